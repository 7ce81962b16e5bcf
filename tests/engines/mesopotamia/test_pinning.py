"""Which units enemies hold (MES-11)."""

import pytest

from engines.mesopotamia.rules.pinning import is_held, pinned
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.mesopotamia.marching import ends, exploring, with_units
from tests.rulebook import rule


@rule("MES-11.1", "MES-9.5")
def test_a_unit_that_meets_enemies_stops_and_holds_one_of_them() -> None:
    scene = Scene().force("b3", SUMER, horseman=1).force("b4", AKKAD, spearman=1)
    exploring(scene, 2)
    assert "b4" in ends(scene, "horseman", "b3")
    assert "b5" not in ends(scene, "horseman", "b3")
    scene.answer("horseman.b3.b4")
    assert not scene.playing.table.pending
    assert pinned(scene.state, "b4", AKKAD) == 1


@rule("MES-11.2", "MES-T33")
def test_a_unit_goes_on_where_as_many_of_its_own_were_there_before() -> None:
    scene = Scene().force("b3", SUMER, horseman=1).force("b4", AKKAD, spearman=2)
    scene.force("b4", SUMER, spearman=2).seal("population", SUMER, 2)
    assert "b5" in ends(exploring(scene), "horseman", "b3")


@rule("MES-11.2", "MES-EX5")
def test_a_unit_that_comes_to_fewer_of_its_own_must_stop() -> None:
    scene = Scene().force("b4", BABYLON, horseman=1, archer=1, spearman=1)
    scene.force("b3", SUMER, horseman=1, spearman=1).seal("population", BABYLON, 2)
    exploring(scene, 2).answer("spearman.b3.b4")
    assert "b4" in ends(scene, "horseman", "b3")
    assert "b5" not in ends(scene, "horseman", "b3")


@rule("MES-11.3", "MES-EX6")
def test_of_three_units_against_two_one_may_leave_whichever_it_is() -> None:
    scene = Scene().force("b4", BABYLON, horseman=1, archer=1, spearman=1)
    scene.force("b4", SUMER, horseman=1, spearman=1).seal("population", BABYLON, 2)
    exploring(scene, 2, BABYLON)
    assert pinned(scene.state, "b4", BABYLON) == 2
    assert {one.split(".")[0] for one in scene.options} == {
        *("horseman", "archer", "spearman"),
        "done",
    }
    scene.answer("horseman.b4.b6")
    assert {one.split(".")[1] for one in scene.options[:-1]} == {"b6"}


@rule("MES-11.3")
@pytest.mark.parametrize(("own", "enemies", "held"), [(1, 0, 0), (1, 1, 1), (3, 2, 2), (2, 5, 2)])
def test_each_enemy_holds_one_unit(own: int, enemies: int, held: int) -> None:
    scene = Scene().seal("population", SUMER, 4).seal("population", AKKAD, 4)
    scene.force("b4", SUMER, spearman=min(own, 3))
    if enemies:
        kinds = {"spearman": min(enemies, 3), "archer": max(0, enemies - 3)}
        with_units(scene, "b4", AKKAD, {kind: n for kind, n in kinds.items() if n})
    assert pinned(scene.start_state, "b4", SUMER) == held
    assert is_held(own, enemies) == (own - held == 0)


@rule("MES-11.4", "MES-A31")
def test_tribes_and_all_opponents_count_but_ships_and_rams_do_not() -> None:
    scene = Scene().force("b3", SUMER, spearman=2, rams=1).seal("population", SUMER, 2)
    scene.force("b3", AKKAD, archer=1, rams=1).ship("t3", AKKAD).seal("population", AKKAD, 2)
    ground = scene.start_state.grounds["b3"]
    assert pinned(scene.start_state, "b3", SUMER) == 1
    ground.token, ground.tribe = True, {"archer": 1}
    assert pinned(scene.start_state, "b3", SUMER) == 2
    assert pinned(scene.start_state, "b3", AKKAD) == 1
    assert ends(exploring(scene.force("a3", SUMER, archer=1)), "spearman", "b3") == []


@rule("MES-11.4")
def test_units_of_several_opponents_are_added() -> None:
    scene = Scene().force("b3", SUMER, horseman=1).force("b4", SUMER, spearman=1)
    scene.force("b4", AKKAD, spearman=1).seal("population", SUMER, 2)
    assert "b5" in ends(exploring(scene), "horseman", "b3")
    other = Scene().force("b3", SUMER, horseman=1).force("b4", SUMER, spearman=1)
    other.force("b4", AKKAD, spearman=1).force("b4", BABYLON, spearman=1)
    assert "b5" not in ends(exploring(other.seal("population", SUMER, 2)), "horseman", "b3")


@rule("MES-11.5")
def test_it_does_not_matter_who_was_there_first() -> None:
    first = Scene().force("b4", SUMER, spearman=1).force("b4", AKKAD, spearman=1)
    later = Scene().force("b4", AKKAD, spearman=1).force("b4", SUMER, spearman=1)
    assert pinned(first.start_state, "b4", SUMER) == pinned(later.start_state, "b4", SUMER) == 1
    assert not exploring(first).playing.table.pending
    assert not exploring(later).playing.table.pending
