"""Whole matches over the real client, from the first click to the end post, by Discord payloads alone."""

import pytest

from bot.sandbox import Sandbox
from tests.bot.autoplayer import AutoPlayer

ACKNOWLEDGED = 1.0
"""Seconds within which clicks must have their first answer; one in a hundred may meet a busy machine."""


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "es"), (4, "en")])
async def test_the_automatic_player_finishes_a_match(
    sandbox: Sandbox, players: int, language: str
) -> None:
    members = sandbox.members[:players]
    members[1].allow_dms(allowed=False)
    player = AutoPlayer(sandbox, sandbox.channel("tables"), members, seed=players)
    await player.whole_match("fortuna", language=language)
    assert player.over()
    latencies = sorted(one.latency or 9.0 for one in sandbox.interactions)
    assert latencies[len(latencies) * 99 // 100] < ACKNOWLEDGED
