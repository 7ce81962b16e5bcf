"""What a picture is painted on: a static layer onto which words and sprites are put."""

from collections.abc import Callable, Hashable

from PIL import Image

from renderer.core.box import Box
from renderer.core.fonts import Role
from renderer.core.palette import INK, Colour, rgb
from renderer.core.pen import Pen, Point
from renderer.core.sprites import sprite
from renderer.core.text import SMALLEST, Side, fitted, stamp, surround, width_of, wrap

SUPERSAMPLING = 2


class Canvas:
    """An image seen in board units: `scale` pixels each, `origin` at the top left corner.

    >>> from renderer.core.canvas import Canvas
    >>> from PIL import Image
    >>> canvas = Canvas(Image.new("RGB", (200, 60), "#f3ead8"), scale=2)
    >>> canvas.text(10, 15, "Ana", "hero", 20)
    >>> canvas.image.getpixel((0, 0)), canvas.image.getbbox() is not None
    ((243, 234, 216), True)
    >>> canvas.width("Ana", "hero", 20) < canvas.width("Anastasia", "hero", 20)
    True
    """

    def __init__(self, image: Image.Image, scale: float = 1, origin: Point = (0, 0)) -> None:
        self.image = image
        self.scale = scale
        self.origin = origin

    def _at(self, x: float, y: float) -> Point:
        return (x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale

    def text(
        self,
        x: float,
        y: float,
        text: str | int,
        role: Role = "text",
        size: int = 24,
        fill: Colour = INK,
        side: Side = "left",
        width: float | None = None,
    ) -> None:
        """Words whose capitals are centred on `y`, fitted into `width` where it is given."""
        words = _printed(text)
        pixels = round(size * self.scale)
        if width is not None:
            smallest = round(SMALLEST * self.scale)
            words, pixels = fitted(words, role, pixels, width * self.scale, smallest)
        left, middle = self._at(x, y)
        stamp(self.image, left, middle, words, role, pixels, fill, side)

    def halo(
        self, x: float, y: float, text: str, role: Role, size: int, fill: Colour, reach: float
    ) -> None:
        """The ground of words centred on `x`, `y`: their letters grown by `reach` on every side."""
        left, middle = self._at(x, y)
        pixels, far = round(size * self.scale), round(reach * self.scale)
        surround(self.image, left, middle, text, role, pixels, fill, far)

    def lines(
        self,
        x: float,
        y: float,
        text: str,
        width: float,
        *,
        role: Role = "text",
        size: int = 24,
        fill: Colour = INK,
        side: Side = "left",
        pitch: float = 28,
        most: int = 9,
    ) -> float:
        """Wrapped words, at most `most` lines; returns the height of the line after them."""
        rows = self.broken(text, role, size, width)
        if len(rows) > most:
            rows = [*rows[: most - 1], " ".join(rows[most - 1 :])]
        for row in rows:
            self.text(x, y, row, role, size, fill, side, width)
            y += pitch
        return y

    def broken(self, text: str, role: Role, size: int, width: float) -> list[str]:
        """The lines `text` takes within `width`."""
        return wrap(text, role, round(size * self.scale), width * self.scale)

    def width(self, text: str | int, role: Role, size: int) -> float:
        """Width of words in board units."""
        return width_of(_printed(text), role, round(size * self.scale)) / self.scale

    def place(
        self, name: str, x: float, y: float, width: float, height: float, *arguments: Hashable
    ) -> None:
        """An icon whose top left corner is at `x`, `y`."""
        image = sprite(name, width, height, self.scale, *arguments)
        left, top = self._at(x, y)
        self.image.paste(image, (round(left), round(top)), image)

    def patch(self, image: Image.Image, x: float, y: float) -> None:
        """An opaque image of this scale whose top left corner is at `x`, `y`."""
        left, top = self._at(x, y)
        self.image.paste(image, (round(left), round(top)))

    def icon(
        self, name: str, x: float, y: float, size: float | Point, *arguments: Hashable
    ) -> None:
        """An icon centred on `x`, `y`; one number for a square box."""
        width, height = size if isinstance(size, tuple) else (size, size)
        image = sprite(name, width, height, self.scale, *arguments)
        left, top = self._at(x, y)
        spot = round(left - image.width / 2), round(top - image.height / 2)
        self.image.paste(image, spot, image)

    def faint(
        self, name: str, x: float, y: float, size: Point, share: float, *arguments: Hashable
    ) -> None:
        """An icon centred on `x`, `y` of which only `share` (0..1) is to be seen: a watermark."""
        image = sprite(name, *size, self.scale, *arguments)
        left, top = self._at(x, y)
        spot = round(left - image.width / 2), round(top - image.height / 2)
        self.image.paste(image, spot, image.getchannel("A").point(lambda a: round(a * share)))


def blank(box: Box, scale: float, ground: Colour) -> Canvas:
    """A canvas for a patch of a larger one, in the larger one's units.

    >>> from renderer.core.box import Box
    >>> from renderer.core.canvas import blank
    >>> patch = blank(Box(100, 50, 120, 60), 2, "#ffffff")
    >>> patch.image.size, patch.origin
    ((40, 20), (100, 50))
    """
    size = round(box.width * scale), round(box.height * scale)
    return Canvas(Image.new("RGB", size, rgb(ground)), scale, (box.x0, box.y0))


def bake(
    width: int, height: int, ground: Colour, draw: Callable[[Callable[[float, Point], Pen]], None]
) -> Image.Image:
    """A static layer, drawn twice as large; `draw` asks for pens by scale and origin.

    >>> from renderer.core.canvas import bake
    >>> def draw(pens):
    ...     pens(1, (0, 0)).rect(0, 0, 10, 10, "#000000")
    >>> bake(20, 10, "#ffffff", draw).size
    (20, 10)
    """
    size = width * SUPERSAMPLING, height * SUPERSAMPLING
    large = Image.new("RGB", size, ground if isinstance(ground, str) else tuple(ground))
    draw(lambda scale, origin: Pen(large, scale * SUPERSAMPLING, origin))
    return large.reduce(SUPERSAMPLING)


def _printed(text: str | int) -> str:
    """Words as they are; numbers with the minus sign of print."""
    return text if isinstance(text, str) else str(text).replace("-", "\N{MINUS SIGN}")
