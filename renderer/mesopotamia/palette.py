"""Mesopotamia's colours: the marks of the empires, a strip of lapis, mountains, plains and deserts."""

from dataclasses import replace

from renderer.core.atlas.look import Ground, Look
from renderer.core.atlas.tints import owned_land
from renderer.core.palette import BROWN, SEATS, SILVER, Colour, Mark, Strip

_BY_NAME = {mark.name: mark for mark in SEATS}
_PALER = {"blue": "#bec8f5", "green": "#aaf6d2"}
"""Tints of owned land that leave room for silver among eight: every sight tells all of them apart."""
MARKS: dict[str, Mark] = {
    "sumerian": _BY_NAME["yellow"],
    "akkadian": _BY_NAME["red"],
    "babylonian": replace(_BY_NAME["blue"], tint=_PALER["blue"]),
    "elamite": replace(_BY_NAME["green"], tint=_PALER["green"]),
    "assyrian": _BY_NAME["violet"],
    "hittite": _BY_NAME["ink"],
    "mari": BROWN,
    "eblaite": SILVER,
}
STRIP = Strip("mesopotamia", "#1f3a4a", "#3d8fa3", "#e3bd62", "#e8dcc0")
HOME = "home"
"""The ground of a start area."""
LOOK = Look(
    grounds={
        "mountain": Ground("#c5b39c", "hills"),
        "plain": Ground("#c3cf97", "tufts"),
        "desert": Ground("#ecd6a4", "dunes"),
        HOME: Ground("#e9dfc8"),
    },
    outside="#e2d3b2",
    hatching="#d3c19a",
    river=("#3f7f95", "#8cc3d3", "#a9d6e0"),
    space="\N{FOUR-PER-EM SPACE}",
)
SLOT: Colour = "#f8efdc"
"""The ground of a slot for a trade token, of a space of a track, of a technology."""
CLAY: Colour = "#c9663a"
LEAF: Colour = "#5f8a4a"
"""What grows in the Hanging Gardens."""
DICE: dict[str, Colour] = {"white": "#f6efe0", "silver": "#b9bfc4", "black": "#3a3530"}
"""The Dingir dice."""
_PLAIN = LOOK.grounds["plain"].colour
EXACT: tuple[Colour, ...] = (
    *(colour for mark in MARKS.values() for colour in (mark.colour, mark.tint, mark.dark)),
    *(colour for mark in MARKS.values() for colour in owned_land(_PLAIN, mark)),
    *(ground.colour for ground in LOOK.grounds.values()),
    *DICE.values(),
    LOOK.river[1],
    STRIP.dark,
    CLAY,
    LEAF,
)
"""What the palette has to hold as it is."""
