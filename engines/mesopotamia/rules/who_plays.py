"""Who meets in a place, and who of them attacks (MES-19.1, MES-20.24)."""

from itertools import combinations

from engines.mesopotamia.ids import TRIBE
from engines.mesopotamia.state import Mesopotamia

Pairing = tuple[int, int]
"""The attacker and the defender: seats, or TRIBE for the defender."""


def parties(game: Mesopotamia, place: str) -> list[int]:
    """The parties with land units in a place in the order in which they came, a tribe first (MES-19.4)."""
    ground = game.grounds[place]
    return [*([TRIBE] if ground.tribe else []), *ground.armed()]


def contested(game: Mesopotamia) -> list[str]:
    """The places in which there is a combat, by their ids (MES-19.1, MES-22.2)."""
    return [place for place in game.grounds if len(parties(game, place)) > 1]


def pairings(game: Mesopotamia, place: str) -> list[Pairing]:
    """The pairs that can fight next: whoever has come later attacks, and a tribe never does (MES-20.24).

    Those with the fewest units come first.
    """
    ground = game.grounds[place]
    sizes = {
        party: sum(ground.tribe.values()) if party == TRIBE else ground.units(party)
        for party in parties(game, place)
    }
    found = [(later, sooner) for sooner, later in combinations(sizes, 2)]
    return sorted(found, key=lambda pair: sum(sizes[one] for one in pair))
