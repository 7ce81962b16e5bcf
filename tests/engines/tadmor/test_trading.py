"""Trades: the Markets, trade upgrades, the prestige broker (TAD-12, TAD-10.2, TAD-10.3)."""

from typing import Any

import pytest

from engines.core import IllegalMove
from engines.tadmor.words import amount
from tests.engines.tadmor.build import BLUE, RED, STEPS, Scene
from tests.rulebook import rule

UP = {"wood-marble", "wood-gold", "stone-marble", "stone-gold"}
DOWN = {
    f"{give}-{take}"
    for give in ("marble", "gold")
    for take in ("wood.wood", "wood.stone", "stone.stone")
}
ONE_EACH: dict[str, Any] = {"wood": 1, "stone": 1, "marble": 1, "gold": 1}


def trader(*upgrades: str, market: str | None = None, turn: int = 2, **has: Any) -> Scene:
    """Red has these upgrades, a piece on a market if one is named, and a mission left to return."""
    scene = Scene(3, turn=turn).has(RED, upgrades=[*upgrades])
    scene.has(RED, completed=["k7", *has.pop("completed", [])], **has)
    return scene.stands(**({market: RED} if market else {})).start("resolution")


def trades(scene: Scene, seat: int = RED) -> set[str]:
    """The trades that are open to a seat: `wood-gold`, or `wood` where it has several to trade."""
    return {one.removeprefix("trade.") for one in scene.can(seat) if one.startswith("trade.")}


# --- the Markets ------------------------------------------------------------------------------


@rule("TAD-10.2", "TAD-12.4", "TAD-12.5")
def test_the_palmyra_market_trades_up_and_down_but_never_within_a_rank() -> None:
    assert trades(trader(market="pa4", **ONE_EACH)) == UP | DOWN


@rule("TAD-10.3", "TAD-12.5")
def test_the_ebla_market_trades_up_alone() -> None:
    assert trades(trader(market="eb2", **ONE_EACH)) == UP


@rule("TAD-10.2", "TAD-10.3")
def test_without_market_or_upgrade_nothing_is_traded() -> None:
    assert trades(trader(**ONE_EACH)) == set()


@rule("TAD-10.2")
@pytest.mark.parametrize("name", sorted(UP | DOWN))
def test_a_trade_gives_one_resource_and_takes_what_it_says(name: str) -> None:
    give, _, take = name.partition("-")
    scene = trader(market="pa4", **{give: 1}).does(RED, f"trade.{name}")
    order = ("wood", "stone", "marble", "gold")
    assert scene.warehouse(RED) == (0, 0, 0, 0)
    assert scene.traded(RED) == tuple(take.split(".").count(one) for one in order)


@rule("TAD-EX13", "TAD-12.4", "TAD-12.5")
def test_gold_becomes_two_basic_resources_and_never_marble() -> None:
    scene = trader(market="pa4", gold=1)
    assert trades(scene) == {"gold-wood.wood", "gold-wood.stone", "gold-stone.stone"}
    with pytest.raises(IllegalMove):
        scene.does(RED, "trade.gold-marble")


@rule("TAD-EX11", "TAD-12.2", "TAD-1.5")
def test_traded_wood_is_not_traded_on_but_pays_costs() -> None:
    scene = Scene(3).has(RED, marble=1, stone=2).stands(pa4=RED, em1=RED).start("resolution")
    scene.does(RED, "trade.marble-wood.wood")
    assert (scene.traded(RED), trades(scene)) == ((2, 0, 0, 0), {"stone"})
    scene.does(RED, "use.em1", "2")
    assert (scene.heights(RED), scene.resources(RED)) == ([2], (0, 0, 0, 0))


@rule("TAD-T5", "TAD-12.1", "TAD-1.5")
def test_what_a_trade_brings_cannot_be_traded_but_paid() -> None:
    scene = Scene(3).has(RED, wood=1).display("i5").stands(pa4=RED, pa1=RED).start("resolution")
    scene.does(RED, "trade.wood-marble")
    assert (scene.warehouse(RED), scene.traded(RED)) == ((0, 0, 0, 0), (0, 0, 1, 0))
    assert trades(scene) == set()
    scene.does(RED, "buy.i5")
    assert scene.resources(RED) == (0, 0, 0, 0)


