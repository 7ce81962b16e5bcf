"""How simple players in a hurry play alone (MES-32.1, MES-33.1)."""

import pytest

from engines.core.playout import hurried
from engines.mesopotamia.ids import DONE, EXPLORE, GATHER, GROW, RESEARCH, UR_TAKEN, WARFARE
from engines.mesopotamia.steps.building import Build
from engines.mesopotamia.steps.exploring import Explore
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.market import Gather
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.sieges import HERE, THERE, guardians, siege


def wish(scene: Scene) -> object:
    """What a player in a hurry answers to the pending question."""
    return hurried(scene.playing, scene.pending)


def besieger(**goods: int) -> Scene:
    """A besieger with a spearman at home is about to act."""
    scene = siege().force("a2", HERE, spearman=1).goods(HERE, **goods)
    return scene.seal("population", HERE, 4)


def test_a_besieger_discovers_rams_first_then_astronomy() -> None:
    scene = besieger(clay=2).place(Turn(HERE))
    assert wish(scene) == RESEARCH
    scene.answer(RESEARCH)
    assert wish(scene) == "convert"
    scene.answer("convert")
    assert wish(scene) == "discover.build"
    scene = besieger(tablet=1).levels(HERE, build=2).place(Turn(HERE)).answer(RESEARCH)
    assert wish(scene) == "discover.explore"


def test_a_besieger_gathers_what_a_ram_costs_and_builds_one_alone() -> None:
    scene = besieger(stone=1).levels(HERE, build=2, explore=2).place(Turn(HERE))
    assert wish(scene) == GATHER
    scene = besieger().levels(HERE, build=2, explore=2).place(Gather(HERE, 1, 1))
    assert wish(scene) == {"stone": 1, "wood": 0, "clay": 0, "food": 0}
    scene = besieger(stone=2, wood=2, clay=2).levels(HERE, build=2).place(Build(HERE, 1, 2))
    assert wish(scene) == "ram.a2"
    scene = besieger(stone=2, wood=2, clay=2).levels(HERE, build=2).force("c4", HERE, rams=1)
    assert wish(scene.place(Build(HERE, 1, 2))) == DONE


def test_a_besieger_makes_rams_and_units_as_near_to_ur_as_it_can() -> None:
    scene = besieger(stone=2, wood=2).levels(HERE, build=2).force("c7", HERE, settlement=True)
    assert wish(scene.place(Build(HERE, 1, 2))) == "ram.c7"
    scene = siege().force("c7", HERE, settlement=True).goods(HERE, wood=1).levels(HERE, warfare=2)
    scene.place(Turn(HERE))
    assert wish(scene) == WARFARE
    scene.answer(WARFARE)
    assert wish(scene) == "archer.c7"


def test_a_besieger_grows_where_its_people_allow_no_ram() -> None:
    scene = siege().force("a2", HERE, spearman=1).force("c4", HERE, spearman=1)
    scene.goods(HERE, food=3).levels(HERE, build=2, explore=2).place(Turn(HERE))
    assert wish(scene) == GROW


def test_a_ram_is_brought_to_ur_and_breaks_no_wall_with_the_last_step_of_a_turn() -> None:
    scene = siege().force("c9", HERE, spearman=1, rams=1).levels(HERE, build=2, explore=2)
    scene.start_state.grounds["d9"].wall = THERE
    scene.place(Turn(HERE))
    assert wish(scene) == EXPLORE
    scene = siege().force("c9", HERE, spearman=1, rams=1)
    scene.start_state.grounds["d9"].wall = THERE
    scene.start_state.grounds["c8"].wall = THERE
    scene.place(Explore(HERE, 2))
    for expected in ("spearman.c9.c8.ram", "spearman.c8.d8.ram"):
        assert wish(scene) == expected
        scene.answer(expected)
    assert scene.state.ended == UR_TAKEN
    scene = siege().force("c9", HERE, spearman=1, rams=1)
    scene.start_state.grounds["d9"].wall = THERE
    scene.start_state.grounds["c8"].wall = THERE
    assert wish(scene.place(Explore(HERE, 1))) == DONE


def test_a_guardian_creates_units_then_grows_and_stays_at_home() -> None:
    scene = guardians().force("a2", HERE, spearman=1).goods(HERE, wood=1, food=3).at(wave=1)
    assert wish(scene.place(Turn(HERE))) == WARFARE
    scene = guardians().force("a2", HERE, spearman=2).goods(HERE, wood=1, food=3).at(wave=1)
    assert wish(scene.place(Turn(HERE))) == GROW
    scene = guardians().force("a2", HERE, spearman=2).at(wave=1).place(Explore(HERE, 1))
    assert wish(scene) == DONE


def test_a_guardian_discovers_better_arms() -> None:
    scene = guardians().force("a2", HERE, spearman=2).goods(HERE, tablet=1).at(wave=1)
    scene.place(Turn(HERE))
    assert wish(scene) == RESEARCH
    scene.answer(RESEARCH)
    assert wish(scene) == "discover.warfare"


@pytest.mark.parametrize("scene", [siege(), guardians()])
def test_all_knuckles_that_find_a_slot_are_assigned(scene: Scene) -> None:
    scene.goods(HERE, knuckle=2).at(wave=1 if scene.start_state.mode == "guardians" else 0)
    scene.force("c4", HERE, spearman=1).force("c4", THERE, spearman=1).place(CombatPhase())
    given = wish(scene)
    assert isinstance(given, dict)
    assert sum(given.values()) == 2
