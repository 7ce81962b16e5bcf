"""Decisions: whom a match asks, what, and which answers are allowed. Data, not user interface.

A step makes a decision without `id` and `seat`; the table fills them in.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from typing_extensions import override

from engines.core.errors import IllegalMove, NotYet
from engines.core.randomness import Stream
from engines.core.record import Record, record
from engines.core.text import Text, text

Answer = str | list[str] | dict[str, int]

MOST_ORDERED = 25
"""So many options at most are chosen in an order."""


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
        """So many of it, in a message of its own; None where a number before the label will do."""
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
    lanes nothing at all can be answered, and `early`: an earlier lane may still change what this question
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
    early: bool = False
    id: str = ""
    seat: int = -1

    @property
    def blocked(self) -> bool:
        """Whether everything that could be answered waits for an earlier player."""
        return bool(self.waits)

    @property
    def open(self) -> bool:
        """Whether the match waits for its seat: it can be answered, and not merely early."""
        return not self.waits and not self.early

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
    """Whether an answer reveals something or cannot be taken back."""
    if decision.confirm:
        return True
    chosen = [answer] if isinstance(answer, str) else answer
    if not isinstance(decision, Choose | ChooseMany) or not isinstance(chosen, list):
        return False
    return any(option.confirm for option in decision.options if option.id in chosen)


def _not_offered() -> IllegalMove:
    return IllegalMove(Text("core-not-offered"))


@record
class Choose(Decision):
    """One of the options; the answer is its id.

    `hoped`: what is impossible as things stand, but may become possible by what an earlier lane does. The
    table offers those that wait for one, and nobody learns of the others.
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
        raise _not_offered()

    @override
    def checked(self, answer: object) -> Answer:
        if not isinstance(answer, str):
            raise _not_offered()
        return self.option(answer).id

    @override
    def sole_answer(self) -> Answer | None:
        return self.options[0].id if len(self.options) == 1 else None

    @override
    def sample(self, stream: Stream) -> Answer:
        free = self.options
        if self.early:
            free = [option for option in free if not option.waits]
        if self.waits or not free:
            raise NotYet
        return free[stream.below(len(free))].id


@record
class ChooseMany(Decision):
    """Between `least` and `most` of the options; the answer is the list of their ids.

    `ordered`: in which order they are chosen matters, and the answer keeps it; at most MOST_ORDERED then.
    Otherwise the answer is in the order of the options.
    """

    options: list[Option] = field(default_factory=list, kw_only=True)
    least: int = field(default=0, kw_only=True)
    most: int = field(default=0, kw_only=True)
    ordered: bool = field(default=False, kw_only=True)

    @override
    def checked(self, answer: object) -> Answer:
        if not isinstance(answer, list):
            raise _not_offered()
        if len(set(map(str, answer))) != len(answer):
            raise IllegalMove(Text("core-only-once"))
        picked = [option.id for option in self.options if option.id in answer]
        if len(picked) != len(answer):
            raise _not_offered()
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


@record
class Cap(Record):
    """Some slots of an allocation, by their ids, and how many there may be in all of them together."""

    slots: list[str]
    most: int


@record
class Allocate(Decision):
    """Whole numbers over slots, each within its bounds and caps, their sum within least..most.

    `caps`: as where each number uses up something of its own, and some of that serves several slots. Whatever
    keeps to them must be part of an answer that they allow.
    """

    slots: list[Slot] = field(default_factory=list, kw_only=True)
    least: int = field(default=0, kw_only=True)
    most: int = field(default=0, kw_only=True)
    proposal: dict[str, int] = field(default_factory=dict, kw_only=True)
    caps: list[Cap] = field(default_factory=list, kw_only=True)

    @override
    def checked(self, answer: object) -> Answer:
        known = {slot.id for slot in self.slots}
        if not isinstance(answer, dict) or not all(
            key in known and type(number) is int for key, number in answer.items()
        ):
            raise _not_offered()
        numbers = {slot.id: answer.get(slot.id, 0) for slot in self.slots}
        for slot in self.slots:
            if not slot.low <= numbers[slot.id] <= slot.high:
                raise IllegalMove(
                    text("core-slot-bounds", slot=slot.label, low=slot.low, high=slot.high)
                )
        if not self.least <= sum(numbers.values()) <= self.most:
            raise IllegalMove(Text("core-sum", {"least": self.least, "most": self.most}))
        for cap in self.caps:
            if sum(numbers[one] for one in cap.slots) > cap.most:
                raise IllegalMove(self.told(cap))
        return numbers

    def told(self, cap: Cap) -> Text:
        """A cap in a sentence."""
        labels = [slot.label for slot in self.slots if slot.id in cap.slots]
        return Text("core-cap", {"slots": [*labels], "most": cap.most})

    def keeps(self, numbers: Mapping[str, int]) -> bool:
        """Whether no cap is exceeded; a slot that is missing counts 0."""
        return all(sum(numbers.get(one, 0) for one in cap.slots) <= cap.most for cap in self.caps)

    def bounds(self) -> tuple[int, int]:
        """The least and the greatest sum that the slots allow."""
        low, high = self._limits()
        return max(self.least, low), min(self.most, high)

    def _limits(self) -> tuple[int, int]:
        """The sums of all slots' least and greatest numbers."""
        low = high = 0
        for slot in self.slots:
            low += slot.low
            high += slot.high
        return low, high

    @override
    def sole_answer(self) -> Answer | None:
        """Caps leave one answer only by what they allow each slot alone.

        Whatever keeps to the caps is part of an allowed answer.
        """
        most = {slot.id: self._highest(slot) for slot in self.slots}
        lows, highs = sum(slot.low for slot in self.slots), sum(most.values())
        low, high = max(self.least, lows), min(self.most, highs)
        if low == highs:
            return {**most}
        if high == lows:
            return {slot.id: slot.low for slot in self.slots}
        free = [slot for slot in self.slots if slot.low < most[slot.id]]
        if len(free) == 1 and low == high:
            rest = low - lows
            return {slot.id: slot.low + (rest if slot is free[0] else 0) for slot in self.slots}
        return None

    def _highest(self, slot: Slot) -> int:
        """The greatest number of a slot while all others have their least."""
        lows = {one.id: one.low for one in self.slots} if self.caps else {}
        left = (
            cap.most - sum(lows[one] for one in cap.slots if one != slot.id)
            for cap in self.caps
            if slot.id in cap.slots
        )
        return min([slot.high, *left])

    @override
    def sample(self, stream: Stream) -> Answer:
        if self.blocked:
            raise NotYet
        low, high = self.bounds()
        left = low + stream.below(high - low + 1) - sum(slot.low for slot in self.slots)
        numbers = {slot.id: slot.low for slot in self.slots}
        room = {slot.id: slot.high - slot.low for slot in self.slots if slot.high > slot.low}
        open_slots = [one for one in room if self._has_room(numbers, one)]
        for _ in range(left):
            if not open_slots:
                break
            key = open_slots[stream.below(len(open_slots))]
            numbers[key] += 1
            room[key] -= 1
            open_slots = [one for one in open_slots if room[one] and self._has_room(numbers, one)]
        return numbers

    def _has_room(self, numbers: Mapping[str, int], slot: str) -> bool:
        """Whether the caps allow one more in a slot."""
        return not self.caps or self.keeps({**numbers, slot: numbers[slot] + 1})
