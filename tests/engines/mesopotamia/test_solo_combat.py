"""Fights without bids against those whom the rules play (MES-31, MES-34.3 to MES-34.5)."""

from collections.abc import Sequence

import pytest

from engines.core import Allocate, ChooseMany, IllegalMove
from engines.mesopotamia.ids import (
    AUTOMATON,
    CORNERED,
    DESTROYED,
    FELL,
    GUARDIANS,
    REMOVED,
    RETREATED,
    ROWS,
    SIEGE,
    STRENGTH,
    TEAM,
    TRIBE,
)
from engines.mesopotamia.preview.odds import odds
from engines.mesopotamia.scoring import worths
from engines.mesopotamia.state import Answer
from engines.mesopotamia.steps.fighting import CombatPhase, Pair
from engines.mesopotamia.steps.simple import Contend
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.mesopotamia.duelling import (
    PLACE,
    army,
    confront,
    duel_of,
    knuckles,
    lines,
    report_of,
    safely,
    with_house,
)
from tests.engines.scene import said
from tests.rulebook import rule

PLAYER, ENEMY = range(2)
MY_CORNER, ITS_CORNER = ("a1", "b1"), ("d9", "c9")
"""Areas beside the start of each, and the only other neighbour: with a wall there, nobody else gets away."""


def alone(mine: int = 9, theirs: int = 0, *, ahead: int = PLAYER, mode: str = AUTOMATON) -> Scene:
    """A person and a seat that the rules play, with so many knuckles."""
    scene = with_house(Scene(players=2), mode).seal("events", ahead, 3)
    for seat in (PLAYER,) if mode == GUARDIANS else (PLAYER, ENEMY):  # MES-33.4
        scene.seal("population", seat, 5)
    return scene.goods(PLAYER, knuckle=mine).goods(ENEMY, knuckle=theirs)


def met(
    scene: Scene, mine: Sequence[str], theirs: Sequence[str], assigned: dict[str, int] | None = None
) -> Scene:
    """The person attacks, and has assigned knuckles if there are any."""
    confront(scene, PLAYER, mine, ENEMY, theirs)
    return scene.answer(assigned or {}) if knuckles(scene, PLAYER) else scene


def answers(scene: Scene) -> list[Answer]:
    """How each bout has been answered so far."""
    duel = scene.state.duel
    bouts = (report_of(scene) if duel is None else duel.report).bouts
    return [one.answer for one in bouts if one.answer is not None]


def cornered(
    scene: Scene, corner: tuple[str, str], owner: int, mine: Sequence[str], theirs: Sequence[str]
) -> Scene:
    """A fight from which nobody but the owner of a corner gets away."""
    place, beside = corner
    scene.start_state.grounds[beside].wall = owner
    return confront(scene, PLAYER, mine, ENEMY, theirs, place)


# --- before the fights ----------------------------------------------------------------------


@rule("MES-31.1")
def test_own_cards_are_drawn_and_knuckles_placed_before_the_enemy_draws() -> None:
    scene = confront(alone(3, 2), PLAYER, ["spearman.01", "archer.01"], ENEMY, ["horseman.01"])
    asked = scene.ask(PLAYER)
    assert isinstance(asked, Allocate)
    assert asked.bounds() == (0, 3)
    assert [(slot.id, slot.high) for slot in asked.slots] == [
        ("0.strength", 3),
        ("0.tactics", 2),
        ("0.mobility", 1),
        ("1.strength", 2),
        ("1.tactics", 2),
        ("1.mobility", 1),
    ]
    assert [one.card for one in duel_of(scene).attack.fighters] == ["spearman.01", "archer.01"]
    assert [one.card for one in duel_of(scene).defence.fighters] == [""]
    assert "Ben (1 horseman) with 2 knuckles" in said(asked.prompt, "en")
    with pytest.raises(IllegalMove):
        scene.answer({"0.mobility": 2})
    scene.answer({"0.strength": 2})
    assert duel_of(scene).defence.fighters[0].card == "horseman.01"
    assert report_of(safely(scene)).defence.cards == ["horseman.01"]


