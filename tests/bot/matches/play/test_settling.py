"""A rule is corrected while matches sleep: those that it moves on are played on, whoever is asked now."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.deadlines import DAY
from bot.domain.match import MatchInfo
from bot.domain.outbox import Kind
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.tables import waits
from bot.storage.wire import text_line
from engines.core import Choose, Decision, Option, Text, text
from tests.bot.matches.orders.ordering import queue
from tests.bot.matches.pebbles import Pebbles, Take
from tests.bot.matches.processes import two
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, Shelf, owed, pings
from tests.bot.matches.timing import DAILY, MODERATOR, Table
from tests.bot.servers import Server

HEAP = 40


def correct(monkeypatch: pytest.MonkeyPatch, turn: int = 0) -> None:
    """Correct a rule: in a certain turn only one pebble can be taken, so nobody is asked any more."""
    before = Take.decision

    def decision(self: Take, game: Pebbles) -> Decision | None:
        if game.turns != turn:
            return before(self, game)
        asked = Text("pebbles-turn")
        only = [Option("1", text("pebbles-take", n=1))]
        return Choose(prompt=asked, topic=asked, default="1", options=only)

    monkeypatch.setattr(Take, "decision", decision)


@asynccontextmanager
async def started_again(table: Table, *, opened: bool = True) -> AsyncIterator[Table]:
    """The bot with the rules as they are now; if it is not opened, it does only what it is asked to do."""
    matches = Matches(table.storage, Shelf(), table.clock)
    host = Host(matches)
    host.ids = table.host.ids
    dispatcher = Dispatcher(matches.store, table.messenger)
    again = Table(host, table.clock, dispatcher, table.messenger, table.storage)
    again.id = table.id
    try:
        if opened:
            await matches.open()
            await matches.idle()
        yield again
    finally:
        await matches.close()


async def stored(storage: Storage, match_id: str) -> list[int]:
    """The seats that are awaited by their rows."""
    query = select(waits.c.seat).where(waits.c.match_id == match_id)
    async with storage.read() as connection:
        return [*(await connection.execute(query.order_by(waits.c.seat))).scalars()]


async def await_too(table: Table, seat: int) -> None:
    """Await a seat that is asked nothing, as rules may have it that are not those of now."""
    row = {"seat": seat, "user_id": BEN.user_id, "topic": text_line(Text("pebbles-turn"))}
    more = {"match_id": table.id, "since": table.clock.now(), "secret": False, "pinged": False}
    async with table.storage.write() as connection:
        await connection.execute(insert(waits), [{**row, **more}])


async def begun(table: Table) -> MatchInfo:
    """A match that waits for Ana, whose turn is the first."""
    return await table.begins(DAILY, heap=HEAP)


async def test_who_is_asked_by_a_corrected_rule_is_called_at_the_next_start_and_has_its_time(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(table)
    table.clock.move(hours=5)
    correct(monkeypatch)
    async with started_again(table) as again:
        await again.dispatcher.settle()
        (wait,) = await again.waits()
        assert (wait.seat, wait.since) == (1, table.clock.now())
        assert wait.due_at is not None
        assert (wait.due_at - wait.since).total_seconds() == DAY
        board = again.messenger.posted[-2:]
        assert [row.kind for row in board] == [Kind.TURN, Kind.STRIP]
        assert pings(board[0]) == (BEN.user_id,)
        assert await again.told() == ["pebbles-taken"]
        assert await stored(table.storage, table.id) == [1]


async def test_answers_are_taken_wherever_a_corrected_rule_has_moved_a_match(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(table)
    correct(monkeypatch)
    async with started_again(table, opened=False) as again:
        for seat in (1, 0, 1):
            await again.host.answer(info.id, answer="1")
            assert await again.asked() == await stored(table.storage, info.id) == [1 - seat]
        assert await again.told() == ["pebbles-taken"] * 4


async def test_whoever_only_looks_at_a_match_changes_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(table)
    before = await table.matches.store.info(info.id), await owed(table.storage, info.id)
    correct(monkeypatch)
    async with started_again(table, opened=False) as again:
        live = await again.matches.store.live(info.id)
        assert live.match.table.position.state.heap == HEAP - 1
        await again.matches.idle()
        after = await again.matches.store.info(info.id), await owed(table.storage, info.id)
        assert after == before
        assert await stored(table.storage, info.id) == [0]


async def test_a_match_that_is_woken_later_is_settled_then(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(table)
    async with started_again(table) as again:
        correct(monkeypatch)
        again.matches.store.drop(info.id)
        await again.matches.store.live(info.id)
        await again.matches.idle()
        assert await again.asked() == await stored(table.storage, info.id) == [1]


async def test_what_cannot_be_stored_is_tried_again_when_somebody_looks(
    table: Table, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(table)
    correct(monkeypatch)
    async with started_again(table, opened=False) as again:
        again.matches.settling.start()
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await again.matches.idle()
        assert await stored(table.storage, info.id) == [0]
        await again.matches.store.live(info.id)
        await again.matches.idle()
        assert await again.asked() == await stored(table.storage, info.id) == [1]


async def test_what_stands_as_it_is_stored_is_left_alone(
    host: Host, table: Table, storage: Storage
) -> None:
    ids = []
    for game, answers in (("pebbles", 1), ("bazaar", 0), ("bazaar", 9), ("fortuna", 4)):
        info = await host.begun(ANA, BEN, game=game)
        await host.play(info.id, answers)
        ids.append(info.id)
    before = [(await host.matches.store.info(one), await owed(storage, one)) for one in ids]
    async with started_again(table) as again:
        after = [(await again.matches.store.info(one), await owed(storage, one)) for one in ids]
        assert after == before
        assert [again.matches.store.remembered(one) for one in ids] == [None] * len(ids)


async def test_an_ai_player_that_is_asked_by_a_corrected_rule_answers(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await table.host.lobby(ANA, game="pebbles", options={"heap": HEAP})
    await table.matches.lobby.fill_ai(info.id, ANA, "random", next(table.host.ids))
    await table.matches.lobby.start(info.id, ANA, next(table.host.ids))
    await table.matches.idle()
    table.id = info.id
    correct(monkeypatch)
    async with started_again(table) as again:
        assert (await again.matches.store.info(info.id)).entry == 1
        assert await again.asked() == await stored(table.storage, info.id) == [0]


async def test_what_somebody_has_answered_ahead_is_given_who_is_asked_by_a_corrected_rule(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(table)
    await queue(table.matches, info, BEN, await table.host.decision(info.id), "2")
    correct(monkeypatch)
    async with started_again(table) as again:
        (given,) = (await again.matches.store.live(info.id)).match.live()
        assert (given.seat, given.answer) == (1, "2")
        assert await again.asked() == await stored(table.storage, info.id) == [0]


async def test_in_a_match_that_rests_nobody_is_called_before_it_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(table)
    pause = table.matches.moderation
    await pause.pause(info.id, "a trip", MODERATOR, next(table.host.ids))
    await table.dispatcher.settle()
    correct(monkeypatch)
    first = len(table.messenger.posted)
    async with started_again(table) as again:
        await again.dispatcher.settle()
        assert await stored(table.storage, info.id) == [1]
        assert not any(pings(row) for row in again.messenger.posted[first:])
        table.clock.move(days=3)
        await again.matches.moderation.resume(info.id, "back", MODERATOR, next(again.host.ids))
        await again.dispatcher.settle()
        called = [user for row in again.messenger.posted[first:] for user in pings(row)]
        assert called == [BEN.user_id]
        (wait,) = await again.waits()
        assert wait.due_at is not None
        assert wait.due_at > table.clock.now()


async def test_what_a_corrected_rule_has_moved_on_is_taken_back_with_the_answer_before_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(table)
    await table.host.answer(info.id, answer="2")
    correct(monkeypatch, turn=1)
    async with started_again(table) as again:
        assert await again.asked() == await stored(table.storage, info.id) == [0]
        assert await again.told() == ["pebbles-taken"] * 2
        await again.matches.play.undo(info.id, ANA.user_id, next(again.host.ids))
        assert (await again.matches.store.live(info.id)).match.table.position.state.heap == HEAP
        assert "pebbles-taken" not in await again.told()
        assert await again.asked() == await stored(table.storage, info.id) == [0]


async def test_a_wait_that_stands_there_already_is_in_the_way_of_no_answer(table: Table) -> None:
    info = await begun(table)
    await await_too(table, 1)
    taken = await table.host.answer(info.id, answer="1")
    assert taken.info.revision == info.revision + 1
    assert await stored(table.storage, info.id) == [1]


async def test_a_wait_for_somebody_who_is_asked_nothing_ends_at_the_next_start(
    table: Table,
) -> None:
    info = await begun(table)
    await await_too(table, 1)
    async with started_again(table) as again:
        assert await again.asked() == await stored(table.storage, info.id) == [0]


async def test_a_match_that_a_corrected_rule_ends_is_over_for_all(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await table.begins(DAILY, heap=1)
    correct(monkeypatch)
    async with started_again(table) as again:
        over = await again.matches.store.info(info.id)
        assert (over.status.value, over.ended_at) == ("finished", table.clock.now())
        assert await stored(table.storage, info.id) == []
        assert (Kind.FINAL, "pending") in await owed(table.storage, info.id)


async def test_of_two_processes_only_one_settles_a_match(
    postgres: Server, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgres, clock) as (first, second):
        info = await first.host.begun(ANA, BEN, game="pebbles", options={"heap": HEAP})
        await first.dispatcher.settle()
        correct(monkeypatch)
        for one in (first, second):
            one.matches.store.drop(info.id)
            await one.matches.open()
        await second.matches.store.live(info.id)
        for one in (first, second):
            await one.matches.idle()
            assert (await one.matches.store.live(info.id)).asked.keys() == {1}
        told = await first.matches.story.told(info.id, None)
        assert [one.event.key for one in told] == ["pebbles-taken"]
        boards = await owed(first.storage, info.id, "pending")
        assert [kind for kind, _ in boards] == [Kind.TURN]
