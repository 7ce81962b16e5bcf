"""Contents and snapshots as they are kept, on SQLite and on PostgreSQL."""

from datetime import UTC, datetime

from sqlalchemy import select

from bot.storage import Storage
from bot.storage.matches.play import pack, store_content, unpack
from bot.storage.tables import contents


async def test_a_content_is_stored_once(either: Storage) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    async with either.write() as connection:
        for body in (b"first", b"second"):
            await store_content(connection, "fortuna", "f" * 64, body, now)
        rows = (await connection.execute(select(contents.c.body))).all()
    assert [unpack(row.body) for row in rows] == [b"first"]


def test_a_packed_snapshot_is_smaller_and_comes_back() -> None:
    snapshot = b'{"position":' + b'["water","grain"]' * 200 + b"}"
    assert unpack(pack(snapshot)) == snapshot
    assert len(pack(snapshot)) < len(snapshot) / 10
