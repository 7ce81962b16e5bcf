"""The table's votes: asking, agreeing, refusing; what has passed is done at once."""

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain import votes
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import Member, StoredEvent
from bot.domain.public_log import (
    check_known,
    known_upto,
    shown,
)
from bot.domain.votes import OPEN_FOR, Ballot, Count, Motion, Outcome, Question
from bot.matches.core.guards import own_seat
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore, known_match
from bot.matches.history.awaited import Awaited
from bot.matches.history.story import Story
from bot.matches.moderation.actions import checked_reason
from bot.matches.votes.outcome import VoteCounter, enqueue_ballot, known_ballot
from bot.quotas import lasting
from bot.reporting import translate_errors
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.matches import story as story_rows
from bot.storage.matches import votes as vote_rows
from bot.storage.tables import ballots, events
from bot.storage.transaction import Transaction
from engines.core import Answered, Text
from engines.core.sealed import PublicNumbers

TAKEBACKS = 25
"""How many of one's own answers can be asked back at a time."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """An answer somebody could ask its table to take back.

    number: by which everybody may count it. to: the live entry before it, 0 for the start; what was
    answered in secret at the same time goes with it. back: the number of that entry. told: what it led to,
    as its owner may read it.
    """

    answer: Answered
    number: int
    to: int
    back: int
    told: tuple[StoredEvent, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What going back would undo: how many answers, and whose; alone: nobody else has to agree."""

    count: int
    seats: tuple[int, ...]
    alone: bool


