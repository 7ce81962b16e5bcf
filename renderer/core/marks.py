"""How changes since the reader's last look are shown: brackets, rings, arrows and numbers."""

from collections.abc import Callable, Sequence

from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.icons.signs import MOVE_MARGIN
from renderer.core.palette import IVORY
from renderer.core.pen import Point
from renderer.core.picture import Change

MOST = 9
"""Changes numbered on one picture."""


def bracket(canvas: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    """Corners round a field or card that changed."""
    canvas.place("changed_brackets", x0 - 7, y0 - 7, x1 - x0 + 14, y1 - y0 + 14)


def ring(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A ring behind a piece that moved; draw the piece over it."""
    canvas.icon("changed_ring", x, y, radius * 2)


def journey(canvas: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    """A dotted ring where the piece stood and an arrow to where it stands."""
    canvas.icon("ghost", x0, y0, 40)
    gap = 24 if x1 >= x0 else -24
    if abs(x1 - x0) > 70:
        dx = x1 - x0 - 2.2 * gap
        left, top = min(0.0, dx) + x0 + gap - MOVE_MARGIN, min(y0, y1) - MOVE_MARGIN
        width, height = abs(dx) + 2 * MOVE_MARGIN, abs(y1 - y0) + 2 * MOVE_MARGIN
        canvas.place("journey", left, top, width, height, dx, y1 - y0)


def badge(canvas: Canvas, x: float, y: float, number: int) -> None:
    """A change's number."""
    canvas.icon("changed_number", x, y, 36)
    canvas.text(x, y, number, "hero", 24, IVORY, "middle")


def mark_all(canvas: Canvas, found: Sequence[Change], mark: Callable[[Change], Point]) -> None:
    """Mark every change; the numbers last, where `mark` says, so that nothing covers them."""
    numbers = [(mark(change), change.number) for change in found]
    for (x, y), number in numbers:
        badge(canvas, x, y, number)


def bracketed(canvas: Canvas, box: Box) -> Point:
    """Brackets round a field; returns where its number goes."""
    bracket(canvas, *box)
    return box.x0 - 1, box.y0 - 1
