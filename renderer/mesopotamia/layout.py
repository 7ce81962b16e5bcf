"""Where everything lies on Mesopotamia's board (1800 x 1146), and how much of the map its parts show."""

from dataclasses import replace

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
HOUSES = {2: 500, 3: 440, 4: 350, 5: 302, 6: 244}
"""Height of the strip of a seat that the rules play, by how many seats there are: it tells how it plays."""

CORNERS = {
    "north-west": (-6, -8),
    "north-east": (416, -8),
    "middle": (205, 140),
    "south-west": (-6, 289),
    "south-east": (416, 289),
}
ENLARGED = 1.7
"""How much larger than on the board names and signs are in a part."""
REGIONS = {
    region: replace(part(corner, 590), type_scale=ENLARGED) for region, corner in CORNERS.items()
}


def strip(seats: int, seat: int, *, house: bool) -> Box:
    """The strip of a seat, of so many; the last one is higher if the rules play it."""
    people = seats - house
    room = BOTTOM - HIGHEST + GAP
    if house:
        room -= HOUSES[seats] + GAP
    pitch = room / people
    if seat == people:
        return Box(LEFT, BOTTOM - HOUSES[seats], RIGHT, BOTTOM)
    top = round(HIGHEST + seat * pitch)
    return Box(LEFT, top, RIGHT, round(top + pitch - GAP))
