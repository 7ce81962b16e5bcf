"""A fresh database for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import Storage


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "caravan.sqlite3"


@pytest.fixture
async def storage(database: Path) -> AsyncIterator[Storage]:
    opened = await Storage.open(f"sqlite+aiosqlite:///{database}", busy_seconds=0.05)
    yield opened
    await opened.close()
