"""Caylus' static layer: fields, river, road with its empty spaces, and the side panels."""

from collections.abc import Callable
from math import sin

from PIL import Image

from data.catalogues import Catalogue, catalogue
from engines.caylus.ids import SPECIALS
from renderer.caylus.layout import (
    BOARD,
    BRIDGE,
    CASTLE,
    COLUMN_PITCH,
    FAVOURS,
    RIVER_Y,
    STOCK,
    TILE_HEIGHT,
    TILE_WIDTH,
    space,
    special,
)
from renderer.caylus.legend import draw_legend
from renderer.caylus.palette import (
    BANK,
    BEAM,
    BRIDGE_EDGE,
    CASTLE_EDGE,
    FIELD,
    FURROW,
    GAP,
    KINDS,
    PLANK,
    RIPPLE,
    RIVER,
    ROAD,
    ROAD_EDGE,
    ROAD_MIDDLE,
    SPACE,
    SPACE_EDGE,
    SPACE_LINE,
    SPACE_NUMBER,
)
from renderer.caylus.palette import BRIDGE as BRIDGE_GROUND
from renderer.caylus.palette import CASTLE as CASTLE_GROUND
from renderer.core import furniture
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.palette import CARD_TITLE, INK, IVORY, LINE, Strip
from renderer.core.pen import Pen, Point
from renderer.core.picture import BOARD as SIZE
from renderer.core.words import message_id

SPACES = 28
CRENELS = 8


def town(pen: Pen) -> None:
    """Everything between the title strip and the players' strips on the left."""
    furniture.panel(pen, *BOARD, FIELD, LINE)
    for y in range(330, 930, 14):
        pen.line([(BOARD.x0 + 12, y), (BOARD.x1 - 12, y)], FURROW, 1.5)
    _river(pen)
    _road(pen)
    _bridge(pen)
    for number in range(1, SPACES + 1):
        x0, y0, x1, y1 = space(number)
        pen.card(x0, y0, x1, y1, 10, SPACE, SPACE_EDGE, 2)
        pen.card(x0 + 7, y0 + 7, x1 - 7, y1 - 7, 6, None, SPACE_LINE, 1)


def _river(pen: Pen) -> None:
    left, step = BOARD.x0 + 3, (BOARD.width - 6) / 60
    top = [(left + i * step, RIVER_Y - 13 + 5 * sin(i * 0.5)) for i in range(61)]
    bottom = [(left + i * step, RIVER_Y + 13 + 5 * sin(i * 0.5 + 0.3)) for i in range(61)]
    pen.poly([*top, *reversed(bottom)], RIVER)
    for bank in (top, bottom):
        pen.line(bank, BANK, 2)
    pen.line([(x, y + 9) for x, y in top[2:-2]], RIPPLE, 2)


def _road(pen: Pen) -> None:
    """The road from the gate over the bridge and through all spaces."""
    way = [special("gate").middle, BRIDGE.middle, *(space(n).middle for n in range(1, SPACES + 1))]
    for colour, width in ((ROAD_EDGE, 66), (ROAD, 60), (ROAD_MIDDLE, 40)):
        pen.line(way, colour, width)
        for x, y in way:
            pen.disc(x, y, width / 2, colour)


def _bridge(pen: Pen) -> None:
    x = BRIDGE.middle[0]
    pen.rect(x - 50, RIVER_Y - 30, x + 50, RIVER_Y + 30, BEAM)
    pen.rect(x - 44, RIVER_Y - 32, x + 44, RIVER_Y + 32, PLANK)
    for i in range(5):
        y = RIVER_Y - 24 + i * 12
        pen.line([(x - 44, y), (x + 44, y)], GAP, 2)
    furniture.panel(pen, *BRIDGE, BRIDGE_GROUND, BRIDGE_EDGE)


def palace(pen: Pen) -> None:
    """The grounds of castle and favours."""
    pitch = (CASTLE.width - 38) / (CRENELS - 1)
    for i in range(CRENELS):
        x = CASTLE.x0 + 4 + i * pitch
        pen.card(x, CASTLE.y0 - 13, x + 30, CASTLE.y0 + 14, 3, CASTLE_GROUND, CASTLE_EDGE, 2)
    furniture.panel(pen, *CASTLE, CASTLE_GROUND, CASTLE_EDGE)
    furniture.panel(pen, *FAVOURS, IVORY, LINE)


def town_labels(canvas: Canvas, lang: str) -> None:
    """Numbers of the spaces, special buildings and bridge with their names, and the legend."""
    words = catalogue(lang)
    for number in range(1, SPACES + 1):
        x, y = space(number).middle
        canvas.text(x, y, number, "title", 46, SPACE_NUMBER, "middle", COLUMN_PITCH)
    draw_legend(canvas, lang)
    for name in SPECIALS:
        box = special(name)
        canvas.place("tile_card", box.x0, box.y0, TILE_WIDTH + 4, TILE_HEIGHT + 8, KINDS["special"])
        title, spot = words.format(f"caylus-tile-{message_id(name)}"), (box.middle[0], box.y0 + 19)
        canvas.text(*spot, title, "bold", 22, CARD_TITLE, "middle", TILE_WIDTH - 10)
    bridge = words.format("caylus-tile-bridge")
    spot = BRIDGE.middle[0], BRIDGE.y0 + 18
    canvas.text(*spot, bridge, "bold", 22, INK, "middle", TILE_WIDTH - 16)


def palace_labels(canvas: Canvas, lang: str) -> None:
    """The headings of castle and favours."""
    words = catalogue(lang)
    _heading(canvas, words, "castle", CASTLE.x0 + 16, CASTLE.y0 + 22, 200)
    _heading(canvas, words, "favours", FAVOURS.x0 + 16, FAVOURS.y0 + 23, 330)


def _heading(canvas: Canvas, words: Catalogue, key: str, x: float, y: float, width: float) -> None:
    canvas.text(x, y, words.format(f"caylus-picture-{key}"), "title", 29, INK, width=width)


@layer
def board_ground(strip: Strip, lang: str) -> Image.Image:
    """The whole board's static layer."""

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], strip)
        town(pen)
        palace(pen)
        furniture.panel(pen, *STOCK, IVORY, LINE)
        furniture.frame(pen, *SIZE, strip)

    image = bake(*SIZE, strip.ground, draw)
    canvas = Canvas(image)
    town_labels(canvas, lang)
    palace_labels(canvas, lang)
    _heading(canvas, catalogue(lang), "stock", STOCK.x0 + 16, STOCK.y0 + 26, 246)
    return image
