"""Transactions on SQLite: one writer at a time, readers that never wait for it.

The connections are aiosqlite's. What is done often is done in their threads in one go, from BEGIN to COMMIT.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine, NullPool, create_engine

from bot.storage.errors import StorageBusy, StorageError
from bot.storage.sqlite_connection import CLOSED, SqliteConnection
from bot.storage.transaction import Transaction, Values, Work

READERS = 4
# How long a transaction queues within this program; only a database that hangs takes longer.
QUEUE_SECONDS = 30.0
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on disk when it returns
    "foreign_keys = ON",
)

T = TypeVar("T")


class Sqlite:
    """The connections to one SQLite file: a writer and a few readers, each opened when it is first needed."""

    def __init__(self, url: URL, busy_seconds: float) -> None:
        engine = _engine(url)
        busy = f"busy_timeout = {int(busy_seconds * 1000)}"
        # A writer that begins by reading could not wait for another one: SQLite would refuse it.
        self._writer = _Line(engine, 1, "BEGIN IMMEDIATE", (busy, *PRAGMAS, "query_only = OFF"))
        self._readers = _Line(engine, READERS, "BEGIN", (busy, *PRAGMAS, "query_only = ON"))

    async def close(self) -> None:
        """Disconnect. What is done in one go is done to its end; other open transactions leave nothing."""
        await self._writer.close()
        await self._readers.close()

    def write(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        return self._writer.transaction()

    def read(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction for looking; it sees one moment of the database."""
        return self._readers.transaction()

    async def change(self, work: Work[T]) -> T:
        """A transaction like `write`, in one go: `work` may await nothing but the database."""
        return await self._writer.in_one_go(work)

    async def find(self, work: Work[T]) -> T:
        """A transaction like `read`, in one go: `work` may await nothing but the database."""
        return await self._readers.in_one_go(work)


def _engine(url: URL) -> Engine:
    """What makes the statements and keeps them made, for all connections. It pools nothing."""
    return create_engine(
        url.set(drivername="sqlite"),
        poolclass=NullPool,
        connect_args={
            "check_same_thread": True,  # all that is done is done in the connection's own thread
            "isolation_level": None,  # or the driver would begin transactions by itself
        },
        hide_parameters=True,
    )


class _Line:
    """Connections of one kind, and those who wait for one."""

    def __init__(self, engine: Engine, most: int, begin: str, pragmas: tuple[str, ...]) -> None:
        self._engine = engine
        self._begin = begin
        self._pragmas = pragmas
        self._turns = asyncio.Semaphore(most)
        self._open: list[SqliteConnection] = []
        self._idle: list[SqliteConnection] = []
        self._closed = False

    async def in_one_go(self, work: Work[T]) -> T:
        """A whole transaction in one hop."""
        async with self._turn() as connection:
            return await connection.do(lambda core: _in_one_go(core, self._begin, work))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction of as many hops as it has statements."""
        async with self._turn() as connection:
            try:
                await connection.do(lambda core: _begin(core, self._begin))
                yield _Hopping(connection, self._engine.dialect)
                await connection.do(Connection.commit)
            except BaseException:
                await connection.roll_back()
                raise

    async def close(self) -> None:
        """Close all connections, and refuse whoever still waits for one."""
        self._closed = True
        while self._open:
            await self._open.pop().close()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[SqliteConnection]:
        """A connection of one's own for a while. Raises StorageBusy if none becomes free."""
        try:
            async with asyncio.timeout(QUEUE_SECONDS):
                await self._turns.acquire()
        except TimeoutError as error:
            raise StorageBusy("no connection became free") from error
        try:
            connection = await self._taken()
            try:
                yield connection
            finally:
                await self._give_back(connection)
        finally:
            self._turns.release()

    async def _taken(self) -> SqliteConnection:
        """The connection used last, since SQLite still has in memory what it read there; or a new one."""
        if self._closed:
            raise StorageError(CLOSED)
        if self._idle:
            return self._idle.pop()
        connection = SqliteConnection(self._engine, self._pragmas)
        self._open.append(connection)
        try:
            await connection.open()
        except BaseException:
            await self._drop(connection)
            raise
        return connection

    async def _give_back(self, connection: SqliteConnection) -> None:
        if connection.reusable:
            self._idle.append(connection)
        else:
            await self._drop(connection)

    async def _drop(self, connection: SqliteConnection) -> None:
        """Let a new connection take the place of this one."""
        if connection in self._open:
            self._open.remove(connection)
        await connection.close()


class _Hopping:
    """A transaction of which each statement is a hop of its own."""

    def __init__(self, connection: SqliteConnection, dialect: Dialect) -> None:
        self._connection = connection
        self.dialect = dialect

    async def execute(self, statement: Any, parameters: Values | None = None) -> Any:
        """Execute one statement, in a hop of its own."""
        return await self._connection.do(lambda core: _executed(core, statement, parameters))

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """Do something in the thread of the connection."""
        return await self._connection.do(work)


class _Direct:
    """A transaction in the thread it is used in: nothing is waited for."""

    def __init__(self, core: Connection) -> None:
        self._core = core
        self.dialect = core.dialect

    async def execute(self, statement: Any, parameters: Values | None = None) -> Any:
        """Execute one statement at once."""
        return self._core.execute(statement, parameters)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """Do something at once."""
        return work(self._core)


def _begin(core: Connection, begin: str) -> None:
    core.begin()
    core.exec_driver_sql(begin)


def _executed(core: Connection, statement: Any, parameters: Values | None) -> Any:
    """The result with all its rows read."""
    found = core.execute(statement, parameters)
    return found.freeze()() if found.returns_rows else found


def _in_one_go(core: Connection, begin: str, work: Work[T]) -> T:
    """Run a whole transaction where one stands; without an event loop, since nothing is waited for."""
    with core.begin():
        core.exec_driver_sql(begin)
        doing = work(_Direct(core))
        try:
            doing.send(None)
        except StopIteration as done:
            found: T = done.value
            return found
        doing.close()
        raise RuntimeError("a transaction in one go awaited something else")
