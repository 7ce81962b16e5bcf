"""A fresh database for each test, as the program opens it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.storage import Storage, sqlite
from tests.bot.databases import PRAGMAS
from tests.bot.servers import Server


@pytest.fixture(autouse=True)
def _as_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is committed waits for the disk, other than in all other tests."""
    monkeypatch.setattr(sqlite, "PRAGMAS", PRAGMAS)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "caravan.sqlite3"


@pytest.fixture
async def storage(database: Path) -> AsyncIterator[Storage]:
    opened = await Storage.open(f"sqlite+aiosqlite:///{database}", busy_seconds=0.05)
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def either(request: pytest.FixtureRequest, database: Path) -> AsyncIterator[Storage]:
    """An empty database of either kind."""
    async with AsyncExitStack() as stack:
        where: URL | str = f"sqlite+aiosqlite:///{database}"
        if request.param == "postgres":
            server: Server = request.getfixturevalue("postgres")
            where = await stack.enter_async_context(server.database())
        opened = await Storage.open(where)
        yield opened
        await opened.close()
