"""Phase 2: placing workers (CAY-5)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import (
    BLACK,
    BLUE,
    GOLD_MINE,
    GREEN,
    ORANGE,
    RED,
    Scene,
)
from tests.engines.scene import said
from tests.rulebook import rule

SPECIALS = ("gate", "trading_post", "guild", "joust", "stables", "inn")
BARE_ROAD = {f"road-{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 16)}
OTHERS = (BLUE, GREEN, ORANGE, BLACK)


def after_passes(passed: int, players: int = 5, **fields: object) -> Scene:
    """Red, who has 10 deniers, is to go when so many others have passed; blue owns a farm on 9, red on 10."""
    last = OTHERS[: players - 1]
    scene = Scene(players).order(*last[:passed], RED, *last[passed:]).has(RED, **fields)
    scene.road(9, "food_farm", BLUE).road(10, "cloth_farm", RED).start("placement")
    return scene.answer(*["pass"] * passed)


def spent(scene: Scene, target: str) -> int:
    """What red pays for a placement, once the others' first chance to pass is over."""
    before = scene.player(RED).deniers
    assert scene.asked.seat == RED
    scene.answer(target)
    return before - scene.player(RED).deniers


# --- the order of goes ------------------------------------------------------------------------


@rule("CAY-5.1")
def test_players_place_one_worker_at_a_time_in_turn() -> None:
    scene = Scene().order(GREEN, RED, ORANGE, BLUE).start("placement")
    seats = []
    for target in ("road-1", "road-2", "road-3", "road-4", "road-5"):
        seats.append(scene.asked.seat)
        scene.answer(target)
    assert seats == [GREEN, RED, ORANGE, BLUE, GREEN]
    assert [scene.player(seat).workers for seat in range(4)] == [5, 5, 4, 5]
    assert [scene.state.space(n).worker for n in range(1, 6)] == seats


@rule("CAY-5.2", "CAY-5.3", "CAY-5.5")
def test_who_has_passed_is_skipped_until_all_have_passed() -> None:
    scene = Scene(3).start("placement").answer("road-1", "pass")
    assert scene.asked.seat == GREEN
    scene.answer("road-2")
    assert scene.asked.seat == RED
    assert "pass" in scene.options
    scene.answer("pass")
    assert scene.asked.seat == GREEN
    assert scene.answer("pass").playing.over
    assert scene.state.bridge == [BLUE, RED, GREEN]


@rule("CAY-5.25")
def test_the_last_player_goes_on_alone() -> None:
    scene = Scene(3).has(GREEN, deniers=20).start("placement").answer("pass", "pass")
    for target in ("road-1", "road-2", "castle"):
        assert scene.asked.seat == GREEN
        scene.answer(target)
    assert (scene.asked.seat, scene.player(GREEN).workers) == (GREEN, 3)


# --- passing ----------------------------------------------------------------------------------


@rule("CAY-5.6", "CAY-5.7", "CAY-5.8")
def test_the_first_to_pass_takes_a_denier_the_others_nothing() -> None:
    scene = Scene(5).start("placement").answer("pass")
    assert (scene.state.bridge, scene.deniers()) == ([RED], [11, 10, 10, 10, 10])
    scene.answer("road-1", "pass", "pass", "pass", "pass")
    assert scene.state.bridge == [RED, GREEN, ORANGE, BLACK, BLUE]
    assert scene.deniers() == [11, 8, 10, 10, 10]


@rule("CAY-5.4", "CAY-A59")
def test_without_a_worker_one_has_passed() -> None:
    scene = Scene(3).has(RED, deniers=30).start("placement").answer("road-1", "pass", "pass")
    scene.answer("road-2", "road-3", "road-4", "road-5")
    assert (scene.asked.seat, scene.player(RED).workers) == (RED, 1)
    assert scene.answer("road-6").playing.over
    assert scene.state.bridge == [BLUE, GREEN, RED]


@rule("CAY-5.4", "CAY-A59", "CAY-5.23")
def test_who_can_pay_for_nothing_has_passed_and_takes_the_first_denier() -> None:
    scene = Scene(3).has(RED, deniers=0).start("placement")
    assert scene.asked.seat == BLUE
    assert (scene.state.bridge, scene.player(RED).deniers) == ([RED], 1)


@rule("CAY-A77", "CAY-5.9")
def test_a_price_beyond_the_money_means_passing_at_the_first_go() -> None:
    scene = Scene(3).has(GREEN, deniers=2).start("placement").answer("pass", "pass")
    assert scene.playing.over
    assert scene.state.bridge == [RED, BLUE, GREEN]
    assert [player.workers for player in scene.state.players] == [6, 6, 6]


@rule("CAY-A78", "CAY-5.3")
def test_the_denier_of_the_first_pass_places_nobody() -> None:
    scene = Scene(2).has(RED, deniers=0).start("placement").answer("pass")
    assert scene.playing.over
    assert (scene.deniers(RED), scene.player(RED).workers) == ([1], 6)


# --- prices -----------------------------------------------------------------------------------

