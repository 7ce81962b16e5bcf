"""Pictures with a map: their ground, with panels beside the map; parts of it enlarged, with a legend."""

from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image

from renderer.core import furniture
from renderer.core.atlas.ground import Land, base
from renderer.core.atlas.window import Window, fitting
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.legend import Entry, draw_line
from renderer.core.palette import INK, Strip
from renderer.core.pen import Pen, Point
from renderer.core.picture import TABLE

FRAME = "#6b5536"
PART_SIZE = TABLE
"""Size of a picture with an enlarged part of the map."""
PART = Box(24, 112, 1776, 1118)
LEGEND = Box(24, 1128, 1776, 1178)
TYPE_SCALE = 1.45
"""How much larger than usual lines, names and signs are there."""
MARGIN = 20
"""Free room at both ends of the legend."""

BADGE, SIGN = (38, 28), (32, 32)
"""The size of an empty badge in the legend, and of any other sign."""

Legend: TypeAlias = Mapping[str, tuple[str, tuple[Hashable, ...]]]
"""Signs by name: the icon of each, with its arguments."""


def part(corner: Point, wide: float) -> Window:
    """The window of an enlarged part that begins at a corner and is so wide, in units of the chart."""
    x, y = corner
    return fitting(Box(x, y, x + wide, y + wide * PART.height / PART.width), PART, TYPE_SCALE)


@layer
def page(
    strip: Strip, size: tuple[int, int], land: Land, window: Window, panels: tuple[Box, ...]
) -> Image.Image:
    """All that never changes of a picture with a map."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, size[0], strip)
        box = window.box
        furniture.panel(pen, box.x0 - 4, box.y0 - 4, box.x1 + 4, box.y1 + 4, FRAME, FRAME)
        for panel in panels:
            furniture.panel(pen, *panel)
        furniture.frame(pen, *size, strip)

    image = bake(*size, strip.ground, draw)
    image.paste(base(land, window), (round(window.box.x0), round(window.box.y0)))
    return image


def draw_legend(
    canvas: Canvas,
    signs: Legend,
    label: Callable[[str], str],
    numbers: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """What can be seen on an enlarged part besides pieces and units.

    label: what a sign means; numbers: those printed on signs, as an example.
    """
    entries = [
        Entry(
            icon, BADGE if icon == "badge" else SIGN, label(sign), arguments, numbers.get(sign, "")
        )
        for sign, (icon, arguments) in signs.items()
    ]
    draw_line(canvas, LEGEND.x0 + MARGIN, LEGEND.middle[1], LEGEND.width - 2 * MARGIN, entries, INK)
