"""Who wants to sit at no table with whom, as rows."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, delete, func, or_, select, update

from bot.storage.people.alias import aliases
from bot.storage.quota_tables import blocks
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody who is blocked. name: what they were called then, "" if their data was erased since."""

    user_id: int
    name: str


async def block(
    connection: Transaction, user_id: int, other_id: int, name: str, now: datetime
) -> None:
    """Remember that somebody blocks another; done twice, it counts once."""
    await replace(connection, blocks, user_id=user_id, other_id=other_id, name=name, at=now)


async def unblock(connection: Transaction, user_id: int, other_id: int) -> None:
    """Forget that somebody blocks another."""
    both = (blocks.c.user_id == user_id, blocks.c.other_id == other_id)
    await connection.execute(delete(blocks).where(*both))


async def blocked_by(connection: Transaction, user_id: int) -> list[Blocked]:
    """Whom somebody blocks, the last one first."""
    query = select(blocks.c.other_id, blocks.c.name).where(blocks.c.user_id == user_id)
    found = await connection.execute(query.order_by(blocks.c.at.desc(), blocks.c.other_id))
    return [Blocked(row.other_id, row.name) for row in found]


async def how_many(connection: Transaction, user_id: int) -> int:
    """How many people somebody blocks."""
    own = select(func.count()).select_from(blocks).where(blocks.c.user_id == user_id)
    return int((await connection.execute(own)).scalar_one())


async def between(
    connection: Transaction, user_id: int, others: Collection[int]
) -> list[tuple[int, int]]:
    """Who of these blocks whom: somebody one of the others, or one of the others them."""
    erased = await aliases(connection, (user_id, *others))
    blocked = {other: other for other in (user_id, *others)} | erased
    own = [number for number, one in blocked.items() if one == user_id]
    theirs = [number for number, one in blocked.items() if one != user_id]
    query = select(blocks.c.user_id, blocks.c.other_id).where(
        or_(
            and_(blocks.c.user_id == user_id, blocks.c.other_id.in_(theirs)),
            and_(blocks.c.other_id.in_(own), blocks.c.user_id.in_([*others])),
        )
    )
    found = await connection.execute(query.order_by(blocks.c.user_id, blocks.c.other_id))
    return [(row.user_id, blocked[row.other_id]) for row in found]


async def forget_blocked(connection: Transaction, user_id: int, alias: int) -> None:
    """Keep somebody who is erased apart from those who block them, under another number and no name."""
    blocking = select(blocks.c.user_id).where(blocks.c.other_id == user_id)
    earlier = delete(blocks).where(blocks.c.other_id == alias, blocks.c.user_id.in_(blocking))
    await connection.execute(earlier)
    again = update(blocks).where(blocks.c.other_id == user_id)
    await connection.execute(again.values(other_id=alias, name=""))
