"""Moves in words: by their lines in the log; those that have none there, by what was asked and answered."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.domain.match import Former, StoredEvent, names_then
from bot.text import fit
from bot.text.answers import (
    said,
)
from bot.text.story import ACT, happened
from bot.text.words import SeatName, Words
from engines.core import Answered, Decision, IllegalMove, Text

LENGTH = 200

Story = Mapping[int, Sequence[StoredEvent]]
"""What came of the entries of a log, as everybody may know it."""


@dataclass(frozen=True, slots=True)
class Told:
    """What can be told of moves, by their entries: their lines, and the questions of those without any.

    former: who sat on the seats before, the last ones first.
    """

    story: Story
    asked: Mapping[int, Decision] = field(default_factory=dict)
    former: Sequence[Former] = ()

    def doer(self, move: Answered, words: Words) -> SeatName:
        """Who made a move, as they were called then."""
        return words.naming(names_then(self.former, entry=move.number)).seats[move.seat]


def by_entry(events: Iterable[StoredEvent], wholes: Mapping[int, int]) -> Story:
    """The lines of a story by the entries they belong to; see `public_log.wholes`."""
    found: dict[int, list[StoredEvent]] = {}
    for one in events:
        if one.entry and not one.event.key.startswith(ACT):
            found.setdefault(wholes.get(one.entry, one.entry), []).append(one)
    return found


def unheard(moves: Iterable[Answered], story: Story) -> list[Answered]:
    """The moves that left no line."""
    return [move for move in moves if move.number not in story]


def quiet(move: Answered, asked: Mapping[int, Decision], *, own: bool = False) -> Text:
    """A move without a line, by what was asked and what was chosen.

    What was answered in secret only its `own` reader is told; everybody may know what was asked.
    """
    decision = asked.get(move.number)
    if decision is None:
        return Text("moderators-move-quiet")
    if move.secret and not own:
        return decision.topic
    try:
        choice = said(decision, move.answer)
    except IllegalMove:  # the question stood otherwise then
        return decision.topic
    return Text("moderators-move-asked", {"topic": decision.topic, "choice": choice})


def heading(move: Answered, told: Sequence[StoredEvent]) -> StoredEvent:
    """The line that names a move: the first of its own doer.

    Who is the last to answer in secret brings the lines of all.
    """
    return next((one for one in told if one.event.by == move.seat), told[0])


def place(told: Sequence[StoredEvent]) -> str:
    """Where a move stands in the log: 11, or 11-13; dots if it has no line there."""
    if not told:
        return "…"
    first, last = told[0].number, told[-1].number
    return str(last) if first == last else f"{first}-{last}"


def move_line(move: Answered, told: Told, words: Words) -> str:
    """A move by its first line."""
    events = told.story.get(move.number)
    named = happened(heading(move, events), words, None) if events else ""
    what = named or _unwritten(move, told, words)
    return f"{place(events or ())} · {fit.one_line(what, LENGTH)}"


def revealed_lines(moves: Iterable[Answered], told: Told, words: Words) -> list[str]:
    """All that some moves drew, dealt or showed, by its lines in the log.

    Of moves from before lines were marked as showing something, and of those that showed something without
    a line about it, all lines.
    """
    found: list[str] = []
    for move in moves:
        events = told.story.get(move.number, ())
        events = [one for one in events if one.event.shows] or events
        lines = [f"{one.number} · {happened(one, words, None)}" for one in events]
        found += lines or [f"… · {_unwritten(move, told, words)}"]
    return [f"- {fit.one_line(line, LENGTH)}" for line in found]


def _unwritten(move: Answered, told: Told, words: Words) -> str:
    return f"{told.doer(move, words).strong} {words.say(quiet(move, told.asked))}"
