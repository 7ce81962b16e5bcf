"""The views between the lines of a story, so that a picture marks what each line tells with its number."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.domain.match import StoredEvent
from bot.reporting import report
from engines.core import Answered, Match, View
from engines.core.watching import watched
from renderer.core.picture import Seen, Trail

NUMBERS = "\u2776\u2777\u2778\u2779\u277a\u277b\u277c\u277d\u277e"
"""The signs that stand before numbered lines, like the discs on pictures."""


@dataclass(frozen=True, slots=True)
class Tale:
    """What is told beside a picture: what happened, line by line, and how many of these lines are folded.

    before: positions before entries that are told; others are told without being seen on the way.
    """

    lines: Sequence[Sequence[StoredEvent]] = ()
    folded: int = 0
    before: Mapping[int, bytes] = field(default_factory=dict)

    def told(self) -> dict[int, list[int | None]]:
        """By entry that is told, which line tells each of its happenings, None for folded ones."""
        found: dict[int, list[int | None]] = defaultdict(list)
        for at, line in enumerate(self.lines):
            for one in line:
                if one.entry:
                    found[one.entry].append(at - self.folded if at >= self.folded else None)
        return {entry: lines for entry, lines in found.items() if any(n is not None for n in lines)}


@dataclass(frozen=True, slots=True)
class Moves:
    """The answers that a tale is about, with the positions before them; what is needed to play them again."""

    told: Mapping[int, Sequence[int | None]]
    answers: Mapping[int, Answered]
    before: Mapping[int, bytes]

    @classmethod
    def of(cls, match: Match[Any], tale: Tale) -> "Moves":
        """What a tale is about."""
        told = tale.told()
        answers = {
            one.number: one
            for one in match.entries
            if isinstance(one, Answered) and one.number in told
        }
        return cls(told, answers, {n: tale.before[n] for n in answers if n in tale.before})

    def trail(self, match: Match[Any], seat: int | None, last: View[Any]) -> Trail:
        """From what a reader saw last; what cannot be played again is told by no line."""
        found = [Seen(last)]
        for number, lines in sorted(self.told.items()):
            found += self._played(match, number, lines, seat)
        return found

    def _played(
        self, match: Match[Any], number: int, lines: Sequence[int | None], seat: int | None
    ) -> Iterator[Seen]:
        answer, before = self.answers.get(number), self.before.get(number)
        if answer is None or before is None:
            return
        try:
            views = watched(match, before, answer, seat)
        except Exception as error:  # noqa: BLE001 - under other rules anything can fail
            report(error, "trail.differs", entry=number)
            return
        for told, view in views[:-1]:
            # A step belongs to the first of what it told; what follows the last one to the last one.
            yield Seen(view, lines[min(told, len(lines) - 1)])
        yield Seen(views[-1][1])


def numbered(lines: Sequence[str], marked: Sequence[int], folded: int = 0) -> list[str]:
    """Lines of a story, those that left a mark on the picture with the number that stands there.

    marked: these lines in the order of their numbers, counted from the first that is not folded.
    """
    signs = {at + folded: sign for at, sign in zip(marked, NUMBERS, strict=False)}
    return [f"{signs[at]} {line}" if at in signs else line for at, line in enumerate(lines)]
