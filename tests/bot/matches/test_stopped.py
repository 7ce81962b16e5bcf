"""Stopped in between: after the start everything goes on where it was, nothing twice, nothing forgotten."""

from datetime import datetime, timedelta

import pytest

from bot.domain.deadlines import DAY, HOUR
from bot.domain.match import OnTimeout, Pace
from bot.domain.shards import Shards
from bot.matches.play import moments
from bot.matches.service import Matches
from bot.matches.time import outages
from bot.matches.time.heads_up import HEADS_UP
from bot.matches.time.outages import Heartbeat
from bot.storage import Storage
from bot.storage.matches import lobby as lobby_rows
from bot.storage.time import background as background_rows
from bot.storage.time import rows as time_rows
from bot.storage.time.rows import Due
from bot.storage.transaction import Transaction
from engines.core import Decision, kind_of
from tests.bot.matches.orders.ordering import IDS, asked, default, order
from tests.bot.matches.stopping import Stopped, started_again, stopped_after
from tests.bot.matches.support import ANA, BEN, Host, ManualClock
from tests.bot.matches.timing import BANKED, DAILY, NOON, Table, alone

# --- outages -------------------------------------------------------------------------------------


@pytest.fixture
async def outage(table: Table, monkeypatch: pytest.MonkeyPatch) -> Heartbeat:
    """Three matches that lost thirty hours, which are given back one match at a time."""
    monkeypatch.setattr(outages, "AT_ONCE", 1)
    await Heartbeat(table.storage, table.clock).beat()
    for _ in range(3):
        await table.begins(BANKED)
    table.clock.move(hours=30)
    found = Heartbeat(table.storage, table.clock)
    await found.beat()
    return found


async def ends(table: Table) -> list[timedelta | None]:
    waits = await table.matches.awaited.waiting_for(ANA.user_id)
    return [None if one.bank_at is None else one.bank_at - NOON for one in waits]


async def test_lost_time_is_given_back_match_by_match(table: Table, outage: Heartbeat) -> None:
    with stopped_after(table.storage, 2):
        await outage.make_up()
    assert sorted(map(str, await ends(table))) == sorted(
        map(str, [timedelta(hours=54), timedelta(hours=54), timedelta(hours=24)])
    )


async def test_after_a_stop_the_rest_is_given_back_and_nothing_twice(
    table: Table, outage: Heartbeat
) -> None:
    for _ in range(2):
        with stopped_after(table.storage, 1):
            await outage.make_up()
    again = Heartbeat(table.storage, table.clock)
    await again.beat()
    await again.make_up()
    await again.make_up()
    assert await ends(table) == [timedelta(hours=54)] * 3


async def test_two_outages_are_both_given_back(table: Table, outage: Heartbeat) -> None:
    with stopped_after(table.storage, 1):
        await outage.make_up()
    table.clock.move(hours=10)
    again = Heartbeat(table.storage, table.clock)
    await again.beat()
    await again.make_up()
    assert await ends(table) == [timedelta(hours=64)] * 3


async def test_a_clock_that_jumps_while_the_house_looks_at_it_lets_nobodys_time_run_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins(DAILY)
    await table.matches.agenda.do_due()
    back = outages.give_some_back

    async def jumping(connection: Transaction, now: datetime, shards: Shards) -> bool:
        table.clock.jump(hours=30)
        return await back(connection, now, shards)

    monkeypatch.setattr(outages, "give_some_back", jumping)
    await table.matches.agenda.do_due()
    monkeypatch.undo()
    await table.matches.agenda.do_due()
    assert (await table.wait()).due_at == NOON + timedelta(hours=54)
    assert await table.told() == []


@pytest.mark.usefixtures("outage")
async def test_who_answers_before_its_turn_to_be_given_back_loses_nothing(table: Table) -> None:
    await table.host.answer(table.id)
    assert await table.banks() == [12 * HOUR] * 2
    await table.matches.play.undo(table.id, ANA.user_id, next(table.host.ids))
    assert (await table.wait()).bank_at == NOON + timedelta(hours=54)


async def test_who_is_asked_after_the_outage_gets_nothing_of_it(
    table: Table, outage: Heartbeat
) -> None:
    await table.host.answer(table.id)
    await outage.make_up()
    assert (await table.wait()).bank_at == NOON + timedelta(hours=54)


async def test_nobodys_time_is_over_before_lost_time_is_given_back(
    table: Table, outage: Heartbeat
) -> None:
    assert len(await table.storage.find(lambda on: time_rows.due_now(on, table.clock.now()))) == 3
    await table.matches.agenda.do_due()
    assert await table.asked() == [0]
    assert await table.storage.find(lambda on: time_rows.due_now(on, table.clock.now())) == []


# --- skipping ------------------------------------------------------------------------------------


async def skipped_until(table: Table, changes: int) -> Matches:
    """A person is skipped time and again; the bot is stopped after so many changes and started again."""
    await alone(table, OnTimeout.SKIP)
    table.clock.move(hours=24)
    with stopped_after(table.storage, changes):
        await table.matches.timeouts.keep_time(table.clock.now())
    again = started_again(table.storage, table.clock)
    assert not (await again.store.live(table.id)).match.over
    return again


