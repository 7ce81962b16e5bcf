"""Build: what technologies open, where it stands, what it costs (MES-12, MES-23.1)."""

import pytest

from engines.core import Text
from engines.mesopotamia.ids import DONE, GARDEN
from engines.mesopotamia.steps.building import Build
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.build import AKKAD, BABYLON, ELAM, SUMER, Scene
from tests.engines.scene import part
from tests.rulebook import rule

RICH = {"stone": 9, "wood": 9, "clay": 9, "food": 9, "tablet": 9}


def ready(**goods: int) -> Scene:
    """Babylon, in start area 3, with people enough and no ziggurat yet; a spearman is in B4."""
    scene = Scene().goods(BABYLON, **(goods or RICH)).seal("population", BABYLON, 4)
    return scene.force("b4", BABYLON, spearman=1).at(tile="river_pump_house")


def build(scene: Scene, level: int = 3, objects: int = 1) -> Scene:
    return scene.place(Build(BABYLON, objects, level))


def kinds(scene: Scene) -> list[str]:
    """What can be built, each kind once."""
    return [*dict.fromkeys(one.partition(".")[0] for one in scene.options)]


def places(scene: Scene, piece: str) -> list[str]:
    """Where a piece can be built."""
    return [
        site for kind, _, site in (one.partition(".") for one in scene.options) if kind == piece
    ]


def missing(scene: Scene) -> dict[str, list[Text]]:
    """What the hint of DONE says is missing, by the piece."""
    hint = scene.option(DONE).hint
    if hint is None:
        return {}
    return {part(one, "piece").key: part(one, "needs") for one in part(hint, "lacks")}


# --- what is opened -------------------------------------------------------------------------


@rule("MES-12.1", "MES-12.2")
@pytest.mark.parametrize(
    ("level", "opened"),
    [
        (1, ["wall", "ziggurat"]),
        (2, ["wall", "ziggurat", "ram", "ship"]),
        (3, ["wall", "ziggurat", "ram", "ship", "settlement"]),
        (4, ["wall", "ziggurat", "ram", "ship", "settlement", "garden"]),
    ],
)
def test_each_level_opens_more_and_keeps_what_lower_ones_open(
    level: int, opened: list[str]
) -> None:
    scene = ready().levels(BABYLON, build=level).place(Turn(BABYLON)).answer("build")
    assert kinds(scene) == [*opened, DONE]


@rule("MES-12.1")
@pytest.mark.parametrize(
    ("answer", "cost"),
    [
        ("wall.b4", {"stone": 2}),
        ("ziggurat.white", {"stone": 1, "clay": 1}),
        ("ram.d2", {"stone": 1, "wood": 1}),
        ("ship.e2", {"wood": 2}),
        ("settlement.b4", {"stone": 1, "wood": 1, "clay": 1, "food": 1}),
        (GARDEN, {"wood": 2, "clay": 2}),
    ],
)
def test_whoever_builds_pays_the_price(answer: str, cost: dict[str, int]) -> None:
    scene = build(ready(), 4).answer(answer)
    left = {good: n - cost.get(good, 0) for good, n in {**RICH, "knuckle": 0}.items()}
    assert scene.realm(BABYLON).goods == left


@rule("MES-12.1")
@pytest.mark.parametrize(
    ("short", "gone"),
    [
        ({"stone": 1}, ["wall"]),
        ({"clay": 0}, ["ziggurat", "settlement"]),
        ({"wood": 1}, ["ship"]),
        ({"food": 0}, ["settlement"]),
    ],
)
def test_what_cannot_be_paid_cannot_be_built_and_the_hint_says_what_is_missing(
    short: dict[str, int], gone: list[str]
) -> None:
    scene = build(ready(**{**RICH, **short}))
    every = ["wall", "ziggurat", "ram", "ship", "settlement"]
    assert kinds(scene) == [*(piece for piece in every if piece not in gone), DONE]
    assert {*missing(scene)} == {f"mesopotamia-a-{piece}" for piece in gone}
    assert all(one.key == "mesopotamia-goods" for needs in missing(scene).values() for one in needs)


def test_the_hint_begins_with_what_the_least_is_missing_for() -> None:
    scene = build(ready(stone=1, clay=1, wood=1), 3)
    assert [*missing(scene)] == [
        f"mesopotamia-a-{piece}" for piece in ("wall", "ship", "settlement")
    ]


@rule("MES-7.11", "MES-12.1")
def test_without_goods_nothing_is_built_and_nobody_is_asked() -> None:
    scene = ready(knuckle=1).place(Turn(BABYLON))
    hint = scene.option("build").hint
    assert hint is not None
    assert hint.key == "mesopotamia-brings-no-build"
    scene.answer("build")
    assert "nothing-built" in scene.told


@rule("MES-7.8")
def test_building_may_be_left_out() -> None:
    scene = build(ready()).answer(DONE)
    assert scene.realm(BABYLON).goods == {**RICH, "knuckle": 0}
    assert not scene.playing.table.pending


