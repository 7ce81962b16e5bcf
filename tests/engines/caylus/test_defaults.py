"""What is done for somebody whose time has run out: the safe answer of every question."""

import pytest

from tests.engines.caylus.build import (
    BLUE,
    CARPENTER,
    FARM,
    FOREST,
    MARKET,
    RED,
    Scene,
    begin,
    state_of,
)
from tests.rulebook import rule

RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


def at(tile: str, owner: int = RED) -> Scene:
    """Red's worker is at a building on 9, red has plenty of everything and a residence on 10."""
    scene = Scene().road(9, tile, owner, worker=RED).road(10, "residence", RED).at(provost=9)
    return scene.has(RED, **RICH)


def test_nobody_is_placed() -> None:
    assert Scene().start("placement").safe == "pass"


def test_the_gates_worker_comes_home() -> None:
    assert Scene().stands(gate=RED).start("special").safe == "back"


def test_guild_and_bribes_leave_the_provost_alone() -> None:
    assert Scene().stands(guild=RED).start("special").safe == "stay"
    assert Scene().start("provost").safe == "stay"


def test_the_worker_sent_to_the_joust_jousts() -> None:
    assert Scene().stands(joust=RED).has(RED, cloth=1).start("special").safe == "pay"


def test_the_guest_stays_in_the_inn() -> None:
    assert Scene().stands(inn_right=RED).start("special").safe == "stay"


@pytest.mark.parametrize(
    ("tile", "has", "won"),
    [
        ("food_farm", {"food": 9}, (2, 0, 0, 0, 0)),
        ("cloth_farm", {"cloth": 9}, (0, 0, 0, 2, 0)),
    ],
)
def test_the_package_with_more_cubes_is_taken(
    tile: str, has: dict[str, int], won: tuple[int, ...]
) -> None:
    scene = Scene().road(9, tile, RED, worker=RED).at(provost=9).has(RED, **has).start("road")
    before = scene.cubes()
    scene.answer(scene.safe)
    assert tuple(b - a for a, b in zip(before, scene.cubes(), strict=True)) == won


@pytest.mark.parametrize(
    ("number", "has", "kind"),
    [
        (FARM, {}, "food"),
        (FARM, {"food": 2, "cloth": 1}, "cloth"),
        (FARM, {"food": 1, "cloth": 1}, "food"),
        (FOREST, {}, "food"),
        (FOREST, {"food": 1}, "wood"),
        (FOREST, {"food": 2, "wood": 2}, "food"),
    ],
)
def test_of_equal_packages_the_kind_owned_least_is_taken(
    number: int, has: dict[str, int], kind: str
) -> None:
    scene = Scene().road(number, worker=RED).has(RED, **has).start("road")
    scene.answer(scene.safe)
    assert scene.player().amount(kind) == has.get(kind, 0) + 1


@pytest.mark.parametrize(
    ("tile", "has", "kind"),
    [
        ("stone_farm", {}, "cloth"),
        ("stone_farm", {"cloth": 1}, "food"),
        ("stone_farm", {"cloth": 2, "food": 2}, "cloth"),
        ("park", {}, "wood"),
        ("park", {"wood": 1}, "food"),
        ("workshop", {}, "stone"),
        ("workshop", {"stone": 3, "cloth": 2}, "cloth"),
    ],
)
def test_the_owner_takes_what_is_owned_least_else_the_dearer(
    tile: str, has: dict[str, int], kind: str
) -> None:
    scene = Scene().road(9, tile, BLUE, worker=RED).at(provost=9).has(BLUE, **has).start("road")
    assert (scene.asked.seat, scene.safe) == (BLUE, kind)


@pytest.mark.parametrize(
    "tile",
    [
        *("market", "peddler", "mason", "lawyer", "architect"),
        *("church", "tailor", "bank", "alchemist"),
    ],
)
def test_nothing_is_built_bought_or_sold(tile: str) -> None:
    assert at(tile).start("road").safe == "decline"


