"""The audit log: what moderators and the house itself did, in a chain of hashes that only grows.

Triggers keep rows from being changed or removed; the chain shows it if somebody did so anyway.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, func, insert, select

from bot.storage.tables import audit
from bot.storage.transaction import Transaction

ROOT = "0" * 64
AT_ONCE = 1000
CHAIN = 0x63686169
"""By this number those who add to the chain wait for each other."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that has to stay on record. actor_id: None for the house itself."""

    act: str
    match_id: str | None = None
    guild_id: int | None = None
    actor_id: int | None = None
    body: dict[str, Any] | None = None


async def append(connection: Transaction, act: Act, now: datetime) -> None:
    """Add a row to the chain. Raises Conflict if another process was faster."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        await connection.execute(select(func.pg_advisory_xact_lock(CHAIN)))
    last = (
        await connection.execute(
            select(audit.c.id, audit.c.hash).order_by(audit.c.id.desc()).limit(1)
        )
    ).first()
    row: dict[str, Any] = {
        "id": last.id + 1 if last else 1,
        "at": now,
        "match_id": act.match_id,
        "guild_id": act.guild_id,
        "actor_id": act.actor_id,
        "act": act.act,
        "body": act.body or {},
        "previous": last.hash if last else ROOT,
    }
    await connection.execute(insert(audit).values(**row, hash=_hash(row)))


async def first_break(connection: Transaction) -> int | None:
    """The id of the first row at which the chain does not hold, None if all of it holds."""
    previous, number = ROOT, 0
    while rows := await _after(connection, number):
        for row in rows:
            number += 1
            if row.id != number or row.previous != previous or row.hash != _hash(_values(row)):
                return number
            previous = row.hash
    return None


async def _after(connection: Transaction, number: int) -> Sequence[Row[Any]]:
    """The next rows of the chain, no more than memory holds easily."""
    query = select(audit).where(audit.c.id > number).order_by(audit.c.id).limit(AT_ONCE)
    return (await connection.execute(query)).all()


def _values(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name != "hash"}


def _hash(row: dict[str, Any]) -> str:
    plain = {**row, "at": row["at"].astimezone(UTC).isoformat(timespec="microseconds")}
    line = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(line.encode()).hexdigest()
