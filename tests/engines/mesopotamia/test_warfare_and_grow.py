"""Warfare and Grow (MES-17, MES-18)."""

import pytest

from engines.mesopotamia.ids import FOOD, GROW, KNUCKLE, LAND, LEVELS, NONE, WARFARE
from engines.mesopotamia.steps.growing import Grow
from engines.mesopotamia.steps.turn import Turn
from engines.mesopotamia.steps.warfare import Warfare
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.rulebook import rule


def ready(**goods: int) -> Scene:
    """Sumer with goods and people enough."""
    return Scene().seal("population", SUMER, 4).goods(SUMER, **goods)


# --- Warfare --------------------------------------------------------------------------------


@rule("MES-17.1", "MES-17.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_technology_says_how_many_knuckles(level: int) -> None:
    scene = ready().levels(SUMER, warfare=level).place(Turn(SUMER)).answer(WARFARE)
    gained = CONTENT.technology("sumerian", WARFARE, level).knuckles
    assert scene.realm(SUMER).goods[KNUCKLE] == gained


@rule("MES-17.3", "MES-EX11")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_units_of_the_level_or_lower_can_be_created(level: int) -> None:
    scene = ready(wood=1).place(Warfare(SUMER, level, 2))
    assert scene.options == [*(f"{unit}.a2" for unit in LAND[:level]), NONE]
    assert scene.safe == f"{LAND[level - 1]}.a2"


@rule("MES-17.3")
def test_a_unit_comes_to_the_start_area_or_to_a_settlement_for_1_wood() -> None:
    scene = ready(wood=1).force("b4", SUMER, settlement=True).force("b5", SUMER, spearman=1)
    scene.place(Warfare(SUMER, 1, 2))
    assert scene.options == ["spearman.a2", "spearman.b4", NONE]
    scene.answer("spearman.b4")
    assert scene.state.grounds["b4"].units(SUMER) == 1
    assert scene.realm(SUMER).goods["wood"] == 0


@rule("MES-17.1")
def test_creating_a_unit_may_be_left_out() -> None:
    scene = ready(wood=1).place(Warfare(SUMER, 1, 2)).answer(NONE)
    assert scene.realm(SUMER).goods["wood"] == 1
    assert scene.state.units(SUMER) == 0


@rule("MES-17.3")
def test_without_wood_nobody_is_asked() -> None:
    scene = ready(stone=3).place(Warfare(SUMER, 4, 2))
    assert scene.told == ["gained"]
    assert not scene.playing.table.pending


@rule("MES-17.4", "MES-27.8")
def test_the_unit_limit_forbids_another_unit() -> None:
    scene = Scene().goods(AKKAD, wood=3).force("d8", AKKAD, spearman=1).ship("e8", AKKAD)
    assert not scene.place(Warfare(AKKAD, 1, 2)).playing.table.pending


@rule("MES-17.4")
def test_a_kind_without_a_piece_left_cannot_be_created() -> None:
    scene = ready(wood=1).force("b4", SUMER, spearman=3).place(Warfare(SUMER, 2, 2))
    assert scene.options == ["archer.a2", NONE]


@rule("MES-17.5")
def test_a_unit_may_come_where_enemies_are_and_reveals_nothing() -> None:
    scene = ready(wood=1).force("b4", SUMER, settlement=True).force("b4", BABYLON, archer=2)
    scene.start_state.grounds["b4"].token = True
    scene.place(Warfare(SUMER, 1, 2)).answer("spearman.b4")
    here = scene.state.grounds["b4"]
    assert here.token
    assert [one.seat for one in here.forces] == [SUMER, BABYLON]


# --- Grow -----------------------------------------------------------------------------------


@rule("MES-18.1")
def test_a_step_costs_the_food_of_the_technology() -> None:
    scene = Scene().goods(AKKAD, food=5).place(Grow(AKKAD, 3, 1))
    assert scene.state.population.space(AKKAD) == 2
    assert scene.realm(AKKAD).goods[FOOD] == 2


@rule("MES-18.1", "MES-18.4")
def test_of_several_steps_those_that_can_be_paid_are_offered() -> None:
    scene = Scene().goods(AKKAD, food=5).place(Grow(AKKAD, 2, 3))
    assert scene.options == ["1", "2"]
    assert scene.safe == "2"
    scene.answer("2")
    assert scene.state.population.space(AKKAD) == 3
    assert scene.realm(AKKAD).goods[FOOD] == 1


@rule("MES-18.2")
@pytest.mark.parametrize("empire", CONTENT.empires)
def test_higher_technologies_never_make_growing_dearer(empire: str) -> None:
    rows = [one for one in CONTENT.technologies.values() if one.empire == empire and one.food]
    costs = [(row.food, -row.steps) for row in rows]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[-1]


@rule("MES-A37")
@pytest.mark.parametrize("empire", CONTENT.empires)
def test_a_step_costs_food_at_every_level_and_the_highest_allows_more_steps(empire: str) -> None:
    begun = CONTENT.empires[empire].levels[GROW]
    rows = [CONTENT.technology(empire, GROW, level) for level in LEVELS if level >= begun]
    assert min(row.food for row in rows) == 1
    assert rows[-1].steps > rows[0].steps


@rule("MES-18.3", "MES-27.6", "MES-T21")
def test_nobody_steps_onto_a_top_that_is_taken() -> None:
    scene = Scene().seal("population", 3, 8).seal("population", BABYLON, 7).goods(BABYLON, food=9)
    scene.place(Turn(BABYLON)).answer(GROW)
    assert scene.state.population.space(BABYLON) == 7
    assert scene.realm(BABYLON).goods[FOOD] == 9


@rule("MES-18.3", "MES-18.4")
def test_steps_below_a_top_that_is_taken_can_still_be_taken() -> None:
    scene = Scene().seal("population", 3, 8).seal("population", BABYLON, 6).goods(BABYLON, food=9)
    scene.place(Grow(BABYLON, 1, 3))
    assert scene.state.population.space(BABYLON) == 7
    assert scene.realm(BABYLON).goods[FOOD] == 8


@rule("MES-7.10")
def test_an_action_keeps_the_numbers_it_was_begun_with() -> None:
    scene = ready(wood=1).place(Turn(SUMER)).answer(WARFARE)
    scene.realm(SUMER).levels["warfare"] = 4
    assert scene.options == ["spearman.a2", NONE]
