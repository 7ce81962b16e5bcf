"""The machine's clock jumps: nobody loses time by it, and what is owed still goes out."""

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.app import Caravanserai
from bot.sandbox import Member, Sandbox
from bot.storage.tables import waits
from tests.bot.app.hasty import entry_of, info_of, past_the_secrets, play_on
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun

DAY = 86_400


class Jumping:
    """The machine's clock, which can be set wrong."""

    def __init__(self) -> None:
        self.wrong = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.wrong

    def steady(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.02))


@pytest.fixture
def clock() -> Jumping:
    return Jumping()


@pytest.fixture
async def jumping(sandbox: Sandbox, tmp_path: Path, clock: Jumping) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, tmp_path, clock=clock) as bot:
        yield bot


@pytest.fixture
async def match(sandbox: Sandbox, jumping: Caravanserai, ana: Member, ben: Member) -> Match:
    started = await begun(sandbox, jumping, ana, ben, deadline=DAY)
    await past_the_secrets(started)
    return started


async def due(match: Match) -> datetime:
    async with match.bot.matches.storage.read() as connection:
        found = await connection.execute(select(waits.c.due_at).where(waits.c.due_at.is_not(None)))
        moment: datetime = found.scalars().first() or datetime.max.replace(tzinfo=UTC)
    return moment


@pytest.mark.parametrize("days", [3, 400])
async def test_a_clock_set_forward_lets_nobodys_time_run_out(
    match: Match, clock: Jumping, days: int
) -> None:
    before, entry = await due(match), await entry_of(match)
    clock.wrong = timedelta(days=days)
    while await due(match) == before:  # noqa: ASYNC110 - only a test
        await asyncio.sleep(0)
    assert await entry_of(match) == entry
    assert abs(await due(match) - before - clock.wrong) < timedelta(minutes=1)
    await play_on(match)
    assert await entry_of(match) > entry


async def test_a_clock_set_back_holds_no_post_up(match: Match, clock: Jumping) -> None:
    before, tally = len(match.posts), match.bot.dispatcher.tally
    match.sandbox.faults.fail("create_message", status=503, times=None)
    clock.wrong = timedelta(days=30)
    await play_on(match)
    await match.player.until(lambda: tally.later or None, "an error")
    clock.wrong = timedelta()
    match.sandbox.faults.clear()
    await match.player.until(lambda: len(match.posts) > before or None, "the post")
    assert (await info_of(match)).paused_at is None


async def test_a_clock_set_back_refuses_no_answer_and_moves_no_deadline(
    match: Match, clock: Jumping
) -> None:
    before, entry = await due(match), await entry_of(match)
    clock.wrong = timedelta(days=-400)
    await match.bot.matches.idle()
    assert await due(match) == before
    await play_on(match)
    assert await entry_of(match) > entry
    assert clock.now() < await due(match) <= clock.now() + timedelta(seconds=DAY)
