"""Matches of the largest game of the tests over the real client: alone, few and many; won, lost, put out."""

from collections.abc import Callable, Iterator

import pytest

from bot.app import Caravanserai
from bot.matches.lobby import service
from bot.sandbox import Sandbox
from engines.core import Result
from tests.bot.app.promptness import is_prompt
from tests.bot.app.table import Match, match_id
from tests.bot.autoplayer import AutoPlayer
from tests.engines.frontier.game import FRONTIER, out
from tests.engines.frontier.state import Frontier
from tests.texts import spoken

MATCHES = 30
"""Chance decides how a match ends: so many are played at most until one has ended so."""

Ended = Callable[[Frontier, Result], bool]


@pytest.fixture(autouse=True)
def texts() -> Iterator[None]:
    with spoken():
        yield


async def played(
    sandbox: Sandbox, bot: Caravanserai, players: int, seed: int, **options: object
) -> tuple[Frontier, Result]:
    """How a match came out, a short one unless the options say otherwise."""
    members = sandbox.members[:players]
    player = AutoPlayer(sandbox, sandbox.channel("tables"), members, seed=seed)
    await player.open("frontier")
    await player.choose({**FRONTIER.brief, **options})
    await player.begin()
    await player.play()
    assert is_prompt(sandbox)
    live = await bot.matches.store.live(match_id(Match(sandbox, bot, player)))
    result = live.match.result()
    assert result is not None
    return live.match.table.position.state, result


def won_by_player(state: Frontier, result: Result) -> bool:
    return any(not state.realms[seat].house for seat in result.winners)


def lost_to_the_horde(state: Frontier, result: Result) -> bool:
    return result.winners == [one.seat for one in state.realms if one.house]


def lost_by_all(state: Frontier, result: Result) -> bool:
    return state.ended == "oath" and result.winners == []


def somebody_is_out(state: Frontier, _: Result) -> bool:
    return bool(out(state)) and bool(state.players())


@pytest.mark.parametrize(
    ("players", "ended", "options"),
    [
        (1, won_by_player, {"horde": "on"}),
        (1, lost_to_the_horde, {"horde": "on", "rounds": 8}),
        (3, lost_by_all, {"oath": "on"}),
        (3, somebody_is_out, {"horde": "on", "rounds": 10}),
        (6, won_by_player, {}),
    ],
    ids=lambda one: getattr(one, "__name__", None),
)
async def test_the_automatic_player_plays_until_a_match_ends_so(
    sandbox: Sandbox,
    shelf: Caravanserai,
    monkeypatch: pytest.MonkeyPatch,
    players: int,
    ended: Ended,
    options: dict[str, object],
) -> None:
    for number in range(MATCHES):
        monkeypatch.setattr(service, "new_seed", lambda number=number: bytes([number]) * 32)
        if ended(*await played(sandbox, shelf, players, number, **options)):
            return
    raise AssertionError(f"none of {MATCHES} matches")
