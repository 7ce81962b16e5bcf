"""Matches played and counted."""

from fractions import Fraction

from bot.training.balance.keys import CHOICE, SEAT, Key
from bot.training.balance.series import Series, tally
from data import load
from engines.core.example import HEAP
from engines.core.players import GreedyPlayer, RandomPlayer
from engines.registry import game


def test_the_matches_of_some_numbers_are_counted() -> None:
    series = Series(HEAP, {}, HEAP.read_options({}), 2, GreedyPlayer)
    found = tally(series, range(3))
    assert found.matches == 3
    first, second = (found.counts[Key(SEAT, name)] for name in "12")
    assert first.taken == second.taken == 3
    assert [first.wins, second.wins] == [Fraction(3), Fraction(0)]  # it takes 2 of 5, and the last
    assert found.counts[Key(CHOICE, "heap-prompt heap-take#2")].taken == 6


def test_several_workers_count_the_same() -> None:
    spec = game("fortuna")
    series = Series(spec, load(spec.key), spec.read_options({}), 2, RandomPlayer)
    alone, together = tally(series, range(3)), tally(series, range(3), workers=2)
    assert alone.matches == together.matches == 3
    assert alone.counts == together.counts
    assert alone.shown == together.shown


def test_the_same_number_is_the_same_match() -> None:
    spec = game("fortuna")
    series = Series(spec, load(spec.key), spec.read_options({}), 2, RandomPlayer)
    again = tally(series, range(4, 5)).counts
    assert tally(series, range(4, 5)).counts == again
    assert tally(series, range(5, 6)).counts != again
