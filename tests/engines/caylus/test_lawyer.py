"""Phase 5: the lawyer (CAY-8.40 to CAY-8.49)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import (
    BLUE,
    CARPENTER,
    FARM,
    GREEN,
    MARKET,
    ORANGE,
    QUARRY,
    RED,
    SAWMILL,
    Scene,
)
from tests.rulebook import rule

RESIDENCE = ("residence", RED)


def lawyer(cloth: int = 1, owner: int = RED) -> Scene:
    """Red's worker is at a lawyer on 9, on which the provost stands."""
    scene = Scene().road(9, "lawyer", owner, worker=RED).at(provost=9)
    return scene.has(RED, cloth=cloth)


def favour(**fields: object) -> Scene:
    """Red, whose marker is on column 3 of buildings, gains a favour."""
    scene = Scene().scored("dungeon").has(RED, favours={"buildings": 3}, **fields)
    return scene.road(9, "lawyer", RED)


@rule("CAY-8.40", "CAY-8.41", "CAY-8.43", "CAY-A21", "CAY-A27")
def test_a_neutral_building_becomes_a_residence() -> None:
    scene = lawyer().start("road").answer("road-1")
    assert scene.playing.over
    assert (scene.tile(1), scene.points(RED), scene.deniers(RED)) == (RESIDENCE, [12], [9])
    assert (scene.cubes(), scene.stock("neutral_farm")) == ((0,) * 5, 0)


@rule("CAY-8.41", "CAY-4.2")
def test_the_residence_pays_from_the_next_income_on() -> None:
    scene = lawyer()
    scene.start("road").answer("road-1")
    assert scene.deniers(RED) == [9]
    after = Scene().road(1, *scene.tile(1)).start("round")
    assert after.deniers() == [13, 12, 12, 12]


@rule("CAY-8.40", "CAY-8.42")
def test_an_own_craft_building_becomes_a_residence_and_can_be_built_anew() -> None:
    scene = lawyer().road(10, "park", RED).start("road")
    assert scene.stock("park") == 0
    scene.answer("road-10")
    assert (scene.tile(10), scene.stock("park")) == (RESIDENCE, 1)


@rule("CAY-8.42", "CAY-A70")
def test_another_player_may_build_the_tile_in_the_same_phase() -> None:
    scene = lawyer().road(10, "park", RED).road(11, "mason", BLUE, worker=BLUE).at(provost=11)
    scene.has(BLUE, stone=1, food=1).start("road").answer("road-10", "park")
    assert (scene.tile(12), scene.points(BLUE), scene.stock("park")) == (("park", BLUE), [13], 0)


@rule("CAY-8.43", "CAY-16.2", "CAY-16.9")
@pytest.mark.parametrize("number", range(1, 7))
def test_any_neutral_building_can_go_for_good(number: int) -> None:
    scene = lawyer().start("road").answer(f"road-{number}")
    assert scene.tile(number) == RESIDENCE
    assert not [tile for tile, n in scene.state.stock.items() if n and tile.startswith("neutral")]
    scene = Scene().road(number, "residence", RED).start("placement")
    assert number not in scene.roads


@rule("CAY-8.44", "CAY-A20")
def test_residences_never_run_out() -> None:
    scene = lawyer().town(28, RED).start("road").answer("road-2")
    assert sum(space.tile == "residence" for space in scene.state.road) == 18 + 1
    assert scene.tile(2) == RESIDENCE


@rule("CAY-8.45", "CAY-8.48", "CAY-A22")
def test_only_neutral_and_own_craft_buildings_can_go() -> None:
    scene = lawyer().road(10, "residence", RED).road(11, "statue", RED).road(12, "park", BLUE)
    scene.road(13, "bank", RED).road(14, "sawmill", RED).start("road")
    assert scene.roads == [1, 2, 3, 4, 5, 6, 13, 14]
    assert set(scene.options) - {"decline"} == {f"road-{number}" for number in scene.roads}
    for number in (7, 8, 9, 10, 11, 12, 15, 16):
        with pytest.raises(IllegalMove):
            scene.answer(f"road-{number}")


