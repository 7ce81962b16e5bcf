"""Several processes pay what is owed, each to its own servers, and none what another one is paying."""

import asyncio
from typing import Any

from bot.app import LONGEST_WAIT
from bot.delivery.dispatcher import Dispatcher
from bot.domain.outbox import Delivered, OutboxRow, Payload
from bot.matches.outbox.leaving import leave
from bot.matches.service import Matches
from bot.storage.outbox.leases import LEASE, Sender
from bot.storage.outbox.sending import heads
from tests.bot.matches.processes import ELSEWHERE, FIRST, Process, process, two
from tests.bot.matches.support import ANA, BEN, ManualClock, PaperMessenger, Shelf
from tests.bot.servers import Server

NODE = "bot.storage.outbox.leases.platform.node"


async def _next(one: Process, sender: Sender) -> OutboxRow[Payload]:
    row = (await one.storage.find(lambda on: heads(on, 1, (), sender)))[0][0]
    assert isinstance(row, OutboxRow)
    return row


async def test_each_posts_what_its_own_servers_are_owed(
    postgres: Server, clock: ManualClock
) -> None:
    async with two(postgres, clock) as (first, second):
        here = await first.host.lobby(ANA)
        there = await first.host.lobby(BEN, guild_id=ELSEWHERE)
        await first.dispatcher.settle()
        assert [row.match_id for row in first.messenger.posted] == [here.id]
        await second.dispatcher.settle()
        assert [row.match_id for row in first.messenger.posted] == [here.id, there.id]


async def test_what_another_process_is_sending_is_left_alone_until_its_lease_is_over(
    postgres: Server, clock: ManualClock
) -> None:
    async with two(postgres, clock) as (first, _):
        await first.host.lobby(ANA)
        other = Sender(FIRST, "0/2 on another machine")
        row = await _next(first, other)
        left = await first.storage.change(lambda on: leave(on, row, clock.now(), other))
        assert left is not None
        await first.dispatcher.settle()
        assert first.messenger.posted == []
        clock.move(seconds=LEASE.total_seconds())
        await first.dispatcher.settle()
        assert [one.nonce for one in first.messenger.posted] == [row.nonce]


async def test_what_a_process_left_behind_it_takes_up_at_once(
    postgres: Server, clock: ManualClock
) -> None:
    async with two(postgres, clock) as (first, _):
        await first.host.lobby(ANA)
        own = Sender.of(FIRST)
        row = await _next(first, own)
        await first.storage.change(lambda on: leave(on, row, clock.now(), own))
        again = Dispatcher(first.matches.store, first.messenger)
        await again.settle()
        assert [one.nonce for one in first.messenger.posted] == [row.nonce]


async def test_of_two_who_have_read_a_row_one_sends_it(
    postgres: Server, clock: ManualClock
) -> None:
    async with postgres.database() as url, process(url, clock) as one:
        await one.host.lobby(ANA)
        sender = Sender()
        row = await _next(one, sender)
        leaving = [
            await one.storage.change(lambda on: leave(on, row, clock.now(), sender))
            for _ in range(2)
        ]
        assert [left is not None for left in leaving] == [True, False]


async def test_whoever_ends_cleanly_leaves_nothing_leased(
    postgres: Server, clock: ManualClock, monkeypatch: Any
) -> None:
    async with two(postgres, clock) as (first, _):
        await first.host.lobby(ANA)
        sending = asyncio.Event()

        async def deliver(row: OutboxRow[Any]) -> Delivered | None:
            sending.set()
            await asyncio.Event().wait()
            raise AssertionError(row)

        first.messenger.deliver = deliver  # type: ignore[method-assign] # stands in for it
        first.dispatcher.start()
        await asyncio.wait_for(sending.wait(), 5)
        await first.dispatcher.close()
        monkeypatch.setattr(NODE, lambda: "another machine")
        paper = PaperMessenger()
        moved = Matches(first.storage, Shelf(), clock, shards=FIRST)
        await Dispatcher(moved.store, paper).settle()
        assert len(paper.posted) == 1


def test_a_lease_lasts_longer_than_a_request_waits_for_discord() -> None:
    assert LEASE.total_seconds() > LONGEST_WAIT
