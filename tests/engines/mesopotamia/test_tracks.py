"""The event track and the population track (MES-27)."""

import pytest

from engines.mesopotamia.ids import LAND, RAM, SETTLEMENT, SHIP, WALL, ZIGGURAT
from engines.mesopotamia.rules.stock import has_one, room
from engines.mesopotamia.state import Track
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.rulebook import rule


def track(*stacks: list[int]) -> Track:
    return Track([*stacks])


@rule("MES-27.1", "MES-27.2", "MES-EX17")
def test_whoever_comes_later_lies_on_top_and_is_ahead() -> None:
    found = track([1, 0], [], [])
    assert found.order() == [0, 1]
    assert found.advance(1, 1) == 1
    assert found.advance(0, 1) == 1
    assert found.stacks == [[], [1, 0], []]
    assert found.ahead(0, 1)
    assert not found.ahead(1, 0)


@rule("MES-27.1")
def test_several_steps_pass_over_those_between() -> None:
    found = track([0], [1], [2], [])
    assert found.advance(0, 2) == 2
    assert found.stacks == [[], [1], [2, 0], []]
    assert found.order() == [0, 2, 1]


@rule("MES-27.6", "MES-27.7")
def test_the_last_space_has_room_for_one_alone() -> None:
    found = track([], [0, 1], [])
    assert found.advance(0, 3) == 1
    assert found.stacks == [[], [1], [0]]
    assert (found.room(1), found.advance(1, 1)) == (0, 0)
    assert (found.room(0), found.advance(0, 1)) == (0, 0)
    assert found.stacks == [[], [1], [0]]


@rule("MES-27.7")
def test_who_cannot_step_keeps_its_place_in_its_stack() -> None:
    found = track([], [0, 1], [2])
    assert found.advance(0, 2) == 0
    assert found.order() == [2, 1, 0]


@rule("MES-27.3")
def test_a_track_says_who_of_some_leads() -> None:
    found = track([2, 0], [1, 3])
    assert found.leader([2, 0]) == 0
    assert found.leader([0, 1, 3]) == 3
    assert [found.place(seat) for seat in range(4)] == [3, 2, 4, 1]


@rule("MES-27.8")
@pytest.mark.parametrize(("level", "limit"), [(1, 2), (2, 4), (3, 6), (8, 15)])
def test_ships_and_rams_count_for_the_unit_limit_and_buildings_do_not(
    level: int, limit: int
) -> None:
    scene = Scene().seal("population", SUMER, level).dice(SUMER, "white")
    scene.force("a2", SUMER, spearman=1, rams=1).force("a3", SUMER, settlement=True)
    scene.start_state.grounds["a3"].wall = SUMER
    game = scene.place().state if limit > 2 else scene.start_state
    assert game.units(SUMER) == 2
    assert room(game, SUMER) == limit - 2
    assert has_one(game, SUMER, "ship") == (limit > 2)
    assert has_one(game, SUMER, "wall")


@rule("MES-27.9", "MES-8.2")
def test_a_ziggurat_higher_than_the_population_allows_cannot_be() -> None:
    scene = Scene().dice(AKKAD, "white", "silver").seal("population", AKKAD, 1)
    with pytest.raises(AssertionError, match="ziggurat of level 2"):
        scene.place()


@rule("MES-4.9")
def test_pieces_on_the_map_are_missing_from_the_stock() -> None:
    scene = Scene().seal("population", BABYLON, 8)
    scene.force("b4", BABYLON, spearman=2, horseman=2, rams=1, settlement=True).ship("t1", BABYLON)
    scene.start_state.grounds["b4"].wall = BABYLON
    game = scene.place().state
    land = [game.stock(BABYLON, piece) for piece in LAND]
    assert land == [1, 3, 0, 2]
    others = [game.stock(BABYLON, piece) for piece in (RAM, SHIP, WALL, SETTLEMENT, ZIGGURAT)]
    assert others == [1, 2, 2, 2, 6]
    assert not has_one(game, BABYLON, "horseman")
