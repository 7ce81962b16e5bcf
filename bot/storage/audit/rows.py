"""Reading what is on record: the audit log with filters, and how a match is stored."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import func, or_, select

from bot.storage.tables import audit, kept, matches, outbox, positions
from bot.storage.transaction import Transaction

ERRORS = 5


@dataclass(frozen=True, slots=True)
class Filing:
    """Which rows of the audit log of a server are wanted; None: whichever."""

    guild_id: int
    match_id: str | None = None
    actor_id: int | None = None
    act: str | None = None
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class Filed:
    """A row of the audit log. match: the match's name, None where there is no match or no longer."""

    number: int
    at: datetime
    act: str
    actor_id: int | None
    match_id: str | None
    match: str | None
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Stored:
    """How a match is stored.

    snapshot_of: the entry its snapshot is of, None if it has none. positions: how many earlier ones are kept.
    rows: of the outbox, by state. errors: what went wrong with them last: when, which kind, what.
    """

    snapshot_of: int | None
    positions: int
    rows: dict[str, int]
    errors: tuple[tuple[datetime, str, str], ...]


async def load_filed(
    connection: Transaction, filing: Filing, *, skip: int, limit: int
) -> list[Filed]:
    """Rows of the audit log, the newest first."""
    query = (
        select(audit, matches.c.name)
        .outerjoin(matches, matches.c.id == audit.c.match_id)
        .where(*_wanted(filing))
        .order_by(audit.c.id.desc())
        .offset(skip)
        .limit(limit)
    )
    return [
        Filed(row.id, row.at, row.act, row.actor_id, row.match_id, row.name, row.body)
        for row in await connection.execute(query)
    ]


def _wanted(filing: Filing) -> Iterable[Any]:
    # What the house itself files may name the match alone.
    yield or_(audit.c.guild_id == filing.guild_id, matches.c.guild_id == filing.guild_id)
    if filing.match_id is not None:
        yield audit.c.match_id == filing.match_id
    if filing.actor_id is not None:
        yield audit.c.actor_id == filing.actor_id
    if filing.act is not None:
        yield audit.c.act == filing.act
    if filing.since is not None:
        yield audit.c.at >= filing.since


async def load_stored(connection: Transaction, match_id: str) -> Stored:
    """How a match is stored."""
    entry = await connection.execute(
        select(positions.c.entry).where(positions.c.match_id == match_id)
    )
    many = await connection.execute(
        select(func.count()).select_from(kept).where(kept.c.match_id == match_id)
    )
    rows = await connection.execute(
        select(outbox.c.state, func.count())
        .where(outbox.c.match_id == match_id)
        .group_by(outbox.c.state)
        .order_by(outbox.c.state)
    )
    errors = await connection.execute(
        select(outbox.c.created_at, outbox.c.kind, outbox.c.error)
        .where(outbox.c.match_id == match_id, outbox.c.error.is_not(None))
        .order_by(outbox.c.id.desc())
        .limit(ERRORS)
    )
    return Stored(
        entry.scalar_one_or_none(),
        int(many.scalar_one()),
        {row[0]: row[1] for row in rows.all()},
        tuple((row.created_at, row.kind, row.error) for row in errors.all()),
    )
