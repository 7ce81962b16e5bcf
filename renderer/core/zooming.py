"""One part of a board enlarged, with room for notes beside or below it."""

from collections.abc import Callable

from PIL import Image

from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.palette import IVORY, LINE, Strip
from renderer.core.pen import Pen, Point
from renderer.core.picture import TABLE as SIZE

TOP, BOTTOM, LEFT, RIGHT = 112, 1178, 24, 1776
LARGEST = 2.0
BESIDE, BELOW = 240, 80
"""Width and height from which there is room for notes."""


def scale_of(box: Box) -> float:
    """As large as the picture allows, double size at most."""
    return min(LARGEST, (RIGHT - LEFT) / box.width, (BOTTOM - TOP) / box.height)


def notes_box(box: Box) -> Box | None:
    """Where notes go once `box` has been enlarged; None if it takes the whole picture."""
    wide, high = _size(box)
    if RIGHT - LEFT - wide >= BESIDE:
        return Box(LEFT + wide + 20, TOP + 4, RIGHT, BOTTOM - 4)
    return Box(LEFT, TOP + high + 8, RIGHT, BOTTOM) if BOTTOM - TOP - high >= BELOW else None


def enlarged(box: Box, ground: str, shapes: Callable[[Pen], None]) -> Image.Image:
    """The static layer of a part, without words."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        shapes(pens(scale_of(box), (box.x0, box.y0)))

    return bake(*_size(box), ground, draw)


def canvas_of(image: Image.Image, box: Box) -> Canvas:
    """A canvas over a part, in the board's own units."""
    return Canvas(image, scale_of(box), (box.x0, box.y0))


def framed(part: Image.Image, box: Box, strip: Strip) -> Canvas:
    """The part in its frame, with an empty panel for notes where there is room for them."""
    whole = Canvas(empty_frame(strip, notes_box(box)))
    whole.image.paste(part, (_left(box), TOP))
    return whole


def marking(whole: Canvas, box: Box) -> Canvas:
    """The whole picture in the units of the part it shows: marks reach beyond the part's edges uncut."""
    scale = scale_of(box)
    return Canvas(whole.image, scale, (box.x0 - _left(box) / scale, box.y0 - TOP / scale))


@layer
def empty_frame(strip: Strip, notes: Box | None) -> Image.Image:
    """The picture without the part."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], strip)
        if notes:
            furniture.panel(pen, *notes, IVORY, LINE)
        furniture.frame(pen, *SIZE, strip)

    return bake(*SIZE, strip.ground, draw)


def _left(box: Box) -> int:
    """Where a part begins: in the middle if there is no room for notes."""
    return LEFT if notes_box(box) else LEFT + (RIGHT - LEFT - _size(box)[0]) // 2


def _size(box: Box) -> tuple[int, int]:
    scale = scale_of(box)
    return round(box.width * scale), round(box.height * scale)
