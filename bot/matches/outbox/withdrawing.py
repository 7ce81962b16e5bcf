"""Taking back what has called for somebody, or saying in it what became of that."""

from datetime import datetime

from bot.domain.outbox import Call, Delivered, Fate, Kind, OutboxRow, Strip, Withdrawal
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import rows as outbox_rows
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
    await outbox_rows.enqueue(connection, row.match_id, gone, now)


async def strip_prompts(
    connection: Transaction, match_id: str, user_id: int, now: datetime
) -> None:
    """Have the buttons taken off all that was asked of a person in private.

    What is still open is withdrawn with a word of its own; what was answered leads to the panel.
    """
    for row, there in await call_rows.sent(connection, match_id, (Kind.PROMPT,)):
        prompt = row.payload
        if prompt.user_id == user_id and prompt.withdrawn in (None, Fate.ANSWERED):
            strip = Strip(message_id=there.message_id, channel_id=there.channel_id)
            await outbox_rows.enqueue(connection, match_id, strip, now)
