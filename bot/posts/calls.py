"""Lines that moderators and everybody read: a call for help, who is awaited, where a match has gone."""

from bot.domain.match import MatchInfo
from bot.matches.moderation.reports import ALERT
from bot.pages.match_list import link_of
from bot.text.story import said
from bot.text.words import Words, match_name
from bot.ui import custom_ids
from bot.ui.clicks.looking import LogClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder
from engines.core import Text


def alert(
    info: MatchInfo, words: Words, text: Text, mark: str, role_id: int | None
) -> MessageBuilder:
    """A call for the moderators, with what to look at; without a role it says that nobody hears of it."""
    called = "" if role_id is None else f"<@&{role_id}> "
    place = words(
        "moderators-alert-match", name=match_name(info.name), id=info.id, place=f"<#{info.place}>"
    )
    # What people report is in their own words.
    reported = text.key == ALERT
    told = words.quoted(text) if reported else words.say(text)
    builder = (
        MessageBuilder().say(f"🛎️ {called}{told}", custom_ids.stamp(info.id, mark)).small(place)
    )
    if role_id is None:
        builder.small(words("reports-alert-nobody" if reported else "moderators-alert-nobody"))
    return builder.row(log_button(info, words, mark))


def log_button(info: MatchInfo, words: Words, mark: str) -> Control | None:
    """What leads from a post to the log; a lobby has none."""
    if info.content is None:
        return None
    return button(words("bot-log"), LogClick(info.id, "", mark))


def farewell(info: MatchInfo, words: Words, text: Text, mark: str) -> MessageBuilder:
    """The last word in a thread that a match has left, with the way to the new one."""
    builder = (
        MessageBuilder().say(f"{said(text, words)} ➡️ <#{info.place}>").small(match_name(info.name))
    )
    return builder.row(log_button(info, words, mark))


def signpost(info: MatchInfo, words: Words) -> MessageBuilder:
    """What stands where the post of a lobby was that moderators have taken elsewhere: the way there."""
    builder = MessageBuilder().say(f"## {match_name(info.name)}").small(words.game(info.game))
    place = f"<#{info.place}>"
    if info.thread_id is not None:
        return builder.say(words("moderators-signpost-match", place=place))
    return builder.say(words("moderators-signpost-lobby", place=place, link=link_of(info)))
