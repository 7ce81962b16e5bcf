"""What follows the combats of a round: ships, walls, rams, settlements (MES-10.6, MES-23, MES-24)."""

import pytest

from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import (
    AUTOMATON,
    CONQUER,
    DESTROY,
    END,
    GUARDIANS,
    RAM,
    SETTLEMENT,
    SHIP,
    WALL,
)
from engines.mesopotamia.rules.control import controller
from engines.mesopotamia.rules.parties import leave
from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.aftermath import AfterCombat
from engines.mesopotamia.steps.exploring import Explore
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.round_events import ControlChanges
from engines.mesopotamia.steps.rounds import Round
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.mesopotamia.duelling import report_of, safely, with_house
from tests.engines.scene import part, unsaid
from tests.rulebook import rule

# --- ships that meet ------------------------------------------------------------------------


@rule("MES-10.6", "MES-6.5")
def test_ships_of_different_empires_on_one_section_sink_as_the_combat_phase_begins() -> None:
    scene = Scene().ship("t3", AKKAD).ship("t3", SUMER).ship("t4", SUMER).place(CombatPhase())
    assert scene.state.ships["t3"] == []
    assert scene.state.ships["t4"] == [SUMER]
    assert scene.told[0] == "sunk"


@rule("MES-10.10")
def test_three_ships_that_meet_sink_alike_and_go_back_to_their_owners() -> None:
    scene = Scene()
    before = [scene.start_state.stock(seat, SHIP) for seat in (SUMER, AKKAD, ELAM)]
    for seat in (SUMER, AKKAD, ELAM):
        scene.ship("e5", seat)
    scene.place(CombatPhase())
    assert scene.state.ships["e5"] == []
    assert [scene.state.stock(seat, SHIP) for seat in (SUMER, AKKAD, ELAM)] == before


# --- walls and rams -------------------------------------------------------------------------


def crowded() -> Scene:
    """Akkad and Babylon have people for many units."""
    return Scene().seal("population", AKKAD, 4).seal("population", BABYLON, 4)


def walled(*, spearman: int) -> Scene:
    """A wall of Babylon in C4, and units of Akkad that have come with a ram."""
    return _wall(crowded().force("c4", AKKAD, rams=1, spearman=spearman), "c4", BABYLON)


def _wall(scene: Scene, area: str, seat: int) -> Scene:
    scene.start_state.grounds[area].wall = seat
    return scene


@rule("MES-23.6", "MES-A20", "MES-A39")
def test_an_undefended_wall_falls_with_the_ram_that_broke_it() -> None:
    scene = walled(spearman=1).place(CombatPhase())
    assert scene.state.grounds["c4"].wall is None
    assert scene.state.stock(BABYLON, WALL) == scene.content.pieces[WALL].copies
    assert scene.state.stock(AKKAD, RAM) == scene.content.pieces[RAM].copies
    assert scene.told == ["wall-fallen", "ram-spent"]


@rule("MES-23.9")
def test_a_wall_costs_one_ram_alone() -> None:
    scene = walled(spearman=1).force("c4", AKKAD, rams=1).place(CombatPhase())
    assert scene.state.on_map(AKKAD, RAM) == 1


@rule("MES-23.6")
def test_a_wall_stays_where_nobody_has_a_ram_or_only_its_owner_has() -> None:
    scene = _wall(_wall(crowded(), "c4", BABYLON), "b4", AKKAD)
    scene.force("c4", AKKAD, spearman=1).force("b4", AKKAD, spearman=1, rams=1)
    scene.place(CombatPhase())
    assert scene.state.grounds["c4"].wall == BABYLON
    assert scene.state.grounds["b4"].wall == AKKAD
    assert scene.state.on_map(AKKAD, RAM) == 1


