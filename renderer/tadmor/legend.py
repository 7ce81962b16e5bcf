"""What the signs on the board mean, as one line."""

from data.catalogues import catalogue
from renderer.core.canvas import Canvas
from renderer.core.legend import Entry, draw_line
from renderer.tadmor.layout import LEGEND_Y, MAP, STRIPS
from renderer.tadmor.sides import CAMEL, MARKS, ON_SAND, SHIP

SAMPLE = MARKS["red"]
LEGEND = (
    ("camel", "kind", (34, 24), ("camel", CAMEL)),
    ("ship", "kind", (34, 24), ("ship", SHIP)),
    ("reserve", "bead", (22, 22), (SAMPLE, "reserve")),
    ("out", "bead", (22, 22), (SAMPLE, "out")),
    ("none", "bead", (22, 22), (SAMPLE, "none")),
    ("traded", "traded", (34, 24), ()),
    ("open", "levels", (22, 24), ()),
    ("in-hand", "card_back", (20, 27), ("#7a2f35",)),
    ("completed", "mission_face", (20, 27), ()),
)


def draw_legend(canvas: Canvas, lang: str) -> None:
    """Between map and players."""
    words = catalogue(lang)
    entries = [
        Entry(icon, size, words.format(f"tadmor-picture-legend-{key}"), arguments)
        for key, icon, size, arguments in LEGEND
    ]
    draw_line(canvas, MAP.x0 + 8, LEGEND_Y, STRIPS.width - 16, entries, ON_SAND)
