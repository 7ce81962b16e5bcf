"""What processes that share a database of PostgreSQL tell each other: that something has changed there.

It is for speed alone. Whatever is told stands in the database, and whoever hears nothing of it, because a
connection was lost, finds it there later. So it is told after the commit, on a connection of its own, and no
transaction waits for it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, cast

import structlog
from sqlalchemy import URL, NullPool

from bot.storage.address import for_driver

if TYPE_CHECKING:
    from asyncpg import Connection

CHANNEL = "caravan"
PAUSE = 15.0
"""Seconds after which it is tried again to connect."""
LONGEST_SILENCE = 60.0
"""Seconds after which it is looked whether the connection is still there."""

_log = structlog.get_logger(__name__)


class Bulletin:
    """Tells words to all other processes, and calls `heard` with each word of theirs."""

    def __init__(self, url: URL, heard: Callable[[str], None]) -> None:
        # A tenth of a second at every start, for PostgreSQL only.
        from sqlalchemy.ext.asyncio import create_async_engine

        bare, arguments = for_driver(url)
        self._engine = create_async_engine(
            bare, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=arguments
        )
        self._heard = heard
        self._owed: dict[str, None] = {}
        self._woken = asyncio.Event()
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell and to listen."""
        self._task = asyncio.create_task(self._run())

    async def listening(self) -> None:
        """Wait until what others tell is heard."""
        await self._listening.wait()

    def tell(self, word: str) -> None:
        """Have a word told; one that is still to be told is told once."""
        self._owed[word] = None
        self._woken.set()

    async def close(self) -> None:
        """Stop; what has not been told yet is found by the others all the same."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._engine.dispose()

    async def _run(self) -> None:
        while True:
            try:
                async with self._connected() as driver:
                    self._listening.set()
                    await self._tell_on(driver)
            except Exception as error:  # noqa: BLE001 - whatever it is, nothing depends on it
                self._listening.clear()
                self._owed.clear()
                _log.warning("processes not told", reason=type(error).__name__)
            await asyncio.sleep(PAUSE)

    @asynccontextmanager
    async def _connected(self) -> "AsyncIterator[Connection]":
        async with self._engine.connect() as connection:
            pooled = await connection.get_raw_connection()
            driver = cast("Connection", pooled.driver_connection)
            await driver.add_listener(CHANNEL, self._told)
            driver.add_termination_listener(lambda _: self._woken.set())
            try:
                yield driver
            finally:
                if not driver.is_closed():
                    await driver.remove_listener(CHANNEL, self._told)

    async def _tell_on(self, driver: "Connection") -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_SILENCE):
                    await self._woken.wait()
            self._woken.clear()
            words, self._owed = list(self._owed), {}
            # With no word it is only seen that the connection is there.
            telling = "SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word"
            await driver.execute(telling, CHANNEL, words)

    def _told(self, driver: object, process: int, channel: str, word: object) -> None:
        """A word has come in; one's own comes back as well."""
        del channel
        own: int = getattr(driver, "get_server_pid", lambda: 0)()
        if process != own:
            self._heard(str(word))
