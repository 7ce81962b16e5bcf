"""The frame of a player's own table: panels with their names, title strip, banner."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PIL import Image

from data.catalogues import catalogue
from engines.core.position import View
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.furniture import Heading
from renderer.core.palette import INK, PAPER, Mark, Strip, mix
from renderer.core.pen import ALL_CORNERS, Pen, Point
from renderer.core.picture import TABLE as SIZE
from renderer.core.words import Words

BANNER = Box(24, 114, 1776, 194)
BANNER_Y, BELOW = 154, 24
"""The middle of the banner; how far below it stands by how much a number in it grew or shrank."""


class Panel(NamedTuple):
    """A part of the table, the key of its name ("" if it changes), and the width its name may take."""

    box: Box
    key: str
    width: float = 560


def own(view: View[Any], seat: int) -> None:
    """ValueError unless the view is the seat's own."""
    if view.seat != seat:
        raise ValueError(f"the table of seat {seat} is drawn from that seat's own view")


def canvas(lang: str, strip: Strip, panels: tuple[Panel, ...]) -> Canvas:
    """An empty table to draw on."""
    return Canvas(_ground(strip, lang, panels))


@layer
def _ground(strip: Strip, lang: str, panels: tuple[Panel, ...]) -> Image.Image:
    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], strip)
        for panel in panels:
            furniture.panel(pen, *panel.box)
        furniture.frame(pen, *SIZE, strip)

    image = bake(*SIZE, mix(PAPER, strip.ground, 0.6), draw)
    baked = Canvas(image)
    for panel in panels:
        if panel.key:
            heading(baked, panel.box, catalogue(lang).format(panel.key), panel.width)
    return image


def heading(canvas: Canvas, box: Box, name: str, width: float) -> None:
    """The name of a panel."""
    canvas.text(box.x0 + 20, box.y0 + 32, name, "title", 34, INK, width=width)


def title(canvas: Canvas, words: Words, seat: int, game: str, moment: str, strip: Strip) -> None:
    """The title strip: for whom alone the picture is, and where the match stands."""
    private = words("picture-private", name=words.name(seat))
    heading = Heading(game, words.match, words.seed, private, moment)
    furniture.title(canvas, heading, strip)


def banner(canvas: Canvas, mark: Mark, name: str, width: float) -> None:
    """The player's pattern, piece and name; the pill to the right of it is free."""
    furniture.band(canvas, mark, BANNER.x0, BANNER.y0, BANNER.width, BANNER.height, 10, ALL_CORNERS)
    canvas.place("pill", 80, 123, 1660, 62)
    canvas.icon("piece", 76, BANNER_Y, 78, mark)
    canvas.text(132, BANNER_Y, name, "hero", 40, width=width)
