"""The stand-in of Discord, ready to use: start it, act in it, disturb it, look at what came of it.

async with Sandbox() as sandbox:
    # point the bot at sandbox.api_base, sandbox.gateway_url, sandbox.token
    ana = sandbox.member("Ana")
    interaction = await ana.slash(sandbox.channel("tables"), "ping")
    response = await interaction.response()
"""

import asyncio
import time
from collections.abc import Collection
from pathlib import Path
from typing import Self

from bot.sandbox import platform as parts
from bot.sandbox.clock import Clock
from bot.sandbox.errors import UsageError
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interaction
from bot.sandbox.keeping import Keeper, is_kept
from bot.sandbox.models import Channel, Guild, Message, Role, User
from bot.sandbox.permissions import EVERYONE, Permission
from bot.sandbox.platform import Request, Violation
from bot.sandbox.player import Member
from bot.sandbox.ratelimits import RateLimits
from bot.sandbox.server import Server
from bot.sandbox.server_faults import grant, set_inside

TOKEN = "sandbox.token.of-no-worth"  # noqa: S105 - opens nothing
GUILD = "Caravan yard"
CHANNELS = ("tables", "lobby")
PEOPLE = {
    "Ana": "es-ES",
    "Björn": "sv-SE",
    "Chiara": "it",
    "Дмитрий": "ru",
    "Ελένη": "el",
    "فاطمة": "en-GB",
    "健太": "ja",
    "Zoë 🐫": "en-US",
    "Grace": "en-US",
    "Ben": "en-US",
}
"""The demo members with their languages; the first one owns the guild."""
MODERATORS = "Moderators"
"""A role without any right of Discord's own; everybody may mention it."""
ADMINS = "Admins"
"""A role that may manage the guild."""
HOLDERS = {MODERATORS: "Zoë 🐫", ADMINS: "Grace"}
"""Who has which role."""


