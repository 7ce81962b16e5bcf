"""The end of the game and the final count (TAD-16), and the upgrades that count then."""

from typing import Any

import pytest

import data
from engines.core import Result
from engines.tadmor.game import GAME
from engines.tadmor.ids import GOODS
from tests.engines.tadmor.build import BLUE, GREEN, RED, STEPS, YELLOW, Scene
from tests.rulebook import rule

MISSIONS = [{**row, "points": 7} for row in data.load("tadmor")["missions"]]
ALL = dict.fromkeys(GOODS, 1)


class OddScene(Scene):
    """Every mission has 7 points."""

    content = GAME.content({**data.load("tadmor"), "missions": MISSIONS})


def end(*players: dict[str, Any], scene: Scene | None = None) -> Scene:
    """The last turn ends; red, blue, … have this."""
    scene = scene or Scene(max(2, len(players)), turn=9)
    for seat, fields in enumerate(players):
        scene.has(seat, **fields)
    return scene.start("end")


def totals(*players: dict[str, Any]) -> list[int | None]:
    """The final points of players who have this."""
    return [score.total for score in end(*players).result().scores]


def ranks(result: Result) -> list[int | None]:
    """The ranks of all."""
    return [score.rank for score in result.scores]


def more(**fields: Any) -> int:
    """What this adds to the points of a player among three."""
    total = totals(fields, {}, {})[0]
    assert total is not None
    return total - 10


# --- the end ----------------------------------------------------------------------------------


@rule("TAD-16.1")
def test_the_game_ends_after_the_ninth_turn() -> None:
    scene = Scene(2, turn=9).place(STEPS["EndPhase"](), STEPS["NextTurn"]())
    assert (scene.playing.over, scene.state.ended, scene.state.turn) == (True, True, 9)
    scene = Scene(2, turn=8).place(STEPS["EndPhase"](), STEPS["NextTurn"]())
    assert (scene.playing.over, scene.state.ended) == (False, False)


@rule("TAD-16.1", "TAD-11.7")
def test_the_storage_limit_holds_in_the_last_turn_too() -> None:
    scene = Scene(2, turn=9).has(RED, wood=10)
    scene.place(*(STEPS[step]() for step in ("ResolutionPhase", "EndPhase", "NextTurn")))
    assert scene.resources(RED) == (8, 0, 0, 0)
    assert scene.playing.over


@rule("TAD-1.1")
def test_most_points_win() -> None:
    result = end({"points": 40}, {"points": 41}, {"points": 12}).result()
    assert (result.winners, ranks(result), result.tie_break) == ([BLUE], [2, 1, 3], None)


# --- what counts ------------------------------------------------------------------------------


@rule("TAD-16.2")
@pytest.mark.parametrize("height", [0, 1, 7, 21])
def test_a_level_counts_two(height: int) -> None:
    assert more(height=height) == 2 * height


@rule("TAD-16.2", "TAD-13.3", "TAD-13.4")
def test_missions_count_in_full_or_returned_half() -> None:
    assert more(completed=["k1", "k13", "k16"]) == 8 + 10 + 6
    assert more(returned=["k1", "k13", "k16"]) == 4 + 5 + 3
    assert more(completed=["k9"], returned=["k19"]) == 8 + 5


@rule("TAD-16.2", "TAD-8.11")
@pytest.mark.parametrize(("parts", "points"), [(1, 5), (2, 13), (3, 25), (4, 40)])
def test_a_temple_counts_by_its_newest_card(parts: int, points: int) -> None:
    assert more(temples=[parts]) == points


@rule("TAD-EX9", "TAD-8.10")
def test_ex9_the_roof_takes_the_place_of_the_colonnade() -> None:
    assert (more(temples=[2]), more(temples=[3])) == (13, 25)
    scene = Scene(turn=8).has(RED, wood=3, marble=3, temples=[2]).stands(eb1=RED)
    scene.start("resolution").answer("use.eb1")
    assert (scene.player(RED).temples, scene.resources(RED)) == ([3], (0,) * 4)
    assert (scene.state.supply("colonnade"), scene.state.supply("roof")) == (4, 3)


@rule("TAD-16.3")
@pytest.mark.parametrize(
    ("different", "points"), [*enumerate((5, 10, 15, 25, 35, 45, 60, 75, 90), 1)]
)
def test_a_set_of_different_rare_goods(different: int, points: int) -> None:
    assert more(goods=dict.fromkeys(GOODS[:different], 1)) == points
    assert more(goods=dict.fromkeys(GOODS[-different:], 1)) == points


