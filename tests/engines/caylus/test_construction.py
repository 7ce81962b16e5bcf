"""Phase 5: construction buildings (CAY-8.20 to CAY-8.33)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import (
    BLUE,
    CARPENTER,
    CONTENT,
    FREE_SPACES,
    GREEN,
    RED,
    Scene,
)
from tests.rulebook import rule

Cost = dict[str, int]

WOOD: dict[str, tuple[Cost, int]] = {
    "food_farm": ({"wood": 1, "food": 1}, 2),
    "cloth_farm": ({"wood": 1, "food": 1}, 2),
    "sawmill": ({"wood": 1, "food": 1}, 2),
    "quarry": ({"wood": 1, "food": 1}, 2),
    "mason": ({"wood": 1, "food": 1}, 4),
    "lawyer": ({"wood": 1, "cloth": 1}, 4),
}
STONE: dict[str, tuple[Cost, int]] = {
    "stone_farm": ({"stone": 1, "food": 1}, 3),
    "park": ({"stone": 1, "food": 1}, 3),
    "workshop": ({"stone": 1, "food": 1}, 3),
    "architect": ({"stone": 1, "food": 1}, 6),
    "church": ({"stone": 1, "cloth": 1}, 3),
    "tailor": ({"stone": 1, "wood": 1}, 6),
    "bank": ({"stone": 1, "wood": 1}, 6),
    "alchemist": ({"stone": 1, "food": 1}, 6),
}
PRESTIGE: dict[str, tuple[Cost, int, int]] = {
    "statue": ({"stone": 2, "gold": 1}, 7, 1),
    "granary": ({"food": 3, "gold": 1}, 10, 0),
    "library": ({"wood": 3, "gold": 1}, 10, 0),
    "weaver": ({"cloth": 3, "gold": 1}, 12, 0),
    "theatre": ({"wood": 3, "gold": 2}, 14, 1),
    "college": ({"stone": 3, "gold": 2}, 14, 1),
    "monument": ({"stone": 4, "gold": 2}, 14, 2),
    "hotel": ({"stone": 3, "gold": 2}, 16, 0),
    "cathedral": ({"stone": 5, "gold": 3}, 25, 0),
}
RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


def carpenter(**cubes: int) -> Scene:
    """Red's worker is at the neutral carpenter."""
    return Scene().road(CARPENTER, worker=RED).has(RED, **cubes)


def mason(**cubes: int) -> Scene:
    """Red's worker is at red's mason on 9."""
    return Scene().road(9, "mason", RED, worker=RED).at(provost=9).has(RED, **cubes)


def architect(**cubes: int) -> Scene:
    """Red's worker is at red's architect on 9, red's residence is on 10."""
    scene = Scene().road(9, "architect", RED, worker=RED).road(10, "residence", RED)
    return scene.at(provost=9).has(RED, **cubes)


def short(cost: Cost) -> list[Cost]:
    """One cube less than the cost, in every way, and gold instead of it."""
    less = [{kind: n - (kind == one) for kind, n in cost.items()} for one in cost]
    return [row if row.get("gold") else {**row, "gold": row.get("gold", 0) + 3} for row in less]


# --- costs and points -------------------------------------------------------------------------


@rule("CAY-8.20", "CAY-8.26", "CAY-8.27", "CAY-A40", "CAY-8.62")
@pytest.mark.parametrize("tile", WOOD)
def test_a_carpenter_builds_wood(tile: str) -> None:
    cost, points = WOOD[tile]
    scene = carpenter(**cost).start("road").answer(tile)
    assert scene.playing.over
    assert (scene.tile(9), scene.points(RED)) == ((tile, RED), [10 + points])
    assert (sum(scene.cubes()), scene.stock(tile), scene.deniers(RED)) == (0, 0, [10])


