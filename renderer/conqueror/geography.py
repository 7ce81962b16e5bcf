"""Both sides of the board as maps: territories traced from cells, the Danube, straits, bridges."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from engines.conqueror.content import Content
from renderer.conqueror.palette import LOOK
from renderer.core.atlas.chart import Chart, Pair, pair
from renderer.core.atlas.ground import Land
from renderer.core.atlas.outline import Outlines
from renderer.core.atlas.raster import Letter, traced
from renderer.core.atlas.waterways import Bridge, River, across, along, strait

CELL = 20
"""Units of the chart that a cell of the board is wide and high."""
DANUBE, STRAIT = 9.0, 13.0
"""Widths of the river, and of a strait between two lands whose cells touch, in pixels."""
BRIDGE = 46
"""Length of a bridge over such a strait, in units."""
COURSES = {
    "small": ("25,6", "25,5", "26,5", "27,5", "27,4", *(f"{x},4" for x in range(28, 38))),
    "large": ("25,4", "25,5", "25,6", "26,6", "27,6", "27,7", *(f"{x},7" for x in range(28, 34))),
}
"""The Danube: from the border of Celtica to the Black Sea, by corners of cells."""

LABELS = {"small": (32.4, 3.2), "large": (30.4, 6.1)}
"""Where the name of the river is written, by column and row."""
COLUMNS, ROWS = 50, 35
WIDER: dict[str, Sequence[tuple[int, float]]] = {
    "small": ((12, 0.84), (34, 1.16), (44, 0.9), (COLUMNS, 1.0)),
    "large": ((4, 0.8), (12, 0.95), (34, 1.12), (40, 0.8), (COLUMNS, 1.0)),
}
HIGHER: dict[str, Sequence[tuple[int, float]]] = {
    "small": ((9, 0.84), (23, 1.22), (ROWS, 0.86)),
    "large": ((9, 0.84), (24, 1.22), (ROWS, 0.84)),
}
"""How wide columns are and how high rows, each up to one: where most stands, the map is drawn larger."""


def _edges(up_to: Sequence[tuple[int, float]]) -> list[float]:
    """Where each column or row begins, in units; all of them together are as long as without."""
    last = up_to[-1][0]
    sizes = [next(size for end, size in up_to if cell < end) for cell in range(last)]
    return [edge * CELL * last / sum(sizes) for edge in accumulate(sizes, initial=0.0)]


def _stretched(chart: Chart, board: str) -> Chart:
    """A chart whose corners, named by column and row, are moved to where these begin."""
    xs, ys = _edges(WIDER[board]), _edges(HIGHER[board])
    corners = {name: tuple(map(int, name.split(","))) for name in chart.points}
    return Chart({name: (xs[x], ys[y]) for name, (x, y) in corners.items()}, chart.areas)


def _between(edges: Sequence[float], at: float) -> float:
    """Where a spot between two columns or rows lies."""
    whole = int(at)
    return edges[whole] + (edges[whole + 1] - edges[whole]) * (at - whole)


class Shapes(NamedTuple):
    """What of the content a map is drawn from."""

    board: str
    cells: tuple[str, ...]
    letters: tuple[tuple[str, Letter], ...]
    bridges: tuple[Pair, ...]


def land_of(content: Content, board: str) -> Land:
    """The map of a side of the board; its areas are called as the places are."""
    return _land(shapes(content, board))


def shapes(content: Content, board: str) -> Shapes:
    """What is drawn of a side of the board."""
    rows = content.boards[board]
    letters = tuple(
        (row.sign, Letter(place, row.region or "sea", row.sea)) for place, row in rows.items()
    )
    bridges = tuple(
        pair(*one.ends)
        for one in content.crossings.values()
        if one.board == board and one.kind == "bridge"
    )
    return Shapes(board, tuple(content.maps[board].cells), letters, bridges)


@lru_cache(8)
def _land(drawn: Shapes) -> Land:
    chart = _stretched(traced(drawn.cells, dict(drawn.letters), CELL), drawn.board)
    outlines = Outlines(chart)
    straits = [ends for ends in drawn.bridges if ends in chart.borders]
    rivers = [River(along(chart, [ends]), STRAIT, strait=True) for ends in straits]
    return Land(
        outlines,
        LOOK,
        (*_danube(chart, drawn.board), *rivers),
        tuple(_bridge(outlines, ends) for ends in drawn.bridges),
    )


def _danube(chart: Chart, board: str) -> tuple[River, ...]:
    """The river, unless somebody has drawn a map of their own without it."""
    course = COURSES[board]
    sides = {frozenset(side) for side in chart.owner_of}
    known = all(frozenset(two) in sides for two in pairwise(course))
    return (River(course, DANUBE),) if known else ()


def _bridge(outlines: Outlines, ends: Pair) -> Bridge:
    """Across the strait where two lands touch, else where they are nearest to each other."""
    sides = outlines.chart.borders.get(ends)
    if sides is None:
        return strait(outlines, *ends)
    return across(outlines, sides[len(sides) // 2], BRIDGE)


def river_label(board: str) -> tuple[float, float]:
    """Where the name of the Danube stands, in units."""
    x, y = LABELS[board]
    return _between(_edges(WIDER[board]), x), _between(_edges(HIGHER[board]), y)
