"""How the rules answer in fights without bids (MES-31)."""

from collections.abc import Sequence

import pytest

from engines.mesopotamia.ids import CORNERED, DESTROYED, RETREATED
from engines.mesopotamia.preview.odds import odds
from engines.mesopotamia.scoring import worths
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.duelling import (
    PLACE,
    confront,
    duel_of,
    knuckles,
    lines,
    report_of,
    safely,
)
from tests.engines.mesopotamia.meeting import ENEMY, PLAYER, alone, answers, met
from tests.rulebook import rule

MY_CORNER, ITS_CORNER = ("a1", "b1"), ("d9", "c9")
"""Areas beside the start of each, and the only other neighbour: with a wall there, nobody else gets away."""


def cornered(
    scene: Scene, corner: tuple[str, str], owner: int, mine: Sequence[str], theirs: Sequence[str]
) -> Scene:
    """A fight from which nobody but the owner of a corner gets away."""
    place, beside = corner
    scene.start_state.grounds[beside].wall = owner
    return confront(scene, PLAYER, mine, ENEMY, theirs, place)


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
