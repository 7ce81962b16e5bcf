"""Rivers along the borders of areas, bridges over rivers and straits, and ferries."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise, product
from math import ceil, dist, floor

from renderer.core.atlas.chart import Chart, ChartError, Pair, Side, pair
from renderer.core.atlas.dashes import dashes
from renderer.core.atlas.outline import Outlines
from renderer.core.atlas.window import Window
from renderer.core.canvas import Canvas
from renderer.core.palette import IVORY, Colour
from renderer.core.pen import Pen, Point
from renderer.core.sprites import icon

DECK, RAIL = "#e9d5a8", "#a38452"
WIDE, PLANK = 15, 7
"""How wide a bridge is, and from one of its planks to the next, in pixels."""
ASHORE = 5
"""How far a bridge reaches over the land at both ends."""
DASH, PAUSE, WAKE = 9, 9, 5
"""Length of the dashes of a ferry's way and of what is between them, and how wide they are, in pixels."""
FOAM = 3.5
"""How much wider the light edge of such a dash is."""


@dataclass(frozen=True, slots=True)
class River:
    """A river along sides of areas.

    course: the corner points it passes, from one end to the other. width: in pixels. nodes: points of the
    course at which a section of it ends and another begins, shown as rings. strait: it is an arm of the sea
    between two lands that touch in the data, open at both ends.
    """

    course: tuple[str, ...]
    width: float = 9
    nodes: tuple[str, ...] = ()
    strait: bool = False

    @property
    def sides(self) -> list[Side]:
        """The sides it runs along."""
        return list(pairwise(self.course))


@dataclass(frozen=True, slots=True)
class Bridge:
    """A way over a river or a strait, or of a ferry, from shore to shore, in units of the chart."""

    start: Point
    end: Point


def along(chart: Chart, borders: Iterable[Pair]) -> tuple[str, ...]:
    """The course that follows whole borders, each that of two areas; ChartError if they are not one line."""
    near: dict[str, list[str]] = {}
    for one, two in borders:
        if pair(one, two) not in chart.borders:
            raise ChartError(f"{one} and {two} have no border a river could follow")
        for start, end in chart.borders[pair(one, two)]:
            near.setdefault(start, []).append(end)
            near.setdefault(end, []).append(start)
    ends = sorted(point for point, others in near.items() if len(others) == 1)
    if len(ends) != 2 or any(len(others) > 2 for others in near.values()):
        raise ChartError("the borders of a river must be one line with two ends")
    course = [ends[0]]
    while course[-1] != ends[1]:
        before = course[-2] if len(course) > 1 else None
        course.append(next(one for one in near[course[-1]] if one != before))
    if len(course) != len(near):
        raise ChartError("the borders of a river must be one line with two ends")
    return tuple(course)


def strait(outlines: Outlines, first: str, second: str) -> Bridge:
    """The bridge or ferry where two areas are nearest to each other."""
    shores = product(outlines.rings(first)[0], outlines.rings(second)[0])
    return Bridge(*min(shores, key=lambda two: (dist(*two), two)))


