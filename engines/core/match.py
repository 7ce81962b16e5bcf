"""A match: its header, its log, and the table that plays it; with undo, rollback and replay.

The log only grows. Undo and rollback are entries too; the *live* entries are the answers not taken back.
Positions before recent entries are kept, so that taking back is a look-up and not a replay.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, Generic, TypeVar

from engines.core.decisions import Answer, AtRandom
from engines.core.errors import Refusal, UndoRefused
from engines.core.events import Event
from engines.core.flow import MAIN, Counters, Lane, Outcome, Position, Table, View
from engines.core.randomness import Stream
from engines.core.record import Record, record
from engines.core.spec import GameSpec, OptionValue, Result
from engines.core.steps import State, meet
from engines.core.text import Text

S = TypeVar("S", bound=State)

KEPT_IN_FULL = 20
KEPT_EACH = 25


@record
class Header(Record):
    """What a match is made from, besides its answers. `key`: 32 bytes in hex; `marks`: by seat."""

    game: str
    content: str
    options: dict[str, OptionValue]
    marks: list[str]
    key: str

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.marks)


class Entry(Record):
    """A line of the log. `number` counts from 1."""

    __slots__ = ()
    TAGGED: ClassVar[bool] = True
    number: int


@record
class Answered(Entry):
    """A seat's answer. The last four fields decide whether it can be taken back."""

    number: int
    decision: str
    seat: int
    answer: str | list[str] | dict[str, int]
    lane: str = MAIN
    barrier: bool = False
    might: list[str] = field(default_factory=list)
    touched: list[str] = field(default_factory=list)


@record
class Undone(Entry):
    """A seat took back its answer in entry `back`."""

    number: int
    seat: int
    back: int


@record
class RolledBack(Entry):
    """A moderator went back to the position after entry `to`; `fresh`: the dice fall anew from there."""

    number: int
    to: int
    reason: str
    fresh: bool = False


AnyEntry = Answered | Undone | RolledBack


