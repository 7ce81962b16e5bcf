"""Several processes on one database of PostgreSQL, as far as they are processes: each knows what it has read.

Two shards, of which each process has one: GUILD is on the first, ELSEWHERE on the second.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import URL

from bot.delivery.dispatcher import Dispatcher
from bot.domain.shards import ALONE, Shards
from bot.matches.service import Matches
from bot.storage import Storage
from tests.bot.matches.support import Host, ManualClock, PaperMessenger, Shelf
from tests.bot.servers import Server

ELSEWHERE = 1 << 22
FIRST, SECOND = Shards.some(2, [0]), Shards.some(2, [1])


@dataclass
class Process:
    """What one process has in memory."""

    storage: Storage
    matches: Matches
    messenger: PaperMessenger
    dispatcher: Dispatcher
    host: Host


@asynccontextmanager
async def process(
    url: URL,
    clock: ManualClock,
    shards: Shards = ALONE,
    messenger: PaperMessenger | None = None,
) -> AsyncIterator[Process]:
    """A process that has not been started: it does only what it is asked to do."""
    storage = await Storage.open(url)
    matches = Matches(storage, Shelf(), clock, shards=shards)
    paper = messenger or PaperMessenger()
    try:
        yield Process(storage, matches, paper, Dispatcher(matches.store, paper), Host(matches))
    finally:
        await matches.close()
        await storage.close()


@asynccontextmanager
async def two(server: Server, clock: ManualClock) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes with a shard each, which post to the same Discord."""
    async with server.database() as url, AsyncExitStack() as stack:
        messenger = PaperMessenger()
        first, second = [
            await stack.enter_async_context(process(url, clock, shards, messenger))
            for shards in (FIRST, SECOND)
        ]
        second.host.ids = first.host.ids
        yield first, second