@rule("CAY-8.40", "CAY-8.42")
def test_the_last_space_of_the_road_can_be_chosen_too() -> None:
    scene = lawyer().road(28, "park", RED).start("road").answer("road-28")
    assert (scene.tile(28), scene.stock("park")) == (RESIDENCE, 1)


@rule("CAY-8.45")
def test_the_lawyer_of_another_player_does_not_go_either() -> None:
    scene = lawyer(owner=BLUE).road(10, "park", BLUE).start("road")
    assert scene.roads == [1, 2, 3, 4, 5, 6]


@rule("CAY-8.40", "CAY-A64")
@pytest.mark.parametrize(("deniers", "cloth"), [(0, 1), (1, 0)])
def test_who_cannot_pay_the_lawyer_is_not_asked(deniers: int, cloth: int) -> None:
    scene = lawyer(cloth).has(RED, deniers=deniers, gold=2).start("road")
    assert (scene.playing.over, scene.player().workers) == (True, 6)


@rule("CAY-8.46", "CAY-A3", "CAY-A69")
def test_an_occupied_building_goes_after_it_has_worked() -> None:
    scene = lawyer().road(10, "park", RED, worker=BLUE).road(11, "food_farm", BLUE, worker=BLUE)
    scene.at(provost=11).start("road").answer("road-10")
    assert (scene.deniers(RED), scene.cubes()[3], scene.points(RED)) == ([9], 0, [10])
    assert (scene.tile(10), scene.asked.seat) == (("park", RED), RED)
    assert scene.cubes(BLUE) == (1, 2, 0, 0, 0)
    scene.answer("wood")
    assert (scene.tile(10), scene.points(RED), scene.stock("park")) == (RESIDENCE, [12], 1)
    assert (scene.asked.seat, scene.player(BLUE).workers) == (BLUE, 5)


@rule("CAY-8.46", "CAY-8.60")
def test_an_occupied_building_beyond_the_provost_goes_at_the_end_of_the_phase() -> None:
    scene = lawyer().road(12, "park", RED, worker=BLUE).road(10, "cloth_farm", BLUE, worker=BLUE)
    scene.at(provost=10).start("road").answer("road-12")
    assert (scene.asked.seat, scene.tile(12), scene.points(RED)) == (BLUE, ("park", RED), [10])
    scene.answer("package-1")
    assert scene.playing.over
    assert (scene.tile(12), scene.points(RED), scene.stock("park")) == (RESIDENCE, [12], 1)
    assert (sum(scene.cubes(RED)), sum(scene.cubes(BLUE)), scene.player(BLUE).workers) == (0, 2, 6)


@rule("CAY-8.46", "CAY-8.60")
def test_a_promise_on_the_last_space_is_kept() -> None:
    scene = lawyer().road(28, "park", RED, worker=BLUE).start("road").answer("road-28")
    assert scene.playing.over
    assert (scene.tile(28), scene.points(RED), scene.stock("park")) == (RESIDENCE, [12], 1)


@rule("CAY-A3")
def test_a_building_behind_whose_worker_is_home_goes_at_once() -> None:
    scene = lawyer().road(SAWMILL, worker=BLUE).start("road")
    assert scene.cubes(BLUE) == (0, 1, 0, 0, 0)
    assert scene.answer(f"road-{SAWMILL}").tile(SAWMILL) == RESIDENCE


@rule("CAY-8.47", "CAY-A3")
def test_what_is_promised_cannot_be_chosen_again() -> None:
    scene = lawyer(cloth=2).road(10, "mason", RED, worker=RED).road(11, "park", RED, worker=BLUE)
    scene.scored("dungeon").has(RED, stone=1, cloth=3, favours={"buildings": 3})
    scene.at(provost=10).start("road").answer("road-11", "church", "buildings", "residence")
    assert 11 not in scene.roads
    assert 10 in scene.roads


