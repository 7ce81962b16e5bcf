"""The agenda's parts: a state that steps may change, steps that happen by themselves, steps that ask."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from typing_extensions import TypeVar as DefaultingTypeVar
from typing_extensions import override

from engines.core.decisions import Answer, Decision
from engines.core.randomness import Stream
from engines.core.record import Record
from engines.core.text import Arg

# The doer of an event that is nobody's doing.
NOBODY = -1

# Names of shared objects that a step or an answer may change.
Objects = frozenset[str]
NOTHING: Objects = frozenset()
EVERYTHING: Objects = frozenset({"*"})


def conflicts(some: Objects, others: Objects) -> bool:
    """Whether two sets of shared objects have anything in common.

    >>> from engines.core import EVERYTHING, NOTHING
    >>> from engines.core.steps import conflicts
    >>> conflicts(frozenset({"road", "inn"}), frozenset({"inn"})), conflicts(EVERYTHING, NOTHING)
    (True, False)
    """
    if not some or not others:
        return False
    return "*" in some or "*" in others or not some.isdisjoint(others)


# A game without a box need not name its content.
C = DefaultingTypeVar("C", default=Any)


class Agenda(Protocol):
    """What a state reaches while a table plays it: what is to happen next, the story, and the dice."""

    def push(self, steps: "Sequence[Step[Any]]") -> None:
        """Put steps on the agenda: the first happens next, then the others, then what lay below."""

    def together(self, stacks: "Iterable[Sequence[Step[Any]]]") -> None:
        """Open a lane per stack, in serial order; what lies below goes on when all lanes are done."""

    def conclude(self) -> None:
        """End the match here and now. Raises LookupError while lanes are open."""

    def tell(
        self,
        key: str,
        by: int | None,
        private: Mapping[int, Mapping[str, Arg]] | None,
        data: dict[str, Arg],
    ) -> None:
        """Add an event to the story."""

    def stream(self, purpose: str) -> Stream:
        """The random bytes of the next draw of a purpose; nothing before it can be taken back."""
        ...

    def reveal(self) -> None:
        """Say that something hidden has become known: nothing before it can be taken back."""


class State(Record, Generic[C]):
    """The pieces of a game. While a table plays it, it also reaches the agenda, the dice and the story.

    `content`: what is in the box; it is given with `attach`, not written to snapshots.
    """

    __slots__ = ("_table", "content")
    content: C

    def attach(self, content: C, table: Agenda | None = None) -> None:
        """Give the state its content and, if it is to be played, its table."""
        self.content = content
        if table is not None:
            self._table = table

    @override
    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """What another process needs to look at the pieces; the table that plays them stays here."""
        held: Any = object.__getstate__(self)
        return None, {name: value for name, value in held[1].items() if name != "_table"}

    def push(self, *steps: "Step[Any]") -> None:
        """Put steps on the agenda: the first happens next, then the others, then what lay below."""
        self._table.push(steps)

    def together(self, stacks: "Iterable[Sequence[Step[Any]]]") -> None:
        """Open a lane per stack, in serial order; what lies below goes on when all lanes are done.

        A seat may have several lanes. If a later one must not begin before an earlier one is done, its
        steps touch an object of that seat's own.
        """
        self._table.together(stacks)

    def conclude(self) -> None:
        """End the match here and now: whatever else is on the agenda does not happen any more.

        Not while lanes are open: others may be asked in them.
        """
        self._table.conclude()

    def tell(
        self,
        key: str,
        /,
        by: int | None = None,
        private: Mapping[int, Mapping[str, Arg]] | None = None,
        **data: Arg,
    ) -> None:
        """Add an event to the story; without `by` it is the doing of whoever answered last.

        `by=NOBODY` makes it nobody's, as is what comes to light when several have answered in secret.
        """
        self._table.tell(key, by, private, data)

    def roll(self, purpose: str, sides: int = 6) -> int:
        """A die of the given sides."""
        return self._table.stream(purpose).below(sides) + 1

    def shuffle(self, purpose: str, items: list[Any]) -> None:
        """Bring a pile into random order, in place."""
        self._table.stream(purpose).shuffle(items)

    def reveal(self) -> None:
        """Say that something hidden has become known: nothing before it can be taken back."""
        self._table.reveal()


G = TypeVar("G", bound=State)


class Step(Record, Generic[G]):
    """One moment of the game, named as a reader of the rulebook would name it."""

    __slots__ = ()
    TAGGED: ClassVar[bool] = True
    kind: ClassVar[str]

    def run(self, game: G) -> None:
        """Let it happen."""
        raise NotImplementedError(type(self).__name__)

    def write_set(self, game: G) -> Objects:  # noqa: ARG002 - for those who do share
        """The shared objects this step and all it leads to may change, from public facts only."""
        return NOTHING


class Ask(Step[G]):
    """A moment in which somebody decides. Subclasses have a field `seat`: who is asked."""

    __slots__ = ()
    seat: int

    def decision(self, game: G) -> Decision | None:
        """The question as things stand; None if there is nothing to ask."""
        raise NotImplementedError(type(self).__name__)

    def describe(self, game: G, decision: Decision) -> None:
        """Add what only people read to a question that somebody looks at; for those whose hints take long."""

    def check(self, game: G, answer: Any) -> None:
        """Refuse (IllegalMove) what the decision's form cannot express. Must change nothing."""

    def answer(self, game: G, answer: Any) -> None:
        """Do what was answered. Everything has been checked; must not refuse."""
        raise NotImplementedError(type(self).__name__)

    def skip(self, game: G) -> None:
        """What happens when there was nothing to ask."""

    def needs(self, game: G) -> Objects:  # noqa: ARG002 - for those who do share
        """What every answer touches, from public facts only.

        As long as an earlier lane may touch any of it the question is not even posed.
        """
        return NOTHING

    def touches(self, game: G, answer: Answer) -> Objects:  # noqa: ARG002 - for those who can tell
        """The shared objects this very answer changes; always a part of `write_set`.

        Of numbers (`Allocate`) all answers touch the same, for there is no option that could wait.
        """
        return self.write_set(game)

    def meanwhile(self, game: G, decision: Decision) -> None:
        """Say in a question what it means to answer while some of its options wait; for those who do."""

    def touches_each(self, game: G, answers: Sequence[Answer]) -> list[Objects]:
        """What each of several answers touches, for those who can tell it sooner of all together."""
        return [self.touches(game, answer) for answer in answers]
