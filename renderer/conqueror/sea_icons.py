"""Signs of Seas of Destiny: siege engines, the Wharf with its ships, Wonders, Ports, Temples."""

from renderer.core.atlas.badges import TIRED
from renderer.core.icons.mapped import ram
from renderer.core.palette import GOLD, INK, IVORY, MUTED, Colour, Mark
from renderer.core.pen import Pen, scaled
from renderer.core.sprites import icon

PLANK, STONE, SAND, DUNE = "#cdb68c", "#e4ded2", "#e6cf9b", "#c48a1c"
FLAME, GLOW = "#b5532f", "#f0c75a"
SHIP = (
    [(0.0, 0.66), (1.0, 0.66), (0.82, 0.96), (0.18, 0.96)],
    [(0.5, 0.02), (0.94, 0.56), (0.5, 0.56)],
    [(0.40, 0.14), (0.40, 0.56), (0.10, 0.56)],
)
"""A ship from afar: hull and two sails."""
PROJECT_ICONS = {"wonder": "wonder", "port": "lighthouse", "temple": "altar", "wharf": "wharf"}
"""What mega projects are drawn as."""
PROJECT, PROJECT_EDGE = "#f4e3b4", "#a67f10"
"""The ground of a mega project card, and its edge."""


@icon("siege")
def siege(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A siege engine: a battering ram under its roof."""
    ram(pen, width, height, colour)


@icon("wharf")
def wharf(pen: Pen, width: float, height: float, *marks: Mark) -> None:
    """A Wharf: an anchor on a disc in its owner's colour, or on wood; of several, one upon the other."""
    size = min(width, height)
    discs = max(1, len(marks))
    part = size if discs == 1 else size * 0.72
    for number in range(discs):
        along = number / max(1, discs - 1) * (size - part)
        x, y = along + part / 2, size - part / 2 - along if discs > 1 else part / 2
        mark = marks[number] if marks else None
        _token(pen, x, y, part / 2, mark)


def _token(pen: Pen, x: float, y: float, r: float, mark: Mark | None) -> None:
    pen.disc(x, y, r * 0.98, INK)
    pen.disc(x, y, r * 0.88, IVORY)
    pen.disc(x, y, r * 0.80, PLANK if mark is None else mark.colour)
    _anchor(pen, x, y, r, INK if mark is None else mark.on)


def _anchor(pen: Pen, x: float, y: float, r: float, colour: Colour) -> None:
    pen.line([(x, y - r * 0.34), (x, y + r * 0.54)], colour, r * 0.17)
    pen.line([(x - r * 0.28, y - r * 0.16), (x + r * 0.28, y - r * 0.16)], colour, r * 0.15)
    pen.disc(x, y - r * 0.44, r * 0.17, None, colour, r * 0.11)
    pen.arc(x, y + r * 0.06, r * 0.54, 15, 165, colour, r * 0.17)
    for side in (-1, 1):
        tip = [(0.66, -0.02), (0.34, 0.12), (0.58, 0.36)]
        pen.poly([(x + side * dx * r, y + dy * r) for dx, dy in tip], colour)


@icon("docked")
def docked(pen: Pen, width: float, height: float, active: int, tired: int) -> None:
    """Ships that lie at a Wharf: a dot each, pale if it is exhausted; if all are, all of it is pale."""
    w, h, number = width, height, active + tired
    pen.card(0, 0, w, h, w * 0.2, INK)
    inset = w * 0.07
    pen.card(inset, inset, w - inset, h - inset, w * 0.16, IVORY if active else TIRED)
    for shape in SHIP:
        points = [(w * (0.18 + 0.64 * x), h * (0.10 + 0.56 * y)) for x, y in shape]
        pen.poly(points, INK if active else MUTED)
    pitch = min(0.26, 0.78 / number)
    for place in range(number):
        x, r = w * (0.5 + (place - (number - 1) / 2) * pitch), w * pitch * 0.40
        pen.disc(x, h * 0.80, r, INK if place < active else MUTED)
        if place >= active:
            pen.disc(x, h * 0.80, r * 0.62, TIRED)


@icon("wonder")
def wonder(pen: Pen, width: float, height: float) -> None:
    """A Wonder: a great pyramid and a small one behind it."""
    w, h = width, height
    small = [(0.76, 0.36), (1.0, 0.92), (0.52, 0.92)]
    pen.poly(scaled(small, w, h), DUNE, INK, w * 0.06)
    pen.poly(scaled([(0.42, 0.06), (0.82, 0.92), (0.02, 0.92)], w, h), SAND, INK, w * 0.06)
    pen.poly(scaled([(0.42, 0.12), (0.76, 0.89), (0.48, 0.89)], w, h), DUNE)
    pen.poly(scaled([(0.42, 0.06), (0.53, 0.29), (0.31, 0.29)], w, h), GOLD, INK, w * 0.045)


@icon("lighthouse")
def lighthouse(pen: Pen, width: float, height: float) -> None:
    """A Port: a lighthouse that shines over the waves."""
    w, h = width, height
    for side in (-1, 1):
        beam = [(0.5, 0.2), (0.5 + side * 0.48, 0.04), (0.5 + side * 0.48, 0.36)]
        pen.poly(scaled(beam, w, h), GLOW)
    pen.poly(scaled([(0.38, 0.34), (0.62, 0.34), (0.70, 0.80), (0.30, 0.80)], w, h), STONE)
    pen.poly(scaled([(0.36, 0.48), (0.64, 0.48), (0.66, 0.62), (0.34, 0.62)], w, h), FLAME)
    tower = [(0.38, 0.34), (0.62, 0.34), (0.70, 0.82), (0.30, 0.82)]
    pen.poly(scaled(tower, w, h), None, INK, w * 0.06)
    pen.rect(w * 0.38, h * 0.12, w * 0.62, h * 0.34, GLOW, INK, w * 0.055)
    pen.poly(scaled([(0.5, 0.0), (0.68, 0.13), (0.32, 0.13)], w, h), INK)
    pen.rect(w * 0.06, h * 0.80, w * 0.94, h * 0.96, "#6f9fb0", INK, w * 0.05)


@icon("altar")
def altar(pen: Pen, width: float, height: float) -> None:
    """A Temple: a sacred fire on its altar."""
    w, h = width, height
    flame = [(0.5, 0.0), (0.68, 0.24), (0.62, 0.44), (0.38, 0.44), (0.32, 0.24), (0.42, 0.22)]
    pen.poly(scaled(flame, w, h), FLAME, INK, w * 0.055)
    pen.poly(scaled([(0.52, 0.18), (0.60, 0.42), (0.42, 0.42)], w, h), GLOW)
    pen.poly(
        scaled([(0.14, 0.44), (0.86, 0.44), (0.70, 0.60), (0.30, 0.60)], w, h), GOLD, INK, w * 0.055
    )
    pen.rect(w * 0.38, h * 0.60, w * 0.62, h * 0.80, STONE, INK, w * 0.055)
    pen.rect(w * 0.20, h * 0.78, w * 0.80, h * 0.95, STONE, INK, w * 0.055)


@icon("project_chip")
def project_chip(pen: Pen, width: float, height: float) -> None:
    """The ground of a mega project card: gold."""
    pen.card(0, 0, width, height, 6, PROJECT_EDGE)
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 5, PROJECT)
