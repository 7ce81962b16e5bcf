"""How simple players in a hurry bring a match to its end (MES-1.3)."""

import pytest

from engines.core import Stream, key_from
from engines.core.playout import hurried
from engines.mesopotamia.ids import CONVERT, DONE, END, GARDEN, GATHER
from engines.mesopotamia.steps.building import Build
from engines.mesopotamia.steps.research import Research
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.build import SUMER, Scene, begin, state_of

RICH = dict.fromkeys(("stone", "wood", "clay", "food", "tablet", "knuckle"), 9)


def wish(scene: Scene) -> object:
    """What a player in a hurry answers to the pending question."""
    return hurried(scene.playing, scene.pending)


def turn(tile: str = "lower_arcade", /, **goods: int) -> Scene:
    """Sumer with Architecture is about to act; the first part of the Gardens stands."""
    scene = Scene("sumerian", "babylonian").at(tile=tile, built=1).goods(SUMER, **goods)
    scene.realm(1).tiles = ["palace_orchard"]
    scene.start_state.grounds["c6"].token = True
    return scene.levels(SUMER, build=4).dice(SUMER, "white.star")


def test_they_build_the_next_part_as_soon_as_they_can() -> None:
    assert wish(turn(**RICH).place(Turn(SUMER))) == "build"
    scene = turn(**RICH).place(Build(SUMER, 1, 4))
    assert wish(scene) == GARDEN


def test_they_gather_what_is_lacking_and_roll_no_dice_again() -> None:
    scene = turn(tablet=5, stone=2).place(Turn(SUMER))
    assert wish(scene) == GATHER
    scene.answer(GATHER)
    while scene.topic != "act":
        scene.answer(scene.safe)
    assert wish(scene) == END


def test_they_build_nothing_else() -> None:
    scene = turn(stone=2, clay=1).seal("population", SUMER, 4).place(Build(SUMER, 1, 4))
    assert wish(scene) == DONE


def test_they_discover_architecture_first_of_all() -> None:
    scene = turn(clay=2, tablet=1).levels(SUMER, build=2).place(Turn(SUMER))
    assert wish(scene) == "research"
    scene = turn(clay=2, tablet=1).levels(SUMER, build=2).place(Research(SUMER, 2, 2))
    assert wish(scene) == "discover.build"
    scene.answer("discover.build")
    assert wish(scene) == CONVERT


def test_they_make_tablets_for_a_tile_that_costs_some() -> None:
    scene = turn("archive_court", clay=4).seal("population", SUMER, 3).place(Turn(SUMER))
    assert wish(scene) == "research"


def test_they_grow_where_a_tile_asks_for_it() -> None:
    scene = turn("archive_court", food=9, tablet=1).seal("population", SUMER, 2)
    assert wish(scene.place(Turn(SUMER))) == "grow"


def test_they_settle_where_a_tile_asks_for_it() -> None:
    scene = turn("brick_vaults", **RICH).seal("population", SUMER, 4)
    assert wish(scene.place(Turn(SUMER))) == "warfare"
    scene = turn("brick_vaults", **RICH).seal("population", SUMER, 4)
    scene.force("a2", SUMER, spearman=1)
    assert wish(scene.place(Turn(SUMER))) == "explore"
    scene = turn("brick_vaults", **RICH).seal("population", SUMER, 4)
    scene.force("b4", SUMER, spearman=1)
    assert wish(scene.place(Turn(SUMER))) == "build"
    scene.answer("build")
    assert wish(scene) == "settlement.b4"


def test_they_gather_for_a_settlement_before_they_go_on_exploring() -> None:
    scene = turn("brick_vaults", **{**RICH, "food": 0}).seal("population", SUMER, 4)
    assert wish(scene.force("b4", SUMER, spearman=1).place(Turn(SUMER))) == GATHER


def test_they_gather_wood_for_a_unit_that_is_to_go_out() -> None:
    scene = turn("cedar_court", stone=1, food=1).place(Turn(SUMER))
    assert wish(scene) == GATHER


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_a_match_of_players_in_a_hurry_ends_with_the_gardens(seed: str) -> None:
    match = begin("sumerian", "babylonian", seed=seed)
    chance = Stream(key_from(seed), "hurry", 0)
    while not match.over:
        asked = next(iter(match.table.pending.values()))
        given = hurried(match, asked)
        match.answer(asked.id, asked.seat, asked.sample(chance) if given is None else given)
        assert match.number < 3000
    game = state_of(match)
    assert game.ended == "gardens"
    assert game.built == 5
