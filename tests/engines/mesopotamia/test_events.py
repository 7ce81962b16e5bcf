"""Events: revealed, chosen between, paid, rewarded (MES-26)."""

from engines.mesopotamia.ids import ACTIONS, NONE
from engines.mesopotamia.state import Force, Running
from engines.mesopotamia.steps.events import ChooseOption, Reveal
from engines.mesopotamia.steps.rewards import Reward
from engines.mesopotamia.words import goods, quest_name
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.mesopotamia.discovering import choosing, gained
from tests.engines.scene import part
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
