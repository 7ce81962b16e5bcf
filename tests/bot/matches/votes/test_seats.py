"""A say in a vote belongs to a seat and to whoever sits there."""

import asyncio

from bot.domain.match import Status
from bot.domain.outbox import Kind
from bot.domain.quotas import VOTE_PAUSE
from bot.domain.votes import Outcome, count
from bot.storage import Storage
from tests.bot.matches.support import ANA, BEN, CLEO, PEOPLE, Host, ManualClock, pending
from tests.bot.matches.votes.changing import DORA, END, MOD, PAUSE, handed, left, no_say, over
from tests.bot.matches.votes.voting import proposed, said

# --- seats that change hands --------------------------------------------------------------------


async def test_who_takes_a_seat_over_has_its_say_and_who_has_left_it_has_none(house: Host) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(house, info, ANA, END)
    await handed(house, info, BEN, DORA)
    assert await no_say(house, ballot, BEN)
    await said(house, ballot, DORA, yes=True)
    assert (await said(house, ballot, CLEO, yes=True)).outcome is Outcome.PASSED


async def test_what_somebody_replaced_has_said_no_longer_counts(house: Host) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(house, info, ANA, END)
    await said(house, ballot, BEN, yes=True)
    await handed(house, info, BEN, DORA)
    assert (await said(house, ballot, CLEO, yes=True)).outcome is Outcome.OPEN
    await handed(house, info, DORA, BEN)
    ballot = await house.matches.votes.ballot(ballot.id)
    assert count(ballot, await house.matches.store.info(info.id)).silent == (BEN.user_id,)


async def test_a_seat_that_becomes_an_ai_players_drops_out_and_what_is_certain_is_done(
    house: Host, clock: ManualClock
) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await said(house, await proposed(house, info, ANA, END), BEN, yes=True)
    await handed(house, info, CLEO, "greedy")
    assert (await over(house, ballot)).outcome is Outcome.PASSED
    assert (await house.matches.store.info(info.id)).status is Status.STOPPED


async def test_a_refusal_goes_with_who_gave_it(house: Host) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(house, info, ANA, PAUSE)
    await said(house, ballot, BEN, yes=False)
    await handed(house, info, BEN, DORA)
    assert (await said(house, ballot, DORA, yes=True)).outcome is Outcome.PASSED


async def test_the_post_is_brought_up_to_date_when_a_seat_changes_hands(
    house: Host, clock: ManualClock, storage: Storage
) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    await proposed(house, info, ANA, END)
    before = (await pending(storage, info.id)).count(Kind.BALLOT)
    await handed(house, info, BEN, DORA)
    async with asyncio.timeout(10):
        while (await pending(storage, info.id)).count(Kind.BALLOT) == before:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0)
    await house.answer(info.id)
    await clock.asleep()
    assert (await pending(storage, info.id)).count(Kind.BALLOT) == before + 1


async def test_where_an_ai_player_sits_in_silence_holds_nothing_up_but_a_word_counts(
    house: Host, clock: ManualClock
) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    await handed(house, info, CLEO, "greedy", for_good=False)
    ballot = await proposed(house, info, ANA, END)
    assert (await said(house, ballot, CLEO, yes=False)).outcome is Outcome.FAILED
    clock.move(minutes=VOTE_PAUSE.default)
    again = await proposed(house, info, ANA, END)
    assert (await said(house, again, BEN, yes=True)).outcome is Outcome.PASSED


async def test_whoever_is_back_on_the_seat_is_waited_for_again(house: Host) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    await handed(house, info, CLEO, "greedy", for_good=False)
    ballot = await proposed(house, info, ANA, END)
    await house.matches.timeouts.take_seat_back(info.id, CLEO.user_id, next(house.ids))
    assert (await said(house, ballot, BEN, yes=True)).outcome is Outcome.OPEN
    assert (await said(house, ballot, CLEO, yes=True)).outcome is Outcome.PASSED


async def test_who_has_left_the_server_is_not_waited_for(house: Host, clock: ManualClock) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await said(house, await proposed(house, info, ANA, END), BEN, yes=True)
    await left(house, info, CLEO)
    assert (await over(house, ballot)).outcome is Outcome.PASSED


# --- where it stands ----------------------------------------------------------------------------


async def test_an_open_vote_moves_along_with_its_match(house: Host, storage: Storage) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    await proposed(house, info, ANA, END)
    before = (await pending(storage, info.id)).count(Kind.BALLOT)
    await house.matches.moving.move(info.id, 77, "quieter", MOD, next(house.ids))
    owed = await pending(storage, info.id)
    assert owed.count(Kind.BALLOT) == before + 1
    assert owed.index(Kind.THREAD) < len(owed) - 1 - owed[::-1].index(Kind.BALLOT)
