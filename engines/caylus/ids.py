"""The ids of everything in the box; pictures and catalogues know these and no others."""

COLOURS = ("blue", "red", "green", "orange", "black")
CUBES = ("food", "wood", "stone", "cloth", "gold")
PLAIN = CUBES[:4]
"""The cubes that are not gold (CAY-1.8)."""
CASTLE = "castle"
SINGLES = ("gate", "trading_post", "guild", "joust")
"""Special buildings with one place."""
SPECIALS = (*SINGLES, "stables", "inn")
SECTIONS = ("dungeon", "walls", "towers")
LINES = ("prestige", "deniers", "cubes", "buildings")
RESIDENCE = "residence"
INCOME, PLACEMENT, SPECIAL, PROVOST, ROAD, COURT, BAILIFF = range(1, 8)
"""The phases of a round (CAY-3.1); 0 is the set-up."""

NEUTRAL = (
    *("neutral_farm", "neutral_forest", "neutral_sawmill", "neutral_quarry"),
    *("neutral_carpenter", "neutral_market"),
)
FIXED = ("fixed_peddler", "fixed_carpenter", "gold_mine")
WOOD = ("food_farm", "cloth_farm", "sawmill", "quarry", "market", "peddler", "mason", "lawyer")
STONE = (
    *("stone_farm", "park", "workshop", "architect", "church", "tailor", "bank", "alchemist"),
    "jeweller",
)
PRESTIGE = (
    *("statue", "granary", "library", "weaver", "theatre", "college", "monument", "hotel"),
    "cathedral",
)
OF_KIND = {
    "neutral": NEUTRAL,
    "fixed": FIXED,
    "wood": WOOD,
    "stone": STONE,
    "residential": (RESIDENCE,),
    "prestige": PRESTIGE,
}
TILES = tuple(tile for tiles in OF_KIND.values() for tile in tiles)
REASONS = (
    *("craft", "residences", "prestige", "owner", "castle"),
    *("favours", "trade", "penalties"),
)
"""What prestige points are gained and lost for during the game."""
PLACEABLE = frozenset((*NEUTRAL, *FIXED, *WOOD, *STONE))
"""The tiles on which a worker may be placed (CAY-5.16)."""
