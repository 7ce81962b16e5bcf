"""Many simulated matches of one game, each played in strict order and as it is built, and what they took."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bot.bench.figure import percentile
from bot.tempo.course import Course, run
from bot.tempo.orders import AtOnce, OneByOne, Ordering, PlayOrder
from bot.tempo.people import DAY, AnswerHabits, people_for
from bot.tempo.script import Staged
from engines.core import GameSpec, Routine, Stream, Text, key_from
from engines.core.players import Player

QUANTILES = (10, 50, 90)


@dataclass(frozen=True, slots=True)
class Both:
    """One match in strict order and as it is built."""

    strict: Course
    built: Course


@dataclass(frozen=True, slots=True)
class Table:
    """What is played: the game with its content, the options and how many players."""

    spec: GameSpec[Any]
    content: Any
    digest: str
    options: Mapping[str, object]
    players: int

    def begun(self, key: bytes) -> Staged:
        """A match before its first answer."""
        marks = [None] * self.players
        return Staged.begin(
            self.spec, self.content, self.digest, key, self.options, marks, keeping="none"
        )


@dataclass(frozen=True, slots=True)
class Share:
    """What is waited for how often a match, and for which part of all waiting."""

    topic: Text
    waits: float
    share: float


def measured(
    table: Table,
    habits: AnswerHabits,
    player: Callable[[], Player],
    matches: int,
    seed: str,
    routines: Sequence[Routine] = (),
) -> Iterable[Both]:
    """Play so many matches, each twice with the same people, dice and answers.

    routines: standing orders that everybody follows; as the match is built they take no time.
    """
    for number in range(matches):
        key = key_from(f"{seed}.{number}")
        one_by_one = OneByOne(Ordering(player(), routines))
        strict = _played(table, habits, key, one_by_one)
        yield Both(strict, _played(table, habits, key, AtOnce(one_by_one.script, routines)))


def _played(table: Table, habits: AnswerHabits, key: bytes, order: PlayOrder) -> Course:
    begun = Stream(key, "tempo.begin", 0).below(DAY)
    return run(table.begun(key), order, people_for(habits, table.players, key), begun)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean and quantiles."""
    found = {f"p{percent}": percentile(values, percent) for percent in QUANTILES}
    return {"mean": fmean(values), **found}


def shares(courses: Sequence[Course]) -> list[Share]:
    """What the chains of waits consist of, the longest first; topics of one wording count as one."""
    waits: dict[str, list[int]] = {}
    topics: dict[str, Text] = {}
    for course in courses:
        for link in course.chain():
            topics.setdefault(link.topic.key, link.topic)
            waits.setdefault(link.topic.key, []).append(link.wait)
    whole = sum(sum(one) for one in waits.values()) or 1
    found = [
        Share(topics[key], len(one) / len(courses), sum(one) / whole) for key, one in waits.items()
    ]
    return sorted(found, key=lambda one: (-one.share, one.topic.key))
