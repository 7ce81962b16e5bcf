"""Simple players: one that answers at random, one that takes what looks best at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from operator import itemgetter
from typing import Any, Protocol

from engines.core.allocation import Allocate
from engines.core.candidates import allowed, allowed_sample
from engines.core.decisions import Answer, AtRandom, Choose, Decision
from engines.core.flow import Table
from engines.core.judging import Misjudged, judged
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


def _stream(match: Match[Any], decision: Decision, purpose: str) -> Stream:
    return Stream(match.key, f"player.{purpose}.{decision.id}", match.number)


class RandomPlayer:
    """Any allowed answer, all equally likely where there is a list of them."""

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player."""
        return decision.sample(_stream(match, decision, "random"))


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
        candidates = list(thought.candidates(match.table, decision, self.most))
        if len(candidates) == 1:
            return candidates[0]
        return thought.best(candidates)


class _Thought:
    """What a greedy player thinks over one decision."""

    def __init__(self, player: GreedyPlayer, match: Match[Any], decision: Decision) -> None:
        self._player = player
        self._match = match
        self._decision = decision
        self._round = match.spec.round(match.table.position.state)
        self._depth = match.spec.foresight if player.depth is None else player.depth
        self._stream = _stream(match, decision, "greedy")
        self._key = blake2b(
            f"{decision.id} {match.number}".encode(),
            key=match.key,
            digest_size=32,
        ).digest()

    def best(self, candidates: Sequence[Answer]) -> Answer:
        """The candidate after which the seat stands best; the first of equals."""
        try:
            table = self._table(self._guessed())
        except Exception:  # noqa: BLE001 - what is guessed may be impossible, and then anything can fail
            return candidates[0]
        data = self._match.spec.codec.dump(table.position)
        return max(candidates, key=lambda answer: self._worth(table, data, answer))

    def candidates(
        self, table: Table[Any], decision: Decision, limit: int | None
    ) -> Iterator[Answer]:
        """Allowed answers worth a try, no two alike; at most `limit` of a list, drawn at random."""
        seen: list[Answer] = []
        for answer in self._ideas(decision, limit):
            if answer not in seen and allowed(table, decision, answer):
                seen.append(answer)
                yield answer
        if not seen:
            yield allowed_sample(table, decision, self._stream)

    def _ideas(self, decision: Decision, limit: int | None) -> Iterator[Answer]:
        if isinstance(decision, Choose):
            free = [option.id for option in decision.options if not option.waits]
            if limit is not None and len(free) > limit:
                self._stream.shuffle(free)
            yield from free[:limit]
            return
        if isinstance(decision, Allocate) and decision.proposal:
            yield decision.checked(decision.proposal)
        if not isinstance(decision.default, AtRandom):
            yield decision.checked(decision.default)
        for _ in range(self._player.samples if limit is None else limit):
            yield decision.sample(self._stream)

    def _worth(self, table: Table[Any], data: bytes, answer: Answer) -> int:
        """How the seat stands after an answer to what it is asked at a table, whose position is `data`."""
        try:
            given = table.check(self._decision.id, self._decision.seat, answer)
            return self._follow(self._after(data, given), self._depth)
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

    def _table(self, data: bytes) -> Table[Any]:
        """A table at a position, with draws of its own."""
        table = self._laid(data)
        table.settle()
        return table

    def _laid(self, data: bytes) -> Table[Any]:
        """The same before anything is asked at it."""
        return laid(self._match, self._match.spec.codec.load(data), self._key)

    def _after(self, data: bytes, given: Given) -> Table[Any]:
        """The same after an answer that was checked at a table like it: nothing is asked twice."""
        table = self._laid(data)
        table.play(given)
        return table

    def _follow(self, table: Table[Any], depth: int) -> int:
        """How the seat stands once it has answered what it is asked next in the same lane and round, at once.

        Looking into the next round, one would put off what can be done in this one.
        """
        judged: int | None = None
        for _ in range(depth):
            if self._match.spec.round(table.position.state) != self._round:
                break
            decision = table.pending.bare(self._lane(table))
            if decision is None or decision.seat != self._decision.seat or decision.blocked:
                break
            table, judged = self._next(table, decision)
        return self._judged(table) if judged is None else judged

    def _next(self, table: Table[Any], decision: Decision) -> tuple[Table[Any], int]:
        """The table after the best of some answers, and how the seat stands; the given one is used up."""
        checked = [
            table.check(decision.id, decision.seat, answer)
            for answer in self.candidates(table, decision, self._player.width)
        ]
        *others, last = checked
        data = self._match.spec.codec.dump(table.position) if others else b""
        tables = [self._after(data, given) for given in others]
        table.play(last)
        tried = [(one, self._judged(one)) for one in (*tables, table)]
        return max(tried, key=itemgetter(1))

    def _lane(self, table: Table[Any]) -> str:
        lane = self._decision.id.rsplit(".", 3)[0]
        while lane not in table.position.lanes:
            lane = lane.rpartition("-")[0]
        return lane

    def _judged(self, table: Table[Any]) -> int:
        """How well the seat stands. Raises Misjudged."""
        return judged(self._match.spec, table, self._decision.seat)
