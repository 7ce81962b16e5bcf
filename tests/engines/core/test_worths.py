"""What seats are worth, and how well one stands among them."""

import pytest

from engines.core import POINT, Result, Score, settled
from engines.core.worths import margin


def ended(*totals: int | None, winners: list[int], ranks: list[int | None]) -> list[int]:
    """What all are worth in the end."""
    scores = [
        Score(seat, total, rank)
        for seat, (total, rank) in enumerate(zip(totals, ranks, strict=True))
    ]
    return settled(Result(scores, winners))


def test_a_point_is_a_hundred_and_a_tie_is_broken_by_less_than_one() -> None:
    worths = ended(12, 15, 15, winners=[2], ranks=[3, 2, 1])
    assert worths[2] > worths[1] > worths[2] - POINT
    assert worths[1] - worths[0] == pytest.approx(3 * POINT, abs=3)


def test_those_who_share_the_victory_are_worth_the_same() -> None:
    assert len({*ended(9, 9, winners=[0, 1], ranks=[1, 1])}) == 1


def test_whoever_wins_with_fewer_points_or_none_is_worth_most() -> None:
    few = ended(30, 20, 10, winners=[2], ranks=[2, 3, 1])
    none = ended(30, None, winners=[1], ranks=[2, 1])
    assert few[2] > few[0] > few[1]
    assert none[1] > none[0]


def test_where_all_have_lost_points_still_count() -> None:
    worths = ended(7, 8, winners=[], ranks=[1, 1])
    assert worths[1] - worths[0] == POINT


def test_prizes_count_besides_points() -> None:
    scores = [Score(0, 3, 1), Score(1, 4, 2)]
    lost, won = (settled(Result(scores, [0]), {0: prize})[0] for prize in (-500, 500))
    assert won > lost


def test_one_stands_the_better_the_less_the_best_of_the_others_is_worth() -> None:
    assert margin([500, 300, 200], 0) == margin([500, 300, 100], 0) < margin([500, 250, 200], 0)


def test_a_single_rival_counts_for_more_than_the_best_of_several() -> None:
    assert margin([500, 300], 0) < margin([500, 300, 0], 0) < margin([500], 0)
