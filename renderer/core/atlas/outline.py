"""The lines of a chart: each side drawn once, smooth and a little uneven, for both areas beside it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil, dist

from renderer.core.atlas.chart import Chart, Side
from renderer.core.atlas.noise import moved
from renderer.core.pen import Point

SHRINK, SWELL = 0.5, -0.52
"""Smoothing after Taubin: a step inwards, then a slightly larger one outwards; islands keep their size."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the lines of a chart are drawn, in its units.

    step: from one point of a line to the next before smoothing. rounds: how often it is smoothed; few keep
    the corners. uneven: how far points are pushed aside at most, and over which length that changes.
    """

    step: float = 10
    rounds: int = 18
    uneven: tuple[tuple[float, float], ...] = ((6.0, 44.0), (2.6, 15.0))
    seed: int = 1


@dataclass(frozen=True, eq=False)
class Outlines:
    """The lines of a chart drawn in a manner."""

    chart: Chart
    manner: Manner = Manner()

    def side(self, start: str, end: str) -> Sequence[Point]:
        """The points of a side, both ends included; the other way round they are the same reversed."""
        if (start, end) in self._sides:
            return self._sides[start, end]
        return self._sides[end, start][::-1]

    def line(self, sides: Iterable[Side]) -> list[list[Point]]:
        """The sides joined to as few lines as possible."""
        return _joined([self.side(*side) for side in sides])

    def rings(self, area: str) -> list[list[Point]]:
        """The outlines of an area, like its `rings`."""
        return self._rings[area]

    @cached_property
    def _rings(self) -> Mapping[str, list[list[Point]]]:
        return {
            name: [self._closed(ring) for ring in area.rings]
            for name, area in self.chart.areas.items()
        }

    def _closed(self, ring: Sequence[str]) -> list[Point]:
        sides = zip(ring, (*ring[1:], ring[0]), strict=True)
        return [point for side in sides for point in self.side(*side)[:-1]]

    @cached_property
    def _sides(self) -> Mapping[Side, list[Point]]:
        web = _Web(self.chart, self.manner.step)
        for _ in range(self.manner.rounds):
            web.smooth(SHRINK)
            web.smooth(SWELL)
        return {side: self._uneven(line) for side, line in web.lines().items()}

    def _uneven(self, line: Sequence[Point]) -> list[Point]:
        """A line in pieces a quarter as long, its points pushed a little aside."""
        finer = _halved(_halved(line))
        for number, (reach, length) in enumerate(self.manner.uneven):
            seed = self.manner.seed + 10 * number
            finer = [moved(seed, point, reach, length) for point in finer]
        return finer


class _Web:
    """All sides of a chart cut into short pieces, whose points are drawn towards their neighbours."""

    def __init__(self, chart: Chart, step: float) -> None:
        self.places: list[Point] = list(chart.points.values())
        self._number = {name: i for i, name in enumerate(chart.points)}
        self._ways: dict[Side, list[int]] = {}
        near: list[list[int]] = [[] for _ in self.places]
        coast: list[list[int]] = [[] for _ in self.places]
        for (start, end), name in chart.owner_of.items():
            other = chart.owner_of.get((end, start))
            if other is not None and (end, start) in self._ways:
                continue
            way = self._cut(self._number[start], self._number[end], step)
            self._ways[start, end] = way
            shore = other is None or chart.areas[name].water != chart.areas[other].water
            grown: list[list[int]] = [[] for _ in range(len(self.places) - len(near))]
            near.extend(grown)
            coast.extend([] for _ in grown)
            for one, two in pairwise(way):
                for here, there in ((one, two), (two, one)):
                    near[here].append(there)
                    if shore:
                        coast[here].append(there)
        # A border that ends at a coast must not pull it inland, so coasts follow themselves alone.
        self._near = [
            list(shore) if len(shore) == 2 else list(every)
            for shore, every in zip(coast, near, strict=True)
        ]

    def _cut(self, start: int, end: int, step: float) -> list[int]:
        (x0, y0), (x1, y1) = self.places[start], self.places[end]
        pieces = max(1, ceil(dist((x0, y0), (x1, y1)) / step))
        first = len(self.places)
        shares = [i / pieces for i in range(1, pieces)]
        self.places.extend((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) for share in shares)
        return [start, *range(first, first + pieces - 1), end]

    def smooth(self, share: float) -> None:
        """Move every point towards the middle of its neighbours by `share` of the way."""
        places = self.places
        moved_places = []
        for (x, y), near in zip(places, self._near, strict=True):
            across = sum(places[one][0] for one in near) / len(near)
            along = sum(places[one][1] for one in near) / len(near)
            moved_places.append((x + (across - x) * share, y + (along - y) * share))
        self.places = moved_places

    def lines(self) -> dict[Side, list[Point]]:
        """The points of each side."""
        return {side: [self.places[i] for i in way] for side, way in self._ways.items()}


def _halved(line: Sequence[Point]) -> list[Point]:
    """A line with the middle of each of its pieces as a point more."""
    finer = [line[0]]
    for one, two in pairwise(line):
        finer += [((one[0] + two[0]) / 2, (one[1] + two[1]) / 2), two]
    return finer


def _joined(pieces: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """Lines put end to end where one ends as another begins."""
    starts: dict[Point, list[Sequence[Point]]] = {}
    for piece in pieces:
        starts.setdefault(piece[0], []).append(piece)
    ends = {piece[-1] for piece in pieces}
    heads = [piece for piece in pieces if piece[0] not in ends]
    lines = [_followed(head[0], starts) for head in heads]
    while starts:  # what is left begins where another one ended, or runs in circles
        lines.append(_followed(next(iter(starts)), starts))
    return lines


def _followed(start: Point, starts: dict[Point, list[Sequence[Point]]]) -> list[Point]:
    line = [start]
    while line[-1] in starts:
        ways = starts[line[-1]]
        piece = ways.pop()
        if not ways:
            del starts[line[-1]]
        line.extend(piece[1:])
    return line
