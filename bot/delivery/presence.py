"""Who is still on a server: looked up when it matters, since without the members intent nobody tells."""

import asyncio

import discord
from cachetools import LRUCache

from bot.delivery.channels import UNKNOWN_USER
from bot.domain.clock import Clock
from bot.domain.shards import Shards

UNKNOWN_MEMBER = 10007
HERE, AWAY = 3600.0, 600.0
"""Seconds for which it is believed that somebody is there, or is not, before something is sent to them.

The last reminder comes more than HERE before the shortest deadline ends, so that it is looked up anew
whether somebody whose time is over is still there.
"""
FRESH = 60.0
"""Seconds for which it is believed before something they do is let through."""
KEPT = 20_000
PATIENCE = 3.0
"""Seconds after which it is given up to find out: a post must not wait long for it."""
AT_A_CLICK = 1.5
"""The same where somebody waits for the first answer to a click, for which Discord gives three."""


class Presence:
    """Asks Discord whether somebody is a member of a server, and remembers the answer for a while.

    Who clicks in direct messages may play on a server of which another process hears.
    """

    def __init__(self, client: discord.Client, clock: Clock, shards: Shards) -> None:
        self._client = client
        self._clock = clock
        self._shards = shards
        self._known: LRUCache[tuple[int, int], tuple[bool, float]] = LRUCache(KEPT)

    async def here(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody is on a server; True as long as that cannot be found out."""
        known = self._known.get((guild_id, user_id))
        if known is not None and self._age(known) < (HERE if known[0] else AWAY):
            return known[0]
        return await self._asked(guild_id, user_id, PATIENCE) is not False

    async def surely_here(self, guild_id: int, user_id: int) -> bool | None:
        """Whether somebody is on a server, as of a minute ago; None if that cannot be found out."""
        known = self._known.get((guild_id, user_id))
        if known is not None and self._age(known) < FRESH:
            return known[0]
        return await self._asked(guild_id, user_id, AT_A_CLICK)

    def met(self, guild_id: int, user_id: int) -> None:
        """Somebody has just done something on a server."""
        self._keep(guild_id, user_id, here=True)

    async def _asked(self, guild_id: int, user_id: int, patience: float) -> bool | None:
        """What Discord says; None if it does not."""
        if self._shards.owns(guild_id) and self._client.get_guild(guild_id) is None:
            return None
        try:
            async with asyncio.timeout(patience):
                await self._client.http.get_member(guild_id, user_id)
        except discord.NotFound as missing:
            if missing.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                self._keep(guild_id, user_id, here=False)
                return False
            return None
        except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError):
            return None
        self.met(guild_id, user_id)
        return True

    def _age(self, known: tuple[bool, float]) -> float:
        return self._clock.steady() - known[1]

    def _keep(self, guild_id: int, user_id: int, *, here: bool) -> None:
        self._known[guild_id, user_id] = (here, self._clock.steady())
