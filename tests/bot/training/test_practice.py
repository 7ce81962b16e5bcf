"""Habits bettered by matches of those who go by them, in the game of the heap, where two coins are better."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.training import practice
from bot.training.practice import practised
from engines.core import Choose, Match
from engines.core.easy import UsualPlayer
from engines.core.example import HEAP, begun
from engines.core.habits import DOUBLE, HabitTable, read_table, written
from engines.core.options import OptionSpec
from engines.core.players import GreedyPlayer, Player
from engines.core.playout import Playout, playout

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


@pytest.mark.parametrize("greedy", [True, False])
def test_who_learns_meets_others(monkeypatch: pytest.MonkeyPatch, greedy: bool) -> None:
    """Themselves, players who go by the habits they began with, and greedy ones if they are let."""
    met: list[list[Player]] = []
    asked = begun().table.pending["m"]
    assert isinstance(asked, Choose)

    def noting(match: Match[Any], players: Sequence[Player], *, patience: int) -> Playout:
        met.append([*players])
        return playout(match, players, patience=patience)

    monkeypatch.setattr(practice, "playout", noting)
    practised(LONG, {}, LOSING, 80, "x", greedy=greedy)
    usual = [one for players in met for one in players if isinstance(one, UsualPlayer)]
    assert len(usual) > 10
    assert {one.habits.weights_of(asked, asked.options)[0] for one in usual} == {DOUBLE}
    count = sum(isinstance(one, GreedyPlayer) for players in met for one in players)
    assert count > 10 if greedy else count == 0
    assert all(
        any(not isinstance(one, UsualPlayer | GreedyPlayer) for one in players) for players in met
    )


def test_practice_is_the_same_every_time_and_depends_on_its_seed() -> None:
    first, again, other = (practised(LONG, {}, LOSING, 40, seed) for seed in ("x", "x", "y"))
    assert first == again != other
    assert read_table(written(HabitTable(HEAP.key, first)).encode()).weights == first


def test_what_practice_never_asks_stays_as_it_was_learned() -> None:
    before = {**LOSING, "whose": {"mine": 5 * DOUBLE}}
    assert practised(LONG, {}, before, 3, "x")["whose"] == before["whose"]
