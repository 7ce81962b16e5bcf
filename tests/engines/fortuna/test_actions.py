"""The twelve action cards (FOR-6)."""

import pytest

from engines.core import IllegalMove
from tests.engines.fortuna.build import N, S, Scene, W
from tests.engines.scene import part
from tests.rulebook import rule


def prices_of(scene: Scene) -> list[int]:
    """The prices that the options name."""
    return [part(option.label, "coins", "n") for option in scene.asked.options]


@rule("FOR-6.1")
def test_water_collection_brings_two_water() -> None:
    assert Scene().start().answer("use.water").province().water == 3


@rule("FOR-6.2", "FOR-6.29")
@pytest.mark.parametrize(("water", "grain"), [(0, 3), (1, 4), (3, 6)])
def test_grain_harvest_brings_two_and_one_for_each_water(water: int, grain: int) -> None:
    scene = Scene().has(N, water=3).start().answer("use.grain", f"water.{water}")
    assert (scene.province().grain, scene.province().water) == (grain, 3 - water)


@rule("FOR-6.3")
@pytest.mark.parametrize(("water", "wine"), [(0, 2), (2, 4)])
def test_wine_harvest_brings_one_and_one_for_each_water(water: int, wine: int) -> None:
    scene = Scene().has(N, water=2).start().answer("use.wine", f"water.{water}")
    assert (scene.province().wine, scene.province().water) == (wine, 2 - water)


@rule("FOR-6.2")
def test_any_own_water_may_be_handed_in_but_no_more() -> None:
    scene = Scene().has(N, water=3).start().answer("use.grain")
    assert scene.options == ["water.0", "water.1", "water.2", "water.3"]


@rule("FOR-A16", "FOR-15.2")
def test_aqueduct_water_is_spent_first() -> None:
    scene = Scene().has(N, water=2, buildings=["aqueduct"]).start()
    scene.answer("use.grain", "water.2")
    assert (scene.province().aqueduct, scene.province().water) == (0, 1)


@rule("FOR-6.4")
def test_grain_sells_at_two_coins() -> None:
    scene = Scene().cards(0, "sell_grain", "water", "wine!").has(N, grain=3).start()
    scene.answer("use.sell_grain")
    assert scene.options == ["sell.1", "sell.2", "sell.3"]
    scene.answer("sell.2")
    assert (scene.province().coins, scene.province().grain) == (9, 1)


@rule("FOR-6.5")
def test_wine_sells_at_three_coins() -> None:
    scene = Scene().cards(0, "sell_wine", "water", "grain!").has(N, wine=2).start()
    scene.answer("use.sell_wine", "sell.2")
    assert (scene.province().coins, scene.province().wine) == (11, 0)


@rule("FOR-6.6", "FOR-15.1")
@pytest.mark.parametrize(("good", "coins"), [("grain", 3), ("wine", 4)])
def test_a_market_adds_a_coin_to_each_unit_sold(good: str, coins: int) -> None:
    scene = Scene().cards(0, f"sell_{good}", "water", "build!").has(N, buildings=["market"])
    scene.has(N, **{good: 2}).start().answer(f"use.sell_{good}", "sell.2")
    assert scene.province().coins == 5 + 2 * coins


@rule("FOR-EX15")
@pytest.mark.parametrize(("buildings", "coins"), [([], 9), (["market"], 12)])
def test_ex15_three_wine_bring_nine_or_twelve_coins(buildings: list[str], coins: int) -> None:
    scene = Scene().cards(0, "sell_wine", "water", "grain!")
    scene.has(N, wine=3, coins=0, buildings=buildings).start()
    assert scene.answer("use.sell_wine", "sell.3").province().coins == coins


@rule("FOR-A44")
def test_a_market_adds_nothing_to_other_coins() -> None:
    scene = Scene().cards(0, "family", "corruption", "wine!")
    scene.has(N, married=True, buildings=["market"]).start()
    scene.answer("use.family", "take.coin", "take.build")
    assert scene.province().coins == 8
    scene.answer("use.corruption", "coins")
    assert scene.province().coins == 10


@rule("FOR-6.7", "FOR-6.8")
@pytest.mark.parametrize(("owned", "prices"), [(0, [1, 3, 6]), (1, [2, 5]), (2, [3])])
def test_centurions_cost_what_their_places_cost(owned: int, prices: list[int]) -> None:
    scene = Scene().cards(0, "centurions", "water", "wine!")
    scene.has(N, centurions=owned, coins=20).start().answer("use.centurions")
    if len(prices) > 1:
        assert prices_of(scene) == prices
        scene.answer(f"buy.{len(prices)}")
    assert scene.province().coins == 20 - prices[-1]
    assert scene.province().centurions == 3


