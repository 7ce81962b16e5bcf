"""Having the last board post of a match say anew what it says."""

from datetime import datetime

from bot.domain.outbox import AwaitedUpdate
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction


async def show_again(connection: Transaction, match_id: str, now: datetime) -> None:
    """Have the last board post tell anew who is awaited until when; one that has not left will anyway."""
    shown = await board_rows.last_named(connection, match_id)
    if shown is not None and not shown.pending:
        said = shown.said
        again = AwaitedUpdate(named=said.named, lanes=said.lanes, at_round=said.at_round)
        await outbox_rows.enqueue(connection, match_id, again, now)
