"""What-if: a private copy of one's match, in which one moves all seats and nothing counts.

What the person may not know is made up (see bot.matches.core.determinization), so that nothing in a trial
is secret from its owner. A trial is stored as a match of its own, but no seat of it has a person: nobody is
awaited in it, nothing is posted, and no list but its owner's shows it.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from bot.domain.errors import MatchError, MovedOn, NoSuchMatch, Refused
from bot.domain.levels import AiLevel
from bot.domain.match import OWN, MatchInfo, SeatInfo, Status, Taken
from bot.domain.quotas import TRIALS_EACH
from bot.domain.seeds import new_id, new_seed
from bot.matches.core.determinization import determinized
from bot.matches.core.guards import answerable
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore, known_match
from bot.matches.history.rewind import before_unsure
from bot.matches.play import trials
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.matches.play.recording import TRIAL_LASTS, record
from bot.reporting import report, translate_errors
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.matches import trial as trial_rows
from bot.storage.people import acts as personal_rows
from bot.storage.people import quotas as quota_rows
from bot.storage.people.quotas import Key
from bot.storage.transaction import Transaction
from engines.core import Answer, Decision, Event, Match, SnapshotError, Text, text
from engines.core.randomness import seed_hash
from engines.core.wire import header_line
from engines.core.worlds import Unknowable, redealt

AT_ONCE = 60
"""How many answers an AI player gives for others before the owner is asked whether it shall go on."""
TRIALS = "trials"
"""Under this name others wait who begin a trial of the same person."""
BEGUN = "looking-story-begun"
OTHERS = AiLevel.EASY
"""How well others play in a trial: many of their answers are waited for with one click."""

Think = Callable[[Live, Any, str], Awaitable[Any]]
Advise = Callable[[Live, Any], Awaitable[Any]]


class WhatIfs:
    """Private trials. All raise MatchError; what is not one's own trial is NoSuchMatch.

    think: how an AI player finds its answer to a decision; None stands for the safe default.
    advise: what somebody is advised to answer, likewise.
    """

    def __init__(
        self, store: MatchStore, committer: Committer, think: Think, advise: Advise
    ) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._committer = committer
        self._think, self._advise = think, advise

    async def of(self, user_id: int) -> list[MatchInfo]:
        """All trials of a person, the newest first."""
        with translate_errors(None):
            return await self._storage.find(lambda on: trial_rows.trials_of(on, user_id))

    async def try_out(self, match_id: str, user_id: int, interaction_id: int) -> MatchInfo:
        """A trial of a match as it stands now; the one there is, if there is one."""
        known = await self.of(user_id)
        for one in known:
            if one.origin == match_id and await self._is_whole(one):
                return one
        _check_room(one for one in known if one.origin != match_id)
        made = await self._made(match_id, user_id)
        with translate_errors(match_id):
            return await self._begin(made, interaction_id)

    async def renew(
        self, trial_id: str, user_id: int, interaction_id: int, *, present: bool
    ) -> MatchInfo:
        """Begin a trial anew: where its match stands at `present`, else where it began, dealt anew."""
        live = await self._trial(trial_id, user_id)
        if present:
            match = (await self._made(live.info.origin or "", user_id)).match
        else:
            match = await self._dealt_again(live)
        async with self._store.locked(trial_id):
            info = replace((await self._trial_loaded(trial_id, user_id)).info, entry=0)
            return await self._restart(info, match, interaction_id)

    async def step_back(
        self,
        trial_id: str,
        user_id: int,
        interaction_id: int,
        *,
        all_of_it: bool,
        expected: int | None = None,
    ) -> Taken:
        """Take back the last answer of a trial, whosever it is, or all.

        expected: how many could be taken back when that was asked for. Raises MovedOn if it is another
        number now.
        """

        async def act(live: Live) -> Change:
            trials.check_owner(live.info, user_id)
            if expected not in (None, trials.undo_state(live, user_id).count):
                raise MovedOn
            base = await self._base(live)
            return trials.stepped_back(live, user_id, base, all_of_it=all_of_it)

        return await self._committer.commit(trial_id, act, once=interaction_id, undoes=True)

    async def let_others_play(self, trial_id: str, user_id: int) -> MatchInfo:
        """Let an AI player answer for all seats but the owner's, until that one alone is awaited.

        Raises MatchError if nothing is asked of the others.
        """
        for given in range(AT_ONCE):
            live = await self._trial(trial_id, user_id)
            decision = trials.asked_of_others(live)
            if decision is None and not given and not live.match.over:
                raise MatchError(Text("looking-whatif-nothing-asked"))
            if decision is None:
                break
            default = live.match.default_for(decision.id)
            thought = await self._think(live, decision, OTHERS)
            answer = default if thought is None else thought
            try:
                await self._answered_for(trial_id, user_id, decision.id, answer)
            except Refused:
                await self._answered_for(trial_id, user_id, decision.id, default)
        return (await self._trial(trial_id, user_id)).info

    async def hint(self, trial_id: str, user_id: int) -> tuple[Decision, Answer]:
        """What is asked first in a trial, and what an AI player would answer that thinks for a moment.

        It knows what the seat that is asked knows in the trial. Raises MatchError where the match of the
        trial allows no hints, where nothing is asked, and if the trial has moved on meanwhile.
        """
        live = await self._trial(trial_id, user_id)
        if not live.info.hints:
            raise MatchError(Text("looking-hint-off"))
        asked = [one for one in trials.open_decisions(live.match) if not one.blocked]
        if not asked:
            raise MatchError(Text("looking-hint-nothing"))
        decision, number = asked[0], live.match.number
        default = live.match.default_for(decision.id)
        thought = await self._advise(live, decision)
        if (await self._trial(trial_id, user_id)).match.number != number:
            raise MovedOn
        return decision, default if thought is None else thought

    async def close(self, trial_id: str, user_id: int, interaction_id: int) -> str:
        """Forget a trial; gives its name."""
        now = self._clock.now()

        async def write(connection: Transaction) -> str:
            if not await personal_rows.claim(connection, interaction_id, now):
                return str(await personal_rows.given(connection, interaction_id))
            info = await known_match(connection, trial_id)
            trials.check_owner(info, user_id)
            await trial_rows.forget_match(connection, trial_id)
            await personal_rows.note(connection, interaction_id, info.name)
            return info.name

        async with self._store.locked(trial_id):
            name = await self._storage.change(write)
            self._store.drop(trial_id)
        return name

    async def forget(self, info: MatchInfo) -> None:
        """Forget a trial whose time is over."""
        async with self._store.locked(info.id):
            now = await self._storage.find(lambda on: known_match(on, info.id))
            if now.trial and now.due_at is not None and now.due_at <= self._clock.now():
                await self._gone(info.id)

    # --- how it works -------------------------------------------------------------------------

    async def _trial(self, trial_id: str, user_id: int) -> Live:
        async with self._store.locked(trial_id):
            return await self._trial_loaded(trial_id, user_id)

    async def _is_whole(self, info: MatchInfo) -> bool:
        """Whether a trial can be read; one that cannot is forgotten, so that another can take its place."""
        async with self._store.locked(info.id):
            try:
                await self._store.loaded(info.id)
            except SnapshotError as error:
                report(error, "trial.damaged", match=info.id)
                await self._gone(info.id)
                return False
            return True

    async def _trial_loaded(self, trial_id: str, user_id: int) -> Live:
        live = await self._store.loaded(trial_id)
        trials.check_owner(live.info, user_id)
        return live

    async def _answered_for(
        self, trial_id: str, user_id: int, decision_id: str, answer: Any
    ) -> None:
        async def act(live: Live) -> Change:
            answerable(live)
            return trials.answered(live, user_id, decision_id, answer)

        await self._committer.commit(trial_id, act)

    async def _made(self, match_id: str, user_id: int) -> Live:
        """A trial of a match as it stands, not yet stored."""
        async with self._store.opened(match_id) as live:
            seat = _may_try(live, user_id)
            before = await before_unsure(live, seat)
            with _knowable():
                match = determinized(live.match, seat, new_seed(), before)
            return Live(self._info(live.info, user_id, seat, match.header.key), match)

    def _info(self, origin: MatchInfo, user_id: int, seat: int, key: str) -> MatchInfo:
        """What is known of a new trial; `key`: of its own dice."""
        now = self._clock.now()
        seats = [
            SeatInfo(
                one.seat, None, one.name, one.mark, _policy(one, seat), house=one.house, out=one.out
            )
            for one in origin.seats
        ]
        return MatchInfo(
            id=new_id(),
            guild_id=origin.guild_id,
            channel_id=origin.channel_id,
            game=origin.game,
            name=origin.name,
            status=Status.RUNNING,
            players=origin.players,
            options=origin.options,
            language=origin.language,
            private=True,
            creator_id=user_id,
            seed_hash=seed_hash(key),
            created_at=now,
            content=origin.content,
            started_at=now,
            due_at=now + TRIAL_LASTS,
            origin=origin.id,
            trial=True,
            hints=origin.hints,
            seats=tuple(seats),
        )

    async def _begin(self, live: Live, interaction_id: int) -> MatchInfo:
        """Store a new trial; gives the one there is if its owner has begun another meanwhile."""
        now, user_id = self._clock.now(), live.info.creator_id
        # Of two that begin at once, one is counted after the other.
        once = Key(TRIALS, 0, user_id)
        async with self._storage.write() as connection, quota_rows.alone(connection, once, now):
            known = await trial_rows.trials_of(connection, user_id)
            for one in known:
                if one.origin == live.info.origin:
                    return one
            _check_room(known)
            await match_rows.insert_match(
                connection, live.info, bytes.fromhex(live.match.header.key)
            )
            await play_rows.claim(connection, interaction_id, live.info.id, now)
            recorded = await self._opened(connection, live)
        live.adopt(recorded)
        self._store.keep(live)
        return live.info

    async def _restart(self, info: MatchInfo, match: Match[Any], interaction_id: int) -> MatchInfo:
        """Let a stored trial begin anew with another match."""
        live = Live(info, match)
        self._store.drop(info.id)
        async with self._storage.write() as connection:
            if not await play_rows.claim(connection, interaction_id, info.id, self._clock.now()):
                return await known_match(connection, info.id)
            await trial_rows.wipe(connection, info.id)
            recorded = await self._opened(connection, live)
        live.adopt(recorded)
        self._store.keep(live)
        return live.info

    async def _opened(self, connection: Transaction, live: Live) -> Any:
        """Write a trial's first position and the first line of its story."""
        header = header_line(live.match.header)
        change = Change(events=[Event(BEGUN)])
        recorded = await record(connection, live, change, self._clock.now(), header=header)
        await trial_rows.write_base(connection, live.info.id, recorded.packed[1])
        return recorded

    async def _dealt_again(self, live: Live) -> Match[Any]:
        """The match of a trial as it began, dealt anew."""
        seat, base = live.info.seat_of(live.info.creator_id), await self._base(live)
        if seat is None:
            raise NoSuchMatch
        with _knowable():
            return redealt(live.match, base, seat, new_seed())

    async def _base(self, live: Live) -> bytes:
        """The position a trial began with."""
        found = await self._storage.find(lambda on: trial_rows.load_base(on, live.info.id))
        if found is None:
            raise MatchError(Text("looking-whatif-lost"))
        return live.spec.codec.restore(play_rows.unpack(found))

    async def _gone(self, trial_id: str) -> None:
        self._store.drop(trial_id)
        async with self._storage.write() as connection:
            await trial_rows.forget_match(connection, trial_id)


def _check_room(trials: Iterable[MatchInfo]) -> None:
    """Raises MatchError if somebody who has these trials may begin no other."""
    names = [one.name for one in trials]
    if len(names) >= TRIALS_EACH:
        joined = ", ".join(names)
        raise MatchError(text("looking-whatif-many", most=TRIALS_EACH, names=joined))


def _policy(seat: SeatInfo, own: int) -> str | None:
    """By what a seat answers in a trial of the seat `own`; None where the rules play."""
    if seat.house:
        return None
    return OWN if seat.seat == own else OTHERS


@contextmanager
def _knowable() -> Iterator[None]:
    """Say so if nothing can be made up that agrees with what somebody knows."""
    try:
        yield
    except Unknowable as error:
        raise MatchError(Text("looking-whatif-unknowable")) from error


def _may_try(live: Live, user_id: int) -> int:
    """The seat of somebody who may try moves in this match now. Raises MatchError."""
    if live.info.trial:
        raise NoSuchMatch
    seat = live.seat_of(user_id)
    if seat is None:
        raise MatchError(Text("looking-whatif-not-playing"))
    if live.match.over or live.info.verdict is not None:
        raise MatchError(Text("looking-whatif-over"))
    return seat
