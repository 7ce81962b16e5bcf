"""What is stored about a person: telling them, handing it to them, erasing it, as they ask for it."""

import asyncio
from contextlib import AsyncExitStack

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.matches.core.store import MatchStore
from bot.reporting import translate_errors
from bot.storage.people import erasure as erasure_rows
from bot.storage.people.disclosure import as_file, counted, disclosed
from bot.storage.transaction import Transaction
from engines.core import Text


class Erasure:
    """What people can do about their data."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock

    async def keeps_from_erasing(self, user_id: int) -> list[MatchInfo]:
        """The matches in which a person has a seat and that are not over for good, the newest first."""
        with translate_errors(None):
            return await self._storage.find(lambda on: erasure_rows.in_the_way(on, user_id))

    async def counted(self, user_id: int) -> dict[str, int]:
        """How much of what is kept of a person, by what it is."""
        with translate_errors(None):
            return await self._storage.find(lambda on: counted(on, user_id))

    async def disclosed(self, user_id: int) -> bytes:
        """All that is kept of a person, as JSON that people can read."""
        with translate_errors(None):
            kept = await self._storage.find(lambda on: disclosed(on, user_id))
        return await asyncio.to_thread(as_file, kept)

    async def erase(self, user_id: int) -> None:
        """Forget a person, in one transaction. Raises MatchError while they sit in a match that goes on."""
        with translate_errors(None):
            while not await self._erased(user_id):
                pass

    async def _erased(self, user_id: int) -> bool:
        """Do it with all matches locked that name them; False if there are others by then."""
        async with AsyncExitStack() as locks:
            await locks.enter_async_context(self._store.locked_rest(user_id))
            named = await self._storage.find(lambda on: erasure_rows.matches_of(on, user_id))
            for match_id in named:
                await locks.enter_async_context(self._store.locked(match_id))

            async def write(connection: Transaction) -> bool:
                if await erasure_rows.matches_of(connection, user_id) != named:
                    return False
                if await erasure_rows.in_the_way(connection, user_id):
                    raise MatchError(Text("privacy-playing"))
                await erasure_rows.erase(connection, user_id, self._clock.now())
                return True

            done = await self._storage.change(write)
            for match_id in named if done else ():
                self._store.drop(match_id)
        return done
