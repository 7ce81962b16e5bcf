"""Changes drawn on the board and on an enlarged part of the map."""

from collections.abc import Sequence

from renderer.core import marks
from renderer.core.atlas.scene import Scene
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.pen import Point
from renderer.core.picture import Change
from tests.engines.frontier.state import Frontier
from tests.renderer.frontier.chart import LETTERS
from tests.renderer.frontier.layout import FOOT, strip
from tests.renderer.frontier.strips import amount_spot

ORDER = Box(1074, 42, 1346, 78)


def mark_changes(canvas: Canvas, on: Scene, state: Frontier, found: Sequence[Change]) -> None:
    """All changes with their numbers, and the amounts in the strips."""
    seats = len(state.realms)
    marks.mark_board(
        canvas,
        found,
        lambda change: _mark(canvas, on, state, change),
        lambda seat, kind: amount_spot(seats, seat, kind),
    )


def mark_part(canvas: Canvas, on: Scene, state: Frontier, found: Sequence[Change]) -> None:
    """The changes of an enlarged part."""
    marks.mark_all(canvas, found, lambda change: _mark(canvas, on, state, change))


def _mark(canvas: Canvas, on: Scene, state: Frontier, change: Change) -> Point:
    kind, _, name = change.place.partition("/")
    if kind == "land":
        return on.mark(canvas, LETTERS[name])
    if kind == "seat":
        box = strip(len(state.realms), int(name))
        return marks.bracketed(canvas, Box(box.x0 + 2, box.y0 + 4, box.x1 - 2, box.y1 - 6))
    if kind == "order":
        return marks.bracketed(canvas, ORDER)
    return marks.bracketed(canvas, Box(FOOT.x0 + 4, FOOT.y0 + 4, FOOT.x1 - 4, FOOT.y1 - 4))
