"""Signs every game uses: turn, change, numbers, spots, dice, arrows."""

from math import atan2, cos, degrees, hypot, pi, sin

from renderer.core.palette import CHANGED, GOLD, INK, IVORY, LINE, PALE, TURN, Colour, darker, rgb
from renderer.core.pen import Pen, Point, scaled
from renderer.core.sprites import icon

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
MEDALS = (TURN, "#c9ced2", "#d29a63", "#e9dfcb")
MOVE_MARGIN = 30
BRACKET_MARGIN = 8.5
"""How far brackets reach beyond what they stand round."""
SLIM = 60
"""Brackets round something lower or narrower are slim, so that it can be seen."""
NOTCHES, NOTCH = (30, 150, 270), 6
"""Where a ring is notched, in degrees clockwise from the right, and how wide."""
VEILED = 77
"""How much of a card a veil covers, of 255: 30 %, so that its words can still be read."""


@icon("arrow")
def arrow(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """Gives, becomes, is followed by."""
    shape = [(0.06, 0.4), (0.52, 0.4), (0.52, 0.16), (0.96, 0.5)]
    shape += [(0.52, 0.84), (0.52, 0.6), (0.06, 0.6)]
    pen.poly(scaled(shape, width, height), colour)


@icon("hourglass")
def hourglass(pen: Pen, width: float, height: float) -> None:
    """Somebody is awaited."""
    w, h = width, height
    glass = [(0.24, 0.16), (0.76, 0.16), (0.76, 0.26), (0.55, 0.5), (0.76, 0.74), (0.76, 0.84)]
    glass += [(0.24, 0.84), (0.24, 0.74), (0.45, 0.5), (0.24, 0.26)]
    pen.card(w * 0.16, h * 0.04, w * 0.84, h * 0.16, w * 0.04, INK)
    pen.card(w * 0.16, h * 0.84, w * 0.84, h * 0.96, w * 0.04, INK)
    pen.poly(scaled(glass, w, h), IVORY, INK, w * 0.07)
    pen.poly(scaled([(0.34, 0.3), (0.66, 0.3), (0.5, 0.48)], w, h), GOLD)
    pen.poly(scaled([(0.28, 0.82), (0.72, 0.82), (0.5, 0.62)], w, h), GOLD)


@icon("crown")
def crown(pen: Pen, width: float, height: float) -> None:
    """A winner, or who begins."""
    shape = [(0.06, 0.84), (0.02, 0.26), (0.28, 0.5), (0.5, 0.1), (0.72, 0.5), (0.98, 0.26)]
    pen.poly(scaled([*shape, (0.94, 0.84)], width, height), GOLD, INK, width * 0.05)


@icon("medal")
def medal(pen: Pen, width: float, height: float, rank: int) -> None:
    """A place in the final standings: gold, silver, bronze, then plain."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    colour = MEDALS[min(rank, len(MEDALS)) - 1]
    pen.disc(x, y, r * 0.98, INK)
    pen.disc(x, y, r * 0.92, darker(colour, 0.22))
    pen.disc(x, y, r * 0.76, colour)


@icon("hammer")
def hammer(pen: Pen, width: float, height: float) -> None:
    """Build."""
    w, h = width, height
    handle = scaled([(0.2, 0.9), (0.6, 0.36)], w, h)
    pen.line(handle, "#8a5a2e", w * 0.13, round_ends=True)
    head = [(0.36, 0.24), (0.58, 0.06), (0.92, 0.44), (0.8, 0.62), (0.66, 0.46), (0.58, 0.5)]
    pen.poly(scaled(head, w, h), INK)


@icon("die")
def die(pen: Pen, width: float, height: float, pips: int) -> None:
    """A die showing `pips`; 0 is a die that has not been rolled."""
    w, h = width, height
    pen.card(w * 0.04, h * 0.08, w * 0.96, h * 0.99, w * 0.2, (30, 20, 10, 80))
    pen.card(w * 0.04, h * 0.03, w * 0.96, h * 0.95, w * 0.2, IVORY, INK, w * 0.045)
    for x, y in PIPS.get(pips, ()):
        pen.disc(w * (0.5 + 0.25 * x), h * (0.49 + 0.25 * y), w * 0.09, INK)


@icon("die_piece")
def die_piece(pen: Pen, width: float, height: float) -> None:
    """A die one has, seen from a corner, so that nobody takes it for a roll."""
    w, h = width, height
    top = [(0.5, 0.03), (0.93, 0.26), (0.5, 0.49), (0.07, 0.26)]
    left = [(0.07, 0.26), (0.5, 0.49), (0.5, 0.97), (0.07, 0.74)]
    right = [(0.93, 0.26), (0.5, 0.49), (0.5, 0.97), (0.93, 0.74)]
    for face, fill in ((top, IVORY), (left, darker(IVORY, 0.12)), (right, darker(IVORY, 0.28))):
        pen.poly(scaled(face, w, h), fill, INK, w * 0.045)
    for x, y in (
        (0.5, 0.26),
        (0.19, 0.46),
        (0.38, 0.78),
        (0.81, 0.44),
        (0.715, 0.615),
        (0.62, 0.79),
    ):
        pen.disc(w * x, h * y, w * 0.062, INK)


@icon("pip")
def pip(pen: Pen, width: float, height: float, state: str, line: Colour = LINE) -> None:
    """A phase: `past`, `now` or `next`."""
    if state == "now":
        pen.disc(width / 2, height / 2, width * 0.46, TURN)
    else:
        fill = "#fbf1dc" if state == "past" else None
        pen.disc(width / 2, height / 2, width * 0.3, fill, line, 1.5)


@icon("spot")
def spot(pen: Pen, width: float, height: float) -> None:
    """A free spot."""
    pen.disc(width / 2, height / 2, width * 0.46, "#d9c8a2")
    pen.disc(width / 2, height / 2, width * 0.40, "#f7efdd")


@icon("numbered_spot")
def numbered_spot(pen: Pen, width: float, height: float) -> None:
    """A disc on which a place in an order is printed."""
    pen.disc(width / 2, height / 2, width * 0.46, "#efe3c6", "#7d6a47", 2)


@icon("veil")
def veil(pen: Pen, width: float, height: float, ground: Colour, radius: float = 10) -> None:
    """Out of reach or without effect now: the ground's colour over a card."""
    pen.card(0, 0, width, height, radius, (*rgb(ground), VEILED))


@icon("lock")
def lock(pen: Pen, width: float, height: float) -> None:
    """Reserved: nobody else may take it."""
    w, h = width, height
    pen.arc(w / 2, h * 0.38, w * 0.27, 180, 360, INK, w * 0.17)
    pen.arc(w / 2, h * 0.38, w * 0.24, 180, 360, "#f4ede3", w * 0.10)
    pen.card(w * 0.16, h * 0.38, w * 0.84, h * 0.92, w * 0.1, "#f4ede3", INK, w * 0.06)
    pen.disc(w / 2, h * 0.6, w * 0.08, INK)
    pen.line([(w / 2, h * 0.6), (w / 2, h * 0.76)], INK, w * 0.08)


@icon("turn_ring")
def turn_ring(pen: Pen, width: float, height: float) -> None:
    """A gold ring round whose turn it is."""
    for inset, colour in ((0, INK), (2, TURN), (7, IVORY)):
        pen.disc(width / 2, height / 2, width / 2 - inset, colour)


@icon("changed_ring")
def changed_ring(pen: Pen, width: float, height: float) -> None:
    """A magenta ring with three notches round a piece that changed; what lies in it stays to be seen."""
    x, y, r = width / 2, height / 2, width / 2
    for colour, inset, band in ((INK, 0, 11), (IVORY, 1.25, 8.5), (CHANGED, 2.75, 5.5)):
        for start in NOTCHES:
            # The edges run round the ends of each third, so that the notches are seen in grey, too.
            around = degrees((inset + NOTCH / 2) / (r - band / 2))
            pen.arc(x, y, r - inset, start + around, start + 120 - around, colour, band)


@icon("changed_brackets")
def changed_brackets(pen: Pen, width: float, height: float) -> None:
    """Magenta brackets at the corners of what changed."""
    small = min(width, height)
    length, inset = min(small * 0.26, 26), BRACKET_MARGIN - 2
    slim = 0.65 if small < SLIM else 1
    for colour, stroke in ((INK, 12.5), (IVORY, 10.0), (CHANGED, 6.0)):
        for x, dx in ((inset, length), (width - inset, -length)):
            for y, dy in ((inset, length), (height - inset, -length)):
                corner = [(x + dx, y), (x, y), (x, y + dy)]
                pen.line(corner, colour, stroke * slim, round_ends=True)


@icon("changed_number")
def changed_number(pen: Pen, width: float, height: float) -> None:
    """A magenta disc that carries a change's number."""
    r = min(width, height) / 2
    pen.disc(width / 2, height / 2, r - 0.5, INK)
    pen.disc(width / 2, height / 2, r - 1.5, IVORY)
    pen.disc(width / 2, height / 2, r - 4.5, CHANGED)


@icon("journey")
def journey(pen: Pen, width: float, height: float, dx: float, dy: float) -> None:
    """A bent magenta arrow, its ends `MOVE_MARGIN` inside the box."""
    x0 = MOVE_MARGIN if dx >= 0 else width - MOVE_MARGIN
    y0 = MOVE_MARGIN if dy >= 0 else height - MOVE_MARGIN
    path = _bent((x0, y0), dx, dy)
    angle = atan2(path[-1][1] - path[-3][1], path[-1][0] - path[-3][0])
    tip = _tip(path[-1], angle)
    for colour, stroke, edge in ((INK, 16.5, 10.5), (IVORY, 14, 8)):
        pen.line(path[:-1], colour, stroke, round_ends=True)
        pen.poly(tip, colour, colour, edge)
    pen.line(path[:-1], CHANGED, 7, round_ends=True)
    pen.poly(tip, CHANGED)


def _bent(start: Point, dx: float, dy: float) -> list[Point]:
    """A quadratic curve over (dx, dy), bent to the left of its way by a sixth of its length."""
    length = hypot(dx, dy)
    bend = min(length * 0.16, 16) / length
    middle = start[0] + dx / 2 - dy * bend, start[1] + dy / 2 + dx * bend
    end = start[0] + dx, start[1] + dy
    steps = [i / 24 for i in range(25)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1],
        )
        for t in steps
    ]


def _tip(end: Point, angle: float) -> list[Point]:
    x, y = end
    back = x - 12 * cos(angle), y - 12 * sin(angle)
    side = 15 * cos(angle + pi / 2), 15 * sin(angle + pi / 2)
    return [
        (x + 14 * cos(angle), y + 14 * sin(angle)),
        (back[0] + side[0], back[1] + side[1]),
        (back[0] - side[0], back[1] - side[1]),
    ]


@icon("die_idle")
def die_idle(pen: Pen, width: float, height: float, pips: int) -> None:
    """A die of the roll that was not chosen."""
    w, h = width, height
    pen.card(w * 0.09, h * 0.09, w * 0.91, h * 0.91, w * 0.18, "#f3ead8", PALE, w * 0.04)
    for x, y in PIPS[pips]:
        pen.disc(w * (0.5 + 0.23 * x), h * (0.5 + 0.23 * y), w * 0.08, PALE)
