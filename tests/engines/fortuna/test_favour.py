"""Phase 4: dice, favour cards and tax (FOR-8), and the extra flip for two players (FOR-14)."""

import pytest

from engines.core import IllegalMove
from tests.engines.fortuna.build import E, N, Scene
from tests.engines.scene import part
from tests.rulebook import rule

POOR = {"grain": 0, "water": 0, "wine": 0, "centurions": 0, "priestesses": 0}


def emperor(*dice: int, players: int = 4, **fields: object) -> Scene:
    """A scene with the first seat in phase 4, about to roll these dice."""
    return Scene(players).has(N, **{"dice": len(dice), **fields}).dice(N, *dice)


@rule("FOR-8.1", "FOR-A37")
@pytest.mark.parametrize("dice", [(4,), (2, 6), (1, 3, 5)])
def test_all_own_dice_are_rolled(dice: tuple[int, ...]) -> None:
    scene = emperor(*dice).start(at="emperor")
    assert scene.state.rolled == list(dice)
    assert scene.event("roll").data["dice"] == list(dice)


@rule("FOR-8.2", "FOR-EX6")
@pytest.mark.parametrize(("die", "favours"), [(1, ["1"]), (3, ["1", "2", "3"])])
def test_ex6_a_die_opens_the_favours_up_to_its_value(die: int, favours: list[str]) -> None:
    scene = emperor(die, grain=1, wine=1, water=1).start(at="emperor")
    assert [one.split(".")[1] for one in scene.options if one != "decline"] == favours


@rule("FOR-6.14", "FOR-EX3")
def test_ex3_dice_are_not_added_and_the_higher_one_counts() -> None:
    scene = emperor(5, 2, married=True).start(at="emperor")
    assert scene.options == [
        *("favour.1.1", "favour.2.1", "favour.3.1", "favour.4.1", "favour.5.0", "decline")
    ]
    assert scene.answer("favour.5.0").favour_up(6)


@rule("FOR-8.3")
def test_after_one_favour_the_turn_goes_on_without_another() -> None:
    scene = emperor(6, married=True, water=2).start(at="emperor").answer("favour.6.0")
    assert scene.asked.seat == E


@rule("FOR-8.4")
def test_favour_1_takes_one_water_for_one_step() -> None:
    scene = emperor(1, water=3).start(at="emperor")
    assert scene.options == ["favour.1.1", "decline"]
    scene.answer("favour.1.1")
    assert (scene.province().water, scene.province().step) == (2, 1)


@rule("FOR-8.5", "FOR-8.12")
@pytest.mark.parametrize("wine", [1, 2])
def test_favour_2_takes_up_to_two_wine(wine: int) -> None:
    scene = emperor(2, **{**POOR, "wine": 3}).start(at="emperor")
    assert scene.options == ["favour.2.1", "favour.2.2", "decline"]
    scene.answer(f"favour.2.{wine}")
    assert (scene.province().wine, scene.province().step) == (3 - wine, wine)


@rule("FOR-8.6")
@pytest.mark.parametrize("grain", [1, 2])
def test_favour_3_takes_up_to_two_grain(grain: int) -> None:
    scene = emperor(3, **{**POOR, "grain": 3}).start(at="emperor")
    assert scene.options == ["favour.3.1", "favour.3.2", "decline"]
    scene.answer(f"favour.3.{grain}")
    assert (scene.province().grain, scene.province().step) == (3 - grain, grain)


@rule("FOR-8.7")
@pytest.mark.parametrize("centurions", [1, 2, 3])
def test_favour_4_takes_up_to_three_centurions(centurions: int) -> None:
    scene = emperor(4, **{**POOR, "centurions": 3}).start(at="emperor")
    assert scene.options == ["favour.4.1", "favour.4.2", "favour.4.3", "decline"]
    scene.answer(f"favour.4.{centurions}")
    assert (scene.province().centurions, scene.province().step) == (3 - centurions, centurions)


