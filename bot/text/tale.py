"""What is told beside a picture: which lines, and the numbers that the picture's marks have in them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.domain.match import StoredEvent

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


def numbered(lines: Sequence[str], marked: Sequence[int], folded: int = 0) -> list[str]:
    """Lines of a story, those that left a mark on the picture with the number that stands there.

    marked: these lines in the order of their numbers, counted from the first that is not folded.
    """
    signs = {at + folded: sign for at, sign in zip(marked, NUMBERS, strict=False)}
    return [f"{signs[at]} {line}" if at in signs else line for at, line in enumerate(lines)]
