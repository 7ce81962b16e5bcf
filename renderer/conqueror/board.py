"""The public board of Conqueror."""

from collections.abc import Sequence

from PIL import Image

from engines.conqueror.state import Conqueror
from renderer.conqueror.chart import scene, sheet
from renderer.conqueror.chronicle import draw_chronicle
from renderer.conqueror.foot import draw_foot
from renderer.conqueror.heading import draw_heading
from renderer.conqueror.layout import CHRONICLE, FOOT, MAP, MOST_WITH_CHRONICLE, SIZE
from renderer.conqueror.marking import MARKING
from renderer.conqueror.palette import STRIP
from renderer.conqueror.reading import ConquerorView
from renderer.conqueror.strips import draw_strips
from renderer.core.atlas.page import page
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.words import Words


def paint(view: ConquerorView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The whole board as an image."""
    state, beside = view.state, panels(view.state)
    shown = scene(sheet(words, state, MAP), state)
    canvas = Canvas(page(STRIP, SIZE, shown.on.land, MAP, beside))
    draw_heading(canvas, words, view)
    shown.draw(canvas, STRIP.game)
    if CHRONICLE in beside:
        draw_chronicle(canvas, words, state, CHRONICLE)
    draw_strips(canvas, words, view)
    draw_foot(canvas, words, view)
    MARKING.board(canvas, shown, state, found)
    return canvas.image


def panels(state: Conqueror) -> tuple[Box, ...]:
    """The panels beside the map."""
    return (FOOT, CHRONICLE) if len(state.nations) <= MOST_WITH_CHRONICLE else (FOOT,)
