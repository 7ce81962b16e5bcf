"""Habits learned from matches of AI players among themselves."""

import pytest

from bot.training import self_play
from bot.training.self_play import generations, tables
from engines.core.habits import HabitTable, read_table, written
from engines.core.search import Level
from engines.registry import games
from tests.engines.core.bazaar import BAZAAR, CONTENT, content


@pytest.mark.parametrize("game", ["caylus", "conqueror"])
def test_matches_are_played_with_every_setting(game: str) -> None:
    spec = games()[game]
    able = tables(spec, 40, "0")
    assert {players for _, players in able} == {*spec.players}
    for option in spec.options:
        seen = {options[option.key] for options, _ in able}
        assert seen >= {*option.choices}
    assert all(spec.refuses(*one) is None for one in able)


def test_habits_are_learned_the_same_way_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "THOUGHT", Level(steps=30))
    learned = [[*generations(BAZAAR, content(CONTENT), 2, 1, "x")] for _ in range(2)]
    assert learned[0] == learned[1]
    first, second = learned[0]
    assert first.weights != second.weights
    assert first.examples > 20
    table = HabitTable(BAZAAR.key, second.weights)
    assert read_table(written(table).encode()) == table
