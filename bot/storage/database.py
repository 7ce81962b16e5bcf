"""The database: connections, transactions, and one writer at a time on SQLite."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.errors import DatabaseNewer, StorageBusy, StorageError, told
from bot.storage.migrate import upgrade

READERS = 4
BUSY_SECONDS = 5.0
# So long a transaction queues within this program; only a database that hangs takes longer.
QUEUE_SECONDS = 30.0


class Storage:
    """An open database. `write` and `read` give transactions; their errors are StorageErrors."""

    def __init__(self, url: URL, *, busy_seconds: float = BUSY_SECONDS) -> None:
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        self._writer = self._engine(busy_seconds, writes=True)
        self._reader = self._engine(busy_seconds, writes=False) if self.sqlite else self._writer

    @classmethod
    async def open(cls, url: URL | str, *, busy_seconds: float = BUSY_SECONDS) -> "Storage":
        """Open a database and bring its tables up to date; a missing SQLite file is made.

        Raises DatabaseNewer if a newer program wrote it, StorageError if it cannot be used.
        """
        url = make_url(url)
        storage = cls(url, busy_seconds=busy_seconds)
        try:
            if storage.sqlite and url.database:
                Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            async with storage.write() as connection:
                await connection.run_sync(upgrade)
        except BaseException as error:
            await storage.close()
            if isinstance(error, DatabaseNewer) or not isinstance(error, Exception):
                raise
            raise StorageError(_unusable(url, error)) from error
        return storage

    async def close(self) -> None:
        """Give all connections back."""
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        async with _transaction(self._writer) as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for looking; it sees one moment of the database."""
        async with _transaction(self._reader) as connection:
            yield connection

    def _engine(self, busy_seconds: float, *, writes: bool) -> AsyncEngine:
        if not self.sqlite:
            return create_async_engine(self.url, pool_pre_ping=True, hide_parameters=True)
        engine = create_async_engine(
            self.url,
            pool_size=1 if writes else READERS,
            max_overflow=0,
            pool_timeout=QUEUE_SECONDS,
            hide_parameters=True,
        )
        _prepare_sqlite(engine, busy_seconds, writes=writes)
        return engine


@asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    try:
        async with engine.begin() as connection:
            yield connection
    except StatementError as error:
        raise told(error) from error
    except PoolTimeout as error:
        raise StorageBusy("no connection became free") from error
    except OSError as error:
        raise StorageBusy(f"the database cannot be reached: {error}") from error


def _unusable(url: URL, error: Exception) -> str:
    """One line for the operator: which database, and what its driver says."""
    cause = error.__cause__ or error
    reason = getattr(cause, "orig", None) or cause
    place = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
    line = " ".join(f"{reason}".split()) or type(reason).__name__
    return f"The database {place} cannot be used: {line}. Look at DATABASE_URL."


def _prepare_sqlite(engine: AsyncEngine, busy_seconds: float, *, writes: bool) -> None:
    pragmas = [
        f"busy_timeout = {int(busy_seconds * 1000)}",
        "journal_mode = WAL",
        "synchronous = FULL",  # a commit is on disk when it returns
        "foreign_keys = ON",
        f"query_only = {'OFF' if writes else 'ON'}",
    ]

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # or the driver would begin transactions by itself
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Any) -> None:
        # A writer that begins by reading could not wait for another one: SQLite would refuse it.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
