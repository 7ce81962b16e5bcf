"""Explore: activations, ways by land, closed start areas, control (MES-9, MES-24.3)."""

import pytest

from engines.mesopotamia.ids import DONE, EXPLORE
from engines.mesopotamia.rules.control import controller
from engines.mesopotamia.rules.distance import distances
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.mesopotamia.exploring import unseen
from tests.engines.mesopotamia.marching import ends, exploring, with_units
from tests.engines.scene import said
from tests.rulebook import rule

# --- activations ----------------------------------------------------------------------------


@rule("MES-9.1")
@pytest.mark.parametrize(
    ("unit", "steps"), [("spearman", 1), ("archer", 1), ("horseman", 2), ("chariot", 2)]
)
def test_an_activation_moves_a_unit_as_far_as_its_speed(unit: str, steps: int) -> None:
    scene = exploring(with_units(Scene(), "b4", SUMER, {unit: 1}))
    far = distances(scene.state, SUMER, "b4")
    assert {*ends(scene, unit, "b4")} == {area for area, n in far.items() if 0 < n <= steps}


@rule("MES-9.2")
@pytest.mark.parametrize("empire", CONTENT.empires)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_technology_says_how_often_units_are_activated(empire: str, level: int) -> None:
    if level < CONTENT.empires[empire].levels[EXPLORE]:
        return
    scene = Scene(empire, "mari" if empire != "mari" else "sumerian")
    scene.levels(0, explore=level).force("a2", 0, spearman=1).place(Turn(0)).answer(EXPLORE)
    number = CONTENT.technology(empire, EXPLORE, level).activations
    for _ in range(number):
        assert scene.topic == "activate"
        scene.answer(next(one for one in scene.options if one != DONE))
    assert not scene.playing.table.pending
    assert number >= level if level < 3 else number > 2


@rule("MES-9.2")
def test_cartography_activates_once_and_astronomy_twice() -> None:
    of = CONTENT.technology
    usual = [empire for empire in CONTENT.empires if CONTENT.empires[empire].levels[EXPLORE] == 1]
    assert {of(empire, EXPLORE, 1).activations for empire in usual} == {1}
    assert of("babylonian", EXPLORE, 2).activations == 2


@rule("MES-9.3", "MES-EX2")
def test_a_spearman_that_is_activated_twice_moves_two_areas() -> None:
    scene = exploring(Scene().force("b4", SUMER, spearman=1), 2)
    scene.answer("spearman.b4.c4", "spearman.c4.d4")
    assert scene.state.grounds["d4"].units(SUMER) == 1
    assert not scene.playing.table.pending


@rule("MES-9.3", "MES-EX3")
def test_a_horseman_that_is_activated_twice_moves_four_areas() -> None:
    scene = exploring(Scene().force("c3", SUMER, horseman=1), 2)
    scene.answer("horseman.c3.c5", "horseman.c5.c7")
    assert scene.state.grounds["c7"].units(SUMER) == 1


@rule("MES-9.3", "MES-EX4")
def test_two_units_that_are_activated_once_move_one_and_two_areas() -> None:
    scene = exploring(Scene().force("c4", SUMER, horseman=1, spearman=1), 2)
    scene.answer("spearman.c4.b4")
    assert {*ends(scene, "horseman", "c4")} > {"c6", "a4"}
    scene.answer("horseman.c4.c6")
    assert not scene.playing.table.pending


@rule("MES-9.4")
def test_a_unit_goes_from_area_to_adjacent_area_and_may_stop_sooner() -> None:
    scene = exploring(Scene().force("b4", SUMER, horseman=1))
    assert {*ends(scene, "horseman", "b4")} >= {*CONTENT.areas["b4"].near}
    assert scene.answer("horseman.b4.b5").state.grounds["b5"].units(SUMER) == 1


@rule("MES-7.8")
def test_activations_may_be_left_unused() -> None:
    scene = exploring(Scene().force("b4", SUMER, spearman=1), 3)
    assert scene.safe == DONE
    scene.answer("spearman.b4.b5", DONE)
    assert scene.state.grounds["b5"].units(SUMER) == 1


@rule("MES-7.11")
def test_who_has_nothing_to_move_may_still_explore() -> None:
    scene = Scene().place(Turn(SUMER))
    assert "none of your units can move" in said(scene.option(EXPLORE).hint, "en")
    scene.answer(EXPLORE)
    assert "not-explored" in scene.told
    assert not scene.playing.table.pending


