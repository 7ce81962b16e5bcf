"""One interaction delivered twice, at every door that once had no memory of it: it counts once."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.domain.deadlines import Span
from bot.domain.errors import MatchError
from bot.domain.orders import MOST_ANSWERS, Wanted
from bot.domain.outbox import Kind
from bot.domain.votes import Motion, Outcome, Question
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import kind_of
from tests.bot.matches.orders.ordering import SAID, asked, default, order, queue
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, Shelf, pending
from tests.bot.matches.timing import NOON, Table

TWICE = 77


@pytest.fixture
async def other(storage: Storage, clock: ManualClock) -> AsyncIterator[Matches]:
    """A second process on the same database."""
    service = Matches(storage, Shelf(), clock)
    yield service
    await service.close()


async def test_a_vacation_is_taken_once_and_told_once(table: Table) -> None:
    await table.begins()
    end = NOON + timedelta(days=3)
    span = await table.matches.vacations.go_on_vacation(ANA.user_id, NOON, end, TWICE)
    table.clock.move(minutes=1)
    assert await table.matches.vacations.go_on_vacation(ANA.user_id, NOON, end, TWICE) == span
    assert span == Span(NOON, end)
    assert len(await table.matches.vacations.of(ANA.user_id)) == 1
    assert (await pending(table.storage, table.id)).count(Kind.NOTICE) == 1


async def test_a_vacation_ends_once_and_the_next_one_stays(table: Table) -> None:
    for days in (0, 10):
        start = NOON + timedelta(days=days)
        await table.matches.vacations.go_on_vacation(
            ANA.user_id, start, start + timedelta(days=3), days
        )
    first, second = await table.matches.vacations.of(ANA.user_id)
    for _ in range(2):
        assert await table.matches.vacations.come_back(ANA.user_id, first.id, TWICE)
    assert await table.matches.vacations.of(ANA.user_id) == [second]


async def test_the_only_vacation_is_called_off_once(table: Table) -> None:
    start = NOON + timedelta(days=5)
    await table.matches.vacations.go_on_vacation(ANA.user_id, start, start + timedelta(days=3), 1)
    assert await table.matches.vacations.come_back(ANA.user_id, None, TWICE)
    await table.matches.vacations.go_on_vacation(ANA.user_id, start, start + timedelta(days=3), 2)
    assert await table.matches.vacations.come_back(ANA.user_id, None, TWICE)
    assert len(await table.matches.vacations.of(ANA.user_id)) == 1


async def test_of_several_vacations_none_is_called_off_unnamed(table: Table) -> None:
    for days in (5, 10):
        start = NOON + timedelta(days=days)
        await table.matches.vacations.go_on_vacation(
            ANA.user_id, start, start + timedelta(days=3), days
        )
    assert not await table.matches.vacations.come_back(ANA.user_id, None, TWICE)
    assert len(await table.matches.vacations.of(ANA.user_id)) == 2


async def test_what_is_refused_may_come_again(table: Table) -> None:
    with pytest.raises(MatchError):
        await table.matches.vacations.come_back(ANA.user_id, 5, TWICE)
    with pytest.raises(MatchError):
        await table.matches.vacations.come_back(ANA.user_id, 5, TWICE)


async def test_orders_are_revoked_once_and_the_second_reply_says_the_same(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await order(matches, info, BEN, default(kind_of(await host.decision(info.id))))
    (known,) = await matches.orders.of(BEN.user_id)
    for _ in range(2):
        assert await matches.orders.revoke(BEN.user_id, [known.id], TWICE) == 1
    assert await matches.orders.of(BEN.user_id) == []


async def test_of_what_is_queued_one_answer_is_taken_back_once(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    decision = await host.decision(info.id)
    await queue(matches, info, BEN, decision, "1", "2", "3")
    for _ in range(2):
        await matches.queue.remove(info.id, BEN.user_id, TWICE, kind_of(decision), last=True)
    (left,) = await matches.queue.of(info.id, BEN.user_id)
    assert [one.answer for one in left.answers] == ["1", "2"]


async def test_a_motion_is_withdrawn_once(host: Host, matches: Matches) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    ballot = await matches.votes.propose(info.id, ANA, next(host.ids), Motion(Question.PAUSE))
    for _ in range(2):
        assert (await matches.votes.withdraw(ballot.id, ANA, TWICE)).outcome is Outcome.WITHDRAWN


async def test_a_trial_is_closed_once_and_the_second_reply_names_it_too(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    trial = await matches.whatif.try_out(info.id, ANA.user_id, next(host.ids))
    for _ in range(2):
        assert await matches.whatif.close(trial.id, ANA.user_id, TWICE) == trial.name
    assert await matches.whatif.of(ANA.user_id) == []


async def test_answers_queued_at_the_same_time_are_all_kept(host: Host, matches: Matches) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    decision = await host.decision(info.id)
    await asyncio.gather(
        *(queue(matches, info, BEN, decision, str(one)) for one in range(1, MOST_ANSWERS + 1))
    )
    (entry,) = await matches.queue.of(info.id, BEN.user_id)
    assert len(entry.answers) == MOST_ANSWERS


async def test_one_answer_too_many_is_refused_even_at_the_same_time(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    decision = await host.decision(info.id)
    done = await asyncio.gather(
        *(queue(matches, info, BEN, decision, str(one)) for one in range(MOST_ANSWERS + 2)),
        return_exceptions=True,
    )
    assert len([one for one in done if isinstance(one, MatchError)]) == 2


# --- another process on the same database ----------------------------------------------------------


async def test_an_order_given_elsewhere_holds_from_the_next_answer_on(
    host: Host, matches: Matches, other: Matches
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    assert await asked(matches, info) == [0]
    rule = default(kind_of(await host.decision(info.id)))
    await order(other, info, BEN, rule, everywhere=True)
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [0]
    (known,) = await other.orders.of(BEN.user_id)
    await other.orders.revoke(BEN.user_id, [known.id], next(host.ids))
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]


async def test_an_answer_queued_elsewhere_is_given(
    host: Host, matches: Matches, other: Matches
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await matches.queue.of(info.id, BEN.user_id)
    wanted, decision = Wanted("2", SAID), await host.decision(info.id)
    await other.queue.add(info.id, BEN.user_id, TWICE, decision, wanted)
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [0]


async def test_an_order_given_while_a_match_starts_is_not_missed(
    host: Host, matches: Matches, other: Matches
) -> None:
    first = await host.begun(ANA, BEN, game="pebbles")
    rule = default(kind_of(await host.decision(first.id)))
    lobby = await host.lobby(ANA, BEN, game="pebbles")
    await asyncio.gather(
        order(matches, first, ANA, rule, everywhere=True),
        other.lobby.start(lobby.id, ANA, next(host.ids)),
    )
    assert await asked(matches, lobby) == [1]
