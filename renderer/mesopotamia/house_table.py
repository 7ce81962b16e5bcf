"""The strip of the seat that the rules play, enlarged, with all it plays by and has in words."""

from PIL import Image

from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.words import Words
from renderer.mesopotamia.heading import draw_heading
from renderer.mesopotamia.house import draw_played
from renderer.mesopotamia.house_texts import house_lines
from renderer.mesopotamia.layout import HOUSES, LEFT, RIGHT
from renderer.mesopotamia.palette import STRIP
from renderer.mesopotamia.reading import MesopotamiaView
from renderer.mesopotamia.strips import draw_headed
from renderer.mesopotamia.table import SIZES, paragraphs
from renderer.mesopotamia.text_board import holding_lines
from renderer.mesopotamia.texts import lands

ENLARGED = 2.06
"""How much larger than on the board the strip is."""
ORIGIN = -19.5, -62
"""Where the picture begins, seen from the strip: below the title and beside the edge."""
ROOM = Box(0, 0, RIGHT - LEFT, max(HOUSES.values()))
"""The strip as it is where there are fewest seats, so that nothing of it is left out."""
PLAYS = Box(988, 116, 1776, 1176)
PANELS = (Panel(PLAYS, "mesopotamia-picture-plays", 740),)
LARGER = (36, 34, 32, 30, *SIZES)
"""Sizes of paragraphs: the waves before Assur need few words, strategies need many."""
LINES = 6
"""How many lines a strategy takes at most with its reason and both of its actions."""


def paint_house(view: MesopotamiaView, words: Words, seat: int) -> Image.Image:
    """By what the seat of the house plays, what it has and where."""
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    draw_heading(canvas, words, view)
    state = view.state
    large = Canvas(canvas.image, ENLARGED, ORIGIN)
    draw_headed(large, words, view, state.realms[seat], ROOM)
    draw_played(large, words, state, seat, ROOM)
    told = [
        *house_lines(words, state),
        *holding_lines(words, state, seat),
        *lands(words, state, seat),
    ]
    paragraphs(canvas, PLAYS, told, LARGER, LINES)
    return canvas.image
