"""What would happen as things stand: what the preview says is what then happens."""

from typing import Any

import pytest

from data.catalogues import catalogue
from engines.core.text import say
from engines.tadmor.content.effects import Buyer
from engines.tadmor.game import GAME
from engines.tadmor.preview.gains import gain_at, yields
from engines.tadmor.preview.pieces import Gap, Post, gaps, is_ready, mission_actions, posts
from engines.tadmor.preview.prices import (
    affordable,
    buildings,
    credit,
    good_cost,
    lacking,
    upgrade_price,
    upgrades_payable,
)
from engines.tadmor.preview.purse import held, storage_limit
from engines.tadmor.preview.sets import by_colour
from engines.tadmor.preview.taxes import tax_due, tax_unpaid
from engines.tadmor.preview.temples import furthest, next_part, sites, temple_bonus
from engines.tadmor.preview.trades import Swap, by_given, price, swaps
from engines.tadmor.state import Tadmor
from tests.engines.tadmor.build import BLUE, CONTENT, GREEN, RED, YELLOW, Scene
from tests.rulebook import rule


def laid(scene: Scene) -> Tadmor:
    """A scene to be looked at before anything is played."""
    scene.start_state.attach(CONTENT)
    return scene.start_state


def trades(state: Tadmor, seat: int = RED) -> list[Swap]:
    """The trades at hand of a seat."""
    return swaps(state, state.players[seat], state.places_of(seat))


# --- purse ------------------------------------------------------------------------------------


def purse(scene: Scene) -> list[str]:
    view = scene.playing.table.view(RED)
    return [say(text, catalogue("en"), str) for text in GAME.purse(view, RED)]


def test_pieces_are_counted_while_they_are_placed() -> None:
    told = purse(Scene(2).has(RED, wood=2).start("placement"))
    assert told == ["2 wood", "3 camels", "2 ships", "10 PP"]


def test_pieces_that_return_in_the_resolution_are_not_counted() -> None:
    told = purse(Scene(2).has(RED, wood=2, hand=["k16"]).stands(da2=RED).start("resolution"))
    assert told == ["2 wood", "10 PP"]


@rule("TAD-11.2", "TAD-17.I33")
@pytest.mark.parametrize(("upgrades", "most"), [([], 8), (["i33"], 12)])
def test_the_storage_limit_counts_traded_goods_too(upgrades: list[str], most: int) -> None:
    scene = Scene(2).has(RED, wood=9, traded={"gold": 5}, upgrades=upgrades)
    state = laid(scene)
    assert (held(state.players[RED]), storage_limit(state, state.players[RED])) == (14, most)
    scene.start("resolution")
    assert scene.numbers.most == 14 - most


# --- prices -----------------------------------------------------------------------------------


def test_what_is_missing_counts_traded_goods() -> None:
    player = laid(Scene().has(RED, wood=1, traded={"gold": 1})).players[RED]
    assert lacking(player, {"wood": 2, "gold": 1}) == {"wood": 1}
    assert lacking(player, {"wood": 2, "gold": 4}) == {"wood": 1, "gold": 3}


@rule("TAD-17.I20", "TAD-17.I34")
@pytest.mark.parametrize(("saves", "missing"), [(2, {"wood": 1, "gold": 1}), (4, {}), (9, {})])
def test_what_is_saved_is_what_is_missing_most(saves: int, missing: dict[str, int]) -> None:
    player = laid(Scene().has(RED, wood=1, traded={"gold": 1})).players[RED]
    cost = {"wood": 2, "gold": 4}
    assert lacking(player, cost, saves) == missing
    assert affordable(player, cost, saves) == (not missing)


@rule("TAD-17.I9", "TAD-A9")
@pytest.mark.parametrize(
    ("has", "points"),
    [
        ({"points": 4}, 4),
        ({"points": 3}, None),
        ({"points": 4, "credited": True}, None),
    ],
)
def test_a_rare_good_can_be_had_for_points_once_a_turn(
    has: dict[str, Any], points: int | None
) -> None:
    state = laid(Scene().has(RED, upgrades=["i9"], **has))
    assert credit(state, state.players[RED]) == points


@rule("TAD-8.17", "TAD-17.I28")
def test_a_rare_good_costs_less_with_a_buyer() -> None:
    state = laid(Scene().has(RED, upgrades=["i28"]))
    (buyer,) = state.effects(state.players[RED], Buyer)
    for pile, row in CONTENT.piles.items():
        red, blue = (good_cost(state, state.players[seat], pile) for seat in (RED, BLUE))
        assert blue == row.cost
        assert sum(red.values()) == sum(row.cost.values()) - buyer.saves


