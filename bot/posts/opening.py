"""The first post in a match's thread: who plays with which colour, and how one plays here."""

from collections.abc import Sequence

from bot.matches.model import MatchInfo
from bot.panels import ids
from bot.panels.controls import button
from bot.panels.sheet import Sheet
from bot.posts.details import details_button
from bot.posts.lobby import seat_line
from bot.words import Words, match_name, mention


def opening_post(
    info: MatchInfo, words: Words, people: Sequence[int], mark: str, *, secrets: bool
) -> Sheet:
    """The post that calls everybody once.

    people: the users it names, all of whom it may ping. secrets: whether the game has any to ask about.
    """
    sheet = Sheet().say(f"## {words('bot-opening', name=match_name(info.name))}")
    sheet.say("\n".join(seat_line(info, seat, words) for seat in info.seats))
    who = words.listed([mention(user) for user in people])
    called = [words("bot-opening-called", who=who)] if people else []
    how = ["bot-opening-turn", *["bot-opening-private"] * secrets, "bot-opening-help"]
    sheet.say("\n".join([*called, *(f"- {words(key)}" for key in how)]))
    help_button = button(words("bot-help"), ids.pack("help", info.id, mark))
    return sheet.row(help_button, details_button(info, words))
