"""What is due, in one go: lobbies, results, votes, answers put off, clocks, and the daily cleaning."""

from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.domain.shards import Shards
from bot.matches.core.store import MatchStore
from bot.matches.lobby.endings import Endings
from bot.matches.lobby.invitations import Invitations
from bot.matches.orders.planned import PlannedAnswers
from bot.matches.play.ai import AiSeats
from bot.matches.time.cleanup import Sweep
from bot.matches.time.outages import Heartbeat
from bot.matches.time.scheduler import AFTER_TROUBLE
from bot.matches.time.timeouts import Timeouts
from bot.matches.votes.outcome import VoteCounter
from bot.matches.whatif.service import WhatIfs
from bot.reporting import report
from bot.storage.matches import rows as match_rows
from bot.storage.matches import waits as wait_rows
from bot.storage.shards import of_shards
from bot.storage.tables import matches
from bot.storage.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Agenda:
    """Does what is due, by the parts that do it."""

    store: MatchStore
    heartbeat: Heartbeat
    endings: Endings
    whatif: WhatIfs
    invitations: Invitations
    counter: VoteCounter
    planned: PlannedAnswers
    timeouts: Timeouts
    sweep: Sweep
    ai: AiSeats

    async def do_due(self) -> datetime | None:
        """Expire lobbies, lock results, close votes, look at the clocks; gives the next due moment."""
        beat = await self.heartbeat.beat()
        await self.heartbeat.make_up()
        now, shards = self.heartbeat.moment, self.store.shards
        for info in await self.store.storage.find(lambda on: _due(on, now, shards)):
            with suppress(MatchError):
                await (self.whatif.forget(info) if info.trial else self.endings.expire(info))
        moments = [
            await self._part(self.store.storage.find(lambda on: match_rows.next_due(on, shards))),
            await self._part(self.invitations.warn_lobbies()),
            await self._part(self.counter.count_due(now)),
            await self._part(self.planned.give_due(now)),
            await self._part(self.timeouts.keep_time(now)),
            await self._part(self.sweep.sweep()),
            await self._part(self._wake_ai()),
            beat,
        ]
        return min((moment for moment in moments if moment is not None), default=None)

    async def _wake_ai(self) -> None:
        """Let AI seats answer that nobody has told of it: nothing else would move their match on.

        Another process may have done so, or the match was not in memory when it moved.
        """
        shards = self.store.shards
        waiting = await self.store.storage.find(lambda on: wait_rows.matches_of_ai(on, shards))
        for match_id, revision in waiting.items():
            self.ai.remind(match_id, revision)

    async def _part(self, work: Awaitable[datetime | None]) -> datetime | None:
        """Do one part of what is due; if it fails, the others are done all the same."""
        try:
            return await work
        except Exception as error:  # noqa: BLE001 - a broken lobby must not stop anybody's clock
            report(error, "sleeper.trouble")
            return self.store.clock.now() + timedelta(seconds=AFTER_TROUBLE)


async def _due(connection: Transaction, now: datetime, shards: Shards) -> list[MatchInfo]:
    """The lobbies, results and trials whose time has come."""
    its = of_shards(matches.c.guild_id, shards)
    return await match_rows.load_infos(connection, matches.c.due_at <= now, its, limit=None)
