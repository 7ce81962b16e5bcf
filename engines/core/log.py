"""The log of a match: what it was made from, and what was done in it, line by line.

The log only grows. Undo and rollback are entries too.
"""

from dataclasses import field
from typing import ClassVar, TypeGuard

from engines.core.record import Record, record

MAIN = "m"
ACTS = "a"
"""Stands for a lane in the ids and entries of acts, which nobody is asked for."""


@record
class Header(Record):
    """What a match is made from, besides its answers. `key`: 32 bytes in hex; `marks`: by seat."""

    game: str
    content: str
    options: dict[str, str | int]
    marks: list[str]
    key: str

    @property
    def seats(self) -> int:
        """How many seats there are, those of the house included."""
        return len(self.marks)


@record
class Counters(Record):
    """Numbers that only grow, kept outside snapshots so that no decision id ever names two questions."""

    generations: dict[str, int] = field(default_factory=dict)
    next_group: int = 1

    def copy(self) -> "Counters":
        """The same numbers, to be counted on apart from these."""
        return Counters(dict(self.generations), self.next_group)


class Entry(Record):
    """A line of the log. `number` counts from 1."""

    __slots__ = ()
    TAGGED: ClassVar[bool] = True
    number: int


@record
class Answered(Entry):
    """A seat's answer; that of an act, which it was not asked for, lies in the lane ACTS.

    barrier, might, touched: decide whether it can be taken back. secret: nobody else's business yet.
    """

    number: int
    decision: str
    seat: int
    answer: str | list[str] | dict[str, int]
    lane: str = MAIN
    barrier: bool = False
    might: list[str] = field(default_factory=list)
    touched: list[str] = field(default_factory=list)
    secret: bool = False


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


def is_act(entry: AnyEntry) -> TypeGuard[Answered]:
    """Whether an entry is something that a seat did without being asked."""
    return isinstance(entry, Answered) and entry.lane == ACTS


def names_act(decision_id: str) -> bool:
    """Whether an id is that of an act."""
    return decision_id.startswith(f"{ACTS}.")


def apart(some_lane: str, other_lane: str) -> bool:
    """Whether neither of two lanes is, or was opened from, the other.

    >>> from engines.core.log import apart
    >>> apart("m-1:0", "m-1:1"), apart("m-1:0", "m-1:0-2:0"), apart("m", "m-1:0")
    (True, False, False)
    """
    if len(some_lane) == len(other_lane):  # as most are that anybody compares
        return some_lane != other_lane
    if len(some_lane) > len(other_lane):
        some_lane, other_lane = other_lane, some_lane
    return not other_lane.startswith(f"{some_lane}-")
