"""What all cogs are made of: the bot they belong to, by its type, and each other."""

from typing import TypeVar

from discord.ext import commands

from bot.cogs.bot import Bot

C = TypeVar("C", bound=commands.Cog)


class Cog(commands.Cog):
    """Commands and clicks of one kind, with the bot whose services they ask."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.matches = bot.matches

    def beside(self, kind: type[C]) -> C:
        """The bot's cog of another kind."""
        return next(one for one in self.bot.cogs.values() if isinstance(one, kind))
