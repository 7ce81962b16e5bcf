"""Fortuna's colours: the four sides as marks of their own hue, the plum strip, marble and city."""

from dataclasses import replace

from renderer.core.palette import GRAIN, INK, ORANGE, SEATS, WATER, WINE, Mark, Strip

_BLUE, _VIOLET, _CROSS = SEATS[1], SEATS[4], SEATS[5]

GREY = replace(_CROSS, name="grey", colour="#949aa1", tint="#d3d6d9", dark="#565c63", on=INK)
MARKS: dict[str, Mark] = {"orange": ORANGE, "violet": _VIOLET, "blue": _BLUE, "grey": GREY}
SIDES = tuple(MARKS)
"""The sides clockwise from north."""

STRIP = Strip("fortuna", "#3a2440", "#b06a86", "#e0b85c", "#e9e0d4")
MARBLE, MARBLE_EDGE, VEIN = "#f4ede3", "#bba98f", "#e6dccd"
PLAQUE, PLAQUE_EDGE, PLAQUE_LINE = "#f1dfc4", "#8a6b45", "#cdaf80"
SHUT, SHUT_LINE = "#5a4a58", "#8f7c8c"
CITY, WALL, WALL_JOINT, GATE = "#e6cfa9", "#b79a77", "#94785a", "#5b4632"
ROAD, ROAD_EDGE, CELL, CELL_INSIDE, CELL_EDGE = (
    "#d9c7a8",
    "#b9a084",
    "#fbf5ea",
    "#fff3da",
    "#c0a67f",
)
CELL_NUMBER = "#6f5b3c"
PALACE = "#7a2f4a"
PRIVILEGE = "#5b3a66"
EMPTY, EMPTY_EDGE = "#e3dccf", "#c2b7a3"
RESERVED_HEAD, RESERVED = "#6d6458", "#cfc6b8"
EXACT = (
    *(m.colour for m in MARKS.values()),
    *(m.dark for m in MARKS.values()),
    PALACE,
    PRIVILEGE,
    STRIP.dark,
    EMPTY,
    GRAIN,
    WATER,
    WINE,
)