@rule("MES-T17")
def test_a_ram_opens_a_wall_to_others_and_both_are_gone_after_the_combat_phase() -> None:
    scene = _wall(crowded(), "c4", BABYLON).force("c3", AKKAD, horseman=1, spearman=1)
    scene.place(Explore(AKKAD, 2), CombatPhase())
    assert "horseman.c3.c4" not in scene.options
    with_ram = _wall(crowded(), "c4", BABYLON).force("c3", AKKAD, rams=1, horseman=1, spearman=1)
    with_ram.place(Explore(AKKAD, 2), CombatPhase()).answer("horseman.c3.c4.ram", "spearman.c3.c4")
    ground = with_ram.state.grounds["c4"]
    assert ground.wall is None
    assert ground.units(AKKAD) == 2
    assert with_ram.state.on_map(AKKAD, RAM) == 0


@rule("MES-23.10", "MES-23.8", "MES-T37")
def test_a_ram_alone_fights_nobody_and_is_lost_to_an_enemy_unit() -> None:
    scene = crowded().force("c2", AKKAD, rams=1).force("c2", BABYLON, spearman=1)
    before = scene.start_state.units(AKKAD)
    assert controller(scene.start_state, "c2") == BABYLON
    scene.place(CombatPhase())
    assert scene.told == ["rams-lost"]
    assert scene.state.units(AKKAD) == before - 1
    assert [one.seat for one in scene.state.grounds["c2"].forces] == [BABYLON]


@rule("MES-23.10")
def test_a_ram_with_a_unit_of_its_own_or_with_nobody_stays() -> None:
    scene = crowded().force("c2", AKKAD, rams=1).force("b2", AKKAD, rams=1, archer=1)
    scene.place(CombatPhase())
    assert scene.state.on_map(AKKAD, RAM) == 2


@rule("MES-23.10")
def test_a_ram_beside_a_tribe_alone_stays() -> None:
    scene = crowded().force("c2", AKKAD, rams=1)
    ground = scene.start_state.grounds["c2"]
    ground.token, ground.tribe = True, {"spearman": 2}
    scene.place(CombatPhase())
    assert scene.state.on_map(AKKAD, RAM) == 1
    assert "rams-lost" not in scene.told


# --- settlements ----------------------------------------------------------------------------


def undefended() -> Scene:
    """A settlement of Elam in C4, and a unit of Akkad."""
    return crowded().force("c4", ELAM, settlement=True).force("c4", AKKAD, spearman=1)


@rule("MES-24.1", "MES-24.2", "MES-6.7", "MES-T18")
def test_an_undefended_settlement_is_conquered_with_a_piece_of_ones_own() -> None:
    scene = undefended().place(CombatPhase())
    assert (scene.topic, scene.asked.seat, scene.safe) == ("sack", AKKAD, CONQUER)
    scene.answer(CONQUER)
    assert scene.state.settlements(AKKAD) == ["c4"]
    assert scene.state.stock(ELAM, SETTLEMENT) == scene.content.pieces[SETTLEMENT].copies


@rule("MES-24.2")
def test_an_undefended_settlement_can_be_destroyed() -> None:
    scene = undefended().place(CombatPhase()).answer(DESTROY)
    assert [one.seat for one in scene.state.grounds["c4"].forces] == [AKKAD]
    assert scene.state.on_map(AKKAD, SETTLEMENT) == scene.state.on_map(ELAM, SETTLEMENT) == 0


@rule("MES-24.2", "MES-T18")
def test_without_a_piece_left_a_settlement_can_only_be_destroyed() -> None:
    scene = undefended()
    for area in ["b2", "b4", "b6", "c3", "c5", "b3"][: scene.content.pieces[SETTLEMENT].copies]:
        scene.force(area, AKKAD, settlement=True)
    scene.place(CombatPhase())
    assert not scene.playing.table.pending
    assert scene.told == ["destroy"]
    assert scene.state.grounds["c4"].owner() is None


@rule("MES-24.2", "MES-33.14")
@pytest.mark.parametrize(("mode", "conquered"), [(AUTOMATON, True), (GUARDIANS, False)])
def test_the_automaton_conquers_settlements_unasked_and_the_enemy_of_assur_destroys_them(
    mode: str, conquered: bool
) -> None:
    scene = with_house(Scene(players=2), mode)
    scene.force("c4", SUMER, settlement=True).force("c4", AKKAD, spearman=1).place(CombatPhase())
    assert not scene.playing.table.pending
    assert scene.state.grounds["c4"].owner() == (AKKAD if conquered else None)
    assert scene.state.stock(SUMER, SETTLEMENT) == CONTENT.pieces[SETTLEMENT].copies


