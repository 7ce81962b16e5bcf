"""Icons of Caylus: tiles, favours, the king's men, flags and the castle's parts."""

from renderer.caylus.palette import (
    CELL,
    CELL_EDGE,
    FLAG,
    FLEUR,
    HATCH,
    JOINT,
    KINDS,
    SHUT,
    STONEWORK,
    TILE_SHADOW,
    WHITE,
    WOODEN,
)
from renderer.core.palette import (
    CLOTH,
    FOOD,
    GOLD,
    INK,
    IVORY,
    MUTED,
    PALE,
    STONE,
    WOOD,
    Colour,
    Mark,
    darker,
)
from renderer.core.pen import TOP_CORNERS, Pen, scaled
from renderer.core.sprites import icon

HEAD = 36
HOUSE = [
    (0.5, 0.26),
    (0.78, 0.52),
    (0.7, 0.52),
    (0.7, 0.78),
    (0.3, 0.78),
    (0.3, 0.52),
    (0.22, 0.52),
]
KEEP = [(0.28, 0.78), (0.28, 0.28), (0.39, 0.28), (0.39, 0.37), (0.45, 0.37), (0.45, 0.28)]
KEEP += [(1 - x, y) for x, y in reversed(KEEP)]
GABLE = [(0.18, 0.46), (0.5, 0.24), (0.82, 0.46)]
PILLARS = ((0.24, 0.34), (0.45, 0.55), (0.66, 0.76))


@icon("tile")
def tile(pen: Pen, width: float, height: float, kind: str, pale: bool = False) -> None:
    """A building of a kind: in the kind's colour, a house, a keep of stone or a hall on pillars."""
    w, h = width, height
    colour = "#d9ccb3" if pale else KINDS[kind]
    pen.card(
        w * 0.06, h * 0.12, w * 0.94, h * 0.9, w * 0.1, colour, PALE if pale else INK, w * 0.06
    )
    if kind == "stone":
        pen.poly(scaled(KEEP, w, h), IVORY)
        pen.rect(w * 0.44, h * 0.56, w * 0.56, h * 0.79, colour)
    elif kind == "prestige":
        pen.poly(scaled(GABLE, w, h), IVORY)
        for left, right in PILLARS:
            pen.rect(w * left, h * 0.51, w * right, h * 0.69, IVORY)
        pen.rect(w * 0.2, h * 0.72, w * 0.8, h * 0.8, IVORY)
    else:
        pen.poly(scaled(HOUSE, w, h), IVORY)
        if kind == "wood":
            for y in (0.52, 0.64):
                pen.line(scaled([(0.32, y), (0.68, y)], w, h), colour, w * 0.05)
        elif kind in {"residential", "residence"}:
            pen.rect(w * 0.44, h * 0.56, w * 0.56, h * 0.79, colour)


@icon("fleur")
def fleur(pen: Pen, width: float, height: float, colour: Colour = FLEUR) -> None:
    """A royal favour: a fleur-de-lis."""
    w, h = width, height
    petal = [(0.5, 0.04), (0.66, 0.3), (0.58, 0.62), (0.42, 0.62), (0.34, 0.3)]
    pen.poly(scaled(petal, w, h), colour)
    side = [(0.1, 0.6), (0.16, 0.36), (0.34, 0.24), (0.46, 0.38), (0.42, 0.56), (0.33, 0.56)]
    side += [(0.34, 0.44), (0.27, 0.44), (0.2, 0.62)]
    foot = [(0.1, 0.7), (0.26, 0.86), (0.12, 0.84)]
    for way in (-1, 1):
        for part in (side, foot):
            pen.poly(scaled([(0.5 + way * x, y) for x, y in part], w, h), colour)
    pen.card(w * 0.22, h * 0.6, w * 0.78, h * 0.7, w * 0.04, colour)
    stalk = [(0.4, 0.7), (0.6, 0.7), (0.56, 0.84), (0.5, 0.97), (0.44, 0.84)]
    pen.poly(scaled(stalk, w, h), colour)


@icon("plain_cubes")
def plain_cubes(pen: Pen, width: float, height: float) -> None:
    """Any cube but gold: a square of the four other colours."""
    w, h = width, height
    pen.card(w * 0.08, h * 0.1, w * 0.92, h * 0.94, w * 0.14, INK)
    for x, y, colour in ((0, 0, FOOD), (1, 0, WOOD), (0, 1, STONE), (1, 1, CLOTH)):
        left, top = w * (0.15 + 0.365 * x), h * (0.17 + 0.365 * y)
        pen.rect(left, top, left + w * 0.335, top + h * 0.335, colour)


def _cylinder(pen: Pen, width: float, height: float, top: float, tall: float) -> None:
    """A white wooden cylinder seen from above; shares of the height."""
    w, h = width, height
    x0, x1, foot, lid = w * 0.06, w * 0.94, h * (top + tall), h * 0.34
    pen.oval(x0, foot + h * 0.06, x1, foot + lid + h * 0.06, (30, 20, 10, 80))
    pen.oval(x0, foot, x1, foot + lid, INK)
    pen.rect(x0, h * top + lid / 2, x1, foot + lid / 2, INK)
    pen.oval(x0 + 2, foot, x1 - 2, foot + lid - 2, WOODEN)
    pen.rect(x0 + 2, h * top + lid / 2, x1 - 2, foot + lid / 2 - 1, WOODEN)
    pen.oval(x0, h * top, x1, h * top + lid, INK)
    pen.oval(x0 + 2, h * top + 2, x1 - 2, h * top + lid - 2, WHITE)


