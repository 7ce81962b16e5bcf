"""What a content of Mesopotamia must fulfil."""

from typing import Any

import pytest

from engines.mesopotamia.ids import PIECES
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.refusing import refused, refused_with, tables
from tests.rulebook import rule


@pytest.mark.parametrize(
    ("table", "name", "field", "value", "named"),
    [
        ("constants", "quests_kept", "value", 5, "more quests are kept"),
        ("constants", "solo_quests_kept", "value", 4, "more quests are kept"),
        ("constants", "event_rounds", "value", 5, "event_rounds.*6"),
        ("constants", "event_spaces", "value", 10**9, "constants.event_spaces"),
        ("constants", "amphorae", "value", 0, "constants.amphorae"),
        ("population", "8", "id", "9", "population.*1, 2, 3"),
        ("population", "8", "units", 13, "population.*less than the one before"),
        ("population", "8", "ziggurat", 5, "population.*less than the one before"),
        ("population", "1", "units", 0, "population.*needs a unit"),
        ("places", "3", "points", 7, "places.*worth more"),
        ("places", "3", "id", "4", "places.*1, 2, 3"),
        ("empires", "mari", "id", "ur", "empires.*sumerian"),
        ("empires", "mari", "levels", {"grow": 2}, "mari.*every action"),
        ("empires", "mari", "levels", {"dance": 2}, "empires.mari.levels"),
        ("empires", "mari", "ziggurat", 2, "mari.*its ziggurat"),
        ("empires", "mari", "event_place", 1, "a place of its own"),
        ("empires", "mari", "population_place", 1, "a place of its own"),
        ("empires", "mari", "unit", "ship", "empires.mari.unit"),
        ("technologies", "mari.grow.2", "id", "mari.grow.1", "mari.grow.1.*no empire can have"),
        ("technologies", "mari.grow.2", "food", 0, "mari.grow.2.*needs 'food' and 'steps'"),
        ("technologies", "mari.grow.2", "knuckles", 1, "mari.grow.2.*nothing but 'food'"),
        ("technologies", "mari.grow.2", "glyphs", ["un", "un"], "mari.grow.2.*each glyph once"),
        ("technologies", "mari.grow.2", "glyphs", [], "mari.grow.2.glyphs"),
        ("technologies", "mari.grow.2", "glyphs", ["star"], "mari.grow.2.glyphs"),
        ("dice", "white", "faces", ["gir", "gir", "she", "she", "an", "an"], "white.*one star"),
        ("dice", "black", "faces", ["gir", "tukul", "un", "un", "me", "star"], "black.*gir"),
        ("dice", "black", "faces", ["tukul"] * 5 + ["star"], "technologies.*'(un|me)'"),
        ("dice", "black", "faces", ["tukul", "star"], "dice.black.faces"),
        ("pieces", "ship", "action", "warfare", "ship.*another action"),
        ("pieces", "ship", "movable", False, "ship.*cannot move"),
        ("pieces", "wall", "speed", 1, "wall.*cannot move"),
        ("pieces", "ship", "power", 1, "ship.*only land units"),
        ("pieces", "chariot", "beats", ["chariot"], "chariot.*never itself"),
        ("pieces", "chariot", "level", 3, "each level of Warfare"),
        ("pieces", "wall", "cost", {}, "wall.*all have a cost"),
        ("pieces", "garden", "cost", {"stone": 1}, "garden.*all have a cost"),
        ("pieces", "ziggurat", "copies", 5, "6 levels"),
        ("gardens", "sky_basin", "level", 6, "gardens.sky_basin.level"),
        ("gardens", "sky_basin", "event_space", 15, "sky_basin.*not everybody"),
        ("gardens", "sky_basin", "population", 8, "sky_basin.*not everybody"),
        ("gardens", "sky_basin", "settlements", 4, "sky_basin.*not everybody"),
        ("gardens", "sky_basin", "cost", {}, "gardens.sky_basin.cost"),
        ("trades", "envoys", "pay", {"gold": 1}, "trades.envoys.pay"),
        ("trades", "envoys", "gain", {}, "trades.envoys.gain"),
        ("slots", "1.a", "players", 5, "slots.1.a.players"),
        ("slots", "1.a", "id", "1.d", "slots.*1.a, 1.b"),
        ("combat_cards", "archer.01", "id", "wall.01", "wall.01.*wall"),
        ("combat_cards", "archer.01", "slots", [1, 2], "combat_cards.archer.01.slots"),
        ("combat_cards", "archer.01", "strength", 10, "combat_cards.archer.01.strength"),
        ("events", "desert.7", "points", 0, "desert.7.*it has points"),
        ("events", "desert.1", "points", 3, "desert.1.*it has points"),
        ("events", "desert.1", "box", "mari_eblaites", "too few of 'desert'"),
        ("quests", "conqueror", "settlements", 4, "conqueror.*more settlements"),
        ("quests", "standing_army", "land_units", 11, "standing_army.*more units"),
        ("quests", "chariot_lords", "pieces", {"chariot": 3}, "chariot_lords.*more pieces"),
        ("quests", "annals_of_the_king", "event_space", 16, "annals_of_the_king.*no track"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(
    table: str, name: str, field: str, value: object, named: str
) -> None:
    refused_with(table, name, field, value, named)


@pytest.mark.parametrize(
    ("option", "named"),
    [
        ({"mode": "instant", "income": "food"}, "has an income"),
        ({"mode": "rounds"}, "has an income"),
        ({"effects": [{"kind": "gain"}]}, "names what it brings"),
        ({"effects": [{"kind": "quest", "unit": "archer"}]}, "names what it brings"),
        ({"effects": [{"kind": "discover", "action": "dance"}]}, "events.desert.1"),
        ({"effects": [{"kind": "unit", "unit": "ship"}]}, "events.desert.1"),
        ({"steps": 6}, "events.desert.1"),
    ],
)
def test_an_option_that_does_not_fit_is_refused(option: dict[str, Any], named: str) -> None:
    plain = {"mode": "instant", "steps": 1, "effects": []}
    refused_with("events", "desert.1", "options", [plain, {**plain, **option}], named)


@rule("MES-3.4", "MES-3.8")
@pytest.mark.parametrize(
    ("table", "named"), [("gardens", "each of 5 levels"), ("trades", "level 1")]
)
def test_a_base_box_without_the_first_level_is_refused(table: str, named: str) -> None:
    content = tables()
    for row in content[table]:
        row["box"] = "mari_eblaites" if row["level"] == 1 else row["box"]
    refused(content, f"{table}.*{named}")


def test_an_empire_that_begins_at_the_top_of_a_track_is_refused() -> None:
    content = tables()
    for row in content["population"]:
        row["ziggurat"] = 6
    content["population"] = content["population"][:4]
    next(row for row in content["empires"] if row["id"] == "mari")["population"] = 4
    refused(content, "mari.*top of a track")


def test_a_quest_that_asks_for_nothing_is_refused() -> None:
    content = tables()
    del next(row for row in content["quests"] if row["id"] == "archive_of_ebla")["own"]
    refused(content, "archive_of_ebla.*asks for nothing")


def test_an_empire_that_has_no_room_for_its_units_is_refused() -> None:
    content = tables()
    for row in content["population"]:
        row["units"] = max(1, row["units"] - 1)
    refused(content, "eblaite.*its units")


def test_a_combat_deck_that_could_run_out_is_refused() -> None:
    """MES-20.26."""
    content = tables()
    content["combat_cards"] = [
        row for row in content["combat_cards"] if row["id"] not in ("chariot.01", "chariot.02")
    ]
    refused(content, "combat_cards.*too few of 'chariot'")


@pytest.mark.parametrize(
    "table",
    [
        *("constants", "empires", "technologies", "dice", "pieces", "gardens"),
        *("trades", "slots", "events", "quests", "corners"),
    ],
)
def test_a_missing_row_is_refused(table: str) -> None:
    content = tables()
    content[table].pop()
    refused(content, "")


@pytest.mark.parametrize("table", ["places", "population", "combat_cards", "technologies"])
def test_an_empty_table_is_refused(table: str) -> None:
    content = tables()
    content[table] = []
    refused(content, "")


def test_all_pieces_are_made_with_build_or_warfare() -> None:
    assert tuple(CONTENT.pieces) == PIECES
    assert {row.action for row in CONTENT.pieces.values()} == {"build", "warfare"}
