"""*Report to moderators*, in the menu of a post."""

from collections.abc import Iterator
from typing import Any, cast

import discord
from discord import app_commands

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.rights import member_of
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo
from bot.matches.moderation.reports import REASON_LENGTH, Post
from bot.ui import clicks
from bot.ui.clicks.moderation import ReportClick
from bot.ui.controls import form, submitted, words_field
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, show, think
from data.catalogues import catalogue
from engines.core import Text

MENU = "reports-menu"


class ReportsCog(Cog):
    """What anybody can tell the moderators about a post of the bot."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        name = app_commands.locale_str(catalogue("en").format(MENU), key=MENU)
        entry = app_commands.ContextMenu(name=name, callback=self.report)
        bot.tree.add_command(app_commands.guild_only(entry))

    async def report(self, interaction: Interaction, message: discord.Message) -> None:
        """Ask what is wrong with a post; the form is the first answer."""
        await self._check(interaction, message.author)
        info = await self._match_of(interaction, message.id)
        reader = self.bot.reader_now(interaction)
        label, hint = reader("reports-field"), reader("reports-hint")
        asked = words_field(label, hint, "reason", REASON_LENGTH)
        click = ReportClick(info.id, message.id)
        await interaction.response.send_modal(form(reader(MENU), click, [asked]))

    @on(ReportClick)
    async def sent_report(self, interaction: Interaction, click: ReportClick) -> None:
        """The form was sent."""
        await think(interaction)
        await self._check(interaction, self.bot.user)
        message = click.message or 0
        post = Post(interaction.guild_id or 0, interaction.channel_id or 0, message)
        reason = submitted(interaction).get("reason", "")
        await self.matches.reports.report(
            click.match, post, member_of(interaction), reason, interaction.id
        )
        reader = await self.bot.reader(interaction)
        await show(interaction, MessageBuilder().say(reader("reports-done")))

    async def _check(self, interaction: Interaction, author: discord.abc.User | None) -> None:
        """Raises MatchError for a post that is not ours, or where nobody would hear of it."""
        if interaction.guild_id is None:
            raise MatchError(Text("bot-only-in-server"))
        if author != self.bot.user:
            raise MatchError(Text("reports-not-mine"))
        settings = await self.bot.guild_settings.settings(interaction.guild_id)
        if settings.alert_channel_id is None:
            raise MatchError(Text("reports-no-channel"))

    async def _match_of(self, interaction: Interaction, message_id: int) -> MatchInfo:
        """The match a post belongs to: that of its buttons, else that of the thread. Raises MatchError."""
        for match_id in _matches_named(interaction, message_id):
            try:
                await self.bot.finder.check_reach(interaction, match_id)
                found = await self.matches.store.info(match_id)
            except NoSuchMatch:
                continue
            if found.guild_id == interaction.guild_id and not found.trial:
                return found
        here = await self.matches.lists.by_thread(interaction.channel_id or 0)
        if here is None:
            raise MatchError(Text("reports-no-match"))
        return here


def _matches_named(interaction: Interaction, message_id: int) -> Iterator[str]:
    """The matches that the buttons of a message name."""
    data = cast("Any", interaction.data)
    message = data.get("resolved", {}).get("messages", {}).get(str(message_id), {})
    for custom_id in dict.fromkeys(_custom_ids(message.get("components", []))):
        click = clicks.read(custom_id)
        if click is not None and (match_id := clicks.match_of(click)):
            yield match_id


def _custom_ids(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for one in node:
            yield from _custom_ids(one)
    elif isinstance(node, dict):
        if "custom_id" in node:
            yield str(node["custom_id"])
        for one in node.values():
            yield from _custom_ids(one)
