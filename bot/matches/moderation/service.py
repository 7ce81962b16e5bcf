"""Changing a match from outside its rules: for moderators, for the table's votes, for the house.

Each action is one durable transaction: what changes, who did it and why in the story, in a post and in the
audit log, and what Discord is owed. The same interaction twice counts once. Rights are checked elsewhere.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, SeatInfo, Status, Taken, Verdict
from bot.domain.outbox import Kind, Notice
from bot.domain.unseen import in_secret
from bot.matches.core.guards import anybodys, begun, playable, running
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore, known_match
from bot.matches.moderation import seats
from bot.matches.moderation.actions import (
    ActionResult,
    Actor,
    ModAction,
    checked_reason,
    record_action,
)
from bot.matches.moderation.committer import ModCommitter
from bot.matches.outbox.pings import call_again
from bot.matches.outbox.withdrawing import strip_prompts
from bot.matches.play import moments
from bot.matches.play.change import Change
from bot.matches.play.prompts import ask_again
from bot.matches.play.recording import LOCK_AFTER
from bot.matches.time.absentees import Absentees
from bot.reporting import translate_errors
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import votes as vote_rows
from bot.storage.matches.story import panel_look
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Decision, Text, text
from engines.core.text import Arg, Who

SHORTEST, LONGEST = timedelta(minutes=1), timedelta(days=90)
"""How much time can be given at once."""
Check = Callable[[Live], Awaitable[None]]
"""Raises MatchError if what was decided on no longer holds."""


class Moderation:
    """What is done to a match while it runs. All raise MatchError."""

    def __init__(self, store: MatchStore, committer: ModCommitter, absentees: Absentees) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._committer = committer
        self._absentees = absentees

    async def pause(self, match_id: str, reason: str, by: Actor, interaction_id: int) -> Taken:
        """Let a match rest: nobody can answer, no time runs."""

        async def do(live: Live) -> ActionResult:
            running(live)
            if live.info.paused_at is not None:
                raise MatchError(Text("moderators-paused-already"))
            info = replace(live.info, paused_at=self._clock.now())
            return ActionResult(ModAction.PAUSE, Change(info=info, board=Kind.AWAITED))

        return await self._committer.commit(match_id, reason, by, interaction_id, do)

    async def resume(self, match_id: str, reason: str, by: Actor, interaction_id: int) -> Taken:
        """Let a paused match go on; all deadlines move by as long as it rested."""

        async def do(live: Live) -> ActionResult:
            running(live)
            since, now = live.info.paused_at, self._clock.now()
            if since is None:
                raise MatchError(Text("moderators-not-paused"))
            rested = max(0, int((now - since).total_seconds()))

            async def more(connection: Transaction) -> None:
                await moments.shift(connection, match_id, rested, now)
                await call_again(connection, match_id)
                await ask_again(connection, live, now)

            info = replace(live.info, paused_at=None)
            change = Change(info=info, board=Kind.TURN)
            return ActionResult(ModAction.RESUME, change, body={"seconds": rested}, more=more)

        return await self._committer.commit(match_id, reason, by, interaction_id, do)

    async def extend(
        self, match_id: str, seat: int, seconds: int, reason: str, by: Actor, interaction_id: int
    ) -> Taken:
        """Give a seat more time for what it is asked, from now on if its time is over."""

        async def do(live: Live) -> ActionResult:
            running(live)
            seats.check_seat(live.info, seat)
            if live.info.deadline is None:
                raise MatchError(Text("moderators-no-deadline"))
            if not SHORTEST.total_seconds() <= seconds <= LONGEST.total_seconds():
                raise MatchError(text("moderators-time-bounds", days=LONGEST.days))
            if not in_secret(live.match):  # meanwhile nobody may find out who has answered
                asked_of(live, seat)

            async def more(connection: Transaction) -> None:
                now = self._clock.now()
                still = live.info.paused_at or now  # what a pause takes is given back when it ends
                late = await moments.overdue(connection, match_id, seat, still)
                await moments.extend(connection, match_id, seat, late + seconds, now)

            hours, minutes = divmod(seconds // 60, 60)
            said: dict[str, Arg] = {"seat": Who(seat), "hours": hours, "minutes": minutes}
            change = Change(info=live.info, board=Kind.AWAITED)
            body = {"seat": seat, "seconds": seconds}
            return ActionResult(ModAction.EXTEND, change, said, body, more=more)

        return await self._committer.commit(match_id, reason, by, interaction_id, do)

    async def force_default(
        self, match_id: str, seat: int, reason: str, by: Actor, interaction_id: int
    ) -> Taken:
        """Answer what a seat is asked by the safe default."""

        async def do(live: Live) -> ActionResult:
            playable(live)
            # Whoever plays must not find out like this who has answered in secret.
            plays = by.user_id is not None and live.seat_of(by.user_id) is not None
            if plays and in_secret(live.match):
                raise MatchError(Text("moderators-secret-open"))
            decision = asked_of(live, seat)
            default = live.match.default_for(decision.id)
            events = live.match.answer(decision.id, seat, default)
            change = Change(live.match.entries[-1:], events, seat)
            return ActionResult(ModAction.FORCE, change, {"seat": Who(seat)}, {"seat": seat})

        return await self._committer.commit(match_id, reason, by, interaction_id, do)

    async def replace_seat(
        self,
        match_id: str,
        seat: int,
        to: Member | str,
        reason: str,
        by: Actor,
        interaction_id: int,
        *,
        for_good: bool = True,
        action: ModAction = ModAction.REPLACE,
        still: Check | None = None,
    ) -> Taken:
        """Hand a seat to another member, or to an AI player (its policy).

        for_good: False lets the AI player only sit in until the person comes back. still: asked while
        nobody else can change the match.
        """

        async def do(live: Live) -> ActionResult:
            running(live)
            if still is not None:
                await still(live)
            info = seats.handed(live.info, seat, to, live.match.number, for_good=for_good)
            before, after = live.info.seats[seat], info.seats[seat]

            loses = before.user_id if before.user_id != after.user_id else None

            async def more(connection: Transaction) -> None:
                if loses is not None:
                    await self._forget(connection, match_id, seat, loses)
                if isinstance(to, Member):
                    await self._greet(connection, info, before, to)

            story, said, body = seats.told(info.game, before, after, action)
            hears = loses if before.person in (None, after.person) else before.user_id
            tells = None if before.gone else hears
            return ActionResult(action, Change(info=info), said, body, story, more, tells=tells)

        taken = await self._committer.commit(match_id, reason, by, interaction_id, do)
        await self._absentees.care_for_gone(match_id)
        return taken

    async def stop(
        self, match_id: str, verdict: Verdict, reason: str, by: Actor, interaction_id: int
    ) -> Taken:
        """End a match early, by the points as they stand or without a result; it locks as usual."""

        async def do(live: Live) -> ActionResult:
            running(live)
            now = self._clock.now()
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
                await order_rows.write_plans(connection, match_id, {})

            body = {"verdict": verdict.value}
            return ActionResult(ModAction.END, Change(info=info), {}, body, f"end-{verdict}", more)

        return await self._committer.commit(match_id, reason, by, interaction_id, do)

    async def note(
        self, match_id: str, action: ModAction, reason: str, by: Actor, interaction_id: int
    ) -> Taken:
        """Tell everybody, and keep on record, what changes nothing: a look, a list of who is awaited.

        Into what is over for good one can still look.
        """

        async def do(live: Live) -> ActionResult:
            (anybodys if action is ModAction.LOOK else begun)(live)
            return ActionResult(action, waiting=action is ModAction.WAITING)

        return await self._committer.commit(match_id, reason, by, interaction_id, do)

    async def look_into(self, match_id: str, reason: str, by: Actor, interaction_id: int) -> None:
        """Tell everybody that a moderator has looked into a match or lobby, however it stands."""
        known = await self._store.info(match_id)
        if known.content is not None:
            await self.note(match_id, ModAction.LOOK, reason, by, interaction_id)
            return
        why, now = checked_reason(reason), self._clock.now()

        async def write(connection: Transaction) -> None:
            info = await known_match(connection, match_id)
            if await play_rows.claim(connection, interaction_id, match_id, now):
                done = ActionResult(ModAction.LOOK, story="look-lobby")
                await record_action(connection, info, done, by, why, now)

        with translate_errors(match_id):
            await self._storage.change(write)
        self._store.signals.moved(match_id)

    # --- how it works -------------------------------------------------------------------------

    async def _forget(
        self, connection: Transaction, match_id: str, seat: int, user_id: int
    ) -> None:
        """What a seat's person saw last, wanted to be answered, was asked and has said is forgotten."""
        await play_rows.forget_looks(connection, match_id, [seat, panel_look(seat)])
        await order_rows.forget_seat(connection, match_id, seat)
        await strip_prompts(connection, match_id, user_id, self._clock.now())
        await vote_rows.forget_votes(connection, match_id, user_id)

    async def _greet(
        self, connection: Transaction, info: MatchInfo, before: SeatInfo, member: Member
    ) -> None:
        """Tell somebody which seat is theirs now."""
        said = seats.taken_over(info.game, before)
        greeting = Text("moderators-story-greeting", said)
        if before.user_id == member.user_id:
            greeting = Text("moderators-greeting", {"seat": Who(before.seat)})
        notice = Notice(text=greeting, user_id=member.user_id)
        await outbox_rows.enqueue(connection, info.id, notice, self._clock.now())


def asked_of(live: Live, seat: int) -> Decision:
    """What a seat is asked first. Raises MatchError if nobody waits for it."""
    seats.check_seat(live.info, seat)
    for decision in live.match.table.pending.values():
        if decision.seat == seat and decision.open:
            return decision
    raise MatchError(Text("moderators-not-asked", {"seat": Who(seat)}))
