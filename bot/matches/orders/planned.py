"""Answers that are on their way: put off, since their moment could tell something."""

from datetime import datetime, timedelta

from bot.domain.errors import MatchError
from bot.domain.orders import Plan
from bot.matches.core.guards import own_seat
from bot.matches.core.store import MatchStore
from bot.matches.orders.recheck import Recheck
from bot.matches.play.autoplay import HELD, LATE, plan_for
from bot.matches.play.service import Play
from bot.storage.matches import orders as order_rows
from bot.storage.matches import rows as match_rows
from bot.storage.time import background as background_rows
from bot.storage.transaction import Transaction

AFTER_TROUBLE = timedelta(minutes=10)
"""After so long an answer that could not be given is tried again."""


class PlannedAnswers:
    """What will be answered for people after a while, and the moment at which it is."""

    def __init__(self, store: MatchStore, play: Play, recheck: Recheck) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._play = play
        self._recheck = recheck

    async def of(self, match_id: str, user_id: int) -> Plan | None:
        """The answer that will be given for a person after a while, None if there is none."""
        async with self._store.opened(match_id) as live:
            return plan_for(live, await self._store.premoves(live), user_id)

    async def hold(self, match_id: str, user_id: int, decision_id: str) -> None:
        """Stop the answer that is on its way to a question: its person answers it.

        If it has not when its time is over, that answer is given before the safe one.
        """
        async with self._store.opened(match_id) as live:
            seat = own_seat(live, user_id)
            plan = (await self._store.premoves(live)).plans.get(seat)
            if plan is not None and plan.decision == decision_id:
                await self._held_back(match_id, plan.seat, self._clock.now() + HELD)
                live.premoves = None

    async def give_due(self, now: datetime) -> datetime | None:
        """Give the answers whose time has come; gives the moment of the next."""
        # Somebody has changed what is answered ahead, and the bot was stopped before it could look.
        shards = self._store.shards
        changed = await self._storage.find(lambda on: background_rows.to_recheck(on, shards))
        await self._recheck.recheck(changed)
        for match_id, seat, late in await self._storage.find(
            lambda on: order_rows.due(on, now, now - LATE, shards)
        ):
            try:
                if late:
                    await self._play.give_ready(match_id)
                else:
                    await self._play.give_planned(match_id, seat)
            except MatchError:
                # Whatever is wrong with this match holds up no other; it is on record where it is our fault.
                await self._give_later(match_id, seat, now + AFTER_TROUBLE)
        return await self._storage.find(lambda on: order_rows.next_due(on, shards))

    async def _held_back(self, match_id: str, seat: int, later: datetime) -> None:
        async def write(connection: Transaction) -> None:
            await order_rows.put_off(connection, match_id, seat, later)
            if not self._store.shards.alone:  # others remember the moment that was planned
                await match_rows.touch(connection, match_id)

        await self._storage.change(write)

    async def _give_later(self, match_id: str, seat: int, later: datetime) -> None:
        await self._storage.change(lambda on: order_rows.put_off(on, match_id, seat, later))
