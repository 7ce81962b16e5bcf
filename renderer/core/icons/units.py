"""Animals, ships and arms as solid silhouettes; crossed swords."""

from renderer.core.palette import GOLD, INK, Colour
from renderer.core.pen import Pen, Point, scaled
from renderer.core.sprites import icon

STEEL, EDGE, GRIP = "#d9d4c8", "#a9a296", "#8d2f3a"
NECK = [(0.02, 0.30), (0.06, 0.20), (0.16, 0.16), (0.24, 0.22), (0.25, 0.36), (0.30, 0.50)]
HUMP = [(0.38, 0.42), (0.46, 0.20), (0.56, 0.14), (0.66, 0.24), (0.74, 0.40), (0.90, 0.46)]
LEGS = [(0.94, 0.66), (0.90, 0.68), (0.86, 0.94), (0.79, 0.94), (0.77, 0.64), (0.48, 0.64)]
FRONT = [(0.46, 0.94), (0.39, 0.94), (0.36, 0.66), (0.24, 0.58), (0.17, 0.42), (0.16, 0.34)]
CAMEL = [*NECK, *HUMP, *LEGS, *FRONT, (0.04, 0.36)]
HULL = [(0.04, 0.66), (0.96, 0.66), (0.82, 0.92), (0.2, 0.92)]
SAILS = (
    [(0.54, 0.1), (0.9, 0.56), (0.54, 0.56)],
    [(0.42, 0.18), (0.42, 0.56), (0.14, 0.56)],
)
BLADE = [(0.96, 0.04), (0.93, 0.20), (0.43, 0.66), (0.34, 0.57), (0.80, 0.07)]


@icon("camel")
def camel(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A camel walking to the left."""
    pen.poly(scaled(CAMEL, width, height), colour)


@icon("ship")
def ship(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A ship under two sails."""
    w, h = width, height
    pen.poly(scaled(HULL, w, h), colour)
    pen.line([(w * 0.48, h * 0.66), (w * 0.48, h * 0.04)], colour, w * 0.06)
    for sail in SAILS:
        pen.poly(scaled(sail, w, h), colour)


@icon("swords")
def swords(pen: Pen, width: float, height: float, grip: Colour = GRIP) -> None:
    """A fight or a raid: crossed swords."""
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> Point:
            return width / 2 + side * (x - 0.5) * width, y * height

        blade = [at(x, y) for x, y in BLADE]
        pen.poly(blade, STEEL, INK, width * 0.045)
        pen.line([at(0.90, 0.10), at(0.40, 0.61)], EDGE, width * 0.025)
        guard: tuple[tuple[Colour, float], ...] = ((INK, 0.10), (GOLD, 0.06))
        for colour, stroke in guard:
            pen.line([at(0.26, 0.50), at(0.50, 0.74)], colour, width * stroke, round_ends=True)
        hilt: tuple[tuple[Colour, float], ...] = ((INK, 0.12), (grip, 0.075))
        for colour, stroke in hilt:
            pen.line([at(0.37, 0.63), at(0.18, 0.82)], colour, width * stroke, round_ends=True)
        pen.disc(*at(0.15, 0.85), width * 0.075, INK)
        pen.disc(*at(0.15, 0.85), width * 0.05, GOLD)
