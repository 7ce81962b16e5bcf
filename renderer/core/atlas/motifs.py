"""What is scattered over a ground, a shade off its colour: hills, tufts, trees, dunes, ripples."""

from collections.abc import Callable, Mapping, Sequence

from renderer.core.atlas.look import Ground, Motif
from renderer.core.atlas.noise import chance
from renderer.core.palette import Colour, darker, lighter
from renderer.core.pen import Pen, Point

PITCH = 34
"""About so many pixels from one to the next."""
COARSELY = 3
"""Every which point of an outline is looked at: motifs keep away from it anyway."""
Drawing = Callable[[Pen, float, float, float, Colour], None]


def scatter(pen: Pen, ring: Sequence[Point], ground: Ground, seed: int, size: float) -> None:
    """Scatter a ground's motif inside a ring, in pixels."""
    draw = _DRAWINGS.get(ground.motif)
    if draw is None:
        return
    ring = ring[::COARSELY]
    pitch = PITCH * size
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    columns = int((max(x for x, _ in ring) - left) / pitch) + 1
    rows = int((max(y for _, y in ring) - top) / pitch) + 1
    for row in range(rows):
        for column in range(columns):
            x = left + (column + chance(seed, column, row) * 0.8) * pitch
            y = top + (row + chance(seed + 99, column, row) * 0.8) * pitch
            if chance(seed + 7, column, row) < 0.6 and _clear(ring, x, y, 12 * size):
                draw(pen, x, y, size * (0.8 + 0.4 * chance(seed + 3, row, column)), ground.colour)


def _clear(ring: Sequence[Point], x: float, y: float, reach: float) -> bool:
    """Whether a spot lies inside with room around it."""
    around = ((x - reach, y), (x + reach, y), (x, y - reach), (x, y + reach))
    return all(within(ring, *spot) for spot in around)


def within(ring: Sequence[Point], x: float, y: float) -> bool:
    """Whether a spot lies inside a ring."""
    inside = False
    before = ring[-1]
    for here in ring:
        if (here[1] > y) != (before[1] > y):
            share = (y - here[1]) / (before[1] - here[1])
            if x < here[0] + share * (before[0] - here[0]):
                inside = not inside
        before = here
    return inside


def _hills(pen: Pen, x: float, y: float, size: float, ground: Colour) -> None:
    h = 10 * size
    pen.poly([(x - h, y + h * 0.6), (x, y - h * 0.6), (x + h, y + h * 0.6)], darker(ground, 0.09))
    shade = [(x, y - h * 0.6), (x + h, y + h * 0.6), (x + h * 0.2, y + h * 0.6)]
    pen.poly(shade, darker(ground, 0.17))


def _tufts(pen: Pen, x: float, y: float, size: float, ground: Colour) -> None:
    for lean in (-4, 0, 4):
        blade = [(x + lean * 0.5 * size, y + 4 * size), (x + lean * size, y - 4 * size)]
        pen.line(blade, darker(ground, 0.13), 1.8 * size)


def _dunes(pen: Pen, x: float, y: float, size: float, ground: Colour) -> None:
    pen.arc(x, y + 8 * size, 12 * size, 215, 325, darker(ground, 0.12), 2 * size)


def _trees(pen: Pen, x: float, y: float, size: float, ground: Colour) -> None:
    pen.line([(x, y + 7 * size), (x, y)], darker(ground, 0.3), 2 * size)
    pen.disc(x, y - 2 * size, 5.5 * size, darker(ground, 0.16))
    pen.disc(x - 1.5 * size, y - 3.5 * size, 2.5 * size, darker(ground, 0.08))


def _ripples(pen: Pen, x: float, y: float, size: float, ground: Colour) -> None:
    for shift in (-6, 6):
        pen.arc(x + shift * size, y, 6 * size, 20, 160, lighter(ground, 0.22), 1.8 * size)


_DRAWINGS: Mapping[Motif, Drawing] = {
    "hills": _hills,
    "tufts": _tufts,
    "dunes": _dunes,
    "trees": _trees,
    "ripples": _ripples,
}
