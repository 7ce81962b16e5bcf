"""Who is awaited, and who could act already, as rows."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import delete, insert, select, update

from bot.domain.shards import ALONE, Shards
from bot.domain.waits import OptionalTurn, Wait
from bot.storage.shards import of_shards
from bot.storage.tables import matches, optional_turns, waits
from bot.storage.transaction import Transaction
from bot.storage.wire import read_text_line


async def write_waits(
    connection: Transaction,
    match_id: str,
    gone: Iterable[int],
    new: Iterable[Mapping[str, Any]],
) -> None:
    """Forget the waits of some seats and add others, in place of any that such a seat still has."""
    rows = [{"match_id": match_id, **one} for one in new]
    doomed = [*gone, *(one["seat"] for one in rows)]
    if doomed:
        await connection.execute(
            delete(waits).where(waits.c.match_id == match_id, waits.c.seat.in_(doomed))
        )
    if rows:
        await connection.execute(insert(waits), rows)


async def change_wait(connection: Transaction, match_id: str, seat: int, **values: Any) -> None:
    """Change what a seat is waited for."""
    await connection.execute(
        update(waits).where(waits.c.match_id == match_id, waits.c.seat == seat).values(**values)
    )


async def load_waits(connection: Transaction, *where: Any) -> list[Wait]:
    """Waits for people that fit, oldest first."""
    query = (
        select(
            waits,
            matches.c.guild_id,
            matches.c.paused_at,
            matches.c.channel_id,
            matches.c.thread_id,
            matches.c.game,
            matches.c.name,
        )
        .join(matches, matches.c.id == waits.c.match_id)
        .where(waits.c.user_id.is_not(None), *where)
        .order_by(waits.c.since, waits.c.match_id, waits.c.seat)
    )
    return [
        Wait(
            row.match_id,
            row.guild_id,
            row.thread_id or row.channel_id,
            row.game,
            row.name,
            row.user_id,
            row.seat,
            read_text_line(row.topic),
            row.secret,
            row.since,
            row.due_at,
            row.bank_at,
            row.paused_at,
        )
        for row in await connection.execute(query)
    ]


async def write_optional(
    connection: Transaction, match_id: str, rows: Iterable[Mapping[str, Any]]
) -> None:
    """Write down anew who can act before being waited for."""
    await connection.execute(delete(optional_turns).where(optional_turns.c.match_id == match_id))
    new = [{"match_id": match_id, **one} for one in rows]
    if new:
        await connection.execute(insert(optional_turns), new)


async def load_optional(connection: Transaction, user_id: int) -> list[OptionalTurn]:
    """The matches in which a person can act before being waited for, the newest last."""
    query = (
        select(
            optional_turns,
            matches.c.guild_id,
            matches.c.channel_id,
            matches.c.thread_id,
            matches.c.game,
            matches.c.name,
        )
        .join(matches, matches.c.id == optional_turns.c.match_id)
        .where(optional_turns.c.user_id == user_id)
        .order_by(matches.c.created_at, optional_turns.c.match_id)
    )
    return [
        OptionalTurn(
            row.match_id,
            row.guild_id,
            row.thread_id or row.channel_id,
            row.game,
            row.name,
            read_text_line(row.topic),
        )
        for row in await connection.execute(query)
    ]


async def matches_of_ai(connection: Transaction, shards: Shards = ALONE) -> dict[str, int]:
    """The matches that wait for an AI player and are not paused, with their revisions."""
    query = (
        select(matches.c.id, matches.c.revision)
        .join(waits, waits.c.match_id == matches.c.id)
        .where(
            waits.c.user_id.is_(None),
            matches.c.paused_at.is_(None),
            of_shards(matches.c.guild_id, shards),
        )
        .distinct()
    )
    return {row.id: row.revision for row in await connection.execute(query)}
