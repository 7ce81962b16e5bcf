"""The audit log only grows, and shows if somebody tampered with it."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from bot.storage import Conflict, Storage, StorageError
from bot.storage.audit.chain import REDACTED, Act, append, first_break
from bot.storage.audit.redaction import redact
from bot.storage.tables import audit

NOW = datetime(2026, 5, 1, 12, 30, 15, 123456, tzinfo=UTC)


async def write_three(storage: Storage) -> None:
    async with storage.write() as connection:
        await append(connection, Act("rollback", "abc", 1, 2, {"to": 3, "why": "señal"}), NOW)
        await append(connection, Act("kick", actor_id=2), NOW)
        await append(connection, Act("lock", "abc"), NOW)


def tamper(database: Path, *statements: str) -> None:
    """What somebody with the file in hand could do."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for what in ("UPDATE", "DELETE"):
            connection.execute(f"DROP TRIGGER audit_no_{what}")
        for statement in statements:
            connection.execute(statement)


async def test_each_row_carries_the_hash_of_the_one_before(storage: Storage) -> None:
    await write_three(storage)
    async with storage.read() as connection:
        rows = (await connection.execute(select(audit).order_by(audit.c.id))).all()
        assert await first_break(connection) is None
    assert rows[0].previous == "0" * 64
    assert [row.previous for row in rows[1:]] == [row.hash for row in rows[:-1]]
    assert rows[0].body == {"to": 3, "why": "señal"}


async def test_an_empty_log_holds(storage: Storage) -> None:
    async with storage.read() as connection:
        assert await first_break(connection) is None


async def test_rows_can_be_neither_changed_nor_removed(storage: Storage) -> None:
    await write_three(storage)
    for statement in (update(audit).values(act="nothing"), delete(audit)):
        with pytest.raises(StorageError):
            async with storage.write() as connection:
                await connection.execute(statement)
    async with storage.read() as connection:
        assert len((await connection.execute(select(audit))).all()) == 3


@pytest.mark.parametrize(
    ("statement", "broken"),
    [
        ("UPDATE audit SET act = 'praise' WHERE id = 2", 2),
        ("UPDATE audit SET actor_id = 7 WHERE id = 1", 1),
        ("UPDATE audit SET at = '2026-05-01 12:30:15.123457' WHERE id = 3", 3),
        ("DELETE FROM audit WHERE id = 2", 2),
        ("DELETE FROM audit WHERE id = 1", 1),
    ],
)
async def test_tampering_shows(
    storage: Storage, database: Path, statement: str, broken: int
) -> None:
    await write_three(storage)
    tamper(database, statement)
    async with storage.read() as connection:
        assert await first_break(connection) == broken


@pytest.mark.parametrize(
    ("statement", "broken"),
    [
        ("DELETE FROM audit WHERE id = 3", 3),
        ("DELETE FROM audit WHERE id > 1", 2),
        ("DELETE FROM audit", 1),
        ("DELETE FROM facts WHERE name = 'audit'", 4),
        ("UPDATE facts SET value = '2 x' WHERE name = 'audit'", 4),
        ("UPDATE facts SET value = 'many' WHERE name = 'audit'", 4),
    ],
)
async def test_rows_missing_at_the_end_show(
    storage: Storage, database: Path, statement: str, broken: int
) -> None:
    await write_three(storage)
    tamper(database, statement)
    async with storage.read() as connection:
        assert await first_break(connection) == broken


async def test_rows_missing_at_the_end_show_still_after_the_next_act(
    storage: Storage, database: Path
) -> None:
    await write_three(storage)
    tamper(database, "DELETE FROM audit WHERE id = 3")
    async with storage.write() as connection:
        assert (await append(connection, Act("lock", "abc"), NOW)).number == 4
    async with storage.read() as connection:
        assert await first_break(connection) == 3


@pytest.mark.parametrize("number", [1, 3, 4])
async def test_no_row_is_replaced_by_another(storage: Storage, database: Path, number: int) -> None:
    await write_three(storage)
    with closing(sqlite3.connect(database)) as other, other:
        (row,) = other.execute("SELECT * FROM audit WHERE id = 3").fetchall()
        marks = ", ".join("?" * len(row))
        with pytest.raises(sqlite3.IntegrityError, match="stay as they are"):
            other.execute(f"INSERT OR REPLACE INTO audit VALUES ({marks})", (number, *row[1:]))
    async with storage.read() as connection:
        assert await first_break(connection) is None


