"""The outbox on its way: which rows are next, and what became of each.

A row is pending, then sending, then sent; or failed for good, or dropped for a newer one. `sending` is
written before the message leaves, so that after a crash one knows which rows to look for.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, func, or_, select, update

from bot.domain.outbox import Delivered, Kind, OutboxRow
from bot.storage.matches.rows import write_posting
from bot.storage.matches.votes import place_ballot
from bot.storage.outbox.boards import board_posted, last_board, pinged, told
from bot.storage.outbox.rows import BOARDS, SUPERSEDED, UNSENT, as_row, outbox_row
from bot.storage.outbox.starts import all_called
from bot.storage.outbox.withdrawals import CALLS, settled, withdraw, withdrawn
from bot.storage.people import pings as ping_rows
from bot.storage.tables import matches, outbox, positions
from bot.storage.transaction import Transaction

# The position a board shows is large, and needed only when it has arrived.
_HEAD = [column for column in outbox.c if column.name != "look"]


async def heads(
    connection: Transaction, limit: int, left_out: Iterable[Kind] = ()
) -> list[tuple[OutboxRow, str, datetime]]:
    """The first unsent row of each lane of each match with its lane and due time, the next due first.

    left_out: kinds that are passed over, with what stands behind them in their lanes.
    """
    # What goes to single people may have to fall back to the thread, so the thread comes first, and the post
    # that opens it.
    unopened = select(outbox.c.match_id).where(
        outbox.c.state.in_(UNSENT), outbox.c.kind.in_((Kind.THREAD, Kind.START))
    )
    first = (
        select(func.min(outbox.c.id).label("id"))
        .where(outbox.c.state.in_(UNSENT))
        .where(or_(outbox.c.lane.in_(("post", "alert")), outbox.c.match_id.not_in(unopened)))
        .group_by(outbox.c.match_id, outbox.c.lane)
        .subquery()
    )
    query = (
        select(*_HEAD)
        .join(first, first.c.id == outbox.c.id)
        .where(outbox.c.kind.not_in([kind.value for kind in left_out]))
        .order_by(outbox.c.due_at, outbox.c.id)
        .limit(limit)
    )
    found = await connection.execute(query)
    return [(as_row(row), row.lane, row.due_at) for row in found]


async def newer_exists(connection: Transaction, row: OutboxRow) -> bool:
    """Whether a newer pending row makes this one pointless."""
    kinds = [kind for kind, older in SUPERSEDED.items() if row.kind in older]
    query = select(outbox.c.id).where(
        outbox.c.match_id == row.match_id,
        outbox.c.id > row.id,
        outbox.c.kind.in_(kinds),
        outbox.c.state == "pending",
    )
    return bool(kinds) and (await connection.execute(query.limit(1))).first() is not None


async def mark_sending(connection: Transaction, row: OutboxRow, now: datetime) -> OutboxRow | None:
    """Say that a row is about to leave, with what it will tell; None if it was dropped meanwhile."""
    body = dict(row.data)
    values: dict[str, Any] = {"state": "sending", "attempts": row.attempts + 1}
    if row.kind in BOARDS:
        body |= await told(connection, row, now)
        if body["pictured"]:
            values["look"] = (
                select(positions.c.body)
                .where(positions.c.match_id == row.match_id)
                .scalar_subquery()
            )
    elif row.kind is Kind.AWAITED:
        body |= await last_board(connection, row)
    elif row.kind in CALLS and (fate := await withdrawn(connection, row)):
        body["withdrawn"] = fate.value
    elif row.kind is Kind.PROMPT:
        body["spared"] = bool(await _spared(connection, row, now))
    done = await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id, outbox.c.state.in_(UNSENT))
        .values(body=body, **values)
    )
    return (
        outbox_row(row.id, row.match_id, row.kind, row.nonce, row.attempts + 1, body)
        if (done.rowcount)
        else None
    )


async def _spared(connection: Transaction, row: OutboxRow, now: datetime) -> list[int]:
    """The one a prompt is for, if they were called to the same step a short while ago."""
    moves = row.data.get("moves")
    return await ping_rows.spared(connection, row.match_id, [row.user_id or 0], moves, now)


async def mark_sent(
    connection: Transaction, row: OutboxRow, delivered: Delivered, now: datetime
) -> None:
    """Say that a row has arrived, and draw the consequences."""
    if row.kind in BOARDS:
        await board_posted(connection, row, now)
    elif row.kind is Kind.LOBBY:
        await write_posting(connection, row.match_id, lobby_message_id=delivered.message_id)
    elif row.kind is Kind.THREAD:
        await write_posting(connection, row.match_id, thread_id=delivered.channel_id)
    elif row.kind is Kind.START:
        await all_called(connection, row.match_id)
    elif row.kind is Kind.BALLOT:
        place = (delivered.message_id, delivered.channel_id)
        await place_ballot(connection, row.ballot, *place)
    elif row.kind is Kind.PROMPT:
        await pinged(connection, row.match_id, [row.user_id or 0])
        if not row.data.get("spared"):
            await ping_rows.note(
                connection, row.match_id, [row.user_id or 0], row.data.get("moves"), now
            )
    elif row.kind is Kind.WITHDRAW and "row" in row.data:
        await settled(connection, row.data["row"])
    if row.kind in CALLS and (fate := await withdrawn(connection, row)):
        there = replace(row, message_id=delivered.message_id, channel_id=delivered.channel_id)
        await withdraw(connection, there, fate, now)
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


async def mark_dropped(connection: Transaction, row: OutboxRow) -> None:
    """Say that a row need not be sent any more."""
    await connection.execute(
        update(outbox).where(outbox.c.id == row.id).values(state="dropped", look=None)
    )


async def mark_failed(connection: Transaction, row: OutboxRow, reason: str) -> None:
    """Give a row up."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(state="failed", look=None, error=reason[:200])
    )


async def mark_later(
    connection: Transaction, row: OutboxRow, reason: str, due_at: datetime
) -> None:
    """Try again later. The row stays `sending`: it may have arrived in spite of the error."""
    await connection.execute(
        update(outbox).where(outbox.c.id == row.id).values(due_at=due_at, error=reason[:200])
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
