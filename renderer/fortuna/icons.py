"""Icons of Fortuna: people, ring, wheel, buildings, plaques and action cards."""

from renderer.core.palette import (
    CANNOT,
    GOLD,
    INK,
    IVORY,
    PALE,
    SHADOW,
    TURN,
    WATER,
    Colour,
    mix,
    rgb,
)
from renderer.core.pen import TOP_CORNERS, Pen, around, scaled
from renderer.core.sprites import icon
from renderer.fortuna.palette import (
    CELL_EDGE,
    EMPTY,
    EMPTY_EDGE,
    GATE,
    MARBLE,
    PALACE,
    PLAQUE,
    PLAQUE_EDGE,
    PLAQUE_LINE,
    RESERVED,
    SHUT,
    SHUT_LINE,
)

CARD_HEAD = 40


@icon("centurion")
def centurion(pen: Pen, width: float, height: float, own: bool = True) -> None:
    """A helmeted head; pale where a place is free."""
    w, h = width, height
    red, skin, line = (CANNOT, "#d8b074", INK) if own else ("#e4d9c5", "#efe6d8", PALE)
    helmet = [(0.16, 0.42), (0.2, 0.24), (0.36, 0.12), (0.64, 0.12), (0.8, 0.24), (0.84, 0.42)]
    pen.poly(scaled(helmet, w, h), red, line, w * 0.045)
    pen.card(w * 0.22, h * 0.38, w * 0.78, h * 0.92, w * 0.2, skin, line, w * 0.045)
    pen.rect(w * 0.44, h * 0.40, w * 0.56, h * 0.72, line)
    pen.rect(w * 0.30, h * 0.46, w * 0.70, h * 0.54, line)
    pen.card(w * 0.42, 0, w * 0.58, h * 0.2, w * 0.06, red, line, w * 0.035)


@icon("priestess")
def priestess(pen: Pen, width: float, height: float, own: bool = True) -> None:
    """A veiled figure; pale where a place is free."""
    w, h = width, height
    robe, skin, line = ("#7350a3", "#eac9a4", INK) if own else ("#e9e0d2", "#f4ede0", PALE)
    cloak = [(0.5, 0.06), (0.78, 0.3), (0.9, 0.94), (0.1, 0.94), (0.22, 0.3)]
    pen.poly(scaled(cloak, w, h), robe, line, w * 0.045)
    pen.disc(w * 0.5, h * 0.36, w * 0.2, skin, line, w * 0.04)


@icon("ring")
def ring(pen: Pen, width: float, height: float, own: bool = True) -> None:
    """A wedding ring; pale for the unmarried."""
    w, h = width, height
    gold, stone, line = (GOLD, "#e9f2f5", INK) if own else ("#d2c4ab", "#efe6d8", "#d2c4ab")
    pen.disc(w / 2, h * 0.6, w * 0.36, None, gold, w * 0.12)
    diamond = [(0.5, 0.02), (0.68, 0.18), (0.5, 0.36), (0.32, 0.18)]
    pen.poly(scaled(diamond, w, h), stone, line, w * 0.04)


@icon("wheel")
def wheel(pen: Pen, width: float, height: float) -> None:
    """Fortuna's wheel: a privilege token."""
    x, y, w = width / 2, height / 2, width
    pen.disc(x, y, w * 0.46, INK)
    for spot in around(8, x, y, w * 0.27, 0):
        pen.disc(*spot, w * 0.155, TURN)
    pen.disc(x, y, w * 0.16, "#fff2cf")


@icon("column")
def column(pen: Pen, width: float, height: float) -> None:
    """A building: one column with base and capital."""
    w, h, fill = width, height, "#efe6d2"
    pen.rect(w * 0.22, h * 0.16, w * 0.78, h * 0.86, fill, INK, w * 0.05)
    pen.rect(w * 0.1, h * 0.04, w * 0.9, h * 0.18, fill, INK, w * 0.05)
    pen.rect(w * 0.1, h * 0.84, w * 0.9, h * 0.97, fill, INK, w * 0.05)
    for x in (0.38, 0.5, 0.62):
        pen.line([(w * x, h * 0.22), (w * x, h * 0.82)], mix(fill, INK, 0.4), w * 0.05)


