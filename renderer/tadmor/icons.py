"""Icons of Tadmor: upgrades, towers, temples, rare goods, raids, pieces at hand."""

from renderer.core.icons.goods import shield
from renderer.core.palette import (
    GOLD,
    INK,
    IVORY,
    LINE,
    MARBLE,
    TURN,
    Colour,
    Mark,
    darker,
    lighter,
    mix,
)
from renderer.core.pen import Pen, scaled, star
from renderer.core.sprites import icon
from renderer.tadmor.palette import MISSION, RAIDED, ROW, ROW_EDGE, SAFE_SHIELD, UPGRADE

BRICK = "#c9a063"
LEFT_SIDE = (True, False, False, True)
ARROW_UP = [(0.5, 0.2), (0.8, 0.52), (0.62, 0.52), (0.62, 0.8), (0.38, 0.8), (0.38, 0.52)]
JAR = [(0.36, 0.04), (0.64, 0.04), (0.6, 0.2), (0.8, 0.4), (0.72, 0.7), (0.56, 0.9), (0.62, 0.97)]
KEEP = [(0.2, 0.92), (0.2, 0.24), (0.32, 0.24), (0.32, 0.34), (0.44, 0.34), (0.44, 0.24)]
GATE = [(0.41, 0.92), (0.41, 0.7), (0.5, 0.6), (0.59, 0.7), (0.59, 0.92)]


@icon("upgrade")
def upgrade(pen: Pen, width: float, height: float) -> None:
    """An upgrade: a tile with an arrow that leads up."""
    w, h = width, height
    pen.card(w * 0.08, h * 0.08, w * 0.92, h * 0.92, w * 0.12, UPGRADE, INK, w * 0.05)
    pen.poly(scaled([*ARROW_UP, (0.2, 0.52)], w, h), IVORY)


@icon("levels")
def levels(pen: Pen, width: float, height: float, count: int = 4, colour: Colour = BRICK) -> None:
    """Levels of a tower: one, a pair, or many."""
    w, h = width, height
    tall = min(0.24, 0.9 / count)
    for i in range(count):
        foot = 0.5 + tall * count / 2 - tall * i
        box = w * 0.18, h * (foot - tall), w * 0.82, h * foot
        pen.card(*box, w * 0.04, colour, INK, w * 0.05)


@icon("ruin")
def ruin(pen: Pen, width: float, height: float) -> None:
    """A tower that loses levels."""
    w, h = width, height
    for foot in (0.94, 0.72):
        pen.card(w * 0.16, h * (foot - 0.22), w * 0.76, h * foot, w * 0.04, BRICK, INK, w * 0.05)
    fallen = [(0.42, 0.30), (0.88, 0.14), (0.95, 0.34), (0.49, 0.50)]
    pen.poly(scaled(fallen, w, h), "#b56a52", INK, w * 0.05)


@icon("amphora")
def amphora(pen: Pen, width: float, height: float, colour: Colour) -> None:
    """Rare goods: a jar with two handles in the colour of its pile."""
    w, h = width, height
    right = [(1 - x, y) for x, y in reversed(JAR)]
    for x, start in ((0.3, 90), (0.7, 240)):
        pen.arc(w * x, h * 0.26, w * 0.16, start, start + 210, INK, w * 0.07)
    pen.poly(scaled([*JAR, *right], w, h), colour, INK, w * 0.06)
    pen.rect(w * 0.27, h * 0.46, w * 0.73, h * 0.54, lighter(colour, 0.45))


@icon("garrison")
def garrison(pen: Pen, width: float, height: float) -> None:
    """War Supplies: a keep."""
    w, h = width, height
    right = [(1 - x, y) for x, y in reversed(KEEP)]
    pen.poly(scaled([*KEEP, *right], w, h), "#d8c7a3", INK, w * 0.055)
    pen.poly(scaled(GATE, w, h), INK)


@icon("safe")
def safe(pen: Pen, width: float, height: float) -> None:
    """A region that cannot be raided: a green shield."""
    shield(pen, width, height, SAFE_SHIELD)


@icon("raid_frame")
def raid_frame(pen: Pen, width: float, height: float) -> None:
    """The frame of the raided region."""
    pen.card(0, 0, width, height, 14, None, RAIDED, 6)


@icon("safe_frame")
def safe_frame(pen: Pen, width: float, height: float) -> None:
    """The frame of the protected region."""
    pen.card(0, 0, width, height, 13, None, SAFE_SHIELD, 4)


@icon("kind")
def kind(pen: Pen, width: float, height: float, name: str, edge: Colour) -> None:
    """A space in small: round for a camel, square for a ship."""
    radius = height * 0.34 if name == "camel" else 2
    pen.card(0, 0, width, height, radius, edge)
    pen.card(2, 2, width - 2, height - 2, max(1, radius - 2), IVORY)


@icon("traded")
def traded(pen: Pen, width: float, height: float) -> None:
    """The ground of Traded goods: hatched, since they can only be spent."""
    pen.card(0, 0, width, height, 5, LINE)
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 4, "#f3e6c6")
    for x in range(int(-height), int(width), 7):
        for step in range(int(height)):
            if 2 < x + step < width - 3:
                pen.rect(x + step, height - 2 - step, x + step + 1.5, height - 1 - step, "#e6d3a4")


