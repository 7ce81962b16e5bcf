"""Simple players: one that answers at random, one that takes what looks best at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

from engines.core.ahead import Ahead, Sight, some_answers
from engines.core.decisions import Answer, Decision
from engines.core.flow import Table
from engines.core.judging import Misjudged
from engines.core.match import Match
from engines.core.position import Given
from engines.core.randomness import Stream
from engines.core.worlds import by, dealt, laid, with_answers_sealed

_WORST = -(10**9)


class Player(Protocol):
    """Answers the decisions of a seat. Must know nothing that the seat may not know."""

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """An allowed answer to a pending decision."""
        ...


def moment_of(match: Match[Any], decision: Decision) -> int:
    """By which number chance is drawn for a question: after how many answers it is asked.

    For a secret one it is always the same, since some of those answers may have been given in secret, too.
    """
    return 0 if decision.secret else match.number


class RandomPlayer:
    """Any allowed answer, all equally likely where there is a list of them."""

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player."""
        # Not by moment_of: it is there for tools and tests, and what they have recorded stays as it is.
        return decision.sample(Stream(match.key, f"player.random.{decision.id}", match.number))


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Tries answers and takes the one after which its seat stands best.

    It tries on a copy in which everything hidden from its seat, and every draw to come, is drawn anew by a
    key of its own. Questions that follow at once for its own seat are answered in the same way, with fewer
    tries: `samples` answers besides default and proposal where there is no list of them, `depth` questions
    ahead (None: no more than the game needs, its `foresight`), `width` answers to each of those. `most`: so
    many answers of a list are tried, drawn by lot.

    Where playing on fails, the guess was impossible, and the answer counts for nothing. Where judging fails,
    Misjudged is raised.
    """

    samples: int = 6
    depth: int | None = 3
    width: int = 3
    most: int | None = None

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player."""
        thought = _Thought(self, match, decision)
        candidates = thought.candidates(self.samples, self.most)
        if len(candidates) == 1:
            return candidates[0]
        return thought.best(candidates)


class _Thought:
    """What a greedy player thinks over one decision."""

    def __init__(self, player: GreedyPlayer, match: Match[Any], decision: Decision) -> None:
        self._match = match
        self._decision = decision
        number = moment_of(match, decision)
        self._stream = Stream(match.key, f"player.greedy.{decision.id}", number)
        self._key = blake2b(
            f"{decision.id} {number}".encode(),
            key=match.key,
            digest_size=32,
        ).digest()
        spec = match.spec
        self._sight = Sight(spec.foresight if player.depth is None else player.depth, player.width)
        now = spec.round(match.table.position.state)
        self._ahead = Ahead(spec, decision, now, self._stream, self._after)

    def candidates(self, samples: int, most: int | None) -> list[Answer]:
        """Allowed answers worth a try; at most so many of a list, or as many samples."""
        number = samples if most is None else most
        return [*some_answers(self._match.table, self._decision, self._stream, most, number)]

    def best(self, candidates: Sequence[Answer]) -> Answer:
        """The candidate after which the seat stands best; the first of equals."""
        try:
            table = self._laid(self._guessed())
            table.settle()
        except Exception:  # noqa: BLE001 - what is guessed may be impossible, and then anything can fail
            return candidates[0]
        data = self._match.spec.codec.dump(table.position)
        return max(candidates, key=lambda answer: self._worth(table, data, answer))

    def _worth(self, table: Table[Any], data: bytes, answer: Answer) -> int:
        """How the seat stands after an answer to what it is asked at a table, whose position is `data`."""
        try:
            given = table.check(self._decision.id, self._decision.seat, answer)
            return self._ahead.worth(self._after(table, data, given), self._sight)
        except Misjudged:
            raise
        except Exception:  # noqa: BLE001 - what is guessed may be impossible, and then anything can fail
            return _WORST

    def _guessed(self) -> bytes:
        """The position with all that the seat does not know drawn anew."""
        match, spec = self._match, self._match.spec
        known = match.dump()
        if self._decision.secret:
            known = with_answers_sealed(match, known, self._decision, self._key)
        found = dealt(spec, match.content, known, self._decision.seat, by(self._key))
        return spec.codec.dump(found)

    def _laid(self, data: bytes) -> Table[Any]:
        """A table at a position, with draws of its own, before anything is asked at it."""
        return laid(self._match, self._match.spec.codec.load(data), self._key)

    def _after(self, _: Table[Any], data: bytes, given: Given) -> Table[Any]:
        """The same after an answer that was checked at a table like it: nothing is asked twice."""
        table = self._laid(data)
        table.play(given)
        return table
