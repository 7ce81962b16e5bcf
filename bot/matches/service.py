"""The match service: everything the bot does with matches goes through these doors."""

from collections.abc import Awaitable
from contextlib import suppress
from datetime import datetime, timedelta

from bot.domain.clock import Clock, SystemClock
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.matches.core.library import Library
from bot.matches.core.live import CACHED, ROOM, Live, Look
from bot.matches.history.news import Noting
from bot.matches.history.questions import Recalling
from bot.matches.lobby.blocking import Blocking
from bot.matches.lobby.service import Gathering
from bot.matches.moderation.erasing import Erasing
from bot.matches.moderation.lobbies import Moderating
from bot.matches.moderation.relocate import Rehousing
from bot.matches.moderation.reports import Reporting
from bot.matches.orders.service import Ordering
from bot.matches.play.ai import POLICIES, AiSeats
from bot.matches.play.patience import Pause
from bot.matches.time.cleanup import Sweep
from bot.matches.time.heads_up import Foreseeing, Foresight
from bot.matches.time.outages import Heartbeat
from bot.matches.time.scheduler import AFTER_TROUBLE, Sleeper
from bot.matches.time.timeouts import Timekeeping
from bot.matches.votes.service import Voting
from bot.matches.whatif.service import Trying
from bot.reporting import report
from bot.storage.database import Storage
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.tables import matches

__all__ = ["POLICIES", "Live", "Look", "Matches"]


class Matches(
    Gathering,
    Timekeeping,
    Foreseeing,
    Moderating,
    Trying,
    Voting,
    Ordering,
    Recalling,
    Noting,
    Rehousing,
    Blocking,
    Reporting,
    Erasing,
):
    """Lobbies, answers, undo and reading. Every change is one durable transaction.

    Whatever raises a MatchError has changed nothing. `interaction_id` makes a change idempotent: the same
    id twice counts once, and the second call returns the state as it is. `cached`: how many matches stay
    in memory; `room`: how many bytes their positions may take there. ai_pause: how long AI players leave
    people to take an answer back; None: no time.
    """

    def __init__(
        self,
        storage: Storage,
        library: Library,
        clock: Clock | None = None,
        *,
        cached: int = CACHED,
        room: int = ROOM,
        ai_pause: Pause | None = None,
    ) -> None:
        super().__init__(storage, library, clock or SystemClock(), cached)
        self._cache.room = room
        self._sleeper = Sleeper(self.clock, self._do_due)
        self._ai = AiSeats(self.live, self.answer_as_ai, self.undo_state, self.clock, ai_pause)
        self._heartbeat = Heartbeat(storage, self.clock)
        self._sweep = Sweep(storage, self.clock)
        self._foresight = Foresight(self.live, self.wanting_heads_up, self.tell_next)
        self.when_moved(self._go_on)
        self._hurriers.append(self._sleeper.wake)

    async def open(self) -> None:
        """Start the scheduler and let AI seats go on where they stopped."""
        waiting = await self.storage.find(play_rows.matches_of_ai)
        await self._heartbeat.beat()
        self._sleeper.start()
        for match_id in waiting:
            self._ai.hurry(match_id)

    async def close(self) -> None:
        """Stop what runs in the background; nothing is lost."""
        await self._sleeper.close()
        await self._ai.close()
        await self._foresight.close()

    async def idle(self) -> None:
        """Wait until no AI seat has anything left to answer, and nobody is left to be told of a turn."""
        await self._ai.idle()
        await self._foresight.idle()

    def slow_ai(self, live: Live, user_id: int) -> int | None:
        """The AI seat that waits because this person could take its last answer back; None if none does."""
        seat = live.seat_of(user_id)
        return None if seat is None or live.info.trial else self._ai.waiting_for(live, seat)

    async def hurry_ai(self, match_id: str, user_id: int) -> None:
        """Let AI players go on at once: the person for whose sake they wait wants nothing back."""
        if self.slow_ai(await self.live(match_id), user_id) is not None:
            self._ai.hurry(match_id)

    async def let_others_play(self, trial_id: str, user_id: int) -> MatchInfo:
        """Let an AI player answer for the others in a trial, until its owner's seat is asked."""
        return await self.let_others_answer(trial_id, user_id, self._ai.thought)

    def _go_on(self, match_id: str) -> None:
        """After a change: AI seats may be asked, and something may be due earlier."""
        live = self._cache.get(match_id)
        planned = live is not None and live.standing is not None and live.standing.plans
        if live is None or live.info.due_at is not None or planned:
            self._sleeper.wake()
        if live is not None and any(live.info.seats[seat].ai for seat in live.asked):
            self._ai.poke(match_id)
        if live is not None:
            self._foresight.poke(live)

    async def _do_due(self) -> datetime | None:
        """Expire lobbies, lock results, close votes, look at the clocks; gives the next due moment."""
        beat = await self._heartbeat.beat()
        await self._heartbeat.make_up()
        now = self._heartbeat.moment
        for info in await self._infos(matches.c.due_at <= now, limit=None):
            with suppress(MatchError):
                await (self.forget_trial(info) if info.trial else self.expire(info))
        moments = [
            await self._part(self.storage.find(match_rows.next_due)),
            await self._part(self.warn_lobbies()),
            await self._part(self._do_ballots(now)),
            await self._part(self._do_automatic(now)),
            await self._part(self.keep_time(now)),
            await self._part(self._sweep.sweep()),
            beat,
        ]
        return min((moment for moment in moments if moment is not None), default=None)

    async def _part(self, work: Awaitable[datetime | None]) -> datetime | None:
        """Do one part of what is due; if it fails, the others are done all the same."""
        try:
            return await work
        except Exception as error:  # noqa: BLE001 - a broken lobby must not stop anybody's clock
            report(error, "sleeper.trouble")
            return self.clock.now() + timedelta(seconds=AFTER_TROUBLE)
