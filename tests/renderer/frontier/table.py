"""What a seat has, to read: its numbers and all its lands with what stands there."""

from PIL import Image

from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import INK, MUTED
from renderer.core.words import Words
from tests.engines.frontier.ids import KINDS
from tests.engines.frontier.state import Land
from tests.renderer.frontier.chart import TOWERS
from tests.renderer.frontier.heading import draw_heading
from tests.renderer.frontier.layout import KINDS_OF_NUMBERS
from tests.renderer.frontier.palette import STRIP
from tests.renderer.frontier.reading import FrontierView, mark_of, numbers
from tests.renderer.frontier.strips import draw_sign
from tests.renderer.frontier.texts import named

LANDS = Box(24, 206, 1776, 1176)
IN_A_COLUMN, COLUMNS, MOST_PITCH = 7, 3, 70
NAME_WIDTH, KIND_WIDTH = 190, 50
NUMBER_X, NUMBER_WIDTH = 800, 178


def paint_table(view: FrontierView, words: Words, seat: int) -> Image.Image:
    """What all may see of a seat."""
    canvas = own_table.canvas(
        words.catalogue.lang, STRIP, (Panel(LANDS, "frontier-picture-lands"),)
    )
    draw_heading(canvas, words, view)
    draw_banner(canvas, words, view, seat)
    draw_lands(canvas, words, view, seat, LANDS)
    return canvas.image


def draw_banner(canvas: Canvas, words: Words, view: FrontierView, seat: int) -> None:
    """Who it is, and what the strip on the board counts."""
    mark = mark_of(view.state, seat)
    own_table.banner(canvas, mark, words.name(seat), NUMBER_X - 160)
    found = numbers(view.state, seat)
    for place, kind in enumerate(KINDS_OF_NUMBERS):
        x = NUMBER_X + place * NUMBER_WIDTH
        draw_sign(canvas, kind, x + 24, own_table.BANNER_Y, mark, found[kind], 46)
        if kind != "points":
            canvas.text(x + 58, own_table.BANNER_Y, found[kind], "hero", 38, INK, width=90)


def draw_lands(canvas: Canvas, words: Words, view: FrontierView, seat: int, box: Box) -> None:
    """Each land with its fort, and its units by kinds: fresh ones dark, tired ones pale."""
    lands = view.state.held(seat)
    rows = max(IN_A_COLUMN, -(-len(lands) // COLUMNS))
    top, wide = box.y0 + 70, (box.width - 40) / COLUMNS
    pitch = min(MOST_PITCH, (box.y1 - 14 - top) / rows)
    for place, land in enumerate(lands):
        x = box.x0 + 20 + place // rows * wide
        y = top + (place % rows + 0.5) * pitch
        fort = view.state.content.lands[land].fort
        if fort is not None:
            canvas.icon("fort", x + 18, y, 34, TOWERS[fort])
        canvas.text(x + 42, y, named(words, view.state, land), "bold", 25, INK, width=NAME_WIDTH)
        _units(canvas, view.state.lands[land], x + 50 + NAME_WIDTH, y)


def _units(canvas: Canvas, here: Land, x: float, y: float) -> None:
    for units, ink in ((here.fresh, INK), (here.tired, MUTED)):
        for kind in KINDS:
            if kind in units:
                canvas.icon(kind, x + 13, y, 26, ink)
                canvas.text(x + 27, y, units[kind], "hero", 26, ink, width=22)
                x += KIND_WIDTH
