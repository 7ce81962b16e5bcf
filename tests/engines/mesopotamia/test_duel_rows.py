"""Where assigned knuckles go, and in which rows units fight (MES-20, MES-21)."""

import pytest

from engines.core import Allocate, Choose, IllegalMove
from engines.mesopotamia.ids import ROWS
from tests.engines.mesopotamia.build import AKKAD, SUMER
from tests.engines.mesopotamia.duelling import (
    begun,
    bid,
    duel_of,
    engage,
    knuckles,
    report_of,
    safely,
)
from tests.engines.mesopotamia.parties import ARMY, one_each, rich
from tests.engines.scene import said
from tests.rulebook import rule

# --- the rows of the Standard ---------------------------------------------------------------


@rule("MES-20.4", "MES-A22")
def test_the_difference_goes_onto_the_cards_and_the_bid_is_spent() -> None:
    scene = bid(bid(one_each(4, 4), SUMER, 3, 0, 0), AKKAD, 1, 0, 0)
    (bout,) = report_of(scene).bouts
    assert [(one.printed, one.assigned) for one in bout.sums] == [(1, 2), (1, 0)]
    assert knuckles(scene, SUMER) == 1


@rule("MES-20.5", "MES-20.8", "MES-20.11", "MES-A7")
@pytest.mark.parametrize("row", range(3))
def test_the_loser_of_a_row_gets_half_back_rounded_down(row: int) -> None:
    mine, theirs = [0, 0, 0], [0, 0, 0]
    mine[row], theirs[row] = 4, 3
    scene = bid(bid(one_each(4, 4), SUMER, *mine), AKKAD, *theirs)
    assert (knuckles(scene, SUMER), knuckles(scene, AKKAD)) == (0, 4 - 3 + 1)
    assert report_of(scene).defence.back == {ROWS[row]: 1}


@rule("MES-20.5", "MES-T10")
def test_of_a_bid_of_5_1_and_0_that_loses_all_2_come_back() -> None:
    scene = bid(bid(one_each(6, 9), SUMER, 5, 1, 0), AKKAD, 6, 2, 1)
    assert knuckles(scene, SUMER) == 2
    assert report_of(scene).attack.back == {"strength": 2, "tactics": 0, "mobility": 0}


@rule("MES-20.6", "MES-20.7", "MES-T9", "MES-A8")
def test_equal_bids_are_lost_and_the_event_track_says_who_arranges() -> None:
    scene = rich(5, 4)
    engage(scene, AKKAD, ["spearman.03", "archer.05"], SUMER, ["spearman.04"])
    bid(bid(scene, SUMER, 4, 0, 1), AKKAD, 4, 0, 0)
    assert scene.pending.seat == SUMER
    assert duel_of(scene).arranges is False
    scene.answer(["1", "0"])
    report = duel_of(scene).report if scene.state.duel else report_of(scene)
    assert report.margins == {"strength": 0, "tactics": 0, "mobility": -1}
    assert report.defence.assigned == [[0, 0, 1]]
    assert report.attack.assigned == [[0, 0, 0]] * 2
    assert (knuckles(scene, SUMER), knuckles(scene, AKKAD)) == (0, 0)


@rule("MES-20.12", "MES-20.26", "MES-T11")
def test_what_finds_no_slot_is_lost() -> None:
    scene = bid(one_each(3, 0), SUMER, 3, 0, 0)
    assert report_of(scene).attack.assigned == [[2, 0, 0]]
    assert knuckles(scene, SUMER) == 0


@rule("MES-20.12", "MES-20.26")
def test_a_difference_is_placed_as_far_as_there_are_slots() -> None:
    scene = engage(rich(3), SUMER, ["spearman.03", "archer.05"], AKKAD, ["spearman.04"])
    bid(scene, SUMER, 3, 0, 0)
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert asked.bounds() == (3, 3)
    assert {slot.id: slot.high for slot in asked.slots} == {"0": 2, "1": 2}
    with pytest.raises(IllegalMove):
        scene.answer({"0": 1, "1": 1})


