"""The doors of answering ahead: standing orders, queued answers, and the moment at which they are given."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from cachetools import LRUCache

from bot.domain.clock import Clock
from bot.domain.errors import MatchError, Trouble
from bot.domain.match import MatchInfo, Status
from bot.domain.orders import (
    MOST_ANSWERS,
    MOST_KINDS,
    MOST_ORDERS,
    Order,
    Plan,
    Queued,
    Routines,
    Rule,
    Wanted,
    options_of,
)
from bot.matches.core.library import Library
from bot.matches.core.live import Live
from bot.matches.orders.autoplay import HELD, LATE
from bot.matches.orders.forecast import guess_for, next_question, questions_met
from bot.matches.orders.habits import OFTEN, Habits, order_for
from bot.matches.play.recording import Change
from bot.matches.play.service import Playing
from bot.reporting import telling
from bot.storage.database import Storage
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.people import acts as personal_rows
from bot.storage.time import background as errand_rows
from bot.storage.transaction import Transaction
from engines.core import Answer, Decision, Text, kind_of, text

AFTER_TROUBLE = timedelta(minutes=10)
"""After so long an answer that could not be given is tried again."""
REMEMBERED = 50
"""So many seats' questions are remembered while their people make orders."""


def in_play(info: MatchInfo) -> None:
    """Raises MatchError for a match that is over: nobody is asked anything there any more."""
    if info.status is not Status.RUNNING:
        raise MatchError(Text("orders-over"))