@rule("MES-31.1")
def test_no_more_is_placed_than_is_there_and_whoever_has_none_is_not_asked() -> None:
    with pytest.raises(IllegalMove):
        met(alone(1), ["spearman.01"], ["archer.01"], {"0.strength": 1, "0.tactics": 1})
    scene = confront(alone(0, 0), PLAYER, ["spearman.01"], ENEMY, ["archer.03"])
    assert scene.state.duel is None or scene.topic == "retreat"
    assert "prepared" not in scene.told


@rule("MES-31.2")
def test_the_person_lines_up_both_sides_in_one_row() -> None:
    scene = alone(0, 0)
    met(scene, ["spearman.01", "archer.01"], ["spearman.03", "archer.03", "horseman.01"])
    for size in (2, 3):
        asked = scene.pending
        assert isinstance(asked, ChooseMany)
        assert (asked.seat, asked.ordered) == (PLAYER, True)
        assert asked.least == asked.most == len(asked.options) == size
        queue = "Against them, from the front on: archer 2 (1/1/0) and spearman 1 (0/1/0)"
        assert said(asked.prompt, "en").endswith(queue) == (size == 3)
        scene.answer([*reversed([one.id for one in asked.options])])
    (order,) = (report_of(scene) if scene.state.duel is None else duel_of(scene).report).orders
    assert [(row.attack, row.defence) for row in order.rows] == [([1, 0], [2, 1, 0])]


@rule("MES-31.2")
def test_what_has_one_order_is_not_asked() -> None:
    scene = met(alone(2), ["spearman.08"], ["archer.03"], {"0.strength": 2})
    assert "arranged" in scene.told
    assert report_of(scene).bouts[0].won


# --- how the rules answer -------------------------------------------------------------------


@rule("MES-31.3")
def test_what_wins_anyway_gets_nothing_and_what_lacks_one_gets_one() -> None:
    assert answers(met(alone(0, 3), ["spearman.03"], ["horseman.05"]))[0].placed[:2] == [0, 0]
    (found,) = answers(met(alone(0, 3), ["horseman.05"], ["archer.05"]))
    assert found.steps.startswith("a")
    assert found.placed[:2] == [2, 0]  # 3 printed against 2, and the person is ahead


@rule("MES-31.3", "MES-20.0")
def test_a_tie_suffices_if_it_is_ahead_on_the_event_track() -> None:
    (found,) = answers(met(alone(0, 3, ahead=ENEMY), ["horseman.05"], ["archer.05"]))
    assert found.placed[:2] == [1, 0]


@rule("MES-31.3")
def test_tactics_come_first_if_they_count_against_all_units_of_the_row() -> None:
    scene = met(alone(2, 2), ["spearman.03", "spearman.04"], ["archer.05"], {"0.strength": 2})
    scene.answer(["0", "1"])
    assert answers(scene)[0].placed[:2] == [0, 2]  # 2 against 3


@rule("MES-31.3")
def test_strength_comes_first_if_tactics_do_not_count_against_all_of_the_row() -> None:
    scene = met(alone(2, 3), ["spearman.03", "archer.05"], ["archer.06"], {"0.strength": 2})
    scene.answer(["0", "1"])
    assert answers(scene)[0].placed[:2] == [2, 0]  # 2 against 3
    scene = met(alone(4, 3), ["spearman.01", "archer.05"], ["archer.06"], {"0.strength": 3})
    scene.answer(["0", "1"])
    assert answers(scene)[0].placed[:2] == [2, 0]
    scene = met(alone(4, 3), ["spearman.06", "archer.05"], ["archer.07"], {"0.strength": 2})
    scene.answer(["0", "1"])  # 2 and 1 of tactics against 3: one slot of strength suffices
    assert answers(scene)[0].placed[:2] == [1, 0]


@rule("MES-31.3")
def test_tactics_take_what_strength_has_no_slot_for() -> None:
    scene = met(alone(3, 3), ["spearman.08", "archer.05"], ["archer.07"], {"0.strength": 2})
    scene.answer(["0", "1"])  # 2 and 1 of tactics against 4: a slot of strength, and tactics
    assert answers(scene)[0].placed[:2] == [1, 1]


