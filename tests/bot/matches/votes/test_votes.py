"""Votes of a table: who has a say, what passes, and that it is done once, whatever comes in between."""

import asyncio
from dataclasses import replace

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, Status, Verdict
from bot.domain.outbox import Kind
from bot.domain.votes import OPEN_FOR, SILENT_AFTER, Ballot, Motion, Outcome, Question, count
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.matches import votes as ballot_rows
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, CLEO, PEOPLE, Host, ManualClock, Shelf, pending


async def proposed(host: Host, info: MatchInfo, by: Member, motion: Motion) -> Ballot:
    return await host.matches.votes.propose(info.id, by, next(host.ids), motion)


async def said(host: Host, ballot: Ballot, by: Member, *, yes: bool) -> Ballot:
    return await host.matches.votes.vote(ballot.id, by, next(host.ids), yes=yes)


async def voters(host: Host, ballot: Ballot) -> list[int]:
    """Who has a say as the seats are taken now, in order of the seats."""
    seats = (await host.matches.store.info(ballot.match_id)).seats
    asked = count(ballot, await host.matches.store.info(ballot.match_id)).voters
    return [seat.user_id for seat in seats if seat.user_id is not None and seat.user_id in asked]


async def refused(host: Host, info: MatchInfo, by: Member, motion: Motion) -> Text:
    with pytest.raises(MatchError) as caught:
        await proposed(host, info, by, motion)
    return caught.value.message


def last_of(entries: list[int], seats: list[int], seat: int) -> int:
    """The live entry before the last answer of a seat."""
    at = max(index for index, one in enumerate(seats) if one == seat)
    return entries[at - 1] if at else 0


async def played_by_all(host: Host, info: MatchInfo) -> int:
    """Play until everybody has answered; gives the entry before Ana's last answer but one of others."""
    while True:
        await host.answer(info.id)
        live = (await host.matches.store.live(info.id)).match.live()
        if {one.seat for one in live[-6:]} == {0, 1, 2} and live[-1].seat != 0:
            return last_of([one.number for one in live], [one.seat for one in live], 0)


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


# --- taking back ------------------------------------------------------------------------------------


async def test_all_whose_answers_would_go_must_agree_to_take_back(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    to = await played_by_all(host, info)
    live = await host.matches.store.live(info.id)
    hash_before = live.match.state_hash()
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=to))
    asked = await voters(host, ballot)
    assert ANA.user_id not in asked
    assert count(ballot, info).needed == len(asked) > 0
    for user in asked:
        assert (await host.matches.store.live(info.id)).match.state_hash() == hash_before
        member = next(one for one in PEOPLE if one.user_id == user)
        ballot = await said(host, ballot, member, yes=True)
    assert ballot.outcome is Outcome.PASSED
    after = (await host.matches.store.live(info.id)).match
    assert all(one.number <= to for one in after.live())


async def test_going_back_fails_if_the_match_has_moved_on(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    to = await played_by_all(host, info)
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=to))
    await host.answer(info.id)
    number = (await host.matches.store.live(info.id)).match.number
    asked = await voters(host, ballot)
    first = next(one for one in PEOPLE if one.user_id == asked[0])
    ballot = await said(host, ballot, first, yes=True)
    assert (ballot.outcome, ballot.why) == (Outcome.FAILED, Text("votes-moved-on"))
    assert (await host.matches.store.live(info.id)).match.number == number


async def test_what_was_revealed_since_is_named_and_asks_everybody(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="fortuna")
    while True:
        await host.answer(info.id)
        live = (await host.matches.store.live(info.id)).match.live()
        told = [one for one in live if one.barrier]
        own = [one.number for one in live if one.seat == 0]
        if told and own and own[0] < told[-1].number:
            break
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=0))
    assert set(await voters(host, ballot)) == {BEN.user_id, CLEO.user_id}
    ((_, lines), *_) = await host.matches.votes.revealed(ballot)
    assert any(one.event.shows for one in lines)


async def test_alone_with_ai_players_nobody_else_is_asked(host: Host) -> None:
    info = await host.begun(ANA, game="pebbles", ai=["random"])
    while not any(one.seat == 0 for one in (await host.matches.store.live(info.id)).match.live()):
        await host.answer(info.id)
    number = (await host.matches.store.live(info.id)).match.live()[-1].number
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=0))
    assert ballot.outcome is Outcome.PASSED
    assert all(one.number > number for one in (await host.matches.store.live(info.id)).match.live())
    told = (await host.matches.story.told(info.id, None))[-1].event
    assert (told.data["who"], told.data["why"]) == ("Ana", Text("moderators-why-alone"))


