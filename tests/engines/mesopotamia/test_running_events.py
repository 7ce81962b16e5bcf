"""Events that run for six rounds, and whose they are (MES-26)."""

from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import END
from engines.mesopotamia.scoring import lines, worths
from engines.mesopotamia.state import Force, Running
from engines.mesopotamia.steps.events import Reveal
from engines.mesopotamia.steps.round_events import ControlChanges, RunEvents
from engines.mesopotamia.steps.rounds import EndOfRound, Round
from engines.mesopotamia.steps.turn import Turn
from engines.mesopotamia.words import goods
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.mesopotamia.discovering import choosing, gained
from tests.engines.scene import part
from tests.rulebook import rule

TILES = ["terrace_foundations", "cedar_court", "fruit_terrace", "hall_of_tablets", "sky_basin"]


# --- six rounds -----------------------------------------------------------------------------


def running(event: str, option: int, die: int = 1, area: str = "b1") -> Scene:
    """Sumer runs an event in an area, with a spearman there."""
    scene = Scene().goods(SUMER).goods(AKKAD).force(area, SUMER, spearman=1).at(seen=[event])
    scene.start_state.grounds[area].running = Running(event, option, SUMER, die)
    return scene


@rule("MES-EX16", "MES-26.6", "MES-A24")
def test_protecting_the_village_pays_six_tablets_and_then_its_reward() -> None:
    scene = running("desert.1", 1).place(*(RunEvents() for _ in range(6)))
    realm = scene.realm(SUMER)
    assert realm.goods == gained(tablet=6)
    assert scene.state.settlements(SUMER) == ["b1"]
    assert realm.levels["research"] == CONTENT.empires["sumerian"].levels["research"] + 1
    assert scene.state.events.space(SUMER) == 4
    assert scene.state.grounds["b1"].running is None
    assert [one.data["n"] for one in scene.events if "income" in one.key] == [1, 2, 3, 4, 5, 6]


@rule("MES-6.8", "MES-26.7", "MES-A23")
def test_an_event_pays_at_the_end_of_the_round_it_was_revealed_in() -> None:
    scene = Scene().goods(SUMER).force("b2", SUMER, spearman=1).token("b2", "plain.1")
    scene.place(Reveal("b2", SUMER), RunEvents()).answer("1")
    assert scene.realm(SUMER).goods == gained(food=1)
    assert scene.state.grounds["b2"].running == Running("plain.1", 1, SUMER, 2)


@rule("MES-6.8", "MES-26.1", "MES-26.7")
def test_in_a_whole_round_a_march_reveals_an_event_which_pays_as_the_round_ends() -> None:
    scene = Scene("sumerian", "akkadian").goods(SUMER).force("a2", SUMER, spearman=1)
    scene.token("b2", "plain.1").place(Round())
    while scene.asked.seat != SUMER:
        scene.answer(END)
    scene.answer("explore", "spearman.a2.b2", "1")
    while scene.state.round == 3:
        scene.answer(END)
    assert scene.realm(SUMER).goods == gained(food=1)
    assert scene.state.grounds["b2"].running == Running("plain.1", 1, SUMER, 2)


@rule("MES-6.8", "MES-6.10", "MES-6.11")
def test_events_pay_in_turn_order_after_they_have_changed_hands_in_the_last_round_too() -> None:
    scene = Scene().goods(SUMER).goods(AKKAD).force("b2", AKKAD, archer=1)
    scene.at(built=5).realm(BABYLON).tiles = TILES
    scene.force("b4", AKKAD, spearman=1).force("b1", SUMER, spearman=1)
    scene.at(seen=["plain.1", "desert.1", "plain.3"])
    grounds = scene.start_state.grounds
    grounds["b1"].running = Running("desert.1", 1, SUMER, 3)
    grounds["b2"].running = Running("plain.1", 1, AKKAD, 3)
    grounds["b4"].running = Running("plain.3", 1, SUMER, 3)
    scene.at(order=[AKKAD, SUMER, BABYLON, 3])
    scene.place(ControlChanges(), RunEvents(), EndOfRound()).answer("1")
    assert scene.told[:5] == ["taken-over", "chosen-rounds", "income", "income", "income"]
    paid = [one.data["goods"] for one in scene.events if "income" in one.key]
    assert paid == [goods({"food": 1}), goods({"clay": 1}), goods({"tablet": 1})]
    assert scene.state.ended == "gardens"


@rule("MES-6.10", "MES-26.8")
def test_events_change_hands_in_turn_order_and_by_the_ids_of_areas() -> None:
    events = {"b1": ("desert.1", SUMER), "b2": ("plain.1", AKKAD), "b5": ("plain.3", AKKAD)}
    scene = Scene().goods(SUMER).goods(AKKAD).seal("population", AKKAD, 2)
    scene.at(order=[AKKAD, SUMER, BABYLON, 3], seen=[event for event, _ in events.values()])
    for area, (event, winner) in events.items():
        scene.force(area, winner, archer=1)
        scene.start_state.grounds[area].running = Running(event, 1, BABYLON, 3)
    scene.place(ControlChanges())
    asked = []
    while scene.playing.table.pending:
        asked.append((scene.asked.seat, part(scene.asked.prompt, "area", "id")))
        scene.answer("1")
    assert asked == [(AKKAD, "B2"), (AKKAD, "B5"), (SUMER, "B1")]


