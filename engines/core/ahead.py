"""Looking ahead: how a seat stands once it has answered what it is asked next, as it would at a glance."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from engines.core.allocation import Allocate
from engines.core.candidates import allowed, allowed_sample
from engines.core.decisions import Answer, AtRandom, Choose, Decision
from engines.core.flow import Table
from engines.core.judging import judged
from engines.core.position import Given
from engines.core.randomness import Stream
from engines.core.spec import GameSpec

After = Callable[[Table[Any], bytes, Given], Table[Any]]
"""A table like another, whose position is given, after an answer that was checked there."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How far somebody looks: so many questions ahead, trying so many answers to each."""

    depth: int = 3
    width: int = 3


def some_answers(
    table: Table[Any], decision: Decision, stream: Stream, most: int | None, samples: int
) -> Iterator[Answer]:
    """Allowed answers worth a try, no two alike, at least one.

    most: so many of a list, drawn by lot; None: all. samples: so many are drawn where there is no list,
    besides what is proposed and what is safe.
    """
    seen: list[Answer] = []
    for answer in _ideas(decision, stream, most, samples):
        if answer not in seen and allowed(table, decision, answer):
            seen.append(answer)
            yield answer
    if not seen:
        yield allowed_sample(table, decision, stream)


def _ideas(decision: Decision, stream: Stream, most: int | None, samples: int) -> Iterator[Answer]:
    if isinstance(decision, Choose):
        free = [option.id for option in decision.options if not option.waits]
        if most is not None and len(free) > most:
            stream.shuffle(free)
        yield from free[:most]
        return
    if isinstance(decision, Allocate) and decision.proposal:
        yield decision.checked(decision.proposal)
    if not isinstance(decision.default, AtRandom):
        yield decision.checked(decision.default)
    for _ in range(samples):
        yield decision.sample(stream)


class Ahead:
    """How a seat stands after an answer to a question, as well as it can be seen at once.

    Questions that follow for the seat itself in the same lane and round are answered, too: each by what looks
    best of a few answers. Looking into the next round, one would put off what can be done in this one.
    """

    def __init__(
        self, spec: GameSpec[Any], decision: Decision, number: int, stream: Stream, after: After
    ) -> None:
        """number: of the round in which it is asked."""
        self._spec, self._decision, self._round = spec, decision, number
        self._stream, self._after = stream, after

    def worth(self, table: Table[Any], sight: Sight) -> int:
        """How well the seat stands; the table, where it has answered, is used up. Raises Misjudged."""
        found: int | None = None
        for _ in range(sight.depth):
            if self._spec.round(table.position.state) != self._round:
                break
            asked = table.pending.bare(self._lane(table))
            if asked is None or asked.seat != self._decision.seat or asked.blocked:
                break
            table, found = self._next(table, asked, sight.width)
        return self._judged(table) if found is None else found

    def _next(self, table: Table[Any], asked: Decision, width: int) -> tuple[Table[Any], int]:
        """The table after the best of some answers, and how the seat stands; the given one is used up."""
        checked = [
            table.check(asked.id, asked.seat, answer)
            for answer in some_answers(table, asked, self._stream, width, width)
        ]
        *others, last = checked
        data = self._spec.codec.dump(table.position) if others else b""
        tables = [self._after(table, data, given) for given in others]
        table.play(last)
        tried = [(one, self._judged(one)) for one in (*tables, table)]
        return max(tried, key=itemgetter(1))

    def _lane(self, table: Table[Any]) -> str:
        lane = self._decision.id.rsplit(".", 3)[0]
        while lane not in table.position.lanes:
            lane = lane.rpartition("-")[0]
        return lane

    def _judged(self, table: Table[Any]) -> int:
        return judged(self._spec, table, self._decision.seat)
