"""The bot as its commands and clicks know it: its services, and who it is that reads."""

from abc import ABC, abstractmethod

import discord

from bot.cogs.match_resolver import Finder, Fits, anything
from bot.delivery.dispatcher import Dispatcher
from bot.delivery.server_names import ServerNames
from bot.domain.match import MatchInfo
from bot.matches.core.library import Library
from bot.matches.service import Matches
from bot.pages.board import Looking
from bot.pages.mod_look_service import Support
from bot.panel.controller import PanelController
from bot.panel.live_panels import LivePanels
from bot.pictures.pictures import Pictures
from bot.pictures.replays import Films
from bot.quotas.passing import Gate
from bot.settings_cache.guilds import Guilds
from bot.settings_cache.people import People
from bot.text.words import Words, words
from bot.ui.client import Client
from bot.ui.replies import Interaction
from data.catalogues import best


class Bot(Client, ABC):
    """What every cog is given. The services are there as soon as cogs are made."""

    library: Library
    matches: Matches
    people: People
    guild_settings: Guilds
    gate: Gate
    pictures: Pictures
    films: Films
    controller: PanelController
    live_panels: LivePanels
    looking: Looking
    support: Support
    dispatcher: Dispatcher
    finder: Finder
    server_names: ServerNames

    @abstractmethod
    async def wake_threads(self, only: int | None = None) -> None:
        """Wake the sleeping threads of running matches on all servers, or on one."""

    @abstractmethod
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread, /) -> None:
        """Wake the thread of a running match that was archived."""

    # --- who reads

    async def reader(self, interaction: Interaction) -> Words:
        """The words of the one who acts."""
        user = interaction.user.id
        return words(await self.people.language(user, interaction.locale.value))

    def reader_now(self, interaction: Interaction) -> Words:
        """The same without waiting."""
        return words(self.people.language_now(interaction.user.id, interaction.locale.value))

    async def public_language(self, interaction: Interaction) -> str:
        """The language of a server's public posts, as far as nobody chooses another for a match."""
        if interaction.guild_id is not None:
            chosen = (await self.guild_settings.settings(interaction.guild_id)).language
            if chosen is not None:
                return chosen
        locale = interaction.guild_locale
        return best(locale.value if locale is not None else None)

    # --- which match is meant

    async def match_for(
        self, interaction: Interaction, chosen: str | None, fits: Fits = anything
    ) -> MatchInfo:
        """The match a command means. Raises MatchError if that is not clear."""
        return await self.finder.match_for(interaction, chosen, fits)

    async def match_or_none(
        self, interaction: Interaction, chosen: str | None, fits: Fits = anything
    ) -> MatchInfo | None:
        """The same, None if it is not clear."""
        return await self.finder.match_or_none(interaction, chosen, fits)
