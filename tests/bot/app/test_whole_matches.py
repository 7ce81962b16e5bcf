"""Whole matches over the real client, from the first click to the end post, by Discord payloads alone."""

from collections.abc import Mapping

import pytest

from bot.sandbox import Sandbox
from data.catalogues import languages
from engines.registry import games
from tests.bot.autoplayer import AutoPlayer
from tests.engines.contract.cases import SEED, cases_of, chance

ACKNOWLEDGED = 1.0
"""Seconds within which clicks must have their first answer; one in a hundred may meet a busy machine."""

TABLES = [(game, players) for game, spec in games().items() for players in spec.players]


def language_of(game: str, players: int) -> str:
    """By turns from one player count of a game to the next; with which it begins falls by lot."""
    turn = games()[game].players.index(players) + chance("language", game).below(len(languages()))
    return languages()[turn % len(languages())]


def options_of(game: str, players: int) -> Mapping[str, object]:
    """Any of the combinations there are."""
    cases = [case for case in cases_of(game) if case.players == players]
    return cases[chance("options", game, players).below(len(cases))].options


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("game", "players"), TABLES)
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
    latencies = sorted(one.latency or 9.0 for one in sandbox.interactions)
    assert latencies[len(latencies) * 99 // 100] < ACKNOWLEDGED
