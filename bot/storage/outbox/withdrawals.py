"""Reminders and prompts in the outbox that are to be taken back, or to say what became of them."""

from datetime import datetime
from typing import Any

from sqlalchemy import select, update

from bot.domain.outbox import Fate, Kind, OutboxRow
from bot.storage.outbox.rows import owe
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction

CALLS = (Kind.REMINDER, Kind.PROMPT)
"""What calls for one person, and becomes untrue when that one is no longer awaited."""


async def withdraw(connection: Transaction, row: OutboxRow, fate: Fate, now: datetime) -> None:
    """Have a reminder or prompt that stands somewhere taken back, or say what became of it."""
    where = {"message_id": row.message_id, "channel_id": row.channel_id}
    whose = {"user_id": row.user_id, "seat": row.seat, "of": row.kind.value}
    await owe(connection, row.match_id, Kind.WITHDRAW, now, **whose, **where, fate=fate.value)


async def withdrawn(connection: Transaction, row: OutboxRow) -> Fate | None:
    """What became of a call while it was on its way, if that was taken back or settled meanwhile."""
    query = select(outbox.c.body).where(outbox.c.id == row.id)
    found = (await connection.execute(query)).scalar_one().get("withdrawn")
    return fate_of(found) if found else None


def fate_of(marked: Any) -> Fate:
    """What a mark in a row says; older rows say only that it was taken back."""
    return Fate(marked) if isinstance(marked, str) else Fate.BACK


async def settle_calls(connection: Transaction, row: OutboxRow, now: datetime) -> None:
    """Have the questions asked in private settled that a newer board post has made history of.

    Those that are still open, or that their people have open as a panel, are left as they are (see
    bot.delivery.withdrawals) and looked at again with the next board post.
    """
    query = select(outbox).where(
        outbox.c.match_id == row.match_id,
        outbox.c.kind.in_((Kind.PROMPT, Kind.NOTICE)),
        outbox.c.state == "sent",
        outbox.c.id < row.id,
    )
    for one in (await connection.execute(query.order_by(outbox.c.id))).all():
        called = one.kind == Kind.PROMPT or one.body.get("call")
        if not called or one.body.get("withdrawn"):
            continue
        where = {"message_id": one.message_id, "channel_id": one.channel_id}
        whose = {key: one.body.get(key) for key in ("user_id", "seat", "decision")}
        body = {**whose, **where, "of": one.kind, "row": one.id, "fate": Fate.ANSWERED.value}
        await owe(connection, row.match_id, Kind.WITHDRAW, now, **body)


async def settled(connection: Transaction, number: int) -> None:
    """A call has been settled and need not be looked at again."""
    where = outbox.c.id == number
    body = (await connection.execute(select(outbox.c.body).where(where))).scalar_one_or_none()
    if body is not None:
        marked = {**body, "withdrawn": Fate.ANSWERED.value}
        await connection.execute(update(outbox).where(where).values(body=marked))