class Sandbox:
    """A Discord of its own on 127.0.0.1 with one guild, two channels and ten members.

    `scale` is how many seconds of Discord pass in a real one (three seconds for an answer, fifteen
    minutes of a token, rate-limit windows); `rate_limits` off lets everything through;
    `privileged_intents` are those the bot may ask for. It is advised to open so many `shards`, and of those
    with the same remainder by `max_concurrency` one within `identify_seconds` (Discord's are 5; 0 refuses
    none). In the directory `keep` the world is kept: what
    stands there from before is gone on with. Raises `WorldError` where that cannot be.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        scale: float = 1.0,
        rate_limits: bool = True,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float = 0.0,
        privileged_intents: int = 0,
        token: str = TOKEN,
        keep: Path | None = None,
    ) -> None:
        self.platform = parts.build(
            token=token,
            scale=scale,
            shards=shards,
            max_concurrency=max_concurrency,
            identify_seconds=identify_seconds,
            rate_limits=rate_limits,
            privileged_intents=privileged_intents,
        )
        self.token = token
        self.world = self.platform.world
        self.server = Server(self.platform, port)
        self.keeper = Keeper(self.platform, keep) if keep else None
        self.guild = self._remembered() or self._furnish()

    def _remembered(self) -> Guild | None:
        """Go on with the world that was kept, if there is one."""
        if self.keeper is None:
            return None
        self.server.app.on_response_prepare.append(self.keeper.answered)
        if not is_kept(self.keeper.folder):
            return None
        self.keeper.load()
        return next(iter(self.world.guilds.values()))

    def _furnish(self) -> Guild:
        users = [
            self.world.add_user(name, f"demo{number}", locale=locale)
            for number, (name, locale) in enumerate(PEOPLE.items(), 1)
        ]
        guild = self._found(GUILD, users)
        for name, rights in ((MODERATORS, EVERYONE), (ADMINS, EVERYONE | Permission.MANAGE_GUILD)):
            role = self.world.add_role(guild, name, rights, mentionable=name == MODERATORS)
            self.world.give_role(
                guild, next(one for one in users if one.name == HOLDERS[name]), role
            )
        return guild

    def _found(self, name: str, users: list[User], shard: int | None = None) -> Guild:
        owner, *others = users
        on = None if shard is None else (shard, self.gateway.shards)
        guild = self.world.add_guild(name, owner, on=on)
        for user in others:
            self.world.join(guild, user)
        for channel in CHANNELS:
            self.world.add_channel(guild, channel)
        return guild

    def found(self, name: str, shard: int) -> Guild:
        """Found one more guild, on a shard of those advised, with the channels and people of the first."""
        users = [self.world.users[user_id] for user_id in self.guild.members]
        return self._found(name, [user for user in users if not user.bot], shard)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen. Raises OSError where the port is taken."""
        try:
            await self.server.start()
        except OSError:
            await self.server.stop()
            raise
        self.platform.sleepers.resume()
        if self.keeper:
            self.keeper.start()

    async def stop(self) -> None:
        """Stop listening; where the world is kept, it is written down for the last time."""
        await self.server.stop()
        if self.keeper:
            await self.keeper.close()

    # Where the bot finds it

    @property
    def url(self) -> str:
        """The address of the page for people."""
        return self.world.base_url

    @property
    def api_base(self) -> str:
        """What the bot takes as base of the REST API."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """What the bot takes as address of the gateway."""
        return self.url.replace("http", "ws", 1) + "/gateway"

    # Parts

    @property
    def clock(self) -> Clock:
        """The clock of tokens, first answers and rate-limit windows."""
        return self.platform.clock

    def skip(self, seconds: float) -> None:
        """Let hours or days pass at once, for Discord and for a bot with `bot.sandbox.shared.SharedClock`."""
        self.clock.skip(seconds)

    @property
    def faults(self) -> Faults:
        """The faults of the REST side, and lost or doubled interactions."""
        return self.platform.faults

    @property
    def gateway(self) -> Gateway:
        """The gateway, to be dropped, cut, invalidated."""
        return self.platform.gateway

    @property
    def rates(self) -> RateLimits:
        """The rate limits."""
        return self.platform.rates

    @property
    def violations(self) -> list[Violation]:
        """What the bot sent that Discord would not have taken."""
        return self.platform.violations

    @property
    def requests(self) -> list[Request]:
        """Every request answered so far."""
        return self.platform.requests

    @property
    def interactions(self) -> list[Interaction]:
        """Every interaction so far, with its latency."""
        return self.platform.book.all

    @property
    def failed(self) -> list[Interaction]:
        """The interactions nobody answered in time."""
        return self.platform.book.failed

    # People and places

    def member(self, name: str) -> Member:
        """Find a demo member by name."""
        for user in self.world.users.values():
            if user.name == name and not user.bot:
                return Member(self.platform, user)
        raise UsageError(f"nobody here is called {name!r}; there are {', '.join(PEOPLE)}")

    @property
    def members(self) -> list[Member]:
        """All members of the guild who are people."""
        users = [self.world.users[user_id] for user_id in self.guild.members]
        return [Member(self.platform, user) for user in users if not user.bot]

    def role(self, name: str) -> Role:
        """Find a role of the guild by name."""
        for role in self.guild.roles.values():
            if role.name == name:
                return role
        raise UsageError(f"there is no role {name!r}")

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Find a channel or thread of the guild, or of another one, by name."""
        place = guild or self.guild
        for channel in self.world.channels.values():
            if channel.name == name and channel.guild_id == place.id:
                return channel
        raise UsageError(f"there is no channel {name!r}")

    def threads(self, channel: Channel) -> list[Channel]:
        """The threads of a channel, oldest first."""
        return self.world.threads(channel)

    def message(self, message_id: int) -> Message:
        """Find a message by id."""
        return self.world.messages[message_id]

    def deny(self, channel: Channel, permission: Permission) -> None:
        """Take a permission from the bot in a channel (and its threads)."""
        grant(self.world, channel, permission, granted=False)

    def allow(self, channel: Channel, permission: Permission) -> None:
        """Give a permission back."""
        grant(self.world, channel, permission, granted=True)

    def kick_bot(self) -> None:
        """Remove the bot from the guild."""
        set_inside(self.world, self.guild, self.world.app.id, inside=False)

    def invite_bot(self) -> None:
        """Invite the bot again."""
        set_inside(self.world, self.guild, self.world.app.id, inside=True)

    def go(self, member: Member) -> None:
        """Let a member leave the guild."""
        set_inside(self.world, self.guild, member.id, inside=False)

    def come_back(self, member: Member) -> None:
        """Let a member who left into the guild again."""
        set_inside(self.world, self.guild, member.id, inside=True)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Put a thread to sleep, as a moderator or time does."""
        self.world.archive(thread, archived=True, locked=locked)

    # Waiting

    async def ready(
        self,
        timeout: float = 10.0,  # noqa: ASYNC109 - a default
        shards: Collection[int] | None = None,
    ) -> None:
        """Wait until a bot listens on every shard, or on these."""
        async with asyncio.timeout(timeout):
            await self.gateway.listening(shards)

    async def settled(self, quiet: float = 0.05, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - a default
        """Wait until the bot owes no answer and nothing has happened for `quiet` real seconds.

        A client that sleeps out a rate limit looks quiet too: wait for its message instead, or
        start the stand-in with `rate_limits=False` or a fast clock. Raises `TimeoutError`, naming
        what is still under way.
        """
        end = time.monotonic() + timeout
        await asyncio.sleep(quiet / 5)  # what has just fallen due shall begin first
        while not self._is_quiet(time.monotonic() - quiet):
            if time.monotonic() > end:
                raise TimeoutError(f"still under way: {self._under_way()}")
            await asyncio.sleep(quiet / 5)

    def _is_quiet(self, since: float) -> bool:
        platform = self.platform
        busy = platform.under_way or platform.book.pending
        return not busy and platform.last_activity <= since

    def _under_way(self) -> str:
        pending = ", ".join(item.label for item in self.platform.book.pending)
        return f"{self.platform.under_way} requests; waiting interactions: {pending or 'none'}"
