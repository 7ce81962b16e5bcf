"""What becomes of a table's votes: they are counted anew whenever their match changes, carried out, closed.

A vote that has passed is carried out by the actions of moderation, under a number of its own, so that it is
done once even if the bot is stopped in between.
"""

from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain import votes
from bot.domain.errors import InternalError, MatchError
from bot.domain.match import MatchInfo
from bot.domain.outbox import BallotPost
from bot.domain.public_log import (
    known_upto,
)
from bot.domain.votes import Ballot, Count, Motion, Outcome, Question
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore, known_match
from bot.matches.history.awaited import Awaited
from bot.matches.history.story import Story
from bot.matches.moderation.actions import Actor, Role
from bot.matches.moderation.rollback import Rollbacks
from bot.matches.moderation.service import Moderation
from bot.reporting import translate_errors
from bot.storage.matches import story as story_rows
from bot.storage.matches import votes as vote_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Text

HOUSE_ANSWERS, BACK = ("time-story-default", "time-story-skip"), "time-story-back"
"""Lines of the story: the house has answered for somebody; somebody has taken its seat back."""
READ = 300
"""How many lines of the story are looked through for them."""
CONFLICT = "service-conflict"
"""Why something was not done that can be done once it is tried again: somebody else was faster."""
ALL_AGAIN = timedelta(minutes=5)
"""How often all votes are counted where other processes may have changed their matches unheard."""


