"""The lobby post: what will be played, who sits where, and the buttons to join."""

from collections.abc import Mapping

from discord import ButtonStyle

from bot.matches.model import MatchInfo, SeatInfo, Status, Term
from bot.matches.owed import MARK, OutboxRow
from bot.panels import ids
from bot.panels.controls import Control, button
from bot.panels.sheet import Sheet
from bot.posts.details import details_button, dice_line
from bot.posts.length import length_line
from bot.posts.story import said
from bot.posts.terms import changes, set_up_with
from bot.posts.times import status
from bot.stamps import dated
from bot.words import Words, has_marks, match_name, mention
from engines.core import Text

LOBBY = f"{MARK}0"
"""Marks the lobby post: its buttons stay the same when it is edited, so that no click goes astray."""


def lobby_post(
    info: MatchInfo,
    words: Words,
    fewest: int,
    closing: Text | None = None,
    usual: Mapping[str, Term] | None = None,
) -> Sheet:
    """The post for a match.

    fewest: from how many players on it can start. closing: who closed it and why, if a moderator did. usual:
    what a match is set up with unless its host wants it otherwise, which is not worth a line.
    """
    sheet = Sheet()
    sheet.say(f"## {match_name(info.name)}")
    sheet.say("\n".join(_facts(info, words, fewest, usual or {})))
    sheet.say("\n".join(seat_line(info, seat, words) for seat in info.seats))
    sheet.small(dice_line(info, words))
    _standing(sheet, info, words, closing)
    if info.status is Status.LOBBY:
        setting_up = _setting_up(info, words)
        own = button(words("bot-own-mark"), ids.pack("marks", info.id))
        sheet.row(*_coming(info, words, fewest))
        return sheet.row(
            own if has_marks(info.game) else None, *setting_up, details_button(info, words)
        )
    return sheet.row(details_button(info, words))


def call_to_lobby(info: MatchInfo, words: Words, row: OutboxRow) -> Sheet:
    """A line about a lobby for the people it pings, with a button to sit down."""
    sheet = Sheet().say(" ".join(mention(user) for user in row.pings))
    if row.text is not None:
        sheet.say(words.say(row.text))
    custom_id = ids.pack("join", info.id, row.mark)
    sheet.row(button(words("bot-join"), custom_id, ButtonStyle.primary))
    return sheet.small(match_name(info.name))


def _facts(info: MatchInfo, words: Words, fewest: int, usual: Mapping[str, Term]) -> list[str]:
    facts = [f"**{words.game(info.game)}**", *set_up_with(info, words, usual)]
    if info.status is not Status.LOBBY:
        return facts
    waiting = [mention(user) for user in info.invited if info.seat_of(user) is None]
    asked = words("lobby-invited", who=words.listed(waiting)) if waiting else ""
    return [
        line
        for line in (*facts, length_line(info, words, fewest), asked, changes(info, words))
        if line
    ]


def seat_line(info: MatchInfo, seat: SeatInfo, words: Words) -> str:
    """A seat with its colour, if it is open, or an AI player's, or the host's."""
    name = words.seats[seat.seat]
    if seat.open:
        return words("bot-lobby-open-seat", n=seat.seat + 1)
    key = "bot-lobby-seat-ai" if seat.ai else "bot-lobby-seat"
    colour = name.colour or words("bot-by-lot")
    line = words(key, n=seat.seat + 1, name=name.strong, colour=colour)
    return line + (words("bot-lobby-creator") if seat.user_id == info.creator_id else "")


def _standing(sheet: Sheet, info: MatchInfo, words: Words, closing: Text | None) -> None:
    if info.status is Status.LOBBY:
        if info.due_at is not None:
            sheet.small(words("bot-lobby-until", when=dated(info.due_at)))
        if info.lobby_locked:
            sheet.say(words("moderators-lobby-locked"))
    elif info.thread_id is not None:
        sheet.say(words("bot-lobby-thread", thread=f"<#{info.thread_id}>"))
    else:
        sheet.say(status(info, words) if closing is None else said(closing, words))


def _coming(info: MatchInfo, words: Words, fewest: int) -> list[Control]:
    full = all(not seat.open for seat in info.seats)
    can_start = len(info.taken) >= fewest
    return [
        button(
            words("bot-join"),
            ids.pack("join", info.id, LOBBY),
            ButtonStyle.primary,
            disabled=full or info.lobby_locked,
        ),
        button(words("bot-leave"), ids.pack("leave", info.id)),
        button(
            words("bot-start"),
            ids.pack("start", info.id),
            ButtonStyle.success,
            disabled=not can_start,
        ),
    ]


def _setting_up(info: MatchInfo, words: Words) -> list[Control]:
    return [
        button(words("bot-options"), ids.pack("options", info.id)),
        button(words("bot-ai"), ids.pack("ai", info.id)),
    ]
