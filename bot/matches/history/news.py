"""What each person reads in its own way: its notes on a match, the story, and what of it is news to it."""

from collections.abc import Callable
from typing import Any

from cachetools import LRUCache
from sqlalchemy import Row
from typing_extensions import override

from bot.domain.clock import Clock
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo, StoredEvent
from bot.matches.core.library import Library
from bot.matches.history.queries import Reading, told_from
from bot.reporting import telling
from bot.storage.database import Storage
from bot.storage.matches import play as play_rows
from bot.storage.matches import story as story_rows
from bot.storage.matches import trial as trial_rows
from bot.storage.matches.story import panel_look
from engines.core import Text, text

NOTE_LENGTH = 2000
WINDOW = 200
"""So many lines of a story are read at once."""
ENDLESS = 1 << 30
NEWS = 200
"""So many lines are looked through for what is news."""
SEEN = 4096
"""So many people's last looks are remembered beside the database."""


class Noting(Reading):
    """Doors that each open for one person only."""

    def __init__(self, storage: Storage, library: Library, clock: Clock, cached: int) -> None:
        super().__init__(storage, library, clock, cached)
        self._seen: LRUCache[tuple[str, int], int] = LRUCache(SEEN)

    # --- notes

    async def note_of(self, match_id: str, user_id: int) -> str:
        """What a person has noted down on a match, "" for nothing."""
        with telling(match_id):
            return await self.storage.find(lambda on: trial_rows.load_note(on, match_id, user_id))

    async def write_note(self, match_id: str, user_id: int, body: str) -> None:
        """Keep a person's note on a match instead of the one before; an empty one removes it."""
        kept = body.strip()
        if len(kept) > NOTE_LENGTH:
            raise MatchError(text("looking-note-long", most=NOTE_LENGTH))
        info = await self.info(match_id)
        await self.may_note(info, user_id)
        now = self.clock.now()
        with telling(match_id):
            await self.storage.change(
                lambda on: trial_rows.write_note(on, match_id, user_id, kept, now)
            )

    async def may_note(self, info: MatchInfo, user_id: int) -> None:
        """Raises MatchError for those who neither play in a match nor have a note on it."""
        if info.trial:
            raise NoSuchMatch
        if info.seat_of(user_id) is None and not await self.note_of(info.id, user_id):
            raise MatchError(Text("looking-note-not-playing"))

    # --- the story

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
        info = await self.info(match_id)
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
        with telling(match_id):
            return await self._marked(match_id, seat, found[:limit] if oldest else found[-limit:])

    async def first_of_last(self, match_id: str, moves: int) -> int:
        """The number of the first line of the last so many moves; 1 if there are no more."""
        with telling(match_id):
            return await self.storage.find(lambda on: story_rows.first_of_last(on, match_id, moves))

    async def _window(
        self, match_id: str, after: int, upto: int, *, oldest: bool
    ) -> list[Row[Any]]:
        with telling(match_id):
            return await self.storage.find(
                lambda on: story_rows.load_window(on, match_id, after, upto, WINDOW, oldest=oldest)
            )

    # --- news

    async def news(
        self, match_id: str, user_id: int, *, upto: int | None = None
    ) -> list[StoredEvent]:
        """What happened since a player last looked at a match, as it may know it; nothing at the first time.

        upto: the last line of the story that counts.
        """
        live = await self.live(match_id)
        seat = live.seat_of(user_id)
        if seat is None or live.info.trial:
            return []
        marked = (match_id, user_id) in self._seen
        last = await self.last_look(match_id, user_id)
        if last is None or last >= (live.last_event if upto is None else upto):
            return []
        since = live.info.seats[seat].since
        found = await self.story(
            match_id, seat, after_event=last, upto=upto, limit=NEWS, since=since
        )
        # After a restart it is not known any more which of its own doings it has seen in its panel.
        return found if marked else [one for one in found if one.event.by != seat]

    async def last_look(self, match_id: str, user_id: int) -> int | None:
        """The last line of the story when a player last looked at the board or a panel; None before that."""
        marked = self._seen.get((match_id, user_id))
        seat = (await self.live(match_id)).seat_of(user_id)
        if seat is None or marked is not None:
            return marked
        with telling(match_id):
            looks = [
                await self.storage.find(lambda on: play_rows.load_look(on, match_id, seat)),
                await self.storage.find(
                    lambda on: play_rows.load_look(on, match_id, panel_look(seat))
                ),
            ]
        return max((look.event for look in looks if look is not None), default=None)

    @override
    async def looked(self, match_id: str, seat: int) -> None:
        """Note that the board was seen: who has seen the board knows the story so far."""
        live = await self.live(match_id)
        user_id, event = live.info.seats[seat].user_id, live.last_event
        await super().looked(match_id, seat)
        if user_id is not None:
            self.glanced(match_id, user_id, event)

    def glanced(self, match_id: str, user_id: int, event: int) -> None:
        """Remember, until the next start, that a player has been told the story up to a line."""
        self._seen[match_id, user_id] = event

    async def panel_shown(self, match_id: str, user_id: int) -> None:
        """Remember for good that a player has opened its panel and knows the story so far."""
        live = await self.live(match_id)
        seat, event, entry = live.seat_of(user_id), live.last_event, live.match.number
        if seat is None or live.info.trial:
            return
        self.glanced(match_id, user_id, event)
        if await self._stands(match_id, seat, event):
            return
        with telling(match_id):
            await self.storage.change(
                lambda on: play_rows.write_look(on, match_id, panel_look(seat), event, entry, b"")
            )

    async def _stands(self, match_id: str, seat: int, event: int) -> bool:
        row = await self.storage.find(
            lambda on: play_rows.load_look(on, match_id, panel_look(seat))
        )
        return row is not None and row.event == event
