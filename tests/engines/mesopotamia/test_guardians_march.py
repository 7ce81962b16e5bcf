"""The Guardians of Assur: the march on the city, rams and walls (MES-33)."""

import pytest

from engines.mesopotamia.ids import TRIBE
from engines.mesopotamia.rules.reach import marches
from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.guardians import Onslaught, Watch
from engines.mesopotamia.steps.round_events import ControlChanges
from tests.engines.mesopotamia.guarding import CAMP, CITY, marched, tile, where
from tests.engines.mesopotamia.marching import exploring
from tests.engines.mesopotamia.sieges import HERE, THERE, guardians, lay
from tests.rulebook import rule

# --- the march ------------------------------------------------------------------------------


@rule("MES-33.6", "MES-33.17")
def test_every_enemy_unit_goes_one_area_towards_the_city_whatever_its_speed() -> None:
    scene = marched(
        guardians().force("c7", THERE, spearman=1, chariot=1).force("d6", THERE, archer=2)
    )
    assert where(scene) == {"b7": {"spearman": 1}, "c6": {"archer": 2, "chariot": 1}}


@rule("MES-33.17")
def test_spearmen_move_before_archers_horsemen_and_chariots() -> None:
    scene = guardians().force("c7", THERE, chariot=1, archer=1).force("b6", THERE, horseman=1)
    marched(scene.force("c4", THERE, spearman=1))
    told = [event.text(None).args["unit"] for event in scene.events]
    assert [getattr(unit, "key", "").rpartition("-")[2] for unit in told] == [
        *("spearman", "archer", "horseman", "chariot")
    ]


@rule("MES-33.9")
def test_enemies_leave_face_down_events_and_destroy_running_ones() -> None:
    scene = lay(guardians(), "......... ......... ....?.e.. .........")
    marched(scene.force("c6", THERE, horseman=1).force("c8", THERE, chariot=1))
    assert where(scene) == {"c5": {"horseman": 1}, "c7": {"chariot": 1}}
    assert scene.state.grounds["c5"].token
    assert scene.state.grounds["c7"].running is None
    assert "enemy-razes" in scene.told


@rule("MES-33.8", "MES-33.9")
def test_an_enemy_that_must_go_through_a_tribe_removes_it_and_its_event_without_a_fight() -> None:
    scene = lay(guardians(), "#.#...... .t....... ......... .........")
    scene.force("c2", THERE, spearman=1).place(Onslaught(THERE), CombatPhase())
    ground = scene.state.grounds["b2"]
    assert (ground.units(THERE), ground.tribe, ground.token) == (1, {}, False)
    assert scene.state.fights == 0


@rule("MES-33.9")
def test_an_event_that_comes_to_run_beside_enemies_is_destroyed_when_they_hold_the_area() -> None:
    scene = guardians().force("c5", THERE, spearman=1).at(wave=1)
    scene.start_state.seen.append("plain.1")
    scene.start_state.grounds["c5"].running = Running("plain.1", 1, HERE)
    scene.place(ControlChanges())
    assert scene.state.grounds["c5"].running is None


@rule("MES-33.14")
def test_enemies_are_pinned_as_all_are() -> None:
    scene = guardians().force("c5", THERE, spearman=2).force("c5", HERE, spearman=1)
    marched(scene)
    assert where(scene) == {"b5": {"spearman": 1}, "c5": {"spearman": 1}}
    assert "enemy-held" in scene.told


# --- rams and walls -------------------------------------------------------------------------


@rule("MES-33.7", "MES-33.19")
def test_a_ram_goes_with_the_first_unit_that_leaves_its_area() -> None:
    scene = marched(guardians().force("c7", THERE, rams=1, spearman=2, archer=1))
    force = scene.state.grounds["b7"].force(THERE)
    assert force is not None
    assert (force.units, force.rams) == ({"spearman": 2, "archer": 1}, 1)
    assert [key for key in scene.told if key.endswith("-ram")] == ["enemy-upper-ram"]


@rule("MES-33.19")
def test_of_two_rams_each_goes_with_a_unit_of_its_own() -> None:
    scene = marched(guardians().force("c7", THERE, rams=2, archer=1, chariot=1))
    rams = {area: one.rams for area, one in scene.state.forces(THERE)}
    assert rams == {"b7": 1, "c6": 1}


