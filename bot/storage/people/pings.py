"""Who was pinged for being awaited, as rows: nobody is pinged twice within a short while for one step.

A step is told by how many answers everybody knows of: whoever answers, takes that back and answers again
comes no further than before. Nothing here depends on what has been answered in secret.
"""

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

from sqlalchemy import delete, select

from bot.domain.quotas import PING_PAUSE
from bot.storage.people import quotas as quota_rows
from bot.storage.quota_tables import pings
from bot.storage.tables import matches
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace


async def spared(
    connection: Transaction, match_id: str, users: Collection[int], moves: int | None, now: datetime
) -> list[int]:
    """Those of some people who were pinged a short while ago, when the match had come as far as now.

    moves: how many answers everybody knows of; None, as in rows of earlier programs, spares nobody.
    """
    if moves is None or not users:
        return []
    query = select(pings.c.user_id, pings.c.at).where(
        pings.c.match_id == match_id, pings.c.user_id.in_([*users]), pings.c.moves >= moves
    )
    found = (await connection.execute(query.order_by(pings.c.user_id))).all()
    if not found:
        return []
    pause = await _pause(connection, match_id)
    return [row.user_id for row in found if row.at <= now < row.at + pause]


async def note(
    connection: Transaction, match_id: str, users: Iterable[int], moves: int | None, now: datetime
) -> None:
    """Remember that these people have been pinged."""
    for user_id in users if moves is not None else ():
        values = {"match_id": match_id, "user_id": user_id, "moves": moves, "at": now}
        await replace(connection, pings, **values)


async def forget(connection: Transaction, match_id: str) -> None:
    """Let everybody be pinged again: something has happened that none of them brought about by answering."""
    await connection.execute(delete(pings).where(pings.c.match_id == match_id))


async def _pause(connection: Transaction, match_id: str) -> timedelta:
    guild = await connection.execute(select(matches.c.guild_id).where(matches.c.id == match_id))
    chosen = await quota_rows.chosen(connection, guild.scalar_one())
    return timedelta(minutes=PING_PAUSE.of(chosen))
