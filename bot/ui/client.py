"""The bot as replies and controls know it."""

from abc import ABC, abstractmethod
from typing import Any

import discord
from discord.ext import commands

from bot.ui.attending import Turns


class Client(commands.AutoShardedBot, ABC):
    """Who tells when a request may be worked on, and answers clicks."""

    turns: Turns

    @abstractmethod
    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click, a pick or a form."""
