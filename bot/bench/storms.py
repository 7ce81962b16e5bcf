"""Discord failing now and then, and whether everything owed has arrived once all the same."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, Select, func, select

from bot.domain.outbox import Kind
from bot.sandbox import Sandbox
from bot.storage import Storage
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.tables import interactions, log, matches, outbox
from engines.core.wire import read_entry_line

ERRORS, LIMITS, SLOW, TORN = 0.005, 0.005, 0.01, 0.002
"""Shares of requests: answered by 502, by 429, late, and done but never answered."""
FIRST = 0.001
"""The share of first answers to interactions that meet an error; they are far more reliable."""
DOUBLED = 0.01
"""The share of interactions that are delivered twice."""
LATE, PAUSE = 0.25, 0.5
"""Seconds by which an answer is late, and which a limit asks to wait."""
DROPS = 30.0
"""Seconds between two drops of the gateway, after which the bot resumes."""
QUIET_SECONDS = 120.0
"""How long the bot is given to deliver what it owes when the storm is over."""
POSTS = ("turn", "final", "prompt")
"""What stands as a message of its own wherever it was sent."""

_RESULTS = (
    "create_message",
    "update_message",
    "get_message",
    "list_messages",
    "update_original_webhook_message",
    "create_dm",
)


@asynccontextmanager
async def raging(sandbox: Sandbox) -> AsyncIterator[None]:
    """Let requests fail, limits strike, interactions come twice and the gateway drop until the block ends."""
    faults = sandbox.faults
    for operation in _RESULTS:
        faults.fail(operation, times=None).share = ERRORS
        faults.limit(operation, seconds=PAUSE, times=None).share = LIMITS
        faults.slow(operation, seconds=LATE, times=None).share = SLOW
    faults.cut("create_message", times=None).share = TORN
    faults.fail("create_interaction_response", times=None).share = FIRST
    faults.doubling = DOUBLED
    dropping = asyncio.create_task(_dropping(sandbox))
    try:
        yield
    finally:
        dropping.cancel()
        await asyncio.gather(dropping, return_exceptions=True)
        faults.clear()


async def _dropping(sandbox: Sandbox) -> None:
    while True:
        await asyncio.sleep(DROPS)
        await sandbox.gateway.drop()


@dataclass(frozen=True, slots=True)
class Account:
    """What has gone wrong for good.

    lost: owed posts that were given up or are still owed, posts said to be sent that are not there, and
    answers shown as taken that are not in a log. doubled: posts there twice, and answers logged twice.
    """

    lost: int
    doubled: int


async def settled(url: URL) -> None:
    """Wait until nothing is owed any more, or until it has taken too long."""
    end = time.monotonic() + QUIET_SECONDS
    async with _looking(url) as books:
        while await books.owed() and time.monotonic() < end:  # noqa: ASYNC110 - another process owes it
            await asyncio.sleep(0.5)


async def account(sandbox: Sandbox, url: URL) -> Account:
    """Compare what the bot has in its database with what stands in the channels."""
    there = Counter(
        str(one.nonce) for one in sandbox.world.messages.values() if one.nonce is not None
    )
    async with _looking(url) as books:
        sent = await books.column(
            select(outbox.c.nonce).where(outbox.c.state == "sent", outbox.c.kind.in_(POSTS))
        )
        given_up = len(await books.column(select(outbox.c.id).where(outbox.c.state == "failed")))
        unlogged, owed = await books.unlogged(), await books.owed()
        logged = len(await books.column(select(log.c.match_id).where(log.c.user_id.is_not(None))))
        acted = len(await books.column(select(interactions.c.id)))
    missing = sum(there[str(nonce)] == 0 for nonce in sent)
    twice = sum(count - 1 for count in there.values() if count > 1)
    # Each entry that people have made in logs has an interaction of its own.
    return Account(missing + given_up + owed + unlogged, twice + max(0, logged - acted))


async def answered(url: URL) -> dict[tuple[str, str], int]:
    """All questions that were ever answered, each with its match: as which entry of the log."""
    async with _looking(url) as books, books.storage.read() as connection:
        query = select(log.c.match_id, log.c.number, log.c.body)
        rows = (await connection.execute(query)).all()
    return {
        (row.match_id, getattr(read_entry_line(row.body), "decision", "")): row.number
        for row in rows
    }


async def told_to_all(url: URL) -> set[tuple[str, str]]:
    """Those of them that are known to all by a board: no direct message may ask them any more.

    What is asked in secret stands where it was asked until everybody has answered.
    """
    async with _looking(url) as books, books.storage.read() as connection:
        query = select(*SAID).where(outbox.c.kind == Kind.TURN, outbox.c.state == "sent")
        rows = [readable(one) for one in (await connection.execute(query)).all()]
    upto: Counter[str] = Counter()
    for row in filter(None, rows):
        if not row.payload.secret:
            upto[row.match_id] = max(upto[row.match_id], row.payload.entry)
    found = await answered(url)
    return {about for about, number in found.items() if number <= upto[about[0]]}


@dataclass(frozen=True, slots=True)
class _Books:
    """A database while a bot may be at work on it."""

    storage: Storage

    async def owed(self) -> int:
        return len(
            await self.column(select(outbox.c.id).where(outbox.c.state.in_(("pending", "sending"))))
        )

    async def unlogged(self) -> int:
        """How many matches have a log that is shorter than what has been shown of it."""
        last = select(func.coalesce(func.max(log.c.number), 0)).where(
            log.c.match_id == matches.c.id
        )
        return len(
            await self.column(select(matches.c.id).where(matches.c.entry > last.scalar_subquery()))
        )

    async def column(self, query: Select[Any]) -> list[Any]:
        async with self.storage.read() as connection:
            return list((await connection.execute(query)).scalars())


@asynccontextmanager
async def _looking(url: URL) -> AsyncIterator[_Books]:
    storage = Storage(url)
    try:
        yield _Books(storage)
    finally:
        await storage.close()
