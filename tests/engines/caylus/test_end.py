"""The end of the game and the final count (CAY-13)."""

import pytest

from engines.core import Result
from tests.engines.caylus.build import BLUE, GREEN, RED, Scene
from tests.rulebook import rule


def last_round(*hands: dict[str, int], players: int = 3) -> Scene:
    """Phase 7, in which the towers will be scored; everybody has a house there. Money only if named."""
    scene = Scene(players).scored("dungeon", "walls").at(23, 23)
    scene.houses(towers=list(range(players)))
    for seat in range(players):
        scene.has(seat, **{"deniers": 0, **(hands[seat] if seat < len(hands) else {})})
    return scene


def ended(scene: Scene) -> Result:
    """How the match ends."""
    result = scene.start("end").playing.result()
    assert result is not None
    return result


def totals(scene: Scene) -> list[int | None]:
    """Everybody's points at the end."""
    return [score.total for score in ended(scene).scores]


@rule("CAY-13.1", "CAY-10.10")
def test_the_towers_end_the_game_at_once() -> None:
    scene = last_round()
    ended(scene)
    assert scene.state.ended
    assert (scene.state.round, scene.state.bailiff, scene.deniers()) == (2, 24, [0, 0, 0])


@rule("CAY-13.1")
def test_full_towers_end_the_game_wherever_the_bailiff_stands() -> None:
    scene = Scene(3, favours="simplified").scored("dungeon", "walls").houses(towers=[RED] * 14)
    scene.at(19, 19).start("end")
    assert (scene.playing.over, scene.state.bailiff) == (True, 20)


@rule("CAY-13.2")
@pytest.mark.parametrize("gold", range(4))
def test_gold_counts_three(gold: int) -> None:
    assert totals(last_round({"gold": gold})) == [10 + 3 * gold, 10, 10]


@rule("CAY-13.3")
@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ({"food": 2}, 0),
        ({"food": 1, "wood": 1, "cloth": 1}, 1),
        ({"food": 2, "stone": 3}, 1),
        ({"food": 2, "wood": 2, "stone": 1, "cloth": 1}, 2),
        ({"food": 2, "gold": 1}, 3),
    ],
)
def test_three_other_cubes_count_one(cubes: dict[str, int], points: int) -> None:
    assert totals(last_round(cubes))[RED] == 10 + points


@rule("CAY-13.4")
@pytest.mark.parametrize(("deniers", "points"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_four_deniers_count_one(deniers: int, points: int) -> None:
    assert totals(last_round({"deniers": deniers}))[RED] == 10 + points


@rule("CAY-13.5")
def test_most_points_win() -> None:
    result = ended(last_round({"points": 20}, {"points": 19, "gold": 1}, {"points": 21}))
    assert result.winners == [BLUE]
    assert [score.rank for score in result.scores] == [3, 1, 2]
    assert result.tie_break is None


@rule("CAY-13.5", "CAY-A62")
def test_the_tied_share_the_victory() -> None:
    result = ended(last_round({"points": 20}, {"points": 5, "gold": 5}, {"points": 19}))
    assert result.winners == [RED, BLUE]
    assert [score.rank for score in result.scores] == [1, 1, 3]
    everybody = ended(last_round())
    assert (everybody.winners, everybody.tie_break) == ([RED, BLUE, GREEN], None)


@rule("CAY-13.6", "CAY-11.4")
def test_the_loss_of_the_towers_stops_at_nothing_before_the_final_count() -> None:
    scene = last_round({"points": 1, "gold": 2}).houses(towers=[BLUE, GREEN])
    assert totals(scene) == [6, 10, 10]


@rule("CAY-13.6")
def test_favours_of_the_towers_count_before_the_final_count() -> None:
    scene = last_round({"deniers": 1}).houses(towers=[RED] * 4 + [BLUE, GREEN])
    scene.has(RED, favours={"deniers": 4, "cubes": 4}).start("end")
    scene.answer("deniers", "cubes", "gold")
    result = scene.playing.result()
    assert result is not None
    assert result.scores[RED].total == 10 + (1 + 7) // 4 + 3


@rule("CAY-13.6")
def test_a_building_of_the_last_favour_counts() -> None:
    scene = last_round({"cloth": 1}).houses(towers=[RED] * 2 + [BLUE, GREEN])
    scene.has(RED, favours={"buildings": 3}).start("end")
    scene.answer("buildings", "residence", "road-1")
    result = scene.playing.result()
    assert result is not None
    assert result.scores[RED].total == 12


@rule("CAY-A72", "CAY-10.8")
def test_all_three_sections_may_fall_together() -> None:
    scene = Scene(3).houses(dungeon=[RED] * 6, walls=[RED] * 10, towers=[BLUE] * 13 + [RED])
    for seat in range(3):
        scene.has(seat, deniers=0)
    scene.at(9, 9).start("end")
    scene.answer("prestige", "deniers", "cubes", "food")
    assert (scene.asked.seat, scene.state.scored) == (BLUE, ["dungeon", "walls"])
    assert set(scene.player(RED).favours.values()) == {1}
    scene.answer("deniers", "prestige", "cubes", "food")
    assert (scene.playing.over, scene.state.scored) == (True, ["dungeon", "walls", "towers"])
    assert scene.player(BLUE).favours == {"prestige": 1, "deniers": 1, "cubes": 1, "buildings": 0}


@rule("CAY-13.2", "CAY-13.3", "CAY-13.4")
def test_the_lines_of_a_score_add_up() -> None:
    result = ended(last_round({"deniers": 11, "food": 5, "stone": 2, "gold": 1}))
    for score in result.scores:
        assert score.total == sum(line.points for line in score.lines)
    assert sorted(line.points for line in result.scores[RED].lines if line.points) == [2, 2, 3, 10]


@rule("CAY-5.11", "CAY-8.41", "CAY-9.11")
def test_every_point_of_the_game_has_its_reason_in_the_final_table() -> None:
    scene = last_round({"cloth": 1})
    scene.road(9, "lawyer", RED, worker=RED).road(10, "mason", RED).stands(castle=[GREEN])
    scene.start("round").answer("pass", "road-10", "pass", "stay", "stay", "road-1")
    result = scene.playing.result()
    assert result is not None
    reasons = [{line.reason.key: line.points for line in one.lines} for one in result.scores]
    assert reasons[RED]["caylus-score-owner"] == 1
    assert reasons[RED]["caylus-score-residences"] == 2
    assert reasons[GREEN]["caylus-score-penalties"] == -2
