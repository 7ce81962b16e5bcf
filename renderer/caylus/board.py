"""The public board of Caylus."""

from collections.abc import Sequence

from PIL import Image

from renderer.caylus.castle import draw_castle
from renderer.caylus.favours import draw_favours
from renderer.caylus.ground import board_ground
from renderer.caylus.heading import draw_heading
from renderer.caylus.marking import mark_changes
from renderer.caylus.reading import CaylusView
from renderer.caylus.road import draw_road
from renderer.caylus.sides import STRIP
from renderer.caylus.specials import draw_specials
from renderer.caylus.stock import draw_stock
from renderer.caylus.strips import draw_strips
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.words import Words


def paint(view: CaylusView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The whole board as an image."""
    canvas, state = Canvas(board_ground(STRIP, words.catalogue.lang)), view.state
    draw_heading(canvas, words, view)
    draw_specials(canvas, words, state)
    draw_road(canvas, words, state)
    draw_castle(canvas, words, state)
    draw_favours(canvas, words, state)
    draw_stock(canvas, words, state)
    draw_strips(canvas, words, view)
    mark_changes(canvas, state, found)
    return canvas.image
