"""Events won from tribes (MES-26)."""

from typing import Any

from engines.mesopotamia.ids import COMBAT
from engines.mesopotamia.steps.events import WonFromTribes
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.rulebook import rule


def won(*areas: str, **more: Any) -> Scene:
    """Sumer has beaten the tribes of these areas."""
    scene = Scene().at(phase=COMBAT, pending=dict.fromkeys(areas, SUMER), **more)
    for area, event in zip(areas, ("plain.2", "desert.2", "plain.4"), strict=False):
        scene.force(area, SUMER, spearman=1).token(area, event)
    return scene


@rule("MES-22.8")
def test_the_event_of_a_beaten_tribe_is_revealed_at_once() -> None:
    scene = won("b3").place(WonFromTribes())
    assert scene.topic == "event"
    assert scene.state.pending == {}


@rule("MES-22.8")
def test_whoever_has_no_unit_left_where_the_tribe_was_reveals_nothing() -> None:
    scene = won("b3")
    scene.start_state.grounds["b3"].forces = []
    scene.place(WonFromTribes())
    assert scene.state.grounds["b3"].token
    assert scene.state.pending == {}


@rule("MES-22.8", "MES-22.9")
def test_events_of_areas_that_were_left_are_not_put_in_order() -> None:
    scene = won("b3", "b1")
    scene.start_state.grounds["b3"].forces = []
    scene.place(WonFromTribes())
    assert scene.topic == "event"
    assert scene.state.seen[-1] == "desert.2"


@rule("MES-22.9", "MES-A5", "MES-T16")
def test_as_long_as_another_tribe_is_to_be_fought_events_wait() -> None:
    scene = won("b3", combats=["t3", "b1"]).force("b1", SUMER, archer=1)
    scene.start_state.grounds["b1"].token = True
    scene.start_state.grounds["b1"].tribe = {"spearman": 1}
    scene.place(WonFromTribes())
    assert scene.told == []
    assert scene.state.pending == {"b3": SUMER}


@rule("MES-A5")
def test_combats_of_others_and_with_others_come_after_the_event() -> None:
    scene = won("b3", combats=["b1", "b4"]).force("b4", SUMER, archer=1)
    scene.force("b4", AKKAD, archer=1).force("b1", AKKAD, archer=1)
    scene.start_state.grounds["b1"].token = True
    scene.start_state.grounds["b1"].tribe = {"spearman": 1}
    assert scene.place(WonFromTribes()).topic == "event"


@rule("MES-22.9", "MES-T16")
def test_several_events_are_revealed_in_an_order_of_ones_own() -> None:
    scene = won("b3", "b1").place(WonFromTribes())
    assert scene.topic == "reveals"
    assert scene.safe == ["b1", "b3"]
    scene.answer(["b3", "b1"], "1", "1")
    assert scene.state.seen[-2:] == ["plain.2", "desert.2"]
    assert scene.told[0] == "revealed"


@rule("MES-22.9")
def test_an_event_waits_for_its_own_winner_alone() -> None:
    scene = won("b3", combats=["b1"]).at(pending={"b3": SUMER, "b7": AKKAD})
    scene.force("b7", AKKAD, archer=1).at(seen=[]).force("b1", AKKAD, archer=1)
    scene.start_state.grounds["b7"].token = True
    scene.start_state.grounds["b1"].token = True
    scene.start_state.grounds["b1"].tribe = {"spearman": 1}
    scene.place(WonFromTribes())
    assert scene.asked.seat == SUMER
    assert scene.state.pending == {"b7": AKKAD}


@rule("MES-22.9")
def test_an_event_is_revealed_too_when_somebody_else_has_beaten_those_who_had_another_tribe() -> (
    None
):
    scene = won("b3", combats=["b1"]).force("b1", AKKAD, archer=1)
    scene.start_state.grounds["b1"].token = True
    scene.start_state.grounds["b1"].tribe = {"spearman": 1}
    assert scene.place(WonFromTribes()).asked.seat == SUMER
