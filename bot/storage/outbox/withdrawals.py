"""Reminders and prompts in the outbox that are to be taken back, or to say what became of them."""

from dataclasses import replace
from datetime import datetime

from sqlalchemy import select

from bot.domain.outbox import (
    Call,
    Delivered,
    Fate,
    Kind,
    Notice,
    OutboxRow,
    Payload,
    Prompt,
    Withdrawal,
)
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.outbox.rows import enqueue, rewrite
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction


async def withdraw(
    connection: Transaction, row: OutboxRow[Call], there: Delivered, fate: Fate, now: datetime
) -> None:
    """Have a reminder or prompt that stands somewhere taken back, or say what became of it."""
    call = row.payload
    gone = Withdrawal(
        of=call.kind,
        user_id=call.user_id,
        seat=call.seat,
        fate=fate,
        message_id=there.message_id,
        channel_id=there.channel_id,
    )
    await enqueue(connection, row.match_id, gone, now)


async def withdrawn(connection: Transaction, row: OutboxRow[Call]) -> Fate | None:
    """What became of a call while it was on its way, if that was taken back or settled meanwhile."""
    query = select(*SAID).where(outbox.c.id == row.id)
    found = readable((await connection.execute(query)).one())
    return None if found is None else found.payload.withdrawn


async def settle_calls(connection: Transaction, row: OutboxRow[Payload], now: datetime) -> None:
    """Have the questions asked in private settled that a newer board post has made history of.

    Those that are still open, or that their people have open as a panel, are left as they are (see
    bot.delivery.withdrawals) and looked at again with the next board post.
    """
    query = select(*SAID).where(
        outbox.c.match_id == row.match_id,
        outbox.c.kind.in_((Kind.PROMPT, Kind.NOTICE)),
        outbox.c.state == "sent",
        outbox.c.id < row.id,
    )
    for one in (await connection.execute(query.order_by(outbox.c.id))).all():
        found = readable(one)
        if found is not None and _open_call(found.payload):
            there = Delivered(one.message_id, one.channel_id)
            await enqueue(connection, row.match_id, _settling(found, there), now)


def _open_call(said: Prompt | Notice) -> bool:
    called = isinstance(said, Prompt) or said.call
    return called and said.withdrawn is None


def _settling(row: OutboxRow[Prompt | Notice], there: Delivered) -> Withdrawal:
    said = row.payload
    return Withdrawal(
        of=said.kind,
        user_id=said.user_id,
        seat=said.seat,
        decision=said.decision if isinstance(said, Prompt) else None,
        fate=Fate.ANSWERED,
        row=row.id,
        message_id=there.message_id,
        channel_id=there.channel_id,
    )


async def settled(connection: Transaction, number: int) -> None:
    """A call has been settled and need not be looked at again."""
    found = (await connection.execute(select(*SAID).where(outbox.c.id == number))).first()
    row = None if found is None else readable(found)
    if row is not None:
        await rewrite(connection, number, replace(row.payload, withdrawn=Fate.ANSWERED))
