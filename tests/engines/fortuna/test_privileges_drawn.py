"""Privilege cards: drawn and kept (FOR-9, FOR-16)."""

from typing import Any

import pytest

from engines.core import HIDDEN, IllegalMove
from tests.engines.fortuna.build import E, N, S, Scene, W
from tests.engines.fortuna.privileges import TOP, serve
from tests.rulebook import rule


def story(scene: Scene, key: str, seat: int) -> dict[str, Any]:
    """What the last event of a key tells a seat."""
    return scene.event(key).seen_by(seat).data


@rule("FOR-9.2", "FOR-9.6")
def test_all_tokens_are_taken_whatever_the_steps() -> None:
    scene = serve(3).start(at="emperor").answer("favour.1.1")
    assert scene.state.favours[0].tokens == 0
    assert len(scene.options) == 3


@rule("FOR-9.3")
def test_one_token_brings_the_top_card() -> None:
    scene = serve(1).start(at="emperor").answer("favour.1.1")
    assert scene.province().privileges == ["c2-1"]
    assert scene.state.discards == []


@rule("FOR-9.4")
@pytest.mark.parametrize("tokens", [2, 3])
def test_of_two_or_three_cards_one_is_kept_and_the_others_discarded(tokens: int) -> None:
    scene = serve(tokens).start(at="emperor").answer("favour.1.1")
    assert scene.options == list(TOP[:tokens])
    scene.answer("b1-1")
    assert scene.province().privileges == ["b1-1"]
    assert scene.state.discards == [card for card in TOP[:tokens] if card != "b1-1"]


@rule("FOR-9.5", "FOR-15.5", "FOR-A61")
def test_a_basilica_keeps_two_of_three() -> None:
    scene = serve(3, buildings=["basilica"]).start(at="emperor").answer("favour.1.1")
    with pytest.raises(IllegalMove):
        scene.answer(["c2-1"])
    scene.answer(["c2-1", "a3-1"])
    assert scene.province().privileges == ["c2-1", "a3-1"]
    assert scene.state.discards == ["b1-1"]


@rule("FOR-A46", "FOR-9.5")
def test_a_basilica_keeps_both_of_two_without_asking() -> None:
    scene = serve(2, buildings=["basilica"]).start(at="emperor").answer("favour.1.1")
    assert scene.province().privileges == ["c2-1", "b1-1"]
    assert scene.topic == "end"


@rule("FOR-9.5")
def test_a_basilica_does_nothing_for_one_token() -> None:
    scene = serve(1, buildings=["basilica"]).start(at="emperor").answer("favour.1.1")
    assert scene.province().privileges == ["c2-1"]


@rule("FOR-T33")
@pytest.mark.parametrize(("tokens", "hand"), [(1, 1), (2, 2), (3, 2)])
def test_t33_what_a_basilica_lets_keep(tokens: int, hand: int) -> None:
    scene = serve(tokens, buildings=["basilica"]).start(at="emperor").answer("favour.1.1")
    if tokens == 3:
        scene.answer(["b1-1", "c2-1"])
    assert len(scene.province().privileges) == hand


@rule("FOR-EX16")
def test_ex16_adam_keeps_two_of_three_with_a_basilica() -> None:
    scene = Scene().has(N, buildings=["basilica"]).favours(f4=3).dice(N, 4).deck(*TOP)
    scene.start(at="emperor").answer("favour.4.1", ["c2-1", "b1-1"])
    assert scene.province().step == 1
    assert (scene.province().privileges, scene.state.discards) == (["c2-1", "b1-1"], ["a3-1"])


@rule("FOR-EX12", "FOR-EX13")
def test_ex12_and_ex13_david_takes_three_tokens_with_religion() -> None:
    scene = Scene().has(N, priestesses=2).favours(f6=3).dice(N, 6).deck(*TOP)
    scene.start(at="emperor").answer("favour.6.0")
    assert (scene.province().step, scene.province().priestesses) == (2, 2)
    assert not scene.favour_up(6)
    scene.answer("a3-1")
    assert scene.province().privileges == ["a3-1"]
    assert scene.state.discards == ["c2-1", "b1-1"]
    assert scene.state.favours[5].tokens == 0