@rule("CAY-8.21", "CAY-8.24", "CAY-8.27", "CAY-8.63", "CAY-8.64")
@pytest.mark.parametrize("tile", STONE)
def test_a_mason_builds_stone(tile: str) -> None:
    cost, points = STONE[tile]
    scene = mason(**cost).start("road").answer(tile)
    if tile == "church":
        scene.answer("deniers")
    assert scene.playing.over
    assert (scene.tile(10), scene.points(RED)) == ((tile, RED), [10 + points])
    assert (sum(scene.cubes()), scene.stock(tile)) == (0, int(tile == "architect"))


@rule("CAY-8.22", "CAY-8.24", "CAY-8.27", "CAY-A30", "CAY-8.65")
@pytest.mark.parametrize("tile", PRESTIGE)
def test_an_architect_builds_prestige(tile: str) -> None:
    cost, points, favours = PRESTIGE[tile]
    scene = architect(**cost).start("road").answer(tile)
    assert (scene.tile(10), scene.points(RED)) == ((tile, RED), [10 + points])
    assert (sum(scene.cubes()), scene.stock(tile)) == (0, 0)
    scene.answer(*["deniers", "prestige"][:favours])
    assert scene.playing.over


@rule("CAY-8.24", "CAY-8.62")
@pytest.mark.parametrize("tile", WOOD)
def test_no_cube_of_a_wood_building_can_be_replaced(tile: str) -> None:
    for cubes in short(WOOD[tile][0]):
        scene = carpenter(**cubes).start("road")
        assert scene.playing.over or tile not in scene.options


@rule("CAY-8.24", "CAY-8.63", "CAY-8.64")
@pytest.mark.parametrize("tile", STONE)
def test_no_cube_of_a_stone_building_can_be_replaced(tile: str) -> None:
    for cubes in short(STONE[tile][0]):
        scene = mason(**cubes).start("road")
        assert scene.playing.over or tile not in scene.options


@rule("CAY-8.24", "CAY-8.65")
@pytest.mark.parametrize("tile", PRESTIGE)
def test_no_cube_of_a_prestige_building_can_be_replaced(tile: str) -> None:
    cost = PRESTIGE[tile][0]
    for one in cost:
        cubes = {**RICH, **cost, one: cost[one] - 1}
        scene = architect(**cubes).start("road")
        assert scene.playing.over or tile not in scene.options


@rule("CAY-1.9", "CAY-8.62")
@pytest.mark.parametrize("tile", ["market", "peddler"])
@pytest.mark.parametrize("cube", ["food", "wood", "stone", "cloth", "gold"])
def test_a_white_cube_of_a_cost_is_paid_in_any_kind(tile: str, cube: str) -> None:
    cubes = {"wood": 1, cube: 1} if cube != "wood" else {"wood": 2}
    scene = carpenter(**cubes).start("road")
    assert {one for one in scene.options if one.startswith(tile)} == {f"{tile}.{cube}"}
    scene.answer(f"{tile}.{cube}")
    assert (scene.tile(9), sum(scene.cubes()), scene.points(RED)) == ((tile, RED), 0, [14])


@rule("CAY-8.24")
def test_a_white_cube_does_not_pay_for_the_wood() -> None:
    assert carpenter(food=3, gold=3).start("road").playing.over
    assert carpenter(wood=1).start("road").playing.over


@rule("CAY-8.20", "CAY-8.21", "CAY-8.22")
def test_each_builds_its_own_kind_alone() -> None:
    wood = {one.split(".")[0] for one in carpenter(**RICH).start("road").options}
    assert wood == {"decline", "market", "peddler", *WOOD}
    assert set(mason(**RICH).start("road").options) == {"decline", *STONE}
    assert set(architect(**RICH).start("road").options) == {"decline", *PRESTIGE}


@rule("CAY-8.20", "CAY-A28")
@pytest.mark.parametrize("number", [CARPENTER, 8])
def test_there_are_two_carpenters(number: int) -> None:
    scene = Scene().road(number, worker=RED).at(provost=8).has(RED, wood=1, food=1).start("road")
    assert scene.answer("quarry").tile(9) == ("quarry", RED)


# --- stock and spaces -------------------------------------------------------------------------


