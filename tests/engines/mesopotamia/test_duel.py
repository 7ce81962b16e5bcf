"""Fights of two parties: bouts, fatigue, ships, tribes, every size (MES-20, MES-21)."""

from collections import Counter
from copy import deepcopy

import pytest

from engines.core import Allocate, IllegalMove, Stream, UndoRefused, key_from, kind_of
from engines.mesopotamia.content import read
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import COMBAT, FATES, KNUCKLE, LAND, RETREATED, TRIBE
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
from tests.engines.mesopotamia.parties import ARMY, one_each, rich
from tests.rulebook import rule

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
