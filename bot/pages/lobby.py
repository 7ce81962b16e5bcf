"""The private panels of a lobby: one's colour, the game's options, the AI players."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle

from bot import limits
from bot.domain.combinations import offered_marks, possible
from bot.domain.levels import AiLevel
from bot.domain.match import MatchInfo, SeatInfo, Status
from bot.domain.terms import OPTION, SEATS, TERMS, terms_of, written
from bot.text import fit
from bot.text.terms import about, changes, only_with, term, value
from bot.text.words import Words, match_name
from bot.ui.clicks.lobbies import (
    DropAiClick,
    OptionNumberClick,
    OptionNumberedClick,
    OptionsClick,
    PickMarkClick,
    SeatAiClick,
    SeatsClick,
    SetOptionClick,
    StartByLotClick,
    StartWithAiClick,
    TermClick,
)
from bot.ui.controls import Control, button, entry, field, form, menu
from bot.ui.digest import token_of
from bot.ui.message import MessageBuilder
from engines.core import GameSpec, OptionSpec, Text

BY_LOT = "-"
PAGE = 4


def marks(
    info: MatchInfo, spec: GameSpec[Any], words: Words, user_id: int, key: str
) -> MessageBuilder:
    """What was done, and the menu of colours or factions still free."""
    builder = MessageBuilder().say(words.of_marks(info.game, key, name=match_name(info.name)))
    if info.status is not Status.LOBBY:
        return builder
    own = next((seat.mark for seat in info.seats if seat.user_id == user_id), None)
    taken = {seat.mark for seat in info.seats if seat.user_id != user_id}
    offered, numbers = offered_marks(info, spec), len(possible(info, spec))
    free = [mark for mark in offered if mark not in taken]
    entries = [entry(words.of_marks(info.game, "bot-by-lot"), BY_LOT, chosen=own is None)]
    for mark in free:
        hint = only_with(offered[mark], words) if len(offered[mark]) < numbers else ""
        entries.append(entry(words.mark(info.game, mark), mark, hint, chosen=mark == own))
    if free:
        shown, asked = (
            entries[: limits.SELECT_OPTIONS],
            words.of_marks(info.game, "bot-choose-mark"),
        )
        builder.row(menu(PickMarkClick(info.id), shown, asked))
    return builder


def unfit(match_id: str, told: Text, words: Words, *, fill: bool) -> MessageBuilder:
    """That marks are not in play with those who sit, and the way to start without them."""
    click = StartByLotClick(match_id, "ai" if fill else "")
    builder = MessageBuilder().say(words.refused(told))
    return builder.row(button(words("lobby-start-by-lot"), click, ButtonStyle.primary))


def options(info: MatchInfo, spec: GameSpec[Any], words: Words, page: int) -> MessageBuilder:
    """Seats, the game's options and the pace, explained, a menu each; long numbers are typed into a form."""
    pages = option_pages(spec)
    page = min(page, len(pages) - 1)
    title = words("lobby-options-page", title=words("bot-options"), n=page + 1, of=len(pages))
    builder = MessageBuilder().say(f"## {title}")
    for key in pages[page]:
        _term(builder, info, spec, key, page, words)
    builder.row(*_pages(info, page, len(pages), words))
    return builder.small(changes(info, words))


def option_pages(spec: GameSpec[Any]) -> list[Sequence[str]]:
    """What can be set, page by page: the seats and the game's own options, then the rest."""
    own = [SEATS, *(f"{OPTION}{option.key}" for option in spec.options)]
    return [*fit.pages(own, PAGE), *fit.pages([*TERMS], PAGE)]


def ai_players(info: MatchInfo, words: Words) -> MessageBuilder:
    """Who sits, and buttons to seat AI players or let them go."""
    builder = MessageBuilder().say(f"## {words('bot-ai')}").say(words("bot-ai-about"))
    full = all(not seat.open for seat in info.seats)
    builder.row(
        *(
            button(
                words(f"bot-ai-add-{level}"),
                SeatAiClick(info.id, level),
                disabled=full,
            )
            for level in AiLevel
        )
    )
    builder.row(
        button(
            words("lobby-start-ai"),
            StartWithAiClick(info.id),
            ButtonStyle.success,
            disabled=full,
        )
    )
    seated = [seat for seat in info.seats if seat.ai is not None]
    for some in fit.pages(seated, limits.ROW_BUTTONS):
        builder.row(*(_drop(info, seat, words) for seat in some))
    return builder


def number_form(
    info: MatchInfo, spec: GameSpec[Any], key: str, page: int, words: Words
) -> discord.ui.Modal:
    """The form for an option that is a number."""
    option = next(one for one in spec.options if one.key == key)
    name = words.option(info.game, key)
    hint = words("bot-panel-between", low=option.low, high=option.high)
    given = field(name, hint, "value", str(info.options.get(key, option.default)))
    return form(name, OptionNumberedClick(info.id, key, page), [given])


def _term(
    builder: MessageBuilder, info: MatchInfo, spec: GameSpec[Any], key: str, page: int, words: Words
) -> None:
    """A thing that can be set: its name and value, what it means, the menu."""
    now = terms_of(info)[key]
    said = words(
        "lobby-says",
        term=term(info.game, key, words),
        value=value(info.game, key, now, words),
    )
    meant = about(info.game, key, words)
    builder.say(f"{said}\n-# {meant}" if meant else said)
    builder.row(_chooser(info, spec, key, page, words))


def _chooser(info: MatchInfo, spec: GameSpec[Any], key: str, page: int, words: Words) -> Control:
    if key == SEATS:
        return _seats(info, spec, words)
    if key.startswith(OPTION):
        own = next(one for one in spec.options if f"{OPTION}{one.key}" == key)
        return _option(info, own, page, words)
    entries = [
        entry(value(info.game, key, one, words), written(one), chosen=one == getattr(info, key))
        for one in TERMS[key]
    ]
    return menu(TermClick(info.id, key, page), entries, term(info.game, key, words))


def _seats(info: MatchInfo, spec: GameSpec[Any], words: Words) -> Control:
    entries = [
        entry(words("bot-seats", n=number), str(number), chosen=number == info.players)
        for number in spec.players
        if number >= len(info.taken)
    ]
    return menu(SeatsClick(info.id), entries, words("bot-seats-choose"))


def _option(info: MatchInfo, option: OptionSpec, page: int, words: Words) -> Control:
    now = info.options.get(option.key, option.default)
    choices = option.choices or [str(n) for n in range(option.low, option.high + 1)]
    if len(choices) > limits.SELECT_OPTIONS:
        return button(words("bot-options-number"), OptionNumberClick(info.id, option.key, page))
    entries = [
        entry(
            words.value(info.game, option.key, choice) if option.choices else choice,
            choice,
            chosen=choice == str(now),
        )
        for choice in choices
    ]
    click = SetOptionClick(info.id, option.key, page)
    return menu(click, entries, words.option(info.game, option.key))


def _pages(info: MatchInfo, page: int, count: int, words: Words) -> list[Control]:
    return [
        button(words(label), OptionsClick(info.id, to))
        for label, to in (("bot-earlier", page - 1), ("bot-further", page + 1))
        if 0 <= to < count
    ]


def _drop(info: MatchInfo, seat: SeatInfo, words: Words) -> Control:
    label = words("bot-ai-drop", name=words.seats[seat.seat].plain)
    return button(label, DropAiClick(info.id, seat.seat, token_of(seat.name)))