@rule("MES-31.3")
def test_with_what_is_left_it_destroys_the_unit_if_that_suffices() -> None:
    scene = met(alone(0, 3), ["spearman.03"], ["horseman.01"])
    (found,) = answers(scene)
    assert (found.steps, found.placed) == ("ab", [1, 0, 1])
    assert report_of(scene).bouts[0].fate == DESTROYED
    assert knuckles(scene, ENEMY) == 1
    scene = met(alone(1, 1), ["spearman.05"], ["horseman.02"], {"0.mobility": 1})
    (found,) = answers(scene)  # mobility 1 against 2: it would need 2
    assert (found.steps, found.placed) == ("a", [0, 0, 0])
    assert scene.topic == "retreat"
    assert knuckles(scene, ENEMY) == 1


@rule("MES-31.3")
def test_who_cannot_win_places_just_enough_mobility_and_retreats() -> None:
    scene = met(alone(0, 3), ["chariot.05"], ["spearman.03"])
    (found,) = answers(scene)
    assert (found.steps, found.placed, found.discarded) == ("cd", [0, 0, 1], 0)
    assert report_of(scene).bouts[0].fate == RETREATED
    assert knuckles(scene, ENEMY) == 2


@rule("MES-31.3")
def test_who_can_neither_win_nor_get_away_discards_a_knuckle_and_loses_the_unit() -> None:
    scene = met(alone(1, 3), ["chariot.03"], ["spearman.03"], {"0.mobility": 1})
    (found,) = answers(scene)
    assert (found.steps, found.placed, found.discarded) == ("ce", [0, 0, 0], 1)
    assert report_of(scene).bouts[0].fate == DESTROYED
    assert knuckles(scene, ENEMY) == 2


@rule("MES-31.4")
def test_who_is_faster_anyway_gets_away_for_nothing() -> None:
    (found,) = answers(met(alone(0, 3), ["chariot.05"], ["spearman.05"]))
    assert (found.steps, found.placed) == ("cd", [0, 0, 0])


@rule("MES-31.4", "MES-20.16")
def test_nothing_is_spent_to_destroy_a_unit_that_cannot_get_away() -> None:
    scene = cornered(alone(0, 2), ITS_CORNER, ENEMY, ["spearman.03"], ["horseman.01"])
    (found,) = answers(scene)
    assert (found.steps, found.placed) == ("a", [1, 0, 0])
    assert report_of(scene).bouts[0].fate == CORNERED
    assert knuckles(scene, ENEMY) == 1


@rule("MES-31.9")
def test_nothing_is_discarded_where_no_knuckle_is_left() -> None:
    (found,) = answers(met(alone(0, 0), ["chariot.05"], ["spearman.03"]))
    assert (found.steps, found.discarded) == ("ce", 0)


@rule("MES-31.9")
def test_who_has_no_area_to_retreat_to_discards_a_knuckle_and_loses_the_unit() -> None:
    scene = cornered(alone(0, 3), MY_CORNER, PLAYER, ["chariot.05"], ["spearman.05"])
    (found,) = answers(scene)
    assert (found.steps, found.placed, found.discarded) == ("ce", [0, 0, 0], 1)
    assert report_of(scene).bouts[0].fate == CORNERED
    assert knuckles(scene, ENEMY) == 2


@rule("MES-31.9")
def test_fatigue_takes_mobility_then_tactics_then_strength_from_the_rules() -> None:
    mine = ["spearman.03", "spearman.04", "spearman.09"]
    scene = safely(met(alone(0, 9), mine, ["archer.05"]))
    first, second, third = report_of(scene).bouts
    assert first.answer is not None
    assert first.answer.placed == [0, 0, 1]
    assert (first.tired, second.tired) == (["mobility"], ["mobility"])
    assert third.tired == []
    scene = met(alone(9, 9), mine, ["archer.05"], {"0.strength": 2, "1.strength": 2})
    first, second = report_of(safely(scene)).bouts[:2]
    assert second.answer is not None
    assert first.tired == ["mobility"]


@rule("MES-31.9")
def test_the_rules_are_bound_by_slots_too() -> None:
    scene = met(alone(2, 9), ["chariot.05"], ["archer.07"], {"0.strength": 2})
    assert answers(scene)[0].most == 2 + 1  # one slot of strength, and tactics never count
    assert answers(scene)[0].steps == "cd"


# --- after the combat -----------------------------------------------------------------------


