"""Private action spaces on upgrades (TAD-19, TAD-17.I21, I22, I37, I47, I48)."""

import pytest

from engines.core import IllegalMove
from tests.engines.tadmor.build import BLUE, CONTENT, RED, Scene
from tests.rulebook import rule

PRIVATE = ("i21", "i22", "i37", "i47", "i48")


def workshop(*, turn: int = 8, **has: object) -> Scene:
    """Red's piece stands on I47."""
    return Scene(3, turn=turn).has(RED, upgrades=["i47"], **has).stands(i47=RED)


def chances(scene: Scene) -> set[str]:
    """What the workshop is offered."""
    prefix = "use.i47."
    return {one.removeprefix(prefix) for one in scene.can(RED) if one.startswith(prefix)}


@rule("TAD-19.1")
def test_five_tiles_carry_an_action_space() -> None:
    assert [name for name, row in CONTENT.upgrades.items() if row.private] == list(PRIVATE)


@rule("TAD-19.1", "TAD-19.3", "TAD-4.8")
@pytest.mark.parametrize("tile", PRIVATE)
@pytest.mark.parametrize("kind", ["camel", "ship"])
def test_the_owner_alone_may_place_a_piece_of_either_kind_there(tile: str, kind: str) -> None:
    scene = Scene(3, turn=8).has(RED, upgrades=[tile]).start("placement")
    assert {f"{tile}.camel", f"{tile}.ship"} <= set(scene.offered(RED))
    scene.does(RED, f"{tile}.{kind}")
    assert scene.at(tile) == [RED]
    assert scene.state.placed[tile].kind == kind
    assert not [one for one in scene.offered(BLUE) if one.startswith(tile)]


@rule("TAD-19.3")
def test_a_piece_on_a_tile_was_the_placement_of_that_round() -> None:
    scene = Scene(2, turn=8).has(RED, upgrades=["i47"]).start("placement").does(RED, "i47.camel")
    assert scene.seats == [BLUE]
    scene.does(BLUE, "ns1")
    assert not [one for one in scene.offered(RED) if one.startswith("i47")]


@rule("TAD-19.2", "TAD-T27", "TAD-19.7")
@pytest.mark.parametrize("tile", ["i37", "i47", "i48"])
def test_the_piece_that_buys_a_private_tile_moves_onto_it(tile: str) -> None:
    scene = Scene(3, turn=8).display(tile).has(RED, wood=3, hand=["k26"])
    scene.stands(pa2=RED, pa4=RED)
    scene.start("resolution").does(RED, f"buy.{tile}")
    assert scene.at("pa2", tile) == [None, RED]
    scene.finish()
    assert (scene.at(tile), scene.reserve(RED)) == ([None], (3, 2))


@rule("TAD-19.2", "TAD-17.I21", "TAD-17.I22")
@pytest.mark.parametrize("tile", ["i21", "i22"])
def test_a_private_market_bought_this_turn_trades_this_turn(tile: str) -> None:
    scene = Scene(3, turn=5).display(tile).has(RED, wood=2, gold=1, completed=["k7"])
    scene.stands(pa1=RED)
    scene.start("resolution").does(RED, f"buy.{tile}", {"wood": 2})
    assert scene.at("pa1", tile) == [None, RED]
    scene.does(RED, "trade.gold-wood.stone")
    assert scene.traded(RED) == (1, 1, 0, 0)


@rule("TAD-T27", "TAD-19.2", "TAD-19.4", "TAD-17.I47")
def test_a_workshop_bought_this_turn_draws_a_mission_and_frees_its_piece() -> None:
    scene = Scene(3, turn=8).display("i47").has(RED, wood=3).stands(pa2=RED).deck("k9")
    scene.start("resolution").does(RED, "buy.i47")
    assert scene.at("pa2", "i47") == [None, RED]
    scene.does(RED, "draw.i47")
    assert (scene.player(RED).hand, scene.at("i47"), scene.reserve(RED)) == (["k9"], [None], (3, 2))


@rule("TAD-19.2", "TAD-17.I37")
def test_a_sanctuary_bought_this_turn_builds_this_turn() -> None:
    scene = Scene(3, turn=8).display("i37").has(RED, wood=4, stone=3, completed=["k7"])
    scene.stands(pa1=RED)
    scene.start("resolution").does(RED, "buy.i37", {"wood": 3}, "use.i37")
    assert (scene.player(RED).temples, scene.points(RED)) == ([1], [13])


@rule("TAD-19.5", "TAD-T27", "TAD-5.4")
@pytest.mark.parametrize("region", list(CONTENT.regions))
def test_raiders_never_reach_a_private_space(region: str) -> None:
    scene = workshop().stands(ns1=RED).raid(region, by=BLUE).start("raiders").finish()
    assert scene.at("i47") == [RED]


