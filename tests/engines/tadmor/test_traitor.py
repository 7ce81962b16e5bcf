"""Destroying tower levels: the Traitor (TAD-8.8, TAD-8.9) and the sappers (TAD-18.K20)."""

import pytest

from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene
from tests.rulebook import rule

ERA_I, ERA_II, ERA_III = 2, 5, 8


def towers(*heights: int, turn: int = ERA_III) -> Scene:
    """The towers of red, blue, … in a turn."""
    scene = Scene(len(heights), turn=turn)
    for seat, height in enumerate(heights):
        scene.has(seat, height=height)
    return scene


def traitor(*heights: int, turn: int = ERA_III) -> Scene:
    """Red, whose height comes first, is the traitor."""
    return towers(*heights, turn=turn).stands(em2=RED)


@rule("TAD-8.9")
@pytest.mark.parametrize(("turn", "left"), [(4, 8), (5, 8), (6, 8), (7, 7), (8, 7), (9, 7)])
def test_the_era_says_how_many_levels_fall(turn: int, left: int) -> None:
    scene = traitor(3, 9, turn=turn).start("resolution").does(RED, "use.em2")
    assert scene.heights() == [3, left]


@rule("TAD-8.9", "TAD-A17")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_in_the_first_era_no_level_falls(turn: int) -> None:
    scene = traitor(3, 9, turn=turn).start("resolution").finish()
    assert (scene.heights(), scene.reserve(RED)) == ([3, 9], (3, 2))


@rule("TAD-A17")
def test_the_traitors_space_can_be_occupied_in_the_first_era() -> None:
    scene = Scene(2, turn=1).start("placement")
    assert "em2" in scene.offered(RED)


@rule("TAD-T10", "TAD-8.8")
def test_only_towers_as_high_as_the_actors_or_higher_can_be_hit() -> None:
    scene = traitor(6, 5, 6, 9).start("resolution").does(RED, "use.em2")
    assert sorted(scene.offered(RED)) == [f"seat-{YELLOW}", f"seat-{GREEN}"]
    assert scene.does(RED, f"seat-{YELLOW}").heights() == [6, 5, 4, 9]


@rule("TAD-8.8", "TAD-8.23")
def test_without_a_legal_target_the_piece_just_returns() -> None:
    scene = traitor(6, 5, 4).has(RED, hand=["k5"]).start("resolution")
    assert "use.em2" not in scene.can(RED)
    scene.finish()
    assert (scene.heights(), scene.reserve(RED)) == ([6, 5, 4], (3, 2))


@rule("TAD-8.8")
def test_heights_count_at_the_moment_of_the_action() -> None:
    scene = traitor(4, 5).stands(em1=RED).has(RED, stone=9, wood=9).start("resolution")
    assert "use.em2" in scene.can(RED)
    scene.does(RED, "use.em1", "2")
    assert "use.em2" not in scene.can(RED)


@rule("TAD-8.9")
def test_a_tower_never_falls_below_the_ground() -> None:
    scene = traitor(0, 1).start("resolution").does(RED, "use.em2")
    assert scene.heights() == [0, 0]


@rule("TAD-EX6", "TAD-17.I14", "TAD-A14", "TAD-14.6")
def test_the_fifth_storey_rises_again_at_once() -> None:
    scene = traitor(4, 16).has(BLUE, upgrades=["i14"]).start("resolution").does(RED, "use.em2")
    assert scene.heights(BLUE) == [15]


@rule("TAD-A14")
def test_a_tower_of_fifteen_hit_for_one_level_stays_at_fifteen() -> None:
    scene = traitor(4, 15, turn=ERA_II).has(BLUE, upgrades=["i14"]).start("resolution")
    assert scene.does(RED, "use.em2").heights(BLUE) == [15]


@rule("TAD-EX17", "TAD-17.I47", "TAD-8.23")
def test_two_uses_destroy_four_levels_of_one_opponent() -> None:
    scene = traitor(2, 9, 8).has(RED, upgrades=["i47"]).stands(i47=RED).start("resolution")
    scene.does(RED, "use.em2", "seat-1", "use.i47.traitor", "seat-1")
    assert scene.heights() == [2, 5, 8]


