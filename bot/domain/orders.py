"""What people want answered ahead: standing orders and queued answers, and what they say to a question."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from engines.core import (
    Answer,
    AnyEntry,
    Choose,
    ChooseMany,
    Decision,
    Event,
    Option,
    Routine,
    Text,
    kind_of,
    must_confirm,
)

MOST_ORDERS = 25
"""How many standing orders a person may have for one game."""
MOST_ANSWERS = 5
"""How many answers may be queued for one question, in order of preference."""
MOST_KINDS = 5
"""For so many kinds of questions a seat may have queued answers."""

Default = Callable[[], Answer]
Routines = Mapping[str, Routine]
"""The routines of use to a seat, by key."""


class Why(StrEnum):
    """How an answer had been given ahead."""

    ORDER = "order"
    QUEUED = "queued"


class Doing(StrEnum):
    """What a standing order answers: one option, the safe default, or what a routine of the game says."""

    OPTION = "option"
    DEFAULT = "default"
    ROUTINE = "routine"


class When(StrEnum):
    """Under which condition.

    ALWAYS: and if the option is not offered, the safe default. OFFERED: if the option is offered. ALONE: if
    besides it only options of certain groups are possible.
    """

    ALWAYS = "always"
    OFFERED = "offered"
    ALONE = "alone"


@dataclass(frozen=True, slots=True)
class Rule:
    """What a standing order says.

    kind: of the question (see engines.core.kind_of). what: the option's id or the routine's key. groups: for
    ALONE, the groups of the other options (see `group_of`). sure: it was made for this very option although
    that cannot be taken back. asked, said, named: the question, the option and the groups in words.
    """

    kind: str
    doing: Doing
    what: str = ""
    when: When = When.ALWAYS
    groups: tuple[str, ...] = ()
    sure: bool = False
    asked: Text | None = None
    said: Text | None = None
    named: tuple[Text, ...] = ()

    def kinds(self, routines: Routines) -> Sequence[str]:
        """The kinds of questions it may answer."""
        if self.doing is not Doing.ROUTINE:
            return (self.kind,)
        routine = routines.get(self.what)
        return () if routine is None else routine.kinds

    def answer(self, decision: Decision, default: Default, routines: Routines) -> Answer | None:
        """What it answers; None if it leaves the question to the person."""
        if self.doing is Doing.ROUTINE:
            routine = routines.get(self.what)
            found = None if routine is None else routine.answer(decision)
            return found if routine and _may(decision, found, sure=routine.sure) else None
        if self.when is When.ALONE and not self._alone(decision):
            return None
        if self.doing is Doing.OPTION:
            offered = next((one for one in options_of(decision) if one.id == self.what), None)
            if offered is not None:
                given = None if offered.waits else self.what
                return given if _may(decision, given, sure=self.sure) else None
            if self.when is not When.ALWAYS:
                return None
        found = default()
        return found if _may(decision, found, sure=False) else None

    def _alone(self, decision: Decision) -> bool:
        """Whether nothing else is possible but options of the groups named, now or later."""
        others = [one for one in options_of(decision) if one.id != self.what]
        return all(group_of(one) in self.groups for one in others)


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order of a person.

    match_id: None for all its matches of the game. match_name: how that match is called, "" where nobody
    reads it.
    """

    id: int
    user_id: int
    game: str
    match_id: str | None
    rule: Rule
    match_name: str = ""


@dataclass(frozen=True, slots=True)
class Wanted:
    """An answer somebody wants to give: as the engine takes it, and in words.

    sure: chosen although it cannot be taken back.
    """

    answer: Answer
    said: Text
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Queued:
    """What a seat wants to answer to its next question of a kind: the first that is allowed then.

    dropped: none was allowed, and the person has not read that yet.
    """

    seat: int
    user_id: int
    kind: str
    asked: Text
    answers: tuple[Wanted, ...] = ()
    dropped: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """An answer that will be given after a while, lest its moment tell a secret.

    again: it was found late and put off once more, which is done only once.
    """

    seat: int
    decision: str
    answer: Answer
    why: Why
    due_at: datetime
    again: bool = False


@dataclass(frozen=True, slots=True)
class Premoves:
    """All that is answered ahead in one match.

    orders: those of its people, the most particular and the newest first. queued: by seat and kind. plans:
    by seat.
    """

    orders: tuple[Order, ...] = ()
    queued: Mapping[tuple[int, str], Queued] = field(default_factory=dict)
    plans: Mapping[int, Plan] = field(default_factory=dict)

    @property
    def empty(self) -> bool:
        """Whether there is nothing at all."""
        return not (self.orders or self.queued or self.plans)

    def ordered(
        self, user_id: int, decision: Decision, default: Default, routines: Routines
    ) -> Iterable[Answer]:
        """What the orders of a person say to a question, the most particular first."""
        kind = kind_of(decision)
        for order in self.orders:
            if order.user_id == user_id and kind in order.rule.kinds(routines):
                answer = order.rule.answer(decision, default, routines)
                if answer is not None:
                    yield answer


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that had been given ahead."""

    entry: AnyEntry
    events: tuple[Event, ...]
    seat: int
    user_id: int
    why: Why


NO_PREMOVES = Premoves()


def options_of(decision: Decision) -> Sequence[Option]:
    """The options of a question, none if it asks for numbers."""
    return decision.options if isinstance(decision, Choose | ChooseMany) else []


def group_of(option: Option) -> str:
    """By what the group of an option is known, "" if it has none."""
    return "" if option.group is None else _known(option.group)


def _known(text: Text) -> str:
    inner = [
        f"{name}={_known(arg) if isinstance(arg, Text) else arg}" for name, arg in text.args.items()
    ]
    return " ".join([text.key, *inner])


def _may(decision: Decision, answer: Answer | None, *, sure: bool) -> bool:
    """Whether an answer may be given without asking again."""
    return answer is not None and (sure or not must_confirm(decision, answer))