@rule("MES-26.19", "MES-A21")
def test_one_seat_may_run_any_number_of_events() -> None:
    events = {"b1": "desert.1", "b2": "plain.1", "b4": "plain.3", "b5": "plain.7"}
    scene = Scene().goods(SUMER).seal("population", SUMER, 6).at(seen=[*events.values()])
    for area, event in events.items():
        if area == "b5":
            scene.force(area, SUMER, spearman=1)
        else:
            scene.force(area, SUMER, settlement=True)
        option = 2 if event == "plain.7" else 1
        scene.start_state.grounds[area].running = Running(event, option, SUMER)
    scene.place(RunEvents())
    assert scene.realm(SUMER).goods == gained(tablet=1, food=1, clay=2)


# --- control --------------------------------------------------------------------------------


@rule("MES-26.8", "MES-26.16", "MES-T19")
def test_who_wins_the_area_of_an_event_chooses_anew_and_begins_with_the_first_round() -> None:
    scene = running("desert.1", 1, die=4)
    scene.start_state.grounds["b1"].forces = []
    scene.goods(SUMER, tablet=3).force("b1", AKKAD, archer=1)
    scene.place(ControlChanges(), RunEvents())
    assert scene.asked.seat == AKKAD
    scene.answer("2")
    assert scene.state.grounds["b1"].running == Running("desert.1", 2, AKKAD, 2)
    assert scene.realm(AKKAD).goods == gained(food=1)
    assert scene.realm(SUMER).goods == gained(tablet=3)


@rule("MES-26.8")
def test_the_safe_choice_of_a_new_owner_is_to_go_on_for_six_rounds() -> None:
    scene = running("plain.10", 2, area="b2")
    scene.start_state.grounds["b2"].forces = []
    assert scene.force("b2", AKKAD, archer=1).place(ControlChanges()).safe == "2"


@rule("MES-26.16")
def test_a_new_owner_may_take_an_instant_option_and_the_event_is_over() -> None:
    scene = running("plain.10", 2, die=5, area="b2")
    scene.start_state.grounds["b2"].forces = []
    scene.force("b2", AKKAD, archer=1).place(ControlChanges(), RunEvents()).answer("1")
    assert scene.realm(AKKAD).goods == gained(wood=3, food=1)
    assert scene.state.events.space(AKKAD) == 2
    assert scene.state.events.space(SUMER) == 1
    assert scene.state.grounds["b2"].running is None


@rule("MES-26.9", "MES-26.16", "MES-A41", "MES-T36")
def test_who_wins_an_event_back_chooses_anew_and_begins_with_the_first_round() -> None:
    scene = running("desert.1", 1, die=4)
    grounds = scene.start_state.grounds
    grounds["b1"].running = Running("desert.1", 2, AKKAD, 2)
    scene.place(ControlChanges(), RunEvents())
    assert scene.asked.seat == SUMER
    scene.answer("1")
    assert scene.state.grounds["b1"].running == Running("desert.1", 1, SUMER, 2)


@rule("MES-26.10", "MES-26.17")
def test_an_event_waits_as_long_as_nobody_controls_its_area_and_then_goes_on() -> None:
    scene = running("desert.1", 1, die=4)
    scene.start_state.grounds["b1"].forces = []
    scene.place(ControlChanges(), RunEvents())
    assert scene.realm(SUMER).goods == gained()
    assert scene.state.grounds["b1"].running == Running("desert.1", 1, SUMER, 4)
    again = running("desert.1", 1, die=4).place(RunEvents())
    assert again.state.grounds["b1"].running == Running("desert.1", 1, SUMER, 5)


@rule("MES-26.10")
def test_an_event_waits_while_units_of_several_are_in_its_area() -> None:
    scene = running("desert.1", 1, die=4).force("b1", AKKAD, archer=1)
    scene.place(ControlChanges(), RunEvents())
    assert scene.told == ["waiting"]


@rule("MES-26.17", "MES-24.4")
def test_a_settlement_that_has_been_conquered_takes_over_the_event_of_its_area() -> None:
    scene = running("desert.1", 1, die=4)
    scene.start_state.grounds["b1"].forces = []
    scene.force("b1", AKKAD, settlement=True).place(ControlChanges())
    assert scene.asked.seat == AKKAD
    assert scene.told == ["taken-over"]


@rule("MES-26.17")
def test_the_own_settlement_alone_keeps_an_event_running() -> None:
    scene = running("desert.1", 1)
    scene.start_state.grounds["b1"].forces = [Force(SUMER, settlement=True)]
    scene.place(ControlChanges(), RunEvents())
    assert scene.told == ["income"]


@rule("MES-26.5", "MES-T20")
def test_a_token_is_worth_its_points_to_whoever_controls_the_area_at_the_end() -> None:
    scene = choosing("desert.7", "d3").answer("1")
    state = scene.state
    assert points_of(scene, SUMER) == 4
    state.grounds["d3"].forces = [Force(BABYLON, settlement=True)]
    assert (points_of(scene, SUMER), points_of(scene, BABYLON)) == (0, 4)


def points_of(scene: Scene, seat: int) -> int:
    """What a seat has for event tokens."""
    found = lines(scene.state, seat)
    return sum(one.points for one in found if one.reason.key == "mesopotamia-points-tokens")


# --- players --------------------------------------------------------------------------------


def test_a_running_event_promises_what_it_will_still_pay() -> None:
    values = [worth_of(running("desert.1", 1, die=die)) for die in (1, 6)]
    assert values[0] > values[1]


def worth_of(scene: Scene) -> int:
    """What Sumer is worth."""
    return worths(scene.place(Turn(SUMER)).playing.view(SUMER))[SUMER]


def test_the_standing_order_for_events_takes_more_steps() -> None:
    (routine,) = (one for one in GAME.routines if one.key == "event-steps")
    assert routine.answer(choosing("plain.2").asked) == "2"
    assert routine.answer(choosing("plain.1").asked) == "1"
