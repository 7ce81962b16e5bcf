"""A player's tower: its levels, what the next ones cost, how far the resources go, everybody's heights."""

from engines.tadmor.preview.prices import buildings, lacking, level_cost
from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import IVORY, LINE, MUTED, mix
from renderer.core.symbols import draw_row, row_width
from renderer.core.words import Words
from renderer.tadmor.hand_paying import draw_paying
from renderer.tadmor.palette import BANDS
from renderer.tadmor.reading import mark_of
from renderer.tadmor.symbols import cost

LEAST, PITCH, FOOT = 20, 5, 24
"""Levels shown at least; so many between two numbers; room below the tower."""
LEFT, WIDTH = 70, 84


def draw_tower(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The height, the next prices, and the tower beside the others'."""
    canvas.text(box.x1 - 20, box.y0 + 32, player.height, "hero", 40, side="right", width=80)
    top = box.y0 + 60
    if not state.ended:
        for i, pairs in enumerate((False, True)):
            line = Box(box.x0 + 16, top + i * 62, box.x1 - 16, top + i * 62 + 56)
            _way(canvas, words, state, player, line, pairs=pairs)
        top += 130
    _levels(canvas, state, player, Box(box.x0 + LEFT, top, box.x0 + LEFT + WIDTH, box.y1 - FOOT))


def _way(
    canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box, *, pairs: bool
) -> None:
    """The next level or pair with its price, and how high the resources carry; or what is missing."""
    y = box.y0
    price = level_cost(state, player, player.height + 1, pairs=pairs)
    reached = buildings(state, player, pairs=pairs)
    canvas.icon("levels", box.x0 + 16, y + 12, 30, 2 if pairs else 1)
    row = cost(price)
    draw_row(canvas, box.x0 + 40 + row_width(canvas, row, 30) / 2, y + 12, row, 30)
    can = words("tadmor-picture-own-up-to", n=reached[-1][1]) if reached else ""
    missing = {} if reached else lacking(player, price)
    draw_paying(canvas, words, missing, box.x0 + 2, y + 42, box.width, can=can)


def _levels(canvas: Canvas, state: Tadmor, player: Player, box: Box) -> None:
    """Every level in its band's colour, the built ones in the seat's; a marker at each tower's top."""
    most = max([LEAST, *(one.height for one in state.players)])
    tall = box.height / most
    for level in range(1, most + 1):
        low = box.y1 - level * tall
        built = level <= player.height
        fill = mark_of(player).colour if built else _band(state, level)
        edge = mark_of(player).dark if built else mix(LINE, IVORY, 0.3)
        canvas.place("rule", box.x0, low, box.width, tall, edge)
        canvas.place("rule", box.x0 + 1, low + 1, box.width - 2, max(1.0, tall - 1.5), fill)
    for level in range(PITCH, most + 1, PITCH * (1 + most // 40)):
        y = box.y1 - (level - 0.5) * tall
        canvas.text(box.x0 - 14, y, level, "text", 20, MUTED, "right", 40)
    _others(canvas, state, player, box, tall)


def _band(state: Tadmor, level: int) -> str:
    bands = list(state.content.bands.values())
    return str(BANDS[min(bands.index(state.content.band(level)), len(BANDS) - 1)])


def _others(canvas: Canvas, state: Tadmor, player: Player, box: Box, tall: float) -> None:
    """The heights of all, pushed apart where they are close."""
    ranked = sorted(state.players, key=lambda one: one.height)
    last = box.y1 + 18.0
    for one in ranked:
        y = min(box.y1 - max(0.0, one.height - 0.5) * tall, last - 34)
        last = y
        own = one.seat == player.seat
        canvas.icon("piece", box.x1 + 26, y, 36 if own else 30, mark_of(one))
        canvas.text(box.x1 + 50, y, one.height, "hero" if own else "bold", 26, width=40)
