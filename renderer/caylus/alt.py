"""What a picture of Caylus shows, in at most 900 characters of whole sentences."""

from collections.abc import Iterable, Iterator, Sequence

from engines.caylus.ids import PLACEMENT, ROAD, SINGLES
from engines.caylus.preview import beyond, lacking, last_round, scoring_time
from engines.caylus.state import LINES, Caylus, Player
from engines.caylus.words import BUILDING, LINE, SECTION
from renderer.caylus.reading import CaylusView, single, turn_order
from renderer.caylus.text_board import (
    castle_lines,
    head_lines,
    player_lines,
    price_line,
    road_lines,
    standing_lines,
    stands,
    stock_lines,
)
from renderer.caylus.texts import marked
from renderer.core.picture import Change
from renderer.core.telling import listed, news, told
from renderer.core.words import Words

ACTIVE = range(PLACEMENT, ROAD + 1)
"""Phases in which the provost's place decides about workers."""


def describe(view: CaylusView, words: Words, found: Sequence[Change]) -> str:
    """Game, round, who is awaited, what changed, standing, and what is about to happen."""
    head, tail = list(head_lines(view, words)), list(standing_lines(view, words))
    if not view.over:
        tail += list(_ahead(view.state, words))
    return told(head, _news(view, words, found), tail, _more(view, words))


def describe_hand(view: CaylusView, words: Words, seat: int) -> str:
    """A seat's private table."""
    state, player = view.state, view.state.players[seat]
    head = [words("picture-private", name=words.name(seat)), stands(words, player)]
    if view.over:
        return told(head, [], list(standing_lines(view, words)))
    lines = list(player_lines(state, words, player))[1:]
    lines.append(_can_pay(state, words, player))
    return told(head, [], lines, _ahead(state, words))


def describe_zone(view: CaylusView, words: Words, zone: str, found: Sequence[Change]) -> str:
    """One part of the board, and what changed there."""
    part = words(f"caylus-picture-zone-{zone}")
    head = [*head_lines(view, words), words("picture-alt-part", part=part)]
    return told(head, _news(view, words, found), list(_part(view.state, words, zone)))


def _can_pay(state: Caylus, words: Words, player: Player) -> str:
    """What in the stock a player's cubes are enough for."""
    tiles = state.content.tiles
    there = [name for name, left in state.stock.items() if left]
    names = [BUILDING[name] for name in there if not lacking(player, tiles[name].cost)]
    return words("caylus-text-can-pay", names=listed(words, [words.said(name) for name in names]))


def _part(state: Caylus, words: Words, zone: str) -> Iterator[str]:
    if zone == "road":
        yield from _ahead(state, words)
        yield from (_sentence(line) for line in road_lines(state, words, empty=False))
    elif zone == "castle":
        yield from (_sentence(line) for line in castle_lines(state, words, rules=False))
        yield from _levels(state, words)
    else:
        yield from (_sentence(line) for line in stock_lines(state, words))


def _levels(state: Caylus, words: Words) -> Iterator[str]:
    """How far everybody is on each line of royal favours."""
    for line in () if state.simplified else LINES:
        levels = [f"{words.name(one.seat)} {one.favours[line]}" for one in turn_order(state)]
        yield words("caylus-alt-line", line=words.said(LINE[line]), levels=", ".join(levels))


def _sentence(line: str) -> str:
    """A line of the text board without its bars."""
    return line.replace(" | ", ", ")


def _news(view: CaylusView, words: Words, found: Iterable[Change]) -> list[str]:
    return list(news(words, found, lambda seat: marked(words, view.state.players[seat])))


def _ahead(state: Caylus, words: Words) -> Iterator[str]:
    """What becomes of workers if the provost stays; what the bailiff comes to next."""
    spaces = [str(n) for n in beyond(state)]
    if state.phase in ACTIVE:
        key = "caylus-alt-beyond" if spaces else "caylus-alt-all-work"
        yield words(key, n=len(spaces), provost=state.provost, spaces=listed(words, spaces))
    section = state.section()
    if section is not None:
        row = state.content.sections[section]
        yield words(
            f"caylus-alt-section-{scoring_time(state, section)}",
            section=words.said(SECTION[section]),
            n=len(state.houses[section]),
            of=row.parts,
            trigger=row.trigger,
            bailiff=state.bailiff,
        )


def _more(view: CaylusView, words: Words) -> Iterator[str]:
    """What is told where there is room."""
    state = view.state
    if view.over:
        return
    if not last_round(state):
        yield price_line(state, words)
    if state.castle:
        names = listed(words, [words.name(seat) for seat in state.castle])
        yield words("caylus-alt-castle", names=names)
    taken = [(name, single(state, name)) for name in SINGLES]
    spots = [
        f"{words.said(BUILDING[name])} {words.name(seat)}"
        for name, seat in taken
        if seat is not None
    ]
    if spots:
        yield words("caylus-alt-special", spots=listed(words, spots))
