"""Killed at random instants: nothing shown as taken is lost, everything owed is posted once."""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

from sqlalchemy import select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.match import Status
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.tables import interactions, log, matches, outbox
from engines.core.wire import read_entry_line
from tests.bot.forked import heard
from tests.bot.matches import crash
from tests.bot.matches.crash import FileDiscord, Page
from tests.bot.matches.support import ManualClock, Shelf, url

KILLS = int(os.environ.get("CARAVAN_KILLS", "10"))


def shown_in(folder: Path) -> int:
    """How many answers have been shown as taken."""
    shown = folder / "shown"
    return shown.read_bytes().count(b"\n") if shown.exists() else 0


async def run_and_kill(folder: Path, seed: str, answers: int, seconds: float) -> None:
    """Let the bot play so many answers and a moment more, and kill it."""
    enough = shown_in(folder) + answers
    async with heard(crash.run, str(folder), seed, surroundings=os.environ) as bot:
        ready = await bot.stdout.readline()
        while ready and bot.returncode is None and shown_in(folder) < enough:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.005)
        await asyncio.sleep(seconds)
        bot.kill()
        complaints = (await bot.communicate())[1].decode()
    assert ready == b"ready\n", complaints
    assert "Traceback" not in complaints, complaints
    assert "[error" not in complaints, complaints


async def everything_shown_is_there(storage: Storage, folder: Path) -> None:
    async with storage.read() as connection:
        done = set((await connection.execute(select(interactions.c.id))).scalars())
        rows = (await connection.execute(select(log.c.match_id, log.c.body))).all()
    logged = {(row.match_id, getattr(read_entry_line(row.body), "decision", "")) for row in rows}
    shown = Page(folder / "shown").lines()
    assert shown
    assert {line["id"] for line in shown} <= done
    answers = [line for line in shown if line["decision"] is not None]
    assert {(line["match"], line["decision"]) for line in answers} <= logged


async def everything_owed_is_posted_once(storage: Storage, folder: Path) -> None:
    service = Matches(storage, Shelf(), clock := ManualClock())
    clock.move(days=3650)
    await Dispatcher(service.store, FileDiscord(Page(folder / "posted"))).settle()
    async with storage.read() as connection:
        rows = (await connection.execute(select(outbox.c.id, outbox.c.state))).all()
    times = Counter(line["row"] for line in Page(folder / "posted").lines())
    assert set(times.values()) == {1}
    assert {row.state for row in rows} == {"sent", "dropped"}
    assert set(times) == {row.id for row in rows if row.state == "sent"}


async def every_log_leads_to_its_position(storage: Storage) -> None:
    service = Matches(storage, Shelf())
    async with storage.read() as connection:
        ids = (
            await connection.execute(
                select(matches.c.id).where(matches.c.status != Status.LOBBY.value)
            )
        ).scalars()
    for match_id in ids:
        match = (await service.store.live(match_id)).match
        again = match.replay(match.spec, match.content, match.header, match.entries)
        assert again.state_hash() == match.state_hash()
        assert again.table.counters == match.table.counters


async def test_killed_at_any_instant_nothing_is_lost_and_nothing_comes_twice(
    tmp_path: Path,
) -> None:
    seed = str(random.randrange(10**6))
    print("seed", seed)  # noqa: T201 - shown if the test fails
    chance = random.Random(seed)
    for life in range(KILLS):
        answers, seconds = chance.randrange(25), chance.random() / 20
        await run_and_kill(tmp_path, f"{seed}.{life}", answers, seconds)
    storage = await Storage.open(url(tmp_path / "caravan.sqlite3"))
    try:
        await everything_shown_is_there(storage, tmp_path)
        await everything_owed_is_posted_once(storage, tmp_path)
        await every_log_leads_to_its_position(storage)
    finally:
        await storage.close()
