"""Fights without bids against those whom the rules play: before and after (MES-31, MES-34)."""

import pytest

from engines.core import Allocate, ChooseMany, IllegalMove
from engines.mesopotamia.ids import ROWS
from engines.mesopotamia.steps.fighting import CombatPhase
from tests.engines.mesopotamia.duelling import (
    PLACE,
    army,
    confront,
    duel_of,
    knuckles,
    lines,
    report_of,
    safely,
)
from tests.engines.mesopotamia.meeting import ENEMY, PLAYER, alone, answers, met
from tests.engines.scene import said
from tests.rulebook import rule

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