@icon("provost")
def provost(pen: Pen, width: float, height: float) -> None:
    """A flat white cylinder."""
    _cylinder(pen, width, height, 0.36, 0.20)


@icon("bailiff")
def bailiff(pen: Pen, width: float, height: float) -> None:
    """A tall white cylinder."""
    _cylinder(pen, width, height, 0.06, 0.52)


@icon("flag")
def flag(pen: Pen, width: float, height: float, colour: Colour = FLAG) -> None:
    """Where the bailiff lets a section be scored."""
    w, h = width, height
    pen.line([(w * 0.12, 2), (w * 0.12, h - 2)], INK, 3)
    cloth = [(w * 0.12, 2), (w * 0.96, 2), (w * 0.78, h * 0.36), (w * 0.96, h * 0.7)]
    pen.poly([*cloth, (w * 0.12, h * 0.7)], colour, INK, 1.5)


@icon("tile_card")
def tile_card(pen: Pen, width: float, height: float, head: Colour) -> None:
    """A building, its head in the kind's colour; the box is 4 wider and 8 higher, for the shadow."""
    w, h = width - 4, height - 8
    pen.card(2, 5, w + 2, h + 5, 10, TILE_SHADOW)
    pen.card(0, 0, w, h, 10, INK)
    pen.card(2, 2, w - 2, h - 2, 9, IVORY)
    pen.card(2, 2, w - 2, HEAD, 9, head, corners=TOP_CORNERS)
    pen.rect(2, HEAD - 1, w - 2, HEAD + 1, darker(head, 0.35))


@icon("heir")
def heir(pen: Pen, width: float, height: float, mark: Mark, colour: Colour) -> None:
    """Paid for: this tile becomes a building of the kind's colour, owned by the seat."""
    pen.card(0, 0, width, height, height / 2, mark.dark)
    pen.card(2, 2, width - 2, height - 2, height / 2 - 2, IVORY)
    x, y = width * 0.30, height / 2
    arrow = [(-0.20, -0.08), (0.02, -0.08), (0.02, -0.26), (0.20, 0.0), (0.02, 0.26), (0.02, 0.08)]
    pen.poly([(x + dx * height, y + dy * height) for dx, dy in [*arrow, (-0.20, 0.08)]], MUTED)
    left, size = width - height - 2, height - 6
    pen.card(left, 4, left + size, 2 + size, 4, colour, INK, 1.5)
    roof = [(left + x * size, 3 + (y - 0.03) * size) for x, y in HOUSE]
    pen.poly(roof, IVORY)
    door = left + size * 0.44, 3 + size * 0.53
    pen.rect(*door, door[0] + size * 0.12, door[1] + size * 0.23, colour)


@icon("castle_parts")
def castle_parts(pen: Pen, width: float, height: float, count: int, waste: bool = False) -> None:
    """Parts of the castle without houses; greyed once they stay empty for ever."""
    h, pitch = height, (width + 3) / count
    for x in (i * pitch for i in range(count)):
        w = pitch - 3
        pen.rect(x, 0, x + w, h, "#a39b8a")
        pen.rect(x + 1.5, 1.5, x + w - 1.5, h - 1.5, SHUT if waste else STONEWORK)
        if waste:
            pen.line([(x + 2, h - 2), (x + w - 2, 2)], HATCH, 1.5)
            continue
        pen.line([(x + 1.5, h / 2), (x + w - 1.5, h / 2)], JOINT, 1.2)
        pen.line([(x + w * 0.4, 2), (x + w * 0.4, h / 2)], JOINT, 1.2)
        pen.line([(x + w * 0.7, h / 2), (x + w * 0.7, h - 2)], JOINT, 1.2)


@icon("section_now")
def section_now(pen: Pen, width: float, height: float) -> None:
    """The section under construction."""
    pen.card(0, 0, width, height, 8, GOLD)
    pen.card(3, 3, width - 3, height - 3, 6, "#fbf3dc")


@icon("favour_cell")
def favour_cell(pen: Pen, width: float, height: float, shut: bool) -> None:
    """A cell of the favour table; hatched while its column is closed."""
    w, h = width, height
    pen.card(0, 0, w, h, 6, CELL_EDGE)
    pen.card(1.5, 1.5, w - 1.5, h - 1.5, 5, SHUT if shut else CELL)
    for x in range(4, int(w) - 8, 9) if shut else ():
        pen.line([(x, h - 2), (x + 8, 2)], HATCH, 1.5)


@icon("beads")
def beads(pen: Pen, width: float, height: float, colour: Colour, own: int, count: int) -> None:
    """The columns of a line of favours, `own` of `count` reached."""
    pitch = width / count
    for n in range(count):
        fill = colour if n < own else "#ddd0b4"
        pen.disc(pitch * (n + 0.5), height / 2, height * 0.46, fill)


@icon("coin_spent")
def coin_spent(pen: Pen, width: float, height: float) -> None:
    """A price that no longer holds, or not yet."""
    pen.disc(width / 2, height / 2, width * 0.44, "#e9dcbd", PALE, 1.5)