@rule("MES-7.10")
def test_exploring_goes_on_with_the_activations_it_was_begun_with() -> None:
    scene = Scene().force("b4", SUMER, spearman=1).levels(SUMER, explore=2).place(Turn(SUMER))
    scene.answer(EXPLORE)
    scene.realm(SUMER).levels[EXPLORE] = 4
    scene.answer("spearman.b4.b5", "spearman.b5.b6")
    assert not scene.playing.table.pending


@rule("MES-7.10")
def test_a_unit_that_comes_meanwhile_may_use_activations_that_are_left() -> None:
    scene = exploring(Scene().force("b4", SUMER, spearman=1), 2).answer("spearman.b4.b5")
    scene.state.grounds["b5"].settle(SUMER).add("archer")
    scene.playing.table.pending.drop("m")
    scene.playing.table.settle()
    assert "archer.b5.b6" in scene.options


def test_a_march_can_be_taken_back() -> None:
    scene = exploring(Scene().force("b4", SUMER, spearman=1), 2).answer("spearman.b4.b5")
    scene.playing.undo(SUMER)
    assert scene.state.grounds["b4"].units(SUMER) == 1
    assert scene.state.grounds["b5"].forces == []


@rule("MES-9.6", "MES-26.1")
def test_a_land_unit_that_ends_on_a_face_down_token_reveals_the_event_at_once() -> None:
    scene = exploring(unseen("b5", spearman=1))
    option = scene.option("spearman.b4.b5")
    assert option.confirm
    assert said(option.then, "en") == "and reveal the event"
    assert not scene.option("spearman.b4.c4").confirm
    scene.answer("spearman.b4.b5")
    assert scene.told[-1] == "revealed"
    assert scene.topic == "event"
    assert not scene.state.grounds["b5"].token
    assert scene.playing.undoable_count(SUMER) == 0


@rule("MES-9.6")
def test_a_tribe_guards_its_event() -> None:
    scene = unseen("b5", spearman=1)
    scene.start_state.grounds["b5"].tribe = {"archer": 1}
    exploring(scene)
    assert not scene.option("spearman.b4.b5").confirm
    scene.answer("spearman.b4.b5")
    assert scene.state.grounds["b5"].token
    assert "revealed" not in scene.told


@rule("MES-9.10")
def test_passing_through_reveals_nothing_but_each_activation_ends_a_movement() -> None:
    passing = exploring(unseen("b5", horseman=1)).answer("horseman.b4.b6")
    assert passing.state.grounds["b5"].token
    stopping = exploring(unseen("b5", horseman=1), 2).answer("horseman.b4.b5")
    assert "revealed" in stopping.told


@rule("MES-9.12", "MES-A18")
def test_an_event_is_revealed_beside_enemies() -> None:
    scene = exploring(unseen("b5", spearman=1).force("b5", AKKAD, archer=1))
    scene.answer("spearman.b4.b5")
    assert scene.topic == "event"
    assert scene.asked.seat == SUMER


@rule("MES-9.13")
def test_whoever_stays_reveals_nothing_but_leaving_and_coming_back_does() -> None:
    scene = unseen("b4", spearman=1, horseman=1)
    exploring(scene)
    assert "spearman.b4.b4" not in scene.options
    assert scene.option("horseman.b4.b4").confirm
    scene.answer("horseman.b4.b4")
    assert scene.told[-2:] == ["marched-back", "revealed"]


@rule("MES-9.13")
def test_coming_back_with_another_activation_reveals_the_event() -> None:
    scene = exploring(unseen("b4", spearman=1), 2).answer("spearman.b4.c4", "spearman.c4.b4")
    assert "revealed" in scene.told


@rule("MES-9.13")
def test_a_unit_does_not_come_back_where_nothing_is_unseen() -> None:
    assert "b4" not in ends(exploring(unseen(horseman=1)), "horseman", "b4")


@rule("MES-9.14")
def test_an_event_is_resolved_before_the_next_activation() -> None:
    scene = exploring(unseen("b5", spearman=1), 2).answer("spearman.b4.b5")
    while scene.topic != "activate":
        scene.answer(scene.safe)
    assert "spearman.b5.b6" in scene.options


# --- who shares an area ---------------------------------------------------------------------


