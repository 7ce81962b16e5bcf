"""Taking back what has called for somebody, or saying in it what became of that."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from bot.domain.outbox import (
    Call,
    Delivered,
    Fate,
    Kind,
    Notice,
    OutboxRow,
    Prompt,
    Strip,
    Withdrawal,
)
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.transaction import Transaction

CALLS = (Kind.REMINDER, Kind.PROMPT)
"""What calls for one person (bot.domain.outbox.Call)."""


async def withdraw_calls(
    connection: Transaction,
    match_id: str,
    seats: Collection[int],
    fate: Fate,
    now: datetime,
    kinds: Collection[Kind] = CALLS,
) -> None:
    """Have all that calls for people at some seats taken back, or say what became of it, each once.

    What has not left yet is dropped. What is on its way is marked with its `fate`, and taken back or settled
    when it has arrived (see bot.matches.outbox.arrived).
    """
    if not seats:
        return
    for one in await call_rows.calls(connection, match_id, kinds):
        call = one.row.payload
        if call.seat not in seats or call.withdrawn is not None:
            continue
        if one.pending:
            await sending_rows.mark_dropped(connection, one.row)
            continue
        marked = replace(call, withdrawn=fate)
        await outbox_rows.rewrite(connection, one.row.id, marked)
        if one.there is not None:
            await withdraw(connection, one.row, one.there, fate, now)


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


def settling(row: OutboxRow[Prompt | Notice], there: Delivered) -> Withdrawal:
    """What has a private question settled that stands somewhere, unless it is open still."""
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
