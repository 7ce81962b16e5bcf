"""A person's own settings: language, and direct messages with a test."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.lobby import LANGUAGES
from bot.cogs.naming import about, parameters
from bot.cogs.verbs import verb
from bot.matches.model import MemberSettings
from bot.panels import ids
from bot.panels.controls import button, entry, menu, picked
from bot.panels.ids import Press
from bot.panels.sheet import Sheet
from bot.posts import channels
from bot.replies import Interaction, keep, show, think
from bot.words import Words, words
from data.catalogues import best, languages

FOLLOW = "-"


class SettingsCog(commands.Cog):
    """What everybody sets for itself."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description=about("settings"))
    @parameters("language", "dms")
    @app_commands.choices(language=LANGUAGES)
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        dms: bool | None = None,
    ) -> None:
        """Show one's settings, or change some of them."""
        await think(interaction)
        if language is not None:
            await self.bot.people.set_language(interaction.user.id, language)
        note = "" if dms is None else await self._set_dms(interaction, wanted=dms)
        await self._show(interaction, note)

    @verb("language")
    async def pressed_language(self, interaction: Interaction, _: Press) -> None:
        """A language is picked."""
        await keep(interaction)
        chosen = next(iter(picked(interaction)), FOLLOW)
        lang = chosen if chosen in languages() else None
        await self.bot.people.set_language(interaction.user.id, lang)
        await self._show(interaction, "")

    @verb("dms")
    async def pressed_dms(self, interaction: Interaction, press: Press) -> None:
        """Direct messages on or off."""
        await keep(interaction)
        note = await self._set_dms(interaction, wanted=press.part(0) == "on")
        await self._show(interaction, note)

    async def _set_dms(self, interaction: Interaction, *, wanted: bool) -> str:
        """Change it; if wanted, try a message. Gives the key of a line about how that went."""
        await self.bot.people.set_dms(interaction.user.id, wanted=wanted)
        if not wanted:
            return "bot-dms-off"
        reader: Words = await self.bot.reader(interaction)
        try:
            await interaction.user.send(view=Sheet().say(reader("bot-dm-test")).view())
        except discord.Forbidden as closed:
            if closed.code != channels.DMS_CLOSED:
                raise
            await self.bot.people.set_closed(interaction.user.id)
            return "bot-dm-closed"
        return "bot-dms-work"

    async def _show(self, interaction: Interaction, note: str) -> None:
        found = await self.bot.people.settings(interaction.user.id)
        lang = found.language or best(interaction.locale.value)
        await show(interaction, settings_sheet(found, words(lang), note))


def settings_sheet(settings: MemberSettings, reader: Words, note: str) -> Sheet:
    """A person's settings, with what changes them."""
    sheet = Sheet().say(f"## {reader('bot-settings')}")
    if note:
        sheet.say(f"**{reader(note)}**")
    entries = [entry(reader("bot-language-follow"), FOLLOW, chosen=settings.language is None)]
    entries += [
        entry(reader(f"bot-language-{lang}"), lang, chosen=lang == settings.language)
        for lang in languages()
    ]
    sheet.row(menu(ids.pack("language"), entries, reader("bot-language-choose")))
    on = settings.dms and not settings.dm_closed
    state = "on" if on else "closed" if settings.dms else "off"
    sheet.say(reader(f"bot-dms-{state}-now"))
    turn = ("off", "bot-dms-turn-off") if on else ("on", "bot-dms-turn-on")
    return sheet.row(button(reader(turn[1]), ids.pack("dms", "", turn[0])))
