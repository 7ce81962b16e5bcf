"""Whole matches as animations, drawn beside the pictures of those that are still played."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event as Flag
from typing import Any

from cachetools import LRUCache

from bot.domain.errors import MatchError
from bot.matches.core.live import Live
from bot.matches.core.result import result_of
from bot.text.names import match_words, picture_names
from engines.core import AnyEntry, Match, Result, Text, View
from engines.core.log import Answered
from renderer.core.picture import Caption, Painter
from renderer.core.replay import MAX_BYTES, Shot, Timeline, turn_ends

MOST_BYTES = 3 * MAX_BYTES
"""Bytes of films kept in memory: after a match all its people press the same button."""


@dataclass(frozen=True, slots=True)
class Script:
    """What a film shows: a match's log, without what was taken back, its end, and its caption."""

    match: Match[Any]
    entries: Sequence[AnyEntry]
    answers: Sequence[Answered]
    result: Result | None
    caption: Caption

    @classmethod
    def of(cls, live: Live, lang: str) -> "Script":
        """The match so far."""
        names = picture_names(match_words(live.info, lang))
        stopped = live.info.verdict is not None
        caption = Caption(live.info.name, live.info.seed_hash, names, lang, stopped=stopped)
        match = live.match
        return cls(match, tuple(match.entries), tuple(match.live()), result_of(live), caption)

    def played(self) -> Iterator[Match[Any]]:
        """The match played again, to be looked at as it began and after each answer that stands."""
        again = Match.from_header(
            self.match.spec, self.match.content, self.match.header, keeping="all"
        )
        numbers = {entry.number for entry in self.answers}
        yield again
        for entry in self.entries:
            again.apply(entry)
            if entry.number in numbers:
                yield again

    def shots(self) -> tuple[list[tuple[int, bytes]], Timeline]:
        """The positions after each turn with how many answers had been given, and the way between them."""
        wanted = set(turn_ends([entry.seat for entry in self.answers]))
        found: list[tuple[int, bytes]] = []
        rounds = [0]
        for answers, match in enumerate(self.played()):
            if answers in wanted:
                found.append((answers, match.dump()))
            now = match.spec.round(match.table.position.state)
            rounds += [answers] * (now - len(rounds) + 1)
        return found, Timeline(len(self.answers), rounds[1:], self.result)

    def view(self, position: bytes) -> View[Any]:
        """A position as everybody saw it."""
        return self.match.table_at(position).view(None)


class Films:
    """Draws one film at a time."""

    def __init__(self, painter_of: Callable[[str], Painter]) -> None:
        self._painter_of = painter_of
        self._worker = ThreadPoolExecutor(1, "film")
        self._made: LRUCache[tuple[str, int, str, bool], bytes] = LRUCache(
            MOST_BYTES, getsizeof=len
        )
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
            positions, timeline = script.shots()
            shots = (Shot(script.view(position), answers) for answers, position in positions)
            made = painter.replay(self._unless_closing(shots), timeline, script.caption)
            self._made[key] = made
        return self._made[key]

    def _unless_closing(self, shots: Iterator[Shot]) -> Iterator[Shot]:
        for shot in shots:
            if self._closing.is_set():
                raise MatchError(Text("service-conflict"))
            yield shot
