"""How likely lot alone gives so many wins; the numbers are reckoned by hand."""

from fractions import Fraction

import pytest

from bot.training.balance.lots import chance, wins_by_lot
from bot.training.balance.tally import Count

THIRD, HALF = Fraction(1, 3), Fraction(1, 2)


def won(wins: Fraction | int, lots: dict[Fraction, int], certain: int = 0) -> Count:
    """So many wins, of which some were certain."""
    fair = sum((p * matches for p, matches in lots.items()), Fraction(certain))
    return Count(wins=Fraction(wins), fair=fair, lots=lots)


def test_wins_in_matches_of_several_kinds_add_up() -> None:
    likely = wins_by_lot({HALF: 1, THIRD: 1})
    assert likely == pytest.approx([2 / 6, 3 / 6, 1 / 6])
    assert wins_by_lot({HALF: 3}) == pytest.approx([1 / 8, 3 / 8, 3 / 8, 1 / 8])


def test_chance_counts_what_is_at_least_as_far_away_on_both_sides() -> None:
    assert chance(won(3, {HALF: 3})) == pytest.approx(2 / 8)
    assert chance(won(0, {HALF: 3})) == pytest.approx(2 / 8)
    assert chance(won(2, {HALF: 3})) == 1.0


def test_of_few_matches_even_the_rarest_outcome_is_likelier_than_a_bell_curve_says() -> None:
    assert chance(won(4, {THIRD: 4})) == pytest.approx(2 / 81)


def test_wins_that_were_certain_are_no_surprise() -> None:
    assert chance(won(8, {HALF: 3}, certain=5)) == pytest.approx(2 / 8)


def test_a_shared_victory_counts_as_what_is_less_remarkable() -> None:
    assert chance(won(Fraction(5, 2), {HALF: 3})) == chance(won(2, {HALF: 3}))
    assert chance(won(Fraction(1, 2), {HALF: 3})) == chance(won(1, {HALF: 3}))


def test_many_matches_are_no_trouble() -> None:
    found = chance(won(2_000, {HALF: 3_600}))
    assert found is not None
    assert 0 < found < 1e-9
    assert sum(wins_by_lot({HALF: 3_600})) == pytest.approx(1)


def test_where_lot_decides_nothing_there_is_no_chance() -> None:
    assert chance(won(5, {}, certain=5)) is None
