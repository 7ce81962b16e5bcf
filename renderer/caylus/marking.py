"""Changes drawn on the board; the places are those of `renderer.caylus.changes`."""

from collections.abc import Callable, Sequence

from engines.caylus.state import Caylus
from renderer.caylus import layout
from renderer.caylus.castle import draw_castle_worker
from renderer.caylus.road import draw_bailiff, draw_provost, draw_worker
from renderer.caylus.specials import (
    draw_inn_worker,
    draw_markers,
    draw_special_worker,
    draw_stables_worker,
)
from renderer.caylus.strips import amount_spot
from renderer.core import marks
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.pen import Point
from renderer.core.picture import Change

Ring = tuple[Point, float, Callable[[], None]]
"""Centre and radius of a ring, and what draws the piece on it."""

RING = 33
"""Radius of a ring round a worker: it leaves free what the building does."""


def mark_changes(canvas: Canvas, state: Caylus, found: Sequence[Change]) -> None:
    """All changes with their numbers, and the amounts in the strips."""
    marks.mark_board(
        canvas,
        found,
        lambda change: _mark(canvas, state, change.place),
        lambda seat, kind: amount_spot(state, seat, kind),
    )


def _mark(canvas: Canvas, state: Caylus, place: str) -> Point:
    """Mark one place; returns where its number goes."""
    kind, *where = place.split("/")
    if kind in {"provost", "bailiff"}:
        return _journey(canvas, state, kind, int(where[0]))
    if kind in {"tile", "part", "favour", "section"}:
        box = box_of(state, kind, where)
        corner = marks.bracketed(canvas, box)
        # At the houses a number would hide whose they are, or what the section brings.
        return layout.section_margin(where[0]) if kind == "part" else corner
    (x, y), radius, draw = _ring(canvas, state, kind, where[0])
    marks.ring(canvas, x, y, radius)
    draw()
    if kind == "bridge":
        # Below the price, which it would hide.
        return x, y + 61
    return x + radius * 0.78, y - radius * 0.78


def _ring(canvas: Canvas, state: Caylus, kind: str, where: str) -> Ring:
    """The piece of a place."""
    if kind == "road":
        spot = layout.worker_spot(layout.space(int(where)))
        return spot, RING, lambda: draw_worker(canvas, state, int(where))
    if kind == "special":
        spot = layout.worker_spot(layout.special(where))
        return spot, RING, lambda: draw_special_worker(canvas, state, where)
    if kind == "inn":
        return layout.inn_spot(where), 32, lambda: draw_inn_worker(canvas, state, where)
    number = int(where)
    if kind == "stables":
        spot = layout.stables_spot(number)
        return spot, 32, lambda: draw_stables_worker(canvas, state, number)
    if kind == "castle":
        return layout.castle_spot(number), 25, lambda: draw_castle_worker(canvas, state, number)
    spot = layout.bridge_spot(number, len(state.players))
    return spot, 24, lambda: draw_markers(canvas, state)


def box_of(state: Caylus, kind: str, where: Sequence[str]) -> Box:
    """The rectangle of a tile, of parts, of a cell of the favour table or of a section."""
    if kind == "tile":
        return layout.space(int(where[0]))
    if kind == "favour":
        return layout.favour_cell(where[0], max(1, int(where[1])))
    if kind == "section":
        return layout.section(where[0])
    parts = state.content.sections[where[0]].parts
    first, last = (layout.part(where[0], int(n), parts) for n in where[1:])
    return Box(first.x0 + 1, first.y0 + 1, last.x1 - 1, last.y1 - 1)


def _journey(canvas: Canvas, state: Caylus, name: str, start: int) -> Point:
    """A dotted ring where a king's man stood, an arrow if he stayed in the row, a ring round him."""
    spot = layout.provost_spot if name == "provost" else layout.bailiff_spot
    (x0, y0), (x, y) = spot(start), spot(getattr(state, name))
    if y0 == y:
        marks.journey(canvas, x0, y0, x, y)
    else:
        canvas.icon("ghost", x0, y0, 40)
    marks.ring(canvas, x, y - 3, 27)
    # Both, as the way of one may cross the other.
    draw_provost(canvas, state)
    draw_bailiff(canvas, state)
    return x - 25, y - 25
