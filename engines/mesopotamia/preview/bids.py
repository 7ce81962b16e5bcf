"""What a side of a fight can bid."""

from engines.mesopotamia.ids import KNUCKLE, STRENGTH, TACTICS, TRIBE
from engines.mesopotamia.state import Mesopotamia, Side


def most_to_bid(game: Mesopotamia, side: Side) -> int:
    """All the knuckles a side has: its own, and those that ships or a tribe bring (MES-20.3, MES-21.1)."""
    own = 0 if side.party == TRIBE else game.realms[side.party].goods[KNUCKLE]
    return own + side.knuckles


def proposed(game: Mesopotamia, side: Side) -> dict[str, int]:
    """A safe bid: half of its own knuckles and all that ships bring on strength, the rest on tactics.

    For a tribe it is two thirds on strength.
    """
    most = most_to_bid(game, side)
    own = most - side.knuckles
    tactics = most // 3 if side.party == TRIBE else own // 2
    return {STRENGTH: most - tactics, TACTICS: tactics}


def bid_by_rules(game: Mesopotamia, side: Side) -> int:
    """In simplified combat, the bid of those whom the rules play (MES-31.11).

    Half of what they have, rounded up, and at least what ships bring (MES-AUT9); all that a tribe has.
    """
    most = most_to_bid(game, side)
    return most if side.party == TRIBE else max(side.knuckles, -(-most // 2))
