"""The public board of Fortuna."""

from collections.abc import Sequence

from PIL import Image

from renderer.core.canvas import Canvas
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.fortuna.draft import draw_around_rome
from renderer.fortuna.ground import Sides, board_ground
from renderer.fortuna.heading import draw_heading
from renderer.fortuna.marking import mark_changes
from renderer.fortuna.palette import STRIP
from renderer.fortuna.province import draw_columns
from renderer.fortuna.reading import FortunaView, by_side
from renderer.fortuna.roads import draw_palace, draw_roads
from renderer.fortuna.table import draw_table


def paint(view: FortunaView, words: Words, found: Sequence[Change]) -> Image.Image:
    """The whole board as an image."""
    canvas = Canvas(board_ground(STRIP, words.catalogue.lang, played(view)))
    draw_heading(canvas, words, view)
    draw_parts(canvas, words, view, found)
    return canvas.image


def draw_parts(canvas: Canvas, words: Words, view: FortunaView, found: Sequence[Change]) -> None:
    """Everything below the title strip that changes."""
    draw_roads(canvas, words, view.state)
    draw_palace(canvas, words, view.state)
    draw_around_rome(canvas, words, view.state)
    draw_table(canvas, words, view)
    draw_columns(canvas, words, view)
    mark_changes(canvas, view.state, found)


def played(view: FortunaView) -> Sides:
    """Which sides are played."""
    return tuple(province is not None for province in by_side(view.state))
