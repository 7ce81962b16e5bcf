"""Counting is exact: all numbers here are reckoned by hand."""

from collections.abc import Sequence
from fractions import Fraction

from bot.training.balance.keys import Key
from bot.training.balance.noting import Facts, Noted
from bot.training.balance.tally import Count, Tally
from engines.core import text

NONE, QUARTER, HALF, ONE = (Fraction(n, 4) for n in (0, 1, 2, 4))
CARD = Key("cards", "c1")


def won_by(winner: int, players: int = 4) -> list[Fraction]:
    return [Fraction(seat == winner) for seat in range(players)]


def count(*matches: tuple[list[Fraction], Sequence[int]]) -> Count:
    found = Count()
    for wins, takers in matches:
        found.add(wins, takers)
    return found


def test_one_taker_of_four_wins_a_quarter_by_lot() -> None:
    found = count((won_by(2), [2]))
    assert (found.taken, found.wins) == (1, ONE)
    assert (found.fair, found.variance) == (QUARTER, Fraction(3, 16))


def test_of_two_takers_one_wins_in_half_of_the_matches() -> None:
    found = count((won_by(2), [0, 2]))
    assert (found.taken, found.wins) == (2, ONE)
    assert (found.fair, found.variance) == (HALF, QUARTER)


def test_what_all_have_taken_tells_nothing() -> None:
    found = count((won_by(2), [0, 1, 2, 3]))
    assert (found.wins, found.fair, found.variance) == (ONE, ONE, NONE)


def test_what_two_share_varies_less() -> None:
    found = count(([HALF, HALF, NONE, NONE], [0]))
    assert (found.wins, found.fair, found.variance) == (HALF, QUARTER, Fraction(1, 16))


def test_a_match_that_all_or_none_have_won_tells_nothing() -> None:
    lost, together = [NONE] * 4, [QUARTER] * 4
    assert count((lost, [1])).fair == count((lost, [1])).variance == 0
    assert (count((together, [1])).fair, count((together, [1])).variance) == (QUARTER, NONE)


def test_matches_add_up() -> None:
    found = count((won_by(0), [0]), (won_by(1), [0, 1]), (won_by(3), [0, 1, 2, 3]))
    assert (found.taken, found.wins) == (7, Fraction(3))
    assert (found.fair, found.variance) == (Fraction(7, 4), Fraction(7, 16))
    assert found.lots == {QUARTER: 1, HALF: 1}


def test_a_tally_counts_who_was_offered_what_and_who_took_it() -> None:
    tally = Tally()
    seats = [Noted({CARD}, {CARD}), Noted({CARD}), Noted()]
    tally.add(Facts(won_by(0, 3), seats, {CARD: text("card", n=1)}))
    tally.add(Facts(won_by(1, 3), [Noted(), Noted({CARD}), Noted()], {CARD: text("card", n=2)}))
    assert tally.matches == 2
    found = tally.counts[CARD]
    assert (found.offered, found.taken, found.wins) == (3, 1, ONE)
    assert tally.shown[CARD] == text("card", n="…")
