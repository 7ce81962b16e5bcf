"""What stands on a map: troops as solid silhouettes, forts, settlements, boats, the ground of a badge."""

from renderer.core.icons.pieces import glyph
from renderer.core.palette import GOLD, INK, IVORY, MUTED, Colour, Mark, lighter
from renderer.core.pen import Pen, Point, around, scaled, star
from renderer.core.sprites import icon

BRICK = "#d8c7a3"
CAVALRY = [(0.28, 0.96), (0.30, 0.74), (0.44, 0.58), (0.46, 0.50), (0.34, 0.54), (0.20, 0.60)]
MUZZLE = [(0.12, 0.54), (0.10, 0.46), (0.24, 0.30), (0.30, 0.16), (0.36, 0.04), (0.42, 0.14)]
MANE = [(0.60, 0.16), (0.78, 0.34), (0.86, 0.60), (0.84, 0.96)]
HULL = [(0.02, 0.50), (0.14, 0.62), (0.86, 0.62), (0.98, 0.50), (0.84, 0.94), (0.16, 0.94)]
PLANKS = [(0.10, 0.62), (0.90, 0.62), (0.81, 0.88), (0.19, 0.88)]


@icon("badge")
def badge(
    pen: Pen, width: float, height: float, line: Colour, fill: Colour = IVORY, bend: float = 0.4
) -> None:
    """The ground of an army's badge: ivory rim, a line in the seat's colour, and a shadow.

    bend: the radius of its corners, against its shorter side.
    """
    radius = min(width, height) * bend
    pen.card(2, 4, width, height, radius, (30, 20, 10, 90))
    for inset, colour in ((0, IVORY), (1.5, line), (5, fill)):
        edge = inset, inset, width - 2 - inset, height - 3 - inset
        pen.card(*edge, max(2, radius - inset), colour)


@icon("independent")
def independent(pen: Pen, width: float, height: float) -> None:
    """Troops of nobody's: an ivory disc with a grey cross."""
    x, y, r = width / 2, height / 2 - 1, min(width, height) * 0.36
    pen.disc(x, y, r * 1.08, INK)
    pen.disc(x, y, r * 0.95, IVORY)
    for lean in (1, -1):
        cross = [(x - r * 0.45, y - lean * r * 0.45), (x + r * 0.45, y + lean * r * 0.45)]
        pen.line(cross, MUTED, r * 0.26, round_ends=True)


