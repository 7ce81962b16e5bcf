"""The habits that ship with games."""

import pytest

from bot.habits import habits_of
from data.habits import stored
from engines.core.habits import read_table
from engines.registry import games


@pytest.mark.parametrize("game", games())
def test_the_habits_of_a_game_are_its_own(game: str) -> None:
    kept = stored(game)
    assert kept is None or read_table(kept).game == game


def test_some_games_have_habits_and_a_game_without_any_is_played_without() -> None:
    assert any(stored(game) for game in games())
    assert stored("bazaar") is None
    assert habits_of("bazaar") is habits_of("bazaar")