@icon("aqueduct")
def aqueduct(pen: Pen, width: float, height: float, own: bool = True) -> None:
    """Two arches that carry water; pale where none is built."""
    w, h = width, height
    stone, water, line = ("#d9c39c", WATER, INK) if own else ("#efe6d8", "#f4ede0", "#d2c4ab")
    pen.rect(w * 0.02, h * 0.2, w * 0.98, h * 0.95, stone, line, w * 0.05)
    for x in (0.29, 0.71):
        pen.card(w * (x - 0.14), h * 0.46, w * (x + 0.14), h * 1.1, w * 0.14, "#fdf8ec", line, 1)
    pen.rect(w * 0.02, h * 0.93, w * 0.98, h, line)
    pen.rect(0, h * 0.1, w, h * 0.32, water, line, w * 0.05)


@icon("market")
def market(pen: Pen, width: float, height: float) -> None:
    """A stall under a striped awning."""
    w, h = width, height
    pen.rect(w * 0.14, h * 0.4, w * 0.86, h * 0.94, "#efe6d2", INK, w * 0.05)
    pen.rect(w * 0.08, h * 0.62, w * 0.92, h * 0.76, "#b9854a", INK, w * 0.04)
    for i in range(4):
        stripe = CANNOT if i % 2 == 0 else IVORY
        x = 0.02 + i * 0.24
        pen.card(w * x, h * 0.08, w * (x + 0.24), h * 0.48, w * 0.09, stripe, INK, w * 0.04)


@icon("palace")
def palace(pen: Pen, width: float, height: float) -> None:
    """A house with a pediment on columns."""
    w, h, fill = width, height, "#efe6d2"
    pen.rect(w * 0.14, h * 0.4, w * 0.86, h * 0.88, PALACE)
    for x in (0.14, 0.43, 0.72):
        pen.rect(w * x, h * 0.4, w * (x + 0.14), h * 0.88, fill, INK, w * 0.035)
    pen.poly(scaled([(0.02, 0.42), (0.5, 0.06), (0.98, 0.42)], w, h), fill, INK, w * 0.05)
    pen.rect(w * 0.04, h * 0.84, w * 0.96, h * 0.96, fill, INK, w * 0.04)


@icon("basilica")
def basilica(pen: Pen, width: float, height: float) -> None:
    """A hall with a dome and a door."""
    w, h, fill = width, height, "#efe6d2"
    pen.disc(w * 0.5, h * 0.4, w * 0.3, "#7fa3b5", INK, w * 0.05)
    pen.rect(w * 0.46, h * 0.0, w * 0.54, h * 0.14, INK)
    pen.rect(w * 0.06, h * 0.46, w * 0.94, h * 0.95, fill, INK, w * 0.05)
    pen.card(w * 0.37, h * 0.6, w * 0.63, h * 1.05, w * 0.13, GATE, corners=TOP_CORNERS)
    pen.rect(w * 0.06, h * 0.92, w * 0.94, h * 0.97, INK)


@icon("step")
def step(pen: Pen, width: float, height: float) -> None:
    """One step on the road to Rome."""
    w, h = width, height
    pen.card(w * 0.04, h * 0.1, w * 0.96, h * 0.9, w * 0.18, "#fff3da", INK, w * 0.05)
    shape = [(0.2, 0.42), (0.5, 0.42), (0.5, 0.26), (0.82, 0.5), (0.5, 0.74), (0.5, 0.58)]
    pen.poly(scaled([*shape, (0.2, 0.58)], w, h), INK)


