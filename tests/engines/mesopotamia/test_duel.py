"""Fights of two parties: bids, assigned knuckles, rows, bouts, fatigue, ships (MES-20, MES-21)."""

from collections import Counter
from copy import deepcopy

import pytest

from engines.core import Allocate, Choose, IllegalMove, Stream, UndoRefused, key_from, kind_of
from engines.mesopotamia.content import read
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import COMBAT, FATES, KNUCKLE, LAND, RETREATED, ROWS, TRIBE
from engines.mesopotamia.preview.sealed import sealed
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.duel import Engage
from engines.mesopotamia.steps.fighting import CombatPhase
from tests.engines.mesopotamia.box import CONTENT, SHIPPED
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.mesopotamia.duelling import (
    PLACE,
    army,
    begun,
    bid,
    duel_of,
    engage,
    knuckles,
    lines,
    report_of,
    safely,
)
from tests.engines.scene import said
from tests.rulebook import rule

ARMY = [*["spearman"] * 3, *["archer"] * 3, *["horseman"] * 2, *["chariot"] * 2]


def rich(*numbers: int) -> Scene:
    """A scene in which the seats have so many knuckles, the first seat ahead on the event track.

    The first two can have armies of up to ten units.
    """
    scene = Scene().seal("population", SUMER, 5).seal("population", AKKAD, 5)
    for seat, number in enumerate(numbers):
        scene.goods(seat, knuckle=number)
    return scene.seal("events", SUMER, 3)


def one_each(mine: int = 4, theirs: int = 4) -> Scene:
    """Spearmen of Sumer attack one of Akkad."""
    return engage(rich(mine, theirs), SUMER, ["spearman.03"], AKKAD, ["spearman.04"])


# --- cards and bids -------------------------------------------------------------------------


@rule("MES-20.1")
def test_each_land_unit_draws_a_card_of_its_kind_and_rams_none() -> None:
    scene = rich(1, 1).force(PLACE, SUMER, rams=1)
    begun(scene, SUMER, ["archer", "spearman", "spearman"], AKKAD, ["chariot"])
    attack, defence = duel_of(scene).sides()
    assert [one.kind for one in attack.fighters] == ["spearman", "spearman", "archer"]
    cards = [one.card for side in (attack, defence) for one in side.fighters]
    assert all(one.kind == one.card.partition(".")[0] for one in attack.fighters)
    assert len({*cards}) == 4


@rule("MES-20.3")
def test_a_bid_is_anything_from_nothing_to_all() -> None:
    asked = one_each(4, 7).ask(SUMER)
    assert isinstance(asked, Allocate)
    assert [(slot.id, slot.low, slot.high) for slot in asked.slots] == [(row, 0, 4) for row in ROWS]
    assert asked.bounds() == (0, 4)
    assert "Ben with 7" in said(asked.prompt, "en")
    with pytest.raises(IllegalMove):
        bid(one_each(4, 7), SUMER, 2, 2, 1)


@rule("MES-20.2", "MES-20.12")
def test_who_bids_reads_how_many_free_slots_the_cards_of_both_sides_have() -> None:
    scene = engage(rich(3), SUMER, ["spearman.03", "archer.05"], AKKAD, ["spearman.04"])
    asked = scene.pending.prompt
    assert ", with 4/4/2 free slots. Enemies: " in said(asked, "en")
    assert ", with 2/2/1 free slots. Whoever wins" in said(asked, "en")
    assert ", con 4/4/2 casillas libres. Enemigos: " in said(asked, "es")
    assert ", con 2/2/1 casillas libres. Quien gana" in said(asked, "es")


@rule("MES-20.3")
def test_bids_are_secret_until_both_are_in_but_everybody_sees_their_own() -> None:
    scene = one_each()
    before = {seat: scene.playing.view(seat).state for seat in (None, AKKAD, BABYLON)}
    bid(scene, SUMER, 3, 1, 0)
    assert {seat: scene.playing.view(seat).state for seat in before} == before
    (told,) = sealed(scene.playing.view(SUMER), SUMER)
    assert said(told, "en") == "Your bid: Strength: 3 knuckles and Tactics: 1 knuckle"
    assert sealed(scene.playing.view(AKKAD), AKKAD) == []
    bid(scene, AKKAD, 0, 0, 0)
    party = duel_of(scene).report.attack if scene.state.duel else report_of(scene).attack
    assert party.bid == {"strength": 3, "tactics": 1, "mobility": 0}