@rule("CAY-A67", "CAY-8.60")
def test_promises_left_over_are_kept_in_the_order_of_the_road() -> None:
    scene = lawyer(cloth=9).road(10, "mason", BLUE, worker=BLUE).scored("dungeon")
    scene.road(13, "park", RED, worker=ORANGE).road(12, "bank", BLUE, worker=ORANGE)
    scene.has(BLUE, stone=1, cloth=2, favours={"buildings": 3}, points=0).at(provost=10)
    scene.start("road").answer("road-13", "church", "buildings", "residence", "road-12")
    assert scene.playing.over
    assert (scene.tile(12), scene.tile(13)) == (("residence", BLUE), RESIDENCE)
    assert scene.points(RED, BLUE) == [12, 3 + 2]
    assert (scene.stock("park"), scene.stock("bank"), scene.player(ORANGE).workers) == (1, 1, 6)
    kept = [event for event in scene.events if event.key == "caylus-event-residence"]
    assert [(event.by, event.data["space"]) for event in kept] == [(BLUE, 12), (RED, 13)]
    assert all(space.heir is None for space in scene.state.road)


@rule("CAY-8.49", "CAY-A66")
def test_the_building_at_work_counts_as_occupied() -> None:
    scene = Scene().road(9, "mason", RED, worker=RED).at(provost=10).scored("dungeon")
    scene.road(10, "cloth_farm", BLUE, worker=BLUE)
    scene.has(RED, stone=1, cloth=2, favours={"buildings": 3}).start("road")
    scene.answer("church", "buildings", "residence", "road-9")
    assert scene.asked.seat == BLUE
    assert (scene.tile(9), scene.stock("mason")) == (RESIDENCE, 1)
    assert (scene.points(RED), scene.player(RED).workers, scene.cubes()) == ([15], 6, (0,) * 5)


@rule("CAY-8.49", "CAY-12.18")
def test_a_favour_does_not_touch_the_lawyer_either() -> None:
    scene = favour(cloth=1).gain(RED).answer("buildings", "residence")
    assert scene.roads == [1, 2, 3, 4, 5, 6]


@rule("CAY-12.18", "CAY-8.41")
def test_the_favours_lawyer_takes_no_denier() -> None:
    scene = favour(cloth=1, deniers=0).gain(RED).answer("buildings", "residence", "road-5")
    assert (scene.tile(CARPENTER), scene.points(RED)) == (RESIDENCE, [12])
    assert (scene.deniers(RED), scene.cubes()) == ([0], (0,) * 5)


@rule("CAY-12.22", "CAY-8.46")
def test_the_favours_lawyer_waits_for_a_worker_too() -> None:
    scene = favour(cloth=1).road(QUARRY, worker=BLUE).stands(joust=RED).has(RED, cloth=2)
    scene.start("special").answer("pay", "buildings", "residence", "road-4")
    assert (scene.tile(QUARRY), scene.points(RED)) == (("neutral_quarry", None), [10])
    assert scene.state.space(QUARRY).heir == RED
    later = Scene().road(QUARRY, worker=BLUE)
    later.start_state.space(QUARRY).heir = RED
    later.start("road")
    assert (later.tile(QUARRY), later.points(RED)) == (RESIDENCE, [12])
    assert later.cubes(BLUE) == (0, 0, 1, 0, 0)


@rule("CAY-A51")
@pytest.mark.parametrize("phase", [6, 7])
def test_after_the_road_the_favours_lawyer_works_at_once(phase: int) -> None:
    scene = favour(cloth=1).gain(RED, phase=phase).answer("buildings", "residence", "road-6")
    assert (scene.tile(MARKET), scene.points(RED)) == (RESIDENCE, [12])


@rule("CAY-A69")
def test_a_promised_tile_still_serves_user_and_owner() -> None:
    scene = Scene().road(9, "stone_farm", RED, worker=BLUE).at(provost=9)
    scene.start_state.space(9).heir = RED
    scene.start("road")
    assert (scene.cubes(BLUE), scene.asked.seat) == ((2, 0, 0, 1, 0), RED)
    scene.answer("cloth")
    assert (scene.tile(9), scene.cubes(RED)) == (RESIDENCE, (0, 0, 0, 1, 0))


@rule("CAY-8.42", "CAY-8.43")
def test_a_promised_neutral_tile_leaves_the_game_too() -> None:
    scene = Scene().road(FARM, worker=BLUE).at(provost=1)
    scene.start_state.space(FARM).heir = GREEN
    scene.start("road").answer("package-1")
    assert scene.tile(FARM) == ("residence", GREEN)
    assert scene.stock("neutral_farm") == 0
