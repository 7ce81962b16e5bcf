"""Rounds, and phase 7: bailiff, provost, which sections are scored (CAY-3, CAY-10)."""

import pytest

from tests.engines.caylus.build import BLUE, FARM, GREEN, RED, Scene, begin, state_of
from tests.engines.scene import at_random
from tests.rulebook import rule


def full(section: str, parts: int) -> dict[str, list[int]]:
    """A section full of green houses."""
    return {section: [GREEN] * parts}


# --- rounds -----------------------------------------------------------------------------------


@rule("CAY-3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rounds_of_seven_phases_go_on_until_the_towers_are_scored(players: int) -> None:
    clock = (1, 0)
    for match, _ in at_random(begin(players), "rounds"):
        state = state_of(match)
        now = (state.round, state.phase)
        assert now >= clock
        clock = now
        assert match.over == (state.scored == ["dungeon", "walls", "towers"])
    assert clock[0] <= 18


@rule("CAY-3.1")
def test_a_round_asks_phase_after_phase() -> None:
    scene = Scene(2).stands(inn_right=BLUE).has(RED, food=2, wood=2, stone=2, cloth=2)
    scene.start("round").answer("guild", "castle", "castle", "road-1", "road-2", "pass", "pass")
    phases = [scene.state.phase]
    while scene.state.round == 3:
        scene.answer(scene.safe)
        phases.append(scene.state.phase)
    assert sorted(set(phases[:-1])) == [3, 4, 5, 6]
    assert phases[:-1] == sorted(phases[:-1])
    assert (phases[-1], scene.state.bailiff) == (2, 7)


@rule("CAY-3.3")
def test_the_turn_order_stays_without_the_stables() -> None:
    scene = Scene().order(GREEN, RED, 3, BLUE).start("round").answer("pass", "road-1", "pass")
    while scene.state.round == 3:
        scene.answer(scene.safe)
    assert (scene.state.order, scene.asked.seat) == ([GREEN, RED, 3, BLUE], GREEN)


@rule("CAY-10.10", "CAY-5.6")
def test_a_new_round_begins_with_empty_bridge_and_all_workers() -> None:
    scene = Scene(3).start("round").answer("road-1", "castle", "joust")
    while scene.state.round == 3:
        scene.answer(scene.safe)
    assert (scene.state.phase, scene.state.bridge, scene.state.castle) == (2, [], [])
    assert [player.workers for player in scene.state.players] == [6, 6, 6]
    assert set(scene.options) >= {"pass", "castle", "joust", f"road-{FARM}"}


# --- bailiff and provost ----------------------------------------------------------------------


@rule("CAY-10.1", "CAY-10.2", "CAY-10.3")
@pytest.mark.parametrize(
    ("bailiff", "provost", "then"),
    [(6, 7, 8), (6, 9, 8), (6, 6, 7), (6, 5, 7), (6, 1, 7), (9, 28, 11), (13, 14, 15)],
)
def test_the_bailiff_goes_two_after_the_provost_and_one_without(
    bailiff: int, provost: int, then: int
) -> None:
    scene = Scene().at(provost, bailiff).start("end")
    assert (scene.state.bailiff, scene.state.provost) == (then, then)


@rule("CAY-10.1")
def test_the_bailiff_passes_over_empty_spaces() -> None:
    scene = Scene().at(13, 12).scored("dungeon").start("end")
    assert (scene.state.bailiff, scene.tile(14)) == (14, (None, None))


# --- which sections are scored ----------------------------------------------------------------


@rule("CAY-10.4", "CAY-10.5")
@pytest.mark.parametrize(
    ("scored", "trigger", "section"),
    [([], 12, "dungeon"), (["dungeon"], 18, "walls"), (["dungeon", "walls"], 24, "towers")],
)
def test_a_section_is_scored_when_the_bailiff_reaches_or_passes_its_space(
    scored: list[str], trigger: int, section: str
) -> None:
    for bailiff, provost, then in (
        (trigger - 2, trigger - 2, scored),
        (trigger - 1, trigger - 1, [*scored, section]),
        (trigger - 2, trigger - 1, [*scored, section]),
        (trigger - 1, trigger, [*scored, section]),
    ):
        scene = Scene().scored(*scored).at(provost, bailiff).start("end")
        assert scene.state.scored == then


@rule("CAY-10.4", "CAY-10.5")
@pytest.mark.parametrize(
    ("scored", "section", "parts"),
    [([], "dungeon", 6), (["dungeon"], "walls", 10), (["dungeon", "walls"], "towers", 14)],
)
def test_a_section_is_scored_when_it_is_full(scored: list[str], section: str, parts: int) -> None:
    for houses, then in ((parts - 1, scored), (parts, [*scored, section])):
        scene = Scene(3, favours="simplified").scored(*scored).houses(**full(section, houses))
        assert scene.start("end").state.scored == then


@rule("CAY-10.6", "CAY-10.9")
def test_no_section_is_scored_twice() -> None:
    scene = Scene().scored("dungeon").houses(**full("dungeon", 6)).at(11, 11).start("end")
    assert (scene.state.bailiff, scene.state.scored) == (12, ["dungeon"])
    assert scene.points() == [10] * 4
    assert scene.state.section() == "walls"


@rule("CAY-10.7")
def test_a_section_is_not_scored_when_it_is_completed() -> None:
    scene = Scene().stands(castle=[RED]).has(RED, food=1, wood=1, stone=1)
    scene.houses(dungeon=[GREEN] * 5).start("castle").answer("food.wood.stone", "deniers")
    assert (scene.playing.over, scene.state.scored, scene.state.section()) == (True, [], "dungeon")
    assert scene.points() == [15, 10, 10, 10]


@rule("CAY-10.8", "CAY-A10")
def test_two_full_sections_are_scored_one_after_the_other() -> None:
    scene = Scene(3).houses(dungeon=[RED] * 2 + [BLUE] * 4, walls=[RED] * 5 + [BLUE] * 5)
    scene.has(RED, favours={"deniers": 2}).start("end")
    assert (scene.asked.seat, scene.state.scored) == (RED, [])
    scene.answer("prestige", "prestige")
    assert (scene.asked.seat, scene.state.scored) == (RED, ["dungeon"])
    assert set(scene.options) == {"deniers", "cubes", "buildings"}
    scene.answer("deniers", "cubes", "food")
    assert (scene.player(RED).favours["deniers"], scene.deniers(RED)) == (3, [15])
    assert (scene.asked.seat, set(scene.options)) == (BLUE, {"deniers", "cubes", "buildings"})
    scene.answer("deniers", "cubes", "food")
    assert scene.points(GREEN) == [10 - 2 - 3]


@rule("CAY-10.8", "CAY-A10")
def test_a_full_section_and_a_trigger_fall_together() -> None:
    scene = Scene(3, favours="simplified").houses(**full("walls", 10)).at(11, 11).start("end")
    assert scene.state.scored == ["dungeon", "walls"]
    assert scene.points() == [10 - 2 - 3, 10 - 2 - 3, 10 - 2 + 9]


@rule("CAY-10.9", "CAY-9.3")
def test_after_its_scoring_the_next_section_is_built_wherever_the_bailiff_stands() -> None:
    early = Scene(3, favours="simplified").houses(**full("dungeon", 6)).start("end")
    assert (early.state.section(), early.state.bailiff) == ("walls", 7)
    late = Scene(3, favours="simplified").at(12, 11).houses(dungeon=[GREEN]).start("end")
    assert (late.state.section(), late.state.houses["dungeon"]) == ("walls", [GREEN])


@rule("CAY-10.10", "CAY-13.1")
def test_the_game_ends_with_the_towers_and_not_before() -> None:
    walls = Scene().scored("dungeon").at(17, 17).start("end")
    assert (walls.playing.over, walls.state.ended, walls.state.phase) == (False, False, 2)
    towers = Scene().scored("dungeon", "walls").at(23, 23).start("end")
    assert (towers.playing.over, towers.state.ended) == (True, True)
