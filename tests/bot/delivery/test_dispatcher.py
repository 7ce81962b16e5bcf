"""The dispatcher: in order, again after trouble, never twice."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from typing_extensions import override

from bot.delivery.dispatcher import BREAKS, Dispatcher, Undeliverable
from bot.domain.outbox import Delivered, Kind, OutboxRow, Payload
from bot.matches.outbox.leaving import leave
from bot.matches.service import Matches
from bot.matches.time.cleanup import Sweep
from bot.storage import Storage
from bot.storage.audit.chain import first_break
from bot.storage.outbox.sending import heads
from bot.storage.tables import audit
from bot.storage.transaction import Transaction
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, PaperMessenger, owed, pending
from tests.bot.matches.timing import NOON

LATER = Undeliverable("503", permanent=False)
NEVER = Undeliverable("10003 unknown channel", permanent=True)


async def test_rows_of_a_match_leave_in_order(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    await host.begun(ANA, BEN)
    await dispatcher.settle()
    in_thread = [row.kind for row in messenger.posted if row.payload.addressee is None]
    assert in_thread == [Kind.LOBBY, Kind.THREAD, Kind.START, Kind.TURN, Kind.LOBBY]


async def test_a_row_that_fails_for_now_holds_back_those_after_it(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger, clock: ManualClock
) -> None:
    await host.begun(ANA, BEN, game="bazaar")
    messenger.troubles = [LATER]
    await dispatcher.settle()
    assert messenger.posted == []
    clock.move(seconds=2)
    await dispatcher.settle()
    assert messenger.kinds() == [Kind.LOBBY, Kind.THREAD, Kind.START, Kind.TURN, Kind.LOBBY]
    assert dispatcher.tally.later == 1


async def test_waits_between_tries_grow_up_to_five_minutes(
    host: Host,
    storage: Storage,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    clock: ManualClock,
) -> None:
    await host.lobby(ANA)
    messenger.troubles = [LATER] * 11
    waited = []
    while messenger.troubles:
        await dispatcher.settle()
        async with storage.read() as connection:
            due_at = (await heads(connection, 1))[0][2]
        waited.append((due_at - clock.now()).total_seconds())
        clock.move(seconds=waited[-1])
    assert waited[:4] == [1, 2, 4, 8]
    assert waited[-3:] == [256, 300, 300]


async def test_a_message_that_arrived_in_spite_of_an_error_is_not_sent_again(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger, clock: ManualClock
) -> None:
    info = await host.lobby(ANA)
    messenger.lost_answers = 1
    await dispatcher.settle()
    clock.move(seconds=5)
    await dispatcher.settle()
    assert len(messenger.posted) == 1
    assert dispatcher.tally.found == 1
    stored = await host.matches.store.info(info.id)
    assert stored.lobby_message_id == 9000 + messenger.posted[0].id


async def test_what_can_never_be_delivered_is_given_up_on_record(
    host: Host, storage: Storage, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.lobby(ANA)
    messenger.troubles = [NEVER]
    await dispatcher.settle()
    assert await owed(storage, info.id) == [(Kind.LOBBY, "failed")]
    async with storage.read() as connection:
        row = (await connection.execute(select(audit))).one()
        assert (row.act, row.match_id) == ("undeliverable", info.id)
        assert row.body["reason"] == NEVER.reason
        assert await first_break(connection) is None


async def test_a_row_that_breaks_the_messenger_does_not_stop_the_others(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger, clock: ManualClock
) -> None:
    broken, whole = await host.lobby(ANA), await host.lobby(BEN)

    async def deliver(row: OutboxRow[Any]) -> Delivered | None:
        if row.match_id == broken.id:
            raise ZeroDivisionError
        return await PaperMessenger.deliver(messenger, row)

    messenger.deliver = deliver  # type: ignore[method-assign] # stands in for it
    for _ in range(BREAKS):
        await dispatcher.settle()
        clock.move(hours=1)
    assert [row.match_id for row in messenger.posted] == [whole.id]
    assert dispatcher.tally.failed == 1


async def test_a_slow_match_does_not_hold_up_another(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    slow, quick = await host.lobby(ANA), await host.lobby(BEN)
    may_go = asyncio.Event()

    async def deliver(row: OutboxRow[Any]) -> Delivered | None:
        if row.match_id == slow.id:
            await may_go.wait()
        else:
            may_go.set()
        return await PaperMessenger.deliver(messenger, row)

    messenger.deliver = deliver  # type: ignore[method-assign] # stands in for it
    await dispatcher.settle()
    assert [row.match_id for row in messenger.posted] == [quick.id, slow.id]


async def head(connection: Transaction) -> OutboxRow[Payload]:
    """The row that is to leave next."""
    ((row, _, _),) = await heads(connection, 1)
    assert isinstance(row, OutboxRow)
    return row


async def test_what_was_on_its_way_when_the_program_died_is_looked_for_first(
    host: Host, storage: Storage, matches: Matches, messenger: PaperMessenger
) -> None:
    await host.lobby(ANA)
    async with storage.write() as connection:
        row = await head(connection)
        assert await leave(connection, row, NOON) is not None
    messenger.posted.append(row)
    await Dispatcher(matches.store, messenger).settle()
    assert len(messenger.posted) == 1


async def test_what_had_not_left_when_the_program_died_is_sent(
    host: Host, storage: Storage, matches: Matches, messenger: PaperMessenger
) -> None:
    await host.lobby(ANA)
    async with storage.write() as connection:
        row = await head(connection)
        await leave(connection, row, NOON)
    await Dispatcher(matches.store, messenger).settle()
    assert [one.nonce for one in messenger.posted] == [row.nonce]


async def test_a_board_that_failed_gives_way_to_a_newer_one(
    host: Host,
    storage: Storage,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    clock: ManualClock,
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    messenger.troubles = [None, None, None, LATER]
    await dispatcher.settle()
    while Kind.TURN not in await pending(storage, info.id):
        await host.answer(info.id)
    clock.move(minutes=1)
    await dispatcher.settle()
    boards = [row for row in messenger.posted if row.kind is Kind.TURN]
    assert len(boards) == 1
    assert dispatcher.tally.dropped >= 1


async def test_it_delivers_by_itself_once_started(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    there = asyncio.Event()

    async def deliver(row: OutboxRow[Any]) -> Delivered | None:
        there.set()
        return await PaperMessenger.deliver(messenger, row)

    messenger.deliver = deliver  # type: ignore[method-assign] # stands in for it
    dispatcher.start()
    await host.lobby(ANA)
    await asyncio.wait_for(there.wait(), 5)
    await dispatcher.close()
    assert messenger.kinds() == [Kind.LOBBY]


async def test_settling_does_not_pass_over_what_waited_for_a_row_that_arrives_meanwhile(
    host: Host, matches: Matches, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    arriving, find = asyncio.Event(), storage.find

    class Slow(PaperMessenger):
        @override
        async def deliver(self, row: OutboxRow[Any]) -> Delivered | None:
            await arriving.wait()
            return await super().deliver(row)

    async def while_it_arrives(work: Any) -> Any:
        found = await find(work)
        arriving.set()
        while await owed(storage, info.id, "sending"):  # noqa: ASYNC110 - only a test
            await asyncio.sleep(0)
        return found

    info = await host.lobby(ANA)
    dispatcher = Dispatcher(matches.store, messenger := Slow())
    first = asyncio.create_task(dispatcher.settle())
    while not await owed(storage, info.id, "sending"):  # noqa: ASYNC110 - only a test
        await asyncio.sleep(0)
    await matches.lobby.join(info.id, BEN, next(host.ids))
    monkeypatch.setattr(storage, "find", while_it_arrives)
    await dispatcher.settle()
    assert messenger.kinds() == [Kind.LOBBY, Kind.LOBBY]
    await first


async def test_the_queue_tells_its_length_and_age(
    host: Host, dispatcher: Dispatcher, clock: ManualClock
) -> None:
    opened = clock.now()
    await host.lobby(ANA)
    clock.move(seconds=90)
    queue = await dispatcher.queue()
    assert (queue.length, queue.oldest) == (1, opened)


async def test_old_rows_are_forgotten_but_for_boards_and_what_is_still_owed(
    host: Host, storage: Storage, dispatcher: Dispatcher, clock: ManualClock
) -> None:
    told = await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    waiting = await host.lobby(ANA)
    clock.move(days=13)
    await Sweep(storage, clock).sweep()
    assert await pending(storage, waiting.id) == [Kind.LOBBY]
    clock.move(days=2)
    await Sweep(storage, clock).sweep()
    assert await owed(storage, told.id) == [(Kind.TURN, "sent")]
    assert await pending(storage, waiting.id) == [Kind.LOBBY]


async def test_lobby_posts_that_wait_for_a_rate_limit_leave_room_for_a_board(
    host: Host, matches: Matches, messenger: PaperMessenger
) -> None:
    dispatcher = Dispatcher(matches.store, messenger, parallel=2)
    playing = await host.begun(ANA, BEN)
    await dispatcher.settle()
    stuck = asyncio.Event()
    told = asyncio.Event()

    async def deliver(row: OutboxRow[Any]) -> Delivered | None:
        if row.kind is Kind.LOBBY:
            await stuck.wait()
        elif row.kind is Kind.TURN:
            told.set()
        return await PaperMessenger.deliver(messenger, row)

    messenger.deliver = deliver  # type: ignore[method-assign] # stands in for it
    for _ in range(5):
        await host.lobby(ANA)
    while not (await owed(matches.storage, playing.id, "pending")):
        await host.answer(playing.id)
    dispatcher.start()
    await asyncio.wait_for(told.wait(), 5)
    await dispatcher.close()
    assert messenger.kinds().count(Kind.LOBBY) <= 2