@rule("FOR-8.8", "FOR-6.16")
def test_favour_5_moves_the_married_one_step_for_nothing() -> None:
    scene = emperor(5, married=True, **POOR).start(at="emperor").answer("favour.5.0")
    assert scene.province().step == 1
    assert not scene.favour_up(5)


@rule("FOR-8.8")
def test_favour_5_is_nothing_for_the_unmarried() -> None:
    scene = emperor(5, **POOR, privileges=["c1-1"]).start(at="emperor")
    assert scene.options == ["decline", "later"]


@rule("FOR-EX18", "FOR-8.8", "FOR-15.4")
def test_ex18_with_a_palace_favour_5_moves_two_steps() -> None:
    scene = emperor(5, married=True, buildings=["palace"]).start(at="emperor")
    assert scene.answer("favour.5.0").province().step == 2


@rule("FOR-8.9")
@pytest.mark.parametrize("priestesses", [1, 2, 3])
def test_favour_6_moves_a_step_for_each_priestess_kept(priestesses: int) -> None:
    scene = emperor(6, **{**POOR, "priestesses": priestesses}).start(at="emperor")
    scene.answer("favour.6.0")
    assert (scene.province().step, scene.province().priestesses) == (priestesses, priestesses)


@rule("FOR-8.10", "FOR-8.11")
def test_a_used_favour_is_closed_to_all_for_the_round() -> None:
    scene = emperor(3).dice(E, 3).start(at="emperor").answer("favour.3.1")
    assert not scene.favour_up(3)
    scene.answer("swap.sell_grain", "take.priestesses", "none")
    assert scene.options == ["favour.1.1", "favour.2.1", "decline"]


@rule("FOR-8.11", "FOR-10.3")
def test_at_the_end_of_the_round_all_favours_are_open_again() -> None:
    scene = emperor(3).start(at="emperor").answer("favour.3.1").finish_round()
    assert scene.state.round == 3
    assert all(favour.face_up for favour in scene.state.favours)


@rule("FOR-8.13", "FOR-8.14", "FOR-A3")
def test_who_will_not_hand_in_pays_a_coin() -> None:
    scene = emperor(3).start(at="emperor").answer("decline")
    assert (scene.province().coins, scene.province().step) == (4, 0)
    assert (scene.province().grain, scene.province().water, scene.province().wine) == (1, 1, 1)


@rule("FOR-8.14", "FOR-A3", "FOR-8.18")
def test_who_cannot_hand_in_pays_too_and_no_card_is_turned() -> None:
    scene = emperor(3, **POOR).start(at="emperor")
    assert scene.province().coins == 4
    assert all(favour.face_up for favour in scene.state.favours)
    assert scene.told[:2] == ["roll", "tax"]


@rule("FOR-8.15")
def test_without_a_coin_the_pawn_goes_back_a_step() -> None:
    scene = emperor(3, step=5, coins=0, **POOR).start(at="emperor")
    assert (scene.province().coins, scene.province().step) == (0, 4)


@rule("FOR-8.16", "FOR-EX9")
def test_ex9_with_no_favour_open_there_is_neither_step_nor_tax() -> None:
    scene = emperor(1, water=2).favours([1]).start(at="emperor")
    assert (scene.province().coins, scene.province().step) == (5, 0)
    assert scene.told[:2] == ["roll", "idle"]


@rule("FOR-8.17", "FOR-A5")
def test_a_low_die_may_be_chosen_although_a_high_one_would_advance() -> None:
    scene = emperor(1, 4, centurions=2).favours([1]).start(at="emperor")
    assert "favour.4.1" in scene.options
    scene.answer("die.1")
    assert (scene.province().coins, scene.province().step, scene.state.selected) == (5, 0, None)
    assert scene.event("idle").data["die"] == 1


