"""Royal favours (CAY-12)."""

import pytest

from engines.caylus.preview import usable_columns
from engines.core import IllegalMove
from tests.engines.caylus.build import BLUE, CONTENT, FARM, GREEN, RED, Scene
from tests.engines.scene import part, said
from tests.rulebook import rule

LINES = ["prestige", "deniers", "cubes", "buildings"]
OPEN = {2: [], 4: ["dungeon"], 5: ["dungeon", "walls"]}
"""The sections that are scored when so many columns are open."""
PAIRS = {
    *("food.food", "food.wood", "food.stone", "food.cloth", "wood.wood"),
    *("wood.stone", "wood.cloth", "stone.stone", "stone.cloth", "cloth.cloth"),
}
RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


def markers(line: str, column: int, columns: int = 5, **fields: object) -> Scene:
    """Red's marker is on a column of a line, so many columns are open."""
    return Scene().scored(*OPEN[columns]).has(RED, favours={line: column}, **fields)


def marker(scene: Scene, line: str) -> int:
    """Where red's marker is."""
    return scene.player().favours[line]


# --- lines and columns ------------------------------------------------------------------------


@rule("CAY-12.2")
def test_the_table_has_four_lines_of_five_columns() -> None:
    assert list(CONTENT.lines) == LINES
    assert [len(line.columns) for line in CONTENT.lines.values()] == [5] * 4


@rule("CAY-12.6", "CAY-12.9", "CAY-A43")
def test_a_line_must_be_chosen() -> None:
    scene = Scene().gain(RED)
    assert (scene.asked.seat, scene.options) == (RED, LINES)
    with pytest.raises(IllegalMove):
        scene.answer("none")


@rule("CAY-12.6")
@pytest.mark.parametrize("line", LINES)
def test_the_marker_of_the_line_advances_by_one_and_no_other(line: str) -> None:
    scene = Scene().gain(RED).answer(line)
    assert scene.player(RED).favours == {one: int(one == line) for one in LINES}
    assert scene.player(BLUE).favours == dict.fromkeys(LINES, 0)


@rule("CAY-12.3", "CAY-12.7")
@pytest.mark.parametrize("columns", [2, 4, 5])
@pytest.mark.parametrize("line", ["prestige", "deniers"])
def test_a_marker_stops_at_the_last_open_column(columns: int, line: str) -> None:
    for column in range(columns + 1):
        scene = markers(line, column, columns).gain(RED).answer(line)
        assert marker(scene, line) == min(column + 1, columns)


@rule("CAY-12.4", "CAY-12.3")
def test_houses_in_a_later_section_open_no_column() -> None:
    scene = Scene().houses(dungeon=[RED] * 6, walls=[RED] * 10, towers=[RED])
    scene.has(RED, favours={"prestige": 2}).gain(RED).answer("prestige")
    assert (marker(scene, "prestige"), scene.points(RED)) == (2, [12])


@rule("CAY-12.7", "CAY-12.8")
def test_a_marker_that_cannot_advance_still_gives_its_effect() -> None:
    scene = markers("deniers", 5).gain(RED).answer("deniers")
    assert (marker(scene, "deniers"), scene.deniers(RED)) == (5, [17])
    scene = markers("cubes", 2, columns=2).gain(RED).answer("cubes", "stone")
    assert (marker(scene, "cubes"), scene.cubes()) == (2, (0, 0, 1, 0, 0))


@rule("CAY-12.10")
def test_markers_of_several_players_share_a_cell() -> None:
    scene = Scene().gain(RED, BLUE, GREEN).answer("prestige", "prestige", "prestige")
    assert [scene.player(seat).favours["prestige"] for seat in range(3)] == [1, 1, 1]
    assert scene.points() == [11, 11, 11, 10]


# --- one phase --------------------------------------------------------------------------------


@rule("CAY-12.11", "CAY-A44")
def test_favours_of_a_phase_go_to_different_lines() -> None:
    scene = Scene().gain(RED, RED, RED).answer("deniers")
    assert scene.options == ["prestige", "cubes", "buildings"]
    with pytest.raises(IllegalMove):
        scene.answer("deniers")
    scene.answer("cubes", "food")
    assert scene.options == ["prestige", "buildings"]


@rule("CAY-12.12", "CAY-A60")
def test_the_fifth_favour_of_a_phase_is_lost() -> None:
    scene = Scene().gain(*[RED] * 5)
    scene.answer("prestige", "deniers", "cubes", "none")
    assert scene.playing.over
    assert (scene.points(RED), scene.deniers(RED)) == ([11], [13])
    assert scene.player(RED).favours == dict.fromkeys(LINES, 1)


