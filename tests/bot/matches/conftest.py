"""A fresh service on a fresh database for each test."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.matches.service import Matches
from bot.storage import Storage
from tests.bot.databases import lay
from tests.bot.matches.support import Host, ManualClock, PaperMessenger, Shelf, url
from tests.bot.matches.timing import Table


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("database") / "empty.sqlite3"
    asyncio.run(lay(path))
    return path


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "caravan.sqlite3"))


@pytest.fixture
async def storage(database: Path) -> AsyncIterator[Storage]:
    opened = await Storage.open(url(database), busy_seconds=0.05)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def matches(storage: Storage, clock: ManualClock) -> AsyncIterator[Matches]:
    service = Matches(storage, Shelf(), clock)
    yield service
    await service.close()


@pytest.fixture
def host(matches: Matches) -> Host:
    return Host(matches)


@pytest.fixture
def messenger() -> PaperMessenger:
    return PaperMessenger()


@pytest.fixture
def dispatcher(matches: Matches, messenger: PaperMessenger) -> Dispatcher:
    return Dispatcher(matches.store, messenger)


@pytest.fixture
def table(
    host: Host,
    clock: ManualClock,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    storage: Storage,
) -> Table:
    return Table(host, clock, dispatcher, messenger, storage)