async def test_two_rows_cannot_follow_the_same_one(storage: Storage) -> None:
    await write_three(storage)
    async with storage.read() as connection:
        last = (await connection.execute(select(audit).order_by(audit.c.id.desc()))).first()
    assert last is not None
    with pytest.raises(Conflict):
        async with storage.write() as connection:
            await connection.execute(audit.insert().values(**{**last._mapping, "id": 4}))


async def erased(storage: Storage) -> None:
    """The person who acted in the first two rows is taken out of them."""
    async with storage.write() as connection:
        done = await redact(
            connection, audit.c.actor_id == 2, lambda row: {**row, "actor_id": 0}, NOW
        )
    assert done == 2


async def test_a_person_can_be_taken_out_of_rows_and_the_chain_still_holds(
    storage: Storage,
) -> None:
    await write_three(storage)
    async with storage.read() as connection:
        before = (await connection.execute(select(audit.c.hash).order_by(audit.c.id))).all()
    await erased(storage)
    async with storage.read() as connection:
        rows = (await connection.execute(select(audit).order_by(audit.c.id))).all()
        assert await first_break(connection) is None
    assert [row.actor_id for row in rows] == [0, 0, None, None, None]
    assert [(row.hash,) for row in rows[:3]] == before
    # One for the server of the first row, one for no server.
    assert [(row.act, row.guild_id) for row in rows[3:]] == [(REDACTED, 1), (REDACTED, None)]


async def test_a_row_out_of_which_nothing_is_taken_is_vouched_for_by_none(storage: Storage) -> None:
    await write_three(storage)
    async with storage.write() as connection:
        assert await redact(connection, audit.c.id > 0, dict, NOW) == 0
    async with storage.read() as connection:
        assert len((await connection.execute(select(audit))).all()) == 3


@pytest.mark.parametrize(
    ("statement", "broken"),
    [
        ("UPDATE audit SET body = '{}' WHERE id = 1", 1),
        ("UPDATE audit SET actor_id = 2 WHERE id = 2", None),  # as it was written
        ("UPDATE audit SET actor_id = 7 WHERE id = 2", 2),
        ("UPDATE audit SET actor_id = 0 WHERE id = 3", 3),
        ("UPDATE audit SET body = '{}' WHERE id = 4", 1),
        ("UPDATE audit SET body = replace(body, '\"2\":', '\"3\":') WHERE id = 5", 2),
    ],
)
async def test_tampering_shows_beside_rows_that_were_redacted(
    storage: Storage, database: Path, statement: str, broken: int | None
) -> None:
    await write_three(storage)
    await erased(storage)
    tamper(database, statement)
    async with storage.read() as connection:
        assert await first_break(connection) == broken


async def test_a_row_is_vouched_for_by_none_before_it(storage: Storage, database: Path) -> None:
    await write_three(storage)
    await erased(storage)
    async with storage.write() as connection:
        await append(connection, Act("kick", actor_id=3), NOW)
    tamper(database, "UPDATE audit SET actor_id = 0 WHERE id = 6")
    async with storage.read() as connection:
        assert await first_break(connection) == 6


@pytest.mark.parametrize(
    "change",
    ["actor_id = 7", "guild_id = 9", "match_id = 'other'", "hash = 'x'", "at = '2020-01-01'"],
)
async def test_a_row_can_only_lose_what_names_somebody(
    storage: Storage, database: Path, change: str
) -> None:
    await write_three(storage)
    with closing(sqlite3.connect(database)) as other, other:
        with pytest.raises(sqlite3.IntegrityError, match="stay as they are"):
            other.execute(f"UPDATE audit SET {change} WHERE id = 1")
        other.execute("UPDATE audit SET actor_id = 0, guild_id = 0, match_id = NULL WHERE id = 1")


@pytest.mark.parametrize(
    "body", ['{"rows": []}', '{"rows": "all"}', '{"rows": {"first": "x", "²": "x"}}', "[]", "null"]
)
async def test_a_row_that_vouches_in_another_form_vouches_for_nothing(
    storage: Storage, database: Path, body: str
) -> None:
    await write_three(storage)
    await erased(storage)
    tamper(database, f"UPDATE audit SET body = '{body}' WHERE act = '{REDACTED}'")
    async with storage.read() as connection:
        assert await first_break(connection) == 1
