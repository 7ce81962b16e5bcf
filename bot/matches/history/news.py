"""What is news to somebody: what has happened since they last looked, and what they saw then."""

import zlib
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self

import structlog
from cachetools import LRUCache

from bot.domain.match import MatchInfo, StoredEvent
from bot.matches.core.live import Live, Look
from bot.matches.core.store import MatchStore, stored_snapshot
from bot.matches.history.story import Story
from bot.reporting import translate_errors
from bot.storage.errors import StorageFull
from bot.storage.matches import play as play_rows
from bot.storage.matches.story import panel_look
from bot.storage.outbox import boards as board_rows
from engines.core import SnapshotError, Table

MOST = 200
"""How many lines are looked through for what is news."""
SEEN = 4096
"""How many people's last looks are remembered beside the database."""

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Shown:
    """What somebody is shown: the last line of the story and entry of the log, the position as stored."""

    event: int
    entry: int
    body: bytes

    @classmethod
    def of(cls, live: Live) -> Self:
        """A match as it stands; to be taken before it is drawn, since it moves on meanwhile."""
        return cls(live.last_event, live.match.number, stored_snapshot(live))


class News:
    """Remembers who has seen what."""

    def __init__(self, store: MatchStore, story: Story) -> None:
        self._store = store
        self._storage = store.storage
        self._story = story
        self._seen: LRUCache[tuple[str, int], int] = LRUCache(SEEN)

    async def unread(self, info: MatchInfo, user_id: int, upto: int) -> list[StoredEvent]:
        """What happened since a player last looked at a match, as they may know it; nothing at first.

        upto: the last line of the story that counts.
        """
        match_id, seat = info.id, info.seat_of(user_id)
        if seat is None or info.trial:
            return []
        marked = (match_id, user_id) in self._seen
        last = await self._last_look(match_id, user_id, seat)
        if last is None or last >= upto:
            return []
        since = info.seats[seat].since
        found = await self._story.told(
            match_id, seat, after_event=last, upto=upto, limit=MOST, since=since
        )
        # After a restart it is not known any more which of its own doings it has seen in its panel.
        return found if marked else [one for one in found if one.event.by != seat]

    async def last_look(self, match_id: str, user_id: int) -> int | None:
        """The last line of the story when a player last looked at the board or a panel; None before that."""
        seat = (await self._store.live(match_id)).seat_of(user_id)
        return await self._last_look(match_id, user_id, seat)

    async def _last_look(self, match_id: str, user_id: int, seat: int | None) -> int | None:
        marked = self._seen.get((match_id, user_id))
        if seat is None or marked is not None:
            return marked
        with translate_errors(match_id):
            looks = [
                await self._storage.find(lambda on: play_rows.load_look(on, match_id, seat)),
                await self._storage.find(
                    lambda on: play_rows.load_look(on, match_id, panel_look(seat))
                ),
            ]
        return max((look.event for look in looks if look is not None), default=None)

    async def look(self, match_id: str, seat: int | None) -> Look | None:
        """What a seat (None: the last board post in the thread) saw last; None before the first time."""
        live = await self._store.live(match_id)
        with translate_errors(match_id):
            row = await self._storage.find(
                lambda on: play_rows.load_look(on, match_id, _look_seat(seat))
            )
            if row is None:
                return None
            codec = live.spec.codec
            try:
                position = codec.load(codec.restore(play_rows.unpack(row.body)))
            except (SnapshotError, zlib.error) as error:
                # Only the marks of what has changed are made from it: better none than no picture.
                _log.error("match.look_damaged", match=match_id, error=type(error).__name__)
                return None
            table: Table[Any] = live.match.seat_table(position, live.match.table.counters.copy())
            return Look(row.event, row.entry, table.view(seat))

    async def looked(self, match_id: str, seat: int, shown: Shown) -> None:
        """Remember what a seat has been shown; its person knows the story up to there."""
        live = await self._store.live(match_id)
        user_id = live.info.seats[seat].user_id
        await self._keep(match_id, seat, shown.event, shown.entry, shown.body)
        if user_id is not None:
            self.glanced(match_id, user_id, shown.event)

    def glanced(self, match_id: str, user_id: int, event: int) -> None:
        """Remember, until the next start, that a player has been told the story up to a line."""
        self._seen[match_id, user_id] = event

    async def panel_shown(self, info: MatchInfo, user_id: int, event: int) -> None:
        """Remember for good that a player has opened their panel and knows the story up to a line."""
        match_id, seat, entry = info.id, info.seat_of(user_id), info.entry
        if seat is None or info.trial:
            return
        self.glanced(match_id, user_id, event)
        if await self._stands(match_id, seat, event):
            return
        await self._keep(match_id, panel_look(seat), event, entry, b"")

    async def _keep(self, match_id: str, seat: int, event: int, entry: int, body: bytes) -> None:
        """Write down what was seen; where there is no room for it, it is shown all the same."""
        with translate_errors(match_id), suppress(StorageFull):
            await self._storage.change(
                lambda on: play_rows.write_look(on, match_id, seat, event, entry, body)
            )

    async def _stands(self, match_id: str, seat: int, event: int) -> bool:
        row = await self._storage.find(
            lambda on: play_rows.load_look(on, match_id, panel_look(seat))
        )
        return row is not None and row.event == event


def _look_seat(seat: int | None) -> int:
    return board_rows.PUBLIC_LOOK if seat is None else seat
