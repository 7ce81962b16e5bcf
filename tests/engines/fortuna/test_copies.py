"""Copies of action cards by Corruption (FOR-13)."""

from tests.engines.fortuna.build import E, N, Scene, W
from tests.rulebook import rule


@rule("FOR-6.21", "FOR-6.22")
def test_a_copy_costs_a_coin_that_goes_to_the_owner() -> None:
    scene = Scene().cards(0, "corruption", "water", "wine!").start()
    scene.answer("use.corruption", "copy.sell_grain")
    assert (scene.province(N).coins, scene.province(N).grain) == (5 - 1 + 2, 0)
    assert scene.province(E).coins == 6


@rule("FOR-6.22")
def test_on_an_empty_side_the_coin_goes_to_nobody() -> None:
    scene = Scene(2).cards(0, "corruption", "water", "wine!").cards(2, "clergy", "build", "family")
    scene.start().answer("use.corruption", "copy.clergy")
    assert [province.coins for province in scene.state.provinces] == [4, 5]
    assert scene.province().dice == 2


@rule("FOR-6.23", "FOR-A6")
def test_a_reserved_card_can_be_copied_and_stays_reserved() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").start()
    scene.answer("use.corruption")
    assert "copy.family" in scene.options
    scene.answer("copy.family")
    assert scene.province().married
    assert scene.side(2) == ["priestesses", "clergy", "family!"]


@rule("FOR-6.24")
def test_a_copied_open_card_stays_and_corruption_is_exchanged() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").start()
    scene.answer("use.corruption", "copy.clergy")
    assert scene.topic == "exchange"
    assert scene.side(2) == ["priestesses", "clergy", "family!"]
    scene.answer("take.build")
    assert "corruption" in scene.side(3)


@rule("FOR-6.25")
def test_corruption_may_be_used_for_two_coins() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").start()
    assert scene.answer("use.corruption", "coins").province().coins == 7


@rule("FOR-6.21", "FOR-A10")
def test_all_nine_cards_of_the_other_sides_can_be_copied_but_none_of_the_own() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").has(N, coins=9).start()
    scene.answer("use.corruption")
    assert scene.options == [
        *("coins", "copy.sell_grain", "copy.sell_wine", "copy.centurions", "copy.priestesses"),
        *("copy.clergy", "copy.family", "copy.build", "copy.wine", "copy.fortuna"),
    ]


@rule("FOR-A6")
def test_an_owner_with_twenty_coins_gets_nothing_but_the_price_is_due() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").has(E, coins=20).start()
    scene.answer("use.corruption", "copy.centurions")
    assert scene.province(E).coins == 20
    assert scene.province(N).coins == 5 - 1 - 2


@rule("FOR-A7", "FOR-13.2")
def test_the_coin_is_paid_before_the_copied_sale() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").has(N, coins=0).start()
    scene.answer("use.corruption")
    assert scene.province().coins == 2
    assert scene.topic == "exchange"


@rule("FOR-A7", "FOR-A38")
def test_a_copy_that_would_do_nothing_is_not_offered() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").has(N, wine=0, priestesses=0)
    scene.start().answer("use.corruption")
    assert not {"copy.sell_wine", "copy.clergy"} & set(scene.options)


@rule("FOR-A53")
def test_with_one_coin_a_copy_of_build_can_only_build_a_market() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").has(N, coins=1).start()
    scene.answer("use.corruption", "copy.build")
    assert scene.province().buildings == ["market"]
    assert scene.province(W).coins == 6


@rule("FOR-A53")
def test_in_phase_3_a_copy_is_judged_by_what_is_left_of_coins_and_centurions() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").has(N, centurions=3, coins=4)
    scene.start().answer("use.water", "take.build", "use.corruption")
    assert "copy.centurions" in scene.options
    scene.answer("copy.centurions")
    assert (scene.province().centurions, scene.province().coins) == (3, 0)


@rule("FOR-A9", "FOR-T14")
def test_t14_corruption_by_military_power_is_not_exchanged() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").start()
    scene.answer("use.water", "take.build", "use.corruption", "coins")
    assert scene.province().centurions == 0
    assert scene.province().coins == 7
    assert scene.side(0) == ["corruption", "build!", "grain"]


@rule("FOR-A54")
def test_the_card_exchanged_away_can_be_copied_in_phase_3() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").start()
    scene.answer("use.water", "take.sell_grain", "use.corruption", "copy.water")
    assert scene.province().water == 5
    assert scene.province(E).coins == 6


@rule("FOR-A54")
def test_corruption_can_be_exchanged_for_the_card_just_copied() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").start()
    scene.answer("use.corruption", "copy.sell_grain", "take.sell_grain")
    assert scene.side(0) == ["sell_grain!", "water", "grain"]


@rule("FOR-A8", "FOR-T15")
def test_t15_copying_fortuna_gives_the_step_and_leaves_the_start() -> None:
    scene = Scene().cards(0, "corruption", "water", "grain!").cards(1, "fortuna", "wine", "build!")
    scene.has(N, coins=1).start().answer("use.corruption", "copy.fortuna")
    assert scene.province(N).step == 1
    assert scene.province(E).coins == 6
    assert scene.state.holder("fortuna") == E


@rule("FOR-A38", "FOR-A24")
def test_in_the_palace_the_fortuna_card_can_only_be_exchanged() -> None:
    scene = Scene().cards(0, "fortuna", "corruption", "grain!").has(N, step=14)
    scene.has(N, privileges=["b1-1"]).deck("c1-1", "c2-1", "c3-1").start()
    assert "use.fortuna" in scene.options
    scene.answer("play.b1", "c1-1")
    assert "use.fortuna" not in scene.options
    assert "swap.fortuna" in scene.options
