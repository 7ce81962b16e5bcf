"""What a vote must not tell of answers that are still secret."""

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member
from bot.domain.unseen import in_secret
from bot.domain.votes import Motion, Outcome, Question, since
from bot.matches.moderation.actions import Actor, Role
from tests.bot.matches.support import ANA, BEN, CLEO, PEOPLE, Host
from tests.bot.matches.votes.changing import handed
from tests.bot.matches.votes.voting import proposed, refused, said, voters


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


# --- what an AI player holds ------------------------------------------------------------------------


async def gone_on_from(host: Host, game: str, *, for_good: bool) -> tuple[MatchInfo, int]:
    """A match in which an AI player in Cleo's seat has openly gone on from Ana's last answer.

    Nothing has come to light since. Beside it the entry before that answer.
    """
    while True:
        info = await host.begun(*PEOPLE, game=game)
        await handed(host, info, CLEO, "random", for_good=for_good)
        await host.matches.idle()
        while asked := [one for one in await host.decisions(info.id) if one.seat != 2]:
            await host.answer(info.id, asked[0])
            await host.matches.idle()
            if asked[0].seat == 0 and (to := await openly_gone_on(host, info)) is not None:
                return info, to


async def openly_gone_on(host: Host, info: MatchInfo) -> int | None:
    """The entry before Ana's last answer if only the AI player has answered since, with nothing to hide."""
    match = (await host.matches.store.live(info.id)).match
    takebacks = await host.matches.votes.takebacks(info.id, ANA.user_id) if not match.over else []
    for last in takebacks[:1]:
        later = since(match, last.to)
        if {one.seat for one in later} == {0, 2} and not in_secret(match):
            return None if any(one.barrier for one in later) else last.to
    return None


@pytest.mark.parametrize("for_good", [True, False])
async def test_where_seats_have_secrets_nobody_sounds_an_ai_player_s_hand_without_being_allowed_to(
    host: Host, *, for_good: bool
) -> None:
    info, to = await gone_on_from(host, "bazaar", for_good=for_good)
    assert not (await host.matches.votes.taken_back(info.id, to, ANA)).alone
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=to))
    assert ballot.outcome is Outcome.OPEN
    assert BEN.user_id in await voters(host, ballot)
    assert (await said(host, ballot, BEN, yes=True)).outcome is Outcome.PASSED


async def test_where_seats_have_no_secrets_an_ai_player_s_answer_asks_nobody_else(
    host: Host,
) -> None:
    info, to = await gone_on_from(host, "caylus", for_good=True)
    assert (await host.matches.votes.taken_back(info.id, to, ANA)).alone
    ballot = await proposed(host, info, ANA, Motion(Question.UNDO, to=to))
    assert ballot.outcome is Outcome.PASSED
