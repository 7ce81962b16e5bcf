"""How many pieces a seat may still put on the map."""

from engines.mesopotamia.state import Mesopotamia


def room(game: Mesopotamia, seat: int) -> int:
    """How many more units the population of a seat allows (MES-27.8)."""
    return game.growth(seat).units - game.units(seat)


def has_one(game: Mesopotamia, seat: int, piece: str) -> bool:
    """Whether a seat may put one more piece of a kind on the map, wherever that is (MES-12.8, MES-17.4)."""
    if game.content.pieces[piece].movable and room(game, seat) <= 0:
        return False
    return game.stock(seat, piece) > 0
