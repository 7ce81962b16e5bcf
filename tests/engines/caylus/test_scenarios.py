"""Further situations, one test each: up to the provost and production (CAY-T1 to CAY-T25)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import BLUE, GREEN, ORANGE, RED, Scene, begin, state_of
from tests.rulebook import rule

LINES = {"prestige", "deniers", "cubes", "buildings"}
FWS = "food.wood.stone"
ONE_BATCH = {"food": 1, "wood": 1, "stone": 1}


def lawyer_and_farm(provost: int) -> Scene:
    """Red is at the lawyer on 9 and owns a farm on 11, where blue works."""
    scene = Scene().road(9, "lawyer", BLUE, worker=RED).road(11, "food_farm", RED, worker=BLUE)
    return scene.at(provost=provost).has(RED, cloth=1).start("road").answer("road-11")


@rule("CAY-T1", "CAY-4.6")
def test_t1_five_players_after_the_first_income() -> None:
    state = state_of(begin(5))
    assert (state.round, state.phase) == (1, 2)
    assert [state.players[seat].deniers for seat in state.order] == [7, 8, 8, 9, 9]
    assert {(player.food, player.wood) for player in state.players} == {(2, 1)}


@rule("CAY-T2")
def test_t2_two_players_after_the_first_income() -> None:
    match = begin(2)
    assert [player.deniers for player in state_of(match).players] == [7, 7]
    (asked,) = match.table.pending.values()
    with pytest.raises(IllegalMove):
        asked.checked("stables")


@rule("CAY-T3")
def test_t3_the_price_rises_as_players_pass() -> None:
    for passed, paid in ((1, 2), (2, 3), (3, 4)):
        order = [RED, BLUE, GREEN, ORANGE]
        last = order[passed]
        scene = Scene().order(*order).start("placement").answer(*["pass"] * passed, "castle")
        assert scene.deniers(last) == [10 - paid]
        assert scene.deniers(*order[:passed]) == [11, 10, 10][:passed]


@rule("CAY-T4")
def test_t4_only_the_own_building_is_affordable() -> None:
    scene = Scene().order(BLUE, GREEN, RED, ORANGE).road(9, "food_farm", RED).has(RED, deniers=1)
    scene.start("placement").answer("pass", "pass")
    assert (scene.asked.seat, set(scene.options)) == (RED, {"pass", "road-9"})
    assert scene.answer("road-9").deniers(RED) == [0]


@rule("CAY-T5")
def test_t5_the_inn_and_a_building_of_green() -> None:
    scene = Scene().order(BLUE, GREEN, ORANGE, RED).stands(inn_right=RED)
    scene.road(9, "sawmill", GREEN).start("placement")
    scene.answer("pass", "pass", "pass", "road-9")
    assert (scene.deniers(RED), scene.points(GREEN)) == ([9], [11])


@rule("CAY-T6")
def test_t6_without_money_the_inn_does_not_help() -> None:
    scene = Scene().order(BLUE, RED, GREEN, ORANGE).stands(inn_right=RED).has(RED, deniers=0)
    scene.start("placement").answer("pass")
    assert (scene.asked.seat, scene.state.bridge) == (GREEN, [BLUE, RED])


@rule("CAY-T7")
def test_t7_prices_of_two_players() -> None:
    for right, target, paid in ((None, "castle", 3), (None, "road-9", 1), (RED, "castle", 1)):
        scene = Scene(2).order(BLUE, RED).road(9, "food_farm", RED).stands(inn_right=right)
        scene.start("placement").answer("pass", target)
        assert scene.deniers(RED) == [10 - paid]


@rule("CAY-T8")
def test_t8_through_the_gate_into_the_castle() -> None:
    scene = Scene(2).stands(gate=RED, castle=[]).start("special").answer("castle")
    assert (scene.state.castle, scene.deniers(RED), scene.points(RED)) == ([RED], [10], [10])
    assert scene.player(RED).workers == 5
    castle = Scene(2).stands(castle=scene.state.castle).has(RED, **ONE_BATCH).start("castle")
    assert castle.asked.seat == RED


@rule("CAY-T9")
def test_t9_through_the_gate_beyond_the_provost() -> None:
    scene = Scene().stands(gate=RED).road(9, "quarry", BLUE).start("special").answer("road-9")
    assert scene.points(BLUE) == [11]
    short = Scene().road(9, "quarry", BLUE, worker=RED).at(provost=8).has(BLUE, points=11)
    short.start("road")
    assert (short.cubes(RED), short.points(BLUE)) == ((0,) * 5, [11])


@rule("CAY-T10")
def test_t10_the_stables() -> None:
    scene = Scene().stands(stables=[ORANGE, BLUE]).passed(GREEN, RED, BLUE, ORANGE)
    scene.start("special")
    assert scene.state.order == [ORANGE, BLUE, RED, GREEN]
    assert scene.state.bridge == [GREEN, RED, BLUE, ORANGE]


@rule("CAY-T11")
def test_t11_both_places_in_the_inn() -> None:
    scene = Scene().stands(inn_left=RED, inn_right=RED).start("special")
    assert (scene.playing.over, scene.state.inn_left, scene.state.inn_right) == (True, None, RED)
    assert scene.player(RED).workers == 5


@rule("CAY-T12")
def test_t12_two_deniers_move_the_provost_two_spaces() -> None:
    scene = Scene().has(RED, deniers=2).start("provost")
    assert set(scene.options) == {"stay", "to-4", "to-5", "to-7", "to-8"}


@rule("CAY-T13")
def test_t13_the_provost_cannot_leave_the_road_backwards() -> None:
    scene = Scene().at(provost=2).start("provost")
    assert "to-1" in scene.options
    for wrong in ("to-0", "to--1"):
        with pytest.raises(IllegalMove):
            scene.answer(wrong)


@rule("CAY-T14")
def test_t14_the_provost_cannot_leave_the_road_forwards() -> None:
    scene = Scene().at(provost=27).start("provost")
    assert set(scene.options) == {"stay", "to-24", "to-25", "to-26", "to-28"}


@rule("CAY-T15")
def test_t15_the_first_building_goes_on_nine() -> None:
    scene = Scene().road(8, worker=RED).at(provost=8).has(RED, wood=1, food=1).start("road")
    scene.answer("quarry")
    assert (scene.tile(9), scene.points(RED), scene.cubes()) == (("quarry", RED), [12], (0,) * 5)
    after = Scene().road(9, "quarry", RED).road(8, worker=RED).at(provost=8)
    assert after.has(RED, wood=1, food=1).start("road").answer("mason").tile(10) == ("mason", RED)


@rule("CAY-T16")
def test_t16_the_gold_mine_is_skipped() -> None:
    scene = Scene().road(8, worker=RED).town(15, BLUE).at(provost=8).has(RED, wood=1, food=1)
    assert scene.start("road").answer("quarry").tile(17) == ("quarry", RED)


@rule("CAY-T17")
def test_t17_blue_uses_greens_stone_farm() -> None:
    placed = Scene().order(BLUE, GREEN, RED, ORANGE).road(9, "stone_farm", GREEN)
    assert placed.start("placement").answer("road-9").points(GREEN) == [11]
    scene = Scene().road(9, "stone_farm", GREEN, worker=BLUE).at(provost=9).start("road")
    assert (scene.asked.seat, set(scene.options)) == (GREEN, {"food", "cloth"})
    scene.answer("cloth")
    assert (scene.cubes(BLUE), scene.cubes(GREEN)) == ((2, 0, 0, 1, 0), (0, 0, 0, 1, 0))


@rule("CAY-T18")
def test_t18_green_uses_the_own_stone_farm() -> None:
    scene = Scene().road(9, "stone_farm", GREEN, worker=GREEN).at(provost=9).start("road")
    assert (scene.playing.over, scene.cubes(GREEN)) == (True, (2, 0, 0, 1, 0))


@rule("CAY-T19")
def test_t19_gold_pays_for_any_cube() -> None:
    scene = Scene().road(8, worker=RED).at(provost=8).has(RED, wood=1, gold=1).start("road")
    assert set(scene.options) == {"decline", "market.gold", "peddler.gold"}
    scene.answer("market.gold")
    assert (scene.cubes(), scene.points(RED)) == ((0,) * 5, [14])


@rule("CAY-T20")
def test_t20_the_farm_works_once_more() -> None:
    scene = lawyer_and_farm(12)
    assert (scene.asked.seat, scene.deniers(RED), scene.cubes()) == (BLUE, [9], (0,) * 5)
    assert (scene.tile(11), scene.points(RED)) == (("food_farm", RED), [10])
    scene.answer("package-1")
    assert (scene.tile(11), scene.points(RED)) == (("residence", RED), [12])
    assert scene.stock("food_farm") == 1
    assert sum(scene.cubes(BLUE)) in (1, 2)


@rule("CAY-T21")
def test_t21_the_farm_beyond_the_provost() -> None:
    scene = lawyer_and_farm(10)
    assert (scene.playing.over, scene.cubes(BLUE)) == (True, (0,) * 5)
    assert (scene.tile(11), scene.points(RED)) == (("residence", RED), [12])
    assert scene.player(BLUE).workers == 6


@rule("CAY-T22")
def test_t22_what_a_lawyer_may_transform() -> None:
    scene = Scene().road(9, "lawyer", RED, worker=RED).road(10, "sawmill", RED)
    scene.road(11, "quarry", BLUE).at(provost=9).has(RED, cloth=1).start("road")
    assert scene.roads == [1, 2, 3, 4, 5, 6, 10]


@rule("CAY-T23")
def test_t23_the_churchs_favour_builds_a_park() -> None:
    scene = Scene().scored("dungeon").road(9, "mason", RED, worker=RED).at(provost=9)
    scene.has(RED, stone=1, cloth=1, food=1, favours={"buildings": 2}).start("road")
    scene.answer("church")
    assert (scene.points(RED), scene.cubes()) == ([13], (1, 0, 0, 0, 0))
    scene.answer("buildings", "stone", "park")
    assert scene.player(RED).favours["buildings"] == 3
    assert (scene.tile(10), scene.tile(11)) == (("church", RED), ("park", RED))
    assert (scene.points(RED), scene.cubes()) == ([16], (0,) * 5)


@rule("CAY-T24")
def test_t24_a_line_is_used_once_in_a_phase() -> None:
    scene = Scene().road(9, "mason", RED, worker=RED).road(10, "architect", RED, worker=RED)
    scene.road(11, "residence", RED).at(provost=10).has(RED, stone=3, cloth=1, gold=1)
    scene.start("road").answer("church", "buildings", "statue")
    assert set(scene.options) == LINES - {"buildings"}
    castle = Scene().stands(castle=[RED]).has(RED, lines_used=["buildings"], **ONE_BATCH)
    assert set(castle.start("castle").answer(FWS).options) == LINES


@rule("CAY-T25")
def test_t25_the_line_of_cubes() -> None:
    scene = Scene().stands(joust=RED).has(RED, cloth=1).start("special").answer("pay", "cubes")
    assert set(scene.options) == {"none", "food"}
    scene.answer("food")
    assert (scene.player(RED).favours["cubes"], scene.cubes()) == (1, (1, 0, 0, 0, 0))
    later = Scene().has(RED, favours={"cubes": 1}).gain(RED).answer("cubes")
    assert set(later.options) == {"none", "food", "wood", "stone"}
    assert later.player(RED).favours["cubes"] == 2
