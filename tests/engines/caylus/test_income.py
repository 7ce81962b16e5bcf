"""Phase 1: income (CAY-4)."""

import pytest

from tests.engines.caylus.build import BLUE, GREEN, ORANGE, RED, START_DENIERS, Scene
from tests.engines.scene import said
from tests.rulebook import rule


def income(scene: Scene) -> list[int]:
    """What everybody is paid at the beginning of a round."""
    return [money - START_DENIERS for money in scene.start("round").deniers()]


def told_of_income(scene: Scene) -> str:
    """The story's line of what everybody is paid."""
    events = scene.start("round").events
    return next(said(one.text(None), "en") for one in events if one.key.endswith("income"))


@rule("CAY-4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_receives_two(players: int) -> None:
    assert income(Scene(players)) == [2] * players


@rule("CAY-4.2")
def test_a_residence_pays_its_owner_one() -> None:
    scene = Scene().road(9, "residence", RED).road(2, "residence", RED).road(10, "residence", BLUE)
    assert income(scene) == [4, 3, 2, 2]


@rule("CAY-4.3", "CAY-4.4", "CAY-A36")
def test_library_and_hotel_pay_their_owners() -> None:
    scene = Scene().road(9, "library", RED).road(10, "hotel", BLUE)
    assert income(scene) == [3, 4, 2, 2]


@rule("CAY-4.2")
@pytest.mark.parametrize("tile", ["food_farm", "church", "statue", "granary", "cathedral"])
def test_other_buildings_pay_nothing(tile: str) -> None:
    assert income(Scene().road(9, tile, RED)) == [2, 2, 2, 2]


@rule("CAY-4.5")
def test_income_has_no_cap() -> None:
    assert income(Scene().town(28, RED)) == [2 + 19, 2, 2, 2]


@rule("CAY-4.7")
@pytest.mark.parametrize(("tile", "paid"), [("library", 3), ("hotel", 4), ("weaver", 2)])
def test_a_prestige_building_pays_in_place_of_its_residence(tile: str, paid: int) -> None:
    scene = Scene().road(9, "residence", RED).road(10, "architect", RED, worker=RED)
    scene.has(RED, food=9, wood=9, stone=9, cloth=9, gold=9).at(provost=10)
    scene.start("road").answer(tile)
    after = Scene().road(9, scene.tile(9)[0], scene.tile(9)[1]).road(10, "architect", RED)
    assert income(after) == [paid, 2, 2, 2]


@rule("CAY-4.1", "CAY-4.5")
def test_income_is_paid_in_every_round_to_everybody_at_once() -> None:
    scene = Scene().order(GREEN, RED, ORANGE, BLUE).start("round")
    assert scene.deniers() == [12] * 4
    assert (scene.state.round, scene.state.phase, scene.asked.seat) == (3, 2, GREEN)


@rule("CAY-4.1", "CAY-4.2")
def test_the_story_tells_incomes_one_by_one_only_if_they_differ() -> None:
    assert told_of_income(Scene()) == "Income: 2 deniers for each player."
    assert told_of_income(Scene().road(9, "residence", RED)).startswith("Income: Ana 3 deniers, ")
