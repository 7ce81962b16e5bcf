"""What steps, questions, texts, pictures and tests of Mesopotamia call things."""

BASE, ASSYRIANS_HITTITES, MARI_EBLAITES = "base", "assyrians_hittites", "mari_eblaites"
BOXES = (BASE, ASSYRIANS_HITTITES, MARI_EBLAITES)
"""The base box and its two expansions (MES-35.1)."""
EMPIRES = (
    *("sumerian", "akkadian", "babylonian", "elamite"),
    *("assyrian", "hittite"),
    *("mari", "eblaite"),
)
"""In the order of their boxes."""

EXPLORE, BUILD, RESEARCH, GATHER, WARFARE, GROW = (
    "explore",
    "build",
    "research",
    "gather",
    "warfare",
    "grow",
)
ACTIONS = (EXPLORE, BUILD, RESEARCH, GATHER, WARFARE, GROW)
"""The types of actions, each with a technology of its own (MES-7.6)."""
LEVELS = (1, 2, 3, 4)
"""Of technologies (MES-7.7)."""

STONE, WOOD, CLAY, FOOD, TABLET, KNUCKLE = "stone", "wood", "clay", "food", "tablet", "knuckle"
STANDARD = (STONE, WOOD, CLAY, FOOD)
"""The goods that areas yield (MES-15.3)."""
GOODS = (*STANDARD, TABLET, KNUCKLE)
"""All goods, in the order in which they are told."""

SPEARMAN, ARCHER, HORSEMAN, CHARIOT = "spearman", "archer", "horseman", "chariot"
LAND = (SPEARMAN, ARCHER, HORSEMAN, CHARIOT)
"""The units that fight, by level (MES-17.3)."""
RAM, SHIP = "ram", "ship"
MOVABLE = (*LAND, RAM, SHIP)
"""All pieces that count for the unit limit (MES-27.8)."""
WALL, ZIGGURAT, SETTLEMENT, GARDEN = "wall", "ziggurat", "settlement", "garden"
PIECES = (*MOVABLE, WALL, ZIGGURAT, SETTLEMENT, GARDEN)
"""All that is made with Build and Warfare (MES-12.2, MES-17.3)."""
OBJECTS = (WALL, ZIGGURAT, RAM, SHIP, SETTLEMENT, GARDEN)
"""What is built, in the order in which technologies open it (MES-12.2)."""
STRENGTH, TACTICS, MOBILITY = "strength", "tactics", "mobility"
ROWS = (STRENGTH, TACTICS, MOBILITY)
"""The rows of combat cards and of the Standard of Ur (MES-20.2, MES-20.3)."""

RETREATED, DESTROYED, CORNERED, REMOVED = "retreated", "destroyed", "cornered", "removed"
FELL = "fell"
FATES = (RETREATED, DESTROYED, CORNERED, REMOVED, FELL)
"""Of a beaten unit: it gets away, is caught, has no way out, or is of a tribe (MES-20.14, MES-20.16)."""

PLAIN = "plain"
AREAS = tuple(f"{row}{column}" for row in "abcd" for column in range(1, 10))
"""From north to south, and from west to east."""
RIVERS = {"t": 9, "e": 9, "k": 2, "g": 2}
"""The Tigris, the Euphrates, the Great Canal and the Eastern Channel, with the number of their sections."""
SECTIONS = tuple(
    f"{river}{number}" for river, most in RIVERS.items() for number in range(1, most + 1)
)

COLOURS = ("white", "silver", "black")
"""Of Dingir dice (MES-8.3)."""
STAR = "star"
"""The face that stands for any glyph (MES-8.9)."""
GLYPHS = ("gir", "gish", "dub", "she", "tukul", "un", "an", "lugal", "me")
"""Those of the actions, then the three rare ones."""

INSTANT, POINTS, ROUNDS = "instant", "points", "rounds"
MODES = (INSTANT, POINTS, ROUNDS)
"""What an option of an event brings: goods at once, points at the end, an income for six rounds (MES-26)."""
_TOKENS = (
    ("desert", 1, 10),
    ("plain", 1, 12),
    ("mountain", 1, 8),
    *(("plain", 13, 14), ("mountain", 9, 10), ("desert", 11, 12)),
    *(("plain", 15, 16), ("mountain", 11, 12), ("desert", 13, 14)),
)
EVENTS = tuple(
    f"{terrain}.{number}" for terrain, first, last in _TOKENS for number in range(first, last + 1)
)
"""The events of the base box, then those of each expansion, called by their tokens (MES-26.2)."""

BY_GARDENS, BY_ROUNDS = "gardens", "rounds"
UR_TAKEN, UR_FAMOUS, UR_GREAT = "ur-taken", "ur-famous", "ur-great"
ASSUR_HELD, ASSUR_FALLEN = "assur-held", "assur-fallen"
ENDINGS = (BY_GARDENS, BY_ROUNDS, UR_TAKEN, UR_FAMOUS, UR_GREAT, ASSUR_HELD, ASSUR_FALLEN)
"""How a match ended: Ur was taken, or came to the end of the event track or of the population track first;
Assur has beaten all waves, or fallen (MES-1.3, MES-32.1, MES-32.2, MES-33.1, MES-33.2)."""
WON = (UR_TAKEN, ASSUR_HELD)
"""With these a person has won alone."""

