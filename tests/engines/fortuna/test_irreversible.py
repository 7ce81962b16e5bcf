"""What is asked twice is exactly what cannot be taken back."""

import pytest

from engines.core import Choose, ChooseMany, Stream, UndoRefused, key_from
from tests.engines.fortuna.build import E, N, Scene, begin
from tests.engines.scene import questions
from tests.rulebook import rule


def confirmed(scene: Scene) -> list[str]:
    """The answers to the pending question that have to be confirmed."""
    asked = scene.asked
    return [option.id for option in asked.options if option.confirm or asked.confirm]


def military(card: str, **fields: object) -> Scene:
    """The first seat in phase 3 with this card, Obtain Priestesses and one Centurion at least."""
    scene = Scene().cards(0, card, "priestesses", "sell_grain!").has(N, **fields).start()
    scene.answer("swap.sell_grain")
    return scene.answer(scene.options[0])


@pytest.mark.parametrize("centurions", [0, 1])
def test_after_an_early_roll_there_is_nothing_to_confirm(centurions: int) -> None:
    scene = Scene().cards(0, "family", "water", "clergy!")
    scene.has(N, married=True, centurions=centurions, priestesses=0).start()
    scene.answer("use.family", "roll", "take.wine")
    assert confirmed(scene) == []
    assert confirmed(scene.answer("take.build")) == []


def test_a_die_gained_after_an_early_roll_still_falls() -> None:
    scene = Scene().cards(0, "family", "clergy", "water!").has(N, married=True).dice(N, 1, 6)
    scene.start().answer("use.family", "roll", "take.wine", "take.build")
    assert confirmed(scene) == ["use.clergy"]
    assert scene.answer("use.clergy").state.rolled == [1, 6]


@pytest.mark.parametrize(
    ("card", "fields", "confirm"),
    [
        ("water", {}, True),
        ("clergy", {}, True),
        ("family", {}, True),
        ("family", {"married": True}, False),
        ("fortuna", {}, True),
        ("grain", {"water": 0}, True),
        ("grain", {"water": 1}, False),
        ("sell_wine", {"wine": 1}, True),
        ("sell_wine", {"wine": 2}, False),
        ("centurions", {"centurions": 3}, True),
        ("centurions", {"centurions": 2, "coins": 5}, False),
        ("build", {"coins": 0}, True),
        ("build", {"coins": 1}, False),
        ("corruption", {"coins": 0}, True),
        ("corruption", {"coins": 1}, False),
    ],
)
def test_a_card_used_in_phase_3_is_confirmed_if_it_asks_nothing_more(
    card: str, fields: dict[str, object], confirm: bool
) -> None:
    assert (f"use.{card}" in confirmed(military(card, **fields))) == confirm


@pytest.mark.parametrize("card", ["grain", "sell_wine", "centurions", "build", "family"])
def test_the_question_of_an_action_is_confirmed_only_if_the_dice_follow(card: str) -> None:
    fields: dict[str, object] = {"married": card == "family", "wine": 2, "coins": 6}
    first = Scene().cards(0, card, "priestesses", "sell_grain!").has(N, **fields).start()
    first.answer(f"use.{card}")
    assert [one for one in confirmed(first) if one != "roll"] == []
    second = military(card, **fields).answer(f"use.{card}")
    assert confirmed(second) == second.options


def test_a_favour_that_leads_to_the_palace_is_confirmed() -> None:
    scene = Scene().has(N, step=14, married=True).dice(N, 5).start(at="emperor")
    assert confirmed(scene) == [one for one in scene.options if one.startswith("favour.")]


def test_with_a_flip_to_come_the_favour_itself_can_be_taken_back() -> None:
    scene = Scene(2).favours(f1=1).dice(N, 1).start(at="emperor")
    assert confirmed(scene) == []
    scene.answer("favour.1.1").playing.undo(N)
    assert scene.topic == "favour"


@pytest.mark.parametrize(("seat", "free"), [(N, 0), (E, 1)])
def test_without_a_flip_to_come_a_favour_with_tokens_is_confirmed(seat: int, free: int) -> None:
    tokens = {"f2": 1 - free, "f3": 1, "f4": 1, "f5": 1, "f6": 1}
    scene = Scene(2).favours(f1=1, **tokens).dice(seat, 1).start(seat, at="emperor")
    assert confirmed(scene) == ["favour.1.1"]


