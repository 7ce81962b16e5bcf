"""The icons of Mesopotamia: goods, event tokens, walls, Dingir dice, actions, the Hanging Gardens."""

from renderer.core.icons.pieces import glyph
from renderer.core.palette import GOLD, INK, IVORY, LINE, POINTS, Colour, Mark, darker, lighter, mix
from renderer.core.pen import Pen, Point, around, scaled, star
from renderer.core.sprites import icon
from renderer.mesopotamia.palette import CLAY, DICE, LEAF, SLOT

SAND = "#d0a765"
DARK = "#4a4038"
"""The back of an event token."""
BONE = "#efe6d2"
STONE = "#77797c"


@icon("clay")
def clay(pen: Pen, width: float, height: float) -> None:
    """A brick with three holes."""
    w, h = width, height
    pen.poly(
        scaled([(0.04, 0.46), (0.26, 0.26), (0.98, 0.26), (0.78, 0.46)], w, h),
        lighter(CLAY, 0.28),
        INK,
        w * 0.06,
    )
    pen.poly(
        scaled([(0.78, 0.46), (0.98, 0.26), (0.98, 0.56), (0.78, 0.78)], w, h),
        darker(CLAY, 0.24),
        INK,
        w * 0.06,
    )
    pen.poly(
        scaled([(0.04, 0.46), (0.78, 0.46), (0.78, 0.78), (0.04, 0.78)], w, h), CLAY, INK, w * 0.06
    )
    for x in (0.21, 0.41, 0.61):
        pen.disc(w * x, h * 0.62, w * 0.06, darker(CLAY, 0.45))


@icon("tablet")
def tablet(pen: Pen, width: float, height: float) -> None:
    """A clay tablet with wedges."""
    w, h = width, height
    pen.card(w * 0.16, h * 0.04, w * 0.84, h * 0.96, w * 0.16, INK)
    pen.card(w * 0.22, h * 0.10, w * 0.78, h * 0.90, w * 0.12, "#d9a877")
    for row in range(3):
        for column in range(3):
            x, y = w * (0.33 + 0.17 * column), h * (0.26 + 0.22 * row)
            pen.poly(
                [(x - w * 0.05, y - h * 0.06), (x + w * 0.05, y - h * 0.06), (x, y + h * 0.08)],
                "#7a4a2a",
            )


@icon("knuckle")
def knuckle(pen: Pen, width: float, height: float) -> None:
    """A knucklebone."""
    w, h = width, height
    for grow, colour in ((0.05, INK), (0.0, BONE)):
        pen.line(scaled([(0.28, 0.70), (0.72, 0.30)], w, h), colour, w * (0.24 + 2 * grow))
        for x, y in ((0.18, 0.66), (0.34, 0.84), (0.66, 0.16), (0.82, 0.34)):
            pen.disc(w * x, h * y, w * (0.15 + grow), colour)


def _token(pen: Pen, width: float, height: float, terrain: str, fill: Colour, line: Colour) -> None:
    """The shape of an event token: triangle in mountains, square in deserts, disc in plains."""
    w, h = width, height
    if terrain == "mountain":
        pen.poly(scaled([(0.5, 0.06), (0.97, 0.92), (0.03, 0.92)], w, h), IVORY, IVORY, w * 0.10)
        pen.poly(scaled([(0.5, 0.08), (0.95, 0.90), (0.05, 0.90)], w, h), fill, line, w * 0.06)
    elif terrain == "desert":
        pen.card(w * 0.06, h * 0.06, w * 0.94, h * 0.94, w * 0.08, IVORY)
        pen.card(w * 0.10, h * 0.10, w * 0.90, h * 0.90, w * 0.06, line)
        pen.card(w * 0.15, h * 0.15, w * 0.85, h * 0.85, w * 0.04, fill)
    else:
        pen.disc(w / 2, h / 2, w * 0.47, IVORY)
        pen.disc(w / 2, h / 2, w * 0.43, line)
        pen.disc(w / 2, h / 2, w * 0.37, fill)


def _heart(terrain: str) -> float:
    """Where the middle of a token's shape is, from above."""
    return 0.64 if terrain == "mountain" else 0.5


@icon("event")
def event(pen: Pen, width: float, height: float, terrain: str) -> None:
    """An event token, face down."""
    _token(pen, width, height, terrain, DARK, INK)
    y = height * _heart(terrain)
    pen.poly(star(4, width / 2, y, width * 0.19, width * 0.06), "#e3bd62")


