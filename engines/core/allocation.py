"""Questions whose answer is a number for each of several slots."""

from collections.abc import Mapping
from dataclasses import field

from typing_extensions import override

from engines.core.decisions import Answer, Decision, Slot, not_offered
from engines.core.errors import IllegalMove, NotYet
from engines.core.randomness import Stream
from engines.core.record import Record, record
from engines.core.text import Text, text


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

    >>> from engines.core import Allocate, Cap, Slot, text
    >>> goods = [Slot("wood", text("wood"), 0, 3), Slot("clay", text("clay"), 0, 2)]
    >>> asked = Allocate(
    ...     prompt=text("pay"), topic=text("a price"), default={"wood": 2}, slots=goods, least=2, most=4
    ... )
    >>> asked.checked({"clay": 2})
    {'wood': 0, 'clay': 2}
    >>> asked.caps = [Cap(["wood", "clay"], 3)]
    >>> asked.keeps({"wood": 2, "clay": 2})
    False
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
            raise not_offered()
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
