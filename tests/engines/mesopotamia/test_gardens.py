"""The Hanging Gardens: every tile, what it asks for, and how they end the match (MES-13)."""

import pytest

from engines.core import Text
from engines.mesopotamia.ids import DONE, END, GARDEN, SETTLEMENT
from engines.mesopotamia.scoring import result
from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.building import Build
from engines.mesopotamia.steps.rounds import EndOfRound
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, BABYLON, SUMER, Scene
from tests.engines.scene import part
from tests.rulebook import rule

TILES: list[tuple[str, int, dict[str, int], dict[str, int], int]] = [
    ("terrace_foundations", 1, {"stone": 2, "clay": 1, "wood": 1}, {}, 3),
    ("river_pump_house", 1, {"wood": 2, "clay": 2}, {}, 3),
    ("royal_causeway", 1, {"stone": 2, "food": 2}, {"population": 3}, 4),
    ("lower_arcade", 2, {"stone": 2, "clay": 2, "wood": 1}, {}, 4),
    ("cedar_court", 2, {"wood": 3, "stone": 1, "food": 1}, {"events": 4}, 5),
    ("brick_vaults", 2, {"clay": 3, "stone": 1, "wood": 1}, {"settlements": 1}, 5),
    ("water_stairs", 3, {"stone": 2, "wood": 2, "clay": 2}, {}, 5),
    (
        "scholars_grove",
        3,
        {"stone": 2, "wood": 2, "clay": 1, "tablet": 1},
        {"population": 4},
        6,
    ),
    ("fruit_terrace", 3, {"stone": 3, "clay": 1, "food": 2}, {"settlements": 1}, 6),
    (
        "upper_arcade",
        4,
        {"stone": 2, "wood": 2, "clay": 2, "food": 1},
        {"population": 5},
        7,
    ),
    ("hall_of_tablets", 4, {"stone": 3, "wood": 2, "tablet": 2}, {"events": 6}, 8),
    ("palm_promenade", 4, {"clay": 3, "wood": 2, "food": 2}, {"settlements": 2}, 7),
    (
        "crown_of_palms",
        5,
        {"stone": 2, "wood": 2, "clay": 2, "food": 2},
        {"population": 6},
        9,
    ),
    ("sky_basin", 5, {"stone": 3, "clay": 3, "tablet": 2}, {"events": 8}, 9),
    (
        "queens_summit",
        5,
        {"stone": 2, "wood": 3, "food": 3},
        {"population": 5, "settlements": 2},
        9,
    ),
    ("assyrian_aqueduct", 1, {"stone": 2, "wood": 1, "food": 1}, {"events": 2}, 3),
    ("guardian_bulls", 2, {"stone": 3, "clay": 1, "food": 1}, {"events": 4}, 5),
    (
        "iron_trellis",
        3,
        {"stone": 2, "wood": 2, "food": 1, "knuckle": 1},
        {"events": 5},
        6,
    ),
    ("lion_gate", 4, {"stone": 3, "clay": 2, "knuckle": 2}, {"population": 5}, 7),
    (
        "garden_of_sennacherib",
        5,
        {"stone": 3, "wood": 2, "clay": 2, "tablet": 1},
        {"events": 7, "population": 5},
        10,
    ),
    ("palace_orchard", 1, {"food": 2, "clay": 1, "wood": 1}, {}, 3),
    ("archive_court", 2, {"clay": 2, "wood": 1, "tablet": 1}, {"population": 3}, 4),
    ("date_walk", 3, {"wood": 2, "food": 2, "clay": 2}, {"settlements": 1}, 6),
    (
        "ambassadors_bridge",
        4,
        {"stone": 2, "wood": 3, "food": 1, "tablet": 1},
        {"settlements": 1, "population": 4},
        8,
    ),
    (
        "zimri_lims_pavilion",
        5,
        {"stone": 2, "clay": 2, "food": 2, "tablet": 2},
        {"population": 6},
        9,
    ),
]
"""Every tile as it is printed: its level, its price, what else it asks for, its points."""
NAMES = [row[0] for row in TILES]
BELOW = ("terrace_foundations", "cedar_court", "fruit_terrace", "hall_of_tablets")
"""A tile of each of the first four levels."""
SETTLED = ("b4", "b5", "b6")


def shown(tile: str, **goods: int) -> Scene:
    """Sumer before a tile: Babylon has built all parts below it."""
    level = CONTENT.gardens[tile].level
    scene = Scene().at(tile=tile, built=level - 1).goods(SUMER, **goods)
    scene.start_state.grounds["d3"].token = True  # so that events are still to come
    scene.realm(BABYLON).tiles = [*BELOW[: level - 1]]
    return scene


