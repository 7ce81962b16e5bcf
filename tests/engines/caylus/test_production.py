"""Phase 5: the walk along the road, and production buildings (CAY-8.1 to CAY-8.15)."""

import pytest

from tests.engines.caylus.build import (
    BLUE,
    CARPENTER,
    FARM,
    FOREST,
    GOLD_MINE,
    GREEN,
    MARKET,
    NEUTRAL,
    QUARRY,
    RED,
    SAWMILL,
    Scene,
)
from tests.rulebook import rule

Cubes = tuple[int, int, int, int, int]
NOTHING: Cubes = (0, 0, 0, 0, 0)
FOOD, WOOD, STONE, CLOTH, GOLD = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)


# --- the walk ---------------------------------------------------------------------------------


@rule("CAY-8.1", "CAY-8.5")
def test_buildings_work_in_the_order_of_the_road() -> None:
    scene = Scene().road(MARKET, worker=GREEN).road(FARM, worker=RED).road(FOREST, worker=BLUE)
    scene.has(GREEN, food=1).start("road")
    assert (scene.asked.seat, scene.player(RED).workers) == (RED, 5)
    scene.answer("package-1")
    assert (scene.asked.seat, scene.player(RED).workers) == (BLUE, 6)
    assert scene.state.space(FARM).worker is None
    scene.answer("package-2")
    assert (scene.asked.seat, set(scene.options)) == (GREEN, {"decline", "food"})


@rule("CAY-8.1", "CAY-8.2", "CAY-8.60")
@pytest.mark.parametrize(("provost", "stone"), [(3, 0), (4, 1), (5, 1)])
def test_the_provosts_space_still_works_and_those_beyond_do_not(provost: int, stone: int) -> None:
    scene = Scene().road(QUARRY, worker=RED).at(provost=provost).start("road")
    assert (scene.playing.over, scene.cubes()) == (True, (0, 0, stone, 0, 0))
    assert (scene.player().workers, scene.state.space(QUARRY).worker) == (6, None)
    assert scene.deniers() == [10] * 4


@rule("CAY-8.2", "CAY-8.3", "CAY-8.15")
def test_points_of_placements_beyond_the_provost_are_kept() -> None:
    scene = Scene(3).road(9, "park", BLUE).start("round").answer("road-9", "pass", "pass", "pass")
    assert scene.points() == [10, 11, 10]
    while scene.state.round == 3:
        scene.answer(scene.safe)
    assert (scene.points(), scene.cubes(RED), scene.cubes(BLUE)) == ([10, 11, 10], NOTHING, NOTHING)
    assert scene.player(RED).workers == 6


@rule("CAY-8.60")
def test_workers_beyond_the_provost_come_home_last() -> None:
    scene = Scene().road(MARKET, worker=RED).road(7, worker=RED).road(16, worker=BLUE)
    scene.has(RED, food=1).start("road")
    assert (scene.player(RED).workers, scene.player(BLUE).workers) == (4, 5)
    scene.answer("food")
    assert (scene.player(RED).workers, scene.player(BLUE).workers) == (6, 6)
    assert scene.deniers(RED) == [14]


@rule("CAY-8.4", "CAY-8.10")
def test_output_must_be_taken() -> None:
    scene = Scene().road(SAWMILL, worker=RED).road(FARM, worker=RED).start("road")
    assert set(scene.options) == {"package-1", "package-2"}
    assert scene.answer("package-1").playing.over
    assert scene.cubes() == (1, 1, 0, 0, 0)


@rule("CAY-8.4")
@pytest.mark.parametrize(
    "tile",
    [
        *("market", "peddler", "mason", "lawyer", "architect", "church", "tailor", "bank"),
        *("alchemist",),
    ],
)
def test_all_other_effects_may_be_declined(tile: str) -> None:
    scene = Scene().road(9, tile, RED, worker=RED).road(10, "residence", RED).at(provost=9)
    scene.has(RED, food=9, wood=9, stone=9, cloth=9, gold=9).start("road")
    assert (scene.asked.seat, "decline" in scene.options) == (RED, True)
    scene.answer("decline")
    assert (scene.playing.over, scene.cubes(), scene.deniers(RED)) == (True, (9,) * 5, [10])
    assert (scene.points(RED), scene.player().workers) == ([10], 6)


@rule("CAY-8.4")
@pytest.mark.parametrize("number", [CARPENTER, MARKET, 7, 8])
def test_neutral_and_fixed_effects_may_be_declined(number: int) -> None:
    scene = Scene().road(number, worker=RED).at(provost=8).has(RED, food=9, wood=9).start("road")
    assert scene.answer("decline").playing.over
    assert (scene.cubes(), scene.deniers(RED)) == ((9, 9, 0, 0, 0), [10])


@rule("CAY-8.6", "CAY-8.5")
@pytest.mark.parametrize("number", [CARPENTER, 8])
def test_a_worker_works_once(number: int) -> None:
    scene = Scene().road(number, worker=RED).at(provost=8).has(RED, food=9, wood=9).start("road")
    assert scene.answer("sawmill").playing.over
    assert (scene.tile(9), scene.tile(10)) == (("sawmill", RED), (None, None))


