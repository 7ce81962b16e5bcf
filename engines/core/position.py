"""A position, and what a table tells of it: whom it waits for, what a seat may know, what an answer did."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engines.core.decisions import Answer, Decision
from engines.core.events import Event
from engines.core.log import MAIN, Answered
from engines.core.record import Record, record
from engines.core.steps import Objects, State
from engines.core.text import Text

S = TypeVar("S", bound=State)
A = TypeVar("A")


@record
class Lane(Record, Generic[A]):
    """A stack of steps, the next one last. `asked` counts per seat the questions that are done with."""

    steps: list[A]
    parent: str | None = None
    children: list[str] = field(default_factory=list)
    asked: dict[int, int] = field(default_factory=dict)


@record
class Position(Record, Generic[S, A]):
    """All there is to know of a match at one moment, but for log, key and counters."""

    state: S
    lanes: dict[str, Lane[A]]
    draws: dict[str, int] = field(default_factory=dict)
    fresh: int = 0


def over(position: Position[Any, Any]) -> bool:
    """Whether nothing is left to happen."""
    main = position.lanes[MAIN]
    return not main.steps and not main.children


@dataclass(slots=True)
class Waiting:
    """A seat the match waits for, and for what in a few public words."""

    seat: int
    topic: Text


@dataclass(slots=True)
class Held(Record):
    """A seat that has to wait with some or all of its answers: for which seats' earlier lanes, over what."""

    seat: int
    by: list[int]
    objects: list[str]


@dataclass(slots=True)
class View(Generic[S]):
    """A position as one seat (None: the public) may know it. Never written to.

    `decisions`: the seat's own questions; those that only wait are left out if it can answer another.
    `act`: what the seat may do without being asked; None if nothing.
    """

    state: S
    seat: int | None
    decisions: list[Decision]
    waiting: list[Waiting]
    over: bool
    held: list[Held] = field(default_factory=list)
    act: Decision | None = None


@dataclass(slots=True)
class Given:
    """An answer that has been checked and may be played.

    `might`: the shared objects its lane may change; `touched`: those this answer changes.
    """

    lane: str
    decision: Decision
    answer: Answer
    might: Objects
    touched: Objects


@dataclass(slots=True)
class Outcome:
    """What an answer led to. `barrier`: it cannot be taken back; `revealed`: something came to light."""

    given: Given
    events: list[Event]
    barrier: bool
    revealed: bool

    def logged(self, number: int) -> Answered:
        """Its entry in the log."""
        given, decision = self.given, self.given.decision
        return Answered(
            number,
            decision.id,
            decision.seat,
            given.answer,
            given.lane,
            self.barrier,
            sorted(given.might) if given.might else [],
            sorted(given.touched) if given.touched else [],
            decision.secret,
        )