def across(outlines: Outlines, side: Side, length: float) -> Bridge:
    """A bridge over the river along a side, `length` units long."""
    line = outlines.side(*side)
    (x, y), (x0, y0), (x1, y1) = line[len(line) // 2], line[0], line[-1]
    half = length / 2 / dist((x0, y0), (x1, y1))
    aside = (y1 - y0) * half, -(x1 - x0) * half
    return Bridge((x + aside[0], y + aside[1]), (x - aside[0], y - aside[1]))


def draw_river(
    pen: Pen, outlines: Outlines, window: Window, river: River, tones: Sequence[Colour]
) -> None:
    """A river: its banks, the water, the light on it; nodes as rings."""
    for colour, width in zip(tones, (river.width + 4, river.width, river.width * 0.4), strict=True):
        open_end = river.strait and colour == tones[0]
        for line in outlines.line(river.sides):
            pen.line(window.all_inside(line), colour, window.px(width), round_ends=not open_end)
    for node in river.nodes:
        x, y = window.inside(spot_of(outlines, river, node))
        pen.disc(x, y, window.px(river.width * 0.36 + 3.5), tones[0])
        pen.disc(x, y, window.px(river.width * 0.36 + 1), IVORY)


def spot_of(outlines: Outlines, river: River, node: str) -> Point:
    """Where a point of a river's course is drawn, which is not quite where the chart has it."""
    side = next(side for side in river.sides if node in side)
    line = outlines.side(*side)
    return line[0] if side[0] == node else line[-1]


def sections(outlines: Outlines, river: River) -> list[Point]:
    """The middle of each section of a river, from node to node and to its ends: where ships stand."""
    cuts = [i for i, point in enumerate(river.course) if point in river.nodes]
    ends = [0, *cuts, len(river.course) - 1]
    return [
        _halfway(outlines, river.course[first : last + 1])
        for first, last in pairwise(ends)
        if last > first
    ]


def _halfway(outlines: Outlines, course: Sequence[str]) -> Point:
    """The spot of a course that is as far from its beginning as from its end."""
    line = [point for side in pairwise(course) for point in outlines.side(*side)]
    walked = [0.0, *accumulate(dist(one, two) for one, two in pairwise(line))]
    return min(zip(walked, line, strict=True), key=lambda one: abs(one[0] - walked[-1] / 2))[1]


def draw_bridge(pen: Pen, window: Window, bridge: Bridge, edge: Colour) -> None:
    """A deck of planks between two rails."""
    _span(pen, window.inside(bridge.start), window.inside(bridge.end), edge, window.type_scale)


def lay_bridge(canvas: Canvas, window: Window, bridge: Bridge, edge: Colour) -> None:
    """The same over what has been tinted; of one that the window cuts, the part within."""
    start, end = window.at(bridge.start), window.at(bridge.end)
    margin = window.px(WIDE + ASHORE)
    left = floor(min(start[0], end[0]) - margin)
    top = floor(min(start[1], end[1]) - margin)
    right = ceil(max(start[0], end[0]) + margin)
    bottom = ceil(max(start[1], end[1]) + margin)
    frame = window.box
    x0, y0 = max(left, round(frame.x0)), max(top, round(frame.y0))
    x1, y1 = min(right, round(frame.x1)), min(bottom, round(frame.y1))
    if x0 >= x1 or y0 >= y1:
        return
    around = canvas.image.crop((left, top, right, bottom))
    ends = tuple((round(x - left, 1), round(y - top, 1)) for x, y in (start, end))
    size = right - left, bottom - top
    canvas.place("bridge", left, top, *size, *ends, edge, window.type_scale)
    if (x0, y0, x1, y1) != (left, top, right, bottom):
        within = canvas.image.crop((x0, y0, x1, y1))
        canvas.image.paste(around, (left, top))
        canvas.image.paste(within, (x0, y0))


@icon("bridge")
def bridge_icon(
    pen: Pen, _: float, __: float, start: Point, end: Point, edge: Colour, scale: float
) -> None:
    """A bridge between two spots of its box."""
    _span(pen, start, end, edge, scale)


def _span(pen: Pen, shore: Point, other: Point, edge: Colour, scale: float) -> None:
    (x0, y0), (x1, y1) = shore, other
    length = dist(shore, other)
    along_x, along_y = (x1 - x0) / length, (y1 - y0) / length
    more = ASHORE * scale
    start, end = (
        (x0 - along_x * more, y0 - along_y * more),
        (x1 + along_x * more, y1 + along_y * more),
    )
    pen.line([start, end], edge, WIDE * scale)
    pen.line([start, end], DECK, (WIDE - 4) * scale)
    half = (WIDE - 4) * scale / 2
    for i in range(1, int((length + 2 * more) / (PLANK * scale)) + 1):
        x = start[0] + along_x * (i - 0.5) * PLANK * scale
        y = start[1] + along_y * (i - 0.5) * PLANK * scale
        plank = [(x - along_y * half, y + along_x * half), (x + along_y * half, y - along_x * half)]
        pen.line(plank, RAIL, 2 * scale)


def draw_ferry(pen: Pen, window: Window, ferry: Bridge, colour: Colour) -> None:
    """The way of a ferry, in dashes with light edges."""
    line = window.all_inside([ferry.start, ferry.end])
    pieces = list(dashes(line, window.px(DASH), window.px(PAUSE)))
    for tone, width in ((IVORY, WAKE + FOAM), (colour, WAKE)):
        for piece in pieces:
            pen.line(piece, tone, window.px(width), round_ends=True)
