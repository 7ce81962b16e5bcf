"""The turn post: the board, what happened, who is awaited. One per wait, and the only one that pings."""

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle

from bot.domain.match import MatchInfo
from bot.domain.waits import Wait
from bot.matches.core.live import LaneStatus
from bot.text.times import grouped
from bot.text.waiting_for import Shared, lane_lines
from bot.text.words import Words, mention
from bot.ui.clicks.looking import BoardClick, HelpClick, LogClick
from bot.ui.clicks.panels import HandClick, PlayClick
from bot.ui.clicks.people import TakeSeatBackClick
from bot.ui.controls import Control, button
from bot.ui.message import Attachment, MessageBuilder

AWAITED = 7000
"""The number of the lines that say who is awaited, by which they are found in a post."""


def turn_post(
    info: MatchInfo,
    words: Words,
    *,
    mark: str,
    moment: str,
    pictures: Sequence[Attachment],
    lines: Sequence[str],
    told: str,
) -> MessageBuilder:
    """The post for the position as it is; `told`: who is awaited, and who else can act or has to wait.

    pictures: the board, and those of what has happened; none where only words are posted.
    """
    builder = board_and_story(pictures, lines)
    builder.say(told, AWAITED)
    builder.row(*turn_buttons(info, words, mark))
    builder.row(seat_button(info, words))
    builder.small(moment)
    return builder


def board_and_story(pictures: Sequence[Attachment], lines: Sequence[str]) -> MessageBuilder:
    """How posts begin: the first picture, what happened, the other pictures."""
    builder = MessageBuilder()
    for board in pictures[:1]:
        builder.picture(board)
    builder.say("\n".join(lines))
    for report in pictures[1:]:
        builder.picture(report)
    return builder


def turn_buttons(info: MatchInfo, words: Words, mark: str) -> list[Control]:
    """What can be done from a turn post."""
    return [
        button(words("bot-play"), PlayClick(info.id, mark), ButtonStyle.primary),
        button(words("bot-hand"), HandClick(info.id)),
        button(words("bot-board"), BoardClick(info.id)),
        button(words("bot-log"), LogClick(info.id)),
        button(words("bot-help"), HelpClick(info.id)),
    ]


def seat_button(info: MatchInfo, words: Words) -> Control | None:
    """What those press for whom an AI player sits in; None if it does for nobody."""
    if all(seat.user_id is None or seat.ai is None for seat in info.seats):
        return None
    return button(words("time-take-back"), TakeSeatBackClick(info.id))


def everybody(
    words: Words,
    waits: Sequence[Wait],
    pings: Sequence[int],
    lanes: LaneStatus,
    shared: Shared,
    now: datetime,
) -> str:
    """Who is awaited and for what, who can act already, who has to wait for whom; only the first ping."""
    return "\n".join([*awaited(words, waits, pings, now), *lane_lines(words, lanes, shared)])


def awaited(words: Words, waits: Sequence[Wait], pings: Sequence[int], now: datetime) -> list[str]:
    """Who is awaited for what until when, those with the same on one line; who is pinged is mentioned."""
    lines = []
    for (topic, left), group in grouped(waits, now, words).items():
        who = words.listed([_named(words, wait, pings) for wait in group])
        key = "time-awaited" if left else "bot-waiting"
        lines.append(words(key, who=who, topic=topic, left=left))
    return lines


def _named(words: Words, wait: Wait, pings: Sequence[int]) -> str:
    seat = words.seats[wait.seat]
    return f"{mention(wait.user_id)} {seat.shape}" if wait.user_id in pings else seat.inline
