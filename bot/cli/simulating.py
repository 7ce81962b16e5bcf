"""Simulating many matches of a game at the command line: how they are set up, and the head of the report."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.cli.frame import out
from bot.cli.playing import library, players_for, validated
from bot.tempo.lengths import quick
from bot.tempo.measure import Table
from engines.core import GameSpec
from engines.core.players import Player
from engines.core.playout import POLICIES

PLAYERS: Mapping[str, Callable[[], Player]] = {
    "quick": quick,
    **POLICIES,
}
SHOWN = 12
"""How many topics are shown to people; scripts get all."""


@dataclass(frozen=True, slots=True)
class Series:
    """Some matches at one table; the same series is the same matches on every machine."""

    table: Table
    matches: int
    seed: str
    policy: str

    @property
    def players(self) -> Callable[[], Player]:
        """What answers in each seat."""
        return PLAYERS[self.policy]

    def told(self) -> dict[str, Any]:
        """The series as scripts read it."""
        return {
            "game": self.table.spec.key,
            "players": self.table.players,
            "matches": self.matches,
            "seed": self.seed,
            "options": self.table.spec.read_options(self.table.options),
            "policy": self.policy,
        }


def series(
    game: GameSpec[Any],
    players: int | None,
    options: Mapping[str, str],
    matches: int,
    seed: str,
    policy: str,
) -> Series:
    """Matches with the installed content. Raises Wrong if that does not fit."""
    raw, digest = library().content(game.key)
    table = Table(game, validated(game, raw), digest, options, players_for(game, players, options))
    return Series(table, matches, seed, policy)


def head(found: Mapping[str, Any]) -> None:
    """The line above a report of a series."""
    out(
        f"{found['game']}, {found['players']} players, {found['matches']} matches of"
        f" {found['policy']} players, seed {found['seed']}"
    )