# --- walls and settlements ------------------------------------------------------------------


@rule("MES-12.3", "MES-23.1")
def test_a_wall_needs_a_unit_or_a_settlement_of_its_owner() -> None:
    scene = ready().force("b5", BABYLON, settlement=True).force("b6", BABYLON, rams=1)
    build(scene.force("c4", AKKAD, spearman=1))
    assert places(scene, "wall") == ["b4", "b5"]
    assert places(scene, "settlement") == ["b4"]
    scene.answer("wall.b5")
    assert scene.state.grounds["b5"].wall == BABYLON
    assert scene.state.on_map(BABYLON, "wall") == 1


@rule("MES-12.3")
def test_neither_stands_in_a_start_area() -> None:
    scene = build(ready().force("d2", BABYLON, archer=1))
    assert places(scene, "wall") == places(scene, "settlement") == ["b4"]


@rule("MES-12.3", "MES-5.5")
def test_neither_stands_in_a_blocked_area() -> None:
    scene = Scene("sumerian", "babylonian").goods(1, **RICH).seal("population", 1, 4)
    scene.force("c2", 1, spearman=1).place(Build(1, 1, 3))
    assert not places(scene, "wall")
    assert not places(scene, "settlement")


@rule("MES-12.3")
def test_there_is_one_wall_and_one_settlement_in_an_area_whoever_owns_them() -> None:
    scene = ready().force("b4", ELAM, settlement=True)
    scene.start_state.grounds["b4"].wall = AKKAD
    build(scene)
    assert not places(scene, "wall")
    assert not places(scene, "settlement")
    assert [one.key for one in missing(scene)["mesopotamia-a-wall"]] == ["mesopotamia-lack-place"]


@rule("MES-12.9")
def test_both_may_be_built_where_enemies_are() -> None:
    scene = build(ready().force("b4", AKKAD, archer=2)).answer("settlement.b4")
    here = scene.state.grounds["b4"]
    assert here.owner() == BABYLON
    assert [one.seat for one in here.forces] == [BABYLON, AKKAD]


@rule("MES-12.9")
def test_a_settlement_among_enemies_still_serves_its_owner() -> None:
    scene = ready().force("b5", BABYLON, settlement=True).force("b5", AKKAD, archer=2)
    build(scene)
    assert places(scene, "wall") == ["b4", "b5"]
    assert places(scene, "ram") == ["d2", "b5"]


# --- rams and ships -------------------------------------------------------------------------


@rule("MES-12.4")
def test_a_ram_comes_to_the_start_area_or_to_a_settlement() -> None:
    scene = build(ready().force("b5", BABYLON, settlement=True))
    assert places(scene, "ram") == ["d2", "b5"]
    scene.answer("ram.b5")
    force = scene.state.grounds["b5"].force(BABYLON)
    assert force is not None
    assert force.rams == 1


@rule("MES-12.5")
def test_a_ship_comes_beside_the_start_area_or_a_settlement_where_no_other_own_is() -> None:
    shores = build(ready()).state.content.shores
    home, there = list(shores["d2"]), list(shores["b5"])
    scene = ready().force("b5", BABYLON, settlement=True).ship(there[0], AKKAD)
    build(scene)
    assert places(scene, "ship") == [*home, *there]
    scene = ready().force("b5", BABYLON, settlement=True).ship(there[0], BABYLON)
    build(scene)
    assert places(scene, "ship") == [*home, *there[1:]]
    scene.answer(f"ship.{home[0]}")
    assert BABYLON in scene.state.ships[home[0]]


@rule("MES-12.8", "MES-27.8")
def test_rams_and_ships_count_for_the_unit_limit() -> None:
    scene = ready().seal("population", BABYLON, 1).force("d2", BABYLON, archer=1)
    build(scene)
    assert kinds(scene) == ["wall", "ziggurat", "settlement", DONE]
    assert [one.key for one in missing(scene)["mesopotamia-a-ship"]] == ["mesopotamia-lack-units"]


@rule("MES-12.8")
def test_without_a_piece_left_nothing_is_built() -> None:
    scene = ready().force("c5", BABYLON, settlement=True).force("c6", BABYLON, settlement=True)
    scene.force("d2", BABYLON, rams=2).force("c7", BABYLON, settlement=True)
    for area in ("c5", "c6", "c7"):
        scene.start_state.grounds[area].wall = BABYLON
    build(scene)
    assert kinds(scene) == ["ziggurat", "ship", DONE]
    for piece in ("wall", "ram", "settlement"):
        keys = [one.key for one in missing(scene)[f"mesopotamia-a-{piece}"]]
        assert keys == ["mesopotamia-lack-piece"]


# --- the ziggurat ---------------------------------------------------------------------------


