"""The land Tadmor's board lies on: seas with their coast, desert, a river in its valley, roads, an oasis."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from math import cos, hypot, radians, sin

from renderer.core.box import Box
from renderer.core.palette import Colour, darker, mix
from renderer.core.pen import Corners, Pen, Point
from renderer.tadmor import layout
from renderer.tadmor.layout import MAP, Plan
from renderer.tadmor.palette import (
    BEACH,
    COAST,
    DUNE,
    FURROW,
    PALM,
    RIPPLE,
    RIVER,
    RIVER_EDGE,
    RIVER_MIDDLE,
    ROAD,
    SAND,
    SAND_EDGE,
    SEA,
    SHALLOW,
    TRUNK,
    VALLEY,
)

LEFT_TOP: Corners = (True, False, False, False)
RADIUS = 12
STEP = 6
"""From one point of a shore to the next."""


def draw_land(pen: Pen, plan: Plan) -> None:
    """The whole map: what lies where follows the regions of the plan."""
    x0, y0, x1, y1 = MAP
    pen.card(x0 + 1, y0 + 4, x1 + 1, y1 + 4, RADIUS, darker(SAND_EDGE, 0.1))
    pen.card(x0, y0, x1, y1, RADIUS, SAND)
    _texture(pen, Box(x0 + 420, y0, x1, y1), _dune)
    _valley(pen, layout.panel(plan, "euphrates"))
    _sea(pen, plan)
    _roads(pen, plan)
    _river(pen, layout.panel(plan, "euphrates"))
    _oasis(pen, layout.panel(plan, "palmyra"))
    _scenery(pen, plan)
    pen.card(x0, y0, x1, y1, RADIUS, None, SAND_EDGE, 2)


def _shore(plan: Plan) -> tuple[float, float]:
    """How far east and south the sea reaches."""
    west, south = layout.panel(plan, "north_sea"), layout.panel(plan, "south_sea")
    return west.x1 + 8, (south.y1 + layout.panel(plan, "damascus").y0) / 2


def _coast(plan: Plan) -> list[Point]:
    """The line between sea and land, from the upper edge of the map to its left edge."""
    east, south = _shore(plan)
    x0, y0 = MAP.x0, MAP.y0
    down = [(east + 7 * sin(y * 0.027) + 4 * sin(y * 0.071), y) for y in _steps(y0, south - 24)]
    corner = (east - 14, south - 8)
    west = [(x, south + 4 * sin(x * 0.035) + 2 * sin(x * 0.09)) for x in _steps(x0, east - 30)]
    return [*down, corner, *reversed(west)]


def _steps(first: float, last: float) -> Iterator[float]:
    for i in range(int((last - first) / STEP) + 1):
        yield first + i * STEP
    yield last


def _sea(pen: Pen, plan: Plan) -> None:
    """The sea with shallows along the coast, ripples, and the line between its two regions."""
    shore, x0, y0 = _coast(plan), MAP.x0, MAP.y0
    pen.line(shore, BEACH, 14)
    pen.poly([(x0 + RADIUS, y0), *shore, (x0, y0 + RADIUS)], SEA)
    pen.card(x0, y0, x0 + 3 * RADIUS, y0 + 3 * RADIUS, RADIUS, SEA, corners=LEFT_TOP)
    east, south = _shore(plan)
    _texture(pen, Box(x0, y0, east - 20, south - 14), _ripple)
    for off, colour in ((18.0, SHALLOW), (9.0, SHALLOW)):
        pen.line(_inland(shore, off), colour, 2.5)
    pen.line(shore, COAST, 4)
    upper, lower = layout.panel(plan, "north_sea"), layout.panel(plan, "south_sea")
    y = (upper.y1 + lower.y0) / 2
    _dashes(pen, [(x0 + 14, y), (east - 16, y)], mix(COAST, SEA, 0.35), 3, 12, 9)


def _inland(shore: Sequence[Point], off: float) -> list[Point]:
    """A line beside a shore, on the side of the sea."""
    return [(max(MAP.x0, x - off), max(MAP.y0, y - off * 0.75)) for x, y in shore[2:]]


def _texture(pen: Pen, box: Box, mark: Callable[[Pen, float, float], None]) -> None:
    """Marks in loose rows."""
    rows, columns = range(int(box.height - 40) // 38), range(int(box.width - 50) // 76)
    for row, column in product(rows, columns):
        x = box.x0 + 28 + column * 76 + (row * 41) % 74 * 0.8
        if x < box.x1 - 44:
            mark(pen, x, box.y0 + 26 + row * 38 + (column * 13) % 9)


def _ripple(pen: Pen, x: float, y: float) -> None:
    pen.arc(x, y, 12, 215, 325, RIPPLE, 2)
    pen.arc(x + 19, y, 12, 215, 325, RIPPLE, 2)


def _dune(pen: Pen, x: float, y: float) -> None:
    pen.arc(x, y, 17, 210, 330, DUNE, 2.5)
    pen.arc(x + 24, y + 4, 12, 225, 325, DUNE, 2)


def _bed(box: Box) -> list[Point]:
    """The river: through its region, then along the gap between the columns to the lower edge."""
    upper = [(_meander(box, y), y) for y in (MAP.y0 + 1, *_steps(MAP.y0 + 16, box.y1 - 24))]
    x = layout.MISSIONS.x0 - 8
    bend = [(box.x0 + 18, box.y1 - 8), (box.x0 + 4, box.y1 + 10), (x - 2, box.y1 + 34)]
    lower = [(x + 3 * sin(y * 0.03), y) for y in (*_steps(box.y1 + 60, MAP.y1 - 18), MAP.y1 - 1)]
    return [*upper, *bend, *lower]


def _meander(box: Box, y: float) -> float:
    return box.x0 + 22 + 9 * sin(y * 0.032)


def _valley(pen: Pen, box: Box) -> None:
    """Fertile land on both banks, with furrows."""
    x0, y0, x1, y1 = box.x0 - 18, MAP.y0, MAP.x1, box.y1 + 8
    left = [(x0 + 5 * sin(y * 0.04), y) for y in _steps(y0, y1)]
    low = [(x, y1 + 5 * sin(x * 0.045)) for x in _steps(x0 + 10, x1)]
    pen.poly([*left, *low, (x1, y0)], VALLEY)
    pen.line(_bed(box), VALLEY, 30)
    for row in range(int(box.height // 30)):
        y = y0 + 22 + row * 30
        for x in range(int(box.x0) + 56, int(x1) - 30, 46):
            pen.line([(x, y), (x + 26, y - 4)], FURROW, 2)


def _river(pen: Pen, box: Box) -> None:
    way = _bed(box)
    for colour, width in ((RIVER_EDGE, 20), (RIVER, 15), (RIVER_MIDDLE, 6)):
        pen.line(way, colour, width)


def _roads(pen: Pen, plan: Plan) -> None:
    """Caravan roads between the regions of the land, from the coast to the river."""
    names = ("emesa", "palmyra", "ebla")
    panels = [layout.panel(plan, name) for name in names]
    east, south = _shore(plan)
    ends = layout.panel(plan, "euphrates").x0 - 14
    for upper, lower in pairwise(panels):
        y = (upper.y1 + lower.y0) / 2
        _road(pen, [(x, y + 3 * sin(x * 0.021)) for x in _steps(east + 16, ends)])
    y = MAP.y1
    _road(pen, [(east + 2 + 3 * sin(h * 0.03), h) for h in _steps(south + 12, y - 8)])


def _road(pen: Pen, way: Sequence[Point]) -> None:
    pen.line(way, mix(ROAD, SAND, 0.62), 8)
    _dashes(pen, way, ROAD, 3.5, 11, 8)


def _dashes(
    pen: Pen, way: Sequence[Point], colour: Colour, width: float, dash: float, gap: float
) -> None:
    """A dashed line through the points."""
    walked = 0.0
    for (xa, ya), (xb, yb) in pairwise(way):
        length = hypot(xb - xa, yb - ya)
        parts = max(1, int(length // 3))
        for i in range(parts):
            a, b = i / parts, (i + 1) / parts
            if (walked + a * length) % (dash + gap) < dash:
                start = xa + (xb - xa) * a, ya + (yb - ya) * a
                end = xa + (xb - xa) * b, ya + (yb - ya) * b
                pen.line([start, end], colour, width)
        walked += length


def _oasis(pen: Pen, box: Box) -> None:
    """The spring of the region in whose midst the roads meet, with its palms."""
    x, y = box.x0 + box.width * 0.5, box.y0 + 27
    pen.oval(x - 54, y - 10, x + 54, y + 14, VALLEY)
    pen.oval(x - 28, y - 4, x + 28, y + 9, RIVER_EDGE)
    pen.oval(x - 26, y - 3, x + 26, y + 7, RIVER)
    for dx, dy, tall in ((-40, 8, 30), (-18, -3, 24), (34, 6, 32), (52, 10, 22)):
        palm(pen, x + dx, y + dy, tall)


def palm(pen: Pen, x: float, y: float, tall: float) -> None:
    """A palm with its foot at `x`, `y`."""
    lean = tall * 0.12
    top = (x + lean, y - tall * 0.72)
    pen.line([(x, y), (x + lean * 0.3, y - tall * 0.4), top], TRUNK, max(2.0, tall * 0.11))
    for angle in (-165, -125, -75, -35, 0, 178):
        reach = tall * 0.38
        tip = top[0] + reach * cos(radians(angle)), top[1] + reach * sin(radians(angle)) * 0.8
        drop = tip[0] + reach * 0.16 * cos(radians(angle)), tip[1] + tall * 0.12
        pen.line([top, tip, drop], PALM, max(2.0, tall * 0.09))


def _scenery(pen: Pen, plan: Plan) -> None:
    """What stands where a region's last row has an empty place: palms, at sea a ship."""
    for region in layout.REGIONS:
        spot = layout.vacant(plan, region)
        if spot is None:
            continue
        x, y = spot.middle
        if region in layout.SEAS:
            _boat(pen, x, y)
        else:
            for dx, dy, tall in ((-26, 26, 56), (4, 32, 44), (30, 24, 62)):
                palm(pen, x + dx, y + dy, tall)


def _boat(pen: Pen, x: float, y: float) -> None:
    """A ship under sail."""
    hull = [(x - 34, y + 14), (x + 36, y + 14), (x + 24, y + 28), (x - 24, y + 28)]
    sail = [(x + 2, y - 34), (x + 2, y + 8), (x - 26, y + 8)]
    jib = [(x + 7, y - 26), (x + 28, y + 8), (x + 7, y + 8)]
    for shape in (hull, sail, jib):
        pen.poly(shape, mix(COAST, SEA, 0.35))
    pen.arc(x - 20, y + 40, 14, 215, 325, RIPPLE, 2.5)
    pen.arc(x + 6, y + 40, 14, 215, 325, RIPPLE, 2.5)
