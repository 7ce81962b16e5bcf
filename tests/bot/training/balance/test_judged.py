"""Whether a share of wins is out of balance; the numbers are reckoned by hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.training.arena import wilson
from bot.training.balance.judged import (
    Judged,
    agreed,
    all_judged,
    changes,
    corrected,
    judged,
    two_sided,
)
from bot.training.balance.keys import Key
from bot.training.balance.tally import Count, Tally

THIRD, QUARTER, HALF = Fraction(1, 3), Fraction(1, 4), Fraction(1, 2)
# Three of seven won where a quarter is fair: one took it in a match, two in another, and all four in a third,
# which one of them had to win. The wins vary by 7/16, so they tell as much as if 21 had taken it alone.
SOME = Count(9, 7, Fraction(3), Fraction(7, 4), Fraction(7, 16), {QUARTER: 1, HALF: 1})
# Of 300 matches of three the only taker has won 140 (4.9 standard deviations more), or 100.
STRONG = Count(300, 300, Fraction(140), Fraction(100), Fraction(200, 3), {THIRD: 300})
EVEN = replace(STRONG, wins=Fraction(100))


def key(name: str) -> Key:
    return Key("cards", name)


def judged_with(*counts: Count, least: int = 1) -> list[Judged]:
    tally = Tally(300, {key(str(number)): one for number, one in enumerate(counts)})
    return [*all_judged(tally, least).values()]


def test_a_share_stands_beside_the_fair_one_with_the_interval_of_as_many_wins_as_tell_as_much() -> (
    None
):
    found = judged(SOME)
    assert (found.share, found.fair) == pytest.approx((3 / 7, 1 / 4))
    assert (found.low, found.high) == pytest.approx(wilson(9, 21))
    assert found.chance == pytest.approx(2 * 1 / 8)  # of the other two matches both were won


def test_a_single_taker_in_each_match_has_wilsons_plain_interval() -> None:
    found = judged(STRONG)
    assert (found.low, found.high) == pytest.approx(wilson(140, 300))


def test_the_interval_leaves_out_the_fair_share_as_soon_as_chance_explains_it_badly() -> None:
    near, far = (replace(STRONG, wins=Fraction(wins)) for wins in (116, 117))  # z 1.959 and 2.082
    assert judged(near).low < 1 / 3 < judged(far).low
    assert (judged(near).chance or 0) > 0.05 > (judged(far).chance or 1)


def test_where_all_take_the_same_there_is_nothing_to_judge() -> None:
    (found,) = judged_with(Count(8, 8, Fraction(2), Fraction(2), Fraction(0)))
    assert (found.chance, found.corrected, found.side) == (None, None, None)


def test_chance_of_two_standard_deviations() -> None:
    assert two_sided(1.959964) == two_sided(-1.959964) == pytest.approx(0.05)


def test_errors_are_kept_in_check_by_benjamini_and_hochberg() -> None:
    found = corrected({key("a"): 0.5, key("b"): 0.01, key("c"): 0.02, key("d"): 0.03})
    expected = {key("a"): 0.5, key("b"): 0.04, key("c"): 0.04, key("d"): 0.04}
    assert found == pytest.approx(expected)
    assert corrected({}) == {}


def test_what_would_be_called_unbalanced_alone_is_not_among_many() -> None:
    lucky = replace(STRONG, wins=Fraction(118))  # chance 0.027
    assert judged_with(lucky)[0].side == "above"
    assert [one.side for one in judged_with(lucky, *[EVEN] * 9)] == [None] * 10
    assert judged_with(STRONG, *[EVEN] * 9)[0].side == "above"
    assert judged_with(replace(STRONG, wins=Fraction(60)), EVEN)[0].side == "below"


def test_what_few_have_taken_is_left_out_and_costs_the_others_nothing() -> None:
    lucky = replace(STRONG, wins=Fraction(118))
    (alone,) = judged_with(lucky, *[replace(SOME)] * 9, least=8)
    assert alone.side == "above"


def test_a_change_is_measured_between_two_contents() -> None:
    before, after = ({key("a"): one} for one in judged_with(STRONG, EVEN))
    found = changes(before, after)[key("a")]
    spread = (2 * 200 / 3) ** 0.5 / 300
    assert found.difference == pytest.approx(-40 / 300)
    assert (found.low, found.high) == pytest.approx(
        (-40 / 300 - 1.96 * spread, -40 / 300 + 1.96 * spread)
    )
    assert found.side == "below"
    back = changes(after, before)[key("a")]
    assert back.difference == pytest.approx(40 / 300)
    assert back.side == "above"


def test_a_change_in_few_matches_is_not_judged() -> None:
    few = Count(30, 30, Fraction(20), Fraction(10), Fraction(20, 3), {THIRD: 30})
    fewer = Count(15, 15, Fraction(1), Fraction(5), Fraction(10, 3), {THIRD: 15})
    enough, little = ({key("a"): one} for one in judged_with(few, fewer))
    assert changes(enough, enough)
    assert changes(enough, little) == changes(little, enough) == {}


def test_what_only_one_content_has_cannot_have_changed() -> None:
    (one,) = judged_with(STRONG)
    assert changes({key("a"): one}, {}) == {}
    assert changes({key("a"): one}, {key("a"): one})[key("a")].side is None


def test_strengths_agree_only_on_the_same_side() -> None:
    above, even, below = judged_with(STRONG, EVEN, replace(STRONG, wins=Fraction(60)))
    assert agreed([above, above]) == "above"
    assert agreed([below, below]) == "below"
    assert agreed([above, below]) is agreed([above, even]) is agreed([above, None]) is None
