"""An answer played once more, to see what a seat knew after each of its steps that told something."""

from collections.abc import Callable
from typing import Any, TypeVar

from typing_extensions import override

from engines.core.decisions import Answer
from engines.core.flow import Table
from engines.core.log import Answered, Counters
from engines.core.match import Match
from engines.core.position import Given, Lane, Outcome, Position, View
from engines.core.steps import Ask, Objects, State, Step

S = TypeVar("S", bound=State)


class WatchedTable(Table[S]):
    """A table that keeps what was dumped while it played an answer.

    seen: how many happenings had been told after a step, and the position then; only steps that told some.
    """

    dump: Callable[[Position[S, Any]], bytes]
    seen: list[tuple[int, bytes]]
    _told: int | None = None

    @override
    def play(self, given: Given) -> Outcome:
        self.seen, self._told = [], 0
        return super().play(given)

    @override
    def _run(self, lane_id: str, lane: Lane[Any], step: Step[Any]) -> None:
        super()._run(lane_id, lane, step)
        self._note()

    @override
    def _skip(self, lane_id: str, lane: Lane[Any], step: Ask[Any]) -> bool:
        moved = super()._skip(lane_id, lane, step)
        self._note()
        return moved

    @override
    def _take(
        self, lane_id: str, lane: Lane[Any], step: Ask[Any], answer: Answer, touched: Objects
    ) -> None:
        super()._take(lane_id, lane, step, answer, touched)
        self._note()

    @override
    def _perform(self, given: Given) -> None:
        super()._perform(given)
        self._note()

    def _note(self) -> None:
        told = len(self.story.events)
        if self._told is not None and told > self._told:
            self._told = told
            self.seen.append((told, self.dump(self.position)))


def watched(
    match: Match[S], before: bytes, entry: Answered, seat: int | None
) -> list[tuple[int, View[S]]]:
    """What a seat (None: the public) knew before an answer, after its steps, and after it.

    With each how many of its happenings had been told by then. before: the position before the answer.
    Raises a Refusal or SnapshotError if the answer does not fit it.

    >>> from engines.core.watching import watched
    >>> from engines.core.example import begun
    >>> match = begun()
    >>> _ = match.answer("m.0.1.1", 0, "2")
    >>> for told, view in watched(match, match.kept[1], match.entries[0], None):
    ...     print(told, view.state.coins)
    0 5
    1 3
    1 3
    """
    codec = match.spec.codec
    table = WatchedTable(codec.load(before), match.content, match.key, Counters(), match.acts)
    table.dump = codec.dump
    table.settle()
    # The id then named a generation that is not known here; lane and question are the same.
    asked = table.posed(entry.lane, entry.seat)
    outcome = table.answer(entry.decision if asked is None else asked.id, entry.seat, entry.answer)
    seen = [(0, before), *table.seen]
    views = [(told, _view(match, position, seat)) for told, position in seen]
    return [*views, (len(outcome.events), table.view(seat))]


def _view(match: Match[S], dumped: bytes, seat: int | None) -> View[S]:
    """What a seat knew at a moment at which nobody may have been asked yet."""
    position = match.spec.codec.load(dumped)
    table: Table[S] = Table(position, match.content, match.key, Counters())
    return table.pieces(seat)
