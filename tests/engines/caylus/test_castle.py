"""Phase 6: building the castle (CAY-9)."""

import pytest

from engines.core import IllegalMove
from tests.engines.caylus.build import BLUE, GREEN, ORANGE, RED, Scene
from tests.engines.scene import said
from tests.rulebook import rule

FWS = "food.wood.stone"
LINES = {"prestige", "deniers", "cubes", "buildings"}
ALL_BATCHES = {
    *("food.wood.stone", "food.wood.cloth", "food.wood.gold"),
    *("food.stone.cloth", "food.stone.gold", "food.cloth.gold"),
}


def batches(number: int) -> dict[str, int]:
    """The cubes of so many batches of food, wood and stone."""
    return {"food": number, "wood": number, "stone": number}


def castle(*numbers: int) -> Scene:
    """Red, blue, … have workers in the castle, in this order, and cubes for so many batches."""
    scene = Scene(max(3, len(numbers))).stands(castle=list(range(len(numbers))))
    for seat, number in enumerate(numbers):
        scene.has(seat, **batches(number))
    return scene


# --- who builds, and what ---------------------------------------------------------------------


@rule("CAY-9.1", "CAY-9.4", "CAY-A55")
def test_those_in_the_castle_give_batches_one_after_the_other() -> None:
    scene = Scene().stands(castle=[GREEN, RED]).has(BLUE, **batches(2))
    scene.has(RED, **batches(2)).has(GREEN, **batches(3)).start("castle")
    seats = []
    for answer in (FWS, FWS, "stop", FWS, "stop"):
        seats.append(scene.asked.seat)
        scene.answer(answer)
    assert seats == [GREEN, GREEN, GREEN, RED, RED]
    assert scene.state.houses["dungeon"] == [GREEN, GREEN, RED]
    assert scene.cubes(BLUE) == (2, 2, 2, 0, 0)


@rule("CAY-9.4", "CAY-9.20")
def test_the_last_possible_batch_ends_the_go() -> None:
    scene = castle(2, 1).start("castle").answer(FWS, FWS)
    assert scene.asked.seat == BLUE


@rule("CAY-9.14", "CAY-9.18")
def test_the_batches_of_a_round_are_forgotten_with_it() -> None:
    scene = castle(2, 1).start("castle").answer(FWS, FWS)
    assert scene.state.players[RED].batches == 2
    scene.finish()
    assert [player.batches for player in scene.state.players] == [0, 0, 0]


@rule("CAY-9.5")
def test_a_batch_is_three_kinds_of_which_one_is_food() -> None:
    scene = Scene().stands(castle=[RED])
    scene.has(RED, food=1, wood=1, stone=1, cloth=1, gold=1).start("castle")
    assert set(scene.options) == {"stop", *ALL_BATCHES}
    with pytest.raises(IllegalMove):
        scene.answer("wood.stone.cloth")


@rule("CAY-9.5", "CAY-9.6")
@pytest.mark.parametrize("batch", sorted(ALL_BATCHES))
def test_each_batch_costs_its_three_cubes(batch: str) -> None:
    cubes = dict.fromkeys(batch.split("."), 1)
    scene = Scene().stands(castle=[RED]).has(RED, **cubes).start("castle")
    assert set(scene.options) == {"stop", batch}
    scene.answer(batch)
    assert (sum(scene.cubes()), scene.state.houses["dungeon"], scene.points(RED)) == (
        0,
        [RED],
        [15],
    )


@rule("CAY-9.5", "CAY-9.20", "CAY-9.11")
@pytest.mark.parametrize(
    "cubes",
    [
        {"wood": 3, "stone": 3, "cloth": 3, "gold": 3},
        {"food": 9, "wood": 9},
        {"food": 9, "gold": 9},
        {},
    ],
)
def test_who_has_no_batch_loses_two_points_unasked(cubes: dict[str, int]) -> None:
    scene = Scene().stands(castle=[RED]).has(RED, **cubes).start("castle")
    assert (scene.playing.over, scene.points()) == (True, [8, 10, 10, 10])
    assert sum(scene.cubes()) == sum(cubes.values())


