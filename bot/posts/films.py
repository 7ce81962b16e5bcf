"""Whole matches as animations, drawn beside the pictures of those that are still played."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event as Flag
from typing import Any

from bot.matches.errors import MatchError
from bot.matches.service import Live
from bot.posts.names import match_words, picture_names
from engines.core import AnyEntry, Match, Text, View
from renderer.core.picture import Caption, Painter

KEPT = 3
"""Films kept in memory: after a match all its people press the same button."""


@dataclass(frozen=True, slots=True)
class Script:
    """What a film shows: a match's log, without what was taken back, and its caption."""

    match: Match[Any]
    entries: Sequence[AnyEntry]
    standing: frozenset[int]
    caption: Caption

    @classmethod
    def of(cls, live: Live, lang: str) -> "Script":
        """The match so far."""
        names = picture_names(match_words(live.info, lang))
        stopped = live.info.verdict is not None
        caption = Caption(live.info.name, live.info.seed_hash, names, lang, stopped=stopped)
        standing = frozenset(entry.number for entry in live.match.live())
        return cls(live.match, tuple(live.match.entries), standing, caption)

    @property
    def count(self) -> int:
        """How many positions it has."""
        return len(self.standing) + 1

    def views(self) -> Iterator[View[Any]]:
        """The positions as everybody saw them, each to be looked at before the next."""
        spec, content, header = self.match.spec, self.match.content, self.match.header
        again = Match.from_header(spec, content, header, keeping="all")
        yield again.view(None)
        for entry in self.entries:
            again.apply(entry)
            if entry.number in self.standing:
                yield again.view(None)


class Films:
    """Draws one film at a time."""

    def __init__(self, painter_of: Callable[[str], Painter]) -> None:
        self._painter_of = painter_of
        self._worker = ThreadPoolExecutor(1, "film")
        self._made: OrderedDict[tuple[str, int, str, bool], bytes] = OrderedDict()
        self._closing = Flag()

    def close(self) -> None:
        """Break off the film being drawn, and draw no more."""
        self._closing.set()
        self._worker.shutdown(wait=True, cancel_futures=True)

    async def film(self, live: Live, lang: str) -> bytes:
        """A match as a GIF in a language. Raises MatchError if the bot stops meanwhile."""
        painter, script = self._painter_of(live.info.game), Script.of(live, lang)
        key = (live.info.id, live.match.number, lang, script.caption.stopped)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._worker, self._drawn, key, painter, script)

    def _drawn(self, key: tuple[str, int, str, bool], painter: Painter, script: Script) -> bytes:
        """In the worker, where one film follows the other: nothing is drawn twice."""
        if key not in self._made:
            views = self._unless_closing(script.views())
            self._made[key] = painter.replay(views, script.count, script.caption)
        self._made.move_to_end(key)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return self._made[key]

    def _unless_closing(self, views: Iterator[View[Any]]) -> Iterator[View[Any]]:
        for view in views:
            if self._closing.is_set():
                raise MatchError(Text("service-conflict"))
            yield view
