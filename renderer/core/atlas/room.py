"""How much room there is on a map: the picture in small squares, each row of them the bits of a number."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import ceil, floor

from PIL import Image, ImageDraw

from renderer.core.atlas.chart import surface
from renderer.core.atlas.ground import Land, in_order
from renderer.core.atlas.window import Window
from renderer.core.box import Box
from renderer.core.pen import Point

SQUARE = 4
"""Pixels that a square is wide and high."""
MOST_AREAS = 254
_NOBODY, _TAKEN = 0, 255


class Room:
    """Some squares of a window: bit `x` of row `y`, counted from its corner, is 1 if it has that square."""

    def __init__(self, rows: Sequence[int], left: int = 0, top: int = 0) -> None:
        self.rows = rows
        self._left, self._top = left, top
        self._narrowed: dict[int, int] = {}
        self._eroded: dict[tuple[int, int], int] = {}

    @cached_property
    def pixels(self) -> int:
        """How many pixels it has."""
        return sum(row.bit_count() for row in self.rows) * SQUARE**2

    def trimmed(self) -> "Room":
        """The same squares without empty rows and columns around them."""
        filled = [y for y, row in enumerate(self.rows) if row]
        if not filled:
            return Room([], self._left, self._top)
        first, last = filled[0], filled[-1]
        every = 0
        for row in self.rows:
            every |= row
        left = (every & -every).bit_length() - 1
        rows = [row >> left for row in self.rows[first : last + 1]]
        return Room(rows, self._left + left, self._top + first)

    def without(self, boxes: Iterable[Box]) -> "Room":
        """What is left of it beside some boxes, in pixels of the window."""
        rows = list(self.rows)
        for box in boxes:
            left = max(0, floor(box.x0 / SQUARE) - self._left)
            right = max(0, ceil(box.x1 / SQUARE) - self._left)
            bits = (1 << right) - (1 << left)
            top = max(0, floor(box.y0 / SQUARE) - self._top)
            for y in range(top, min(len(rows), ceil(box.y1 / SQUARE) - self._top)):
                rows[y] &= ~bits
        return Room(rows, self._left, self._top)

    def within(self, whole: "Room") -> "Room":
        """Its squares that belong to a room of a whole window, too."""
        lines = whole.rows[self._top : self._top + len(self.rows)]
        rows = [own & line >> self._left for own, line in zip(self.rows, lines, strict=True)]
        return Room(rows, self._left, self._top)

    def spots(self, boxes: Iterable[Box]) -> "Room":
        """Where boxes, given around 0, 0 in pixels, can be moved so that all of them lie in the room."""
        strip, found = self._strip, 0
        for number, box in enumerate(boxes):
            left, top = floor(box.x0 / SQUARE), floor(box.y0 / SQUARE)
            width, height = ceil(box.x1 / SQUARE) - left, ceil(box.y1 / SQUARE) - top
            moved = strip.moved(self._fits(width, height), left, top)
            found = moved if number == 0 else found & moved
            if not found:
                break
        # Mostly there is none, while forms are tried from the largest one.
        rows = strip.rows(found) if found else [0] * len(self.rows)
        return Room(rows, self._left, self._top)

    def nearest(self, spot: Point) -> Point | None:
        """The corner of its squares that is nearest to a spot, in pixels; None if it is empty."""
        x, y = spot[0] / SQUARE - self._left, spot[1] / SQUARE - self._top
        best: tuple[float, int, int] | None = None
        for row, bits in enumerate(self.rows):
            if bits and (best is None or (row - y) ** 2 <= best[0]):
                here = min(
                    ((column - x) ** 2 + (row - y) ** 2, row, column)
                    for column in _beside(bits, floor(x))
                )
                best = here if best is None else min(best, here)
        return None if best is None else self._pixel(best[2], best[1])

    def middle(self) -> Point:
        """The middle of one of its largest squares, in pixels: where it has most room."""
        side = 1
        while self._fits(side + 1, side + 1):
            side += 1
        rows = self._strip.rows(self._fits(side, side))
        ends = [(y, column) for y, row in enumerate(rows) for column in _ones(row)]
        mean = sum(y for y, _ in ends) / len(ends), sum(column for _, column in ends) / len(ends)
        top, left = min(
            ends, key=lambda end: ((end[0] - mean[0]) ** 2 + (end[1] - mean[1]) ** 2, end)
        )
        return self._pixel(left + side / 2, top + side / 2)

    def _pixel(self, column: float, row: float) -> Point:
        return (column + self._left) * SQUARE, (row + self._top) * SQUARE

    def _fits(self, width: int, height: int) -> int:
        """The upper left squares of all rectangles of a size that lie in it, as a strip."""
        if (width, height) not in self._eroded:
            strip = self._strip
            if width not in self._narrowed:
                self._narrowed[width] = strip.narrowed(self._whole, width)
            self._eroded[width, height] = strip.lowered(self._narrowed[width], height)
        return self._eroded[width, height]

    @cached_property
    def _strip(self) -> "_Strip":
        return _Strip(len(self.rows), max((row.bit_length() for row in self.rows), default=0))

    @cached_property
    def _whole(self) -> int:
        return self._strip.of(self.rows)


class _Strip:
    """All rows of a room one behind the other in a single number, so that one shift moves every square.

    Each row has as many empty squares behind it as it has squares: what is moved sideways stays out of the
    next row.
    """

    def __init__(self, lines: int, columns: int) -> None:
        self._lines, self._columns = lines, columns
        self._bytes = columns // 4 + 1
        self._stride = self._bytes * 8

    def of(self, rows: Sequence[int]) -> int:
        """The strip of rows."""
        return int.from_bytes(
            b"".join(row.to_bytes(self._bytes, "little") for row in rows), "little"
        )

    def rows(self, strip: int) -> list[int]:
        """The rows of a strip."""
        size = self._bytes
        squares = strip.to_bytes(size * self._lines, "little")
        starts = range(0, len(squares), size)
        return [int.from_bytes(squares[start : start + size], "little") for start in starts]

    def narrowed(self, strip: int, width: int) -> int:
        """Where so many ones begin, one beside the other."""
        return 0 if width > self._columns else _begin(strip, width, 1)

    def lowered(self, strip: int, height: int) -> int:
        """Where so many ones begin, one below the other."""
        return 0 if height > self._lines else _begin(strip, height, self._stride)

    def moved(self, strip: int, left: int, top: int) -> int:
        """All squares so many columns and lines back; what leaves the rows is lost."""
        if abs(left) >= self._columns or abs(top) >= self._lines:
            return 0
        stay = self._between(max(0, left), min(self._columns, self._columns + left))
        return _shifted(strip & stay, left + top * self._stride) & self._all

    @cached_property
    def _all(self) -> int:
        return (1 << self._stride * self._lines) - 1

    @cached_property
    def _firsts(self) -> int:
        """The first square of every row."""
        return self._all // ((1 << self._stride) - 1)

    def _between(self, first: int, end: int) -> int:
        """Some columns of every row."""
        return ((1 << end) - (1 << first)) * self._firsts


class Survey:
    """Whose the squares of a window are."""

    def __init__(self, land: Land, window: Window, blocked: Iterable[Box]) -> None:
        self._land = land
        self._window = window
        self._names = in_order(land)
        if len(self._names) > MOST_AREAS:
            raise ValueError(f"a map has at most {MOST_AREAS} areas, not {len(self._names)}")
        wide, high = window.size
        self._columns, self._lines = wide // SQUARE, high // SQUARE
        ground = self._ground()
        self._ground_cells = ground.tobytes()
        self._block(ground, blocked)
        self._cells = ground.tobytes()

    def of(self, area: str) -> Room:
        """The room inside an area."""
        return self._room(self._cells, {self._names.index(area) + 1}).trimmed()

    def shown(self, area: str) -> Room:
        """All of an area that the window shows, what is taken included."""
        return self._room(self._ground_cells, {self._names.index(area) + 1}).trimmed()

    @cached_property
    def wet(self) -> Room:
        """All water, and what is no area."""
        return self._room(self._cells, self._waters)

    def wet_or(self, area: str) -> Room:
        """All water, what is no area, and one area."""
        return self._room(self._cells, {*self._waters, self._names.index(area) + 1})

    @cached_property
    def _waters(self) -> set[int]:
        areas = self._land.outlines.chart.areas
        return {_NOBODY, *(i for i, name in enumerate(self._names, 1) if areas[name].water)}

    @cached_property
    def whole(self) -> Room:
        """All but what is taken by things that never move."""
        return self._room(self._cells, set(range(_TAKEN)))

    def pixels_of(self, area: str) -> float:
        """How many pixels an area takes, those beyond the window included."""
        rings = self._land.outlines.rings(area)
        return sum(surface(self._window.all_inside(ring)) for ring in rings) / 2

    def _room(self, ground: bytes, kinds: set[int]) -> Room:
        # The bits of a row are its squares from left to right, so the text of the number runs backwards.
        cells = ground.translate(bytes(49 if kind in kinds else 48 for kind in range(256)))
        rows = (cells[y * self._columns : (y + 1) * self._columns] for y in range(self._lines))
        return Room([int(row[::-1], 2) if b"1" in row else 0 for row in rows])

    def _ground(self) -> Image.Image:
        """The number of its area in every square."""
        image = Image.new("L", (self._columns, self._lines), _NOBODY)
        draw = ImageDraw.Draw(image)
        for number, name in enumerate(self._names, start=1):
            outline, *holes = self._land.outlines.rings(name)
            draw.polygon(self._squares(outline), number)
            for hole in holes:
                draw.polygon(self._squares(hole), _NOBODY)
        return image

    def _block(self, image: Image.Image, blocked: Iterable[Box]) -> None:
        """Mark the squares under rivers and under what never moves."""
        draw = ImageDraw.Draw(image)
        for river in self._land.rivers:
            width = max(1, round(self._window.px(river.width + 4) / SQUARE))
            for line in self._land.outlines.line(river.sides):
                draw.line(self._squares(line), _TAKEN, width)
        for box in blocked:
            left, top = self._window.box.x0, self._window.box.y0
            corners = (box.x0 - left, box.y0 - top, box.x1 - left - 1, box.y1 - top - 1)
            x0, y0, x1, y1 = (floor(one / SQUARE) for one in corners)
            draw.rectangle((x0, y0, x1, y1), _TAKEN)

    def _squares(self, points: Iterable[Point]) -> list[Point]:
        inside = (self._window.inside(point) for point in points)
        return [(x / SQUARE - 0.5, y / SQUARE - 0.5) for x, y in inside]


def _ones(bits: int) -> Iterator[int]:
    """The places of the ones of a number, from the lowest."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _beside(bits: int, column: int) -> Iterator[int]:
    """The places of the ones nearest to a column: up to it, and after it."""
    if column >= 0 and (before := bits & (2 << column) - 1):
        yield before.bit_length() - 1
    later = max(0, column + 1)
    if after := bits >> later:
        yield later + (after & -after).bit_length() - 1


def _begin(strip: int, count: int, apart: int) -> int:
    """Where so many ones begin, each so far from the one before."""
    done = 1
    while done < count:
        step = min(done, count - done)
        strip &= strip >> step * apart
        done += step
    return strip


def _shifted(strip: int, back: int) -> int:
    return strip >> back if back >= 0 else strip << -back