@rule("FOR-6.9", "FOR-6.10")
@pytest.mark.parametrize(("owned", "prices"), [(0, [1, 4, 9]), (1, [3, 8]), (2, [5])])
def test_priestesses_cost_what_their_places_cost(owned: int, prices: list[int]) -> None:
    scene = Scene().cards(0, "priestesses", "water", "wine!")
    scene.has(N, priestesses=owned, coins=20).start().answer("use.priestesses")
    if len(prices) > 1:
        assert prices_of(scene) == prices
        scene.answer(f"buy.{len(prices)}")
    assert scene.province().coins == 20 - prices[-1]
    assert scene.province().priestesses == 3


@rule("FOR-1.7", "FOR-6.8", "FOR-6.10")
def test_with_three_on_the_track_no_more_can_be_bought() -> None:
    scene = Scene().cards(0, "priestesses", "centurions", "wine!")
    scene.has(N, priestesses=3, centurions=3, coins=20).start()
    assert "use.priestesses" not in scene.options
    assert "use.centurions" not in scene.options


@rule("FOR-13.2")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    scene = Scene().cards(0, "priestesses", "centurions", "wine!").has(N, coins=2).start()
    assert "use.priestesses" not in scene.options
    scene.answer("use.centurions")
    assert scene.province().coins == 0
    assert scene.province().centurions == 2


@rule("FOR-6.11", "FOR-EX2")
def test_ex2_clergy_turns_a_priestess_into_a_die() -> None:
    scene = Scene().cards(0, "clergy", "water", "wine!").start().answer("use.clergy")
    assert (scene.province().priestesses, scene.province().dice) == (0, 2)
    assert scene.state.dice_supply == 4


@rule("FOR-6.12")
@pytest.mark.parametrize(("dice", "priestesses"), [(3, 1), (1, 0)])
def test_clergy_needs_a_priestess_and_room_for_a_die(dice: int, priestesses: int) -> None:
    scene = Scene().cards(0, "clergy", "water", "wine!")
    scene.has(N, dice=dice, priestesses=priestesses).start()
    assert "use.clergy" not in scene.options
    assert "swap.clergy" in scene.options


@rule("FOR-6.13")
def test_a_new_die_is_rolled_in_the_same_turn() -> None:
    scene = Scene().cards(0, "clergy", "water", "wine!").has(N, centurions=0).start()
    scene.answer("use.clergy", "take.build")
    assert len(scene.state.rolled) == 2


@rule("FOR-6.15")
def test_the_unmarried_pay_three_coins_to_marry() -> None:
    scene = Scene().cards(0, "family", "water", "wine!").start().answer("use.family")
    assert scene.province().married
    assert scene.province().coins == 2
    assert scene.topic == "exchange"


@rule("FOR-6.15", "FOR-A38")
def test_with_two_coins_there_is_no_marriage() -> None:
    scene = Scene().cards(0, "family", "water", "wine!").has(N, coins=2).start()
    assert "use.family" not in scene.options


@rule("FOR-6.17")
@pytest.mark.parametrize(
    ("answer", "field", "amount"),
    [("take.grain", "grain", 2), ("take.wine", "wine", 2), ("take.coin", "coins", 8)],
)
def test_the_married_take_grain_wine_or_coins(answer: str, field: str, amount: int) -> None:
    scene = Scene().cards(0, "family", "water", "build!").has(N, married=True).start()
    scene.answer("use.family", answer)
    assert getattr(scene.province(), field) == amount
    assert scene.province().married


@rule("FOR-6.18", "FOR-A13")
def test_the_dice_may_be_rolled_before_choosing_and_are_not_rolled_again() -> None:
    scene = Scene().cards(0, "family", "water", "build!").has(N, married=True, centurions=0)
    scene.dice(N, 3, 6).start().answer("use.family", "roll")
    assert scene.state.rolled == [3]
    assert scene.options == ["take.grain", "take.wine", "take.coin"]
    scene.answer("take.grain", "take.sell_grain")
    assert scene.topic == "favour"
    assert scene.state.rolled == [3]
    assert scene.told.count("roll") == 1


@rule("FOR-6.18")
def test_marrying_offers_no_early_roll() -> None:
    scene = Scene().cards(0, "family", "water", "wine!").start().answer("use.family")
    assert scene.state.rolled == []
    assert scene.topic == "exchange"


@rule("FOR-A13", "FOR-A55")
def test_the_early_roll_works_by_military_power_too() -> None:
    scene = Scene().cards(0, "family", "water", "build!").has(N, married=True)
    scene.dice(N, 5).start().answer("use.water", "take.sell_grain", "use.family", "roll")
    assert scene.state.rolled == [5]


