"""How many pieces a seat may still put on the map."""

from engines.mesopotamia.ids import MOVABLE, SCENARIOS
from engines.mesopotamia.state import Mesopotamia


def unit_limit(game: Mesopotamia, seat: int) -> int:
    """How many units the population of a seat allows (MES-27.8).

    Ur and the enemies of Assur may have all their pieces (MES-32.12, MES-33.12).
    """
    if game.mode in SCENARIOS and game.realms[seat].house:
        return sum(game.content.pieces[piece].copies for piece in MOVABLE)
    return game.growth(seat).units


def room(game: Mesopotamia, seat: int) -> int:
    """How many more units a seat may have (MES-27.8)."""
    return unit_limit(game, seat) - game.units(seat)


def has_one(game: Mesopotamia, seat: int, piece: str) -> bool:
    """Whether a seat may put one more piece of a kind on the map, wherever that is (MES-12.8, MES-17.4)."""
    if game.content.pieces[piece].movable and room(game, seat) <= 0:
        return False
    return game.stock(seat, piece) > 0
