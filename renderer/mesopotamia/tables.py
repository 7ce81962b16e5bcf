"""The tracks, the trade section and the Hanging Gardens enlarged, with words for what is on them."""

from collections.abc import Sequence

from PIL import Image

from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import garden_name, trade_name
from renderer.core import marks, own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import EARTH, INK
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.core.symbols import shield
from renderer.core.words import Words
from renderer.mesopotamia.foot import (
    CLOSED,
    EVENT_TRACK,
    POPULATION_TRACK,
    ROMAN,
    SHUT,
    cost_of,
    draw_goods,
    draw_track,
    needs_of,
)
from renderer.mesopotamia.heading import draw_heading
from renderer.mesopotamia.marking import SLOT, TILE
from renderer.mesopotamia.palette import STRIP
from renderer.mesopotamia.reading import MesopotamiaView, mark_of

EVENTS, POPULATION = Box(24, 112, 1000, 366), Box(1016, 112, 1776, 366)
TRADE, GARDENS = Box(24, 382, 1776, 912), Box(24, 928, 1776, 1176)
PANELS = (
    Panel(EVENTS, "mesopotamia-picture-events", 800),
    Panel(POPULATION, "mesopotamia-picture-population", 700),
    Panel(TRADE, "mesopotamia-picture-trade", 900),
    Panel(GARDENS, "mesopotamia-picture-gardens", 700),
)
HEADS = 62
"""Height of what stands above the slots."""
GOOD, GOOD_ROOM, ARROW, RIGHT = 42, 78, 44, 130
"""Size of a good on a trade token, and what it takes at most with its number; what the arrow takes, and the
shield with the amphora."""


def paint_tables(view: MesopotamiaView, words: Words, found: Sequence[Change]) -> Image.Image:
    """All of it, with the changes `found` there."""
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    draw_heading(canvas, words, view)
    for name, box in ((EVENT_TRACK, EVENTS), (POPULATION_TRACK, POPULATION)):
        draw_track(canvas, view.state, name, Box(box.x0 + 8, box.y0 + 56, box.x1 - 8, box.y1 - 8))
    _trade(canvas, words, view)
    _gardens(canvas, words, view)
    marks.mark_all(canvas, found, lambda change: _mark(canvas, view.state, change.place))
    return canvas.image


def _mark(canvas: Canvas, state: Mesopotamia, place: str) -> Point:
    """Mark a track, a slot or the Gardens; returns where the number goes."""
    kind, _, name = place.partition("/")
    if kind == SLOT:
        return marks.bracketed(canvas, _slot_boxes(state)[name])
    if kind == TILE:
        return marks.bracketed(canvas, GARDENS.inset(4))
    return marks.bracketed(canvas, (EVENTS if name == EVENT_TRACK else POPULATION).inset(4))


def _slot_boxes(state: Mesopotamia) -> dict[str, Box]:
    """Where each slot of the trade section is: in a row for each level."""
    rows = state.content.slots
    levels = sorted({row.level for row in rows.values()})
    wide, high = (TRADE.width - 100) / 3, (TRADE.height - HEADS - 12) / len(levels)
    found = {}
    for number, level in enumerate(levels):
        top = TRADE.y0 + HEADS + number * high
        for place, slot in enumerate(slot for slot, row in rows.items() if row.level == level):
            x = TRADE.x0 + 84 + place * wide
            found[slot] = Box(x, top + 4, x + wide - 12, top + high - 4)
    return found


def _trade(canvas: Canvas, words: Words, view: MesopotamiaView) -> None:
    """Each slot with the name of its token; a row for each level."""
    state = view.state
    boxes = _slot_boxes(state)
    levels = {boxes[slot].middle[1]: row.level for slot, row in state.content.slots.items()}
    for y, level in levels.items():
        canvas.text(TRADE.x0 + 44, y, ROMAN[level], "title", 40, EARTH, "middle", 60)
    for slot, box in boxes.items():
        token = state.market.get(slot)
        if token is None:
            canvas.place("cell", box.x0, box.y0, box.width, box.height, SHUT, CLOSED)
            continue
        canvas.place("cell", box.x0, box.y0, box.width, box.height)
        name = words.said(trade_name(token))
        canvas.text(box.x0 + 14, box.y0 + 24, name, "bold", 28, INK, width=box.width - RIGHT)
        _token(canvas, state, token, box, ship=state.content.slots[slot].ship)


def _token(canvas: Canvas, state: Mesopotamia, token: str, box: Box, *, ship: bool) -> None:
    """What a token takes and gives side by side, what its amphora is worth, and whose it is."""
    row, owner = state.content.trades[token], state.claims.get(token)
    x, y = box.x0 + 14, box.y1 - 34
    if ship:
        canvas.icon("ship", x + GOOD / 2, y, GOOD, EARTH)
        x += GOOD + 8
    room = box.x1 - RIGHT - ARROW - x
    each = min(GOOD_ROOM, room / (len(row.pay) + len(row.gain)))
    x = draw_goods(canvas, row.pay, x, y, GOOD, each * len(row.pay))
    canvas.icon("arrow", x + ARROW / 2 - 4, y, ARROW - 14)
    draw_goods(canvas, row.gain, x + ARROW, y, GOOD, each * len(row.gain))
    spot, middle = box.x1 - 34, box.middle[1]
    if owner is None:
        canvas.icon("spot", spot, middle, 46)
    else:
        canvas.icon("claimed", spot, middle, 66, mark_of(state, owner))
    if row.points:
        shield(canvas, spot - 60, middle, 54, row.points)


def _gardens(canvas: Canvas, words: Words, view: MesopotamiaView) -> None:
    """What can be built next, and how far the Gardens have come."""
    state, box = view.state, GARDENS
    parts = max(row.level for row in state.content.gardens.values())
    canvas.icon("gardens", box.x1 - 190, box.middle[1], (300, 200), state.built, parts)
    x, wide = box.x0 + 20, box.width - 420
    if state.tile is None:
        key = (
            "mesopotamia-picture-gardens-done"
            if state.built
            else "mesopotamia-picture-gardens-none"
        )
        canvas.text(x, box.y0 + 90, words(key), "aside", 28, EARTH, width=wide)
        return
    row = state.content.gardens[state.tile]
    name = words.said(garden_name(state.tile))
    canvas.text(x, box.y0 + 88, name, "bold", 34, INK, width=wide - 80)
    shield(
        canvas, x + min(wide - 80, canvas.width(name, "bold", 34)) + 46, box.y0 + 86, 56, row.points
    )
    cost, needs = cost_of(state, state.tile), needs_of(words, state, state.tile)
    draw_goods(canvas, cost, x, box.y0 + 148, 48, wide)
    canvas.text(x, box.y0 + (208 if cost else 148), needs, "text", 28, EARTH, width=wide)
