"""Queued answers: what people answer ahead to one question of a kind."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.domain.orders import MOST_ANSWERS, MOST_KINDS, Queued, Wanted, options_of
from bot.matches.core.guards import live_of, ordering, own_seat
from bot.matches.core.store import MatchStore
from bot.matches.orders.forecast import guess_for, next_question
from bot.matches.orders.recheck import Recheck
from bot.reporting import translate_errors
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.time import background as background_rows
from bot.storage.transaction import Transaction
from engines.core import Decision, Text, kind_of, text


class AnswerQueue:
    """What people have queued. Nobody but themselves learns of it."""

    def __init__(self, store: MatchStore, recheck: Recheck) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._recheck = recheck

    async def of(self, match_id: str, user_id: int) -> list[Queued]:
        """What a person has queued in a match."""
        async with self._store.opened(match_id) as live:
            own_seat(live, user_id)
            premoves = await self._store.premoves(live)
        return [one for one in premoves.queued.values() if one.user_id == user_id]

    async def add(
        self, match_id: str, user_id: int, interaction_id: int, decision: Decision, wanted: Wanted
    ) -> None:
        """Queue an answer behind those already queued for this kind of question. Raises MatchError."""
        live = await live_of(self._store, match_id, user_id)
        seat, kind = live.info.seat_of(user_id), kind_of(decision)
        if seat is None or live.info.trial:
            raise MatchError(Text("orders-not-here"))
        ordering(live.info)
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

    async def remove(
        self, match_id: str, user_id: int, interaction_id: int, kind: str, *, last: bool = False
    ) -> None:
        """Forget what was queued for a kind of question, or only the `last` answer of it."""
        live = await live_of(self._store, match_id, user_id)

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

        with translate_errors(match_id):
            found = await self._storage.find(
                lambda on: order_rows.load_dropped(on, match_id, user_id)
            )
            return await self._storage.change(take) if found else []

    async def foreseen(self, match_id: str, user_id: int) -> Decision | None:
        """What a person will probably be asked next, or is asked and has to wait with some of it.

        From what it may know alone; None if nothing can be foreseen, or if it can answer already.
        """
        live = await live_of(self._store, match_id, user_id)
        seat = live.info.seat_of(user_id)
        if seat is None or live.match.over or live.info.trial:
            return None
        decisions = live.view(seat).decisions
        if decisions:
            return next((one for one in decisions if _has_to_wait(one)), None)
        async with self._store.opened(match_id) as live:
            guess = await guess_for(live, seat)
        return None if guess is None else await asyncio.to_thread(next_question, guess, seat)

    # --- how it works

    async def _requeue(
        self,
        info: MatchInfo,
        user_id: int,
        interaction_id: int,
        changed: Callable[[Mapping[str, Queued]], Queued | None],
    ) -> None:
        """Change what a person has queued, by kind of question; `changed` gives None to leave it as it is."""
        now = self._clock.now()

        async def write(connection: Transaction) -> list[str]:
            if not await play_rows.claim(connection, interaction_id, info.id, now):
                return []
            await background_rows.hold(connection, info.id)
            entry = changed(await order_rows.load_queued(connection, info.id, user_id))
            if entry is None:
                return []
            await order_rows.write_queued(connection, info.id, entry, now)
            return await background_rows.changed_ahead(connection, user_id, [info.game], info.id)

        with translate_errors(info.id):
            looked_for = await self._storage.change(write)
        await self._recheck.recheck(looked_for)


def _has_to_wait(decision: Decision) -> bool:
    """Whether a question, or some answer to it, has to wait for an earlier player."""
    return decision.blocked or any(option.waits for option in options_of(decision))
