"""What the signs on the board mean, as one line."""

from data.catalogues import catalogue
from renderer.caylus.layout import BOARD, LEGEND_Y
from renderer.caylus.sides import MARKS
from renderer.core.canvas import Canvas
from renderer.core.palette import MUTED
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
    words = catalogue(lang)
    labels = [words.format(f"caylus-picture-legend-{message_id(name)}") for name, _ in LEGEND]
    widths = [canvas.width(label, "text", 21) for label in labels]
    taken = sum(widths) + sum(size[0] + 6 for _, size in LEGEND)
    gap = (BOARD.width - 44 - taken) / (len(LEGEND) - 1)
    x, owner = BOARD.x0 + 22, (next(iter(MARKS.values())),)
    for (name, size), label, width in zip(LEGEND, labels, widths, strict=True):
        canvas.icon(name, x + size[0] / 2, LEGEND_Y, size, *(owner if name in OWNED else ()))
        canvas.text(x + size[0] + 6, LEGEND_Y, label, "text", 21, MUTED, width=width)
        x += size[0] + 6 + width + gap
