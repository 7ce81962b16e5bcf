"""Choices in the making, as they stand in custom_ids: sets of options and rows of numbers.

A panel remembers nothing but its own components, so a half-made choice survives a restart. Each form is
written in the shortest of the ways that can hold it.
"""

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_letters, digits

from engines.core import Allocate, ChooseMany, Slot

_DIGITS = digits + ascii_letters + "-_"
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}
_BITS = 6


def pack_set(decision: ChooseMany, chosen: Iterable[str]) -> str:
    """The chosen options of a decision, in their order if that matters."""
    if decision.ordered:
        return _pack_order(decision, chosen)
    wanted = set(chosen)
    at = [index for index, option in enumerate(decision.options) if option.id in wanted]
    as_list = "l" + "".join(_two(index) for index in at)
    as_bits = "b" + _bits(at)
    return min(as_bits, as_list, key=len) if at else ""


def unpack_set(decision: ChooseMany, draft: str) -> list[str]:
    """The option ids that `pack_set` wrote; what cannot be read is left out."""
    if decision.ordered:
        return _unpack_order(decision, draft)
    at = _from_bits(draft[1:]) if draft[:1] == "b" else _pairs(draft[1:])
    return [decision.options[index].id for index in at if index < len(decision.options)]


def _pack_order(decision: ChooseMany, chosen: Iterable[str]) -> str:
    """Each option by its place among those not chosen before it, all of them as one number."""
    left = [option.id for option in decision.options]
    number, base = 0, 1
    for one in [one for one in chosen if one in left]:
        number += left.index(one) * base
        base *= len(left)
        left.remove(one)
    count = len(decision.options) - len(left)
    written = _two(count)
    while base > 1:
        number, digit = divmod(number, len(_DIGITS))
        base = -(-base // len(_DIGITS))
        written += _DIGITS[digit]
    return written if count else ""


def _unpack_order(decision: ChooseMany, draft: str) -> list[str]:
    left, chosen, number = [option.id for option in decision.options], [], 0
    for digit in reversed(draft[2:]):
        number = number * len(_DIGITS) + _VALUE.get(digit, 0)
    for count in _pairs(draft[:2]):
        for _ in range(min(count, len(left))):
            number, at = divmod(number, len(left))
            chosen.append(left.pop(at))
    return chosen


def pack_numbers(decision: Allocate, numbers: Mapping[str, int]) -> str:
    """A number for each slot of a decision."""
    values = [numbers.get(slot.id, slot.low) - slot.low for slot in decision.slots]
    if max(values, default=0) < len(_DIGITS):
        dense = "d" + "".join(_DIGITS[value] for value in values)
    else:
        dense = "w" + "".join(_two(value) for value in values)
    base = [start(decision, slot) - slot.low for slot in decision.slots]
    differ = [at for at, value in enumerate(values) if value != base[at]]
    sparse = "s" + "".join(_two(at) + _two(values[at]) for at in differ)
    return min(dense, sparse, key=len)


def unpack_numbers(decision: Allocate, draft: str) -> dict[str, int]:
    """What `pack_numbers` wrote, within the slots' bounds; without a draft, the proposal."""
    values = {slot.id: start(decision, slot) for slot in decision.slots}
    for at, value in _read(draft):
        if at < len(decision.slots):
            slot = decision.slots[at]
            values[slot.id] = min(slot.high, slot.low + value)
    return values


def start(decision: Allocate, slot: Slot) -> int:
    """The number a slot begins with."""
    return min(slot.high, max(slot.low, decision.proposal.get(slot.id, slot.low)))


def _read(draft: str) -> Iterable[tuple[int, int]]:
    kind, body = draft[:1], draft[1:]
    if kind == "d":
        return enumerate(_VALUE.get(digit, 0) for digit in body)
    numbers = _pairs(body)
    if kind == "w":
        return enumerate(numbers)
    return zip(numbers[::2], numbers[1::2], strict=False)


def _two(number: int) -> str:
    high, low = divmod(number, len(_DIGITS))
    return _DIGITS[min(high, len(_DIGITS) - 1)] + _DIGITS[low]


def _pairs(body: str) -> list[int]:
    pairs = zip(body[::2], body[1::2], strict=False)
    return [_VALUE.get(high, 0) * len(_DIGITS) + _VALUE.get(low, 0) for high, low in pairs]


def _bits(at: Sequence[int]) -> str:
    size = at[-1] // _BITS + 1 if at else 0
    values = [0] * size
    for index in at:
        values[index // _BITS] |= 1 << index % _BITS
    return "".join(_DIGITS[value] for value in values)


def _from_bits(body: str) -> list[int]:
    return [
        place * _BITS + bit
        for place, digit in enumerate(body)
        for bit in range(_BITS)
        if _VALUE.get(digit, 0) >> bit & 1
    ]
