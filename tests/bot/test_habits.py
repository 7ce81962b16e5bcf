"""The habits that ship with games."""

from typing import Any

import pytest

from bot.cli.playing import library, validated
from bot.habits import Easy, habits_of
from bot.training.arena import contest
from data.habits import stored
from engines.core import GameSpec, Match, key_from
from engines.core.habits import read_table
from engines.core.players import GreedyPlayer, RandomPlayer
from engines.core.playout import playout
from engines.registry import games
from tests.engines.core.bazaar import BAZAAR, CONTENT, content


@pytest.mark.parametrize("game", games())
def test_the_habits_of_a_game_are_its_own(game: str) -> None:
    kept = stored(game)
    assert kept is None or read_table(kept).game == game


def test_some_games_have_habits_and_a_game_without_any_is_played_without() -> None:
    assert any(stored(game) for game in games())
    assert stored("bazaar") is None
    assert habits_of("bazaar") is habits_of("bazaar")


WITH_HABITS = [game for game in games() if stored(game)]


def fitting(game: str) -> tuple[GameSpec[Any], Any, tuple[dict[str, Any], int]]:
    """A game with its content and the smallest table of two or more."""
    spec, (raw, _) = games()[game], library().content(game)
    options = spec.read_options({})
    players = next(n for n in spec.players if n > 1 and spec.refuses(options, n) is None)
    return spec, validated(spec, raw), (dict(options), players)


@pytest.mark.parametrize("game", WITH_HABITS)
def test_habits_alone_beat_chance(game: str) -> None:
    spec, known, table = fitting(game)
    *_, standing = contest(spec, known, table, (Easy(), RandomPlayer()), range(6))
    assert standing.wins >= 5
    assert standing.lead > 0


def test_the_easy_player_plays_the_same_match_alike() -> None:
    spec, known, (options, players) = fitting(WITH_HABITS[0])

    def played() -> str:
        key, marks = key_from("alike"), [None] * players
        match = Match.begin(spec, known, "", key, options, marks, keeping="none")
        playout(match, [Easy()] * players, until=60)
        return match.state_hash()

    assert played() == played()


def test_without_habits_the_easy_player_is_greedy() -> None:
    match = Match.begin(
        BAZAAR, content(CONTENT), "", key_from("none"), BAZAAR.read_options({}), [None] * 3
    )
    for _ in range(8):
        asked = next(one for one in match.table.pending.values() if not one.blocked)
        answer = Easy().answer(match, asked)
        sole = asked.sole_answer()
        assert answer == (GreedyPlayer().answer(match, asked) if sole is None else sole)
        match.answer(asked.id, asked.seat, answer)
