"""Walls and rams while units march (MES-23.1 to MES-23.4, MES-23.7)."""

from engines.mesopotamia.ids import RAM
from engines.mesopotamia.rules.control import controller
from engines.mesopotamia.rules.reach import March
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.engines.mesopotamia.marching import ends, exploring, told
from tests.rulebook import rule


def walled(area: str = "b5", owner: int = AKKAD) -> Scene:
    """A wall in an area; Sumer may have six units."""
    scene = Scene().seal("population", SUMER, 3).force(area, owner, settlement=True)
    scene.start_state.grounds[area].wall = owner
    return scene


def rams(scene: Scene) -> dict[str, int]:
    """Where Sumer has rams."""
    return {area: one.rams for area, one in scene.state.forces(SUMER) if one.rams}


@rule("MES-23.1")
def test_a_wall_keeps_enemies_out_and_nobody_passes_it() -> None:
    scene = exploring(walled().force("b4", SUMER, horseman=1))
    assert not {*ends(scene, "horseman", "b4")} & {"b5", "b6"}


@rule("MES-23.7")
def test_a_wall_does_not_stop_its_owner_and_stays() -> None:
    scene = walled(owner=SUMER).force("b5", SUMER, archer=1).force("b4", SUMER, horseman=1)
    exploring(scene, 3)
    assert {*ends(scene, "horseman", "b4")} >= {"b5", "b6"}
    scene.answer("archer.b5.b6", "horseman.b4.b5")
    assert scene.state.grounds["b5"].wall == SUMER


@rule("MES-23.4", "MES-23.2")
def test_with_a_ram_a_unit_enters_a_walled_area() -> None:
    scene = exploring(walled().force("b4", SUMER, spearman=1, rams=1))
    assert "b5" not in ends(scene, "spearman", "b4")
    scene.answer("spearman.b4.b5.ram")
    assert rams(scene) == {"b5": 1}
    assert scene.state.grounds["b4"].forces == []
    assert scene.told[-1] == "marched-ram"


@rule("MES-23.4", "MES-A19")
def test_other_units_follow_as_long_as_the_ram_is_there() -> None:
    scene = walled().force("b4", SUMER, spearman=2, rams=1)
    exploring(scene, 4).answer("spearman.b4.b5.ram")
    assert "b5" in ends(scene, "spearman", "b4")
    scene.answer("spearman.b5.b6.ram")
    assert "b5" not in ends(scene, "spearman", "b4")


@rule("MES-23.4")
def test_a_ram_of_somebody_else_opens_nothing() -> None:
    scene = walled().force("b4", SUMER, spearman=1, rams=1).force("b5", 2, spearman=1, rams=1)
    assert "b5" not in ends(exploring(scene), "spearman", "b4")


@rule("MES-23.2")
def test_a_ram_moves_at_the_speed_of_its_unit_and_never_alone() -> None:
    scene = Scene().seal("population", SUMER, 3).force("b4", SUMER, horseman=1, rams=1)
    exploring(scene.force("d4", SUMER, rams=1))
    assert {"b6.ram", "b6"} < {*ends(scene, "horseman", "b4")}
    assert not [one for one in scene.options if one.startswith((RAM, "horseman.d4"))]


@rule("MES-23.2")
def test_a_ram_may_be_left_behind() -> None:
    scene = Scene().force("b4", SUMER, spearman=1, rams=1)
    exploring(scene).answer("spearman.b4.c4")
    assert rams(scene) == {"b4": 1}


@rule("MES-23.3")
def test_a_unit_takes_a_ram_on_its_way() -> None:
    scene = walled("b6").force("b4", SUMER, horseman=1).force("b5", SUMER, rams=1)
    exploring(scene)
    assert "b6" not in ends(scene, "horseman", "b4")
    assert told(scene, "horseman.b4.b6.ram.b5.b6").startswith(
        "a horseman to B6 Kish Clay Pits, a ram from B5 to B6"
    )
    scene.answer("horseman.b4.b6.ram.b5.b6")
    assert rams(scene) == {"b6": 1}
    assert scene.state.grounds["b6"].units(SUMER) == 1
    assert scene.state.grounds["b5"].forces == []


@rule("MES-23.3")
def test_a_unit_fetches_a_ram_and_comes_back() -> None:
    scene = Scene().seal("population", SUMER, 3).force("b4", SUMER, horseman=1)
    exploring(scene.force("b5", SUMER, rams=1)).answer("horseman.b4.b4.ram.b5.b4")
    assert rams(scene) == {"b4": 1}
    assert scene.told[-1] == "marched-ram-moved"


@rule("MES-23.3")
def test_a_unit_hands_a_ram_over_on_its_way_to_another_unit_alone() -> None:
    scene = Scene().seal("population", SUMER, 3).force("b4", SUMER, horseman=1, rams=1)
    exploring(scene.force("b5", SUMER, spearman=1))
    handed = {one for one in ends(scene, "horseman", "b4") if ".ram.b4." in one}
    assert {one.rpartition(".")[2] for one in handed} == {"b5"}
    scene.answer("horseman.b4.b6.ram.b4.b5")
    assert rams(scene) == {"b5": 1}
    assert scene.state.grounds["b6"].units(SUMER) == 1


@rule("MES-23.3")
def test_a_ram_taken_on_the_way_goes_along_with_another_unit_without_activation() -> None:
    scene = Scene().seal("population", SUMER, 3).force("b4", SUMER, spearman=1, archer=1, rams=1)
    exploring(scene, 2).answer("spearman.b4.b5.ram")
    assert "spearman.b5.c5.ram" in scene.options
    assert "archer.b4.c4.ram" not in scene.options


@rule("MES-A44", "MES-A31")
def test_a_ram_controls_nothing_but_counts_for_the_unit_limit() -> None:
    scene = exploring(Scene().force("b4", SUMER, rams=1).force("a2", SUMER, spearman=1))
    assert controller(scene.state, "b4") is None
    assert scene.state.units(SUMER) == 2


def test_an_answer_names_the_way_of_a_ram() -> None:
    assert March.read("archer.b4.b5") == March("archer", "b4", "b5")
    assert March.read("archer.b4.b5.ram") == March("archer", "b4", "b5", "b4", "b5")
    assert March.read("chariot.b4.b6.ram.b5.b6") == March("chariot", "b4", "b6", "b5", "b6")


@rule("MES-23.3")
def test_a_unit_takes_one_ram_along() -> None:
    scene = Scene().seal("population", SUMER, 3).force("b4", SUMER, horseman=1, rams=1)
    exploring(scene.force("b5", SUMER, rams=1))
    found = {one for one in ends(scene, "horseman", "b4") if one.startswith("b6")}
    assert found == {"b6", "b6.ram", "b6.ram.b5.b6"}
    scene.answer("horseman.b4.b6.ram")
    assert rams(scene) == {"b5": 1, "b6": 1}


@rule("MES-23.4")
def test_behind_a_wall_a_unit_with_a_ram_goes_on_and_takes_it_out_again() -> None:
    scene = exploring(walled().force("b4", SUMER, horseman=1, rams=1))
    scene.answer("horseman.b4.b6.ram")
    assert rams(scene) == {"b6": 1}
    assert scene.state.grounds["b5"].wall == AKKAD
