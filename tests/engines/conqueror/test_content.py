"""What is in the box of Conqueror, and what a content must fulfil."""

import copy
import dataclasses
from collections import Counter
from typing import Any

import pytest

import data
from engines.conqueror.content import read
from engines.conqueror.ids import FACTIONS, MODES, SEATS
from engines.conqueror.state import add, total
from tests.rulebook import rule

CONTENT = read(data.load("conqueror"))
EACH_FACTION = pytest.mark.parametrize("faction", FACTIONS)


def boards(faction: str) -> list[str]:
    """The sides of the board on which a nation plays."""
    seats = CONTENT.factions[faction].seats
    return [board for board, numbers in SEATS.items() if set(numbers) & set(seats)]


# --- nations --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "there"),
    [
        (3, {"rome", "carthage", "greece"}),
        (4, {"rome", "carthage", "greece", "egypt"}),
        (5, {"rome", "carthage", "greece", "egypt", "persia"}),
        (6, {*FACTIONS}),
    ],
)
@rule("CON-3.9")
def test_these_nations_play_with_so_many_players(players: int, there: set[str]) -> None:
    assert {name for name, row in CONTENT.factions.items() if players in row.seats} == there


@EACH_FACTION
@rule("CON-3.15")
def test_every_nation_starts_with_2_food_2_forts_and_2_coins_of_its_territories(
    faction: str,
) -> None:
    for board in boards(faction):
        rows = [CONTENT.boards[board][place] for place in CONTENT.factions[faction].starts]
        assert sum(row.food for row in rows) == 2
        assert sum(row.coins for row in rows) == 2
        assert [row.fort for row in rows] == ["great", "small", None]


@pytest.mark.parametrize(
    ("mode", "faction", "wanted"),
    [
        ("emperor", "rome", {"cavalry": 1, "infantry": 3}),
        ("emperor", "carthage", {"cavalry": 2, "infantry": 1}),
        ("emperor", "greece", {"cavalry": 1, "infantry": 3}),
        ("emperor", "egypt", {"cavalry": 1, "infantry": 2, "archer": 1}),
        ("emperor", "persia", {"cavalry": 2, "infantry": 1}),
        ("emperor", "gaul", {"cavalry": 1, "infantry": 3}),
        ("conquest", "rome", {"cavalry": 2, "infantry": 5}),
        ("conquest", "carthage", {"cavalry": 4, "infantry": 1}),
        ("conquest", "greece", {"cavalry": 2, "infantry": 5}),
        ("conquest", "egypt", {"cavalry": 2, "infantry": 3, "archer": 2}),
        ("conquest", "persia", {"cavalry": 4, "infantry": 1}),
        ("conquest", "gaul", {"cavalry": 2, "infantry": 5}),
    ],
)
@rule("CON-3.12", "CON-3.11")
def test_a_nation_starts_with_these_units_out_of_its_barracks(
    mode: str, faction: str, wanted: dict[str, int]
) -> None:
    row, found = CONTENT.factions[faction], dict[str, int]()
    for units in row.units(mode):
        add(found, units)
    assert found == wanted
    assert all(n <= row.barracks[kind] for kind, n in found.items())
    assert total(found) <= CONTENT.food[2]
    strength = {"cavalry": 2, "infantry": 1, "archer": 1}
    assert (
        sum(strength[kind] * n for kind, n in found.items()) == {"emperor": 5, "conquest": 9}[mode]
    )


@rule("CON-2.6")
def test_there_are_16_archers_in_the_barracks() -> None:
    archers = {name: row.barracks["archer"] for name, row in CONTENT.factions.items()}
    assert archers == {"persia": 2, "egypt": 5, "rome": 3, "gaul": 2, "carthage": 2, "greece": 2}
    assert {sum(row.barracks.values()) for row in CONTENT.factions.values()} == {16}


@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (
            3,
            {
                "alps": "2C",
                "gaul": "1C1I",
                "alexandria": "1C1I",
                "asia_minor": "1C1I",
                "syria": "1C1I",
            },
        ),
        (4, {"alps": "2C1I", "gaul": "1C1I", "asia_minor": "2C"}),
        (
            5,
            {
                "alps": "2C1I",
                "gaul": "1C1I",
                "asia_minor": "2C",
                "iberia": "1C1I",
                "palestina": "1C1I",
            },
        ),
        (6, {"alps": "2C1I", "asia_minor": "2C", "iberia": "1C1I", "palestina": "1C1I"}),
    ],
)
@rule("CON-3.16", "CON-A3")
def test_these_independent_armies_stand_at_the_start(players: int, wanted: dict[str, str]) -> None:
    signs = {"cavalry": "C", "infantry": "I"}
    found = {
        row.place: "".join(f"{n}{signs[kind]}" for kind, n in row.units.items())
        for row in CONTENT.guards.values()
        if row.seats == players
    }
    assert found == wanted


