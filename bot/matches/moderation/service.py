"""Steering a match from outside its rules: for moderators, for the table's votes, for the house.

Each door is one durable transaction: what changes, who did it and why in the story, in a post and in the
audit log, and what Discord is owed. The same interaction twice counts once. Rights are checked elsewhere.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo, Member, SeatInfo, Status, Taken, Verdict
from bot.domain.outbox import Kind
from bot.domain.public_log import (
    check_known,
    known_upto,
    later,
    shown,
)
from bot.domain.unseen import (
    in_secret,
)
from bot.matches.core.live import Live
from bot.matches.history.rewind import (
    reach,
)
from bot.matches.moderation import seats as seating
from bot.matches.moderation.acts import By, Deed, Done, as_change, checked_reason
from bot.matches.play.prompts import ask_again
from bot.matches.play.recording import LOCK_AFTER, Change
from bot.matches.play.service import Prepare
from bot.matches.time.caring import Caring
from bot.storage.matches import (
    moderation as steering_rows,
)
from bot.storage.matches import (
    rows as match_rows,
)
from bot.storage.matches import (
    story as story_rows,
)
from bot.storage.matches import (
    votes as ballot_rows,
)
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.tables import outbox
from bot.storage.time import rows as time_rows
from bot.storage.transaction import Transaction
from bot.storage.wire import plain_text
from engines.core import Decision, Text, text
from engines.core.text import Arg, Who

SHORTEST, LONGEST = timedelta(minutes=1), timedelta(days=90)
"""How much time can be given at once."""

Do = Callable[[Live], Done]


class Steering(Caring):
    """What is done to a match from outside its rules while it runs. All raise MatchError."""

    async def pause(self, match_id: str, reason: str, by: By, interaction_id: int) -> Taken:
        """Let a match rest: nobody can answer, no time runs."""

        def do(live: Live) -> Done:
            if live.info.paused_at is not None:
                raise MatchError(Text("moderators-paused-already"))
            info = replace(live.info, paused_at=self.clock.now())
            return Done(Deed.PAUSE, Change(info=info, board=Kind.AWAITED))

        return await self._steer(match_id, reason, by, interaction_id, do, running)

    async def resume(self, match_id: str, reason: str, by: By, interaction_id: int) -> Taken:
        """Let a paused match go on; all deadlines move by as long as it rested."""

        def do(live: Live) -> Done:
            since, now = live.info.paused_at, self.clock.now()
            if since is None:
                raise MatchError(Text("moderators-not-paused"))
            rested = max(0, int((now - since).total_seconds()))

            async def more(connection: Transaction) -> None:
                await time_rows.shift_waits(connection, match_id, rested, now)
                await steering_rows.call_again(connection, match_id)
                await ask_again(connection, live, now)

            info = replace(live.info, paused_at=None)
            change = Change(info=info, board=Kind.TURN)
            return Done(Deed.RESUME, change, body={"seconds": rested}, more=more)

        return await self._steer(match_id, reason, by, interaction_id, do, running)

    async def extend(
        self, match_id: str, seat: int, seconds: int, reason: str, by: By, interaction_id: int
    ) -> Taken:
        """Give a seat more time for what it is asked, from now on if its time is over."""

        def do(live: Live) -> Done:
            seating.check_seat(live.info, seat)
            if live.info.deadline is None:
                raise MatchError(Text("moderators-no-deadline"))
            if not SHORTEST.total_seconds() <= seconds <= LONGEST.total_seconds():
                raise MatchError(text("moderators-time-bounds", days=LONGEST.days))
            if not in_secret(live.match):  # meanwhile nobody may find out who has answered
                asked_of(live, seat)

            async def more(connection: Transaction) -> None:
                now = self.clock.now()
                still = live.info.paused_at or now  # what a pause takes is given back when it ends
                late = await steering_rows.overdue(connection, match_id, seat, still)
                await time_rows.extend(connection, match_id, seat, late + seconds, now)

            hours, minutes = divmod(seconds // 60, 60)
            said: dict[str, Arg] = {"seat": Who(seat), "hours": hours, "minutes": minutes}
            change = Change(info=live.info, board=Kind.AWAITED)
            body = {"seat": seat, "seconds": seconds}
            return Done(Deed.EXTEND, change, said, body, more=more)

        return await self._steer(match_id, reason, by, interaction_id, do, running)

    async def force_default(
        self, match_id: str, seat: int, reason: str, by: By, interaction_id: int
    ) -> Taken:
        """Answer what a seat is asked by the safe default."""

        def do(live: Live) -> Done:
            # Whoever plays must not find out like this who has answered in secret.
            plays = by.user_id is not None and live.seat_of(by.user_id) is not None
            if plays and in_secret(live.match):
                raise MatchError(Text("moderators-secret-open"))
            decision = asked_of(live, seat)
            default = live.match.default_for(decision.id)
            events = live.match.answer(decision.id, seat, default)
            change = Change(live.match.entries[-1:], events, seat)
            return Done(Deed.FORCE, change, {"seat": Who(seat)}, {"seat": seat})

        return await self._steer(match_id, reason, by, interaction_id, do, playable)

    async def replace_seat(
        self,
        match_id: str,
        seat: int,
        to: Member | str,
        reason: str,
        by: By,
        interaction_id: int,
        *,
        for_good: bool = True,
        deed: Deed = Deed.REPLACE,
    ) -> Taken:
        """Hand a seat to another member, or to an AI player (its policy).

        for_good: False lets the AI player only sit in until the person comes back.
        """

        def do(live: Live) -> Done:
            info = seating.handed(live.info, seat, to, live.match.number, for_good=for_good)
            before, after = live.info.seats[seat], info.seats[seat]

            loses = before.user_id if before.user_id != after.user_id else None

            async def more(connection: Transaction) -> None:
                if loses is not None:
                    await self._forget(connection, match_id, seat, loses)
                if isinstance(to, Member):
                    await self._greet(connection, info, before, to)

            story, said, body = seating.told(info.game, before, after, deed)
            hears = loses if before.person in (None, after.person) else before.user_id
            tells = None if before.gone else hears
            return Done(deed, Change(info=info), said, body, story, more, tells=tells)

        taken = await self._steer(match_id, reason, by, interaction_id, do, running)
        await self.care_for_gone(match_id)
        return taken

    async def roll_back(
        self,
        match_id: str,
        to: int,
        reason: str,
        by: By,
        interaction_id: int,
        *,
        fresh: bool = False,
        expected: int | None = None,
    ) -> Taken:
        """Go back to the position after live entry `to` (0: the start), with the same dice or `fresh` ones.

        expected: the answer that must still be the last one everybody knows of; what is answered in secret
        meanwhile is taken back with the rest, since a refusal would tell of it. A match that has ended
        goes on.
        """
        move = [0]

        async def prepare(live: Live) -> None:
            await begun(live)
            check_known(live.match, to)
            move[:] = [await self._move_of(match_id, to)]
            if expected is not None and known_upto(live.match) != expected:
                raise MatchError(Text("moderators-moved-on"))
            if live.info.verdict is None and known_upto(live.match) <= to and not fresh:
                raise MatchError(Text("moderators-nothing-later"))
            await reach(live, to)

        def do(live: Live) -> Done:
            back = [one.number for one in later(live.match, to)]
            known = sum(one.number > to for one in shown(live.match))
            first = live.match.number
            live.match.rollback(to, " ".join(reason.split()), fresh=fresh)
            info = replace(live.info, verdict=None)
            entries = live.match.entries[len(live.match.entries) - live.match.number + first :]
            change = Change(entries, back=back, info=info, anew=True, board=Kind.TURN)
            story = "rollback-fresh" if fresh else "rollback"
            said = {"to": move[0], "count": known}
            body = {"move": move[0], "fresh": fresh, "taken_back": known}
            return Done(Deed.ROLLBACK, change, said, body, story, self._taken_back(match_id))

        return await self._steer(match_id, reason, by, interaction_id, do, prepare)

    async def stop(
        self, match_id: str, verdict: Verdict, reason: str, by: By, interaction_id: int
    ) -> Taken:
        """End a match early, by the points as they stand or without a result; it locks as usual."""

        def do(live: Live) -> Done:
            now = self.clock.now()
            info = replace(
                live.info,
                status=Status.STOPPED,
                verdict=verdict,
                paused_at=None,
                ended_at=now,
                due_at=now + LOCK_AFTER,
                seats=tuple(replace(one, confirmed=False) for one in live.info.seats),
            )

            async def more(connection: Transaction) -> None:
                await steering_rows.forget_planned(connection, match_id)

            body = {"verdict": verdict.value}
            return Done(Deed.END, Change(info=info), {}, body, f"end-{verdict}", more)

        return await self._steer(match_id, reason, by, interaction_id, do, running)

    async def move(
        self, match_id: str, channel_id: int, reason: str, by: By, interaction_id: int
    ) -> Taken:
        """Let a match go on in a thread of another channel; the old one gets a link and is closed."""

        def do(live: Live) -> Done:
            old = live.info
            if old.channel_id == channel_id:
                raise MatchError(Text("moderators-moved-already"))

            async def first(connection: Transaction) -> None:
                await self._house_elsewhere(connection, old)

            async def more(connection: Transaction) -> None:
                await self._moved_away(connection, old)
                await steering_rows.call_again(connection, match_id)

            info = replace(old, channel_id=channel_id)
            board = Kind.TURN if old.status is Status.RUNNING else Kind.FINAL
            body = {"from": old.place, "to": channel_id}
            said = {"channel": str(channel_id)}
            change = Change(info=info, board=board)
            return Done(Deed.MOVE, change, said, body, more=more, first=first)

        taken = await self._steer(match_id, reason, by, interaction_id, do, begun)
        # Where posts stand is known only from the database now.
        self._cache.drop(match_id)
        return taken

    async def note(
        self, match_id: str, deed: Deed, reason: str, by: By, interaction_id: int
    ) -> Taken:
        """Tell everybody, and keep on record, what changes nothing: a look, a list of who is awaited.

        Into what is over for good one can still look.
        """

        def do(_: Live) -> Done:
            posted = {"waiting": True} if deed is Deed.WAITING else {}
            return Done(deed, posted=posted)

        prepare = anybodys if deed is Deed.LOOK else begun
        return await self._steer(match_id, reason, by, interaction_id, do, prepare)

    # --- how it works -------------------------------------------------------------------------

    async def _steer(
        self,
        match_id: str,
        reason: str,
        by: By,
        interaction_id: int,
        do: Do,
        prepare: Prepare,
    ) -> Taken:
        why = checked_reason(reason, needed=by.role.needs_reason)

        def act(live: Live) -> Change:
            info = live.info
            try:
                done = do(live)
            except MatchError as error:
                error.about = info
                raise
            return as_change(done, info, by, why, self.clock.now())

        return await self._commit(match_id, interaction_id, act, undoes=True, prepare=prepare)

    async def _move_of(self, match_id: str, to: int) -> int:
        """The last line of the log that stays if a match goes back to an entry, 0 for none."""
        return await self.storage.find(lambda on: story_rows.last_line(on, match_id, to))

    async def _forget(
        self, connection: Transaction, match_id: str, seat: int, user_id: int
    ) -> None:
        await steering_rows.forget_owner(connection, match_id, seat)
        await steering_rows.strip_prompts(connection, match_id, user_id, self.clock.now())
        await ballot_rows.forget_votes(connection, match_id, user_id)

    async def _greet(
        self, connection: Transaction, info: MatchInfo, before: SeatInfo, member: Member
    ) -> None:
        """Tell somebody which seat is theirs now."""
        said = seating.taken_over(info.game, before)
        greeting = Text("moderators-story-greeting", said)
        if before.user_id == member.user_id:
            greeting = Text("moderators-greeting", {"seat": Who(before.seat)})
        line, now = plain_text(greeting), self.clock.now()
        await outbox_rows.owe(
            connection, info.id, Kind.NOTICE, now, user_id=member.user_id, text=line
        )

    def _taken_back(self, match_id: str) -> Callable[[Transaction], Awaitable[None]]:
        """What was planned and posted for the position that is gone goes, too."""

        async def more(connection: Transaction) -> None:
            now = self.clock.now()
            await steering_rows.forget_planned(connection, match_id)
            await outbox_rows.drop(connection, match_id, outbox.c.kind == Kind.FINAL.value)
            final = await steering_rows.last_final(connection, match_id)
            if final is not None:
                await outbox_rows.owe(connection, match_id, Kind.WITHDRAW, now, **final)

        return more

    async def _house_elsewhere(self, connection: Transaction, old: MatchInfo) -> None:
        """A new thread is owed before anything that is to stand in it."""
        now = self.clock.now()
        await match_rows.write_posting(connection, old.id, thread_id=None, lobby_message_id=None)
        await sending_rows.hasten_match(connection, old.id, now)
        await outbox_rows.owe(connection, old.id, Kind.THREAD, now)

    async def _moved_away(self, connection: Transaction, old: MatchInfo) -> None:
        """The way to the new thread is owed in the old places, and open votes in the new one."""
        now = self.clock.now()
        left = (old.channel_id, old.lobby_message_id)
        await outbox_rows.owe_signpost(connection, old.id, *left, now)
        votes = await ballot_rows.take_along(connection, old.id, now)
        if old.thread_id is not None:
            line = plain_text(Text("moderators-moved-away"))
            await outbox_rows.owe(
                connection, old.id, Kind.NOTICE, now, text=line, closes=old.thread_id
            )
        for one in votes:
            await outbox_rows.owe(connection, old.id, Kind.BALLOT, now, ballot=one)


# --- who may be steered ----------------------------------------------------------------------------


async def anybodys(live: Live) -> None:
    """Raises NoSuchMatch for a trial, which is nobody else's business."""
    if live.info.trial:
        raise NoSuchMatch


async def begun(live: Live) -> None:
    """Raises MatchError for a match that is over for good, and for a trial."""
    await anybodys(live)
    if live.info.status is Status.LOCKED:
        raise MatchError(Text("service-locked"))


async def running(live: Live) -> None:
    """Raises MatchError unless a match is in play, be it paused or not."""
    await begun(live)
    if live.info.status is not Status.RUNNING:
        raise MatchError(Text("moderators-not-running"))


async def playable(live: Live) -> None:
    """Raises MatchError unless a match is in play and not paused."""
    await running(live)
    if live.info.paused_at is not None:
        raise MatchError(Text("service-paused"))


def asked_of(live: Live, seat: int) -> Decision:
    """What a seat is asked first. Raises MatchError if nobody waits for it."""
    seating.check_seat(live.info, seat)
    for decision in live.match.table.pending.values():
        if decision.seat == seat and decision.open:
            return decision
    raise MatchError(Text("moderators-not-asked", {"seat": Who(seat)}))
