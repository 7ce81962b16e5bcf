"""What comes in between ends a vote that makes no sense any more, and says why."""

from collections.abc import Awaitable, Callable

import pytest

from bot.domain.match import MatchInfo, Status, Verdict
from bot.domain.votes import Ballot, Motion, Outcome, Question
from bot.matches.moderation.actions import ModAction
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Text
from tests.bot.matches.support import ANA, PEOPLE, Host, ManualClock
from tests.bot.matches.votes.changing import END, MOD, PAUSE, failed, left
from tests.bot.matches.votes.voting import proposed


async def looked(house: Host, clock: ManualClock, ballot: Ballot) -> Ballot:
    """The vote once the house has looked at it."""
    await clock.asleep()
    return await house.matches.votes.ballot(ballot.id)


async def test_a_vote_ends_with_the_seat_of_who_asked(house: Host, clock: ManualClock) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(house, info, ANA, PAUSE)
    number = next(house.ids)
    await house.matches.moderation.replace_seat(
        info.id, 0, "greedy", "rude", MOD, number, action=ModAction.KICK
    )
    assert await failed(house, ballot) == "votes-asker-gone"


async def test_a_vote_ends_when_everybody_has_left(house: Host, clock: ManualClock) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(house, info, ANA, END)
    await left(house, info, *PEOPLE)
    assert await failed(house, ballot) == "votes-nobody-left"
    assert (await house.matches.store.info(info.id)).status is Status.RUNNING


Between = Callable[[Host, MatchInfo], Awaitable[object]]


def paused(house: Host, info: MatchInfo) -> Awaitable[object]:
    return house.matches.moderation.pause(info.id, "dinner", MOD, next(house.ids))


def stopped(house: Host, info: MatchInfo) -> Awaitable[object]:
    return house.matches.moderation.stop(info.id, Verdict.NONE, "over", MOD, next(house.ids))


def played_out(house: Host, info: MatchInfo) -> Awaitable[object]:
    return house.play(info.id)


def rolled_back(house: Host, info: MatchInfo) -> Awaitable[object]:
    return house.matches.rollbacks.roll_back(info.id, 0, "again", MOD, next(house.ids))


def answered(house: Host, info: MatchInfo) -> Awaitable[object]:
    return house.answer(info.id)


UNDO = Motion(Question.UNDO, to=0)


@pytest.mark.parametrize(
    ("motion", "between", "why"),
    [
        (PAUSE, paused, "votes-paused"),
        (PAUSE, stopped, "votes-match-over"),
        (PAUSE, played_out, "votes-match-over"),
        (END, stopped, "votes-match-over"),
        (UNDO, stopped, "votes-match-over"),
        (UNDO, rolled_back, "votes-moved-on"),
        (UNDO, answered, "votes-moved-on"),
    ],
)
async def test_what_makes_no_sense_any_more_is_closed_and_says_why(
    house: Host, clock: ManualClock, motion: Motion, between: Between, why: str
) -> None:
    info = await house.begun(*PEOPLE, game="pebbles")
    for _ in range(4):
        await house.answer(info.id)
    ballot = await proposed(house, info, ANA, motion)
    await between(house, info)
    assert await failed(house, ballot) == why


@pytest.mark.parametrize("between", [paused, rolled_back, answered])
async def test_what_still_makes_sense_goes_on(
    house: Host, clock: ManualClock, between: Between
) -> None:
    info = await house.begun(*PEOPLE, game="pebbles")
    for _ in range(4):
        await house.answer(info.id)
    ballot = await proposed(house, info, ANA, END)
    await between(house, info)
    assert (await looked(house, clock, ballot)).outcome is Outcome.OPEN


async def test_a_vote_to_go_on_ends_when_the_match_goes_on(house: Host, clock: ManualClock) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    await paused(house, info)
    ballot = await proposed(house, info, ANA, Motion(Question.RESUME))
    await house.matches.moderation.resume(info.id, "enough", MOD, next(house.ids))
    assert await failed(house, ballot) == "votes-not-paused"


async def test_a_vote_outlives_a_stop_of_the_bot_and_ends_when_it_is_back(
    house: Host, clock: ManualClock, storage: Storage
) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(house, info, ANA, PAUSE)
    await house.matches.close()
    await paused(house, info)
    again = Matches(storage, house.matches.library, clock)
    await again.open()
    await clock.asleep()
    assert (await again.votes.ballot(ballot.id)).why == Text("votes-paused")
    await again.close()
