"""How long matches of the games usually are, as measured with simulated players."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from data.tables import read_toml

FILE = files("data").joinpath("lengths.toml")

_Pace = frozenset[tuple[str, object]]


@dataclass(frozen=True, slots=True)
class Length:
    """A usual match: the answers all players give together, and the days it takes by post."""

    answers: int
    days: int


def length(game: str, players: int, pace: Mapping[str, object]) -> Length | None:
    """How long a match of so many players usually is; None if nobody has measured it.

    pace: the options that decide how long a match of this game is (`GameSpec.pace`).
    """
    return _lengths().get((game, players, frozenset(pace.items())))


@cache
def _lengths() -> dict[tuple[str, int, _Pace], Length]:
    return {
        (row["game"], row["players"], frozenset(row.get("options", {}).items())): Length(
            row["answers"], row["days"]
        )
        for row in read_toml(FILE).get("lengths", [])
    }
