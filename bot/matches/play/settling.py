"""Matches that a corrected rule has moved on while they slept: stored as they stand, so that all go on."""

import asyncio
from contextlib import suppress
from functools import partial

from bot.domain.errors import MatchError
from bot.matches.core.background import BackgroundTasks
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.reporting import translate_errors
from bot.storage.matches import rows as match_rows


class Settling:
    """Settles matches whose rules were corrected since they were stored.

    A question that has only one answer by now, or none, is passed over when a match is woken, and somebody
    else may be asked. Whoever only looks at a match changes nothing; what was found is stored here, at once,
    and calls those who are asked. Of several processes any may do it: whoever is second finds it done.
    """

    def __init__(self, store: MatchStore, committer: Committer) -> None:
        self._store = store
        self._committer = committer
        self._background = BackgroundTasks(self._settle, "settling")
        self._search: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Settle what is found from now on, and wake each match in play once to find it."""
        self._store.signals.when_unsettled(self._background.poke)
        self._search = asyncio.create_task(self._wake_all())

    async def idle(self) -> None:
        """Wait until all matches in play have been woken once, and are settled."""
        if self._search is not None:
            await asyncio.wait([self._search])
        await self._background.idle()

    async def close(self) -> None:
        """Stop; what is not settled yet is found again when it is woken."""
        if self._search is not None:
            self._search.cancel()
            await asyncio.wait([self._search])
        await self._background.close()

    async def _wake_all(self) -> None:
        """Wake one after the other: whoever is not asked any more may be all that a match waits for."""
        shards = self._store.shards
        # If they cannot be read, it is on record, and each is settled all the same when it is woken.
        with suppress(MatchError), translate_errors(None):
            running = await self._store.storage.find(partial(match_rows.running, shards=shards))
            for match_id in running:
                if self._store.remembered(match_id) is None:
                    await self._wake(match_id)

    async def _wake(self, match_id: str) -> None:
        """Wake a match, and let it sleep on if it stands as it is stored: memory is for those who play."""
        with suppress(MatchError):  # it is on record
            live = await self._store.live(match_id)
            if not live.unsettled:
                self._store.drop(match_id)

    async def _settle(self, match_id: str) -> None:
        async def act(_: Live) -> Change:
            return Change()  # the committer settles before it does anything

        with suppress(MatchError):  # it is on record; whoever wakes the match next tries again
            await self._committer.commit(match_id, act)
