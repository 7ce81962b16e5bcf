"""What all doors of the match service share: the database, the matches in memory, a lock for each."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import structlog

from bot.domain.clock import Clock
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.locks import Locks
from bot.domain.match import Former, MatchInfo, StoredEvent, names_then
from bot.domain.orders import Standing
from bot.matches.core.library import Library
from bot.matches.core.live import Cache, Live
from bot.matches.core.loading import Contents, wake
from bot.matches.orders.autoplay import Delay, some_while
from bot.storage.audit import chain as audit
from bot.storage.audit.chain import Act
from bot.storage.database import Storage
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.matches.play import Playing
from bot.storage.people import former as former_rows
from bot.storage.transaction import Transaction
from engines.core import SnapshotError, Text

Here = Callable[[int, int], Awaitable[bool]]
"""Whether somebody is on a server: the server's id, the person's."""

_log = structlog.get_logger()


async def everybody(_: int, __: int) -> bool:
    """Where nobody can be asked, everybody is there."""
    return True


class House:
    """The base of the service's parts."""

    _here: Here = staticmethod(everybody)

    def __init__(self, storage: Storage, library: Library, clock: Clock, cached: int) -> None:
        self.storage = storage
        self.library = library
        self.clock = clock
        self.delay: Delay = some_while
        self._contents = Contents(storage)
        self._cache = Cache(cached)
        self._locks = Locks()
        self._listeners: list[Callable[[str], None]] = []
        self._hurriers: list[Callable[[], None]] = []

    def ask_where(self, here: Here) -> None:
        """Have it asked of `here` whether somebody is still on a server."""
        self._here = here

    def when_moved(self, listener: Callable[[str], None]) -> None:
        """Have `listener` called with the id of every match that has changed, after the commit."""
        self._listeners.append(listener)

    async def posted(self, match_id: str, **where: int) -> None:
        """Let the match in memory know where its posts stand now, as the database does already.

        Whoever is just waking the match may have read it before the database knew: that is waited for.
        """
        async with self._locks(match_id):
            live = self._cache.get(match_id)
            if live is not None:
                live.info = replace(live.info, **where)  # type: ignore[arg-type] # all ints

    def _soon(self) -> None:
        """Something may be due earlier than thought; whoever keeps the time looks again."""
        for listener in self._hurriers:
            listener()

    def _moved(self, match_id: str) -> None:
        for listener in self._listeners:
            listener(match_id)

    async def _loaded(self, match_id: str) -> Live:
        live = self._cache.get(match_id)
        if live is not None:
            return live

        async def read(connection: Transaction) -> tuple[MatchInfo, Playing | None]:
            info = await self._known(connection, match_id)
            return info, await play_rows.load_playing(connection, match_id)

        info, playing = await self.storage.find(read)
        if playing is None or info.content is None:
            raise MatchError(Text("service-not-started"))
        spec = self.library.spec(info.game)
        content = await self._contents.get(spec, info.content)
        damages: list[SnapshotError] = []
        live = wake(spec, content, info, playing, damages.append)
        if damages:
            await self._repair(live, damages[0])
        self._cache.put(live)
        return live

    async def _repair(self, live: Live, damage: SnapshotError) -> None:
        """Store the snapshot made anew from the log, on record."""
        _log.error("match.snapshot_rebuilt", match=live.info.id)
        act = Act("snapshot-rebuilt", live.info.id, live.info.guild_id, body={"why": damage.detail})
        info = replace(live.info, revision=live.info.revision + 1)
        async with self.storage.write() as connection:
            await match_rows.update_match(connection, info)
            await play_rows.write_position(
                connection, live.info.id, live.match.number, stored_snapshot(live)
            )
            await audit.append(connection, act, self.clock.now())
        live.move_on(info)

    async def _standing(self, live: Live) -> Standing:
        """What is answered ahead in a match."""
        if live.standing is None:
            info = live.info
            people = [seat.user_id for seat in info.seats if seat.user_id is not None]
            live.standing = await self.storage.find(
                lambda on: order_rows.load_standing(on, info.id, info.game, people)
            )
        return live.standing

    async def _marked(
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
        given = await self.storage.find(lambda on: order_rows.given_for(on, match_id, seat))
        return [
            replace(one, why=given[one.entry])
            if one.event.by == seat and one.entry in given
            else one
            for one in told
        ]

    async def former(self, match_id: str) -> list[Former]:
        """Who sat on the seats of a match before, the last ones first."""
        return await self.storage.find(lambda on: former_rows.load_former(on, match_id))

    async def _known(self, connection: Transaction, match_id: str) -> MatchInfo:
        info = await match_rows.load_info(connection, match_id)
        if info is None:
            raise NoSuchMatch
        return info

    async def _was_done(self, interaction_id: int | None) -> bool:
        if interaction_id is None:
            return False
        done_for = await self.storage.find(lambda on: play_rows.done_for(on, interaction_id))
        return done_for is not None


def stored_snapshot(live: Live) -> bytes:
    """The present position as it is stored."""
    snapshot = live.spec.codec.snapshot(live.match.dump(), live.match.header.content)
    return play_rows.pack(snapshot)
