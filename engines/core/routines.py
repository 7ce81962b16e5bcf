"""Answers that a game offers by name to be given every time: what standing orders are made of."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engines.core.decisions import Answer, Choose, Decision
from engines.core.options import Options, OptionValue


@dataclass(frozen=True, slots=True)
class Routine:
    """A way to answer questions that many people would answer so every time.

    kinds: the kinds of question it is for (see kind_of). answer: from the decision alone, None if it is no
    such case. sure: it is meant even where the answer cannot be taken back, as its text says.
    Its text is `<game>-routine-<key>` in the catalogue.

    Where it is of no use, it is not offered, and answers nothing. needs: it is of use only with one of these
    choices of each of these options. mark: only to the seat of this mark. about: the mark of the seat it is
    about, so only to other seats, and only where that one is.
    """

    key: str
    kinds: tuple[str, ...]
    answer: Callable[[Decision], Answer | None]
    sure: bool = False
    needs: Mapping[str, Collection[OptionValue]] = field(default_factory=dict, hash=False)
    mark: str | None = None
    about: str | None = None

    def goes_with(self, options: Options) -> bool:
        """Whether it is of use in a match with these options, which are all there are."""
        return all(options[key] in choices for key, choices in self.needs.items())

    def fits(self, options: Options, marks: Sequence[str | None], seat: int) -> bool:
        """Whether it is of use to a seat in a match with these options and the marks of all seats."""
        others = [*marks[:seat], *marks[seat + 1 :]]
        return (
            self.goes_with(options)
            and (self.mark is None or self.mark == marks[seat])
            and (self.about is None or self.about in others)
        )


def usual(option_id: str) -> Callable[[Decision], Answer | None]:
    """A routine's answer: always this option, wherever it is offered.

    >>> from engines.core import usual
    >>> from engines.core.example import begun
    >>> asked, = begun().table.pending.values()
    >>> usual("2")(asked), usual("3")(asked)
    ('2', None)
    """

    def answer(decision: Decision) -> Answer | None:
        offered = decision.options if isinstance(decision, Choose) else []
        return option_id if any(one.id == option_id for one in offered) else None

    return answer
