"""Buildings still to be had: each in its own place, pale once it has been built, with its owner's shape."""

from dataclasses import dataclass

from PIL import Image

from engines.caylus.content import Tile
from engines.caylus.state import Caylus
from renderer.caylus.layout import STOCK, STOCK_COLUMNS, STOCK_PITCH, STOCK_ROWS, STOCK_TOP
from renderer.caylus.reading import mark_of
from renderer.caylus.symbols import cube
from renderer.core.box import Box
from renderer.core.cache import kept
from renderer.core.canvas import Canvas, blank
from renderer.core.palette import INK, IVORY, MUTED, PALE, POINTS, Mark
from renderer.core.words import Words, message_id

ICON, CUBE = 20, 17
LISTS = Box(*STOCK_COLUMNS[0][:2], *STOCK_COLUMNS[1][2:])


@dataclass(frozen=True, slots=True)
class Line:
    """A tile as it is listed: its cost, icon and number each, and points, or whose it is."""

    name: str
    kind: str
    left: int
    cost: tuple[tuple[str, int], ...]
    points: int
    numbered: bool
    owners: tuple[Mark, ...]


def stock_tiles(state: Caylus) -> list[Tile]:
    """Every tile there is to build in this match, built or not, in the order of the box."""
    return [tile for name, tile in state.content.tiles.items() if name in state.stock]


def draw_stock(canvas: Canvas, words: Words, state: Caylus) -> None:
    """All tiles with cost and points, or whose they are."""
    lines = tuple(_line(words, state, tile) for tile in stock_tiles(state))
    canvas.patch(_lists(canvas.scale, lines), *LISTS[:2])
    if not any(line.left for line in lines):
        none = words("caylus-picture-none-left")
        canvas.text(STOCK.x1 - 18, STOCK.y0 + 27, none, "aside", 22, MUTED, "right", 150)


def _line(words: Words, state: Caylus, tile: Tile) -> Line:
    name, left = words(f"caylus-tile-{message_id(tile.id)}"), state.stock[tile.id]
    owners = [one.owner for one in state.road if one.tile == tile.id and one.owner is not None]
    return Line(
        name if left < 2 else words("caylus-picture-copies", name=name, n=left),
        tile.kind,
        left,
        tuple((cube(kind).icon, n) for kind, n in tile.cost.items()),
        tile.points,
        tile.kind == "prestige",
        tuple(mark_of(state.players[seat]) for seat in owners),
    )


@kept
def _lists(scale: float, lines: tuple[Line, ...]) -> Image.Image:
    """The two columns of the list; the stock changes seldom."""
    canvas = blank(LISTS, scale, IVORY)
    for index, line in enumerate(lines):
        column, row = divmod(index, STOCK_ROWS)
        box, y = STOCK_COLUMNS[column], STOCK_TOP + row * STOCK_PITCH
        canvas.icon("tile", box.x0 + ICON / 2, y, ICON, line.kind, not line.left)
        end = (_price if line.left else _owners)(canvas, line, box.x1, y) - 3
        x = box.x0 + ICON + 3
        canvas.text(x, y, line.name, "text", 20, INK if line.left else PALE, width=end - x)
    return canvas.image


def _price(canvas: Canvas, line: Line, right: float, y: float) -> float:
    """Cost and points, ending at `right`; returns where they begin."""
    canvas.text(right, y, line.points, "bold", 20, POINTS, "right", 24)
    x = right - (22 if line.numbered else 12)
    for icon, number in reversed(line.cost):
        x -= CUBE
        canvas.icon(icon, x + CUBE / 2, y, CUBE)
        if line.numbered or number > 1:
            canvas.text(x - 1, y, number, "bold", 20, INK, "right", 20)
            x -= 11
        x -= 1
    return x


def _owners(canvas: Canvas, line: Line, right: float, y: float) -> float:
    """The shapes of those who own the tile, ending at `right`."""
    for i, mark in enumerate(line.owners):
        canvas.icon("marker", right - 10 - i * 19, y, 17, mark)
    return right - 20 * max(1, len(line.owners))
