"""The board as it stood after any entry of the log: positions that are kept, or played again."""

import asyncio
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache

from bot.domain.errors import MatchError
from bot.domain.match import StoredEvent
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore, known_match
from bot.matches.history.story import Story, told_from
from bot.reporting import report, translate_errors
from bot.storage.matches import play as play_rows
from bot.storage.matches import story as story_rows
from engines.core import AnyEntry, Match, RolledBack, SnapshotError, Undone, View, text
from engines.core.worlds import first_counters

PLAYED_AGAIN = 4
"""How many matches stay in memory position by position: whoever looks back goes on to the next move."""


@dataclass(frozen=True, slots=True)
class Past:
    """A position of the past: the entry it was wanted after, the one it stood after, itself as dumped.

    The two differ if the wanted one could not be found any more.
    """

    wanted: int
    entry: int
    position: bytes

    def view(self, live: Live, seat: int | None) -> View[Any]:
        """What a seat (None: the public) knew then."""
        return live.match.table_at(self.position).view(seat)


@dataclass(frozen=True, slots=True)
class PastMove:
    """A move to look back at: its entry, its lines, and the nearest entries with lines around it.

    number: the last line of the story up to it, 0 before the first move.
    """

    entry: int
    number: int
    lines: tuple[StoredEvent, ...]
    before: int | None
    after: int | None


class PastBoards:
    """Positions of before, and the moves between them."""

    def __init__(self, store: MatchStore, story: Story) -> None:
        self._store = store
        self._storage = store.storage
        self._story = story
        self._again: LRUCache[str, list[bytes]] = LRUCache(PLAYED_AGAIN)

    async def moment_of(self, match_id: str, number: int, user_id: int) -> PastMove:
        """The move that a line of the story belongs to, as this person may know it.

        Raises MatchError for a number that no line has yet.
        """
        with translate_errors(match_id):
            last = await self._storage.find(lambda on: story_rows.length(on, match_id))
            if number > last:
                raise MatchError(text("looking-no-move", n=number, last=last))
            entry = await self._storage.find(lambda on: story_rows.entry_at(on, match_id, number))
        return await self.moment(match_id, entry, user_id)

    async def moment(self, match_id: str, entry: int, user_id: int) -> PastMove:
        """A move by its entry, as this person may know it; one of which nothing is told is the one before."""
        with translate_errors(match_id):
            info = await self._storage.find(lambda on: known_match(on, match_id))
            seat = info.seat_of(user_id)
            since = 0 if seat is None else info.seats[seat].since
            move = await self._storage.find(lambda on: story_rows.move_at(on, match_id, entry))
            around = await self._storage.find(
                lambda on: story_rows.neighbours(on, match_id, move.entry)
            )
            told = [told_from(row, seat, since) for row in move.lines]
            lines = await self._story.marked(match_id, seat, told)
        return PastMove(move.entry, move.number, tuple(lines), *around)

    async def after(self, match_id: str, entry: int) -> Past:
        """The position after an entry; the nearest one kept if the log cannot be played again as it was."""
        async with self._store.opened(match_id) as live:
            wanted = min(max(entry, 0), live.match.number)
            if wanted == live.match.number:
                return Past(wanted, wanted, live.match.dump())
            kept = await self.kept(live, wanted)
            if kept is not None:
                return Past(wanted, wanted, kept)
            known = self._again.get(match_id, [])
            copy = _Copied.of(live, await self._base_of(live))
        with translate_errors(match_id):
            if wanted >= len(known):
                known = await asyncio.to_thread(copy.positions)
                self._again[match_id] = known
            if wanted < len(known):
                return Past(wanted, wanted, zlib.decompress(known[wanted]))
            return await self._nearest(live, wanted)

    async def before(self, match_id: str, entries: Iterable[int]) -> dict[int, bytes]:
        """The positions before some entries, without those that cannot be found any more.

        Which are found hangs on the entries alone, not on what is in memory or was answered since: a picture
        that is drawn by them tells nothing of answers given in secret.
        """
        found = {entry: await self.after(match_id, entry - 1) for entry in entries}
        return {entry: one.position for entry, one in found.items() if one.entry == one.wanted}

    async def kept(self, live: Live, entry: int) -> bytes | None:
        """The position after an entry if it is kept as it was then."""
        number = entry + 1
        if _was_changed(live.match.entries, number):
            return None
        if number in live.match.kept:
            return live.match.kept[number]
        match_id = live.info.id
        body = await self._storage.find(lambda on: story_rows.load_kept_one(on, match_id, number))
        return None if body is None else _unpacked(live, body)

    async def _base_of(self, live: Live) -> bytes | None:
        """What a copy of another match began with: the position before its first answer."""
        return None if live.info.origin is None else await self.kept(live, 0)

    async def _nearest(self, live: Live, wanted: int) -> Past:
        """The kept position nearest to an entry, the present one if there is none nearer."""
        match_id, last = live.info.id, live.match.number
        numbers = await self._storage.find(lambda on: story_rows.kept_numbers(on, match_id))
        for number in sorted(numbers, key=lambda one: (abs(one - 1 - wanted), one)):
            if abs(number - 1 - wanted) < last - wanted:
                body = await self._storage.find(
                    lambda on, number=number: story_rows.load_kept_one(on, match_id, number)  # type: ignore[misc] # bound now
                )
                position = None if body is None else _unpacked(live, body)
                if position is not None:
                    return Past(wanted, number - 1, position)
        return Past(wanted, last, live.match.dump())


@dataclass(frozen=True, slots=True)
class _Copied:
    """What is needed to play a match again in another thread."""

    match: Match[Any]
    entries: tuple[AnyEntry, ...]
    state_hash: str
    name: str
    base: bytes | None

    @classmethod
    def of(cls, live: Live, base: bytes | None) -> "_Copied":
        """base: the position it began with if that was not its set-up."""
        match = live.match
        return cls(match, tuple(match.entries), match.state_hash(), live.info.id, base)

    def positions(self) -> list[bytes]:
        """The positions after every entry, from the set-up on, packed; none if it now goes otherwise."""
        try:
            return self._played()
        except Exception as error:  # noqa: BLE001 - under other rules anything can fail
            report(error, "past.differs", match=self.name)
            return []

    def _played(self) -> list[bytes]:
        again = self._beginning()
        found = [zlib.compress(again.dump(), 1)]
        for entry in self.entries:
            again.apply(entry)
            found.append(zlib.compress(again.dump(), 1))
        return found if again.state_hash() == self.state_hash else []

    def _beginning(self) -> Match[Any]:
        known = self.match
        if self.base is None:
            return Match.from_header(known.spec, known.content, known.header, keeping="all")
        position = known.spec.codec.load(self.base)
        counters = first_counters(position)
        return Match(known.spec, known.content, known.header, position, counters, keeping="all")


def _was_changed(entries: Sequence[AnyEntry], number: int) -> bool:
    """Whether the position kept before an entry has lost an earlier answer that was taken back since."""
    later = (one for one in entries if one.number >= number)
    return any(
        one.back < number if isinstance(one, Undone) else one.to < number - 1
        for one in later
        if isinstance(one, Undone | RolledBack)
    )


def _unpacked(live: Live, body: bytes) -> bytes | None:
    try:
        return live.spec.codec.restore(play_rows.unpack(body))
    except (SnapshotError, zlib.error):
        return None