@icon("cavalry")
def cavalry(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A horse's head."""
    pen.poly(scaled([*CAVALRY, *MUZZLE, *MANE], width, height), colour)
    pen.disc(width * 0.37, height * 0.29, width * 0.045, IVORY)


@icon("infantry")
def infantry(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A shield beside a spear."""
    w, h = width, height
    pen.line([(w * 0.80, h * 0.98), (w * 0.80, h * 0.2)], colour, w * 0.09)
    pen.poly(scaled([(0.80, 0.0), (0.93, 0.22), (0.67, 0.22)], w, h), colour)
    edge = [(0.06, 0.24), (0.62, 0.24), (0.62, 0.60), (0.53, 0.80), (0.34, 0.94), (0.15, 0.80)]
    pen.poly(scaled([*edge, (0.06, 0.60)], w, h), colour)
    pen.disc(w * 0.34, h * 0.52, w * 0.1, IVORY)


@icon("archer")
def archer(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A bow with its arrow."""
    w, h = width, height
    pen.arc(w * 0.20, h * 0.5, w * 0.46, -72, 72, colour, w * 0.12)
    pen.line([(w * 0.34, h * 0.06), (w * 0.34, h * 0.94)], colour, w * 0.05)
    pen.line([(w * 0.06, h * 0.5), (w * 0.84, h * 0.5)], colour, w * 0.08)
    pen.poly(scaled([(1.0, 0.5), (0.76, 0.34), (0.76, 0.66)], w, h), colour)


@icon("spearman")
def spearman(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A tall round shield before a spear."""
    w, h = width, height
    pen.line([(w * 0.78, h * 0.98), (w * 0.78, h * 0.18)], colour, w * 0.09)
    pen.poly(scaled([(0.78, 0.0), (0.93, 0.17), (0.78, 0.32), (0.63, 0.17)], w, h), colour)
    pen.oval(w * 0.04, h * 0.20, w * 0.62, h * 0.94, colour)
    pen.line([(w * 0.33, h * 0.32), (w * 0.33, h * 0.82)], IVORY, w * 0.07)
    pen.line([(w * 0.19, h * 0.57), (w * 0.47, h * 0.57)], IVORY, w * 0.07)


@icon("chariot")
def chariot(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A chariot with a spoked wheel."""
    w, h = width, height
    body = [(0.06, 0.5), (0.14, 0.14), (0.30, 0.14), (0.30, 0.34), (0.56, 0.34), (0.60, 0.5)]
    pen.poly(scaled(body, w, h), colour)
    pen.line([(w * 0.56, h * 0.46), (w * 0.98, h * 0.36)], colour, w * 0.09)
    x, y = w * 0.34, h * 0.70
    pen.disc(x, y, w * 0.26, colour)
    pen.disc(x, y, w * 0.17, IVORY)
    spokes = around(8, x, y, w * 0.2)
    for i in range(4):
        pen.line([spokes[i], spokes[i + 4]], colour, w * 0.06)


@icon("elite")
def elite(pen: Pen, width: float, height: float, colour: Colour = "#8d2f3a") -> None:
    """The best of an army: a star without a rim."""
    pen.poly(star(5, width / 2, height * 0.54, height * 0.52, height * 0.21), colour)


@icon("fort")
def fort(
    pen: Pen, width: float, height: float, towers: int = 1, flag: Colour | None = None
) -> None:
    """A stronghold of one tower or of four; one that was built flies a flag."""
    w, h = width, height
    if towers == 1:
        shapes = [_tower(0.2, 0.8, 0.2, 0.94, 3)]
    else:
        shapes = [_tower(0.14, 0.86, 0.42, 0.94, 4), _tower(0.03, 0.3, 0.22, 0.94, 2)]
        shapes += [_tower(0.7, 0.97, 0.22, 0.94, 2), _tower(0.34, 0.66, 0.06, 0.94, 2)]
    for shape in shapes:
        pen.poly(scaled(shape, w, h), BRICK, INK, w * 0.055)
    pen.poly(
        scaled([(0.43, 0.94), (0.43, 0.74), (0.5, 0.66), (0.57, 0.74), (0.57, 0.94)], w, h), INK
    )
    if flag is not None:
        pen.line([(w * 0.5, h * 0.2), (w * 0.5, h * 0.0)], INK, w * 0.05)
        pen.poly(scaled([(0.5, 0.0), (0.92, 0.09), (0.5, 0.18)], w, h), flag, INK, w * 0.03)


def _tower(x0: float, x1: float, y0: float, y1: float, merlons: int) -> list[Point]:
    step = (x1 - x0) / (2 * merlons - 1)
    outline = [(x0, y1)]
    for i in range(2 * merlons - 1):
        y = y0 + (0.1 if i % 2 else 0.0)
        outline += [(x0 + i * step, y), (x0 + (i + 1) * step, y)]
    return [*outline, (x1, y1)]


@icon("ziggurat")
def ziggurat(pen: Pen, width: float, height: float, levels: int = 3) -> None:
    """A stepped temple, one step a level."""
    w, h = width, height
    for level in range(levels):
        x = w * (0.04 + 0.42 * level / max(levels, 1))
        top, foot = h * (0.94 - 0.84 * (level + 1) / levels), h * (0.94 - 0.84 * level / levels)
        pen.rect(x, top, w - x, foot, lighter("#d0a765", 0.09 * level), INK, w * 0.045)
    pen.poly(scaled([(0.43, 0.94), (0.47, 0.12), (0.53, 0.12), (0.57, 0.94)], w, h), "#8f6f3c")


@icon("settlement")
def settlement(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """Two flat-roofed houses in a seat's colour, its shape on the wall."""
    w, h = width, height
    for x0, x1, y in ((0.04, 0.46, 0.46), (0.42, 0.96, 0.22)):
        pen.rect(w * x0, h * y, w * x1, h * 0.94, mark.colour, INK, w * 0.06)
        pen.rect(w * (x0 - 0.03), h * (y - 0.08), w * (x1 + 0.03), h * (y + 0.06), mark.dark)
    glyph(pen, mark, w * 0.69, h * 0.62, w * 0.17, mark.on)


@icon("boat")
def boat(pen: Pen, width: float, height: float, mark: Mark) -> None:
    """A boat whose sail is its seat's shape."""
    w, h = width, height
    pen.poly(scaled(HULL, w, h), IVORY, IVORY, w * 0.13)
    pen.poly(scaled(HULL, w, h), INK, INK, w * 0.05)
    pen.poly(scaled(PLANKS, w, h), mark.colour)
    pen.line([(w * 0.5, h * 0.6), (w * 0.5, h * 0.04)], INK, w * 0.07)
    for colour, rim in ((INK, 0.14), (IVORY, 0.07)):
        glyph(pen, mark, w * 0.5, h * 0.32, h * 0.26, colour, colour, w * rim)
    glyph(pen, mark, w * 0.5, h * 0.32, h * 0.25, mark.colour)


@icon("ram")
def ram(pen: Pen, width: float, height: float, colour: Colour = INK) -> None:
    """A battering ram under its roof."""
    w, h = width, height
    pen.poly(scaled([(0.5, 0.08), (0.92, 0.42), (0.08, 0.42)], w, h), colour)
    pen.line([(w * 0.1, h * 0.58), (w * 0.84, h * 0.58)], colour, w * 0.13)
    pen.poly(scaled([(0.82, 0.46), (1.0, 0.58), (0.82, 0.70)], w, h), colour)
    for x in (0.28, 0.70):
        pen.disc(w * x, h * 0.82, w * 0.13, colour)


@icon("capital")
def capital(pen: Pen, width: float, height: float) -> None:
    """A realm's first town: a gold disc with a star."""
    x, y, r = width / 2, height / 2, min(width, height) / 2
    pen.disc(x, y, r * 0.96, INK)
    pen.disc(x, y, r * 0.84, GOLD)
    pen.poly(star(5, x, y + r * 0.04, r * 0.62, r * 0.27), IVORY)
