"""What other processes of the same bot have done is taken into account at once, not only when it is found.

A match that is in memory is read anew, whoever keeps its time or its AI seats looks again, panels are drawn
anew, and settings are forgotten.
"""

import asyncio
from contextlib import suppress

from sqlalchemy import URL

from bot.domain.errors import MatchError
from bot.matches.core.store import MatchStore
from bot.settings_cache.guilds import Guilds
from bot.settings_cache.people import People
from bot.storage.bulletin import Bulletin

MATCH, PERSON, GUILD = "match", "person", "guild"


class Neighbours:
    """Tells the other processes what is done here, and hears what they do."""

    def __init__(self, url: URL, store: MatchStore, people: People, guilds: Guilds) -> None:
        self._store = store
        self._people, self._guilds = people, guilds
        self._bulletin = Bulletin(url, self._heard)
        self._tasks: set[asyncio.Task[None]] = set()
        store.signals.when_moved_here(self._tell_of_match)
        people.when_changed(lambda user_id: self._bulletin.tell(f"{PERSON} {user_id}"))
        guilds.when_changed(lambda guild_id: self._bulletin.tell(f"{GUILD} {guild_id}"))

    def start(self) -> None:
        """Begin."""
        self._bulletin.start()

    async def listening(self) -> None:
        """Wait until what others do is heard of."""
        await self._bulletin.listening()

    async def close(self) -> None:
        """Stop."""
        await self._bulletin.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _tell_of_match(self, match_id: str) -> None:
        live = self._store.remembered(match_id)
        guild_id = "" if live is None else live.info.guild_id
        self._bulletin.tell(f"{MATCH} {match_id} {guild_id}".rstrip())

    def _heard(self, word: str) -> None:
        kind, *said = word.split()
        if kind == PERSON:
            self._people.forget(int(said[0]))
        elif kind == GUILD:
            self._guilds.forget(int(said[0]))
        elif kind == MATCH:
            task = asyncio.create_task(self._moved(*said))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _moved(self, match_id: str, guild_id: str = "") -> None:
        """Another process has changed a match. guild_id: its server, if that process had it in memory."""
        ours = False
        with suppress(MatchError):  # it has not begun, is gone, or cannot be read just now
            guild = int(guild_id) if guild_id else (await self._store.info(match_id)).guild_id
            ours = self._store.shards.owns(guild)
            if ours or self._store.remembered(match_id) is not None:
                await self._store.live(match_id)
        self._store.signals.moved_elsewhere(match_id, ours=ours)