@rule("MES-31.5")
def test_a_knuckle_comes_back_for_each_row_that_a_card_has_lost() -> None:
    assigned = {"0.strength": 1, "0.mobility": 1, "1.strength": 1}
    scene = met(alone(4, 9), ["spearman.03", "spearman.05"], ["chariot.02"], assigned)
    scene = safely(scene.answer(["0", "1"]))
    assert report_of(scene).attack.back == {"strength": 2, "tactics": 0, "mobility": 1}
    assert knuckles(scene, PLAYER) == 4 - 3 + 3


@rule("MES-31.5")
def test_nothing_comes_back_for_rows_that_were_won_or_had_no_knuckle() -> None:
    scene = met(alone(3, 0), ["spearman.08"], ["archer.06"], {"0.strength": 2})
    assert report_of(scene).attack.back == dict.fromkeys(ROWS, 0)
    assert knuckles(scene, PLAYER) == 1
    assert "recovered" not in scene.told


@rule("MES-31.5")
def test_a_tie_is_lost_by_whoever_is_behind_on_the_event_track() -> None:
    assigned = {"0.strength": 1}
    scene = met(alone(1, 0, ahead=ENEMY), ["spearman.03"], ["spearman.08"], assigned)
    assert report_of(safely(scene)).attack.back["strength"] == 1
    scene = met(alone(1, 0), ["spearman.03"], ["spearman.08"], assigned)
    assert report_of(safely(scene)).attack.back["strength"] == 0


@rule("MES-31.5")
def test_tactics_are_lost_only_where_those_of_one_of_the_two_count() -> None:
    assigned = {"0.tactics": 1}
    scene = safely(met(alone(1), ["spearman.05"], ["spearman.06"], assigned))
    assert report_of(scene).attack.back["tactics"] == 0  # 1 against 2, but neither counts
    scene = safely(met(alone(1, 0, ahead=ENEMY), ["spearman.05"], ["archer.03"], assigned))
    assert report_of(scene).attack.back["tactics"] == 1  # theirs count
    scene = safely(met(alone(1), ["archer.05"], ["spearman.06"], assigned))
    assert report_of(scene).bouts[0].won
    assert report_of(scene).attack.back["tactics"] == 1  # its own count: 1 against 2 in a bout won


@rule("MES-31.5")
def test_a_row_lost_in_one_fight_comes_back_once_and_though_others_were_won() -> None:
    theirs = ["spearman.06", "spearman.01"]
    scene = met(alone(1), ["chariot.02"], theirs, {"0.tactics": 1}).answer(["0", "1"])
    assert [bout.won for bout in report_of(scene).bouts] == [True, True]
    assert report_of(scene).attack.back == {"strength": 0, "tactics": 1, "mobility": 0}
    assert knuckles(scene, PLAYER) == 1


@rule("MES-31.9", "MES-31.5")
def test_what_fatigue_has_taken_comes_back_if_the_row_is_lost_later() -> None:
    theirs = ["spearman.03", "spearman.04"]
    scene = met(alone(1, 2), ["chariot.05"], theirs, {"0.mobility": 1}).answer(["0", "1"])
    report = report_of(scene)
    assert [one.steps for one in answers(scene)] == ["ce", "cd"]
    assert report.bouts[0].tired == ["mobility"]
    assert [[one.mobility for one in bout.sums] for bout in report.bouts] == [[1, 0], [0, 1]]
    assert report.attack.back == {"strength": 0, "tactics": 0, "mobility": 1}


@rule("MES-31.6")
def test_a_ship_brings_a_knuckle_for_the_combat_that_is_used_first() -> None:
    scene = met(alone(2).ship("k2", PLAYER), ["spearman.08"], ["archer.06"], {"0.strength": 2})
    assert report_of(scene).attack.extra == 1
    assert knuckles(scene, PLAYER) == 2 - 1
    scene = met(alone(2).ship("k2", PLAYER), ["horseman.01"], ["archer.06"])
    assert knuckles(scene, PLAYER) == 2


@rule("MES-31.6")
def test_the_enemy_loses_what_it_places_and_what_ships_brought_but_keeps_the_rest() -> None:
    scene = met(alone(0, 2).ship("k2", ENEMY), ["horseman.05"], ["archer.05"])
    assert answers(scene)[0].placed == [2, 0, 0]
    assert knuckles(scene, ENEMY) == 2 - 1
    scene = met(alone(0, 2).ship("k2", ENEMY), ["spearman.03"], ["chariot.02"])
    assert answers(scene)[0].placed == [0, 0, 0]
    assert knuckles(scene, ENEMY) == 2


