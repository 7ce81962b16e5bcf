"""A pen that draws in board units on an image of any scale."""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderer.core.palette import Colour

Point: TypeAlias = tuple[float, float]
Corners: TypeAlias = tuple[bool, bool, bool, bool]
ALL_CORNERS: Corners = (True, True, True, True)
TOP_CORNERS: Corners = (True, True, False, False)


class Pen:
    """Draws shapes whose units are `scale` pixels, `origin` being the top left corner."""

    def __init__(self, image: Image.Image, scale: float, origin: Point = (0, 0)) -> None:
        self.scale = scale
        self._origin = origin
        self._draw = ImageDraw.Draw(image)

    def _at(self, x: float, y: float) -> Point:
        left, top = self._origin
        return (x - left) * self.scale, (y - top) * self.scale

    def _box(self, x0: float, y0: float, x1: float, y1: float) -> list[Point]:
        return [self._at(x0, y0), self._at(x1, y1)]

    def _inner(self, x0: float, y0: float, x1: float, y1: float) -> list[Point]:
        right, bottom = self._at(x1, y1)
        return [self._at(x0, y0), (right - 1, bottom - 1)]

    def _stroke(self, width: float) -> int:
        return max(1, round(width * self.scale))

    def poly(
        self,
        points: Sequence[Point],
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A polygon, filled, outlined or both."""
        spots = [self._at(x, y) for x, y in points]
        if fill is not None:
            self._draw.polygon(spots, fill=fill)
        if line is not None and width:
            ring = [*spots, spots[0], spots[1]]
            self._draw.line(ring, fill=line, width=self._stroke(width), joint="curve")

    def line(
        self, points: Sequence[Point], fill: Colour, width: float, *, round_ends: bool = False
    ) -> None:
        """A line through all points."""
        spots = [self._at(x, y) for x, y in points]
        self._draw.line(spots, fill=fill, width=self._stroke(width), joint="curve")
        if round_ends:
            for x, y in (points[0], points[-1]):
                self.disc(x, y, width / 2, fill)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A disc round its centre."""
        self.oval(x - radius, y - radius, x + radius, y + radius, fill, line, width)

    def oval(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """An ellipse inside a box."""
        box = self._box(x0, y0, x1, y1)
        self._draw.ellipse(box, fill=fill, outline=line, width=round(width * self.scale))

    def rect(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle."""
        box = self._inner(x0, y0, x1, y1)
        self._draw.rectangle(box, fill=fill, outline=line, width=round(width * self.scale))

    def card(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
        corners: Corners = ALL_CORNERS,
    ) -> None:
        """A rectangle with round corners."""
        self._draw.rounded_rectangle(
            self._inner(x0, y0, x1, y1),
            radius * self.scale,
            fill=fill,
            outline=line,
            width=round(width * self.scale),
            corners=corners,
        )

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        fill: Colour,
        width: float,
    ) -> None:
        """A part of a circle's line, from `start` to `end` degrees clockwise from the right."""
        box = self._box(x - radius, y - radius, x + radius, y + radius)
        self._draw.arc(box, start, end, fill=fill, width=round(width * self.scale))


def around(count: int, x: float, y: float, radius: float, start: float = -90) -> list[Point]:
    """`count` points evenly on a circle, the first at `start` degrees."""
    angles = (radians(start + 360 * i / count) for i in range(count))
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def star(count: int, x: float, y: float, outer: float, inner: float) -> list[Point]:
    """The outline of a star with `count` rays, the first upright."""
    tips = around(count, x, y, outer)
    dents = around(count, x, y, inner, -90 + 180 / count)
    return [point for pair in zip(tips, dents, strict=True) for point in pair]


def scaled(points: Iterable[Point], width: float, height: float) -> list[Point]:
    """Points of the unit box stretched to `width` x `height`."""
    return [(x * width, y * height) for x, y in points]
