"""The matches in memory and in the database: read when they are needed, one lock for each."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import structlog

from bot.domain.clock import Clock
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.locks import Locks
from bot.domain.match import MatchInfo
from bot.domain.orders import Premoves
from bot.domain.shards import Shards
from bot.matches.core.library import Library
from bot.matches.core.live import CACHED, ROOM, Cache, Live
from bot.matches.core.loading import Contents, load_positions, wake
from bot.matches.core.signals import Signals
from bot.reporting import translate_errors
from bot.storage.audit import chain as audit_chain
from bot.storage.audit.chain import Act
from bot.storage.database import Storage
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.matches.play import Playing
from bot.storage.transaction import Transaction
from engines.core import SnapshotError, Text

_log = structlog.get_logger()


class MatchStore:
    """What all parts of the match service share.

    cached: how many matches stay in memory; room: how many bytes their positions may take there.
    """

    def __init__(
        self,
        storage: Storage,
        library: Library,
        contents: Contents,
        clock: Clock,
        shards: Shards,
        *,
        cached: int = CACHED,
        room: int = ROOM,
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.shards = shards
        self.signals = Signals()
        self._library = library
        self._contents = contents
        self._cache = Cache(cached, room)
        self._locks = Locks()

    # --- reading

    async def info(self, match_id: str) -> MatchInfo:
        """The match. Raises NoSuchMatch."""
        with translate_errors(match_id):
            return await self.storage.find(lambda on: known_match(on, match_id))

    async def latest(self, match_id: str) -> MatchInfo:
        """The same, from memory where it stands there as in the database."""
        live = self.remembered(match_id)
        if live is None:
            return await self.info(match_id)
        if self.shards.alone:
            return live.info
        with translate_errors(match_id):
            stamp = await self.storage.find(lambda on: match_rows.load_stamp(on, match_id))
        if stamp is None or stamp.revision != live.info.revision:
            return await self.info(match_id)
        return replace(live.info, **stamp.posting)

    async def live(self, match_id: str) -> Live:
        """The match in play, loaded if need be, as last committed.

        Raises NoSuchMatch, MatchError if it never started.
        """
        async with self.opened(match_id) as live:
            return live

    def cached(self, match_id: str) -> Live | None:
        """The match if it is in memory, and no other process can have moved it on meanwhile."""
        return self._cache.get(match_id) if self.shards.alone else None

    def remembered(self, match_id: str) -> Live | None:
        """The match as it was last known here, if it is in memory."""
        return self._cache.get(match_id)

    async def was_done(self, interaction_id: int | None) -> bool:
        """Whether something was done under this number before."""
        if interaction_id is None:
            return False
        done_for = await self.storage.find(lambda on: play_rows.done_for(on, interaction_id))
        return done_for is not None

    # --- with the lock held

    @asynccontextmanager
    async def locked(self, match_id: str) -> AsyncIterator[None]:
        """Hold the lock of a match. Whatever goes wrong inside is a MatchError that can be shown."""
        with translate_errors(match_id):
            async with self._locks(match_id):
                yield

    @asynccontextmanager
    async def opened(self, match_id: str) -> AsyncIterator[Live]:
        """Hold the lock of a match in play, loaded if need be. Raises NoSuchMatch, MatchError."""
        async with self.locked(match_id):
            live = await self.loaded(match_id)
            if live.unsettled:
                self.signals.unsettled(match_id)
            yield live

    @asynccontextmanager
    async def locked_rest(self, user_id: int) -> AsyncIterator[None]:
        """Hold the lock of what concerns all matches of a person, to be taken before those of the matches."""
        with translate_errors(None):
            async with self._locks(f"rest of {user_id}"):
                yield

    async def loaded(self, match_id: str) -> Live:
        """The match in play for whoever holds its lock. Raises NoSuchMatch, MatchError, SnapshotError."""
        live = self._cache.get(match_id)
        if live is not None and await self._is_fresh(live):
            return live

        async def read(connection: Transaction) -> tuple[MatchInfo, Playing | None]:
            info = await known_match(connection, match_id)
            return info, await play_rows.load_playing(connection, match_id)

        info, playing = await self.storage.find(read)
        if playing is None or info.content is None:
            raise MatchError(Text("service-not-started"))
        spec = self._library.spec(info.game)
        content = await self._contents.get(spec, info.content)
        damages: list[SnapshotError] = []
        live = wake(spec, content, info, playing, damages.append)
        if damages:
            await self._repair(live, damages[0])
        self._cache.put(live)
        return live

    async def premoves(self, live: Live) -> Premoves:
        """What is answered ahead in a match, for whoever holds its lock.

        Without it, what has been spent while it was read would be remembered as if it were still there.
        """
        if live.premoves is None:
            info = live.info
            people = [seat.user_id for seat in info.seats if seat.user_id is not None]
            live.premoves = await self.storage.find(
                lambda on: order_rows.load_standing(on, info.id, info.game, people)
            )
        return live.premoves

    async def load_positions(self, live: Live) -> None:
        """Have the positions at hand that taking back needs."""
        await load_positions(self.storage, live)
        self._cache.weigh(live)

    async def _is_fresh(self, live: Live) -> bool:
        """Whether a match stands in the database as in memory; where posts stand is taken over from there."""
        if self.shards.alone:
            return True
        stamp = await self.storage.find(lambda on: match_rows.load_stamp(on, live.info.id))
        if stamp is None or stamp.revision != live.info.revision:
            self.drop(live.info.id)
            return False
        live.info = replace(live.info, **stamp.posting)
        return True

    # --- the memory

    def keep(self, live: Live) -> None:
        """Have a match in memory, as it has just been committed."""
        self._cache.put(live)

    def drop(self, match_id: str) -> None:
        """Forget a match that is in memory; it is loaded again when it is needed."""
        self._cache.drop(match_id)

    def weigh(self, live: Live) -> None:
        """Make room in memory after a match has changed."""
        self._cache.weigh(live)

    async def posted(self, match_id: str, **where: int) -> None:
        """Let the match in memory know where its posts stand now, as the database does already.

        Whoever is just waking the match may have read it before the database knew: that is waited for.
        """
        async with self._locks(match_id):
            live = self._cache.get(match_id)
            if live is not None:
                live.info = replace(live.info, **where)  # type: ignore[arg-type] # all ints

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
            await audit_chain.append(connection, act, self.clock.now())
        live.move_on(info)


async def known_match(connection: Transaction, match_id: str) -> MatchInfo:
    """A match as it is stored. Raises NoSuchMatch."""
    info = await match_rows.load_info(connection, match_id)
    if info is None:
        raise NoSuchMatch
    return info


def stored_snapshot(live: Live) -> bytes:
    """The present position as it is stored."""
    snapshot = live.spec.codec.snapshot(live.match.dump(), live.match.header.content)
    return play_rows.pack(snapshot)
