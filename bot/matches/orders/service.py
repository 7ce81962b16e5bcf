"""Standing orders: rules by which people answer ahead, and when one is offered."""

import asyncio
from collections.abc import Iterable, Mapping

from cachetools import LRUCache

from bot.domain.errors import MatchError
from bot.domain.match import Status
from bot.domain.orders import MOST_ORDERS, Order, Routines, Rule
from bot.matches.core.guards import live_of, ordering, own_seat
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.orders.forecast import questions_met
from bot.matches.orders.habits import OFTEN, Habits, order_for
from bot.matches.orders.recheck import Recheck
from bot.matches.play.panels import PanelData
from bot.reporting import translate_errors
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.people import acts as personal_rows
from bot.storage.time import background as background_rows
from bot.storage.transaction import Transaction
from engines.core import Answer, Decision, Text, kind_of, text

REMEMBERED = 50
"""How many seats' questions are remembered while their people make orders."""


class StandingOrders:
    """What people answer ahead by a rule. Nobody but themselves learns of it."""

    def __init__(self, store: MatchStore, recheck: Recheck) -> None:
        self.habits = Habits()
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._recheck = recheck
        self._met: LRUCache[tuple[str, int, int], tuple[int, dict[str, Decision]]]
        self._met = LRUCache(REMEMBERED)

    async def of(self, user_id: int) -> list[Order]:
        """The standing orders of a person, oldest first; not those of matches that are over for good."""
        with translate_errors(None):
            return await self._storage.find(lambda on: order_rows.orders_of(on, user_id))

    async def add(
        self, match_id: str, user_id: int, interaction_id: int, rule: Rule, *, everywhere: bool
    ) -> None:
        """Let a rule answer for a person in a match, or `everywhere`: in all its matches of that game.

        A question that is open now is answered by it, too. Raises MatchError.
        """
        live = await live_of(self._store, match_id, user_id)
        if live.info.trial:
            raise MatchError(Text("orders-not-here"))
        ordering(live.info)
        game, now = live.info.game, self._clock.now()
        where = None if everywhere else match_id

        async def write(connection: Transaction) -> list[str]:
            if not await play_rows.claim(connection, interaction_id, match_id, now):
                return []
            await order_rows.insert_order(connection, user_id, game, where, rule, now)
            known = await order_rows.orders_of(connection, user_id)
            if sum(one.game == game for one in known) > MOST_ORDERS:
                raise MatchError(text("orders-too-many", most=MOST_ORDERS))
            return await background_rows.changed_ahead(connection, user_id, [game], where)

        with translate_errors(match_id):
            changed = await self._storage.change(write)
        await self._recheck.recheck(changed)

    async def revoke(self, user_id: int, ids: Iterable[int], interaction_id: int) -> int:
        """Forget standing orders; gives how many there were."""
        now, doomed = self._clock.now(), set(ids)

        async def write(connection: Transaction) -> tuple[int, list[str]]:
            if not await personal_rows.claim(connection, interaction_id, now):
                return int(await personal_rows.given(connection, interaction_id)), []
            games = {
                one.game
                for one in await order_rows.orders_of(connection, user_id)
                if one.id in doomed
            }
            gone = await order_rows.delete_orders(connection, user_id, doomed)
            await personal_rows.note(connection, interaction_id, gone)
            return gone, await background_rows.changed_ahead(connection, user_id, games, None)

        with translate_errors(None):
            gone, changed = await self._storage.change(write)
        await self._recheck.recheck(changed)
        return gone

    async def to_offer(
        self, seen: PanelData, user_id: int, decision: Decision, answer: Answer
    ) -> Rule | None:
        """After an answer: the order that would give it from now on, if it is worth being offered.

        It is after so many same answers in a row, unless the person has an order for that question already
        or has declined one in this match. seen: how it stands after the answer.
        """
        live, premoves, match_id = seen.live, seen.premoves, seen.live.info.id
        seat, kind = own_seat(live, user_id), kind_of(decision)
        often = self.habits.run(match_id, user_id, kind, answer) >= OFTEN
        routines = live.info.routines(live.spec, seat)
        rule = order_for(decision, answer, routines) if often else None
        if rule is None or premoves is None or live.info.status is not Status.RUNNING:
            return None
        known: Routines = {one.key: one for one in routines}
        with translate_errors(match_id):
            ordered = any(
                one.user_id == user_id and kind in one.rule.kinds(known) for one in premoves.orders
            )
            if ordered or await self._storage.find(
                lambda on: order_rows.has_declined(on, match_id, user_id, rule.kind)
            ):
                return None
        self.habits.offer(match_id, user_id, rule)
        return rule

    async def take_offer(
        self, match_id: str, user_id: int, interaction_id: int, mark: str
    ) -> Rule | None:
        """Make the order offered last; None if that is settled or has another mark. Raises MatchError."""
        rule = self.habits.offered(match_id, user_id, mark)
        if rule is not None:
            await self.add(match_id, user_id, interaction_id, rule, everywhere=False)
            self.habits.settled(match_id, user_id)
        return rule

    async def decline_offer(self, match_id: str, user_id: int, mark: str) -> None:
        """Offer no order any more for that kind of question in this match."""
        rule = self.habits.offered(match_id, user_id, mark)
        if rule is not None:
            with translate_errors(match_id):
                await self._storage.change(
                    lambda on: order_rows.decline(on, match_id, user_id, rule.kind)
                )
            self.habits.settled(match_id, user_id)

    async def questions_known(self, match_id: str, user_id: int) -> Mapping[str, Decision]:
        """The kinds of questions a person is asked now or has answered in a match, the newest first."""
        live = await live_of(self._store, match_id, user_id)
        seat = live.seat_of(user_id)
        if seat is None:
            return {}
        open_now = {kind_of(one): one for one in live.view(seat).decisions}
        met = await self._met_by(live, seat)
        found = dict(reversed(met.items()))
        return {**open_now, **{kind: one for kind, one in found.items() if kind not in open_now}}

    # --- how it works

    async def _met_by(self, live: Live, seat: int) -> dict[str, Decision]:
        """The kinds of questions a seat has answered; remembered, since the whole log is played for it."""
        match, number, since = live.match, live.match.number, live.info.seats[seat].since
        key = (live.info.id, seat, since)
        known = self._met.get(key)
        if known is not None and known[0] == number:
            return known[1]
        found = await asyncio.to_thread(questions_met, match, list(match.entries), seat, since)
        self._met[key] = number, found
        return found
