"""The types of columns, on SQLite and on PostgreSQL."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import insert, select

from bot.storage import Storage, StorageError
from bot.storage.matches.play import store_content
from bot.storage.tables import contents


@pytest.fixture
def storage(either: Storage) -> Storage:
    return either


async def test_moments_come_back_in_utc_whatever_zone_they_went_in(storage: Storage) -> None:
    there = datetime(2026, 1, 1, 2, 0, 0, 5, tzinfo=timezone(timedelta(hours=5)))
    row = {"hash": "a", "game": "g", "body": b"", "stored_at": there}
    async with storage.write() as connection:
        await connection.execute(insert(contents).values(**row))
        stored = (await connection.execute(select(contents.c.stored_at))).scalar_one()
    assert stored == there
    assert stored.tzinfo is UTC


async def test_a_moment_without_a_zone_is_refused(storage: Storage) -> None:
    naive = datetime(2026, 1, 1)  # noqa: DTZ001 - the very thing
    with pytest.raises(StorageError):
        async with storage.write() as connection:
            await store_content(connection, "g", "b", b"", naive)