@pytest.mark.parametrize("number", [CARPENTER, MARKET, 7, 8])
def test_nothing_is_done_at_neutral_and_fixed_buildings(number: int) -> None:
    scene = Scene().road(number, worker=RED).at(provost=8).has(RED, **RICH)
    assert scene.start("road").safe == "decline"


@rule("CAY-A47")
def test_the_residence_nearest_to_the_bridge_is_replaced() -> None:
    scene = at("architect").road(3, "residence", RED).start("road").answer("granary")
    assert scene.safe == "road-3"


@pytest.mark.parametrize("rate", ["rate-1", "rate-2"])
def test_the_alchemists_cubes_have_a_safe_answer(rate: str) -> None:
    scene = at("alchemist").start("road").answer(rate)
    scene.answer(scene.safe)
    assert scene.playing.over


@pytest.mark.parametrize(
    ("cubes", "batch"),
    [
        ({"wood": 1, "stone": 2, "cloth": 3}, "food.stone.cloth"),
        ({"wood": 1, "stone": 1, "cloth": 1}, "food.wood.stone"),
        ({"wood": 1, "stone": 1, "cloth": 2}, "food.wood.cloth"),
        ({"wood": 1, "stone": 1, "gold": 9}, "food.wood.stone"),
        ({"cloth": 1, "gold": 9}, "food.cloth.gold"),
    ],
)
def test_one_batch_of_the_most_plentiful_is_given(cubes: dict[str, int], batch: str) -> None:
    scene = Scene().stands(castle=[RED]).has(RED, food=9, **cubes).start("castle")
    assert scene.safe == batch


def test_no_second_batch_is_given() -> None:
    scene = Scene().stands(castle=[RED]).has(RED, **RICH).start("castle")
    scene.answer(scene.safe)
    assert scene.safe == "stop"


@rule("CAY-12.11")
def test_the_first_line_not_used_is_chosen() -> None:
    scene = Scene().gain(RED, RED, RED)
    lines = []
    for _ in range(2):
        lines.append(scene.safe)
        scene.answer(scene.safe)
    assert lines == ["prestige", "deniers"]
    assert scene.safe == "cubes"


@pytest.mark.parametrize(
    ("column", "cube"), [(1, "food"), (2, "stone"), (3, "cloth"), (4, "cloth"), (5, "gold")]
)
def test_the_best_cube_reached_is_taken_never_the_swap(column: int, cube: str) -> None:
    scene = Scene().scored("dungeon", "walls").has(RED, food=3, favours={"cubes": column - 1})
    assert scene.gain(RED).answer("cubes").safe == cube


@pytest.mark.parametrize("begun", [["swap"], ["swap", "food"]])
def test_a_swap_begun_is_left(begun: list[str]) -> None:
    scene = Scene().scored("dungeon").has(RED, food=3, favours={"cubes": 3}).gain(RED)
    scene.answer("cubes", *begun)
    assert scene.safe == "cancel"
    assert scene.answer("cancel").safe == "cloth"
    assert scene.cubes() == (3, 0, 0, 0, 0)


def test_nothing_is_built_by_a_favour() -> None:
    scene = Scene().scored("dungeon", "walls").has(RED, **RICH, favours={"buildings": 4})
    scene.gain(RED).answer("buildings")
    assert scene.safe == "none"
    for kind in ("wood", "stone", "residence"):
        again = Scene().scored("dungeon", "walls").has(RED, **RICH, favours={"buildings": 4})
        assert again.gain(RED).answer("buildings", kind).safe == "decline"


@rule("CAY-A59")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_who_have_all_left_are_played_to_the_end(players: int) -> None:
    match = begin(players)
    while not match.over:
        (asked,) = match.table.pending.values()
        match.answer(asked.id, asked.seat, match.default_for(asked.id))
    assert (state_of(match).round, state_of(match).bailiff) == (18, 24)
