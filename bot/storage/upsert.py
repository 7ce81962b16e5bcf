"""Inserting rows whose key may be taken already."""

from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy import Insert, Table

from bot.storage.transaction import Transaction


async def insert_new(connection: Transaction, table: Table, **values: Any) -> bool:
    """Insert a row unless its key is taken; whether it was inserted."""
    done = await connection.execute(_inserting(table, connection.dialect.name), values)
    return done.rowcount == 1


async def replace(connection: Transaction, table: Table, **values: Any) -> None:
    """Insert a row or replace the one with the same key."""
    await connection.execute(_replacing(table, (*values,), connection.dialect.name), values)


# Building a statement costs more than executing it, so those of every answer are built once.
@cache
def _inserting(table: Table, dialect: str) -> Insert:
    statement: Insert = _insert(table, dialect).on_conflict_do_nothing()
    return statement


@cache
def _replacing(table: Table, names: tuple[str, ...], dialect: str) -> Insert:
    keys = [column.name for column in table.primary_key]
    made = _insert(table, dialect)
    rest = {name: made.excluded[name] for name in names if name not in keys}
    statement: Insert = made.on_conflict_do_update(index_elements=keys, set_=rest)
    return statement


def _insert(table: Table, dialect: str) -> Any:
    """An INSERT in the dialect of the database in use; that of the other one need not be loaded."""
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
