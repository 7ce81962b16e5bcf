"""A whole database copied into an empty one, of the same kind or the other: SQLite to PostgreSQL and back."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Table,
    TableClause,
    Text,
    column,
    delete,
    func,
    insert,
    inspect,
    literal,
    select,
    table,
    tuple_,
)
from sqlalchemy.exc import DBAPIError

from bot.storage import Storage
from bot.storage.address import named
from bot.storage.all_tables import TABLES
from bot.storage.audit.chain import HEAD
from bot.storage.migrate import current, head, unlike, upgrade
from bot.storage.tables import facts
from bot.storage.transaction import Transaction
from bot.storage.types import Json
from bot.upkeep.copies import CopyError

AT_ONCE = 200
"""How many rows are in memory at a time."""
UNFIT = "22001"
"""PostgreSQL's word for it; SQLite takes texts of any length."""


async def transfer(source: Storage, target: Storage) -> Mapping[str, int]:
    """Copy all rows in one transaction; gives how many each table has. Nobody may write either meanwhile.

    Raises CopyError, or StorageError; then the target holds what it held before.
    """
    if (other := unlike(await source.find(lambda on: on.run_sync(current)))) is not None:
        raise CopyError(f"{named(source.url)} cannot be copied: {other}")
    async with target.write() as connection:
        await _make_ready(connection, named(target.url))
        return {one.name: await _copied(source, connection, one) for one in TABLES}


async def _make_ready(connection: Transaction, place: str) -> None:
    """Give an empty database its tables. Raises CopyError if it is not empty."""
    revision = await connection.run_sync(current)
    if revision is None:
        if await connection.run_sync(lambda on: inspect(on).get_table_names()):
            raise CopyError(f"{place} has tables of something else: name an empty database")
        await connection.run_sync(upgrade)
    elif revision != head():
        raise CopyError(f"{place} cannot be copied to: {unlike(revision)}")
    for one in TABLES:
        if await _count(connection, one, *_not_of_its_making(one)):
            raise CopyError(f"{place} is not empty (there are rows in {one.name}): name another")
    await connection.execute(delete(facts))


def _not_of_its_making(one: Table) -> list[ColumnElement[bool]]:
    """Which rows a database has not had from the beginning: then its audit log ends, with no row."""
    return [facts.c.name != HEAD] if one is facts else []


async def _copied(source: Storage, connection: Transaction, one: Table) -> int:
    """Copy a table; gives how many rows it has."""
    plain, last = _plain(one), None
    while rows := await _after(source, one, plain, last):
        try:
            await connection.execute(insert(plain), [dict(row._mapping) for row in rows])
        except DBAPIError as error:
            if (getattr(error.orig, "sqlstate", None) or "").startswith(UNFIT):
                raise CopyError(f"something in {one.name} is longer than it may be") from error
            raise
        last = rows[-1]
    await _number_on(connection, one)
    counts = [
        await source.find(lambda on: _count(on, one)),
        await _count(connection, one),
    ]
    if counts[0] != counts[1]:
        raise CopyError(f"of {counts[0]} rows in {one.name}, {counts[1]} arrived")
    return counts[1]


def _plain(one: Table) -> TableClause:
    """A table whose JSON is any text, so that it is copied byte for byte even if it is damaged."""
    columns = [
        column(each.name, Text() if isinstance(each.type, Json) else each.type)
        for each in one.columns
    ]
    return table(one.name, *columns)


async def _after(
    source: Storage, one: Table, plain: TableClause, last: Row[Any] | None
) -> Sequence[Row[Any]]:
    """The next rows by the table's key."""
    keys = [plain.c[key.name] for key in one.primary_key.columns]
    query = select(plain).order_by(*keys).limit(AT_ONCE)
    if last is not None:
        known = [literal(last._mapping[key.name], key.type) for key in keys]
        query = query.where(tuple_(*keys) > tuple_(*known))

    async def read(connection: Transaction) -> Sequence[Row[Any]]:
        return (await connection.execute(query)).all()

    return await source.find(read)


async def _number_on(connection: Transaction, one: Table) -> None:
    """Let PostgreSQL number new rows from the last one on; SQLite does so by itself."""
    numbered = one.autoincrement_column
    if connection.dialect.name == "postgresql" and numbered is not None:
        counter = func.pg_get_serial_sequence(one.name, numbered.name)
        last = select(func.max(numbered)).scalar_subquery()
        await connection.execute(select(func.setval(counter, last)))


async def _count(connection: Transaction, one: Table, *where: ColumnElement[bool]) -> int:
    found = await connection.execute(select(func.count()).select_from(one).where(*where))
    return found.scalar_one()
