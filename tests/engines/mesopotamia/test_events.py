"""Events: revealed, chosen between, paid, won and lost (MES-26)."""

from typing import Any

from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import ACTIONS, COMBAT, END, GOODS, NONE
from engines.mesopotamia.scoring import lines, worths
from engines.mesopotamia.state import Force, Running
from engines.mesopotamia.steps.events import ChooseOption, Reveal, WonFromTribes
from engines.mesopotamia.steps.rewards import Reward
from engines.mesopotamia.steps.round_events import ControlChanges, RunEvents
from engines.mesopotamia.steps.rounds import EndOfRound, Round
from engines.mesopotamia.steps.turn import Turn
from engines.mesopotamia.words import goods, quest_name
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.scene import part
from tests.rulebook import rule

TILES = ["terrace_foundations", "cedar_court", "fruit_terrace", "hall_of_tablets", "sky_basin"]

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


def choosing(event: str, area: str = "b2") -> Scene:
    """Sumer has revealed an event, and has nothing else."""
    scene = Scene().goods(SUMER).force(area, SUMER, spearman=1).at(seen=[event])
    return scene.place(ChooseOption(SUMER, event, area))


@rule("MES-26.4")
def test_an_instant_option_pays_advances_and_is_gone() -> None:
    scene = choosing("plain.2").answer("1")
    assert scene.realm(SUMER).goods["food"] == 3
    assert scene.realm(SUMER).goods["wood"] == 1
    assert scene.state.events.space(SUMER) == 2
    ground = scene.state.grounds["b2"]
    assert (ground.token, ground.shown, ground.running) == (False, None, None)


@rule("MES-26.5")
def test_an_option_for_points_pays_advances_and_its_token_stays() -> None:
    scene = choosing("plain.2").answer("2")
    assert scene.realm(SUMER).goods["food"] == 1
    assert scene.state.events.space(SUMER) == 3
    assert scene.state.grounds["b2"].shown == "plain.2"


@rule("MES-26.6", "MES-A24")
def test_an_option_for_six_rounds_brings_nothing_yet() -> None:
    scene = choosing("plain.1").answer("1")
    assert not any(scene.realm(SUMER).goods.values())
    assert scene.state.events.space(SUMER) == 1
    assert scene.state.grounds["b2"].running == Running("plain.1", 1, SUMER, 1)


# --- rewards --------------------------------------------------------------------------------


@rule("MES-26.12", "MES-T6")
def test_without_room_for_a_unit_there_is_a_knuckle_until_the_population_grows() -> None:
    scene = Scene().goods(AKKAD).force("d8", AKKAD, spearman=1).ship("e8", AKKAD)
    scene.place(Reward(AKKAD, "desert.8", 1, "b1"))
    assert scene.realm(AKKAD).goods["knuckle"] == 1 + 2
    assert scene.state.units(AKKAD) == 2
    grown = Scene().goods(AKKAD).force("d8", AKKAD, spearman=1).ship("e8", AKKAD)
    grown.seal("population", AKKAD, 2).place(Reward(AKKAD, "desert.8", 1, "b1"))
    assert grown.realm(AKKAD).goods["knuckle"] == 2
    assert grown.state.grounds["b1"].units(AKKAD) == 1


@rule("MES-26.12")
def test_without_a_piece_left_there_is_a_knuckle() -> None:
    scene = Scene().seal("population", SUMER, 6).goods(SUMER).force("b4", SUMER, spearman=3)
    scene.place(Reward(SUMER, "desert.8", 1, "b1"))
    assert scene.realm(SUMER).goods["knuckle"] == 1 + 2
    assert scene.event("refused").data["goods"] == goods({"knuckle": 1})


@rule("MES-26.12", "MES-26.18")
def test_each_unit_is_looked_at_by_itself() -> None:
    scene = Scene().goods(SUMER).force("a2", SUMER, spearman=1)
    scene.at(seen=["mountain.6"]).place(ChooseOption(SUMER, "mountain.6", "a1"))
    offered = [part(scene.option("1").hint, "brings")[number].key for number in (0, 1)]
    assert offered == ["mesopotamia-a-spearman", "mesopotamia-brings-instead"]
    scene.answer("1")
    assert scene.state.grounds["a1"].force(SUMER) == Force(SUMER, {"spearman": 1})
    assert scene.realm(SUMER).goods["knuckle"] == 1


@rule("MES-26.13")
def test_where_a_settlement_stands_there_are_stone_and_wood_instead() -> None:
    scene = Scene().goods(SUMER).force("b2", SUMER, spearman=1).force("b2", AKKAD, settlement=True)
    scene.place(Reward(SUMER, "plain.3", 1, "b2"))
    assert scene.realm(SUMER).goods == gained(stone=1, wood=1)
    assert scene.state.settlements(SUMER) == []