@rule("FOR-9.7", "FOR-T34", "FOR-A23")
def test_t34_the_deck_runs_out_while_drawing() -> None:
    scene = serve(3).piles(["c2-1"], ["c3-1", "c4-1", "c5-1", "c6-1"], rest=W)
    scene.start(at="emperor").answer("favour.1.1")
    assert "c2-1" in scene.options
    assert len(scene.options) == 3
    assert (len(scene.state.deck), scene.state.discards) == (2, [])
    assert "reshuffle" in scene.told


@rule("FOR-9.8", "FOR-T34")
def test_t34_without_any_card_the_tokens_are_gone() -> None:
    scene = serve(3).piles([], [], rest=W).start(at="emperor").answer("favour.1.1")
    assert scene.province().privileges == []
    assert scene.state.favours[0].tokens == 0
    assert scene.asked.seat == E


@rule("FOR-A57", "FOR-T48")
def test_t48_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    scene = serve(3).has(E, water=1)
    spare = ["c3-1", "c4-1", "c5-1", "c6-1", "c7-1"]
    scene.piles(list(TOP), spare, rest=W).start(at="emperor").answer("favour.1.1", "c2-1")
    assert scene.state.deck == []
    assert sorted(scene.state.discards) == sorted([*spare, "b1-1", "a3-1"])
    assert "reshuffle" not in scene.told
    later = serve(1).piles([], [*spare, "b1-1", "a3-1"], rest=W)
    later.start(at="emperor").answer("favour.1.1")
    assert (len(later.state.deck), later.state.discards) == (6, [])


@rule("FOR-A61", "FOR-A23")
@pytest.mark.parametrize(
    ("tokens", "deck", "buildings", "hand"),
    [(2, 1, ["basilica"], 1), (3, 2, ["basilica"], 2), (3, 1, [], 1)],
)
def test_the_tokens_decide_how_many_cards_are_kept(
    tokens: int, deck: int, buildings: list[str], hand: int
) -> None:
    scene = serve(tokens, buildings=buildings).piles(list(TOP[:deck]), [], rest=W)
    scene.start(at="emperor").answer("favour.1.1")
    assert len(scene.province().privileges) == hand


@rule("FOR-A61")
def test_three_tokens_and_two_cards_without_a_basilica_are_a_choice() -> None:
    scene = serve(3).piles(list(TOP[:2]), [], rest=W).start(at="emperor").answer("favour.1.1")
    assert scene.options == ["c2-1", "b1-1"]


@rule("FOR-16.1")
def test_hands_and_draws_are_secret_but_their_number_is_not() -> None:
    scene = serve(3, privileges=["c4-1"]).start(at="emperor").answer("favour.1.1")
    for seat in (None, E):
        view = scene.playing.view(seat)
        assert view.state.provinces[N].privileges == [HIDDEN]
        assert set(view.state.deck) == {HIDDEN}
        assert scene.event("draw").seen_by(seat).data == {"n": 3}
    assert scene.playing.view(N).state.provinces[N].privileges == ["c4-1"]
    assert [name.key for name in story(scene, "draw", N)["cards"]] == [
        f"fortuna-privilege-{card[:2]}" for card in TOP
    ]


@rule("FOR-16.1", "FOR-9.4")
def test_the_discards_are_told_but_not_the_card_kept() -> None:
    scene = serve(2).start(at="emperor").answer("favour.1.1", "c2-1")
    told = story(scene, "keep", E)
    assert [name.key for name in told["discarded"]] == ["fortuna-privilege-b1"]
    assert "cards" not in told


@rule("FOR-16.13")
def test_played_and_discarded_cards_come_back_with_the_new_deck() -> None:
    scene = serve(1, privileges=["a1-1"]).piles([], [], rest=W)
    scene.start(at="emperor").answer("play.a1", "favour.1.1")
    assert scene.province().privileges == ["a1-1"]


@rule("FOR-A47", "FOR-9.2")
def test_tokens_are_spent_in_the_turn_in_which_they_are_taken() -> None:
    scene = serve(1).has(E, water=0).dice(E, 1).start(at="emperor").answer("favour.1.1", "end")
    scene.answer("swap.sell_wine", "take.build", "none")
    assert scene.asked.seat == S
    assert scene.province(E).privileges == []
    assert scene.told.count("draw") == 1
