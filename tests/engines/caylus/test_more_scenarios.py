"""Further situations, one test each: the castle, favours, the end (CAY-T26 to CAY-T48)."""

import pytest

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
