"""All buildings still to be had, to read: cost, points and what each does."""

from functools import lru_cache

from PIL import Image

from engines.caylus.content import Tile
from engines.caylus.state import RESIDENCE, Caylus
from engines.caylus.words import BUILDING
from renderer.caylus.heading import draw_heading
from renderer.caylus.palette import STRIP
from renderer.caylus.reading import CaylusView
from renderer.caylus.stock import stock_tiles
from renderer.caylus.symbols import counted
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, LINE, MUTED
from renderer.core.symbols import draw_row, row_width, shield
from renderer.core.words import Words
from renderer.core.zooming import BOTTOM, LEFT, RIGHT, TOP, empty_frame

PANEL = Box(LEFT, TOP + 4, RIGHT, BOTTOM - 4)
COLUMNS, HEAD, MOST_PITCH, EASY_PITCH = 2, 66, 118, 92
"""Of the entries; from `EASY_PITCH` on there is room for larger letters."""


def paint_catalogue(view: CaylusView, words: Words) -> Image.Image:
    """The picture of what is left to build, and of what the lawyer makes."""
    canvas, state = Canvas(empty_frame(STRIP, PANEL)), view.state
    draw_heading(canvas, words, view)
    title = words("caylus-picture-stock")
    canvas.text(PANEL.x0 + 24, PANEL.y0 + 38, title, "title", 34, INK, width=PANEL.width - 48)
    tiles = [tile for tile in stock_tiles(state) if state.stock[tile.id]]
    if not tiles:
        none = words("caylus-picture-none-left")
        canvas.text(*PANEL.middle, none, "aside", 34, MUTED, "middle", PANEL.width - 48)
    tiles.append(state.content.tiles[RESIDENCE])
    for tile, box in zip(tiles, _boxes(len(tiles)), strict=True):
        _entry(canvas, words, state, tile, box)
    return canvas.image


@lru_cache(32)
def _boxes(count: int) -> list[Box]:
    """Where the entries go, column by column."""
    rows = -(-count // COLUMNS)
    pitch = min(MOST_PITCH, (PANEL.height - HEAD - 10) / rows)
    wide = (PANEL.width - 24) / COLUMNS
    corners = (
        (PANEL.x0 + 12 + i // rows * wide, PANEL.y0 + HEAD + i % rows * pitch) for i in range(count)
    )
    return [Box(x, y, x + wide, y + pitch) for x, y in corners]


def _entry(canvas: Canvas, words: Words, state: Caylus, tile: Tile, box: Box) -> None:
    easy = box.height >= EASY_PITCH
    y, left = box.middle[1], box.x0 + (72 if easy else 62)
    canvas.place("rule", box.x0 + 10, box.y0, box.width - 24, 1, LINE)
    canvas.icon("tile", left - 28, y, 50 if easy else 44, tile.kind)
    shield(canvas, box.x1 - 42, y, 56 if easy else 48, tile.points)
    cost = counted(_cost(state, tile))
    size = 38 if easy else 31
    room, high = row_width(canvas, cost, size), y - (24 if easy else 20)
    draw_row(canvas, box.x1 - 78 - room / 2, high, cost, size)
    name = words.said(BUILDING[tile.id])
    if state.stock.get(tile.id, 1) > 1:
        name = words("caylus-picture-copies", name=name, n=state.stock[tile.id])
    width = box.x1 - 78 - left
    canvas.text(left, high, name, "bold", 30 if easy else 26, INK, width=width - room - 10)
    effect, letters, pitch = words.said(state.content.effects[tile.id]), 20, 20
    if easy:
        letters, pitch = 25, 28
    one = len(canvas.broken(effect, "text", letters, width)) == 1
    top = y + (pitch * 0.75 if one else pitch * 0.3)
    canvas.lines(left, top, effect, width, size=letters, fill=MUTED, pitch=pitch, most=2)


def _cost(state: Caylus, tile: Tile) -> dict[str, int]:
    goods = state.content.lawyer if tile.id == RESIDENCE else tile.cost
    return {str(kind): n for kind, n in goods.items()}
