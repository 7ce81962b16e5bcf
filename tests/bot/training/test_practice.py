"""Habits bettered by matches of those who go by them, in the game of the heap, where two coins are better."""

from dataclasses import replace

from bot.training.practice import practised
from engines.core.example import HEAP
from engines.core.habits import DOUBLE, HabitTable, read_table, written
from engines.core.options import OptionSpec

LONG = replace(HEAP, options=(OptionSpec("coins", 20, low=12, high=20),))

LOSING = {"heap-prompt": {"#1": DOUBLE}}
"""Takes a single coin twice as often as two."""


def test_who_wins_by_what_is_rare_makes_it_usual() -> None:
    weights = practised(LONG, {}, LOSING, 250, "x")["heap-prompt"]
    two, one = (
        sum(weights.get(word, 0) for word in words)
        for words in (("#2", "heap-take*2"), ("#1", "heap-take*1", "default"))
    )
    assert two > one + DOUBLE // 2


def test_practice_is_the_same_every_time_and_depends_on_its_seed() -> None:
    first, again, other = (practised(LONG, {}, LOSING, 40, seed) for seed in ("x", "x", "y"))
    assert first == again != other
    assert read_table(written(HabitTable(HEAP.key, first)).encode()).weights == first


def test_what_practice_never_asks_stays_as_it_was_learned() -> None:
    before = {**LOSING, "whose": {"mine": 5 * DOUBLE}}
    assert practised(LONG, {}, before, 3, "x")["whose"] == before["whose"]
