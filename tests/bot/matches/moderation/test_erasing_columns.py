"""Whatever column names people, erasing one of them knows of it; and nobody who is not meant is touched."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Boolean, Column, LargeBinary, Table, insert, select

from bot.domain.match import Member
from bot.storage import Storage
from bot.storage.all_tables import TABLES
from bot.storage.tables import audit, ballots, log, members, votes
from bot.storage.types import Json, Moment
from tests.bot.matches.moderation.erasing import QUIRIN, over
from tests.bot.matches.support import BEN, CLEO, Host

EVERYWHERE = Member(777000111222333999, "Wanda")
"""Stands in every column there is for people."""
CALLED = ("user_id", "other_id", "actor_id", "creator_id", "by_id", "opened_by")
"""How columns for people are called, but for that of the table of their settings."""
NOW = datetime(2026, 5, 1, tzinfo=UTC)

# Who is awaited has a seat, and whoever has one is not erased.
SEATED = ("waits", "early")


def people() -> Iterator[Column[Any]]:
    """All columns that name people."""
    yield members.c.id
    for table in TABLES:
        yield from (one for one in table.c if one.name in CALLED and table.name not in SEATED)


def plausible(column: Column[Any], number: int, match_id: str) -> Any:
    """Something that may stand in a column."""
    if column.name == "match_id":
        return match_id
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, Moment):
        return NOW
    if isinstance(column.type, Json):
        return [] if column.name == "times" else {}
    if isinstance(column.type, LargeBinary):
        return bytes(32)
    # Texts are the number as well, as short as their columns.
    return number if column.type.python_type is int else f"{number}"


async def fill(storage: Storage, match_id: str) -> None:
    """Let somebody stand in each column for people, in a row of its own."""
    async with storage.write() as connection:
        for number, column in enumerate(people(), start=5000):
            table = column.table
            assert isinstance(table, Table)
            if table is audit:
                continue  # the chain would break; acts of the person are on record anyway
            needed = (one for one in table.c if not one.nullable or one is column)
            values = {one.name: plausible(one, number, match_id) for one in needed}
            if table is votes:
                values["ballot_id"] = (
                    await connection.execute(select(ballots.c.id).limit(1))
                ).scalar_one()
            if table is log:
                values["number"], values["body"] = 5000, '{"n":5000,"id":"m.0.0.1","answer":"x"}'
            values[column.name] = EVERYWHERE.user_id
            await connection.execute(insert(table).values(values))


async def standing(storage: Storage) -> set[str]:
    """The columns in which the person stands."""
    async with storage.read() as connection:
        found = set()
        for column in people():
            query = select(column).where(column == EVERYWHERE.user_id).limit(1)
            if (await connection.execute(query)).first() is not None:
                found.add(f"{column.table}.{column.name}")
        return found


async def test_no_column_names_somebody_who_was_erased(host: Host, storage: Storage) -> None:
    info = await host.begun(QUIRIN, BEN, CLEO)
    await over(host, info)
    await fill(storage, info.id)
    assert await standing(storage) == {
        f"{one.table}.{one.name}" for one in people() if one.table.name != "audit"
    }
    await host.matches.erasure.erase(EVERYWHERE.user_id)
    assert await standing(storage) == set()