@rule("MES-31.6", "MES-31.4")
def test_what_a_ship_has_brought_is_spent_once() -> None:
    scene = met(
        alone(0, 0).ship("k2", ENEMY), ["spearman.03", "spearman.04"], ["chariot.05"]
    ).answer(["0", "1"])
    safely(scene)
    assert [one.steps for one in answers(scene)] == ["ab", "a"]
    assert knuckles(scene, ENEMY) == 0
    both = met(
        alone(0, 1).ship("k2", ENEMY), ["spearman.03", "spearman.04"], ["chariot.05"]
    ).answer(["0", "1"])
    safely(both)
    assert [one.steps for one in answers(both)] == ["ab", "ab"]
    assert knuckles(both, ENEMY) == 0


@rule("MES-31.7")
def test_its_beaten_units_retreat_towards_its_start_then_up_then_left() -> None:
    scene = met(alone(0, 1), ["chariot.05"], ["spearman.03"])
    assert report_of(scene).bouts[0].to == "c5"
    (told,) = lines(scene, "homeward")
    assert told.startswith("Of 4 areas ")
    assert told.endswith(", the nearest to its start area.")
    scene = alone(0, 1)
    army(scene, PLAYER, ["spearman"], "c5")
    met(scene, ["chariot.05"], ["spearman.03"])
    assert report_of(scene).bouts[0].to == "b4"
    (told,) = lines(scene, "homeward-tie", "es")
    assert told.startswith("De 3 zonas, ")
    army(one := alone(0, 1), PLAYER, ["spearman"], "d4")
    for area in ("b4", "c3"):
        one.start_state.grounds[area].wall = PLAYER
    met(one, ["chariot.05"], ["spearman.03"])
    assert report_of(one).bouts[0].to == "c5"
    assert not any(key.startswith("homeward") for key in one.told)


@rule("MES-31.7", "MES-31.10")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_person_chooses_where_own_units_retreat_attacking_or_not(attacks: bool) -> None:
    scene = alone(0, 0)
    if attacks:
        confront(scene, PLAYER, ["spearman.05"], ENEMY, ["archer.05"])
    else:
        confront(scene, ENEMY, ["archer.05"], PLAYER, ["spearman.05"])
    assert (scene.topic, scene.pending.seat) == ("retreat", PLAYER)
    scene.answer("c3")
    assert scene.state.grounds["c3"].units(PLAYER) == 1


@rule("MES-31.10")
def test_a_person_who_is_attacked_assigns_and_lines_up_both_sides() -> None:
    scene = confront(
        alone(2, 2), ENEMY, ["archer.05", "horseman.01"], PLAYER, ["spearman.03", "horseman.05"]
    )
    assert (scene.topic, scene.pending.seat) == ("assign", PLAYER)
    scene.answer({"0.strength": 1})
    assert [one.assigned for one in duel_of(scene).defence.fighters] == [[1, 0, 0], [0, 0, 0]]
    scene.answer(["1", "0"], ["0", "1"])
    duel = scene.state.duel
    (order,) = (report_of(scene) if duel is None else duel.report).orders
    assert [(row.attack, row.defence) for row in order.rows] == [([0, 1], [1, 0])]


@rule("MES-31.10", "MES-23.5")
def test_a_wall_and_a_ram_are_lost_after_a_combat_without_bids() -> None:
    scene = alone(0, 0).force(PLACE, PLAYER, rams=1)
    scene.start_state.grounds[PLACE].wall = ENEMY
    army(army(scene, ENEMY, ["spearman"]), PLAYER, ["chariot"])
    safely(scene.place(CombatPhase()))
    assert scene.state.grounds[PLACE].wall is None
    assert scene.state.on_map(PLAYER, "ram") == 0


# --- tribes ---------------------------------------------------------------------------------


def tribal(scene: Scene, mine: Sequence[str], cards: Sequence[str]) -> Scene:
    """The person attacks a tribe."""
    return confront(scene, PLAYER, mine, TRIBE, cards)


