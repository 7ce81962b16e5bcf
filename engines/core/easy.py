"""A quick player that answers as is usual, without trying anything out."""

from dataclasses import dataclass
from typing import Any

from engines.core.decisions import Answer, Decision
from engines.core.habits import Habits
from engines.core.match import Match
from engines.core.players import GreedyPlayer, moment_of
from engines.core.randomness import Stream
from engines.core.search import taken
from engines.core.worlds import derived

SHARP = 2
"""How many times as decided as habits it is: what is less usual is taken less often than by the players from
whom it was learned, but often enough not to give the same answer for ever."""
IDEAS = 3
"""How many usual answers are drawn at most until the game takes one."""


@dataclass(frozen=True, slots=True)
class UsualPlayer:
    """Takes an answer about as often as it is usual, by a key of the match, so it plays a match always alike.

    Where no habits are known it is greedy: it takes the answer after which its seat is worth most.
    """

    habits: Habits

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player."""
        if (sole := decision.sole_answer()) is not None:
            return sole
        if not self.habits.known:
            return GreedyPlayer().answer(match, decision)
        return usual(match, decision, self.habits, SHARP)


def usual(match: Match[Any], decision: Decision, habits: Habits, sharp: int = 1) -> Answer:
    """An allowed answer, about as often as it is usual; sharp: so many times as decided as habits are."""
    key, number = derived(match.key, f"easy {decision.id}"), moment_of(match, decision)
    stream = Stream(key, "usual", number)
    now = habits.at(match.spec.round(match.table.position.state))
    ideas = [now.drawn(decision, stream, sharp) for _ in range(IDEAS)]
    return taken(match, decision, ideas, habits)