@rule("MES-20.8", "MES-20.10")
def test_who_assigns_tactics_sees_against_whom_of_the_enemies_they_count() -> None:
    scene = engage(rich(3), SUMER, ["spearman.03", "archer.05"], AKKAD, ["horseman.01"])
    bid(scene, SUMER, 0, 3, 0).answer(["0", "1"])
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert [said(slot.label, "en") for slot in asked.slots] == [
        "spearman 1 (1/1/0) against a horseman",
        "archer 2 (2/0/0), no advantage",
    ]


@rule("MES-20.12")
def test_who_assigns_reads_the_cards_of_both_sides_and_once_arranged_who_meets_whom() -> None:
    scene = rich(9)
    engage(scene, SUMER, ["spearman.03", "archer.05"], AKKAD, ["spearman.04", "archer.06"])
    bid(scene, SUMER, 1, 1, 0)
    assert said(scene.pending.prompt, "en").endswith(
        "? Units of Ana (strength/tactics/mobility): spearman 1 (1/1/0) and archer 2 (2/0/0). "
        "Units of Ben: spearman 1 (1/1/0) and archer 2 (2/0/0)"
    )
    scene.answer({"0": 1}, "2", ["1", "0"], ["0", "1"])
    assert said(scene.pending.prompt, "en").endswith(
        "? Units of Ana against those of Ben (strength/tactics/mobility): "
        "row 1: archer 2 (2/0/0) against spearman 1 (1/1/0); "
        "row 2: spearman 1 (2/1/0) against archer 2 (2/0/0)"
    )
    assert said(scene.pending.prompt, "es").endswith(
        "? Unidades de Ana contra las de Ben (Fuerza/Tácticas/Movilidad): "
        "fila 1: Arquero 2 (2/0/0) contra Lancero 1 (1/1/0); "
        "fila 2: Lancero 1 (2/1/0) contra Arquero 2 (2/0/0)"
    )


@rule("MES-20.12")
def test_strength_is_assigned_before_units_are_arranged_and_tactics_and_mobility_after() -> None:
    cards = ["spearman.03", "archer.05"]
    scene = engage(rich(9), SUMER, cards, AKKAD, ["spearman.04", "archer.06"])
    bid(scene, SUMER, 1, 1, 1)
    topics = []
    while scene.playing.table.pending and scene.topic != "retreat":
        topics.append(scene.topic)
        scene.answer(scene.safe)
    assert topics[:6] == ["assign", "rows", "arrange", "arrange", "assign", "assign"]


def test_it_is_safe_to_assign_to_the_strongest_and_tactics_to_those_they_count_for() -> None:
    for row, best in (("strength", "1"), ("tactics", "0"), ("mobility", "1")):
        cards = ["spearman.03", "archer.05"]
        scene = engage(rich(1), SUMER, cards, AKKAD, ["horseman.01"])
        bid(scene, SUMER, *(int(one == row) for one in ROWS))
        while scene.topic != "assign":
            scene.answer(scene.safe)
        assert scene.safe == {best: 1}


# --- rows -----------------------------------------------------------------------------------


def rows_offered(mine: int, theirs: int) -> list[str]:
    """How many rows can be chosen."""
    scene = rich(1)
    begun(scene, SUMER, ARMY[:mine], AKKAD, ARMY[:theirs])
    bid(scene, SUMER, 0, 1, 0)
    asked = scene.pending
    assert isinstance(asked, Choose)
    return [one.id for one in asked.options]


@rule("MES-20.23", "MES-T12")
def test_three_against_one_fight_in_one_row() -> None:
    scene = begun(rich(1), SUMER, ARMY[:3], AKKAD, ARMY[:1])
    bid(scene, SUMER, 0, 1, 0)
    assert scene.topic == "arrange"
    scene.answer(["2", "0", "1"])
    order = scene.state.duel.report.orders if scene.state.duel else report_of(scene).orders
    assert [(row.attack, row.defence) for row in order[0].rows] == [([2, 0, 1], [0])]


