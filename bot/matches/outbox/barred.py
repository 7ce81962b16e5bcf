"""Calling the moderators where the bot can post nothing, and calling that off."""

from datetime import datetime, timedelta

from bot.domain.outbox import Alert
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.transaction import Transaction
from engines.core import Text

AGAIN = timedelta(days=1)
"""Nobody is called sooner a second time."""
BARRED = "barred"
"""What such a call is about."""


async def call_for_help(connection: Transaction, match_id: str, now: datetime) -> None:
    """Tell the moderators that a match cannot post where it lives, once a day."""
    if not await is_called(connection, match_id, now - AGAIN):
        alert = Alert(text=Text("faults-barred"), about=BARRED)
        await outbox_rows.enqueue(connection, match_id, alert, now)


async def is_called(connection: Transaction, match_id: str, after: datetime) -> bool:
    """Whether moderators have been called for this since a moment."""
    made = await call_rows.alerts_since(connection, match_id, after)
    return any(row.payload.about == BARRED for row in made)


async def call_off(connection: Transaction, match_id: str) -> None:
    """Drop such calls that have not left yet: something has been posted there again."""
    for row in await call_rows.unsent_alerts(connection, match_id):
        if row.payload.about == BARRED:
            await sending_rows.mark_dropped(connection, row)
