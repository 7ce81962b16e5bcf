"""Reminders and prompts in the outbox that are to be taken back, or to say what became of them."""

from typing import Any

from sqlalchemy import select

from bot.domain.outbox import Call, Fate, OutboxRow
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction


async def withdrawn(connection: Transaction, row: OutboxRow[Call]) -> Fate | None:
    """What became of a call while it was on its way, if that was taken back or settled meanwhile."""
    query = select(*SAID).where(outbox.c.id == row.id)
    found = readable((await connection.execute(query)).one())
    return None if found is None else found.payload.withdrawn


async def load(connection: Transaction, number: int) -> OutboxRow[Any] | None:
    """A row by its number; None if there is none any more, or it cannot be read."""
    found = (await connection.execute(select(*SAID).where(outbox.c.id == number))).first()
    return None if found is None else readable(found)
