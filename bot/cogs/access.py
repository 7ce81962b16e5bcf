"""Where the bot may post again: what a server opens, or opens anew, lets owed posts go out at once."""

from typing import Any

import discord
from discord.ext import commands


class AccessCog(commands.Cog):
    """Listens to whatever may have given the bot access: invitations, channels, roles."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What was opened while nobody listened is not told again: everything put off is tried."""
        for guild in self.bot.guilds:
            await self.bot.dispatcher.again(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is invited, perhaps once more: threads that fell asleep without it are woken."""
        await self.bot.wake_threads(guild.id)
        await self.bot.dispatcher.again(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """An outage of a server is over."""
        await self.bot.dispatcher.again(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed."""
        await self.bot.dispatcher.again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A role's permissions may have changed."""
        await self.bot.dispatcher.again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot itself has other roles; of others it hears nothing."""
        await self.bot.dispatcher.again(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread is unlocked."""
        if before.locked and not after.locked:
            await self.bot.dispatcher.again(after.guild.id)
