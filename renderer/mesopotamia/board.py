"""The public board of Mesopotamia."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.atlas.page import page
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.mesopotamia.chart import draw_ships, scene, sheet
from renderer.mesopotamia.foot import draw_foot
from renderer.mesopotamia.heading import draw_heading
from renderer.mesopotamia.house import draw_house
from renderer.mesopotamia.layout import GARDEN, MAP, MARKET, SIZE, TRACKS
from renderer.mesopotamia.marking import MARKING
from renderer.mesopotamia.palette import STRIP
from renderer.mesopotamia.reading import MesopotamiaView
from renderer.mesopotamia.strips import draw_strips


def paint(view: MesopotamiaView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The whole board as an image."""
    state = view.state
    shown = scene(sheet(words, state, MAP), state)
    canvas = Canvas(page(STRIP, SIZE, shown.on.land, MAP, (TRACKS, MARKET, GARDEN)))
    draw_heading(canvas, words, view)
    shown.draw(canvas, STRIP.game, lambda canvas: draw_ships(canvas, state, MAP))
    draw_strips(canvas, words, view)
    draw_house(canvas, words, state)
    draw_foot(canvas, words, state)
    MARKING.board(canvas, shown, state, found)
    return canvas.image
