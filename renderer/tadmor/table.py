"""What one player has, enlarged, with rare goods, upgrades and missions in words."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.core.zooming import BOTTOM, LEFT, RIGHT, TOP, empty_frame
from renderer.tadmor.heading import draw_heading
from renderer.tadmor.marking import mark_changes
from renderer.tadmor.palette import STRIP
from renderer.tadmor.reading import TadmorView
from renderer.tadmor.strips import draw_strip

SCALE = 1.5
BOX = Box(LEFT / SCALE, (TOP + 4) / SCALE, RIGHT / SCALE, (BOTTOM - 2) / SCALE)
"""The whole picture, in enlarged units."""


def paint_player(view: TadmorView, words: Words, seat: int, found: Sequence[Change]) -> Image.Image:
    """The picture of what a seat has, with the changes `found` there."""
    whole = Canvas(empty_frame(STRIP, None))
    draw_heading(whole, words, view)
    canvas = Canvas(whole.image, SCALE)
    draw_strip(canvas, words, view, view.state.players[seat], BOX)
    mark_changes(canvas, view.state, found, lambda _seat, _players: BOX)
    return whole.image
