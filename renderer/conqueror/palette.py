"""Conqueror's colours: the marks of the nations, a wine-red strip, three continents and the sea."""

from renderer.core.atlas.badges import TIRED
from renderer.core.atlas.look import Ground, Look
from renderer.core.atlas.tints import owned_land, owned_sea
from renderer.core.palette import SEATS, Colour, Mark, Strip

_BY_NAME = {mark.name: mark for mark in SEATS}
MARKS: dict[str, Mark] = {
    "rome": _BY_NAME["red"],
    "carthage": _BY_NAME["violet"],
    "greece": _BY_NAME["blue"],
    "egypt": _BY_NAME["yellow"],
    "persia": _BY_NAME["ink"],
    "gaul": _BY_NAME["green"],
}
STRIP = Strip("conqueror", "#3b2326", "#b98a5a", "#d9b35a", "#e8d7b4")
LOOK = Look(
    grounds={
        "europe": Ground("#bccb9c", "tufts"),
        "africa": Ground("#ecd3a0", "dunes"),
        "asia": Ground("#dcb98c", "hills"),
        "sea": Ground("#a9cdd6", "ripples"),
    }
)
TRACK: Colour = "#f1e4c8"
"""The ground of a space of the trade track."""
_LAND, _SEA = LOOK.grounds["africa"].colour, LOOK.grounds["sea"].colour
EXACT: tuple[Colour, ...] = (
    *(colour for mark in MARKS.values() for colour in (mark.colour, mark.tint, mark.dark)),
    *(
        colour
        for mark in MARKS.values()
        for colour in (*owned_land(_LAND, mark), owned_sea(_SEA, mark))
    ),
    *(ground.colour for ground in LOOK.grounds.values()),
    LOOK.water_name,
    STRIP.dark,
    TIRED,
)
"""What the palette has to hold as it is: owned land looks alike on all continents."""
