"""Changes drawn on the board: brackets round fields and cards, arrows for pawns."""

from collections.abc import Sequence

from engines.fortuna.state import Fortuna
from renderer.core import marks
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.fortuna.layout import PALACE, action_card, cell_x, field, lane_y, plaque
from renderer.fortuna.province import amount_spot
from renderer.fortuna.roads import draw_pawn
from renderer.fortuna.table import ROLL


def mark_changes(canvas: Canvas, state: Fortuna, found: Sequence[Change]) -> None:
    """All changes with their numbers, and the amounts in the columns."""
    marks.mark_board(canvas, found, lambda change: _mark(canvas, state, change), amount_spot)


def _mark(canvas: Canvas, state: Fortuna, change: Change) -> Point:
    """Mark one change; returns where its number goes."""
    kind, *where = change.place.split("/")
    numbers = [int(word) for word in where]
    if kind == "road":
        return _journey(canvas, state, *numbers)
    return marks.bracketed(canvas, box_of(kind, numbers))


def box_of(kind: str, where: Sequence[int]) -> Box:
    """The rectangle of a change's place."""
    if kind == "card":
        return action_card(where[0], where[1])
    if kind == "favour":
        box = plaque(where[0])
        return Box(box.x0 + 12, box.y0 + 4, box.x1 - 12, box.y1 - 4)
    if kind == "palace":
        return Box(PALACE.x0 - 2, PALACE.y0 + 6, PALACE.x1 - 8, PALACE.y1 - 8)
    if kind == "roll":
        return ROLL
    line = field(where[0], kind)
    return Box(line.x0 + 1, line.y0 + 5, line.x1 - 1, line.y1 - 5)


def _journey(canvas: Canvas, state: Fortuna, side: int, start: int) -> Point:
    province = next(one for one in state.provinces if one.side == side)
    y, x = lane_y(side) - 2, cell_x(province.step)
    marks.journey(canvas, cell_x(start), y, x, y)
    marks.ring(canvas, x, y, 31)
    draw_pawn(canvas, province)
    return x - 24, y - 24