@rule("MES-20.23", "MES-T12")
def test_three_against_two_fight_in_one_or_two_rows_with_somebody_of_both_in_each() -> None:
    assert rows_offered(3, 2) == ["1", "2"]
    assert rows_offered(10, 10) == [str(n) for n in range(1, 11)]
    scene = begun(rich(1), SUMER, ARMY[:3], AKKAD, ARMY[:2])
    bid(scene, SUMER, 0, 1, 0).answer("2")
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert [(slot.low, slot.high) for slot in asked.slots] == [(1, 2), (1, 2)]
    with pytest.raises(IllegalMove):
        scene.answer({"1": 3, "2": 0})


@rule("MES-20.7")
def test_the_winner_of_tactics_arranges_both_sides() -> None:
    scene = begun(rich(0, 1), SUMER, ARMY[:2], AKKAD, ARMY[:2])
    bid(scene, AKKAD, 0, 1, 0)
    for answer in ("2", ["1", "0"], ["0", "1"]):
        assert scene.pending.seat == AKKAD
        scene.answer(answer)
    order = (scene.state.duel.report if scene.state.duel else report_of(scene)).orders[0]
    assert not order.attacks
    assert [(row.attack, row.defence) for row in order.rows] == [([1], [0]), ([0], [1])]


def test_who_lines_units_up_reads_how_many_each_row_takes() -> None:
    scene = begun(rich(1), SUMER, ARMY[:3], AKKAD, ARMY[:2])
    bid(scene, SUMER, 0, 1, 0).answer("2", {"1": 1, "2": 2})
    asked = said(scene.pending.prompt, "en"), said(scene.pending.prompt, "es")
    assert "? Row 1: 1 unit and Row 2: 2 units. Against them: spearman 1" in asked[0]
    assert "? Fila 1: 1 Unidad y Fila 2: 2 Unidades. Enfrente: Lancero 1" in asked[1]


@rule("MES-20.7")
def test_who_lines_up_the_second_side_reads_how_the_first_one_stands() -> None:
    scene = engage(
        rich(1),
        SUMER,
        ["spearman.03", "archer.05", "archer.06"],
        AKKAD,
        ["spearman.04", "chariot.01", "chariot.02"],
    )
    bid(scene, SUMER, 0, 1, 0).answer("2", {"1": 1, "2": 2}, ["1", "2", "0"])
    stands = (
        "Against them, each row from the front on: row 1: archer 2 (2/0/0); "
        "row 2: archer 3 (2/0/0) and spearman 1 (1/1/0)"
    )
    assert said(scene.pending.prompt, "en").endswith(stands)
    scene.answer({"1": 2, "2": 1})
    assert said(scene.pending.prompt, "en").endswith(stands)
    assert (
        "Enfrente, cada fila de delante atrás: fila 1: Arquero 2 (2/0/0); fila 2: Arquero 3"
        in said(scene.pending.prompt, "es")
    )


@rule("MES-20.20")
def test_rows_are_fought_from_the_first_to_the_last() -> None:
    scene = rich(1)
    cards = ["archer.01", "chariot.01", "chariot.02"]
    engage(scene, SUMER, cards, AKKAD, ["spearman.03", "spearman.04"])
    bid(scene, SUMER, 0, 1, 0).answer("2", {"1": 1, "2": 2}, ["1", "0", "2"], ["1", "0"])
    bouts = report_of(safely(scene)).bouts
    assert [(one.row, one.attack, one.defence) for one in bouts] == [(0, 1, 1), (1, 0, 0)]


@rule("MES-20.21")
def test_units_left_in_different_rows_are_arranged_anew_by_the_winner_of_tactics() -> None:
    scene = rich(1, 0)
    cards = ["spearman.01", "chariot.05"], ["spearman.02", "chariot.04"]
    engage(scene, AKKAD, cards[1], SUMER, cards[0])
    bid(scene, SUMER, 0, 1, 0).answer("2", ["0", "1"], ["1", "0"], {"0": 1})
    report = report_of(safely(scene))
    assert [[(row.attack, row.defence) for row in one.rows] for one in report.orders] == [
        [([0], [1]), ([1], [0])],
        [([1], [1])],
    ]
    assert [(one.order, one.won) for one in report.bouts] == [(0, False), (0, True), (1, False)]
