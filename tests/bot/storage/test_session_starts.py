"""Turns at beginning sessions, taken by several processes on one server."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import URL, make_url

from bot.storage import session_starts
from bot.storage.session_starts import SessionStarts
from tests.bot.servers import Server

WINDOW = 0.4


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_starts, "WINDOW", WINDOW)


@asynccontextmanager
async def process(url: URL, at_once: int = 1) -> AsyncIterator[SessionStarts]:
    starts = SessionStarts(url, at_once)
    yield starts
    await starts.close()


async def test_whoever_comes_second_waits_until_the_first_has_had_its_time(
    postgres: Server,
) -> None:
    async with postgres.database() as url, process(url) as first, process(url) as second:
        begun: list[float] = []

        async def begin(starts: SessionStarts, shard: int) -> None:
            await starts.turn(shard)
            begun.append(time.monotonic())

        async with asyncio.TaskGroup() as beginning:
            for starts, shard in ((first, 0), (second, 1), (first, 2)):
                beginning.create_task(begin(starts, shard))
    assert begun[1] - begun[0] >= WINDOW
    assert begun[2] - begun[1] >= WINDOW


async def test_shards_that_discord_counts_apart_need_not_wait(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_starts, "WINDOW", 60)
    async with postgres.database() as url, process(url, 2) as first, process(url, 2) as second:
        await asyncio.wait_for(first.turn(2), 30)
        await asyncio.wait_for(second.turn(3), 30)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(second.turn(4), 0.1)
        await first.close()
        await asyncio.wait_for(second.turn(4), 30)


async def test_whoever_closes_as_soon_as_it_has_a_turn_gives_it_up(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_starts, "WINDOW", 60)
    async with postgres.database() as url, process(url) as first, process(url) as second:
        await first.turn(0)
        await first.close()
        await asyncio.wait_for(second.turn(0), 30)


async def test_without_a_server_the_usual_time_is_waited() -> None:
    async with process(make_url("postgresql+asyncpg://127.0.0.1:9/nothing")) as starts:
        before = time.monotonic()
        await starts.turn(0)
        assert time.monotonic() - before >= WINDOW
