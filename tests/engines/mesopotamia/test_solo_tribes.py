"""Tribes, several people and simplified combat in fights without bids (MES-31, MES-34.3 to MES-34.5)."""

from collections.abc import Sequence

import pytest

from engines.core import Allocate
from engines.mesopotamia.ids import (
    AUTOMATON,
    DESTROYED,
    FELL,
    GUARDIANS,
    REMOVED,
    RETREATED,
    SIEGE,
    STRENGTH,
    TEAM,
    TRIBE,
)
from engines.mesopotamia.steps.fighting import Pair
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
from tests.engines.mesopotamia.meeting import ENEMY, PLAYER, alone, answers, met
from tests.rulebook import rule

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
