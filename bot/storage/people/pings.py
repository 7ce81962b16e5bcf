"""Who was pinged for being awaited, and how far the match had come then, as rows."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime

from sqlalchemy import delete, select

from bot.storage.people import quotas as quota_rows
from bot.storage.quota_tables import pings
from bot.storage.tables import matches, waits
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace


async def pinged_since(
    connection: Transaction, match_id: str, users: Collection[int], moves: int
) -> dict[int, datetime]:
    """When some people were last pinged, those who were when the match had come as far as `moves`."""
    query = select(pings.c.user_id, pings.c.at).where(
        pings.c.match_id == match_id, pings.c.user_id.in_([*users]), pings.c.moves >= moves
    )
    found = (await connection.execute(query.order_by(pings.c.user_id))).all()
    return {row.user_id: row.at for row in found}


async def note(
    connection: Transaction, match_id: str, users: Iterable[int], moves: int | None, now: datetime
) -> None:
    """Remember that these people have been pinged, unless the match waits for nobody any more.

    What pinged them may have been on its way when the match ended.
    """
    awaited = select(waits.c.seat).where(waits.c.match_id == match_id).limit(1)
    if moves is None or (await connection.execute(awaited)).first() is None:
        return
    for user_id in users:
        values = {"match_id": match_id, "user_id": user_id, "moves": moves, "at": now}
        await replace(connection, pings, **values)


async def forget(connection: Transaction, match_id: str) -> None:
    """Let everybody be pinged again: something has happened that none of them brought about by answering."""
    await connection.execute(delete(pings).where(pings.c.match_id == match_id))


async def limits(connection: Transaction, match_id: str) -> Mapping[str, int]:
    """The limits that the server of a match has chosen itself, by name."""
    guild = await connection.execute(select(matches.c.guild_id).where(matches.c.id == match_id))
    return await quota_rows.chosen(connection, guild.scalar_one())
