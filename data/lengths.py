"""How long matches of the games usually are, as measured with simulated players."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from data.tables import read_toml

FILE = files("data").joinpath("lengths.toml")


@dataclass(frozen=True, slots=True)
class Length:
    """A usual match: the answers all players give together, and the days it takes by post."""

    answers: int
    days: int


def length(game: str, players: int) -> Length | None:
    """How long a match of so many players usually is; None if nobody has measured it."""
    return _lengths().get((game, players))


@cache
def _lengths() -> dict[tuple[str, int], Length]:
    rows = read_toml(FILE).get("lengths", [])
    return {(row["game"], row["players"]): Length(row["answers"], row["days"]) for row in rows}
