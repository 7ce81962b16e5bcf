"""The bot on the stand-in of Discord, as its own tests have it."""

from tests.bot.app.conftest import bot, sandbox
from tests.bot.conftest import ana, ben, tables, zoe

__all__ = ["ana", "ben", "bot", "sandbox", "tables", "zoe"]
