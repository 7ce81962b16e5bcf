"""Whole matches over the real client, from the first click to the end post, by Discord payloads alone."""

import os
from collections.abc import Iterator

import pytest

from bot.sandbox import Sandbox
from data.catalogues import languages
from engines.core import OptionValue
from engines.core.options import Options
from engines.registry import games
from tests.bot.app.promptness import is_prompt
from tests.bot.autoplayer import AutoPlayer
from tests.engines.contract.cases import Case, cases_of, chance, covering
from tests.seed import SEED

ALL = os.environ.get("CARAVAN_TABLES") == "all"
"""Whether every game is played with every number of players; a short run plays each with one, drawn anew."""


def tables() -> list[Case]:
    """What is played: one case of each game, or those in which any two settings meet, and the full ones."""
    return [case for game in games() for case in (_all(game) if ALL else [_any(game)])]


def _all(game: str) -> Iterator[Case]:
    short = _with(game, games()[game].brief)
    found = [*covering(short, SEED), *covering(_never_short(game, short), SEED), *_full(game)]
    yield from dict.fromkeys(found)


def _never_short(game: str, short: list[Case]) -> list[Case]:
    """Those with a setting that does not go together with the options of a short match."""
    known = {setting for case in short for setting in case.chosen}
    return [
        case
        for case in cases_of(game)
        if any(one not in known and one[0] not in case.spec.brief for one in case.chosen)
    ]


def _full(game: str) -> Iterator[Case]:
    """With each number of players a match with everything there is, if that is more than usual."""
    spec = games()[game]
    cases = _with(game, {**spec.brief, **spec.full}) if spec.full else []
    for players in spec.players:
        if some := [case for case in cases if case.players == players]:
            yield some[chance("full", game, players).below(len(some))]


def _any(game: str) -> Case:
    """As short as the game can be, with any number of players and any of the other options."""
    cases = _with(game, games()[game].brief)
    numbers = sorted({case.players for case in cases})
    players = numbers[chance("tables", game).below(len(numbers))]
    some = [case for case in cases if case.players == players]
    return some[chance("options", game, players).below(len(some))]


def _with(game: str, options: Options) -> list[Case]:
    """The cases of a game with these options."""
    return [case for case in cases_of(game) if options.items() <= case.options.items()]


def step_by_step(case: Case) -> Options:
    """The options of a case in an order in which the lobby takes each: some number can always play."""
    now, left, found = _at_first(case), case.options, dict[str, OptionValue]()
    while left:
        key = next(key for key, value in left.items() if _goes(case, {**now, key: value}))
        found[key] = now[key] = left.pop(key)
    return found


def _at_first(case: Case) -> dict[str, OptionValue]:
    """What a new lobby for so many has chosen."""
    usual = case.spec.read_options({})
    return usual if _goes(case, usual) else case.spec.suited({}, case.players) or usual


def _goes(case: Case, options: Options) -> bool:
    return min(case.spec.playable(options), default=case.players + 1) <= case.players


def language_of(case: Case) -> str:
    """By turns from one player count of a game to the next; with which it begins falls by lot."""
    turn = case.spec.players.index(case.players)
    start = chance("language", case.game).below(len(languages()))
    return languages()[(turn + start) % len(languages())]


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("case", tables(), ids=str)
async def test_the_automatic_player_finishes_a_match(sandbox: Sandbox, case: Case) -> None:
    members = sandbox.members[: case.players]
    members[-1].allow_dms(allowed=False)
    player = AutoPlayer(sandbox, sandbox.channel("tables"), members, seed=f"{SEED} {case.game}")
    chosen, language = step_by_step(case), language_of(case)
    await player.open(case.game, chosen, seats=case.players, language=language)
    await player.begin()
    await player.play()
    assert player.over()
    assert is_prompt(sandbox)