@rule("MES-20.3")
def test_a_seat_sees_that_it_has_bid_nothing() -> None:
    (told,) = sealed(bid(one_each(), SUMER, 0, 0, 0).playing.view(SUMER), SUMER)
    assert said(told, "es") == "Tu puja: nada"


@rule("MES-20.3", "MES-21.2")
@pytest.mark.parametrize("seed", range(10))
def test_who_has_bid_is_guessed_to_have_bid_what_it_can(seed: int) -> None:
    scene = rich(3, 3).ship("k2", AKKAD)
    engage(scene, SUMER, ["spearman.03"], AKKAD, ["spearman.04"])
    bid(scene, AKKAD, 4, 0, 0)
    position = deepcopy(scene.playing.table.position)
    key = key_from(str(seed))
    GAME.deal(position, CONTENT, BABYLON, lambda what, items: Stream(key, what, 0).shuffle(items))
    guessed = position.state.fighting().defence.bid
    assert 1 <= sum(guessed.values()) <= 4
    assert not position.state.fighting().attack.bid


@rule("MES-20.3")
def test_whoever_bids_first_makes_no_difference() -> None:
    first = bid(bid(one_each(), SUMER, 1, 1, 1), AKKAD, 0, 2, 0)
    second = bid(bid(one_each(), AKKAD, 0, 2, 0), SUMER, 1, 1, 1)
    assert first.playing.dump() == second.playing.dump()


@rule("MES-20.26")
def test_who_has_no_knuckles_is_not_asked_for_a_bid() -> None:
    scene = one_each(4, 0)
    assert scene.pending.seat == SUMER
    scene = one_each(0, 0)
    assert report_of(scene).attack.bid == dict.fromkeys(ROWS, 0)


@rule("MES-20.3")
def test_the_safe_bid_is_half_on_strength_and_the_rest_on_tactics() -> None:
    scene = one_each(5, 0)
    assert scene.safe == {"strength": 3, "tactics": 2}


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


# --- bouts ----------------------------------------------------------------------------------


@rule("MES-20.0", "MES-20.13", "MES-20.14")
@pytest.mark.parametrize("ahead", [SUMER, AKKAD])
def test_the_event_track_decides_ties_of_totals_and_of_mobility(ahead: int) -> None:
    scene = Scene().seal("events", ahead, 4)
    report = report_of(engage(scene, SUMER, ["spearman.03"], AKKAD, ["spearman.04"]))
    (bout,) = report.bouts
    assert bout.is_tie
    assert bout.won == (ahead == SUMER)
    assert bout.fate == "destroyed"
    assert scene.state.grounds[PLACE].armed() == [ahead]


@rule("MES-20.0", "MES-20.14")
@pytest.mark.parametrize(
    ("ahead", "fate", "en", "es"),
    [
        (AKKAD, "retreated", "Ben retreats with spearman 1 (1/1/0)", "Ben se retira con Lancero 1"),
        (SUMER, "destroyed", "Ben loses spearman 1 (1/1/0)", "Ben pierde Lancero 1 (1/1/0)"),
    ],
)
def test_the_story_of_a_tie_of_mobility_says_who_is_ahead(
    ahead: int, fate: str, en: str, es: str
) -> None:
    scene = Scene().seal("events", ahead, 4)
    engage(scene, SUMER, ["archer.05"], AKKAD, ["spearman.04"])
    if fate == "retreated":
        scene.answer(scene.safe)
    name = "Ana" if ahead == SUMER else "Ben"
    (told,) = lines(scene, f"beaten-{fate}-tie")
    assert told.startswith(en)
    assert told.endswith(f"(mobility 0 to 0: {name} is ahead on the event track).")
    (told,) = lines(scene, f"beaten-{fate}-tie", "es")
    assert told.startswith(es)
    assert told.endswith(f"(Movilidad 0 a 0: {name} va por delante en el marcador de Eventos).")


@rule("MES-20.14", "MES-22.5")
def test_the_story_of_a_tie_of_mobility_with_a_tribe_says_that_it_loses_ties() -> None:
    scene = engage(Scene(), SUMER, ["spearman.04"], TRIBE, ["archer.05"])
    safely(scene)
    (told,) = lines(scene, "beaten-retreated-tie-tribe")
    assert told.endswith("(mobility 0 to 0: a tribe loses ties).")
    (told,) = lines(scene, "beaten-retreated-tie-tribe", "es")
    assert told.endswith("(Movilidad 0 a 0: las tribus pierden los empates).")


