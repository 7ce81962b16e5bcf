"""The example of solo combat: an archer and a spearman meet those of the automaton (MES-EX20)."""

import pytest

from engines.mesopotamia.ids import RETREATED
from engines.mesopotamia.rules.control import controller
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.duelling import (
    confront,
    duel_of,
    knuckles,
    lines,
    report_of,
    safely,
    with_house,
)
from tests.rulebook import rule

PLAYER, AUTOMATON = range(2)
SPEARMAN, ARCHER = "0", "1"
"""Of either side, in the order of cards."""
ASSIGNED = {"1.strength": 1, "1.tactics": 2, "1.mobility": 1, "0.strength": 2}


def meeting(*, ahead: int = PLAYER, knuckles: int = 4) -> Scene:
    """The player attacks with 7 knuckles; the cards are those of the example."""
    scene = with_house(Scene(players=2)).seal("events", ahead, 3)
    scene.goods(PLAYER, knuckle=7).goods(AUTOMATON, knuckle=knuckles)
    mine, theirs = ["spearman.08", "archer.05"], ["spearman.07", "archer.06"]
    return confront(scene, PLAYER, mine, AUTOMATON, theirs)


def fought(scene: Scene) -> Scene:
    """6 are assigned; the archer goes first, against the spearman, and is tired in tactics."""
    return scene.answer(ASSIGNED, [ARCHER, SPEARMAN], [SPEARMAN, ARCHER], "tactics")


@pytest.fixture
def scene() -> Scene:
    """The player is ahead on the event track."""
    return meeting()


@rule("MES-EX20")
def test_the_archer_has_3_2_1_and_the_spearman_4_1_0(scene: Scene) -> None:
    scene.answer(ASSIGNED)
    assert lines(scene, "prepared") == [
        (
            "Knuckles assigned by Ana: 2 on Strength of spearman 1 (4/1/0), "
            "1 on Strength of archer 2 (3/2/1), 2 on Tactics of archer 2 (3/2/1) "
            "and 1 on Mobility of archer 2 (3/2/1)"
        )
    ]
    assert knuckles(scene, PLAYER) == 7 - 6


@rule("MES-EX20", "MES-A10")
def test_the_spearman_cannot_beat_5_and_retreats_with_a_knuckle_on_mobility(scene: Scene) -> None:
    scene.answer(ASSIGNED, [ARCHER, SPEARMAN], [SPEARMAN, ARCHER])
    (bout,) = duel_of(scene).report.bouts
    assert [one.total for one in bout.sums] == [5, 2]
    assert bout.answer is not None
    assert (bout.answer.most, bout.answer.steps, bout.answer.placed) == (4, "cd", [0, 0, 1])
    assert [one.mobility for one in bout.sums] == [1, 2]
    assert (bout.won, bout.fate) == (True, RETREATED)
    assert knuckles(scene, AUTOMATON) == 3
    scene.answer("tactics")
    assert duel_of(scene).attack.fighters[1].assigned == [1, 1, 1]


@rule("MES-EX20")
def test_the_archer_wins_with_2_on_strength_but_cannot_pursue_and_is_tired(scene: Scene) -> None:
    bout = duel_of(fought(scene)).report.bouts[1]
    assert [one.total for one in bout.sums] == [3, 4]
    assert bout.answer is not None
    assert (bout.answer.steps, bout.answer.placed) == ("a", [2, 0, 0])
    assert [one.mobility for one in bout.sums] == [1, 0]
    assert knuckles(scene, AUTOMATON) == 1
    assert (scene.topic, scene.pending.seat) == ("retreat", PLAYER)
    scene.answer("b4")
    assert (bout.won, bout.fate, bout.to) == (False, RETREATED, "b4")
    assert bout.tired == ["strength"]


@rule("MES-EX20")
def test_the_archer_cannot_win_the_tie_against_the_spearman_and_retreats(scene: Scene) -> None:
    bout = report_of(fought(scene).answer("b4")).bouts[2]
    assert [one.total for one in bout.sums] == [4, 3]
    assert bout.answer is not None
    assert (bout.answer.most, bout.answer.steps, bout.answer.placed) == (4, "cd", [0, 0, 1])
    assert (bout.won, bout.fate) == (True, RETREATED)
    assert knuckles(scene, AUTOMATON) == 0


@rule("MES-EX20", "MES-A9")
def test_the_player_wins_the_area_loses_6_and_gets_2_back(scene: Scene) -> None:
    fought(scene).answer("b4")
    assert scene.state.duel is None
    assert controller(scene.state, "c4") == PLAYER
    assert knuckles(scene, PLAYER) == 7 - 6 + 2
    assert report_of(scene).attack.back == {"strength": 1, "tactics": 0, "mobility": 1}
    assert lines(scene, "recovered", "es") == [
        (
            "recupera 2 Nudillos por las filas en las que sus cartas fueron superadas: "
            "1 en Fuerza y 1 en Movilidad"
        )
    ]


@rule("MES-EX20")
@pytest.mark.parametrize(("ahead", "knuckles"), [(AUTOMATON, 4), (PLAYER, 5)])
def test_it_would_have_won_the_last_fight_if_it_were_ahead_or_had_one_more(
    ahead: int, knuckles: int
) -> None:
    scene = safely(fought(meeting(ahead=ahead, knuckles=knuckles)))
    last = report_of(scene).bouts[-1]
    assert last.answer is not None
    assert last.answer.steps.startswith("a")
    assert not last.won
    assert controller(scene.state, "c4") == AUTOMATON
