"""The database: SQLite or PostgreSQL, whose transactions look the same to everybody else."""

import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot import private
from bot.storage.address import named
from bot.storage.errors import (
    DatabaseNewer,
    DatabaseTaken,
    StorageBusy,
    StorageDamaged,
    StorageError,
    StorageFull,
    disk_failed,
    passes,
    reason_of,
    told,
)
from bot.storage.migrate import upgrade
from bot.storage.sqlite import Sqlite
from bot.storage.transaction import Transaction, Work

BUSY_SECONDS = 5.0
LITTLE_ROOM = 2**20
"""Bytes on a disk with fewer of which a failure to write is put down to that."""

ADDRESS = "DATABASE_URL"
"""Where addresses of databases are given, unless somebody says otherwise."""

RESTORE = (
    "It is damaged: stop the bot and put a backup in its place with `caravan db restore FILE`."
)
DUMP = "It is damaged: stop the bot and put a backup in its place with PostgreSQL's tools."

T = TypeVar("T")


class _Server(Protocol):
    """What gives transactions."""

    def write(self) -> AbstractAsyncContextManager[Transaction]: ...

    def read(self) -> AbstractAsyncContextManager[Transaction]: ...

    async def change(self, work: Work[T]) -> T: ...

    async def find(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


def _server(url: URL, busy_seconds: float) -> _Server:
    if url.get_backend_name() == "sqlite":
        return Sqlite(url, busy_seconds)
    # A tenth of a second at every start, for PostgreSQL only.
    from bot.storage.postgres import Postgres

    return Postgres(url)


class Storage:
    """An open database. `write` and `read` give transactions; their errors are StorageErrors."""

    def __init__(self, url: URL, *, busy_seconds: float = BUSY_SECONDS) -> None:
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        self._server: _Server = _server(url, busy_seconds)

    @classmethod
    async def open(
        cls, url: URL | str, *, busy_seconds: float = BUSY_SECONDS, shared: bool = False
    ) -> "Storage":
        """Open a database and bring its tables up to date; a missing SQLite file is made, for us alone.

        shared: with other processes, so older tables, with which they may be working, are left as they are.
        Raises DatabaseNewer if a newer program wrote it, StorageError if it cannot be used.
        """
        url = make_url(url)
        storage = cls(url, busy_seconds=busy_seconds)
        try:
            with opening(url):
                if storage.sqlite and url.database:
                    make_place(Path(url.database))
                async with storage.write() as connection:
                    await connection.run_sync(partial(upgrade, shared=shared))
        except BaseException:
            await storage.close()
            raise
        return storage

    async def connect(self) -> None:
        """See that the database can be read, leaving its tables as they are. Raises what `open` raises."""
        with opening(self.url):
            async with self.read() as connection:
                await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Give all connections back."""
        await self._server.close()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        with _telling(self.url):
            async with self._server.write() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """A transaction for looking; it sees one moment of the database."""
        with _telling(self.url):
            async with self._server.read() as connection:
                yield connection

    async def change(self, work: Work[T]) -> T:
        """Do `work` in a transaction like that of `write`; quicker, but it may await only the database."""
        with _telling(self.url):
            return await self._server.change(work)

    async def find(self, work: Work[T]) -> T:
        """Do `work` in a transaction like that of `read`; quicker, but it may await only the database."""
        with _telling(self.url):
            return await self._server.find(work)


def make_place(file: Path) -> None:
    """Make a file with its folder where there is none, for us alone. Raises OSError.

    SQLite gives the files that it keeps beside a database the permissions of the database.
    """
    private.make_folder(file.parent)
    private.make(file)


@contextmanager
def _telling(url: URL) -> Iterator[None]:
    """Turn the drivers' errors into StorageErrors."""
    try:
        yield
    except StatementError as error:
        if disk_failed(error) and _has_little_room(url):
            raise StorageFull(f"{named(url)}: no room left for the database") from error
        raise told(error, named(url)) from error
    except PoolTimeout as error:
        raise StorageBusy("no connection became free") from error
    except OSError as error:
        raise StorageBusy(f"{named(url)} cannot be reached: {error}") from error


def _has_little_room(url: URL) -> bool:
    with suppress(OSError):
        return shutil.disk_usage(Path(named(url)).parent).free < LITTLE_ROOM
    return False


@contextmanager
def opening(url: URL, setting: str = ADDRESS) -> Iterator[None]:
    """Turn what keeps a database from being opened into one line for the operator.

    setting: where its address was given, for the operator to look at.
    """
    try:
        with _telling(url):
            yield
    except (DatabaseNewer, DatabaseTaken):
        raise
    except Exception as error:
        raise _unusable(url, setting, error) from error


def _unusable(url: URL, setting: str, error: Exception) -> StorageError:
    """Which database, what its driver says, and what can be done."""
    cause = error.__cause__ or error
    reason = error if isinstance(cause, UnicodeDecodeError) else reason_of(cause)
    line = f"The database {named(url)} cannot be used: {reason}."
    if isinstance(error, StorageDamaged):
        return StorageDamaged(f"{line} {RESTORE if url.get_backend_name() == 'sqlite' else DUMP}")
    if isinstance(error, StorageFull):
        return StorageFull(f"{line} Make room on its disk.")
    if isinstance(error, StorageBusy) and passes(cause):
        return StorageBusy(line)
    if isinstance(error, StorageError) and error.__cause__ is None:
        return StorageError(f"The database {named(url)} cannot be used: {error}")
    return StorageError(f"{line} Look at {setting}.")