@rule("FOR-8.18", "FOR-A47")
def test_paying_the_tax_takes_no_token() -> None:
    scene = emperor(3).favours(f3=2).start(at="emperor").answer("decline")
    assert scene.state.favours[2].tokens == 2
    assert "draw" not in scene.told


@rule("FOR-A4")
@pytest.mark.parametrize("die", [5, 6])
def test_favours_that_cost_nothing_may_be_declined_too(die: int) -> None:
    scene = emperor(die, married=True).start(at="emperor").answer("decline")
    assert (scene.province().coins, scene.province().step) == (4, 0)


@rule("FOR-A18")
def test_going_one_step_of_three_still_takes_card_and_tokens() -> None:
    scene = emperor(6, priestesses=3, step=14).favours(f6=1).start(at="emperor")
    scene.answer("favour.6.0").answer(scene.options[0])
    assert scene.province().step == 15
    assert not scene.favour_up(6)
    assert scene.state.favours[5].tokens == 0
    assert len(scene.province().privileges) == 2


@rule("FOR-A18")
@pytest.mark.parametrize(("die", "option"), [(5, "favour.5.0"), (6, "favour.6.0")])
def test_the_steps_offered_end_at_the_palace(die: int, option: str) -> None:
    scene = emperor(die, married=True, buildings=["palace"], priestesses=3, step=14)
    scene.start(at="emperor")
    label = next(one.label for one in scene.asked.options if one.id == option)
    assert part(label, "steps") == 1


@rule("FOR-A67")
def test_tax_is_judged_by_the_coins_at_the_answer() -> None:
    scene = emperor(1, water=0, coins=0, step=3, privileges=["a2-1"]).start(at="emperor")
    hint = scene.asked.options[0].hint
    assert hint is not None
    assert hint.key == "fortuna-tax-step"
    scene.answer("decline")
    assert scene.province().step == 2


@rule("FOR-A67", "FOR-A47")
def test_goods_pawn_card_tokens_flip_draws_end_come_in_this_order() -> None:
    scene = emperor(3, players=2, grain=1, privileges=["c1-1"]).favours(f3=2).start(at="emperor")
    scene.answer("favour.3.1")
    assert scene.topic == "flip"
    assert not scene.favour_up(3)
    assert scene.state.favours[2].tokens == 0
    assert "draw" not in scene.told
    scene.answer("none")
    assert scene.topic == "privilege"
    scene.answer(scene.options[0])
    assert scene.topic == "end"


@rule("FOR-EX7")
def test_ex7_adam_uses_food() -> None:
    scene = emperor(3, grain=1).start(at="emperor").answer("favour.3.1")
    assert (scene.province().grain, scene.province().step) == (0, 1)
    assert not scene.favour_up(3)


@rule("FOR-EX8")
def test_ex8_david_pays_with_3_and_could_have_used_battle_with_4() -> None:
    tax = emperor(3, **{**POOR, "centurions": 1}).favours([1, 2]).start(at="emperor")
    assert tax.province().coins == 4
    assert tax.favour_up(3)
    battle = emperor(4, **{**POOR, "centurions": 1}).favours([1, 2]).start(at="emperor")
    battle.answer("favour.4.1")
    assert (battle.province().coins, battle.province().step) == (5, 1)


@rule("FOR-EX10")
def test_ex10_rafael_has_no_wine_and_pays() -> None:
    scene = emperor(3, wine=0).favours([1, 3]).start(at="emperor")
    assert (scene.province().coins, scene.province().step) == (4, 0)
    assert scene.favour_up(2)


@rule("FOR-EX11")
def test_ex11_adam_takes_the_2_to_avoid_the_tax() -> None:
    scene = emperor(2, 3, grain=0).favours([1, 2]).start(at="emperor")
    assert scene.options == ["die.2", "decline"]
    scene.answer("die.2")
    assert (scene.province().coins, scene.province().step) == (5, 0)
    assert scene.favour_up(3)


