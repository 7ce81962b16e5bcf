"""The first post in a match's thread: who plays with which colour, and how one plays here."""

from collections.abc import Sequence

from bot.domain.match import MatchInfo
from bot.pages.details import details_button
from bot.posts.lobby import seat_line
from bot.text.words import Words, match_name, mention
from bot.ui.clicks.looking import HelpClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder


def opening_post(
    info: MatchInfo, words: Words, people: Sequence[int], mark: str, *, secrets: bool
) -> MessageBuilder:
    """The post that calls everybody once.

    people: the users it names, all of whom it may ping. secrets: whether the game has any to ask about.
    """
    builder = MessageBuilder().say(f"## {words('bot-opening', name=match_name(info.name))}")
    builder.say("\n".join(seat_line(info, seat, words) for seat in info.seats))
    who = words.listed([mention(user) for user in people])
    called = [words("bot-opening-called", who=who)] if people else []
    how = ["bot-opening-turn", *["bot-opening-private"] * secrets, "bot-opening-help"]
    builder.say("\n".join([*called, *(f"- {words(key)}" for key in how)]))
    help_button = button(words("bot-help"), HelpClick(info.id, mark))
    return builder.row(help_button, details_button(info, words))
