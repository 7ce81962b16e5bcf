"""Fortuna's static layer: marble, roads, wall, Palace and the side panel, with their words."""

from collections.abc import Callable
from random import Random

from PIL import Image

from data.catalogues import catalogue
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.palette import INK, IVORY, LINE, MUTED, TITLE, TURN, Strip
from renderer.core.pen import Pen, Point
from renderer.core.picture import BOARD
from renderer.fortuna.layout import (
    FAVOURS,
    GATE,
    LANES,
    PALACE,
    ROADS,
    STEPS,
    TABLE,
    WALL_WIDTH,
    WALL_X,
    cell_x,
    lane_y,
)
from renderer.fortuna.palette import (
    CELL,
    CELL_EDGE,
    CELL_INSIDE,
    CELL_NUMBER,
    CITY,
    EMPTY,
    EMPTY_EDGE,
    MARBLE,
    MARBLE_EDGE,
    ROAD,
    ROAD_EDGE,
    VEIN,
    WALL,
    WALL_JOINT,
)
from renderer.fortuna.palette import GATE as GATE_WOOD
from renderer.fortuna.palette import PALACE as PALACE_RED

Sides = tuple[bool, ...]
"""Which of the four sides are played."""


def shapes(pen: Pen, played: Sides) -> None:
    """All static shapes between the title strip and the columns."""
    for box in (ROADS, FAVOURS):
        furniture.panel(pen, *box, MARBLE, MARBLE_EDGE)
        _veins(pen, Box(box.x0 + 10, box.y0 + 10, box.x1 - 10, box.y1 - 10))
    furniture.panel(pen, *TABLE, IVORY, LINE)
    pen.card(cell_x(GATE) - 42, 122, 1160, 436, 10, CITY)
    pen.card(PALACE.x0 - 10, PALACE.y0, PALACE.x1, PALACE.y1, 10, PALACE_RED)
    pen.card(PALACE.x0 - 4, PALACE.y0 + 8, PALACE.x1 - 8, PALACE.y1 - 8, 6, None, TURN, 2)
    _wall(pen)
    for side in range(LANES):
        _lane(pen, side, played=played[side])
        _gate(pen, lane_y(side))


def _veins(pen: Pen, box: Box) -> None:
    """Veins of the marble: fixed, so that equal views give equal bytes."""
    chance = Random(int(box.y0))  # noqa: S311 - decoration
    for _ in range(8):
        x, y = chance.uniform(box.x0, box.x1 - 300), chance.uniform(box.y0, box.y1)
        points = [(x, y)]
        for _ in range(7):
            x = min(x + chance.uniform(20, 60), box.x1)
            y = min(max(y + chance.uniform(-22, 22), box.y0), box.y1)
            points.append((x, y))
        pen.line(points, VEIN, 3)


def _wall(pen: Pen) -> None:
    pen.rect(WALL_X, 116, WALL_X + WALL_WIDTH, 440, WALL)
    for course in range(24):
        y = 116 + course * 13.5
        joint = WALL_X + (6 if course % 2 else 13)
        pen.line([(WALL_X, y), (WALL_X + WALL_WIDTH, y)], WALL_JOINT, 1.5)
        pen.line([(joint, y), (joint, y + 13.5)], WALL_JOINT, 1.5)


def _lane(pen: Pen, side: int, *, played: bool) -> None:
    y = lane_y(side)
    start, end = cell_x(0) - 20, cell_x(STEPS - 1) + 24
    edge, road = (ROAD_EDGE, ROAD) if played else (EMPTY_EDGE, EMPTY)
    pen.line([(start, y), (end, y)], edge, 40 if played else 18)
    pen.line([(start, y), (end, y)], road, 35 if played else 15)
    for step in range(STEPS if played else 0):
        x, fill = cell_x(step), CELL if step < GATE else CELL_INSIDE
        pen.card(x - 28, y - 25, x + 28, y + 25, 8, fill, CELL_EDGE, 1.6)


def _gate(pen: Pen, y: float) -> None:
    left, right = WALL_X, WALL_X + WALL_WIDTH
    pen.card(left - 7, y - 34, right + 7, y + 34, 8, WALL_JOINT)
    pen.card(left - 3, y - 30, right + 3, y + 30, 6, GATE_WOOD)
    pen.rect(left - 3, y - 20, right + 3, y + 20, ROAD)


def road_labels(canvas: Canvas, lang: str, played: Sides) -> None:
    """The numbers of the steps, and the Palace's name."""
    for side in range(LANES):
        for step in range(STEPS if played[side] else 0):
            spot = cell_x(step), lane_y(side) + 1
            canvas.text(*spot, step, "text", 24, CELL_NUMBER, "middle", 46)
    word = _word(lang, "palace")
    canvas.text(PALACE.middle[0] - 4, 158, word, "title", 30, TITLE, "middle", PALACE.width - 30)


def table_labels(canvas: Canvas, lang: str) -> None:
    """The headings of the side panel."""
    for y, key in ((302, "buildings"), (478, "privileges")):
        canvas.text(TABLE.x0 + 18, y, _word(lang, key), "title", 27, INK, width=190)
    for middle, key in ((1630, "cost"), (1712, "left")):
        canvas.text(middle, 302, _word(lang, key), "text", 21, MUTED, "middle", 80)


def _word(lang: str, key: str) -> str:
    return catalogue(lang).format(f"fortuna-picture-{key}")


@layer
def board_ground(strip: Strip, lang: str, played: Sides) -> Image.Image:
    """The whole board's static layer."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, BOARD[0], strip)
        shapes(pen, played)
        furniture.frame(pen, *BOARD, strip)

    image = bake(*BOARD, strip.ground, draw)
    canvas = Canvas(image)
    road_labels(canvas, lang, played)
    table_labels(canvas, lang)
    return image
