"""What a picture of Conqueror shows, in at most 900 characters of whole sentences."""

from collections.abc import Iterable, Iterator, Sequence

from renderer.conqueror.battle_words import so_far_lines
from renderer.conqueror.chart import sheet
from renderer.conqueror.hand import prospects
from renderer.conqueror.layout import REGIONS
from renderer.conqueror.reading import ConquerorView
from renderer.conqueror.table import state_lines
from renderer.conqueror.text_board import (
    chronicle_line,
    head_lines,
    land_lines,
    order_line,
    secret_lines,
    standing_lines,
)
from renderer.conqueror.texts import army, fight, helps, marked, named, owner, purse, stands
from renderer.conqueror.zoom import shown
from renderer.core.atlas.sheet import shown_in
from renderer.core.picture import Change, seat_of
from renderer.core.telling import news, told
from renderer.core.words import Words


def describe(view: ConquerorView, words: Words, found: Sequence[Change]) -> str:
    """Game, round, who is awaited, the battle, what changed, standing, and what else fits."""
    state = view.state
    head = [*head_lines(view, words), *filter(None, [fight(words, state)])]
    purses = [purse(words, state, seat) for seat in state.players()]
    more = [*helps(words, state), chronicle_line(words, state), order_line(words, state), *purses]
    return told(head, _news(view, words, found), list(standing_lines(view, words)), more)


def describe_hand(view: ConquerorView, words: Words, seat: int) -> str:
    """A seat's private table."""
    state = view.state
    head = [words("picture-private", name=words.name(seat)), stands(words, state, seat)]
    lines = [purse(words, state, seat), *secret_lines(view, words, seat)]
    battle = [] if state.battle is None else so_far_lines(words, state)
    return told(head, [], lines, [*battle, *prospects(view, words, seat)])


def describe_zone(view: ConquerorView, words: Words, zone: str, found: Sequence[Change]) -> str:
    """A part of the map, the boards, or what a seat has, and what changed there."""
    state, seat = view.state, seat_of(zone)
    if seat is not None:
        part = words("picture-zone-seat", name=words.name(seat))
        lines = [stands(words, state, seat), purse(words, state, seat)]
        lines += [*state_lines(words, state, seat), *land_lines(words, state, seat)]
    elif zone in REGIONS:
        part = words(f"conqueror-picture-zone-{zone}")
        on = sheet(words, state, REGIONS[zone])
        found, lines = shown(found, on), list(_lands(view, words, shown_in(on)))
    else:
        part = words(f"conqueror-picture-zone-{zone}")
        lines = [chronicle_line(words, state), order_line(words, state)]
    head = [*head_lines(view, words), words("picture-alt-part", part=part)]
    return told(head, _news(view, words, found), [], lines)


def _lands(view: ConquerorView, words: Words, places: Iterable[str]) -> Iterator[str]:
    """The territories that an enlarged part shows, with what stands there."""
    for place in places:
        here = view.state.lands[place]
        if here.owner is not None or here.army:
            name, units = owner(words, here.owner), army(words, here.army.units)
            yield words("conqueror-alt-land", place=named(words, place), name=name, units=units)


def _news(view: ConquerorView, words: Words, found: Iterable[Change]) -> list[str]:
    return list(news(words, found, lambda seat: marked(words, view.state, seat)))
