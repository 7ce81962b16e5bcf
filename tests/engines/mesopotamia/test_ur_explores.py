"""The Siege of Ur: how its defenders explore, and what their events do (MES-32.11 to MES-32.21)."""

import pytest

from engines.mesopotamia.ids import EXPLORE
from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.round_events import ControlChanges
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.sieges import HERE, THERE, siege, turn
from tests.engines.scene import part
from tests.rulebook import rule


def decided(scene: Scene) -> tuple[str, list[str]]:
    """What was told of a step of Ur, and what decided between equals."""
    (one,) = (one for one in scene.events if "-ur-moves" in one.key)
    ties = one.data.get("ties", [])
    assert isinstance(ties, list)
    found = [str(getattr(tie, "key", tie)).removeprefix("mesopotamia-tie-ur-") for tie in ties]
    return one.key.removeprefix("mesopotamia-event-"), found


def event_steps(event: str) -> int:
    """The steps of the option with more of them."""
    return max(option.steps for option in CONTENT.events[event].options)


@rule("MES-32.14", "MES-32.17")
def test_ur_explores_an_event_under_a_unit_for_its_steps_alone() -> None:
    scene = siege().force("c6", THERE, spearman=1).token("c6", "desert.1")
    turn(scene, EXPLORE)
    ground = scene.state.grounds["c6"]
    assert (ground.token, ground.shown, ground.running) == (False, None, None)
    assert scene.state.events.space(THERE) == 1 + event_steps("desert.1")
    assert not any(scene.state.realms[THERE].goods.values())
    assert scene.state.units(THERE) == 1


@rule("MES-32.14")
def test_of_events_under_units_the_one_nearest_to_the_besieger_is_explored() -> None:
    scene = siege().force("c4", HERE, spearman=1)
    for area in ("c9", "c6", "d9"):
        scene.force(area, THERE, spearman=1)
        scene.start_state.grounds[area].token = True
    turn(scene, EXPLORE)
    assert not scene.state.grounds["c6"].token
    assert scene.state.grounds["c9"].token
    assert "ur-explores" in scene.told


@rule("MES-32.14")
@pytest.mark.parametrize(("areas", "seen"), [(("c7", "d6", "b6"), "b6"), (("b6", "c5"), "c5")])
def test_of_events_as_near_the_leftmost_and_then_the_topmost_is_explored(
    areas: tuple[str, ...], seen: str
) -> None:
    scene = siege().force("c6", HERE, spearman=1)
    for area in areas:
        scene.force(area, THERE, spearman=1)
        scene.start_state.grounds[area].token = True
    turn(scene, EXPLORE)
    assert {area for area in areas if not scene.state.grounds[area].token} == {seen}
    assert "ur-explores-tie" in scene.told


@rule("MES-32.14", "MES-A45", "MES-32.19")
def test_without_one_a_unit_moves_onto_an_event_beside_it_and_does_not_explore_it() -> None:
    scene = siege().force("c7", THERE, spearman=1)
    for area in ("c6", "b7", "d7"):
        scene.start_state.grounds[area].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds["b7"].units(THERE) == 1
    assert scene.state.grounds["b7"].token
    assert scene.state.events.space(THERE) == 1
    assert decided(scene) == ("ur-moves-tie", ["event"])


@rule("MES-32.14")
def test_of_events_beside_units_the_topmost_and_then_the_leftmost_is_gone_to() -> None:
    scene = siege().force("c7", THERE, spearman=1)
    for area in ("c8", "c6", "d7"):
        scene.start_state.grounds[area].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds["c6"].units(THERE) == 1


@rule("MES-32.14")
@pytest.mark.parametrize("area", ["a1", "a3", "b2"])
def test_no_unit_ever_moves_beside_the_start_area_of_the_besieger(area: str) -> None:
    near = {"a1": "b1", "a3": "a4", "b2": "c2"}[area]
    scene = siege().force(near, THERE, spearman=1)
    scene.start_state.grounds[area].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds[near].units(THERE) == 1
    assert "ur-stays" in scene.told


@rule("MES-32.14")
def test_once_all_events_are_explored_a_unit_goes_towards_ur_but_never_into_it() -> None:
    scene = siege().force("c5", THERE, spearman=1).force("c8", THERE, archer=1)
    turn(scene, EXPLORE)
    assert scene.state.grounds["c6"].units(THERE) == 1
    assert decided(scene) == ("ur-moves-home", [])
    scene = turn(siege().force("c8", THERE, archer=1), EXPLORE)
    assert scene.state.grounds["c8"].units(THERE) == 1
    assert "ur-stays" in scene.told


