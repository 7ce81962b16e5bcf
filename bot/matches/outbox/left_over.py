"""Panels in direct messages that a process has left behind when it was killed.

While it runs it draws them anew as soon as their match has moved on. Killed after an answer was taken, but
before that could be shown, it leaves a message that still asks what is answered. So whoever is started has
the questions settled that were asked in private and answered shortly before, and are not settled yet: what
stands there then leads to the panel.
"""

from datetime import datetime, timedelta

from bot.domain.shards import ALONE, Shards
from bot.matches.outbox.withdrawing import settling
from bot.storage.matches import play as play_rows
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.time.beats import load_beats, parts
from bot.storage.transaction import Transaction

SHORTLY = timedelta(minutes=15)
"""Somebody may have acted so long before the last beat in what was left behind."""
FOR_LETTERS = 0
"""The shard whose process hears of what is clicked in direct messages, whatever server it is about."""


async def settle_left_over(connection: Transaction, shards: Shards, now: datetime) -> None:
    """Have the private questions settled that may have been left behind, before the first new beat."""
    beats = await load_beats(connection)
    before = [beats.before(part) for part in parts(shards)]
    known = [moment for moment in before if moment is not None]
    if not known:
        return
    of, since = ALONE if FOR_LETTERS in shards.own else shards, min(known) - SHORTLY
    answered = await play_rows.answered_since(connection, since)
    for row, there in await call_rows.letters_acted_on(connection, since, of):
        if row.payload.withdrawn is None and (row.match_id, row.payload.decision) in answered:
            await outbox_rows.enqueue(connection, row.match_id, settling(row, there), now)
