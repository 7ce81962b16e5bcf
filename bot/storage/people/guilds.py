"""What servers have set up, as rows."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import select

from bot.domain.preferences import GuildSettings
from bot.storage.tables import guilds
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace


async def load_guild(connection: Transaction, guild_id: int) -> GuildSettings:
    """What a server has set up; nothing at first."""
    found = (await connection.execute(select(guilds).where(guilds.c.id == guild_id))).first()
    if found is None:
        return GuildSettings(guild_id)
    known = dict(found._mapping)
    known["limits"] = known["limits"] or {}
    return GuildSettings(known.pop("id"), **known)


async def write_guild(connection: Transaction, settings: GuildSettings) -> None:
    """Store what a server has set up."""
    values: dict[str, Any] = asdict(settings)
    values["id"] = values.pop("guild_id")
    values["limits"] = values["limits"] or None
    await replace(connection, guilds, **values)
