"""Scoring a section of the castle (CAY-11)."""

import pytest

from tests.engines.caylus.build import BLACK, BLUE, GREEN, ORANGE, RED, Scene
from tests.rulebook import rule

BEFORE = {"dungeon": 11, "walls": 17, "towers": 23}
SCORED = {"dungeon": [], "walls": ["dungeon"], "towers": ["dungeon", "walls"]}


def due(section: str, players: int = 3, favours: str = "table") -> Scene:
    """Phase 7, in which the bailiff will reach the trigger of a section."""
    at = BEFORE[section]
    return Scene(players, favours).scored(*SCORED[section]).at(at, at)


def change(section: str, houses: int, points: int = 10) -> int:
    """What so many houses change in red's points when a favour is worth three."""
    scene = due(section, favours="simplified").has(RED, points=points, deniers=0)
    scene.houses(**{section: [RED] * houses}).start("end")
    return scene.player(RED).points - points


@rule("CAY-11.2")
@pytest.mark.parametrize(("houses", "favours"), [(1, 0), (2, 1), (3, 1), (4, 1), (6, 1)])
def test_favours_of_the_dungeon(houses: int, favours: int) -> None:
    assert change("dungeon", houses) == 3 * favours


@rule("CAY-11.3")
@pytest.mark.parametrize(
    ("houses", "favours"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (10, 3)]
)
def test_favours_of_the_walls(houses: int, favours: int) -> None:
    assert change("walls", houses) == 3 * favours


@rule("CAY-11.4")
@pytest.mark.parametrize(
    ("houses", "favours"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (14, 3)]
)
def test_favours_of_the_towers(houses: int, favours: int) -> None:
    assert change("towers", houses) == 3 * favours


@rule("CAY-11.2", "CAY-11.3", "CAY-11.4", "CAY-A4", "CAY-A6")
@pytest.mark.parametrize(("section", "loss"), [("dungeon", 2), ("walls", 3), ("towers", 4)])
def test_without_a_house_points_are_lost(section: str, loss: int) -> None:
    assert change(section, 0) == -loss


@rule("CAY-11.5", "CAY-1.11")
@pytest.mark.parametrize("section", BEFORE)
@pytest.mark.parametrize("points", [0, 1])
def test_the_loss_stops_at_nothing(section: str, points: int) -> None:
    assert change(section, 0, points) == -points


@rule("CAY-11.1", "CAY-9.9")
def test_only_houses_of_the_scored_section_count() -> None:
    scene = due("dungeon", favours="simplified").houses(walls=[RED] * 5, towers=[RED] * 5)
    assert scene.start("end").points() == [8, 8, 8]
    walls = due("walls", favours="simplified").houses(dungeon=[RED] * 6, walls=[BLUE])
    assert walls.start("end").points() == [7, 10, 7]


@rule("CAY-11.1", "CAY-11.6")
def test_players_are_scored_in_turn_order_one_after_the_other() -> None:
    scene = due("walls", 4).order(GREEN, ORANGE, RED, BLUE)
    scene.houses(walls=[RED] * 3 + [GREEN] * 5 + [BLUE] * 2).start("end")
    seats = []
    for line in ("prestige", "deniers", "cubes", "food", "prestige", "deniers", "deniers"):
        seats.append(scene.asked.seat)
        scene.answer(line)
    assert seats == [*[GREEN] * 4, RED, RED, BLUE]
    assert scene.points(ORANGE) == [10 - 3]


@rule("CAY-11.6", "CAY-A73")
def test_a_tile_taken_by_the_first_is_gone_for_the_next() -> None:
    scene = due("dungeon").houses(dungeon=[BLUE] * 2 + [RED] * 2).order(BLUE, RED, GREEN)
    for seat in (RED, BLUE):
        scene.has(seat, food=1, favours={"buildings": 1})
    scene.start("end").answer("buildings", "wood", "quarry")
    assert scene.asked.seat == RED
    scene.answer("buildings", "wood")
    assert "quarry" not in scene.options
    assert "sawmill" in scene.options


@rule("CAY-11.7")
def test_nobody_needs_a_worker_in_the_castle_to_be_scored() -> None:
    scene = due("dungeon").houses(dungeon=[RED] * 2).start("end")
    assert (scene.state.castle, scene.asked.seat) == ([], RED)
    assert scene.answer("prestige").points() == [11, 8, 8]


@rule("CAY-11.8", "CAY-12.5", "CAY-12.3")
def test_columns_open_after_the_last_player_for_all() -> None:
    scene = due("dungeon", 5).order(BLACK, RED, BLUE, GREEN, ORANGE)
    scene.houses(dungeon=[RED] * 2 + [ORANGE] * 2 + [BLUE] + [GREEN])
    for seat in (RED, ORANGE):
        scene.has(seat, favours={"deniers": 2})
    scene.start("end").answer("deniers")
    assert (scene.asked.seat, scene.state.scored) == (ORANGE, [])
    scene.answer("deniers")
    assert [scene.player(seat).favours["deniers"] for seat in (RED, ORANGE)] == [2, 2]
    assert scene.state.scored == ["dungeon"]
    after = Scene().scored("dungeon").has(RED, favours={"deniers": 2}).gain(RED).answer("deniers")
    assert after.player(RED).favours["deniers"] == 3


@rule("CAY-A52", "CAY-12.13")
def test_the_best_builders_favour_is_of_another_phase_than_the_scoring() -> None:
    scene = Scene(3).at(11, 11).houses(dungeon=[RED, BLUE, GREEN])
    scene.has(RED, food=1, wood=1, stone=1).start("round")
    scene.answer("castle", "pass", "pass", "pass", "stay", "stay", "stay", "food.wood.stone")
    assert (scene.state.phase, scene.asked.seat) == (6, RED)
    scene.answer("prestige")
    assert (scene.state.phase, scene.asked.seat) == (7, RED)
    assert set(scene.options) == {"prestige", "deniers", "cubes", "buildings"}
