"""Simple players: one that answers at random, one that takes what looks best at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from operator import itemgetter
from typing import Any, Protocol

from engines.core.allocation import Allocate
from engines.core.decisions import Answer, AtRandom, Choose, Decision
from engines.core.errors import Refusal
from engines.core.flow import Table
from engines.core.match import Match
from engines.core.position import Given, Position
from engines.core.randomness import Stream
from engines.core.worths import margin

TRIES = 100

_WORST = -(10**9)


class Misjudged(Exception):
    """A game has failed to say what the seats are worth in a position: its own fault, not that of a guess."""


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
        guess = self._guessed()
        try:
            table = self._table(guess)
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
        spec = self._match.spec
        position = spec.codec.load(self._match.dump())
        if self._decision.secret:
            position = self._all_answered()
        spec.deal(
            position,
            self._match.content,
            self._decision.seat,
            lambda purpose, items: Stream(self._key, purpose, 0).shuffle(items),
        )
        return spec.codec.dump(position)

    def _all_answered(self) -> Position[Any, Any]:
        """The position once those asked with the seat in secret have answered, whether they have or not.

        What they then have answered is drawn anew.
        """
        table = self._table(self._match.dump())
        for _ in range(TRIES):
            asked = self._others_asked(table)
            if not asked:
                break
            for one in asked:
                chance = Stream(self._key, f"answered.{one.id}", 0)
                drawn = isinstance(one.default, AtRandom)
                table.answer(one.id, one.seat, one.sample(chance) if drawn else one.default)
        return table.position

    def _others_asked(self, table: Table[Any]) -> list[Decision]:
        """The questions of others beside the seat's own one that are secret, too."""
        lanes, own = table.position.lanes, self._decision
        parent = lanes[own.id.rsplit(".", 3)[0]].parent
        return [
            one
            for lane, one in table.pending.items()
            if lanes[lane].parent == parent is not None
            and one.secret
            and not one.blocked
            and one.seat != own.seat
        ]

    def _table(self, data: bytes) -> Table[Any]:
        """A table at a position, with draws of its own."""
        table = self._laid(data)
        table.settle()
        return table

    def _laid(self, data: bytes) -> Table[Any]:
        """The same before anything is asked at it."""
        match = self._match
        own = match.table.counters.copy()
        return Table(match.spec.codec.load(data), match.content, self._key, own)

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
        seat = self._decision.seat
        try:
            worths = self._match.spec.worths(table.pieces(seat))
        except Exception as error:
            raise Misjudged(f"{self._match.spec.key}: {self._decision.id}") from error
        return margin(worths, seat)
