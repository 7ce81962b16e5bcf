"""The towers: a column for each seat on a common scale, with bands and their prices."""

from PIL import Image

from engines.tadmor.content import Content
from engines.tadmor.state import Tadmor
from renderer.core.box import Box
from renderer.core.cache import kept
from renderer.core.canvas import Canvas, blank
from renderer.core.palette import INK, IVORY, MUTED
from renderer.core.symbols import Row, draw_row
from renderer.core.words import Words
from renderer.tadmor import layout
from renderer.tadmor.layout import (
    LEVEL_HEIGHT,
    LEVELS,
    TOWER_FOOT,
    TOWER_LEFT,
    TOWER_RIGHT,
    TOWERS,
)
from renderer.tadmor.palette import BANDS
from renderer.tadmor.reading import mark_of
from renderer.tadmor.symbols import cost

Prices = tuple[tuple[int, Row, Row], ...]
"""Bands: their first level, and what one level and a pair cost."""
CHART = Box(TOWERS.x0 + 8, TOWERS.y0 + 40, TOWERS.x1 - 8, TOWERS.y1 - 6)
SINGLES, PAIRS = TOWERS.x1 - 126, TOWERS.x1 - 50
PIECE = 40


def draw_towers(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """Bands with prices, then every seat's tower with its piece and height."""
    heads = words("tadmor-picture-singles"), words("tadmor-picture-pairs")
    canvas.patch(_bands(canvas.scale, _prices(state.content), heads), *CHART[:2])
    for player in state.players:
        draw_tower(canvas, state, player.seat)


def _prices(content: Content) -> Prices:
    bands = list(content.bands.values())
    firsts = [1, *(band.top + 1 for band in bands)]
    return tuple(
        (first, cost(band.singles), cost(band.pairs))
        for first, band in zip(firsts, bands, strict=False)
    )


@kept
def _bands(scale: float, prices: Prices, heads: tuple[str, str]) -> Image.Image:
    """The bands behind the towers, their first levels left and their prices right."""
    canvas = blank(CHART, scale, IVORY)
    for x, head in zip((SINGLES, PAIRS), heads, strict=True):
        canvas.text(x, CHART.y0 + 20, head, "text", 20, MUTED, "middle", 70)
    tops = [first - 1 for first, _, _ in prices[1:]] + [LEVELS]
    for i, ((first, singles, pairs), last) in enumerate(zip(prices, tops, strict=True)):
        colour = BANDS[min(i, len(BANDS) - 1)]
        upper, lower = layout.tower_top(last), layout.tower_top(first - 1)
        canvas.place("rule", TOWER_LEFT, upper, TOWER_RIGHT - TOWER_LEFT, lower - upper, colour)
        for level in range(first, last + 1):
            y = layout.tower_top(level)
            canvas.place("rule", TOWER_LEFT, y, TOWER_RIGHT - TOWER_LEFT, 1, IVORY)
        y = lower - min(5, last - first + 1) * LEVEL_HEIGHT / 2
        note = f"{first}\u2013{last}" if last < LEVELS else f"{first}+"
        canvas.text(TOWER_LEFT - 6, y, note, "bold", 20, MUTED, "right", 62)
        for x, row in ((SINGLES, singles), (PAIRS, pairs)):
            draw_row(canvas, x, y, row, 20, MUTED, gap=3, room=76)
    return canvas.image


def draw_tower(canvas: Canvas, state: Tadmor, seat: int) -> None:
    """A seat's tower, its piece on top with the height beside it."""
    player, x = state.players[seat], layout.tower_x(seat, len(state.players))
    mark, shown = mark_of(player), min(player.height, LEVELS)
    top = layout.tower_top(shown)
    if shown:
        canvas.place("level", x - 20, top, 40, TOWER_FOOT - top, mark, shown, LEVEL_HEIGHT)
    canvas.icon("piece", x, top - 17, PIECE, mark)
    canvas.text(x, TOWER_FOOT + 17, player.height, "hero", 26, INK, "middle", 46)
