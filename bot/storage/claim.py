"""One program at a time writes a database: whoever comes second is told who came first.

On SQLite a file beside the database is locked, on PostgreSQL an advisory lock is held on a connection of its
own. The system gives both up when the program ends, however it ends. Whoever only reads needs no claim.
"""

import getpass
import json
import os
import platform
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from filelock import FileLock, Timeout
from sqlalchemy import URL, NullPool, text
from sqlalchemy.exc import SQLAlchemyError

from bot import private
from bot.storage.address import for_driver, named
from bot.storage.database import opening
from bot.storage.errors import DatabaseTaken

LOCK = 0x6361_7261_7661_6E02
"""The advisory lock of PostgreSQL that whoever writes holds."""
LONGEST_NAME = 63
"""The most characters of its name that an application tells PostgreSQL."""

_MINE = """
    locktype = 'advisory' AND objsubid = 1 AND classid::bigint = :high AND objid::bigint = :low
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_HALVES = {"high": LOCK >> 32, "low": LOCK & 0xFFFF_FFFF}


class Claim(Protocol):
    """What is held while a database is written."""

    async def keep(self) -> None:
        """See that it is still held, and take it again if it was lost. Raises DatabaseTaken, StorageBusy."""
        ...


@asynccontextmanager
async def claimed(url: URL) -> AsyncIterator[Claim]:
    """Hold a database. Raises DatabaseTaken if somebody else does, StorageError if it cannot be used."""
    if url.get_backend_name() == "sqlite":
        with _on_file(url) as held:
            yield held
        return
    async with _on_server(url) as server:
        yield server


# --- a file


@contextmanager
def _on_file(url: URL) -> Iterator[Claim]:
    # Who holds it stands in a file of its own: the lock's is nobody's to write.
    place = Path(url.database or "").resolve()
    lock = FileLock(f"{place}.lock", mode=private.FILE, thread_local=False)
    about = Path(f"{lock.lock_file}.json")
    with opening(url):
        private.make_folder(place.parent)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            raise _taken(url, *_written(about)) from None
    try:
        with opening(url), private.opened(about, "wb") as file:
            file.write(json.dumps({"who": _myself(), "since": _now()}).encode())
        yield _Held()
    finally:
        about.unlink(missing_ok=True)
        lock.release()


class _Held:
    """A lock of the system is never lost."""

    async def keep(self) -> None:
        """See Claim."""


def _written(about: Path) -> tuple[str | None, str | None]:
    """Who holds a file, and since when; None if that cannot be read."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        found = json.loads(about.read_bytes())
        return str(found["who"]), str(found["since"])
    return None, None


# --- a server


@asynccontextmanager
async def _on_server(url: URL) -> AsyncIterator[Claim]:
    held = _OnServer(url)
    try:
        with opening(url):
            await held.take()
        yield held
    finally:
        await held.close()


class _OnServer:
    """An advisory lock, and the connection on which it is held."""

    def __init__(self, url: URL) -> None:
        # A tenth of a second at every start, for PostgreSQL only.
        from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

        bare, arguments = for_driver(url)
        name = {"application_name": f"caravan: {_myself()}"[:LONGEST_NAME]}
        self._url = url
        self._engine = create_async_engine(
            bare,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args=arguments | {"server_settings": name},
        )
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Connect and take the lock. Raises DatabaseTaken, and what the driver raises."""
        self._connection = connection = await self._engine.connect()
        asked = {"key": LOCK}
        if (await connection.execute(text("SELECT pg_try_advisory_lock(:key)"), asked)).scalar():
            return
        found = await connection.execute(
            text(
                "SELECT application_name, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid)"  # noqa: S608
                f" WHERE granted AND {_MINE}"
            ),
            _HALVES,
        )
        holder = found.first()
        await self._drop()
        # Of other roles' connections only superusers may know more.
        who = holder.application_name.removeprefix("caravan: ") if holder and holder[0] else None
        raise _taken(self._url, who, _clock_time(holder[1]) if holder and holder[1] else None)

    async def keep(self) -> None:
        """See Claim."""
        if self._connection is not None and not await self._holds(self._connection):
            await self._drop()
        if self._connection is None:
            with opening(self._url):
                await self.take()

    async def _holds(self, connection: Any) -> bool:
        mine = text(
            f"SELECT count(*) FROM pg_locks WHERE granted AND pid = pg_backend_pid() AND {_MINE}"  # noqa: S608
        )
        try:
            return bool((await connection.execute(mine, _HALVES)).scalar_one())
        except (SQLAlchemyError, OSError):
            return False

    async def _drop(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await self._connection.close()
        self._connection = None

    async def close(self) -> None:
        """Give the lock up with its connection."""
        await self._drop()
        await self._engine.dispose()


# --- who


def _taken(url: URL, who: str | None, since: str | None) -> DatabaseTaken:
    when, by = f" since {since}" if since else "", f" ({who})" if who else ""
    return DatabaseTaken(
        f"another program writes the database {named(url)}{when}{by}: stop it first"
    )


def _myself() -> str:
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # an account without a name, as in a container
        user = str(os.getuid())
    return f"process {os.getpid()} of {user} on {platform.node()}"


def _now() -> str:
    return _clock_time(datetime.now(UTC))


def _clock_time(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