@rule("CAY-1.11", "CAY-9.11")
@pytest.mark.parametrize(("points", "told"), [(0, "no points to lose"), (1, "lost 1 point")])
def test_the_story_tells_what_an_idle_worker_in_the_castle_really_cost(
    points: int, told: str
) -> None:
    scene = Scene().stands(castle=[RED]).has(RED, food=0, points=points).start("castle")
    (event,) = [one for one in scene.events if one.key.endswith("no-batch")]
    assert told in said(event.text(None), "en")


@rule("CAY-9.11", "CAY-A56", "CAY-A39")
def test_who_gives_no_batch_loses_two_points_before_the_next_goes() -> None:
    scene = castle(1, 1).start("castle").answer("stop")
    assert (scene.asked.seat, scene.points(), scene.cubes()) == (BLUE, [8, 10, 10], (1, 1, 1, 0, 0))


@rule("CAY-9.11", "CAY-9.1")
def test_who_gives_one_batch_or_stays_away_loses_nothing() -> None:
    scene = castle(2).start("castle").answer(FWS, "stop")
    assert scene.points() == [15, 10, 10]


# --- sections and points ----------------------------------------------------------------------


@rule("CAY-9.2", "CAY-9.3", "CAY-9.6", "CAY-9.7")
@pytest.mark.parametrize(
    ("scored", "section", "points"),
    [([], "dungeon", 5), (["dungeon"], "walls", 4), (["dungeon", "walls"], "towers", 3)],
)
def test_a_batch_builds_the_first_section_not_yet_scored(
    scored: list[str], section: str, points: int
) -> None:
    scene = castle(2).scored(*scored).start("castle").answer(FWS)
    assert scene.state.houses == {
        "dungeon": [],
        "walls": [],
        "towers": [],
        section: [RED],
    }
    assert (scene.points(RED), scene.asked.seat) == ([10 + points], RED)


@rule("CAY-9.2", "CAY-9.8")
@pytest.mark.parametrize(
    ("scored", "section", "parts", "following", "points"),
    [
        ([], "dungeon", 6, "walls", 5 + 4),
        (["dungeon"], "walls", 10, "towers", 4 + 3),
    ],
)
def test_a_full_section_spills_into_the_next(
    scored: list[str], section: str, parts: int, following: str, points: int
) -> None:
    scene = castle(3).scored(*scored).houses(**{section: [GREEN] * (parts - 1)}).start("castle")
    scene.answer(FWS, FWS)
    assert scene.state.houses[section] == [*[GREEN] * (parts - 1), RED]
    assert (scene.state.houses[following], scene.points(RED)) == ([RED], [10 + points])
    assert scene.state.scored == scored


@rule("CAY-9.8", "CAY-A11")
def test_full_dungeon_and_walls_spill_into_the_towers() -> None:
    scene = castle(3).houses(dungeon=[GREEN] * 6, walls=[GREEN] * 9).start("castle")
    scene.answer(FWS, FWS)
    assert (scene.state.houses["walls"][-1], scene.state.houses["towers"]) == (RED, [RED])
    assert scene.points(RED) == [10 + 4 + 3]


@rule("CAY-9.19", "CAY-10.9")
def test_what_was_left_empty_stays_empty() -> None:
    scene = castle(2).scored("dungeon").houses(dungeon=[GREEN] * 2).start("castle").answer(FWS)
    assert (scene.state.houses["dungeon"], scene.state.houses["walls"]) == ([GREEN] * 2, [RED])
    late = castle(2).scored("dungeon").houses(dungeon=[GREEN], walls=[GREEN] * 10)
    late.start("castle").answer(FWS)
    assert (late.state.houses["dungeon"], late.state.houses["towers"]) == ([GREEN], [RED])


# --- full towers ------------------------------------------------------------------------------


@rule("CAY-9.10", "CAY-9.12", "CAY-A39")
def test_full_towers_take_no_batch_and_cost_nothing_who_could_give_one() -> None:
    scene = castle(1).scored("dungeon", "walls").houses(towers=[GREEN] * 14).start("castle")
    assert (scene.playing.over, scene.points()) == (True, [10, 10, 10])
    assert (scene.cubes(), len(scene.state.houses["towers"])) == ((1, 1, 1, 0, 0), 14)


@rule("CAY-9.13", "CAY-A12", "CAY-9.20")
def test_full_towers_cost_two_points_who_has_no_batch_to_show() -> None:
    scene = castle(0).scored("dungeon", "walls").houses(towers=[GREEN] * 14).has(RED, food=9)
    assert scene.start("castle").points() == [8, 10, 10]