@rule("MES-24.2")
def test_a_settlement_beside_units_of_its_owner_is_safe() -> None:
    scene = crowded().force("c4", ELAM, settlement=True, spearman=1).place(CombatPhase())
    assert not scene.playing.table.pending
    assert scene.state.settlements(ELAM) == ["c4"]


@rule("MES-24.4")
def test_a_conquered_settlement_brings_the_event_of_its_area_at_once() -> None:
    scene = undefended()
    scene.start_state.grounds["c4"].running = Running("desert.1", 1, ELAM, 3)
    scene.start_state.seen.append("desert.1")
    scene.place(CombatPhase(), ControlChanges()).answer(CONQUER)
    assert (scene.topic, scene.asked.seat) == ("event", AKKAD)


@rule("MES-6.10")
def test_settlements_are_decided_about_in_turn_order_after_walls_and_rams() -> None:
    scene = undefended().force("b2", AKKAD, settlement=True).force("b2", SUMER, archer=1, rams=1)
    scene.force("d4", ELAM, settlement=True).force("d4", SUMER, spearman=1)
    scene.start_state.grounds["b2"].wall = AKKAD
    scene.at(order=[AKKAD, SUMER, BABYLON, ELAM]).seal("population", SUMER, 2)
    scene.place(CombatPhase())
    assert scene.told == ["wall-fallen", "ram-spent"]
    decided = []
    while scene.playing.table.pending:
        decided.append((scene.asked.seat, part(scene.asked.prompt, "area", "id")))
        scene.answer(CONQUER)
    assert decided == [(AKKAD, "C4"), (SUMER, "B2"), (SUMER, "D4")]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_follows_combats_is_said_in_both_languages(lang: str) -> None:
    scene = undefended().ship("t3", AKKAD).ship("t3", SUMER).place(CombatPhase())
    assert not unsaid([(scene.playing, scene.events)], lang)


@rule("MES-23.5", "MES-23.7")
@pytest.mark.parametrize(("rams", "saved"), [(1, 0), (2, 1)])
def test_the_last_unit_to_retreat_leaves_the_ram_that_broke_the_wall(rams: int, saved: int) -> None:
    scene = crowded().force("c4", AKKAD, archer=1, rams=rams).force("c4", BABYLON, archer=1)
    _wall(scene, "c4", BABYLON).place(Round())
    leave(scene.state, "c4", AKKAD, "archer", "c3")
    force = scene.state.grounds["c3"].force(AKKAD)
    assert force is not None
    assert (force.units, force.rams) == ({"archer": 1}, saved)
    assert scene.state.grounds["c4"].force(AKKAD) is None


@rule("MES-23.7")
def test_without_a_wall_the_last_unit_to_retreat_takes_a_ram_along() -> None:
    scene = crowded().force("c4", AKKAD, archer=1, rams=1).force("c4", BABYLON, archer=1)
    scene.place(Round())
    leave(scene.state, "c4", AKKAD, "archer", "c3")
    assert scene.state.on_map(AKKAD, RAM) == 1


@rule("MES-21.1", "MES-23.5")
def test_the_report_of_a_fight_keeps_ships_wall_and_the_ram_that_broke_it() -> None:
    scene = Scene(combat="simple").seal("population", AKKAD, 4).seal("population", BABYLON, 4)
    scene.force("c4", BABYLON, archer=1).force("c4", AKKAD, chariot=1, rams=2)
    _wall(scene, "c4", BABYLON).ship("e4", AKKAD).ship("k2", AKKAD).place(CombatPhase())
    safely(scene)
    report = report_of(scene)
    assert (report.wall, report.fallen, report.breaker) == (BABYLON, True, AKKAD)
    assert (report.attack.rams, report.attack.spent) == (2, 1)
    assert {*report.attack.ships} == {"e4", "k2"}
    assert (report.defence.rams, report.defence.spent, report.defence.ships) == (0, 0, [])
    assert scene.state.on_map(AKKAD, RAM) == 1


