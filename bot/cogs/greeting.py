"""The greeting on a server that has just invited the bot: one post, once."""

from collections.abc import Iterator

import discord
import structlog
from discord.ext import commands

from bot.cogs.bot import Bot
from bot.cogs.cog import Cog
from bot.delivery.channels import BARRED
from bot.pages.help import greeting
from bot.reporting import report
from bot.text.words import words
from data.catalogues import best

PLACES = 5
"""How many channels are tried."""

_log = structlog.get_logger(__name__)


class GreetingCog(Cog):
    """Says who it is where it is new."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.guilds = bot.guild_settings

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is invited, perhaps once more; then everybody knows it already."""
        try:
            if not await self.guilds.greeted(guild.id) and await self._greet(guild):
                await self.guilds.set_greeted(guild.id)
        except Exception as error:  # noqa: BLE001 - a greeting is no reason to trouble anybody
            report(error, "greeting.trouble")

    async def _greet(self, guild: discord.Guild) -> bool:
        """Post in the first channel that takes it; whether there was one."""
        chosen = (await self.guilds.settings(guild.id)).language
        reader = words(chosen or best(str(guild.preferred_locale)))
        for channel in places(guild):
            builder = greeting(list(self.bot.library.games()), reader)
            try:
                await channel.send(view=builder.view(), silent=True)
            except discord.HTTPException as shut:
                if shut.code not in BARRED:
                    raise
            else:
                return True
        _log.info("nowhere to greet", guild=guild.id)
        return False


def places(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Where it may write: the channel for news of members first, then those that everybody reads."""
    system = guild.system_channel
    others = [one for one in guild.text_channels if one != system]
    others.sort(key=lambda one: not one.permissions_for(guild.default_role).view_channel)
    found = others if system is None else [system, *others]
    allowed = [one for one in found if _may_write(one.permissions_for(guild.me))]
    yield from allowed[:PLACES]


def _may_write(granted: discord.Permissions) -> bool:
    return granted.view_channel and granted.send_messages
