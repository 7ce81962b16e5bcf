"""Calling people to secret questions once more: in public, who has answered is called like who has not."""

from datetime import datetime

from bot.domain.orders import NO_PREMOVES
from bot.domain.outbox import Prompt
from bot.matches.core.live import Live, secret_seats
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction


async def ask_again(
    connection: Transaction, live: Live, now: datetime, *, here: bool = False
) -> None:
    """Send secret questions once more, without a sound to those who have answered, if only ahead.

    here: only to those who are called in the thread, since they take no direct messages.
    """
    asked = {seat: decision for decision, seat in live.secrets.items()}
    plans = (live.premoves or NO_PREMOVES).plans
    for seat in secret_seats(live):
        user_id, decision = live.info.seats[seat].person, asked.get(seat, "")
        if user_id is not None:
            plan = plans.get(seat)
            quiet = not decision or (plan is not None and plan.decision == decision)
            prompt = Prompt(
                user_id=user_id, seat=seat, decision=decision, quiet=quiet, again=True, here=here
            )
            await outbox_rows.enqueue(connection, live.info.id, prompt, now)