@rule("MES-26.13")
def test_without_a_settlement_left_there_are_stone_and_wood_instead() -> None:
    scene = Scene().goods(SUMER).force("b2", SUMER, spearman=1)
    for area in ("b4", "b5", "b6"):
        scene.force(area, SUMER, settlement=True)
    scene.place(Reward(SUMER, "plain.3", 1, "b2"))
    assert scene.realm(SUMER).goods == gained(stone=1, wood=1)


@rule("MES-26.14")
def test_a_quest_is_the_top_card_and_nobody_else_sees_it() -> None:
    scene = Scene().hand(SUMER, "conqueror", "royal_road", "highlanders")
    top = scene.start_state.quests[-1]
    scene.place(Reward(SUMER, "plain.11", 2, "b2"))
    assert scene.realm(SUMER).hand == ["conqueror", "royal_road", "highlanders", top]
    drawn = scene.event("quest")
    assert drawn.private[SUMER] == {"quest": quest_name(top)}
    assert "quest" not in drawn.data


@rule("MES-3.19", "MES-26.14", "MES-26.18")
def test_quests_given_back_come_last_in_the_order_of_seats_and_then_none_is_left() -> None:
    scene = Scene()
    state = scene.start_state
    top, first, second, *others = CONTENT.quests
    state.quests, state.realms[AKKAD].hand = [top], others
    state.realms[SUMER].returned, state.realms[BABYLON].returned = [first], [second]
    scene.place(*(Reward(SUMER, "plain.11", 2, "b2") for _ in range(4)))
    assert scene.realm(SUMER).hand == [top, first, second]
    assert scene.realm(SUMER).returned == scene.realm(BABYLON).returned == []
    assert scene.told == [*(["quest", "advanced"] * 3), "no-quest", "advanced"]


@rule("MES-26.14")
def test_what_drew_a_quest_cannot_be_taken_back_and_any_other_choice_can() -> None:
    assert choosing("plain.11").answer("2").playing.undoable_count(SUMER) == 0
    assert choosing("plain.11").answer("1").playing.undoable_count(SUMER) == 1


@rule("MES-26.11")
def test_a_discovery_is_the_next_level_of_the_technology_named() -> None:
    scene = Scene().levels(SUMER, warfare=3).place(Reward(SUMER, "plain.6", 1, "b2"))
    assert scene.realm(SUMER).levels["warfare"] == 4
    assert not scene.playing.table.pending


@rule("MES-26.11")
def test_at_its_highest_level_any_other_technology_may_be_advanced_instead() -> None:
    scene = Scene().levels(SUMER, warfare=4, grow=4, explore=2)
    scene.place(Reward(SUMER, "plain.6", 1, "b2"))
    assert scene.options == ["explore", "build", "research", "gather", NONE]
    assert scene.safe == "build"
    scene.answer("gather")
    assert scene.realm(SUMER).levels["gather"] == 2
    assert scene.told == ["discovered", "advanced"]


@rule("MES-26.11")
def test_a_discovery_in_another_technology_may_be_left_out() -> None:
    scene = Scene().levels(SUMER, warfare=4).place(Reward(SUMER, "plain.6", 1, "b2"))
    before = dict(scene.realm(SUMER).levels)
    scene.answer(NONE)
    assert scene.realm(SUMER).levels == before


@rule("MES-26.18")
def test_with_all_technologies_at_their_highest_level_a_discovery_is_lost() -> None:
    scene = Scene().levels(SUMER, **dict.fromkeys(ACTIONS, 4))
    scene.place(Reward(SUMER, "plain.6", 1, "b2"))
    assert scene.told == ["nothing-to-discover", "advanced"]


@rule("MES-26.15", "MES-26.18")
def test_a_population_that_cannot_grow_and_a_taken_top_bring_nothing() -> None:
    scene = Scene().seal("population", AKKAD, 8).seal("population", SUMER, 7)
    scene.seal("events", AKKAD, 15).seal("events", SUMER, 14)
    scene.place(Reward(SUMER, "plain.7", 2, "b2"))
    assert scene.state.population.space(SUMER) == 7
    assert scene.state.events.space(SUMER) == 14
    assert scene.told == ["not-grown", "not-advanced"]


@rule("MES-26.18")
def test_rewards_come_in_their_order_and_then_the_steps() -> None:
    scene = Scene().goods(SUMER).force("b1", SUMER, spearman=1)
    scene.place(Reward(SUMER, "desert.1", 1, "b1"))
    assert scene.told == ["joined", "discovered", "advanced"]
    assert scene.event("advanced").data["n"] == 3


def gained(**numbers: int) -> dict[str, int]:
    """All goods of a seat that has gained these alone."""
    return {good: numbers.get(good, 0) for good in GOODS}


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


# --- events won from tribes -----------------------------------------------------------------


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
