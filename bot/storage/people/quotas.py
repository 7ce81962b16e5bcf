"""What limits count, as rows: when somebody did something that is limited."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import chain
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, false, or_, select, update

from bot.storage.people.alias import aliases
from bot.storage.quota_tables import quotas
from bot.storage.tables import guilds
from bot.storage.transaction import Transaction
from bot.storage.upsert import insert_new, replace


class Key(NamedTuple):
    """What is counted together. user_id 0: what a whole server does; match_id "": in any match."""

    name: str
    guild_id: int
    user_id: int
    match_id: str = ""


async def chosen(connection: Transaction, guild_id: int) -> Mapping[str, int]:
    """The limits that a server has chosen itself, by name."""
    found = await connection.execute(select(guilds.c.limits).where(guilds.c.id == guild_id))
    return found.scalar_one_or_none() or {}


async def hold(connection: Transaction, key: Key, now: datetime) -> None:
    """Let others who count the same wait until this transaction is over."""
    await insert_new(connection, quotas, **key._asdict(), times=[], at=now)
    await connection.execute(select(quotas.c.name).where(*_which(key)).with_for_update())


@asynccontextmanager
async def alone(connection: Transaction, key: Key, now: datetime) -> AsyncIterator[None]:
    """Let others wait who do the same, until this transaction is over; nothing of it is kept or counted."""
    await hold(connection, key, now)
    yield
    await connection.execute(delete(quotas).where(*_which(key)))


async def load(connection: Transaction, key: Key, now: datetime) -> list[datetime]:
    """When it was done, as far as it is known, oldest first; others wait until this transaction is over."""
    await hold(connection, key, now)
    return await glance(connection, key)


async def glance(connection: Transaction, key: Key) -> list[datetime]:
    """The same without keeping anybody waiting, for transactions that only look."""
    either = or_(and_(*_which(key)), await _before_erasure(connection, key))
    found = (await connection.execute(select(quotas.c.times).where(either))).scalars()
    return [datetime.fromtimestamp(one, UTC) for one in sorted(chain.from_iterable(found))]


async def write(connection: Transaction, key: Key, times: Sequence[datetime]) -> None:
    """Store when it was done, as `load` gave it, the last time being now."""
    values = {"times": [one.timestamp() for one in times], "at": times[-1]}
    await connection.execute(update(quotas).where(*_which(key)).values(**values))
    await connection.execute(delete(quotas).where(await _before_erasure(connection, key)))


async def forget(connection: Transaction, before: datetime) -> None:
    """Forget what was done so long ago that it counts no more."""
    await connection.execute(delete(quotas).where(quotas.c.at < before))


async def forget_person(connection: Transaction, user_id: int, alias: int) -> None:
    """Count on under another number what somebody did who is erased, as long as it counts."""
    for row in (await connection.execute(select(quotas).where(quotas.c.user_id == user_id))).all():
        key = Key(row.name, row.guild_id, alias, row.match_id)
        earlier = [one.timestamp() for one in await glance(connection, key)]
        values = {**key._asdict(), "times": sorted([*earlier, *row.times]), "at": row.at}
        await replace(connection, quotas, **values)
    await connection.execute(delete(quotas).where(quotas.c.user_id == user_id))


async def _before_erasure(connection: Transaction, key: Key) -> ColumnElement[bool]:
    """What was counted for somebody who is here again after their data was erased."""
    earlier = [key._replace(user_id=one) for one in await aliases(connection, [key.user_id])]
    return or_(false(), *(and_(*_which(one)) for one in earlier))


def _which(key: Key) -> tuple[ColumnElement[bool], ...]:
    return tuple(quotas.c[name] == value for name, value in key._asdict().items())
