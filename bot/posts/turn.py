"""The turn post: the board, what happened, who is awaited. One per wait, and the only one that pings."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.matches.live import Ahead
from bot.matches.model import MatchInfo, Wait
from bot.panels import ids
from bot.panels.controls import Control, button
from bot.panels.sheet import Attachment, Sheet
from bot.posts.ahead import Shared, ahead_lines
from bot.posts.lobby import MARK
from bot.words import Words, mention

AWAITED = 7000
"""The number of the lines that say who is awaited, by which they are found in a post."""


def turn_post(
    info: MatchInfo,
    words: Words,
    *,
    row: int,
    moment: str,
    picture: Attachment | None,
    lines: Sequence[str],
    told: str,
) -> Sheet:
    """The post for the position as it is; `told`: who is awaited, and who else can act or has to wait."""
    sheet = Sheet()
    if picture is not None:
        sheet.picture(picture)
    sheet.say("\n".join(lines))
    sheet.say(told, AWAITED)
    sheet.row(*turn_buttons(info, words, row))
    sheet.small(moment)
    return sheet


def turn_buttons(info: MatchInfo, words: Words, row: int) -> list[Control]:
    """What can be done from a turn post."""
    return [
        button(words("bot-play"), ids.pack("play", info.id, f"{MARK}{row}"), ButtonStyle.primary),
        button(words("bot-hand"), ids.pack("hand", info.id)),
        button(words("bot-board"), ids.pack("board", info.id)),
        button(words("bot-log"), ids.pack("log", info.id)),
        button(words("bot-help"), ids.pack("help", info.id)),
    ]


def everybody(
    words: Words, waits: Sequence[Wait], pings: Sequence[int], ahead: Ahead, shared: Shared
) -> str:
    """Who is awaited and for what, who can act already, who has to wait for whom; only the first ping."""
    return "\n".join([*awaited(words, waits, pings), *ahead_lines(words, ahead, shared)])


def awaited(words: Words, waits: Sequence[Wait], pings: Sequence[int]) -> list[str]:
    """Who is awaited and for what, a line a topic; who is pinged by the post is mentioned."""
    topics: dict[str, list[str]] = {}
    for wait in waits:
        seat = words.seats[wait.seat]
        called = wait.user_id in pings
        who = f"{mention(wait.user_id)} {seat.shape}" if called else seat.inline
        topics.setdefault(words.say(wait.topic), []).append(who)
    return [words("bot-waiting", who=words.listed(who), topic=t) for t, who in topics.items()]