TARGETS = ["guild", "road-1", "road-7", "road-16", "road-9", "castle", "stables", "inn"]


@rule("CAY-5.9", "CAY-5.11", "CAY-5.14", "CAY-5.15")
def test_the_question_names_the_rules_of_the_bridge_or_those_of_the_inn() -> None:
    bridge, inn = {"CAY-5.9", "CAY-5.11"}, {"CAY-5.14", "CAY-5.15"}
    scene = Scene().stands(inn_right=BLUE).start("placement").answer("pass")
    assert (bridge & {*scene.pending.rules}, inn & {*scene.pending.rules}) == (set(), inn)
    scene.answer("pass")
    assert (bridge & {*scene.pending.rules}, inn & {*scene.pending.rules}) == (bridge, set())


@rule("CAY-5.9", "CAY-5.10", "CAY-5.13", "CAY-A33", "CAY-A58")
@pytest.mark.parametrize("passed", range(5))
@pytest.mark.parametrize("target", TARGETS)
def test_the_price_is_the_lowest_number_open_on_the_bridge(passed: int, target: str) -> None:
    scene = after_passes(passed)
    paid = spent(scene, target)
    assert paid == 1 + passed


@rule("CAY-A58", "CAY-5.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_as_many_prices_as_players(players: int) -> None:
    prices = [spent(after_passes(passed, players), "castle") for passed in range(players)]
    assert prices == list(range(1, players + 1))


@rule("CAY-5.11", "CAY-1.14")
@pytest.mark.parametrize("passed", [0, 2])
def test_another_players_building_gives_its_owner_a_point(passed: int) -> None:
    scene = after_passes(passed)
    points, deniers = scene.points(), scene.player(BLUE).deniers
    assert spent(scene, "road-9") == 1 + passed
    points[BLUE] += 1
    assert (scene.points(), scene.player(BLUE).deniers) == (points, deniers)


@rule("CAY-5.12")
@pytest.mark.parametrize("passed", range(5))
def test_an_own_building_costs_one_and_gives_no_point(passed: int) -> None:
    scene = after_passes(passed)
    points = scene.points()
    assert spent(scene, "road-10") == 1
    assert scene.points() == points


@rule("CAY-5.10")
def test_neutral_fixed_and_special_buildings_give_nobody_a_point() -> None:
    scene = Scene().start("placement").answer("road-1", "road-7", "guild", "castle")
    assert scene.points() == [10] * 4


@rule("CAY-5.14")
@pytest.mark.parametrize("passed", [1, 4])
@pytest.mark.parametrize("target", TARGETS)
def test_on_the_right_of_the_inn_everything_costs_one(passed: int, target: str) -> None:
    last = OTHERS
    scene = Scene(5).order(*last[:passed], RED, *last[passed:]).stands(inn_right=RED)
    scene.road(9, "food_farm", BLUE).start("placement").answer(*["pass"] * passed)
    assert spent(scene, target) == 1


@rule("CAY-16.7", "CAY-5.14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_inn_saves_more_the_more_play(players: int) -> None:
    others = OTHERS[: players - 1]
    paid = {}
    for right in (None, RED):
        scene = Scene(players).order(*others, RED).road(9, "park", BLUE)
        scene.stands(inn_right=right).start("placement").answer(*["pass"] * (players - 1))
        paid[right] = spent(scene, "road-9")
        assert scene.points(BLUE) == [11]
    assert paid[None] - paid[RED] == players - 1


@rule("CAY-5.14")
def test_the_left_of_the_inn_makes_nothing_cheaper() -> None:
    scene = Scene(3).order(BLUE, RED, GREEN).start("placement").answer("pass", "inn", "pass")
    assert scene.state.inn_left == RED
    assert spent(scene, "road-1") == 3


@rule("CAY-5.15")
def test_the_inn_does_not_take_the_owners_point() -> None:
    scene = Scene(3).order(BLUE, GREEN, RED).stands(inn_right=RED).road(9, "park", GREEN)
    scene.start("placement").answer("pass", "pass", "road-9")
    assert (scene.deniers(RED), scene.points(GREEN)) == ([9], [11])


@rule("CAY-5.24")
def test_a_worker_kept_in_the_inn_leaves_five() -> None:
    scene = Scene(2).has(RED, deniers=30).stands(inn_right=RED).order(BLUE, RED)
    scene.start("placement").answer("pass", "road-1", "road-2", "road-3", "road-4")
    assert scene.player(RED).workers == 1
    assert scene.answer("road-5").playing.over
    assert scene.state.inn_right == RED


@rule("CAY-5.26", "CAY-5.23")
def test_who_is_short_of_the_price_may_still_go_home() -> None:
    scene = after_passes(2, deniers=2)
    assert set(scene.options) == {"pass", "road-10"}
    assert spent(scene, "road-10") == 1


@rule("CAY-5.23")
@pytest.mark.parametrize(("deniers", "offered"), [(2, False), (3, True)])
def test_only_what_can_be_paid_is_offered(deniers: int, offered: bool) -> None:
    scene = after_passes(2, deniers=deniers)
    for target in ("castle", "gate", "road-1", "road-9"):
        assert (target in scene.options) == offered


# --- where a worker may go --------------------------------------------------------------------


@rule("CAY-5.10", "CAY-5.13", "CAY-5.22")
def test_everything_that_takes_workers_is_offered() -> None:
    scene = Scene().start("placement")
    assert set(scene.options) == {"pass", "castle", *SPECIALS, *BARE_ROAD}


@rule("CAY-5.16")
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_residences_prestige_and_empty_spaces_take_no_workers(owner: int) -> None:
    scene = Scene().road(9, "residence", owner).road(10, "statue", owner).start("placement")
    for target in ("road-9", "road-10", "road-11", "road-28"):
        assert target not in scene.options
        with pytest.raises(IllegalMove):
            scene.answer(target)
    assert scene.deniers() == [10] * 4


@rule("CAY-5.17")
@pytest.mark.parametrize("target", ["gate", "trading_post", "guild", "joust", "road-1", "road-16"])
def test_a_space_takes_one_worker(target: str) -> None:
    scene = Scene().start("placement").answer(target)
    assert target not in scene.options
    with pytest.raises(IllegalMove):
        scene.answer(target)
    scene.answer("pass", "pass", "pass")
    assert target not in scene.options


@rule("CAY-5.18", "CAY-5.17")
def test_three_players_find_room_in_the_stables_one_worker_each() -> None:
    scene = Scene().start("placement").answer("stables", "stables")
    assert scene.state.stables == [RED, BLUE]
    scene.answer("pass", "road-1")
    assert (scene.asked.seat, "stables" in scene.options) == (RED, False)
    scene = Scene().start("placement").answer("stables", "stables", "stables")
    assert (scene.asked.seat, "stables" in scene.options) == (ORANGE, False)


@rule("CAY-5.19")
def test_a_worker_enters_the_inn_on_the_left() -> None:
    scene = Scene().stands(inn_right=BLUE).start("placement").answer("inn")
    assert (scene.state.inn_left, scene.state.inn_right) == (RED, BLUE)
    assert "inn" not in scene.options


@rule("CAY-5.20")
def test_both_places_in_the_inn_may_be_of_one_player() -> None:
    scene = Scene().stands(inn_right=RED).start("placement").answer("inn")
    assert (scene.state.inn_left, scene.state.inn_right) == (RED, RED)
    assert scene.player(RED).workers == 4


@rule("CAY-5.21", "CAY-5.17")
def test_the_castle_takes_one_worker_of_each_in_order() -> None:
    scene = Scene(5).order(BLACK, GREEN, RED, BLUE, ORANGE).start("placement")
    for _ in range(5):
        scene.answer("castle")
    assert scene.state.castle == [BLACK, GREEN, RED, BLUE, ORANGE]
    for _ in range(5):
        assert "castle" not in scene.options
        scene.answer("pass")


@rule("CAY-5.22")
def test_a_worker_may_be_placed_beyond_the_provost() -> None:
    scene = Scene().road(28, "lawyer", BLUE).at(provost=3).start("placement")
    assert {f"road-{number}" for number in (4, 7, GOLD_MINE, 28)} <= set(scene.options)
    scene.answer(f"road-{GOLD_MINE}")
    assert scene.state.space(GOLD_MINE).worker == RED


@rule("CAY-5.27", "CAY-A64")
@pytest.mark.parametrize("tile", ["lawyer", "architect", "tailor", "church", "alchemist"])
def test_a_worker_may_be_placed_for_nothing_and_just_comes_home(tile: str) -> None:
    scene = Scene().road(9, tile, RED).has(RED, deniers=1).start("placement").answer("road-9")
    assert scene.state.space(9).worker == RED
    scene = Scene().road(9, tile, RED, worker=RED).has(RED, deniers=0).at(provost=9).start("road")
    assert scene.playing.over
    assert (scene.points(RED), scene.deniers(RED), scene.player().workers) == ([10], [0], 6)


@rule("CAY-5.27")
def test_the_castle_takes_workers_without_cubes() -> None:
    assert "castle" in Scene().start("placement").options


@rule("CAY-5.22", "CAY-8.2")
def test_a_place_beyond_the_provost_says_so() -> None:
    scene = Scene().road(9, "park", RED).road(10, "quarry", BLUE).at(provost=8).start("placement")
    beyond = [
        one.id for one in scene.asked.options if "beyond the provost" in said(one.label, "en")
    ]
    assert beyond == ["road-9", "road-10", "road-16"]


@rule("CAY-5.5", "CAY-6.7")
@pytest.mark.parametrize(("phase", "way_out"), [("placement", "pass"), ("special", "back")])
def test_the_way_out_stands_apart_from_the_groups_of_places(phase: str, way_out: str) -> None:
    scene = Scene().stands(gate=RED if phase == "special" else None).start(phase)
    assert [one.id for one in scene.asked.options if one.group is None] == [way_out]
