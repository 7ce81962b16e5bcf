"""What the signs on a board mean, as one line."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, Colour
from renderer.core.pen import Point
from renderer.core.text import SMALLEST

SIZE, FIGURES = 21, 0.6
"""Size of words; size of a number against the sign on which it is printed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign with its box and what it means. number: what is printed on it."""

    icon: str
    size: Point
    label: str
    arguments: tuple[Hashable, ...] = ()
    number: str = ""


def draw_line(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    entries: Sequence[Entry],
    fill: Colour = EARTH,
) -> None:
    """Signs and words, evenly spread from `x` over `width`; `y` is their middle."""
    widths = [canvas.width(entry.label, "text", SIZE) for entry in entries]
    taken = sum(widths) + sum(entry.size[0] + 6 for entry in entries)
    gap = (width - taken) / (len(entries) - 1)
    for entry, wide in zip(entries, widths, strict=True):
        canvas.icon(entry.icon, x + entry.size[0] / 2, y, entry.size, *entry.arguments)
        if entry.number:
            middle, figures = x + entry.size[0] / 2, max(SMALLEST, round(entry.size[1] * FIGURES))
            canvas.text(middle, y, entry.number, "hero", figures, INK, "middle")
        canvas.text(x + entry.size[0] + 6, y, entry.label, "text", SIZE, fill, width=wide)
        x += entry.size[0] + 6 + wide + gap
