"""Events: revealed, chosen between, paid, won and lost (MES-26)."""

from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.events import ChooseOption, Reveal
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.rulebook import rule

# --- revealing ------------------------------------------------------------------------------


@rule("MES-26.1")
def test_a_token_on_which_a_unit_has_ended_its_movement_is_revealed() -> None:
    scene = Scene().force("b2", SUMER, spearman=1).token("b2", "plain.2").place(Reveal("b2", SUMER))
    assert scene.topic == "event"
    assert scene.options == ["1", "2"]
    assert not scene.state.grounds["b2"].token
    assert scene.state.seen[-1] == "plain.2"


@rule("MES-26.1")
def test_a_tribe_guards_a_token() -> None:
    scene = Scene().force("b3", SUMER, spearman=1).token("b3", "plain.2")
    scene.start_state.grounds["b3"].tribe = {"archer": 1}
    scene.place(Reveal("b3", SUMER))
    assert scene.state.grounds["b3"].token
    assert scene.told == []


@rule("MES-A18")
def test_enemies_do_not_guard_it() -> None:
    scene = Scene().force("b2", SUMER, archer=1).force("b2", AKKAD, archer=2)
    scene.token("b2", "plain.2").place(Reveal("b2", SUMER))
    assert scene.asked.seat == SUMER


@rule("MES-26.1")
def test_rams_and_settlements_reveal_nothing() -> None:
    scene = Scene().force("b2", SUMER, rams=1, settlement=True).token("b2", "plain.2")
    assert scene.place(Reveal("b2", SUMER)).state.grounds["b2"].token


@rule("MES-3.9", "MES-26.2")
def test_a_token_is_an_event_of_its_terrain_in_the_boxes_in_play_that_nobody_has_seen() -> None:
    left = ["mountain.3", "mountain.12"]
    assert {drawn(skipped, left) for skipped in range(12)} == {*left}


def drawn(skipped: int, left: list[str]) -> str:
    """What a mountain token turns out to be when `left` and those of a box not in play are left."""
    scene = Scene(boxes="mari_eblaites").force("a1", SUMER, spearman=1)
    state = scene.start_state
    state.grounds["a1"].token = True
    there = [one for one, row in CONTENT.events.items() if row.box in state.boxes]
    state.seen = [one for one in there if one not in left]
    scene.draws["events"] = skipped
    return scene.place(Reveal("a1", SUMER)).state.seen[-1]


# --- choosing -------------------------------------------------------------------------------


@rule("MES-26.3")
def test_whoever_reveals_an_event_chooses_and_the_safe_choice_has_more_steps() -> None:
    scene = Scene().force("b2", AKKAD, spearman=1).token("b2", "plain.2").place(Reveal("b2", AKKAD))
    assert scene.asked.seat == AKKAD
    assert scene.safe == "2"


@rule("MES-26.4")
def test_an_instant_option_pays_advances_and_is_gone() -> None:
    scene = Scene().goods(SUMER).place(ChooseOption(SUMER, "plain.2", "b2")).answer("1")
    assert scene.realm(SUMER).goods["food"] == 3
    assert scene.realm(SUMER).goods["wood"] == 1
    assert scene.state.events.space(SUMER) == 2
    ground = scene.state.grounds["b2"]
    assert (ground.token, ground.shown, ground.running) == (False, None, None)


@rule("MES-26.5")
def test_an_option_for_points_pays_advances_and_its_token_stays() -> None:
    scene = Scene().goods(SUMER).place(ChooseOption(SUMER, "plain.2", "b2")).answer("2")
    assert scene.realm(SUMER).goods["food"] == 1
    assert scene.state.events.space(SUMER) == 3
    assert scene.state.grounds["b2"].shown == "plain.2"


@rule("MES-26.6", "MES-A24")
def test_an_option_for_six_rounds_brings_nothing_yet() -> None:
    scene = Scene().goods(SUMER).place(ChooseOption(SUMER, "plain.1", "b2")).answer("1")
    assert not any(scene.realm(SUMER).goods.values())
    assert scene.state.events.space(SUMER) == 1
    assert scene.state.grounds["b2"].running == Running("plain.1", 1, SUMER, 1)