@rule("TAD-7.2", "TAD-7.4")
@pytest.mark.parametrize(("turn", "number"), [(2, 6), (5, 3), (8, 2)])
def test_the_resources_are_enough_for_fewer_upgrades_in_each_era(turn: int, number: int) -> None:
    state = laid(Scene(turn=turn).has(RED, wood=3, traded={"gold": 3}))
    assert upgrade_price(state) == 6 // number
    assert upgrades_payable(state, state.players[RED]) == number


@rule("TAD-8.2", "TAD-8.3")
def test_the_resources_carry_the_tower_as_high_as_they_then_do() -> None:
    scene = Scene(2).has(RED, height=4, wood=3, stone=3, marble=4).stands(em1=RED)
    state = laid(scene)
    rows = buildings(state, state.players[RED], pairs=False)
    scene.start("resolution").answer("use.em1")
    assert scene.options == [str(number) for number, _ in enumerate(rows, 1)]
    scene.answer(str(len(rows)))
    assert scene.player().height == rows[-1][1]


# --- temples ----------------------------------------------------------------------------------


@rule("TAD-8.10", "TAD-8.12", "TAD-8.21")
@pytest.mark.parametrize(
    ("temples", "part"),
    [([], "basement"), ([2], "roof"), ([4, 1], "colonnade"), ([4], "basement"), ([1, 2], "roof")],
)
def test_the_next_part_is_that_of_the_furthest_temple(temples: list[int], part: str) -> None:
    state = laid(Scene().has(RED, temples=temples))
    assert next_part(state, state.players[RED]) == part


@rule("TAD-8.16")
def test_where_no_card_is_left_the_next_part_is_that_of_another_temple_or_none() -> None:
    state = laid(Scene().has(BLUE, temples=[3]).has(GREEN, temples=[3]).has(YELLOW, temples=[3]))
    copies = CONTENT.parts["roof"].copies
    state.players[BLUE].temples = [3] * copies
    state.players[RED].temples = [2, 1]
    state.players[GREEN].temples, state.players[YELLOW].temples = [], []
    assert (furthest(state.players[RED]), sites(state, state.players[RED])) == (2, [1])
    assert next_part(state, state.players[RED]) == "colonnade"
    state.players[RED].temples = [2]
    assert next_part(state, state.players[RED]) is None


@rule("TAD-8.14", "TAD-A15")
def test_only_the_first_two_to_complete_a_temple_get_rare_goods() -> None:
    limits = CONTENT.limits
    before: tuple[list[int], ...] = ([], [BLUE], [BLUE, GREEN])
    found = [temple_bonus(laid(Scene().finished(*finishers))) for finishers in before]
    assert found == [limits.first_temple_goods, limits.second_temple_goods, 0]


# --- gains ------------------------------------------------------------------------------------


@rule("TAD-10.1", "TAD-10.11", "TAD-17.I10", "TAD-17.I44")
@pytest.mark.parametrize("upgrades", [[], ["i10", "i29"], ["i30", "i44"]])
def test_pieces_bring_what_was_seen_ahead(upgrades: list[str]) -> None:
    places = ("ns1", "ns4", "ss1", "da3")
    scene = Scene().has(RED, upgrades=upgrades, hand=["k16"])
    state = laid(scene.stands(**dict.fromkeys(places, RED)))
    before = {**state.players[RED].warehouse, "points": state.players[RED].points}
    for place in places:
        what, number = yields(state, state.players[RED], place)
        assert number == gain_at(state, state.players[RED], CONTENT.spaces[place]) > 0
        before[what] += number
    scene.start("resolution")
    assert {**scene.player().warehouse, "points": scene.player().points} == before


# --- trades -----------------------------------------------------------------------------------


@rule("TAD-12.1", "TAD-12.4", "TAD-17.I6")
def test_trades_are_those_of_upgrades_and_markets() -> None:
    scene = Scene().has(RED, upgrades=["i1", "i6", "i21", "i23"], wood=1, gold=1)
    state = laid(scene.stands(eb2=RED, pa4=BLUE))
    assert trades(state) == [
        Swap("i1", "wood", 1, "marble", 1),
        Swap("i6", "points", 1, "basic", 1),
        Swap("i6", "points", 2, "advanced", 1),
        Swap("i23", "gold", 1, "basic", 2),
        Swap("eb2", "basic", 1, "advanced", 1),
    ]
    pairs = ["wood.wood", "wood.stone", "stone.stone"]
    assert by_given(state, state.players[RED], state.places_of(RED)) == [
        ("wood", ["marble", "gold"]),
        ("gold", pairs),
        ("points", ["wood", "stone", "marble", "gold"]),
    ]


@rule("TAD-18.K13", "TAD-19.3")
def test_the_charter_and_a_private_market_trade_as_the_full_market_does() -> None:
    scene = Scene().has(RED, upgrades=["i21"], returned=["k13"], charter=True)
    found = trades(laid(scene.stands(i21=RED)))
    assert [(one.source, one.give) for one in found] == [
        *(("i21", "basic"), ("i21", "advanced"), ("k13", "basic"), ("k13", "advanced")),
    ]


