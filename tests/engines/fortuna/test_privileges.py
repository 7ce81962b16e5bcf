"""Privilege cards: played (FOR-9, FOR-16), and the questions they need (FOR-A57 to FOR-A65)."""

import pytest

from engines.core import IllegalMove, UndoRefused
from tests.engines.fortuna.build import E, N, S, Scene, W
from tests.engines.fortuna.privileges import serve
from tests.engines.scene import part
from tests.rulebook import rule


@rule("FOR-16.2")
@pytest.mark.parametrize(("card", "field"), [("a1", "priestesses"), ("a2", "centurions")])
def test_a_person_comes_free_and_the_card_is_discarded(card: str, field: str) -> None:
    scene = Scene().has(N, privileges=[f"{card}-1"]).start().answer(f"play.{card}")
    assert getattr(scene.province(), field) == 2
    assert scene.province().coins == 5
    assert scene.state.discards == [f"{card}-1"]
    assert scene.topic == "card"


@rule("FOR-16.3")
def test_a_free_priestess_takes_the_lowest_free_place() -> None:
    scene = Scene().cards(0, "priestesses", "water", "wine!")
    scene.has(N, priestesses=0, coins=20, privileges=["a1-1"]).start()
    scene.answer("play.a1", "use.priestesses")
    prices = [part(option.label, "coins", "n") for option in scene.asked.options]
    assert prices == [3, 8]


@rule("FOR-16.4", "FOR-A15")
@pytest.mark.parametrize("cube", ["water", "grain", "wine"])
def test_the_grey_cube_is_chosen_freely(cube: str) -> None:
    scene = Scene().has(N, grain=0, water=0, wine=0, privileges=["a4-1"]).start()
    scene.answer("play.a4")
    assert scene.options == ["take.water", "take.grain", "take.wine"]
    scene.answer(f"take.{cube}")
    province = scene.province()
    gained = {"grain": province.grain, "water": province.water, "wine": province.wine}
    expected = {"grain": 1, "water": 0, "wine": 0}
    expected[cube] += 1
    assert gained == expected


@rule("FOR-A15")
def test_given_water_goes_to_the_reservoir() -> None:
    scene = Scene().has(N, buildings=["aqueduct"], water=0, privileges=["a3-1"])
    scene.has(N, aqueduct=0).start(at="choose").answer("play.a3", "take.water")
    assert (scene.province().aqueduct, scene.province().water) == (0, 2)


@rule("FOR-16.5", "FOR-16.6")
@pytest.mark.parametrize("card", ["b1", "b2"])
def test_a_step_card_moves_the_pawn_with_or_without_the_mark(card: str) -> None:
    scene = Scene().has(N, privileges=[f"{card}-1"]).start().answer(f"play.{card}")
    assert scene.province().step == 1
    assert scene.state.discards == [f"{card}-1"]


@rule("FOR-16.7", "FOR-T35", "FOR-A24")
def test_t35_one_step_card_a_turn() -> None:
    scene = Scene().has(N, privileges=["b1-1", "b2-1"]).start().answer("play.b1")
    assert not any(option.startswith("play.") for option in scene.options)
    with pytest.raises(IllegalMove):
        scene.answer("play.b2")
    while scene.state.round == 2:
        scene.answer(scene.safe)
    while scene.asked.seat != N:
        scene.answer(scene.safe)
    assert "play.b2" in scene.options


@rule("FOR-16.7")
def test_there_is_no_limit_on_kind_a() -> None:
    scene = Scene().has(N, privileges=["a1-1", "a2-1", "a3-1"]).start()
    scene.answer("play.a1", "play.a2", "play.a3", "take.wine")
    assert scene.province().privileges == []


@rule("FOR-16.8", "FOR-A58", "FOR-A24")
def test_cards_can_be_played_at_each_question_of_the_own_turn() -> None:
    scene = Scene(2).has(N, privileges=["a3-1", "c1-1"]).dice(N, 1).start()
    offered = []
    while scene.asked.seat == N:
        offered.append((scene.topic, "play.a3" in scene.options))
        scene.answer(scene.safe)
    assert offered == [
        *(("card", True), ("exchange", True), ("military", True)),
        *(("favour", True), ("flip", True)),
    ]


@rule("FOR-16.8", "FOR-A58")
def test_who_says_so_can_play_a_card_after_the_favour() -> None:
    scene = Scene().has(N, privileges=["a3-1", "c1-1"]).dice(N, 1).start(at="emperor")
    scene.answer("later")
    assert "later" not in scene.options
    scene.answer("favour.1.1")
    assert (scene.topic, scene.options) == ("end", ["end", "play.a3"])
    assert scene.answer("play.a3", "take.wine", "end").asked.seat == E


