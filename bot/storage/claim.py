"""One program at a time writes a database: whoever comes second is told who came first.

On SQLite a file beside the database is locked, on PostgreSQL advisory locks are held on a connection of its
own (bot.storage.server_claim). The system gives both up when the program ends, however it ends. Whoever only
reads needs no claim. Several processes can share a database of PostgreSQL, each with shards of its own.
"""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from filelock import FileLock, Timeout
from sqlalchemy import URL

from bot import private
from bot.domain.shards import ALONE, Shards
from bot.storage.address import named
from bot.storage.database import ADDRESS, opening
from bot.storage.errors import StorageError
from bot.storage.holders import myself, now, taken
from bot.storage.server_claim import ServerClaim


class Claim(Protocol):
    """What is held while a database is written."""

    async def keep(self) -> None:
        """See that it is still held, and take it again if it was lost. Raises DatabaseTaken, StorageBusy."""
        ...


@asynccontextmanager
async def claimed(
    url: URL, shards: Shards = ALONE, *, setting: str = ADDRESS
) -> AsyncIterator[Claim]:
    """Hold a database, or some of its shards together with others who hold the rest.

    setting: where its address was given. Raises DatabaseTaken if somebody else does, StorageError if it
    cannot be used.
    """
    if url.get_backend_name() == "sqlite":
        if not shards.alone:
            raise StorageError(
                f"{named(url)} is a file of SQLite, which one process has alone: leave CARAVAN_SHARDS out, "
                "or move to PostgreSQL (docs/postgresql.md)"
            )
        with _on_file(url, setting) as held:
            yield held
        return
    async with _on_server(url, shards, setting) as server:
        yield server


@contextmanager
def _on_file(url: URL, setting: str) -> Iterator[Claim]:
    # Who holds it stands in a file of its own: the lock's is nobody's to write.
    place = Path(url.database or "").resolve()
    lock = FileLock(f"{place}.lock", mode=private.FILE, thread_local=False)
    about = Path(f"{lock.lock_file}.json")
    with opening(url, setting):
        private.make_folder(place.parent)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            # It also takes it for a lock of others if no file can be made there.
            private.make(Path(lock.lock_file))
            raise taken(url, *_written(about)) from None
    try:
        with opening(url, setting), private.opened(about, "wb") as file:
            file.write(json.dumps({"who": myself(), "since": now()}).encode())
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


@asynccontextmanager
async def _on_server(url: URL, shards: Shards, setting: str) -> AsyncIterator[Claim]:
    held = ServerClaim(url, shards)
    try:
        with opening(url, setting):
            await held.take()
        yield held
    finally:
        await held.close()