@rule("TAD-17.I6")
def test_what_was_bought_for_points_this_turn_is_not_for_sale_again() -> None:
    state = laid(Scene().has(RED, upgrades=["i6"], brokered=["basic"]))
    assert trades(state) == [Swap("i6", "points", 2, "advanced", 1)]
    assert by_given(state, state.players[RED], []) == [("points", ["marble", "gold"])]
    assert price(state, state.players[RED], "points", "gold") == 2


@rule("TAD-12.2")
def test_only_what_lies_in_the_warehouse_can_be_traded() -> None:
    scene = Scene().has(RED, traded={"wood": 3}).has(BLUE, stone=1).stands(eb2=RED)
    state = laid(scene)
    (swap,) = trades(state)
    assert [swap.possible(state.players[seat]) for seat in (RED, BLUE)] == [False, True]
    assert by_given(state, state.players[RED], state.places_of(RED)) == []


# --- pieces -----------------------------------------------------------------------------------


@rule("TAD-6.8", "TAD-6.12")
def test_pieces_are_listed_with_when_they_are_resolved() -> None:
    places = ("ns1", "pa1", "em1", "em4", "da4", "em3", "i21", "i47", "i48")
    scene = Scene().has(RED, upgrades=["i21", "i47", "i48"])
    state = laid(scene.stands(**{place: RED for place in places if place != "da4"}))
    state.placed["da4"] = state.placed["ns1"]
    assert posts(state, RED) == [
        Post("ns1", "ship", "any"),
        Post("pa1", "camel", "upgrades"),
        Post("em1", "camel", "construction"),
        Post("em4", "camel", "raiders"),
        Post("em3", "camel", "any"),
        Post("i21", "camel", "any"),
        Post("i47", "camel", "construction"),
        Post("i48", "camel", "kingdom"),
        Post("da4", "ship", "kingdom"),
    ]


@rule("TAD-8.19", "TAD-17.I47")
def test_actions_for_missions_are_counted() -> None:
    missions = [row.id for row in CONTENT.spaces.values() if row.action == "missions" and row.four]
    scene = Scene().has(RED, upgrades=["i47"]).stands(i47=RED, em1=RED, **{missions[0]: RED})
    assert mission_actions(laid(scene), RED) == 2


@rule("TAD-10.5", "TAD-10.7", "TAD-10.8")
def test_the_way_to_the_next_camel_and_ship_is_measured() -> None:
    scene = Scene().has(RED, height=9, completed=["k1"], camels=4, ships=3)
    state = laid(scene.has(RED, goods={"glass": 2, "jade": 1, "silk": 3}))
    player = state.players[RED]
    assert gaps(state, player, "camel") == [
        [Gap("height", 9, 10)],
        [Gap("missions", 1, 4)],
        [Gap("height", 9, 5), Gap("missions", 1, 2)],
    ]
    assert gaps(state, player, "ship") == [[Gap("sets", 1, 2)]]
    assert not is_ready(state, player, "camel")
    player.height = 10
    assert is_ready(state, player, "camel")
    player.camels = 5
    assert gaps(state, player, "camel") is None
    assert not is_ready(state, player, "camel")


@rule("TAD-10.8")
def test_rare_goods_are_counted_by_colour() -> None:
    state = laid(Scene().has(RED, goods={"glass": 2, "myrrh": 1, "silk": 3}))
    assert by_colour(state, state.players[RED]) == {"grey": 3, "yellow": 0, "red": 3}


# --- taxes ------------------------------------------------------------------------------------


@rule("TAD-9.3", "TAD-9.4")
@pytest.mark.parametrize(
    ("turn", "has", "places", "due"),
    [
        (1, {}, (), 0),
        (4, {}, (), 1),
        (9, {}, (), 2),
        (9, {"upgrades": ["i46"]}, (), 0),
        (9, {"exempt": True}, (), 0),
        (9, {}, ("em5",), 0),
    ],
)
def test_the_tax_is_due_unless_one_is_exempt(
    turn: int, has: dict[str, Any], places: tuple[str, ...], due: int
) -> None:
    scene = Scene(turn=turn).has(RED, **has).stands(**dict.fromkeys(places, RED))
    state = laid(scene)
    player = state.players[RED]
    assert tax_due(state, player) == due
    assert tax_unpaid(state, player, state.places_of(RED)) == bool(due)
    player.warehouse["gold"] = due
    assert not tax_unpaid(state, player, state.places_of(RED))


@rule("TAD-1.14")
def test_the_turns_of_an_era_run_down() -> None:
    left = [laid(Scene(turn=turn)).turns_left_in_era for turn in range(10)]
    assert left == [3, 3, 2, 1, 3, 2, 1, 3, 2, 1]
