"""All buildings still to be had, to read: cost, points and what each does."""

from functools import lru_cache

from PIL import Image

from engines.caylus.content import Tile
from engines.caylus.state import Caylus
from engines.caylus.words import BUILDING
from renderer.caylus.heading import draw_heading
from renderer.caylus.reading import CaylusView
from renderer.caylus.sides import KINDS, STRIP
from renderer.caylus.stock import stock_tiles
from renderer.caylus.symbols import counted
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, LINE, MUTED
from renderer.core.symbols import draw_row, row_width, shield
from renderer.core.words import Words
from renderer.core.zooming import BOTTOM, LEFT, RIGHT, TOP, empty_frame

PANEL = Box(LEFT, TOP + 4, RIGHT, BOTTOM - 4)
COLUMNS, MOST_PITCH, HEAD = 2, 96, 66


def paint_catalogue(view: CaylusView, words: Words) -> Image.Image:
    """The picture of what is left to build."""
    canvas, state = Canvas(empty_frame(STRIP, PANEL).copy()), view.state
    draw_heading(canvas, words, view)
    title = words("caylus-picture-stock")
    canvas.text(PANEL.x0 + 24, PANEL.y0 + 38, title, "title", 34, INK, width=PANEL.width - 48)
    tiles = [tile for tile in stock_tiles(state) if state.stock[tile.id]]
    if not tiles:
        none = words("caylus-picture-none-left")
        canvas.text(*PANEL.middle, none, "aside", 34, MUTED, "middle", PANEL.width - 48)
    for tile, box in zip(tiles, _boxes(len(tiles)), strict=True):
        _entry(canvas, words, state, tile, box)
    return canvas.image


@lru_cache(32)
def _boxes(count: int) -> list[Box]:
    """Where the entries go, column by column."""
    rows = -(-count // COLUMNS)
    pitch = min(MOST_PITCH, (PANEL.height - HEAD - 10) / max(1, rows))
    wide = (PANEL.width - 24) / COLUMNS
    corners = (
        (PANEL.x0 + 12 + i // rows * wide, PANEL.y0 + HEAD + i % rows * pitch) for i in range(count)
    )
    return [Box(x, y, x + wide, y + pitch) for x, y in corners]


def _entry(canvas: Canvas, words: Words, state: Caylus, tile: Tile, box: Box) -> None:
    y, left = box.middle[1], box.x0 + 62
    canvas.place("rule", box.x0 + 10, box.y0, box.width - 24, 1, LINE)
    canvas.icon("tile", box.x0 + 34, y, 44, KINDS[tile.kind])
    right = box.x1 - 70
    cost = counted({str(kind): n for kind, n in tile.cost.items()})
    room = row_width(canvas, cost, 31)
    draw_row(canvas, right - room / 2, y - 21, cost, 31)
    shield(canvas, box.x1 - 40, y, 48, tile.points)
    name = words.said(BUILDING[tile.id])
    if state.stock[tile.id] > 1:
        name = words("caylus-picture-copies", name=name, n=state.stock[tile.id])
    canvas.text(left, y - 21, name, "bold", 26, INK, width=right - room - 10 - left)
    effect = words.said(state.content.effects[tile.id])
    width = box.x1 - 76 - left
    top = y + (5 if len(canvas.broken(effect, "text", 21, width)) > 1 else 15)
    canvas.lines(left, top, effect, width, size=21, fill=MUTED, pitch=22, most=2)
