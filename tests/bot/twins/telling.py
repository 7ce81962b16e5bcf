"""What worlds are played, and where they could be told apart."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

import pytest

from bot.matches.whatif import service
from engines.core import Stream
from tests.bot.twins import world as worlds
from tests.bot.twins.scripts import CALLING, LOOKING_BACK, SCRIPTS, Script, acts, steps_back
from tests.bot.twins.world import ALONE, PAIRED, PLAYERS, TOGETHER, Course, Moment, Parting, world
from tests.seed import SEED

ALL = os.environ.get("CARAVAN_TWINS") == "all"
"""Whether all courses are compared, in all cases; a short run compares two, in some cases."""
FEW = 8
"""How many cases of each game a short run plays."""
Heard = dict[str, tuple[Any, dict[str, list[str]]]]


@dataclass(frozen=True)
class Twins:
    """Worlds that others must not be able to tell apart, from so many hours after the parting on.

    deaf: who may tell them apart, since they know themselves whether they were the last to answer.
    """

    courses: tuple[Course, ...]
    scripts: Sequence[Script] = SCRIPTS
    hours: float = 0
    deaf: Sequence[str] = ()


ANSWERING = Twins((worlds.nothing, worlds.one, worlds.changed, worlds.other))
REMINDED = Twins(ANSWERING.courses, CALLING, worlds.HALF)
REVEALED = Twins((worlds.second, worlds.first, worlds.first_after_all), LOOKING_BACK)
ACTING = Twins(ANSWERING.courses, [acts])
AMID_ACTS = Twins((worlds.first_before_an_act, worlds.first_after_an_act), LOOKING_BACK)
"""In games in which one may act without being asked."""
COMPLETED = Twins((worlds.last, worlds.first), LOOKING_BACK, deaf=PLAYERS)
ANSWERED = Twins((worlds.one, worlds.other), LOOKING_BACK)
BESIDE = Twins(ANSWERING.courses, [one for one in SCRIPTS if one is not steps_back])
"""Where two are asked, whoever answers sees by what follows that the other has."""
PLAYED = {
    TOGETHER: {
        "answering": ANSWERING,
        "reminded": REMINDED,
        "revealed": REVEALED,
        "completed": COMPLETED,
    },
    PAIRED: {"answering": BESIDE, "reminded": REMINDED, "completed": COMPLETED},
    ALONE: {"answered": ANSWERED},
}
ACTED = {game: {"acting": ACTING, "amid acts": AMID_ACTS} for game in ("bazaar", "conqueror")}
MOMENTS = (
    ("bazaar", Moment(TOGETHER)),
    ("frontier", Moment(TOGETHER)),
    ("fortuna", Moment(TOGETHER)),
    ("fortuna", Moment(ALONE)),
    ("tadmor", Moment(ALONE)),
    ("conqueror", Moment(TOGETHER, "preparation")),
    ("conqueror", Moment(PAIRED, "tactics")),
    ("conqueror", Moment(ALONE, "preparation")),
    ("conqueror", Moment(ALONE, "heroes")),
    ("mesopotamia", Moment(TOGETHER, "quests")),
    ("mesopotamia", Moment(PAIRED, "bid")),
)
"""The games that ask in secret, and how they do."""


def drawn(courses: Sequence[Course], purpose: str) -> Sequence[Course]:
    """The first of some courses and another, drawn anew for each run; all of them at length."""
    if ALL:
        return courses
    others = courses[1:]
    return courses[0], others[Stream(SEED.encode(), purpose, 0).below(len(others))]


def played(game: str, how: str) -> dict[str, Twins]:
    """The worlds that are compared from such a moment of a game on."""
    return PLAYED[how] | (ACTED.get(game, {}) if how == TOGETHER else {})


def cases(game: str) -> list[Any]:
    """Every moment of a game at which somebody is asked in secret, what they may do, what others do."""
    return [
        pytest.param((game, moment), twins, script, id=f"{game}-{moment}-{name}-{script.__name__}")
        for known, moment in MOMENTS
        if known == game
        for name, twins in played(game, moment.how).items()
        for script in twins.scripts
    ]


def few_cases(*games: str) -> list[Any]:
    """Some of the cases of each game, others with every seed; all of them at length."""
    return [case for game in games for case in _few(cases(game), game)]


def _few(found: list[Any], game: str) -> list[Any]:
    if ALL:
        return found
    Stream(SEED.encode(), f"few of {game}", 0).shuffle(found)
    return found[:FEW]


async def told_apart(
    parting: Parting, twins: Twins, script: Script, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Where others could tell the worlds apart."""
    heard: dict[str, Heard] = {}
    courses = drawn(twins.courses, f"{parting.game} {script.__name__}")
    for course in courses:
        name = course.__name__
        monkeypatch.setattr(service, "new_id", (f"trial{number}" for number in count()).__next__)
        async with world(parting, folder / name, course, twins.hours, twins.deaf) as there:
            await script(there)
            heard[name] = there.heard
    first = heard.pop(courses[0].__name__)
    return [line for name, told in heard.items() for line in differing(name, first, told)]


def differing(name: str, first: Heard, told: Heard) -> Iterator[str]:
    """Where two worlds part, step by step and place by place."""
    yield from (f"{name}: {step}" for step in first.keys() ^ told.keys())
    for step in [one for one in told if one in first]:
        answer, places = told[step]
        before, there = first[step]
        if answer != before:
            yield f"{name}, {step}: {answer} instead of {before}"
        for place in sorted(places.keys() | there.keys()):
            for line, other in zip_longest(places.get(place, []), there.get(place, [])):
                if line != other:
                    yield f"{name}, {step}, {place}: {parting(line, other)}"


def parting(line: str | None, other: str | None) -> str:
    """The part of two lines around the first letter in which they differ."""
    if line is None or other is None:
        return f"only {'there' if line is None else 'here'}: {(line or other or '')[:300]}"
    at = next((at for at, (a, b) in enumerate(zip(line, other, strict=False)) if a != b), 0)
    return f"{line[max(0, at - 60) : at + 80]!r} instead of {other[max(0, at - 60) : at + 80]!r}"
