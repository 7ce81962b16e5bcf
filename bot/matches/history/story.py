"""The story of a match as each person may know it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Row

from bot.domain.match import Former, StoredEvent, names_then
from bot.matches.core.store import MatchStore
from bot.reporting import translate_errors
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import story as story_rows
from bot.storage.people import former as former_rows
from engines.core import Event
from engines.core.wire import read_event_line

WINDOW = 200
"""How many lines of a story are read at once."""
ENDLESS = 1 << 30


class Story:
    """Reads what has happened."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._storage = store.storage

    async def told(
        self,
        match_id: str,
        seat: int | None,
        *,
        after_event: int = 0,
        upto: int | None = None,
        limit: int = 100,
        withdrawn: bool = False,
        since: int = 0,
    ) -> list[StoredEvent]:
        """Events as `seat` (None: the public) may know them, oldest first: the last `limit` of them.

        since: what only the seat knew up to this entry is not told (SeatInfo.since).
        """
        with translate_errors(match_id):
            rows = await self._storage.find(
                lambda on: play_rows.load_events(
                    on,
                    match_id,
                    after=after_event,
                    upto=upto,
                    limit=limit,
                    withdrawn=withdrawn,
                )
            )
            return await self.marked(match_id, seat, [told_from(row, seat, since) for row in rows])

    async def sifted(
        self,
        match_id: str,
        user_id: int,
        wanted: Callable[[StoredEvent], bool],
        *,
        after: int,
        upto: int | None,
        limit: int,
        oldest: bool = False,
    ) -> list[StoredEvent]:
        """Lines of the story that are wanted, as a person may know them, oldest first.

        Of those numbered `after`+1 to `upto` the first `limit`, else the last ones. What was taken back is
        among them.
        """
        info = await self._store.info(match_id)
        seat = info.seat_of(user_id)
        since = 0 if seat is None else info.seats[seat].since
        low, high = after, ENDLESS if upto is None else upto
        found: list[StoredEvent] = []
        while len(found) < limit:
            rows = await self._window(match_id, low, high, oldest=oldest)
            told = [told_from(row, seat, since) for row in rows]
            some = [one for one in told if wanted(one)]
            found = [*found, *some] if oldest else [*some, *found]
            if len(rows) < WINDOW:
                break
            low, high = (rows[-1].number, high) if oldest else (low, rows[0].number - 1)
        with translate_errors(match_id):
            return await self.marked(match_id, seat, found[:limit] if oldest else found[-limit:])

    async def first_of_last(self, match_id: str, moves: int) -> int:
        """The number of the first line of the last so many moves; 1 if there are no more."""
        with translate_errors(match_id):
            return await self._storage.find(
                lambda on: story_rows.first_of_last(on, match_id, moves)
            )

    async def former(self, match_id: str) -> list[Former]:
        """Who sat on the seats of a match before, the last ones first."""
        return await self._storage.find(lambda on: former_rows.load_former(on, match_id))

    async def marked(
        self, match_id: str, seat: int | None, told: list[StoredEvent]
    ) -> list[StoredEvent]:
        """The same, with the names of those who sat there then, and with what this seat had answered ahead.

        Nobody but the person of the seat learns that.
        """
        former = await self.former(match_id)
        if former:
            told = [replace(one, names=names_then(former, event=one.number)) for one in told]
        if seat is None:
            return told
        given = await self._storage.find(lambda on: order_rows.given_for(on, match_id, seat))
        return [
            replace(one, why=given[one.entry])
            if one.event.by == seat and one.entry in given
            else one
            for one in told
        ]

    async def _window(
        self, match_id: str, after: int, upto: int, *, oldest: bool
    ) -> list[Row[Any]]:
        with translate_errors(match_id):
            return await self._storage.find(
                lambda on: story_rows.load_window(on, match_id, after, upto, WINDOW, oldest=oldest)
            )


def told_from(row: Row[Any], seat: int | None, since: int = 0) -> StoredEvent:
    """A stored event as `seat` (None: the public) may know it; up to entry `since` only as everybody does."""
    known = seat if row.entry > since or not since else None
    event = _told_to(read_event_line(row.body), known)
    return StoredEvent(row.number, row.entry, event, row.at, row.withdrawn)


def _told_to(event: Event, seat: int | None) -> Event:
    """The event without what others know besides."""
    own = {} if seat is None or seat not in event.private else {seat: event.private[seat]}
    return replace(event, private=own)
