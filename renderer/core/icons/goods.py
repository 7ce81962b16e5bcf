"""Goods and money, told apart by silhouette first."""

from math import cos, radians, sin

from renderer.core.palette import GRAIN, INK, POINTS, WATER, WINE, darker, lighter
from renderer.core.pen import Pen, star
from renderer.core.sprites import icon

COIN, COIN_FACE, COIN_EDGE, COIN_SHADE = "#efc24d", "#e0a92f", "#8a6414", "#7a5510"


@icon("grain")
def grain(pen: Pen, width: float, height: float) -> None:
    """An ear of grain."""
    edge = darker(GRAIN, 0.45)
    pen.line(
        [(width * 0.5, height * 0.96), (width * 0.5, height * 0.14)],
        darker(GRAIN, 0.25),
        width * 0.07,
    )
    for y in (0.2, 0.36, 0.52):
        for side in (-1, 1):
            leaf = [(0.0, 0.18), (0.1, 0.02), (0.36, -0.08), (0.32, 0.08)]
            points = [(width * (0.5 + side * dx), height * (y + dy)) for dx, dy in leaf]
            pen.poly(points, GRAIN, edge, width * 0.03)
    top = [(0.5, 0.02), (0.6, 0.16), (0.5, 0.26), (0.4, 0.16)]
    pen.poly([(x * width, y * height) for x, y in top], GRAIN, edge, width * 0.03)


@icon("water")
def water(pen: Pen, width: float, height: float) -> None:
    """A drop."""
    for inset, colour in ((0.0, INK), (0.06, WATER)):
        pen.disc(width * 0.5, height * 0.64, width * (0.34 - inset), colour)
        tip = [(0.5, 0.02 + inset * 1.6), (0.80 - inset, 0.52), (0.20 + inset, 0.52)]
        pen.poly([(x * width, y * height) for x, y in tip], colour)
    shine = lighter(WATER, 0.6)
    pen.arc(width * 0.5, height * 0.64, width * 0.2, 110, 190, shine, width * 0.07)


@icon("wine")
def wine(pen: Pen, width: float, height: float) -> None:
    """A bunch of six grapes."""
    grapes = ((0.26, 0.36), (0.5, 0.36), (0.74, 0.36), (0.38, 0.58), (0.62, 0.58), (0.5, 0.80))
    for radius, colour in ((0.165, INK), (0.125, WINE)):
        for x, y in grapes:
            pen.disc(width * x, height * y, width * radius, colour)
    stalk = [(width * 0.5, height * 0.24), (width * 0.56, height * 0.04)]
    pen.line(stalk, INK, width * 0.08, round_ends=True)


@icon("any_good")
def any_good(pen: Pen, width: float, height: float) -> None:
    """A white cube: any good of the owner's choice."""
    outline = [(0.5, 0.06), (0.92, 0.28), (0.92, 0.72), (0.5, 0.94), (0.08, 0.72), (0.08, 0.28)]
    points = [(x * width, y * height) for x, y in outline]
    right = [(0.92, 0.28), (0.92, 0.72), (0.5, 0.94), (0.5, 0.5)]
    pen.poly(points, "#fdfbf5")
    pen.poly([(x * width, y * height) for x, y in right], "#cfc8ba")
    pen.poly(points, None, INK, width * 0.06)
    ridge = [(0.08, 0.28), (0.5, 0.5), (0.92, 0.28)]
    pen.line([(x * width, y * height) for x, y in ridge], "#8a8375", width * 0.035)
    pen.line([(width * 0.5, height * 0.5), (width * 0.5, height * 0.94)], "#8a8375", width * 0.035)


@icon("coin")
def coin(pen: Pen, width: float, height: float, plain: bool = True) -> None:
    """A coin; without a star where an amount is printed on it (`plain`)."""
    r = min(width, height) / 2
    x, y = width / 2, height / 2 - r * 0.04
    pen.disc(x, height / 2 + r * 0.06, r * 0.94, COIN_SHADE)
    pen.disc(x, y, r * 0.92, COIN_EDGE)
    pen.disc(x, y, r * 0.84, COIN)
    pen.disc(x, y, r * 0.66, COIN_FACE)
    pen.arc(x, y, r * 0.78, 200, 290, "#fff0b8", r * 0.1)
    if not plain:
        pen.poly(star(4, x, y, r * 0.42, r * 0.16), COIN_EDGE)


@icon("points")
def points(pen: Pen, width: float, height: float) -> None:
    """A two-tone shield on which points are printed."""

    def foot(last: int, rx: float, ry: float) -> list[tuple[float, float]]:
        angles = (radians(a) for a in range(0, last + 1, 15))
        return [(width * (0.5 + rx * cos(a)), height * (0.5 + ry * sin(a))) for a in angles]

    top = [(width * 0.08, height * 0.06), (width * 0.92, height * 0.06)]
    pen.poly(top + foot(180, 0.42, 0.46), POINTS, INK, width * 0.05)
    half = [(width * 0.5, height * 0.1), (width * 0.88, height * 0.1)]
    pen.poly(half + foot(90, 0.38, 0.42), darker(POINTS, 0.22))