@rule("MES-8.1", "MES-8.2", "MES-8.3", "MES-12.6")
def test_a_level_of_the_ziggurat_brings_a_die_of_a_chosen_colour() -> None:
    scene = build(ready())
    assert places(scene, "ziggurat") == ["white", "silver", "black"]
    assert scene.safe == "ziggurat.white"
    scene.answer("ziggurat.silver")
    (die,) = scene.realm(BABYLON).dice
    assert (die.colour, die.face) == ("silver", None)
    assert scene.state.on_map(BABYLON, "ziggurat") == 1


@rule("MES-8.4", "MES-8.5", "MES-8.6", "MES-8.7", "MES-A1")
def test_six_levels_bring_each_colour_twice() -> None:
    scene = ready().seal("population", BABYLON, 8).goods(BABYLON, stone=9, clay=9)
    build(scene, 1, 9)
    offered = []
    for colour in ("white", "silver", "black", "white", "black", "silver"):
        offered.append(places(scene, "ziggurat"))
        scene.answer(f"ziggurat.{colour}")
    assert offered == [
        ["white", "silver", "black"],
        ["silver", "black"],
        ["black"],
        ["white", "silver", "black"],
        ["silver", "black"],
        ["silver"],
    ]
    assert "ziggurat" not in kinds(scene)
    assert "mesopotamia-a-ziggurat" not in missing(scene)


@rule("MES-12.6", "MES-27.9", "MES-T7")
def test_no_level_is_built_above_the_population_level() -> None:
    scene = ready().seal("population", BABYLON, 1).goods(BABYLON, **RICH)
    build(scene, 1, 2).answer("ziggurat.white")
    assert "ziggurat" not in kinds(scene)
    (need,) = missing(scene)["mesopotamia-a-ziggurat"]
    assert (need.key, need.args) == ("mesopotamia-need-population", {"n": 2})
    scene = ready().seal("population", BABYLON, 2).dice(BABYLON, "white")
    build(scene, 1)
    assert places(scene, "ziggurat") == ["silver", "black"]


@rule("MES-T7", "MES-7.4")
def test_who_has_grown_may_build_the_next_level_in_the_same_turn() -> None:
    scene = Scene("sumerian", "babylonian").goods(0, **RICH).dice(0, "silver.gish")
    scene.place(Turn(0)).answer("grow", "dice.build.gish")
    assert places(scene, "ziggurat") == ["white", "black"]


@rule("MES-8.12")
@pytest.mark.parametrize("dice", ["rolled", "set"])
def test_a_new_die_serves_from_the_next_turn_on(dice: str) -> None:
    scene = Scene(dice=dice).goods(BABYLON, stone=1, clay=1, food=9).place(Turn(BABYLON))
    scene.answer("build", "ziggurat.black")
    if scene.playing.table.pending:
        scene.answer("end")
    (die,) = scene.realm(BABYLON).dice
    assert not die.spent
    assert (die.face is None) == (dice == "set")


# --- several objects ------------------------------------------------------------------------


@rule("MES-12.7")
def test_several_objects_may_be_different_or_the_same() -> None:
    scene = build(ready().force("b5", BABYLON, spearman=1), 1, 2).answer("wall.b4", "wall.b5")
    assert scene.state.on_map(BABYLON, "wall") == 2
    assert not scene.playing.table.pending
    scene = build(ready(), 1, 2).answer("wall.b4", "ziggurat.black")
    assert scene.state.on_map(BABYLON, "wall") == 1
    assert scene.realm(BABYLON).ziggurat == 1
    scene = build(ready(), 1, 2).answer("ziggurat.white", "ziggurat.black")
    assert scene.realm(BABYLON).ziggurat == 2


@rule("MES-7.8", "MES-12.7")
def test_of_several_objects_fewer_may_be_built() -> None:
    scene = build(ready(), 1, 2).answer("wall.b4", DONE)
    assert scene.told == ["built"]
    assert not scene.playing.table.pending


@rule("MES-12.9")
def test_the_second_object_may_use_the_first() -> None:
    shore = build(ready()).state.content.shores["b4"][0]
    scene = build(ready(), 3, 2)
    assert f"ship.{shore}" not in scene.options
    scene.answer("settlement.b4", f"ship.{shore}")
    assert scene.state.ships[shore] == [BABYLON]


@rule("MES-7.10")
def test_building_keeps_the_level_it_was_begun_with() -> None:
    scene = ready().levels(BABYLON, build=1).place(Turn(BABYLON)).answer("build")
    scene.realm(BABYLON).levels["build"] = 4
    assert kinds(scene) == ["wall", "ziggurat", DONE]


def test_sumer_builds_onto_the_level_it_begins_with() -> None:
    scene = Scene().goods(SUMER, **RICH).dice(SUMER, "white.gir").seal("population", SUMER, 2)
    scene.place(Build(SUMER, 1, 1)).answer("ziggurat.black")
    assert scene.realm(SUMER).ziggurat == 2
