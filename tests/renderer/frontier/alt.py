"""What a picture of the frontier shows, in at most 900 characters of whole sentences."""

from collections.abc import Iterable, Iterator, Sequence

from renderer.core.picture import Change, seat_of
from renderer.core.telling import news, told
from renderer.core.words import Words
from tests.renderer.frontier.layout import REGIONS
from tests.renderer.frontier.reading import FrontierView
from tests.renderer.frontier.text_board import (
    head_lines,
    land_lines,
    order_line,
    secret_lines,
    standing_lines,
)
from tests.renderer.frontier.texts import army, fight, helps, marked, named, owner, purse, stands
from tests.renderer.frontier.zoom import lands_in


def describe(view: FrontierView, words: Words, found: Sequence[Change]) -> str:
    """Game, round, who is awaited, the battle, what changed, standing, and what else fits."""
    head = [*head_lines(view, words), *filter(None, [fight(words, view.state)])]
    purses = [purse(words, view.state, seat) for seat in view.state.players()]
    more = [*helps(words, view.state), order_line(words, view.state), *purses]
    return told(head, _news(view, words, found), list(standing_lines(view, words)), more)


def describe_hand(view: FrontierView, words: Words, seat: int) -> str:
    """A seat's private table."""
    head = [words("picture-private", name=words.name(seat)), stands(words, view.state, seat)]
    lines = [purse(words, view.state, seat), *secret_lines(view, words, seat)]
    return told(head, [], lines, land_lines(words, view.state, seat))


def describe_zone(view: FrontierView, words: Words, zone: str, found: Iterable[Change]) -> str:
    """A part of the map, or what a seat has, and what changed there."""
    seat = seat_of(zone)
    if seat is None:
        part = words(f"frontier-picture-zone-{zone}")
        lines = list(_lands(view, words, zone))
    else:
        part = words("picture-zone-seat", name=words.name(seat))
        lines = [stands(words, view.state, seat), purse(words, view.state, seat)]
        lines += land_lines(words, view.state, seat)
    head = [*head_lines(view, words), words("picture-alt-part", part=part)]
    return told(head, _news(view, words, found), [], lines)


def _lands(view: FrontierView, words: Words, zone: str) -> Iterator[str]:
    """The lands that an enlarged part shows, with what stands there."""
    state = view.state
    for land in lands_in(REGIONS[zone]):
        here = state.lands[land]
        if here.owner is not None or here.units:
            name, whose = named(words, state, land), owner(words, state, here.owner)
            yield words("frontier-alt-land", land=name, name=whose, units=army(words, here.units))


def _news(view: FrontierView, words: Words, found: Iterable[Change]) -> list[str]:
    return list(news(words, found, lambda seat: marked(words, view.state, seat)))