@rule("CAY-A71", "CAY-9.10", "CAY-9.12", "CAY-9.13")
def test_full_walls_and_towers_count_as_full_towers() -> None:
    scene = castle(1, 0).scored("dungeon").houses(walls=[GREEN] * 10, towers=[GREEN] * 14)
    scene.start("castle")
    assert (scene.playing.over, scene.points()) == (True, [10, 8, 10])


@rule("CAY-9.10")
def test_the_last_part_of_the_towers_is_the_last_batch() -> None:
    scene = castle(2, 1).scored("dungeon", "walls").houses(towers=[GREEN] * 13).start("castle")
    scene.answer(FWS)
    assert (scene.points(), scene.cubes(), scene.cubes(BLUE)) == (
        [13, 10, 10],
        (1, 1, 1, 0, 0),
        (1, 1, 1, 0, 0),
    )
    assert (scene.asked.seat, set(scene.options)) == (RED, LINES)


@rule("CAY-9.11", "CAY-9.12")
def test_stopping_with_room_in_the_towers_costs_two_points() -> None:
    scene = castle(1).scored("dungeon", "walls").houses(towers=[GREEN] * 13).start("castle")
    assert scene.answer("stop").points() == [8, 10, 10]


# --- the best builder -------------------------------------------------------------------------


@rule("CAY-9.14", "CAY-12.1")
def test_most_batches_give_a_favour() -> None:
    scene = castle(1, 2, 1).start("castle").answer(FWS, FWS, FWS, FWS)
    assert (scene.asked.seat, set(scene.options)) == (BLUE, LINES)
    assert scene.answer("deniers").playing.over
    assert scene.deniers() == [10, 13, 10]


@rule("CAY-9.15")
def test_the_earlier_in_the_castle_wins_a_tie() -> None:
    scene = Scene().stands(castle=[ORANGE, BLUE, RED])
    for seat in (ORANGE, BLUE, RED):
        scene.has(seat, **batches(1 if seat == ORANGE else 2))
    scene.start("castle").answer(*[FWS] * 5)
    assert (scene.asked.seat, set(scene.options)) == (BLUE, LINES)


@rule("CAY-9.16", "CAY-A12")
def test_without_a_batch_there_is_no_favour() -> None:
    scene = castle(1, 0, 1).start("castle").answer("stop", "stop")
    assert (scene.playing.over, scene.points()) == (True, [8, 8, 8])


@rule("CAY-9.17")
def test_batches_of_all_sections_count_for_the_favour() -> None:
    scene = castle(1, 2).houses(dungeon=[GREEN] * 4).start("castle").answer(FWS, FWS, FWS)
    assert scene.state.houses["walls"] == [BLUE]
    assert (scene.asked.seat, set(scene.options)) == (BLUE, LINES)


@rule("CAY-9.14", "CAY-9.9")
def test_batches_of_earlier_rounds_do_not_count_for_the_favour() -> None:
    scene = castle(1, 2).houses(dungeon=[RED] * 2).start("castle").answer(FWS, FWS, FWS)
    assert (scene.asked.seat, set(scene.options)) == (BLUE, LINES)


@rule("CAY-9.14")
def test_batches_are_counted_anew_in_every_round() -> None:
    scene = Scene(2).stands(castle=[RED, BLUE]).has(RED, **batches(2)).has(BLUE, **batches(3))
    scene.start("castle").answer(FWS, FWS, FWS, "stop", "deniers")
    assert scene.playing.over
    second = Scene(2).stands(castle=[BLUE, RED]).has(BLUE, **batches(1)).has(RED, **batches(2))
    for seat in (RED, BLUE):
        second.has(seat, batches=scene.player(seat).batches)
    second.start("castle").answer(FWS, FWS, FWS)
    assert (second.asked.seat, set(second.options)) == (RED, LINES)


@rule("CAY-9.18")
def test_castle_workers_come_home_at_the_end() -> None:
    scene = castle(1, 1).start("castle").answer(FWS)
    assert (scene.state.castle, scene.player(RED).workers) == ([RED, BLUE], 5)
    scene.answer(FWS, "deniers")
    assert (scene.playing.over, scene.state.castle) == (True, [])
    assert [player.workers for player in scene.state.players] == [6, 6, 6]
