"""What nothing depends on any more is forgotten once a day: a bot that is up for years stays small."""

from datetime import datetime, timedelta

from bot.domain.clock import Clock
from bot.domain.shards import ALONE, Shards
from bot.storage.database import Storage
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.people import acts as personal_rows
from bot.storage.people import quotas as quota_rows
from bot.storage.transaction import Transaction

INTERACTIONS_KEPT = timedelta(days=2)
ROWS_KEPT = timedelta(days=14)
EACH = timedelta(days=1)
COUNTED = timedelta(days=2)
"""Twice as long as any limit counts (bot.domain.quotas)."""


class Sweep:
    """Forgets old interactions, what has long been posted, and the orders of matches that are over.

    Of several processes, the one with shard 0 does so.
    """

    def __init__(self, storage: Storage, clock: Clock, shards: Shards = ALONE) -> None:
        self._its = 0 in shards.own
        self._storage = storage
        self._clock = clock
        self._next: datetime | None = None

    async def sweep(self) -> datetime:
        """Forget what is old, if that was not done today; says when to come again."""
        now = self._clock.now()
        if self._next is None or not now < self._next <= now + EACH:
            if self._its:
                await self._storage.change(lambda on: _swept(on, now))
            self._next = now + EACH
        return self._next


async def _swept(connection: Transaction, now: datetime) -> None:
    await play_rows.forget_interactions(connection, now - INTERACTIONS_KEPT)
    await personal_rows.forget(connection, now - INTERACTIONS_KEPT)
    await outbox_rows.forget_rows(connection, now - ROWS_KEPT)
    await quota_rows.forget(connection, now - COUNTED)
    await order_rows.forget_over(connection)
