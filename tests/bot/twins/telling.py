"""What worlds are played, and where they could be told apart."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

import pytest

from bot.matches import trying
from engines.core import Stream
from tests.bot.twins import world as worlds
from tests.bot.twins.scripts import CALLING, LOOKING_BACK, SCRIPTS, Script
from tests.bot.twins.world import ALONE, PLAYERS, TOGETHER, Course, Parting, world
from tests.engines.contract.cases import SEED

ALL = os.environ.get("CARAVAN_TWINS") == "all"
"""Whether all courses are compared; a short run compares two."""
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
COMPLETED = Twins((worlds.last, worlds.first), LOOKING_BACK, deaf=PLAYERS)
ANSWERED = Twins((worlds.one, worlds.other), LOOKING_BACK)
PLAYED = {
    TOGETHER: {
        "answering": ANSWERING,
        "reminded": REMINDED,
        "revealed": REVEALED,
        "completed": COMPLETED,
    },
    ALONE: {"answered": ANSWERED},
}
MOMENTS = (
    ("bazaar", TOGETHER),
    ("fortuna", TOGETHER),
    ("fortuna", ALONE),
    ("tadmor", ALONE),
)
"""The games that ask in secret, and how they do."""


def drawn(courses: Sequence[Course], purpose: str) -> Sequence[Course]:
    """The first of some courses and another, drawn anew for each run; all of them at length."""
    if ALL:
        return courses
    others = courses[1:]
    return courses[0], others[Stream(SEED.encode(), purpose, 0).below(len(others))]


def cases(*games: str) -> list[Any]:
    """Every moment of some games at which somebody is asked in secret, what they may do, what others do."""
    return [
        pytest.param((game, moment), twins, script, id=f"{game}-{moment}-{name}-{script.__name__}")
        for game, moment in MOMENTS
        if game in games
        for name, twins in PLAYED[moment].items()
        for script in twins.scripts
    ]


async def told_apart(
    parting: Parting, twins: Twins, script: Script, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Where others could tell the worlds apart."""
    heard: dict[str, Heard] = {}
    courses = drawn(twins.courses, f"{parting.game} {script.__name__}")
    for course in courses:
        name = course.__name__
        monkeypatch.setattr(trying, "new_id", (f"trial{number}" for number in count()).__next__)
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
