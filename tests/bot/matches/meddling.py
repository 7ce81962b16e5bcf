"""What happens to matches besides answers, for the bot that is killed: moderators, votes, time, leaving.

To have more of it happen, add a line to `ACTS`.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from sqlalchemy import update

from bot.domain.errors import InternalError, MatchError
from bot.domain.match import Member, OnLeave, OnTimeout, Pace
from bot.domain.orders import Doing, Rule, When
from bot.domain.votes import Motion, Question
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage.tables import matches as stored
from engines.core import kind_of

WHY = "Somebody said so"


@dataclass
class Meddler:
    """Does things to matches. `done`: told the interaction id and match of whatever has been committed."""

    matches: Matches
    people: Sequence[Member]
    chance: Random
    number: Callable[[], int]
    done: Callable[[int, str], None]
    away: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.matches.members.ask(self._here)

    async def _here(self, _: int, user_id: int) -> bool:
        return user_id not in self.away

    async def meddle(self, match_id: str) -> None:
        """Do what chance wants; what is refused is refused, what breaks is not."""
        for share, act in ACTS:
            if self.chance.random() < share:
                await tried(act(self, match_id))

    async def go_on(self, match_id: str) -> None:
        """Undo what keeps people from answering: pauses, and AI players who sit in for them.

        Either may have gone by itself since, as may the match.
        """
        info = await self.matches.store.info(match_id)
        if info.paused_at is not None:
            await tried(self.moderate(match_id, self.matches.moderation.resume))
        for seat in info.seats:
            if seat.ai is not None and seat.user_id is not None:
                back = self.matches.timeouts.take_seat_back(match_id, seat.user_id, self.number())
                await tried(back)

    async def moderate(self, match_id: str, door: Callable[..., Awaitable[object]]) -> None:
        """Have a moderator do what needs nothing but a reason."""
        number = self.number()
        await door(match_id, WHY, self.moderator, number)
        self.done(number, match_id)

    @property
    def moderator(self) -> Actor:
        return Actor(self.people[0].user_id, self.people[0].name, Role.MODERATOR)

    def somebody(self) -> Member:
        return self.chance.choice(self.people)

    async def seat(self, match_id: str) -> tuple[int, Member]:
        """A seat of somebody."""
        member = self.somebody()
        seat = (await self.matches.store.info(match_id)).seat_of(member.user_id)
        assert seat is not None
        return seat, member


async def tried(act: Awaitable[object]) -> None:
    """Do something that may be refused, but must not break."""
    try:
        await act
    except InternalError:
        raise
    except MatchError:
        return


def pace(chance: Random) -> Pace:
    """What becomes of those whose time is over or who leave."""
    return Pace(on_timeout=chance.choice(list(OnTimeout)), on_leave=chance.choice(list(OnLeave)))


async def hurry(matches: Matches, match_id: str, chance: Random) -> None:
    """Let a match have a second for each question, far less than anybody can ask for; or no haste."""
    soon = update(stored).where(stored.c.id == match_id)
    async with matches.storage.write() as connection:
        await connection.execute(soon.values(deadline=chance.choice((None, 1))))


async def undo(meddler: Meddler, match_id: str) -> None:
    user = meddler.somebody().user_id
    if (await meddler.matches.play.undo_state(match_id, user)).count:
        await meddler.matches.play.undo(match_id, user, meddler.number())


async def pause(meddler: Meddler, match_id: str) -> None:
    await meddler.moderate(match_id, meddler.matches.moderation.pause)
    await meddler.moderate(match_id, meddler.matches.moderation.resume)


async def force(meddler: Meddler, match_id: str) -> None:
    seat, _ = await meddler.seat(match_id)
    number = meddler.number()
    await meddler.matches.moderation.force_default(match_id, seat, WHY, meddler.moderator, number)
    meddler.done(number, match_id)


async def sit_in(meddler: Meddler, match_id: str) -> None:
    seat, member = await meddler.seat(match_id)
    number, by = meddler.number(), meddler.moderator
    await meddler.matches.moderation.replace_seat(
        match_id, seat, "random", WHY, by, number, for_good=False
    )
    meddler.done(number, match_id)
    await meddler.matches.timeouts.take_seat_back(
        match_id, member.user_id, number := meddler.number()
    )
    meddler.done(number, match_id)


async def roll_back(meddler: Meddler, match_id: str) -> None:
    answers = (await meddler.matches.store.live(match_id)).match.live()
    if len(answers) > 2:
        number = meddler.number()
        to = meddler.chance.choice(answers[-5:-1]).number
        await meddler.matches.rollbacks.roll_back(match_id, to, WHY, meddler.moderator, number)
        meddler.done(number, match_id)


async def vote(meddler: Meddler, match_id: str) -> None:
    first, second = meddler.chance.sample(list(meddler.people), 2)
    motion = Motion(Question.PAUSE, reason=WHY)
    number = meddler.number()
    ballot = await meddler.matches.votes.propose(match_id, first, number, motion)
    meddler.done(number, match_id)
    number, yes = meddler.number(), meddler.chance.random() < 0.5
    await meddler.matches.votes.vote(ballot.id, second, number, yes=yes)
    meddler.done(number, match_id)


async def order(meddler: Meddler, match_id: str) -> None:
    _, member = await meddler.seat(match_id)
    live = await meddler.matches.store.live(match_id)
    for decision in live.match.table.pending.values():
        rule = Rule(kind_of(decision), Doing.DEFAULT, asked=decision.topic, when=When.ALWAYS)
        number = meddler.number()
        await meddler.matches.orders.add(match_id, member.user_id, number, rule, everywhere=False)
        meddler.done(number, match_id)
        break
    orders = await meddler.matches.orders.of(member.user_id)
    known = [one.id for one in orders]
    await meddler.matches.orders.revoke(member.user_id, known, meddler.number())


async def leave(meddler: Meddler, match_id: str) -> None:
    member = meddler.somebody()
    meddler.away.add(member.user_id)
    await meddler.matches.absentees.gone_among(match_id, [member.user_id])
    meddler.away.discard(member.user_id)
    await meddler.matches.absentees.seen(match_id, member.user_id)


Act = Callable[[Meddler, str], Awaitable[None]]

ACTS: Sequence[tuple[float, Act]] = (
    (0.1, undo),
    (0.02, pause),
    (0.03, force),
    (0.02, sit_in),
    (0.02, roll_back),
    (0.02, vote),
    (0.02, order),
    (0.02, leave),
)
"""What may happen after an answer, and how often."""
