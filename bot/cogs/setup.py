"""`/setup`: what a server sets up, and whether the bot may do here what it needs."""

from typing import Any

import discord
from discord import app_commands

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lobby import LANGUAGES
from bot.cogs.naming import about, parameters
from bot.cogs.rights import check_manages
from bot.cogs.settings import FOLLOW, language_of
from bot.domain.errors import MatchError
from bot.domain.preferences import GuildSettings
from bot.text.words import Words
from bot.ui.clicks.moderation import (
    LimitsClick,
    SetupAlertsClick,
    SetupClick,
    SetupLanguageClick,
    SetupRoleClick,
)
from bot.ui.controls import button, entry, menu, picked
from bot.ui.message import MessageBuilder
from bot.ui.permissions import check_permissions, missing, needed
from bot.ui.replies import Interaction, keep, show, think
from data.catalogues import languages
from engines.core import Text


class SetupCog(Cog):
    """What whoever may manage a server sets up there."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.guilds = bot.guild_settings

    @app_commands.command(name="setup", description=about("setup"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @parameters("role", "alerts", "language")
    @app_commands.choices(language=LANGUAGES)
    async def setup(
        self,
        interaction: Interaction,
        role: discord.Role | None = None,
        alerts: discord.TextChannel | None = None,
        language: str | None = None,
    ) -> None:
        """Show what is set up and what the bot may do here; change what is named."""
        await think(interaction)
        check_manages(interaction)
        guild, by = interaction.guild_id or 0, interaction.user.id
        if role is not None and role.is_default():
            raise MatchError(Text("moderators-setup-everyone"))
        if alerts is not None:
            check_permissions(alerts.permissions_for(alerts.guild.me), alerts.id)
            await self.guilds.set_alert_channel(guild, alerts.id, by)
        if role is not None:
            await self.guilds.set_role(guild, role.id, by)
        if language is not None:
            await self.guilds.set_language(guild, language, by)
        await self._show(interaction)

    @on(SetupClick)
    async def pressed_setup(self, interaction: Interaction, _: SetupClick) -> None:
        """*Back* from the limits."""
        await keep(interaction)
        check_manages(interaction)
        await self._show(interaction)

    @on(SetupLanguageClick)
    async def pressed_language(self, interaction: Interaction, _: SetupLanguageClick) -> None:
        """A language is picked."""
        await keep(interaction)
        check_manages(interaction)
        lang = language_of(next(iter(picked(interaction)), FOLLOW))
        await self.guilds.set_language(interaction.guild_id or 0, lang, interaction.user.id)
        await self._show(interaction)

    @on(SetupRoleClick)
    async def pressed_role(self, interaction: Interaction, _: SetupRoleClick) -> None:
        """*No role*."""
        await keep(interaction)
        check_manages(interaction)
        await self.guilds.set_role(interaction.guild_id or 0, None, interaction.user.id)
        await self._show(interaction)

    @on(SetupAlertsClick)
    async def pressed_alerts(self, interaction: Interaction, _: SetupAlertsClick) -> None:
        """*In the match's thread*."""
        await keep(interaction)
        check_manages(interaction)
        await self.guilds.set_alert_channel(interaction.guild_id or 0, None, interaction.user.id)
        await self._show(interaction)

    async def _show(self, interaction: Interaction) -> None:
        settings = await self.guilds.settings(interaction.guild_id or 0)
        reader = await self.bot.reader(interaction)
        granted, read = interaction.app_permissions, _read_by_all(interaction, settings)
        await show(interaction, setup_message(settings, reader, granted, read_by_all=read))


def _read_by_all(interaction: Interaction, settings: GuildSettings) -> bool:
    """Whether every member can read where moderators are alerted, as far as is known."""
    guild = interaction.guild
    place = None if guild is None else guild.get_channel(settings.alert_channel_id or 0)
    return place is not None and place.permissions_for(place.guild.default_role).view_channel


def setup_message(
    settings: GuildSettings,
    words: Words,
    granted: discord.Permissions,
    *,
    read_by_all: bool = False,
) -> MessageBuilder:
    """What is set up, with what changes it, and the check of the bot's permissions.

    read_by_all: whether every member can read the channel for alerts.
    """
    role, channel = settings.moderator_role_id, settings.alert_channel_id
    builder = MessageBuilder().say(f"## {words('moderators-setup')}")
    builder.say(
        words("moderators-setup-no-role")
        if role is None
        else words("moderators-setup-role", role=f"<@&{role}>")
    )
    builder.say(
        words("moderators-setup-no-alerts")
        if channel is None
        else words("moderators-setup-alerts", channel=f"<#{channel}>")
    )
    if read_by_all:
        builder.say(f"⚠️ {words('moderators-setup-alerts-open')}")
    builder.row(
        None if role is None else button(words("moderators-role-off"), SetupRoleClick()),
        None if channel is None else button(words("moderators-alerts-off"), SetupAlertsClick()),
    )
    builder.say(words("moderators-setup-language")).row(_languages(settings, words))
    builder.row(button(words("quotas-button"), LimitsClick()))
    return builder.line().say(_check(words, granted)).small(words("moderators-setup-how"))


def _languages(settings: GuildSettings, words: Words) -> Any:
    entries = [entry(words("moderators-language-follow"), FOLLOW, chosen=settings.language is None)]
    entries += [
        entry(words(f"bot-language-{lang}"), lang, chosen=lang == settings.language)
        for lang in languages()
    ]
    return menu(SetupLanguageClick(), entries, words("bot-language-choose"))


def _check(words: Words, granted: discord.Permissions) -> str:
    lacking = missing(granted)
    lines = [
        f"{'❌' if name in lacking else '✅'} {words('bot-permission-' + name.replace('_', '-'))}"
        for name in needed()
    ]
    sign = "✅" if granted.create_private_threads else "▫️"
    lines.append(f"{sign} {words('moderators-setup-create-private-threads')}")
    verdict = "moderators-setup-lacking" if lacking else "moderators-setup-fine"
    return "\n".join([f"**{words(verdict)}**", *lines])
