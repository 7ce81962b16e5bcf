"""The lines of stories in words, kept while people type: to word a whole story for every key takes long."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from cachetools import LRUCache

from bot.domain.locks import Locks
from bot.domain.match import MatchInfo, StoredEvent
from bot.matches.history.story import Story
from bot.text.names import match_words
from bot.text.story import line
from bot.text.words import Words

NEWEST = 400
"""How many lines of a story are looked through for what is typed."""
STORIES = 64
"""How many stories are kept, each in one language for one pair of eyes."""
SLICE = 20
"""How many lines are worded before others get their turn."""

_Reader = tuple[str, str, int | None, int]
"""A match, a language, a seat, and from when on it is that person's."""


@dataclass(frozen=True, slots=True)
class WordedLine:
    """A line of a story. found: its words without capitals, for searching."""

    number: int
    told: str
    found: str


@dataclass(frozen=True, slots=True)
class _Story:
    """The newest lines of a story at a revision of its match, oldest first, with what they were made of."""

    revision: int
    lines: Mapping[int, tuple[StoredEvent, WordedLine]] = field(default_factory=dict)


class WordedStories:
    """Gives the newest lines of stories in words."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._kept: LRUCache[_Reader, _Story] = LRUCache(STORIES)
        self._locks = Locks()

    async def newest(self, info: MatchInfo, user_id: int, reader: Words) -> list[WordedLine]:
        """The newest lines that belong to moves, as this person may know them, the newest first."""
        seat = info.seat_of(user_id)
        since = 0 if seat is None else info.seats[seat].since
        key = (info.id, reader.lang, seat, since)
        # Of several keys typed at once the first makes the lines, the others find them made.
        async with self._locks(f"{key}"):
            story = self._kept.get(key)
            if story is None or story.revision != info.revision:
                story = await self._worded(info, user_id, reader, story)
                self._kept[key] = story
        return [worded for _, worded in reversed([*story.lines.values()])]

    async def _worded(
        self, info: MatchInfo, user_id: int, reader: Words, before: _Story | None
    ) -> _Story:
        """The story as it is now; lines that have not changed are taken over."""
        found = await self._story.sifted(
            info.id, user_id, lambda one: one.entry > 0, after=0, upto=None, limit=NEWEST
        )
        words, seat = match_words(info, reader.lang), info.seat_of(user_id)
        known = {} if before is None else before.lines
        lines: dict[int, tuple[StoredEvent, WordedLine]] = {}
        for at, one in enumerate(found):
            old, worded = known.get(one.number, (None, None))
            if worded is None or old != one:
                worded = _worded_line(one, words, seat)
                if at % SLICE == 0:
                    await asyncio.sleep(0)
            lines[one.number] = (one, worded)
        return _Story(info.revision, lines)


def _worded_line(one: StoredEvent, words: Words, seat: int | None) -> WordedLine:
    told = line(one, words, seat)
    return WordedLine(one.number, plain(told), told.casefold())


def matching(lines: Sequence[WordedLine], wanted: str, most: int) -> list[WordedLine]:
    """The first lines that contain what was typed."""
    return list(islice((one for one in lines if wanted in one.found), most))


def plain(told: str) -> str:
    """A line without its markup, for a list where none works."""
    return told.replace("*", "").replace("~", "").replace("\\", "")