class Votes:
    """What a table decides together."""

    def __init__(
        self, store: MatchStore, story: Story, awaited: Awaited, counter: VoteCounter
    ) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._story = story
        self._awaited = awaited
        self._counter = counter

    async def propose(
        self, match_id: str, member: Member, interaction_id: int, motion: Motion
    ) -> Ballot:
        """Ask the table to decide; whoever asks agrees. Raises MatchError."""
        live, now = await self._store.live(match_id), self._clock.now()
        if await self._store.was_done(interaction_id):
            return await self._asked_by(match_id, member)
        await self._check(live, member, motion, now)
        asked = await self._motioned(live, member, motion, now)

        async def write(connection: Transaction) -> Ballot:
            if not await play_rows.claim(connection, interaction_id, match_id, now):
                raise MatchError(Text("service-conflict"))
            await _check_alone(connection, asked)
            await lasting.may_propose(connection, asked, live.info.guild_id)
            stored = await vote_rows.insert_ballot(connection, asked)
            await enqueue_ballot(connection, stored, now)
            return stored

        with translate_errors(match_id):
            stored = await self._storage.change(write)
        self._counter.opened(stored, live.info)
        return await self._counter.settled(stored)

    async def vote(
        self, ballot_id: int, member: Member, interaction_id: int, *, yes: bool
    ) -> Ballot:
        """Agree or refuse; until it is decided, one may change one's mind. Raises MatchError."""
        now = self._clock.now()

        async def write(connection: Transaction) -> Ballot:
            known = await known_ballot(connection, ballot_id)
            if await play_rows.claim(connection, interaction_id, known.match_id, now):
                if member.user_id not in (await self._open(connection, known)).voters:
                    raise MatchError(Text("votes-no-say"))
                await vote_rows.cast(connection, ballot_id, member.user_id, yes=yes, now=now)
                await enqueue_ballot(connection, known, now)
                known = await known_ballot(connection, ballot_id)
                info = await known_match(connection, known.match_id)
                self._counter.shown(known, info)
            return known

        with translate_errors(None):
            return await self._counter.settled(await self._storage.change(write))

    async def withdraw(self, ballot_id: int, member: Member, interaction_id: int) -> Ballot:
        """Take one's own motion back. Raises MatchError."""
        now = self._clock.now()

        async def write(connection: Transaction) -> Ballot:
            known = await known_ballot(connection, ballot_id)
            if not await play_rows.claim(connection, interaction_id, known.match_id, now):
                return known
            counted = await self._open(connection, known)
            if known.opened_by != member.user_id:
                say = "yes" if member.user_id in counted.voters else "no"
                raise MatchError(Text("votes-not-yours", {"say": say}))
            return await self._counter.close(connection, replace(known, outcome=Outcome.WITHDRAWN))

        with translate_errors(None):
            closed = await self._storage.change(write)
        self._store.signals.moved(closed.match_id)
        return closed

    async def ballot(self, ballot_id: int) -> Ballot:
        """A vote. Raises MatchError if there is none with this number."""
        with translate_errors(None):
            return await self._storage.find(lambda on: known_ballot(on, ballot_id))

    async def ballots(self, match_id: str) -> list[Ballot]:
        """The open votes of a match, oldest first."""
        with translate_errors(match_id):
            return await self._storage.find(lambda on: _open_ones(on, match_id))

    async def takebacks(self, match_id: str, user_id: int) -> list[Takeback]:
        """A person's answers that can be asked back, newest first.

        None of those are among them that are still secret: they can be taken back alone. Raises MatchError
        if it does not play, or if nothing can be taken back in this match any more.
        """
        live = await self._store.live(match_id)
        seat = own_seat(live, user_id)
        if live.info.status not in votes.votable(Question.UNDO):
            raise MatchError(Text("votes-not-running"))
        moves, since = shown(live.match), live.info.seats[seat].since
        given = {one.decision: one for one in live.match.live()}
        numbers, found = PublicNumbers.of(live.match), []
        own = [*{one.number: one for one in moves if one.seat == seat}.values()]
        for one in reversed(own[-TAKEBACKS:]):
            to = max((other.number for other in moves if other.number < one.number), default=0)
            told = tuple(await self._told_of(match_id, seat, to, one.number, since))
            count, back = numbers.number(one.number), numbers.number(to)
            found.append(Takeback(given[one.decision], count, to, back, told))
        return found

    async def taken_back(self, match_id: str, to: int, member: Member) -> TakenBack:
        """What going back to an entry would undo if this person asked for it."""
        live, motion = await self._store.live(match_id), Motion(Question.UNDO, to)
        since = votes.since(live.match, to)
        ballot = await self._motioned(live, member, motion, self._clock.now())
        alone = votes.asks_nobody(ballot, live.info)
        return TakenBack(len(since), tuple(sorted({one.seat for one in since})), alone)

    async def revealed(self, ballot: Ballot) -> list[tuple[Answered, list[StoredEvent]]]:
        """The answers that drew or revealed something since the entry a motion wants to go back to.

        Each with its lines, for everybody to read.
        """
        if ballot.motion.question is not Question.UNDO:
            return []
        live = await self._store.live(ballot.match_id)
        back, found = votes.since(live.match, ballot.motion.to), []
        before = sorted({ballot.motion.to, *(one.number for one in back)})
        for one in back:
            if one.barrier and one.number <= ballot.entry:
                after = before[before.index(one.number) - 1]
                found.append((one, await self._told_of(ballot.match_id, None, after, one.number)))
        return found

    # --- how it works ---------------------------------------------------------------------------

    async def _motioned(self, live: Live, member: Member, motion: Motion, now: datetime) -> Ballot:
        """A vote as it begins: whoever asks agrees."""
        reason = checked_reason(motion.reason, needed=False)
        touched, motion = None, replace(motion, reason=reason)
        if motion.question is Question.UNDO:
            back = votes.since(live.match, motion.to)
            numbers = await self._storage.find(
                lambda on: story_rows.first_lines(on, live.info.id, [one.number for one in back])
            )
            motion = replace(motion, count=len(back), move=min(numbers.values(), default=0))
            touched = votes.affected(live.match, live.info, motion.to)
        return Ballot(
            0,
            live.info.id,
            motion,
            Outcome.OPEN,
            member.user_id,
            now,
            now + OPEN_FOR,
            known_upto(live.match),
            None if touched is None else tuple(sorted(touched)),
            live.info.seats[motion.seat].person if motion.question is Question.REPLACE else None,
            {member.user_id: True},
        )

    async def _open(self, connection: Transaction, ballot: Ballot) -> Count:
        """How a vote stands. Raises MatchError if it is over.

        What is decided is about to be carried out, even if that has to be tried again.
        """
        counted = votes.count(ballot, await known_match(connection, ballot.match_id))
        if ballot.outcome is not Outcome.OPEN or counted.decided is not None:
            raise MatchError(Text("votes-over"))
        return counted

    async def _check(self, live: Live, member: Member, motion: Motion, now: datetime) -> None:
        """Raises MatchError for a motion that makes no sense here and now."""
        _may_ask(live, member, motion)
        if motion.question is Question.UNDO:
            check_known(live.match, motion.to)
        if motion.question is Question.UNDO and not votes.since(live.match, motion.to):
            raise MatchError(Text("votes-nothing-later"))
        if motion.question is Question.REPLACE:
            _check_seat(live, member, motion.seat)
            waits = await self._awaited.waits(live.info.id)
            missed = await self._counter.missed(live, motion)
            if not votes.is_silent(live.info, waits, motion.seat, now, missed=missed):
                name = live.info.seats[motion.seat].name
                raise MatchError(Text("votes-not-silent", {"name": name}))

    async def _asked_by(self, match_id: str, member: Member) -> Ballot:
        """What somebody asked last."""
        where = (ballots.c.match_id == match_id, ballots.c.opened_by == member.user_id)
        with translate_errors(match_id):
            return (await self._storage.find(lambda on: vote_rows.load_ballots(on, *where)))[-1]

    async def _told_of(
        self, match_id: str, seat: int | None, after: int, entry: int, since: int = 0
    ) -> list[StoredEvent]:
        """What the entries up to one led to, as a seat may read it that knows its secrets from `since` on.

        after: the entry before the first of them, of another move.
        """
        with translate_errors(match_id):
            entries = events.c.entry.between(after + 1, entry)
            query = (events.c.match_id == match_id, entries)
            numbers = await self._storage.find(lambda on: play_rows.event_numbers(on, *query))
        if not numbers:
            return []
        return await self._story.told(
            match_id,
            seat,
            after_event=numbers[0] - 1,
            upto=numbers[-1],
            withdrawn=True,
            since=since,
        )


