"""The lobby post: what will be played, who sits where, and the buttons to join."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle

from bot.domain.combinations import house, offered_marks, possible, refusal_now, unfit
from bot.domain.match import MatchInfo, SeatInfo, Status, Term
from bot.domain.outbox import MARK, Notice, OutboxRow
from bot.domain.stamps import dated
from bot.pages.details import details_button, dice_line
from bot.text.length import length_line
from bot.text.story import said
from bot.text.terms import changes, only_with, set_up_with
from bot.text.times import status
from bot.text.words import Words, has_marks, match_name, mention
from bot.ui import custom_ids
from bot.ui.clicks.lobbies import (
    AiPlayersClick,
    JoinClick,
    LeaveClick,
    MarksClick,
    OptionsClick,
    StartClick,
)
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder
from engines.core import GameSpec, Text

LOBBY = f"{MARK}0"
"""Marks the lobby post. It and its buttons stay the same when it is edited, so that no click goes astray."""


def lobby_post(
    info: MatchInfo,
    words: Words,
    spec: GameSpec[Any],
    closing: Text | None = None,
    usual: Mapping[str, Term] | None = None,
) -> MessageBuilder:
    """The post for a match.

    closing: who closed it and why, if a moderator did. usual: what a match is set up with unless its host
    wants it otherwise, which is not worth a line.
    """
    builder = MessageBuilder()
    builder.say(f"## {match_name(info.name)}", custom_ids.stamp(info.id, LOBBY))
    builder.say("\n".join(_facts(info, words, spec, usual or {})))
    builder.say("\n".join(_seats(info, words, spec)))
    builder.small(dice_line(info, words))
    _standing(builder, info, words, closing)
    if info.status is Status.LOBBY:
        setting_up = _setting_up(info, words)
        own = button(words.of_marks(info.game, "bot-own-mark"), MarksClick(info.id))
        builder.row(*_coming(info, words, spec))
        return builder.row(
            own if has_marks(info.game) else None, *setting_up, details_button(info, words)
        )
    return builder.row(details_button(info, words))


def call_to_lobby(info: MatchInfo, words: Words, row: OutboxRow[Notice]) -> MessageBuilder:
    """A line about a lobby for the people it pings, with a button to sit down."""
    builder = MessageBuilder().say(" ".join(mention(user) for user in row.payload.pings))
    builder.say(words.say(row.payload.text))
    click = JoinClick(info.id, row.mark)
    builder.row(button(words("bot-join"), click, ButtonStyle.primary))
    return builder.small(match_name(info.name))


def _facts(
    info: MatchInfo, words: Words, spec: GameSpec[Any], usual: Mapping[str, Term]
) -> list[str]:
    facts = [f"**{words.game(info.game)}**", *set_up_with(info, words, usual)]
    if info.status is not Status.LOBBY:
        return facts
    waiting = [mention(user) for user in info.invited if info.seat_of(user) is None]
    asked = words("lobby-invited", who=words.listed(waiting)) if waiting else ""
    changed, why = changes(info, words), refusal_now(info, spec)
    refused = "" if why is None else words("lobby-cannot-start", why=words.say(why))
    told = (*facts, length_line(info, words, spec), refused, asked, changed)
    return [line for line in told if line]


def _seats(info: MatchInfo, words: Words, spec: GameSpec[Any]) -> list[str]:
    """A line for each seat; in a lobby also for those that the house will have, and for marks not in play."""
    if info.status is not Status.LOBBY:
        return [seat_line(info, seat, words) for seat in info.seats]
    offered, wrong = offered_marks(info, spec), unfit(info, spec)
    lines = [
        seat_line(info, seat, words) + (_not_in_play(offered, seat, words) if seat in wrong else "")
        for seat in info.seats
    ]
    marks, players = house(info, spec)
    for n, mark in enumerate(marks, len(info.seats) + 1):
        name = words.house(info.game, mark)
        key = "bot-lobby-seat-house" if players is None else "lobby-seat-house-with"
        lines.append(words(key, n=n, name=f"**{name}**", players=players or 0))
    return lines


def _not_in_play(offered: Mapping[str, Sequence[int]], seat: SeatInfo, words: Words) -> str:
    """With how many players only the mark of a seat is in play."""
    numbers = offered.get(seat.mark or "", ())
    if not numbers:
        return f" · {words('lobby-mark-never')}"
    return f" · {only_with(numbers, words)}"


def seat_line(info: MatchInfo, seat: SeatInfo, words: Words) -> str:
    """A seat with its colour, if it is open, an AI player's, the house's or the host's, or out."""
    name = words.seats[seat.seat]
    if seat.open:
        return words("bot-lobby-open-seat", n=seat.seat + 1)
    if seat.house:
        return words("bot-lobby-seat-house", n=seat.seat + 1, name=name.strong)
    colour = name.colour or words.of_marks(info.game, "bot-by-lot")
    number = seat.seat + 1
    if seat.ai is not None:
        kind = words.first((f"bot-ai-plays-{seat.ai}", "bot-ai-nameless"))
        line = words("bot-lobby-seat-ai", n=number, name=name.strong, colour=colour, kind=kind)
    else:
        line = words("bot-lobby-seat", n=number, name=name.strong, colour=colour)
    line += words("bot-lobby-creator") if seat.user_id == info.creator_id else ""
    return line + (words("bot-lobby-seat-out") if seat.out else "")


def _standing(builder: MessageBuilder, info: MatchInfo, words: Words, closing: Text | None) -> None:
    if info.status is Status.LOBBY:
        if info.due_at is not None:
            builder.small(words("bot-lobby-until", when=dated(info.due_at)))
        if info.lobby_locked:
            builder.say(words("moderators-lobby-locked"))
    elif info.thread_id is not None:
        builder.say(words("bot-lobby-thread", thread=f"<#{info.thread_id}>"))
    else:
        builder.say(status(info, words) if closing is None else said(closing, words))


def _coming(info: MatchInfo, words: Words, spec: GameSpec[Any]) -> list[Control]:
    full = all(not seat.open for seat in info.seats)
    can_start = len(info.taken) in possible(info, spec)
    return [
        button(
            words("bot-join"),
            JoinClick(info.id, LOBBY),
            ButtonStyle.primary,
            disabled=full or info.lobby_locked,
        ),
        button(words("bot-leave"), LeaveClick(info.id)),
        button(
            words("bot-start"),
            StartClick(info.id),
            ButtonStyle.success,
            disabled=not can_start,
        ),
    ]


def _setting_up(info: MatchInfo, words: Words) -> list[Control]:
    return [
        button(words("bot-options"), OptionsClick(info.id)),
        button(words("bot-ai"), AiPlayersClick(info.id)),
    ]
