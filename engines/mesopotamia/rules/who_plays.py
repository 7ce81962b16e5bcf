"""Who meets in a place, who of them attacks, and for whom the rules decide (MES-19.1, MES-20.24, MES-34)."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from engines.mesopotamia.ids import AUTOMATON, TRIBE
from engines.mesopotamia.rules.parties import plays_tribe
from engines.mesopotamia.state import Mesopotamia

Pairing = tuple[int, int]
"""The attacker and the defender: seats, or TRIBE for the defender."""


def parties(game: Mesopotamia, place: str) -> list[int]:
    """The parties with land units in a place in the order in which they came, a tribe first (MES-19.4)."""
    ground = game.grounds[place]
    return [*([TRIBE] if ground.tribe else []), *ground.armed()]


def contested(game: Mesopotamia) -> list[str]:
    """The places in which there is a combat, by their ids (MES-19.1, MES-22.2)."""
    return [
        place
        for place, ground in game.grounds.items()
        if (len(ground.forces) > 1 or ground.tribe) and any(_foes(game, parties(game, place)))
    ]


def pairings(game: Mesopotamia, place: str) -> list[Pairing]:
    """The pairs that can fight next: whoever has come later attacks, and a tribe never does (MES-20.24).

    Those with the fewest units come first.
    """
    ground = game.grounds[place]
    sizes = {
        party: sum(ground.tribe.values()) if party == TRIBE else ground.units(party)
        for party in parties(game, place)
    }
    found = _foes(game, sizes)
    return sorted(found, key=lambda pair: sum(sizes[one] for one in pair))


def _foes(game: Mesopotamia, there: Iterable[int]) -> Iterator[Pairing]:
    """Any two of some parties who fight each other: a team does not among itself (MES-34.7)."""
    for sooner, later in combinations(there, 2):
        if not game.are_allies(sooner, later):
            yield later, sooner


def by_rules(game: Mesopotamia, party: int) -> bool:
    """Whether a party is a seat that the rules play, so that nobody is ever asked for it (MES-30.2)."""
    return party == game.house()


def is_solo(game: Mesopotamia, attacker: int, defender: int) -> bool:
    """Whether two parties fight without bids: solo combat (MES-31.1).

    So do all that meet the house seat (MES-30.22, MES-34.3, MES-34.5). So do those who meet a tribe where
    one person plays or a team (MES-31.8, MES-34.9), or where the house seat decides for it (MES-34.4).
    """
    if game.house() is None:
        return False
    if by_rules(game, attacker) or by_rules(game, defender):
        return True
    if defender != TRIBE:
        return False
    rivals = game.mode == AUTOMATON and len(game.realms) > 2  # a person, and the house seat
    return not rivals or by_rules(game, plays_tribe(game, attacker))