@rule("MES-31.8", "MES-22.6")
@pytest.mark.parametrize("mode", [AUTOMATON, TEAM, GUARDIANS])
def test_a_tribe_answers_with_the_knuckles_of_its_die_and_its_units(mode: str) -> None:
    scene = alone(9, mode=mode)
    army(scene, TRIBE, ["spearman", "archer"])
    army(scene, PLAYER, ["chariot"])
    scene.place(Pair(PLAYER, PLACE))
    assert scene.topic == "assign"
    tribe = duel_of(scene).defence
    assert tribe.seat == scene.state.house()
    assert 1 + 4 <= tribe.knuckles <= 6 + 4
    assert {one.seat for one in scene.playing.table.pending.values()} == {PLAYER}


@rule("MES-31.8", "MES-22.5")
def test_a_tribe_loses_ties_even_where_the_person_is_last_on_the_event_track() -> None:
    scene = alone(0, ahead=ENEMY)
    tribal(scene, ["spearman.08"], ["archer.07"])
    (found,) = answers(scene)
    assert found.placed[:2] == [0, 0]  # 2 and 1 of tactics against 2
    scene = tribal(alone(2, ahead=ENEMY), ["archer.05"], ["archer.07"])
    scene.answer({"0.strength": 2})
    (found,) = answers(scene)  # 4 against 2 and a single slot
    assert found.steps == "ce"
    scene = tribal(alone(1, ahead=ENEMY), ["archer.05"], ["archer.07"])
    scene.answer({"0.strength": 1})
    assert answers(scene)[0].steps == "ce"  # 3 to 3 at most


@rule("MES-31.8", "MES-22.7")
def test_a_tribe_never_retreats_however_fast_it_is() -> None:
    scene = tribal(alone(0), ["chariot.05"], ["spearman.05"])
    (found,) = answers(scene)
    assert (found.steps, found.placed, found.discarded) == ("ce", [0, 0, 0], 1)
    assert report_of(scene).bouts[0].fate == REMOVED
    assert not scene.state.grounds[PLACE].tribe


@rule("MES-31.8")
def test_what_a_tribe_does_not_spend_is_lost_and_the_house_seat_pays_nothing() -> None:
    scene = safely(tribal(alone(0, 5), ["spearman.03"], ["archer.05"]))
    assert knuckles(scene, ENEMY) == 5
    assert answers(scene)[0].steps == "ab"
    assert report_of(scene).defence.back == {}


@rule("MES-34.4")
def test_among_several_people_a_tribe_that_the_automaton_decides_for_answers_by_the_rules() -> None:
    scene = with_house(Scene(players=3)).goods(SUMER, knuckle=2).goods(AKKAD, knuckle=2)
    for seat, space in ((SUMER, 9), (BABYLON, 5), (AKKAD, 2)):
        scene.seal("events", seat, space)
    army(army(scene, TRIBE, ["spearman"]), SUMER, ["archer"]).place(Pair(SUMER, PLACE))
    assert scene.topic == "assign"
    assert duel_of(scene).defence.seat == BABYLON


@rule("MES-34.4", "MES-22.4")
def test_among_several_people_a_tribe_that_a_person_decides_for_is_fought_by_bids() -> None:
    scene = with_house(Scene(players=3)).goods(SUMER, knuckle=2).goods(AKKAD, knuckle=2)
    for seat, space in ((SUMER, 9), (AKKAD, 5), (BABYLON, 2)):
        scene.seal("events", seat, space)
    army(army(scene, TRIBE, ["spearman"]), SUMER, ["archer"]).place(Pair(SUMER, PLACE))
    assert scene.ask(AKKAD).topic == scene.ask(SUMER).topic
    assert scene.ask(AKKAD).secret


@rule("MES-34.5")
def test_a_tribe_that_the_automaton_attacks_is_played_by_a_person_who_places_all() -> None:
    cards = ["spearman.03", "spearman.04", "horseman.01"]
    scene = confront(alone(3, 4), ENEMY, ["archer.05"], TRIBE, cards)
    asked = scene.ask(PLAYER)
    assert isinstance(asked, Allocate)
    tribe = duel_of(scene).defence
    assert (tribe.seat, tribe.party) == (PLAYER, TRIBE)
    slots = sum(slot.high for slot in asked.slots)
    assert asked.bounds() == (min(tribe.knuckles, slots),) * 2
    assert sum(asked.proposal.values()) == asked.least
    safely(scene)
    assert knuckles(scene, PLAYER) == 3
    assert "recovered" not in scene.told


