"""Tadmor's colours: the marks of the seats, date-brown strip, sand, seas, piles, Eras."""

from renderer.core.palette import (
    INGOT,
    MARBLE,
    POINTS,
    SEATS,
    STONE,
    WOOD,
    Colour,
    Mark,
    Strip,
    mix,
)

MARKS: dict[str, Mark] = {mark.name: mark for mark in SEATS[:4]}

STRIP = Strip("tadmor", "#4a2f22", "#d08a4a", "#e8c27a", "#ebd7ae")
SEA, SHALLOW, RIPPLE = "#b9d9df", "#d3e8ea", "#9cc6cf"
COAST, BEACH = "#5d9aa8", "#fbf0cf"
SAND, SAND_EDGE, DUNE = "#efd9a4", "#b58f4c", "#dfc285"
VALLEY, FURROW = "#d3d69b", "#b9c07c"
ROAD, PALM, TRUNK = "#a8783a", "#4f7f45", "#8a5f34"
RIVER, RIVER_EDGE, RIVER_MIDDLE = "#8cc3d3", "#3f7f95", "#a9d6e0"
CAMEL, SHIP = "#7d6238", "#3f6f80"
"""Edges of the spaces for camels and ships."""
CELL_SHADOW_LAND, CELL_SHADOW_SEA = "#c9ab6d", "#8fb7c0"
BANDS: tuple[Colour, ...] = ("#f4e3bd", "#ecd09a", "#e0b878", "#d3a05c")
"""Bands of tower levels, from the lowest."""
UPGRADE, MISSION = "#415e5a", "#7a2f35"
RAIDED, SAFE, SAFE_SHIELD = "#a3352a", "#2f6b3a", "#55803f"
PILES: dict[str, Colour] = {"grey": "#8f9499", "yellow": "#d8a32e", "red": "#a8433a"}
PILE_TINTS: dict[str, Colour] = {"grey": "#e6e4e0", "yellow": "#f6e6ba", "red": "#ecd2c9"}
ERAS: dict[int, Colour] = {1: "#d8a32e", 2: "#6f8f4e", 3: "#a86a3c"}
"""The Eras; the brown one is lighter than its cards, so that it stands out from the title strip."""
TINTS: dict[str, Colour] = {
    "wood": "#eddfcb",
    "stone": "#e6e7e6",
    "marble": "#e3eef2",
    "gold": "#fbf0c6",
    **PILE_TINTS,
    **dict.fromkeys(("gifts", "traitor", "raiders", "war"), "#f5e2dd"),
    "upgrade": "#e0e9e2",
    **dict.fromkeys(("singles", "pairs"), "#f7e5c4"),
    **dict.fromkeys(("temple", "missions"), "#f3e4dc"),
    **dict.fromkeys(("market", "market-full", "caravan"), "#f1e8d3"),
    "shipyard": "#e0ebee",
    **dict.fromkeys(("tax", "start"), "#faf1d5"),
}
"""Grounds of the spaces, by what they look like."""
ROW, ROW_EDGE = "#fdf4df", "#cdb78f"

VEILED = 0.3
"""How much a veil covers."""

EXACT: tuple[Colour, ...] = (
    *(mark.dark for mark in MARKS.values()),
    STRIP.dark,
    STRIP.ground,
    SEA,
    SAND,
    VALLEY,
    COAST,
    PALM,
    CAMEL,
    SHIP,
    *BANDS,
    *PILES.values(),
    *ERAS.values(),
    UPGRADE,
    MISSION,
    RAIDED,
    SAFE_SHIELD,
    WOOD,
    STONE,
    INGOT,
    MARBLE,
    mix(POINTS, SEA, VEILED),
    mix(POINTS, SAND, VEILED),
)
