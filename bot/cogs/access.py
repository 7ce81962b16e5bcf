"""Where the bot may post: what a server opens lets owed posts go out at once; what it deletes is left."""

import discord
import structlog
from discord.ext import commands

from bot.cogs.cog import Cog

_log = structlog.get_logger(__name__)


class AccessCog(Cog):
    """Listens to whatever may have given the bot access, or taken a match's place away."""

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
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot is thrown out, or the server deleted: what is kept stays, for it may be invited again."""
        _log.info("removed from a server", guild=guild.id)

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
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread is unlocked that was asleep, so unknown to discord.py until now."""
        if not thread.locked and await self.bot.matches.lists.by_thread(thread.id) is not None:
            await self.bot.dispatcher.again(thread.guild.id)
            await self.bot.on_thread_update(thread, thread)  # which wakes it if it sleeps on

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread is unlocked."""
        if before.locked and not after.locked:
            await self.bot.dispatcher.again(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """A thread is deleted, be it asleep or not: its match goes on in another one."""
        await self.bot.matches.relocation.thread_gone(gone.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """A channel is deleted, and its threads with it."""
        await self.bot.matches.relocation.channel_gone(gone.id)