@icon("event_shown")
def event_shown(pen: Pen, width: float, height: float, terrain: str) -> None:
    """An event token face up, on which its points are printed."""
    _token(pen, width, height, terrain, IVORY, POINTS)


@icon("event_running")
def event_running(
    pen: Pen, width: float, height: float, terrain: str, die: int, mark: Mark
) -> None:
    """An event that pays each round: its token in the colour of whose it is, with the die that counts."""
    _token(pen, width, height, terrain, mark.colour, mark.dark)
    x, y, r = width / 2, height * _heart(terrain), width * 0.24
    pen.card(x - r, y - r, x + r, y + r, r * 0.5, INK)
    pen.card(x - r * 0.84, y - r * 0.84, x + r * 0.84, y + r * 0.84, r * 0.4, IVORY)
    for dx, dy in PIPS[die]:
        pen.disc(x + dx * r * 0.5, y + dy * r * 0.5, r * 0.2, INK)


_CORNERS = ((-1, -1), (1, 1))
_ALL = (*_CORNERS, (-1, 1), (1, -1))
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: _CORNERS,
    3: (*_CORNERS, (0, 0)),
    4: _ALL,
    5: (*_ALL, (0, 0)),
    6: (*_ALL, (-1, 0), (1, 0)),
}


@icon("wall")
def wall(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """A crenellated wall in a seat's colour, with its shape at the gate."""
    w, h = width, height
    top = [(0.0, 0.34), (0.0, 0.16), (0.18, 0.16), (0.18, 0.30), (0.41, 0.30), (0.41, 0.16)]
    top += [
        (0.59, 0.16),
        (0.59, 0.30),
        (0.82, 0.30),
        (0.82, 0.16),
        (1.0, 0.16),
        (1.0, 0.9),
        (0.0, 0.9),
    ]
    pen.poly(
        scaled([(0.03 + x * 0.94, y) for x, y in top], w, h), lighter(SAND, 0.25), INK, w * 0.06
    )
    pen.disc(w / 2, h * 0.62, w * 0.25, mark.dark)
    pen.disc(w / 2, h * 0.62, w * 0.22, mark.colour)
    glyph(pen, mark, w / 2, h * 0.62, w * 0.14, mark.on)


@icon("block")
def block(pen: Pen, width: float, height: float) -> None:
    """A block token: eight corners and a cross, unlike the tokens of events and the disc of a tribe."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    for share, colour in ((1.0, IVORY), (0.92, INK), (0.8, STONE)):
        pen.poly(around(8, x, y, r * share, 22.5), colour)
    for sign in (-1, 1):
        arm = r * 0.36
        pen.line([(x - arm, y - sign * arm), (x + arm, y + sign * arm)], IVORY, r * 0.24)


@icon("dingir")
def dingir(
    pen: Pen, width: float, height: float, colour: str, face: str, spent: bool = False
) -> None:
    """A Dingir die: a star, a glyph, or nothing before it is rolled; pale once it has been used."""
    w, h = width, height
    ground = mix(DICE[colour], SLOT, 0.62) if spent else DICE[colour]
    pen.card(w * 0.03, h * 0.03, w * 0.97, h * 0.97, w * 0.2, LINE if spent else INK)
    pen.card(w * 0.09, h * 0.09, w * 0.91, h * 0.91, w * 0.16, ground)
    ink = mix(IVORY if colour == "black" else INK, ground, 0.5 if spent else 0.0)
    if face == "star":
        pen.poly(star(8, w / 2, h / 2, w * 0.36, w * 0.11), ink)
    for shape in GLYPHS.get(face, ()):
        pen.poly(scaled([(0.12 + x * 0.76, 0.12 + y * 0.76) for x, y in shape], w, h), ink)


@icon("jar")
def jar(pen: Pen, width: float, height: float, colour: Colour = CLAY) -> None:
    """A jar with two handles."""
    w, h = width, height
    for x in (0.27, 0.73):
        pen.disc(w * x, h * 0.30, w * 0.15, None, INK, w * 0.08)
    body = [(0.36, 0.06), (0.64, 0.06), (0.60, 0.2), (0.80, 0.42), (0.72, 0.70), (0.58, 0.96)]
    body += [(0.42, 0.96), (0.28, 0.70), (0.20, 0.42), (0.40, 0.2)]
    pen.poly(scaled(body, w, h), colour, INK, w * 0.07)
    pen.line(scaled([(0.25, 0.46), (0.75, 0.46)], w, h), INK, w * 0.05)


@icon("claimed")
def claimed(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """The amphora of a seat, its shape on the jar."""
    jar(pen, width, height, mark.colour)
    glyph(pen, mark, width / 2, height * 0.62, width * 0.17, mark.on)


@icon("compass")
def compass(pen: Pen, width: float, height: float) -> None:
    """Explore: a rose of the winds."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    pen.disc(x, y, r * 0.94, INK)
    pen.disc(x, y, r * 0.82, "#e7d6ae")
    pen.poly(star(4, x, y, r * 0.86, r * 0.2), INK)
    tips = around(4, x, y, r * 0.8)
    pen.poly([tips[0], (x + r * 0.16, y), (x - r * 0.16, y)], POINTS)


@icon("sheaf")
def sheaf(pen: Pen, width: float, height: float) -> None:
    """Grow: an ear of barley on a disc."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    pen.disc(x, y, r * 0.94, INK)
    pen.disc(x, y, r * 0.82, "#dfe3b4")
    pen.line([(x, y + r * 0.7), (x, y - r * 0.3)], "#8a6a18", r * 0.12)
    for row in range(3):
        for side in (-1, 1):
            cy = y - r * 0.34 + row * r * 0.3
            pen.poly(
                [
                    (x, cy + r * 0.16),
                    (x + side * r * 0.34, cy - r * 0.2),
                    (x + side * r * 0.08, cy - r * 0.16),
                ],
                "#c48a1c",
            )
    pen.oval(x - r * 0.1, y - r * 0.68, x + r * 0.1, y - r * 0.24, "#c48a1c")


@icon("reached")
def reached(pen: Pen, width: float, height: float, colour: Colour | None) -> None:
    """A level of a technology: reached, or not yet."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    pen.disc(x, y, r * 0.96, LINE if colour is None else INK)
    pen.disc(x, y, r * 0.74, SLOT if colour is None else colour)


@icon("cell")
def cell(
    pen: Pen, width: float, height: float, fill: Colour = SLOT, line: Colour = "#c9b48a"
) -> None:
    """A space of a track, a slot of the trade section, a place for a technology."""
    pen.card(0, 0, width, height, 6, line)
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 5, fill)


