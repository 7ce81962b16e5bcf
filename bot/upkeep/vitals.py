"""How a running bot is doing, as its database tells: when it was last up, what it owes, if it is late."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func, select

from bot.domain.shards import Shards
from bot.storage.matches.orders import next_due as next_autoplay
from bot.storage.matches.rows import next_due
from bot.storage.matches.votes import next_closing
from bot.storage.outbox.rows import queue
from bot.storage.tables import outbox
from bot.storage.time.beats import load_beats
from bot.storage.time.rows import next_look
from bot.storage.transaction import Transaction

SILENT = timedelta(minutes=11)
"""A bot that is up writes so every five minutes; twice in vain is too often."""
LATE = timedelta(minutes=10)
"""What is due is done within seconds, unless the database or Discord is in the way."""


@dataclass(frozen=True, slots=True)
class Vitals:
    """The figures of one moment.

    seen: when the bot was last up; of several processes, the one for which that is the longest ago.
    silent: the shards whose process is not up; missing: those that no process has ever had. owed: posts not
    sent yet; oldest: since when the oldest of them waits. untried: since when the oldest waits that could
    have been sent and that nobody has tried to send. failed: posts given up, as long as that is kept.
    overdue: the earliest moment at which something had to be done and wasn't.
    """

    now: datetime
    seen: datetime | None
    silent: Shards | None
    missing: Shards | None
    owed: int
    oldest: datetime | None
    untried: datetime | None
    failed: int
    overdue: datetime | None

    def since(self, moment: datetime | None) -> int | None:
        """Whole seconds since a moment."""
        return None if moment is None else max(0, int((self.now - moment).total_seconds()))

    def figures(self) -> dict[str, int | None]:
        """As numbers: what the log says with every beat, and `caravan health --json`."""
        return {
            "seen_seconds": self.since(self.seen),
            "shards_away": sum(len(one.own) for one in (self.silent, self.missing) if one),
            "owed": self.owed,
            "oldest_seconds": self.since(self.oldest),
            "untried_seconds": self.since(self.untried),
            "failed": self.failed,
            "overdue_seconds": self.since(self.overdue),
        }

    def complaints(self) -> Iterator[str]:
        """What is not as it should be, a line each."""
        if self.seen is None:
            yield "no bot has ever run on this database"
        elif self.now - self.seen > SILENT:
            who = f"nobody has shard {self.silent}: its process" if self.silent else "the bot"
            yield f"{who} was last up {self.since(self.seen)} seconds ago"
        if self.missing:
            yield f"nobody has ever had shard {self.missing}"
        if self.untried is not None and self.now - self.untried > LATE:
            yield f"a post waits to be sent for {self.since(self.untried)} seconds, and nobody tries"
        if self.overdue is not None and self.now - self.overdue > LATE:
            yield f"something was due {self.since(self.overdue)} seconds ago"


async def vitals(connection: Transaction, now: datetime) -> Vitals:
    """How things stand."""
    beats, owed = await load_beats(connection), await queue(connection)
    due = [
        await next_due(connection),
        await next_look(connection),
        await next_closing(connection),
        await next_autoplay(connection),
    ]
    past = [moment for moment in due if moment is not None and moment <= now]
    untried = select(func.min(outbox.c.due_at)).where(
        outbox.c.state == "pending", outbox.c.attempts == 0, outbox.c.due_at <= now
    )
    failed = select(func.count()).select_from(outbox).where(outbox.c.state == "failed")
    return Vitals(
        now,
        beats.seen(),
        beats.silent(now - SILENT),
        beats.missing(),
        owed.length,
        owed.oldest,
        (await connection.execute(untried)).scalar(),
        (await connection.execute(failed)).scalar_one(),
        min(past, default=None),
    )
