"""Which positions of a match are kept: those before recent entries for undo, some older for rollback."""

from collections.abc import Mapping, Sequence
from typing import Literal

from engines.core.log import AnyEntry, RolledBack, Undone

KEPT_IN_FULL = 20
KEPT_EACH = 25

Keeping = Literal["recent", "all", "none"]
"""Which positions stay at hand: those for undo and some for rollback, all (to look for one), or none."""


def keeps(number: int, last: int) -> bool:
    """Whether the position before entry `number` is kept when the log has `last` entries.

    >>> from engines.core.kept import keeps
    >>> [number for number in range(1, 61) if not keeps(number, 60)][:3]
    [2, 3, 4]
    >>> keeps(26, 60), keeps(41, 60)
    (True, True)
    """
    return number > last - KEPT_IN_FULL or number % KEPT_EACH == 1


def thin(kept: dict[int, bytes], number: int) -> None:
    """Forget the position that is no longer kept once the log has `number` entries."""
    old = number - KEPT_IN_FULL
    if not keeps(old, number):
        kept.pop(old, None)


def thinned(kept: Mapping[int, bytes], number: int) -> dict[int, bytes]:
    """Those of some positions that are kept when the log has `number` entries."""
    return {one: data for one, data in kept.items() if keeps(one, number)}


def joined(
    kept: Mapping[int, bytes], again: Mapping[int, bytes], number: int, keeping: Keeping
) -> dict[int, bytes]:
    """What is kept once the log has `number` entries and some positions were found again."""
    both = {**kept, **again}
    return thinned(both, number) if keeping == "recent" else both


def needed(log: Sequence[AnyEntry]) -> set[int]:
    """The entries of a log before which the position is needed to play it again and to go on."""
    last = log[-1].number if log else 0
    needed = {number for number in range(1, last + 1) if keeps(number, last)}
    for entry in log:
        if isinstance(entry, Undone):
            needed.update(range(entry.back, entry.number))
        elif isinstance(entry, RolledBack):
            needed.update(range(entry.to + 1, entry.number))
    return needed