def reaching(scene: Scene, **reached: int) -> Scene:
    """Sumer has reached what a tile asks for."""
    for area in SETTLED[: reached.pop("settlements", 0)]:
        scene.force(area, SUMER, settlement=True)
    for track, space in reached.items():
        scene.seal(track, SUMER, space)
    return scene


def can_build(scene: Scene, seat: int = SUMER) -> bool:
    """Whether a seat with Architecture can build the tile."""
    scene.place(Build(seat, 1, 4))
    return bool(scene.playing.table.pending) and GARDEN in scene.options


# --- every tile -----------------------------------------------------------------------------


@rule("MES-13.2", "MES-13.3", "MES-29.3")
@pytest.mark.parametrize(("tile", "level", "cost", "asks", "points"), TILES, ids=NAMES)
def test_a_tile_is_paid_and_kept_for_its_points(
    tile: str, level: int, cost: dict[str, int], asks: dict[str, int], points: int
) -> None:
    scene = reaching(shown(tile, **cost), **asks)
    assert can_build(scene)
    scene.answer(GARDEN)
    assert scene.realm(SUMER).tiles == [tile]
    assert not any(scene.realm(SUMER).goods.values())
    assert scene.state.built == level
    (line,) = [
        line
        for line in result(scene.state).scores[SUMER].lines
        if line.reason.key == "mesopotamia-points-gardens"
    ]
    assert line.points == points


@rule("MES-13.2")
@pytest.mark.parametrize(("tile", "level", "cost", "asks", "points"), TILES, ids=NAMES)
def test_a_tile_needs_every_one_of_its_goods(
    tile: str, level: int, cost: dict[str, int], asks: dict[str, int], points: int
) -> None:
    for good in cost:
        assert not can_build(reaching(shown(tile, **{**cost, good: cost[good] - 1}), **asks))
    assert (level, points) == (CONTENT.gardens[tile].level, CONTENT.gardens[tile].points)


@rule("MES-13.3")
@pytest.mark.parametrize(
    ("tile", "cost", "asks"), [(row[0], row[2], row[3]) for row in TILES if row[3]]
)
def test_what_a_tile_asks_for_must_be_reached_and_is_not_paid(
    tile: str, cost: dict[str, int], asks: dict[str, int]
) -> None:
    for one, n in asks.items():
        assert not can_build(reaching(shown(tile, **cost), **{**asks, one: n - 1}))
    scene = reaching(shown(tile, **cost), **asks)
    assert can_build(scene)
    scene.answer(GARDEN)
    assert len(scene.state.settlements(SUMER)) == asks.get("settlements", 0)
    assert scene.state.population.space(SUMER) == asks.get("population", 1)


@rule("MES-13.3")
def test_the_hint_says_what_a_tile_asks_for() -> None:
    scene = shown("ambassadors_bridge", stone=2, wood=9, tablet=1).force("b4", SUMER, spearman=1)
    scene.place(Build(SUMER, 1, 4))
    lacks = part(scene.option(DONE).hint, "lacks")
    (garden,) = [one for one in lacks if part(one, "piece").key == "mesopotamia-a-garden"]
    assert [one.key for one in part(garden, "needs")] == [
        "mesopotamia-goods",
        "mesopotamia-need-population",
        "mesopotamia-need-settlements",
    ]


@rule("MES-13.6")
def test_settlements_are_those_on_the_map_whoever_stands_beside_them() -> None:
    scene = shown("brick_vaults", clay=3, stone=1, wood=1).force("b4", AKKAD, settlement=True)
    assert not can_build(scene)
    scene = shown("brick_vaults", clay=3, stone=1, wood=1).force("b4", SUMER, settlement=True)
    assert can_build(scene.force("b4", AKKAD, archer=2))


# --- the next tile, and the last one --------------------------------------------------------


@rule("MES-13.1")
def test_whoever_has_architecture_can_build_the_next_part() -> None:
    scene = shown("river_pump_house", wood=9, clay=9).goods(AKKAD, wood=9, clay=9)
    scene.levels(SUMER, build=4).levels(AKKAD, build=3).place(Turn(SUMER), Turn(AKKAD))
    scene.answer("build", GARDEN, DONE)
    assert scene.realm(SUMER).tiles == ["river_pump_house"]
    scene.answer("build")
    assert GARDEN not in scene.options


