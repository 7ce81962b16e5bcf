"""Votes of a table: who has a say, what passes, and that it is done once, whatever comes in between."""

import asyncio
from dataclasses import replace

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, Status, Verdict
from bot.domain.outbox import Kind
from bot.domain.votes import OPEN_FOR, SILENT_AFTER, Motion, Outcome, Question
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.matches import votes as ballot_rows
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, CLEO, PEOPLE, Host, ManualClock, Shelf, pending
from tests.bot.matches.votes.voting import proposed, refused, said, voters


async def test_more_than_half_of_the_table_can_pause_a_match(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE, reason="holidays"))
    assert ballot.outcome is Outcome.OPEN
    assert (await host.matches.store.info(info.id)).paused_at is None
    ballot = await said(host, ballot, BEN, yes=True)
    assert ballot.outcome is Outcome.PASSED
    assert (await host.matches.store.info(info.id)).paused_at is not None


async def test_of_votes_that_all_ask_for_at_once_one_is_opened(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    asked = (proposed(host, info, one, Motion(Question.PAUSE)) for one in PEOPLE)
    came = await asyncio.gather(*asked, return_exceptions=True)
    assert len(await host.matches.votes.ballots(info.id)) == 1
    assert [type(one) for one in came].count(MatchError) == 2


async def test_of_two_things_somebody_asks_for_at_once_one_is_put_to_the_vote(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    motions = (Motion(Question.PAUSE), Motion(Question.END, verdict=Verdict.NONE))
    asked = (proposed(host, info, ANA, one) for one in motions)
    await asyncio.gather(*asked, return_exceptions=True)
    assert len(await host.matches.votes.ballots(info.id)) == 1


async def test_a_paused_match_goes_on_by_a_vote(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    await said(host, await proposed(host, info, ANA, Motion(Question.PAUSE)), BEN, yes=True)
    with pytest.raises(MatchError):
        await host.answer(info.id)
    await said(host, await proposed(host, info, BEN, Motion(Question.RESUME)), CLEO, yes=True)
    await host.answer(info.id)
    assert (await host.matches.store.live(info.id)).match.number == 1


async def test_a_match_ends_early_only_if_all_agree(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    motion = Motion(Question.END, verdict=Verdict.NONE)
    ballot = await said(host, await proposed(host, info, ANA, motion), BEN, yes=True)
    assert (await host.matches.store.info(info.id)).status is Status.RUNNING
    assert (await said(host, ballot, CLEO, yes=True)).outcome is Outcome.PASSED
    stopped = await host.matches.store.info(info.id)
    assert (stopped.status, stopped.verdict) == (Status.STOPPED, Verdict.NONE)


async def test_one_no_is_enough_where_all_must_agree(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.END, verdict=Verdict.RESULT))
    assert (await said(host, ballot, BEN, yes=False)).outcome is Outcome.FAILED
    assert (await host.matches.store.info(info.id)).status is Status.RUNNING


async def test_one_can_change_ones_mind_until_it_is_decided(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    ballot = await said(host, ballot, ANA, yes=False)
    ballot = await said(host, ballot, BEN, yes=True)
    assert ballot.outcome is Outcome.OPEN
    assert (await said(host, ballot, ANA, yes=True)).outcome is Outcome.PASSED


async def test_who_does_not_play_has_no_say(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    assert (await refused(host, info, CLEO, Motion(Question.PAUSE))).key == "service-not-playing"
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    with pytest.raises(MatchError) as caught:
        await said(host, ballot, CLEO, yes=True)
    assert caught.value.message.key == "votes-no-say"


async def test_a_decided_vote_takes_no_more_votes(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    await said(host, ballot, BEN, yes=True)
    with pytest.raises(MatchError) as caught:
        await said(host, ballot, BEN, yes=False)
    assert caught.value.message.key == "votes-over"


async def test_only_who_asked_can_withdraw(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    with pytest.raises(MatchError) as caught:
        await host.matches.votes.withdraw(ballot.id, BEN, next(host.ids))
    assert caught.value.message.key == "votes-not-yours"
    assert (
        await host.matches.votes.withdraw(ballot.id, ANA, next(host.ids))
    ).outcome is Outcome.WITHDRAWN
    assert await host.matches.votes.ballots(info.id) == []


async def test_the_same_question_is_not_asked_twice_at_a_time(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    await proposed(host, info, ANA, Motion(Question.PAUSE))
    assert (await refused(host, info, BEN, Motion(Question.PAUSE))).key == "votes-open-already"


@pytest.mark.parametrize(
    ("motion", "key"),
    [
        (Motion(Question.RESUME), "votes-not-paused"),
        (Motion(Question.UNDO, to=0), "votes-nothing-later"),
        (Motion(Question.REPLACE, seat=0), "votes-no-seat"),
        (Motion(Question.REPLACE, seat=9), "votes-no-seat"),
        (Motion(Question.REPLACE, seat=-1), "votes-no-seat"),
        (Motion(Question.PAUSE, reason="x" * 201), "moderators-reason"),
    ],
)
async def test_what_makes_no_sense_is_refused(host: Host, motion: Motion, key: str) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    assert (await refused(host, info, ANA, motion)).key == key
    assert await host.matches.votes.ballots(info.id) == []


async def test_a_lobby_votes_on_nothing(host: Host) -> None:
    info = await host.lobby(ANA, BEN, game="bazaar")
    with pytest.raises(MatchError):
        await proposed(host, info, ANA, Motion(Question.END))


# --- a silent player --------------------------------------------------------------------------------


async def awaited(host: Host, info: MatchInfo) -> tuple[int, list[Member]]:
    """A seat that is awaited, and the others."""
    wait = (await host.matches.awaited.waits(info.id))[0]
    return wait.seat, [one for one in PEOPLE if one.user_id != wait.user_id]


async def test_nobody_is_replaced_who_still_has_time(host: Host, clock: ManualClock) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    seat, others = await awaited(host, info)
    clock.move(hours=1)
    motion = Motion(Question.REPLACE, seat=seat)
    assert (await refused(host, info, others[0], motion)).key == "votes-not-silent"


async def test_two_thirds_of_the_others_let_an_ai_player_sit_in(
    host: Host, clock: ManualClock
) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    seat, others = await awaited(host, info)
    clock.move(seconds=SILENT_AFTER.total_seconds() + 1)
    ballot = await proposed(host, info, others[0], Motion(Question.REPLACE, seat=seat))
    assert set(await voters(host, ballot)) == {one.user_id for one in others}
    ballot = await said(host, ballot, others[1], yes=True)
    assert ballot.outcome is Outcome.PASSED
    sitting = (await host.matches.store.info(info.id)).seats[seat]
    assert sitting.ai is not None
    assert sitting.user_id is not None


# --- time, restarts, posts --------------------------------------------------------------------------


async def test_a_vote_fails_when_its_time_is_over(
    host: Host, clock: ManualClock, storage: Storage
) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    clock.move(seconds=OPEN_FOR.total_seconds() + 1)
    again = Matches(storage, Shelf(), clock)
    await again.open()
    await clock.asleep()
    ended = await again.votes.ballot(ballot.id)
    await again.close()
    assert ended.outcome is Outcome.FAILED
    assert ended.why == Text("votes-time-over")


async def test_a_vote_is_posted_and_brought_up_to_date(host: Host, storage: Storage) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    before = (await pending(storage, info.id)).count(Kind.BALLOT)
    ballot = await proposed(host, info, ANA, Motion(Question.END))
    await said(host, ballot, BEN, yes=False)
    assert (await pending(storage, info.id)).count(Kind.BALLOT) == before + 3


async def test_the_same_click_twice_counts_once(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="bazaar")
    motion = Motion(Question.END)
    first = await host.matches.votes.propose(info.id, ANA, 77, motion)
    again = await host.matches.votes.propose(info.id, ANA, 77, motion)
    assert again.id == first.id
    assert len(await host.matches.votes.ballots(info.id)) == 1


async def test_what_was_agreed_before_a_crash_is_done_after_it_once(
    host: Host, clock: ManualClock, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    async with storage.write() as connection:
        await ballot_rows.cast(connection, ballot.id, BEN.user_id, yes=True, now=clock.now())
    for _ in range(2):
        again = Matches(storage, Shelf(), clock)
        await again.open()
        await clock.asleep()
        await again.close()
    assert (await host.matches.votes.ballot(ballot.id)).outcome is Outcome.PASSED
    events = await host.matches.story.told(info.id, None)
    assert [one.event.key for one in events].count("moderators-story-pause") == 1


# --- votes that end ---------------------------------------------------------------------------------


async def test_what_is_decided_can_no_longer_be_withdrawn(
    host: Host, clock: ManualClock, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    async with storage.write() as connection:
        await ballot_rows.cast(connection, ballot.id, BEN.user_id, yes=True, now=clock.now())
    with pytest.raises(MatchError, match="votes-over"):
        await host.matches.votes.withdraw(ballot.id, ANA, next(host.ids))


async def test_a_vote_ends_once(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    ballot = await proposed(host, info, ANA, Motion(Question.PAUSE))
    await said(host, ballot, BEN, yes=True)
    async with storage.write() as connection:
        late = replace(ballot, outcome=Outcome.FAILED)
        assert not await ballot_rows.close_ballot(connection, late)
    assert (await host.matches.votes.ballot(ballot.id)).outcome is Outcome.PASSED


async def test_nobody_is_silent_while_the_match_rests(host: Host, clock: ManualClock) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    seat, others = await awaited(host, info)
    await host.matches.moderation.pause(
        info.id, "dinner", Actor(900, "Mo", Role.MODERATOR), next(host.ids)
    )
    clock.move(seconds=SILENT_AFTER.total_seconds() + 1)
    motion = Motion(Question.REPLACE, seat=seat)
    assert (await refused(host, info, others[0], motion)).key == "votes-not-silent"
