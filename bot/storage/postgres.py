"""Transactions on PostgreSQL."""

import time
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar, cast

from sqlalchemy import URL, event
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.storage.address import for_driver
from bot.storage.transaction import Transaction, Work

T = TypeVar("T")

IDLE_SECONDS: Final = 1.0
"""A connection that was not used for so long is tried before it is used: the server may have closed it.

Trying it takes three times to the server and back, which is more than most of what is asked there.
"""
_USED: Final = "used"


class Postgres:
    """The connections to a PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        bare, arguments = for_driver(url)
        self._engine = create_async_engine(bare, hide_parameters=True, connect_args=arguments)
        _try_idle_connections(self._engine)
        # Otherwise each statement would see a moment of its own.
        self._looking = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()

    def write(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        return cast("AbstractAsyncContextManager[Transaction]", self._engine.begin())

    def read(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction for looking; it sees one moment of the database."""
        return cast("AbstractAsyncContextManager[Transaction]", self._looking.begin())

    async def change(self, work: Work[T]) -> T:
        """Do something in a transaction."""
        async with self.write() as connection:
            return await work(connection)

    async def find(self, work: Work[T]) -> T:
        """Look at something in a transaction."""
        async with self.read() as connection:
            return await work(connection)


def _try_idle_connections(engine: AsyncEngine) -> None:
    """Let the pool try connections that were idle for a while, and renew those that have been closed."""
    errors = engine.dialect.loaded_dbapi.Error

    def note(_connection: Any, entry: ConnectionPoolEntry) -> None:
        entry.info[_USED] = time.monotonic()

    def check(connection: Any, entry: ConnectionPoolEntry, _proxy: object) -> None:
        used = entry.info.get(_USED)
        if used is None or time.monotonic() - used < IDLE_SECONDS:
            return
        try:
            connection.ping()
        except errors as error:
            raise InvalidatePoolError from error

    event.listen(engine.sync_engine, "checkin", note)
    event.listen(engine.sync_engine, "checkout", check)
