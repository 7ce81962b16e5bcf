"""Threads that were made without our hearing of it, as rows: to which match one of them may belong."""

from collections.abc import Collection

from sqlalchemy import and_, select

from bot.domain.outbox import Kind
from bot.storage.outbox.rows import UNSENT
from bot.storage.tables import matches, outbox
from bot.storage.transaction import Transaction


async def unclaimed(connection: Transaction, match_id: str, threads: Collection[int]) -> list[int]:
    """Which of the threads with a match's name, in its channel, can belong to no other match.

    It is none as long as another match of this name waits for a thread there: it may be any of these.
    """
    if await _another_waits(connection, match_id):
        return []
    known = select(matches.c.thread_id).where(matches.c.thread_id.in_(threads))
    taken = set((await connection.execute(known)).scalars())
    return [one for one in threads if one not in taken]


async def _another_waits(connection: Transaction, match_id: str) -> bool:
    own = matches.alias()
    waiting = (
        select(outbox.c.id)
        .join(matches, matches.c.id == outbox.c.match_id)
        .join(own, and_(own.c.channel_id == matches.c.channel_id, own.c.name == matches.c.name))
        .where(outbox.c.kind == Kind.THREAD, outbox.c.state.in_(UNSENT))
        .where(own.c.id == match_id, matches.c.id != match_id)
    )
    return (await connection.execute(waiting.limit(1))).first() is not None
