"""What a seat owns: pieces cut in its shape, bands in its pattern."""

from collections.abc import Callable
from math import cos, radians, sin

from renderer.core.palette import (
    INK,
    IVORY,
    MUTED,
    SHADOW,
    Colour,
    Mark,
    darker,
    lighter,
    mix,
    rgb,
)
from renderer.core.pen import Pen, Point, scaled, star
from renderer.core.sprites import icon

PERIOD = 12
BRIGHT = 600
"""Sum of its red, green and blue from which a colour's pattern is darker than it is, not lighter."""


def glyph(
    pen: Pen,
    mark: Mark,
    x: float,
    y: float,
    radius: float,
    fill: Colour,
    rim: Colour | None = None,
    width: float = 0,
) -> None:
    """The seat's shape inside a radius, with a rim of `width` round it."""
    if mark.shape == "disc":
        if rim is not None:
            pen.disc(x, y, radius * 0.92 + width / 2, rim)
        pen.disc(x, y, radius * 0.92 - (width / 2 if rim else 0), fill)
        return
    pen.poly(OUTLINES[mark.shape](x, y, radius), fill, rim, width)


def _triangle(x: float, y: float, r: float) -> list[Point]:
    return [(x, y - r), (x + r * 1.02, y + r * 0.78), (x - r * 1.02, y + r * 0.78)]


def _square(x: float, y: float, r: float) -> list[Point]:
    q = r * 0.84
    return [(x - q, y - q), (x + q, y - q), (x + q, y + q), (x - q, y + q)]


def _diamond(x: float, y: float, r: float) -> list[Point]:
    return [(x, y - r * 1.1), (x + r * 0.92, y), (x, y + r * 1.1), (x - r * 0.92, y)]


def _star(x: float, y: float, r: float) -> list[Point]:
    return star(5, x, y + r * 0.06, r * 1.12, r * 0.5)


def _cross(x: float, y: float, r: float) -> list[Point]:
    a, q = r * 0.38, r * 0.98
    quarter = [(-a, -q), (a, -q), (a, -a), (q, -a), (q, a), (a, a)]
    return [(x + dx, y + dy) for dx, dy in quarter + [(-dx, -dy) for dx, dy in quarter]]


def _chevron(x: float, y: float, r: float) -> list[Point]:
    arms = [(x - r, y + r * 0.9), (x - r, y + r * 0.05), (x, y - r * 0.95)]
    return [*arms, (x + r, y + r * 0.05), (x + r, y + r * 0.9), (x, y + r * 0.15)]


def _crescent(x: float, y: float, r: float) -> list[Point]:
    outer = [(cos(radians(a)), sin(radians(a))) for a in range(50, 311, 10)]
    inner = [(0.36 + 0.66 * cos(radians(a)), 0.66 * sin(radians(a))) for a in range(290, 69, -10)]
    return [(x + (dx + 0.14) * r, y + dy * r) for dx, dy in (*outer, *inner)]


OUTLINES: dict[str, Callable[[float, float, float], list[Point]]] = {
    "triangle": _triangle,
    "square": _square,
    "diamond": _diamond,
    "star": _star,
    "cross": _cross,
    "chevron": _chevron,
    "crescent": _crescent,
}


