"""Answers that several gave in secret at once: nobody learns who came first, or who changed their mind."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

from engines.core.log import MAIN, Answered, AnyEntry, Undone
from engines.core.match import Match

UNKNOWN = 2**31
"""Stands for an entry that no log has."""


def is_sealed(entry: AnyEntry) -> TypeGuard[Answered]:
    """Whether an entry is an answer given in secret while others were asked, too."""
    return isinstance(entry, Answered) and entry.secret and entry.lane != MAIN


def is_open(match: Match[Any], answer: Answered) -> bool:
    """Whether a sealed answer is still a secret: not all who were asked with it have answered."""
    return is_sealed(answer) and answer.lane in match.table.position.lanes


def known_groups(match: Match[Any]) -> dict[int, list[Answered]]:
    """The sealed answers that count and are secret no more, by the number of each, in order of seats.

    All of a group share one list.
    """
    groups: dict[str, list[Answered]] = {}
    for one in match.live():
        if is_sealed(one) and not is_open(match, one):
            groups.setdefault(one.lane.rpartition(":")[0], []).append(one)
    found: dict[int, list[Answered]] = {}
    for group in groups.values():
        numbers = [one.number for one in group]
        group.sort(key=lambda one: (one.seat, one.number))
        found.update(dict.fromkeys(numbers, group))
    return found


def public_order(match: Match[Any]) -> Iterator[AnyEntry]:
    """The entries everybody may know of, the sealed answers of a group all in the place of the last of them.

    Without what was answered or taken back in secret and never came to light.
    """
    groups = known_groups(match)
    unknown = {one.number for one in match.entries if is_sealed(one)}
    for entry in match.entries:
        group = groups.get(entry.number)
        if group is not None:
            if entry.number == max(one.number for one in group):
                yield from group
        elif not (entry.number in unknown or (isinstance(entry, Undone) and entry.back in unknown)):
            yield entry


@dataclass(frozen=True, slots=True)
class PublicNumbers:
    """The entries of a log counted as everybody may count them.

    What was answered or taken back in secret and never came to light has no number: whoever saw gaps
    could tell how often somebody has changed their mind.
    """

    known: Sequence[int]

    @classmethod
    def of(cls, match: Match[Any]) -> "PublicNumbers":
        """The numbers of a match as it stands."""
        return cls(sorted(one.number for one in public_order(match)))

    def number(self, entry: int) -> int:
        """How many entries everybody may know of up to an entry of the log."""
        return bisect_right(self.known, entry)

    def entry(self, number: int) -> int:
        """The entry of a number, 0 for the beginning; one that is not in the log if there is none."""
        if number <= 0:
            return 0
        return self.known[number - 1] if number <= len(self.known) else UNKNOWN
