"""Who gets the hourglass next (CON-8.2)."""

from engines.conqueror.preview.food import supply
from engines.conqueror.state import Conqueror


def next_first(game: Conqueror) -> int:
    """The player with fewest forts, then least food, then next clockwise after the first player."""
    circle = game.clockwise(game.first)
    return min(
        circle,
        key=lambda seat: (len(game.forts(seat)), supply(game, seat), circle.index(seat)),
    )
