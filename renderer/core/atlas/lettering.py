"""Names on a map: as large as there is room, with a halo that keeps them off lines and patterns."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from renderer.core.atlas.layout import Size
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.fonts import Role
from renderer.core.palette import Colour
from renderer.core.text import SMALLEST, heights, width_of

LAND_SIZES = (24, SMALLEST)
WATER_SIZES = (27, 22)
HALO = 2.4
"""How far a halo reaches beyond the letters, in pixels at the usual size."""
PITCH = 0.92
"""From one line to the next, in sizes."""


@dataclass(frozen=True, slots=True)
class Lettered:
    """A name as it is written: its lines, one above the other, in a role at a size in pixels."""

    lines: tuple[str, ...]
    role: Role
    size: int

    @property
    def room(self) -> Size:
        """Width and height it takes, its halo included."""
        wide = max(width_of(line, self.role, self.size) for line in self.lines)
        high = self.above + self.size * PITCH * (len(self.lines) - 1) + self.below
        return ceil(wide) + 2 * self.reach, ceil(high)

    @property
    def reach(self) -> int:
        """How far the halo goes beyond the letters."""
        return max(2, round(HALO * self.size / 24))

    @property
    def above(self) -> float:
        """From the upper edge to the middle of the first line."""
        return heights(self.lines[0], self.role, self.size)[0] + self.reach

    @property
    def below(self) -> float:
        """From the middle of the last line to the lower edge."""
        return heights(self.lines[-1], self.role, self.size)[1] + self.reach


@lru_cache(2048)
def lettered(
    name: str, role: Role, sizes: tuple[int, ...], scale: float, space: str = " "
) -> tuple[Lettered, ...]:
    """The forms a name may take, best first: on one line or on two, large or smaller, never cut.

    space: what is written between words.
    """
    found = []
    for size in sizes:
        pixels = max(SMALLEST, round(size * scale))
        found.append(Lettered((name.replace(" ", space),), role, pixels))
        if broken := _two_lines(name, role, pixels, space):
            found.append(Lettered(broken, role, pixels))
    return tuple(dict.fromkeys(found))


def _two_lines(name: str, role: Role, size: int, space: str) -> tuple[str, str] | None:
    """A name of several words on two lines, as evenly as it can be."""
    words = name.split(" ")
    ways = [(space.join(words[:i]), space.join(words[i:])) for i in range(1, len(words))]
    if not ways:
        return None
    return min(ways, key=lambda way: max(width_of(line, role, size) for line in way))


def write(canvas: Canvas, box: Box, name: Lettered, fill: Colour, halo: Colour) -> None:
    """A name in the box kept for it, on a canvas in pixels."""
    x, _ = box.middle
    first = box.y0 + name.above
    rows = [(line, first + i * name.size * PITCH) for i, line in enumerate(name.lines)]
    for line, y in rows:  # all halos first, so that none covers letters of the line above
        canvas.halo(x, y, line, name.role, name.size, halo, name.reach)
    for line, y in rows:
        canvas.text(x, y, line, name.role, name.size, fill, "middle", box.width)
