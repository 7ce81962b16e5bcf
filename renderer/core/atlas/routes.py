"""Ways over a map: arrows for moves, and the lines that lead from a thing beside its area home."""

from collections.abc import Sequence
from math import atan2, ceil, cos, dist, pi, sin

from renderer.core.atlas.dashes import dashes
from renderer.core.atlas.layout import Slot
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CHANGED, INK, IVORY, Colour
from renderer.core.pen import Pen, Point
from renderer.core.sprites import icon

MARGIN = 30
"""Room around an arrow for its head and edges."""
BEND = 0.16
"""How far a straight way is bent aside, as a share of its length."""
CLEAR = 10
"""How far an arrow stays from the boxes it leads from and to."""
STROKE = 7
HEAD, SHORTEST = 14, 24
PIECES = 16
"""Straight pieces between two points of a way."""
DASH, GAP = 15, 17
"""Length of a dash, and from its end to the beginning of the next, between their round ends."""


def move(
    canvas: Canvas,
    start: Box,
    end: Box,
    via: Sequence[Point] = (),
    before: Sequence[Box] = (),
    colour: Colour = CHANGED,
    *,
    over_sea: bool = False,
    scale: float = 1,
) -> None:
    """An arrow from one box to another, through some points on the way; dashed if it goes by sea.

    before: other boxes at its end, before which it stops if that leaves enough of it. scale: how bold it is
    against the usual. Drawn under what stands on the map, so that it hides nothing; nothing is drawn between
    boxes that are next to each other.
    """
    points = [start.middle, *via, end.middle]
    whole = _rounded(points) if via else _bent(*points)
    ways = [_trimmed(whole, start, ends) for ends in ([end, *before], [end])]
    way = next((way for way in ways if len(way) > 1 and dist(way[0], way[-1]) >= SHORTEST), None)
    if way is None:
        return
    margin = MARGIN * scale
    left, top = min(x for x, _ in way) - margin, min(y for _, y in way) - margin
    right, bottom = max(x for x, _ in way) + margin, max(y for _, y in way) + margin
    moved = tuple((round(x - left, 1), round(y - top, 1)) for x, y in way)
    size = ceil(right - left), ceil(bottom - top)
    canvas.place("route", round(left), round(top), *size, moved, colour, over_sea, scale)


def leader(canvas: Canvas, slot: Slot) -> None:
    """The line from something beside its area to a dot in it, drawn before the thing itself."""
    if slot.home is None:
        return
    (x0, y0), (x1, y1) = slot.box.middle, slot.home
    left, top, radius = min(x0, x1) - 8, min(y0, y1) - 8, 5
    size = ceil(abs(x1 - x0)) + 16, ceil(abs(y1 - y0)) + 16
    line = (x0 - left, y0 - top), (x1 - left, y1 - top)
    canvas.place("leader", round(left), round(top), *size, *line, radius)


@icon("leader")
def draw_leader(
    pen: Pen, _width: float, _height: float, start: Point, end: Point, radius: float
) -> None:
    """An ink line with an ivory edge and a dot at its end."""
    for colour, more in ((IVORY, 2.0), (INK, 0.0)):
        pen.line([start, end], colour, 3 + 2 * more)
        pen.disc(*end, radius + more, colour)


@icon("route")
def draw_route(
    pen: Pen,
    _width: float,
    _height: float,
    way: Sequence[Point],
    colour: Colour,
    over_sea: bool,
    scale: float = 1,
) -> None:
    """An arrow along a way, edged in ink and ivory."""
    angle = atan2(way[-1][1] - way[-2][1], way[-1][0] - way[-2][0])
    head = _head(way[-1], angle, HEAD * scale)
    body = _up_to(way, way[-1], HEAD * scale * 0.8)
    pieces = list(dashes(body, DASH * scale, GAP * scale)) if over_sea else [body]
    for tone, stroke, edge in (
        (INK, STROKE + 8, 9.0),
        (IVORY, STROKE + 5.5, 6.5),
        (colour, STROKE, 0.0),
    ):
        for piece in pieces:
            pen.line(piece, tone, stroke * scale, round_ends=True)
        pen.poly(head, tone, tone, edge * scale)


def _head(end: Point, angle: float, size: float) -> list[Point]:
    x, y = end
    back = x - 1.6 * size * cos(angle), y - 1.6 * size * sin(angle)
    side = size * cos(angle + pi / 2), size * sin(angle + pi / 2)
    return [end, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]


def _bent(start: Point, end: Point) -> list[Point]:
    """A curve from point to point, bent to the left."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = start[0] + dx / 2 + dy * BEND, start[1] + dy / 2 - dx * BEND
    shares = [i / (2 * PIECES) for i in range(2 * PIECES + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1],
        )
        for t in shares
    ]


def _rounded(points: Sequence[Point]) -> list[Point]:
    """A smooth line through all points (Catmull and Rom)."""
    ends = [points[0], *points, points[-1]]
    line = [points[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for i in range(1, PIECES + 1):
            t = i / PIECES
            line.append((_through(a[0], b[0], c[0], d[0], t), _through(a[1], b[1], c[1], d[1], t)))
    return line


def _through(a: float, b: float, c: float, d: float, t: float) -> float:
    first, second = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
    return (2 * b + (c - a) * t + first * t * t + second * t**3) / 2


def _trimmed(way: Sequence[Point], start: Box, ends: Sequence[Box]) -> list[Point]:
    """The part of a way from a box to the first of some others."""
    left = [i for i, spot in enumerate(way) if _in(start, spot)]
    rest = list(way[max(left, default=-1) + 1 :])
    reached = [i for i, spot in enumerate(rest) if any(_in(end, spot) for end in ends)]
    return rest[: min(reached, default=len(rest))]


def _in(box: Box, spot: Point) -> bool:
    return box.x0 - CLEAR < spot[0] < box.x1 + CLEAR and box.y0 - CLEAR < spot[1] < box.y1 + CLEAR


def _up_to(way: Sequence[Point], end: Point, short: float) -> list[Point]:
    """A way that ends a little earlier, so that its round end does not blunt the head."""
    kept = [spot for spot in way if dist(spot, end) >= short]
    return kept if len(kept) > 1 else list(way[:2])
