"""Whole matches over the real client, from the first click to the end post, by Discord payloads alone."""

import os
from collections.abc import Mapping

import pytest

from bot.sandbox import Sandbox
from data.catalogues import languages
from engines.registry import games
from tests.bot.app.promptness import is_prompt
from tests.bot.autoplayer import AutoPlayer
from tests.engines.contract.cases import cases_of, chance
from tests.seed import SEED

ALL = os.environ.get("CARAVAN_TABLES") == "all"
"""Whether every game is played with every number of players; a short run plays each with one, drawn anew."""


def tables() -> list[tuple[str, int]]:
    """The games and the numbers of players with whom they are played."""
    return [(game, players) for game in games() for players in _numbers(game)]


def _numbers(game: str) -> list[int]:
    numbers = list(games()[game].players)
    chance("tables", game).shuffle(numbers)
    return sorted(numbers if ALL else numbers[:1])


def language_of(game: str, players: int) -> str:
    """By turns from one player count of a game to the next; with which it begins falls by lot."""
    turn = games()[game].players.index(players) + chance("language", game).below(len(languages()))
    return languages()[turn % len(languages())]


def options_of(game: str, players: int) -> Mapping[str, object]:
    """Any of the combinations there are, as short as the game can be."""
    cases = [case for case in cases_of(game) if case.players == players]
    chosen = cases[chance("options", game, players).below(len(cases))].options
    return {**chosen, **games()[game].brief}


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("game", "players"), tables())
async def test_the_automatic_player_finishes_a_match(
    sandbox: Sandbox, game: str, players: int
) -> None:
    members = sandbox.members[:players]
    members[-1].allow_dms(allowed=False)
    player = AutoPlayer(sandbox, sandbox.channel("tables"), members, seed=f"{SEED} {game}")
    await player.open(game, seats=players, language=language_of(game, players))
    await player.choose(options_of(game, players))
    await player.begin()
    await player.play()
    assert player.over()
    assert is_prompt(sandbox)
