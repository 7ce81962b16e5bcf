"""Paragraphs below each other in a panel, as large as all of them find room."""

from collections.abc import Iterable, Sequence

from renderer.core.canvas import Canvas
from renderer.core.palette import INK, Colour

LEADING, APART, MOST = 4, 4, 3
"""Room between two lines, and more of it between paragraphs; how many lines one of them may take."""


def fitting(
    canvas: Canvas,
    said: Sequence[str],
    width: float,
    height: float,
    sizes: Sequence[int],
    most: int = MOST,
) -> int:
    """The first of some sizes, from large to small, in which there is room for all; else the last."""
    for size in sizes:
        lines = [min(most, len(canvas.broken(one, "text", size, width))) for one in said]
        if sum(lines) * (size + LEADING) + (len(lines) - 1) * APART <= height:
            return size
    return sizes[-1]


def draw_paragraphs(
    canvas: Canvas,
    x: float,
    y: float,
    end: float,
    said: Iterable[str],
    width: float,
    size: int,
    fill: Colour = INK,
    most: int = MOST,
) -> float:
    """Paragraphs from the middle of a first line at `y`, none below `end`; gives where one more would be."""
    pitch = size + LEADING
    for line in said:
        if y > end:
            break
        rows = min(most, 1 + int((end - y) // pitch))
        y = canvas.lines(x, y, line, width, size=size, fill=fill, pitch=pitch, most=rows) + APART
    return y