@rule("CAY-12.11", "CAY-12.12")
def test_the_limit_is_each_players_own() -> None:
    scene = Scene().gain(RED, BLUE, RED).answer("prestige")
    assert (scene.asked.seat, scene.options) == (BLUE, LINES)
    scene.answer("prestige")
    assert (scene.asked.seat, scene.options) == (RED, ["deniers", "cubes", "buildings"])


@rule("CAY-12.13")
def test_the_limit_is_that_of_the_phase_not_of_the_building() -> None:
    scene = Scene().road(9, "mason", RED, worker=RED).road(10, "architect", RED, worker=RED)
    scene.road(11, "residence", RED).at(provost=10).has(RED, **RICH).start("road")
    scene.answer("church", "deniers", "statue")
    assert scene.options == ["prestige", "cubes", "buildings"]


@rule("CAY-12.13", "CAY-A52")
def test_a_new_phase_opens_all_lines_again() -> None:
    scene = Scene(2).has(RED, lines_used=["prestige", "deniers"]).stands(castle=[RED])
    scene.has(RED, food=1, wood=1, cloth=1).start("castle").answer("food.wood.cloth")
    assert scene.options == LINES
    scene = Scene(2).stands(joust=RED).has(RED, lines_used=LINES[:3], cloth=1).start("special")
    assert scene.answer("pay").options == LINES


@rule("CAY-12.21", "CAY-A9", "CAY-12.20")
def test_a_favour_within_a_favour_comes_at_once_on_another_line() -> None:
    scene = markers("buildings", 2, cloth=1).gain(RED, RED)
    scene.answer("buildings", "stone", "church")
    assert (scene.points(RED), scene.options) == ([13], ["prestige", "deniers", "cubes"])
    scene.answer("deniers")
    assert scene.options == ["prestige", "cubes"]
    assert scene.answer("prestige").playing.over


# --- prestige and deniers ---------------------------------------------------------------------


@rule("CAY-12.14", "CAY-A42", "CAY-A41")
@pytest.mark.parametrize("column", range(1, 6))
def test_the_first_line_gives_points(column: int) -> None:
    scene = markers("prestige", column - 1).gain(RED).answer("prestige")
    assert (scene.playing.over, scene.points()) == (True, [10 + column, 10, 10, 10])


@rule("CAY-12.15", "CAY-A42", "CAY-A41")
@pytest.mark.parametrize("column", range(1, 6))
def test_the_second_line_gives_money(column: int) -> None:
    scene = markers("deniers", column - 1).gain(RED).answer("deniers")
    assert (scene.playing.over, scene.deniers()) == (True, [12 + column, 10, 10, 10])


# --- cubes ------------------------------------------------------------------------------------


@rule("CAY-12.16", "CAY-12.8")
@pytest.mark.parametrize(
    ("column", "options"),
    [
        (1, {"none", "food"}),
        (2, {"none", "food", "wood", "stone"}),
        (3, {"none", "food", "wood", "stone", "cloth"}),
        (4, {"none", "food", "wood", "stone", "cloth", "swap"}),
        (5, {"none", "food", "wood", "stone", "cloth", "swap", "gold"}),
    ],
)
def test_the_third_line_gives_cubes(column: int, options: set[str]) -> None:
    scene = markers("cubes", column - 1, food=1).gain(RED).answer("cubes")
    assert set(scene.options) == options
    for kind in options - {"none", "swap"}:
        one = markers("cubes", column - 1).gain(RED).answer("cubes", kind)
        assert (one.playing.over, one.player().amount(kind), sum(one.cubes())) == (True, 1, 1)


@rule("CAY-12.14", "CAY-12.15", "CAY-12.16", "CAY-12.17", "CAY-12.18")
@pytest.mark.parametrize(
    ("line", "gives"),
    [
        ("prestige", "4 points"),
        ("deniers", "6 deniers"),
        ("cubes", "2 cubes for one of yours"),
        ("buildings", "a residence for 1 cloth"),
    ],
)
def test_a_line_says_what_its_next_column_gives(line: str, gives: str) -> None:
    hint = markers(line, 3).gain(RED).option(line).hint
    assert hint is not None
    assert said(part(hint, "gives"), "en") == gives


@rule("CAY-12.17")
def test_where_a_cube_is_swapped_the_column_is_of_use() -> None:
    scene = markers("cubes", 3).gain(RED)
    assert usable_columns(scene.state, RED, "cubes") == [1, 2, 3, 4]