@rule("MES-20.14", "MES-A42")
def test_a_winner_with_more_mobility_destroys_the_loser() -> None:
    scene = Scene().seal("events", AKKAD, 4)
    engage(scene, SUMER, ["spearman.07"], AKKAD, ["spearman.03"])
    (bout,) = report_of(scene).bouts
    assert [one.mobility for one in bout.sums] == [1, 0]
    assert (bout.won, bout.fate) == (True, "destroyed")


@rule("MES-20.15")
def test_destroyed_units_can_be_created_again() -> None:
    scene = Scene().seal("events", AKKAD, 4)
    engage(scene, SUMER, ["spearman.03"], AKKAD, ["spearman.04"])
    assert scene.state.stock(SUMER, "spearman") == 3


@rule("MES-20.19", "MES-T31")
def test_a_winner_loses_an_assigned_knuckle_even_one_that_did_not_count() -> None:
    scene = rich(1, 0)
    engage(scene, SUMER, ["spearman.08"], AKKAD, ["spearman.01", "spearman.02"])
    bid(scene, SUMER, 0, 1, 0).answer(["0", "1"])
    first, second = report_of(scene).bouts
    assert first.tired == ["tactics"]
    assert report_of(scene).attack.assigned == [[0, 1, 0]]
    assert (first.sums[0], second.sums[0].printed) == (second.sums[0], 2)


@rule("MES-20.19")
def test_the_owner_of_the_winner_says_which_assigned_knuckle_goes() -> None:
    scene = rich(9, 0)
    engage(scene, SUMER, ["spearman.08"], AKKAD, ["spearman.01", "spearman.02"])
    bid(scene, SUMER, 2, 0, 1)
    while scene.topic != "tire":
        scene.answer(scene.safe)
    assert scene.pending.seat == SUMER
    assert scene.options == ["strength", "mobility"]
    order = next(one for one in GAME.routines if one.key == "tire")
    assert order.answer(scene.asked) == scene.safe == "mobility"
    scene.answer("strength")
    first, second = report_of(scene).bouts
    assert (first.sums[0].assigned, second.sums[0].assigned) == (2, 1)
    assert first.tired == ["strength"]


@rule("MES-20.19")
def test_a_winner_with_nobody_left_to_fight_is_asked_nothing() -> None:
    scene = bid(one_each(3, 0), SUMER, 1, 1, 1)
    assert scene.state.duel is None
    assert not scene.playing.table.pending


@rule("MES-20.22")
def test_knuckles_on_cards_are_gone_after_the_fight() -> None:
    scene = one_each(3, 0)
    bid(scene, SUMER, 2, 0, 0)
    assert scene.state.duel is None
    assert knuckles(scene, SUMER) == 1


@rule("MES-20.22", "MES-20.26")
def test_after_a_fight_its_cards_can_be_drawn_again() -> None:
    """Eight chariots fight, four at a time, and the base box has fewer cards for them."""
    scene = Scene(boxes="base").at(phase=COMBAT)
    for place, sides in (("c4", (SUMER, AKKAD)), ("c5", (BABYLON, ELAM))):
        for seat in sides:
            army(scene.seal("population", seat, 4), seat, ["chariot"] * 2, place)
    safely(scene.place(CombatPhase()))
    drawn = [{*one.attack.cards, *one.defence.cards} for one in scene.state.reports]
    assert [len(cards) for cards in drawn] == [4, 4]
    assert len(CONTENT.deck("chariot", scene.state.boxes)) < 8
    assert drawn[0] & drawn[1]


@rule("MES-20.1", "MES-6.6")
@pytest.mark.parametrize("number", [0, 5])
def test_an_order_of_combats_stays_once_cards_have_been_drawn(number: int) -> None:
    """Whoever has seen the cards of the first fight cannot choose another one instead."""
    scene = rich(number, number)
    for place in ("c4", "c5"):
        for seat in (SUMER, AKKAD):
            army(scene, seat, ["spearman", "archer"], place)
    scene.at(phase=COMBAT).place(CombatPhase())
    leader = scene.pending.seat
    scene.answer(["c5", "c4"])
    before = scene.playing.dump()
    assert all(one.card for one in duel_of(scene).attack.fighters)
    with pytest.raises(UndoRefused) as refused:
        scene.playing.undo(leader)
    assert refused.value.message.key == "core-undo-barrier"
    assert scene.playing.dump() == before


