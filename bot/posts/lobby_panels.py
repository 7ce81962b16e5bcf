"""The private panels of a lobby: one's colour, the game's options, the AI players."""

from collections.abc import Sequence
from typing import Any

import discord

from bot import fit, limits
from bot.matches.ai import POLICIES
from bot.matches.model import MatchInfo, SeatInfo, Status
from bot.panels import ids
from bot.panels.controls import Control, button, entry, field, form, menu
from bot.panels.sheet import Sheet
from bot.words import Words, escaped
from engines.core import GameSpec, OptionSpec

BY_LOT = "-"
PAGE = 4


def marks(info: MatchInfo, spec: GameSpec[Any], words: Words, user_id: int, key: str) -> Sheet:
    """What was done, and the menu of colours or factions still free."""
    sheet = Sheet().say(words(key, name=escaped(info.name)))
    if info.status is not Status.LOBBY:
        return sheet
    own = next((seat.mark for seat in info.seats if seat.user_id == user_id), None)
    taken = {seat.mark for seat in info.seats if seat.user_id != user_id}
    free = [mark for mark in spec.marks if mark not in taken]
    entries = [entry(words("bot-by-lot"), BY_LOT, chosen=own is None)]
    entries += [entry(words.mark(info.game, mark), mark, chosen=mark == own) for mark in free]
    if free:
        shown = entries[: limits.SELECT_OPTIONS]
        sheet.row(menu(ids.pack("mark", info.id), shown, words("bot-choose-mark")))
    return sheet


def options(info: MatchInfo, spec: GameSpec[Any], words: Words, page: int) -> Sheet:
    """Seats and options, a menu each; numbers with many values are typed into a form."""
    pages = fit.pages(spec.options, PAGE)
    page = min(page, len(pages) - 1)
    sheet = Sheet().say(f"## {words('bot-options')}")
    if page == 0:
        sheet.row(_seats(info, spec, words))
    for option in pages[page]:
        _option(sheet, info, option, page, words)
    sheet.row(*_pages(info, page, len(pages), words))
    return sheet


def ai_players(info: MatchInfo, words: Words) -> Sheet:
    """Who sits, and buttons to seat AI players or let them go."""
    sheet = Sheet().say(f"## {words('bot-ai')}").say(words("bot-ai-about"))
    full = all(not seat.open for seat in info.seats)
    sheet.row(
        *(
            button(
                words(f"bot-ai-add-{policy}"), ids.pack("seat-ai", info.id, policy), disabled=full
            )
            for policy in POLICIES
        )
    )
    seated = [seat for seat in info.seats if seat.ai is not None]
    for some in fit.pages(seated, limits.ROW_BUTTONS):
        sheet.row(*(_drop(info, seat, words) for seat in some))
    return sheet


def number_form(
    info: MatchInfo, spec: GameSpec[Any], key: str, page: str, words: Words
) -> discord.ui.Modal:
    """The form for an option that is a number."""
    option = next(one for one in spec.options if one.key == key)
    name = words.option(info.game, key)
    hint = words("bot-panel-between", low=option.low, high=option.high)
    given = field(name, hint, "value", str(info.options.get(key, option.default)))
    return form(name, ids.pack("numbered", info.id, key, page), [given])


def listing(found: Sequence[MatchInfo], words: Words) -> Sheet:
    """The matches of a server, one line each."""
    if not found:
        return Sheet().say(words("bot-list-none"))
    return Sheet().say("\n".join(_line(info, words) for info in found))


def _line(info: MatchInfo, words: Words) -> str:
    return words(
        "bot-list-line",
        name=escaped(info.name),
        game=words.game(info.game),
        taken=len(info.taken),
        seats=len(info.seats),
        place=f"<#{info.place}>",
        status=words(f"bot-status-{info.status.value}"),
    )


def _seats(info: MatchInfo, spec: GameSpec[Any], words: Words) -> Control:
    entries = [
        entry(words("bot-seats", n=number), str(number), chosen=number == info.players)
        for number in spec.players
        if number >= len(info.taken)
    ]
    return menu(ids.pack("seats", info.id), entries, words("bot-seats-choose"))


def _option(sheet: Sheet, info: MatchInfo, option: OptionSpec, page: int, words: Words) -> None:
    name = words.option(info.game, option.key)
    value = info.options.get(option.key, option.default)
    sheet.say(f"**{name}:** {words.value(info.game, option.key, value)}")
    choices = option.choices or [str(n) for n in range(option.low, option.high + 1)]
    if len(choices) > limits.SELECT_OPTIONS:
        custom_id = ids.pack("number", info.id, option.key, page)
        sheet.row(button(words("bot-options-number"), custom_id))
        return
    entries = [
        entry(
            words.value(info.game, option.key, choice) if option.choices else choice,
            choice,
            chosen=choice == str(value),
        )
        for choice in choices
    ]
    sheet.row(menu(ids.pack("option", info.id, option.key, page), entries, name))


def _pages(info: MatchInfo, page: int, count: int, words: Words) -> list[Control]:
    return [
        button(words(label), ids.pack("options", info.id, to))
        for label, to in (("bot-earlier", page - 1), ("bot-further", page + 1))
        if 0 <= to < count
    ]


def _drop(info: MatchInfo, seat: SeatInfo, words: Words) -> Control:
    label = words("bot-ai-drop", name=words.seats[seat.seat].plain)
    return button(label, ids.pack("drop-ai", info.id, seat.seat))
