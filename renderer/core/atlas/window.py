"""A part of a chart in a box of a picture."""

from collections.abc import Iterable
from dataclasses import dataclass

from renderer.core.box import Box
from renderer.core.pen import Point


@dataclass(frozen=True, slots=True)
class Window:
    """Shows what of a chart begins at `corner` (units of the chart) in a box of a picture.

    box: in pixels, whole numbers. scale: pixels a unit. type_scale: how much larger than usual lines, names
    and signs are; in an enlarged part they grow less than the land, so that there is more room.
    """

    box: Box
    scale: float
    corner: Point = (0, 0)
    type_scale: float = 1

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return round(self.box.width), round(self.box.height)

    def inside(self, point: Point) -> Point:
        """Where a point of the chart lies in the window, in pixels from its upper left corner."""
        return (point[0] - self.corner[0]) * self.scale, (point[1] - self.corner[1]) * self.scale

    def at(self, point: Point) -> Point:
        """Where a point of the chart lies on the picture."""
        x, y = self.inside(point)
        return x + self.box.x0, y + self.box.y0

    def all_inside(self, points: Iterable[Point]) -> list[Point]:
        """Several points in pixels from the window's upper left corner."""
        return [self.inside(point) for point in points]

    def px(self, size: float) -> float:
        """A width of a line or sign of so many pixels in a window of usual size."""
        return size * self.type_scale


def fitting(region: Box, box: Box, type_scale: float = 1) -> Window:
    """The window that shows a region of a chart as large as a box allows, and what lies around it.

    >>> from renderer.core.atlas.window import fitting
    >>> from renderer.core.box import Box
    >>> window = fitting(Box(0, 0, 10, 10), Box(0, 0, 400, 200))
    >>> window.scale, window.at((5, 5))
    (20.0, (200.0, 100.0))
    """
    scale = min(box.width / region.width, box.height / region.height)
    (x, y), wide, high = region.middle, box.width / scale, box.height / scale
    return Window(box, scale, (x - wide / 2, y - high / 2), type_scale)