@pytest.mark.parametrize("changes", [0, 1, 2, 3, 4])
async def test_skipping_goes_on_after_a_stop(table: Table, changes: int) -> None:
    again = await skipped_until(table, changes)
    await again.timeouts.keep_time(table.clock.now())
    assert (await again.store.live(table.id)).match.over
    assert (await table.told()).count("time-story-skip") == 1


async def test_skipping_goes_on_after_an_outage_too(table: Table) -> None:
    await Heartbeat(table.storage, table.clock).beat()
    again = await skipped_until(table, 3)
    table.clock.move(hours=5)
    await again.agenda.do_due()
    assert (await again.store.live(table.id)).match.over


async def test_who_is_back_after_a_stop_is_not_skipped_any_longer(table: Table) -> None:
    again = await skipped_until(table, 3)
    host = Host(again)
    host.ids = table.host.ids
    await host.answer(table.id, answer="1")
    number = (await again.store.live(table.id)).match.number
    await again.timeouts.keep_time(table.clock.now())
    assert (await again.store.live(table.id)).match.number == number
    assert (await again.awaited.wait_of(table.id, 0)) is not None


async def test_skipping_ends_at_somebody_elses_turn_after_a_stop_too(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.SKIP))
    due = Due(table.id, 0, ANA.user_id)
    await table.storage.change(lambda on: time_rows.write_skipped(on, due, table.clock.now()))
    again = started_again(table.storage, table.clock)
    await again.timeouts.keep_time(table.clock.now())
    assert list((await again.store.live(table.id)).asked) == [1]
    table.clock.move(hours=1)
    await again.timeouts.keep_time(table.clock.now())
    assert list((await again.store.live(table.id)).asked) == [1]


# --- answers ahead -------------------------------------------------------------------------------


async def question(host: Host, match_id: str, seat: int) -> Decision:
    return next(one for one in await host.decisions(match_id) if one.seat == seat)


async def test_an_order_stored_just_before_a_stop_answers_what_is_open(
    host: Host, matches: Matches, storage: Storage, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    kind = kind_of(await question(host, info.id, 0))
    with stopped_after(storage, 1):
        await order(matches, info, ANA, default(kind))
    again = started_again(storage, clock)
    assert await asked(again, info) == [0]
    await again.planned.give_due(again.clock.now())
    assert await asked(again, info) == [1]
    assert await storage.find(background_rows.to_recheck) == []


async def test_nothing_is_left_to_look_at_once_an_order_is_made(
    host: Host, matches: Matches, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await order(matches, info, BEN, default(kind_of(await question(host, info.id, 0))))
    assert await storage.find(background_rows.to_recheck) == []


# --- rest ----------------------------------------------------------------------------------------


async def test_quiet_hours_and_what_follows_from_them_are_stored_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins()
    matches, before = table.matches, (await table.wait()).due_at

    async def stop(*_: object) -> None:
        raise Stopped

    with monkeypatch.context() as patch:
        patch.setattr(moments, "retime", stop)
        with pytest.raises(Stopped):
            await matches.vacations.set_rhythm(ANA.user_id, quiet_from=11 * 60, quiet_to=15 * 60)
    assert (await table.wait()).due_at == before
    changed = await matches.vacations.set_rhythm(ANA.user_id, time_zone="UTC")
    assert (changed.quiet_from, changed.quiet_to) == (None, None)
    await matches.vacations.set_rhythm(ANA.user_id, quiet_from=11 * 60, quiet_to=15 * 60)
    assert (await table.wait()).due_at == NOON + timedelta(hours=27)


async def test_a_vacation_and_how_long_others_wait_for_it_are_stored_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins(game="fortuna")

    async def stop(*_: object) -> None:
        raise Stopped

    start, end = NOON + timedelta(hours=1), NOON + timedelta(days=3)
    with monkeypatch.context() as patch:
        patch.setattr(moments, "hold_secrets", stop)
        with pytest.raises(Stopped):
            await table.matches.vacations.go_on_vacation(ANA.user_id, start, end, next(IDS))
    assert await table.matches.vacations.of(ANA.user_id) == []
    assert {one.due_at for one in await table.waits()} == {NOON + timedelta(days=1)}
    await table.matches.vacations.go_on_vacation(ANA.user_id, start, end, next(IDS))
    (due,) = {one.due_at for one in await table.waits()}
    assert due is not None
    assert due > NOON + timedelta(days=3)


# --- what is told --------------------------------------------------------------------------------


async def heads_ups(table: Table) -> int:
    await table.dispatcher.settle()
    told = [
        row.payload.text for row in table.messenger.posted if row.payload.addressee == BEN.user_id
    ]
    return sum(one is not None and one.key == HEADS_UP for one in told)


async def test_who_is_next_hears_it_once_however_often_the_bot_is_started(table: Table) -> None:
    await table.settings(BEN.user_id, heads_up=True)
    await table.begins()
    await table.matches.idle()
    for _ in range(2):
        table.clock.move(minutes=1)
        again = started_again(table.storage, table.clock)
        await again.store.live(table.id)
        await again.vacations.set_rhythm(ANA.user_id, time_zone="UTC")
        await again.idle()
        assert await heads_ups(table) == 1
        await again.close()


async def test_one_part_that_fails_stops_no_other(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins()

    async def broken(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(lobby_rows, "next_closing", broken)
    table.clock.move(minutes=5)
    await table.matches.agenda.do_due()
    for _ in range(24):
        table.clock.move(hours=1)
        await table.matches.agenda.do_due()
    assert await table.asked() == [1]