@rule("CAY-8.23")
def test_only_what_is_in_the_stock_can_be_built() -> None:
    scene = carpenter(**RICH).road(9, "sawmill", BLUE).start("road")
    assert "sawmill" not in scene.options
    with pytest.raises(IllegalMove):
        scene.answer("sawmill")
    assert "quarry" in scene.options


@rule("CAY-8.23", "CAY-A17")
def test_there_are_two_architects() -> None:
    scene = mason(**RICH).road(10, "architect", BLUE).start("road").answer("architect")
    assert (scene.tile(11), scene.stock("architect")) == (("architect", RED), 0)
    none_left = mason(**RICH).road(10, "architect", BLUE).road(11, "architect", RED).start("road")
    assert "architect" not in none_left.options


@rule("CAY-8.25")
@pytest.mark.parametrize("number", FREE_SPACES)
def test_craft_buildings_go_on_the_first_free_space(number: int) -> None:
    scene = carpenter(wood=1, food=1).town(number - 1, BLUE).start("road").answer("sawmill")
    assert scene.tile(number) == ("sawmill", RED)
    assert scene.tile(16) == ("gold_mine", None)


@rule("CAY-8.25")
def test_a_gap_in_the_road_is_filled_first() -> None:
    scene = mason(stone=1, food=1).road(11, "food_farm", BLUE).start("road").answer("park")
    assert (scene.tile(10), scene.tile(12)) == (("park", RED), (None, None))


@rule("CAY-8.25")
def test_a_building_may_stand_on_a_trigger() -> None:
    scene = carpenter(wood=1, food=1).town(11, BLUE).start("road").answer("quarry")
    assert scene.tile(CONTENT.sections["dungeon"].trigger) == ("quarry", RED)


@rule("CAY-8.28", "CAY-A19")
def test_on_a_full_road_no_craft_building_is_built() -> None:
    assert carpenter(**RICH).town(28, BLUE).start("road").playing.over
    assert mason(**RICH).town(28, BLUE).start("road").playing.over


@rule("CAY-A19")
def test_on_a_full_road_prestige_buildings_and_residences_still_are() -> None:
    scene = architect(**RICH).town(28, RED).start("road").answer("granary", "road-28")
    assert scene.tile(28) == ("granary", RED)
    lawyer = Scene().road(9, "lawyer", RED, worker=RED).town(28, BLUE).at(provost=9)
    assert lawyer.has(RED, cloth=1).start("road").answer("road-1").tile(1) == ("residence", RED)


@rule("CAY-8.26", "CAY-5.12")
def test_the_builder_owns_what_was_built() -> None:
    scene = Scene(3).order(BLUE, GREEN, RED).has(RED, wood=1, food=1).start("round")
    scene.answer("pass", "pass", "road-5", "pass", "stay", "stay", "stay", "sawmill")
    scene.answer("pass", "pass")
    before = scene.player(RED).deniers
    assert scene.answer("road-9").player(RED).deniers == before - 1


# --- prestige buildings -----------------------------------------------------------------------


@rule("CAY-8.29", "CAY-A48")
def test_a_prestige_building_takes_the_place_of_an_own_residence() -> None:
    scene = architect(stone=2, gold=1).start("road").answer("statue", "deniers")
    assert (scene.tile(10), scene.tile(11)) == (("statue", RED), (None, None))


@rule("CAY-8.29")
@pytest.mark.parametrize(("tile", "owner"), [("residence", BLUE), ("park", RED), ("library", RED)])
def test_without_an_own_residence_nothing_of_prestige_is_built(tile: str, owner: int) -> None:
    scene = Scene().road(9, "architect", RED, worker=RED).road(10, tile, owner)
    assert scene.at(provost=9).has(RED, **RICH).start("road").playing.over


@rule("CAY-A47", "CAY-8.29")
def test_the_builder_chooses_which_residence_goes() -> None:
    scene = architect(**RICH).road(2, "residence", RED).road(12, "residence", RED)
    scene.road(11, "residence", BLUE).start("road").answer("granary")
    assert (scene.asked.seat, set(scene.options)) == (RED, {"road-2", "road-10", "road-12"})
    scene.answer("road-12")
    assert [scene.tile(n)[0] for n in (2, 10, 12)] == ["residence", "residence", "granary"]
    assert scene.tile(11) == ("residence", BLUE)


