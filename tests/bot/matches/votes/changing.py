"""What happens to seats while a vote is open."""

import asyncio

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, Verdict
from bot.domain.votes import Ballot, Motion, Outcome, Question
from bot.matches.moderation.actions import Actor, Role
from tests.bot.matches.support import Host, ManualClock
from tests.bot.matches.votes.voting import said

DORA = Member(104, "Dora")
MOD = Actor(900, "Mo", Role.MODERATOR)
END = Motion(Question.END, verdict=Verdict.NONE)
PAUSE = Motion(Question.PAUSE)


async def handed(
    house: Host, info: MatchInfo, of: Member, to: Member | str, *, for_good: bool = True
) -> None:
    seat = (await house.matches.store.info(info.id)).seat_of(of.user_id)
    assert seat is not None
    number = next(house.ids)
    await house.matches.moderation.replace_seat(
        info.id, seat, to, "gone", MOD, number, for_good=for_good
    )


async def over(house: Host, ballot: Ballot) -> Ballot:
    """The vote once the house has closed it."""
    while (found := await house.matches.votes.ballot(ballot.id)).outcome is Outcome.OPEN:  # noqa: ASYNC110 - only a test
        await asyncio.sleep(0)
    return found


async def counted(clock: ManualClock) -> None:
    """Let the house look at all votes as they stand now, also if it was just looking."""
    for _ in range(2):
        clock.move(minutes=6)
        await clock.asleep()


async def no_say(house: Host, ballot: Ballot, by: Member) -> bool:
    with pytest.raises(MatchError) as caught:
        await said(house, ballot, by, yes=True)
    return caught.value.message.key == "votes-no-say"


async def left(house: Host, info: MatchInfo, *people: Member) -> None:
    gone = {one.user_id for one in people}

    async def here(_: int, user_id: int) -> bool:
        return user_id not in gone

    house.matches.members.ask(here)
    await house.matches.absentees.gone_among(info.id, gone)


async def failed(house: Host, ballot: Ballot) -> str:
    ended = await over(house, ballot)
    assert ended.outcome is Outcome.FAILED
    assert ended.why is not None
    return ended.why.key