@rule("MES-9.11")
def test_any_number_of_own_units_share_an_area_and_the_start_area_is_left_and_entered() -> None:
    scene = Scene().seal("population", SUMER, 6).force("a2", SUMER, spearman=2)
    exploring(scene.force("b2", SUMER, archer=3), 4)
    scene.answer("archer.b2.a2", "archer.b2.a2", "archer.b2.a2")
    assert scene.state.grounds["a2"].units(SUMER) == 5
    assert "spearman.a2.b2" in scene.options


@rule("MES-9.15")
def test_settlements_and_lone_rams_of_others_stop_and_hold_nobody() -> None:
    scene = Scene().force("b4", SUMER, horseman=1).force("c4", AKKAD, settlement=True)
    exploring(scene.force("b5", BABYLON, rams=1), 2)
    assert {*ends(scene, "horseman", "b4")} >= {"c4", "d4", "b5", "b6"}
    scene.answer("horseman.b4.c4")
    assert "horseman.c4.c5" in scene.options


@rule("MES-24.3", "MES-3.13")
def test_start_areas_of_others_and_closed_ones_are_neither_entered_nor_passed() -> None:
    scene = Scene().seal("population", SUMER, 2).force("a3", SUMER, spearman=1)
    scene.force("a4", SUMER, chariot=1)
    exploring(scene.force("d3", SUMER, spearman=1))
    assert "a2" in ends(scene, "spearman", "a3")
    assert "d2" not in ends(scene, "spearman", "d3")  # of Babylon
    assert not {*ends(scene, "chariot", "a4")} & {"a5", "a6"}  # of nobody, and what lies behind


def test_who_comes_to_a_ram_left_alone_has_come_anew() -> None:
    """MES-20.24."""
    scene = Scene().force("b5", SUMER, rams=1).force("b5", AKKAD, spearman=1)
    exploring(scene.force("b4", SUMER, spearman=1)).answer("spearman.b4.b5")
    assert [one.seat for one in scene.state.grounds["b5"].forces] == [AKKAD, SUMER]


@rule("MES-5.8")
def test_a_blocked_area_holds_and_lets_pass_like_any_other() -> None:
    scene = Scene(players=3).force("b7", SUMER, horseman=1).force("a9", SUMER, spearman=1)
    exploring(scene.force("a9", AKKAD, archer=1))
    assert {*ends(scene, "horseman", "b7")} >= {"b8", "b9", "c8"}
    assert ends(scene, "spearman", "a9") == []


# --- control --------------------------------------------------------------------------------


@rule("MES-9.7")
def test_a_start_area_a_unit_or_a_settlement_give_control() -> None:
    scene = Scene().force("b4", SUMER, archer=1).force("b5", AKKAD, settlement=True)
    state = scene.start_state
    state.attach(CONTENT)
    assert [controller(state, area) for area in ("a2", "b4", "b5", "b6")] == [
        *(SUMER, SUMER, AKKAD),
        None,
    ]


@rule("MES-9.8", "MES-9.9")
def test_nobody_controls_an_area_with_units_of_two_but_units_outweigh_a_settlement() -> None:
    scene = Scene().force("b4", SUMER, archer=1).force("b5", AKKAD, spearman=1)
    exploring(scene.force("c5", ELAM, settlement=True), 2)
    scene.answer("archer.b4.b5")
    assert controller(scene.state, "b5") is None
    other = Scene().force("c4", SUMER, archer=1).force("c5", ELAM, settlement=True)
    exploring(other).answer("archer.c4.c5")
    assert controller(other.state, "c5") == SUMER


# --- distances ------------------------------------------------------------------------------


@rule("MES-2.6")
def test_a_distance_counts_steps_round_closed_areas() -> None:
    scene = Scene().place(Turn(SUMER))
    far = distances(scene.state, SUMER, "a2")
    assert (far["a2"], far["a4"], far["b5"]) == (0, 2, 4)
    assert "a5" not in far
    assert "d8" not in far
    assert far["a6"] == 6  # round the closed start area 5


@rule("MES-2.6")
def test_areas_with_a_tribe_or_a_wall_can_only_be_the_last_of_a_way() -> None:
    scene = Scene().force("c2", AKKAD, spearman=1)
    scene.start_state.grounds["c2"].wall = AKKAD
    for area in ("b1", "b3"):
        scene.start_state.grounds[area].tribe = {"archer": 1}
        scene.start_state.grounds[area].token = True
    scene.place(Turn(SUMER))
    far = distances(scene.state, SUMER, "b2")
    assert (far["b1"], far["b3"], far["c2"]) == (1, 1, 1)
    assert far["c3"] == 6
    assert distances(scene.state, AKKAD, "b2")["c3"] == 2
