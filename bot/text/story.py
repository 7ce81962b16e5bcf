"""The story of a match in lines, what one player did in a row on one line."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.domain.match import StoredEvent
from bot.domain.orders import Why
from bot.text import fit
from bot.text.tale import (
    Tale,
    numbered,
)
from bot.text.words import Words
from engines.core import Event, Text

LINES = 10
ROOM = 1900
"""A post tells so many lines and characters at most, which leaves the rest of it as much room again."""
NEWS = 8
NEWS_LENGTH = 240
ACT = "moderators-story-"
"""Begins the keys of lines that tell what was done from outside the rules (bot/matches/moderation)."""


def said(text: Text, words: Words) -> str:
    """A line in words. Those on acts from outside the rules hold people's names and reasons."""
    return words.quoted(text) if text.key.startswith(ACT) else words.say(text)


def happening(event: Event, words: Words, seat: int | None) -> str:
    """A single happening, told to a seat (None: to everybody), with who did it."""
    told = said(event.text(seat), words)
    return told if event.by is None else f"{words.seats[event.by].strong} {told}"


def happened(stored: StoredEvent, words: Words, seat: int | None) -> str:
    """The same of a line of the story, under the names of those who sat there then."""
    return happening(stored.event, words.naming(stored.names), seat)


def line(stored: StoredEvent, words: Words, seat: int | None) -> str:
    """A line of the log; what was taken back is struck out."""
    told = f"{happened(stored, words, seat)}{premove_mark(stored.why, words)}"
    return f"~~{told}~~" if stored.withdrawn else told


def premove_mark(why: Why | None, words: Words) -> str:
    """What tells its giver that an answer had been given ahead; nothing for one by hand."""
    marks = {Why.ORDER: "orders-yours", Why.QUEUED: "orders-yours-queued"}
    return "" if why is None else f" {words(marks[why])}"


def story(events: Iterable[StoredEvent], words: Words, seat: int | None) -> list[str]:
    """The happenings grouped by whose doing they were."""
    return [_line(group, words, seat) for group in grouped(events)]


def grouped(events: Iterable[StoredEvent]) -> list[list[StoredEvent]]:
    """The happenings that each line of a story tells: what one player did in a row, or what nobody did."""
    lines: list[list[StoredEvent]] = []
    for (by, _), group in groupby(events, key=_whose):
        told = list(group)
        lines += [[stored] for stored in told] if by is None else [told]
    return lines


def _line(events: Sequence[StoredEvent], words: Words, seat: int | None) -> str:
    stretch = [(one, words.naming(one.names)) for one in events]
    # What was answered ahead in a row is marked as such once, at its end.
    following = [*(one.why for one in events[1:]), None]
    told = [
        said(one.event.text(seat), then) + premove_mark(None if one.why is why else one.why, words)
        for (one, then), why in zip(stretch, following, strict=True)
    ]
    by = events[0].event.by
    if by is None:
        return told[0]
    return f"{stretch[0][1].seats[by].strong} {words('bot-story-joined').join(told)}"


def _whose(stored: StoredEvent) -> tuple[int | None, str | None]:
    """Whose doing a line tells: the seat, and who sat there if it is somebody else now."""
    by = stored.event.by
    return by, None if by is None else stored.names.get(by)


def newest(lines: Sequence[str], words: Words, left: int) -> list[str]:
    """The last lines, and how many more the log holds; `left`: as many (see `folded`)."""
    return [words("bot-story-more", n=left), *lines[left:]] if left else list(lines)


def folded(lines: Sequence[str]) -> int:
    """How many of the lines, the first ones, are left to the log; the last one never is."""
    kept, room = 0, ROOM
    for told in reversed(lines):
        room -= len(told)
        if kept and room < 0:
            break
        kept += 1
    if kept == len(lines) <= LINES:
        return 0
    return len(lines) - min(kept, LINES - 1)


def news_of(
    events: Sequence[StoredEvent], words: Words, seat: int | None
) -> tuple[list[str], Tale]:
    """The story since somebody last looked, as lines and as what each of them tells beside a picture."""
    lines = short_lines(events, words, seat)
    return lines, Tale(grouped(events), max(0, len(lines) - NEWS))


def numbered_news(
    lines: Sequence[str], tale: Tale, marked: Sequence[int], words: Words
) -> list[str]:
    """The last of these lines, with the numbers of their marks; marked: see `bot.text.tale.numbered`."""
    return latest(numbered(lines, marked, tale.folded), words)


def since_lines(events: Iterable[StoredEvent], words: Words, seat: int | None) -> list[str]:
    """The last happenings for somebody who has not seen them, and how many more the log holds."""
    return latest(short_lines(events, words, seat), words)


def short_lines(events: Iterable[StoredEvent], words: Words, seat: int | None) -> list[str]:
    """The story in lines that a panel has room for."""
    return [fit.prose(line, NEWS_LENGTH) for line in story(events, words, seat)]


def latest(lines: Sequence[str], words: Words) -> list[str]:
    """The last lines of what is news, and how many more the log holds."""
    left = max(0, len(lines) - NEWS)
    more = [words("looking-since-more", n=left)] if left else []
    return [*lines[left:], *more]
