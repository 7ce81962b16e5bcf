"""What is remembered of people's settings while they are changed."""

import asyncio
from pathlib import Path
from typing import TypeVar, cast

import pytest

from bot.settings_cache.people import People
from bot.storage import Storage
from bot.storage.transaction import Work
from tests.bot.databases import lay

ANA = 101
T = TypeVar("T")


class Slow:
    """A database whose answers take until they are let go."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.read, self.go = asyncio.Event(), asyncio.Event()

    async def find(self, work: Work[T]) -> T:
        found = await self._storage.find(work)
        self.read.set()
        await self.go.wait()
        return found

    async def change(self, work: Work[T]) -> T:
        return await self._storage.change(work)


@pytest.mark.parametrize("elsewhere", [True, False])
async def test_what_was_read_before_a_change_is_not_remembered_after_it(
    tmp_path: Path, elsewhere: bool
) -> None:
    await lay(tmp_path / "bot.sqlite3")
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}")
    slow = Slow(storage)
    people = People(cast("Storage", slow), shared=True)
    changing = People(storage, shared=True) if elsewhere else people
    reading = asyncio.create_task(people.settings(ANA))
    await slow.read.wait()
    await changing.set_dms(ANA, wanted=False)
    if elsewhere:
        people.forget(ANA)
    slow.go.set()
    await reading
    assert not (await people.settings(ANA)).dms
    await storage.close()
