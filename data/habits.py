"""The habits of games as they are kept: a file beside the content of each game that has any."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

NAME = "habits.json"


def file_of(game: str) -> Traversable:
    """Where the habits of a game are kept, or would be."""
    return files("data").joinpath(game, NAME)


@cache
def stored(game: str) -> bytes | None:
    """The habits of a game as they are kept; None if it has none."""
    file = file_of(game)
    return file.read_bytes() if file.is_file() else None
