"""The examples of the rulebook, one test each (CAY-EX1 to CAY-EX21)."""

from tests.engines.caylus.build import BLUE, CARPENTER, GREEN, ORANGE, QUARRY, RED, Scene
from tests.rulebook import rule


def placing(*order: int) -> Scene:
    """Phase 2 in this turn order; green has a mason on 9, red a farm on 10."""
    return Scene().road(9, "mason", GREEN).road(10, "food_farm", RED).order(*order)


@rule("CAY-EX1")
def test_ex1_blue_passes_first() -> None:
    for target in ("trading_post", "road-1", "road-7", "road-9"):
        scene = placing(BLUE, RED, GREEN, ORANGE).start("placement").answer("pass")
        assert (scene.state.bridge, scene.deniers(BLUE)) == ([BLUE], [11])
        assert scene.answer(target).deniers(RED) == [8]


@rule("CAY-EX2")
def test_ex2_green_goes_to_the_peddler() -> None:
    scene = placing(BLUE, GREEN, RED, ORANGE).start("placement").answer("pass", "road-7")
    assert (scene.deniers(GREEN), scene.state.space(7).worker) == ([8], GREEN)
    assert scene.points() == [10] * 4


@rule("CAY-EX3")
def test_ex3_red_goes_to_greens_mason() -> None:
    scene = placing(BLUE, ORANGE, RED, GREEN).start("placement").answer("pass", "pass", "road-9")
    assert (scene.deniers(RED), scene.points()) == ([7], [10, 10, 11, 10])


@rule("CAY-EX4")
def test_ex4_red_goes_to_the_own_farm() -> None:
    scene = placing(BLUE, ORANGE, GREEN, RED).start("placement")
    scene.answer("pass", "pass", "pass", "road-10")
    assert (scene.deniers(RED), scene.points()) == ([9], [10] * 4)


@rule("CAY-EX5")
def test_ex5_red_goes_to_the_castle() -> None:
    scene = placing(BLUE, GREEN, ORANGE, RED).start("placement")
    scene.answer("castle", "pass", "pass", "pass")
    assert (scene.asked.seat, scene.state.bridge) == (BLUE, [GREEN, ORANGE, RED])
    scene = placing(RED, BLUE, GREEN, ORANGE).start("placement")
    scene.answer("guild", "castle", "pass", "pass", "gate", "pass", "castle")
    assert scene.state.castle == [BLUE, RED]
    assert scene.deniers(RED) == [10 - 1 - 3 - 4]


@rule("CAY-EX6", "CAY-A37")
def test_ex6_the_stables() -> None:
    scene = Scene().order(RED, GREEN, ORANGE, BLUE).stands(stables=[BLUE, RED]).start("special")
    assert scene.state.order == [BLUE, RED, GREEN, ORANGE]


@rule("CAY-EX7", "CAY-A34")
def test_ex7_the_inn() -> None:
    scene = Scene().stands(inn_left=GREEN, inn_right=BLUE).start("special")
    assert (scene.state.inn_left, scene.state.inn_right) == (None, GREEN)
    assert (scene.player(BLUE).workers, scene.player(GREEN).workers) == (6, 5)
    later = Scene().order(BLUE, RED, ORANGE, GREEN).stands(inn_right=scene.state.inn_right)
    later.start("placement").answer("pass", "pass", "pass", "castle", "road-1")
    assert later.deniers(GREEN) == [8]


@rule("CAY-EX8")
def test_ex8_bribing_the_provost() -> None:
    scene = Scene().passed(BLUE, ORANGE, RED, GREEN).at(provost=10).start("provost")
    scene.answer("stay", "to-8", "to-10", "to-9")
    assert (scene.state.provost, scene.deniers()) == (9, [8, 10, 9, 8])
    road = Scene().at(provost=9).road(9, "sawmill", GREEN, worker=GREEN)
    road.road(10, "quarry", RED, worker=RED).start("road")
    assert (road.cubes(GREEN), road.cubes(RED)) == ((0, 2, 0, 0, 0), (0,) * 5)