@rule("CAY-A49")
def test_a_residence_of_the_same_phase_can_be_built_on() -> None:
    scene = Scene().road(9, "lawyer", RED, worker=RED).road(10, "architect", BLUE, worker=RED)
    scene.at(provost=10).has(RED, cloth=1, food=3, gold=1).start("road")
    scene.answer("road-1", "granary")
    assert (scene.tile(1), scene.points(RED)) == (("granary", RED), [10 + 2 + 10])


@rule("CAY-A50")
def test_a_residence_still_to_come_cannot_be_built_on() -> None:
    scene = Scene().road(9, "lawyer", RED, worker=RED).road(10, "architect", BLUE, worker=RED)
    scene.road(11, "sawmill", RED, worker=GREEN).has(RED, cloth=1, food=3, gold=1)
    scene.at(provost=11).start("road").answer("road-11")
    assert scene.playing.over
    assert (scene.tile(11), scene.cubes()) == (("residence", RED), (3, 0, 0, 0, 1))


# --- favours ----------------------------------------------------------------------------------


@rule("CAY-8.30", "CAY-12.1", "CAY-A18")
@pytest.mark.parametrize("tile", ["statue", "theatre", "college"])
def test_statue_theatre_and_college_give_a_favour(tile: str) -> None:
    scene = architect(**RICH).start("road").answer(tile)
    assert set(scene.options) == {"prestige", "deniers", "cubes", "buildings"}
    assert scene.answer("deniers").playing.over
    assert scene.deniers(RED) == [13]


@rule("CAY-8.31", "CAY-12.1", "CAY-A44")
def test_the_monument_gives_two_favours() -> None:
    scene = architect(**RICH).start("road").answer("monument", "deniers")
    assert set(scene.options) == {"prestige", "cubes", "buildings"}
    assert scene.answer("prestige").playing.over
    assert (scene.deniers(RED), scene.points(RED)) == ([13], [10 + 14 + 1])


@rule("CAY-8.30")
@pytest.mark.parametrize("tile", ["granary", "library", "weaver", "hotel", "cathedral"])
def test_other_prestige_buildings_give_no_favour(tile: str) -> None:
    assert architect(**RICH).start("road").answer(tile).playing.over


@rule("CAY-8.32", "CAY-12.1")
def test_the_church_gives_three_points_and_a_favour() -> None:
    scene = mason(stone=1, cloth=1).start("road").answer("church")
    assert (scene.points(RED), set(scene.options)) == (
        [13],
        {"prestige", "deniers", "cubes", "buildings"},
    )
    assert scene.answer("deniers").playing.over


@rule("CAY-8.33", "CAY-8.42", "CAY-A70")
def test_a_church_built_again_gives_its_favour_again() -> None:
    scene = Scene().road(9, "lawyer", RED, worker=RED).road(10, "church", RED)
    scene.road(11, "mason", RED, worker=RED).at(provost=11)
    scene.has(RED, cloth=2, stone=1).start("road").answer("road-10")
    assert scene.stock("church") == 1
    scene.answer("church")
    assert (scene.tile(12), scene.stock("church")) == (("church", RED), 0)
    assert scene.points(RED) == [10 + 2 + 3]
    assert scene.answer("deniers").deniers(RED) == [10 - 1 + 3]


@rule("CAY-8.26")
def test_the_builders_favours_go_to_the_builder_not_to_the_owner_of_the_mason() -> None:
    scene = Scene().road(9, "mason", BLUE, worker=RED).at(provost=9).has(RED, stone=1, cloth=1)
    scene.start("road").answer("church")
    assert (scene.asked.seat, scene.points(RED, BLUE), scene.tile(10)) == (
        RED,
        [13, 10],
        ("church", RED),
    )
