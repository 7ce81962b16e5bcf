"""Content is checked when it is read; corrected values are played."""

import copy
from typing import Any

import pytest

import data
from engines.caylus.content import Buy, Construct, Lawyer, Produce, Sell, Trade, read
from engines.caylus.game import GAME
from engines.caylus.ids import OF_KIND, SECTIONS, SPECIALS, TILES
from engines.core import Match, key_from
from engines.registry import game, games
from tests.engines.scene import questions, said
from tests.rulebook import rule


def tables() -> dict[str, Any]:
    """The shipped content, free to be spoilt."""
    return copy.deepcopy(dict(data.load("caylus")))


def row(content: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    """One row of it."""
    found: dict[str, Any] = next(one for one in content[table] if one["id"] == name)
    return found


def trade(pay: dict[str, int], gain: dict[str, int]) -> dict[str, Any]:
    """An effect with one rate."""
    return {"kind": "trade", "rates": [{"pay": pay, "gain": gain}]}


def waiving_money() -> dict[str, Any]:
    """A column with a discount on what a wood building does not cost."""
    return {"builds": "wood", "discount": {"deniers": 1}}


@rule("CAY-A17")
def test_the_box_holds_its_tiles() -> None:
    tiles = read(tables()).tiles
    copies = {
        kind: sum(tiles[tile].copies for tile in OF_KIND[kind] if not tiles[tile].optional)
        for kind in OF_KIND
    }
    printed = copies.pop("fixed")
    assert copies == {"neutral": 6, "wood": 8, "stone": 9, "residential": 8, "prestige": 9}
    assert (sum(copies.values()), printed) == (40, 3)


def test_every_effect_is_of_its_type() -> None:
    tiles = read(tables()).tiles
    effects = {
        "stone_farm": Produce,
        "mason": Construct,
        "market": Sell,
        "peddler": Buy,
        "lawyer": Lawyer,
        "bank": Trade,
        "statue": type(None),
    }
    assert all(type(tiles[tile].effect) is kind for tile, kind in effects.items())


def test_every_building_has_an_effect_in_words() -> None:
    assert set(read(tables()).effects) == {"castle", *SPECIALS, *TILES}


@rule("CAY-11.3")
@pytest.mark.parametrize(
    ("houses", "favours"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (9, 3)]
)
def test_favours_of_the_walls_grow_with_the_houses(houses: int, favours: int) -> None:
    assert read(tables()).sections["walls"].favours_for(houses) == favours


@pytest.mark.parametrize(
    ("table", "name", "field", "value", "named"),
    [
        ("tiles", "market", "cost", {"iron": 1}, "tiles.market.cost.iron.*stone"),
        ("tiles", "market", "cost", {"wood": 1, "any": 2}, "market"),
        ("tiles", "statue", "cost", {"any": 1}, "statue"),
        ("tiles", "market", "kind", "stone", "market"),
        ("tiles", "market", "optional", True, "market"),
        ("tiles", "market", "points", 10**9, "tiles.market"),
        ("tiles", "market", "copies", 0, "tiles.market"),
        ("tiles", "quarry", "effect", {"kind": "dig"}, "tiles.quarry"),
        ("tiles", "peddler", "effect", {"kind": "buy", "price": 1, "most": 3}, "tiles.peddler"),
        ("tiles", "bank", "effect", {"kind": "lawyer", "cost": {"cloth": 1}}, "bank.*trade"),
        ("tiles", "quarry", "effect", {"kind": "sell", "price": 3}, "quarry.*produce"),
        ("tiles", "mason", "effect", {"kind": "construct", "builds": "wood"}, "mason.*stone"),
        ("tiles", "park", "effect", {"kind": "produce", "packages": [{}]}, "tiles.park"),
        ("tiles", "lawyer", "effect", {"kind": "lawyer", "cost": {}}, "tiles.lawyer"),
        ("tiles", "lawyer", "effect", {"kind": "lawyer", "cost": {"cubes": 1}}, "tiles.lawyer"),
        ("tiles", "bank", "effect", trade({"points": 1}, {"gold": 1}), "tiles.bank.*pay"),
        ("tiles", "bank", "effect", trade({}, {"gold": 1}), "tiles.bank.*pay"),
        ("tiles", "bank", "effect", trade({"gold": 1}, {"cubes": 1}), "tiles.bank.*gain"),
        ("tiles", "bank", "effect", trade({"cubes": 2, "food": 1}, {"gold": 1}), "bank"),
        ("tiles", "neutral_farm", "cost", {"wood": 1}, "neutral_farm"),
        ("tiles", "residence", "favours", 1, "residence"),
        ("tiles", "gold_mine", "points", 1, "gold_mine"),
        ("tiles", "gold_mine", "copies", 2, "gold_mine"),
        ("specials", "gate", "places", 2, "gate.*places"),
        ("specials", "inn", "places", 1, "inn.*places"),
        ("specials", "trading_post", "gain", {}, "trading_post.*gain"),
        ("specials", "trading_post", "gain", {"cubes": 1}, "trading_post.gain"),
        ("specials", "trading_post", "steps", 1, "trading_post.*steps"),
        ("specials", "joust", "cost", {}, "joust.*cost"),
        ("specials", "guild", "steps", 0, "guild.*steps"),
        ("tiles", "statue", "effect", {"kind": "sell", "price": 1}, "statue"),
        ("tiles", "gold_mine", "space", 3, "gold_mine"),
        ("tiles", "gold_mine", "space", 29, "gold_mine"),
        ("tiles", "gold_mine", "space", 0, "gold_mine"),
        ("tiles", "quarry", "space", 9, "quarry"),
        (
            "tiles",
            "sawmill",
            "effect",
            {"kind": "produce", "packages": [{"wood": 1}] * 3},
            "sawmill",
        ),
        ("specials", "stables", "places", 4, "stables.*3"),
        ("constants", "castle_places", "value", 6, "constants.castle_places"),
        ("constants", "road_length", "value", 40, "constants.road_length"),
        ("sections", "walls", "parts", 60, "sections.walls.parts"),
        ("sections", "walls", "favours", [{"houses": 2, "favours": 1}] * 2, "walls.*houses"),
        ("sections", "walls", "trigger", 11, "walls"),
        ("sections", "towers", "trigger", 29, "towers"),
        ("sections", "walls", "columns", 3, "walls"),
        ("sections", "towers", "columns", 6, "towers"),
        ("lines", "cubes", "columns", [{}], "lines.cubes"),
        ("lines", "prestige", "columns", [{"cubes": ["food"]}] * 5, "prestige.*points"),
        ("lines", "cubes", "columns", [{"points": 1}] * 5, "cubes.*swap"),
        ("lines", "buildings", "columns", [{"deniers": 1}] * 5, "buildings.*builds"),
        ("lines", "buildings", "columns", [{"builds": "wood"}] * 5, "buildings.*twice"),
        ("lines", "buildings", "columns", [{"discount": {"wood": 1}}] * 5, "buildings.*discount"),
        ("lines", "buildings", "columns", [waiving_money(), {}, {}, {}, {}], "buildings.*discount"),
        ("counts", "3", "id", "three", "counts.three"),
        ("counts", "3", "deniers", [5, -6, 5], "counts.3.deniers"),
        ("counts", "3", "deniers", [5, 6], "3"),
        ("counts", "3", "prices", [1], "3"),
        ("constants", "neutral_spaces", "value", 5, "neutral_spaces"),
        ("constants", "workers", "value", 10**9, "constants.workers"),
        ("constants", "columns", "value", 5, "columns.*4"),
        ("defaults", "batch", "order", ["wood"], "batch"),
        ("defaults", "batch", "order", ["wood", "stone", "cloth", "gold", "wood"], "batch"),
        ("defaults", "line", "order", ["sleep"], "line"),
        ("start", "player", "food", -1, "start.food"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(
    table: str, name: str, field: str, value: object, named: str
) -> None:
    content = tables()
    row(content, table, name)[field] = value
    with pytest.raises(ValueError, match=f"caylus.*{named}"):
        read(content)


@pytest.mark.parametrize("table", ["tiles", "specials", "sections", "lines", "counts", "defaults"])
def test_a_missing_row_is_refused(table: str) -> None:
    content = tables()
    content[table].pop()
    with pytest.raises(ValueError, match=table):
        read(content)


@pytest.mark.parametrize("table", ["tiles", "start", "constants"])
def test_a_missing_or_empty_table_is_refused(table: str) -> None:
    content = tables()
    content[table] = []
    with pytest.raises(ValueError, match="caylus"):
        read(content)
    del content[table]
    with pytest.raises(ValueError, match=table):
        read(content)


def told_of_the_market(content: dict[str, Any]) -> str:
    """What the option to place a worker in the neutral market says it does, in a new match."""
    match = Match.begin(GAME, read(content), "content", key_from("0"), {}, ["red", "blue"])
    (asked,) = questions(match)
    road = [space.tile for space in match.table.position.state.road]
    place = f"road-{1 + road.index('neutral_market')}"
    return said(next(one.hint for one in asked.options if one.id == place), "en")


def test_a_corrected_price_is_told_in_its_own_matches_alone() -> None:
    corrected = tables()
    row(corrected, "tiles", "neutral_market")["effect"]["price"] = 9
    for content, price in ((tables(), 4), (corrected, 9), (tables(), 4)):
        assert told_of_the_market(content) == f"Sell 1 cube of any kind for {price} deniers."


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("statue", "When built: 1 royal favour."),
        ("monument", "When built: 2 royal favours."),
        ("tailor", "Trade 2 cloth for 4 points or 3 cloth for 6 points."),
        ("library", "1 denier extra income every round."),
    ],
)
def test_a_building_says_what_it_brings(tile: str, told: str) -> None:
    assert said(read(tables()).effects[tile], "en") == told


def test_a_church_without_a_favour_says_so() -> None:
    content = tables()
    row(content, "tiles", "church")["favours"] = 0
    assert "0 royal favours" in said(read(content).effects["church"], "en")


@pytest.mark.parametrize("rows", [5, {"id": "workers"}, [5], [{"value": 6}], [{"id": 6}]])
def test_a_table_that_is_no_rows_is_refused(rows: object) -> None:
    content = tables()
    content["constants"] = rows
    with pytest.raises(ValueError, match=r"caylus: \[\[constants\]\]"):
        read(content)


def test_corrected_values_are_played() -> None:
    content = tables()
    row(content, "constants", "income")["value"] = 9
    row(content, "counts", "2")["deniers"] = [1, 2]
    row(content, "start", "player")["gold"] = 3
    match = Match.begin(GAME, read(content), "content", key_from("0"), {}, ["red", "blue"])
    state = match.table.position.state
    assert [state.players[seat].deniers for seat in state.order] == [10, 11]
    assert [player.gold for player in state.players] == [3, 3]


def test_the_registry_names_the_game() -> None:
    assert games()["caylus"] is GAME
    assert game("caylus") is GAME


def test_the_jeweller_is_in_the_box_only_if_it_is_chosen() -> None:
    content = read(tables())
    chosen = {"favours": "table", "jeweller": "on"}
    with_it = GAME.start(content, chosen, ["red", "blue"])
    without = GAME.start(content, {**chosen, "jeweller": "off"}, ["red", "blue"])
    assert set(with_it.stock) - set(without.stock) == {"jeweller"}


def test_all_sections_are_there() -> None:
    assert tuple(read(tables()).sections) == SECTIONS
