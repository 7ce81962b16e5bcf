"""Habits bettered by practice: players who go by them meet others; what brings something becomes more usual.

They meet each other, players who go by the habits that practice began with, and greedy ones. Who met nobody
but themselves would only learn to hinder each other.

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
LEARNING, BEGUN, GREEDY = "learning", "begun", "greedy"
"""Who may sit at a seat: who learns, who goes by the habits that practice begins with, who is greedy."""
SEATED = (LEARNING,) * 4 + (BEGUN,) * 2
"""Each seat is taken by one of these, or as often as by the last by a greedy player if they take part."""


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
    others: Mapping[str, Player] = {BEGUN: UsualPlayer(Habits(before)), GREEDY: GreedyPlayer()}
    for number, (options, players) in enumerate(_tables(spec, matches, seed)):
        step = max(1, STEP * (matches - number) // matches)
        learning, key = _Practising(Habits(in_whole(learner.fine))), key_from(f"{seed} {number}")
        match = Match.begin(spec, content, "", key, options, [None] * players, keeping="none")
        kinds = _seated(players, Stream(key, "seated", 0), greedy)
        playout(match, [others.get(kind, learning) for kind in kinds], patience=PATIENCE)
        for at, seat in learning.seats.items():
            for taken, gain in seat.gains(judged(spec, match.table, at)):
                learner.learn(taken, gain, step)
    return pruned(learner.fine)


def _tables(spec: GameSpec[Any], matches: int, seed: str) -> Iterator[tuple[Options, int]]:
    """Where to play: every other match as the game is usually played, the others with whatever it allows."""
    plain = spec.read_options({})
    usual = [one for one in tables_of(spec) if one[0] == plain and spec.refuses(*one) is None]
    for number, table in enumerate(tables(spec, matches, seed)):
        yield table if number % 2 else usual[number // 2 % len(usual)]


def _seated(players: int, chance: Stream, greedy: bool) -> list[str]:
    """Who sits where: at least one of them learns."""
    able = [*SEATED, GREEDY, GREEDY] if greedy else SEATED
    kinds = [able[chance.below(len(able))] for _ in range(players)]
    if LEARNING not in kinds:
        kinds[chance.below(players)] = LEARNING
    return kinds
