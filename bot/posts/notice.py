"""Single lines: a notice in the thread or to one person, and the call to a private panel."""

from discord import ButtonStyle

from bot.matches.model import MatchInfo
from bot.panels import ids
from bot.panels.controls import button
from bot.panels.sheet import Sheet
from bot.posts.lobby import MARK
from bot.words import Words, escaped, mention
from engines.core import Text


def notice(info: MatchInfo, words: Words, text: Text, row: int) -> Sheet:
    """A line about a match."""
    sheet = Sheet().say(words.say(text)).small(escaped(info.name))
    return sheet.row(button(words("bot-log"), ids.pack("log", info.id, "", f"{MARK}{row}")))


def call_to_panel(info: MatchInfo, words: Words, user_id: int, row: int) -> Sheet:
    """Instead of a direct message: a ping with a button that opens the same panel in private."""
    sheet = Sheet().say(words("bot-private-panel", who=mention(user_id)))
    custom_id = ids.pack("play", info.id, f"{MARK}{row}")
    return sheet.row(button(words("bot-open-panel"), custom_id, ButtonStyle.primary))
