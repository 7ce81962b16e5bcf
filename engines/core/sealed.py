"""Answers that several gave in secret at once: nobody learns who came first, or who changed their mind."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

from engines.core.log import MAIN, Answered, AnyEntry, Undone, is_act
from engines.core.match import Match

UNKNOWN = 2**31
"""Stands for an entry that no log has."""


def is_sealed(entry: AnyEntry) -> TypeGuard[Answered]:
    """Whether an entry is an answer given in secret while others were asked, too."""
    return isinstance(entry, Answered) and entry.secret and entry.lane != MAIN


def is_open(match: Match[Any], answer: Answered) -> bool:
    """Whether a sealed answer is still a secret: not all who were asked with it have answered."""
    return is_sealed(answer) and answer.lane in match.table.position.lanes


def group_of(answer: Answered) -> str:
    """What all answers share that were given in lanes opened together."""
    return answer.lane.rpartition(":")[0]


def known_groups(match: Match[Any]) -> dict[int, list[Answered]]:
    """The sealed answers that count and are secret no more, by the number of each, in order of seats.

    All of a group share one list.
    """
    groups: dict[str, list[Answered]] = {}
    for one in match.live():
        if is_sealed(one) and not is_open(match, one):
            groups.setdefault(group_of(one), []).append(one)
    found: dict[int, list[Answered]] = {}
    for group in groups.values():
        numbers = [one.number for one in group]
        group.sort(key=lambda one: (one.seat, one.number))
        found.update(dict.fromkeys(numbers, group))
    return found


def public_order(match: Match[Any]) -> Iterator[AnyEntry]:
    """The entries everybody may know of, the sealed answers of a group all in the place of the last of them.

    Without what was answered or taken back in secret and never came to light.

    >>> from engines.core.sealed import public_order
    >>> from engines.core.example import begun
    >>> match = begun()
    >>> _ = match.answer("m.0.1.1", 0, "2")
    >>> [entry.number for entry in public_order(match)]
    [1]
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


def _acts_amid(match: Match[Any]) -> dict[int, int]:
    """The acts between the answers of a group that were secrets, with the first of these answers."""
    found: dict[int, int] = {}
    if match.acts is None:
        return found
    numbers = [one.number for one in match.entries if is_act(one)]
    groups = {id(group): group for group in known_groups(match).values()}
    for group in groups.values():
        sealed = [one.number for one in group]
        first, last = min(sealed), max(sealed)
        for act in numbers:
            if first < act < last:
                found[act] = min(first, found.get(act, first))
    return found


@dataclass(frozen=True, slots=True)
class PublicNumbers:
    """The entries of a log counted as everybody may count them.

    What was answered or taken back in secret and never came to light has no number: whoever saw gaps
    could tell how often somebody has changed their mind. Acts amid answers in secret come before these.
    """

    known: Sequence[int]

    @classmethod
    def of(cls, match: Match[Any]) -> "PublicNumbers":
        """The numbers of a match as it stands."""
        amid = _acts_amid(match)
        numbers = [one.number for one in public_order(match)]
        return cls(sorted(numbers, key=lambda one: (amid.get(one, one), one not in amid, one)))

    def number(self, entry: int) -> int:
        """How many entries everybody may know of up to an entry of the log."""
        if entry in self.known:
            return self.known.index(entry) + 1
        return sum(one <= entry for one in self.known)

    def entry(self, number: int) -> int:
        """The entry of a number, 0 for the beginning; one that is not in the log if there is none."""
        if number <= 0:
            return 0
        return self.known[number - 1] if number <= len(self.known) else UNKNOWN