@rule("MES-34.5", "MES-31.3")
def test_the_automaton_spends_no_mobility_to_chase_a_tribe_but_gets_away_from_it() -> None:
    scene = confront(alone(0, 4), ENEMY, ["chariot.05"], TRIBE, ["spearman.03"])
    safely(scene)
    (found,) = answers(scene)
    assert (found.steps, found.placed[2]) == ("a", 0)
    assert report_of(scene).bouts[0].fate == REMOVED
    scene = confront(alone(0, 1), ENEMY, ["spearman.05"], TRIBE, ["archer.07"])
    safely(scene)
    (found,) = answers(scene)
    assert (found.steps, found.placed) == ("cd", [0, 0, 0])
    assert report_of(scene).bouts[0].fate == RETREATED


# --- several people -------------------------------------------------------------------------


@rule("MES-34.3", "MES-30.22")
def test_only_those_who_meet_the_automaton_fight_without_bids() -> None:
    scene = with_house(Scene(players=3)).goods(SUMER, knuckle=2).goods(AKKAD, knuckle=2)
    for seat in (AKKAD, SUMER, BABYLON):
        army(scene, seat, ["archer"])
    scene.place(Pair(SUMER, PLACE))
    scene.answer(f"{SUMER}.{AKKAD}")
    assert {one.seat for one in scene.playing.table.pending.values()} == {SUMER, AKKAD}
    assert all(one.secret for one in scene.playing.table.pending.values())


@rule("MES-34.9")
def test_in_a_team_tribes_are_fought_without_bids_whoever_is_behind() -> None:
    scene = with_house(Scene(players=3), TEAM).goods(SUMER, knuckle=2)
    for seat, space in ((SUMER, 9), (AKKAD, 5), (BABYLON, 2)):
        scene.seal("events", seat, space)
    army(army(scene, TRIBE, ["spearman"]), SUMER, ["archer"]).place(Pair(SUMER, PLACE))
    assert scene.topic == "assign"
    assert duel_of(scene).defence.seat == BABYLON


@rule("MES-33.13", "MES-33.20")
def test_the_enemy_of_assur_never_retreats_however_fast_and_discards_a_knuckle_each_time() -> None:
    scene = met(alone(0, 3, mode=GUARDIANS), ["chariot.05"], ["spearman.05", "horseman.04"])
    scene.answer(["0", "1"])
    first, second = report_of(scene).bouts
    assert [one.mobility for one in first.sums] == [0, 1]
    assert [one.steps for one in answers(scene)] == ["ce", "ce"]
    assert first.fate == second.fate == FELL
    assert knuckles(scene, ENEMY) == 1
    assert lines(scene, "beaten-fell")[0] == "Ben loses spearman 1 (1/0/1), which never retreats."


@rule("MES-33.13")
def test_the_enemy_of_assur_still_places_mobility_to_destroy_a_unit() -> None:
    scene = met(alone(0, 2, mode=GUARDIANS), ["spearman.03"], ["archer.05"])
    (found,) = answers(scene)
    assert (found.steps, found.placed) == ("ab", [0, 0, 1])
    assert report_of(scene).bouts[0].fate == DESTROYED


# --- without cards --------------------------------------------------------------------------


@rule("MES-31.11", "MES-AUT9")
@pytest.mark.parametrize("mode", [AUTOMATON, SIEGE, GUARDIANS])
def test_with_simplified_combat_the_rules_bid_half_rounded_up_and_what_ships_bring(
    mode: str,
) -> None:
    for owned, ships, bid in ((4, 0, 2), (5, 0, 3), (0, 0, 0), (0, 1, 1), (3, 1, 2), (0, 2, 2)):
        scene = with_house(Scene(players=2, combat="simple"), mode).goods(PLAYER, knuckle=3)
        scene.goods(ENEMY, knuckle=owned)
        for section in ("k2", "e4")[:ships]:
            scene.ship(section, ENEMY)
        if mode != GUARDIANS:
            scene.seal("population", ENEMY, 3)
        army(army(scene, ENEMY, ["spearman"]), PLAYER, ["spearman"])
        scene.place(Contend(PLACE, PLAYER, ENEMY))
        (asked,) = scene.playing.table.pending.values()
        assert asked.seat == PLAYER
        scene.answer({STRENGTH: 1})
        assert report_of(scene).defence.bid == {STRENGTH: bid}


