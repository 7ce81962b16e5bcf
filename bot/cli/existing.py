"""The database of `DATABASE_URL` for verbs that change what is kept in it, and so must never make it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL

from bot.cli.frame import Wrong
from bot.settings import load_settings
from bot.storage import Storage
from bot.storage.address import named
from bot.storage.claim import claimed
from bot.storage.migrate import current
from bot.upkeep import copies

LOOK = "look at DATABASE_URL, and at the folder you are in if a file .env names it"
"""Where a database is missed that others know of, the settings are not those of the bot."""


@asynccontextmanager
async def existing() -> AsyncIterator[Storage]:
    """The database with its tables up to date, while no bot, and nobody else, writes it.

    Raises Wrong, with nothing made, if there is none: in a new one there would be nothing to do, and who
    named the wrong one would take that for done.
    """
    url = load_settings().database
    if url.get_backend_name() == "sqlite":
        _must_be_a_file(url)
    async with claimed(url):
        await _must_have_tables(url)
        storage = await Storage.open(url)
        try:
            yield storage
        finally:
            await storage.close()


def _must_be_a_file(url: URL) -> None:
    try:
        copies.must_exist(Path(url.database or ""))
    except copies.CopyError as error:
        raise Wrong(f"{error}: {LOOK}") from error


async def _must_have_tables(url: URL) -> None:
    storage = Storage(url)
    try:
        await storage.connect()
        if await storage.find(lambda on: on.run_sync(current)) is None:
            raise Wrong(f"{named(url)} has no tables of this bot: {LOOK}")
    finally:
        await storage.close()
