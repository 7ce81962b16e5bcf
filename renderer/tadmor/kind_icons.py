"""Icons of the tiles and cards that players own: kinds of upgrades, missions with their points."""

from renderer.core.palette import CANNOT, INK, IVORY, Colour, lighter, mix
from renderer.core.pen import Pen, scaled
from renderer.core.sprites import icon
from renderer.tadmor.palette import MISSION, UPGRADE

TILE = mix(UPGRADE, IVORY, 0.88)
SPENT = "#8a7a6c"
"""Head of a mission that has been returned."""
PLANKS = (0.58, 0.72, 0.86)


@icon("kind_tile")
def kind_tile(pen: Pen, width: float, height: float) -> None:
    """An upgrade's tile, on which the signs of its kind lie."""
    w, h = width, height
    pen.card(0, 0, w, h, w * 0.16, UPGRADE)
    pen.card(w * 0.06, h * 0.06, w * 0.94, h * 0.94, w * 0.12, TILE)


@icon("kind_spot")
def kind_spot(pen: Pen, width: float, height: float) -> None:
    """The tile of a private action space, and right of it the place for a piece."""
    pen.card(0, 0, width, height, height * 0.16, UPGRADE)
    edge = height * 0.06
    pen.card(height + edge, edge, width - edge, height - edge, height * 0.4, IVORY)


@icon("figure_ground")
def figure_ground(pen: Pen, width: float, height: float) -> None:
    """The light ground of a number on a tile."""
    pen.card(0, 0, width, height, 5, IVORY)


@icon("barred")
def barred(pen: Pen, width: float, height: float) -> None:
    """Without what lies below it: a red bar."""
    ends = scaled([(0.12, 0.88), (0.88, 0.12)], width, height)
    pen.line(ends, IVORY, width * 0.2, round_ends=True)
    pen.line(ends, CANNOT, width * 0.11, round_ends=True)


@icon("store")
def store(pen: Pen, width: float, height: float) -> None:
    """A storehouse: a wide gate under a roof."""
    w, h = width, height
    pen.rect(w * 0.12, h * 0.42, w * 0.88, h * 0.94, "#d8c7a3", INK, w * 0.06)
    pen.poly(scaled([(0.5, 0.06), (0.98, 0.44), (0.02, 0.44)], w, h), "#b56a52", INK, w * 0.06)
    pen.rect(w * 0.28, h * 0.52, w * 0.72, h * 0.92, "#8a5a2e", INK, w * 0.04)
    for y in PLANKS:
        pen.line(scaled([(0.3, y), (0.7, y)], w, h), lighter("#8a5a2e", 0.3), w * 0.03)


@icon("mission_points")
def mission_points(pen: Pen, width: float, height: float, returned: bool = False) -> None:
    """A King's Mission face up, room for its points below the head; a returned one is grey."""
    w, h = width, height
    head: Colour = SPENT if returned else MISSION
    pen.card(0, 0, w, h, w * 0.14, INK)
    pen.card(w * 0.05, h * 0.04, w * 0.95, h * 0.96, w * 0.11, "#e6ddcf" if returned else IVORY)
    pen.card(w * 0.05, h * 0.04, w * 0.95, h * 0.3, w * 0.11, head)
    pen.rect(w * 0.05, h * 0.2, w * 0.95, h * 0.3, head)
