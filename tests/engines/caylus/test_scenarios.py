"""Further situations, one test each (CAY-T1 to CAY-T48)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import (
    BLUE,
    FOREST,
    GOLD_MINE,
    GREEN,
    ORANGE,
    RED,
    Scene,
    begin,
    state_of,
)
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


@rule("CAY-T26")
def test_t26_three_batches_over_the_edge_of_the_dungeon() -> None:
    scene = Scene().stands(castle=[RED]).houses(dungeon=[BLUE] * 5)
    scene.has(RED, food=3, wood=3, stone=3).start("castle").answer(FWS, FWS, FWS)
    assert scene.points(RED) == [10 + 5 + 4 + 4]
    assert (scene.state.houses["dungeon"].count(RED), scene.state.houses["walls"]) == (
        1,
        [RED, RED],
    )


@rule("CAY-T27")
@pytest.mark.parametrize(
    ("cubes", "points"), [(ONE_BATCH, 10), ({"food": 2, "wood": 1}, 8)], ids=["batch", "none"]
)
def test_t27_full_towers(cubes: dict[str, int], points: int) -> None:
    scene = Scene().scored("dungeon", "walls").houses(towers=[BLUE] * 14).stands(castle=[RED])
    scene.has(RED, **cubes).start("castle")
    assert (scene.playing.over, scene.points(RED), sum(scene.cubes())) == (True, [points], 3)


@rule("CAY-T28")
def test_t28_the_best_builder() -> None:
    scene = Scene().stands(castle=[BLUE, GREEN, RED])
    for seat in (BLUE, GREEN):
        scene.has(seat, food=2, wood=2, stone=2)
    scene.start("castle").answer(FWS, FWS, FWS, FWS)
    assert (scene.asked.seat, scene.points(RED)) == (BLUE, [8])
    scene.answer("deniers")
    assert [player.workers for player in scene.state.players] == [6] * 4


@rule("CAY-T29")
def test_t29_nobody_builds() -> None:
    scene = Scene().stands(castle=[RED, BLUE]).has(BLUE, **ONE_BATCH).start("castle").answer("stop")
    assert (scene.playing.over, scene.points()) == (True, [8, 8, 10, 10])


@rule("CAY-T30")
def test_t30_no_less_than_nothing() -> None:
    scene = Scene().stands(castle=[RED]).has(RED, points=1).start("castle")
    assert scene.points(RED) == [0]


@rule("CAY-T31")
def test_t31_the_bailiff_passes_the_trigger() -> None:
    scene = Scene().at(provost=13, bailiff=11).start("end")
    assert (scene.state.bailiff, scene.state.provost) == (13, 13)
    assert scene.state.scored == ["dungeon"]


@rule("CAY-T32")
def test_t32_the_trigger_of_a_scored_section() -> None:
    scene = Scene().scored("dungeon").at(provost=12, bailiff=11).start("end")
    assert (scene.state.bailiff, scene.points()) == (13, [10] * 4)
    assert scene.state.scored == ["dungeon"]
    open_columns = Scene().scored("dungeon").has(RED, favours={"prestige": 3}).gain(RED)
    assert open_columns.answer("prestige").points(RED) == [14]


@rule("CAY-T33")
def test_t33_dungeon_and_walls_in_one_phase() -> None:
    scene = Scene(3).houses(dungeon=[RED] * 2 + [BLUE] * 4, walls=[RED] * 5 + [BLUE] * 5)
    scene.start("end")
    seats, lines = [], []
    for line in ("prestige", "prestige", "deniers", "cubes", "food", "buildings"):
        seats.append(scene.asked.seat)
        lines.append(len(scene.options))
        scene.answer(line)
    assert seats == [RED, BLUE, RED, RED, RED, RED] or seats[:2] == [RED, BLUE]
    assert lines[:4] == [4, 4, 3, 2]
    assert scene.player(RED).favours == {"prestige": 1, "deniers": 1, "cubes": 1, "buildings": 1}


@rule("CAY-T34")
def test_t34_the_loss_of_the_walls_stops_at_nothing() -> None:
    scene = Scene().scored("dungeon").at(17, 17).has(ORANGE, points=2)
    assert scene.start("end").points() == [7, 7, 7, 0]


@rule("CAY-T35")
def test_t35_the_column_opens_only_afterwards() -> None:
    scene = Scene(2).at(11, 11).houses(dungeon=[RED, RED, BLUE]).has(RED, favours={"prestige": 2})
    scene.start("end").answer("prestige")
    assert (scene.player(RED).favours["prestige"], scene.points(RED)) == (2, [12])
    later = Scene(2).scored(*scene.state.scored).has(RED, favours={"prestige": 2}).gain(RED)
    assert later.answer("prestige").player(RED).favours["prestige"] == 3


@rule("CAY-T36")
def test_t36_the_final_count() -> None:
    scene = Scene(2).scored("dungeon", "walls").at(23, 23).houses(towers=[RED, BLUE])
    scene.has(RED, deniers=11, food=5, stone=2, gold=1, points=0).start("end")
    result = scene.playing.result()
    assert result is not None
    assert result.scores[RED].total == 2 + 2 + 3


@rule("CAY-T37")
def test_t37_the_monument_with_simplified_favours() -> None:
    scene = Scene(favours="simplified").road(9, "architect", RED, worker=RED).at(provost=9)
    scene.road(10, "residence", RED).has(RED, stone=4, gold=2).start("road").answer("monument")
    assert (scene.playing.over, scene.points(RED)) == (True, [10 + 14 + 6])


@rule("CAY-T38")
def test_t38_a_fifth_favour_is_lost() -> None:
    scene = Scene().scored("dungeon", "walls").road(9, "residence", RED)
    scene.has(RED, stone=4, gold=2, favours={"buildings": 4}).gain(RED, RED, RED)
    scene.answer("prestige", "deniers", "buildings", "prestige", "monument")
    assert (scene.asked.seat, scene.playing.over) == (RED, False)
    assert scene.options == ["none", "food"]
    scene.answer("food")
    assert (scene.playing.over, scene.tile(9)) == (True, ("monument", RED))
    assert scene.points(RED) == [10 + 1 + 14]


@rule("CAY-T39")
def test_t39_the_statue_by_favour_costs_what_it_costs() -> None:
    scene = Scene().scored("dungeon", "walls").road(9, "residence", RED)
    scene.has(RED, stone=2, gold=1, favours={"buildings": 5}).gain(RED)
    scene.answer("buildings", "prestige", "statue")
    assert (scene.cubes(), scene.points(RED)) == ((0,) * 5, [17])


@rule("CAY-T40")
def test_t40_gold_is_nothing_to_an_alchemist() -> None:
    scene = Scene().road(9, "alchemist", RED, worker=RED).at(provost=9)
    scene.has(RED, food=1, wood=1, gold=1).start("road")
    assert scene.options == ["decline", "rate-1"]
    assert scene.answer("rate-1").cubes() == (0, 0, 0, 0, 2)


@rule("CAY-T41")
def test_t41_three_deniers_at_the_bank() -> None:
    scene = Scene(3).road(9, "bank", RED, worker=RED).at(provost=9).has(RED, deniers=3)
    assert scene.start("road").options == ["decline", "rate-1"]
    assert scene.answer("rate-1").deniers(RED) == [1]


@rule("CAY-T42")
def test_t42_the_gold_mine_in_the_first_round() -> None:
    placed = Scene().start("placement").answer(f"road-{GOLD_MINE}")
    assert placed.state.space(GOLD_MINE).worker == RED
    scene = Scene().road(GOLD_MINE, worker=RED).start("road")
    assert (scene.playing.over, scene.cubes(), scene.player().workers) == (True, (0,) * 5, 6)


@rule("CAY-T43")
def test_t43_trading_post_then_joust() -> None:
    scene = Scene().stands(trading_post=RED, joust=RED).has(RED, deniers=0, cloth=1)
    scene.start("special").answer("pay")
    assert (scene.deniers(RED), scene.cubes(), set(scene.options)) == ([2], (0,) * 5, LINES)


@rule("CAY-T44")
def test_t44_two_players_take_turns_beginning() -> None:
    match = begin(2)
    orders: list[list[int]] = []
    while state_of(match).round <= 3:
        if len(orders) < state_of(match).round:
            orders.append(state_of(match).order)
        (asked,) = match.table.pending.values()
        match.answer(asked.id, asked.seat, match.default_for(asked.id))
    assert orders[1] == orders[0][::-1]
    assert orders[2] == orders[0]


@rule("CAY-T45")
def test_t45_the_bailiff_ends_the_game() -> None:
    scene = Scene(3).scored("dungeon", "walls").at(23, 22).houses(towers=[RED, BLUE, BLUE])
    scene.start("end").answer("prestige")
    assert (scene.playing.over, scene.state.bailiff) == (True, 24)
    result = scene.playing.result()
    assert result is not None
    assert [score.total for score in result.scores] == [10 + 2, 11 + 2, 6 + 2]


@rule("CAY-T46")
def test_t46_gold_for_stone_and_cloth() -> None:
    scene = Scene().scored("dungeon").has(RED, gold=1, favours={"cubes": 3}).gain(RED)
    scene.answer("cubes", "swap", "gold")
    assert not any("gold" in option for option in scene.options)
    assert scene.answer("stone.cloth").cubes() == (0, 0, 1, 1, 0)


@rule("CAY-T47")
def test_t47_library_hotel_and_three_residences() -> None:
    scene = Scene().road(9, "library", RED).road(10, "hotel", RED)
    for number in (11, 12, 13):
        scene.road(number, "residence", RED)
    assert scene.start("round").deniers() == [10 + 8, 12, 12, 12]


@rule("CAY-T48")
def test_t48_a_statue_pays_no_rent() -> None:
    before = Scene().road(10, "residence", RED).start("round").deniers(RED)[0]
    scene = Scene().road(9, "architect", RED, worker=RED).road(10, "residence", RED)
    scene.at(provost=9).has(RED, stone=2, gold=1).start("road").answer("statue", "deniers")
    after = Scene().road(10, *scene.tile(10)).start("round").deniers(RED)[0]
    assert before - after == 1
    assert scene.tile(FOREST) == ("neutral_forest", None)
