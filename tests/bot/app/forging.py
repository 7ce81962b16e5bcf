"""Buttons and commands that mean what the bot has not offered."""

from bot.sandbox import Channel, Interaction, Member, Message
from bot.sandbox.models import walk
from data.catalogues import catalogue

UNKNOWN = catalogue("en").format("service-no-match")
READING = [
    "match info",
    "match export",
    "match result",
    "match verify",
    "board",
    "log",
    "hand",
    "play",
]
LOOKS = ["play", "hand", "board", "zoom", "log", "export", "panel", "help", "result"]


async def answered(interaction: Interaction) -> Message:
    message = (await interaction.response()).message
    assert message is not None
    return message


async def forged(member: Member, place: Channel, press: str) -> Message:
    """A private message of the bot whose button means something else than the bot had written."""
    message = await answered(await member.slash(place, "settings"))
    next(one for one in walk(message.components) if one["type"] == 2)["custom_id"] = press
    return message


async def pressed(member: Member, place: Channel, press: str) -> Message:
    """What the bot answers to a button of that kind."""
    return await answered(await member.click(await forged(member, place, press), press))
