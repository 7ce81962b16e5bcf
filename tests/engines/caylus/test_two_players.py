"""What differs with two players (CAY-14)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import BLUE, RED, Scene, begin, state_of
from tests.rulebook import rule


def passed(**fields: object) -> Scene:
    """Blue has passed; red is to go, with a farm on 9, a farm of blue on 10."""
    scene = Scene(2).order(BLUE, RED).has(RED, **fields)
    scene.road(9, "food_farm", RED).road(10, "cloth_farm", BLUE)
    return scene


def next_round(scene: Scene) -> Scene:
    """Pass, and answer with the safe defaults, until the next round begins."""
    number = scene.state.round
    while scene.state.round == number:
        scene.answer("pass" if scene.state.phase == 2 else scene.safe)
    return scene


@rule("CAY-14.1", "CAY-2.7")
def test_both_start_with_five_deniers_a_wood_and_two_food() -> None:
    for player in state_of(begin(2)).players:
        assert (player.deniers, player.food, player.wood) == (5 + 2, 2, 1)


@rule("CAY-14.2")
def test_the_stables_are_closed() -> None:
    scene = Scene(2).start("placement")
    assert "stables" not in scene.options
    with pytest.raises(IllegalMove):
        scene.answer("stables")
    assert "stables" not in Scene(2).stands(gate=RED).start("special").options


@rule("CAY-14.2", "CAY-3.3")
def test_the_turn_order_changes_every_round() -> None:
    scene = Scene(2).start("round")
    seen = [scene.state.order, *(next_round(scene).state.order for _ in range(3))]
    assert seen[0] != seen[1]
    assert seen == [seen[0], seen[1], seen[0], seen[1]]


@rule("CAY-14.3", "CAY-A68", "CAY-5.9")
@pytest.mark.parametrize("target", ["castle", "gate", "road-1", "road-7", "road-10"])
def test_the_other_pays_three_after_a_pass(target: str) -> None:
    before = passed().order(RED, BLUE).start("placement").answer(target)
    assert before.deniers(RED) == [9]
    after = passed().start("placement").answer("pass", target)
    assert after.deniers(RED) == [7]


@rule("CAY-14.3", "CAY-14.5")
def test_the_question_names_the_rule_of_its_price() -> None:
    before = passed().order(RED, BLUE).start("placement")
    assert "CAY-5.9" in before.pending.rules
    assert "CAY-14.3" not in before.pending.rules
    after = passed().start("placement").answer("pass")
    assert "CAY-14.3" in after.pending.rules
    assert "CAY-5.9" not in after.pending.rules
    guest = passed().stands(inn_right=RED).start("placement").answer("pass")
    assert not {"CAY-5.9", "CAY-14.3"} & set(guest.pending.rules)


@rule("CAY-14.4")
def test_an_own_building_still_costs_one() -> None:
    assert passed().start("placement").answer("pass", "road-9").deniers(RED) == [9]
    poor = passed(deniers=2).start("placement").answer("pass")
    assert set(poor.options) == {"pass", "road-9"}


@rule("CAY-14.5")
@pytest.mark.parametrize("target", ["castle", "gate", "road-10"])
def test_the_inn_still_makes_it_one(target: str) -> None:
    scene = passed().stands(inn_right=RED).start("placement").answer("pass", target)
    assert scene.deniers(RED) == [9]


@rule("CAY-14.6", "CAY-A53")
def test_the_first_to_pass_takes_one() -> None:
    assert passed().start("placement").answer("pass").deniers() == [10, 11]
    assert passed().start("placement").answer("pass", "pass").deniers() == [10, 11]


@rule("CAY-14.7")
def test_the_other_rules_stay() -> None:
    scene = passed().start("placement").answer("pass", "road-10")
    assert scene.points() == [10, 11]
    assert set(Scene(2).start("placement").options) == {
        *("pass", "castle", "gate", "trading_post", "guild", "joust", "inn"),
        *(f"road-{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 16)),
    }


@rule("CAY-A54", "CAY-14.2")
def test_the_scoring_still_has_this_rounds_order() -> None:
    scene = Scene(2).at(11, 11).houses(dungeon=[RED] * 2 + [BLUE] * 2).start("round")
    order = scene.state.order
    while scene.state.phase < 7:
        scene.answer("pass" if scene.state.phase == 2 else scene.safe)
    assert (scene.asked.seat, scene.state.order) == (order[0], order)
    scene.answer("prestige", "prestige")
    assert (scene.state.order, scene.asked.seat) == (order[::-1], order[1])
