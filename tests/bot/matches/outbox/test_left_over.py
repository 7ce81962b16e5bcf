"""Panels in direct messages that were left behind: after a start nobody is asked there what is answered."""

from collections.abc import AsyncIterator

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.domain.outbox import Kind, OutboxRow, Withdrawal
from bot.matches.service import Matches
from tests.bot.matches.processes import ELSEWHERE, Process, two
from tests.bot.matches.stopping import started_again
from tests.bot.matches.support import ANA, BEN, GUILD, Host, ManualClock, pending
from tests.bot.matches.timing import DAILY, Table
from tests.bot.servers import Server


async def asked_in_private(host: Host, dispatcher: Dispatcher, guild_id: int = GUILD) -> str:
    """A match in which both are asked in private."""
    info = await host.begun(ANA, BEN, game="bazaar", guild_id=guild_id, pace=DAILY)
    await dispatcher.settle()
    while len((await host.matches.store.live(info.id)).secrets) < 2:
        await host.answer(info.id)
    await dispatcher.settle()
    return info.id


async def answered_in_private(host: Host, dispatcher: Dispatcher, guild_id: int = GUILD) -> str:
    """The same, and both have answered, which is not told yet."""
    match_id = await asked_in_private(host, dispatcher, guild_id)
    for asked in await host.decisions(match_id):
        await host.answer(match_id, asked)
    return match_id


def withdrawals(posted: list[OutboxRow[Withdrawal]]) -> list[OutboxRow[Withdrawal]]:
    return [row for row in posted if row.kind is Kind.WITHDRAW]


@pytest.fixture
async def answered(table: Table) -> Table:
    table.id = await answered_in_private(table.host, table.dispatcher)
    assert withdrawals(table.messenger.posted) == []
    return table


async def restarted(table: Table) -> Matches:
    again = started_again(table.storage, table.clock)
    await again.open()
    await again.close()
    return again


async def test_what_was_asked_in_private_is_settled_after_a_start_even_if_it_is_not_told(
    answered: Table,
) -> None:
    await answered.matches.agenda.heartbeat.beat()
    await restarted(answered)
    assert Kind.WITHDRAW in await pending(answered.storage, answered.id)
    await answered.dispatcher.settle()
    first, second = withdrawals(answered.messenger.posted)
    assert first.payload == second.payload


async def test_what_is_still_asked_is_left_alone(table: Table) -> None:
    table.id = await asked_in_private(table.host, table.dispatcher)
    assert Kind.PROMPT in table.messenger.kinds()
    await table.matches.agenda.heartbeat.beat()
    await restarted(table)
    assert Kind.WITHDRAW not in await pending(table.storage, table.id)


async def test_what_is_settled_stays_so(answered: Table) -> None:
    await answered.dispatcher.settle()
    await answered.matches.agenda.heartbeat.beat()
    await restarted(answered)
    assert Kind.WITHDRAW not in await pending(answered.storage, answered.id)


async def test_it_is_not_where_nobody_has_acted_for_a_while(answered: Table) -> None:
    answered.clock.move(minutes=16)
    await answered.matches.agenda.heartbeat.beat()
    answered.clock.move(hours=5)
    await restarted(answered)
    assert Kind.WITHDRAW not in await pending(answered.storage, answered.id)


async def test_however_long_the_bot_was_away_it_is(answered: Table) -> None:
    await answered.matches.agenda.heartbeat.beat()
    answered.clock.move(hours=50)
    await restarted(answered)
    assert Kind.WITHDRAW in await pending(answered.storage, answered.id)


@pytest.fixture
async def both(postgres: Server, clock: ManualClock) -> AsyncIterator[tuple[Process, Process]]:
    async with two(postgres, clock) as (first, second):
        yield first, second


@pytest.mark.parametrize(("starts", "settled"), [(0, [True, True]), (1, [False, True])])
async def test_who_hears_of_direct_messages_does_it_for_all_and_others_for_their_servers(
    both: tuple[Process, Process], starts: int, settled: list[bool]
) -> None:
    first, second = both
    matches = [
        await answered_in_private(one.host, one.dispatcher, guild_id)
        for one, guild_id in ((first, GUILD), (second, ELSEWHERE))
    ]
    for one in both:
        await one.matches.agenda.heartbeat.beat()
    await both[starts].matches.open()
    found = [Kind.WITHDRAW in await pending(first.storage, one) for one in matches]
    assert found == settled