@rule("MES-20.3")
def test_nobody_takes_back_a_bid_once_both_have_been_opened() -> None:
    scene = bid(bid(one_each(), SUMER, 1, 0, 0), AKKAD, 2, 0, 0)
    for seat in (SUMER, AKKAD):
        with pytest.raises(UndoRefused):
            scene.playing.undo(seat)


@rule("MES-20.3")
def test_the_question_of_a_bid_stays_the_same_whatever_the_other_has_bid() -> None:
    """Neither the prompt, nor its bounds, nor what is told so far depends on a bid that is in."""
    seen = set()
    for numbers in ((0, 0, 0), (4, 0, 0), (1, 1, 2)):
        scene = bid(one_each(), SUMER, *numbers)
        asked = scene.ask(AKKAD)
        assert isinstance(asked, Allocate)
        seen.add(repr((asked.prompt, asked.slots, asked.bounds(), asked.default, scene.told)))
    assert len(seen) == 1


# --- ships and tribes -----------------------------------------------------------------------


@rule("MES-21.1", "MES-21.2", "MES-EX15")
def test_a_ship_beside_the_fight_brings_a_knuckle_that_must_be_bid() -> None:
    scene = rich().ship("k2", ELAM)
    engage(scene, ELAM, ["spearman.03"], BABYLON, ["spearman.04"])
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert (asked.seat, asked.bounds()) == (ELAM, (1, 1))
    with pytest.raises(IllegalMove):
        bid(scene, ELAM, 0, 0, 0)
    bid(scene, ELAM, 0, 0, 1)
    assert report_of(scene).attack.extra == 1
    assert knuckles(scene, ELAM) == 0


@rule("MES-21.2")
def test_own_knuckles_come_on_top_of_those_of_ships() -> None:
    scene = rich(3).ship("k2", SUMER).ship("e4", SUMER)
    engage(scene, SUMER, ["spearman.03"], AKKAD, ["spearman.04"])
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert asked.bounds() == (2, 5)
    assert asked.default == {"strength": 4, "tactics": 1}
    bid(scene, SUMER, 3, 0, 0)
    assert knuckles(scene, SUMER) == 2


@rule("MES-21.4", "MES-T35")
def test_a_ship_brings_a_new_knuckle_to_a_second_fight_of_the_same_phase() -> None:
    """Of the ships on E3 and K2 one lies beside each of the areas, and no knuckle is left over."""
    scene = rich().ship("e3", SUMER).ship("k2", SUMER)
    for place in ("c4", "c5"):
        army(army(scene, BABYLON, ["spearman"], place), SUMER, ["spearman"], place)
    scene.seal("population", BABYLON, 3).at(phase=COMBAT).place(CombatPhase())
    scene.answer(["c4", "c5"])
    for place in ("c4", "c5"):
        while scene.topic != "bid":
            scene.answer(scene.safe)
        asked = scene.pending
        assert isinstance(asked, Allocate)
        assert (duel_of(scene).place, asked.seat, asked.bounds()) == (place, SUMER, (1, 1))
        bid(scene, SUMER, 0, 0, 1)
    safely(scene)
    assert [(one.place, one.attack.extra) for one in scene.state.reports] == [("c4", 1), ("c5", 1)]
    assert knuckles(scene, SUMER) == 0


@rule("MES-21.4", "MES-T35")
def test_a_ship_supports_every_fight_in_its_two_areas_and_no_other() -> None:
    for place, number in (("c4", 1), ("c5", 1), ("b4", 0)):
        scene = rich().ship("e3", SUMER).ship("k2", SUMER)
        engage(scene, SUMER, ["spearman.03"], BABYLON, ["spearman.04"], place)
        assert report_of(safely(scene)).attack.extra == number


@rule("MES-21.4")
def test_half_of_a_bid_comes_back_whatever_knuckles_it_was_made_of() -> None:
    scene = rich(1, 3).ship("k2", SUMER)
    engage(scene, SUMER, ["spearman.03"], AKKAD, ["spearman.04"])
    bid(bid(scene, SUMER, 2, 0, 0), AKKAD, 3, 0, 0)
    assert knuckles(scene, SUMER) == 1


@rule("MES-22.4", "MES-22.6")
def test_a_tribe_bids_all_that_it_has_rolled() -> None:
    scene = rich(0, 9).seal("events", SUMER, 5)
    scene.start_state.grounds["b3"].tribe = {"spearman": 1}
    scene.start_state.grounds["b3"].token = True
    scene.force("b3", SUMER, spearman=1)
    scene.place(Engage("b3", SUMER, TRIBE))
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert asked.bounds()[0] == asked.bounds()[1] == duel_of(scene).defence.knuckles
    assert asked.seat == scene.state.events.order()[1]
    safely(scene)
    assert len(lines(scene, "tribe-rolls")) == 1


