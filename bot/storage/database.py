"""The database: SQLite or PostgreSQL, whose transactions look the same to everybody else."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, make_url
from sqlalchemy.exc import StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot import private
from bot.storage.errors import DatabaseNewer, StorageBusy, StorageError, told
from bot.storage.migrate import upgrade
from bot.storage.sqlite import Sqlite
from bot.storage.transaction import Transaction, Work

BUSY_SECONDS = 5.0

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
    async def open(cls, url: URL | str, *, busy_seconds: float = BUSY_SECONDS) -> "Storage":
        """Open a database and bring its tables up to date; a missing SQLite file is made, for us alone.

        Raises DatabaseNewer if a newer program wrote it, StorageError if it cannot be used.
        """
        url = make_url(url)
        storage = cls(url, busy_seconds=busy_seconds)
        try:
            if storage.sqlite and url.database:
                _make_place(Path(url.database))
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
        await self._server.close()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        with _telling():
            async with self._server.write() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """A transaction for looking; it sees one moment of the database."""
        with _telling():
            async with self._server.read() as connection:
                yield connection

    async def change(self, work: Work[T]) -> T:
        """Do `work` in a transaction like that of `write`; quicker, but it may await only the database."""
        with _telling():
            return await self._server.change(work)

    async def find(self, work: Work[T]) -> T:
        """Do `work` in a transaction like that of `read`; quicker, but it may await only the database."""
        with _telling():
            return await self._server.find(work)


def _make_place(file: Path) -> None:
    """SQLite gives the files that it keeps beside a database the permissions of the database."""
    file.parent.mkdir(parents=True, exist_ok=True)
    private.make(file)


@contextmanager
def _telling() -> Iterator[None]:
    """Turn the drivers' errors into StorageErrors."""
    try:
        yield
    except StatementError as error:
        raise told(error) from error
    except PoolTimeout as error:
        raise StorageBusy("no connection became free") from error
    except OSError as error:
        raise StorageBusy(f"the database cannot be reached: {error}") from error


def _unusable(url: URL, error: Exception) -> str:
    """One line for the operator: which database, and what its driver says."""
    cause = error.__cause__ or error
    reason = getattr(cause, "orig", None) or getattr(cause, "strerror", None) or cause
    place = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
    line = " ".join(f"{reason}".split()) or type(reason).__name__
    return f"The database {place} cannot be used: {line}. Look at DATABASE_URL."
