"""Where everything lies on the frontier's board (1800 x 1146), and how much of the map its parts show."""

from renderer.core.atlas.page import PART, TYPE_SCALE
from renderer.core.atlas.window import Window, fitting
from renderer.core.box import Box
from tests.renderer.core.atlas.isles import WHOLE

SIZE = 1800, 1146
MAP = WHOLE
LEFT, RIGHT = 1402, 1776
TOP, BOTTOM = 112, 984
MOST_PITCH, GAP = 214, 8
TALL = 180
"""Height from which a strip has a row for the kinds of units, too."""
FOOT = Box(LEFT, 992, RIGHT, 1122)
"""What is fought over, or what the signs on the map mean."""
KINDS_OF_NUMBERS = ("coins", "cards", "lands", "units", "points")
NUMBERS_X = (14, 88, 162, 236, 312)
"""Where each number's icon begins in a strip."""


def _part(*corners: float) -> Window:
    return fitting(Box(*corners), PART, TYPE_SCALE)


REGIONS = {
    "north-west": _part(20, 20, 760, 440),
    "north-east": _part(780, 20, 1420, 440),
    "middle": _part(280, 330, 1180, 800),
    "south-west": _part(20, 640, 760, 1080),
    "south-east": _part(780, 560, 1420, 1060),
}


def strip(seats: int, seat: int) -> Box:
    """The strip of a seat, of so many."""
    pitch = min(MOST_PITCH, (BOTTOM - TOP + GAP) / seats)
    top = round(TOP + seat * pitch)
    return Box(LEFT, top, RIGHT, round(top + pitch - GAP))
