"""The temple: as a small sign, and as a drawing in which every part is seen."""

from renderer.core.palette import GOLD, INK, IVORY, LINE, Colour, darker
from renderer.core.pen import Pen, Point, scaled
from renderer.core.sprites import icon

BUILT, SHADE = "#ecd6a2", "#cfae6c"
MARBLE_LIGHT, MARBLE_SHADE = "#f7edd3", "#dfcb9f"
DOOR = "#6d5535"
COLUMNS = (0.16, 0.415, 0.67)
DRUMS = (0.115, 0.262, 0.41, 0.59, 0.738, 0.885)
"""Middles of the columns of the drawing; the door is between the third and the fourth."""
STEPS = ((0.06, 0.80, 0.86), (0.03, 0.86, 0.92), (0.0, 0.92, 0.985))
"""Inset, upper and lower edge of the steps."""
FIGURES = ((0.09, 0.355), (0.5, 0.205), (0.91, 0.355))
"""Feet of the statues: at the corners of the roof and on its top."""


@icon("temple")
def temple(pen: Pen, width: float, height: float, built: int = 4) -> None:
    """A temple: steps, columns, roof, statues; what is not built yet is an outline."""
    fill, line = _tone(built >= 4)
    shown = GOLD if built >= 4 else fill
    for x, y in ((0.12, 0.31), (0.5, 0.1), (0.88, 0.31)):
        pen.disc(width * x, height * y, width * 0.085, line)
        pen.disc(width * x, height * y, width * 0.045, shown)
    fill, line = _tone(built >= 3)
    gable = scaled([(0.5, 0.18), (0.96, 0.43), (0.04, 0.43)], width, height)
    pen.poly(gable, fill, line, width * 0.05)
    fill, line = _tone(built >= 2)
    for x in COLUMNS:
        pen.rect(width * x, height * 0.43, width * (x + 0.17), height * 0.80, line)
        inner = width * (x + 0.045), height * 0.45, width * (x + 0.125), height * 0.79
        pen.rect(*inner, fill)
    fill, line = _tone(built >= 1)
    pen.card(width * 0.06, height * 0.79, width * 0.94, height * 0.96, 1, fill, line, width * 0.05)


def _tone(built: bool) -> tuple[Colour, Colour]:
    return (BUILT, INK) if built else (IVORY, LINE)


@icon("temple_drawing")
def temple_drawing(pen: Pen, width: float, height: float, built: int = 4) -> None:
    """The temple large: stepped base, fluted columns, gable, statues; what is not built yet is an outline."""
    _base(pen, width, height, there=built >= 1)
    _colonnade(pen, width, height, there=built >= 2)
    _gable(pen, width, height, there=built >= 3)
    for x, foot in FIGURES:
        _statue(pen, width, height, x, foot, there=built >= 4)


def _line(width: float, there: bool) -> tuple[Colour, float]:
    """Colour and width of an edge."""
    return (INK, width * 0.016) if there else (LINE, width * 0.011)


def _base(pen: Pen, w: float, h: float, *, there: bool) -> None:
    colour, stroke = _line(w, there)
    for inset, top, foot in STEPS:
        box = w * (0.02 + inset), h * top, w * (0.98 - inset), h * foot
        pen.rect(*box, MARBLE_LIGHT if there else None, colour, stroke)
        if there:
            y = h * (foot - 0.017)
            pen.line([(box[0] + stroke, y), (box[2] - stroke, y)], MARBLE_SHADE, h * 0.018)


def _colonnade(pen: Pen, w: float, h: float, *, there: bool) -> None:
    colour, stroke = _line(w, there)
    if there:
        pen.rect(w * 0.1, h * 0.47, w * 0.9, h * 0.8, "#e3d2ab")
        pen.rect(w * 0.455, h * 0.56, w * 0.545, h * 0.8, DOOR, INK, stroke * 0.8)
    for x in DRUMS:
        left, right = w * (x - 0.04), w * (x + 0.04)
        pen.rect(left, h * 0.5, right, h * 0.775, MARBLE_LIGHT if there else None, colour, stroke)
        if there:
            for flute in (-0.018, 0.0, 0.018):
                spot = w * (x + flute)
                pen.line([(spot, h * 0.515), (spot, h * 0.76)], MARBLE_SHADE, w * 0.008)
        for top, foot in ((0.465, 0.5), (0.772, 0.802)):
            box = w * (x - 0.056), h * top, w * (x + 0.056), h * foot
            pen.rect(*box, MARBLE_LIGHT if there else None, colour, stroke)


def _gable(pen: Pen, w: float, h: float, *, there: bool) -> None:
    colour, stroke = _line(w, there)
    pen.rect(
        w * 0.04, h * 0.405, w * 0.96, h * 0.468, MARBLE_LIGHT if there else None, colour, stroke
    )
    outer = scaled([(0.5, 0.21), (0.975, 0.408), (0.025, 0.408)], w, h)
    pen.poly(outer, MARBLE_LIGHT if there else None, colour, stroke)
    if there:
        inner: list[Point] = scaled([(0.5, 0.262), (0.84, 0.392), (0.16, 0.392)], w, h)
        pen.poly(inner, MARBLE_SHADE)
        pen.disc(w * 0.5, h * 0.345, w * 0.035, GOLD, INK, stroke * 0.7)
        for x in range(12):
            spot = w * (0.085 + x * 0.0755)
            pen.line([(spot, h * 0.418), (spot, h * 0.455)], MARBLE_SHADE, w * 0.014)


def _statue(pen: Pen, w: float, h: float, x: float, foot: float, *, there: bool) -> None:
    """A robed figure with a raised arm."""
    colour, stroke = _line(w, there)
    robe = [(-0.034, 0.0), (-0.022, -0.1), (0.022, -0.1), (0.034, 0.0)]
    shape = [(w * (x + dx), h * (foot + dy)) for dx, dy in robe]
    arm = [(w * (x + 0.016), h * (foot - 0.085)), (w * (x + 0.045), h * (foot - 0.15))]
    pen.line(arm, colour, stroke * (2.2 if there else 1), round_ends=True)
    pen.poly(shape, GOLD if there else IVORY, colour, stroke)
    if there:
        pen.line(
            [(w * x, h * (foot - 0.08)), (w * x, h * (foot - 0.01))], darker(GOLD, 0.25), w * 0.007
        )
    pen.disc(w * x, h * (foot - 0.13), w * 0.027, colour)
    pen.disc(w * x, h * (foot - 0.13), w * 0.027 - stroke, GOLD if there else IVORY)
