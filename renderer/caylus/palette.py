"""Caylus' colours: the five marks of the game in their own hues, slate strip, fields, tiles, castle."""

from dataclasses import replace

from renderer.core.palette import (
    CLOTH,
    FOOD,
    INGOT,
    ORANGE,
    POINTS,
    SEATS,
    STONE,
    WOOD,
    Colour,
    Mark,
    Strip,
)

_RED, _BLUE, _, _GREEN, _, _CROSS = SEATS

MARKS: dict[str, Mark] = {
    "blue": _BLUE,
    "red": _RED,
    "green": _GREEN,
    "orange": ORANGE,
    "black": replace(_CROSS, name="black"),
}

STRIP = Strip("caylus", "#33404f", "#8fa3b5", "#d9b35a", "#ebddbf")
FIELD, FURROW = "#efe3c6", "#e8dabb"
ROAD_EDGE, ROAD, ROAD_MIDDLE = "#a98e5f", "#dcc598", "#e6d3ab"
SPACE, SPACE_EDGE, SPACE_LINE, SPACE_NUMBER = "#e9dab6", "#bfa873", "#d5c294", "#8a7344"
RIVER, BANK, RIPPLE = "#9cc3cf", "#6f9fb0", "#b9d6dd"
PLANK, BEAM, GAP, BRIDGE, BRIDGE_EDGE = "#cbb78e", "#9a8763", "#b29c70", "#d8c6a0", "#7d6a47"
CASTLE, CASTLE_EDGE, STONEWORK, JOINT = "#e4ded2", "#9c9484", "#f2eee6", "#ddd6c8"
CELL, CELL_EDGE, SHUT, HATCH = "#f8efdc", "#c3b08a", "#e3d8c4", "#d6c9b0"
WHITE, WOODEN, FLEUR, FLAG = "#fdfaf2", "#cfc4ad", "#7a4f9c", POINTS
TILE_SHADOW = (90, 70, 35, 90)

KINDS: dict[str, Colour] = {
    "neutral": "#a35461",
    "fixed": "#7e6b48",
    "wood": "#754c29",
    "stone": "#696a6d",
    "residential": "#4b7137",
    "residence": "#4b7137",
    "prestige": "#376089",
    "special": "#6e5631",
}
"""Head of a tile by its kind; what the lawyer makes is called a residence."""

EXACT = (
    *(mark.colour for mark in MARKS.values()),
    *(mark.dark for mark in MARKS.values()),
    *KINDS.values(),
    STRIP.dark,
    FIELD,
    FOOD,
    WOOD,
    STONE,
    CLOTH,
    INGOT,
    FLEUR,
)
