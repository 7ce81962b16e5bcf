"""Content is checked when it is read; corrected values are played."""

import copy
from typing import Any

import pytest

import data
from engines.core import Match, key_from
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.registry import game, games
from engines.tadmor.content import read
from engines.tadmor.content.describe import space_effect, upgrade_effect
from engines.tadmor.game import GAME
from engines.tadmor.ids import GOODS, MISSIONS, PILES, REGIONS, RESOURCES, SPACES, UPGRADES
from tests.engines.core.strict import StrictMatch
from tests.engines.scene import questions, said
from tests.rulebook import rule


def tables() -> dict[str, Any]:
    """The shipped content, free to be spoilt."""
    return copy.deepcopy(dict(data.load("tadmor")))


def row(content: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    """One row of it."""
    found: dict[str, Any] = next(one for one in content[table] if one["id"] == name)
    return found


# --- the box ----------------------------------------------------------------------------------


def test_the_box_holds_its_pieces() -> None:
    content = read(tables())
    assert (len(content.upgrades), len(content.missions), len(content.regions)) == (48, 26, 7)
    assert sum(part.copies for part in content.parts.values()) == 16
    assert content.by_players[4].copies * len(content.goods) == 36
    assert [len(content.board[two]) for two in (False, True)] == [37, 29]


def test_upgrades_are_of_their_eras() -> None:
    rows = read(tables()).upgrades.values()
    assert [sum(one.era == era for one in rows) for era in (1, 2, 3)] == [18, 18, 12]
    assert [one.id for one in rows if one.starting] == ["i1", "i2", "i3", "i4"]


@rule("TAD-15.2")
def test_fourteen_upgrades_are_not_for_two() -> None:
    removed = [one.id for one in read(tables()).upgrades.values() if not one.two]
    assert removed == [
        *("i7", "i12", "i13", "i15", "i17", "i22", "i25", "i26"),
        *("i31", "i32", "i36", "i45", "i46", "i48"),
    ]


def test_the_costs_of_all_missions_spread_over_the_resources() -> None:
    costs = [one.cost for one in read(tables()).missions.values()]
    sums = [sum(cost.get(resource, 0) for cost in costs) for resource in RESOURCES]
    assert sums == [32, 32, 26, 28]
    assert {sum(cost.values()) for cost in costs} == {4, 5, 6}


@pytest.mark.parametrize(("two", "yields"), [(False, [26, 38, 50]), (True, [13, 19, 25])])
def test_what_can_be_collected_grows_with_the_eras(two: bool, yields: list[int]) -> None:
    content = read(tables())
    spaces = [content.spaces[name] for name in content.board[two]]
    found = [sum(one.amounts[era] for one in spaces if one.resource) for era in range(3)]
    assert found == yields


@rule("TAD-1.8", "TAD-1.9")
def test_pieces_fit_their_spaces() -> None:
    content = read(tables())
    for two, fits in ((False, (13, 23, 1)), (True, (8, 20, 1))):
        kinds = [content.spaces[name].piece for name in content.board[two]]
        assert tuple(kinds.count(kind) for kind in ("ship", "camel", "either")) == fits
    assert [one.id for one in content.spaces.values() if one.piece == "either"] == ["da4"]


def test_every_row_says_where_it_comes_from() -> None:
    for table, rows in tables().items():
        assert all(one["source"] in ("rulebook", "public", "house") for one in rows), table


# --- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "name", "field", "value", "named"),
    [
        ("spaces", "ns1", "region", "atlantis", "spaces.ns1.region"),
        ("regions", "emesa", "names", {"en": "Homs"}, "regions.emesa.names.es"),
        ("regions", "emesa", "names", {"en": "*Homs*", "es": "Homs"}, "emesa.*Latin letters"),
        (
            "regions",
            "emesa",
            "names",
            {"en": "\u6771\u4eac", "es": "Tokio"},
            "emesa.*Latin letters",
        ),
        ("regions", "emesa", "names", {"en": "H" * 21, "es": "H"}, "regions.emesa.names.en"),
        ("spaces", "ns1", "action", "gifts", "ns1.*'resource'.*gifts"),
        ("spaces", "ns1", "action", "dance", "spaces.ns1.action"),
        ("spaces", "ns1", "resource", "silk", "spaces.ns1.resource"),
        ("spaces", "ns5", "action", "collect", "ns5.*resource"),
        ("spaces", "ns5", "action", "rare", "ns5.*pile"),
        ("spaces", "ns5", "action", "upgrade", "ns5.*order"),
        ("spaces", "ns5", "action", "raiders", "one space at most for raiders"),
        ("spaces", "ns1", "piece", "either", "ns1.*War Supplies"),
        ("spaces", "da4", "piece", "camel", "da4.*War Supplies"),
        ("spaces", "ns1", "amounts", [3, 4], "spaces.ns1.amounts"),
        ("spaces", "ns1", "amounts", [0, 4, 5], "ns1.*amounts"),
        ("spaces", "em5", "amounts", [0, 1, 2], "em5.*amounts"),
        ("spaces", "ns5", "resource", "wood", "ns5.*'resource'"),
        ("spaces", "em4", "pile", "red", "em4.*'pile'"),
        ("spaces", "pa1", "order", 2, "no two upgrade spaces"),
        ("spaces", "pa1", "order", 5, "pa1.*1 to 4"),
        ("spaces", "em4", "order", 1, "em4.*'order'"),
        ("spaces", "em4", "full", True, "em4.*'full'"),
        ("spaces", "em4", "card", True, "em4.*'card'"),
        ("upgrades", "i1", "effect", {"kind": "clerk", "saves": 1}, "i1.*trade"),
        (
            *("upgrades", "i1", "effect"),
            {"kind": "trade", "give": "gold", "take": "marble"},
            "i1.*wood or stone",
        ),
        ("upgrades", "i23", "effect", {"kind": "trade", "give": "wood"}, "i23.*marble or gold"),
        ("upgrades", "i26", "effect", {"kind": "tribute", "gold": 0, "points": 0}, "i26"),
        ("upgrades", "i5", "effect", {"kind": "herald", "points": 0}, "upgrades.i5"),
        ("upgrades", "i5", "effect", {"kind": "dream"}, "upgrades.i5"),
        ("upgrades", "i5", "era", 4, "upgrades.i5.era"),
        ("upgrades", "i20", "starting", True, "i20.*Era 1"),
        ("upgrades", "i4", "starting", False, "4 'starting' for 4"),
        ("missions", "k5", "effect", {"kind": "draw", "missions": 1}, "k5.*next_piece"),
        ("missions", "k5", "effect", {"kind": "next_piece", "piece": "camel"}, "k5.*ship"),
        ("missions", "k15", "effect", {"kind": "scholars", "upgrades": 5}, "missions.k15"),
        ("missions", "k1", "cost", {}, "missions.k1.cost"),
        ("missions", "k1", "cost", {"silk": 1}, "missions.k1.cost.silk"),
        ("missions", "k1", "points", -2, "missions.k1.points"),
        ("bands", "2", "top", 5, "bands.*2.*above"),
        ("bands", "1", "singles", {"wood": 2}, "bands.*1.*beside wood"),
        ("bands", "4", "pairs", {"wood": 3}, "bands.*4.*beside wood"),
        ("parts", "roof", "cost", {}, "parts.roof.cost"),
        ("parts", "roof", "copies", 0, "parts.roof.copies"),
        ("goods", "silk", "pile", "grey", "silk.*red"),
        ("next_pieces", "camel_4", "number", 5, "camel_4"),
        ("next_pieces", "camel_4", "piece", "ship", "camel_4"),
        ("next_pieces", "camel_4", "needs", [{}], "camel_4.*needs"),
        ("next_pieces", "camel_4", "needs", [], "next_pieces"),
        ("start", "player", "camels", 2, "start.*camels"),
        ("start", "player", "ships", 5, "start.*ships.*4"),
        ("start", "player", "missions", 7, "start.*missions.*6"),
        ("start", "player", "wood", -1, "start.wood"),
        ("extras", "2", "basic", 0, "extras.*2.*1 to 3"),
        ("extras", "4", "advanced", 3, "extras.*4.*1 to 3"),
        ("counts", "4", "display", 11, "counts.*4.*10 on display"),
        ("counts", "4", "copies", 10, "counts.*4.*9 copies"),
        ("counts", "4", "id", "5", "counts.*2, 3, 4"),
        ("eras", "1", "price", 0, "eras.*1.*price"),
        ("eras", "1", "penalty", 3, "eras.*1.*penalty"),
        ("sets", "9", "points", -1, "sets"),
        ("constants", "turns_per_era", "value", 4, "constants.turns_per_era"),
        ("constants", "camels", "value", 6, "constants.camels"),
        ("constants", "start_bonus", "value", 0, "constants.start_bonus"),
        ("constants", "storage", "value", 10**9, "constants.storage"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(
    table: str, name: str, field: str, value: object, named: str
) -> None:
    content = tables()
    row(content, table, name)[field] = value
    with pytest.raises(ValueError, match=f"tadmor.*{named}"):
        read(content)


@rule("TAD-15.2")
def test_two_players_need_two_upgrades_to_start_with() -> None:
    content = tables()
    for name in ("i1", "i2", "i3"):
        row(content, "upgrades", name)["two"] = False
    with pytest.raises(ValueError, match="2 'starting' for 2"):
        read(content)


@pytest.mark.parametrize(
    "table",
    [
        *("regions", "spaces", "upgrades", "missions", "bands", "parts", "piles", "goods"),
        *("next_pieces", "sets", "extras", "counts", "eras", "constants"),
    ],
)
def test_a_missing_row_is_refused(table: str) -> None:
    content = tables()
    content[table].pop()
    with pytest.raises(ValueError, match=f"tadmor.*{table}"):
        read(content)


@pytest.mark.parametrize("table", ["spaces", "start", "constants", "sets"])
def test_a_missing_or_empty_table_is_refused(table: str) -> None:
    content = tables()
    content[table] = []
    with pytest.raises(ValueError, match="tadmor"):
        read(content)
    del content[table]
    with pytest.raises(ValueError, match=table):
        read(content)


# --- corrected values -------------------------------------------------------------------------


def begun(content: dict[str, Any], players: int = 2) -> Match[Any]:
    """A match with this content."""
    marks = GAME.marks[:players]
    return Match.begin(GAME, read(content), "content", key_from("0"), {}, marks)


def test_corrected_values_are_played() -> None:
    content = tables()
    row(content, "start", "player").update(wood=7, points=3, ships=3, camels=4)
    row(content, "extras", "2").update(basic=2)
    row(content, "counts", "2").update(copies=1, display=4)
    match = begun(content)
    (asked,) = questions(match)
    assert [option.id for option in asked.options] == ["wood.wood", "wood.stone", "stone.stone"]
    state = match.table.position.state
    assert [player.warehouse["wood"] for player in state.players] == [7, 7]
    assert [(one.points, one.camels, one.ships) for one in state.players] == [(3, 4, 3)] * 2
    assert [state.pile_size(colour) for colour in PILES] == [3, 3, 3]


def test_corrected_values_are_told() -> None:
    content = tables()
    row(content, "spaces", "ns1")["amounts"] = [9, 9, 9]
    row(content, "upgrades", "i5")["effect"]["points"] = 7
    read_again = read(content)
    assert "9 wood" in said(space_effect(read_again, "ns1", 1), "en")
    assert "7 PP" in said(upgrade_effect(read_again, "i5"), "en")
    assert "3 wood" in said(space_effect(read(tables()), "ns1", 1), "en")


def test_fewer_camels_in_the_box_end_the_caravan_earlier() -> None:
    content = tables()
    row(content, "constants", "camels")["value"] = 4
    limited = StrictMatch.begin(GAME, read(content), "content", key_from("0"), {}, [None] * 2)
    playout(limited, [RandomPlayer()] * 2, None, lambda *_: GAME.invariants(_state(limited)))
    assert all(player.camels <= 4 for player in _state(limited).players)


def _state(match: StrictMatch[Any]) -> Any:
    return match.table.position.state


def _elsewhere() -> dict[str, Any]:
    """Everything that is only reconstructed, put right otherwise: where actions are, which tile is which."""
    content = tables()
    row(content, "spaces", "ns1").update(resource="gold", region="ebla")
    row(content, "spaces", "eu4")["pile"] = "red"
    row(content, "spaces", "eb2")["full"] = True
    row(content, "spaces", "eb1")["card"] = True
    for one, other in (("em3", "da3"), ("da2", "em5"), ("pa1", "eb3")):
        some, others = row(content, "spaces", one), row(content, "spaces", other)
        for name in ("action", "amounts", "order"):
            some[name], others[name] = others.get(name), some.get(name)
        for space in (some, others):
            for name in [name for name, value in space.items() if value is None]:
                del space[name]
    for one, other in (("i1", "i4"), ("i23", "i24"), ("i10", "i12"), ("i38", "i42")):
        some, others = row(content, "upgrades", one), row(content, "upgrades", other)
        some["effect"], others["effect"] = others["effect"], some["effect"]
    row(content, "regions", "emesa")["names"] = {"en": "Homs", "es": "Homs"}
    return content


@pytest.mark.parametrize("players", [2, 4])
def test_a_board_put_right_otherwise_can_be_played_to_the_end(players: int) -> None:
    content = read(_elsewhere())
    match = StrictMatch.begin(GAME, content, "content", key_from("2"), {}, [None] * players)
    playout(match, [RandomPlayer()] * players, None, lambda *_: GAME.invariants(_state(match)))
    assert match.result() is not None


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("ns1", "NS1 Gold"),
        ("em3", "EM3 Gifts of Peace"),
        ("eb1", "EB1 Temple and mission"),
        ("i1", "I1 Stone for gold"),
        ("i23", "I23 Marble changer"),
        ("i38", "I38 Legacy of the caravan"),
    ],
)
def test_names_follow_what_the_content_says(place: str, name: str) -> None:
    assert said(read(_elsewhere()).names.places[place], "en") == name


def _generous() -> dict[str, Any]:
    """Everything that a pack may change to something unusual."""
    content = tables()
    for one in content["upgrades"]:
        for name in ("points", "more", "saves", "limit", "basic", "advanced", "free"):
            if name in one["effect"]:
                one["effect"][name] += 4
    for one in content["missions"]:
        one["cost"] = {"wood": 1}
        one["points"] = 3
        for name, number in {"amount": 1, "missions": 4, "upgrades": 4, "pieces": 2}.items():
            if name in one["effect"]:
                one["effect"][name] = number
    row(content, "start", "player").update(wood=20, stone=20, marble=20, gold=20, missions=6)
    row(content, "constants", "max_pairs")["value"] = 2
    row(content, "constants", "start_bonus")["value"] = 3
    row(content, "parts", "basement").update(copies=1, cost={"gold": 2})
    row(content, "eras", "2").update(price=6, tax=4)
    row(content, "spaces", "em2").update(amounts=[5, 5, 5], two=False)
    row(content, "spaces", "ns5")["piece"] = "camel"
    return content


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_generous_box_can_be_played_to_the_end(players: int) -> None:
    content = read(_generous())
    match = StrictMatch.begin(GAME, content, "content", key_from("1"), {}, [None] * players)
    playout(match, [RandomPlayer()] * players, None, lambda *_: GAME.invariants(_state(match)))
    assert match.result() is not None


def test_all_ids_are_there() -> None:
    content = read(tables())
    assert tuple(content.regions) == REGIONS
    assert tuple(content.spaces) == SPACES
    assert tuple(content.upgrades) == UPGRADES
    assert tuple(content.missions) == MISSIONS
    assert tuple(content.goods) == GOODS


def test_the_registry_names_the_game() -> None:
    assert games()["tadmor"] is GAME
    assert game("tadmor") is GAME