@rule("TAD-T5", "TAD-11.1")
def test_next_turn_the_marble_may_be_traded() -> None:
    scene = Scene(3).has(RED, traded={"marble": 1}).start("resolution").finish()
    assert (scene.warehouse(RED), scene.traded(RED)) == ((0, 0, 1, 0), (0, 0, 0, 0))
    assert trades(trader(market="pa4", marble=1)) == {
        "marble-wood.wood",
        "marble-wood.stone",
        "marble-stone.stone",
    }


@rule("TAD-T6", "TAD-10.3")
def test_gold_is_traded_down_at_palmyra_or_with_the_changer_but_not_at_ebla() -> None:
    assert trades(trader(market="eb2", stone=1, gold=1)) == {"stone-marble", "stone-gold"}
    down = {"gold-wood.wood", "gold-wood.stone", "gold-stone.stone"}
    assert trades(trader("i23", market="eb2", gold=1)) == down
    assert trades(trader(market="pa4", gold=1)) == down


@rule("TAD-10.2")
def test_all_trades_of_a_resource_are_made_in_one_go() -> None:
    scene = trader(market="pa4", wood=4)
    assert trades(scene) == {"wood"}
    scene.does(RED, "trade.wood", {"marble": 1, "gold": 2})
    assert (scene.warehouse(RED), scene.traded(RED)) == ((1, 0, 0, 0), (0, 0, 1, 2))
    (told,) = scene.events_of("trade")
    assert (told.data["paid"], told.data["gained"]) == (
        [amount("wood", 3)],
        [amount("marble", 1), amount("gold", 2)],
    )


@rule("TAD-10.2", "TAD-12.4")
@pytest.mark.parametrize("wrong", [{}, {"marble": 5}, {"marble": 3, "gold": 2}, {"stone": 1}])
def test_no_more_is_traded_than_there_is(wrong: dict[str, int]) -> None:
    scene = trader(market="pa4", wood=4).does(RED, "trade.wood")
    with pytest.raises(IllegalMove):
        scene.does(RED, wrong)


@rule("TAD-12.4")
def test_advanced_resources_become_different_pairs_in_one_go() -> None:
    scene = trader(market="pa4", gold=3).does(
        RED, "trade.gold", {"wood.wood": 1, "wood.stone": 1, "stone.stone": 1}
    )
    assert (scene.warehouse(RED), scene.traded(RED)) == ((0, 0, 0, 0), (3, 3, 0, 0))


@rule("TAD-6.7", "TAD-12.3")
def test_the_market_camel_stays_until_its_owner_has_finished_trading() -> None:
    scene = trader(market="pa4", wood=2).does(RED, "trade.wood", {"gold": 1})
    assert scene.at("pa4") == [RED]
    assert "trade.wood-marble" in scene.can(RED)
    scene.finish()
    assert scene.at("pa4") == [None]


@rule("TAD-12.3", "TAD-EX14", "TAD-6.7", "TAD-12.2")
def test_trades_are_spread_over_construction_and_kingdom() -> None:
    scene = Scene(2, turn=5).has(RED, stone=2, wood=2).stands(pa4=RED, da1=RED).start("resolution")
    assert scene.topic == "construction"
    scene.does(RED, "trade.stone", {"marble": 2}, "use.da1")
    assert (scene.heights(RED), scene.topic) == ([2], "kingdom")
    assert "pay" not in scene.can(RED)
    scene.does(RED, "trade.wood-gold", "pay").finish()
    assert (scene.points(RED), scene.resources(RED)) == ([10], (0, 0, 0, 0))


# --- trade upgrades ---------------------------------------------------------------------------


@rule("TAD-17.I1", "TAD-17.I2", "TAD-17.I3", "TAD-17.I4")
@pytest.mark.parametrize(
    ("tile", "name"),
    [("i1", "wood-marble"), ("i2", "wood-gold"), ("i3", "stone-marble"), ("i4", "stone-gold")],
)
def test_the_starting_upgrades_trade_one_for_one_any_number_of_times(tile: str, name: str) -> None:
    scene = trader(tile, wood=7, stone=7, marble=7, gold=7)
    give, take = name.split("-")
    assert trades(scene) == {give}
    scene.does(RED, f"trade.{give}")
    assert [slot.id for slot in scene.numbers.slots] == [take]
    scene.does(RED, {take: 7})
    player = scene.player(RED)
    assert (player.warehouse[give], player.traded[take], trades(scene)) == (0, 7, set())


