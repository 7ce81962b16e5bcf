"""A person's own settings: language, direct messages with a test, and when it may be called."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.lists import choices, suggesting
from bot.cogs.lobby import LANGUAGES
from bot.cogs.naming import about, parameters
from bot.delivery import channels
from bot.domain.errors import MatchError
from bot.domain.preferences import MemberSettings
from bot.pages.settings import OTHER, hours_of, time_settings, zone_of, zones_named
from bot.text.words import Words, words
from bot.ui.clicks.people import (
    BlocksClick,
    DataClick,
    DirectMessagesClick,
    HeadsUpClick,
    HoursClick,
    LanguageClick,
    QuietClick,
    RemindersClick,
)
from bot.ui.controls import button, entry, field, form, menu, picked, submitted
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, ask, keep, show, think
from data.catalogues import best, languages
from engines.core import Text

FOLLOW = "-"
LONGEST_HOURS = 20
"""Characters of quiet hours, typed the longest way that is understood, with some room for blanks."""


def language_of(picked_value: str) -> str | None:
    """The language a menu's value stands for, None for none of one's own. Raises MatchError."""
    if picked_value not in (FOLLOW, *languages()):
        raise MatchError(Text("bot-old-button"))
    return None if picked_value == FOLLOW else picked_value


class SettingsCog(Cog):
    """What everybody sets for itself."""

    @app_commands.command(name="settings", description=about("settings"))
    @app_commands.rename(time_zone="time-zone", quiet_hours="quiet-hours", heads_up="heads-up")
    @parameters("language", "dms", "time_zone", "quiet_hours", "reminders", "heads_up")
    @app_commands.choices(language=LANGUAGES)
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        dms: bool | None = None,
        time_zone: str | None = None,
        quiet_hours: str | None = None,
        reminders: bool | None = None,
        heads_up: bool | None = None,
    ) -> None:
        """Show one's settings, or change some of them; all or, if one of them is wrong, none."""
        await think(interaction)
        zone = None if time_zone is None else zone_of(time_zone)
        hours = None if quiet_hours is None else hours_of(quiet_hours)
        people, me = self.bot.people, interaction.user.id
        if language is not None:
            await people.set_language(me, language)
        if reminders is not None:
            await people.set_reminders(me, wanted=reminders)
        if heads_up is not None:
            await people.set_heads_up(me, wanted=heads_up)
        changes: dict[str, Any] = {} if zone is None else {"time_zone": zone}
        if quiet_hours is not None:
            changes |= _quiet(hours)
        if changes:
            await self._set_rhythm(me, changes)
        note = "" if dms is None else await self._set_dms(interaction, wanted=dms)
        await self._show(interaction, note)

    @settings.autocomplete("time_zone")
    @suggesting
    async def zones(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The time zones, each with the time it is there."""
        return choices(zones_named(typed, self.bot.matches.clock.now()))

    @on(QuietClick)
    async def pressed_quiet(self, interaction: Interaction, _: QuietClick) -> None:
        """Quiet hours are picked; others than those offered are typed into a form."""
        chosen = next(iter(picked(interaction)), "off")
        if chosen == OTHER:
            reader = self.bot.reader_now(interaction)
            name, hint = reader("time-quiet-field"), reader("time-quiet-hint")
            asked = field(name, hint, "hours", "", LONGEST_HOURS)
            title = reader("time-quiet-title")
            await ask(interaction, form(title, HoursClick(), [asked]))
        else:
            await self._set_quiet(interaction, chosen)

    @on(HoursClick)
    async def sent_hours(self, interaction: Interaction, _: HoursClick) -> None:
        """Quiet hours were typed."""
        await self._set_quiet(interaction, submitted(interaction).get("hours", ""))

    async def _set_quiet(self, interaction: Interaction, typed: str) -> None:
        await keep(interaction)
        await self._set_rhythm(interaction.user.id, _quiet(hours_of(typed)))
        await self._show(interaction, "")

    async def _set_rhythm(self, user_id: int, changes: Mapping[str, Any]) -> None:
        self.bot.people.keep(await self.bot.matches.vacations.set_rhythm(user_id, **changes))

    @on(RemindersClick)
    async def pressed_reminders(self, interaction: Interaction, click: RemindersClick) -> None:
        """Reminders on or off."""
        await keep(interaction)
        await self.bot.people.set_reminders(interaction.user.id, wanted=click.turn == "on")
        await self._show(interaction, "")

    @on(HeadsUpClick)
    async def pressed_heads_up(self, interaction: Interaction, click: HeadsUpClick) -> None:
        """The message to whom is next, on or off."""
        await keep(interaction)
        await self.bot.people.set_heads_up(interaction.user.id, wanted=click.turn == "on")
        await self._show(interaction, "")

    @on(LanguageClick)
    async def pressed_language(self, interaction: Interaction, _: LanguageClick) -> None:
        """A language is picked."""
        await keep(interaction)
        lang = language_of(next(iter(picked(interaction)), FOLLOW))
        await self.bot.people.set_language(interaction.user.id, lang)
        await self._show(interaction, "")

    @on(DirectMessagesClick)
    async def pressed_dms(self, interaction: Interaction, click: DirectMessagesClick) -> None:
        """Direct messages on or off."""
        await keep(interaction)
        note = await self._set_dms(interaction, wanted=click.turn == "on")
        await self._show(interaction, note)

    async def _set_dms(self, interaction: Interaction, *, wanted: bool) -> str:
        """Change it; if wanted, try a message. Gives the key of a line about how that went."""
        await self.bot.people.set_dms(interaction.user.id, wanted=wanted)
        if not wanted:
            return "bot-dms-off"
        reader = await self.bot.reader(interaction)
        try:
            await interaction.user.send(view=MessageBuilder().say(reader("bot-dm-test")).view())
        except discord.Forbidden as closed:
            if closed.code != channels.DMS_CLOSED:
                raise
            await self.bot.people.set_closed(interaction.user.id)
            await self.bot.people.to_be_told(interaction.user.id)  # here it is told
            return "bot-dm-closed"
        return "bot-dms-work"

    async def _show(self, interaction: Interaction, note: str) -> None:
        found = await self.bot.people.settings(interaction.user.id)
        lang = found.language or best(interaction.locale.value)
        reader, now = words(lang), self.bot.matches.clock.now()
        await show(
            interaction, time_settings(settings_message(found, reader, note), found, reader, now)
        )


def _quiet(hours: tuple[int, int] | None) -> dict[str, Any]:
    """Quiet hours in minutes of the day as they are stored; None for none."""
    start, end = hours or (None, None)
    return {"quiet_from": start, "quiet_to": end}


def settings_message(settings: MemberSettings, reader: Words, note: str) -> MessageBuilder:
    """A person's settings, with what changes them."""
    builder = MessageBuilder().say(f"## {reader('bot-settings')}")
    if note:
        builder.say(f"**{reader(note)}**")
    entries = [entry(reader("bot-language-follow"), FOLLOW, chosen=settings.language is None)]
    entries += [
        entry(reader(f"bot-language-{lang}"), lang, chosen=lang == settings.language)
        for lang in languages()
    ]
    builder.row(menu(LanguageClick(), entries, reader("bot-language-choose")))
    on = settings.dms and not settings.dm_closed
    state = "on" if on else "closed" if settings.dms else "off"
    builder.say(reader(f"bot-dms-{state}-now"))
    turn = ("off", "bot-dms-turn-off") if on else ("on", "bot-dms-turn-on")
    return builder.row(
        button(reader(turn[1]), DirectMessagesClick(turn[0])),
        button(reader("blocks-button"), BlocksClick()),
        button(reader("privacy-button"), DataClick()),
    )