@rule("FOR-16.8", "FOR-A59")
@pytest.mark.parametrize("answer", ["favour.1.1", "decline"])
def test_who_does_not_say_so_ends_the_turn_with_the_favour(answer: str) -> None:
    scene = Scene().has(N, privileges=["a3-1"]).dice(N, 1).start(at="emperor").answer(answer)
    assert scene.asked.seat == E


@rule("FOR-A24", "FOR-A59")
def test_the_moment_after_drawn_cards_comes_once_even_if_it_was_asked_for() -> None:
    scene = Scene().has(N, privileges=["c1-1"]).favours(f1=1).dice(N, 1).start(at="emperor")
    scene.answer("later", "favour.1.1")
    assert scene.topic == "end"
    assert scene.answer("end").asked.seat == E


@rule("FOR-A17", "FOR-16.8")
def test_in_the_palace_there_is_a_moment_to_play_cards_instead_of_the_favour() -> None:
    scene = Scene().has(N, step=15, privileges=["a3-1"], centurions=0)
    scene.start_state.arrivals = [N]
    scene.start_state.ended = True
    scene.start().answer("swap.water", "take.build")
    assert (scene.topic, scene.options) == ("end", ["end", "play.a3"])


@rule("FOR-16.8", "FOR-11.2")
def test_who_reaches_the_palace_by_a_favour_can_still_play_cards() -> None:
    scene = Scene().has(N, step=14, married=True, privileges=["a3-1"]).dice(N, 5)
    scene.deck("c1-1", "c2-1", "c3-1").start(at="emperor").answer("favour.5.0", "c1-1")
    assert (scene.topic, scene.options) == ("end", ["end", "play.a3"])


@rule("FOR-A58")
def test_inside_an_action_and_while_choosing_cards_none_is_offered() -> None:
    scene = serve(2, privileges=["a4-1"], centurions=0).has(N, water=2)
    scene.start(at="choose").answer("use.grain")
    assert scene.options == ["water.0", "water.1", "water.2"]
    scene.answer("water.0", "take.build", "favour.1.1")
    assert scene.topic == "privilege"
    assert scene.options == ["c2-1", "b1-1"]


@rule("FOR-A58")
def test_after_a_card_the_same_question_comes_again_with_new_options() -> None:
    scene = Scene().cards(0, "sell_grain", "water", "build!")
    scene.has(N, grain=0, privileges=["a4-1"]).start()
    assert "use.sell_grain" not in scene.options
    before = scene.asked.id
    scene.answer("play.a4", "take.grain")
    assert scene.topic == "card"
    assert scene.asked.id != before
    assert "use.sell_grain" in scene.options


@rule("FOR-A58", "FOR-A17")
def test_reaching_the_palace_after_the_roll_ends_phase_4() -> None:
    scene = Scene().has(N, step=14, privileges=["b1-1", "c1-1"], coins=0, water=0)
    scene.dice(N, 1).deck("c2-1", "c3-1", "c4-1").start(at="emperor")
    scene.answer("play.b1", "c2-1")
    assert scene.topic == "end"
    assert scene.province().step == 15
    assert "tax-step" not in scene.told


@rule("FOR-T36")
def test_t36_a_new_centurion_makes_military_power_available() -> None:
    scene = Scene().has(N, centurions=0, privileges=["a2-1"]).start()
    scene.answer("swap.water", "play.a2", "take.build")
    assert scene.topic == "military"


@rule("FOR-A25", "FOR-T37")
@pytest.mark.parametrize(("card", "field"), [("a1", "priestesses"), ("a2", "centurions")])
def test_t37_with_a_full_track_the_card_cannot_be_played(card: str, field: str) -> None:
    scene = Scene().has(N, privileges=[f"{card}-1", "a3-1"], **{field: 3}).start()
    assert [option for option in scene.options if option.startswith("play.")] == ["play.a3"]


@rule("FOR-A24", "FOR-T38")
def test_t38_a_step_card_does_not_save_from_the_tax() -> None:
    scene = Scene().has(N, water=0, privileges=["b1-1"]).dice(N, 1).favours(f1=2)
    scene.start(at="emperor").answer("play.b1")
    assert (scene.province().step, scene.province().coins) == (1, 4)
    assert scene.favour_up(1)
    assert scene.state.favours[0].tokens == 2


@rule("FOR-A24")
def test_a_card_drawn_this_turn_may_still_be_played() -> None:
    scene = serve(1).deck("b1-1").start(at="emperor").answer("favour.1.1", "play.b1")
    assert scene.province().step == 2


