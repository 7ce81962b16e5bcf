"""What the signs on the board mean, as one line."""

from data.catalogues import catalogue
from renderer.caylus.layout import BOARD, LEGEND_Y
from renderer.caylus.palette import MARKS
from renderer.core.canvas import Canvas
from renderer.core.legend import Entry, draw_line
from renderer.core.words import message_id

LEGEND = (
    ("bailiff", (24, 36)),
    ("provost", (32, 34)),
    ("flag", (28, 30)),
    ("house", (30, 30)),
    ("piece", (34, 34)),
    ("any_good", (26, 26)),
    ("plain_cubes", (25, 25)),
    ("fleur", (27, 27)),
)
OWNED = {"house", "piece"}
"""Drawn in the colour of the first mark."""


def draw_legend(canvas: Canvas, lang: str) -> None:
    """Icons and words, evenly spread over the foot of the board."""
    words, owner = catalogue(lang), (next(iter(MARKS.values())),)
    entries = [
        Entry(
            name,
            size,
            words.format(f"caylus-picture-legend-{message_id(name)}"),
            owner if name in OWNED else (),
        )
        for name, size in LEGEND
    ]
    draw_line(canvas, BOARD.x0 + 22, LEGEND_Y, BOARD.width - 44, entries)
