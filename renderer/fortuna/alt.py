"""What a picture shows, in at most 900 characters of whole sentences."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engines.fortuna.ids import FORTUNA_CARD
from engines.fortuna.preview import reach
from renderer.core.picture import Change
from renderer.core.telling import news, told
from renderer.core.words import Words
from renderer.fortuna.palette import SIDES
from renderer.fortuna.reading import FortunaView, by_side, turn_order
from renderer.fortuna.text_board import (
    favour_lines,
    head_lines,
    marked,
    open_cards,
    secret_lines,
    shared_lines,
    side_lines,
    standing_lines,
    stands,
)


def describe(view: FortunaView, words: Words, found: Sequence[Change]) -> str:
    """Game, round, who is awaited, what changed, standing, and what else fits."""
    head, tail = (
        list(head_lines(view, words)),
        [*standing_lines(view, words), *_outlook(view, words)],
    )
    return told(head, _news(view, words, found), tail, _more(view, words))


def describe_hand(view: FortunaView, words: Words, seat: int) -> str:
    """A seat's private table."""
    province = view.state.provinces[seat]
    head = [words("picture-private", name=words.name(seat)), stands(words, province)]
    return told(head, [], [*secret_lines(view, words), *side_lines(view, words, province.side)[1:]])


def describe_zone(view: FortunaView, words: Words, zone: str, found: Iterable[Change]) -> str:
    """One part of the board, and what changed there; nothing of what the reader alone knows."""
    public = replace(view, seat=None)
    head = [
        *head_lines(view, words),
        words("picture-alt-part", part=words(f"fortuna-picture-zone-{zone}")),
    ]
    return told(head, _news(view, words, found), list(_part(public, words, zone)))


def _part(view: FortunaView, words: Words, zone: str) -> Iterator[str]:
    if zone == "rome":
        yield from (stands(words, province) for province in turn_order(view.state))
        yield from favour_lines(view, words)
    elif zone == "table":
        yield from shared_lines(view, words)
    else:
        province = by_side(view.state)[SIDES.index(zone)]
        head, *lines = side_lines(view, words, SIDES.index(zone))
        yield head if province is None else stands(words, province)
        yield from lines


def _news(view: FortunaView, words: Words, found: Iterable[Change]) -> list[str]:
    return list(news(words, found, lambda seat: marked(words, view.state.provinces[seat])))


def _outlook(view: FortunaView, words: Words) -> Iterator[str]:
    if view.state.arrivals and not view.over:
        yield words("fortuna-alt-last-round")


def _more(view: FortunaView, words: Words) -> Iterator[str]:
    """What is told where there is room: who starts next, which favours are left."""
    state = view.state
    yield from open_cards(view, words)
    starts = state.holder(FORTUNA_CARD)
    if starts is not None and not view.over:
        yield words("fortuna-alt-starts", name=marked(words, state.provinces[starts]))
    spent = [words(f"fortuna-favour-{one.number}") for one in state.favours if not one.face_up]
    if spent:
        yield words("fortuna-alt-spent", favours=", ".join(spent))
    if reach(state) < len(state.favours):
        yield words("fortuna-alt-reach", n=reach(state))
