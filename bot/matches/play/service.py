"""What players do while a match runs: answering, taking back; one durable transaction each."""

from collections.abc import Awaitable, Callable

from bot.domain.errors import InternalError, MatchError, MovedOn, NoSuchMatch, SeatTaken
from bot.domain.match import Taken, UndoState
from bot.domain.orders import NO_PREMOVES
from bot.domain.quotas import ACTS, STEPS_BACK, Limit
from bot.matches.core.guards import answerable, own_seat
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore, known_match
from bot.matches.play import trials
from bot.matches.play.autoplay import AutoResponder
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.matches.play.taking_back import take_back, undo_state
from bot.quotas import lasting
from bot.storage.transaction import Transaction
from engines.core import Answer, Text
from engines.core.log import names_act

Also = Callable[[Transaction], Awaitable[None]]


class Play:
    """Answers are given and taken back here, whoever gives them."""

    def __init__(self, store: MatchStore, committer: Committer) -> None:
        self._store = store
        self._committer = committer

    async def answer(
        self, match_id: str, user_id: int, interaction_id: int, decision_id: str, answer: object
    ) -> Taken:
        """Answer a decision, or act. Raises Refused, MatchError, InternalError."""
        limit = ACTS if names_act(decision_id) else None

        async def act(live: Live) -> Change:
            await self._check(live, user_id, limit)
            if live.info.trial:
                return trials.answered(live, user_id, decision_id, answer)
            seat = _at_table(live, user_id)
            events = live.match.answer(decision_id, seat, answer)
            also = self._counting(match_id, user_id, limit)
            return Change(live.match.entries[-1:], events, seat, user_id, also=also)

        return await self._committer.commit(match_id, act, once=interaction_id)

    async def answer_as_ai(
        self, match_id: str, seat: int, decision_id: str, answer: Answer
    ) -> Taken:
        """Answer for an AI player's seat. Raises SeatTaken if a person plays there now."""

        async def act(live: Live) -> Change:
            answerable(live)
            if live.info.seats[seat].ai is None:
                raise SeatTaken
            events = live.match.answer(decision_id, seat, answer)
            return Change(live.match.entries[-1:], events, seat)

        return await self._committer.commit(match_id, act)

    async def undo(
        self,
        match_id: str,
        user_id: int,
        interaction_id: int,
        *,
        turn: bool = False,
        expected: int | None = None,
    ) -> Taken:
        """Take back one's last answer, or with `turn` all of them as far as it goes.

        What AI players have answered since goes along if nothing has come to light through it.
        expected: how many answers could be taken back when that was asked for. Raises MovedOn if it is
        another number now.
        """

        async def act(live: Live) -> Change:
            if expected not in (None, (await self.undo_of(live, user_id)).count):
                raise MovedOn
            await self._check(live, user_id, STEPS_BACK)
            if live.info.trial:
                raise NoSuchMatch  # other rules hold there: see WhatIfs.step_back
            seat = _at_table(live, user_id)
            first = len(live.match.entries)
            gone = take_back(live.match, live.info, seat, turn=turn)
            back = [entry.number for entry in gone]
            entries = live.match.entries[first:]
            along = [entry.seat for entry in gone if entry.seat != seat]
            also = self._counting(match_id, user_id, STEPS_BACK)
            return Change(entries, (), seat, user_id, back, along=along, also=also)

        return await self._committer.commit(match_id, act, once=interaction_id, undoes=True)

    async def undo_state(self, match_id: str, user_id: int) -> UndoState:
        """What `undo` would do now."""
        async with self._store.opened(match_id) as live:
            return await self.undo_of(live, user_id)

    async def undo_of(self, live: Live, user_id: int) -> UndoState:
        """The same, for whoever holds the match's lock."""
        if live.info.trial:
            return trials.undo_state(live, user_id)
        await self._store.load_positions(live)
        try:
            answerable(live)
        except MatchError as resting:
            return UndoState(0, resting.message)
        seat = own_seat(live, user_id)
        if live.info.seats[seat].ai is not None:
            return UndoState(0)
        return undo_state(live.match, live.info, seat)

    async def recheck(self, match_id: str) -> None:
        """Give what is answered ahead in a match and can be given now. Raises InternalError."""
        try:
            await self.give_ready(match_id)
        except InternalError:
            raise
        except MatchError:
            pass  # nobody can answer there now; whoever lets the match go on looks again

    async def give_ready(self, match_id: str) -> None:
        """The same; raises MatchError if nobody can answer there now."""

        async def act(live: Live) -> Change:
            answerable(live)
            return Change()

        await self._committer.commit(match_id, act)

    async def give_planned(self, match_id: str, seat: int) -> bool:
        """Give the answer that was put off for a seat; whether there was one that could be given."""

        async def act(live: Live) -> tuple[Change, bool]:
            answerable(live)
            premoves = live.premoves or NO_PREMOVES
            now, delay = self._store.clock.now(), self._committer.delay
            given = AutoResponder(live, premoves, now, delay).ripe(seat)
            if given is None:
                return Change(), False
            return Change([given.entry], given.events, seat, given.user_id, why=given.why), True

        _, given = await self._committer.commit_giving(match_id, act)
        return given is True

    # --- how it works -----------------------------------------------------------------

    async def _check(self, live: Live, user_id: int, limit: Limit | None) -> None:
        """Refuses what cannot be done now, or what somebody has done too often in the match."""
        answerable(live)
        if limit is not None and not live.info.trial:
            where = (live.info.guild_id, user_id, self._store.clock.now())
            await self._store.storage.find(
                lambda on: lasting.check(on, limit, *where, match_id=live.info.id)
            )

    def _counting(self, match_id: str, user_id: int, limit: Limit | None) -> Also | None:
        """Counts what is limited, in the transaction in which it is done."""
        if limit is None:
            return None

        async def also(connection: Transaction) -> None:
            info, now = await known_match(connection, match_id), self._store.clock.now()
            who = (info.guild_id, user_id)
            await lasting.spend(connection, limit, *who, now, match_id=match_id)

        return also


def _at_table(live: Live, user_id: int) -> int:
    """The seat of a person. Raises MatchError if there is none, or an AI player sits in there."""
    seat = own_seat(live, user_id)
    if live.info.seats[seat].ai is not None and not live.info.trial:
        raise MatchError(Text("time-stand-in"))
    return seat
