"""Notices in the outbox, as rows: what was last said about something."""

from datetime import datetime

from sqlalchemy import select

from bot.domain.outbox import Delivered, Kind, Notice, OutboxRow
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.outbox.rows import UNSENT
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction


async def last_said(connection: Transaction, match_id: str, about: str) -> str | None:
    """The key of the last notice `about` something that was posted or is still to be, None without one."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.NOTICE,
        outbox.c.state.in_((*UNSENT, "sent")),
    )
    for one in (await connection.execute(query.order_by(outbox.c.id.desc()))).all():
        row = readable(one)
        if row is not None and row.payload.about == about:
            return str(row.payload.text.key)
    return None


async def about_same(
    connection: Transaction, match_id: str, about: str | None, since: datetime | None
) -> list[tuple[OutboxRow[Notice], Delivered | None]]:
    """The notices `about` something from a moment on (None: all), the last first, with where they stand.

    None: it has not left yet.
    """
    query = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.NOTICE,
        outbox.c.state.in_(("pending", "sent")),
    )
    if since is not None:
        query = query.where(outbox.c.created_at > since)
    found: list[tuple[OutboxRow[Notice], Delivered | None]] = []
    for one in (await connection.execute(query.order_by(outbox.c.id.desc()))).all():
        row: OutboxRow[Notice] | None = readable(one)
        if row is not None and row.payload.about == about:
            sent = one.state == "sent"
            found.append((row, Delivered(one.message_id, one.channel_id) if sent else None))
    return found