@icon("gardens")
def gardens(pen: Pen, width: float, height: float, built: int, parts: int) -> None:
    """The Hanging Gardens: terraces, those built green with plants, the others in outline."""
    w, h = width, height
    for level in range(parts):
        inset = 0.03 + 0.40 * level / parts
        top, foot = h * (0.96 - 0.86 * (level + 1) / parts), h * (0.96 - 0.86 * level / parts)
        done = level < built
        fill: Colour = lighter(SAND, 0.1 * level) if done else "#f3ead8"
        pen.rect(w * inset, top, w * (1 - inset), foot, fill, INK if done else LINE, w * 0.014)
        if done:
            spots = max(2, 6 - level)
            for place in range(spots):
                x = w * (inset + 0.04 + (1 - 2 * inset - 0.08) * place / (spots - 1))
                pen.disc(x, top, w * 0.036, LEAF, INK, w * 0.01)
                pen.line([(x, top), (x, top + (foot - top) * 0.5)], LEAF, w * 0.02)


@icon("people")
def people(pen: Pen, width: float, height: float) -> None:
    """Population: three heads."""
    for x, y, colour in ((0.28, 0.42, INK), (0.72, 0.42, INK), (0.5, 0.34, GOLD)):
        pen.disc(width * x, height * y, width * 0.17, INK)
        pen.disc(width * x, height * y, width * 0.12, "#d9a877" if colour == INK else "#e7b98c")
        pen.card(
            width * (x - 0.22),
            height * (y + 0.22),
            width * (x + 0.22),
            height * 0.96,
            width * 0.1,
            INK,
        )


@icon("event_track")
def event_track(pen: Pen, width: float, height: float) -> None:
    """The event track: the three shapes of tokens."""
    w, h = width, height
    pen.poly(scaled([(0.5, 0.02), (0.78, 0.48), (0.22, 0.48)], w, h), DARK, INK, w * 0.05)
    pen.card(w * 0.06, h * 0.56, w * 0.46, h * 0.96, w * 0.04, DARK)
    pen.disc(w * 0.74, h * 0.76, w * 0.21, DARK)


