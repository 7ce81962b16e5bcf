"""What matches that are over for good no longer need: it only made something quicker, or has done its duty.

Earlier positions follow from the log again, so they are needed by nobody; what seats saw last marks changes
that nobody waits for; posts were sent long ago. Log, story, result, notes and the last position stay.
"""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, and_, delete, func, literal, or_, select

from bot.domain.match import MatchInfo, Status
from bot.storage.matches import rows as match_rows
from bot.storage.order_tables import declined, planned_answers, queued
from bot.storage.outbox.rows import BOARDS, UNSENT
from bot.storage.quota_tables import pings
from bot.storage.tables import kept, looks, matches, outbox
from bot.storage.transaction import Transaction


class Room(NamedTuple):
    """How much something takes: rows, and bytes of what they hold, without the room for their numbers."""

    rows: int = 0
    bytes: int = 0

    def more(self, other: "Room") -> "Room":
        """Both together."""
        return Room(self.rows + other.rows, self.bytes + other.bytes)


async def over_before(connection: Transaction, before: datetime) -> list[MatchInfo]:
    """The matches that ended before a moment, whose result is final, the newest first.

    Copies are left out: their logs lead nowhere without the position they began with.
    """
    final = or_(
        matches.c.status == Status.LOCKED.value,
        and_(matches.c.status == Status.STOPPED.value, matches.c.due_at.is_(None)),
    )
    begun = (matches.c.header.is_not(None), matches.c.origin.is_(None))
    return await match_rows.load_infos(connection, final, matches.c.ended_at < before, *begun)


async def room(connection: Transaction, match_id: str) -> Room:
    """How much of a match that is over is needed no more."""
    found = Room()
    for table, where in _needless(match_id):
        lengths: list[ColumnElement[int]] = [
            func.coalesce(func.sum(func.length(column)), 0)
            for column in table.c
            if column.name in ("body", "look")
        ]
        query = select(func.count(), sum(lengths, literal(0))).select_from(table).where(*where)
        found = found.more(Room(*(await connection.execute(query)).one()))
    return found


async def prune(connection: Transaction, match_id: str) -> None:
    """Forget what a match that is over needs no more."""
    for table, where in _needless(match_id):
        await connection.execute(delete(table).where(*where))


def _needless(match_id: str) -> list[tuple[Table, tuple[ColumnElement[bool], ...]]]:
    """Which rows a match needs no more; while something is still to be posted, all of its posts stay.

    The last board says where the match stands, should its post have to be found.
    """
    other = outbox.alias()
    own = other.c.match_id == match_id
    owed = select(other.c.id).where(own, other.c.state.in_(UNSENT)).exists()
    board = and_(own, other.c.kind.in_(BOARDS), other.c.state == "sent")
    last = select(func.coalesce(func.max(other.c.id), 0)).where(board).scalar_subquery()
    posts = (outbox.c.match_id == match_id, outbox.c.id != last, ~owed)
    others = (kept, looks, planned_answers, declined, queued, pings)
    return [(outbox, posts), *((table, (table.c.match_id == match_id,)) for table in others)]