@icon("copy")
def copy(pen: Pen, width: float, height: float) -> None:
    """Two cards, one behind the other: the action of another card."""
    w, h = width, height
    pen.card(w * 0.08, h * 0.04, w * 0.64, h * 0.76, w * 0.08, "#d9ccb6", INK, w * 0.05)
    pen.card(w * 0.34, h * 0.22, w * 0.92, h * 0.96, w * 0.08, IVORY, INK, w * 0.05)
    pen.rect(w * 0.38, h * 0.28, w * 0.88, h * 0.44, CANNOT)


@icon("plaque")
def plaque(pen: Pen, width: float, height: float, shut: bool) -> None:
    """A favour card, six-cornered; dark when face down."""
    w, h = width, height
    corners = [(0.12, 0.0), (0.88, 0.0), (1.0, 0.5), (0.88, 1.0), (0.12, 1.0), (0.0, 0.5)]
    pen.poly(scaled(corners, w, h), PLAQUE_EDGE)
    pen.poly(_shrunk(w, h, 0.975), SHUT if shut else PLAQUE)
    pen.poly(_shrunk(w, h, 0.945), None, SHUT_LINE if shut else PLAQUE_LINE, 1.6)


def _shrunk(width: float, height: float, share: float) -> list[tuple[float, float]]:
    corners = [(0.12, 0.0), (0.88, 0.0), (1.0, 0.5), (0.88, 1.0), (0.12, 1.0), (0.0, 0.5)]
    high = 1 - (1 - share) * width / height
    return [
        (width / 2 + (x - 0.5) * width * share, height / 2 + (y - 0.5) * height * high)
        for x, y in corners
    ]


@icon("plaque_veil")
def plaque_veil(pen: Pen, width: float, height: float) -> None:
    """The ground's colour over a favour card that no die reaches."""
    pen.poly(_shrunk(width, height, 0.975), (*rgb(MARBLE), 150))


@icon("plaque_spot")
def plaque_spot(pen: Pen, width: float, height: float) -> None:
    """A token's place on a face-down favour card."""
    pen.disc(width / 2, height / 2, width * 0.4, None, SHUT_LINE, 1.5)


@icon("spent")
def spent(pen: Pen, width: float, height: float) -> None:
    """A cross over what is face down this round."""
    for x0, x1 in ((0.02, 0.98), (0.98, 0.02)):
        ends = [(width * x0, height * 0.06), (width * x1, height * 0.94)]
        pen.line(ends, "#d9b56a", 4, round_ends=True)


@icon("action_card")
def action_card(pen: Pen, width: float, height: float, head: Colour, reserved: bool) -> None:
    """An action card: head in the side's colour; grey and locked when reserved."""
    pen.card(1, 4, width, height, 9, SHADOW)
    pen.card(0, 0, width - 1, height - 3, 9, INK)
    pen.card(2, 2, width - 3, height - 5, 8, RESERVED if reserved else IVORY)
    pen.card(2, 2, width - 3, CARD_HEAD, 8, head, corners=TOP_CORNERS)


@icon("empty_column")
def empty_column(pen: Pen, width: float, height: float) -> None:
    """A side nobody plays."""
    pen.card(2, 5, width, height, 14, SHADOW)
    pen.card(6, 6, width - 8, height - 9, 9, EMPTY_EDGE)
    pen.card(8, 8, width - 10, height - 11, 8, EMPTY)


@icon("palace_spot")
def palace_spot(pen: Pen, width: float, height: float) -> None:
    """Where a token of the Palace lay."""
    pen.disc(width / 2, height / 2, width * 0.42, "#6a2440", "#a0607c", 2)


@icon("road_cell")
def road_cell(pen: Pen, width: float, height: float, fill: Colour) -> None:
    """One step of a road on a player's own table."""
    pen.card(0, 0, width, height, 8, CELL_EDGE)
    pen.card(1.6, 1.6, width - 1.6, height - 1.6, 7, fill)
