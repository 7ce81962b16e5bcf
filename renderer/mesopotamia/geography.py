"""The map as it is drawn: areas by their corners, rivers by their sections, and where ships stand."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.mesopotamia.content import Content
from renderer.core.atlas.chart import Area, Chart, ChartError, Ring, surface
from renderer.core.atlas.ground import Land
from renderer.core.atlas.outline import Manner, Outlines
from renderer.core.atlas.waterways import River, sections
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.pen import Point
from renderer.mesopotamia.palette import HOME, LOOK

RIVER, CANAL = 22.0, 12.0
"""Widths of the two rivers and of the two canals, in pixels."""
RIVERS = "te"
"""The letters of the rivers; those of canals are others."""
ACROSS: Sequence[Point] = (
    *((0, 0), (20, 8), (113, 109), (134, 117), (222, 212), (241, 220)),
    *((328, 316), (354, 324), (442, 434), (447, 438), (541, 548), (565, 556)),
    *((652, 652), (671, 660), (760, 756), (777, 764), (862, 872), (886, 880)),
    *((980, 992), (1000, 1000)),
)
DOWN: Sequence[Point] = (
    *((0, 0), (19, 7), (37, 13), (156, 152), (237, 171), (310, 304), (360, 317)),
    *((430, 450), (513, 469), (660, 608), (680, 613), (700, 620), (1000, 886)),
)
"""Where columns and lines of the printed plane are drawn: all areas get about the same room."""
SHIP, SAIL = 46, 5
"""Size of a ship where there are few, in pixels, and how far it stands above the middle of a river."""
FLEET, ABREAST, NARROW = 304, SHIP, 36
"""Length and width of the place for the ships of a section, in pixels; on canals it is upright."""
LONGEST, MOUTH = 0.94, 12
"""How much of a section ships may fill; how far those of a canal stay from those of the rivers."""
ENOUGH = 0.5
"""Share of the place for ships that a window must show, for them to stand in what it shows of it."""
NAMED = {"t5": -38.0, "e5": 34.0}
"""The sections beside which the names of their rivers stand, and how far below their middle, in units."""


class Shapes(NamedTuple):
    """The part of the content that a map is drawn from."""

    corners: tuple[tuple[str, Point], ...]
    areas: tuple[tuple[str, str, Ring], ...]
    sections: tuple[tuple[str, str, str], ...]


def shapes(content: Content) -> Shapes:
    """What is drawn of the map."""
    used = {corner for row in content.areas.values() for corner in row.corners}
    return Shapes(
        tuple(
            (name, (row.at[0], row.at[1])) for name, row in content.corners.items() if name in used
        ),
        tuple(
            (area, row.terrain or HOME, tuple(row.corners)) for area, row in content.areas.items()
        ),
        tuple((one, row.nodes[0], row.nodes[1]) for one, row in content.sections.items()),
    )


def land_of(content: Content) -> Land:
    """The map; its areas are called as those of the content are."""
    return _land(shapes(content))


@lru_cache(8)
def _land(drawn: Shapes) -> Land:
    points = {name: (_moved(ACROSS, x), _moved(DOWN, y)) for name, (x, y) in drawn.corners}
    areas = {area: Area((_clockwise(points, ring),), kind) for area, kind, ring in drawn.areas}
    chart = Chart(points, areas)
    for one, start, end in drawn.sections:
        if (start, end) not in chart.owner_of and (end, start) not in chart.owner_of:
            raise ChartError(f"the section {one} runs along no border")
    outlines = Outlines(chart, Manner(rounds=8, uneven=((3.6, 40.0), (1.6, 13.0))))
    return Land(outlines, LOOK, tuple(_rivers(drawn).values()))


@lru_cache(8)
def _rivers(drawn: Shapes) -> Mapping[str, River]:
    """A river for each section, the narrow ones first, so that they flow into the others."""
    found = {
        one: River((start, end), RIVER if one[0] in RIVERS else CANAL, (start, end))
        for one, start, end in drawn.sections
    }
    return dict(sorted(found.items(), key=lambda item: item[1].width))


def _clockwise(points: Mapping[str, Point], ring: Ring) -> Ring:
    return ring if surface([points[name] for name in ring]) > 0 else ring[::-1]


def _moved(knots: Sequence[Point], at: float) -> float:
    """Where something of the printed plane is drawn, between the two knots around it."""
    after = next(i for i, (printed, _) in enumerate(knots) if i and at <= printed)
    (low, start), (high, end) = knots[after - 1], knots[after]
    return start + (end - start) * (at - low) / (high - low)


def berths(content: Content, window: Window) -> Mapping[str, Box]:
    """The place for the ships of each section that a window shows."""
    return _berths(shapes(content), window)


@lru_cache(32)
def _berths(drawn: Shapes, window: Window) -> Mapping[str, Box]:
    outlines, found = _land(drawn).outlines, {}
    for one, river in _rivers(drawn).items():
        (x0, y0), (x1, y1) = (window.at(outlines.side(*river.course)[end]) for end in (0, -1))
        x, y = window.at(sections(outlines, river)[0])
        upright = abs(y1 - y0) > abs(x1 - x0)
        whole = abs(y1 - y0) - window.px(ABREAST + MOUTH) if upright else abs(x1 - x0)
        long = min(window.px(FLEET), whole * LONGEST)
        wide, high = (window.px(NARROW), long) if upright else (long, window.px(ABREAST))
        y -= 0 if upright else window.px(SAIL)
        left, top = round(x - wide / 2), round(y - high / 2)
        box = Box(left, top, round(x + wide / 2), round(y + high / 2))
        shown = box.common(window.box)
        if shown is not None and min(shown.width / wide, shown.height / high) >= ENOUGH:
            found[one] = shown
    return found


def river_label(content: Content, section: str) -> Point:
    """Where the name of a section's river stands beside it, in units."""
    drawn = shapes(content)
    x, y = sections(_land(drawn).outlines, _rivers(drawn)[section])[0]
    return x, y + NAMED[section]
