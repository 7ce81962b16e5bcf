"""The public board of Caylus."""

from collections.abc import Sequence

from PIL import Image

from engines.caylus.scoring import result
from renderer.caylus.castle import draw_castle
from renderer.caylus.favours import draw_favours
from renderer.caylus.ground import board_ground
from renderer.caylus.heading import draw_heading
from renderer.caylus.layout import STOCK
from renderer.caylus.marking import mark_changes
from renderer.caylus.palette import STRIP
from renderer.caylus.reading import CaylusView, mark_of
from renderer.caylus.road import draw_road
from renderer.caylus.specials import draw_specials
from renderer.caylus.stock import draw_stock
from renderer.caylus.strips import draw_strips
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.standings import draw_standings
from renderer.core.words import Words


def paint(view: CaylusView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The whole board as an image."""
    canvas, state = Canvas(board_ground(STRIP, words.catalogue.lang)), view.state
    draw_heading(canvas, words, view)
    draw_specials(canvas, words, state)
    draw_road(canvas, words, state)
    draw_castle(canvas, words, state)
    draw_favours(canvas, words, state)
    if view.over:
        _standings(canvas, words, view)
    else:
        draw_stock(canvas, words, state)
    draw_strips(canvas, words, view)
    mark_changes(canvas, state, found)
    return canvas.image


def _standings(canvas: Canvas, words: Words, view: CaylusView) -> None:
    """Who has come where, in the place of what there was to build."""
    canvas.place("panel", STOCK.x0, STOCK.y0, STOCK.width, STOCK.height)
    players, scores = view.state.players, result(view.state).scores
    draw_standings(canvas, words, STOCK, scores, lambda seat: mark_of(players[seat]))