GLYPHS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "gir": (
        (
            (0.20, 0.42),
            (0.56, 0.42),
            (0.56, 0.24),
            (0.86, 0.50),
            (0.56, 0.76),
            (0.56, 0.58),
            (0.20, 0.58),
        ),
    ),
    "gish": (
        ((0.50, 0.14), (0.78, 0.46), (0.22, 0.46)),
        ((0.50, 0.30), (0.82, 0.68), (0.18, 0.68)),
        ((0.43, 0.64), (0.57, 0.64), (0.57, 0.88), (0.43, 0.88)),
    ),
    "dub": (
        ((0.26, 0.16), (0.74, 0.16), (0.74, 0.28), (0.26, 0.28)),
        ((0.26, 0.37), (0.74, 0.37), (0.74, 0.49), (0.26, 0.49)),
        ((0.26, 0.58), (0.74, 0.58), (0.74, 0.70), (0.26, 0.70)),
        ((0.26, 0.78), (0.56, 0.78), (0.56, 0.88), (0.26, 0.88)),
    ),
    "she": (
        ((0.46, 0.30), (0.54, 0.30), (0.54, 0.90), (0.46, 0.90)),
        ((0.50, 0.10), (0.60, 0.28), (0.50, 0.40), (0.40, 0.28)),
        ((0.52, 0.52), (0.60, 0.34), (0.80, 0.28), (0.74, 0.46)),
        ((0.48, 0.52), (0.40, 0.34), (0.20, 0.28), (0.26, 0.46)),
        ((0.52, 0.74), (0.60, 0.56), (0.80, 0.50), (0.74, 0.68)),
        ((0.48, 0.74), (0.40, 0.56), (0.20, 0.50), (0.26, 0.68)),
    ),
    "tukul": (
        ((0.84, 0.12), (0.82, 0.28), (0.46, 0.64), (0.36, 0.54), (0.70, 0.16)),
        ((0.24, 0.48), (0.52, 0.76), (0.45, 0.83), (0.17, 0.55)),
        ((0.28, 0.66), (0.36, 0.74), (0.22, 0.88), (0.14, 0.80)),
    ),
    "un": (
        ((0.40, 0.12), (0.60, 0.12), (0.66, 0.24), (0.60, 0.38), (0.40, 0.38), (0.34, 0.24)),
        ((0.30, 0.46), (0.70, 0.46), (0.82, 0.88), (0.18, 0.88)),
    ),
    "an": (
        ((0.14, 0.66), (0.22, 0.42), (0.38, 0.28), (0.62, 0.28), (0.78, 0.42), (0.86, 0.66)),
        ((0.14, 0.74), (0.86, 0.74), (0.86, 0.84), (0.14, 0.84)),
    ),
    "lugal": (
        (
            (0.14, 0.30),
            (0.34, 0.50),
            (0.50, 0.18),
            (0.66, 0.50),
            (0.86, 0.30),
            (0.78, 0.82),
            (0.22, 0.82),
        ),
    ),
    "me": (
        ((0.44, 0.14), (0.56, 0.14), (0.56, 0.88), (0.44, 0.88)),
        ((0.14, 0.24), (0.86, 0.24), (0.86, 0.34), (0.14, 0.34)),
        ((0.08, 0.48), (0.36, 0.48), (0.22, 0.66)),
        ((0.64, 0.48), (0.92, 0.48), (0.78, 0.66)),
    ),
}
"""What the faces of Dingir dice show besides the star, as silhouettes."""


@icon("garden_tile")
def garden_tile(pen: Pen, width: float, height: float) -> None:
    """A part of the Hanging Gardens."""
    w, h = width, height
    pen.rect(w * 0.06, h * 0.52, w * 0.94, h * 0.94, SAND, INK, w * 0.06)
    pen.rect(w * 0.26, h * 0.26, w * 0.74, h * 0.52, lighter(SAND, 0.2), INK, w * 0.06)
    for x, y in ((0.14, 0.5), (0.5, 0.2), (0.86, 0.5), (0.32, 0.26), (0.68, 0.26)):
        pen.disc(w * x, h * y, w * 0.12, LEAF, INK, w * 0.03)


@icon("crossed")
def crossed(pen: Pen, width: float, height: float, colour: Colour) -> None:
    """A stroke through what is lost."""
    pen.line(scaled([(0.1, 0.9), (0.9, 0.1)], width, height), IVORY, width * 0.2)
    pen.line(scaled([(0.1, 0.9), (0.9, 0.1)], width, height), colour, width * 0.1)
