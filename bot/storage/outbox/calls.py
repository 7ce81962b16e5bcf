"""Calls in the outbox: for people who are awaited, and for moderators."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import select, update

from bot.domain.outbox import Fate, Kind, OutboxRow
from bot.storage.outbox.rows import UNSENT, as_row, outbox_row
from bot.storage.outbox.sending import mark_dropped
from bot.storage.outbox.withdrawals import CALLS
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction


async def pending_prompts(connection: Transaction, match_id: str) -> list[OutboxRow]:
    """The prompts of a match not yet on their way."""
    query = select(outbox).where(
        outbox.c.match_id == match_id, outbox.c.kind == Kind.PROMPT, outbox.c.state == "pending"
    )
    return [as_row(row) for row in await connection.execute(query)]


async def calls(
    connection: Transaction,
    match_id: str,
    seats: Iterable[int],
    fate: Fate,
    kinds: Iterable[Kind] = CALLS,
) -> list[OutboxRow]:
    """What calls for people at some seats, each once: rows of these kinds with where they stand.

    What has not left yet is dropped; it is not among them. What is on its way is marked with its `fate`, and
    taken back or settled when it has arrived (see sending_rows.mark_sent).
    """
    wanted, found = set(seats), []
    if not wanted:
        return []
    query = select(outbox).where(
        outbox.c.match_id == match_id,
        outbox.c.kind.in_(list(kinds)),
        outbox.c.state.in_((*UNSENT, "sent")),
    )
    for row in (await connection.execute(query.order_by(outbox.c.id))).all():
        if row.body.get("seat") not in wanted or row.body.get("withdrawn"):
            continue
        if row.state == "sent":
            body = {**row.body, "message_id": row.message_id, "channel_id": row.channel_id}
            found.append(
                outbox_row(row.id, match_id, Kind(row.kind), row.nonce, row.attempts, body)
            )
        marked = {"body": {**row.body, "withdrawn": fate.value}}
        values = {"state": "dropped"} if row.state == "pending" else marked
        await connection.execute(update(outbox).where(outbox.c.id == row.id).values(**values))
    return found


async def called(connection: Transaction, match_id: str, about: str, after: datetime) -> bool:
    """Whether moderators have been called to a match about something since a moment."""
    rows = await connection.execute(
        select(outbox.c.body).where(
            outbox.c.match_id == match_id,
            outbox.c.kind == Kind.ALERT,
            outbox.c.created_at > after,
            outbox.c.state != "dropped",
        )
    )
    return any(body.get("about") == about for body in rows.scalars())


async def call_off(connection: Transaction, match_id: str, about: str) -> None:
    """Drop calls of moderators that have not left yet and are no longer needed."""
    query = select(outbox).where(
        outbox.c.match_id == match_id, outbox.c.kind == Kind.ALERT, outbox.c.state.in_(UNSENT)
    )
    for row in (await connection.execute(query)).all():
        if row.body.get("about") == about:
            await mark_dropped(connection, as_row(row))
