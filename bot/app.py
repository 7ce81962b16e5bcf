"""The Discord client: puts storage, matches, posts and commands together and connects them."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, cast

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.shard import Shard
from typing_extensions import override

import renderer
from bot.cogs.access import AccessCog
from bot.cogs.blocks import BlocksCog
from bot.cogs.board import LookCog
from bot.cogs.bot import Bot
from bot.cogs.characters import check_whole
from bot.cogs.clicking import Handler, handlers
from bot.cogs.ending import EndCog
from bot.cogs.games import GamesCog
from bot.cogs.greeting import GreetingCog
from bot.cogs.help import HelpCog
from bot.cogs.limits import LimitsCog
from bot.cogs.lobby import LobbyCog
from bot.cogs.lookup import LookupCog
from bot.cogs.match_resolver import Finder
from bot.cogs.moderators import ModeratorsCog
from bot.cogs.notes import NotesCog
from bot.cogs.option_check import OfferedTree
from bot.cogs.options import OptionsCog
from bot.cogs.orders import OrdersCog
from bot.cogs.play import PlayCog
from bot.cogs.privacy import PrivacyCog
from bot.cogs.proving import ProvingCog
from bot.cogs.queue import BeforehandCog
from bot.cogs.reports import ReportsCog
from bot.cogs.rights import moderates
from bot.cogs.rollback import GoingBackCog
from bot.cogs.rules import RulesCog
from bot.cogs.settings import SettingsCog
from bot.cogs.setup import SetupCog
from bot.cogs.syncing import sync
from bot.cogs.translator import Translator
from bot.cogs.vacations import AbsenceCog
from bot.cogs.votes import VotesCog
from bot.cogs.whatif import TryingCog
from bot.delivery.channels import UNKNOWN_CHANNEL, Channels
from bot.delivery.dispatcher import Dispatcher
from bot.delivery.messenger import Messages
from bot.delivery.presence import Presence
from bot.delivery.server_names import ServerNames
from bot.delivery.strangers import only_discord
from bot.domain.clock import Clock, SystemClock
from bot.domain.errors import MatchError
from bot.domain.match import Status
from bot.domain.shards import ALONE
from bot.matches.core.library import Library
from bot.matches.play.patience import between
from bot.matches.play.thinking import Thinker
from bot.matches.service import Matches
from bot.neighbours import Neighbours
from bot.pages.board import Looking
from bot.pages.mod_look_service import Support
from bot.panel.controller import PanelController
from bot.panel.live_panels import LivePanels
from bot.pictures.easel import Easel
from bot.pictures.pictures import Pictures
from bot.pictures.replays import Films
from bot.quotas.passing import Gate
from bot.reporting import report
from bot.settings import Settings
from bot.settings_cache.guilds import Guilds
from bot.settings_cache.people import People
from bot.storage.database import Storage
from bot.storage.session_starts import SessionStarts
from bot.ui import clicks, custom_ids
from bot.ui.attending import Turns
from bot.ui.click import Click
from bot.ui.controls import Control
from bot.ui.custom_ids import custom_id_of
from bot.ui.replies import Interaction, context, fail, lost, think
from engines.core import Text
from renderer.core.picture import Painter

HANDLERS = ("discord.py: ", "CommandTree-invoker", "discord-ui-dynamic-item")
"""How discord.py names the tasks in which it calls us."""
PATIENCE = 5.0
"""Seconds given to clicks under way when the bot stops."""
AWAKENED_AT_ONCE = 8
"""How many threads are woken side by side: after a long absence all may sleep."""
GATEWAY_PAUSE = 5.0
"""Seconds until a shard is tried again that could not be connected at the start."""
LONGEST_WAIT = 310.0
"""Seconds a request may wait for a rate limit; beyond, the outbox tries again later.

