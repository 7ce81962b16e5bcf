"""A PostgreSQL server for tests: Debian's, started for one process of a run and gone with it.

CARAVAN_POSTGRES may name another one, by an address whose role may create databases.
"""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count

from sqlalchemy import URL, NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.bench import postgres
from bot.settings import complete_url
from bot.storage import Storage

OTHER = os.environ.get("CARAVAN_POSTGRES")
# Nothing has to outlive the tests, so it never waits for the disk.
SETTINGS = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "autovacuum=off",
    "jit=off",
    "shared_buffers=32MB",
)


class Server:
    """A server on which each test gets a database of its own."""

    def __init__(self, address: URL) -> None:
        self._address = address
        self._numbers = count(1)
        self._migrated: URL | None = None

    @asynccontextmanager
    async def database(self, *, empty: bool = False) -> AsyncIterator[URL]:
        """A database with the tables of the program, or without any; it goes with the block."""
        template = "template0" if empty else (await self._tables()).database
        url = await self._create(str(template))
        try:
            yield url
        finally:
            await self.drop(url)

    async def close(self) -> None:
        """Take back what was made for all tests."""
        if self._migrated is not None:
            await self.drop(self._migrated)

    async def drop(self, url: URL) -> None:
        """Remove a database, whoever is still connected to it."""
        await self._do(f'DROP DATABASE IF EXISTS "{url.database}" WITH (FORCE)')

    async def _tables(self) -> URL:
        """A database from which others are copied, since migrating takes longer than most tests."""
        if self._migrated is None:
            made = await self._create("template0")
            await (await Storage.open(made)).close()
            self._migrated = made
        return self._migrated

    async def _create(self, template: str) -> URL:
        name = f"caravan_test_{os.getpid()}_{next(self._numbers)}"
        await self._do(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self._address.set(database=name)

    async def _do(self, statement: str) -> None:
        engine = create_async_engine(
            self._address, poolclass=NullPool, isolation_level="AUTOCOMMIT"
        )
        async with engine.connect() as connection:
            await connection.execute(text(statement))


@contextmanager
def started() -> Iterator[URL]:
    """The address of a server. Raises Missing where there is none."""
    if OTHER:
        yield complete_url(OTHER)
        return
    with postgres.started(SETTINGS) as address:
        yield address
