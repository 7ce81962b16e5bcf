"""What a content of Conqueror must fulfil."""

import copy
from typing import Any

import pytest

import data
from engines.conqueror.content import read


def tables() -> dict[str, Any]:
    return copy.deepcopy(data.load("conqueror"))


def row(content: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    return next(one for one in content[table] if one["id"] == name)


def refused(content: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=f"conqueror.*{named}"):
        read(content)


@pytest.mark.parametrize(
    ("table", "name", "field", "value", "named"),
    [
        ("constants", "slots", "value", 7, "constants.slots"),
        ("constants", "volley_hit", "value", 1, "constants.volley_hit"),
        ("constants", "income", "value", 10**9, "constants.income"),
        ("constants", "persia_coins", "value", 0, "constants.persia_coins"),
        ("dice", "battle", "faces", [1, 2, 3, 4, 5], "die"),
        ("dice", "battle", "faces", [1, 2, 3, 4, 5, 7], "die.5"),
        ("food", "1", "id", "9", "food.*0, 1, 2"),
        ("food", "1", "units", 3, "food.*less than the one before"),
        ("food", "0", "units", 0, "food.0"),
        ("draws", "4", "cards", 1, "draws.*less than the one before"),
        ("draws", "2", "id", "two", "draws.*0, 1, 2"),
        ("blanks", "3", "id", "2", "blanks.*'2' must be for 3, 4, 5, 6 players"),
        ("blanks", "3", "id", "x", "blanks"),
        ("blanks", "3", "places", ["atlantis"], "blanks.*atlantis"),
        ("blanks", "3", "places", ["rome"], "blanks.*rome"),
        ("blanks", "3", "places", ["nubia"], "blanks.*nubia.*no fort"),
        ("modes", "conquest", "id", "raid", "modes.*emperor, conquest"),
        ("modes", "emperor", "forts", 2, "modes.*emperor.*forts.*more than the 2"),
        ("modes", "emperor", "forts", 13, "modes.emperor.forts"),
        ("modes", "emperor", "rounds", 11, "modes.*emperor.*10 chronicles"),
        ("modes", "emperor", "rounds", 21, "modes.emperor.rounds"),
        ("modes", "conquest", "chronicles", [5, 2, 1], "modes.*conquest.*4 chronicles of level 1"),
        ("modes", "conquest", "chronicles", [2, 2], "modes.conquest.chronicles"),
        ("modes", "conquest", "purchases", 9, "modes.conquest.purchases"),
        ("factions", "gaul", "seats", [5, 6], "factions.*gaul.*seats must be 6"),
        ("factions", "gaul", "seats", [7], "factions.gaul.seats"),
        ("factions", "gaul", "starts", ["gaul", "palma"], "factions.gaul.starts"),
        ("factions", "gaul", "starts", ["gaul", "palma", "thule"], "factions.*gaul.*thule"),
        ("factions", "gaul", "starts", ["palma", "gaul", "belgica"], "gaul.*great fort"),
        ("factions", "gaul", "starts", ["gaul", "palma", "balearic_sea"], "gaul.*start in lands"),
        ("factions", "gaul", "starts", ["gaul", "palma", "thrace"], "2 starts are 'thrace'"),
        ("factions", "gaul", "barracks", {"cavalry": 1, "infantry": 8}, "gaul.*few cavalry"),
        ("factions", "egypt", "barracks", {"cavalry": 5, "infantry": 6}, "egypt.*few archer"),
        ("factions", "gaul", "barracks", {"cavalry": 1, "camel": 8}, "barracks.*cavalry, infantry"),
        ("factions", "gaul", "emperor", [{}, {}, {"infantry": 0}], "emperor"),
        (
            "factions",
            "gaul",
            "conquest",
            [{"infantry": 8}, {"cavalry": 1}, {}],
            "gaul.*little food",
        ),
        ("elites", "rome", "power", "wings", "elites.rome.power"),
        ("elites", "rome", "classes", [], "elites.rome.classes"),
        ("elites", "rome", "classes", ["infantry", "infantry"], "elites.*rome.*once"),
        ("elites", "rome", "amount", 0, "elites.*rome.*amount"),
        ("elites", "rome", "classes", ["archer"], "elites.*rome.*immortals.*class archer"),
        ("elites", "persia", "classes", ["infantry"], "elites.*persia.*immortals.*class archer"),
        ("elites", "persia", "amount", 1, "elites.*persia.*amount"),
        ("elites", "carthage", "amount", 5, "elites.*carthage.*strength at most"),
        ("guards", "3.alps", "id", "2.alps", "guards.*2.alps.*3, 4, 5, 6"),
        ("guards", "3.alps", "id", "3.atlantis", "guards.*atlantis"),
        ("guards", "3.alps", "id", "alps", "guards.*alps"),
        ("guards", "3.alps", "id", "3.rome", "guards.*3.rome.*nobody begins"),
        ("guards", "3.alps", "id", "3.black_sea", "guards.*black_sea.*land"),
        ("guards", "3.alps", "units", {"archer": 1}, "guards.*alps.*cavalry and infantry"),
        ("guards", "3.alps", "units", {}, "guards.*alps.*cavalry and infantry"),
        ("heroes", "brennus", "id", "asterix", "heroes.*vercingetorix"),
        ("heroes", "brennus", "faction", "rome", "heroes.*gaul.*5"),
        ("heroes", "brennus", "faction", "sparta", "heroes.*brennus.*sparta"),
        ("heroes", "brennus", "strength", 0, "heroes.*brennus.*help"),
        ("heroes", "brennus", "strength", 10, "heroes.brennus.strength"),
        (
            "heroes",
            "brennus",
            "bonus",
            {"when": "sea", "strength": 1, "most": 2},
            "brennus.*'most'",
        ),
        ("heroes", "brennus", "bonus", {"when": "unit", "strength": 1}, "brennus.*'most'"),
        ("heroes", "brennus", "bonus", {"when": "unit", "strength": 3, "most": 2}, "brennus.*one"),
        ("heroes", "brennus", "bonus", {"when": "raining", "strength": 3}, "heroes.brennus.bonus"),
        ("heroes", "brennus", "price", 0, "heroes.brennus.price"),
        ("tactics", "omens", "dice", 1, "tactics.*omens.*1 die"),
        ("tactics", "charge", "strength", 0, "tactics.*charge.*help"),
        ("tactics", "charge", "copies", 0, "tactics.charge.copies"),
        ("automa", "au4", "copies", 21, "automa.au4.copies"),
        ("automa", "au1", "strength", 0, "automa.au1.strength"),
        ("chronicles", "storms", "amount", 1, "chronicles.*storms.*no amount"),
        ("chronicles", "golden_age", "amount", 0, "chronicles.*golden_age.*needs an amount"),
        ("chronicles", "golden_age", "least", 1, "chronicles.*golden_age.*no 'least'"),
        ("chronicles", "plague", "least", 0, "chronicles.*plague.*needs a 'least'"),
        ("chronicles", "plague", "amount", 5, "chronicles.*plague.*at least"),
        ("chronicles", "plague", "level", 4, "chronicles.plague.level"),
        ("prices", "fort", "prices", [], "prices.fort.prices"),
        ("prices", "fort", "prices", [1, 2, 3, 4, 5], "prices.fort.prices"),
        ("prices", "fort", "prices", [0], "prices.fort.prices"),
        ("upgrades", "discipline", "type", "naval", "upgrades.*discipline.*infantry"),
        ("upgrades", "discipline", "most", 3, "upgrades.*discipline.*'most' is for long_spears"),
        ("upgrades", "long_spears", "most", 0, "upgrades.*long_spears.*'most'"),
        ("upgrades", "aggression", "margin", 0, "upgrades.*aggression.*'margin'"),
        ("upgrades", "rapid_aim", "amount", 2, "upgrades.*rapid_aim.*no amount"),
        ("upgrades", "deadly_aim", "amount", 4, "upgrades.*deadly_aim.*amount.*less than 4"),
        ("upgrades", "elite_armor", "amount", 0, "upgrades.*elite_armor.*needs an amount"),
        ("spaces", "emperor.1", "coins", 1, "spaces.*emperor.1.*gives nothing"),
        ("spaces", "emperor.3", "icon", "redeploy", "spaces.*emperor.3.*last space"),
        ("spaces", "emperor.3", "points", 5, "spaces.*emperor.3.*last space"),
        ("spaces", "emperor.3", "id", "emperor.8", "spaces.*emperor.1, emperor.2, emperor.3"),
        ("territories", "small.rome", "id", "small.roma", "territories.*small.gaul"),
        ("territories", "small.rome", "near", ["etruria", "apulia"], "small.rome.*tyrrhenian_sea"),
        ("territories", "small.rome", "near", ["etruria", "thule"], "small.rome.*thule"),
        ("territories", "small.rome", "near", ["rome"], "small.rome.*never itself"),
        ("territories", "small.rome", "near", ["apulia", "apulia"], "small.rome.*once"),
        ("territories", "small.rome", "food", 3, "territories.small.rome.food"),
        ("territories", "small.rome", "coins", 3, "territories.small.rome.coins"),
        ("territories", "small.rome", "sign", "RR", "territories.small.rome.sign"),
        ("territories", "small.rome", "sign", "U", "small.*a sign of its own"),
        ("territories", "small.rome", "sign", ".", "small.*a sign of its own"),
        ("territories", "small.rome", "sign", "?", "maps.*small.*'R'"),
        ("territories", "small.rome", "at", [0, 0], "small.rome.*'at'"),
        ("territories", "small.rome", "at", [0], "territories.small.rome.at"),
        ("territories", "small.rome", "sea", True, "small.rome.*a sea has no fort"),
        ("territories", "small.black_sea", "food", 1, "small.black_sea.*a sea has no fort"),
        ("territories", "small.black_sea", "sea", False, "small.black_sea.*needs a region"),
        ("crossings", "small.apulia.sicily", "id", "tiny.apulia.sicily", "tiny.*side of the board"),
        ("crossings", "small.apulia.sicily", "id", "small.apulia", "crossings.*2 places"),
        ("crossings", "small.apulia.sicily", "id", "small.apulia.thule", "crossings.*thule"),
        ("crossings", "small.apulia.sicily", "id", "small.apulia.rome", "nothing else joins"),
        ("crossings", "small.apulia.sicily", "id", "small.apulia.apulia", "nothing else joins"),
        ("crossings", "small.apulia.sicily", "id", "small.berber.iberia", "nothing else joins"),
        ("crossings", "small.celtica.black_sea", "kind", "bridge", "a bridge joins 2 lands"),
        ("crossings", "small.apulia.sicily", "kind", "river", "apulia and sicily touch"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(
    table: str, name: str, field: str, value: object, named: str
) -> None:
    content = tables()
    row(content, table, name)[field] = value
    refused(content, named)


@pytest.mark.parametrize(
    "table",
    [
        *("maps", "territories", "modes", "factions", "elites", "heroes", "tactics", "chronicles"),
        *("prices", "upgrades", "constants"),
    ],
)
def test_a_missing_row_is_refused(table: str) -> None:
    content = tables()
    content[table].pop()
    refused(content, table)


@pytest.mark.parametrize("table", ["dice", "spaces", "food", "draws", "automa"])
def test_an_empty_table_is_refused(table: str) -> None:
    content = tables()
    content[table] = []
    refused(content, table)


def test_a_track_is_no_longer_than_the_picture() -> None:
    content = tables()
    content["spaces"] += [
        {"id": f"conquest.{number}", "source": "house"} for number in range(5, 14)
    ]
    refused(content, "spaces.*conquest.*2 to 12")


def test_what_cannot_be_reached_is_refused() -> None:
    content = tables()
    row(content, "territories", "small.nubia")["near"] = []
    row(content, "territories", "small.thebes")["near"].remove("nubia")
    refused(content, "'nubia' of 'small' cannot be reached")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("tttRRRRUaaa.MMM", "tttRRRRUaaa.M?M", "no territory has the sign '\\?'"),
        ("bbtttt", "RRtttt", "'rome' must be in one piece"),
        ("K", "i", "'crete' must be in one piece"),
    ],
)
def test_shapes_are_those_of_the_territories(old: str, new: str, named: str) -> None:
    content = tables()
    small = row(content, "maps", "small")
    small["cells"] = [cells.replace(old, new) for cells in small["cells"]]
    refused(content, f"maps.*small.*{named}")


def test_a_border_without_an_edge_on_the_map_is_refused() -> None:
    content = tables()
    for one, other in (("rome", "nubia"), ("nubia", "rome")):
        row(content, "territories", f"small.{one}")["near"].append(other)
    refused(content, "nubia and rome have a border, but don't touch")


def test_cells_of_another_number_are_refused() -> None:
    content = tables()
    row(content, "maps", "large")["cells"].pop()
    refused(content, "maps.large.cells")
    content = tables()
    row(content, "maps", "large")["cells"][3] += "."
    refused(content, "maps.large.cells.3")
