"""Simple players: one that answers at random, one that takes what looks best at once."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

from engines.core.decisions import Allocate, Answer, AtRandom, Choose, Decision
from engines.core.errors import Refusal
from engines.core.flow import Table
from engines.core.hidden import redeal
from engines.core.log import Counters
from engines.core.match import Match
from engines.core.randomness import Stream

TRIES = 100

_WORST = -(10**9)


class Player(Protocol):
    """Answers the decisions of a seat. Must know nothing that the seat may not know."""

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """An allowed answer to a pending decision."""
        ...


def _stream(match: Match[Any], decision: Decision, purpose: str) -> Stream:
    return Stream(match.key, f"player.{purpose}.{decision.id}", match.number)


def allowed_sample(table: Table[Any], decision: Decision, stream: Stream) -> Answer:
    """A random answer that the game takes; the default if none of many tries is."""
    for _ in range(TRIES):
        answer = decision.sample(stream)
        if _allowed(table, decision, answer):
            return answer
    if not isinstance(decision.default, AtRandom):
        return decision.default
    raise RuntimeError(f"{decision.id}: no sample of {decision.prompt.key} is allowed")


def _allowed(table: Table[Any], decision: Decision, answer: Answer) -> bool:
    try:
        table.check(decision.id, decision.seat, answer)
    except Refusal:
        return False
    return True


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
    ahead, `width` answers to each of those. `most`: so many answers of a list are tried, drawn by lot.
    """

    samples: int = 6
    depth: int = 3
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
        self._stream = _stream(match, decision, "greedy")
        self._key = blake2b(
            f"{decision.id} {match.number}".encode(),
            key=match.key,
            digest_size=32,
        ).digest()

    def best(self, candidates: Iterable[Answer]) -> Answer:
        """The candidate after which the seat stands best; the first of equals."""
        guess = self._guessed()
        return max(candidates, key=lambda answer: self._worth(guess, answer))

    def candidates(
        self, table: Table[Any], decision: Decision, limit: int | None
    ) -> Iterator[Answer]:
        """Allowed answers worth a try, no two alike; at most `limit` of a list, drawn at random."""
        seen: list[Answer] = []
        for answer in self._ideas(decision, limit):
            if answer not in seen and _allowed(table, decision, answer):
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

    def _worth(self, guess: bytes, answer: Answer) -> int:
        try:
            table = self._table(guess)
            table.answer(self._decision.id, self._decision.seat, answer)
            self._follow(table, self._player.depth)
            return self._standing(table)
        except Exception:  # noqa: BLE001 - what is guessed may be impossible, and then anything can fail
            return _WORST

    def _guessed(self) -> bytes:
        """The position with all that the seat does not know drawn anew."""
        codec = self._match.spec.codec
        position = codec.load(self._match.dump())
        steps = [step for lane in position.lanes.values() for step in lane.steps]
        redeal(
            [position.state, *steps],
            self._decision.seat,
            lambda purpose, items: Stream(self._key, purpose, 0).shuffle(items),
        )
        return codec.dump(position)

    def _table(self, data: bytes) -> Table[Any]:
        """A table at a position, with draws of its own."""
        match = self._match
        counters = match.table.counters
        own = Counters(dict(counters.generations), counters.next_group)
        table: Table[Any] = Table(match.spec.codec.load(data), match.content, self._key, own)
        table.settle()
        return table

    def _follow(self, table: Table[Any], depth: int) -> None:
        """Answer what the seat is asked next in the same lane, as long as it is asked at once."""
        for _ in range(depth):
            decision = table.pending.get(self._lane(table))
            if decision is None or decision.seat != self._decision.seat or decision.blocked:
                return
            candidates = list(self.candidates(table, decision, self._player.width))
            data = self._match.spec.codec.dump(table.position)
            answer = max(candidates, key=lambda one: self._glance(data, decision, one))
            table.answer(decision.id, decision.seat, answer)

    def _lane(self, table: Table[Any]) -> str:
        lane = self._decision.id.rsplit(".", 3)[0]
        while lane not in table.position.lanes:
            lane = lane.rpartition("-")[0]
        return lane

    def _glance(self, data: bytes, decision: Decision, answer: Answer) -> int:
        table = self._table(data)
        try:
            table.answer(decision.id, decision.seat, answer)
        except Refusal:
            return _WORST
        return self._standing(table)

    def _standing(self, table: Table[Any]) -> int:
        seat = self._decision.seat
        return self._match.spec.standing(table.view(seat), seat)
