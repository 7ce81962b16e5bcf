"""The public board of the frontier."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.atlas.page import page
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.words import Words
from tests.renderer.frontier.chart import scene
from tests.renderer.frontier.heading import draw_heading
from tests.renderer.frontier.layout import FOOT, MAP, SIZE
from tests.renderer.frontier.marking import MARKING
from tests.renderer.frontier.palette import STRIP
from tests.renderer.frontier.reading import FrontierView
from tests.renderer.frontier.strips import draw_foot, draw_strips


def paint(view: FrontierView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The whole board as an image."""
    shown = scene(MAP, view.state)
    canvas = Canvas(page(STRIP, SIZE, shown.on.land, MAP, (FOOT,)))
    draw_heading(canvas, words, view)
    shown.draw(canvas, STRIP.game)
    draw_strips(canvas, words, view)
    draw_foot(canvas, words, view)
    MARKING.board(canvas, shown, view.state, found)
    return canvas.image
