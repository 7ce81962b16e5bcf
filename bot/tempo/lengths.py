"""How long matches usually are, by game and number of players: measured, written down, read again.

`python -m bot.tempo.lengths [GAME…]` plays simulated matches and writes `data/lengths.toml` anew.
"""

import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from bot.tempo.course import Course
from bot.tempo.measure import Table, measured
from bot.tempo.people import HOUR, AnswerHabits, Night
from data import lengths
from data.content import digest, load
from engines.core import GameSpec
from engines.core.options import Options
from engines.core.players import GreedyPlayer, Player
from engines.registry import games

MATCHES = 10
SEED = "0"
HABITS = AnswerHabits(4 * HOUR, 1.0, Night(23, 7), (-5, 0, 1, 9))
"""How people answer unless something else is asked for."""

_HEAD = f"""\
# How long a match usually is: the answers all players give together, and the days it takes by post.
# Means of {MATCHES} simulated matches, written by `python -m bot.tempo.lengths`; see docs/tempo.md.
"""


def quick() -> Player:
    """A greedy player that looks at five answers, and no further than it must to see what they bring."""
    return GreedyPlayer(depth=None, most=5)


@dataclass(frozen=True, slots=True)
class Measured:
    """What one game takes with so many players, with the options that decide it."""

    game: str
    players: int
    pace: Options
    answers: int
    days: int


def courses(spec: GameSpec[Any], players: int, pace: Options, matches: int) -> Iterator[Course]:
    """Matches as they go where all who are awaited are asked at once.

    Other options have their defaults, as far as so many can play with them.
    """
    raw = load(spec.key)
    options = spec.suited(pace, players) or pace
    table = Table(spec, spec.content(raw), digest(raw), options, players)
    return (both.built for both in measured(table, HABITS, quick, matches, SEED))


def answers_in(course: Course) -> int:
    """How many answers were given in a match."""
    return sum(sitting.answers for sitting in course.sittings)


def measure(spec: GameSpec[Any], players: int, pace: Options, matches: int = MATCHES) -> Measured:
    """Play so many matches and take the means; what is over sooner takes a day."""
    found = list(courses(spec, players, pace, matches))
    answers, days = fmean(map(answers_in, found)), fmean(course.days for course in found)
    return Measured(spec.key, players, pace, round(answers), max(1, round(days)))


def written(found: list[Measured]) -> str:
    """The figures as they are kept."""
    rows = [
        f'[[lengths]]\ngame = "{one.game}"\nplayers = {one.players}\n{_options(one.pace)}'
        f"answers = {one.answers}\ndays = {one.days}\n"
        for one in found
    ]
    return "\n".join([_HEAD, *rows])


def _options(pace: Options) -> str:
    told = ", ".join(f'{option} = "{value}"' for option, value in pace.items())
    return f"options = {{ {told} }}\n" if told else ""


def figures(wanted: Collection[str]) -> Iterator[Measured]:
    """The figures of all games: of those wanted measured anew, of the others as they are kept."""
    for spec in games().values():
        for pace, players in tables(spec):
            known = None if spec.key in wanted else lengths.length(spec.key, players, pace)
            if known is None:
                yield measure(spec, players, pace)
            else:
                yield Measured(spec.key, players, pace, known.answers, known.days)


def tables(spec: GameSpec[Any]) -> Iterator[tuple[Options, int]]:
    """What is measured of a game: each pace, with each number of players that can play at it."""
    for pace in spec.paces():
        for players in spec.players:
            if spec.suited(pace, players) is not None:
                yield pace, players


def main(wanted: Collection[str]) -> None:
    """Measure some games, or all, and keep the figures."""
    found = list(figures(wanted or games()))
    Path(str(lengths.FILE)).write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
