"""Where everything lies on Mesopotamia's board (1800 x 1146), and how much of the map its parts show."""

from renderer.core.atlas.page import part
from renderer.core.atlas.window import Window
from renderer.core.box import Box

SIZE = 1800, 1146
WIDE, HIGH = 1000, 620
"""The map in units of its chart."""
MAP = Window(Box(24, 112, 1314, 912), 1.29)
TOP, BOTTOM = 926, 1122
TRACKS = Box(24, TOP, 448, BOTTOM)
MARKET = Box(458, TOP, 1072, BOTTOM)
GARDEN = Box(1082, TOP, 1314, BOTTOM)
"""Below the map: the two tracks, the trade section, the Hanging Gardens."""
LEFT, RIGHT, HIGHEST = 1332, 1776, 112
GAP = 8
"""The room between two strips."""

REGIONS = {
    "north-west": part((-6, -8), 590),
    "north-east": part((416, -8), 590),
    "middle": part((205, 140), 590),
    "south-west": part((-6, 289), 590),
    "south-east": part((416, 289), 590),
}


def strip(seats: int, seat: int) -> Box:
    """The strip of a seat, of so many."""
    pitch = (BOTTOM - HIGHEST + GAP) / seats
    top = round(HIGHEST + seat * pitch)
    return Box(LEFT, top, RIGHT, round(top + pitch - GAP))