Longer than any window of ours: in a longer one discord.py refuses even what there is still room for, and
threads are counted over five minutes.
"""

_log = structlog.get_logger(__name__)


class Caravanserai(Bot):
    """The bot. Slash commands and buttons only: it reads no messages and needs no privileged intent."""

    presence: Presence

    def __init__(
        self,
        settings: Settings,
        *,
        library: Library | None = None,
        painter_of: Callable[[str], Painter] = renderer.painter,
        thinker: Thinker | None = None,
        clock: Clock | None = None,
        guild_ready_timeout: float = 2.0,
        patient: bool = True,
    ) -> None:
        """patient: at the start a gateway out of reach is tried again and again."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=OfferedTree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            guild_ready_timeout=guild_ready_timeout,
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=only_discord(settings.discord_api_base),
        )
        self.settings = settings
        self.ours = settings.shards or ALONE
        self.library = library or Library(settings.content)
        self.handlers: dict[type[Click], Handler] = {}
        self.turns = Turns()
        self._patient = patient
        self._painter_of = painter_of
        self._thinker = thinker
        self._clock = clock
        self._opening = asyncio.Lock()
        self._storage: Storage | None = None
        self._neighbours: Neighbours | None = None
        self._starts: SessionStarts | None = None
        self.tree.error(self._command_failed)
        Route.BASE = settings.discord_api_base

    # --- starting and stopping

    @override
    async def login(self, token: str) -> None:
        """Open the database first: one that cannot be used must not cost a login at every try."""
        async with self._opening:
            self.library.check()
            self._storage = await Storage.open(self.settings.database, shared=not self.ours.alone)
            await super().login(token)

    @override
    async def setup_hook(self) -> None:
        """Open everything else before the gateway connects."""
        await self._aim_gateway()
        storage = cast("Storage", self._storage)  # opened before the login
        shared = not self.ours.alone
        self.people = People(storage, shared=shared)
        self.guild_settings = Guilds(storage, self._clock or SystemClock(), shared=shared)
        pause = between(*self.settings.ai_pause)
        self.matches = Matches(
            storage,
            self.library,
            self._clock,
            ai_pause=pause,
            thinker=self._thinker,
            shards=self.ours,
        )
        self.gate = Gate(self.guild_settings, self.matches.clock)
        self.pictures = Pictures(self._painter_of, Easel())
        self.films = Films(self._painter_of)
        self.controller = PanelController(self.matches, self.pictures)
        self.live_panels = LivePanels(self.controller)
        self.matches.store.signals.when_moved_anywhere(self.live_panels.moved)
        self.looking = Looking(self.matches, self.pictures)
        self.support = Support(self.matches, self.pictures)
        self.presence = Presence(self, self.matches.clock, self.ours)
        self.server_names = ServerNames(self, self.ours)
        self.finder = Finder(self.matches, self.presence, partial(moderates, self))
        self.matches.members.ask(self.presence.here)
        messages = Messages(
            self.matches,
            self.people,
            self.controller,
            self.live_panels,
            self.pictures,
            Channels(self),
            self.guild_settings,
        )
        self.dispatcher = Dispatcher(self.matches.store, messages)
        await self._add_commands()
        if 0 in self.ours.own:  # one process does it for all
            await sync(self, await self.described(), storage)
        await self.matches.open()
        self.dispatcher.start()
        if shared:
            self._neighbours = Neighbours(
                self.settings.database, self.matches.store, self.people, self.guild_settings
            )
            self._neighbours.start()
        self.pictures.warm(self.library.games())

    @override
    async def close(self) -> None:
        """Stop cleanly: clicks under way are finished, what is owed is sent after the next start.

        Whatever fails at that, everything else is closed all the same. A login under way is waited for, as
        what it opens afterwards would stay open.
        """
        async with self._opening:
            storage, self._storage = self._storage, None
        wired = storage is not None and hasattr(self, "dispatcher")  # not if the login failed
        async with AsyncExitStack() as last:  # what is put there first is done last
            if storage is not None:
                last.push_async_callback(storage.close)
                last.push_async_callback(_finished)
            last.push_async_callback(super().close)
            if self._starts is not None:
                last.push_async_callback(self._starts.close)
            if self._neighbours is not None:
                last.push_async_callback(self._neighbours.close)
            if wired:
                last.callback(self.films.close)
                last.callback(self.pictures.close)
                last.push_async_callback(self.matches.close)
                last.push_async_callback(self.live_panels.close)
                last.push_async_callback(self.dispatcher.close)
                last.push_async_callback(_finished)

    async def _aim_gateway(self) -> None:
        """Let every connection, reconnects included, go where the settings or Discord's answer say."""
        advised, url, limit = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.settings.discord_gateway_url or url)
        chosen = self.settings.shards
        self.shard_count = advised if chosen is None else chosen.count
        self.shard_ids = None if chosen is None else sorted(chosen.own)
        if advised > self.shard_count:
            _log.warning("more shards advised", shards=self.shard_count, advised=advised)
        if not self.ours.alone:
            self._starts = SessionStarts(self.settings.database, limit["max_concurrency"])

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let no session begin sooner after another one than Discord allows, whichever process began that."""
        if self._starts is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._starts.turn(shard_id or 0)

    @override
    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard, trying again until that succeeds. Raises ClientConnectionError if not patient.

        discord.py's own calls itself after each failure, and tells of all of them with each new one.
        """
        while (socket := await self._connected(gateway, shard_id, initial=initial)) is None:
            await asyncio.sleep(GATEWAY_PAUSE)
            initial = False
        # Where discord.py keeps them; it reads this one while others connect.
        known, events = (
            getattr(self, f"_AutoShardedClient__{name}") for name in ("shards", "queue")
        )
        known[shard_id] = shard = Shard(socket, self, events.put_nowait)
        shard.launch()

    async def _connected(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool
    ) -> DiscordWebSocket | None:
        """A connection of a shard; None if there cannot be one just now. Raises ClientConnectionError."""
        try:
            async with asyncio.timeout(self.shard_connect_timeout):
                return await DiscordWebSocket.from_client(
                    self, initial=initial, gateway=gateway, shard_id=shard_id
                )
        except Exception as error:  # as discord.py does: whatever it is, it may pass
            reason = str(error) or type(error).__name__
            if not self._patient:
                raise aiohttp.ClientConnectionError(f"its gateway: {reason}") from error
            _log.warning("gateway out of reach", shard=shard_id, reason=reason)
            return None

    async def _add_commands(self) -> None:
        self.add_dynamic_items(Control)
        cogs = (
            LobbyCog,
            LookupCog,
            OptionsCog,
            GamesCog,
            PlayCog,
            LookCog,
            NotesCog,
            TryingCog,
            EndCog,
            ProvingCog,
            VotesCog,
            RulesCog,
            HelpCog,
            GreetingCog,
            SettingsCog,
            AbsenceCog,
            AccessCog,
            OrdersCog,
            BeforehandCog,
            ModeratorsCog,
            GoingBackCog,
            SetupCog,
            LimitsCog,
            BlocksCog,
            PrivacyCog,
            ReportsCog,
        )
        for cog in (kind(self) for kind in cogs):
            await self.add_cog(cog)
            self.handlers |= handlers(cog)
        await self.tree.set_translator(Translator())

    async def described(self) -> list[dict[str, Any]]:
        """All commands as Discord is told of them, in every language there is."""
        translator = self.tree.translator
        return [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
            if translator is not None
            and isinstance(
                command, app_commands.Command | app_commands.Group | app_commands.ContextMenu
            )
        ]

    # --- what Discord tells

    async def on_ready(self) -> None:
        """Wake the threads that fell asleep while nobody listened."""
        _log.info("ready", guilds=len(self.guilds), shards=self.shard_count)
        await self.wake_threads()

    @override
    async def wake_threads(self, only: int | None = None) -> None:
        """Wake the sleeping threads of running matches on all servers, or on one.

        Those that turn out to have been deleted meanwhile are left for new ones.
        """
        asleep = [
            thread_id
            for guild_id, thread_id in await self.matches.lists.running_threads()
            if only in (None, guild_id)
            and (guild := self.get_guild(guild_id)) is not None
            and guild.get_thread(thread_id) is None
        ]
        for first in range(0, len(asleep), AWAKENED_AT_ONCE):
            some = asleep[first : first + AWAKENED_AT_ONCE]
            await asyncio.gather(*map(self._wake, some))

    @override
    async def on_thread_update(self, _: discord.Thread, after: discord.Thread, /) -> None:
        """Wake the thread of a running match that was archived."""
        if after.archived and not after.locked:
            info = await self.matches.lists.by_thread(after.id)
            if info is not None and info.status is Status.RUNNING:
                await self._wake(after.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take forms, and buttons of the past that no longer mean anything."""
        if interaction.guild_id is not None:
            self.presence.met(interaction.guild_id, interaction.user.id)
        form = interaction.type is discord.InteractionType.modal_submit
        click = interaction.type is discord.InteractionType.component
        if form or (click and not custom_ids.is_ours(custom_id_of(interaction))):
            await self.pressed(interaction)

    @override
    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Write what went wrong in an event to the log."""
        error = sys.exception()
        if error is not None:
            report(error, "event.trouble", event=event_method)

    # --- clicks

    @override
    async def pressed(self, interaction: Interaction) -> None:
        """Answer a click, a pick or a form: what its custom_id means says who does."""
        click = clicks.read(custom_id_of(interaction))
        with structlog.contextvars.bound_contextvars(
            **context(interaction), verb=click.verb if click else None
        ):
            try:
                check_whole(interaction.data)
                if click is None:
                    await think(interaction)
                    reader = self.reader_now(interaction)
                    await fail(interaction, reader, MatchError(Text("bot-old-button")))
                else:
                    if match_id := clicks.match_of(click):
                        await self.finder.check_reach(interaction, match_id, click.verb)
                    await self.handlers[type(click)](interaction, click)
            except Exception as error:  # noqa: BLE001 - nobody may read "interaction failed"
                await self._failed(interaction, error)

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        cause = getattr(error, "original", error)
        name = interaction.command.qualified_name if interaction.command else None
        with structlog.contextvars.bound_contextvars(**context(interaction), command=name):
            await self._failed(interaction, cause)

    async def _failed(self, interaction: Interaction, error: Exception) -> None:
        if lost(error):
            _log.warning("answer came too late", code=getattr(error, "code", None))
            return
        await fail(interaction, self.reader_now(interaction), error)

    async def _wake(self, thread_id: int) -> None:
        try:
            await Channels(self).wake(thread_id)
        except discord.HTTPException as error:
            _log.warning("thread sleeps on", thread=thread_id, code=error.code)
            if error.code == UNKNOWN_CHANNEL:
                await self.matches.relocation.thread_gone(thread_id)


async def _finished() -> None:
    """Wait a moment for what discord.py has begun: events, commands, clicks."""
    begun = [
        task
        for task in asyncio.all_tasks()
        if task.get_name().startswith(HANDLERS) and task is not asyncio.current_task()
    ]
    if begun:
        await asyncio.wait(begun, timeout=PATIENCE)
