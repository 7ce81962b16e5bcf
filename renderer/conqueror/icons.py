"""Signs of Conqueror: forts of all kinds, what a land yields, districts, upgrades, chronicle cards."""

from renderer.core.icons.mapped import fort
from renderer.core.palette import GOLD, INK, IVORY, LINE, MUTED, Colour, Mark
from renderer.core.pen import Pen, scaled, star
from renderer.core.sprites import icon

CROWN = (
    (0.22, 0.30),
    (0.18, 0.04),
    (0.36, 0.16),
    (0.5, 0.0),
    (0.64, 0.16),
    (0.82, 0.04),
    (0.78, 0.30),
)
CANVAS, BOARD, SPINE = "#efe1c3", "#8a5a2e", "#7a2f35"


@icon("capital_fort")
def capital_fort(pen: Pen, width: float, height: float) -> None:
    """A capital: a great fort under a crown."""
    fort(pen, width, height, 4)
    pen.poly(scaled(CROWN, width, height), GOLD, INK, width * 0.05)


@icon("temporary_capital")
def temporary_capital(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """A temporary capital: a tent in its owner's colour under a crown."""
    w, h = width, height
    pen.poly(scaled([(0.5, 0.24), (0.98, 0.94), (0.02, 0.94)], w, h), mark.colour, INK, w * 0.06)
    pen.poly(scaled([(0.5, 0.42), (0.66, 0.94), (0.34, 0.94)], w, h), IVORY, INK, w * 0.04)
    pen.poly(scaled(CROWN, w, h), GOLD, INK, w * 0.05)


@icon("blank_token")
def blank_token(pen: Pen, width: float, height: float) -> None:
    """What covers the fort of a nation that is not in the game: a plain wooden disc."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    pen.disc(x, y + r * 0.08, r * 0.86, INK)
    pen.disc(x, y, r * 0.82, "#cdb68c")
    pen.disc(x, y, r * 0.62, "#bfa678")


@icon("ear")
def ear(pen: Pen, width: float, height: float) -> None:
    """Food of a land: an ear of grain on a pale disc."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    pen.disc(x, y, r * 0.98, "#8a6414")
    pen.disc(x, y, r * 0.88, IVORY)
    stalk, leaf = "#8a5f12", "#c48a1c"
    pen.line([(x, y + r * 0.70), (x, y - r * 0.5)], stalk, r * 0.13)
    for down in (-0.28, 0.02, 0.32):
        for side in (-1, 1):
            points = [(0.04, 0.22), (0.16, -0.08), (0.48, -0.24), (0.42, 0.06)]
            pen.poly(
                [(x + side * dx * r, y + (dy + down) * r) for dx, dy in points],
                leaf,
                stalk,
                r * 0.05,
            )
    pen.poly(
        [
            (x, y - r * 0.82),
            (x + r * 0.17, y - r * 0.52),
            (x, y - r * 0.3),
            (x - r * 0.17, y - r * 0.52),
        ],
        leaf,
        stalk,
        r * 0.05,
    )


@icon("granary")
def granary(pen: Pen, width: float, height: float) -> None:
    """A round store under a pointed roof."""
    w, h = width, height
    pen.rect(w * 0.18, h * 0.42, w * 0.82, h * 0.94, "#e6cf9b", INK, w * 0.06)
    pen.poly(scaled([(0.5, 0.04), (0.96, 0.44), (0.04, 0.44)], w, h), "#c48a1c", INK, w * 0.06)
    pen.rect(w * 0.40, h * 0.60, w * 0.60, h * 0.94, INK)


@icon("bazaar")
def bazaar(pen: Pen, width: float, height: float) -> None:
    """A stall under a striped awning."""
    w, h = width, height
    for x in (0.14, 0.80):
        pen.rect(w * x, h * 0.40, w * (x + 0.07), h * 0.94, BOARD)
    pen.rect(w * 0.10, h * 0.66, w * 0.90, h * 0.82, "#d8b06a", INK, w * 0.05)
    for number in range(4):
        x0 = 0.06 + number * 0.22
        shape = [(x0 + 0.03, 0.10), (x0 + 0.19, 0.10), (x0 + 0.22, 0.42), (x0, 0.42)]
        pen.poly(scaled(shape, w, h), "#b5532f" if number % 2 == 0 else IVORY, INK, w * 0.035)


@icon("academy")
def academy(pen: Pen, width: float, height: float) -> None:
    """A temple front with columns."""
    w, h = width, height
    pen.poly(scaled([(0.5, 0.06), (0.96, 0.34), (0.04, 0.34)], w, h), "#cfd6da", INK, w * 0.06)
    for x in (0.14, 0.42, 0.70):
        pen.rect(w * x, h * 0.38, w * (x + 0.16), h * 0.80, "#eef1f2", INK, w * 0.04)
    pen.rect(w * 0.04, h * 0.80, w * 0.96, h * 0.94, "#cfd6da", INK, w * 0.05)


@icon("trade_flag")
def trade_flag(pen: Pen, width: float, height: float, colour: Colour, line: Colour = INK) -> None:
    """A trade flag."""
    w, h = width, height
    pen.line(scaled([(0.16, 0.04), (0.16, 0.98)], w, h), INK, w * 0.09)
    pen.poly(
        scaled([(0.16, 0.06), (0.96, 0.06), (0.76, 0.32), (0.96, 0.58), (0.16, 0.58)], w, h),
        colour,
        line,
        w * 0.05,
    )


@icon("spy")
def spy(pen: Pen, width: float, height: float) -> None:
    """An eye: somebody's cards may be looked at."""
    w, h = width, height
    lid = [
        (0.02, 0.5),
        (0.26, 0.24),
        (0.5, 0.17),
        (0.74, 0.24),
        (0.98, 0.5),
        (0.74, 0.76),
        (0.5, 0.83),
        (0.26, 0.76),
    ]
    pen.poly(scaled(lid, w, h), IVORY, INK, w * 0.09)
    pen.disc(w * 0.5, h * 0.5, w * 0.2, INK)
    pen.disc(w * 0.56, h * 0.44, w * 0.06, IVORY)


@icon("discount")
def discount(pen: Pen, width: float, height: float) -> None:
    """Districts are cheaper: a coin struck through."""
    w, h = width, height
    pen.disc(w * 0.5, h * 0.5, w * 0.44, "#8a6414")
    pen.disc(w * 0.5, h * 0.5, w * 0.37, "#efc24d")
    pen.line(scaled([(0.24, 0.5), (0.76, 0.5)], w, h), INK, w * 0.14)


@icon("redeploy")
def redeploy(pen: Pen, width: float, height: float) -> None:
    """An agent may be moved again: an arrow that comes round."""
    w, h = width, height
    pen.arc(w * 0.5, h * 0.54, w * 0.38, -210, 60, INK, w * 0.13)
    pen.poly(scaled([(0.50, 0.98), (0.88, 0.86), (0.60, 0.66)], w, h), INK)


@icon("dynasty")
def dynasty(pen: Pen, width: float, height: float, used: bool = False) -> None:
    """The dynasty card: a laurel; changed, on the other side."""
    w, h = width, height
    pen.card(
        w * 0.1, h * 0.03, w * 0.9, h * 0.97, w * 0.1, "#6f5b8c" if used else IVORY, INK, w * 0.06
    )
    leaf: Colour = IVORY if used else "#4f7f45"
    for side in (-1, 1):
        for y in (0.30, 0.48, 0.66):
            pen.oval(
                w * (0.5 + side * 0.2 - 0.09),
                h * (y - 0.08),
                w * (0.5 + side * 0.2 + 0.09),
                h * (y + 0.08),
                leaf,
            )
    if used:
        pen.poly(star(5, w * 0.5, h * 0.5, w * 0.12, w * 0.05), GOLD)


@icon("stored_food")
def stored_food(pen: Pen, width: float, height: float) -> None:
    """A token of stored food: a sack."""
    w, h = width, height
    pen.oval(w * 0.1, h * 0.26, w * 0.9, h * 0.98, "#d8b06a", INK, w * 0.06)
    pen.poly(
        scaled([(0.36, 0.30), (0.26, 0.04), (0.74, 0.04), (0.64, 0.30)], w, h),
        "#d8b06a",
        INK,
        w * 0.06,
    )
    pen.line(scaled([(0.32, 0.30), (0.68, 0.30)], w, h), INK, w * 0.09)


@icon("truce")
def truce(pen: Pen, width: float, height: float) -> None:
    """Somebody may not be attacked: a shield barred."""
    w, h = width, height
    pen.disc(w * 0.5, h * 0.5, w * 0.46, "#a3352a")
    pen.disc(w * 0.5, h * 0.5, w * 0.36, IVORY)
    pen.line(scaled([(0.22, 0.22), (0.78, 0.78)], w, h), "#a3352a", w * 0.11)


@icon("fort_pip")
def fort_pip(
    pen: Pen, width: float, height: float, colour: Colour | None, great: bool = False
) -> None:
    """A fort in the race for them: held in the owner's colour, or still to be had."""
    w, h = width, height
    top = 0.04 if great else 0.24
    step = (0.84 - 0.16) / 5
    shape = [(0.16, 0.94)]
    for number in range(5):
        y = top + (0.16 if number % 2 else 0.0)
        shape += [(0.16 + number * step, y), (0.16 + (number + 1) * step, y)]
    shape.append((0.84, 0.94))
    if colour is None:
        pen.disc(w * 0.5, h * 0.62, w * 0.2, "#f5eee0", LINE, w * 0.07)
    else:
        pen.poly(scaled(shape, w, h), colour, INK, w * 0.07)
        pen.rect(w * 0.42, h * 0.66, w * 0.58, h * 0.94, INK)


@icon("chronicle")
def chronicle(pen: Pen, width: float, height: float) -> None:
    """The chronicle: an open scroll."""
    w, h = width, height
    pen.card(w * 0.14, h * 0.12, w * 0.86, h * 0.88, w * 0.04, CANVAS, INK, w * 0.06)
    for y in (0.32, 0.48, 0.64):
        pen.line(scaled([(0.28, y), (0.72, y)], w, h), MUTED, w * 0.06)
    for y in (0.12, 0.88):
        pen.card(w * 0.04, h * (y - 0.1), w * 0.96, h * (y + 0.1), h * 0.1, SPINE, INK, w * 0.05)


@icon("hourglass_token")
def hourglass_token(pen: Pen, width: float, height: float) -> None:
    """The hourglass of the first player, small beside a piece."""
    w, h = width, height
    pen.card(0, 0, w, h, w * 0.2, INK)
    pen.card(w * 0.1, h * 0.08, w * 0.9, h * 0.92, w * 0.16, IVORY)
    pen.poly(
        scaled([(0.24, 0.18), (0.76, 0.18), (0.24, 0.82), (0.76, 0.82)], w, h), GOLD, INK, w * 0.1
    )


@icon("elite_state")
def elite_state(pen: Pen, width: float, height: float, state: str) -> None:
    """The elite unit: on the map, ready to be recruited, or lost."""
    w, h = width, height
    ray = star(5, w / 2, h * 0.54, h * 0.5, h * 0.2)
    if state == "map":
        pen.poly(ray, "#8d2f3a")
        return
    pen.poly(ray, IVORY, "#8d2f3a" if state == "ready" else MUTED, w * 0.07)
    if state == "lost":
        pen.line(scaled([(0.08, 0.92), (0.92, 0.12)], w, h), INK, w * 0.11)


@icon("upgrade_chip")
def upgrade_chip(pen: Pen, width: float, height: float) -> None:
    """The ground of a unit upgrade: steel blue."""
    pen.card(0, 0, width, height, 6, "#6d8294")
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 5, "#dfe6ea")


@icon("barracks")
def barracks(pen: Pen, width: float, height: float) -> None:
    """Units that are not on the map: a tent."""
    w, h = width, height
    pen.poly(scaled([(0.5, 0.08), (0.98, 0.92), (0.02, 0.92)], w, h), CANVAS, INK, w * 0.08)
    pen.poly(scaled([(0.5, 0.40), (0.66, 0.92), (0.34, 0.92)], w, h), INK)


@icon("track_space")
def track_space(pen: Pen, width: float, height: float, fill: Colour) -> None:
    """A space of the trade track."""
    pen.card(0, 0, width, height, 8, LINE)
    pen.card(1.5, 1.5, width - 1.5, height - 1.5, 7, fill)
