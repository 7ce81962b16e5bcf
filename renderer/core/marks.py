"""How changes since the reader's last look are shown: brackets, rings, arrows, numbers and amounts."""

from collections.abc import Callable, Iterable, Sequence
from math import dist
from typing import TypeAlias

from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.icons.signs import BRACKET_MARGIN, MOVE_MARGIN
from renderer.core.palette import GROWN, IVORY
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.core.text import Side

BADGE = 36
"""Width of a number's disc."""
APART = 32
"""How far the middles of two numbers are from each other at least."""
FRAME = 8
"""Width of a picture's frame in pixels."""
AMOUNT, AMOUNT_WIDTH = 22, 42
"""Size of an amount that was gained or lost, and the room kept for it."""

Spot: TypeAlias = tuple[Point, Side]
"""Where an amount stands, and which side of it that is."""


def bracket(canvas: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    """Corners round a field or card that changed."""
    m = BRACKET_MARGIN
    canvas.place("changed_brackets", x0 - m, y0 - m, x1 - x0 + 2 * m, y1 - y0 + 2 * m)


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
    canvas.icon("changed_number", x, y, BADGE)
    canvas.text(x, y, number, "hero", 24, IVORY, "middle")


def mark_board(
    canvas: Canvas,
    found: Sequence[Change],
    mark: Callable[[Change], Point],
    spot: Callable[[int, str], Spot],
) -> None:
    """All changes of a board: places as `mark` marks them, amounts where `spot` says (see `amounts`)."""
    amounts(canvas, found, spot)
    mark_all(canvas, [change for change in found if not change.amounts], mark)


def mark_all(canvas: Canvas, found: Sequence[Change], mark: Callable[[Change], Point]) -> None:
    """Mark every change; the numbers last, where `mark` says, so that nothing covers them."""
    placed: dict[Point, int] = {}
    for change in found:
        spot = _inside(canvas, *mark(change))
        if change.number is None:
            continue
        while placed.get(spot, change.number) != change.number or _crowded(spot, placed):
            spot = spot[0], spot[1] + APART
        placed[spot] = change.number
    for spot, number in placed.items():
        badge(canvas, *spot, number)


def _crowded(spot: Point, placed: Iterable[Point]) -> bool:
    """Whether a number would cover another one, but for one at the very same spot."""
    return any(one != spot and dist(one, spot) < APART - 1 for one in placed)


def _inside(canvas: Canvas, x: float, y: float) -> Point:
    """The spot nearest to one at which a number is not cut by the frame of the picture."""
    edge = BADGE / 2 + FRAME / canvas.scale
    (left, top), scale = canvas.origin, canvas.scale
    wide, high = canvas.image.width / scale, canvas.image.height / scale
    return (
        min(max(x, left + edge), left + wide - edge),
        min(max(y, top + edge), top + high - edge),
    )


def amounts(canvas: Canvas, found: Sequence[Change], spot: Callable[[int, str], Spot]) -> None:
    """By how much what each seat has grew or shrank, where `spot` says for a strip and a kind."""
    for change in found:
        for kind, amount in change.amounts:
            (x, y), side = spot(int(change.place.rpartition("/")[2]), kind)
            canvas.text(x, y, signed(amount), "hero", AMOUNT, GROWN, side, AMOUNT_WIDTH)


def signed(amount: int) -> str:
    """An amount with the sign of print: `+5`.

    >>> from renderer.core.marks import signed
    >>> signed(5)
    '+5'
    """
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")


def bracketed(canvas: Canvas, box: Box) -> Point:
    """Brackets round a field; returns where its number goes."""
    bracket(canvas, *box)
    return corner(box)


def corner(box: Box) -> Point:
    """Where the number of a bracketed box usually goes: at its upper left corner."""
    return box.x0 - 1, box.y0 - 1
