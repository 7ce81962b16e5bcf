"""Whether something can be paid, and what is missing, as a player's own table says it everywhere."""

from collections.abc import Mapping

from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT
from renderer.core.symbols import Sign, draw_row, row_width
from renderer.core.text import Side
from renderer.core.words import Words
from renderer.tadmor.symbols import cost

SIZE, SIGN = 22, 25
CENTRES: dict[Side, float] = {"left": 0.5, "middle": 0, "right": -0.5}
"""Where the middle of a row lies, as a share of its width, by the side that is given."""


def draw_paying(
    canvas: Canvas,
    words: Words,
    missing: Mapping[str, int],
    x: float,
    y: float,
    room: float,
    side: Side = "left",
    can: str = "",
) -> None:
    """In green `can`, or that it can be paid; in red what is missing."""
    if not missing:
        text = can or words("tadmor-picture-own-can-pay")
        canvas.text(x, y, text, "bold", SIZE, CAN, side, room)
        return
    row = (Sign(text=words("tadmor-picture-own-lacks")), *cost(missing))
    width = min(room, row_width(canvas, row, SIGN))
    draw_row(canvas, x + CENTRES[side] * width, y, row, SIGN, CANNOT, room=room)
