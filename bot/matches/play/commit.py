"""The one way to change a match in play: in memory and in one transaction, under its lock."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Taken
from bot.domain.outbox import Kind
from bot.matches.core.live import Live, Recorded
from bot.matches.core.store import MatchStore, known_match
from bot.matches.play.autoplay import Delay, kinds_open, some_while
from bot.matches.play.change import Change
from bot.matches.play.recording import record, with_premoves
from bot.storage.errors import Conflict
from bot.storage.matches import play as play_rows
from bot.storage.transaction import Transaction
from engines.core import Refusal

Given = TypeVar("Given")
Act = Callable[[Live], Awaitable[Change]]
"""Refuses what cannot be done, reads what it needs, and only then does something to the match in memory."""
GivingAct = Callable[[Live], Awaitable[tuple[Change, Given]]]
"""The same, for those who want to know something besides."""


class Committer:
    """Changes matches and stores what has changed; answers given ahead go along.

    delay: how long answers wait whose moment could tell something, in seconds.
    """

    def __init__(self, store: MatchStore) -> None:
        self.delay: Delay = some_while
        self._store = store

    async def commit(
        self, match_id: str, act: Act, *, once: int | None = None, undoes: bool = False
    ) -> Taken:
        """Do something to a match and store it. Raises MatchError, and nothing has changed then.

        once: the number under which it is done only once. undoes: that it was done before cannot be told
        from the match, and positions before it are needed.
        """

        async def giving(live: Live) -> tuple[Change, None]:
            return await act(live), None

        taken, _ = await self.commit_giving(match_id, giving, once=once, undoes=undoes)
        return taken

    async def commit_giving(
        self,
        match_id: str,
        act: GivingAct[Given],
        *,
        once: int | None = None,
        undoes: bool = False,
    ) -> tuple[Taken, Given | None]:
        """The same with what `act` gives besides; None if it was done before."""
        async with self._store.locked(match_id):
            commit = partial(self._committed, match_id, act, once, undoes=undoes)
            try:
                taken, given = await commit()
            except Conflict:
                # Somebody has changed what is answered ahead, or another process moved the match on.
                taken, given = await commit()
        if not taken.already:
            self._store.signals.moved(match_id)
        return taken, given

    async def _committed(
        self, match_id: str, act: GivingAct[Given], once: int | None, *, undoes: bool
    ) -> tuple[Taken, Given | None]:
        live = await self._store.loaded(match_id)
        if live.unsettled:
            await self._settle(live)
        if undoes:
            if await self._store.was_done(once):
                return Taken(live.info, already=True), None
            await self._store.load_positions(live)
        try:
            await self._store.premoves(live)
            kinds = kinds_open(live.match)
            change, given = await act(live)
            change = with_premoves(live, change, kinds, self._store.clock.now(), self.delay)
        except (MatchError, Refusal):
            if await self._store.was_done(once):
                return Taken(live.info, already=True), None
            raise
        except Exception:
            self._store.drop(match_id)
            raise
        if change.idle:
            return Taken(live.info, already=True), given
        return await self._stored(live, change, once), given

    async def _settle(self, live: Live) -> None:
        """Store where a corrected rule has moved a match on as it woke, and call those who are asked now.

        It comes before whatever else is done, since that follows from it. What happened belongs to the last
        answer, with which it is taken back.
        """
        told = bool(live.unsaid) and not live.match.over and live.info.paused_at is None
        change = Change(events=live.unsaid, board=Kind.TURN if told else None)
        try:
            await self._store.premoves(live)
            change = with_premoves(live, change, {}, self._store.clock.now(), self.delay)
        except Exception:
            self._store.drop(live.info.id)
            raise
        await self._stored(live, change, None)
        self._store.signals.moved(live.info.id)

    async def _stored(self, live: Live, change: Change, once: int | None) -> Taken:
        """Write a change done in memory; if that fails memory is forgotten: it never differs from disk."""
        match_id, now = live.info.id, self._store.clock.now()

        async def write(connection: Transaction) -> Recorded | MatchInfo:
            if once is not None and not await play_rows.claim(connection, once, match_id, now):
                return await known_match(connection, match_id)
            return await record(connection, live, change, now)

        try:
            stored = await self._store.storage.change(write)
        except BaseException:
            self._store.drop(match_id)
            raise
        if isinstance(stored, MatchInfo):
            self._store.drop(match_id)
            return Taken(stored, already=True)
        live.adopt(stored)
        live.premoves = None if change.info else change.autoplay.after(change.premoves)
        self._store.weigh(live)
        return Taken(live.info, tuple(change.events), given=tuple(change.autoplay.given))