@rule("CAY-12.9", "CAY-A41")
def test_an_effect_may_be_left() -> None:
    scene = markers("cubes", 4, food=1).gain(RED).answer("cubes", "none")
    assert (scene.playing.over, scene.cubes(), marker(scene, "cubes")) == (True, (1, 0, 0, 0, 0), 5)
    scene = markers("buildings", 1, **RICH).gain(RED).answer("buildings", "none")
    assert (scene.playing.over, marker(scene, "buildings")) == (True, 2)
    assert scene.cubes() == (9,) * 5


@rule("CAY-12.17", "CAY-A15", "CAY-A76")
@pytest.mark.parametrize("paid", ["food", "wood", "stone", "cloth", "gold"])
def test_any_cube_is_swapped_for_two_that_are_not_gold(paid: str) -> None:
    scene = markers("cubes", 3, **{paid: 1}).gain(RED).answer("cubes", "swap")
    assert set(scene.options) == {"cancel", paid}
    scene.answer(paid)
    assert set(scene.options) == PAIRS | {"cancel"}
    scene.answer("food.food")
    assert (scene.playing.over, scene.cubes()) == (True, (2, 0, 0, 0, 0))


@rule("CAY-12.17")
def test_without_a_cube_there_is_nothing_to_swap() -> None:
    scene = markers("cubes", 3).gain(RED).answer("cubes")
    assert "swap" not in scene.options


@rule("CAY-12.17", "CAY-12.9")
def test_a_swap_can_be_thought_over() -> None:
    scene = markers("cubes", 3, wood=1).gain(RED).answer("cubes", "swap", "cancel", "cloth")
    assert (scene.playing.over, scene.cubes()) == (True, (0, 1, 0, 1, 0))


@rule("CAY-12.17", "CAY-12.9")
@pytest.mark.parametrize("course", [["cancel"], ["wood", "cancel"]])
def test_a_swap_that_was_left_is_not_offered_again_at_once(course: list[str]) -> None:
    scene = markers("cubes", 3, wood=1).gain(RED).answer("cubes", "swap", *course)
    assert set(scene.options) == {"none", "food", "wood", "stone", "cloth"}
    again = markers("cubes", 3, wood=1).gain(RED).answer("cubes")
    assert "swap" in again.options


# --- buildings --------------------------------------------------------------------------------


@rule("CAY-12.18", "CAY-12.8")
@pytest.mark.parametrize(
    ("column", "options"),
    [
        (2, {"none", "wood"}),
        (3, {"none", "wood", "stone"}),
        (4, {"none", "wood", "stone", "residence"}),
        (5, {"none", "wood", "stone", "residence", "prestige"}),
    ],
)
def test_the_fourth_line_builds(column: int, options: set[str]) -> None:
    scene = markers("buildings", column - 1, **RICH).road(9, "residence", RED).gain(RED)
    assert set(scene.answer("buildings").options) == options


@rule("CAY-12.18")
def test_the_first_column_of_buildings_has_no_effect() -> None:
    scene = markers("buildings", 0, **RICH).gain(RED).answer("buildings")
    assert (scene.playing.over, scene.cubes(), marker(scene, "buildings")) == (True, (9,) * 5, 1)


@rule("CAY-12.18", "CAY-12.19", "CAY-12.20", "CAY-A61")
@pytest.mark.parametrize(
    ("tile", "cubes", "answer"),
    [
        ("food_farm", {"food": 1}, "food_farm"),
        ("mason", {"food": 1}, "mason"),
        ("lawyer", {"cloth": 1}, "lawyer"),
        ("market", {"stone": 1}, "market.stone"),
        ("market", {"gold": 1}, "market.gold"),
        ("peddler", {"wood": 1}, "peddler.wood"),
    ],
)
def test_wood_buildings_cost_a_wood_less(tile: str, cubes: dict[str, int], answer: str) -> None:
    scene = markers("buildings", 1, **cubes).gain(RED).answer("buildings", "wood")
    assert answer in scene.options
    scene.answer(answer)
    assert (scene.playing.over, scene.tile(9), sum(scene.cubes())) == (True, (tile, RED), 0)
    assert scene.points(RED) == [10 + CONTENT.tiles[tile].points]


@rule("CAY-12.18", "CAY-A61")
def test_only_one_wood_is_let_off_and_nothing_else() -> None:
    scene = markers("buildings", 1, food=1).gain(RED).answer("buildings", "wood")
    plain = {"food_farm", "cloth_farm", "sawmill", "quarry", "mason"}
    assert set(scene.options) - {"decline"} == plain | {"market.food", "peddler.food"}
    broke = markers("buildings", 1).gain(RED).answer("buildings")
    assert (broke.playing.over, broke.tile(9)) == (True, (None, None))