# --- numbers --------------------------------------------------------------------------------


@rule("CON-1.2", "CON-1.3", "CON-5.1", "CON-9.1", "CON-A10")
def test_the_modes_differ_in_length_goal_dynasty_and_beginning() -> None:
    emperor, conquest = (CONTENT.modes[mode] for mode in MODES)
    assert (emperor.rounds, emperor.forts, emperor.dynasty) == (10, 6, 6)
    assert (conquest.rounds, conquest.forts, conquest.dynasty) == (5, 5, 3)
    assert (emperor.coins, emperor.purchases) == (0, 0)
    assert (conquest.coins, conquest.purchases) == (10, 2)
    assert (emperor.chronicles, conquest.chronicles) == ([3, 3, 3], [2, 2, 1])


@rule("CON-15.2")
def test_so_many_units_are_fed() -> None:
    assert CONTENT.food == [4, 6, 8, 10, 12, 14, 16, 18, 20]


@rule("CON-20.16")
def test_so_many_tactics_are_drawn_after_losses() -> None:
    assert CONTENT.draws == [1, 1, 2, 2, 3]


@rule("CON-12.4", "CON-13.4")
def test_so_much_districts_and_upgrades_cost() -> None:
    assert {name: row.prices for name, row in CONTENT.prices.items()} == {
        "granary": [5, 7, 9],
        "bazaar": [3, 5, 7],
        "fort": [4, 6, 8],
        "academy": [4, 6],
        "cavalry": [8, 12, 16],
        "infantry": [6, 10, 14],
        "naval": [6, 10],
        "archer": [5, 9],
    }


@rule("CON-2.4", "CON-13.2")
def test_there_are_10_upgrades_of_4_types() -> None:
    types = Counter(row.type for row in CONTENT.upgrades.values())
    assert types == {"cavalry": 3, "infantry": 3, "naval": 2, "archer": 2}
    numbers = {name: (row.amount, row.most, row.margin) for name, row in CONTENT.upgrades.items()}
    assert numbers == {
        "thoroughbred": (0, 0, 0),
        "heavy_cavalry": (1, 0, 0),
        "aggression": (1, 0, 4),
        "long_spears": (1, 4, 0),
        "discipline": (1, 0, 0),
        "elite_armor": (1, 0, 0),
        "amphibious_assault": (3, 0, 0),
        "naval_mastery": (3, 0, 0),
        "rapid_aim": (0, 0, 0),
        "deadly_aim": (3, 0, 0),
    }


@rule("CON-3.3", "CON-11.5")
def test_the_trade_tracks_pay_more_with_every_space_and_end_with_5_points() -> None:
    tracks = {mode: CONTENT.track(mode) for mode in MODES}
    assert [row.coins for row in tracks["emperor"]] == [0, 1, 2, 2, 3, 4, 5]
    assert [row.coins for row in tracks["conquest"]] == [0, 1, 3, 4]
    icons = {row.id: row.icon for track in tracks.values() for row in track if row.icon}
    assert icons == {
        "emperor.4": "discount",
        "emperor.5": "spy",
        "emperor.7": "redeploy",
        "conquest.2": "discount",
        "conquest.3": "spy",
        "conquest.4": "redeploy",
    }
    assert {row.id: row.points for track in tracks.values() for row in track if row.points} == {
        "emperor.7": 5,
        "conquest.4": 5,
    }
    assert [row.number for row in tracks["conquest"]] == [1, 2, 3, 4]


def test_the_numbers_of_the_rules() -> None:
    assert dataclasses.asdict(CONTENT.limits) == {
        "income": 3,
        "bazaar": 2,
        "partner_coins": 1,
        "track_discount": 1,
        "second_space": 2,
        "slots": 4,
        "academy_discount": 2,
        "great_archers_or_infantry": 2,
        "stored_food": 1,
        "stored_surplus": 2,
        "cavalry_strength": 2,
        "infantry_strength": 1,
        "archer_strength": 0,
        "capital_bonus": 4,
        "great_bonus": 2,
        "small_bonus": 1,
        "volley_dice": 2,
        "volley_hit": 4,
        "temporary_coins": 1,
        "temporary_food": 1,
        "power_strength": 1,
        "greece_infantry": 2,
        "persia_coins": 5,
        "dynasty_great": 1,
        "dynasty_small": 2,
        "dynasty_food": 2,
        "dynasty_coins": 4,
        "dynasty_passive": 2,
        "dynasty_more": 1,
        "capital_points": 10,
        "great_points": 6,
        "small_points": 4,
        "card_points": 1,
        "set_points": 2,
        "coins_for_point": 5,
    }


# --- what is refused ------------------------------------------------------------------------


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
        ("factions", "gaul", "starts", ["gaul", "palma", "crete"], "2 starts are 'crete'"),
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