@rule("TAD-17.I23", "TAD-17.I24")
@pytest.mark.parametrize(("tile", "give"), [("i23", "gold"), ("i24", "marble")])
def test_the_changers_trade_one_for_two_any_number_of_times(tile: str, give: str) -> None:
    scene = trader(tile, wood=3, stone=3, marble=3, gold=3)
    assert trades(scene) == {give}
    scene.does(RED, f"trade.{give}", {"wood.stone": 3})
    assert (scene.traded(RED), scene.player(RED).warehouse[give]) == ((3, 3, 0, 0), 0)
    assert trades(scene) == set()


@rule("TAD-EX10", "TAD-17.I4", "TAD-17.I23")
def test_three_stone_become_six_over_two_turns() -> None:
    scene = Scene(2, turn=5).has(RED, upgrades=["i4", "i23"], completed=["k7"])
    scene.stands(ss4=RED, em5=RED)
    scene.start("resolution").does(RED, "trade.stone", {"gold": 3})
    assert (scene.traded(RED), trades(scene)) == ((0, 0, 0, 3), set())
    scene = trader("i4", "i23", gold=3).does(RED, "trade.gold", {"stone.stone": 3})
    assert scene.resources(RED) == (0, 6, 0, 0)


@rule("TAD-17.I6")
@pytest.mark.parametrize(
    ("name", "price", "stock"),
    [
        ("points-wood", 1, (1, 0, 0, 0)),
        ("points-stone", 1, (0, 1, 0, 0)),
        ("points-marble", 2, (0, 0, 1, 0)),
        ("points-gold", 2, (0, 0, 0, 1)),
    ],
)
def test_the_prestige_broker_sells_for_points(
    name: str, price: int, stock: tuple[int, ...]
) -> None:
    scene = trader("i6").does(RED, f"trade.{name}")
    assert (scene.points(RED), scene.traded(RED)) == ([10 - price], stock)


@rule("TAD-17.I6")
def test_the_prestige_broker_sells_one_basic_and_one_advanced_a_turn() -> None:
    scene = trader("i6")
    assert trades(scene) == {"points-wood", "points-stone", "points-marble", "points-gold"}
    scene.does(RED, "trade.points-stone")
    assert trades(scene) == {"points-marble", "points-gold"}
    scene.does(RED, "trade.points-gold")
    assert trades(scene) == set()


@rule("TAD-17.I6")
def test_the_prestige_broker_sells_again_next_turn() -> None:
    scene = Scene(2).has(RED, upgrades=["i6"], brokered=["basic", "advanced"])
    scene.place(STEPS["EndPhase"](), STEPS["NextTurn"]()).until("kingdom")
    assert trades(scene) == {"points-wood", "points-stone", "points-marble", "points-gold"}


@rule("TAD-17.I6")
def test_what_the_broker_sold_is_not_traded_on() -> None:
    scene = trader("i6", market="pa4").does(RED, "trade.points-wood")
    assert "wood-gold" not in trades(scene)


@rule("TAD-17.I6", "TAD-A9", "TAD-14.2")
def test_the_broker_may_bring_the_score_below_nothing() -> None:
    scene = trader("i6", points=1).does(RED, "trade.points-gold")
    assert (scene.points(RED), scene.traded(RED)) == ([-1], (0, 0, 0, 1))


@rule("TAD-17.I21", "TAD-17.I22")
@pytest.mark.parametrize("tile", ["i21", "i22"])
def test_the_private_market_trades_as_palmyra_does(tile: str) -> None:
    scene = trader(tile, market=tile, turn=5, **ONE_EACH)
    assert trades(scene) == UP | DOWN
    scene.does(RED, "trade.wood-gold")
    assert (scene.traded(RED), scene.at(tile)) == ((0, 0, 0, 1), [RED])


@rule("TAD-17.I21", "TAD-19.3")
def test_the_private_market_needs_a_piece() -> None:
    assert trades(trader("i21", **ONE_EACH)) == set()


