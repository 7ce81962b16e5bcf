"""Habits bettered by practice: players who go by them meet others; what brings something becomes more usual.

They meet each other as they are and as they were some time ago, players who go by the habits they began with,
and greedy ones. Who met nobody but themselves would only learn to hinder each other.

Each answer is credited with how much better its seat stood from one of its questions to the next, up to the
end, the sooner the more (generalized advantage estimation, with the game's own worths as the critic). By so
much it becomes more or less usual. Nothing is tried out, so it takes no longer than the matches, and most of
that goes to greedy players.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.training.fitting import FINE, Weights, in_fine, in_whole, learn, pruned
from bot.training.self_play import choices, tables
from engines.core import Answer, Decision, GameSpec, Match, Stream, key_from
from engines.core.covering import tables_of
from engines.core.easy import UsualPlayer, usual
from engines.core.habits import Example, Habits
from engines.core.judging import judged
from engines.core.options import Options
from engines.core.players import GreedyPlayer, Player
from engines.core.playout import playout

STEP = 10 * FINE
"""By so much the words of an unlikely answer gain in the first match if it brought as much as answers do on
average. What all answers to a question bring is not taken off: habits learned worse with that."""
FAR = 95
"""How much less what came about one question later counts, in hundredths of what came before."""
HARDEST = 3
"""However much an answer brought, no more is learned from it than from so many."""
PATIENCE = 1_000
"""After so many answers a match is hurried to its end."""
SLOWLY, PARTS = 256, 16
"""Over about so many answers it is averaged what they bring; in so many parts."""
LEARNING, BEGUN, BEFORE, GREEDY = range(4)
"""Who may sit at a seat: who learns, who goes by habits as they were at first or later, who is greedy."""
SEATED = (LEARNING,) * 4 + (BEGUN,) * 2 + (BEFORE,)
"""Each seat is taken by one of these, and if they take part by a greedy player as often as by the last."""
MEMORIES = 8
"""So often in all the habits are remembered as they are then."""


@dataclass(slots=True)
class _Seat:
    """How a seat stood when it was asked, and what it took: for each question with a choice."""

    stood: list[int] = field(default_factory=list)
    taken: list[list[Example]] = field(default_factory=list)

    def gains(self, last: int) -> Iterator[tuple[list[Example], int]]:
        """What it took, and what that brought, from the last to the first; last: how it stands at the end."""
        gain, after = 0, last
        for stood, taken in zip(reversed(self.stood), reversed(self.taken), strict=True):
            gain = after - stood + gain * FAR // 100
            after = stood
            yield taken, gain


@dataclass(frozen=True, slots=True)
class _Practising:
    """Answers about as often as it is usual, and keeps in mind what it has done at each seat."""

    habits: Habits
    seats: dict[int, _Seat] = field(default_factory=dict)

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player."""
        if (sole := decision.sole_answer()) is not None:
            return sole
        stood = judged(match.spec, match.table, decision.seat)
        answer = usual(match, decision, self.habits)
        if found := choices(match, decision, answer):
            seat = self.seats.setdefault(decision.seat, _Seat())
            seat.stood.append(stood)
            seat.taken.append(found)
        return answer


@dataclass(slots=True)
class _Learner:
    """What words weigh, in fine parts; average: how much an answer brings or costs, in so many PARTS."""

    fine: Weights
    average: int = 0

    def learn(self, taken: Sequence[Example], gain: int, step: int) -> None:
        """Make what was taken more usual if it brought something, and less if it cost something."""
        self.average += (abs(gain) * PARTS - self.average) // SLOWLY
        share = step * gain * PARTS // max(1, self.average)
        for one in taken:
            known = self.fine.setdefault(one.kind, {})
            learn(known, one, max(-HARDEST * step, min(HARDEST * step, share)))


@dataclass(slots=True)
class _Others:
    """Whom those who learn meet. before: habits they have had; greedy: whether greedy players take part."""

    before: list[Habits]
    greedy: bool

    def seated(self, players: int, learning: Player, chance: Stream) -> list[Player]:
        """Who sits where: at least one of them learns."""
        kinds = [*SEATED, GREEDY] if self.greedy else SEATED
        seats = [
            self._one(kinds[chance.below(len(kinds))], learning, chance) for _ in range(players)
        ]
        if learning not in seats:
            seats[chance.below(players)] = learning
        return seats

    def _one(self, kind: int, learning: Player, chance: Stream) -> Player:
        if kind == LEARNING:
            return learning
        if kind == GREEDY:
            return GreedyPlayer()
        return UsualPlayer(self.before[0 if kind == BEGUN else chance.below(len(self.before))])


def practised(
    spec: GameSpec[Any],
    content: Any,
    before: Mapping[str, Mapping[str, int]],
    matches: int,
    seed: str,
    *,
    greedy: bool = True,
) -> Weights:
    """What words weigh after some more matches; from one to the next less is learned. Raises Misjudged.

    greedy: whether some seats are taken by greedy players.
    """
    learner, seed = _Learner(in_fine(before)), f"{seed} practice"
    others = _Others([Habits(in_whole(learner.fine))], greedy)
    for number, table in enumerate(_tables(spec, matches, seed)):
        step = max(1, STEP * (matches - number) // matches)
        habits = Habits(in_whole(learner.fine))
        if number * MEMORIES % matches < MEMORIES and number:
            others.before.append(habits)
        for gains in _match(spec, content, table, (habits, others), f"{seed} {number}"):
            for taken, gain in gains:
                learner.learn(taken, gain, step)
    return pruned(learner.fine)


def _tables(spec: GameSpec[Any], matches: int, seed: str) -> Iterator[tuple[Options, int]]:
    """Where to play: every other match as the game is usually played, the others with whatever it allows."""
    plain = spec.read_options({})
    usual = [one for one in tables_of(spec) if one[0] == plain and spec.refuses(*one) is None]
    for number, table in enumerate(tables(spec, matches, seed)):
        yield table if number % 2 else usual[number // 2 % len(usual)]


def _match(
    spec: GameSpec[Any],
    content: Any,
    table: tuple[Options, int],
    who: tuple[Habits, _Others],
    seed: str,
) -> Iterator[Iterator[tuple[list[Example], int]]]:
    """What each seat that learns took in a match, and what that brought."""
    (options, players), (habits, others), key = table, who, key_from(seed)
    match = Match.begin(spec, content, "", key, options, [None] * players, keeping="none")
    learning = _Practising(habits)
    seated = others.seated(players, learning, Stream(key, "seated", 0))
    playout(match, seated, patience=PATIENCE)
    for number, seat in learning.seats.items():
        yield seat.gains(judged(spec, match.table, number))
