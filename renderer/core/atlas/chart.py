"""A map as data: areas by the corner points they share, and the borders that follow from them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from renderer.core.pen import Point

Ring: TypeAlias = tuple[str, ...]
"""Corner points in order, without the first once more at the end."""
Side: TypeAlias = tuple[str, str]
"""From one corner point to the next; the area it belongs to lies to its right as one looks at the map."""
Pair: TypeAlias = tuple[str, str]
"""Two areas in alphabetical order."""


class ChartError(ValueError):
    """A map whose data contradict each other; says which area or point."""


@dataclass(frozen=True, slots=True)
class Area:
    """One area of a map.

    rings: its outline clockwise, then the outlines of what lies within it (islands, lakes), those
    counter-clockwise. ground: what it looks like, by the names of a `Look`. water: a sea or a lake.
    """

    rings: tuple[Ring, ...]
    ground: str
    water: bool = False

    def sides(self) -> Iterator[Side]:
        """All its sides, each once."""
        for ring in self.rings:
            yield from zip(ring, (*ring[1:], ring[0]), strict=True)


@dataclass(frozen=True, eq=False)
class Chart:
    """A map: corner points by name, in units of its own (y down), and areas by id.

    Raises ChartError if an area is not closed or lies the wrong way round, if two areas claim the same side,
    or if a point is unknown or of no use. Charts are told apart by identity and live as long as the program.

    >>> from renderer.core.atlas.chart import Area, Chart, disagreements
    >>> corners = {"a": (0, 0), "b": (1, 0), "c": (2, 0), "d": (2, 1), "e": (1, 1), "f": (0, 1)}
    >>> west, east = Area((("a", "b", "e", "f"),), "plain"), Area((("b", "c", "d", "e"),), "hills")
    >>> chart = Chart(corners, {"west": west, "east": east})
    >>> chart.borders
    {('east', 'west'): (('e', 'b'),)}
    >>> disagreements(chart, {"west": ["east"], "east": []})
    ['west names east, but not the other way round']
    """

    points: Mapping[str, Point]
    areas: Mapping[str, Area]

    def __post_init__(self) -> None:
        """Check all of it once."""
        for name, area in self.areas.items():
            self._check(name, area)
        self._check_points()
        twice = [
            s
            for s, n in Counter(s for a in self.areas.values() for s in a.sides()).items()
            if n > 1
        ]
        if twice:
            raise ChartError(f"the side from {twice[0][0]} to {twice[0][1]} belongs to two areas")

    @cached_property
    def owner_of(self) -> Mapping[Side, str]:
        """The area each side belongs to."""
        return {side: name for name, area in self.areas.items() for side in area.sides()}

    @cached_property
    def borders(self) -> Mapping[Pair, tuple[Side, ...]]:
        """The sides two areas share, as the first of the pair has them."""
        found: dict[Pair, list[Side]] = {}
        for (start, end), name in self.owner_of.items():
            other = self.owner_of.get((end, start))
            if other is not None and name < other:
                found.setdefault((name, other), []).append((start, end))
        return {pair: tuple(found[pair]) for pair in sorted(found)}

    def ring(self, ring: Ring) -> list[Point]:
        """The coordinates of a ring."""
        return [self.points[point] for point in ring]

    def _check(self, name: str, area: Area) -> None:
        if not area.rings or any(len(ring) < 3 for ring in area.rings):
            raise ChartError(f"the area {name} is not closed")
        unknown = {point for ring in area.rings for point in ring} - self.points.keys()
        if unknown:
            raise ChartError(f"the area {name} has the unknown point {min(unknown)}")
        for number, ring in enumerate(area.rings):
            if (surface(self.ring(ring)) > 0) is not (number == 0):
                raise ChartError(f"ring {number} of the area {name} runs the wrong way round")

    def _check_points(self) -> None:
        used = {point for area in self.areas.values() for ring in area.rings for point in ring}
        if idle := self.points.keys() - used:
            raise ChartError(f"the point {min(idle)} belongs to no area")


def pair(first: str, second: str) -> Pair:
    """Two areas in alphabetical order."""
    return (first, second) if first < second else (second, first)


def disagreements(
    chart: Chart, neighbours: Mapping[str, Iterable[str]], apart: Iterable[Pair] = ()
) -> list[str]:
    """Where a table of neighbours and the drawing of a map say different things, in words for its author.

    neighbours: for each area those it borders on. apart: areas that touch on the drawing and are no
    neighbours, as where only a strait with a bridge lies between them.
    """
    stated = {pair(one, other) for one, others in neighbours.items() for other in others}
    drawn, strait = set(chart.borders), {pair(*two) for two in apart}
    one_way = [
        f"{one} names {other}, but not the other way round"
        for one, others in neighbours.items()
        for other in others
        if one not in neighbours.get(other, ())
    ]
    return [
        *sorted(one_way),
        *(f"{a} and {b} are neighbours without a common side" for a, b in sorted(stated - drawn)),
        *(
            f"{a} and {b} share a side without being neighbours"
            for a, b in sorted(drawn - stated - strait)
        ),
        *(f"{a} and {b} are said to touch and do not" for a, b in sorted(strait - drawn)),
    ]


def surface(points: list[Point]) -> float:
    """Twice the surface inside a ring: positive where it runs clockwise on the picture."""
    return sum(
        x0 * y1 - x1 * y0
        for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True)
    )
