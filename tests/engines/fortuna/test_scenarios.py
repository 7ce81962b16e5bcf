"""Worked scenarios that no other chapter tells (FOR-T11 to FOR-T51), buildings (FOR-15)."""

import pytest

from tests.engines.fortuna.build import E, N, Scene, W
from tests.engines.scene import part
from tests.rulebook import rule


@rule("FOR-T11", "FOR-A6")
def test_t11_corruption_on_a_reserved_card() -> None:
    scene = (
        Scene().cards(0, "corruption", "water", "grain!").cards(3, "build", "wine", "sell_wine!")
    )
    scene.has(N, coins=1, wine=2).has(W, coins=20).start()
    scene.answer("use.corruption", "copy.sell_wine")
    assert scene.province(N).coins == 0
    scene.answer("sell.2")
    assert (scene.province(N).coins, scene.province(N).wine) == (6, 0)
    assert scene.province(W).coins == 20
    assert scene.side(3) == ["build", "wine", "sell_wine!"]
    assert part(scene.asked.prompt, "card").key == "fortuna-action-corruption"


@rule("FOR-T12")
def test_t12_corruption_on_an_empty_side() -> None:
    scene = Scene(3).cards(0, "corruption", "water", "grain!").has(N, coins=2).start()
    scene.answer("use.corruption", "copy.build", "build.aqueduct")
    assert scene.province().coins == 0
    assert scene.province().buildings == ["aqueduct"]


@rule("FOR-T13", "FOR-A7")
def test_t13_corruption_without_money() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").has(N, coins=0).start()
    assert {"use.corruption", "swap.corruption"} <= set(scene.options)
    scene.answer("use.corruption")
    assert scene.province().coins == 2
    assert scene.topic == "exchange"


@rule("FOR-T22", "FOR-6.7")
@pytest.mark.parametrize(("coins", "options"), [(5, ["buy.1", "buy.2"]), (4, [])])
def test_t22_recruiting(coins: int, options: list[str]) -> None:
    scene = Scene().cards(0, "centurions", "water", "grain!").has(N, coins=coins).start()
    scene.answer("use.centurions")
    if options:
        assert scene.options == options
        scene.answer("buy.2")
    assert scene.province().centurions == (3 if options else 2)
    assert scene.province().coins == (0 if options else 2)


@rule("FOR-T23", "FOR-A40")
def test_t23_the_priestess_after_clergy_costs_one() -> None:
    scene = Scene().cards(0, "clergy", "priestesses", "grain!").has(N, coins=1).start()
    scene.answer("use.clergy", "take.build", "use.priestesses")
    assert (scene.province().priestesses, scene.province().coins) == (1, 0)


@rule("FOR-T24", "FOR-6.12", "FOR-1.5")
def test_t24_without_dice_in_the_supply_clergy_is_only_exchanged() -> None:
    scene = Scene().cards(0, "clergy", "water", "grain!").has(1, dice=3).has(2, dice=3)
    scene.has(3, dice=2).start()
    assert "use.clergy" not in scene.options
    scene.answer("swap.clergy")
    assert scene.topic == "exchange"


@rule("FOR-T25", "FOR-4.1", "FOR-4.2")
def test_t25_aqueduct_water_is_used_first_and_refilled_next_turn() -> None:
    scene = Scene().has(N, buildings=["aqueduct"], aqueduct=1, water=1, grain=0).start()
    scene.answer("use.grain", "water.1")
    province = scene.province()
    assert (province.grain, province.water, province.aqueduct) == (3, 1, 0)
    scene.finish_round()
    while scene.asked.seat != N:
        scene.end_turn()
    assert scene.province().aqueduct == 1


@rule("FOR-T26", "FOR-13.1")
def test_t26_a_market_and_the_limit_of_coins() -> None:
    scene = Scene().cards(0, "sell_grain", "water", "wine!")
    scene.has(N, buildings=["market"], grain=4, coins=12).start()
    scene.answer("use.sell_grain", "sell.4")
    assert (scene.province().coins, scene.province().grain) == (20, 0)


@rule("FOR-T27", "FOR-A13")
def test_t27_rolling_before_the_family_bonus() -> None:
    scene = Scene().cards(0, "family", "water", "build!").has(N, married=True, centurions=0)
    scene.has(N, grain=0).favours([1, 2]).dice(N, 3, 1).start()
    scene.answer("use.family", "roll", "take.grain", "take.sell_wine")
    assert scene.state.rolled == [3]
    scene.answer("favour.3.1")
    assert scene.province().step == 1