@rule("MES-32.20")
def test_with_no_event_beside_a_unit_one_goes_a_step_towards_the_nearest() -> None:
    scene = siege().force("c9", THERE, chariot=1).force("c7", THERE, spearman=1)
    scene.start_state.grounds["b6"].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds["b7"].units(THERE) == 1  # above C6, which is as near
    assert decided(scene) == ("ur-moves-to-tie", ["step"])
    event = scene.event("ur-moves-to-tie").text(None)
    assert part(event, "target", "id") == "B6"


@rule("MES-32.20")
def test_of_units_as_near_the_swiftest_kind_moves_then_the_leftmost_then_the_topmost() -> None:
    scene = siege().force("c7", THERE, spearman=1, horseman=1).force("b6", THERE, archer=1)
    scene.start_state.grounds["c5"].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds["c6"].force(THERE).units == {"horseman": 1}  # type: ignore[union-attr]
    assert decided(scene) == ("ur-moves-to-tie", ["unit"])
    scene = siege().force("d6", THERE, archer=1).force("b6", THERE, archer=1)
    scene.force("c7", THERE, archer=1)
    scene.start_state.grounds["c5"].token = True
    turn(scene, EXPLORE)
    assert not scene.state.grounds["b6"].units(THERE)


@rule("MES-32.20")
def test_of_units_of_a_kind_the_leftmost_moves_though_another_is_further_up() -> None:
    scene = siege().force("b7", THERE, archer=1).force("c4", THERE, archer=1)
    scene.start_state.grounds["c6"].token = True
    turn(scene, EXPLORE)
    assert [area for area, one in scene.state.forces(THERE) if one.units] == ["b7", "c5"]
    assert decided(scene)[1] == ["unit"]


@rule("MES-32.20")
def test_the_unit_nearest_to_its_target_moves_and_not_one_to_an_event_further_up() -> None:
    scene = siege().force("c8", THERE, archer=1).force("b7", THERE, spearman=1)
    for area in (
        "a4",
        "c6",
    ):  # four areas from the spearman, and two; it is two from the archer as well
        scene.start_state.grounds[area].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds["c7"].force(THERE).units == {"archer": 1}  # type: ignore[union-attr]
    assert scene.state.grounds["b7"].units(THERE) == 1


@rule("MES-32.14", "MES-32.20")
def test_of_steps_as_good_the_topmost_and_then_the_leftmost_is_taken() -> None:
    # C8 is taken, so the way home leads round it, on the left or on the right.
    scene = siege().force("b8", THERE, archer=1).force("c8", HERE, spearman=1)
    turn(scene, EXPLORE)
    assert scene.state.grounds["b7"].units(THERE) == 1
    assert decided(scene) == ("ur-moves-home-tie", ["step"])
    scene = siege().force("b3", THERE, archer=1)
    scene.start_state.grounds["c4"].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds["b4"].units(THERE) == 1  # C3, further left, is as near


@rule("MES-32.19")
def test_units_of_ur_are_pinned_and_never_enter_areas_with_the_besieger_or_behind_its_walls() -> (
    None
):
    scene = siege().force("c7", THERE, spearman=1).force("c7", HERE, spearman=1)
    scene.start_state.grounds["b7"].token = True
    turn(scene, EXPLORE)
    assert scene.state.grounds["c7"].units(THERE) == 1
    assert "ur-stays" in scene.told
    scene = siege().force("c7", THERE, spearman=1).force("c6", HERE, archer=1)
    scene.start_state.grounds["c6"].token = True
    scene.start_state.grounds["b7"].token = True
    scene.start_state.grounds["b7"].wall = HERE
    turn(scene, EXPLORE)
    assert scene.state.grounds["c7"].units(THERE) == 1


@rule("MES-32.19")
def test_ships_of_ur_never_move() -> None:
    scene = siege().ship("e7", THERE)
    scene.start_state.grounds["c6"].token = True
    turn(scene, EXPLORE)
    assert scene.state.ships_of(THERE) == ["e7"]
    assert "ur-stays" in scene.told


@rule("MES-32.17")
def test_an_event_that_ur_takes_from_the_besieger_brings_its_steps_and_is_gone() -> None:
    scene = siege().force("b8", THERE, archer=1)
    scene.start_state.seen.append("plain.1")
    scene.start_state.grounds["b8"].running = Running("plain.1", 1, HERE, 3)
    scene.place(ControlChanges())
    assert scene.state.grounds["b8"].running is None
    assert scene.state.events.space(THERE) == 1 + event_steps("plain.1")
    assert scene.told == ["taken-over", "ur-steps"]
