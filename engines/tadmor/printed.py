"""What is printed on the pieces, as their names tell: spaces, upgrades and missions by id."""

PREFIXES = {
    "ns": "north_sea",
    "ss": "south_sea",
    "eu": "euphrates",
    "da": "damascus",
    "pa": "palmyra",
    "eb": "ebla",
    "em": "emesa",
}
COLLECT = {
    **dict.fromkeys(("ns1", "ns2", "ns4"), "wood"),
    **dict.fromkeys(("ss1", "ss2", "ss4"), "stone"),
    **dict.fromkeys(("ns3", "eu2", "eu6"), "marble"),
    **dict.fromkeys(("ss3", "eu1", "eu3"), "gold"),
}
RARE = {"ss5": "grey", "eu4": "yellow", "eu5": "red"}
BUYING = {"pa1": 1, "pa2": 2, "eb3": 3, "da5": 4}
ACTIONS = {
    **dict.fromkeys(COLLECT, "collect"),
    **dict.fromkeys(RARE, "rare"),
    **dict.fromkeys(BUYING, "upgrade"),
    **dict.fromkeys(("ns6", "da3"), "gifts"),
    **dict.fromkeys(("da2", "pa5", "eb4"), "missions"),
    **dict.fromkeys(("pa3", "eb1"), "temple"),
    **dict.fromkeys(("pa4", "eb2"), "market"),
    "ns5": "shipyard",
    "em3": "caravan",
    "em1": "singles",
    "da1": "pairs",
    "em2": "traitor",
    "da4": "war",
    "pa6": "start",
    "em5": "tax",
    "em4": "raiders",
}
"""What is done on a space, as its name tells."""
BY_ERA = ("collect", "gifts", "traitor")
"""Actions with an amount that depends on the Era."""

TRADES = {
    "i1": ("wood", "marble"),
    "i2": ("wood", "gold"),
    "i3": ("stone", "marble"),
    "i4": ("stone", "gold"),
    "i23": ("gold", None),
    "i24": ("marble", None),
}
HOLDS = {
    **dict.fromkeys(("i10", "i29"), "wood"),
    **dict.fromkeys(("i11", "i30"), "stone"),
    **dict.fromkeys(("i12", "i31"), "marble"),
    **dict.fromkeys(("i13", "i32"), "gold"),
}
LEGACIES = {"i38": "tower", "i39": "goods", "i40": "missions", "i41": "temple", "i42": "pieces"}
UPGRADES = {
    **dict.fromkeys(TRADES, "trade"),
    **dict.fromkeys(HOLDS, "hold"),
    **dict.fromkeys(LEGACIES, "legacy"),
    **dict.fromkeys(("i5", "i19"), "herald"),
    **dict.fromkeys(("i8", "i27"), "collector"),
    **dict.fromkeys(("i14", "i15"), "fifth_storey"),
    **dict.fromkeys(("i16", "i17", "i35", "i36"), "fame"),
    **dict.fromkeys(("i21", "i22"), "private_market"),
    "i6": "broker",
    "i7": "own_raiders",
    "i9": "credit",
    "i18": "scaffold",
    "i20": "clerk",
    "i25": "spoils",
    "i26": "tribute",
    "i28": "buyer",
    "i33": "storehouse",
    "i34": "architects",
    "i37": "sanctuary",
    "i43": "keeper",
    "i44": "peacemaker",
    "i45": "escort",
    "i46": "tax_charter",
    "i47": "workshop",
    "i48": "envoy",
}
"""What an upgrade does, as its name tells."""
BRINGS = {
    **dict.fromkeys(("k5", "k6"), "ship"),
    **dict.fromkeys(("k11", "k12"), "camel"),
}
MISSIONS = {
    **dict.fromkeys(BRINGS, "next_piece"),
    **dict.fromkeys(("k1", "k2"), "any_good"),
    **dict.fromkeys(("k3", "k4"), "free_part"),
    **dict.fromkeys(("k7", "k8"), "free_levels"),
    **dict.fromkeys(("k9", "k10"), "divert"),
    **dict.fromkeys(("k16", "k17", "k18"), "resources"),
    **dict.fromkeys(("k21", "k22"), "draw"),
    **dict.fromkeys(("k23", "k24"), "march"),
    **dict.fromkeys(("k25", "k26"), "foreigners"),
    "k13": "charter",
    "k14": "swap",
    "k15": "scholars",
    "k19": "vow",
    "k20": "sappers",
}