@rule("TAD-EX17", "TAD-17.I47")
def test_two_uses_destroy_two_levels_of_each_of_two_opponents() -> None:
    scene = traitor(2, 9, 8).has(RED, upgrades=["i47"]).stands(i47=RED).start("resolution")
    scene.does(RED, "use.em2", "seat-1", "use.i47.traitor", "seat-2")
    assert scene.heights() == [2, 7, 6]


@rule("TAD-T40", "TAD-8.23")
def test_the_lift_is_settled_for_each_use_by_itself() -> None:
    scene = traitor(4, 16).has(BLUE, upgrades=["i14"]).has(RED, upgrades=["i47"]).stands(i47=RED)
    scene.start("resolution").does(RED, "use.em2")
    assert scene.heights(BLUE) == [15]
    assert scene.does(RED, "use.i47.traitor").heights(BLUE) == [13]


@rule("TAD-8.23")
def test_eligibility_is_settled_for_each_use_by_itself() -> None:
    scene = traitor(8, 9).has(RED, upgrades=["i47"]).stands(i47=RED).start("resolution")
    scene.does(RED, "use.em2")
    assert scene.heights() == [8, 7]
    assert "use.i47.traitor" not in scene.can(RED)


@rule("TAD-A33")
def test_a_camel_won_is_kept_when_the_tower_shrinks() -> None:
    scene = traitor(4, 5).stands(em3=BLUE).start("resolution")
    assert scene.player(BLUE).camels == 4
    scene.does(RED, "use.em2")
    assert (scene.heights(BLUE), scene.player(BLUE).camels) == ([3], 4)


def test_by_default_the_highest_tower_is_hit() -> None:
    scene = traitor(3, 5, 9, 8).start("resolution").does(RED, "use.em2")
    assert scene.safe == f"seat-{YELLOW}"
    scene = traitor(3, 5, 9, 9).start("resolution").does(RED, "use.em2")
    assert scene.safe == f"seat-{YELLOW}"


def test_of_equally_high_towers_that_of_the_next_player_is_hit_by_default() -> None:
    scene = towers(9, 3, 9, 5).first(BLUE).stands(em2=BLUE).start("resolution")
    assert scene.does(BLUE, "use.em2").safe == f"seat-{YELLOW}"


# --- the sappers ------------------------------------------------------------------------------


def sappers(*heights: int) -> Scene:
    """Red has completed K20."""
    return towers(*heights).has(RED, completed=["k20"])


@rule("TAD-18.K20")
def test_the_sappers_destroy_three_levels_without_comparing_heights() -> None:
    scene = sappers(9, 4, 0, 7).start("resolution").does(RED, "return.k20")
    assert sorted(scene.offered(RED)) == ["seat-1", "seat-3"]
    assert scene.does(RED, "seat-1").heights() == [9, 1, 0, 7]
    assert scene.player(RED).returned == ["k20"]


@rule("TAD-T11", "TAD-18.K20")
def test_the_sappers_leave_nothing_below_the_ground() -> None:
    scene = sappers(0, 2).start("resolution").does(RED, "return.k20")
    assert scene.heights() == [0, 0]


@rule("TAD-A42", "TAD-18.K20")
def test_the_sappers_need_an_opponent_with_a_level() -> None:
    assert "return.k20" not in sappers(5, 0, 0).start("resolution").can(RED)


@rule("TAD-8.23", "TAD-18.K20")
def test_after_the_sappers_the_fifth_storey_lifts_once() -> None:
    scene = sappers(0, 12).has(BLUE, upgrades=["i14"]).start("resolution")
    assert scene.does(RED, "return.k20").heights(BLUE) == [10]
    scene = sappers(0, 10).has(BLUE, upgrades=["i14"]).start("resolution")
    assert scene.does(RED, "return.k20").heights(BLUE) == [7]


@rule("TAD-18.K20")
def test_sappers_and_builders_act_in_turn_order() -> None:
    scene = sappers(0, 6).stands(em1=BLUE).has(BLUE, stone=8, wood=8).start("resolution")
    assert "use.em1" in scene.waiting(BLUE)
    scene.does(RED, "return.k20").does(BLUE, "use.em1", "1")
    assert (scene.heights(BLUE), scene.resources(BLUE)) == ([4], (7, 7, 0, 0))


def test_by_default_the_sappers_hit_the_highest_tower() -> None:
    assert sappers(0, 5, 9).start("resolution").does(RED, "return.k20").safe == "seat-2"
