"""Rounds and turns: phases, aqueduct, exchange, Military Power (FOR-3 to FOR-5, FOR-7)."""

import pytest

from engines.core import IllegalMove, NotYourDecision
from engines.fortuna.ids import SIDES
from tests.engines.fortuna.build import E, N, S, Scene, W
from tests.engines.scene import part
from tests.rulebook import rule


@rule("FOR-3.1", "FOR-3.3", "FOR-3.6")
def test_each_player_takes_one_whole_turn_in_the_order_of_the_round() -> None:
    scene = Scene(first=S).start(S)
    seats: list[int] = []
    while scene.state.round == 2:
        if not seats or seats[-1] != scene.asked.seat:
            seats.append(scene.asked.seat)
        scene.answer(scene.safe)
    assert seats == [S, W, N, E]


@rule("FOR-3.2", "FOR-3.4")
def test_the_phases_come_in_strict_order() -> None:
    scene = Scene().has(N, privileges=["c1-1"]).favours(f1=1).dice(N, 1).start()
    topics, phases = [], []
    while scene.asked.seat == N:
        topics.append(scene.topic)
        phases.append(scene.state.phase)
        scene.answer(scene.safe)
    assert topics == ["card", "exchange", "military", "favour", "end"]
    assert phases == [2, 2, 3, 4, 5]


@rule("FOR-3.3", "FOR-A65")
def test_nobody_but_the_active_player_is_asked() -> None:
    scene = Scene().has(E, privileges=["b1-1", "a1-1"]).start()
    assert [one.seat for one in scene.playing.table.pending.values()] == [N]
    with pytest.raises(NotYourDecision):
        scene.playing.answer(scene.asked.id, E, "play.b1")
    assert scene.playing.view(E).decisions == []


@rule("FOR-3.6", "FOR-A12")
def test_moving_the_fortuna_card_changes_only_the_next_round() -> None:
    scene = Scene().cards(0, "fortuna", "grain", "wine!").start()
    scene.answer("swap.fortuna", "take.sell_grain")
    assert scene.state.order == [N, E, S, W]
    scene.finish_round()
    assert scene.state.order[0] == E


@rule("FOR-3.5", "FOR-3.7", "FOR-8.3")
def test_a_favour_advances_by_one_to_three_steps_and_only_once_a_turn() -> None:
    scene = Scene().has(N, centurions=3, water=1).dice(N, 4).start(at="emperor")
    scene.answer("favour.4.3")
    assert scene.province().step == 3
    assert scene.asked.seat == E
    assert scene.province().water == 1


@rule("FOR-4.1", "FOR-A35")
def test_an_empty_aqueduct_is_filled_in_phase_1() -> None:
    scene = Scene().has(N, buildings=["aqueduct"], water=2).start()
    assert (scene.province().aqueduct, scene.province().water) == (1, 2)


@rule("FOR-4.2")
def test_a_full_aqueduct_gets_no_more_water() -> None:
    scene = Scene().has(N, buildings=["aqueduct"], aqueduct=1, water=2).start()
    assert (scene.province().aqueduct, scene.province().water) == (1, 2)
    assert "aqueduct" not in scene.told


@rule("FOR-4.1")
def test_without_an_aqueduct_phase_1_brings_nothing() -> None:
    scene = Scene().start()
    assert (scene.province().aqueduct, scene.province().water) == (None, 1)


@rule("FOR-4.3", "FOR-A15")
def test_aqueduct_and_reservoir_stay_apart() -> None:
    scene = Scene().has(N, buildings=["aqueduct"], water=0).start().answer("use.water")
    assert (scene.province().aqueduct, scene.province().water) == (1, 2)


@rule("FOR-4.4", "FOR-6.20")
def test_nobody_builds_a_second_aqueduct() -> None:
    scene = Scene().cards(0, "build", "grain", "wine!").has(N, buildings=["aqueduct"]).start()
    scene.answer("use.build")
    assert scene.options == ["build.market", "build.basilica"]


@rule("FOR-5.1", "FOR-A42")
def test_the_reserved_card_is_turned_up_and_can_be_chosen() -> None:
    scene = Scene().cards(0, "build", "grain", "water!").start()
    assert scene.side(0) == ["build", "grain", "water"]
    assert "use.water" in scene.options


@rule("FOR-5.2", "FOR-5.3", "FOR-13.3")
def test_each_own_card_can_be_executed_or_only_exchanged() -> None:
    scene = Scene().start()
    assert scene.options == [
        *("use.water", "use.grain", "use.wine"),
        *("swap.water", "swap.grain", "swap.wine"),
    ]
    scene.answer("swap.water")
    assert scene.province().water == 1
    assert scene.topic == "exchange"


