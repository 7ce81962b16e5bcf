"""Which matches there are: of a thread, a person, a server."""

from typing import Any

from sqlalchemy import and_, or_, select

from bot.domain.listing import Filter, GameRecord
from bot.domain.match import OPEN, MatchInfo, Status
from bot.reporting import translate_errors
from bot.storage.database import Storage
from bot.storage.matches import lobby as lobby_rows
from bot.storage.matches import rows as match_rows
from bot.storage.tables import matches

LISTED = 500
"""How many matches of a server are looked through at a time."""


class MatchLists:
    """Finds matches."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

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
        with translate_errors(None):
            async with self._storage.read() as connection:
                return [(row.guild_id, row.thread_id) for row in await connection.execute(query)]

    async def of_member(self, user_id: int, *, limit: int = 25) -> list[MatchInfo]:
        """The open matches a person sits in, over all servers, newest first."""
        return await self._infos(match_rows.of_user(user_id), limit=limit)

    async def of_guild(self, guild_id: int, *, over: bool = False) -> list[MatchInfo]:
        """All matches of a server that a moderator can act on, private ones too, the newest first.

        over: those as well that nothing can be changed in any more.
        """
        where = [matches.c.guild_id == guild_id, matches.c.trial.is_(False)]
        if not over:
            stopped = and_(matches.c.status == Status.STOPPED, matches.c.content.is_not(None))
            where.append(or_(matches.c.status.in_(OPEN), stopped))
        with translate_errors(None):
            return await self._storage.find(
                lambda on: match_rows.load_infos(on, *where, limit=LISTED)
            )

    async def listed(
        self, guild_id: int, viewer: int, wanted: Filter, *, limit: int, offset: int = 0
    ) -> list[MatchInfo]:
        """The matches of a server that somebody wants to see, newest first; private ones only if invited."""
        where = lobby_rows.listed(guild_id, viewer, wanted)
        with translate_errors(None):
            return await self._storage.find(
                lambda on: match_rows.load_infos(on, where, limit=limit, offset=offset)
            )

    async def standings(self, user_id: int) -> list[GameRecord]:
        """What a person has played to an end and won, by game."""
        with translate_errors(None):
            return await self._storage.find(lambda on: lobby_rows.standings(on, user_id))

    async def in_channel(self, channel_id: int) -> list[MatchInfo]:
        """The matches and lobbies of a channel of which something is still to be told."""
        going_on = [Status.LOBBY, Status.RUNNING, Status.FINISHED, Status.STOPPED]
        there = and_(
            matches.c.channel_id == channel_id,
            matches.c.status.in_(going_on),
            matches.c.trial.is_(False),
        )
        return await self._infos(there, limit=None)

    async def copies_of(self, match_id: str) -> list[MatchInfo]:
        """The copies of a match, the newest first."""
        return await self._infos(
            and_(matches.c.origin == match_id, matches.c.trial.is_(False)), limit=None
        )

    async def _infos(self, where: Any, *, limit: int | None) -> list[MatchInfo]:
        with translate_errors(None):
            return await self._storage.find(
                lambda on: match_rows.load_infos(on, where, limit=limit)
            )
