"""When sessions begin at Discord: several processes with one token take turns, by locks in their database.

Discord lets one session begin in five seconds for each remainder of the shards by a number that it tells. Who
begins sooner is refused, and has used up one of the day's thousand sessions for nothing.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import URL, NullPool, text
from sqlalchemy.exc import SQLAlchemyError

from bot.storage.address import for_driver

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

SPACE = 0x6361_7276
"""What the advisory locks of PostgreSQL that stand for turns have in common."""
WINDOW = 5.5
"""Seconds for which a turn is kept: Discord's five, and what may pass until a session is asked for."""

_log = structlog.get_logger(__name__)


class SessionStarts:
    """Lets one session begin at a time. at_once: by what remainders of shards Discord counts them."""

    def __init__(self, url: URL, at_once: int) -> None:
        # A tenth of a second at every start, for PostgreSQL only.
        from sqlalchemy.ext.asyncio import create_async_engine

        bare, arguments = for_driver(url)
        self._at_once = at_once
        self._engine = create_async_engine(
            bare, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=arguments
        )
        self._keeping: set[asyncio.Task[None]] = set()
        self._kept: set[AsyncConnection] = set()

    async def turn(self, shard: int) -> None:
        """Wait until a session may begin on a shard, which is then to begin at once.

        Without the database nobody can be waited for: it begins after Discord's time for one.
        """
        try:
            connection = await self._taken(shard % self._at_once)
        except (SQLAlchemyError, OSError) as error:
            _log.warning("turn not taken", shard=shard, reason=type(error).__name__)
            await asyncio.sleep(WINDOW)
            return
        self._kept.add(connection)
        keeping = asyncio.create_task(self._keep(connection))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._keeping.discard)

    async def _taken(self, key: int) -> "AsyncConnection":
        connection = await self._engine.connect()
        try:
            lock = text("SELECT pg_advisory_lock(:space, :key)")
            await connection.execute(lock, {"space": SPACE, "key": key})
        except BaseException:
            await _give_up(connection)
            raise
        return connection

    async def close(self) -> None:
        """Give up what is still kept."""
        for one in self._keeping:
            one.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)
        for connection in self._kept:  # also those that were to be kept from now on
            await _give_up(connection)
        await self._engine.dispose()

    async def _keep(self, connection: "AsyncConnection") -> None:
        """Hold a turn until another session may begin; a lock lives as long as its connection."""
        await asyncio.sleep(WINDOW)
        await _give_up(connection)
        self._kept.discard(connection)


async def _give_up(connection: "AsyncConnection") -> None:
    with suppress(SQLAlchemyError, OSError):
        await connection.close()