@rule("MES-33.19")
def test_a_ram_alone_waits_until_a_unit_is_there() -> None:
    scene = guardians().force(CAMP, THERE, rams=1).force("c5", THERE, spearman=1)
    marched(scene)
    assert scene.state.grounds[CAMP].force(THERE).rams == 1  # type: ignore[union-attr]
    assert where(scene) == {"b5": {"spearman": 1}}


@rule("MES-33.19")
def test_a_unit_with_a_ram_enters_a_walled_area_and_those_beside_it_follow() -> None:
    scene = lay(guardians(), "......... ......#.. ......... .........")
    scene.start_state.grounds["c6"].wall = HERE
    marched(scene.force("c7", THERE, rams=1, spearman=1, archer=1))
    assert where(scene) == {"b7": {"spearman": 1, "archer": 1}}


@rule("MES-33.18")
def test_a_unit_that_the_ram_has_left_follows_it_rather_than_stop_before_a_wall() -> None:
    """The ram goes through B7; the horseman would rather go through C6, whose wall it cannot pass alone."""
    scene = lay(guardians(), "......... ......#.. .....#... .........")
    marched(scene.force("c7", THERE, rams=1, spearman=1, horseman=1))
    assert where(scene) == {"b7": {"spearman": 1, "horseman": 1}}


@rule("MES-33.21", "MES-A48")
def test_walled_in_all_round_the_enemy_comes_up_to_the_wall_and_stops() -> None:
    scene = lay(guardians(), "#.#...... .#....... ......... .........")
    scene.force("b4", THERE, spearman=1).place(Onslaught(THERE))
    assert where(scene) == {"a4": {"spearman": 1}}
    assert "enemy-blocked" in scene.told
    scene = lay(guardians(), "#.#...... .#....... ......... .........")
    scene.force("a4", THERE, spearman=1).place(Onslaught(THERE))
    assert where(scene) == {"a4": {"spearman": 1}}
    assert "enemy-barred" in scene.told


@rule("MES-33.21", "MES-A48")
@pytest.mark.parametrize(("wave", "following"), [(1, 2), (5, 6), (6, 6)])
def test_a_round_without_a_move_or_a_fight_brings_the_next_wave_but_no_tile(
    wave: int, following: int
) -> None:
    scene = lay(guardians(), "#.#...... .#....... ......... .........")
    scene.force("a4", THERE, spearman=1).goods(THERE, knuckle=3).at(wave=wave, tile=tile(1))
    scene.place(Onslaught(THERE), Watch())
    assert scene.state.wave == following
    assert scene.state.realms[HERE].tiles == []
    assert scene.state.grounds[CAMP].units(THERE) > 0
    assert "wave-stands" in scene.told


@rule("MES-33.18", "MES-33.21", "MES-23.4")
def test_a_wall_round_enemies_without_a_ram_stays_closed_to_others() -> None:
    scene = lay(guardians(), "#.#...... .#....... ......... .........").force(CITY, HERE, archer=1)
    scene.force("a4", THERE, spearman=1).force("a3", THERE, horseman=1).place(Onslaught(THERE))
    assert where(scene) == {CITY: {"horseman": 1}, "a4": {"spearman": 1}}
    assert "enemy-barred" in scene.told


@rule("MES-33.21")
def test_a_round_with_a_fight_of_the_enemy_brings_no_wave_though_none_of_its_units_moved() -> None:
    scene = guardians(combat="simple").force("c4", THERE, chariot=1).force("c4", HERE, spearman=1)
    scene.goods(THERE, knuckle=3).at(wave=1, tile=tile(1))
    scene.place(Onslaught(THERE), CombatPhase(), Watch())
    assert where(scene) == {"c4": {"chariot": 1}}
    assert (scene.state.wave, scene.state.stirred) == (1, False)
    (fight,) = scene.state.reports
    for number, enemy, wave in ((2, THERE, 1), (3, THERE, 2), (2, TRIBE, 2)):
        fight.attack.party, fight.defence.party = HERE, enemy
        other = guardians().force("c4", THERE, chariot=1).goods(THERE, knuckle=3)
        other.at(wave=1, tile=tile(1), round=number, reports=[fight]).place(Watch())
        assert other.state.wave == wave


@rule("MES-33.22")
def test_nobody_of_the_city_enters_the_start_area_of_the_enemy() -> None:
    scene = guardians().force("c8", HERE, spearman=1, rams=1).at(wave=1)
    assert not any(f".{CAMP}" in one for one in marches(exploring(scene, seat=HERE).state, HERE))