# --- orders given ahead ---------------------------------------------------------------------


def test_units_and_fatigue_follow_orders_given_ahead() -> None:
    orders = {kind: one for one in GAME.routines for kind in one.kinds}
    scene = rich(9, 0)
    engage(scene, SUMER, ["spearman.08", "archer.05"], AKKAD, ["spearman.01", "spearman.02"])
    bid(scene, SUMER, 2, 0, 1)
    found = []
    while scene.playing.table.pending:
        order = orders.get(kind_of(scene.pending))
        answer = scene.safe if order is None else order.answer(scene.pending)
        assert answer is not None
        if order is not None:
            found.append(order.key)
        scene.answer(answer)
    assert {*found} == {"drawn-order", "tire"}
    first = report_of(scene).orders[0].rows
    assert [(row.attack, row.defence) for row in first] == [([0], [0]), ([1], [1])]


# --- every size -----------------------------------------------------------------------------


def counted(game: Mesopotamia, seat: int) -> Counter[str]:
    """The land units of a seat on the map."""
    return Counter({kind: number for kind in LAND if (number := game.on_map(seat, kind))})


@rule("MES-20.21", "MES-20.23")
@pytest.mark.parametrize("mine", range(1, 11))
@pytest.mark.parametrize("theirs", range(1, 11))
def test_fights_of_every_size_end_and_nothing_gets_lost_but_what_is_told(
    mine: int, theirs: int
) -> None:
    scene = rich(12, 12)
    begun(scene, SUMER, ARMY[:mine], AKKAD, ARMY[-theirs:])
    stream = Stream(key_from("sizes"), f"{mine}.{theirs}", 0)
    while scene.playing.table.pending:
        one = next(iter(scene.playing.table.pending.values()))
        assert one.sole_answer() is None
        scene.say(one.seat, one.sample(stream))
    report = report_of(scene)
    assert scene.state.duel is None
    ends = (SUMER, report.attack, True), (AKKAD, report.defence, False)
    for seat, party, attacks in ends:
        lost = [
            party.units[one.attack if attacks else one.defence]
            for one in report.bouts
            if one.won != attacks and one.fate != RETREATED
        ]
        assert counted(scene.state, seat) == Counter(party.units) - Counter(lost)
        spent = sum(party.bid.values()) - sum(party.back.values())
        assert scene.realm(seat).goods[KNUCKLE] == 12 - spent
    assert {one.fate for one in report.bouts} <= {*FATES}
    assert len(scene.state.grounds[PLACE].armed()) == 1


@rule("MES-20.7")
def test_armies_too_large_to_be_put_in_order_stay_as_their_cards_were_drawn() -> None:
    tables = deepcopy(SHIPPED)
    for row in tables["pieces"]:
        row["copies"] = 9 if row["id"] in LAND else row["copies"]
    for row in tables["population"]:
        row["units"] = 40
    tables["combat_cards"] += [
        {**row, "id": f"{row['id']}{copy}", "box": "base"}
        for row in SHIPPED["combat_cards"]
        for copy in range(1, 4)
    ]

    class Large(Scene):
        content = read(tables)

    scene = Large().goods(SUMER, knuckle=1)
    scene.start_state.attach(Large.content)
    begun(scene, SUMER, [kind for kind in LAND for _ in range(7)], AKKAD, ["spearman"])
    bid(scene, SUMER, 0, 1, 0)
    assert scene.topic != "arrange"
    report = report_of(safely(scene))
    assert report.orders[0].rows[0].attack == [*range(28)]


@rule("MES-20.12")
def test_where_no_card_has_a_slot_the_whole_difference_is_lost() -> None:
    tables = deepcopy(SHIPPED)
    for row in tables["combat_cards"]:
        row["slots"] = [0, 0, 0]

    class Bare(Scene):
        content = read(tables)

    scene = begun(Bare().goods(SUMER, knuckle=1), SUMER, ["archer"], AKKAD, ["spearman"])
    bid(scene, SUMER, 1, 0, 0)
    assert lines(scene, "no-slot") == ["Strength: no card has a free slot."]
    assert knuckles(scene, SUMER) == 0