@rule("CAY-EX9")
def test_ex9_the_wooden_farm() -> None:
    built = Scene().road(CARPENTER, worker=RED).has(RED, wood=1, food=1).start("road")
    built.answer("food_farm")
    assert (built.cubes(), built.points(RED)) == ((0,) * 5, [12])
    gives = set()
    for package in ("package-1", "package-2"):
        used = Scene().road(9, "food_farm", RED, worker=RED).at(provost=9).start("road")
        gives.add(used.answer(package).cubes())
    assert gives == {(2, 0, 0, 0, 0), (0, 0, 0, 1, 0)}


@rule("CAY-EX10", "CAY-A23")
def test_ex10_the_stone_farm() -> None:
    built = Scene().road(9, "mason", RED, worker=RED).at(provost=9).has(RED, stone=1, food=1)
    built.start("road").answer("stone_farm")
    assert (built.cubes(), built.points(RED)) == ((0,) * 5, [13])
    used = Scene().road(9, "stone_farm", RED, worker=BLUE).at(provost=9).start("road")
    assert (used.cubes(BLUE), used.asked.seat) == ((2, 0, 0, 1, 0), RED)
    assert set(used.options) == {"food", "cloth"}


@rule("CAY-EX11")
def test_ex11_red_builds_a_farm() -> None:
    scene = Scene().road(CARPENTER, worker=RED).has(RED, wood=2, food=2).start("road")
    scene.answer("cloth_farm")
    assert (scene.cubes(), scene.points(RED)) == ((1, 1, 0, 0, 0), [12])
    assert scene.tile(9) == ("cloth_farm", RED)


@rule("CAY-EX12")
def test_ex12_green_builds_the_statue() -> None:
    placed = Scene().road(9, "architect", BLUE).order(GREEN, BLUE, RED, ORANGE)
    assert placed.start("placement").answer("road-9").points(BLUE) == [11]
    scene = Scene().road(9, "architect", BLUE, worker=GREEN).road(10, "residence", GREEN)
    scene.at(provost=9).has(GREEN, stone=2, gold=1).start("road").answer("statue")
    assert (scene.tile(10), scene.cubes(GREEN)) == (("statue", GREEN), (0,) * 5)
    assert (scene.points(GREEN), scene.asked.seat) == ([17], GREEN)
    assert set(scene.options) == {"prestige", "deniers", "cubes", "buildings"}


@rule("CAY-EX13")
def test_ex13_blue_transforms_a_quarry() -> None:
    placed = Scene().road(9, "lawyer", BLUE).order(BLUE, RED, GREEN, ORANGE)
    assert placed.start("placement").answer("road-9").points() == [10] * 4
    scene = Scene().road(9, "lawyer", BLUE, worker=BLUE).at(provost=9).has(BLUE, cloth=1)
    scene.start("road").answer(f"road-{QUARRY}")
    assert (scene.tile(QUARRY), scene.points(BLUE)) == (("residence", BLUE), [12])
    assert (scene.deniers(BLUE), scene.cubes(BLUE)) == ([9], (0,) * 5)
    income = Scene().road(QUARRY, *scene.tile(QUARRY)).start("round")
    assert income.deniers(BLUE, RED) == [13, 12]


def dungeon(**cubes: int) -> Scene:
    """Two parts of the dungeon are free; red and green are in the castle, red with one batch."""
    scene = Scene().stands(castle=[RED, GREEN]).houses(dungeon=[BLUE, BLUE, ORANGE, ORANGE])
    scene.has(RED, food=1, stone=1, wood=1).has(GREEN, **cubes).start("castle")
    return scene.answer("food.wood.stone")


@rule("CAY-EX14")
def test_ex14_red_builds_the_dungeon() -> None:
    scene = dungeon(food=2, wood=2, stone=1, cloth=1)
    assert (scene.state.houses["dungeon"][-1], scene.points(RED)) == (RED, [15])
    assert (scene.cubes(RED), scene.asked.seat) == ((0,) * 5, GREEN)