class Match(Generic[S]):
    """One match in play. What would change it either succeeds or raises a Refusal and changes nothing."""

    def __init__(
        self,
        spec: GameSpec[S],
        content: Any,
        header: Header,
        position: Position[S, Any],
        counters: Counters,
        entries: Sequence[AnyEntry] = (),
        kept: Mapping[int, bytes] | None = None,
    ) -> None:
        self.spec = spec
        self.content = content
        self.header = header
        self.entries: list[AnyEntry] = []
        self._live: list[Answered] = []
        self.kept: dict[int, bytes] = dict(kept or {})
        self._key = bytes.fromhex(header.key)
        self.table: Table[S] = Table(position, content, self._key, counters)
        self.table.settle()
        for entry in entries:
            self._record(entry)

    @classmethod
    def begin(
        cls,
        spec: GameSpec[S],
        content: Any,
        content_hash: str,
        key: bytes,
        options: Mapping[str, object],
        marks: Sequence[str | None],
    ) -> "Match[S]":
        """Set up a new match. Raises OptionError for settings the game does not have."""
        spec.check_players(len(marks))
        stream = Stream(key, "marks", 0)
        full = spec.fill_marks(marks, stream.shuffle)
        header = Header(spec.key, content_hash, spec.read_options(options), full, key.hex())
        return cls.from_header(spec, content, header)

    @classmethod
    def from_header(cls, spec: GameSpec[S], content: Any, header: Header) -> "Match[S]":
        """The match before its first answer."""
        state = spec.start(content, header.options, header.marks)
        steps = list(reversed(spec.opening(state)))
        return cls(spec, content, header, Position(state, {MAIN: Lane(steps)}), Counters())

    @classmethod
    def replay(
        cls,
        spec: GameSpec[S],
        content: Any,
        header: Header,
        entries: Iterable[AnyEntry],
        on_entry: Callable[[AnyEntry, list[Event]], None] | None = None,
    ) -> "Match[S]":
        """Play a log again from its start. Raises Refusal at the first entry that does not hold."""
        match = cls.from_header(spec, content, header)
        for entry in entries:
            events = match.apply(entry)
            if on_entry is not None:
                on_entry(entry, events)
        return match

    def apply(self, entry: AnyEntry) -> list[Event]:
        """Do again what a log entry says."""
        if isinstance(entry, Answered):
            return self.answer(entry.decision, entry.seat, entry.answer)
        if isinstance(entry, Undone):
            self.undo(entry.seat)
        else:
            self.rollback(entry.to, entry.reason, fresh=entry.fresh)
        return []

    # --- looking -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.over

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return self.entries[-1].number if self.entries else 0

    @property
    def opening_events(self) -> list[Event]:
        """What happened at set-up, before the first answer (only right after `begin`)."""
        return self.table.events if not self.entries else []

    def view(self, seat: int | None) -> View[S]:
        """What a seat (None: the public) may know."""
        return self.table.view(seat)

    def result(self) -> Result | None:
        """The final scores; None while the match goes on."""
        return self.spec.result(self.table.position.state) if self.over else None

    def dump(self) -> bytes:
        """The position as JSON, without settling leftovers."""
        return self.spec.codec.dump(self.table.position)

    def state_hash(self) -> str:
        """sha256 of the canonical position."""
        return self.spec.codec.state_hash(self.table.position)

    def live(self) -> list[Answered]:
        """The answers that have not been taken back."""
        return list(self._live)

    def _record(self, entry: AnyEntry) -> None:
        self.entries.append(entry)
        if isinstance(entry, Answered):
            self._live.append(entry)
        elif isinstance(entry, Undone):
            at = len(self._live) - 1
            while self._live[at].number != entry.back:
                at -= 1
            del self._live[at]
        else:
            self._live = [one for one in self._live if one.number <= entry.to]

    # --- answering ---------------------------------------------------------------------------

    def answer(self, decision_id: str, seat: int, answer: object) -> list[Event]:
        """Answer a pending decision. Raises StaleDecision, NotYourDecision or IllegalMove."""
        before = self.dump()
        try:
            outcome = self.table.answer(decision_id, seat, answer)
        except Refusal:
            raise
        except Exception:
            self._restore(before)
            raise
        self._log(decision_id, seat, outcome, before)
        return outcome.events

    def default_for(self, decision_id: str) -> Answer:
        """The safe answer of a pending decision, drawn with the match's key if it is left to chance."""
        _, decision = self.table.find(decision_id)
        if isinstance(decision.default, AtRandom):
            purpose = f"default.{decision.default.purpose}.{decision_id}"
            return decision.sample(Stream(self._key, purpose, 0))
        return decision.default

    def _log(self, decision_id: str, seat: int, outcome: Outcome, before: bytes) -> None:
        number = self.number + 1
        self.kept[number] = before
        might, touched = sorted(outcome.might), sorted(outcome.touched)
        self._append(
            Answered(
                number,
                decision_id,
                seat,
                outcome.answer,
                outcome.lane,
                outcome.barrier,
                might,
                touched,
            )
        )

    def _append(self, entry: AnyEntry) -> None:
        self._record(entry)
        old = entry.number - KEPT_IN_FULL
        if old > 0 and old % KEPT_EACH != 1:
            self.kept.pop(old, None)

    def _restore(self, data: bytes) -> None:
        position = self.spec.codec.load(data)
        self.table = Table(position, self.content, self._key, self.table.counters)
        self.table.settle()

    # --- taking back -------------------------------------------------------------------------

    def undoable(self, seat: int) -> Answered:
        """The answer `seat` could take back now. Raises UndoRefused saying what is in the way."""
        entry, _ = self._undone_position(seat)
        return entry

    def undo(self, seat: int) -> Answered:
        """Take back the last answer of a seat. Raises UndoRefused saying what is in the way."""
        entry, replayed = self._undone_position(seat)
        before = self._lane_marks(self.table)
        self._swap(replayed, before)
        self._append(Undone(self.number + 1, seat, entry.number))
        # The old ones still contain what was taken back.
        self.kept.update(replayed.kept)
        return entry

    def _undone_position(self, seat: int) -> tuple[Answered, "_Attempt[S]"]:
        live = self._live
        at = len(live) - 1
        while at >= 0 and live[at].seat != seat:
            at -= 1
        if at < 0:
            raise UndoRefused(Text("core-undo-nothing"))
        entry = live[at]
        if entry.barrier:
            raise UndoRefused(Text("core-undo-barrier"))
        later = live[at + 1 :]
        if later and not self._beside(entry, later):
            raise UndoRefused(Text("core-undo-others"))
        if entry.number not in self.kept:
            raise UndoRefused(Text("core-undo-too-old"))
        return entry, _Attempt(self, self.kept[entry.number], later)

    def _beside(self, entry: Answered, later: list[Answered]) -> bool:
        """Whether all later answers lie in other lanes of the same open group, out of the entry's reach."""
        group, _, _ = entry.lane.rpartition(":")
        if entry.lane == MAIN or entry.lane not in self.table.position.lanes:
            return False
        return all(
            one.lane.startswith(f"{group}:")
            and one.lane != entry.lane
            and not one.lane.startswith(f"{entry.lane}-")
            and not meet(frozenset(one.touched), frozenset(entry.might))
            for one in later
        )

    def rollback(self, to: int, reason: str, *, fresh: bool = False) -> None:
        """Go back to the position after live entry `to` (0: the start).

        Raises UndoRefused if it cannot be reached.
        """
        live = self.live()
        if to != 0 and all(one.number != to for one in live):
            raise UndoRefused(Text("core-rollback-unknown", {"entry": to}))
        later = [one for one in live if one.number > to]
        before = self._lane_marks(self.table)
        attempt = _Attempt(self, self._position_after(to, live, later), [])
        number = self.number + 1
        if fresh:
            attempt.table.position.fresh = number
        self._swap(attempt, before)
        self._append(RolledBack(number, to, reason, fresh))

    def _position_after(self, to: int, live: list[Answered], later: list[Answered]) -> bytes:
        if later and later[0].number in self.kept:
            return self.kept[later[0].number]
        if not later:
            return self.dump()
        known = [one.number for one in live if one.number <= to and one.number in self.kept]
        start = max(known, default=0)
        data = self.kept.get(start)
        if data is None:
            data = self.from_header(self.spec, self.content, self.header).dump()
        again = [one for one in live if start <= one.number <= to]
        try:
            return self.spec.codec.dump(_Attempt(self, data, again, by_seat=True).table.position)
        except Refusal as error:
            raise UndoRefused(Text("core-rollback-lost", {"entry": to})) from error

    def position_at(self, number: int) -> "Table[S]":
        """A table at the position after entry `number` of the log as it then was; for looking only."""
        again = self.replay(
            self.spec, self.content, self.header, [e for e in self.entries if e.number <= number]
        )
        return again.table

    def _lane_marks(self, table: Table[S]) -> dict[str, tuple[object, ...]]:
        """Per lane what its questions are named by, to see which lanes a step back has changed."""
        return {
            lane_id: (tuple(sorted(lane.asked.items())), repr(lane.steps))
            for lane_id, lane in table.position.lanes.items()
        }

    def _swap(self, attempt: "_Attempt[S]", before: dict[str, tuple[object, ...]]) -> None:
        """Go on from another position; lanes that it changes get a new generation of decision ids."""
        after = self._lane_marks(attempt.table)
        counters = attempt.table.counters
        for lane_id, marks in after.items():
            if before.get(lane_id) != marks:
                counters.generations[lane_id] = counters.generations.get(lane_id, 0) + 1
        self.table = Table(attempt.table.position, self.content, self._key, counters)
        self.table.settle()


class _Attempt(Generic[S]):
    """A position with answers played on it again, beside the match; Refusal if they no longer fit."""

    def __init__(
        self, match: Match[S], data: bytes, again: list[Answered], *, by_seat: bool = False
    ) -> None:
        counters = match.table.counters
        own = Counters(dict(counters.generations), counters.next_group)
        position = match.spec.codec.load(data)
        self.kept: dict[int, bytes] = {}
        self.table: Table[S] = Table(position, match.content, bytes.fromhex(match.header.key), own)
        self.table.settle()
        for entry in again:
            self.kept[entry.number] = match.spec.codec.dump(self.table.position)
            decision_id = self._same_question(entry) if by_seat else entry.decision
            try:
                self.table.answer(decision_id, entry.seat, entry.answer)
            except Refusal as error:
                raise UndoRefused(Text("core-undo-others")) from error

    def _same_question(self, entry: Answered) -> str:
        """The pending question of the entry's lane and seat, whatever generation its id names."""
        number = entry.decision.rpartition(".")[2]
        for decision in self.table.pending.values():
            if decision.seat == entry.seat and decision.id.rpartition(".")[2] == number:
                return decision.id
        return entry.decision
