"""Transactions on SQLite: one writer at a time, readers that never wait for it.

Everything that may touch the disk is done in threads. Handing things to a thread and back costs more than
most statements do, so what is done often is done there in one go, from BEGIN to COMMIT.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event

from bot.storage.errors import StorageBusy
from bot.storage.transaction import Transaction, Values, Work

READERS = 4
# So long a transaction queues within this program; only a database that hangs takes longer.
QUEUE_SECONDS = 30.0

T = TypeVar("T")


class Apart(Protocol):
    """Does something in a thread."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """What the work gives."""
        ...


class Sqlite:
    """The connections to one SQLite file."""

    def __init__(self, url: URL, busy_seconds: float) -> None:
        self._writer = _engine(url, busy_seconds, writes=True)
        self._reader = _engine(url, busy_seconds, writes=False)
        self._writing = asyncio.Semaphore(1)
        self._reading = asyncio.Semaphore(READERS)
        self._threads = ThreadPoolExecutor(1 + READERS, "database")

    async def close(self) -> None:
        """Give all connections back."""
        self._threads.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    def write(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        return self._transaction(self._writer, self._writing)

    def read(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction for looking; it sees one moment of the database."""
        return self._transaction(self._reader, self._reading)

    async def change(self, work: Work[T]) -> T:
        """A transaction like `write`, in one go: `work` may await nothing but the database."""
        async with _turn(self._writing):
            return await self._apart(lambda: _in_one_go(self._writer, work))

    async def find(self, work: Work[T]) -> T:
        """A transaction like `read`, in one go: `work` may await nothing but the database."""
        async with _turn(self._reading):
            return await self._apart(lambda: _in_one_go(self._reader, work))

    @asynccontextmanager
    async def _transaction(
        self, engine: Engine, queue: asyncio.Semaphore
    ) -> AsyncIterator[Transaction]:
        async with _turn(queue):
            connection = engine.connect()
            try:
                await self._apart(connection.begin)
                yield _Threaded(connection, self._apart)
                await self._apart(connection.commit)
            finally:
                connection.close()

    async def _apart(self, work: Callable[[], T]) -> T:
        """Do something in a thread. Who is cancelled meanwhile waits for its end: it cannot be stopped."""
        doing = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            await _ended(doing)
            raise


class _Threaded:
    """A plain connection used from threads, one statement at a time."""

    def __init__(self, connection: Connection, apart: Apart) -> None:
        self._connection = connection
        self._apart = apart

    @property
    def dialect(self) -> Dialect:
        """See Transaction."""
        return self._connection.dialect

    async def execute(self, statement: Any, parameters: Values | None = None) -> Any:
        """See Transaction."""
        return await self._apart(lambda: self._executed(statement, parameters))

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """See Transaction."""
        return await self._apart(lambda: work(self._connection))

    def _executed(self, statement: Any, parameters: Values | None) -> Any:
        """The result with all its rows read."""
        found = self._connection.execute(statement, parameters)
        return found.freeze()() if found.returns_rows else found


class _Direct:
    """A plain connection in the thread it is used in: nothing is waited for."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        """See Transaction."""
        return self._connection.dialect

    async def execute(self, statement: Any, parameters: Values | None = None) -> Any:
        """See Transaction."""
        return self._connection.execute(statement, parameters)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """See Transaction."""
        return work(self._connection)


def _in_one_go(engine: Engine, work: Work[T]) -> T:
    """Run a whole transaction where one stands; without an event loop, since nothing is waited for."""
    with engine.begin() as connection:
        doing = work(_Direct(connection))
        try:
            doing.send(None)
        except StopIteration as done:
            found: T = done.value
            return found
        doing.close()
        raise RuntimeError("a transaction in one go awaited something else")


async def _ended(doing: "asyncio.Future[Any]") -> None:
    while not doing.done():
        try:
            await asyncio.wait([doing])
        except asyncio.CancelledError:
            continue


@asynccontextmanager
async def _turn(queue: asyncio.Semaphore) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(QUEUE_SECONDS):
            await queue.acquire()
    except TimeoutError as error:
        raise StorageBusy("no connection became free") from error
    try:
        yield
    finally:
        queue.release()


def _engine(url: URL, busy_seconds: float, *, writes: bool) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"),
        pool_size=1 if writes else READERS,
        max_overflow=0,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )
    _prepare(engine, busy_seconds, writes=writes)
    return engine


def _prepare(engine: Engine, busy_seconds: float, *, writes: bool) -> None:
    pragmas = [
        f"busy_timeout = {int(busy_seconds * 1000)}",
        "journal_mode = WAL",
        "synchronous = FULL",  # a commit is on disk when it returns
        "foreign_keys = ON",
        f"query_only = {'OFF' if writes else 'ON'}",
    ]

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # or the driver would begin transactions by itself
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        # A writer that begins by reading could not wait for another one: SQLite would refuse it.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
