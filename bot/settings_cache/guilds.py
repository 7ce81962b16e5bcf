"""What servers have set up, remembered while in use."""

from collections.abc import Callable
from dataclasses import asdict, replace

from bot.domain.clock import Clock
from bot.domain.errors import MatchError
from bot.domain.preferences import GuildSettings
from bot.domain.quotas import Limit
from bot.reporting import translate_errors
from bot.settings_cache.memory import Cache, memory
from bot.storage.audit.chain import Act, append
from bot.storage.database import Storage
from bot.storage.facts import fact, greeting_of, write_fact
from bot.storage.people.guilds import change_guild, load_guild
from bot.storage.transaction import Transaction
from engines.core import text

KEPT = 2_000
SETUP = "setup"
"""What the audit log calls it."""


class Guilds:
    """The settings of all servers. `by`: whoever changes one, for the audit log."""

    def __init__(self, storage: Storage, clock: Clock, *, shared: bool = False) -> None:
        self._storage = storage
        self._clock = clock
        self._known: Cache[int, GuildSettings] = memory(KEPT, shared=shared)
        self._changes = 0
        self._on_change: list[Callable[[int], None]] = []

    def when_changed(self, listener: Callable[[int], None]) -> None:
        """Have `listener` called with the id of every server whose settings were changed here."""
        self._on_change.append(listener)

    async def settings(self, guild_id: int) -> GuildSettings:
        """What a server has set up; nothing at first."""
        known = self._known.get(guild_id)
        if known is None:
            changes = self._changes
            known = await self._storage.find(lambda on: load_guild(on, guild_id))
            if changes == self._changes:  # else it may have been read before the change
                self._known[guild_id] = known
        return known

    def forget(self, guild_id: int) -> None:
        """Let go of what is remembered of a server: another process has changed it."""
        self._changes += 1
        self._known.pop(guild_id, None)

    async def set_role(self, guild_id: int, role_id: int | None, by: int) -> GuildSettings:
        """Say whose role makes a moderator of matches; None: nobody's."""
        return await self._change(guild_id, by, lambda now: replace(now, moderator_role_id=role_id))

    async def set_alert_channel(
        self, guild_id: int, channel_id: int | None, by: int
    ) -> GuildSettings:
        """Say where moderators are called; None: in the thread of the match."""
        return await self._change(
            guild_id, by, lambda now: replace(now, alert_channel_id=channel_id)
        )

    async def set_language(self, guild_id: int, language: str | None, by: int) -> GuildSettings:
        """Choose the language of public posts; None follows Discord's."""
        return await self._change(guild_id, by, lambda now: replace(now, language=language))

    async def set_limit(
        self, guild_id: int, limit: Limit, number: int | None, by: int
    ) -> GuildSettings:
        """Choose how far a limit goes; None: as far as it does at first. Raises MatchError."""
        if number is not None and not limit.least <= number <= limit.most:
            raise MatchError(text("quotas-out-of-bounds", least=limit.least, most=limit.most))
        chosen = {} if number is None or number == limit.default else {limit.name: number}

        def change(now: GuildSettings) -> GuildSettings:
            others = {name: one for name, one in now.limits.items() if name != limit.name}
            return replace(now, limits={**others, **chosen})

        return await self._change(guild_id, by, change)

    async def forget_limits(self, guild_id: int, by: int) -> GuildSettings:
        """Have all limits go as far as they do at first."""
        return await self._change(guild_id, by, lambda now: replace(now, limits={}))

    async def greeted(self, guild_id: int) -> bool:
        """Whether a server has had its greeting."""
        return await self._storage.find(lambda on: fact(on, greeting_of(guild_id))) is not None

    async def set_greeted(self, guild_id: int) -> None:
        """Remember that a server has had its greeting, and when."""
        now = self._clock.now().isoformat(timespec="seconds")
        async with self._storage.write() as connection:
            await write_fact(connection, greeting_of(guild_id), now)

    async def _change(
        self, guild_id: int, by: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """Set something up, and put on record who did it; what others set up at the same time stays.

        Raises InternalError.
        """

        async def write(connection: Transaction) -> GuildSettings:
            settings = await change_guild(connection, guild_id, change)
            await append(connection, _act(settings, by), self._clock.now())
            return settings

        with translate_errors(None):
            settings = await self._storage.change(write)
        self._changes += 1
        self._known[guild_id] = settings
        for listener in self._on_change:
            listener(guild_id)
        return settings


def _act(settings: GuildSettings, by: int) -> Act:
    """What the audit log says: all that is set up then."""
    body = {name: value for name, value in asdict(settings).items() if name != "guild_id"}
    body["limits"] = body["limits"] or None
    return Act(SETUP, None, settings.guild_id, by, body)
