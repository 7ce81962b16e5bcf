"""The house looks at its clock: reminders, time banks, and what happens to those whose time is over."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.deadlines import Stage, callable_at
from bot.domain.errors import MatchError, Refused
from bot.domain.match import MatchInfo, OnTimeout, Status, Taken
from bot.domain.moments import OpenWait, Timed
from bot.domain.outbox import Alert, Kind, Notice, Reminder
from bot.domain.wording import in_words
from bot.matches.core.guards import anybodys, own_seat
from bot.matches.core.live import Live, asked_in, secret_seats
from bot.matches.core.store import MatchStore
from bot.matches.outbox.boards import show_again
from bot.matches.play import moments
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.matches.play.service import Play
from bot.matches.time.absentees import Absentees
from bot.reporting import report
from bot.storage.outbox import rows as outbox_rows
from bot.storage.time import rows as time_rows
from bot.storage.time.rows import Due
from bot.storage.transaction import Transaction
from engines.core import Decision, Event, Text, text
from engines.core.text import Arg, Who

SITS_IN = "time-notice-sits-in"
"""What somebody is told whose time is over and for whom an AI player sits in."""
MOST = 200
"""How many answers are given in a row for somebody who is skipped."""
AFTER_TROUBLE = timedelta(minutes=10)
WHILE_GONE = timedelta(hours=6)
"""How often it is looked whether somebody who has left the server, and whom the match waits for, is back."""
WHY = {Stage.HALF: "half", Stage.NEARLY: "nearly", Stage.BANK: "bank"}


class _Moot(MatchError):
    """It is not due any more: somebody was faster."""

    def __init__(self) -> None:
        super().__init__(Text("time-moot"))


class Timeouts:
    """Reminders and time-outs. What a person does meanwhile always goes first."""

    def __init__(
        self, store: MatchStore, committer: Committer, play: Play, absentees: Absentees
    ) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._committer = committer
        self._play = play
        self._absentees = absentees

    async def keep_time(self, now: datetime) -> datetime | None:
        """Do what is due at the waits; gives the next due moment."""
        shards = self._store.shards
        for due in await self._storage.find(lambda on: time_rows.due_now(on, now, shards)):
            await self._look_after(due, now)
        return await self._storage.find(lambda on: time_rows.next_look(on, shards))

    async def take_seat_back(self, match_id: str, user_id: int, interaction_id: int) -> Taken:
        """Let a person play again where an AI player sat in for it. Raises MatchError."""

        async def act(live: Live) -> Change:
            _running(live)
            seat = own_seat(live, user_id)
            if live.info.seats[seat].ai is None:
                raise MatchError(Text("time-seat-yours"))
            info = _seated(live.info, seat, None)
            board = None if live.info.paused_at is not None else Kind.TURN
            line = Event("time-story-back", {}, seat)
            return Change(actor=seat, user_id=user_id, lines=(line,), info=info, board=board)

        taken = await self._committer.commit(match_id, act, once=interaction_id, undoes=True)
        await self._absentees.care_for_gone(match_id)
        return taken

    # --- looking ----------------------------------------------------------------------------

    async def _look_after(self, due: Due, now: datetime) -> None:
        """Look at one wait; whatever goes wrong there holds up no other, and is tried again later."""
        try:
            with suppress(_Moot):
                if await self._has_left(due):
                    later = now + WHILE_GONE
                    await self._storage.change(lambda on: time_rows.put_off(on, due, later))
                elif await self._look_at(due, now):
                    await self._time_out(due, now)
        except Exception as error:  # noqa: BLE001 - one broken match must not stop the clocks of the others
            report(error, "time.trouble", match=due.match_id)
            later = self._clock.now() + AFTER_TROUBLE
            await self._storage.change(lambda on: time_rows.put_off(on, due, later))

    async def _has_left(self, due: Due) -> bool:
        """Whether a person who is due has left the server.

        All who are asked in secret together are looked up: that somebody is gone is told in public, and must
        not come out sooner because they have not answered.
        """
        live = await self._store.live(due.match_id)
        together = secret_seats(live)
        seats = together if due.seat in together else []
        people = [live.info.seats[seat].person for seat in seats]
        users = {due.user_id, *(one for one in people if one is not None)}
        return due.user_id in await self._absentees.gone_among(due.match_id, sorted(users))

    async def _look_at(self, due: Due, now: datetime) -> bool:
        """Remind, if that is due; whether the time is over."""
        async with self._store.locked(due.match_id):
            over, told = await self._storage.change(lambda on: self._reminded(on, due, now))
        if told:
            self._store.signals.moved(due.match_id)
        return over

    async def _reminded(
        self, connection: Transaction, due: Due, now: datetime
    ) -> tuple[bool, bool]:
        """Whether the time is over, and whether something is owed now."""
        timed = await _still_due(connection, due, now)
        wait, course = timed.wait, timed.course
        if wait.stage is Stage.SKIPPED:
            return True, False
        reached = Stage.ASKED if course is None else course.reached(now)
        if reached is Stage.OVER:
            return True, False
        if callable_at(now, wait.rhythm) != now:
            return False, await self._put_off(connection, timed, now)
        if reached <= wait.stage and course is not None:
            # What its moments follow from has changed since they were written.
            next_at = course.next_at(wait.stage, now, wait.rhythm)
            await time_rows.write_times(connection, replace(wait, next_at=next_at))
            return False, False
        why = "ping" if wait.stage is Stage.HUSHED else WHY[reached]
        if why == "ping" or wait.reminders:
            await self._remind(connection, wait, why, now)
        if reached is Stage.BANK:
            await show_again(connection, due.match_id, now)
        next_at = None if course is None else course.next_at(reached, now, wait.rhythm)
        await time_rows.write_times(connection, replace(wait, stage=reached, next_at=next_at))
        return False, True

    async def _put_off(self, connection: Transaction, timed: Timed, now: datetime) -> bool:
        """Nobody is called in quiet hours that began only after this moment was set."""
        later = callable_at(now, timed.wait.rhythm)
        if timed.course is not None:
            later = min(later, timed.course.due_at)
        await time_rows.write_times(connection, replace(timed.wait, next_at=later))
        return False

    async def _remind(
        self, connection: Transaction, wait: OpenWait, why: str, now: datetime
    ) -> None:
        reminder = Reminder(user_id=wait.user_id, seat=wait.seat, why=why, since=wait.since)
        await outbox_rows.enqueue(connection, wait.match_id, reminder, now)

    # --- time-outs --------------------------------------------------------------------------

    async def _time_out(self, due: Due, now: datetime) -> None:
        """Do what the match was set up to do when somebody's time is over."""
        if await self._given_as_planned(due):
            return
        info = (await self._store.live(due.match_id)).info
        alone = info.on_timeout is OnTimeout.AI and not info.others_play(due.seat)
        if info.on_timeout is OnTimeout.MODERATOR or alone:
            await self._call(due, now, "time-alert-over")
        elif info.on_timeout is OnTimeout.AI:
            await self._sit_in(due, now)
        else:
            await self._by_default(due, now, skip=info.on_timeout is OnTimeout.SKIP)

    async def _by_default(self, due: Due, now: datetime, *, skip: bool) -> None:
        """Answer for a seat; with `skip` on until somebody else's turn comes.

        That it is to go on is stored with each answer, so it does even if the bot is stopped in between.
        """
        before = set((await self._store.live(due.match_id)).asked)
        for left in reversed(range(MOST)):
            try:
                going = await self._answer_safely(due, now, before if skip and left else None)
            except Refused as refused:
                await self._stuck(due, now, refused)
                return
            if not going or await self._given_as_planned(due):
                return

    async def _given_as_planned(self, due: Due) -> bool:
        """Give what a seat has answered ahead; whether there was anything."""
        async with self._store.opened(due.match_id) as live:
            planned = due.seat in (await self._store.premoves(live)).plans
        return planned and await self._play.give_planned(due.match_id, due.seat)

    async def _answer_safely(self, due: Due, now: datetime, before: Collection[int] | None) -> bool:
        """Give the default to the first question of a seat; whether that has to go on.

        before: it does if the seat is asked again and nobody but these is; None: it does not in any case.
        """

        async def act(live: Live) -> Change:
            _ticking(live, due.seat)
            begun = await self._is_skipped(due, now)
            decision = _first(live, due.seat)
            default = live.match.default_for(decision.id)
            events = live.match.answer(decision.id, due.seat, default)
            how = "skip" if live.info.on_timeout is OnTimeout.SKIP else "default"
            told = events if begun else [Event(f"time-story-{how}", {}, due.seat), *events]
            board = None if live.match.over else Kind.TURN
            given: dict[str, Arg] = {"asked": decision.topic, "answer": in_words(decision, default)}

            async def go_on(connection: Transaction) -> None:
                if not begun:
                    await _tell(connection, due, Text(f"time-notice-{how}", given), now)
                asked = asked_in(live.match)
                on = before is not None and due.seat in asked and not asked.keys() - before
                if on:
                    await time_rows.write_skipped(connection, due, now)

            entries = live.match.entries[-1:]
            return Change(entries, told, due.seat, board=board, also=go_on)

        await self._committer.commit(due.match_id, act)
        return await self._storage.find(lambda on: _goes_on(on, due))

    async def _stuck(self, due: Due, now: datetime, refused: Refused) -> None:
        """The safe answer was refused, which is our fault: people have to look."""
        report(refused, "time.refused", match=due.match_id)
        await self._call(due, now, "time-alert-refused")

    async def _call(self, due: Due, now: datetime, key: str) -> None:
        """Call the moderators, once; the match waits.

        All who are or were asked in secret are named together: nobody may learn who of them has answered.
        """
        async with self._store.opened(due.match_id) as live:

            async def write(connection: Transaction) -> None:
                timed = await _still_due(connection, due, now)
                who: list[Arg] = [*map(Who, _silent(live, due.seat, secret=timed.wait.secret))]
                alert = Alert(text=text(key, who=who))
                notice = Notice(text=text("time-notice-over", who=who))
                for payload in (alert, notice):
                    await outbox_rows.enqueue(connection, due.match_id, payload, now)
                await show_again(connection, due.match_id, now)
                await moments.run_out(connection, timed.wait)

            await self._storage.change(write)
        self._store.signals.moved(due.match_id)

    async def _sit_in(self, due: Due, now: datetime) -> None:
        """Let an AI player sit in until the person, who is told so, takes the seat back."""

        async def tell(connection: Transaction) -> None:
            await _tell(connection, due, Text(SITS_IN), now)

        async def act(live: Live) -> Change:
            _ticking(live, due.seat)
            await self._is_skipped(due, now)
            info = _seated(live.info, due.seat, live.info.stand_ins)
            line = Event("time-story-ai", {}, due.seat)
            # What the AI player does makes a post of its own.
            return Change(lines=(line,), info=info, board=Kind.AWAITED, also=tell)

        await self._committer.commit(due.match_id, act)

    async def _is_skipped(self, due: Due, now: datetime) -> bool:
        """Whether safe answers are being given for the seat already. Raises _Moot if its time is not over."""
        timed = await self._storage.find(lambda on: _still_due(on, due, now))
        if timed.wait.stage is Stage.SKIPPED:
            return True
        if timed.course is None or timed.course.reached(now) is not Stage.OVER:
            raise _Moot
        return False