@rule("FOR-T1", "FOR-A21")
def test_t1_without_coins_the_village_is_the_end_of_the_way_back() -> None:
    scene = emperor(2, coins=0, water=0, wine=0).start(at="emperor")
    assert (scene.province().step, scene.province().coins) == (0, 0)
    assert scene.favour_up(1)
    assert scene.favour_up(2)


@rule("FOR-T2", "FOR-A21", "FOR-12.1")
def test_t2_the_tax_can_push_a_pawn_out_of_rome() -> None:
    scene = emperor(1, step=10, coins=0, water=0).start(at="emperor")
    assert scene.province().step == 9
    scene.finish_round().state.ended = True
    scores = scene.playing.spec.result(scene.state).scores
    assert scores[N].total is None


@rule("FOR-T3", "FOR-A21")
def test_t3_the_tax_is_taken_in_coins_first() -> None:
    scene = emperor(1, step=8, coins=1, water=0).start(at="emperor")
    assert (scene.province().coins, scene.province().step) == (0, 8)


@rule("FOR-T4")
def test_t4_an_open_card_one_cannot_use_means_tax() -> None:
    scene = emperor(5, coins=3).favours([1, 2, 3, 4]).start(at="emperor")
    assert scene.province().coins == 2
    assert scene.favour_up(5)


@rule("FOR-T5")
def test_t5_religion_without_a_priestess() -> None:
    scene = emperor(6, coins=2, priestesses=0).favours([1, 2, 3, 4, 5]).start(at="emperor")
    assert (scene.province().coins, scene.province().step) == (1, 0)
    assert scene.favour_up(6)


@rule("FOR-T6")
@pytest.mark.parametrize(("answer", "coins"), [("die.1", 5), ("decline", 4)])
def test_t6_dodging_the_tax(answer: str, coins: int) -> None:
    scene = emperor(1, 6, **POOR).favours([1]).start(at="emperor")
    assert scene.options == ["die.1", "decline"]
    assert scene.answer(answer).province().coins == coins


@rule("FOR-T7", "FOR-A4")
def test_t7_a_free_favour_declined() -> None:
    scene = emperor(6, priestesses=2).start(at="emperor").answer("decline")
    assert (scene.province().coins, scene.province().step) == (4, 0)
    assert scene.favour_up(6)


@rule("FOR-T8", "FOR-A22")
def test_t8_overshoot_with_tokens_palace_first() -> None:
    scene = emperor(6, priestesses=3, step=14).favours(f6=2).start(at="emperor")
    scene.answer("favour.6.0")
    assert scene.province().step == 15
    assert not scene.favour_up(6)
    assert (scene.topic, len(scene.options)) == ("privilege", 3)
    scene.answer(scene.options[0])
    assert (scene.topic, len(scene.options)) == ("privilege", 2)
    scene.answer(scene.options[0])
    assert len(scene.province().privileges) == 2


@rule("FOR-T9", "FOR-A18")
def test_t9_no_more_is_taken_than_the_steps_left() -> None:
    scene = emperor(4, **{**POOR, "centurions": 3, "step": 14}).start(at="emperor")
    assert scene.options == ["favour.4.1", "decline"]


@rule("FOR-14.2", "FOR-A31", "FOR-T32")
def test_t32_the_starting_player_of_two_may_turn_one_more_card() -> None:
    scene = emperor(3, players=2, grain=1).favours(f1=1, f5=2).dice(E, 6).start(at="emperor")
    scene.answer("favour.3.1")
    assert scene.options == ["none", "flip.2", "flip.4", "flip.6"]
    scene.answer("flip.6")
    assert not scene.favour_up(6)
    scene.answer("swap.sell_grain", "take.priestesses", "none")
    assert not any(option.startswith("favour.6") for option in scene.options)
    scene.answer("decline")
    assert scene.state.round == 3
    assert scene.state.favours[5].tokens == 0
    assert scene.state.favours[1].tokens == 1