def asks_twice(decision: Choose | ChooseMany, answer: object) -> bool:
    """Whether an answer has to be confirmed."""
    chosen = answer if isinstance(answer, list) else [answer]
    return decision.confirm or any(one.confirm for one in decision.options if one.id in chosen)


def last_turn(card: str = "water", **fields: object) -> Scene:
    """The last seat of the last round, Obtain Priestesses as its other face-up card."""
    scene = Scene(2, first=1).cards(0, card, "priestesses", "sell_grain!").has(N, **fields)
    scene.start_state.order = [E, N]
    scene.start_state.ended = True
    return scene


@rule("FOR-12.2", "FOR-A63")
def test_in_the_last_turn_the_choice_of_a_die_is_confirmed() -> None:
    scene = last_turn().dice(N, 3).start(N, at="emperor")
    assert confirmed(scene) == scene.options
    assert scene.answer("decline").playing.over


@rule("FOR-12.2", "FOR-A59")
def test_who_plays_a_card_after_the_favour_confirms_the_end_of_the_last_turn_instead() -> None:
    scene = last_turn(privileges=["c1-1"]).dice(N, 3).start(N, at="emperor")
    assert confirmed(scene) == [one for one in scene.options if one != "later"]
    assert confirmed(scene.answer("later")) == []
    assert confirmed(scene.answer("decline")) == ["end"]


@rule("FOR-12.2", "FOR-16.4")
def test_a_cube_that_is_the_last_choice_of_all_is_confirmed() -> None:
    scene = last_turn(privileges=["a3-1"]).dice(N, 3).start(N, at="emperor")
    scene.answer("later", "decline", "play.a3")
    assert confirmed(scene) == scene.options
    assert scene.answer("take.wine").playing.over


@rule("FOR-12.2", "FOR-16.4")
def test_a_cube_that_is_followed_by_the_choice_of_a_die_is_not_confirmed() -> None:
    scene = last_turn(privileges=["a3-1"]).dice(N, 3).start(N, at="emperor")
    assert confirmed(scene.answer("play.a3")) == []


@rule("FOR-12.2", "FOR-A17")
@pytest.mark.parametrize("centurions", [0, 1])
def test_in_the_palace_the_last_turn_ends_without_dice(centurions: int) -> None:
    scene = last_turn(step=15, centurions=centurions, coins=0)
    scene.start_state.arrivals = [N]
    scene.start(N).answer("swap.water")
    assert confirmed(scene) == scene.options
    scene.answer(scene.options[0])
    if centurions:
        assert confirmed(scene)[0] == "none"
        scene.answer("none")
    assert scene.playing.over


@rule("FOR-2.22", "FOR-A33")
@pytest.mark.parametrize(("players", "asked_twice"), [(2, [5]), (3, [8]), (4, [10])])
def test_the_last_pick_is_confirmed_since_all_are_asked_in_secret_then(
    players: int, asked_twice: list[int]
) -> None:
    match, found, number = begin(players, "experienced"), [], 0
    while len(match.table.pending) == 1:
        (decision,) = questions(match)
        number += 1
        found += [number] if decision.confirm else []
        match.answer(decision.id, decision.seat, decision.default)
    assert found == asked_twice


@pytest.mark.parametrize("deal", ["first_game", "experienced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_matches_what_is_confirmed_is_what_cannot_be_taken_back(
    players: int, deal: str
) -> None:
    for seed in range(3):
        match = begin(players, deal, seed=f"confirm {seed}")
        stream = Stream(key_from(str(seed)), "play", 0)
        while not match.over:
            decision = questions(match)[0]
            answer = decision.sample(stream)
            match.answer(decision.id, decision.seat, answer)
            if decision.topic.key != "fortuna-topic-reserve":
                # Nobody can go back behind what others are asked in secret.
                sealed = len([one for one in match.table.pending.values() if one.secret]) > 1
                stands = match.live()[-1].barrier or sealed
                assert asks_twice(decision, answer) == stands


@rule("FOR-A34")
def test_a_first_reserve_can_be_taken_back_until_all_have_reserved() -> None:
    match = begin(2)
    first, second = questions(match)
    match.answer(first.id, first.seat, first.options[1].id)
    match.undo(first.seat)
    (again,) = [one for one in questions(match) if one.seat == first.seat]
    match.answer(again.id, again.seat, again.options[2].id)
    match.answer(second.id, second.seat, second.options[0].id)
    for seat in (first.seat, second.seat):
        with pytest.raises(UndoRefused):
            match.undo(seat)