async def test_own_answers_are_offered_newest_first(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    await played_by_all(host, info)
    found = await host.matches.votes.takebacks(info.id, ANA.user_id)
    entries = [one.answer.number for one in found]
    live = (await host.matches.store.live(info.id)).match.live()
    assert entries == [one.number for one in reversed(live) if one.seat == 0]
    assert all(one.to < one.answer.number for one in found)


async def test_nothing_is_offered_in_a_match_that_was_ended(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="pebbles")
    await played_by_all(host, info)
    by = Actor(900, "Mo", Role.MODERATOR)
    await host.matches.moderation.stop(info.id, Verdict.NONE, "why", by, next(host.ids))
    with pytest.raises(MatchError, match="votes-not-running"):
        await host.matches.votes.takebacks(info.id, ANA.user_id)


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


# --- what nobody may learn --------------------------------------------------------------------------


async def secretly_asked(host: Host) -> tuple[MatchInfo, int, int]:
    """A match that asks in secret after some moves; how far all know its log, and Ana's last move before."""
    info = await host.begun(*PEOPLE, game="bazaar")
    while True:
        await host.answer(info.id)
        live = await host.matches.store.live(info.id)
        answers = live.match.live()
        own = [at for at, one in enumerate(answers) if one.seat == 0]
        fresh = not any(
            one.lane in live.match.table.position.lanes for one in answers if one.secret
        )
        if len(live.secrets) == len(PEOPLE) and own and fresh:
            return info, answers[-1].number, answers[own[-1] - 1].number if own[-1] else 0


async def answer_of(host: Host, info: MatchInfo, seat: int) -> None:
    asked = next(one for one in await host.decisions(info.id) if one.seat == seat)
    await host.answer(info.id, asked)


async def test_an_answer_that_is_still_secret_cannot_be_asked_back(host: Host) -> None:
    info = await host.begun(*PEOPLE, game="fortuna")
    await answer_of(host, info, 0)
    assert await host.matches.votes.takebacks(info.id, ANA.user_id) == []
    undo = Motion(Question.UNDO, to=0)
    assert (await refused(host, info, ANA, undo)).key == "votes-nothing-later"
    await answer_of(host, info, 1)
    assert (await refused(host, info, ANA, undo)).key == "votes-nothing-later"


@pytest.mark.parametrize("answered", [(), (1,), (1, 2)])
async def test_a_vote_does_not_tell_who_has_answered_in_secret(
    host: Host, answered: tuple[int, ...]
) -> None:
    info, known, to = await secretly_asked(host)
    for seat in answered:
        await answer_of(host, info, seat)
    taken = await host.matches.votes.taken_back(info.id, to, ANA)
    live = (await host.matches.store.live(info.id)).match.live()
    public = [one for one in live if to < one.number <= known]
    assert (taken.count, taken.seats) == (len(public), tuple(sorted({one.seat for one in public})))
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=to))
    assert set(await voters(host, ballot)) == {BEN.user_id, CLEO.user_id}
    assert ballot.entry == known


async def test_a_secret_answer_does_not_show_by_spoiling_a_vote(host: Host) -> None:
    info, _, to = await secretly_asked(host)
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=to))
    ballot = await said(host, ballot, BEN, yes=True)
    await answer_of(host, info, 0)
    assert (await said(host, ballot, CLEO, yes=True)).outcome is Outcome.PASSED
    live = (await host.matches.store.live(info.id)).match.live()
    assert all(one.number <= to for one in live)


async def test_who_has_taken_a_seat_over_is_not_told_its_secrets_among_what_it_can_ask_back(
    host: Host,
) -> None:
    dora, by = Member(104, "Dora"), Actor(900, "Mo", Role.MODERATOR)
    info = await host.begun(*PEOPLE, game="bazaar")

    async def private(user_id: int) -> bool:
        found = await host.matches.votes.takebacks(info.id, user_id)
        return any(one.event.private for back in found for one in back.told)

    # Whoever leads the round can draw a card at once.
    errand = next(one for one in await host.decisions(info.id) if one.seat == 1)
    await host.answer(info.id, errand, "draw")
    assert await private(BEN.user_id)
    await host.matches.moderation.replace_seat(info.id, 1, dora, "gone", by, next(host.ids))
    assert not await private(dora.user_id)


async def test_that_there_is_something_to_go_back_behind_does_not_tell_of_secret_answers(
    host: Host,
) -> None:
    info, known, _ = await secretly_asked(host)
    by = Actor(900, "Mo", Role.MODERATOR)
    await answer_of(host, info, 1)
    with pytest.raises(MatchError, match="moderators-nothing-later"):
        await host.matches.rollbacks.rewind(info.id, known)
    with pytest.raises(MatchError, match="moderators-nothing-later"):
        await host.matches.rollbacks.roll_back(info.id, known, "why not", by, next(host.ids))


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