async def _open_ones(connection: Transaction, match_id: str) -> list[Ballot]:
    return await vote_rows.load_ballots(
        connection, ballots.c.match_id == match_id, ballots.c.state == Outcome.OPEN
    )


async def _check_alone(connection: Transaction, asked: Ballot) -> None:
    """Raises MatchError if a vote of this kind or of this person is open.

    To be asked where the vote is stored, with the match held, so that of several at once one is first.
    """
    await match_rows.hold(connection, asked.match_id)
    for other in await _open_ones(connection, asked.match_id):
        if other.motion.question is asked.motion.question or other.opened_by == asked.opened_by:
            raise MatchError(Text("votes-open-already"))


def _may_ask(live: Live, member: Member, motion: Motion) -> None:
    """Raises MatchError unless this person can ask this of its table as the match stands."""
    info = live.info
    if info.trial:
        raise NoSuchMatch
    seat = own_seat(live, member.user_id)
    if info.seats[seat] not in info.deciding:
        raise MatchError(Text("votes-out"))
    if info.status not in votes.votable(motion.question):
        raise MatchError(Text("votes-not-running"))
    paused = info.paused_at is not None
    if paused and motion.question is Question.PAUSE:
        raise MatchError(Text("votes-paused"))
    if not paused and motion.question is Question.RESUME:
        raise MatchError(Text("votes-not-paused"))


def _check_seat(live: Live, member: Member, seat: int) -> None:
    """Raises MatchError unless somebody else sits there in person, and is in the game."""
    seats = live.info.seats
    there = 0 <= seat < len(seats) and not seats[seat].out
    if not there or seats[seat].person in (None, member.user_id):
        raise MatchError(Text("votes-no-seat"))