@rule("CAY-A57", "CAY-A75")
def test_what_has_just_been_earned_can_be_spent_further_on() -> None:
    scene = Scene().road(QUARRY, worker=RED).road(MARKET, worker=RED).road(7, worker=RED)
    scene.has(RED, deniers=0).at(provost=7).start("road").answer("stone", "food")
    assert (scene.cubes(), scene.deniers(RED)) == (FOOD, [2])


# --- what buildings produce -------------------------------------------------------------------


@rule("CAY-8.10", "CAY-8.59", "CAY-8.61")
@pytest.mark.parametrize(
    ("number", "cubes"), [(SAWMILL, WOOD), (QUARRY, STONE), (GOLD_MINE, GOLD)], ids=str
)
def test_without_a_choice_nothing_is_asked(number: int, cubes: Cubes) -> None:
    scene = Scene().road(number, worker=RED).at(provost=GOLD_MINE).start("road")
    assert (scene.playing.over, scene.cubes()) == (True, cubes)


@rule("CAY-8.10", "CAY-A31", "CAY-8.62")
@pytest.mark.parametrize(
    ("tile", "cubes"), [("sawmill", (0, 2, 0, 0, 0)), ("quarry", (0, 0, 2, 0, 0))]
)
def test_wooden_sawmill_and_quarry_give_two(tile: str, cubes: Cubes) -> None:
    scene = Scene().road(9, tile, RED, worker=RED).at(provost=9).start("road")
    assert (scene.playing.over, scene.cubes()) == (True, cubes)


@rule("CAY-8.11", "CAY-8.61", "CAY-8.62")
@pytest.mark.parametrize(
    ("tile", "packages"),
    [
        ("neutral_farm", {FOOD, CLOTH}),
        ("neutral_forest", {WOOD, FOOD}),
        ("food_farm", {(2, 0, 0, 0, 0), CLOTH}),
        ("cloth_farm", {(0, 0, 0, 2, 0), FOOD}),
    ],
)
def test_one_of_two_packages_is_chosen(tile: str, packages: set[Cubes]) -> None:
    received = set()
    for package in ("package-1", "package-2"):
        number = NEUTRAL.index(tile) + 1 if tile in NEUTRAL else 9
        scene = Scene().road(9, *(() if tile in NEUTRAL else (tile, RED)))
        scene.road(number, worker=BLUE).at(provost=9).start("road")
        assert (scene.asked.seat, scene.options) == (BLUE, ["package-1", "package-2"])
        assert scene.answer(package).playing.over
        received.add(scene.cubes(BLUE))
    assert received == packages


STONE_PRODUCTION = [
    ("stone_farm", (2, 0, 0, 1, 0), {"food", "cloth"}),
    ("park", (1, 2, 0, 0, 0), {"wood", "food"}),
    ("workshop", (0, 0, 2, 1, 0), {"stone", "cloth"}),
]


@rule("CAY-8.12", "CAY-A24", "CAY-A45", "CAY-A46", "CAY-A23")
@pytest.mark.parametrize(("tile", "cubes", "kinds"), STONE_PRODUCTION)
def test_the_owner_of_a_stone_building_takes_a_cube(
    tile: str, cubes: Cubes, kinds: set[str]
) -> None:
    scene = Scene().road(9, tile, BLUE, worker=RED).at(provost=9).start("road")
    assert scene.cubes(RED) == cubes
    assert (scene.asked.seat, set(scene.options)) == (BLUE, kinds)
    kind = scene.options[0]
    scene.answer(kind)
    assert (scene.playing.over, scene.player(BLUE).amount(kind)) == (True, 1)
    assert sum(scene.cubes(BLUE)) == 1
    assert scene.cubes(RED) == cubes


@rule("CAY-8.13", "CAY-8.63")
@pytest.mark.parametrize(("tile", "cubes", "kinds"), STONE_PRODUCTION)
def test_the_owner_who_works_takes_no_more(tile: str, cubes: Cubes, kinds: set[str]) -> None:
    scene = Scene().road(9, tile, RED, worker=RED).at(provost=9).start("road")
    assert (scene.playing.over, scene.cubes()) == (True, cubes)
    assert len(kinds) == 2


@rule("CAY-8.14")
@pytest.mark.parametrize("tile", ["food_farm", "cloth_farm", "sawmill", "quarry"])
def test_wood_buildings_give_their_owner_nothing(tile: str) -> None:
    scene = Scene().road(9, tile, BLUE, worker=RED).at(provost=9).start("road").finish()
    assert scene.cubes(BLUE) == NOTHING
    assert sum(scene.cubes(RED)) in (1, 2)


@rule("CAY-8.15", "CAY-8.2")
def test_beyond_the_provost_the_owner_takes_nothing() -> None:
    scene = Scene().road(9, "park", BLUE, worker=RED).at(provost=8).start("road")
    assert (scene.playing.over, scene.cubes(RED), scene.cubes(BLUE)) == (True, NOTHING, NOTHING)
    idle = Scene().road(9, "park", BLUE).at(provost=9).start("road")
    assert (idle.playing.over, idle.cubes(BLUE)) == (True, NOTHING)


@rule("CAY-A45")
def test_the_owner_takes_the_cube_before_the_next_space() -> None:
    scene = Scene().road(9, "park", BLUE, worker=RED).road(10, "food_farm", RED, worker=RED)
    scene.at(provost=10).start("road")
    assert scene.asked.seat == BLUE
    assert scene.answer("wood").asked.seat == RED
    assert scene.cubes(BLUE) == WOOD
