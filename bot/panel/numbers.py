"""Numbers over slots, where there are so few ways to give them that each can be offered as an answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from bot.domain.wording import amounts_of
from bot.panel.draft import start
from bot.text.words import Words
from engines.core import Allocate, Slot, Text


def ways(decision: Allocate, most: int) -> list[dict[str, int]]:
    """All answers to a decision, the nearest to the proposal first; none if there are more than `most`."""
    ids = [slot.id for slot in decision.slots]
    rows = _rows(decision.slots, decision.least, decision.most)
    all_told = (dict(zip(ids, row, strict=True)) for row in rows)
    found = [*islice(filter(decision.keeps, all_told), most + 1)]
    if len(found) > most:
        return []
    proposed = {slot.id: start(decision, slot) for slot in decision.slots}
    return sorted(found, key=lambda one: sum(abs(one[slot] - proposed[slot]) for slot in ids))


def written(
    decision: Allocate, numbers: Mapping[str, int], words: Words, say: Callable[[Text], str]
) -> str:
    """The numbers in words, slots with nothing left out; `say` puts each into them."""
    return ", ".join(map(say, amounts_of(decision, numbers))) or words("bot-panel-none")


def _rows(slots: Sequence[Slot], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every row within the slots' bounds whose sum is least..most, high numbers in the first slots first.

    None is tried in vain.
    """
    if not slots:
        yield ()
        return
    slot, rest = slots[0], slots[1:]
    low = max(slot.low, least - sum(one.high for one in rest))
    high = min(slot.high, most - sum(one.low for one in rest))
    for number in range(high, low - 1, -1):
        for row in _rows(rest, least - number, most - number):
            yield (number, *row)