@rule("CAY-12.18", "CAY-12.20")
@pytest.mark.parametrize(
    ("tile", "cubes"),
    [
        ("stone_farm", {"food": 1}),
        ("architect", {"food": 1}),
        ("alchemist", {"food": 1}),
        ("tailor", {"wood": 1}),
        ("bank", {"wood": 1}),
        ("church", {"cloth": 1}),
    ],
)
def test_stone_buildings_cost_a_stone_less(tile: str, cubes: dict[str, int]) -> None:
    scene = markers("buildings", 2, **cubes).gain(RED).answer("buildings", "stone")
    assert tile in scene.options
    scene.answer(tile)
    assert (scene.tile(9), sum(scene.cubes())) == ((tile, RED), 0)


@rule("CAY-12.18", "CAY-A5")
def test_prestige_buildings_are_not_cheaper() -> None:
    scene = markers("buildings", 4, stone=2, gold=1).road(9, "residence", RED).gain(RED)
    scene.answer("buildings", "prestige", "statue")
    assert (scene.tile(9), scene.cubes(), scene.points(RED)) == (("statue", RED), (0,) * 5, [17])
    assert scene.options == LINES[:3]
    short = markers("buildings", 4, stone=1, gold=1).road(9, "residence", RED).gain(RED)
    assert "prestige" not in short.answer("buildings").options


@rule("CAY-12.18", "CAY-8.29")
def test_prestige_buildings_need_an_own_residence_here_too() -> None:
    scene = markers("buildings", 4, **RICH).road(9, "residence", BLUE).gain(RED)
    assert "prestige" not in scene.answer("buildings").options


@rule("CAY-12.18", "CAY-12.20")
def test_the_residence_costs_a_cloth() -> None:
    scene = markers("buildings", 3, deniers=0, food=9, wood=9, stone=9).gain(RED)
    assert "residence" not in scene.answer("buildings").options
    scene = markers("buildings", 3, deniers=0, cloth=1).gain(RED).answer("buildings")
    assert "residence" in scene.options


@rule("CAY-A19", "CAY-12.20")
def test_on_a_full_road_favours_build_no_craft() -> None:
    scene = markers("buildings", 4, **RICH).town(28, RED).gain(RED).answer("buildings")
    assert set(scene.options) == {"none", "residence", "prestige"}


@rule("CAY-12.20", "CAY-8.23")
def test_favours_too_build_what_is_in_the_stock() -> None:
    scene = markers("buildings", 1, **RICH).road(9, "sawmill", BLUE).gain(RED)
    scene.answer("buildings", "wood")
    assert "sawmill" not in scene.options
    assert scene.answer("quarry").tile(10) == ("quarry", RED)


@rule("CAY-12.8", "CAY-12.6")
def test_a_lower_column_of_the_line_may_be_used() -> None:
    scene = (
        markers("buildings", 3, food=1, columns=4).gain(RED).answer("buildings", "wood", "mason")
    )
    assert (marker(scene, "buildings"), scene.tile(9)) == (4, ("mason", RED))
    assert scene.tile(FARM) == ("neutral_farm", None)


@rule("CAY-16.8", "CAY-A75", "CAY-12.15")
def test_money_of_a_favour_can_be_spent_further_on() -> None:
    scene = Scene().road(9, "mason", RED, worker=RED).road(10, "bank", BLUE, worker=RED)
    scene.at(provost=10).has(RED, stone=1, cloth=1, deniers=0).start("road")
    scene.answer("church", "deniers")
    assert scene.options == ["decline", "rate-1"]
    scene.answer("rate-1")
    assert (scene.deniers(RED), scene.cubes()) == ([1], (0, 0, 0, 0, 1))


@rule("CAY-12.18", "CAY-12.19", "CAY-12.22")
@pytest.mark.parametrize(
    ("builds", "others"),
    [
        ("wood", {"CAY-8.20", "CAY-8.24"}),
        ("stone", {"CAY-8.21", "CAY-8.24"}),
        ("residence", {"CAY-8.40", "CAY-8.46"}),
        ("prestige", {"CAY-8.22"}),
    ],
)
def test_a_favour_names_its_own_rules_and_not_those_of_the_building(
    builds: str, others: set[str]
) -> None:
    scene = markers("buildings", 4, **RICH).road(9, "residence", RED)
    scene.gain(RED).answer("buildings", builds)
    assert "CAY-12.18" in scene.pending.rules
    assert not others & {*scene.pending.rules}