TRIBE = -1
"""In the place of a seat: the neutral units of an area (MES-22)."""
SETUP, ACTION, COMBAT, END_PHASE = "setup", "action", "combat", "end"
PHASES = (SETUP, ACTION, COMBAT, END_PHASE)
"""Of a match; the two in the middle make up a round (MES-1.2)."""
PIECE, DICE = "piece", "dice"
REROLL, FREE, END, DONE, NONE = "reroll", "free", "end", "done", "none"
CONVERT, DISCOVER, TRADE = "convert", "discover", "trade"
CONQUER, DESTROY = "conquer", "destroy"
"""Answers of many questions; `dice.` stands before what is done with dice, `discover.` before an action,
`trade.` before a token."""

GARDENS = (
    "terrace_foundations",
    "river_pump_house",
    "royal_causeway",
    "lower_arcade",
    "cedar_court",
    "brick_vaults",
    "water_stairs",
    "scholars_grove",
    "fruit_terrace",
    "upper_arcade",
    "hall_of_tablets",
    "palm_promenade",
    "crown_of_palms",
    "sky_basin",
    "queens_summit",
    "assyrian_aqueduct",
    "guardian_bulls",
    "iron_trellis",
    "lion_gate",
    "garden_of_sennacherib",
    "palace_orchard",
    "archive_court",
    "date_walk",
    "ambassadors_bridge",
    "zimri_lims_pavilion",
)
"""The tiles of the Hanging Gardens."""

TRADES = (
    "timber_for_grain",
    "grain_for_timber",
    "clay_for_masonry",
    "stone_for_bricks",
    "market_gifts",
    "bronze_traders",
    "scribal_school",
    "brick_convoy",
    "cedar_convoy",
    "grain_tax",
    "copper_road",
    "royal_scribes",
    "delta_harvest",
    "lapis_road",
    "temple_estates",
    "dilmun_fleet",
    "magan_copper",
    "meluhha_treasure",
    "silver_weights",
    "great_tribute",
    "anatolian_wood",
    "hill_flocks",
    "iron_trial",
    "tin_caravan",
    "karum_kanesh",
    "war_horses",
    "iron_of_hatti",
    "royal_annals",
    "olive_oil",
    "river_tolls",
    "textile_house",
    "envoys",
    "palace_archive",
    "boat_builders",
    "alliance_gifts",
    "grand_bazaar",
)
"""The trade tokens."""
SLOTS = tuple(f"{level}.{letter}" for level in LEVELS for letter in "abc")
"""The slots of the trade section (MES-2.3)."""

QUESTS = (
    "urban_league",
    "school_of_the_kiln",
    "teeming_cities",
    "house_of_heaven",
    "master_builders",
    "lords_of_war",
    "river_masters",
    "chariot_lords",
    "wall_builders",
    "merchant_princes",
    "gardeners",
    "explorers_of_the_edge",
    "wide_dominion",
    "highlanders",
    "desert_kings",
    "guardians_of_the_plain",
    "standing_army",
    "priest_kings",
    "iron_fist",
    "siege_train",
    "royal_road",
    "annals_of_the_king",
    "cavalry_wing",
    "conqueror",
    "palace_economy",
    "archive_of_ebla",
    "law_givers",
    "harvest_lords",
    "harbour_towns",
    "allied_cities",
)

STRATEGIES = (
    "defence",
    "growth",
    "progress",
    "exploration",
    "attack",
    "trade",
    "army",
    "fleet",
    "development",
    "monument",
    "sumerian_progress",
    "sumerian_trade",
    "akkadian_attack",
    "akkadian_army",
    "babylonian_growth",
    "babylonian_monument",
    "elamite_development",
    "elamite_exploration",
)
"""The ten basic strategy cards of the automaton, then two of each empire of the base box (MES-30.4)."""
ACTION_CARDS = (*ACTIONS, STAR)
"""The action cards of the automaton (MES-30.7)."""
DIFFICULTIES = ("emperor", "igigi", "anunnaki")
RIVALS, AUTOMATON, TEAM = "rivals", "automaton", "team"
SIEGE, GUARDIANS = "siege", "guardians"
SCENARIOS = (SIEGE, GUARDIANS)
"""The Siege of Ur and the Guardians of Assur (MES-30.1)."""
PLAYED = (RIVALS, AUTOMATON, TEAM, *SCENARIOS)
"""Against each other, an automaton besides, together against it, or alone in a scenario."""
UR, ASSUR = "ur", "assur"
HOUSES = {AUTOMATON: AUTOMATON, TEAM: AUTOMATON, SIEGE: UR, GUARDIANS: ASSUR}
"""The seats that the rules play, by the mode."""
BY_LOT = "random"
"""The empire of such a seat is drawn."""


def technology(empire: str, action: str, level: int) -> str:
    """The id of a technology of an empire."""
    return f"{empire}.{action}.{level}"
