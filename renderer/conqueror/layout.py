"""Where everything lies on Conqueror's board (1800 x 1146), and how much of the map its parts show."""

from renderer.core.atlas.page import part
from renderer.core.atlas.window import Window
from renderer.core.box import Box

SIZE = 1800, 1146
WIDE, HIGH = 1000, 700
"""The map in units of its chart."""
MAP = Window(Box(24, 112, 1314, 1015), 1.29)
FOOT = Box(24, 1029, 1314, 1122)
"""Trade track, agents and flags below the map; while armies fight, the battle."""
LEFT, RIGHT, TOP, BOTTOM = 1332, 1776, 112, 1122
CHRONICLE = Box(LEFT, TOP, RIGHT, 214)
"""Where there are few enough players; with six, the title tells which card is in force."""
MOST_WITH_CHRONICLE = 5
GAP = 8
"""The room between two strips."""

REGIONS = {
    "north-west": part((-8, -4), 700),
    "north-east": part((308, -4), 700),
    "middle": part((190, 172), 620),
    "south-west": part((-8, 304), 700),
    "south-east": part((308, 304), 700),
}


def strip(seats: int, seat: int) -> Box:
    """The strip of a seat, of so many."""
    first = CHRONICLE.y1 + GAP + 4 if seats <= MOST_WITH_CHRONICLE else TOP
    pitch = (BOTTOM - first + GAP) / seats
    top = round(first + seat * pitch)
    return Box(LEFT, top, RIGHT, round(top + pitch - GAP))
