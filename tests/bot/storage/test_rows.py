"""Settings of people, and the column types below them, on SQLite and on PostgreSQL."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import insert, select

from bot.domain.preferences import MemberSettings
from bot.storage import Storage, StorageError
from bot.storage.matches.play import pack, store_content, unpack
from bot.storage.people.members import load_member, write_member
from bot.storage.tables import contents


@pytest.fixture
def storage(either: Storage) -> Storage:
    return either


async def test_a_stranger_has_the_usual_settings(storage: Storage) -> None:
    async with storage.read() as connection:
        assert await load_member(connection, 5) == MemberSettings(5, None, dms=True)


async def test_settings_of_people_are_kept_and_replaced(storage: Storage) -> None:
    for settings in (
        MemberSettings(5, "es", dms=False, dm_closed=True),
        MemberSettings(5, None, dms=True, dm_closed=False),
    ):
        async with storage.write() as connection:
            await write_member(connection, settings)
        async with storage.read() as connection:
            assert await load_member(connection, 5) == settings


async def test_a_content_is_stored_once(storage: Storage) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    async with storage.write() as connection:
        for body in (b"first", b"second"):
            await store_content(connection, "fortuna", "f" * 64, body, now)
        rows = (await connection.execute(select(contents.c.body))).all()
    assert [unpack(row.body) for row in rows] == [b"first"]


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


def test_a_packed_snapshot_is_smaller_and_comes_back() -> None:
    snapshot = b'{"position":' + b'["water","grain"]' * 200 + b"}"
    assert unpack(pack(snapshot)) == snapshot
    assert len(pack(snapshot)) < len(snapshot) / 10
