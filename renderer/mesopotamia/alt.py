"""What a picture of Mesopotamia shows, in at most 900 characters of whole sentences."""

from collections.abc import Iterable, Sequence

from renderer.core.atlas.sheet import shown_in
from renderer.core.picture import Change, seat_of
from renderer.core.telling import news, told
from renderer.core.words import Words
from renderer.mesopotamia.chart import sheet
from renderer.mesopotamia.house_texts import house_briefly
from renderer.mesopotamia.layout import REGIONS
from renderer.mesopotamia.reading import MesopotamiaView
from renderer.mesopotamia.text_board import (
    fight_lines,
    garden_line,
    head_lines,
    land_lines,
    order_line,
    quest_lines,
    realm_lines,
    standing_lines,
    track_lines,
    trade_lines,
)
from renderer.mesopotamia.texts import lands, marked, purse, stands
from renderer.mesopotamia.zoom import shown


def describe(view: MesopotamiaView, words: Words, found: Sequence[Change]) -> str:
    """Game, round, who is awaited, what changed, standing, and what else fits."""
    state = view.state
    purses = [purse(words, state, realm.seat) for realm in state.realms]
    more = [
        *house_briefly(words, state),
        *track_lines(words, state),
        garden_line(words, state),
        order_line(words, state),
        *purses,
    ]
    return told(
        [*head_lines(view, words), *fight_lines(words, state)],
        _news(view, words, found),
        list(standing_lines(view, words)),
        more,
    )


def describe_hand(view: MesopotamiaView, words: Words, seat: int) -> str:
    """A seat's private table."""
    state = view.state
    head = [words("picture-private", name=words.name(seat)), stands(words, state, seat)]
    lines = [purse(words, state, seat), *quest_lines(words, state, seat)]
    return told(head, [], lines, realm_lines(words, state, seat))


def describe_zone(view: MesopotamiaView, words: Words, zone: str, found: Sequence[Change]) -> str:
    """A part of the map, the tables, or what a seat has, and what changed there."""
    state, seat = view.state, seat_of(zone)
    if seat is not None:
        part = words("picture-zone-seat", name=words.name(seat))
        lines = [stands(words, state, seat), purse(words, state, seat)]
        lines += realm_lines(words, state, seat)
        if seat == state.house():
            found = ()  # its strip is enlarged as it is, without marks
            lines += house_briefly(words, state)
        lines += lands(words, state, seat)
    elif zone in REGIONS:
        part = words(f"mesopotamia-picture-zone-{zone}")
        on = sheet(words, state, REGIONS[zone])
        found, lines = shown(found, on, state), list(land_lines(words, state, shown_in(on)))
    else:
        part = words(f"mesopotamia-picture-zone-{zone}")
        lines = [*track_lines(words, state), garden_line(words, state), *trade_lines(words, state)]
    head = [*head_lines(view, words), words("picture-alt-part", part=part)]
    return told(head, _news(view, words, found), [], lines)


def _news(view: MesopotamiaView, words: Words, found: Iterable[Change]) -> list[str]:
    return list(news(words, found, lambda seat: marked(words, view.state, seat)))
