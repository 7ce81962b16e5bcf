"""The outbox on its way: which rows are next, and what became of each.

A row is pending, then sending, then sent; or failed for good, or dropped for a newer one. `sending` is
written before the message leaves, so that after a crash one knows which rows to look for.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, func, or_, select, update

from bot.domain.outbox import Damaged, Delivered, Kind, OutboxRow, Payload
from bot.domain.outbox_order import BEFORE_OPENING, OPENING, superseding
from bot.storage.outbox.leases import NO_LEASE, ONLY, Sender
from bot.storage.outbox.payloads import SAID, as_row, body_of
from bot.storage.outbox.rows import UNSENT
from bot.storage.tables import matches, outbox, positions
from bot.storage.transaction import Transaction


async def heads(
    connection: Transaction, limit: int, left_out: Iterable[Kind] = (), sender: Sender = ONLY
) -> list[tuple[OutboxRow[Payload] | Damaged, str, datetime]]:
    """The first unsent row of each lane of each match with its lane and due time, the next due first.

    left_out: kinds that are passed over, with what stands behind them in their lanes. sender: whose rows.
    """
    due_at = sender.due_at.label("sent_from")
    unopened = select(outbox.c.match_id).where(
        outbox.c.state.in_(UNSENT), outbox.c.kind.in_(OPENING)
    )
    first = (
        select(func.min(outbox.c.id).label("id"))
        .where(outbox.c.state.in_(UNSENT))
        .where(or_(outbox.c.lane.in_(BEFORE_OPENING), outbox.c.match_id.not_in(unopened)))
        .group_by(outbox.c.match_id, outbox.c.lane)
        .subquery()
    )
    query: Select[Any] = (
        select(*SAID)
        .add_columns(due_at)
        .join(first, first.c.id == outbox.c.id)
        .where(outbox.c.kind.not_in([kind.value for kind in left_out]), sender.its)
        .order_by(due_at, outbox.c.id)
        .limit(limit)
    )
    found = await connection.execute(query)
    return [(as_row(row), row.lane, row.sent_from) for row in found]


async def newer_exists(connection: Transaction, row: OutboxRow[Payload]) -> bool:
    """Whether a newer pending row makes this one pointless."""
    kinds = superseding(row.kind)
    query = select(outbox.c.id).where(
        outbox.c.match_id == row.match_id,
        outbox.c.id > row.id,
        outbox.c.kind.in_(kinds),
        outbox.c.state == "pending",
    )
    return bool(kinds) and (await connection.execute(query.limit(1))).first() is not None


async def mark_sending(
    connection: Transaction,
    row: OutboxRow[Payload],
    leaving: Payload,
    now: datetime,
    sender: Sender,
    *,
    look: bool,
) -> OutboxRow[Payload] | None:
    """Say that a row is about to leave, with what it will tell; None if it was dropped or taken meanwhile.

    look: the present position is kept with it, as what it shows.
    """
    values: dict[str, Any] = {
        "state": "sending",
        "attempts": row.attempts + 1,
        **sender.lease(now),
    }
    if look:
        values["look"] = (
            select(positions.c.body).where(positions.c.match_id == row.match_id).scalar_subquery()
        )
    done = await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id, outbox.c.state.in_(UNSENT))
        .where(outbox.c.attempts == row.attempts, sender.free(now))
        .values(body=body_of(leaving), **values)
    )
    return replace(row, payload=leaving, attempts=row.attempts + 1) if done.rowcount else None


async def mark_sent(
    connection: Transaction, row: OutboxRow[Any], delivered: Delivered, now: datetime
) -> None:
    """Say that a row has arrived, and where."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(
            state="sent",
            sent_at=now,
            look=None,
            message_id=delivered.message_id,
            channel_id=delivered.channel_id,
        )
    )


async def mark_dropped(connection: Transaction, row: OutboxRow[Payload]) -> None:
    """Say that a row need not be sent any more."""
    await connection.execute(
        update(outbox).where(outbox.c.id == row.id).values(state="dropped", look=None)
    )


async def mark_failed(
    connection: Transaction, row: OutboxRow[Payload] | Damaged, reason: str
) -> None:
    """Give a row up."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(state="failed", look=None, error=reason[:200])
    )


async def mark_later(
    connection: Transaction, row: OutboxRow[Payload], reason: str, due_at: datetime
) -> None:
    """Try again later. The row stays `sending`: it may have arrived in spite of the error."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(due_at=due_at, error=reason[:200], **NO_LEASE)
    )


async def hasten(connection: Transaction, guild_id: int, now: datetime) -> int:
    """Have what has been put off on a server tried at once; gives how many rows those are.

    Calls for moderators are left as they are: they may be needed no longer.
    """
    there = select(matches.c.id).where(matches.c.guild_id == guild_id)
    return await _hastened(connection, outbox.c.match_id.in_(there), now)


async def hasten_match(connection: Transaction, match_id: str, now: datetime) -> None:
    """The same for a match that lives somewhere else now."""
    await _hastened(connection, outbox.c.match_id == match_id, now)


async def _hastened(connection: Transaction, where: ColumnElement[bool], now: datetime) -> int:
    done = await connection.execute(
        update(outbox)
        .where(
            outbox.c.state.in_(UNSENT),
            outbox.c.error.is_not(None),
            outbox.c.due_at > now,
            outbox.c.kind != Kind.ALERT,
            where,
        )
        .values(due_at=now)
    )
    return done.rowcount
