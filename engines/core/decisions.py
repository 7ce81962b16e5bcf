"""Decisions: whom a match asks, what, and which answers are allowed. Data, not user interface.

A step makes a decision without `id` and `seat`; the table fills them in.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

from typing_extensions import override

from engines.core.errors import IllegalMove, NotYet
from engines.core.randomness import Stream
from engines.core.record import Record, record
from engines.core.text import Text

Answer = str | list[str] | dict[str, int]

MOST_ORDERED = 25
"""How many options at most are chosen in an order."""


@record
class AtRandom(Record):
    """A default that is drawn with the match's key when it is applied.

    `among`: the ids of the options it is drawn from; any allowed answer if there are none.
    """

    purpose: str
    among: list[str] = field(default_factory=list)

    def drawn(self, decision: "Decision", stream: Stream) -> Answer:
        """The default of a decision. Raises NotYet if everything waits."""
        if self.among:
            return self.among[stream.below(len(self.among))]
        return decision.sample(stream)


Default = str | list[str] | dict[str, int] | AtRandom


@record
class Option(Record):
    """One thing that may be chosen.

    `id`: at most 40 of [a-z0-9._:#-]. `waits`: the seats before whose earlier lanes it may not be chosen.
    `confirm`: this one reveals something or cannot be taken back. `then`: what follows at once, to stand
    after the label ("and roll the dice"), so that who chooses it knows.
    """

    id: str
    label: Text
    hint: Text | None = None
    group: Text | None = None
    waits: tuple[int, ...] = ()
    confirm: bool = False
    then: Text | None = None

    def behind(self, seats: tuple[int, ...]) -> "Option":
        """The same option while it waits for these seats."""
        return Option(self.id, self.label, self.hint, self.group, seats, self.confirm, self.then)


_UNTOLD = Text("")
"""The label of an option that nobody has looked at yet."""


def untold(ids: Iterable[str]) -> list[Option]:
    """Options by their ids alone; the `describe` of a question puts those that people read in their place.

    >>> from engines.core import untold
    >>> [option.id for option in untold(["forward", "back"])]
    ['forward', 'back']
    """
    return [_untold(one) for one in ids]


@cache
def _untold(option_id: str) -> Option:
    return Option(option_id, _UNTOLD)


@record
class Slot(Record):
    """One number of an allocation, within its bounds.

    amount: the key of a message that says $n of this $slot, and may name what the label names; None where a
    number before the label will do.
    """

    id: str
    label: Text
    low: int
    high: int
    amount: str | None = None

    def counted(self, n: int) -> Text | None:
        """An amount of it, in a message of its own; None where a number before the label will do."""
        if self.amount is None:
            return None
        return Text(self.amount, {**self.label.args, "n": n, "slot": self.label})


@dataclass(slots=True, kw_only=True)
class Decision(Record):
    """What all questions share.

    `topic` says in a few public words what is asked ("choosing an exchange"); it must not tell a secret.
    `default` is the safe answer when time runs out. `secret`: the answer is nobody else's business until
    it is revealed. `confirm`: the answer reveals something or cannot be taken back. `then`: what follows at
    once on any answer, to stand after its label.
    `always`: ask even if there is only one answer, lest the silence betray a hand.
    `rules`: ids that matter now. The table fills in `id`, `seat`, `waits`: the seats before whose earlier
    lanes nothing at all can be answered, and `optional`: an earlier lane may still change what this question
    is about, so its seat may answer already but nobody waits for it. Only in such a question options wait.
    """

    TAGGED: ClassVar[bool] = True
    prompt: Text
    topic: Text
    default: Default
    secret: bool = False
    confirm: bool = False
    then: Text | None = None
    always: bool = False
    rules: list[str] = field(default_factory=list)
    waits: tuple[int, ...] = ()
    optional: bool = False
    id: str = ""
    seat: int = -1

    @property
    def blocked(self) -> bool:
        """Whether everything that could be answered waits for an earlier player."""
        return bool(self.waits)

    @property
    def open(self) -> bool:
        """Whether the match waits for its seat: it can be answered, and is not optional."""
        return not self.waits and not self.optional

    def checked(self, answer: object) -> Answer:
        """The answer in canonical form. Raises IllegalMove if it was not offered."""
        raise NotImplementedError  # pragma: no cover - the three kinds below answer

    def sole_answer(self) -> Answer | None:
        """The only answer there is, None if there are several."""
        raise NotImplementedError  # pragma: no cover - the three kinds below answer

    def sample(self, stream: Stream) -> Answer:
        """An allowed answer, drawn at random. Raises NotYet if everything waits."""
        raise NotImplementedError  # pragma: no cover - the three kinds below answer


def kind_of(decision: Decision) -> str:
    """What kind of question this is: the same whenever a rule asks the same, whoever is asked."""
    return decision.prompt.key


def must_confirm(decision: Decision, answer: Answer) -> bool:
    """Whether an answer reveals something or cannot be taken back.

    >>> from engines.core import Choose, Option, must_confirm, text
    >>> ways = [Option("look", text("look"), confirm=True), Option("pass", text("pass"))]
    >>> asked = Choose(prompt=text("how"), topic=text("a way"), default="pass", options=ways)
    >>> must_confirm(asked, "look"), must_confirm(asked, "pass")
    (True, False)
    """
    if decision.confirm:
        return True
    chosen = [answer] if isinstance(answer, str) else answer
    if not isinstance(decision, Choose | ChooseMany) or not isinstance(chosen, list):
        return False
    return any(option.confirm for option in decision.options if option.id in chosen)


def not_offered() -> IllegalMove:
    """The refusal of an answer that is none of those offered."""
    return IllegalMove(Text("core-not-offered"))


@record
class Choose(Decision):
    """One of the options; the answer is its id.

    `hoped`: what is impossible as things stand, but may become possible by what an earlier lane does. The
    table offers those that wait for one, and nobody learns of the others.

    >>> from engines.core import Choose, Option, text
    >>> fruit = [Option("apple", text("apple")), Option("pear", text("pear"))]
    >>> asked = Choose(prompt=text("which"), topic=text("a fruit"), default="apple", options=fruit)
    >>> asked.checked("pear")
    'pear'
    >>> asked.checked("plum")
    Traceback (most recent call last):
        ...
    engines.core.errors.IllegalMove: core-not-offered
    """

    options: list[Option] = field(default_factory=list, kw_only=True)
    hoped: list[Option] = field(default_factory=list, kw_only=True)

    @property
    @override
    def blocked(self) -> bool:
        if self.waits:
            return True
        for option in self.options:  # noqa: SIM110 - seen at every answer; a generator takes thrice as long
            if not option.waits:
                return False
        return True

    def default_meanwhile(self) -> None:
        """While the default waits, the last option that does not is it: menus end with the harmless one."""
        free = [option.id for option in self.options if not option.waits]
        if isinstance(self.default, str) and free and self.default not in free:
            self.default = free[-1]

    def option(self, option_id: str) -> Option:
        """The option with this id. Raises IllegalMove if there is none."""
        for option in self.options:
            if option.id == option_id:
                return option
        raise not_offered()

    @override
    def checked(self, answer: object) -> Answer:
        if not isinstance(answer, str):
            raise not_offered()
        return self.option(answer).id

    @override
    def sole_answer(self) -> Answer | None:
        return self.options[0].id if len(self.options) == 1 else None

    @override
    def sample(self, stream: Stream) -> Answer:
        free = self.options
        if self.optional:
            free = [option for option in free if not option.waits]
        if self.waits or not free:
            raise NotYet
        return free[stream.below(len(free))].id


@record
class ChooseMany(Decision):
    """Between `least` and `most` of the options; the answer is the list of their ids.

    `ordered`: in which order they are chosen matters, and the answer keeps it; at most MOST_ORDERED then.
    Otherwise the answer is in the order of the options.

    >>> from engines.core import ChooseMany, Option, text
    >>> fruit = [Option(one, text(one)) for one in ("apple", "pear", "plum")]
    >>> asked = ChooseMany(
    ...     prompt=text("which"), topic=text("fruit"), default=[], options=fruit, least=1, most=2
    ... )
    >>> asked.checked(["plum", "apple"])
    ['apple', 'plum']
    >>> asked.ordered = True
    >>> asked.checked(["plum", "apple"])
    ['plum', 'apple']
    >>> asked.sole_answer() is None
    True
    """

    options: list[Option] = field(default_factory=list, kw_only=True)
    least: int = field(default=0, kw_only=True)
    most: int = field(default=0, kw_only=True)
    ordered: bool = field(default=False, kw_only=True)

    @override
    def checked(self, answer: object) -> Answer:
        if not isinstance(answer, list):
            raise not_offered()
        if len(set(map(str, answer))) != len(answer):
            raise IllegalMove(Text("core-only-once"))
        picked = [option.id for option in self.options if option.id in answer]
        if len(picked) != len(answer):
            raise not_offered()
        if not self.least <= len(picked) <= self.most:
            bounds = Text("core-how-many", {"least": self.least, "most": self.most})
            raise IllegalMove(bounds)
        return [*answer] if self.ordered else picked

    def chosen(self, answer: Iterable[str]) -> list[Option]:
        """The options of an answer, in its order if that matters."""
        if self.ordered:
            known = {option.id: option for option in self.options}
            return [known[one] for one in answer if one in known]
        wanted = frozenset(answer)
        return [option for option in self.options if option.id in wanted]

    def _free(self) -> list[str]:
        return [option.id for option in self.options if not option.waits]

    @property
    @override
    def blocked(self) -> bool:
        return bool(self.waits) or len(self._free()) < self.least

    @override
    def sole_answer(self) -> Answer | None:
        if self.most == 0:
            return []
        if self.least < len(self.options) or (self.ordered and self.least > 1):
            return None
        return [option.id for option in self.options]

    @override
    def sample(self, stream: Stream) -> Answer:
        if self.blocked:
            raise NotYet
        free = self._free()
        most = min(self.most, len(free))
        stream.shuffle(free)
        return self.checked(free[: self.least + stream.below(most - self.least + 1)])