@icon("bead")
def bead(pen: Pen, width: float, height: float, mark: Mark, state: str) -> None:
    """A camel or ship: in `reserve`, `out` on the board, or `none` yet."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    if state == "none":
        for angle in range(0, 360, 45):
            pen.arc(x, y, r * 0.84, angle, angle + 22, LINE, 2)
        return
    pen.disc(x, y, r * 0.96, INK if state == "reserve" else LINE)
    pen.disc(x, y, r * 0.78, mark.colour if state == "reserve" else mix(LINE, IVORY, 0.75))


@icon("era_pip")
def era_pip(pen: Pen, width: float, height: float, colour: Colour, state: str) -> None:
    """A turn on the track, in its Era's colour: `past`, `now` or `next`."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    if state == "now":
        pen.disc(x, y, r * 0.98, TURN)
        pen.disc(x, y, r * 0.74, INK)
        pen.disc(x, y, r * 0.62, colour)
    else:
        pen.disc(x, y, r * 0.66, IVORY if state == "past" else lighter(colour, 0.1))
        pen.disc(x, y, r * 0.5, colour if state == "past" else darker(colour, 0.62))


@icon("level")
def level(pen: Pen, width: float, height: float, mark: Mark, count: int, tall: float) -> None:
    """The levels of a seat's tower, one above the other, each `tall` units high."""
    for i in range(count):
        foot = height - i * tall
        pen.rect(0, foot - tall, width, foot, mark.dark)
        pen.rect(1.5, foot - tall + 1.5, width - 1.5, foot - 0.5, mark.colour)


@icon("upgrade_row")
def upgrade_row(pen: Pen, width: float, height: float) -> None:
    """An upgrade on offer: its id on a dark ground, what it does on a light one."""
    pen.card(0, 0, width, height, 6, ROW_EDGE)
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 5, ROW)
    pen.card(1.5, 1.5, 62, height - 1.5, 5, UPGRADE, corners=LEFT_SIDE)


@icon("tag")
def tag(pen: Pen, width: float, height: float, colour: Colour = UPGRADE) -> None:
    """The ground of a tile's or card's id."""
    pen.card(0, 0, width, height, 5, colour)


@icon("private")
def private(pen: Pen, width: float, height: float) -> None:
    """An owned upgrade with a private action space beside its id."""
    pen.card(0, 0, width, height, 5, UPGRADE)
    pen.card(width - height, 2, width - 2, height - 2, 10, IVORY)


@icon("mission_face")
def mission_face(pen: Pen, width: float, height: float) -> None:
    """A completed King's Mission: a card face up with a star."""
    w, h = width, height
    pen.card(w * 0.08, h * 0.04, w * 0.92, h * 0.96, w * 0.12, IVORY, INK, w * 0.05)
    pen.card(w * 0.18, h * 0.12, w * 0.82, h * 0.34, w * 0.06, MISSION)
    pen.poly(star(5, w * 0.5, h * 0.62, w * 0.24, w * 0.1), GOLD, INK, w * 0.03)


@icon("pile_card")
def pile_card(pen: Pen, width: float, height: float, edge: Colour, fill: Colour) -> None:
    """A pile of rare goods."""
    pen.card(2, 4, width, height, 9, darker(edge, 0.35))
    pen.card(0, 0, width - 2, height - 4, 9, edge)
    pen.card(3, 3, width - 5, height - 7, 7, fill)


@icon("part_row")
def part_row(pen: Pen, width: float, height: float) -> None:
    """A line of the table of temple parts."""
    pen.card(0, 0, width, height, 7, ROW_EDGE)
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 6, ROW)


@icon("exchange")
def exchange(pen: Pen, width: float, height: float) -> None:
    """Trading: two arrows, one each way."""
    w, h = width, height
    right = [(0.04, 0.24), (0.6, 0.24), (0.6, 0.08), (0.96, 0.34), (0.6, 0.6), (0.6, 0.44)]
    left = [(1 - x, 1 - y) for x, y in [*right, (0.04, 0.44)]]
    for arrow in ([*right, (0.04, 0.44)], left):
        pen.poly(scaled(arrow, w, h), "#6b5a3c")


@icon("pawn")
def pawn(pen: Pen, width: float, height: float) -> None:
    """The First Player pawn."""
    w, h = width, height
    body = [(0.24, 0.94), (0.34, 0.52), (0.66, 0.52), (0.76, 0.94)]
    pen.poly(scaled(body, w, h), MARBLE, INK, w * 0.07)
    pen.disc(w * 0.5, h * 0.32, w * 0.24, INK)
    pen.disc(w * 0.5, h * 0.32, w * 0.17, GOLD)


@icon("returned_points")
def returned_points(pen: Pen, width: float, height: float) -> None:
    """The points of a mission once it has been returned."""
    shield(pen, width, height, "#9a8a70")
