"""How far a seat can grow."""

from engines.mesopotamia.ids import FOOD
from engines.mesopotamia.state import Mesopotamia


def possible(game: Mesopotamia, seat: int, food: int, steps: int) -> int:
    """How many steps can be paid and taken; a top that is taken is closed (MES-18.1, MES-18.3, MES-18.4)."""
    payable = game.realms[seat].goods[FOOD] // food
    return min(steps, payable, game.population.room(seat))
