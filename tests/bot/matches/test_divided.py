"""Several processes: the one with a server's shard does what is due there, and no other."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from itertools import cycle

import pytest
from sqlalchemy import insert, select, text

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Pace, Status
from bot.domain.outbox import Kind
from bot.domain.quotas import LOBBIES, TRIALS_EACH
from bot.domain.votes import Motion, Outcome, Question
from bot.matches.service import Matches
from bot.storage.matches import rows as match_rows
from bot.storage.tables import interactions
from bot.storage.transaction import Transaction
from tests.bot.matches.processes import ELSEWHERE, SECOND, Process, two
from tests.bot.matches.support import ANA, BEN, ManualClock, Shelf, pending
from tests.bot.servers import Server

DAILY = Pace(24 * 3600)


@pytest.fixture
async def both(postgres: Server, clock: ManualClock) -> AsyncIterator[tuple[Process, Process]]:
    async with two(postgres, clock) as (first, second):
        yield first, second


async def _due_at(one: Process, match_id: str) -> datetime | None:
    (wait,) = await one.matches.awaited.waits(match_id)
    return wait.due_at


async def test_a_lobby_is_closed_by_whoever_looks_after_its_server(
    both: tuple[Process, Process], clock: ManualClock
) -> None:
    first, second = both
    info = await first.host.lobby(ANA, guild_id=ELSEWHERE)
    clock.move(days=60)
    await first.matches.agenda.do_due()
    assert (await first.matches.store.info(info.id)).status is Status.LOBBY
    await second.matches.agenda.do_due()
    assert (await first.matches.store.info(info.id)).status is Status.EXPIRED


async def test_people_are_reminded_by_whoever_looks_after_their_server(
    both: tuple[Process, Process], clock: ManualClock
) -> None:
    first, second = both
    info = await first.host.begun(ANA, BEN, game="pebbles", guild_id=ELSEWHERE, pace=DAILY)
    for one in both:
        await one.matches.agenda.do_due()
    clock.move(hours=13)
    await first.matches.agenda.do_due()
    assert Kind.REMINDER not in await pending(first.storage, info.id)
    await second.matches.agenda.do_due()
    assert Kind.REMINDER in await pending(first.storage, info.id)


async def test_ai_players_answer_where_their_server_is_looked_after_even_if_nobody_tells(
    both: tuple[Process, Process],
) -> None:
    first, second = both
    lobby = await first.host.lobby(ANA, game="pebbles", guild_id=ELSEWHERE)
    await first.matches.lobby.fill_ai(lobby.id, ANA, "greedy", next(first.host.ids))
    await first.matches.lobby.start(lobby.id, ANA, next(first.host.ids))
    live = await first.matches.store.live(lobby.id)
    while live.info.seats[next(iter(live.asked))].ai is None:
        await first.host.answer(lobby.id)
    await first.matches.idle()
    before = (await first.matches.store.live(lobby.id)).match.number
    await second.matches.agenda.do_due()
    await second.matches.idle()
    assert (await first.matches.store.live(lobby.id)).match.number > before


async def test_a_vote_begun_elsewhere_is_closed_by_whoever_looks_after_its_server(
    both: tuple[Process, Process], clock: ManualClock
) -> None:
    first, second = both
    info = await first.host.begun(ANA, BEN, game="pebbles", guild_id=ELSEWHERE)
    ballot = await first.matches.votes.propose(
        info.id, ANA, next(first.host.ids), Motion(Question.PAUSE)
    )
    assert ballot.outcome is Outcome.OPEN
    clock.move(days=30)
    await first.matches.agenda.do_due()
    assert (await first.matches.votes.ballot(ballot.id)).outcome is Outcome.OPEN
    await second.matches.agenda.do_due()
    assert (await first.matches.votes.ballot(ballot.id)).outcome is Outcome.FAILED


async def test_what_an_outage_of_one_process_took_is_owed_to_its_servers_alone(
    both: tuple[Process, Process], clock: ManualClock
) -> None:
    first, second = both
    here = await first.host.begun(ANA, BEN, game="pebbles", pace=DAILY)
    there = await first.host.begun(ANA, BEN, game="pebbles", guild_id=ELSEWHERE, pace=DAILY)
    for one in both:
        await one.matches.agenda.do_due()
    due = [await _due_at(first, one.id) for one in (here, there)]
    for _ in range(72):
        clock.move(minutes=5)
        await first.matches.agenda.heartbeat.beat()
    again = Matches(second.storage, Shelf(), clock, shards=SECOND)
    await again.agenda.do_due()
    assert due[1] is not None
    assert await _due_at(first, here.id) == due[0]
    assert await _due_at(first, there.id) == due[1] + timedelta(hours=6)


async def test_a_jump_of_the_clock_is_owed_once(
    both: tuple[Process, Process], clock: ManualClock
) -> None:
    first, _ = both
    matches = [
        await first.host.begun(ANA, BEN, game="pebbles", pace=DAILY, guild_id=guild)
        for guild in (5, ELSEWHERE)
    ]
    for one in both:
        await one.matches.agenda.do_due()
    due = [await _due_at(first, one.id) for one in matches]
    clock.jump(hours=3)
    for one in both:
        await one.matches.agenda.do_due()
    found = [await _due_at(first, one.id) for one in matches]
    assert found == [one + timedelta(hours=3) for one in due if one is not None]


async def test_a_vacation_waits_for_what_another_process_is_changing_and_looks_again(
    both: tuple[Process, Process], clock: ManualClock
) -> None:
    first, second = both
    info = await first.host.begun(ANA, BEN, game="pebbles", pace=DAILY)
    end = clock.now() + timedelta(days=2)
    async with second.storage.write() as connection:
        await match_rows.touch(connection, info.id)
        going = asyncio.create_task(
            first.matches.vacations.go_on_vacation(ANA.user_id, clock.now(), end, 1)
        )
        async with asyncio.timeout(10):
            while not await second.storage.find(_somebody_waits):
                assert not going.done()
    span = await going
    assert [one.span for one in await second.matches.vacations.of(ANA.user_id)] == [span]
    told = [kind for kind in await pending(first.storage, info.id) if kind is Kind.NOTICE]
    assert told == [Kind.NOTICE]


async def _somebody_waits(connection: Transaction) -> bool:
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    return bool((await connection.execute(text(waiting))).scalar_one())


async def test_as_many_lobbies_as_one_may_have_are_counted_over_all_processes(
    both: tuple[Process, Process],
) -> None:
    first, _ = both
    opened = await asyncio.gather(
        *(one.host.lobby(ANA) for _ in range(LOBBIES.default) for one in both),
        return_exceptions=True,
    )
    assert len([one for one in opened if isinstance(one, MatchInfo)]) == LOBBIES.default
    assert all(isinstance(one, MatchInfo | MatchError) for one in opened)
    assert len(await first.matches.lists.of_member(ANA.user_id)) == LOBBIES.default


async def test_trials_of_one_match_begun_at_once_are_one(both: tuple[Process, Process]) -> None:
    first, second = both
    info = await first.host.begun(ANA, BEN, game="pebbles")
    begun = await asyncio.gather(
        *(
            one.matches.whatif.try_out(info.id, ANA.user_id, next(one.host.ids))
            for one in (first, second, first)
        )
    )
    assert len({one.id for one in begun}) == 1


async def test_as_many_trials_as_one_may_have_are_counted_over_all_processes(
    both: tuple[Process, Process],
) -> None:
    first, second = both
    infos = [await first.host.begun(ANA, BEN, game="pebbles") for _ in range(TRIALS_EACH + 2)]
    begun = await asyncio.gather(
        *(
            one.matches.whatif.try_out(info.id, ANA.user_id, next(one.host.ids))
            for info, one in zip(infos, cycle((first, second)), strict=False)
        ),
        return_exceptions=True,
    )
    assert len([one for one in begun if isinstance(one, MatchInfo)]) == TRIALS_EACH
    refused = [one for one in begun if isinstance(one, MatchError)]
    assert [one.message.key for one in refused] == ["looking-whatif-many"] * 2
    assert len(await second.matches.whatif.of(ANA.user_id)) == TRIALS_EACH


async def test_one_process_cleans_up_for_all(
    both: tuple[Process, Process], clock: ManualClock
) -> None:
    first, second = both
    info = await first.host.lobby(ANA)
    async with first.storage.write() as connection:
        old = clock.now() - timedelta(days=3)
        await connection.execute(insert(interactions).values(id=1, match_id=info.id, at=old))

    async def remembered() -> list[int]:
        query = select(interactions.c.id).where(interactions.c.id == 1)
        async with first.storage.read() as connection:
            return [*(await connection.execute(query)).scalars()]

    await second.matches.agenda.do_due()
    assert await remembered() == [1]
    await first.matches.agenda.do_due()
    assert await remembered() == []
