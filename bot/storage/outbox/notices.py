"""Notices that follow each other about the same: the newest takes the place of the others."""

from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import select, update

from bot.domain.outbox import Kind, Notice
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.outbox.rows import UNSENT, enqueue
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction

LASTS = timedelta(days=1)
"""An older notice usually stays as it is, and the newer one gets a post of its own."""


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


async def enqueue_instead(
    connection: Transaction,
    match_id: str,
    notice: Notice,
    now: datetime,
    *,
    takes_back: bool,
    lasts: timedelta | None = LASTS,
) -> None:
    """Enqueue a notice in place of the last one `about` the same, be it posted or not.

    takes_back: it only says that the former holds no more, so if nobody has read that none is owed.
    lasts: how old the last one may be to be replaced, None: of any age.
    """
    unread = False
    query = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.NOTICE,
        outbox.c.state.in_(("pending", "sent")),
    )
    if lasts is not None:
        query = query.where(outbox.c.created_at > now - lasts)
    for one in (await connection.execute(query.order_by(outbox.c.id.desc()))).all():
        row = readable(one)
        if row is None or row.payload.about != notice.about:
            continue
        if one.state == "sent":
            notice = replace(notice, message_id=one.message_id, channel_id=one.channel_id)
            break
        unread = True
        dropped = update(outbox).where(outbox.c.id == row.id).values(state="dropped")
        await connection.execute(dropped)
    if notice.message_id is None and unread and takes_back:
        return
    await enqueue(connection, match_id, notice, now)
