"""A say in a vote belongs to a seat and to whoever sits there; what comes in between ends it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, OnTimeout, Pace, Status, Taken, Verdict
from bot.domain.outbox import Kind
from bot.domain.quotas import VOTE_PAUSE
from bot.domain.votes import SILENT_AFTER, Ballot, Motion, Outcome, Question, count
from bot.matches.core.live import Live
from bot.matches.moderation.actions import Actor, ModAction, Role
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, CLEO, PEOPLE, Host, ManualClock, pending

DORA = Member(104, "Dora")
MOD = Actor(900, "Mo", Role.MODERATOR)
END = Motion(Question.END, verdict=Verdict.NONE)
PAUSE = Motion(Question.PAUSE)


@pytest.fixture
async def host(matches: Matches, clock: ManualClock) -> Host:
    """A house that looks after its votes by itself."""
    await matches.open()
    await clock.asleep()
    return Host(matches)


async def proposed(host: Host, info: MatchInfo, by: Member, motion: Motion) -> Ballot:
    return await host.matches.votes.propose(info.id, by, next(host.ids), motion)


async def said(host: Host, ballot: Ballot, by: Member, *, yes: bool) -> Ballot:
    return await host.matches.votes.vote(ballot.id, by, next(host.ids), yes=yes)


async def handed(
    host: Host, info: MatchInfo, of: Member, to: Member | str, *, for_good: bool = True
) -> None:
    seat = (await host.matches.store.info(info.id)).seat_of(of.user_id)
    assert seat is not None
    number = next(host.ids)
    await host.matches.moderation.replace_seat(
        info.id, seat, to, "gone", MOD, number, for_good=for_good
    )


async def looked(host: Host, clock: ManualClock, ballot: Ballot) -> Ballot:
    """The vote once the house has looked at it."""
    await clock.asleep()
    return await host.matches.votes.ballot(ballot.id)


async def over(host: Host, ballot: Ballot) -> Ballot:
    """The vote once the house has closed it."""
    while (found := await host.matches.votes.ballot(ballot.id)).outcome is Outcome.OPEN:  # noqa: ASYNC110 - only a test
        await asyncio.sleep(0)
    return found


async def no_say(host: Host, ballot: Ballot, by: Member) -> bool:
    with pytest.raises(MatchError) as caught:
        await said(host, ballot, by, yes=True)
    return caught.value.message.key == "votes-no-say"


# --- seats that change hands --------------------------------------------------------------------


async def test_who_takes_a_seat_over_has_its_say_and_who_has_left_it_has_none(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, END)
    await handed(host, info, BEN, DORA)
    assert await no_say(host, ballot, BEN)
    await said(host, ballot, DORA, yes=True)
    assert (await said(host, ballot, CLEO, yes=True)).outcome is Outcome.PASSED


async def test_what_somebody_replaced_has_said_no_longer_counts(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, END)
    await said(host, ballot, BEN, yes=True)
    await handed(host, info, BEN, DORA)
    assert (await said(host, ballot, CLEO, yes=True)).outcome is Outcome.OPEN
    await handed(host, info, DORA, BEN)
    ballot = await host.matches.votes.ballot(ballot.id)
    assert count(ballot, await host.matches.store.info(info.id)).silent == (BEN.user_id,)


async def test_a_seat_that_becomes_an_ai_players_drops_out_and_what_is_certain_is_done(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await said(host, await proposed(host, info, ANA, END), BEN, yes=True)
    await handed(host, info, CLEO, "greedy")
    assert (await over(host, ballot)).outcome is Outcome.PASSED
    assert (await host.matches.store.info(info.id)).status is Status.STOPPED


async def test_a_refusal_goes_with_who_gave_it(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, PAUSE)
    await said(host, ballot, BEN, yes=False)
    await handed(host, info, BEN, DORA)
    assert (await said(host, ballot, DORA, yes=True)).outcome is Outcome.PASSED


async def test_the_post_is_brought_up_to_date_when_a_seat_changes_hands(
    host: Host, clock: ManualClock, storage: Storage
) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    await proposed(host, info, ANA, END)
    before = (await pending(storage, info.id)).count(Kind.BALLOT)
    await handed(host, info, BEN, DORA)
    async with asyncio.timeout(10):
        while (await pending(storage, info.id)).count(Kind.BALLOT) == before:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0)
    await host.answer(info.id)
    await clock.asleep()
    assert (await pending(storage, info.id)).count(Kind.BALLOT) == before + 1


async def test_where_an_ai_player_sits_in_silence_holds_nothing_up_but_a_word_counts(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    await handed(host, info, CLEO, "greedy", for_good=False)
    ballot = await proposed(host, info, ANA, END)
    assert (await said(host, ballot, CLEO, yes=False)).outcome is Outcome.FAILED
    clock.move(minutes=VOTE_PAUSE.default)
    again = await proposed(host, info, ANA, END)
    assert (await said(host, again, BEN, yes=True)).outcome is Outcome.PASSED


async def test_whoever_is_back_on_the_seat_is_waited_for_again(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    await handed(host, info, CLEO, "greedy", for_good=False)
    ballot = await proposed(host, info, ANA, END)
    await host.matches.timeouts.take_seat_back(info.id, CLEO.user_id, next(host.ids))
    assert (await said(host, ballot, BEN, yes=True)).outcome is Outcome.OPEN
    assert (await said(host, ballot, CLEO, yes=True)).outcome is Outcome.PASSED


async def test_who_has_left_the_server_is_not_waited_for(host: Host, clock: ManualClock) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await said(host, await proposed(host, info, ANA, END), BEN, yes=True)
    await left(host, info, CLEO)
    assert (await over(host, ballot)).outcome is Outcome.PASSED


async def left(host: Host, info: MatchInfo, *people: Member) -> None:
    gone = {one.user_id for one in people}

    async def here(_: int, user_id: int) -> bool:
        return user_id not in gone

    host.matches.members.ask(here)
    await host.matches.absentees.gone_among(info.id, gone)


# --- what comes in between ----------------------------------------------------------------------


async def failed(host: Host, ballot: Ballot) -> str:
    ended = await over(host, ballot)
    assert ended.outcome is Outcome.FAILED
    assert ended.why is not None
    return ended.why.key


async def test_a_vote_ends_with_the_seat_of_who_asked(host: Host, clock: ManualClock) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, PAUSE)
    number = next(host.ids)
    await host.matches.moderation.replace_seat(
        info.id, 0, "greedy", "rude", MOD, number, action=ModAction.KICK
    )
    assert await failed(host, ballot) == "votes-asker-gone"


async def test_a_vote_ends_when_everybody_has_left(host: Host, clock: ManualClock) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, END)
    await left(host, info, *PEOPLE)
    assert await failed(host, ballot) == "votes-nobody-left"
    assert (await host.matches.store.info(info.id)).status is Status.RUNNING


Between = Callable[[Host, MatchInfo], Awaitable[object]]


def paused(host: Host, info: MatchInfo) -> Awaitable[object]:
    return host.matches.moderation.pause(info.id, "dinner", MOD, next(host.ids))


def stopped(host: Host, info: MatchInfo) -> Awaitable[object]:
    return host.matches.moderation.stop(info.id, Verdict.NONE, "over", MOD, next(host.ids))


def played_out(host: Host, info: MatchInfo) -> Awaitable[object]:
    return host.play(info.id)


def rolled_back(host: Host, info: MatchInfo) -> Awaitable[object]:
    return host.matches.rollbacks.roll_back(info.id, 0, "again", MOD, next(host.ids))


def answered(host: Host, info: MatchInfo) -> Awaitable[object]:
    return host.answer(info.id)


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
    host: Host, clock: ManualClock, motion: Motion, between: Between, why: str
) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    for _ in range(4):
        await host.answer(info.id)
    ballot = await proposed(host, info, ANA, motion)
    await between(host, info)
    assert await failed(host, ballot) == why


@pytest.mark.parametrize("between", [paused, rolled_back, answered])
async def test_what_still_makes_sense_goes_on(
    host: Host, clock: ManualClock, between: Between
) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    for _ in range(4):
        await host.answer(info.id)
    ballot = await proposed(host, info, ANA, END)
    await between(host, info)
    assert (await looked(host, clock, ballot)).outcome is Outcome.OPEN


async def test_a_vote_to_go_on_ends_when_the_match_goes_on(host: Host, clock: ManualClock) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    await paused(host, info)
    ballot = await proposed(host, info, ANA, Motion(Question.RESUME))
    await host.matches.moderation.resume(info.id, "enough", MOD, next(host.ids))
    assert await failed(host, ballot) == "votes-not-paused"


async def test_a_vote_outlives_a_stop_of_the_bot_and_ends_when_it_is_back(
    host: Host, clock: ManualClock, storage: Storage
) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, PAUSE)
    await host.matches.close()
    await paused(host, info)
    again = Matches(storage, host.matches.library, clock)
    await again.open()
    await clock.asleep()
    assert (await again.votes.ballot(ballot.id)).why == Text("votes-paused")
    await again.close()


# --- a silent player ----------------------------------------------------------------------------


async def silent(host: Host, clock: ManualClock) -> tuple[MatchInfo, Ballot, Member, list[Member]]:
    """A vote on a silent player; that one, and the others, the asker first."""
    info = await host.begun(*PEOPLE, game="pebbles")
    wait = (await host.matches.awaited.waits(info.id))[0]
    others = [one for one in PEOPLE if one.user_id != wait.user_id]
    mute = next(one for one in PEOPLE if one.user_id == wait.user_id)
    clock.move(seconds=SILENT_AFTER.total_seconds() + 1)
    ballot = await proposed(host, info, others[0], Motion(Question.REPLACE, seat=wait.seat))
    return info, ballot, mute, others


async def test_nobody_is_replaced_who_has_answered_meanwhile(
    host: Host, clock: ManualClock
) -> None:
    info, ballot, _, others = await silent(host, clock)
    await host.answer(info.id)
    assert await failed(host, ballot) == "votes-back"
    assert all(one.ai is None for one in (await host.matches.store.info(info.id)).seats)
    with pytest.raises(MatchError, match="votes-over"):
        await said(host, ballot, others[1], yes=True)


async def test_who_takes_a_silent_seat_over_is_not_replaced_by_the_vote(
    host: Host, clock: ManualClock
) -> None:
    info, ballot, mute, _ = await silent(host, clock)
    await handed(host, info, mute, DORA)
    assert await failed(host, ballot) == "votes-seat-changed"


async def test_where_an_ai_player_sits_in_by_now_nothing_is_left_to_decide(
    host: Host, clock: ManualClock
) -> None:
    info, ballot, mute, _ = await silent(host, clock)
    await handed(host, info, mute, "greedy", for_good=False)
    assert await failed(host, ballot) == "votes-seat-changed"


async def test_the_one_who_is_voted_on_has_no_say(host: Host, clock: ManualClock) -> None:
    _, ballot, mute, _ = await silent(host, clock)
    assert await no_say(host, ballot, mute)


async def timed_out(host: Host, clock: ManualClock, on_timeout: OnTimeout) -> tuple[MatchInfo, int]:
    """A match in which the house has answered for somebody; and whose seat that is."""
    pace = Pace(deadline=86_400, on_timeout=on_timeout)
    info = await host.begun(*PEOPLE, game="pebbles", pace=pace)
    seat = (await host.matches.awaited.waits(info.id))[0].seat
    clock.move(seconds=86_401)
    while (await host.matches.store.info(info.id)).entry == 0:
        clock.move(seconds=1)  # whoever was busy when time passed looks again
        await asyncio.sleep(0)
    return info, seat


@pytest.mark.parametrize("on_timeout", [OnTimeout.DEFAULT, OnTimeout.SKIP])
async def test_a_table_can_replace_somebody_for_whom_the_house_had_to_answer(
    host: Host, clock: ManualClock, on_timeout: OnTimeout
) -> None:
    info, seat = await timed_out(host, clock, on_timeout)
    others = [one for at, one in enumerate(PEOPLE) if at != seat]
    ballot = await proposed(host, info, others[0], Motion(Question.REPLACE, seat=seat))
    assert (await said(host, ballot, others[1], yes=True)).outcome is Outcome.PASSED
    assert (await host.matches.store.info(info.id)).seats[seat].ai is not None


async def test_a_vote_carried_out_while_the_house_looks_at_it_has_passed(
    host: Host, clock: ManualClock, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, seat = await timed_out(host, clock, OnTimeout.DEFAULT)
    others = [one for at, one in enumerate(PEOPLE) if at != seat]
    ballot = await proposed(host, info, others[0], Motion(Question.REPLACE, seat=seat))
    house = Matches(storage, host.matches.library, clock)
    looking, done = asyncio.Event(), asyncio.Event()
    live_of, replace_seat = house.store.live, host.matches.moderation.replace_seat

    async def looks(match_id: str) -> Live:
        looking.set()
        await done.wait()
        return await live_of(match_id)

    async def replaces(*given: Any, **named: Any) -> Taken:
        taken = await replace_seat(*given, **named)
        done.set()
        async with asyncio.timeout(10):
            while (await house.votes.ballot(ballot.id)).outcome is Outcome.OPEN:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
        return taken

    monkeypatch.setattr(house.store, "live", looks)
    monkeypatch.setattr(host.matches.moderation, "replace_seat", replaces)
    await house.open()
    await looking.wait()
    assert (await said(host, ballot, others[1], yes=True)).outcome is Outcome.PASSED
    await house.close()


async def test_who_answers_again_by_hand_is_no_longer_silent(
    host: Host, clock: ManualClock
) -> None:
    info, seat = await timed_out(host, clock, OnTimeout.DEFAULT)
    other = next(one for at, one in enumerate(PEOPLE) if at != seat)
    motion = Motion(Question.REPLACE, seat=seat)
    ballot = await proposed(host, info, other, motion)
    while (await host.decision(info.id)).seat != seat:
        await host.answer(info.id)
    await host.answer(info.id)
    assert await failed(host, ballot) == "votes-back"
    with pytest.raises(MatchError, match="votes-not-silent"):
        await proposed(host, info, other, motion)


async def test_who_has_taken_the_seat_back_has_its_time(host: Host, clock: ManualClock) -> None:
    info, seat = await timed_out(host, clock, OnTimeout.DEFAULT)
    back, other = PEOPLE[seat], PEOPLE[seat - 1]
    await handed(host, info, back, "greedy", for_good=False)
    await host.matches.timeouts.take_seat_back(info.id, back.user_id, next(host.ids))
    with pytest.raises(MatchError, match="votes-not-silent"):
        await proposed(host, info, other, Motion(Question.REPLACE, seat=seat))


# --- where it stands ----------------------------------------------------------------------------


async def test_an_open_vote_moves_along_with_its_match(host: Host, storage: Storage) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    await proposed(host, info, ANA, END)
    before = (await pending(storage, info.id)).count(Kind.BALLOT)
    await host.matches.moving.move(info.id, 77, "quieter", MOD, next(host.ids))
    owed = await pending(storage, info.id)
    assert owed.count(Kind.BALLOT) == before + 1
    assert owed.index(Kind.THREAD) < len(owed) - 1 - owed[::-1].index(Kind.BALLOT)
