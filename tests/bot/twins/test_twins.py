"""Nobody but the subject can tell whether, how often or how a secret question has been answered."""

import asyncio
from collections.abc import Iterator
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

import pytest

import renderer
from bot.matches import trying
from tests.bot.twins import world as worlds
from tests.bot.twins.glass import Glass
from tests.bot.twins.scripts import SCRIPTS
from tests.bot.twins.world import Parting, parted, world

TOGETHER = ("bazaar", "fortuna")
"""The games that ask several people something in secret at the same time."""
Heard = dict[str, tuple[Any, dict[str, list[str]]]]
COURSES = {
    "none": worlds.nothing,
    "one": worlds.one,
    "changed": worlds.changed,
    "other": worlds.other,
}


@pytest.fixture(scope="module", autouse=True)
def glass() -> Iterator[None]:
    """All that could be painted can be told apart."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(renderer, "painter", Glass)
        # What-ifs deal what is hidden anew, in each world the same way.
        patch.setattr(trying, "new_seed", lambda: bytes(32))
        yield


@pytest.fixture(scope="module", params=TOGETHER)
def asked(
    glass: None, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Parting:
    """Somebody is asked in secret together with others."""
    return asyncio.run(parted(tmp_path_factory.mktemp("twins"), request.param))


@pytest.mark.parametrize("script", SCRIPTS)
async def test_the_worlds_are_the_same_for_all_others(
    asked: Parting, tmp_path: Path, script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: dict[str, Heard] = {}
    for name, course in COURSES.items():
        monkeypatch.setattr(trying, "new_id", (f"trial{number}" for number in count()).__next__)
        async with world(asked, tmp_path / name, course) as there:
            await SCRIPTS[script](there)
            heard[name] = there.heard
    first = heard.pop("none")
    found = [line for name, told in heard.items() for line in differing(name, first, told)]
    assert not found, "\n".join(found[:12])


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
