"""Votes on somebody who is silent: who may be replaced, and what comes in between."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, OnTimeout, Pace, Taken
from bot.domain.votes import SILENT_AFTER, Ballot, Motion, Outcome, Question
from bot.matches.core.live import Live
from bot.matches.service import Matches
from bot.storage import Storage
from tests.bot.matches.support import PEOPLE, Host, ManualClock
from tests.bot.matches.votes.changing import DORA, counted, failed, handed, no_say
from tests.bot.matches.votes.voting import proposed, said


async def silent(house: Host, clock: ManualClock) -> tuple[MatchInfo, Ballot, Member, list[Member]]:
    """A vote on a silent player; that one, and the others, the asker first."""
    info = await house.begun(*PEOPLE, game="pebbles")
    wait = (await house.matches.awaited.waits(info.id))[0]
    others = [one for one in PEOPLE if one.user_id != wait.user_id]
    mute = next(one for one in PEOPLE if one.user_id == wait.user_id)
    clock.move(seconds=SILENT_AFTER.total_seconds() + 1)
    ballot = await proposed(house, info, others[0], Motion(Question.REPLACE, seat=wait.seat))
    return info, ballot, mute, others


async def test_nobody_is_replaced_who_has_answered_meanwhile(
    house: Host, clock: ManualClock
) -> None:
    info, ballot, _, others = await silent(house, clock)
    await house.answer(info.id)
    assert await failed(house, ballot) == "votes-back"
    assert all(one.ai is None for one in (await house.matches.store.info(info.id)).seats)
    with pytest.raises(MatchError, match="votes-over"):
        await said(house, ballot, others[1], yes=True)


async def test_who_takes_a_silent_seat_over_is_not_replaced_by_the_vote(
    house: Host, clock: ManualClock
) -> None:
    info, ballot, mute, _ = await silent(house, clock)
    await handed(house, info, mute, DORA)
    assert await failed(house, ballot) == "votes-seat-changed"


async def handed_on(house: Host, info: MatchInfo, mute: Member) -> None:
    await handed(house, info, mute, DORA)


async def answered(house: Host, info: MatchInfo, _mute: Member) -> None:
    await house.answer(info.id)


@pytest.mark.parametrize(
    ("between", "why"), [(handed_on, "votes-seat-changed"), (answered, "votes-back")]
)
async def test_what_comes_in_before_an_ai_player_sits_down_keeps_it_from_doing_so(
    house: Host,
    clock: ManualClock,
    monkeypatch: pytest.MonkeyPatch,
    between: Callable[[Host, MatchInfo, Member], Awaitable[None]],
    why: str,
) -> None:
    info, ballot, mute, others = await silent(house, clock)
    await counted(clock)
    replace_seat = house.matches.moderation.replace_seat

    async def replaces(*given: Any, **named: Any) -> Taken:
        monkeypatch.setattr(house.matches.moderation, "replace_seat", replace_seat)
        await between(house, info, mute)
        return await replace_seat(*given, **named)

    monkeypatch.setattr(house.matches.moderation, "replace_seat", replaces)
    ballot = await said(house, ballot, others[1], yes=True)
    assert (ballot.outcome, ballot.why and ballot.why.key) == (Outcome.FAILED, why)
    assert all(one.ai is None for one in (await house.matches.store.info(info.id)).seats)


async def test_where_an_ai_player_sits_in_by_now_nothing_is_left_to_decide(
    house: Host, clock: ManualClock
) -> None:
    info, ballot, mute, _ = await silent(house, clock)
    await handed(house, info, mute, "greedy", for_good=False)
    assert await failed(house, ballot) == "votes-seat-changed"


async def test_the_one_who_is_voted_on_has_no_say(house: Host, clock: ManualClock) -> None:
    _, ballot, mute, _ = await silent(house, clock)
    assert await no_say(house, ballot, mute)


async def timed_out(
    house: Host, clock: ManualClock, on_timeout: OnTimeout
) -> tuple[MatchInfo, int]:
    """A match in which the house has answered for somebody; and whose seat that is."""
    pace = Pace(deadline=86_400, on_timeout=on_timeout)
    info = await house.begun(*PEOPLE, game="pebbles", pace=pace)
    seat = (await house.matches.awaited.waits(info.id))[0].seat
    clock.move(seconds=86_401)
    while (await house.matches.store.info(info.id)).entry == 0:
        clock.move(seconds=1)  # whoever was busy when time passed looks again
        await asyncio.sleep(0)
    return info, seat


@pytest.mark.parametrize("on_timeout", [OnTimeout.DEFAULT, OnTimeout.SKIP])
async def test_a_table_can_replace_somebody_for_whom_the_house_had_to_answer(
    house: Host, clock: ManualClock, on_timeout: OnTimeout
) -> None:
    info, seat = await timed_out(house, clock, on_timeout)
    others = [one for at, one in enumerate(PEOPLE) if at != seat]
    ballot = await proposed(house, info, others[0], Motion(Question.REPLACE, seat=seat))
    assert (await said(house, ballot, others[1], yes=True)).outcome is Outcome.PASSED
    assert (await house.matches.store.info(info.id)).seats[seat].ai is not None


async def test_a_vote_carried_out_while_the_house_looks_at_it_has_passed(
    house: Host, clock: ManualClock, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, seat = await timed_out(house, clock, OnTimeout.DEFAULT)
    others = [one for at, one in enumerate(PEOPLE) if at != seat]
    ballot = await proposed(house, info, others[0], Motion(Question.REPLACE, seat=seat))
    other = Matches(storage, house.matches.library, clock)
    looking, done = asyncio.Event(), asyncio.Event()
    live_of, replace_seat = other.store.live, house.matches.moderation.replace_seat

    async def looks(match_id: str) -> Live:
        looking.set()
        await done.wait()
        return await live_of(match_id)

    async def replaces(*given: Any, **named: Any) -> Taken:
        taken = await replace_seat(*given, **named)
        done.set()
        async with asyncio.timeout(10):
            while (await other.votes.ballot(ballot.id)).outcome is Outcome.OPEN:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
        return taken

    monkeypatch.setattr(other.store, "live", looks)
    monkeypatch.setattr(house.matches.moderation, "replace_seat", replaces)
    await other.open()
    await looking.wait()
    assert (await said(house, ballot, others[1], yes=True)).outcome is Outcome.PASSED
    await other.close()


async def test_who_answers_again_by_hand_is_no_longer_silent(
    house: Host, clock: ManualClock
) -> None:
    info, seat = await timed_out(house, clock, OnTimeout.DEFAULT)
    other = next(one for at, one in enumerate(PEOPLE) if at != seat)
    motion = Motion(Question.REPLACE, seat=seat)
    ballot = await proposed(house, info, other, motion)
    while (await house.decision(info.id)).seat != seat:
        await house.answer(info.id)
    await house.answer(info.id)
    assert await failed(house, ballot) == "votes-back"
    with pytest.raises(MatchError, match="votes-not-silent"):
        await proposed(house, info, other, motion)


async def test_who_has_taken_the_seat_back_has_its_time(house: Host, clock: ManualClock) -> None:
    info, seat = await timed_out(house, clock, OnTimeout.DEFAULT)
    back, other = PEOPLE[seat], PEOPLE[seat - 1]
    await handed(house, info, back, "greedy", for_good=False)
    await house.matches.timeouts.take_seat_back(info.id, back.user_id, next(house.ids))
    with pytest.raises(MatchError, match="votes-not-silent"):
        await proposed(house, info, other, Motion(Question.REPLACE, seat=seat))