@rule("FOR-A24")
def test_in_the_palace_no_step_card_is_offered() -> None:
    scene = Scene().cards(0, "fortuna", "water", "grain!")
    scene.has(N, step=14, privileges=["b1-1", "a3-1"]).deck("c1-1", "c2-1", "c3-1").start()
    scene.answer("use.fortuna", "c1-1")
    plays = [option for option in scene.options if option.startswith("play.")]
    assert plays == ["play.a3"]


@rule("FOR-A59", "FOR-T49")
def test_t49_with_any_card_in_hand_the_tax_is_asked() -> None:
    scene = Scene().has(N, water=0, coins=2, privileges=["c1-1"]).dice(N, 1)
    scene.start(at="emperor")
    assert (scene.topic, scene.options) == ("favour", ["decline", "later"])
    assert scene.answer("decline").province().coins == 1


@rule("FOR-A59", "FOR-T49")
def test_t49_without_cards_the_tax_is_taken_unasked() -> None:
    scene = Scene().has(N, water=0, coins=2).dice(N, 1).start(at="emperor")
    assert scene.province().coins == 1
    assert scene.asked.seat == E


@rule("FOR-A59")
@pytest.mark.parametrize("card", ["a3-1", "b1-1", "c1-1"])
def test_whether_a_question_comes_does_not_depend_on_the_kind_held(card: str) -> None:
    scene = Scene().has(N, water=0, privileges=[card]).dice(N, 1).start(at="emperor")
    assert (scene.topic, "later" in scene.options) == ("favour", True)
    scene.answer("later", "decline")
    assert scene.topic == "end"
    assert scene.playing.view(E).waiting[0].topic == scene.asked.topic


@rule("FOR-A59")
@pytest.mark.parametrize(("card", "told"), [("c1-1", True), ("a3-1", False)])
def test_who_is_asked_though_no_card_can_be_played_is_told_why(card: str, told: bool) -> None:
    scene = Scene().has(N, privileges=[card]).dice(N, 1).start(at="emperor")
    end = scene.answer("later", "decline").asked.options[0]
    assert (end.hint is not None) == told


@rule("FOR-A59")
def test_military_power_is_asked_by_public_facts_alone() -> None:
    scene = Scene().has(N, centurions=0, privileges=["a2-1"]).start()
    scene.answer("swap.water", "take.build")
    assert scene.topic == "favour"


@rule("FOR-A64")
def test_a_card_played_is_discarded_before_it_works() -> None:
    scene = Scene().has(N, step=14, privileges=["b1-1"]).piles([], [], rest=W).start()
    scene.answer("play.b1")
    assert scene.province().privileges == ["b1-1"]
    assert scene.state.discards == []
    assert scene.state.arrivals == [N]


@rule("FOR-A65", "FOR-16.8")
def test_cards_cannot_be_played_in_another_players_turn() -> None:
    scene = Scene().has(N, privileges=["a3-1"]).start(E)
    assert scene.asked.seat == E
    assert not any(option.startswith("play.") for option in scene.options)


@rule("FOR-A65", "FOR-A27")
def test_after_the_last_turn_nothing_is_asked_any_more() -> None:
    scene = Scene().cards(3, "fortuna", "water", "grain!").has(N, privileges=["a3-1", "b1-1"])
    scene.has(W, step=14).deck("c1-1", "c2-1", "c3-1").start(W).answer("use.fortuna", "c1-1")
    while not scene.playing.over:
        assert scene.asked.seat == W
        scene.answer(scene.safe)
    assert scene.province(N).privileges == ["a3-1", "b1-1"]


@rule("FOR-A58")
def test_a_played_card_cannot_be_taken_back() -> None:
    scene = Scene().has(N, privileges=["a1-1"]).start().answer("play.a1")
    with pytest.raises(UndoRefused):
        scene.playing.undo(N)


@rule("FOR-A59")
def test_the_end_of_the_turn_offers_cards_whose_track_has_room_again() -> None:
    scene = Scene().has(N, centurions=3, privileges=["a2-1"]).dice(N, 4).start(at="emperor")
    assert "play.a2" not in scene.options
    scene.answer("later", "favour.4.3", "play.a2")
    assert scene.province().centurions == 1
    assert scene.asked.seat == E


@rule("FOR-A22")
def test_both_arrivals_in_one_turn_order_are_remembered() -> None:
    scene = Scene().cards(0, "fortuna", "water", "grain!").has(N, step=14).has(S, step=14)
    scene.has(S, privileges=["b1-1"]).deck("c1-1", "c2-1", "c3-1").start()
    scene.answer("use.fortuna", "c1-1").end_turn()
    while scene.asked.seat != S:
        scene.answer(scene.safe)
    scene.answer("play.b1")
    assert scene.state.arrivals == [N, S]
    assert scene.options == ["c2-1", "c3-1"]
