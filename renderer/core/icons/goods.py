"""Goods and money, told apart by silhouette first."""

from math import cos, radians, sin

from renderer.core.palette import (
    CLOTH,
    FOOD,
    GRAIN,
    INGOT,
    INK,
    MARBLE,
    POINTS,
    STONE,
    WATER,
    WINE,
    WOOD,
    Colour,
    darker,
    lighter,
)
from renderer.core.pen import Pen, scaled, star
from renderer.core.sprites import icon

COIN, COIN_FACE, COIN_EDGE, COIN_SHADE = "#efc24d", "#e0a92f", "#8a6414", "#7a5510"


@icon("food")
def food(pen: Pen, width: float, height: float) -> None:
    """An apple."""
    w, h = width, height
    for x in (0.38, 0.62):
        pen.disc(w * x, h * 0.60, w * 0.36, INK)
    pen.disc(w * 0.62, h * 0.60, w * 0.30, darker(FOOD, 0.14))
    pen.disc(w * 0.38, h * 0.60, w * 0.30, FOOD)
    pen.disc(w * 0.46, h * 0.62, w * 0.26, FOOD)
    pen.line([(w * 0.5, h * 0.36), (w * 0.52, h * 0.12)], INK, w * 0.08, round_ends=True)
    leaf = scaled([(0.54, 0.26), (0.70, 0.06), (0.94, 0.10), (0.78, 0.28)], w, h)
    pen.poly(leaf, "#5f8a4a", INK, w * 0.05)
    pen.arc(w * 0.34, h * 0.58, w * 0.2, 180, 260, lighter(FOOD, 0.6), w * 0.07)


@icon("wood")
def wood(pen: Pen, width: float, height: float) -> None:
    """Two logs with rings."""
    w, h = width, height
    for x, y in ((0.22, 0.34), (0.06, 0.66)):
        pen.card(w * x, h * (y - 0.21), w * (x + 0.74), h * (y + 0.21), h * 0.2, INK)
        pen.card(w * (x + 0.05), h * (y - 0.16), w * (x + 0.69), h * (y + 0.16), h * 0.16, WOOD)
        grain = [(w * (x + 0.34), h * (y - 0.06)), (w * (x + 0.6), h * (y - 0.06))]
        pen.line(grain, lighter(WOOD, 0.28), w * 0.05)
        for radius, colour in ((0.18, INK), (0.135, "#e3bd85"), (0.055, "#a9763c")):
            pen.disc(w * (x + 0.15), h * y, w * radius, colour)


@icon("stone")
def stone(pen: Pen, width: float, height: float) -> None:
    """A hewn block of three facets."""
    _block(
        pen, width, height, STONE, lighter(STONE, 0.38), darker(STONE, 0.25), darker(STONE, 0.45)
    )


@icon("cloth")
def cloth(pen: Pen, width: float, height: float) -> None:
    """A banner with a notched hem."""
    w, h = width, height
    hem = [(0.14, 0.14), (0.86, 0.14), (0.86, 0.94), (0.68, 0.78), (0.5, 0.94), (0.32, 0.78)]
    pen.poly(scaled([*hem, (0.14, 0.94)], w, h), CLOTH, INK, w * 0.08)
    pen.rect(w * 0.18, h * 0.42, w * 0.82, h * 0.52, lighter(CLOTH, 0.55))
    pen.card(w * 0.04, h * 0.05, w * 0.96, h * 0.24, h * 0.09, INK)
    pen.card(w * 0.09, h * 0.09, w * 0.91, h * 0.20, h * 0.06, "#d8b98a")


@icon("gold")
def gold(pen: Pen, width: float, height: float) -> None:
    """An ingot."""
    w, h = width, height
    bar = [(0.24, 0.26), (0.76, 0.26), (0.97, 0.84), (0.03, 0.84)]
    pen.poly(scaled(bar, w, h), INGOT, INK, w * 0.08)
    face = [(0.27, 0.29), (0.73, 0.29), (0.80, 0.48), (0.20, 0.48)]
    pen.poly(scaled(face, w, h), lighter(INGOT, 0.5))
    pen.line(scaled([(0.19, 0.49), (0.81, 0.49)], w, h), darker(INGOT, 0.35), w * 0.04)


@icon("marble")
def marble(pen: Pen, width: float, height: float) -> None:
    """A column drum with flutes."""
    w, h = width, height
    pen.oval(w * 0.08, h * 0.66, w * 0.92, h * 0.98, INK)
    pen.rect(w * 0.08, h * 0.2, w * 0.92, h * 0.82, INK)
    pen.oval(w * 0.13, h * 0.64, w * 0.87, h * 0.93, darker(MARBLE, 0.16))
    pen.rect(w * 0.13, h * 0.2, w * 0.87, h * 0.79, darker(MARBLE, 0.1))
    for x in (0.3, 0.5, 0.7):
        pen.line([(w * x, h * 0.34), (w * x, h * 0.88)], darker(MARBLE, 0.35), w * 0.05)
    pen.oval(w * 0.08, h * 0.03, w * 0.92, h * 0.37, INK)
    pen.oval(w * 0.13, h * 0.07, w * 0.87, h * 0.33, MARBLE)


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
    _block(pen, width, height, "#fdfbf5", "#fdfbf5", "#cfc8ba", "#8a8375")


def _block(
    pen: Pen, width: float, height: float, left: Colour, top: Colour, right: Colour, ridge: Colour
) -> None:
    """A cube seen from above one corner."""
    w, h = width, height
    outline = [(0.5, 0.06), (0.92, 0.28), (0.92, 0.72), (0.5, 0.94), (0.08, 0.72), (0.08, 0.28)]
    pen.poly(scaled(outline, w, h), left)
    pen.poly(scaled([(0.5, 0.06), (0.92, 0.28), (0.5, 0.5), (0.08, 0.28)], w, h), top)
    pen.poly(scaled([(0.92, 0.28), (0.92, 0.72), (0.5, 0.94), (0.5, 0.5)], w, h), right)
    pen.poly(scaled(outline, w, h), None, INK, w * 0.06)
    pen.line(scaled([(0.08, 0.28), (0.5, 0.5), (0.92, 0.28)], w, h), ridge, w * 0.035)
    pen.line(scaled([(0.5, 0.5), (0.5, 0.94)], w, h), ridge, w * 0.035)


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
    shield(pen, width, height, POINTS)


def shield(pen: Pen, width: float, height: float, colour: Colour) -> None:
    """A two-tone shield."""

    def foot(last: int, rx: float, ry: float) -> list[tuple[float, float]]:
        angles = (radians(a) for a in range(0, last + 1, 15))
        return [(width * (0.5 + rx * cos(a)), height * (0.5 + ry * sin(a))) for a in angles]

    top = [(width * 0.08, height * 0.06), (width * 0.92, height * 0.06)]
    pen.poly(top + foot(180, 0.42, 0.46), colour, INK, width * 0.05)
    half = [(width * 0.5, height * 0.1), (width * 0.88, height * 0.1)]
    pen.poly(half + foot(90, 0.38, 0.42), darker(colour, 0.22))