@rule("TAD-16.4")
def test_duplicates_form_further_sets() -> None:
    assert more(goods={"silk": 2}) == 5 + 5
    assert more(goods={"silk": 3, "oil": 3, "jade": 2}) == 15 + 15 + 10
    assert more(goods={**ALL, "glass": 2, "myrrh": 2}) == 90 + 10


@rule("TAD-EX8", "TAD-16.4")
def test_ex8_five_different_goods_and_a_duplicate() -> None:
    goods = {"glass": 1, "incense": 1, "jade": 2, "silk": 1, "oil": 1}
    assert more(goods=goods) == 35 + 5


@rule("TAD-16.5")
def test_missions_in_hand_and_resources_count_nothing() -> None:
    hand = ["k1", "k2", "k13"]
    assert more(hand=hand, wood=8, traded={"gold": 5}, camels=5, ships=4) == 0


@rule("TAD-16.2")
def test_everything_is_added_up() -> None:
    scene = end(
        {
            "points": 31,
            "height": 6,
            "completed": ["k1"],
            "returned": ["k2"],
            "temples": [4, 1],
            "goods": {"silk": 2, "jade": 1},
            "upgrades": ["i38", "i39"],
        },
        {},
    )
    score = scene.result().scores[RED]
    assert score.total == 31 + 12 + 8 + 4 + 45 + 15 + 24
    assert score.total == sum(line.points for line in score.lines)


@rule("TAD-16.7", "TAD-A28")
def test_half_points_are_rounded_down_for_each_card() -> None:
    scene = OddScene(2, turn=9)
    end({"returned": ["k1", "k2"]}, {"completed": ["k3"]}, scene=scene)
    assert [score.total for score in scene.result().scores] == [10 + 3 + 3, 10 + 7]


@rule("TAD-A28")
def test_the_points_of_all_missions_are_even() -> None:
    assert {mission["points"] % 2 for mission in data.load("tadmor")["missions"]} == {0}


@rule("TAD-16.8", "TAD-14.2")
def test_a_score_may_end_below_nothing() -> None:
    result = end({"points": -14, "height": 2}, {"points": -3}).result()
    assert [score.total for score in result.scores] == [-10, -3]
    assert result.winners == [BLUE]


# --- ties -------------------------------------------------------------------------------------


@rule("TAD-16.6")
def test_a_tie_goes_to_more_rare_goods() -> None:
    result = end({"points": 20}, {"points": 10, "goods": {"silk": 2}}, {"points": 9}).result()
    assert [score.total for score in result.scores] == [20, 20, 9]
    assert (result.winners, ranks(result)) == ([BLUE], [2, 1, 3])
    assert result.tie_break is not None


@rule("TAD-16.6")
def test_tiles_decide_a_tie_and_not_their_types() -> None:
    many = {"points": 10, "goods": {"silk": 3}}
    different = {"points": 15, "goods": {"jade": 1, "oil": 1}}
    result = end(many, different, {}).result()
    assert [score.total for score in result.scores] == [25, 25, 10]
    assert result.winners == [RED]


@rule("TAD-16.6")
def test_still_tied_players_share_the_victory() -> None:
    goods = {"silk": 1}
    result = end({"goods": goods}, {"points": 15}, {"goods": goods}).result()
    assert [score.total for score in result.scores] == [15, 15, 15]
    assert (result.winners, ranks(result)) == ([RED, YELLOW], [1, 3, 1])


# --- upgrades of the third Era ----------------------------------------------------------------

BEST = [
    ("i38", {"height": 6}, {"height": 5}),
    ("i39", {"goods": {"silk": 2, "jade": 1}}, {"goods": {"oil": 1, "perfume": 1}}),
    ("i40", {"completed": ["k13"]}, {"completed": ["k1"]}),
    ("i41", {"temples": [2]}, {"temples": [1]}),
    ("i42", {"camels": 4, "ships": 3}, {"camels": 4}),
]
LEGACIES = pytest.mark.parametrize(("tile", "best", "less"), BEST)


def legacy(tile: str, *players: dict[str, Any]) -> int:
    """What the first player's upgrade adds at the end."""
    with_it = totals({**players[0], "upgrades": [tile]}, *players[1:])[0]
    without = totals(*players)[0]
    assert with_it is not None
    assert without is not None
    return with_it - without


@rule("TAD-17.I38", "TAD-17.I39", "TAD-17.I40", "TAD-17.I41", "TAD-17.I42")
@LEGACIES
def test_who_alone_is_best_scores_twelve(
    tile: str, best: dict[str, Any], less: dict[str, Any]
) -> None:
    assert legacy(tile, best, less, {}) == 12
    assert legacy(tile, less, best, {}) == 0
    assert legacy(tile, best, {}, {}, less) == 12


