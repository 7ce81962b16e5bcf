"""The audit log: what moderators and the house itself did, in a chain of hashes that only grows.

Triggers keep rows from being changed or removed; the chain shows it if somebody did so anyway. Where it ends
is kept apart from it, so that its last rows cannot be removed unnoticed, and told in the post about an act.
Only people can be taken out of rows (`redaction.py`), and that is itself a row of the chain.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, func, insert, select

from bot.storage.facts import fact, write_fact
from bot.storage.tables import audit
from bot.storage.transaction import Transaction

HEAD = "audit"
"""Names the fact that holds the head of the chain."""
ROOT = "0" * 64
REDACTED = "redacted"
"""The act of taking somebody out of earlier rows; its body has the hash of each as it is since."""
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


@dataclass(frozen=True, slots=True)
class Head:
    """Where a chain ends: the number of its last row, and that row's hash."""

    number: int = 0
    hash: str = ROOT


async def append(connection: Transaction, act: Act, now: datetime) -> Head:
    """Add a row to the chain; gives where it ends now. Raises Conflict if another process was faster.

    It follows the head that is kept apart: were the last rows removed, the gap would show for ever.
    """
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        await connection.execute(select(func.pg_advisory_xact_lock(CHAIN)))
    last = await head_of(connection) or await _last(connection)
    row: dict[str, Any] = {
        "id": last.number + 1,
        "at": now,
        "match_id": act.match_id,
        "guild_id": act.guild_id,
        "actor_id": act.actor_id,
        "act": act.act,
        "body": act.body or {},
        "previous": last.hash,
    }
    head = Head(row["id"], hash_of(row))
    await connection.execute(insert(audit).values(**row, hash=head.hash))
    await write_fact(connection, HEAD, f"{head.number} {head.hash}")
    return head


async def head_of(connection: Transaction) -> Head | None:
    """Where the chain ends by what is kept apart from it, None if that is missing or makes no sense."""
    number, _, digest = (await fact(connection, HEAD) or "").partition(" ")
    return Head(int(number), digest) if number.isdecimal() and digest else None


async def first_break(connection: Transaction) -> int | None:
    """The number of the first row at which the chain does not hold or ends too soon, None if all holds."""
    previous, number = ROOT, 0
    vouched = await _vouched(connection)
    while rows := await _after(connection, number):
        for row in rows:
            number += 1
            if row.id != number or row.previous != previous or not _stands(row, vouched):
                return number
            previous = row.hash
    return None if await head_of(connection) == Head(number, previous) else number + 1


async def _last(connection: Transaction) -> Head:
    """Where the rows end."""
    query = select(audit.c.id, audit.c.hash).order_by(audit.c.id.desc()).limit(1)
    found = (await connection.execute(query)).first()
    return Head() if found is None else Head(found.id, found.hash)


async def _after(connection: Transaction, number: int) -> Sequence[Row[Any]]:
    """The next rows of the chain, no more than memory holds easily."""
    query = select(audit).where(audit.c.id > number).order_by(audit.c.id).limit(AT_ONCE)
    return (await connection.execute(query)).all()


async def _vouched(connection: Transaction) -> dict[int, str]:
    """The hashes of rows as they are since somebody was taken out of them, by their numbers.

    A body in which anything else stands vouches for nothing: its row was changed, which its hash tells.
    """
    query = select(audit.c.id, audit.c.body).where(audit.c.act == REDACTED).order_by(audit.c.id)
    found: dict[int, str] = {}
    for row in await connection.execute(query):
        earlier = {int(number): one for number, one in _rows_of(row.body) if number.isdecimal()}
        found.update({number: one for number, one in earlier.items() if number < row.id})
    return found


def _rows_of(body: Any) -> Iterable[tuple[str, Any]]:
    """What stands in a body under "rows", of which nobody knows what it is."""
    rows = body.get("rows") if isinstance(body, dict) else None
    return rows.items() if isinstance(rows, dict) else ()


def _stands(row: Row[Any], vouched: Mapping[int, str]) -> bool:
    """Whether a row is as it was written, or as a later one says that it is since."""
    digest = hash_of(values_of(row))
    return digest in (row.hash, vouched.get(row.id))


def values_of(row: Row[Any]) -> dict[str, Any]:
    """What the hash of a row is made from."""
    return {name: value for name, value in row._mapping.items() if name != "hash"}


def hash_of(row: dict[str, Any]) -> str:
    """The hash of a row, the one before it included."""
    plain = {**row, "at": row["at"].astimezone(UTC).isoformat(timespec="microseconds")}
    line = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(line.encode()).hexdigest()
