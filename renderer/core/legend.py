"""What the signs on a board mean, as one line."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, Colour
from renderer.core.pen import Point

SIZE = 21


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign with its box and what it means."""

    icon: str
    size: Point
    label: str
    arguments: tuple[Hashable, ...] = ()


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
        canvas.text(x + entry.size[0] + 6, y, entry.label, "text", SIZE, fill, width=wide)
        x += entry.size[0] + 6 + wide + gap
