"""Who is still on a server: looked up when it matters, since without the members intent nobody tells."""

import asyncio
from collections import OrderedDict

import discord

from bot.matches.clock import Clock
from bot.posts.channels import UNKNOWN_USER

UNKNOWN_MEMBER = 10007
HERE, AWAY = 3600.0, 600.0
"""Seconds for which it is remembered that somebody is there, or is not.

The last reminder comes more than HERE before the shortest deadline ends, so that it is looked up anew
whether somebody whose time is over is still there.
"""
KEPT = 20_000
PATIENCE = 3.0
"""Seconds after which it is given up to find out: a post must not wait long for it."""


class Presence:
    """Asks Discord whether somebody is a member of a server, and remembers the answer for a while."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._known: OrderedDict[tuple[int, int], tuple[bool, float]] = OrderedDict()

    async def here(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody is on a server; True as long as that cannot be found out."""
        known = self._known.get((guild_id, user_id))
        if known is not None and known[1] > self._clock.steady():
            return known[0]
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                await guild.fetch_member(user_id)
        except discord.NotFound as missing:
            if missing.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                self._keep(guild_id, user_id, here=False)
                return False
            return True
        except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError):
            return True
        self.met(guild_id, user_id)
        return True

    def met(self, guild_id: int, user_id: int) -> None:
        """Somebody has just done something on a server."""
        self._keep(guild_id, user_id, here=True)

    def _keep(self, guild_id: int, user_id: int, *, here: bool) -> None:
        until = self._clock.steady() + (HERE if here else AWAY)
        self._known[guild_id, user_id] = (here, until)
        self._known.move_to_end((guild_id, user_id))
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
