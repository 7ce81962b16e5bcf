"""Matches of greedy people against the automaton: how many they win in each difficulty (MES-30.8).

python -m tests.engines.mesopotamia.duels [MATCHES] [PEOPLE] [MODE] [DIFFICULTY]
so many for the difficulty, or for each
"""

import sys
from collections.abc import Iterator

from engines.core import Match, key_from
from engines.core.playout import POLICIES, playout
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import AUTOMATON, DIFFICULTIES
from engines.mesopotamia.state import Mesopotamia
from tests.engines.mesopotamia.box import CONTENT


def duels(
    matches: int, difficulty: str, people: int = 1, mode: str = AUTOMATON, policy: str = "greedy"
) -> Iterator[Match[Mesopotamia]]:
    """A number of matches, played to their ends."""
    options = GAME.read_options({"mode": mode, "difficulty": difficulty, "boxes": "both"})
    for number in range(matches):
        key = key_from(f"duel.{number}")
        match = Match.begin(GAME, CONTENT, "content", key, options, [None] * people)
        playout(match, [POLICIES[policy]() for _ in range(people)])
        yield match


def told(matches: int, difficulty: str, people: int, mode: str) -> str:
    """How many are won by people, their points and those of the automaton on average, and the rounds."""
    won, own, theirs, rounds = 0, 0, 0, 0
    for match in duels(matches, difficulty, people, mode):
        result = match.result()
        assert result is not None
        won += people not in result.winners
        totals = [score.total or 0 for score in result.scores]
        own += max(totals[:people])
        theirs += totals[people]
        rounds += match.table.position.state.round
    return (
        f"{difficulty}: people win {won} of {matches}; their best {own / matches:.1f}, the automaton "
        f"{theirs / matches:.1f} points on average, {rounds / matches:.1f} rounds"
    )


def main() -> None:
    """Tell it for one difficulty or each."""
    given = sys.argv[1:]
    matches = int(given[0]) if given else 20
    people = int(given[1]) if len(given) > 1 else 1
    mode = given[2] if len(given) > 2 else AUTOMATON
    for difficulty in given[3:] or DIFFICULTIES:
        print(told(matches, difficulty, people, mode), flush=True)  # noqa: T201 - it is what one looks at


if __name__ == "__main__":
    main()