class VoteCounter:
    """Counts votes and does what they say."""

    def __init__(
        self,
        store: MatchStore,
        story: Story,
        awaited: Awaited,
        moderation: Moderation,
        rollbacks: Rollbacks,
    ) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._story = story
        self._awaited = awaited
        self._moderation = moderation
        self._rollbacks = rollbacks
        self._voting: set[str] = set()
        self._recount: set[str] | None = None
        self._all_counted: datetime | None = None
        self._shown: dict[int, Count] = {}
        store.signals.when_moved(self._count_again)
        store.signals.when_moved_elsewhere(self._changed_elsewhere)

    def opened(self, ballot: Ballot, info: MatchInfo) -> None:
        """A vote has just been stored: it is counted from now on."""
        self._voting.add(ballot.match_id)
        self.shown(ballot, info)
        self._store.signals.sooner()

    def shown(self, ballot: Ballot, info: MatchInfo) -> None:
        """The post of a vote is owed as it stands now."""
        self._shown[ballot.id] = votes.count(ballot, info)

    def _count_again(self, match_id: str) -> None:
        """After a change of a match: its votes may stand otherwise, or make no sense any more."""
        if match_id in self._voting:
            self._flag(match_id)
            self._store.signals.sooner()

    def _changed_elsewhere(self, match_id: str) -> None:
        """Another process has changed a match: it may have begun a vote there."""
        self._flag(match_id)
        self._store.signals.sooner()

    def _flag(self, match_id: str) -> None:
        if self._recount is not None:
            self._recount.add(match_id)

    async def settled(self, ballot: Ballot) -> Ballot:
        """Carry out a vote that has passed, close one that has failed; otherwise as it is.

        If that breaks, it is tried again at the next look: nobody else can vote on what is decided.
        """
        self._voting.add(ballot.match_id)
        try:
            return await self._judged(ballot) if ballot.outcome is Outcome.OPEN else ballot
        finally:
            self._store.signals.moved(ballot.match_id)

    async def _judged(self, ballot: Ballot) -> Ballot:
        if await self._store.was_done(_number(ballot)):
            return await self._ended(ballot, Outcome.PASSED)
        live = await self._store.live(ballot.match_id)
        why = await self._overtaken(ballot, live)
        if why is not None:
            return await self._failed(ballot, why)
        counted = votes.count(ballot, live.info)
        if counted.decided is not None:
            return await self._decided(ballot, passed=counted.decided)
        await self._show(ballot, counted)
        return ballot

    async def _overtaken(self, ballot: Ballot, live: Live) -> Text | None:
        """What has come in between, so that the vote makes no sense any more; None if nothing has."""
        waits = await self._awaited.waits_in(live)
        missed, now = await self.missed(live, ballot.motion), self._clock.now()
        return votes.overtaken(ballot, live.info, live.match, waits, now, missed=missed)

    async def missed(self, live: Live, motion: Motion) -> bool:
        """Whether the house gave the last answer of a seat, its time being over, as everybody may know."""
        if motion.question is not Question.REPLACE:
            return False
        match_id, seat = live.info.id, motion.seat
        upto, person = known_upto(live.match), live.info.seats[seat].user_id or 0
        with translate_errors(match_id):
            own = await self._storage.find(
                lambda on: story_rows.last_by_hand(on, match_id, person, upto)
            )
        for one in reversed(await self._story.told(match_id, None, limit=READ)):
            if one.event.by == seat and one.event.key in (*HOUSE_ANSWERS, BACK):
                return one.event.key != BACK and one.entry > own
        return False

    async def _decided(self, ballot: Ballot, *, passed: bool) -> Ballot:
        if not passed:
            return await self._ended(ballot, Outcome.FAILED)
        try:
            await self._carry_out(ballot)
        except InternalError:
            raise  # the vote stays open and is carried out later
        except MatchError as error:
            if error.message.key == CONFLICT:
                self._flag(ballot.match_id)
                return ballot  # it stays open here, too, and is counted anew
            return await self._failed(ballot, error.message)
        return await self._ended(ballot, Outcome.PASSED)

    async def _failed(self, ballot: Ballot, why: Text) -> Ballot:
        """End a vote that something stands against, unless that is the vote itself, carried out meanwhile."""
        if await self._store.was_done(_number(ballot)):
            return await self._ended(ballot, Outcome.PASSED)
        return await self._ended(ballot, Outcome.FAILED, why)

    async def _ended(self, ballot: Ballot, outcome: Outcome, why: Text | None = None) -> Ballot:
        closed = replace(ballot, outcome=outcome, why=why)
        with translate_errors(ballot.match_id):
            return await self._storage.change(lambda on: self.close(on, closed))

    async def _carry_out(self, ballot: Ballot) -> None:
        motion, match_id = ballot.motion, ballot.match_id
        info = await self._store.info(match_id)
        names = {one.user_id: one.name for one in info.seats}
        role = Role.ALONE if votes.asks_nobody(ballot, info) else Role.TABLE
        by = Actor(ballot.opened_by, names.get(ballot.opened_by) or "", role)
        own = _number(ballot)
        if motion.question is Question.UNDO:
            await self._rollbacks.roll_back(
                match_id, motion.to, motion.reason, by, own, expected=ballot.entry
            )
        elif motion.question is Question.PAUSE:
            await self._moderation.pause(match_id, motion.reason, by, own)
        elif motion.question is Question.RESUME:
            await self._moderation.resume(match_id, motion.reason, by, own)
        elif motion.question is Question.END:
            await self._moderation.stop(match_id, motion.verdict, motion.reason, by, own)
        else:
            await self._sit_in(ballot, info, by)

    async def _sit_in(self, ballot: Ballot, info: MatchInfo, by: Actor) -> None:
        """Let an AI player sit in for who was voted on, unless that one is back or no longer sits there."""

        async def still(live: Live) -> None:
            why = await self._overtaken(ballot, live)
            if why is not None:
                raise MatchError(why)

        motion, own = ballot.motion, _number(ballot)
        await self._moderation.replace_seat(
            info.id,
            motion.seat,
            info.stand_ins,
            motion.reason,
            by,
            own,
            for_good=False,
            still=still,
        )

    async def _show(self, ballot: Ballot, counted: Count) -> None:
        """Bring the post of a vote up to date if others have a say in it than it shows."""
        if self._shown.get(ballot.id) != counted:
            with translate_errors(ballot.match_id):
                await self._storage.change(lambda on: enqueue_ballot(on, ballot, self._clock.now()))
            self._shown[ballot.id] = counted
            self._store.signals.moved(ballot.match_id)

    async def close(self, connection: Transaction, ballot: Ballot) -> Ballot:
        """Store how a vote ended, unless somebody else was faster; gives it as it is now."""
        self._shown.pop(ballot.id, None)
        now = self._clock.now()
        closed = replace(ballot, closes_at=min(ballot.closes_at, now))
        if not await vote_rows.close_ballot(connection, closed):
            return await known_ballot(connection, ballot.id)
        await enqueue_ballot(connection, closed, now)
        return closed

    async def count_due(self, now: datetime) -> datetime | None:
        """Count what has changed, close votes whose time is over; gives when the next one closes.

        After a start all are counted: some may have been decided just before. Where there are other
        processes, all are now and then: not all that these do is heard of.
        """
        recount, shards = self._to_count(now), self._store.shards
        for one in await self._open_ones(recount):
            self._voting.add(one.match_id)
            if recount is None or one.match_id in recount:
                with suppress(MatchError):
                    await self._tried(one)
            if one.closes_at <= now:
                with suppress(MatchError):
                    await self._run_out(one)
        return await self._storage.find(lambda on: vote_rows.next_closing(on, shards))

    def _to_count(self, now: datetime) -> set[str] | None:
        """The matches whose votes are to be counted, None for all."""
        recount, self._recount = self._recount, set()
        counted = self._all_counted
        lately = counted is not None and timedelta() <= now - counted < ALL_AGAIN
        if recount is not None and (self._store.shards.alone or lately):
            return recount
        self._all_counted = now
        return None

    async def _open_ones(self, recount: set[str] | None) -> list[Ballot]:
        """The votes that are open; if they can't be read, `recount` is to be counted at the next look."""
        shards = self._store.shards
        try:
            return await self._storage.find(lambda on: vote_rows.load_open(on, shards))
        except Exception:
            since = self._recount
            self._recount = None if recount is None or since is None else recount | since
            raise

    async def _tried(self, ballot: Ballot) -> None:
        """Judge a vote; what breaks is tried again at the next look."""
        try:
            with translate_errors(ballot.match_id):
                judged = await self._judged(ballot)
        except MatchError:
            self._flag(ballot.match_id)
            raise
        if judged.outcome is not Outcome.OPEN:
            self._store.signals.moved(ballot.match_id)

    async def _run_out(self, ballot: Ballot) -> None:
        """Close a vote whose time is over; what is decided still has to be carried out, however late."""
        with translate_errors(ballot.match_id):
            known = await self._storage.change(lambda on: self._close_undecided(on, ballot.id))
        if known.outcome is Outcome.OPEN:
            self._flag(ballot.match_id)
        else:
            self._store.signals.moved(ballot.match_id)

    async def _close_undecided(self, connection: Transaction, ballot_id: int) -> Ballot:
        """Store that a vote has run out of time, unless it is over or decided; gives it as it is now."""
        known = await known_ballot(connection, ballot_id)
        counted = votes.count(known, await known_match(connection, known.match_id))
        if known.outcome is not Outcome.OPEN or counted.decided is not None:
            return known
        why = Text("votes-time-over")
        return await self.close(connection, replace(known, outcome=Outcome.FAILED, why=why))


def _number(ballot: Ballot) -> int:
    """The number under which a vote is carried out: no interaction of Discord's is below 0."""
    return -ballot.id


async def known_ballot(connection: Transaction, ballot_id: int) -> Ballot:
    """A vote. Raises MatchError if there is none with this number."""
    known = await vote_rows.load_ballot(connection, ballot_id)
    if known is None:
        raise MatchError(Text("votes-unknown"))
    return known


async def enqueue_ballot(connection: Transaction, ballot: Ballot, now: datetime) -> None:
    """Have the post of a vote made or brought up to date."""
    await outbox_rows.enqueue(connection, ballot.match_id, BallotPost(ballot=ballot.id), now)
