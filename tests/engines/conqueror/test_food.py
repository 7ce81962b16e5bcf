"""The food supply, how many units it feeds, and how much they need."""

import pytest

from engines.conqueror.preview.food import limit, needed, room, supply
from engines.conqueror.state import Conqueror
from tests.engines.conqueror.build import EGYPT, GREECE, ROME, Scene
from tests.rulebook import rule


def _laid_out(scene: Scene) -> Conqueror:
    return scene.place().state


@rule("CON-EX19", "CON-15.2")
def test_one_food_feeds_six_units() -> None:
    game = _laid_out(Scene())
    assert supply(game, ROME) == 1
    assert limit(game, 1) == 6


@rule("CON-15.2")
@pytest.mark.parametrize(("food", "most"), [(0, 4), (2, 8), (7, 18), (8, 20), (9, 20)])
def test_each_food_feeds_two_units_more_up_to_the_end_of_the_track(food: int, most: int) -> None:
    assert limit(_laid_out(Scene()), food) == most


@rule("CON-15.5")
@pytest.mark.parametrize(("units", "food"), [(0, 0), (4, 0), (5, 1), (6, 1), (7, 2), (20, 8)])
def test_units_need_the_least_food_that_feeds_them(units: int, food: int) -> None:
    assert needed(_laid_out(Scene()), units) == food


@rule("CON-15.5")
def test_more_units_than_the_track_feeds_need_more_than_it_has() -> None:
    assert needed(_laid_out(Scene()), 21) == 9


@rule("CON-15.1", "CON-12.10", "CON-4.3")
def test_territories_and_granaries_give_food() -> None:
    scene = Scene().army("sicily", ROME, infantry=1).army("etruria", ROME, infantry=1)
    assert supply(_laid_out(scene.has(ROME, districts={"granary": 2})), ROME) == 2 + 2


@rule("CON-15.1", "CON-25.3")
def test_a_temporary_capital_gives_food() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("etruria", ROME, infantry=1)
    assert supply(_laid_out(scene.has(ROME, temporary="etruria")), ROME) == 1


@rule("CON-15.4", "CON-16.4")
def test_the_elite_unit_needs_no_food() -> None:
    scene = Scene().army("rome", ROME, cavalry=1, infantry=2, elite=1)
    assert room(_laid_out(scene), ROME) == 6 - 3


@rule("CON-9.2")
def test_a_dynasty_brings_two_food_in_the_round_of_its_change() -> None:
    assert supply(_laid_out(Scene().has(ROME, dynasty="active")), ROME) == 1 + 2


@rule("CON-9.5", "CON-A64")
def test_little_food_counts_one_more_once_the_dynasty_has_changed() -> None:
    scene = Scene().has(ROME, dynasty="used", districts={"granary": 1})
    assert supply(_laid_out(scene), ROME) == 2 + 1


@rule("CON-9.5")
def test_enough_food_counts_as_it_is_once_the_dynasty_has_changed() -> None:
    scene = Scene().has(EGYPT, dynasty="used", districts={"granary": 2})
    assert supply(_laid_out(scene), EGYPT) == 3