@rule("MES-13.2", "MES-3.8")
def test_the_next_tile_is_revealed_at_once_and_that_cannot_be_taken_back() -> None:
    scene = shown("river_pump_house", wood=2, clay=2)
    scene.place(Build(SUMER, 1, 4), EndOfRound())
    option = scene.option(GARDEN)
    assert option.confirm
    assert option.then == Text("mesopotamia-then-next-tile")
    scene.answer(GARDEN)
    assert scene.state.tile is not None
    assert CONTENT.gardens[scene.state.tile].level == 2
    assert scene.told[:2] == ["built-garden", "tile"]
    assert part(scene.event("tile").text(None), "tile").key.startswith("mesopotamia-garden-")


@rule("MES-12.7", "MES-12.9")
def test_with_two_objects_the_tile_just_revealed_can_be_built_too() -> None:
    rich = dict.fromkeys(("stone", "wood", "clay", "food", "tablet"), 9)
    scene = shown("hall_of_tablets", **rich)
    for area in SETTLED[:2]:
        scene.force(area, SUMER, settlement=True)
    scene.seal("events", SUMER, 9).seal("population", SUMER, 7).place(Build(SUMER, 2, 4))
    scene.answer(GARDEN)
    assert GARDEN in scene.options
    scene.answer(GARDEN)
    assert scene.state.built == 5
    assert len(scene.realm(SUMER).tiles) == 2


@rule("MES-13.4", "MES-13.6")
def test_after_the_fifth_part_nothing_is_left_to_build() -> None:
    scene = shown("sky_basin", stone=9, clay=9, tablet=9).seal("events", SUMER, 8)
    scene.seal("population", SUMER, 3).place(Build(SUMER, 2, 4))
    option = scene.option(GARDEN)
    assert not option.confirm
    assert option.then == Text("mesopotamia-then-last-tile")
    scene.answer(GARDEN)
    assert scene.told == ["built-garden", "gardens-complete"]
    assert scene.state.tile is None
    assert GARDEN not in scene.options
    hint = scene.option(DONE).hint
    lacking = [] if hint is None else [part(one, "piece").key for one in part(hint, "lacks")]
    assert "mesopotamia-a-garden" not in lacking


@rule("MES-13.4", "MES-1.3", "MES-T30")
def test_everybody_else_still_has_a_turn_once_the_last_part_stands() -> None:
    scene = shown("sky_basin", stone=3, clay=3, tablet=2).seal("events", SUMER, 8)
    scene.levels(SUMER, build=4).place(
        *(Turn(seat) for seat in (SUMER, AKKAD, BABYLON)), EndOfRound()
    )
    scene.answer("build", GARDEN)
    assert scene.asked.seat == AKKAD
    scene.answer(END)
    assert scene.asked.seat == BABYLON
    assert scene.state.ended == ""
    scene.answer(END)
    assert scene.state.ended == "gardens"
    assert scene.realm(SUMER).tiles == ["sky_basin"]
    assert scene.playing.over


@rule("MES-7.4")
def test_goods_of_one_action_are_spent_in_a_later_one_of_the_same_turn() -> None:
    scene = shown("iron_trellis", stone=2, wood=2, food=1).seal("events", SUMER, 5)
    scene.levels(SUMER, build=4).dice(SUMER, "black.tukul").place(Turn(SUMER))
    scene.answer("dice.warfare.tukul", "none", "build", GARDEN)
    assert scene.realm(SUMER).tiles == ["iron_trellis"]
    assert scene.realm(SUMER).goods["knuckle"] == 0


# --- a space that nobody can reach any more -------------------------------------------------


def basin() -> Scene:
    """No event is left; Akkad is first on the event track, on space 7, and Sumer is second."""
    scene = shown("sky_basin").seal("events", SUMER, 7).seal("events", AKKAD, 7)
    scene.start_state.grounds["d3"].token = False
    for seat in (SUMER, AKKAD):
        scene.goods(seat, stone=3, clay=3, tablet=2)
    return scene


@rule("MES-13.5", "MES-A47", "MES-T38")
def test_once_no_event_is_left_the_first_on_the_track_can_build() -> None:
    assert can_build(basin(), AKKAD)
    assert not can_build(basin(), SUMER)


@rule("MES-13.5")
def test_as_long_as_an_event_is_left_the_space_must_be_reached() -> None:
    scene = basin()
    scene.start_state.grounds["b4"].token = True
    assert not can_build(scene, AKKAD)
    scene = basin().force("b4", BABYLON, settlement=True).at(seen=["plain.1"])
    scene.start_state.grounds["b4"].running = Running("plain.1", 1, BABYLON)
    assert not can_build(scene, AKKAD)


def test_the_pieces_named_here_are_all_there_are() -> None:
    assert sorted(NAMES) == sorted(CONTENT.gardens)
    assert CONTENT.pieces[SETTLEMENT].copies == len(SETTLED)
