"""The frontier's colours: the six factions, the horde, the strip."""

from renderer.core.palette import INK, SEATS, Mark, Strip
from tests.engines.frontier.game import MARKS as FACTIONS
from tests.engines.frontier.ids import HORDE

BONE = Mark("chevron", "bone", "#a08f7a", "#e9e2d6", "#5a4d3c", "zigzag", INK)
"""The horde's, which no player can have."""
MARKS: dict[str, Mark] = {**dict(zip(FACTIONS, SEATS, strict=True)), HORDE: BONE}
STRIP = Strip("frontier", "#3b2326", "#b98a5a", "#d9b35a", "#e8d7b4")
EXACT = (
    *(colour for mark in MARKS.values() for colour in (mark.colour, mark.tint, mark.dark)),
    STRIP.dark,
)
