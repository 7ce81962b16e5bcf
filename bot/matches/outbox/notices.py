"""Notices that follow each other about the same: the newest takes the place of the others."""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.outbox import Notice
from bot.storage.outbox import notices as notice_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.transaction import Transaction

LASTS = timedelta(days=1)
"""An older notice usually stays as it is, and the newer one gets a post of its own."""


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
    since = None if lasts is None else now - lasts
    for row, there in await notice_rows.about_same(connection, match_id, notice.about, since):
        if there is not None:
            notice = replace(notice, message_id=there.message_id, channel_id=there.channel_id)
            break
        unread = True
        await sending_rows.mark_dropped(connection, row)
    if notice.message_id is None and unread and takes_back:
        return
    await outbox_rows.enqueue(connection, match_id, notice, now)
