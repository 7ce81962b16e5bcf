"""The views between the lines of a story, so that a picture marks what each line tells with its number."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.reporting import report
from bot.text.tale import Tale
from engines.core import Answered, Match, View
from engines.core.watching import watched
from renderer.core.picture import Seen, Trail


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
