"""The ids of everything in the box; pictures and catalogues know these and no others."""

MARKS = ("red", "blue", "yellow", "green")
"""The colours of the pieces."""
KINDS = ("camel", "ship")
"""The pieces of a player."""
BASIC = ("wood", "stone")
ADVANCED = ("marble", "gold")
RESOURCES = (*BASIC, *ADVANCED)
"""What costs are paid in (TAD-1.2)."""
ERAS = (1, 2, 3)

REGIONS = ("north_sea", "south_sea", "euphrates", "damascus", "palmyra", "ebla", "emesa")
SPACES = (
    *("ns1", "ns2", "ns3", "ns4", "ns5", "ns6"),
    *("ss1", "ss2", "ss3", "ss4", "ss5"),
    *("eu1", "eu2", "eu3", "eu4", "eu5", "eu6"),
    *("da1", "da2", "da3", "da4", "da5"),
    *("pa1", "pa2", "pa3", "pa4", "pa5", "pa6"),
    *("eb1", "eb2", "eb3", "eb4"),
    *("em1", "em2", "em3", "em4", "em5"),
    *("sp1", "sp2", "sp3", "sp4", "sp5", "sp6"),
)
"""The action spaces of the board (TAD-1.7), and spare ones for content packs."""
ACTIONS = (
    *("collect", "shipyard", "caravan", "gifts", "market"),
    *("upgrade", "singles", "pairs", "traitor", "temple", "rare", "missions"),
    *("war", "start", "tax", "raiders"),
)
"""What a space lets its piece do."""
CONSTRUCTION = ("singles", "pairs", "traitor", "temple", "rare", "missions")
"""The actions of the Construction sub-phase (TAD-8)."""

UPGRADES = tuple(f"i{number}" for number in range(1, 49))
MISSIONS = tuple(f"k{number}" for number in range(1, 27))
PARTS = ("basement", "colonnade", "roof", "statues")
"""The parts of a temple, in the order in which they are built (TAD-1.11)."""
PILES = ("grey", "yellow", "red")
"""The piles of rare goods."""
GOODS = (
    *("glass", "incense", "myrrh"),
    *("jade", "ivory", "porcelain"),
    *("silk", "perfume", "oil"),
)
"""The types of rare goods, three of each pile in the order of PILES."""
REASONS = (
    *("tower", "temple", "missions", "goods", "upgrades"),
    *("prestige", "war", "gifts", "raiders", "bought", "tax"),
)
"""What prestige points are gained and lost for during the game."""
PHASES = ("setup", "placement", "raiders", "resolution", "end")
SLOTS = ("u1", "u2", "u3", "u4", "window", "construction", "kingdom")
"""The slots of Resolution in serial order (TAD-6.10)."""
