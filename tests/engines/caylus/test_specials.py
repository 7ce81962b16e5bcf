"""Phase 3: special buildings (CAY-6)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import (
    BLACK,
    BLUE,
    CARPENTER,
    FARM,
    GREEN,
    ORANGE,
    RED,
    Scene,
)
from tests.rulebook import rule

# --- order and return -------------------------------------------------------------------------


@rule("CAY-6.1", "CAY-6.2")
def test_special_buildings_work_from_the_castle_to_the_bridge() -> None:
    scene = Scene().stands(gate=RED, guild=BLUE, joust=GREEN, inn_right=ORANGE)
    scene.has(GREEN, cloth=1).start("special")
    seats = []
    for answer in ("back", "stay", "decline", "back"):
        seats.append(scene.asked.seat)
        scene.answer(answer)
    assert seats == [RED, BLUE, GREEN, ORANGE]
    assert scene.playing.over


@rule("CAY-6.2", "CAY-A35")
def test_workers_come_home_when_their_building_is_done() -> None:
    scene = Scene().stands(trading_post=RED, guild=RED, joust=RED, stables=[RED])
    scene.has(RED, cloth=1).start("special")
    assert scene.player(RED).workers == 6 - 3
    assert scene.answer("to-7").player(RED).workers == 6 - 2
    assert scene.answer("decline").player(RED).workers == 6
    state = scene.state
    assert (state.trading_post, state.guild, state.joust, state.stables) == (None, None, None, [])


@rule("CAY-6.1")
def test_the_road_and_the_castle_wait() -> None:
    scene = Scene().road(FARM, worker=RED).stands(trading_post=RED, castle=[BLUE]).start("special")
    assert (scene.state.space(FARM).worker, scene.state.castle) == (RED, [BLUE])
    assert scene.points() == [10] * 4


# --- gate -------------------------------------------------------------------------------------


@rule("CAY-6.3", "CAY-6.4", "CAY-5.16")
def test_the_gate_leads_to_every_free_place() -> None:
    scene = Scene().stands(gate=RED).road(9, "park", BLUE).road(10, "lawyer", RED)
    scene.road(11, "residence", RED).road(12, "statue", RED).road(FARM, worker=BLUE)
    scene.start("special")
    assert set(scene.options) == {
        *("back", "castle", "trading_post", "guild", "joust", "stables", "inn"),
        *(f"road-{number}" for number in (2, 3, 4, 5, 6, 7, 8, 9, 10, 16)),
    }


@rule("CAY-6.3", "CAY-6.4")
def test_moving_through_the_gate_is_free() -> None:
    scene = Scene().stands(gate=RED).has(RED, deniers=0).start("special").answer("road-16")
    assert (scene.deniers(RED), scene.state.gate) == ([0], None)
    assert scene.state.space(16).worker == RED
    assert scene.player(RED).workers == 5


@rule("CAY-6.4", "CAY-6.5", "CAY-A13")
def test_the_gate_leads_to_no_place_that_is_taken() -> None:
    scene = Scene(5).stands(
        gate=RED, trading_post=BLUE, guild=GREEN, joust=ORANGE, stables=[BLUE, GREEN, ORANGE]
    )
    scene.stands(inn_left=BLACK, castle=[BLUE, RED]).start("special")
    assert set(scene.options) == {"back", *(f"road-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 16))}
    with pytest.raises(IllegalMove):
        scene.answer("guild")


@rule("CAY-6.5", "CAY-A13", "CAY-A79")
def test_the_gate_leads_behind_those_who_are_there() -> None:
    scene = Scene().stands(gate=RED, castle=[BLUE, GREEN]).start("special").answer("castle")
    assert scene.state.castle == [BLUE, GREEN, RED]
    scene = Scene().stands(gate=RED, stables=[BLUE]).start("special").answer("stables")
    assert scene.state.order == [BLUE, RED, GREEN, ORANGE]


@rule("CAY-6.5")
@pytest.mark.parametrize("place", ["castle", "stables"])
def test_the_gate_leads_to_castle_and_stables_only_once(place: str) -> None:
    scene = Scene().stands(gate=RED, **{place: [RED]}).start("special")
    assert place not in scene.options


@rule("CAY-16.4", "CAY-6.3")
def test_the_gate_decides_when_all_others_stand() -> None:
    scene = Scene(3).start("round").answer("gate", "road-1", "castle", "pass", "pass", "pass")
    assert (scene.state.phase, scene.asked.seat) == (3, RED)
    assert ("road-1" in scene.options, "road-2" in scene.options) == (False, True)
    scene.answer("castle")
    assert scene.state.castle == [GREEN, RED]


@rule("CAY-6.6", "CAY-6.3")
def test_the_gate_gives_the_owner_a_point() -> None:
    scene = Scene().stands(gate=RED).road(9, "park", BLUE).road(10, "lawyer", RED)
    scene.start("special").answer("road-9")
    assert (scene.points(), scene.deniers()) == ([10, 11, 10, 10], [10] * 4)
    own = Scene().stands(gate=RED).road(10, "lawyer", RED).start("special").answer("road-10")
    assert own.points() == [10] * 4


@rule("CAY-6.7")
def test_the_gates_worker_may_come_home() -> None:
    scene = Scene().stands(gate=RED).start("special").answer("back")
    assert scene.playing.over
    assert (scene.state.gate, scene.player(RED).workers) == (None, 6)


@rule("CAY-6.7")
def test_the_gates_worker_comes_home_if_no_place_is_free() -> None:
    scene = Scene().stands(gate=RED, trading_post=BLUE, guild=BLUE, joust=BLUE, inn_left=BLUE)
    scene.stands(stables=[BLUE, GREEN, ORANGE], castle=[RED])
    seats = [GREEN, GREEN, GREEN, GREEN, GREEN, ORANGE, ORANGE, ORANGE, ORANGE]
    for number, seat in zip((1, 2, 3, 4, 5, 6, 7, 8, 16), seats, strict=True):
        scene.road(number, worker=seat)
    scene.start("special")
    assert (scene.asked.seat, set(scene.options)) == (BLUE, {"stay", *(f"to-{n}" for n in RANGE)})
    assert (scene.state.gate, scene.player(RED).workers) == (None, 5)


RANGE = (3, 4, 5, 7, 8, 9)
"""Where the provost may go from space 6."""


@rule("CAY-6.8")
def test_what_the_gate_leads_to_works_in_the_same_phase() -> None:
    scene = Scene().stands(gate=RED).start("special").answer("trading_post")
    assert (scene.playing.over, scene.deniers(RED), scene.player().workers) == (True, [13], 6)
    scene = Scene().stands(gate=RED).start("special").answer("guild", "to-7")
    assert (scene.state.provost, scene.player().workers) == (7, 6)
    scene = Scene().stands(gate=RED).has(RED, cloth=1).start("special").answer("joust", "pay")
    assert set(scene.options) == {"prestige", "deniers", "cubes", "buildings"}


@rule("CAY-6.8", "CAY-6.18")
def test_a_worker_led_to_the_road_or_castle_waits_there() -> None:
    scene = Scene().stands(gate=RED).start("special").answer("castle")
    assert (scene.state.castle, scene.points(RED), scene.player().workers) == ([RED], [10], 5)


# --- trading post, guild, joust field ---------------------------------------------------------


@rule("CAY-6.9", "CAY-6.19", "CAY-A65")
def test_the_trading_post_pays_three_unasked() -> None:
    scene = Scene().stands(trading_post=RED).start("special")
    assert (scene.playing.over, scene.deniers()) == (True, [13, 10, 10, 10])


@rule("CAY-6.10")
def test_the_guild_moves_the_provost_for_nothing() -> None:
    scene = Scene().stands(guild=RED).has(RED, deniers=0).start("special")
    assert set(scene.options) == {"stay", *(f"to-{number}" for number in RANGE)}
    scene.answer("to-9")
    assert (scene.state.provost, scene.state.bailiff, scene.deniers(RED)) == (9, 6, [0])


@rule("CAY-6.10")
def test_the_guild_may_leave_the_provost_alone() -> None:
    scene = Scene().stands(guild=RED).start("special").answer("stay")
    assert (scene.state.provost, scene.player().workers) == (6, 6)


@rule("CAY-6.10", "CAY-7.6")
@pytest.mark.parametrize(
    ("provost", "spaces"), [(1, {2, 3, 4}), (2, {1, 3, 4, 5}), (27, {24, 25, 26, 28})]
)
def test_the_guild_keeps_the_provost_on_the_road(provost: int, spaces: set[int]) -> None:
    scene = Scene().stands(guild=RED).at(provost=provost).start("special")
    assert set(scene.options) == {"stay", *(f"to-{number}" for number in spaces)}


@rule("CAY-6.11")
def test_the_joust_field_sells_one_favour() -> None:
    scene = Scene().stands(joust=RED).has(RED, cloth=2).start("special")
    assert set(scene.options) == {"pay", "decline"}
    scene.answer("pay")
    assert (scene.deniers(RED), scene.cubes()) == ([9], (0, 0, 0, 1, 0))
    scene.answer("prestige")
    assert (scene.playing.over, scene.points(RED)) == (True, [11])


@rule("CAY-6.11")
def test_the_joust_field_may_be_declined() -> None:
    scene = Scene().stands(joust=RED).has(RED, cloth=2).start("special").answer("decline")
    assert (scene.playing.over, scene.deniers(RED), scene.cubes()[3]) == (True, [10], 2)


@rule("CAY-6.11", "CAY-A64")
@pytest.mark.parametrize(("deniers", "cloth"), [(0, 1), (10, 0)])
def test_who_cannot_pay_for_jousting_is_not_asked(deniers: int, cloth: int) -> None:
    scene = Scene().stands(joust=RED).has(RED, deniers=deniers, cloth=cloth, gold=3)
    scene.start("special")
    assert (scene.playing.over, scene.player().workers) == (True, 6)


@rule("CAY-16.1", "CAY-A75")
def test_money_of_the_trading_post_pays_for_jousting_cloth_of_the_road_does_not() -> None:
    scene = Scene().stands(trading_post=RED, joust=RED).has(RED, deniers=0, cloth=1)
    assert scene.start("special").options == ["pay", "decline"]
    late = Scene().stands(joust=RED).road(FARM, worker=RED).start("special")
    assert late.playing.over


@rule("CAY-16.5")
def test_the_trading_post_pays_before_the_provost_is_bribed() -> None:
    scene = Scene(2).stands(trading_post=RED).has(RED, deniers=0).passed(RED, BLUE)
    scene.start("special")
    assert scene.deniers(RED) == [3]
    after = Scene(2).has(RED, deniers=scene.player().deniers).passed(RED, BLUE).start("provost")
    assert (after.asked.seat, len(after.options)) == (RED, 1 + 6)


# --- stables ----------------------------------------------------------------------------------


@rule("CAY-6.12", "CAY-6.19", "CAY-A37")
@pytest.mark.parametrize(
    ("stables", "order"),
    [
        ([ORANGE], [ORANGE, RED, BLUE, GREEN]),
        ([ORANGE, BLUE], [ORANGE, BLUE, RED, GREEN]),
        ([GREEN, ORANGE, RED], [GREEN, ORANGE, RED, BLUE]),
        ([RED], [RED, BLUE, GREEN, ORANGE]),
        ([], [RED, BLUE, GREEN, ORANGE]),
    ],
)
def test_the_stables_give_the_first_places(stables: list[int], order: list[int]) -> None:
    scene = Scene().stands(stables=stables).start("special")
    assert (scene.playing.over, scene.state.order, scene.state.stables) == (True, order, [])


@rule("CAY-6.12")
def test_the_others_keep_their_order_behind_the_stables() -> None:
    scene = Scene(5).order(BLACK, GREEN, RED, ORANGE, BLUE).stands(stables=[RED, BLUE])
    assert scene.start("special").state.order == [RED, BLUE, BLACK, GREEN, ORANGE]


@rule("CAY-6.13", "CAY-A8")
def test_the_new_turn_order_does_not_count_for_the_provost() -> None:
    scene = Scene(3).stands(stables=[GREEN]).passed(RED, GREEN, BLUE).start("special")
    assert (scene.state.order, scene.state.bridge) == ([GREEN, RED, BLUE], [RED, GREEN, BLUE])
    provost = Scene(3).order(GREEN, RED, BLUE).passed(RED, GREEN, BLUE).start("provost")
    assert provost.asked.seat == RED


@rule("CAY-6.13", "CAY-16.6")
def test_the_first_in_the_stables_begins_the_next_placement() -> None:
    scene = Scene(3).start("round").answer("road-1", "road-2", "stables")
    while scene.state.round == 3:
        scene.answer("pass" if scene.state.phase == 2 else scene.safe)
    assert (scene.state.order, scene.asked.seat) == ([GREEN, RED, BLUE], GREEN)


@rule("CAY-6.13", "CAY-11.1")
def test_the_new_turn_order_counts_for_scoring_in_the_same_round() -> None:
    scene = Scene(3).at(bailiff=11).houses(dungeon=[RED] * 2 + [BLUE] * 2 + [GREEN] * 2)
    scene.start("round").answer("pass", "pass", "stables")
    while scene.state.phase < 7:
        scene.answer(scene.safe)
    assert scene.asked.seat == GREEN
    assert scene.answer("prestige").asked.seat == RED


# --- inn --------------------------------------------------------------------------------------


@rule("CAY-6.14", "CAY-A34", "CAY-6.19")
def test_the_left_guest_of_the_inn_drives_out_the_right_one() -> None:
    scene = Scene().stands(inn_left=RED, inn_right=BLUE).start("special")
    assert (scene.playing.over, scene.state.inn_left, scene.state.inn_right) == (True, None, RED)
    assert (scene.player(RED).workers, scene.player(BLUE).workers) == (5, 6)


@rule("CAY-6.14")
def test_the_left_guest_moves_right_in_an_empty_inn_too() -> None:
    scene = Scene().stands(inn_left=RED).start("special")
    assert (scene.playing.over, scene.state.inn_left, scene.state.inn_right) == (True, None, RED)


@rule("CAY-6.15", "CAY-A63")
@pytest.mark.parametrize(("answer", "right", "workers"), [("stay", RED, 5), ("back", None, 6)])
def test_a_right_guest_alone_may_stay_or_leave(
    answer: str, right: int | None, workers: int
) -> None:
    scene = Scene().stands(inn_right=RED).start("special")
    assert (scene.asked.seat, set(scene.options)) == (RED, {"stay", "back"})
    scene.answer(answer)
    assert (scene.state.inn_right, scene.player().workers) == (right, workers)


@rule("CAY-6.16", "CAY-6.17", "CAY-A63")
def test_who_has_moved_right_pays_one_through_the_next_placement() -> None:
    scene = Scene(3).order(BLUE, GREEN, RED).start("round").answer("pass", "pass", "inn", "pass")
    while scene.state.round == 3:
        assert not (scene.state.phase == 3 and scene.asked.seat == RED)
        scene.answer(scene.safe)
    assert (scene.state.inn_right, scene.player(RED).workers) == (RED, 5)
    scene.answer("pass", "pass")
    before = scene.player(RED).deniers
    assert scene.answer("castle").player(RED).deniers == before - 1
    scene.answer("pass")
    assert (scene.asked.seat, set(scene.options)) == (RED, {"stay", "back"})


@rule("CAY-6.17")
def test_who_stays_in_the_inn_keeps_the_price() -> None:
    scene = Scene(3).order(BLUE, GREEN, RED).stands(inn_right=RED).start("round")
    scene.answer("pass", "pass", "pass", "stay")
    while scene.state.round == 3:
        scene.answer(scene.safe)
    before = scene.answer("pass", "pass").player(RED).deniers
    assert scene.answer("road-1").player(RED).deniers == before - 1


@rule("CAY-6.20", "CAY-6.14", "CAY-6.8")
def test_a_guest_from_the_gate_moves_right_in_the_same_phase() -> None:
    scene = Scene().stands(gate=RED, inn_right=BLUE).start("special").answer("inn")
    assert (scene.playing.over, scene.state.inn_left, scene.state.inn_right) == (True, None, RED)
    assert scene.player(BLUE).workers == 6


@rule("CAY-A13", "CAY-5.20")
def test_the_gate_leads_to_the_inn_beside_an_own_guest() -> None:
    scene = Scene().stands(gate=RED, inn_right=RED).start("special").answer("inn")
    assert (scene.state.inn_right, scene.player().workers) == (RED, 5)


@rule("CAY-A74")
def test_what_a_favour_builds_in_phase_3_stands_idle_this_round() -> None:
    scene = Scene().stands(gate=RED, joust=BLUE).has(BLUE, cloth=1, food=1)
    scene.has(BLUE, favours={"buildings": 1}).at(provost=9).start("special")
    assert scene.answer("road-5").state.space(CARPENTER).worker == RED
    scene.answer("pay", "buildings", "wood", "sawmill")
    assert (scene.tile(9), scene.state.space(9).worker) == (("sawmill", BLUE), None)
    assert scene.playing.over
