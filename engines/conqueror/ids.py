"""What steps, questions, texts, pictures and tests call things."""

FACTIONS = ("carthage", "gaul", "rome", "greece", "persia", "egypt")
"""The nations in clockwise order, which is the turn order of the first round (CON-3.18)."""
PLAYED = {
    **dict.fromkeys(("carthage", "rome", "greece"), (3, 4, 5, 6)),
    "egypt": (4, 5, 6),
    "persia": (5, 6),
    "gaul": (6,),
}
"""The numbers of players with which each nation is in the game (CON-3.9)."""
INDEPENDENT = -1
"""The owner of a territory in which an independent army stands (CON-4.13)."""
INDEPENDENTS = "independents"
"""The flag of the independent nations (CON-11.3)."""

MODES = ("emperor", "conquest")
BOARDS = ("small", "large")
"""The sides of the board: for 3 and 4 players, for 5 and 6 (CON-3.1)."""
SEATS = {"small": (3, 4), "large": (5, 6)}
"""The numbers of players who play on each side."""

_EUROPE = ("gaul", "iberia", "celtica", "alps", "etruria", "rome", "apulia", "corsica", "sicily")
_GREECE = ("illyria", "macedonia", "athens", "thrace", "crete")
_AFRICA = ("carthage", "numidia", "berber", "leptis", "libya", "alexandria", "thebes", "nubia")
_ASIA = ("palestina", "syria", "asia_minor")
_WEST = ("balearic_sea", "tyrrhenian_sea", "adriatic_sea", "ionian_sea", "libyan_sea")
_EAST = ("aegean_sea", "levantine_sea", "black_sea")
_NORTH = ("espanga", "palma", "belgica", "dacia")
_PERSIA = ("cyprus", "armenia", "babylon", "persepolis", "media", "arabia")
PLACES = {
    "small": (*_EUROPE, *_GREECE, *_AFRICA, *_ASIA, *_WEST, *_EAST),
    "large": (
        *(*_EUROPE, *_GREECE, *_NORTH, *_AFRICA, *_ASIA, *_PERSIA),
        *(*_WEST, *_EAST, "atlantic_ocean"),
    ),
}
"""The territories of each side in the order in which they are told: Europe, Africa, Asia, the seas."""

CAVALRY, INFANTRY, ARCHER, ELITE = "cavalry", "infantry", "archer", "elite"
SHIP, SIEGE = "ship", "siege"
"""Ships and siege engines, which come with Seas of Destiny (CON-27.2)."""
STANDARD = (CAVALRY, INFANTRY, ARCHER)
"""The units of a barracks; they need food (CON-15.4)."""
KINDS = (*STANDARD, ELITE, SHIP, SIEGE)
"""All kinds of units in the order in which they are told. There is one elite unit a nation (CON-16.1)."""
BASE, SIDES = "base", ("a", "b")
"""The player board of the base game, and the two that Seas of Destiny adds for each nation (CON-27.3)."""
PLAYER_BOARDS = tuple(f"{faction}.{side}" for faction in FACTIONS for side in SIDES)
"""The alternate player boards; those of the base game are called by their nations."""
NAVAL = "naval"
TYPES = (CAVALRY, INFANTRY, NAVAL, ARCHER)
"""The types of unit upgrades (CON-13.1)."""

GRANARY, BAZAAR, FORT, ACADEMY = "granary", "bazaar", "fort", "academy"
CIVIL = (GRANARY, BAZAAR, ACADEMY)
"""The districts that are cards (CON-2.3)."""
DISTRICTS = (GRANARY, BAZAAR, FORT, ACADEMY)
WONDER, PORT, TEMPLE, WHARF = "wonder", "port", "temple", "wharf"
PROJECT_CARDS = (WONDER, PORT, TEMPLE)
"""The mega projects that are cards and take a slot; a Wharf stands on the map (CON-28.2, CON-28.7)."""
PROJECTS = (*PROJECT_CARDS, WHARF)

UPGRADES = (
    "thoroughbred",
    "heavy_cavalry",
    "aggression",
    "long_spears",
    "discipline",
    "elite_armor",
    "amphibious_assault",
    "naval_mastery",
    "rapid_aim",
    "deadly_aim",
)

TACTICS = (
    "flank",
    "reserves",
    "charge",
    "shield_wall",
    "testudo",
    "ambush",
    "forced_march",
    "javelins",
    "omens",
    "encirclement",
    "desperate_stand",
    "naval_ram",
    "siege_ladders",
)
"""The kinds of battle tactics; a card is `flank.01`."""

CHRONICLES = (
    "trade_routes",
    "bountiful_harvest",
    "master_builders",
    "sacred_truce",
    "levy",
    "storms",
    "age_of_heroes",
    "plague",
    "golden_age",
    "total_war",
    "no_quarter",
)

MASTER_BUILDERS = "master_builders"
"""The chronicle card that holds for mega projects, too (CON-33.3)."""

HEROES = (
    "fabius_maximus",
    "marcus_agrippa",
    "furius_camillus",
    "claudius_marcellus",
    "scipio_africanus",
    "hasdrubal_barca",
    "hanno_the_navigator",
    "hamilcar_barca",
    "maharbal",
    "hannibal_barca",
    "leonidas",
    "themistocles",
    "philip_ii",
    "pyrrhus",
    "alexander",
    "cleopatra",
    "thutmose_iii",
    "ptolemy_i",
    "hatshepsut",
    "ramesses_ii",
    "artemisia",
    "surena",
    "darius_i",
    "xerxes_i",
    "cyrus_the_great",
    "diviciacus",
    "viridomarus",
    "brennus",
    "ambiorix",
    "vercingetorix",
)
"""Five a faction, in the order of their cards: Rome, Carthage, Greece, Egypt, Persia, Gaul."""

OPENING = ("boards", "purchases")
"""The phases before the first round."""
PHASES = (*OPENING, "year", "taxes", "policies", "preparation", "campaign", "end")
TRADE, DISTRICT, UPGRADE, PROJECT = "trade", "district", "upgrade", "project"
"""The boards of agents; a space of theirs is `trade.rome`, `district.bazaar`, `upgrade.cavalry` or
`project.port`."""

DONE, NONE, PASS, END, YES = "done", "none", "pass", "end", "yes"
"""To recruit no more; to choose nothing; not to act; to end one's campaign; to do what is offered."""
ALL, SOME = "all", "some"
"""With all active units of a territory, or with some of them."""
DOCK, DOCK_ONE, CARRY = "dock", "dock_one", "carry"
"""Of ships at sea: all go to their Wharf, one of them does, or they carry units."""

MERCENARY = "mercenary"
"""Of a plan of Preparation: a cavalry that Carthage B pays for (CON-30.2)."""
TOKEN, PLAGUE, SURPLUS, RECRUIT, LEVY, HERO, STORE = (
    "token",
    "plague",
    "surplus",
    "recruit",
    "levy",
    "hero",
    "store",
)
"""What a plan of Preparation is made of, besides `ELITE`; see `preview.drafts`."""

BATTLE = frozenset({"battle"})
"""The shared object that reinforcements change one after the other (CON-19.3)."""
AGAIN = "again"
"""Of a kind of unit: those that have acted once and may act once more (CON-18.11)."""


def way(*parts: str) -> str:
    """The id of an option made of several things, `rome.etruria.all`."""
    return ".".join(parts)
