"""What is begun and has to be finished, as rows: lost time to be given back, matches to be looked at anew."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, delete, insert, literal, select, update

from bot.domain.match import Status
from bot.domain.shards import ALONE, Shards
from bot.storage.background_tables import lost_time, recheck_queue
from bot.storage.shards import match_of_shards
from bot.storage.tables import matches, seats
from bot.storage.time.rows import ticking
from bot.storage.transaction import Transaction
from bot.storage.types import Moment
from bot.storage.upsert import insert_new

# This one stands on the way of every answer, and building a statement takes longer than executing it.
_TAKE = (
    delete(lost_time)
    .where(lost_time.c.match_id == bindparam("its_match"))
    .returning(lost_time.c.id, lost_time.c.seconds, lost_time.c.until)
)


@dataclass(frozen=True, slots=True)
class LostTime:
    """Seconds up to a moment in which nobody could have answered."""

    seconds: int
    until: datetime


# --- lost time -----------------------------------------------------------------------------------


async def note_lost_time(
    connection: Transaction, seconds: int, until: datetime, shards: Shards = ALONE
) -> None:
    """Write down that the matches of shards in which time runs lost so many seconds until a moment."""
    lost = ticking(shards).add_columns(literal(seconds), literal(until, Moment()))
    await connection.execute(
        insert(lost_time).from_select(["match_id", "seconds", "until"], lost.order_by("match_id"))
    )


async def take_lost(connection: Transaction, match_id: str) -> list[LostTime]:
    """What time a match lost, the earliest first; it is forgotten, since it is given back now."""
    found = (await connection.execute(_TAKE, {"its_match": match_id})).all()
    return [LostTime(row.seconds, row.until) for row in sorted(found, key=lambda one: one.id)]


async def still_lost(connection: Transaction, most: int, shards: Shards = ALONE) -> list[str]:
    """The matches that have lost time, the longest waiting first; a match once for each loss."""
    its = match_of_shards(lost_time.c.match_id, shards)
    query = select(lost_time.c.match_id).where(its).order_by(lost_time.c.id).limit(most)
    return list((await connection.execute(query)).scalars())


# --- what is answered ahead ----------------------------------------------------------------------


async def changed_ahead(
    connection: Transaction, user_id: int, games: Collection[str], match_id: str | None
) -> list[str]:
    """Let everybody know who has a person's match in memory that what it answers ahead is another.

    In one match, or (None) in all its matches of some games. Gives those in play, which are to be looked at.
    """
    query = (
        select(matches.c.id, matches.c.status)
        .join(seats, seats.c.match_id == matches.c.id)
        .where(
            seats.c.user_id == user_id,
            matches.c.game.in_([*games]),
            matches.c.status.in_((Status.LOBBY.value, Status.RUNNING.value)),
        )
        .order_by(matches.c.id)
        .with_for_update(of=matches, key_share=True)
    )
    if match_id is not None:
        query = query.where(matches.c.id == match_id)
    found = (await connection.execute(query)).all()
    await connection.execute(
        update(matches)
        .where(matches.c.id.in_([row.id for row in found]))
        .values(revision=matches.c.revision + 1)
    )
    running = [row.id for row in found if row.status == Status.RUNNING]
    for one in running:
        await insert_new(connection, recheck_queue, match_id=one)
    return running


async def hold(connection: Transaction, match_id: str) -> None:
    """Let others who change what is answered ahead in a match wait for the end of this transaction."""
    # Whoever has added rows to the match has a share in its key already.
    alone = select(matches.c.id).where(matches.c.id == match_id).with_for_update(key_share=True)
    await connection.execute(alone)


async def to_recheck(connection: Transaction, shards: Shards = ALONE) -> list[str]:
    """The matches in which somebody has changed what it answers ahead, and nobody has looked since."""
    its = match_of_shards(recheck_queue.c.match_id, shards)
    query = select(recheck_queue.c.match_id).where(its).order_by(recheck_queue.c.match_id)
    found = await connection.execute(query)
    return list(found.scalars())


async def rechecked(connection: Transaction, match_id: str) -> None:
    """Say that a match has been looked at."""
    await connection.execute(delete(recheck_queue).where(recheck_queue.c.match_id == match_id))
