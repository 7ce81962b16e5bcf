"""Votes to go back: who is asked, what can be asked back, and when it is too late."""

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Verdict
from bot.domain.votes import Motion, Outcome, Question, count
from bot.matches.moderation.actions import Actor, Role
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, CLEO, PEOPLE, Host
from tests.bot.matches.votes.voting import proposed, said, voters


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
