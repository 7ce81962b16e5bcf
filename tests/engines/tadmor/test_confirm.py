"""What cannot be taken back in the Resolution is asked twice: missions that are seen, goods laid bare."""

import pytest

from engines.core import Choose, ChooseMany, Decision
from tests.engines.tadmor.build import RED, Scene
from tests.engines.tadmor.lanes import at_start, sample


def confirmed(decision: Decision, answer: object) -> bool:
    if isinstance(decision, Choose | ChooseMany):
        return decision.confirm or any(one.confirm for one in decision.options if one.id == answer)
    return decision.confirm


@pytest.mark.parametrize("seed", range(100, 112))
def test_what_cannot_be_taken_back_is_confirmed_and_little_else(seed: int) -> None:
    match, stream = at_start(seed)
    needless = 0
    while not match.over:
        free = [one for one in match.table.pending.values() if not one.blocked]
        asked = free[stream.below(len(free))]
        answer = sample(asked, stream)
        twice = confirmed(asked, answer)
        match.answer(asked.id, asked.seat, answer)
        final = match.live()[-1].barrier
        assert twice or not final, (asked.id, answer)
        needless += twice and not final
    assert needless <= 1


def test_missions_of_the_hand_are_shown_only_after_a_second_question() -> None:
    scene = Scene(2).has(RED, hand=["k16"], stone=2, gold=2).stands(da2=RED).start("resolution")
    wanted = {"draw.da2", "complete.da2.k16", "discard.k16"}
    assert {one for one in scene.options if scene.option(one).confirm} == wanted


def test_the_temple_of_palmyra_draws_but_that_of_ebla_does_not() -> None:
    scene = Scene(2).has(RED, wood=1, stone=3).stands(pa3=RED, eb1=RED).start("resolution")
    assert scene.option("use.pa3").confirm
    assert not scene.option("use.eb1").confirm


def test_with_the_architects_the_payment_is_what_is_confirmed() -> None:
    scene = Scene(2, turn=5).has(RED, upgrades=["i34"], wood=1, stone=3).stands(pa3=RED)
    scene.start("resolution")
    assert not scene.option("use.pa3").confirm
    assert scene.answer("use.pa3").pending.confirm