@rule("FOR-14.2", "FOR-T32")
def test_the_second_player_never_turns_an_extra_card() -> None:
    scene = emperor(1, players=2).dice(E, 1).start(at="emperor").answer("favour.1.1", "none")
    while scene.state.round == 2:
        assert scene.topic != "flip"
        scene.answer("die.1" if scene.topic == "favour" else scene.safe)


@rule("FOR-14.2")
@pytest.mark.parametrize("players", [3, 4])
def test_only_two_players_have_the_extra_flip(players: int) -> None:
    scene = emperor(1, players=players).start(at="emperor").answer("favour.1.1")
    assert scene.asked.seat == E


@rule("FOR-14.3")
def test_a_card_with_a_token_cannot_be_turned() -> None:
    scene = emperor(1, players=2).favours(f2=1).start(at="emperor").answer("favour.1.1")
    assert "flip.2" not in scene.options
    with pytest.raises(IllegalMove):
        scene.answer("flip.2")


@rule("FOR-14.4")
def test_if_all_open_favours_carry_tokens_none_is_turned() -> None:
    scene = emperor(1, players=2).favours(f2=1, f3=1, f4=3, f5=2, f6=1).start(at="emperor")
    scene.answer("favour.1.1")
    assert scene.asked.seat == E


@rule("FOR-A31")
@pytest.mark.parametrize("step", [0, 15])
def test_the_flip_comes_even_if_no_favour_was_used(step: int) -> None:
    scene = emperor(1, players=2, water=0)
    scene.has(N, step=step)
    scene.start_state.arrivals = [N] if step == 15 else []
    scene.start_state.ended = step == 15
    scene.start(at="emperor")
    assert scene.topic == "flip"
    assert ("roll" in scene.told) == (step == 0)


@rule("FOR-14.2", "FOR-A31", "FOR-A67")
@pytest.mark.parametrize("favour", ["favour.3.1", "decline"])
def test_the_flip_comes_before_the_end_of_the_turn_that_was_asked_for(favour: str) -> None:
    scene = emperor(3, players=2, grain=1, privileges=["c2-1"]).start(at="emperor")
    scene.answer("later", favour)
    assert (scene.topic, scene.state.phase) == ("flip", 4)
    scene.answer("flip.1")
    assert (scene.topic, scene.state.phase) == ("end", 5)
    assert scene.answer("end").asked.seat == E


@rule("FOR-A31", "FOR-A17", "FOR-A67")
@pytest.mark.parametrize("dice", [(), (1,)])
def test_the_flip_comes_before_the_end_of_a_turn_in_the_palace(dice: tuple[int, ...]) -> None:
    scene = emperor(*dice, players=2, water=1, privileges=["c2-1"])
    scene.has(N, step=14 if dice else 15)
    scene.start_state.arrivals = [] if dice else [N]
    scene.start_state.ended = not dice
    scene.start(at="emperor")
    if dice:
        scene.answer("favour.1.1").answer(scene.options[0])
    assert scene.topic == "flip"
    assert scene.answer("none").topic == "end"


@rule("FOR-A60", "FOR-T51")
def test_t51_the_flip_stays_with_who_started_the_round() -> None:
    scene = Scene(2).cards(0, "fortuna", "water", "grain!").dice(N, 1).start()
    scene.answer("swap.fortuna", "take.sell_grain", "none", "favour.1.1")
    assert scene.state.holder("fortuna") == E
    assert (scene.asked.seat, scene.topic) == (N, "flip")


@rule("FOR-14.1")
def test_two_play_with_two_empty_sides_eight_buildings_and_22_cards() -> None:
    state = Scene(2).start().state
    assert [state.owner(side) for side in range(4)] == [0, 1, None, None]
    assert sum(state.piles.values()) == 8
    assert len(state.deck) == 22
