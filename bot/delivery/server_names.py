"""What servers are called, also those of which another process hears."""

import asyncio
from collections.abc import Iterable

import discord
from cachetools import TTLCache

from bot.domain.shards import Shards

KEPT, SECONDS = 5000, 3600.0
"""How many names are remembered, and for how long."""
PATIENCE = 2.0
"""Seconds after which a list is shown without the names that are still missing."""


class ServerNames:
    """Names from the client where it knows a server; else Discord is asked, if it is another process's."""

    def __init__(self, client: discord.Client, shards: Shards) -> None:
        self._client = client
        self._shards = shards
        self._told: TTLCache[int, str] = TTLCache(KEPT, SECONDS)

    async def of(self, guild_ids: Iterable[int]) -> dict[int, str]:
        """The names of these servers, as far as they can be found out soon."""
        wanted = set(guild_ids)
        known = {one: guild for one in wanted if (guild := self._client.get_guild(one))}
        names = {one: guild.name for one, guild in known.items()}
        try:
            async with asyncio.timeout(PATIENCE):
                for one in wanted - names.keys():
                    if not self._shards.owns(one):  # else the bot is not there
                        names[one] = await self._asked(one)
        except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError):
            pass  # a list without names is still a list
        return names

    async def _asked(self, guild_id: int) -> str:
        if guild_id not in self._told:
            guild = await self._client.fetch_guild(guild_id, with_counts=False)
            self._told[guild_id] = guild.name
        return self._told[guild_id]
