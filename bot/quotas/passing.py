"""Limits that a restart may forget: what takes much computing, counted in memory."""

from collections import deque
from datetime import timedelta

from cachetools import LRUCache

from bot.domain.clock import Clock
from bot.domain.quotas import Limit
from bot.quotas.refusals import met
from bot.settings_cache.guilds import Guilds

KEPT = 10_000
"""How many people's last doings are kept for each limit."""


class Gate:
    """Lets people through as often as a limit allows."""

    def __init__(self, guilds: Guilds, clock: Clock) -> None:
        self._guilds = guilds
        self._clock = clock
        self._done: LRUCache[tuple[str, int], deque[float]] = LRUCache(KEPT)

    async def enter(self, limit: Limit, guild_id: int | None, user_id: int) -> None:
        """Count what somebody is about to do; guild_id None: outside of servers. Raises MatchError."""
        settings = None if guild_id is None else await self._guilds.settings(guild_id)
        most = limit.of({} if settings is None else settings.limits)
        now, span = self._clock.steady(), limit.span
        assert span is not None  # noqa: S101 - only what counts within a span comes here
        done = self._lately((limit.name, user_id), now - span.total_seconds())
        if len(done) >= most:
            wait = done[-most] + span.total_seconds() - now
            raise met(limit, most, self._clock.now() + timedelta(seconds=wait))
        done.append(now)

    def _lately(self, key: tuple[str, int], since: float) -> deque[float]:
        done = self._done.setdefault(key, deque())
        while done and done[0] <= since:
            done.popleft()
        return done
