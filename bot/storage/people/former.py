"""Who sat on a seat before its present owner, as rows."""

from collections.abc import Iterable

from sqlalchemy import insert, select

from bot.domain.match import Former
from bot.storage.tables import former
from bot.storage.transaction import Transaction


async def load_former(connection: Transaction, match_id: str) -> list[Former]:
    """The former owners of the seats of a match, the last ones first."""
    query = select(former).where(former.c.match_id == match_id).order_by(former.c.event.desc())
    return [
        Former(row.seat, row.event, row.entry, row.user_id, row.name)
        for row in await connection.execute(query)
    ]


async def write_former(connection: Transaction, match_id: str, gone: Iterable[Former]) -> None:
    """Note who has just lost a seat."""
    rows = [
        {
            "match_id": match_id,
            "seat": one.seat,
            "event": one.event,
            "entry": one.entry,
            "user_id": one.user_id,
            "name": one.name,
        }
        for one in gone
    ]
    if rows:
        await connection.execute(insert(former), rows)