@rule("TAD-19.4", "TAD-17.I21")
def test_the_piece_of_a_private_market_returns_when_all_trades_are_done() -> None:
    scene = Scene(3, turn=5).has(RED, upgrades=["i21"], wood=3, points=30).stands(i21=RED)
    scene.start("resolution").does(RED, "trade.wood", {"gold": 1})
    assert scene.at("i21") == [RED]
    scene.finish()
    assert (scene.at("i21"), scene.reserve(RED)) == ([None], (3, 2))


@rule("TAD-19.4")
def test_the_piece_returns_with_the_private_action() -> None:
    scene = Scene(3, turn=8).has(RED, upgrades=["i37"], wood=1, stone=3).stands(i37=RED, pa5=RED)
    scene.start("resolution").does(RED, "use.i37")
    assert (scene.at("i37"), scene.at("pa5")) == ([None], [RED])


@rule("TAD-17.I47")
def test_the_workshop_may_do_any_construction_action() -> None:
    scene = workshop(wood=9, stone=9, marble=9, gold=9, hand=["k21"])
    scene.has(BLUE, height=2).start("resolution")
    assert chances(scene) >= {"singles", "pairs", "temple", "rare.grey", "rare.yellow", "rare.red"}
    assert {"draw.i47", "complete.i47.k21"} <= set(scene.can(RED))
    assert "traitor" in chances(scene)


@rule("TAD-17.I47", "TAD-A12")
@pytest.mark.parametrize(("action", "price"), [("singles", (2, 2, 0, 0)), ("pairs", (1, 0, 2, 0))])
def test_the_workshop_builds_the_tower_singly_or_in_pairs(
    action: str, price: tuple[int, ...]
) -> None:
    scene = workshop(wood=9, stone=9, marble=9).start("resolution")
    scene.does(RED, f"use.i47.{action}", "2" if action == "singles" else "1")
    assert scene.heights(RED) == [2]
    assert tuple(9 - left for left in scene.resources(RED)[:3]) == price[:3]


@rule("TAD-17.I47")
def test_the_workshop_may_repeat_what_was_done_on_the_board() -> None:
    scene = workshop(wood=9, stone=9).stands(em1=RED).start("resolution")
    scene.does(RED, "use.em1", "1", "use.i47.singles", "2")
    assert (scene.heights(RED), scene.resources(RED)) == ([3], (6, 6, 0, 0))


@rule("TAD-17.I47")
def test_the_workshop_does_one_thing_a_turn() -> None:
    scene = workshop(wood=9, stone=9).stands(em1=RED).start("resolution")
    scene.does(RED, "use.i47.singles", "1")
    assert chances(scene) == set()
    with pytest.raises(IllegalMove):
        scene.does(RED, "use.i47.singles")


@rule("TAD-17.I47")
def test_the_workshop_is_offered_nothing_that_cannot_be_done() -> None:
    scene = workshop(height=1).start("resolution")
    assert chances(scene) == set()
    assert "draw.i47" in scene.can(RED)


@rule("TAD-19.6", "TAD-A13")
def test_a_tile_of_the_foreigners_is_used_from_the_next_placement_on() -> None:
    scene = Scene(3, turn=5).has(RED, completed=["k25"], wood=3, points=30).stands(em1=RED)
    scene.start("resolution").does(RED, "return.k25", "i21")
    assert scene.player(RED).upgrades == ["i21"]
    assert scene.at("i21") == [None]
    assert not [one for one in scene.can(RED) if one.startswith("trade")]


def test_by_default_the_workshop_draws_a_mission() -> None:
    scene = workshop(wood=9, stone=9).deck("k9").start("resolution").finish()
    assert scene.player(RED).hand == ["k9"]


@rule("TAD-17.I48", "TAD-6.17")
def test_who_is_done_in_construction_is_asked_all_the_same_what_the_envoy_shall_do() -> None:
    scene = Scene(3, turn=8).has(RED, upgrades=["i48"], wood=1, stone=1)
    scene.stands(i48=RED, em1=RED).start("resolution").does(RED, "done")
    assert "use.i48.tax" in scene.can(RED)
    scene.does(RED, "use.i48.tax").finish()
    assert scene.points(RED) == [10]


@rule("TAD-6.17")
def test_who_is_done_although_the_envoy_stands_there_lets_it_return_unused() -> None:
    scene = Scene(3, turn=8).has(RED, upgrades=["i48"]).stands(i48=RED).start("resolution")
    scene.does(RED, "done").finish()
    assert (scene.points(RED), scene.state.placed) == ([4], {})