class Ordering(Playing):
    """What people answer ahead. Nobody but themselves learns of it."""

    def __init__(self, storage: Storage, library: Library, clock: Clock, cached: int) -> None:
        super().__init__(storage, library, clock, cached)
        self._met: LRUCache[tuple[str, int, int], tuple[int, dict[str, Decision]]]
        self._met = LRUCache(REMEMBERED)
        self.habits = Habits()

    # --- standing orders

    async def orders_of(self, user_id: int) -> list[Order]:
        """The standing orders of a person, oldest first."""
        with telling(None):
            return await self.storage.find(lambda on: order_rows.orders_of(on, user_id))

    async def add_order(
        self, match_id: str, user_id: int, interaction_id: int, rule: Rule, *, everywhere: bool
    ) -> None:
        """Let a rule answer for a person in a match, or `everywhere`: in all its matches of that game.

        A question that is open now is answered by it, too. Raises MatchError.
        """
        live = await self._one_of(match_id, user_id)
        if live.info.trial:
            raise MatchError(Text("orders-not-here"))
        in_play(live.info)
        game, now = live.info.game, self.clock.now()
        where = None if everywhere else match_id

        async def write(connection: Transaction) -> list[str]:
            if not await play_rows.claim(connection, interaction_id, match_id, now):
                return []
            await order_rows.insert_order(connection, user_id, game, where, rule, now)
            known = await order_rows.orders_of(connection, user_id)
            if sum(one.game == game for one in known) > MOST_ORDERS:
                raise MatchError(text("orders-too-many", most=MOST_ORDERS))
            return await errand_rows.changed_ahead(connection, user_id, [game], where)

        with telling(match_id):
            changed = await self.storage.change(write)
        await self._look_anew(changed)

    async def revoke_orders(self, user_id: int, ids: Iterable[int], interaction_id: int) -> int:
        """Forget standing orders; gives how many there were."""
        now, doomed = self.clock.now(), set(ids)

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
            return gone, await errand_rows.changed_ahead(connection, user_id, games, None)

        with telling(None):
            gone, changed = await self.storage.change(write)
        await self._look_anew(changed)
        return gone

    async def order_to_offer(
        self, match_id: str, user_id: int, decision: Decision, answer: Answer
    ) -> Rule | None:
        """After an answer: the order that would give it from now on, if it is worth being offered.

        It is after so many same answers in a row, unless the person has an order for that question already
        or has declined one in this match.
        """
        live = await self._one_of(match_id, user_id)
        kind = kind_of(decision)
        often = self.habits.run(match_id, user_id, kind, answer) >= OFTEN
        routines = live.info.routines(live.spec, live.info.seat_of(user_id))
        rule = order_for(decision, answer, routines) if often else None
        if rule is None or live.info.trial or live.info.status is not Status.RUNNING:
            return None
        known: Routines = {one.key: one for one in routines}
        with telling(match_id):
            async with self._locks(match_id):
                standing = await self._standing(live)
            ordered = any(
                one.user_id == user_id and kind in one.rule.kinds(known) for one in standing.orders
            )
            if ordered or await self.storage.find(
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
            await self.add_order(match_id, user_id, interaction_id, rule, everywhere=False)
            self.habits.settled(match_id, user_id)
        return rule

    async def decline_offer(self, match_id: str, user_id: int, mark: str) -> None:
        """Offer no order any more for that kind of question in this match."""
        rule = self.habits.offered(match_id, user_id, mark)
        if rule is not None:
            with telling(match_id):
                await self.storage.change(
                    lambda on: order_rows.decline(on, match_id, user_id, rule.kind)
                )
            self.habits.settled(match_id, user_id)

    async def questions_known(self, match_id: str, user_id: int) -> Mapping[str, Decision]:
        """The kinds of questions a person is asked now or has answered in a match, the newest first."""
        live = await self._one_of(match_id, user_id)
        seat = live.seat_of(user_id)
        if seat is None:
            return {}
        open_now = {kind_of(one): one for one in live.view(seat).decisions}
        met = await self._met_by(live, seat)
        found = dict(reversed(met.items()))
        return {**open_now, **{kind: one for kind, one in found.items() if kind not in open_now}}

    # --- queued answers

    async def queued_of(self, match_id: str, user_id: int) -> list[Queued]:
        """What a person has queued in a match."""
        live = await self._one_of(match_id, user_id)
        with telling(match_id):
            standing = await self._standing(live)
        return [one for one in standing.queued.values() if one.user_id == user_id]

    async def queue(
        self, match_id: str, user_id: int, interaction_id: int, decision: Decision, wanted: Wanted
    ) -> None:
        """Queue an answer behind those already queued for this kind of question. Raises MatchError."""
        live = await self._one_of(match_id, user_id)
        seat, kind = live.info.seat_of(user_id), kind_of(decision)
        if seat is None or live.info.trial:
            raise MatchError(Text("orders-not-here"))
        in_play(live.info)
        fresh = Queued(seat, user_id, kind, decision.topic)

        def longer(known: Mapping[str, Queued]) -> Queued | None:
            entry = known.get(kind, fresh)
            if any(one.answer == wanted.answer for one in entry.answers):
                return None
            if len(entry.answers) >= MOST_ANSWERS:
                raise MatchError(text("orders-too-many-answers", most=MOST_ANSWERS))
            if kind not in known and len(known) >= MOST_KINDS:
                raise MatchError(text("orders-too-many-queued", most=MOST_KINDS))
            return replace(entry, answers=(*entry.answers, wanted))

        await self._requeue(live.info, user_id, interaction_id, longer)

    async def unqueue(
        self, match_id: str, user_id: int, interaction_id: int, kind: str, *, last: bool = False
    ) -> None:
        """Forget what was queued for a kind of question, or only the `last` answer of it."""
        live = await self._one_of(match_id, user_id)

        def shorter(known: Mapping[str, Queued]) -> Queued | None:
            entry = known.get(kind)
            return entry and replace(entry, answers=entry.answers[:-1] if last else ())

        await self._requeue(live.info, user_id, interaction_id, shorter)

    async def dropped(self, match_id: str, user_id: int) -> list[Queued]:
        """What a person had queued in vain since it was last told; empty from then on."""

        async def take(connection: Transaction) -> list[Queued]:
            # Read again: what has been queued in its place meanwhile stays.
            gone = await order_rows.load_dropped(connection, match_id, user_id)
            keys = [(one.seat, one.kind) for one in gone]
            await order_rows.delete_queued(connection, match_id, keys)
            return gone

        with telling(match_id):
            found = await self.storage.find(
                lambda on: order_rows.load_dropped(on, match_id, user_id)
            )
            return await self.storage.change(take) if found else []

    async def foreseen(self, match_id: str, user_id: int) -> Decision | None:
        """What a person will probably be asked next, or is asked and has to wait with some of it.

        From what it may know alone; None if nothing can be foreseen, or if it can answer already.
        """
        live = await self._one_of(match_id, user_id)
        seat = live.info.seat_of(user_id)
        if seat is None or live.match.over or live.info.trial:
            return None
        decisions = live.view(seat).decisions
        if decisions:
            return next((one for one in decisions if _has_to_wait(one)), None)
        with telling(match_id):
            async with self._locks(match_id):
                guess = await guess_for(await self._loaded(match_id), seat)
        return None if guess is None else await asyncio.to_thread(next_question, guess, seat)

    # --- what is on its way

    async def planned_of(self, match_id: str, user_id: int) -> Plan | None:
        """The answer that will be given for a person after a while, None if there is none."""
        with telling(match_id):
            async with self._locks(match_id):
                live = await self._loaded(match_id)
                seat = live.info.seat_of(user_id)
                if seat is None or live.info.trial or live.info.seats[seat].person != user_id:
                    return None
                return (await self._standing(live)).plans.get(seat)

    async def hold(self, match_id: str, user_id: int, decision_id: str) -> None:
        """Stop the answer that is on its way to a question: its person answers it.

        If it has not when its time is over, that answer is given before the safe one.
        """
        await self._one_of(match_id, user_id)
        with telling(match_id):
            async with self._locks(match_id):
                live = await self._loaded(match_id)
                seat, plans = live.info.seat_of(user_id), (await self._standing(live)).plans
                plan = None if seat is None else plans.get(seat)
                if plan is not None and plan.decision == decision_id:
                    await self._give_later(match_id, plan.seat, self.clock.now() + HELD)
                    live.standing = None

    # --- giving them

    async def _do_automatic(self, now: datetime) -> datetime | None:
        """Give the answers whose time has come; gives the moment of the next."""
        # Somebody has changed what is answered ahead, and the bot was stopped before it could look.
        await self._look_anew(await self.storage.find(errand_rows.to_look_at))
        for match_id, seat, late in await self.storage.find(
            lambda on: order_rows.due(on, now, now - LATE)
        ):
            try:
                if late:
                    await self._commit(match_id, None, lambda _: Change())
                else:
                    await self.give_planned(match_id, seat)
            except MatchError:
                # Whatever is wrong with this match holds up no other; it is on record where it is our fault.
                await self._give_later(match_id, seat, now + AFTER_TROUBLE)
        return await self.storage.find(order_rows.next_due)

    async def _give_later(self, match_id: str, seat: int, later: datetime) -> None:
        await self.storage.change(lambda on: order_rows.put_off(on, match_id, seat, later))

    # --- how it works

    async def _one_of(self, match_id: str, user_id: int) -> Live:
        """A match in play in which a person has a seat. Raises MatchError."""
        with telling(match_id):
            async with self._locks(match_id):
                live = await self._loaded(match_id)
        if live.info.seat_of(user_id) is None:
            raise MatchError(Text("service-not-playing"))
        return live

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

    async def _requeue(
        self,
        info: MatchInfo,
        user_id: int,
        interaction_id: int,
        changed: Callable[[Mapping[str, Queued]], Queued | None],
    ) -> None:
        """Change what a person has queued, by kind of question; `changed` gives None to leave it as it is."""
        now = self.clock.now()

        async def write(connection: Transaction) -> list[str]:
            if not await play_rows.claim(connection, interaction_id, info.id, now):
                return []
            await errand_rows.hold(connection, info.id)
            entry = changed(await order_rows.load_queued(connection, info.id, user_id))
            if entry is None:
                return []
            await order_rows.write_queued(connection, info.id, entry, now)
            return await errand_rows.changed_ahead(connection, user_id, [info.game], info.id)

        with telling(info.id):
            looked_for = await self.storage.change(write)
        await self._look_anew(looked_for)

    async def _look_anew(self, changed: Iterable[str]) -> None:
        """Give what can be given in some matches, now that somebody has changed what it answers ahead there.

        What is remembered of such a match is forgotten, locked, lest an answer under way keep it.
        """
        for match_id in changed:
            async with self._locks(match_id):
                self._cache.drop(match_id)
            try:
                await self.look_again(match_id)
            except Trouble:
                continue  # it is on record, and tried again when the house looks next
            with telling(match_id):
                await self.storage.change(partial(errand_rows.looked_at, match_id=match_id))


def _has_to_wait(decision: Decision) -> bool:
    """Whether a question, or some answer to it, has to wait for an earlier player."""
    return decision.blocked or any(option.waits for option in options_of(decision))
