"""Trials, and what people note down, as rows."""

from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, select

from bot.domain.match import MatchInfo
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.tables import events, kept, log, looks, matches, notes, positions
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace

BASE_LOOK = -2
"""Stands in `looks` for the seat with the position a trial began with."""


async def trials_of(connection: Transaction, user_id: int) -> list[MatchInfo]:
    """The trials of a person, the newest first."""
    where = (matches.c.trial.is_(True), matches.c.creator_id == user_id)
    return await match_rows.load_infos(connection, *where)


async def forget_match(connection: Transaction, match_id: str) -> None:
    """Remove a match and all that belongs to it."""
    await connection.execute(delete(matches).where(matches.c.id == match_id))


async def wipe(connection: Transaction, match_id: str) -> None:
    """Forget all that happened in a match, so that it can begin anew."""
    for table in (log, events, kept, positions, looks):
        await connection.execute(delete(table).where(table.c.match_id == match_id))


async def write_base(connection: Transaction, match_id: str, body: bytes) -> None:
    """Store the position a trial begins with, packed."""
    await play_rows.write_look(connection, match_id, BASE_LOOK, 0, 0, body)


async def load_base(connection: Transaction, match_id: str) -> bytes | None:
    """The position a trial began with, packed; None if it is missing."""
    found: Row[Any] | None = await play_rows.load_look(connection, match_id, BASE_LOOK)
    return None if found is None else bytes(found.body)


async def load_note(connection: Transaction, match_id: str, user_id: int) -> str:
    """What a person has noted down on a match, "" for nothing."""
    query = select(notes.c.body).where(notes.c.match_id == match_id, notes.c.user_id == user_id)
    return (await connection.execute(query)).scalar_one_or_none() or ""


async def write_note(
    connection: Transaction, match_id: str, user_id: int, body: str, now: datetime
) -> None:
    """Store what a person notes down on a match; nothing removes it."""
    if body:
        values = {"match_id": match_id, "user_id": user_id, "body": body, "at": now}
        await replace(connection, notes, **values)
        return
    await connection.execute(
        delete(notes).where(notes.c.match_id == match_id, notes.c.user_id == user_id)
    )