@rule("MES-23.5", "MES-23.7")
def test_the_report_keeps_the_rams_lost_with_the_last_unit() -> None:
    scene = Scene(combat="simple").seal("population", AKKAD, 4).seal("population", BABYLON, 4)
    scene.force("c4", BABYLON, chariot=1).force("c4", AKKAD, archer=1, rams=2)
    _wall(scene, "c4", BABYLON).place(CombatPhase())
    report = report_of(scene)
    assert (report.fallen, report.breaker, report.attack.spent) == (True, AKKAD, 2)


@rule("MES-23.9")
def test_the_report_says_that_a_wall_stands_until_the_last_pair_and_falls_without_a_ram() -> None:
    scene = Scene(combat="simple").seal("population", AKKAD, 4).seal("population", SUMER, 4)
    scene.force("c4", SUMER, archer=1).force("c4", AKKAD, archer=1).force("c4", BABYLON, chariot=1)
    safely(_wall(scene, "c4", SUMER).place(CombatPhase()))
    first, last = scene.state.reports
    assert (first.fallen, last.fallen) == (False, True)
    assert first.wall == last.wall == SUMER
    assert last.breaker is None


def test_conquering_can_be_ordered_ahead() -> None:
    (order,) = (one for one in GAME.routines if one.key == "conquer")
    assert order.kinds == ("mesopotamia-ask-sack",)
    assert order.answer(undefended().place(CombatPhase()).asked) == CONQUER


@rule("MES-23.5", "MES-23.7", "MES-23.9")
def test_two_besiegers_fight_each_other_and_the_wall_falls_with_the_ram_of_the_one_left() -> None:
    scene = Scene(combat="simple").seal("population", AKKAD, 4).seal("population", SUMER, 4)
    scene.force("c4", AKKAD, chariot=1, rams=2).force("c4", SUMER, spearman=1, rams=1)
    _wall(scene, "c4", BABYLON).place(CombatPhase())
    ground = scene.state.grounds["c4"]
    assert ground.wall is None
    assert ground.armed() == [AKKAD]
    assert (scene.state.on_map(AKKAD, RAM), scene.state.on_map(SUMER, RAM)) == (1, 0)
    assert scene.told.count("wall-fallen") == scene.told.count("ram-spent") == 1


@rule("MES-23.5", "MES-23.7", "MES-23.9")
def test_a_besieger_that_retreats_from_another_leaves_its_ram_at_the_wall_too() -> None:
    scene = crowded().seal("population", SUMER, 4).force("c4", AKKAD, archer=1, rams=1)
    _wall(scene.force("c4", SUMER, archer=1, rams=1), "c4", BABYLON)
    scene.at(combats=["c4"]).place(Turn(ELAM), AfterCombat("c4"))
    leave(scene.state, "c4", SUMER, "archer", "c3")
    assert (scene.state.on_map(SUMER, RAM), scene.state.grounds["c4"].wall) == (0, BABYLON)
    scene.answer(END)
    assert scene.state.grounds["c4"].wall is None
    assert scene.state.on_map(AKKAD, RAM) == 0


@rule("MES-23.6", "MES-23.7", "MES-24.4")
def test_a_wall_round_a_settlement_that_is_conquered_without_a_ram_still_keeps_others_out() -> None:
    scene = _wall(undefended().force("c3", AKKAD, spearman=1), "c4", ELAM)
    scene.place(CombatPhase(), Explore(AKKAD, 1)).answer(CONQUER)
    ground = scene.state.grounds["c4"]
    assert (ground.wall, ground.owner(), controller(scene.state, "c4")) == (ELAM, AKKAD, AKKAD)
    assert {"spearman.c3.b3", "spearman.c4.b4"} < {*scene.options}
    assert "spearman.c3.c4" not in scene.options
