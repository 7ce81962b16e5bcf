"""Buildings still to be had: each in its own place, pale once it has been built, with its owner's shape."""

from engines.caylus.content import Tile
from engines.caylus.state import Caylus
from renderer.caylus.layout import STOCK_COLUMNS, STOCK_PITCH, STOCK_ROWS, STOCK_TOP
from renderer.caylus.reading import mark_of, message_id
from renderer.caylus.sides import KINDS
from renderer.caylus.symbols import cube
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, PALE, POINTS
from renderer.core.words import Words

ICON, CUBE = 20, 17


def stock_tiles(state: Caylus) -> list[Tile]:
    """Every tile there is to build in this match, built or not, in the order of the box."""
    return [tile for name, tile in state.content.tiles.items() if name in state.stock]


def stock_row(index: int) -> Box:
    """The line of the tile at an index."""
    column, row = divmod(index, STOCK_ROWS)
    box, y = STOCK_COLUMNS[column], STOCK_TOP + row * STOCK_PITCH
    return Box(box.x0, y - STOCK_PITCH / 2, box.x1, y + STOCK_PITCH / 2)


def draw_stock(canvas: Canvas, words: Words, state: Caylus) -> None:
    """All tiles with cost and points, or whose they are."""
    for index, tile in enumerate(stock_tiles(state)):
        box = stock_row(index)
        left = state.stock[tile.id]
        y = box.middle[1]
        canvas.icon("tile", box.x0 + ICON / 2, y, ICON, KINDS[tile.kind] if left else "#d9ccb3")
        right = _price(canvas, tile, box.x1, y) if left else _owners(canvas, state, tile, box.x1, y)
        _name(canvas, words, tile, left, Box(box.x0 + ICON + 3, y, right - 3, y))


def _name(canvas: Canvas, words: Words, tile: Tile, left: int, box: Box) -> None:
    name = words(f"caylus-tile-{message_id(tile.id)}")
    if left > 1:
        name = words("caylus-picture-copies", name=name, n=left)
    canvas.text(box.x0, box.y0, name, "text", 20, INK if left else PALE, width=box.width)


def _price(canvas: Canvas, tile: Tile, right: float, y: float) -> float:
    """Cost and points, ending at `right`; returns where they begin."""
    canvas.text(right, y, tile.points, "bold", 20, POINTS, "right", 24)
    x = right - (22 if tile.kind == "prestige" else 12)
    for kind, number in reversed(tile.cost.items()):
        x -= CUBE
        canvas.icon(cube(kind).icon, x + CUBE / 2, y, CUBE)
        if tile.kind == "prestige" or number > 1:
            canvas.text(x - 1, y, number, "bold", 20, INK, "right", 20)
            x -= 11
        x -= 1
    return x


def _owners(canvas: Canvas, state: Caylus, tile: Tile, right: float, y: float) -> float:
    """The shapes of those who own the tile, ending at `right`."""
    owners = [one.owner for one in state.road if one.tile == tile.id and one.owner is not None]
    for i, seat in enumerate(owners):
        canvas.icon("favour_marker", right - 10 - i * 19, y, 17, mark_of(state.players[seat]))
    return right - 20 * max(1, len(owners))
