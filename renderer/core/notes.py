"""Sentences beside an enlarged part of a board."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, MUTED

Line: TypeAlias = tuple[str, str]
"""A name and what it does."""


def note_title(canvas: Canvas, box: Box, y: float, title: str) -> float:
    """A heading; returns the height of what follows."""
    canvas.text(box.x0 + 24, y, title, "title", 34, INK, width=box.width - 48)
    return y + 48


def note_list(canvas: Canvas, box: Box, y: float, lines: Iterable[Line], size: int = 27) -> float:
    """Names, each with what it does below; returns the height of what follows."""
    x, width = box.x0 + 24, box.width - 48
    for name, text in lines:
        canvas.text(x, y, name, "bold", size, INK, width=width)
        pitch = size * 1.2
        y = canvas.lines(x, y + pitch, text, width, size=size - 2, fill=MUTED, pitch=pitch, most=3)
        y += size * 0.5
    return y


def note_table(
    canvas: Canvas, box: Box, y: float, lines: Sequence[Line], names: float, size: int = 25
) -> float:
    """Names on the left, what each does beside them, as far apart as there is room; returns what follows."""
    left, width = box.x0 + 24 + names, box.width - 48 - names
    pitch = min(size * 2.3, (box.y1 - 10 - y) / max(1, len(lines)))
    for name, text in lines:
        canvas.text(left - names, y, name, "bold", size, INK, width=names - 16)
        rows = len(canvas.broken(text, "text", size - 1, width))
        most = min(rows, 2) if pitch >= size * 2.2 else 1
        top = y - (most - 1) * size * 0.55
        canvas.lines(left, top, text, width, size=size - 1, fill=MUTED, pitch=size * 1.1, most=most)
        y += pitch
    return y