@rule("CAY-EX15")
def test_ex15_green_builds_dungeon_and_walls() -> None:
    scene = dungeon(food=2, wood=2, stone=1, cloth=1)
    scene.answer("food.wood.stone", "food.wood.cloth")
    assert (scene.state.houses["dungeon"][-1], scene.state.houses["walls"]) == (GREEN, [GREEN])
    assert (scene.points(GREEN), scene.asked.seat) == ([19], GREEN)
    one = dungeon(food=2, wood=2, stone=1, cloth=1).answer("food.wood.stone", "stop")
    assert (one.points(GREEN), one.asked.seat) == ([15], RED)
    assert set(one.options) == {"prestige", "deniers", "cubes", "buildings"}


@rule("CAY-EX16")
def test_ex16_the_provost_is_beyond_the_bailiff() -> None:
    scene = Scene().at(provost=11, bailiff=10).start("end")
    assert (scene.state.bailiff, scene.state.provost) == (12, 12)
    assert scene.state.scored == ["dungeon"]
    before = Scene().at(provost=11, bailiff=10).scored("dungeon").start("end")
    assert (before.state.scored, before.points()) == (["dungeon"], [10] * 4)


@rule("CAY-EX17", "CAY-A25")
def test_ex17_the_provost_is_behind_the_bailiff() -> None:
    scene = Scene().at(provost=8, bailiff=10).start("end")
    assert (scene.state.bailiff, scene.state.provost, scene.state.scored) == (11, 11, [])
    full = Scene(favours="simplified").at(8, 10).houses(dungeon=[RED] * 6).start("end")
    assert (full.state.bailiff, full.state.scored) == (11, ["dungeon"])


@rule("CAY-EX18", "CAY-A6")
def test_ex18_scoring_the_dungeon() -> None:
    scene = Scene().order(RED, BLUE, ORANGE, GREEN).at(11, 11).has(ORANGE, points=1)
    scene.houses(dungeon=[RED, BLUE, GREEN, RED, BLUE, BLUE], walls=[GREEN]).start("end")
    assert scene.asked.seat == RED
    assert scene.answer("prestige").asked.seat == BLUE
    scene.answer("prestige")
    assert scene.points() == [11, 11, 10, 0]
    assert scene.state.phase == 2


@rule("CAY-EX19")
def test_ex19_orange_stays_on_the_second_column() -> None:
    scene = Scene().at(11, 11).houses(dungeon=[ORANGE, ORANGE, RED, BLUE, GREEN])
    scene.has(ORANGE, favours={"prestige": 2}).start("end").answer("prestige")
    assert (scene.player(ORANGE).favours["prestige"], scene.points(ORANGE)) == (2, [12])


@rule("CAY-EX20")
def test_ex20_blue_takes_food_on_the_third_column() -> None:
    scene = Scene().scored("dungeon", "walls").road(9, "mason", BLUE, worker=BLUE).at(provost=9)
    scene.has(BLUE, stone=1, cloth=1, favours={"cubes": 2}).start("road")
    scene.answer("church", "cubes")
    assert set(scene.options) == {"none", "food", "wood", "stone", "cloth"}
    scene.answer("food")
    assert (scene.player(BLUE).favours["cubes"], scene.cubes(BLUE)) == (3, (1, 0, 0, 0, 0))


@rule("CAY-EX21")
def test_ex21_green_builds_the_park_for_a_food() -> None:
    scene = Scene().scored("dungeon").stands(joust=GREEN)
    scene.has(GREEN, cloth=1, food=1, favours={"buildings": 2}).start("special")
    scene.answer("pay", "buildings", "stone", "park")
    assert (scene.player(GREEN).favours["buildings"], scene.cubes(GREEN)) == (3, (0,) * 5)
    assert (scene.tile(9), scene.points(GREEN)) == (("park", GREEN), [13])
