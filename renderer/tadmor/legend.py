"""What the signs on the board mean, as one line."""

from data.catalogues import catalogue
from renderer.core.canvas import Canvas
from renderer.core.legend import Entry, draw_line
from renderer.tadmor.layout import LEGEND_Y, MAP, STRIPS
from renderer.tadmor.palette import CAMEL, MARKS, SHIP

SAMPLE = MARKS["red"]
LEGEND = (
    ("camel", "kind", (34, 24), ("camel", CAMEL)),
    ("ship", "kind", (34, 24), ("ship", SHIP)),
    ("reserve", "bead", (22, 22), (SAMPLE, "reserve")),
    ("out", "bead", (22, 22), (SAMPLE, "out")),
    ("none", "bead", (22, 22), (SAMPLE, "none")),
    ("traded", "traded", (34, 24), ()),
    ("upgrades", "upgrade", (26, 26), ()),
    ("construction", "hammer", (26, 26), ()),
    ("kingdom", "crown", (26, 26), ()),
    ("completed", "mission_points", (22, 28), ()),
    ("returned", "mission_points", (22, 28), (True,)),
)


def draw_legend(canvas: Canvas, lang: str) -> None:
    """Between map and players."""
    words = catalogue(lang)
    entries = [
        Entry(icon, size, words.format(f"tadmor-picture-legend-{key}"), arguments)
        for key, icon, size, arguments in LEGEND
    ]
    draw_line(canvas, MAP.x0 + 8, LEGEND_Y, STRIPS.width - 16, entries)
