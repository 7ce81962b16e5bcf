"""Sentences beside an enlarged part of a board."""

from collections.abc import Iterable
from typing import TypeAlias

from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, MUTED

Line: TypeAlias = tuple[str, str]
"""A name and what it does."""


def note_title(canvas: Canvas, box: Box, y: float, title: str) -> float:
    """A heading; returns the height of what follows."""
    canvas.text(box.x0 + 24, y, title, "title", 32, INK, width=box.width - 48)
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
