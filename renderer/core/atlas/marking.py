"""What has changed on a map: brackets round what stands in an area, with a number that hides nothing."""

from collections.abc import Iterable, Iterator

from renderer.core import marks
from renderer.core.atlas.layout import overlap
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.pen import Point


def bracketed(canvas: Canvas, window: Window, box: Box, shown: Iterable[Box]) -> Point:
    """Brackets round a box; returns where its number covers least of the other boxes that are shown."""
    marks.bracket(canvas, *box)
    return beside(window, box, shown, marks.BADGE)


def beside(window: Window, box: Box, shown: Iterable[Box], size: float) -> Point:
    """Where a sign of a size next to a box covers least of it and of the other boxes that are shown."""
    near = Box(box.x0 - size, box.y0 - size, box.x1 + size, box.y1 + size)
    others = [one for one in shown if one != box and overlap(one, near)]
    return min(
        _around(box, window.box, size / 2), key=lambda at: _covered(at, size / 2, box, others)
    )


def _around(box: Box, edge: Box, half: float) -> Iterator[Point]:
    """Spots at the corners and sides of a box that do not reach beyond an edge, the upper left one first."""
    x, y = box.middle
    for across, down in (
        (box.x0, box.y0),
        (box.x1, box.y0),
        (box.x0, box.y1),
        (box.x1, box.y1),
        (x, box.y0 - half / 2),
        (x, box.y1 + half / 2),
        (box.x0 - half, y),
        (box.x1 + half, y),
    ):
        yield (
            min(max(across, edge.x0 + half), edge.x1 - half),
            min(max(down, edge.y0 + half), edge.y1 - half),
        )


def _covered(spot: Point, half: float, box: Box, others: Iterable[Box]) -> float:
    """How much a sign there would cover: of its own box what lies within the brackets counts, too."""
    sign = Box(spot[0] - half, spot[1] - half, spot[0] + half, spot[1] + half)
    return _common(sign, box) + sum(_common(sign, other) for other in others) * 2


def _common(first: Box, second: Box) -> float:
    wide = min(first.x1, second.x1) - max(first.x0, second.x0)
    high = min(first.y1, second.y1) - max(first.y0, second.y0)
    return max(0.0, wide) * max(0.0, high)
