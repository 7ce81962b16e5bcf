"""A map drawn in letters: rows of characters, one a cell, traced into areas with common corner points."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from renderer.core.atlas.chart import Area, Chart, ChartError, Ring

Corner = tuple[int, int]
"""A corner of cells, by column and row."""
Step = tuple[Corner, Corner]


@dataclass(frozen=True, slots=True)
class Letter:
    """What a character of a raster stands for; see `Area`."""

    area: str
    ground: str
    water: bool = False


def traced(
    rows: Sequence[str], letters: Mapping[str, Letter], cell: float = 20, outside: str = "."
) -> Chart:
    """The chart of a raster whose cells are `cell` units wide and high.

    `outside` is the character of what is no area. Raises ChartError for rows of different lengths, an unknown
    character, a letter that does not occur, and an area in several pieces, each of which needs its letter.
    """
    _check(rows, letters, outside)
    steps: dict[str, list[Step]] = {letter: [] for letter in letters}
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter != outside:
                steps[letter].extend(_edges(rows, column, row))
    rings = {letter: _rings(found) for letter, found in steps.items()}
    areas = {letters[letter].area: _area(letters[letter], found) for letter, found in rings.items()}
    corners = {corner for found in rings.values() for ring in found for corner in ring}
    return Chart({_name(one): (one[0] * cell, one[1] * cell) for one in sorted(corners)}, areas)


def _check(rows: Sequence[str], letters: Mapping[str, Letter], outside: str) -> None:
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise ChartError(
                f"row {number} has {len(row)} characters, the first has {len(rows[0])}"
            )
        if unknown := set(row) - letters.keys() - {outside}:
            raise ChartError(f"row {number} has the unknown character {min(unknown)!r}")
    if unused := letters.keys() - set("".join(rows)):
        raise ChartError(f"no cell has the character {min(unused)!r}")


def _edges(rows: Sequence[str], column: int, row: int) -> Iterable[Step]:
    """The edges of a cell beyond which lies something else, clockwise."""
    x0, y0, x1, y1 = column, row, column + 1, row + 1
    around = (
        ((column, row - 1), ((x0, y0), (x1, y0))),
        ((column + 1, row), ((x1, y0), (x1, y1))),
        ((column, row + 1), ((x1, y1), (x0, y1))),
        ((column - 1, row), ((x0, y1), (x0, y0))),
    )
    here = rows[row][column]
    return [edge for (x, y), edge in around if _at(rows, x, y) != here]


def _at(rows: Sequence[str], column: int, row: int) -> str | None:
    inside = 0 <= row < len(rows) and 0 <= column < len(rows[row])
    return rows[row][column] if inside else None


def _rings(steps: Iterable[Step]) -> list[list[Corner]]:
    """The closed ways that the steps make; where two meet, each turns right and stays with its own cells."""
    ahead: dict[Corner, list[Corner]] = {}
    for start, end in steps:
        ahead.setdefault(start, []).append(end)
    rings = []
    while ahead:
        first = min(ahead)
        ring = [first]
        here = _next(ahead, first, None)
        while here != first:
            ring.append(here)
            here = _next(ahead, here, ring[-2])
        rings.append(ring)
    return rings


def _next(ahead: dict[Corner, list[Corner]], here: Corner, before: Corner | None) -> Corner:
    ways = ahead[here]
    way = ways[0] if before is None or len(ways) == 1 else _rightmost(before, here, ways)
    ways.remove(way)
    if not ways:
        del ahead[here]
    return way


def _rightmost(before: Corner, here: Corner, ways: Sequence[Corner]) -> Corner:
    dx, dy = here[0] - before[0], here[1] - before[1]
    right = here[0] - dy, here[1] + dx
    return right if right in ways else ways[0]


def _area(letter: Letter, rings: Sequence[Sequence[Corner]]) -> Area:
    """Outline first. An area in two pieces would have two outlines."""
    outlines = [ring for ring in rings if _turns(ring) > 0]
    if len(outlines) != 1:
        raise ChartError(f"the area {letter.area} consists of {len(outlines)} pieces")
    holes = [ring for ring in rings if _turns(ring) < 0]
    named: list[Ring] = [tuple(_name(one) for one in ring) for ring in (*outlines, *holes)]
    return Area(tuple(named), letter.ground, letter.water)


def _turns(ring: Sequence[Corner]) -> int:
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)


def _name(corner: Corner) -> str:
    column, row = corner
    return f"{column},{row}"
