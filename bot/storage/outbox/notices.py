"""Notices that follow each other about the same: the newest takes the place of the others."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select, update

from bot.domain.outbox import Kind
from bot.storage.outbox import rows as outbox_rows
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction

LASTS = timedelta(days=1)
"""An older notice usually stays as it is, and the newer one gets a post of its own."""


async def last_said(connection: Transaction, match_id: str, about: str) -> str | None:
    """The key of the last notice `about` something that was posted or is still to be, None without one."""
    query = select(outbox.c.body).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.NOTICE,
        outbox.c.state.in_((*outbox_rows.UNSENT, "sent")),
    )
    for body in (await connection.execute(query.order_by(outbox.c.id.desc()))).scalars():
        if body.get("about") == about:
            return str(body["text"]["key"])
    return None


async def owe_instead(
    connection: Transaction,
    match_id: str,
    about: str,
    now: datetime,
    text: dict[str, Any],
    *,
    takes_back: bool,
    lasts: timedelta | None = LASTS,
    **more: Any,
) -> None:
    """Owe a notice in place of the last one `about` the same, be it posted or not.

    takes_back: it only says that the former holds no more, so if nobody has read that none is owed. more:
    whom it is for, if not for everybody. lasts: how old the last one may be to be replaced, None: of any age.
    """
    unread, there = False, None
    query = select(outbox).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.NOTICE,
        outbox.c.state.in_(("pending", "sent")),
    )
    if lasts is not None:
        query = query.where(outbox.c.created_at > now - lasts)
    for row in (await connection.execute(query.order_by(outbox.c.id.desc()))).all():
        if row.body.get("about") != about:
            continue
        if row.state == "sent":
            there = {"message_id": row.message_id, "channel_id": row.channel_id}
            break
        unread = True
        dropped = update(outbox).where(outbox.c.id == row.id).values(state="dropped")
        await connection.execute(dropped)
    if there is None and unread and takes_back:
        return
    body = {"text": text, "about": about, **more, **(there or {})}
    await outbox_rows.owe(connection, match_id, Kind.NOTICE, now, **body)
