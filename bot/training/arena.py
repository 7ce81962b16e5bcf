"""How strong a player is: matches of one among others of another kind, each time at another seat."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any

from typing_extensions import override

from engines.core import Answer, Decision, GameSpec, Match, key_from
from engines.core.options import Options
from engines.core.players import Player
from engines.core.playout import playout

SURE = 1.96
"""Standard deviations to either side within which the truth lies in 95 cases of 100."""


@dataclass(slots=True)
class Timed(Player):
    """A player, and how long it has thought."""

    player: Player
    spent: list[float] = field(default_factory=list)

    @override
    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        begun = time.process_time()
        answer = self.player.answer(match, decision)
        self.spent.append(time.process_time() - begun)
        return answer

    @property
    def answers(self) -> int:
        """How many answers it has given."""
        return len(self.spent)

    def within(self, percent: int) -> float:
        """Within how many seconds of CPU time it has given so many of a hundred answers."""
        ordered = sorted(self.spent) or [0.0]
        return ordered[-(-percent * len(ordered) // 100) - 1]


@dataclass(slots=True)
class Standing:
    """What a player has reached. wins: shared ones count in part; leads: points ahead of the best other."""

    matches: int = 0
    wins: float = 0.0
    leads: list[int] = field(default_factory=list)

    def add(self, match: Match[Any], seat: int) -> None:
        """Count a finished match, played at a seat."""
        result = match.result()
        assert result is not None  # noqa: S101 - it is finished
        self.matches += 1
        self.wins += (seat in result.winners) / max(1, len(result.winners))
        points = [score.total or 0 for score in result.scores]
        self.leads.append(points[seat] - max(points[:seat] + points[seat + 1 :], default=0))

    @property
    def lead(self) -> float:
        """By how many points it was ahead of the best other on average."""
        return fmean(self.leads)

    @property
    def interval(self) -> tuple[float, float]:
        """Where its true share of wins lies (Wilson)."""
        return wilson(self.wins, self.matches)


def wilson(wins: float, matches: float) -> tuple[float, float]:
    """Where the true share lies in 95 cases of 100, after so many wins."""
    share, square = wins / matches, SURE * SURE
    middle = share + square / (2 * matches)
    width = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    whole = 1 + square / matches
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def contest(
    spec: GameSpec[Any],
    content: Any,
    table: tuple[Options, int],
    pair: tuple[Player, Player],
    matches: range,
) -> Iterator[Standing]:
    """How the first player stands among others like the second, after each match of some numbers."""
    options, players = table
    (one, other), standing = pair, Standing()
    for number in matches:
        key, marks = key_from(f"arena {number}"), [None] * players
        match = Match.begin(spec, content, "", key, options, marks, keeping="none")
        seated = [other] * players
        seated[number % players] = one
        playout(match, seated)
        standing.add(match, number % players)
        yield standing
