"""Rectangles on a picture, in board units."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle by its corners.

    >>> from renderer.core.box import Box
    >>> left, right = Box(0, 0, 30, 20), Box(20, 10, 60, 40)
    >>> left.middle, left.width
    ((15.0, 10.0), 30)
    >>> left.common(right)
    Box(x0=20, y0=10, x1=30, y1=20)
    """

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    @property
    def width(self) -> float:
        """From left to right."""
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.y1 - self.y0

    def inset(self, by: float) -> "Box":
        """What is left if so much goes on every side.

        >>> from renderer.core.box import Box
        >>> Box(0, 0, 30, 20).inset(4)
        Box(x0=4, y0=4, x1=26, y1=16)
        """
        return Box(self.x0 + by, self.y0 + by, self.x1 - by, self.y1 - by)

    def common(self, other: "Box") -> "Box | None":
        """The part that lies within another one; None if they do not overlap."""
        found = Box(
            max(self.x0, other.x0),
            max(self.y0, other.y0),
            min(self.x1, other.x1),
            min(self.y1, other.y1),
        )
        return found if found.x0 < found.x1 and found.y0 < found.y1 else None
