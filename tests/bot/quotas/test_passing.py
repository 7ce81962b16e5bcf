"""Limits on what takes much computing, counted in memory."""

from typing import Any, cast

import pytest

from bot.domain.errors import MatchError
from bot.domain.quotas import FILES, WHATIFS
from bot.quotas import passing
from bot.quotas.passing import Gate
from tests.bot.matches.support import ManualClock

ANA, BEN = 101, 102
NOWHERE = None
"""A direct message, where no server has set up anything."""


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def gate(clock: ManualClock) -> Gate:
    return Gate(cast("Any", None), clock)


async def test_within_a_minute_one_comes_through_only_so_often(
    gate: Gate, clock: ManualClock
) -> None:
    for _ in range(FILES.default):
        await gate.enter(FILES, NOWHERE, ANA)
        clock.move(seconds=1)
    with pytest.raises(MatchError, match="quotas-files-met"):
        await gate.enter(FILES, NOWHERE, ANA)
    clock.move(seconds=60 - FILES.default)
    await gate.enter(FILES, NOWHERE, ANA)
    with pytest.raises(MatchError):
        await gate.enter(FILES, NOWHERE, ANA)


async def test_one_person_and_one_limit_do_not_count_for_another(gate: Gate) -> None:
    for _ in range(FILES.default):
        await gate.enter(FILES, NOWHERE, ANA)
    await gate.enter(FILES, NOWHERE, BEN)
    await gate.enter(WHATIFS, NOWHERE, ANA)


async def test_what_is_refused_counts_for_nothing(gate: Gate, clock: ManualClock) -> None:
    for _ in range(FILES.default):
        await gate.enter(FILES, NOWHERE, ANA)
    clock.move(seconds=59)
    with pytest.raises(MatchError):
        await gate.enter(FILES, NOWHERE, ANA)
    clock.move(seconds=1)
    await gate.enter(FILES, NOWHERE, ANA)


async def test_however_many_people_come_only_the_last_ones_are_remembered(
    clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passing, "KEPT", 3)
    gate = Gate(cast("Any", None), clock)
    first, *others = range(4)
    for user in (first, *others):
        for _ in range(FILES.default):
            await gate.enter(FILES, NOWHERE, user)
    for user in others:
        with pytest.raises(MatchError):
            await gate.enter(FILES, NOWHERE, user)
    await gate.enter(FILES, NOWHERE, first)
