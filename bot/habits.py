"""The habits by which strong AI players let everybody go on, as they ship with each game."""

from functools import cache

from data.habits import stored
from engines.core.habits import Habits, read_table


@cache
def habits_of(game: str) -> Habits:
    """The habits of a game; with none kept, everything is as usual as anything else."""
    kept = stored(game)
    return Habits() if kept is None else Habits(read_table(kept).weights)