@rule("FOR-A55", "FOR-A54")
def test_a_second_family_in_the_turn_offers_no_roll() -> None:
    scene = Scene().cards(0, "family", "corruption", "water!").has(N, married=True).start()
    scene.answer("use.family", "roll", "take.coin", "take.build")
    scene.answer("use.corruption", "copy.family")
    assert scene.options == ["take.grain", "take.wine", "take.coin"]


@rule("FOR-A55")
def test_in_the_palace_there_is_no_early_roll_and_an_earlier_one_is_void() -> None:
    scene = Scene().cards(0, "family", "fortuna", "water!").has(N, married=True, step=14)
    scene.start().answer("use.family", "roll", "take.coin", "take.build", "use.fortuna")
    scene.answer(scene.options[0])
    assert scene.province().step == 15
    assert scene.asked.seat == N
    assert scene.topic == "end"
    other = Scene().cards(0, "family", "fortuna", "water!").has(N, married=True, step=14)
    other.start().answer("use.fortuna").answer(other.options[0])
    other.answer("take.build", "use.family")
    assert other.options == ["take.grain", "take.wine", "take.coin"]


@rule("FOR-6.19")
def test_building_pays_the_cost_and_takes_the_card() -> None:
    scene = Scene().cards(0, "build", "water", "wine!").start()
    scene.answer("use.build", "build.basilica")
    assert scene.province().coins == 2
    assert scene.province().buildings == ["basilica"]
    assert scene.state.piles["basilica"] == 2


@rule("FOR-6.20", "FOR-1.8")
def test_with_three_buildings_nothing_more_is_built() -> None:
    scene = Scene().cards(0, "build", "water", "wine!").has(N, married=True)
    scene.has(N, buildings=["market", "palace", "basilica"]).start()
    assert "use.build" not in scene.options


@rule("FOR-6.30")
def test_one_use_builds_one_building_and_an_empty_pile_none() -> None:
    scene = Scene(3).cards(0, "build", "water", "wine!").has(1, buildings=["market"])
    scene.has(2, buildings=["market"]).start().answer("use.build")
    assert scene.options == ["build.aqueduct", "build.basilica"]
    scene.answer("build.aqueduct")
    assert scene.topic == "exchange"
    assert scene.province().buildings == ["aqueduct"]


@rule("FOR-6.26")
def test_the_fortuna_card_moves_the_pawn_a_step() -> None:
    scene = Scene().cards(0, "fortuna", "water", "wine!").start().answer("use.fortuna")
    assert scene.province().step == 1


@rule("FOR-6.27")
def test_owning_or_exchanging_the_fortuna_card_gives_no_step() -> None:
    scene = Scene().cards(0, "fortuna", "water", "wine!").start().answer("swap.fortuna")
    assert scene.province().step == 0
    other = Scene().cards(0, "fortuna", "water", "wine!").start().answer("use.water")
    assert other.province().step == 0


@rule("FOR-6.28", "FOR-10.1")
@pytest.mark.parametrize("cards", [("clergy!", "fortuna"), ("clergy", "fortuna!")])
def test_the_holder_starts_next_whether_the_card_is_open_or_reserved(cards: list[str]) -> None:
    scene = Scene().cards(2, "family", *cards).start(W).finish_round()
    assert scene.state.order[0] == S


@rule("FOR-6.29")
def test_what_is_paid_for_a_card_goes_to_nobody() -> None:
    scene = Scene().cards(0, "centurions", "water", "wine!").start()
    scene.answer("use.centurions", "buy.2")
    assert [province.coins for province in scene.state.provinces] == [0, 5, 5, 5]


@rule("FOR-13.1", "FOR-A56")
def test_coins_above_twenty_are_lost() -> None:
    scene = Scene().cards(0, "sell_wine", "water", "grain!").has(N, wine=3, coins=18).start()
    scene.answer("use.sell_wine", "sell.3")
    assert (scene.province().coins, scene.province().wine) == (20, 0)


@rule("FOR-A56")
def test_at_twenty_coins_coins_can_still_be_taken() -> None:
    scene = Scene().cards(0, "family", "corruption", "wine!").has(N, married=True, coins=20)
    scene.start().answer("use.family", "take.coin", "take.build", "use.corruption", "coins")
    assert scene.province().coins == 20


@rule("FOR-A38")
def test_cards_that_would_do_nothing_are_only_exchanged() -> None:
    scene = Scene().cards(0, "sell_grain", "sell_wine", "build!").has(N, grain=0, wine=0)
    scene.has(N, buildings=["market", "aqueduct", "basilica"]).start()
    assert scene.options == ["swap.sell_grain", "swap.sell_wine", "swap.build"]


@rule("FOR-A38", "FOR-13.3")
def test_selling_nothing_is_no_option() -> None:
    scene = Scene().cards(0, "sell_grain", "water", "wine!").has(N, grain=2).start()
    scene.answer("use.sell_grain")
    with pytest.raises(IllegalMove):
        scene.answer("sell.0")