async def _tell(connection: Transaction, due: Due, told: Text, now: datetime) -> None:
    """Tell in private whose time is over what was done for them."""
    notice = Notice(text=told, user_id=due.user_id, seat=due.seat)
    await outbox_rows.enqueue(connection, due.match_id, notice, now)


async def _still_due(connection: Transaction, due: Due, now: datetime) -> Timed:
    """The wait if it is still due. Raises _Moot."""
    timed = await moments.load_timed(connection, due.match_id, due.seat)
    if timed is None or timed.wait.next_at is None or timed.wait.next_at > now:
        raise _Moot
    return timed


async def _goes_on(connection: Transaction, due: Due) -> bool:
    """Whether safe answers have to go on for a seat, as it was stored with the last one."""
    timed = await moments.load_timed(connection, due.match_id, due.seat)
    return timed is not None and timed.wait.stage is Stage.SKIPPED


def _running(live: Live) -> None:
    anybodys(live)
    if live.info.status is not Status.RUNNING:
        raise MatchError(Text("time-not-running"))


def _ticking(live: Live, seat: int) -> None:
    """Raises _Moot if no time runs for a seat."""
    info = live.info
    running = info.status is Status.RUNNING and info.paused_at is None
    if not running or info.seats[seat].person is None:
        raise _Moot


def _first(live: Live, seat: int) -> Decision:
    """The first question for which the match waits for a seat. Raises _Moot if there is none."""
    for decision in live.match.table.pending.values():
        if decision.seat == seat and decision.open:
            return decision
    raise _Moot


def _silent(live: Live, seat: int, *, secret: bool) -> list[int]:
    """The seats that may be named when time is over for one of them."""
    return secret_seats(live) if secret else [seat]


def _seated(info: MatchInfo, seat: int, ai: str | None) -> MatchInfo:
    """The match with an AI player sitting in for a person, or with that person back."""
    gone = info.seats[seat].gone and ai is not None
    changed = replace(info.seats[seat], ai=ai, gone=gone)
    seats = tuple(changed if one.seat == seat else one for one in info.seats)
    return replace(info, seats=seats)
