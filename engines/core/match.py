"""A match: its header, its log, and the table that plays it; with undo, rollback and replay.

The *live* entries of the log are the answers not taken back. Positions before recent entries are kept,
so that taking back is a look-up and not a replay.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from engines.core.acts import Acts
from engines.core.decisions import Answer, AtRandom, Decision
from engines.core.errors import SnapshotError, UndoRefused
from engines.core.events import Event
from engines.core.flow import Table
from engines.core.generations import changed_lanes, lanes_apart, next_generation
from engines.core.kept import Keeping, joined, needed, thin, thinned
from engines.core.log import (
    ACTS,
    MAIN,
    Answered,
    AnyEntry,
    Counters,
    Header,
    RolledBack,
    Undone,
    is_act,
)
from engines.core.position import Given, Lane, Outcome, Position, View
from engines.core.randomness import Stream
from engines.core.spec import GameSpec, Result
from engines.core.steps import State
from engines.core.text import Text
from engines.core.undo import Moment, StepBack

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One match in play. What would change it either succeeds or raises a Refusal and changes nothing.

    A stored match is loaded by giving its current position, its counters, its log and the kept positions.
    The last part of the log will do for play and undo; rollback beyond the kept positions needs all of it.
    With `keeping="none"` an error within a game's step leaves the match unusable; for playouts only.

    >>> from engines.core.example import begun
    >>> match = begun(coins=3)
    >>> asked, = match.table.pending.values()
    >>> asked.seat, [option.id for option in asked.options]
    (0, ['1', '2'])
    >>> [event.key for event in match.answer(asked.id, asked.seat, "2")]
    ['heap-event-taken', 'heap-event-taken']
    >>> match.over, match.result().winners
    (True, [0])
    """

    table_type: ClassVar[type[Table[Any]]] = Table

    def __init__(
        self,
        spec: GameSpec[S],
        content: Any,
        header: Header,
        position: Position[S, Any],
        counters: Counters,
        entries: Sequence[AnyEntry] = (),
        kept: Mapping[int, bytes] | None = None,
        keeping: Keeping = "recent",
    ) -> None:
        self.spec = spec
        self.content = content
        # Options that the game did not have yet when the match began are at their defaults.
        self.header = replace(header, options=spec.read_options(header.options))
        self.entries: list[AnyEntry] = []
        # How many entries the log has, with those before the part at hand.
        self.number = 0
        self.kept: dict[int, bytes] = dict(kept or {})
        self.keeping = keeping
        self._live: list[Answered] = []
        self.key = bytes.fromhex(header.key)
        self.table: Table[S] = self.seat_table(position, counters)
        self._opening = self.table.story.events
        for entry in entries:
            self._record(entry)

    def seat_table(self, position: Position[S, Any], counters: Counters) -> Table[S]:
        """A table of this match at a position, settled."""
        table = self.table_type(position, self.content, self.key, counters, self.acts)
        table.settle()
        table.pending.make_all()
        return table

    def table_at(self, dumped: bytes) -> Table[S]:
        """A table at another position of this match, settled; nothing done there touches the match."""
        return self.seat_table(self.spec.codec.load(dumped), self.table.counters.copy())

    @property
    def acts(self) -> Acts[S] | None:
        """What a seat may do without being asked; None if nobody may do anything in this game."""
        return self.spec.acts_with(self.header.options, self.header.marks)

    @classmethod
    def begin(
        cls,
        spec: GameSpec[S],
        content: Any,
        content_hash: str,
        key: bytes,
        options: Mapping[str, object],
        marks: Sequence[str | None],
        keeping: Keeping = "recent",
    ) -> Self:
        """Set up a new match; `marks`: what each player has chosen, None for the lot.

        Raises OptionError for settings the game does not have, or that do not go together.
        """
        chosen = spec.read_options(options)
        spec.check_table(chosen, len(marks))
        full = spec.fill_marks(chosen, marks, Stream(key, "marks", 0).shuffle)
        header = Header(spec.key, content_hash, chosen, full, key.hex())
        return cls.from_header(spec, content, header, keeping)

    @classmethod
    def from_header(
        cls, spec: GameSpec[S], content: Any, header: Header, keeping: Keeping = "recent"
    ) -> Self:
        """The match before its first answer."""
        state = spec.start(content, spec.read_options(header.options), header.marks)
        # A game's opening steps may ask for its content.
        state.attach(content)
        steps = list(reversed(spec.opening(state)))
        position: Position[S, Any] = Position(state, {MAIN: Lane(steps)})
        return cls(spec, content, header, position, Counters(), keeping=keeping)

    @classmethod
    def replay(
        cls,
        spec: GameSpec[S],
        content: Any,
        header: Header,
        entries: Iterable[AnyEntry],
        on_entry: Callable[[AnyEntry, list[Event]], None] | None = None,
        keeping: Keeping = "recent",
    ) -> Self:
        """Play a log again from its start. Raises Refusal at the first entry that does not hold.

        >>> from engines.core import Match
        >>> from engines.core.example import begun
        >>> match = begun()
        >>> _ = match.answer("m.0.1.1", 0, "2")
        >>> again = Match.replay(match.spec, match.content, match.header, match.entries)
        >>> again.state_hash() == match.state_hash()
        True
        """
        match, log = cls.from_header(spec, content, header, keeping), list(entries)
        wanted = needed(log) if keeping == "recent" else None
        for entry in log:
            if wanted is not None:
                match.keeping = "recent" if entry.number in wanted else "none"
            events = match.apply(entry)
            if on_entry is not None:
                on_entry(entry, events)
        match.keeping = keeping
        if wanted is not None:
            match.kept = thinned(match.kept, match.number)
        return match

    def apply(self, entry: AnyEntry) -> list[Event]:
        """Do again what a log entry says. Raises a Refusal, SnapshotError if it is not the next one."""
        if entry.number != self.number + 1:
            raise SnapshotError(f"log: entry {entry.number} where {self.number + 1} was expected")
        if isinstance(entry, Answered):
            return self._answered(entry.decision, entry.seat, entry.answer, looking=False)
        if isinstance(entry, RolledBack):
            self.rollback(entry.to, entry.reason, fresh=entry.fresh)
        elif self.undoable(entry.seat).number != entry.back:
            raise UndoRefused(Text("core-undo-others"))
        else:
            self.undo(entry.seat)
        return []

    # --- looking -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.over

    @property
    def opening_events(self) -> list[Event]:
        """What happened at set-up, before the first answer (only right after `begin`)."""
        return self._opening if not self.entries else []

    def view(self, seat: int | None) -> View[S]:
        """What a seat (None: the public) may know.

        >>> from engines.core.example import begun
        >>> match = begun()
        >>> [purse.charm for purse in match.view(0).state.purses]
        ['moon', '?']
        >>> [purse.charm for purse in match.view(None).state.purses]
        ['?', '?']
        """
        return self.table.view(seat)

    def result(self) -> Result | None:
        """The final scores; None while the match goes on."""
        return self.spec.result(self.table.position.state) if self.over else None

    def dump(self) -> bytes:
        """The position as JSON."""
        return self.spec.codec.dump(self.table.position)

    def state_hash(self) -> str:
        """sha256 of the canonical position."""
        return self.spec.codec.state_hash(self.table.position)

    def live(self) -> list[Answered]:
        """The answers that have not been taken back."""
        return list(self._live)

    def _record(self, entry: AnyEntry) -> None:
        self.entries.append(entry)
        self.number = entry.number
        if isinstance(entry, Answered):
            self._live.append(entry)
        elif isinstance(entry, RolledBack):
            self._live = [one for one in self._live if one.number <= entry.to]
        else:
            self._live = [one for one in self._live if one.number != entry.back]

    # --- answering ---------------------------------------------------------------------------

    def answer(self, decision_id: str, seat: int, answer: object) -> list[Event]:
        """Answer a pending decision, or act. Raises StaleDecision, NotYourDecision or IllegalMove.

        >>> from engines.core.example import begun
        >>> match = begun()
        >>> [event.data for event in match.answer("m.0.1.1", 0, "2")]
        [{'n': 2}]
        >>> match.answer("m.0.1.1", 0, "2")
        Traceback (most recent call last):
            ...
        engines.core.errors.StaleDecision: core-stale
        """
        return self._answered(decision_id, seat, answer, looking=True)

    def _answered(
        self, decision_id: str, seat: int, answer: object, *, looking: bool
    ) -> list[Event]:
        """The same. looking: what is asked next is made and described, as somebody will look at it.

        What was played once is played again without.
        """
        given = self.table.check(decision_id, seat, answer)
        number = self.number + 1
        if self.keeping == "none":
            outcome = self._play(given)
        else:
            before, counters = self.dump(), self.table.counters.copy()
            try:
                outcome = self._play(given)
                # An error in what a step asks must come up as long as the answer can be undone.
                if looking:
                    self.table.pending.make_all()
            except BaseException:
                self.table = self.seat_table(self.spec.codec.load(before), counters)
                raise
            self.kept[number] = before
        self._append(outcome.logged(number))
        return outcome.events

    def _play(self, given: Given) -> Outcome:
        """Do what was answered; after an act all else is asked anew."""
        if given.lane != ACTS:
            return self.table.play(given)
        asked = dict(self.table.pending)
        outcome = self.table.play(given)
        self._ask_anew(asked)
        return outcome

    def _ask_anew(self, before: Mapping[str, Decision]) -> None:
        """Give another id to questions of which some answer means something else than before."""
        table = self.table
        if changed := changed_lanes(before, table.pending):
            next_generation(table.counters, changed)
            self.table = self.seat_table(table.position, table.counters)

    def default_for(self, decision_id: str) -> Answer:
        """The safe answer of a pending decision, drawn with the match's key if it is left to chance."""
        _, decision = self.table.find(decision_id)
        if isinstance(decision.default, AtRandom):
            purpose = f"default.{decision.default.purpose}.{decision_id}"
            return decision.default.drawn(decision, Stream(self.key, purpose, 0))
        return decision.default

    def _append(self, entry: AnyEntry) -> None:
        self._record(entry)
        if self.keeping == "recent":
            thin(self.kept, entry.number)

    # --- taking back -------------------------------------------------------------------------

    def undoable(self, seat: int) -> Answered:
        """The answer `seat` could take back now. Raises UndoRefused saying what is in the way."""
        return self._step_back(self._moment(), seat).entry

    def undoable_count(self, seat: int) -> int:
        """How many answers `seat` could take back, one after the other."""
        moment, count = self._moment(), 0
        while True:
            try:
                step = self._step_back(moment, seat)
            except UndoRefused:
                return count
            count += 1
            kept = joined(moment.kept, step.kept, self.number + count, self.keeping)
            moment = Moment(step.table, step.live, kept)

    def undo(self, seat: int) -> Answered:
        """Take back the last answer of a seat. Raises UndoRefused saying what is in the way.

        >>> from engines.core.example import begun
        >>> match = begun()
        >>> _ = match.answer("m.0.1.1", 0, "2")
        >>> match.undo(0).answer
        '2'
        >>> [decision.id for decision in match.table.pending.values()]  # no click of before answers it
        ['m.1.1.1']
        """
        step = self._step_back(self._moment(), seat)
        asked = dict(self.table.pending) if step.with_acts else {}
        self._swap(step.table)
        self._ask_anew(asked)
        del self.kept[step.entry.number]
        # The positions before the later entries still contained what was taken back.
        self.kept = joined(self.kept, step.kept, self.number + 1, self.keeping)
        self._append(Undone(self.number + 1, seat, step.entry.number))
        return step.entry

    def undo_turn(self, seat: int) -> list[Answered]:
        """Take back a seat's answers as far as possible, last one first.

        Raises UndoRefused if there is nothing to take back.

        """
        first = self.undo(seat)
        return [first, *(self.undo(seat) for _ in range(self.undoable_count(seat)))]

    def _moment(self) -> Moment[S]:
        return Moment(self.table, self._live, self.kept)

    def _step_back(self, moment: Moment[S], seat: int) -> StepBack[S]:
        return StepBack(moment, seat, self.spec.codec, self.table_at)

    def rollback(self, to: int, reason: str, *, fresh: bool = False) -> None:
        """Go back to the position after live entry `to` (0: the start).

        Raises UndoRefused if it cannot be reached.

        >>> from engines.core.example import begun
        >>> match = begun()
        >>> _ = match.answer("m.0.1.1", 0, "2"), match.answer("m.0.2.1", 1, "1")
        >>> match.rollback(1, "a mistake")
        >>> len(match.entries), [entry.number for entry in match.live()]
        (3, [1])
        """
        if to != 0 and all(one.number != to for one in self._live):
            raise UndoRefused(Text("core-rollback-unknown", {"entry": to}))
        later = [one for one in self._live if one.number > to]
        data = self._position_before(later[0].number, to) if later else self.dump()
        asked = dict(self.table.pending) if any(map(is_act, later)) else {}
        number = self.number + 1
        position = self.spec.codec.load(data)
        if fresh:
            position.fresh = number
        self._swap(self.seat_table(position, self.table.counters.copy()))
        self._ask_anew(asked)
        self.kept = {one: kept for one, kept in self.kept.items() if one <= to}
        self._append(RolledBack(number, to, reason, fresh))

    def _position_before(self, number: int, to: int) -> bytes:
        """The position before a live entry: kept, or found by playing the whole log again."""
        if number in self.kept:
            return self.kept[number]
        lost = UndoRefused(Text("core-rollback-lost", {"entry": to}))
        try:
            again = self.replay(self.spec, self.content, self.header, self.entries, keeping="all")
        except Exception as error:
            raise lost from error
        if again.state_hash() != self.state_hash():
            raise lost
        return again.kept[number]

    def _swap(self, other: Table[S]) -> None:
        """Go on from another position; lanes that it changes get a new generation of decision ids."""
        next_generation(other.counters, lanes_apart(self.table, other))
        self.table = self.seat_table(other.position, other.counters)