@rule("MES-31.11", "MES-25.3")
def test_the_automaton_loses_its_weakest_unit_as_the_price_of_victory() -> None:
    scene = with_house(Scene(players=2, combat="simple")).seal("population", ENEMY, 3)
    army(army(scene, ENEMY, ["chariot", "spearman"]), PLAYER, ["spearman"])
    scene.place(Contend(PLACE, PLAYER, ENEMY))
    assert report_of(scene).defence.lost == ["spearman"]


@rule("MES-31.11", "MES-25.5")
def test_with_simplified_combat_a_tribe_bids_all_it_has() -> None:
    scene = alone(3)
    scene.at(simple=True)
    army(army(scene, TRIBE, ["spearman"]), PLAYER, ["spearman"]).place(Pair(PLAYER, PLACE))
    (asked,) = scene.playing.table.pending.values()
    assert asked.seat == PLAYER
    tribe = duel_of(scene).defence.knuckles
    scene.answer({STRENGTH: 0})
    assert report_of(scene).defence.bid == {STRENGTH: tribe}


@rule("MES-AUT10", "MES-31.11", "MES-25.5")
@pytest.mark.parametrize("behind", [AKKAD, BABYLON])
def test_with_simplified_combat_a_tribe_bids_all_whoever_decides_for_it(behind: int) -> None:
    """Sumer attacks; Babylon is the automaton, which is never asked."""
    scene = with_house(Scene(players=3, combat="simple")).goods(SUMER, knuckle=2)
    ahead = AKKAD + BABYLON - behind
    for seat, space in ((ahead, 9), (SUMER, 5), (behind, 2)):
        scene.seal("events", seat, space)
    army(army(scene, TRIBE, ["spearman"]), SUMER, ["archer"]).place(Pair(SUMER, PLACE))
    side = duel_of(scene).defence
    assert (side.seat, side.party) == (behind, TRIBE)
    asked = {one.seat for one in scene.playing.table.pending.values()}
    assert asked <= {SUMER, AKKAD}
    tribe = side.knuckles
    safely(scene)
    assert report_of(scene).defence.bid == {STRENGTH: tribe}
    assert knuckles(scene, BABYLON) == 0


# --- told -----------------------------------------------------------------------------------


@rule("MES-31.3")
def test_each_answer_is_told_with_its_letters_and_what_is_left() -> None:
    scene = met(alone(0, 2), ["spearman.03"], ["horseman.01"])
    assert lines(scene, "answer-ab") == [
        (
            "Answer of Ben (A, B): horseman 1 (2/1/0) against spearman 1 (1/1/0) with 2; to win it places "
            "1 on Strength, and on mobility 1, enough to destroy the loser. Left: nothing"
        )
    ]
    scene = met(alone(1, 3), ["chariot.03"], ["spearman.03"], {"0.mobility": 1})
    assert lines(scene, "answer-ce", "es") == [
        (
            "Respuesta de Ben (C, E): Lancero 1 (1/1/0) llega a 3 como máximo, no puede vencer a "
            "Cuadriga 1 (2/2/2), con 4, ni escapa; se descarta 1 Nudillo. Quedan: 2 Nudillos"
        )
    ]


@pytest.mark.parametrize("seat", [PLAYER, ENEMY])
def test_simple_players_think_of_a_fight_in_which_the_other_side_has_no_cards_yet(
    seat: int,
) -> None:
    """They once took every answer after which such a fight was open for the worst of all."""
    scene = alone(mine=6, theirs=2)
    confront(scene, PLAYER, ["chariot.03", "chariot.02"], ENEMY, ["spearman.03"])
    assert not duel_of(scene).defence.fighters[0].card
    view = scene.playing.table.view(PLAYER)
    assert (odds(view.state, PLACE, seat) > 50) == (seat == PLAYER)
    assert len(worths(view)) == len(view.state.realms)
