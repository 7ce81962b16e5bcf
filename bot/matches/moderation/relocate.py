"""Matches whose thread or channel somebody deletes: they go on in a new thread, at once."""

from collections.abc import Collection
from contextlib import suppress
from datetime import datetime

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import BallotPost, Kind, LobbyPost, NewThread, Notice, OutboxRow, Payload
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.history.awaited import Awaited
from bot.matches.history.lists import MatchLists
from bot.matches.outbox.pings import call_again
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.matches.play.prompts import ask_again
from bot.matches.time.vacations import Vacations
from bot.reporting import translate_errors
from bot.storage.audit import chain as audit_chain
from bot.storage.audit.chain import Act
from bot.storage.matches import rows as match_rows
from bot.storage.matches import votes as vote_rows
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.outbox import threads as thread_rows
from bot.storage.transaction import Transaction
from engines.core import Event, Text

STORY = "moderators-story-rehouse"
"""The line that says why a match goes on in a new thread."""
GOING_ON = (Status.RUNNING, Status.FINISHED, Status.STOPPED)
"""Something is still to be told of these in their thread."""


class _Elsewhere(MatchError):
    """The match has left this thread already."""


class Relocation:
    """What follows when the place of a match is deleted."""

    def __init__(
        self,
        store: MatchStore,
        committer: Committer,
        lists: MatchLists,
        awaited: Awaited,
        vacations: Vacations,
    ) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._committer = committer
        self._lists = lists
        self._awaited = awaited
        self._vacations = vacations

    async def thread_gone(self, thread_id: int) -> None:
        """A thread was deleted: the match that is played there goes on in a new one.

        Who is awaited is called there once more. Told twice, or of a thread that no open match has any more,
        nothing happens.
        """
        info = await self._lists.by_thread(thread_id)
        if info is not None and info.status in GOING_ON:
            await self.leave_thread(info.id, thread_id)

    async def channel_gone(self, channel_id: int) -> None:
        """A channel was deleted with all its threads: what is owed now calls for the moderators."""
        for info in await self._lists.in_channel(channel_id):
            with suppress(MatchError):  # its next post finds that the thread is gone
                if info.thread_id is not None:
                    await self.leave_thread(info.id, info.thread_id)
                elif info.status is Status.LOBBY:
                    await self._enqueue_lobby(info)

    async def leave_thread(self, match_id: str, thread_id: int) -> None:
        """Let a match leave its thread, which is gone; a new one is owed, and what people need in it."""
        info = await self._store.info(match_id)
        if info.thread_id != thread_id:
            return
        if info.status is Status.LOCKED:
            await self._leave_after_all(info)
            return
        asked = [wait.user_id for wait in await self._awaited.waits(match_id)]
        resting = [user for user in asked if await self._vacations.resting(user)]

        async def act(live: Live) -> Change:
            before = live.info

            async def also(connection: Transaction) -> None:
                await self._rehouse(connection, live, before, thread_id)
                # Who rests is called no second time; reminders come as ever.
                await board_rows.pinged(connection, match_id, resting)

            board = Kind.TURN if before.status is Status.RUNNING else Kind.FINAL
            return Change(lines=[Event(STORY)], info=before, board=board, also=also)

        with suppress(_Elsewhere):
            await self._committer.commit(match_id, act)
            # Where posts stand is known only from the database now.
            self._store.drop(match_id)

    async def put_behind(self, row: OutboxRow[Payload]) -> None:
        """Let what was to be posted in a thread that is gone be posted after all that is owed by now."""
        async with self._store.locked(row.match_id):
            now = self._clock.now()
            await self._storage.change(lambda on: _put_behind(on, row, now))
            self._store.drop(row.match_id)
        self._store.signals.moved(row.match_id)

    async def superseded(self, row: OutboxRow[Payload]) -> bool:
        """Whether something newer is owed that takes the place of a row just about to be sent."""
        with translate_errors(row.match_id):
            return await self._storage.find(lambda on: sending_rows.newer_exists(on, row))

    async def unclaimed(self, match_id: str, threads: Collection[int]) -> list[int]:
        """Of threads in a match's channel that bear its name, those that can only have been made for it."""
        with translate_errors(match_id):
            return await self._storage.find(lambda on: thread_rows.unclaimed(on, match_id, threads))

    # --- how it works ------------------------------------------------------------------------

    async def _rehouse(
        self, connection: Transaction, live: Live, before: MatchInfo, left: int
    ) -> None:
        """A new thread, why there is one, and what stood in the old one and is still open."""
        now, match_id = self._clock.now(), before.id
        if not await match_rows.leave_thread(connection, match_id, left):
            raise _Elsewhere(Text("service-conflict"))
        await sending_rows.hasten_match(connection, match_id, now)
        await outbox_rows.enqueue(connection, match_id, NewThread(apart=True), now)
        notice = Notice(text=Event(STORY).text(None))
        await outbox_rows.enqueue(connection, match_id, notice, now)
        await call_again(connection, match_id)
        if before.paused_at is None:  # else they are asked when it goes on
            await ask_again(connection, live, now, here=True)
        for ballot in await vote_rows.unplace_open(connection, match_id, left):
            await outbox_rows.enqueue(connection, match_id, BallotPost(ballot=ballot), now)
        await audit_chain.append(connection, Act("rehouse", match_id, before.guild_id), now)

    async def _leave_after_all(self, info: MatchInfo) -> None:
        """What is still owed after the end needs a thread; nothing else is told any more."""
        async with self._store.locked(info.id), self._storage.write() as connection:
            self._store.drop(info.id)
            if await match_rows.leave_thread(connection, info.id, info.thread_id or 0):
                now = self._clock.now()
                await outbox_rows.enqueue(connection, info.id, NewThread(apart=True), now)
        self._store.signals.moved(info.id)

    async def _enqueue_lobby(self, info: MatchInfo) -> None:
        with translate_errors(info.id):
            async with self._storage.write() as connection:
                await outbox_rows.enqueue(connection, info.id, LobbyPost(), self._clock.now())
        self._store.signals.moved(info.id)


async def _put_behind(connection: Transaction, row: OutboxRow[Payload], now: datetime) -> None:
    """Send a row only after all that is owed by now, unless something newer takes its place."""
    await sending_rows.mark_dropped(connection, row)
    if not await sending_rows.newer_exists(connection, row):
        await outbox_rows.enqueue(connection, row.match_id, row.payload, now)