@icon("piece")
def piece(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """A wooden piece: shadow, ink line, ivory rim, colour."""
    x, y, r = width / 2, height / 2 - 1, min(width, height) * 0.40
    glyph(pen, mark, x, y + r * 0.14, r * 0.98, SHADOW, SHADOW, r * 0.3)
    glyph(pen, mark, x, y, r * 0.86, INK, INK, r * 0.34)
    glyph(pen, mark, x, y, r * 0.86, IVORY, IVORY, r * 0.22)
    glyph(pen, mark, x, y, r * 0.80, mark.colour)


@icon("glyph")
def flat_glyph(pen: Pen, width: float, height: float, mark: Mark, colour: Colour) -> None:
    """The seat's shape in one flat colour."""
    glyph(pen, mark, width / 2, height / 2, min(width, height) * 0.4, colour)


@icon("marker")
def marker(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """A seat's shape, small but with an ink line."""
    x, y, r = width / 2, height / 2, min(width, height) * 0.44
    glyph(pen, mark, x, y, r * 0.92, INK, INK, r * 0.2)
    glyph(pen, mark, x, y, r * 0.86, mark.colour)


@icon("house")
def house(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """An owner's house: gable in the seat's colour, its shape in the wall."""
    w, h = width, height
    walls = [(0.95, 0.46), (0.84, 0.46), (0.84, 0.94), (0.16, 0.94), (0.16, 0.46), (0.05, 0.46)]
    outline = scaled([(0.5, 0.06), *walls], w, h)
    pen.poly(outline, INK, INK, w * 0.09)
    pen.poly(outline, IVORY, IVORY, w * 0.045)
    pen.poly(outline, mark.colour)
    roof = scaled([(0.5, 0.06), (0.95, 0.46), (0.05, 0.46)], w, h)
    pen.poly(roof, darker(mark.colour, 0.28))
    glyph(pen, mark, w * 0.5, h * 0.68, w * 0.19, mark.on)


@icon("ghost")
def ghost(pen: Pen, width: float, height: float) -> None:
    """A dotted ring: something stood here."""
    for angle in range(0, 360, 30):
        pen.arc(width / 2, height / 2, width * 0.36, angle, angle + 16, MUTED, 3)


@icon("pattern")
def pattern(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """The seat's pattern over its colour."""
    pen.rect(0, 0, width, height, mark.colour)
    bright = sum(rgb(mark.colour)) > BRIGHT
    tone = mix(mark.colour, mark.dark, 0.28) if bright else lighter(mark.colour, 0.28)
    PATTERNS[mark.pattern](pen, width, height, tone)


def _stripes(pen: Pen, width: float, height: float, tone: Colour, share: float = 0.28) -> None:
    for x in _starts(-height, width):
        pen.line([(x, height), (x + height, 0)], tone, PERIOD * share)


def _lattice(pen: Pen, width: float, height: float, tone: Colour) -> None:
    _stripes(pen, width, height, tone, 0.14)
    for x in _starts(-height, width):
        pen.line([(x, 0), (x + height, height)], tone, PERIOD * 0.14)


def _dots(pen: Pen, width: float, height: float, tone: Colour) -> None:
    for y in _starts(0, height):
        for x in _starts(0, width):
            pen.disc(x + PERIOD / 2, y + PERIOD / 2, PERIOD * 0.2, tone)


def _chequers(pen: Pen, width: float, height: float, tone: Colour) -> None:
    for y in _starts(0, height):
        for x in _starts(0, width):
            if (x + y) // PERIOD % 2 == 0:
                pen.rect(x, y, x + PERIOD, y + PERIOD, tone)


def _rows(pen: Pen, width: float, height: float, tone: Colour) -> None:
    for y in _starts(0, height):
        pen.line([(0, y + PERIOD / 2), (width, y + PERIOD / 2)], tone, PERIOD * 0.25)


def _columns(pen: Pen, width: float, height: float, tone: Colour) -> None:
    for x in _starts(0, width):
        pen.line([(x + PERIOD / 2, 0), (x + PERIOD / 2, height)], tone, PERIOD * 0.25)


def _zigzag(pen: Pen, width: float, height: float, tone: Colour) -> None:
    half = PERIOD / 2
    for y in _starts(0, height):
        spots = [(x, y + i % 2 * half) for i, x in enumerate(_starts(0, 2 * width))]
        pen.line([(x / 2, top) for x, top in spots], tone, PERIOD * 0.25)


def _bricks(pen: Pen, width: float, height: float, tone: Colour) -> None:
    for y in _starts(0, height):
        pen.line([(0, y), (width, y)], tone, PERIOD * 0.16)
        for x in _starts(0, width):
            left = x * 1.5 + (y // PERIOD % 2) * PERIOD * 0.75
            pen.line([(left, y), (left, y + PERIOD)], tone, PERIOD * 0.16)


def _starts(low: float, high: float) -> range:
    return range(int(low // PERIOD) * PERIOD, int(high) + PERIOD, PERIOD)


PATTERNS: dict[str, Callable[[Pen, float, float, Colour], None]] = {
    "stripes": _stripes,
    "dots": _dots,
    "chequers": _chequers,
    "lattice": _lattice,
    "rows": _rows,
    "columns": _columns,
    "zigzag": _zigzag,
    "bricks": _bricks,
}
