"""Who sends a post, where several processes share the outbox.

A process sends what is owed to the servers of its own shards. While it does, a row is leased to it: should
its claim to the shard get lost meanwhile, whoever has the shard then waits until the lease is over. What a
process has left behind it takes up again at once.
"""

import platform
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, case, or_, true, update

from bot.domain.shards import ALONE, Shards
from bot.storage.outbox.rows import UNSENT
from bot.storage.shards import match_of_shards
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction

LEASE = timedelta(minutes=6)
"""Longer than a request waits for Discord at most (bot.app.LONGEST_WAIT)."""
LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class Sender:
    """A process that sends posts. name: the same after a restart; None: no other process sends any."""

    shards: Shards = ALONE
    name: str | None = None

    @classmethod
    def of(cls, shards: Shards) -> "Sender":
        """The process that runs here."""
        name = None if shards.alone else f"{shards} on {platform.node()}"[:LONGEST_NAME]
        return cls(shards, name)

    @property
    def due_at(self) -> ColumnElement[datetime]:
        """From when on a row can be sent here."""
        if self.name is None:
            return outbox.c.due_at
        others = and_(outbox.c.owner != self.name, outbox.c.leased_until > outbox.c.due_at)
        return case((others, outbox.c.leased_until), else_=outbox.c.due_at)

    @property
    def its(self) -> ColumnElement[bool]:
        """Whether a row is to be sent here."""
        return match_of_shards(outbox.c.match_id, self.shards)

    def free(self, now: datetime) -> ColumnElement[bool]:
        """Whether nobody else is sending a row."""
        if self.name is None:
            return true()
        lease = outbox.c.leased_until
        return or_(lease.is_(None), lease <= now, outbox.c.owner == self.name)

    def lease(self, now: datetime) -> dict[str, Any]:
        """What is written into a row that is being sent here."""
        return {"owner": self.name, "leased_until": None if self.name is None else now + LEASE}


ONLY = Sender()
"""One process that sends everything."""
NO_LEASE = {"owner": None, "leased_until": None}
"""What is written into a row that nobody is sending any more."""


async def release(connection: Transaction, sender: Sender) -> None:
    """Let others take up at once what a process leaves behind that ends."""
    left = and_(outbox.c.owner == sender.name, outbox.c.state.in_(UNSENT))
    await connection.execute(update(outbox).where(left).values(**NO_LEASE))