@rule("FOR-5.4", "FOR-A14")
def test_the_chosen_card_must_be_exchanged_with_any_other_side() -> None:
    scene = Scene(3).cards(3, "build", "corruption", "fortuna").start().answer("use.water")
    assert scene.options == [
        *("take.sell_grain", "take.sell_wine", "take.priestesses", "take.clergy"),
        *("take.build", "take.corruption", "take.fortuna"),
    ]
    scene.answer("take.corruption")
    assert scene.side(3) == ["build", "water", "fortuna"]


@rule("FOR-5.4", "FOR-A14")
@pytest.mark.parametrize(("players", "targets"), [(2, 8), (3, 7), (4, 6)])
def test_the_number_of_exchange_targets(players: int, targets: int) -> None:
    scene = Scene(players)
    assert len(scene.start().answer("swap.water").options) == targets


@rule("FOR-5.5", "FOR-5.6")
def test_both_cards_change_places_slot_for_slot() -> None:
    scene = Scene().start().answer("swap.grain", "take.clergy")
    assert scene.side(0) == ["water", "clergy!", "wine"]
    assert scene.side(2) == ["priestesses", "grain", "family!"]


@rule("FOR-5.7")
def test_a_reserved_card_of_another_cannot_be_taken() -> None:
    scene = Scene().start().answer("swap.grain")
    assert not {"take.centurions", "take.family", "take.fortuna"} & set(scene.options)
    with pytest.raises(IllegalMove):
        scene.answer("take.family")


@rule("FOR-5.8", "FOR-7.5")
def test_the_card_taken_cannot_be_used_in_the_same_turn() -> None:
    scene = Scene().start().answer("swap.grain", "take.build")
    assert scene.options == ["none", "use.water", "use.wine"]


@rule("FOR-5.8", "FOR-5.10")
def test_until_the_next_turn_only_the_two_open_cards_can_be_taken() -> None:
    scene = Scene().start().answer("swap.grain", "take.build").end_turn()
    scene.answer("swap.sell_grain")
    assert {"take.water", "take.wine"} <= set(scene.options)
    assert "take.build" not in scene.options


@rule("FOR-5.11")
def test_the_owner_of_the_card_taken_is_not_asked() -> None:
    scene = Scene().start().answer("swap.grain", "take.sell_grain")
    assert scene.asked.seat == N


@rule("FOR-A1")
def test_which_card_is_reserved_is_known_to_all() -> None:
    scene = Scene().start()
    for seat in (None, N, S):
        state = scene.playing.view(seat).state
        assert [card.card for card in state.sides[1]] == ["sell_grain", "sell_wine", "centurions"]
        assert state.sides[1][2].reserved


@rule("FOR-7.1", "FOR-7.4", "FOR-6.27")
def test_a_centurion_buys_the_action_of_an_open_card_which_stays() -> None:
    scene = Scene().start().answer("swap.grain", "take.build", "use.water")
    assert scene.province().centurions == 0
    assert scene.province().water == 3
    assert scene.side(0) == ["water", "build!", "wine"]


@rule("FOR-7.2")
def test_military_power_is_used_once_a_turn() -> None:
    scene = Scene().has(N, centurions=3).start()
    scene.answer("swap.grain", "take.build", "use.water")
    assert scene.topic == "favour"
    assert scene.province().centurions == 2


@rule("FOR-7.3", "FOR-A40")
def test_the_dearest_place_is_emptied_so_the_next_costs_the_same_again() -> None:
    scene = Scene().cards(0, "centurions", "water", "grain!").has(N, centurions=2)
    scene.cards(1, "wine", "sell_wine", "sell_grain!").has(N, coins=20).start()
    scene.answer("swap.grain", "take.wine", "use.centurions")
    prices = [part(option.label, "use", "coins", "n") for option in scene.asked.options]
    assert prices == [2, 5]


@rule("FOR-7.6")
def test_military_power_does_not_need_an_executed_card() -> None:
    scene = Scene().start().answer("swap.grain", "take.build")
    assert scene.topic == "military"


@rule("FOR-7.1")
def test_without_a_centurion_military_power_is_not_asked() -> None:
    scene = Scene().has(N, centurions=0).start().answer("swap.grain", "take.build")
    assert scene.topic == "favour"


