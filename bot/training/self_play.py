"""Matches of AI players among themselves, from which habits are learned."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.training.fitting import Weights, fitted, hits
from engines.core import Answer, Decision, GameSpec, Match, Stream, key_from
from engines.core.covering import covering, meetings, tables_of
from engines.core.habits import Example, Habits, examples
from engines.core.options import Options
from engines.core.players import GreedyPlayer, Player
from engines.core.playout import playout
from engines.core.search import Level, SearchPlayer

THOUGHT = Level(steps=400)
"""How hard players think from whom is learned once there are habits."""
TESTED = 10
"""One example of so many is kept back, to see what was learned."""


@dataclass(frozen=True, slots=True)
class Generation:
    """What was learned from some matches. hits: of the examples kept back, how many are most usual now."""

    weights: Weights
    examples: int
    tested: int
    hits: int


def tables(spec: GameSpec[Any], matches: int, seed: str) -> list[tuple[Options, int]]:
    """Options and numbers of players for so many matches, in which any two settings meet, if they can."""
    able = [one for one in tables_of(spec) if spec.refuses(*one) is None]
    chance = Stream(key_from(seed), "tables", 0)
    few = covering(able, lambda one: meetings(*one), chance, matches)
    chance.shuffle(few)
    return [few[number % len(few)] for number in range(matches)]


def generations(
    spec: GameSpec[Any], content: Any, count: int, matches: int, seed: str
) -> Iterator[Generation]:
    """Learn from greedy players first, then over and over from players that search by what was learned."""
    weights: Weights = {}
    for number in range(count):
        player: Player = SearchPlayer(Habits(weights), THOUGHT) if number else GreedyPlayer()
        found: list[Example] = []
        for at, table in enumerate(tables(spec, matches, f"{seed} {number}")):
            found += _examples(spec, content, table, player, f"{seed} {number} {at}")
        chance = Stream(key_from(seed), "fitting", number)
        chance.shuffle(found)
        tested = found[: len(found) // TESTED]
        weights = fitted(found[len(tested) :], chance, weights)
        yield Generation(weights, len(found), len(tested), hits(weights, tested))


def _examples(
    spec: GameSpec[Any], content: Any, table: tuple[Options, int], player: Player, seed: str
) -> Sequence[Example]:
    """What can be learned from a match of players of one kind."""
    options, players = table
    match = Match.begin(
        spec, content, "", key_from(seed), options, [None] * players, keeping="none"
    )
    found: list[Example] = []
    playout(match, [_Noting(player, found)] * players)
    return found


@dataclass(frozen=True, slots=True)
class _Noting:
    """Answers as another player, and notes what can be learned from it."""

    player: Player
    found: list[Example]

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player."""
        answer = decision.checked(self.player.answer(match, decision))
        self.found.extend(choices(match, decision, answer))
        return answer


def choices(match: Match[Any], decision: Decision, answer: Answer) -> list[Example]:
    """What can be learned from an answer that is about to be given: of each choice in it."""
    learned = examples(decision, answer, match.spec.round(match.table.position.state))
    return [one for one in learned if len(one.alternatives) > 1]
