"""Discord failing now and then, and whether everything owed has arrived once all the same."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox import Sandbox

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


async def settled(database: Path) -> None:
    """Wait until nothing is owed any more, or until it has taken too long."""
    end = time.monotonic() + QUIET_SECONDS
    while _owed(database) and time.monotonic() < end:  # noqa: ASYNC110 - another process owes it
        await asyncio.sleep(0.5)


def account(sandbox: Sandbox, database: Path) -> Account:
    """Compare what the bot has on disk with what stands in the channels."""
    there = Counter(
        str(one.nonce) for one in sandbox.world.messages.values() if one.nonce is not None
    )
    marks = ", ".join("?" for _ in POSTS)
    sent = _column(
        database,
        f"SELECT nonce FROM outbox WHERE state = 'sent' AND kind IN ({marks})",  # noqa: S608 - only marks
        POSTS,
    )
    missing = sum(there[str(nonce)] == 0 for nonce in sent)
    given_up = len(_column(database, "SELECT id FROM outbox WHERE state = 'failed'"))
    twice = sum(count - 1 for count in there.values() if count > 1)
    return Account(
        missing + given_up + _owed(database) + len(_unlogged(database)),
        twice
        + max(0, len(_logged(database)) - len(_column(database, "SELECT id FROM interactions"))),
    )


def _owed(database: Path) -> int:
    return len(_column(database, "SELECT id FROM outbox WHERE state IN ('pending', 'sending')"))


def _logged(database: Path) -> list[object]:
    """The entries people have made in logs, each by an interaction of its own."""
    return _column(database, "SELECT match_id FROM log WHERE user_id IS NOT NULL")


def _unlogged(database: Path) -> list[object]:
    """Matches whose log is shorter than what has been shown of it."""
    return _column(
        database,
        "SELECT id FROM matches WHERE entry > "
        "(SELECT coalesce(max(number), 0) FROM log WHERE log.match_id = matches.id)",
    )


def _column(database: Path, query: str, values: tuple[str, ...] = ()) -> list[object]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return [row[0] for row in connection.execute(query, values)]
