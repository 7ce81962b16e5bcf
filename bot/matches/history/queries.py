"""The doors for looking: matches, who waits, stories, what somebody saw last."""

import zlib
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import structlog
from sqlalchemy import Row, and_, select

from bot.domain.errors import NoSuchMatch
from bot.domain.match import Early, MatchInfo, Status, StoredEvent, Wait
from bot.matches.core.library import Pinned
from bot.matches.core.live import Ahead, Live, Look, ahead_in
from bot.matches.core.store import House, stored_snapshot
from bot.reporting import telling
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import boards as board_rows
from bot.storage.tables import matches, waits
from engines.core import Event, SnapshotError, Table
from engines.core.export import Sealing, export
from engines.core.wire import read_event_line

_log = structlog.get_logger()


class Reading(House):
    """What can be known of matches."""

    async def info(self, match_id: str) -> MatchInfo:
        """The match. Raises NoSuchMatch."""
        with telling(match_id):
            return await self.storage.find(lambda on: self._known(on, match_id))

    async def content_of(self, match_id: str) -> Pinned:
        """What a match that has begun is played with. Raises MatchError if it has not."""
        live = await self.live(match_id)
        digest = live.match.header.content
        with telling(match_id):
            raw = await self._contents.raw(live.spec, digest)
            return self.library.pinned(live.spec.key, raw, digest)

    async def by_thread(self, channel_id: int) -> MatchInfo | None:
        """The match of a thread, None if there is none."""
        found = await self._infos(matches.c.thread_id == channel_id, limit=1)
        return found[0] if found else None

    async def by_seed_hash(self, digest: str) -> list[MatchInfo]:
        """The matches whose seed was announced with a hash."""
        return await self._infos(matches.c.seed_hash == digest, limit=None)

    async def running_threads(self) -> list[tuple[int, int]]:
        """The threads of all matches in play, each as its server's id and its own."""
        query = select(matches.c.guild_id, matches.c.thread_id).where(
            matches.c.status == Status.RUNNING, matches.c.thread_id.is_not(None)
        )
        with telling(None):
            async with self.storage.read() as connection:
                return [(row.guild_id, row.thread_id) for row in await connection.execute(query)]

    async def of_member(self, user_id: int, *, limit: int = 25) -> list[MatchInfo]:
        """The open matches a person sits in, over all servers, newest first."""
        return await self._infos(match_rows.of_user(user_id), limit=limit)

    async def waiting_for(self, user_id: int) -> list[Wait]:
        """Everything that waits for a person, over all servers, oldest first."""
        return await self._waits(waits.c.user_id == user_id)

    async def wait_of(self, match_id: str, seat: int) -> Wait | None:
        """What waits for the person at a seat, None if nothing does."""
        found = await self._waits(and_(waits.c.match_id == match_id, waits.c.seat == seat))
        return found[0] if found else None

    async def early_for(self, user_id: int) -> list[Early]:
        """The matches in which a person can act already though nobody waits for it."""
        with telling(None):
            return await self.storage.find(lambda on: play_rows.load_early(on, user_id))

    async def ahead(self, match_id: str) -> Ahead:
        """Who can act already, and who has to wait for whom, as everybody may know it."""
        return ahead_in(await self.live(match_id))

    async def waits(self, match_id: str) -> list[Wait]:
        """The people a match waits for, as everybody may know it, by seat.

        Of a secret question all who are or were asked are told, all waiting since the first of them.
        """
        live = await self.live(match_id)
        stored = {wait.seat: wait for wait in await self._waits(waits.c.match_id == match_id)}
        return _public_waits(live, stored)

    def cached(self, match_id: str) -> Live | None:
        """The match if it is in memory: for modals and autocomplete, which cannot wait."""
        return self._cache.get(match_id)

    async def live(self, match_id: str) -> Live:
        """The match in play, loaded if need be, as last committed.

        Raises NoSuchMatch, MatchError if it never started.
        """
        with telling(match_id):
            async with self._locks(match_id):
                return await self._loaded(match_id)

    async def story(
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
        with telling(match_id):
            rows = await self.storage.find(
                lambda on: play_rows.load_events(
                    on,
                    match_id,
                    after=after_event,
                    upto=upto,
                    limit=limit,
                    withdrawn=withdrawn,
                )
            )
            return await self._marked(match_id, seat, [told_from(row, seat, since) for row in rows])

    async def look(self, match_id: str, seat: int | None) -> Look | None:
        """What a seat (None: the last board post in the thread) saw last; None before the first time."""
        live = await self.live(match_id)
        with telling(match_id):
            row = await self.storage.find(
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

    async def looked(self, match_id: str, seat: int) -> None:
        """Remember that a seat has now seen the present position."""
        live = await self.live(match_id)
        body, event, entry = stored_snapshot(live), live.last_event, live.match.number
        with telling(match_id):
            await self.storage.change(
                lambda on: play_rows.write_look(on, match_id, seat, event, entry, body)
            )

    async def export(self, match_id: str, user_id: int | None) -> bytes:
        """The match as a file; until it is locked with what the asker (None: the public) may see."""
        live = await self.live(match_id)
        if live.info.trial:
            raise NoSuchMatch
        with telling(match_id):
            content = await self._contents.raw(live.spec, live.match.header.content)
            info = live.info
            mine = None if user_id is None else info.seat_of(user_id)
            # A copy did not begin where its seed leads.
            seed = info.seed if info.origin is None else None
            return export(
                live.match,
                content,
                sealing=Sealing(seed, info.given, info.seed_hash),
                names=[seat.name for seat in info.seats],
                seat=mine,
                since=0 if mine is None else info.seats[mine].since,
            )

    async def _infos(self, where: Any, *, limit: int | None) -> list[MatchInfo]:
        with telling(None):
            return await self.storage.find(lambda on: match_rows.load_infos(on, where, limit=limit))

    async def _waits(self, where: Any) -> list[Wait]:
        with telling(None):
            return await self.storage.find(lambda on: play_rows.load_waits(on, where))


def _public_waits(live: Live, stored: Mapping[int, Wait]) -> list[Wait]:
    info, found = live.info, []
    known = {seat: wait for seat, wait in stored.items() if not wait.secret}
    first = min((one for one in stored.values() if one.secret), key=_since, default=None)
    for waiting in live.match.table.waiting():
        user_id = info.seats[waiting.seat].person
        wait = known.get(waiting.seat, first)
        if user_id is not None and wait is not None:
            found.append(
                Wait(
                    info.id,
                    info.guild_id,
                    info.place,
                    info.game,
                    info.name,
                    user_id,
                    waiting.seat,
                    waiting.topic,
                    wait.secret,
                    wait.since,
                    wait.due_at,
                    wait.bank_at,
                    info.paused_at,
                )
            )
    return found


def _since(wait: Wait) -> datetime:
    return wait.since


def told_from(row: Row[Any], seat: int | None, since: int = 0) -> StoredEvent:
    """A stored event as `seat` (None: the public) may know it; up to entry `since` only as everybody does."""
    known = seat if row.entry > since or not since else None
    event = _told_to(read_event_line(row.body), known)
    return StoredEvent(row.number, row.entry, event, row.at, row.withdrawn)


def _told_to(event: Event, seat: int | None) -> Event:
    """The event without what others know besides."""
    own = {} if seat is None or seat not in event.private else {seat: event.private[seat]}
    return replace(event, private=own)


def _look_seat(seat: int | None) -> int:
    return board_rows.PUBLIC_LOOK if seat is None else seat
