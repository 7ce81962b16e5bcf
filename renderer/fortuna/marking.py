"""Changes drawn on the board: brackets round fields and cards, arrows for pawns."""

from collections.abc import Sequence

from engines.fortuna.state import Fortuna
from renderer.core import marks
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.fortuna.layout import PALACE, Box, action_card, cell_x, field, lane_y, plaque
from renderer.fortuna.reading import by_side
from renderer.fortuna.roads import draw_pawn
from renderer.fortuna.table import ROLL


def mark_changes(canvas: Canvas, state: Fortuna, found: Sequence[Change]) -> None:
    """All changes; journeys first, so that no arrow covers a bracket's number."""
    for change in sorted(found, key=lambda c: not c.place.startswith("road/")):
        kind, *where = change.place.split("/")
        if kind == "road":
            _journey(canvas, state, int(where[0]), int(where[1]), change.number)
        else:
            marks.bracket(canvas, *box_of(kind, [int(w) for w in where]), change.number)


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
    return field(where[0], kind)


def _journey(canvas: Canvas, state: Fortuna, side: int, start: int, number: int) -> None:
    province = by_side(state)[side]
    if province is None:
        return
    y, x = lane_y(side) - 2, cell_x(province.step)
    marks.journey(canvas, cell_x(start), y, x, y)
    marks.ring(canvas, x, y, 31)
    draw_pawn(canvas, province)
    marks.badge(canvas, x - 24, y - 24, number)