@rule("FOR-A39")
def test_a_centurion_cannot_be_thrown_away_for_nothing() -> None:
    scene = Scene().cards(0, "sell_grain", "sell_wine", "water!").has(N, grain=0, wine=0).start()
    scene.answer("use.water", "take.grain")
    assert scene.topic == "favour"
    assert scene.province().centurions == 1


@rule("FOR-7.1", "FOR-A39")
def test_only_executable_cards_are_offered_for_a_centurion() -> None:
    scene = Scene().cards(0, "sell_grain", "sell_wine", "water!").has(N, grain=0).start()
    scene.answer("use.water", "take.grain")
    assert scene.options == ["none", "use.sell_wine"]


@rule("FOR-A52")
def test_a_centurion_gained_in_the_same_turn_may_be_handed_in() -> None:
    scene = Scene().cards(0, "centurions", "water", "wine!").has(N, centurions=0).start()
    scene.answer("use.centurions", "buy.1", "take.build", "use.water")
    assert (scene.province().centurions, scene.province().water) == (0, 3)


@rule("FOR-A52", "FOR-T46")
def test_recruiting_by_military_power_counts_the_place_that_became_free() -> None:
    scene = Scene().cards(0, "centurions", "sell_grain", "wine!")
    scene.has(N, centurions=3, coins=3, grain=0).start().answer("swap.wine", "take.clergy")
    assert scene.options == ["none", "use.centurions"]
    scene.answer("use.centurions")
    assert (scene.province().centurions, scene.province().coins) == (3, 0)


@rule("FOR-T46")
def test_with_two_coins_the_third_centurion_cannot_be_replaced() -> None:
    scene = Scene().cards(0, "centurions", "sell_grain", "wine!")
    scene.has(N, centurions=3, coins=2, grain=0).start().answer("swap.wine", "take.clergy")
    assert scene.topic == "favour"


@rule("FOR-A52")
def test_with_one_centurion_its_replacement_costs_one_coin() -> None:
    scene = Scene().cards(0, "centurions", "sell_grain", "wine!").has(N, coins=1, grain=0).start()
    scene.answer("swap.wine", "take.clergy", "use.centurions")
    assert (scene.province().centurions, scene.province().coins) == (1, 0)


@rule("FOR-A41", "FOR-6.28")
def test_military_power_with_fortuna_leaves_the_card_and_the_start_with_its_owner() -> None:
    scene = Scene().cards(0, "fortuna", "water", "wine!").start()
    scene.answer("swap.wine", "take.build", "use.fortuna")
    assert scene.province().step == 1
    assert scene.state.holder("fortuna") == N
    scene.finish_round()
    assert scene.state.order[0] == N


@rule("FOR-EX4")
def test_ex4_rafael_swaps_grain_harvest_for_sell_grain() -> None:
    scene = Scene().start().answer("use.grain", "water.0", "take.sell_grain")
    assert scene.province().grain == 3
    assert scene.side(1) == ["grain", "sell_wine", "centurions!"]
    assert scene.side(0) == ["water", "sell_grain!", "wine"]


@rule("FOR-EX5")
def test_ex5_rafael_builds_a_market_by_military_power() -> None:
    scene = Scene().cards(0, "build", "grain", "wine!").start()
    scene.answer("use.grain", "water.0", "take.sell_grain", "use.build", "build.market")
    assert scene.side(0) == ["build", "sell_grain!", "wine"]
    assert scene.province().centurions == 0
    assert scene.province().buildings == ["market"]
    assert scene.province().coins == 5


@rule("FOR-T20")
def test_t20_exchange_mechanics() -> None:
    scene = Scene().cards(0, "water", "grain", "wine!").start()
    scene.answer("swap.grain", "take.sell_wine")
    assert scene.side(0) == ["water", "sell_wine!", "wine"]
    assert scene.side(1) == ["sell_grain", "grain", "centurions!"]
    assert scene.options == ["none", "use.water", "use.wine"]


@rule("FOR-T21")
def test_t21_of_a_player_only_the_open_cards_are_offered() -> None:
    scene = Scene().cards(1, "family", "corruption!", "build").start().answer("swap.grain")
    offered = {option.removeprefix("take.") for option in scene.options}
    assert offered & {"family", "corruption", "build"} == {"family", "build"}


@rule("FOR-2.1")
def test_the_owner_of_each_offered_card_is_named() -> None:
    scene = Scene(2).start().answer("swap.grain")
    owners = [option.group for option in scene.asked.options if option.group is not None]
    assert part(owners[0], "who").who == E
    assert part(owners[-1], "side").key == f"fortuna-side-{SIDES[3]}"
