"""Reminders and prompts in the outbox that are to be taken back."""

from datetime import datetime

from sqlalchemy import select

from bot.matches.owed import Kind, OutboxRow
from bot.storage.outbox_rows import owe
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction

CALLS = (Kind.REMINDER, Kind.PROMPT)
"""What calls for one person, and becomes untrue when that one is no longer awaited."""


async def withdraw(connection: Transaction, row: OutboxRow, now: datetime) -> None:
    """Have a reminder or prompt that stands somewhere taken back."""
    where = {"message_id": row.message_id, "channel_id": row.channel_id}
    whose = {"user_id": row.user_id, "seat": row.seat, "of": row.kind.value}
    await owe(connection, row.match_id, Kind.WITHDRAW, now, **whose, **where)


async def withdrawn(connection: Transaction, row: OutboxRow) -> bool:
    """Whether a call was taken back while it was on its way."""
    query = select(outbox.c.body).where(outbox.c.id == row.id)
    return bool((await connection.execute(query)).scalar_one().get("withdrawn"))