@rule("TAD-18.K13")
def test_the_market_charter_opens_the_palmyra_market_for_the_rest_of_the_phase() -> None:
    scene = Scene(3, turn=5).has(RED, completed=["k13"], **ONE_EACH).stands(em1=RED)
    scene.start("resolution")
    assert trades(scene) == set()
    scene.does(RED, "return.k13")
    assert trades(scene) == UP | DOWN
    scene.does(RED, "use.em1")
    assert trades(scene) == DOWN
    assert "pay" in scene.can(RED)
    assert scene.player(RED).returned == ["k13"]


@rule("TAD-18.K13")
def test_the_charter_ends_with_the_turn() -> None:
    scene = Scene(2).has(RED, completed=["k13"], wood=2).start("turn")
    scene.until("kingdom").does(RED, "return.k13")
    turn = scene.state.turn
    while scene.state.turn == turn:
        scene.answer(scene.safe)
    assert not scene.player(RED).charter


# --- where it goes ----------------------------------------------------------------------------


@rule("TAD-12.9", "TAD-1.4", "TAD-12.2")
def test_payments_take_traded_goods_first() -> None:
    scene = Scene(3).has(RED, stone=4, traded={"stone": 3}, hand=["k26"]).stands(eu4=RED)
    scene.start("resolution").does(RED, "use.eu4")
    assert (scene.warehouse(RED), scene.traded(RED)) == ((0, 2, 0, 0), (0, 0, 0, 0))


@rule("TAD-12.7", "TAD-18.K16", "TAD-18.K17", "TAD-18.K18")
@pytest.mark.parametrize("card", ["k16", "k17", "k18"])
def test_five_resources_of_the_king_are_not_traded_on(card: str) -> None:
    scene = trader(market="pa4", completed=[card])
    scene.does(RED, f"return.{card}", {"wood": 1, "stone": 1, "marble": 2, "gold": 1})
    assert (scene.warehouse(RED), scene.traded(RED)) == ((0, 0, 0, 0), (1, 1, 2, 1))
    assert trades(scene) == set()


@rule("TAD-18.K16", "TAD-18.K17", "TAD-18.K18")
@pytest.mark.parametrize("card", ["k16", "k17", "k18"])
@pytest.mark.parametrize("wrong", [{"wood": 6}, {"wood": 4}, {"wood": 3, "gold": 3}, {}])
def test_the_king_gives_exactly_five(card: str, wrong: dict[str, int]) -> None:
    scene = trader(completed=[card]).does(RED, f"return.{card}")
    with pytest.raises(IllegalMove):
        scene.does(RED, wrong)
    assert sum(scene.does(RED, {"gold": 5}).traded(RED)) == 5


@rule("TAD-12.8")
def test_what_was_collected_can_be_traded_at_once() -> None:
    scene = Scene(3).stands(ns1=RED, pa4=RED).start("resolution")
    assert trades(scene) == {"wood"}


@rule("TAD-12.1", "TAD-6.12")
def test_trading_waits_for_nobody() -> None:
    scene = Scene(2, turn=8).has(RED, height=1)
    scene.has(BLUE, upgrades=["i2"], wood=1, height=4, completed=["k7"])
    scene.stands(em2=RED, pa5=RED, pa3=RED).start("resolution")
    assert trades(scene, BLUE) == {"wood-gold"}
    scene.does(BLUE, "trade.wood-gold")
    assert scene.traded(BLUE) == (0, 0, 0, 1)


def test_by_default_nothing_is_traded() -> None:
    scene = trader("i2", "i6", market="pa4", wood=3).finish()
    assert (scene.resources(RED), scene.points(RED)) == ((3, 0, 0, 0), [10])


# --- how a market is left ---------------------------------------------------------------------


@rule("TAD-6.7")
def test_a_market_left_over_is_not_called_unused_but_other_spaces_are() -> None:
    scene = Scene(3, turn=2).has(RED, gold=1, hand=["k26"]).stands(pa4=RED, em1=RED)
    scene.start("resolution").does(RED, "trade.gold-wood.wood", "done")
    (left,) = scene.events_of("left")
    assert left.data["places"] == [scene.state.content.names.places["em1"]]


@rule("TAD-6.7")
@pytest.mark.parametrize("market", ["pa4", "eb2"])
def test_who_takes_a_piece_back_from_a_market_is_done_trading(market: str) -> None:
    scene = trader(market=market, **ONE_EACH).does(RED, f"back.{market}")
    assert scene.events_of("traded")
    assert not scene.events_of("back")
    assert trades(scene) == set()