@rule("TAD-17.I38", "TAD-17.I39", "TAD-17.I40", "TAD-17.I41", "TAD-17.I42")
@LEGACIES
def test_a_tie_with_anybody_scores_nothing(
    tile: str, best: dict[str, Any], less: dict[str, Any]
) -> None:
    same = {"completed": ["k19"]} if tile == "i40" else best
    assert legacy(tile, best, less, {}, same) == 0
    assert legacy(tile, {}, {}, {}) == 0


@rule("TAD-16.8", "TAD-A29")
@LEGACIES
def test_only_the_owner_of_the_upgrade_scores(
    tile: str, best: dict[str, Any], less: dict[str, Any]
) -> None:
    plain = totals(best, less, {})
    assert totals(best, {**less, "upgrades": [tile]}, {}) == plain


@rule("TAD-A29")
def test_several_of_them_add_up() -> None:
    tiles = ["i38", "i39", "i42"]
    best = {"height": 1, "goods": {"oil": 1}, "ships": 3}
    assert more(**best, upgrades=tiles) == 2 + 5 + 3 * 12


@rule("TAD-16.8")
def test_i39_counts_tiles_and_not_types() -> None:
    assert (
        legacy("i39", {"goods": {"silk": 4}}, {"goods": dict.fromkeys(GOODS[:3], 1)}, {}, {}) == 12
    )
    assert legacy("i39", {"goods": {"silk": 3}}, {"goods": dict.fromkeys(GOODS[:3], 1)}, {}) == 0


@rule("TAD-A38", "TAD-17.I40")
def test_i40_counts_completed_missions_in_full_and_returned_ones_half() -> None:
    assert legacy("i40", {"completed": ["k1"]}, {"returned": ["k13", "k2"]}) == 0
    assert legacy("i40", {"returned": ["k13", "k2"]}, {"completed": ["k1"]}) == 12
    assert legacy("i40", {"completed": ["k1"]}, {"returned": ["k2", "k3"]}) == 0


@rule("TAD-A40", "TAD-17.I41")
def test_i41_compares_the_most_advanced_single_temples() -> None:
    assert legacy("i41", {"temples": [1]}, {}) == 12
    assert legacy("i41", {"temples": [3]}, {"temples": [2, 2]}) == 12
    assert legacy("i41", {"temples": [4, 2]}, {"temples": [4]}) == 0


@rule("TAD-EX15")
def test_ex15_two_completed_temples_are_a_tie() -> None:
    assert legacy("i41", {"temples": [4]}, {"temples": [4]}, {}) == 0
    assert legacy("i41", {"temples": [4]}, {"temples": [3]}, {}) == 12


# --- situations -------------------------------------------------------------------------------


@rule("TAD-T29")
def test_t29_four_silk_two_oil_and_a_jade() -> None:
    scene = end({"goods": {"silk": 4, "oil": 2, "jade": 1}}, {}, {}, {})
    assert scene.result().scores[RED].total == 10 + 15 + 10 + 5 + 5


@rule("TAD-T30")
def test_t30_a_tie() -> None:
    five = {"points": 40, "goods": {"silk": 2, "oil": 1, "jade": 1, "glass": 1}}
    four = {"points": 45, "goods": {"silk": 1, "oil": 1, "jade": 1, "glass": 1}}
    result = end(five, four, {}).result()
    assert [score.total for score in result.scores] == [40 + 25 + 5, 45 + 25, 10]
    assert result.winners == [RED]
    tied = end(five, {**five}, scene=Scene(4, turn=9)).result()
    assert (tied.winners, tied.tie_break is not None) == ([RED, BLUE], True)


@rule("TAD-T35")
def test_t35_final_upgrades() -> None:
    assert legacy("i38", {"height": 10}, {"height": 10}, {}) == 0
    seven, six, five = ({"camels": 4, "ships": n} for n in (3, 2, 1))
    assert legacy("i42", seven, six, {**five, "camels": 3, "ships": 2}) == 12


@rule("TAD-T36", "TAD-A40")
def test_t36_i41_with_a_second_temple() -> None:
    assert legacy("i41", {"temples": [4, 2]}, {"temples": [4]}, {}) == 0
    assert more(temples=[4, 2]) == 53
    assert legacy("i41", {"temples": [3]}, {"temples": [2]}, {"temples": [2]}) == 12


@rule("TAD-16.2")
def test_nobody_else_gains_by_what_one_has() -> None:
    others = totals({"height": 9, "goods": ALL, "completed": ["k1"]}, {}, {}, {})
    assert others[BLUE:] == [10] * 3
    assert others[GREEN] == 10