@rule("FOR-T28", "FOR-A13")
def test_t28_a_die_gained_after_the_early_roll_is_rolled_alone() -> None:
    scene = Scene().cards(0, "family", "clergy", "build!").has(N, married=True)
    scene.favours([1, 2]).dice(N, 3, 1).start()
    scene.answer("use.family", "roll", "take.grain", "take.sell_wine", "use.clergy")
    assert scene.state.rolled == [3, 1]
    assert {"favour.3.1", "die.1"} <= set(scene.options)


@rule("FOR-T29", "FOR-A30")
def test_t29_marrying_and_building_the_palace_in_one_turn() -> None:
    scene = Scene().cards(0, "family", "build", "water!").start()
    scene.answer("use.family", "take.sell_grain", "use.build")
    assert "build.palace" in scene.options
    scene.answer("build.palace")
    assert (scene.province().coins, scene.province().buildings) == (0, ["palace"])


@rule("FOR-T29", "FOR-15.4")
def test_t29_the_unmarried_are_not_offered_the_palace() -> None:
    scene = Scene().cards(0, "build", "grain", "water!").start().answer("use.build")
    assert "build.palace" not in scene.options


@rule("FOR-T30", "FOR-6.20")
def test_t30_no_building_twice_and_no_fourth() -> None:
    twice = Scene().cards(0, "build", "grain", "water!").has(N, buildings=["market"]).start()
    assert "build.market" not in twice.answer("use.build").options
    fourth = Scene().cards(0, "build", "grain", "water!").has(N, married=True)
    fourth.has(N, buildings=["market", "aqueduct", "basilica"], coins=20).start()
    assert "use.build" not in fourth.options


@rule("FOR-T47", "FOR-A53")
@pytest.mark.parametrize(("coins", "offered"), [(3, False), (4, True)])
def test_t47_marriage_by_copy_needs_four_coins(coins: int, offered: bool) -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").cards(1, "family", "wine", "build!")
    scene.has(N, coins=coins).start().answer("use.corruption")
    assert ("copy.family" in scene.options) == offered
    if offered:
        scene.answer("copy.family")
        assert (scene.province(N).married, scene.province(N).coins) == (True, 0)
        assert scene.province(E).coins == 6


@rule("FOR-T50", "FOR-A56")
def test_t50_selling_at_the_limit() -> None:
    scene = Scene().cards(0, "sell_grain", "water", "wine!").has(N, coins=20, grain=2).start()
    scene.answer("use.sell_grain", "sell.1")
    assert (scene.province().coins, scene.province().grain) == (20, 1)


@rule("FOR-15.2")
def test_aqueduct_water_serves_favour_1() -> None:
    scene = Scene().has(N, buildings=["aqueduct"], aqueduct=1, water=0).dice(N, 1)
    scene.start(at="emperor").answer("favour.1.1")
    assert (scene.province().aqueduct, scene.province().step) == (0, 1)


@rule("FOR-15.3", "FOR-A35")
def test_the_aqueduct_is_empty_in_the_turn_it_is_built() -> None:
    scene = Scene().cards(0, "build", "grain", "water!").has(N, water=0).dice(N, 1).start()
    scene.answer("use.build", "build.aqueduct", "take.sell_grain", "use.grain")
    assert scene.province().grain == 3
    assert scene.province().aqueduct == 0
    assert scene.province().coins == 5 - 1 - 1


@rule("FOR-15.1", "FOR-15.2", "FOR-15.4", "FOR-15.5")
@pytest.mark.parametrize(
    ("building", "cost"), [("market", 0), ("aqueduct", 1), ("palace", 2), ("basilica", 3)]
)
def test_what_the_buildings_cost(building: str, cost: int) -> None:
    scene = Scene().cards(0, "build", "grain", "water!").has(N, married=True).start()
    scene.answer("use.build", f"build.{building}")
    assert scene.province().coins == 5 - cost


@rule("FOR-15.7")
@pytest.mark.parametrize("way", ["military", "copy"])
def test_a_building_works_at_once_however_the_action_comes(way: str) -> None:
    if way == "military":
        scene = Scene().cards(0, "build", "sell_wine", "water!").start()
        scene.answer("use.build", "build.market", "take.sell_grain", "use.sell_wine")
        assert scene.province().coins == 5 + 4
    else:
        scene = Scene().cards(0, "corruption", "grain", "water!").has(N, buildings=["market"])
        scene.start().answer("use.corruption", "copy.sell_wine")
        assert scene.province().coins == 5 - 1 + 4
