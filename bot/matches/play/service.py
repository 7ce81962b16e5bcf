"""The doors of play: answering, taking back; one durable transaction each."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.domain.errors import MatchError, NoSuchMatch, Trouble
from bot.domain.match import MatchInfo, Status, Taken, UndoState
from bot.domain.orders import NOTHING_AHEAD
from bot.domain.quotas import ACTS, STEPS_BACK, Limit
from bot.matches.core.live import Live, Recorded
from bot.matches.core.loading import load_positions
from bot.matches.core.store import House
from bot.matches.orders.autoplay import Proxy, kinds_open
from bot.matches.play.recording import Change, record, with_answers_ahead
from bot.matches.play.taking_back import take_back, undo_state
from bot.matches.whatif import rules as trials
from bot.quotas import lasting
from bot.reporting import telling
from bot.storage.errors import Conflict
from bot.storage.matches import play as play_rows
from bot.storage.transaction import Transaction
from engines.core import Refusal, Text
from engines.core.log import names_act


async def _prepared(live: Live) -> None:
    """Raises MatchError for a match in which nobody can answer now."""
    if live.info.status is Status.LOCKED:
        raise MatchError(Text("service-locked"))
    if live.info.status is Status.STOPPED:
        raise MatchError(Text("service-stopped"))
    if live.info.paused_at is not None:
        raise MatchError(Text("service-paused"))


Prepare = Callable[[Live], Awaitable[None]]
Also = Callable[[Transaction], Awaitable[None]]


class Playing(House):
    """What players do while a match runs."""

    async def answer(
        self, match_id: str, user_id: int, interaction_id: int, decision_id: str, answer: object
    ) -> Taken:
        """Answer a decision, or act. Raises Refused (look at `.stale`), MatchError, Trouble."""
        limit = ACTS if names_act(decision_id) else None

        def act(live: Live) -> Change:
            if live.info.trial:
                return trials.answered(live, user_id, decision_id, answer)
            seat = _at_table(live, user_id)
            events = live.match.answer(decision_id, seat, answer)
            also = self._counting(match_id, user_id, limit)
            return Change(live.match.entries[-1:], events, seat, user_id, also=also)

        prepare = self._within(user_id, limit)
        return await self._commit(match_id, interaction_id, act, prepare=prepare)

    async def undo(
        self, match_id: str, user_id: int, interaction_id: int, *, turn: bool = False
    ) -> Taken:
        """Take back one's last answer, or with `turn` all of them as far as it goes.

        What AI players have answered since goes along if nothing has come to light through it.
        """

        def act(live: Live) -> Change:
            if live.info.trial:
                raise NoSuchMatch  # other rules hold there: see Trying.step_back
            seat = _at_table(live, user_id)
            first = len(live.match.entries)
            gone = take_back(live.match, live.info, seat, turn=turn)
            back = [entry.number for entry in gone]
            entries = live.match.entries[first:]
            along = [entry.seat for entry in gone if entry.seat != seat]
            also = self._counting(match_id, user_id, STEPS_BACK)
            return Change(entries, (), seat, user_id, back, along=along, also=also)

        prepare = self._within(user_id, STEPS_BACK)
        return await self._commit(match_id, interaction_id, act, undoes=True, prepare=prepare)

    async def undo_state(self, match_id: str, user_id: int) -> UndoState:
        """What `undo` would do now."""
        with telling(match_id):
            async with self._locks(match_id):
                live = await self._loaded(match_id)
                if live.info.trial:
                    return trials.undo_state(live, user_id)
                await self._load_positions(live)
                try:
                    await _prepared(live)
                except MatchError as resting:
                    return UndoState(0, resting.message)
                seat = _playing(live, user_id)
                if live.info.seats[seat].ai is not None:
                    return UndoState(0)
                return undo_state(live.match, live.info, seat)

    async def look_again(self, match_id: str) -> None:
        """Give what is answered ahead in a match and can be given now. Raises Trouble."""
        try:
            await self._commit(match_id, None, lambda _: Change())
        except Trouble:
            raise
        except MatchError:
            pass  # nobody can answer there now; whoever lets the match go on looks again

    async def give_planned(self, match_id: str, seat: int) -> bool:
        """Give the answer that was put off for a seat; whether there was one that could be given."""

        def act(live: Live) -> Change:
            standing = live.standing or NOTHING_AHEAD
            given = Proxy(live, standing, self.clock.now(), self.delay).ripe(seat)
            done.append(given is not None)
            if given is None:
                return Change()
            return Change([given.entry], given.events, seat, given.user_id, why=given.why)

        done: list[bool] = []
        await self._commit(match_id, None, act)
        return done[-1]

    # --- how it works -----------------------------------------------------------------

    async def _load_positions(self, live: Live) -> None:
        """Have the positions at hand that taking back needs."""
        await load_positions(self.storage, live)
        self._cache.weigh(live)

    def _within(self, user_id: int, limit: Limit | None) -> Prepare:
        """Refuses what cannot be done now, or what somebody has done too often in the match."""

        async def prepare(live: Live) -> None:
            await _prepared(live)
            if limit is not None and not live.info.trial:
                where = (live.info.guild_id, user_id, self.clock.now())
                await self.storage.find(
                    lambda on: lasting.check(on, limit, *where, match_id=live.info.id)
                )

        return prepare

    def _counting(self, match_id: str, user_id: int, limit: Limit | None) -> Also | None:
        """Counts what is limited, in the transaction in which it is done."""
        if limit is None:
            return None

        async def also(connection: Transaction) -> None:
            info, now = await self._known(connection, match_id), self.clock.now()
            who = (info.guild_id, user_id)
            await lasting.spend(connection, limit, *who, now, match_id=match_id)

        return also

    async def _commit(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[Live], Change],
        *,
        undoes: bool = False,
        prepare: Prepare = _prepared,
    ) -> Taken:
        """Do something to a match and store it.

        undoes: that it was done before cannot be told from the match, and positions before it are needed.
        prepare: makes ready for it, or refuses it.
        """
        with telling(match_id):
            async with self._locks(match_id):
                done = partial(
                    self._committed, match_id, interaction_id, act, undoes=undoes, prepare=prepare
                )
                try:
                    taken = await done()
                except Conflict:
                    # Somebody has changed what is answered ahead, or another process moved the match on.
                    taken = await done()
        if not taken.already:
            self._moved(match_id)
        return taken

    async def _committed(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[Live], Change],
        *,
        undoes: bool,
        prepare: Prepare,
    ) -> Taken:
        live = await self._loaded(match_id)
        if undoes:
            if await self._was_done(interaction_id):
                return Taken(live.info, already=True)
            await self._load_positions(live)
        try:
            await prepare(live)
            await self._standing(live)
            kinds = kinds_open(live.match)
            change = with_answers_ahead(live, act(live), kinds, self.clock.now(), self.delay)
        except (MatchError, Refusal):
            if await self._was_done(interaction_id):
                return Taken(live.info, already=True)
            raise
        except Exception:
            self._cache.drop(match_id)
            raise
        if change.idle:
            return Taken(live.info, already=True)
        return await self._stored(live, change, interaction_id)

    async def _stored(self, live: Live, change: Change, interaction_id: int | None) -> Taken:
        """Write a change done in memory; if that fails memory is forgotten: it never differs from disk."""
        match_id, now = live.info.id, self.clock.now()

        async def write(connection: Transaction) -> Recorded | MatchInfo:
            if interaction_id is not None and not await play_rows.claim(
                connection, interaction_id, match_id, now
            ):
                return await self._known(connection, match_id)
            return await record(connection, live, change, now)

        try:
            stored = await self.storage.change(write)
        except BaseException:
            self._cache.drop(match_id)
            raise
        if isinstance(stored, MatchInfo):
            self._cache.drop(match_id)
            return Taken(stored, already=True)
        live.adopt(stored)
        live.standing = None if change.info else change.ahead.after(change.standing)
        self._cache.weigh(live)
        return Taken(live.info, tuple(change.events), given=tuple(change.ahead.given))


def _playing(live: Live, user_id: int) -> int:
    seat = live.seat_of(user_id)
    if seat is None:
        raise MatchError(Text("service-not-playing"))
    return seat


def _at_table(live: Live, user_id: int) -> int:
    """The seat of a person. Raises MatchError if there is none, or an AI player sits in there."""
    seat = _playing(live, user_id)
    if live.info.seats[seat].ai is not None and not live.info.trial:
        raise MatchError(Text("time-stand-in"))
    return seat
