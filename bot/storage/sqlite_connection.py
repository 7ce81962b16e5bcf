"""One aiosqlite connection: a thread with an SQLite connection in which whole pieces of work are done.

aiosqlite hands each statement to its thread and back, and its results once more. That costs more than most
statements do. So a piece of work, usually a whole transaction, goes there in one hop, and SQLAlchemy Core
makes and runs its statements there: plainly, without an event loop and without greenlets.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

import aiosqlite
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from typing_extensions import override

from bot.storage.errors import StorageDamaged, StorageError

CLOSED = "the database has been closed"
DAMAGED = "the names in it are no text"

T = TypeVar("T")


class SqliteConnection:
    """A connection that is opened once, used by one task at a time and closed once."""

    def __init__(self, engine: Engine, pragmas: Sequence[str]) -> None:
        self._engine = engine
        self._pragmas = pragmas
        self._driver = _Driver(self._connect)
        self._core: Connection | None = None
        self._changing = asyncio.Lock()
        self._closing = False

    async def open(self) -> None:
        """Connect and set the pragmas. Raises SQLAlchemy's errors, StorageError for a damaged file."""
        async with self._changing:
            await to_its_end(self._driver.connect())

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do something in the connection's thread, after whatever is still being done there.

        Whoever is cancelled meanwhile waits for its end, as it cannot be stopped. Raises StorageError if the
        connection has been closed.
        """
        core = self._core
        if core is None or self._closing:
            raise StorageError(CLOSED)
        try:
            return await self._driver.do(lambda: work(core))
        except asyncio.CancelledError:
            # The thread does one thing after the other: this begins when that has ended.
            with suppress(ValueError):  # it has been closed since then
                await to_its_end(self._driver.do(lambda: None))
            raise

    async def roll_back(self) -> None:
        """Undo what was not committed; a connection on which that fails is not reusable."""
        with suppress(StorageError, SQLAlchemyError):
            await self.do(Connection.rollback)

    @property
    def reusable(self) -> bool:
        """Whether the next transaction can begin on it."""
        return not self._closing and not self._driver.in_transaction

    async def close(self) -> None:
        """Wait for what is being done, roll back what was not committed, and disconnect."""
        async with self._changing:
            if self._core is not None and not self._closing:
                self._closing = True
                await to_its_end(self._driver.disconnect(self._core))

    def _connect(self) -> sqlite3.Connection:
        """Run by aiosqlite in its thread: connects by SQLAlchemy, so that both have the same connection."""
        core = self._engine.connect()
        try:
            for pragma in self._pragmas:
                core.exec_driver_sql(f"PRAGMA {pragma}")
            core.commit()
        except UnicodeDecodeError as error:
            # SQLite quotes what it has read, and that is not even text.
            core.close()
            raise StorageDamaged(DAMAGED) from error
        except BaseException:
            core.close()
            raise
        self._core = core
        return cast("sqlite3.Connection", core.connection.driver_connection)


class _Driver(aiosqlite.Connection):
    """aiosqlite's connection, with a door for work of one's own."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        # Whoever forgets to close a database is not to keep the program from ending.
        self._thread.daemon = True
        self._stopped: asyncio.Future[Any] | None = None

    async def connect(self) -> None:
        """Start the thread and connect."""
        try:
            await self
        except BaseException:
            if self._stopped is not None:  # the thread still speaks to this event loop
                await self._stopped
            raise

    async def do(self, work: Callable[[], T]) -> T:
        """Do something in the thread."""
        done: T = await self._execute(work)  # type: ignore[no-untyped-call] # aiosqlite says no types there
        return done

    async def disconnect(self, core: Connection) -> None:
        """Close what SQLAlchemy and aiosqlite share, and end the thread."""
        await self.do(core.close)
        await self.close()

    @override
    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread, and note when it has ended."""
        self._stopped = super().stop()
        return self._stopped


async def to_its_end(doing: Coroutine[Any, Any, T]) -> T:
    """Await what cannot be stopped: whoever is cancelled meanwhile is so after its end."""
    task = asyncio.ensure_future(doing)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            try:
                await asyncio.wait([task])
            except asyncio.CancelledError:
                continue
        raise
