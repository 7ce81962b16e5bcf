"""What servers have set up, as rows."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from sqlalchemy import select

from bot.domain.preferences import GuildSettings
from bot.storage.tables import guilds
from bot.storage.transaction import Transaction
from bot.storage.upsert import insert_new, replace


async def load_guild(
    connection: Transaction, guild_id: int, *, to_change: bool = False
) -> GuildSettings:
    """What a server has set up; nothing at first. to_change: others wait until it is written."""
    query = select(guilds).where(guilds.c.id == guild_id)
    found = (await connection.execute(query.with_for_update() if to_change else query)).first()
    if found is None:
        return GuildSettings(guild_id)
    known = dict(found._mapping)
    known["limits"] = known["limits"] or {}
    return GuildSettings(known.pop("id"), **known)


async def change_guild(
    connection: Transaction, guild_id: int, change: Callable[[GuildSettings], GuildSettings]
) -> GuildSettings:
    """Change some of what a server has set up, whoever else does so at the same time; gives all of it."""
    await insert_new(connection, guilds, **_columns(GuildSettings(guild_id)))  # or nothing is held
    settings = change(await load_guild(connection, guild_id, to_change=True))
    await replace(connection, guilds, **_columns(settings))
    return settings


def _columns(settings: GuildSettings) -> dict[str, Any]:
    values: dict[str, Any] = asdict(settings)
    values["id"] = values.pop("guild_id")
    values["limits"] = values["limits"] or None
    return values
