"""When time stands still or moves: pauses, outages, vacations."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.deadlines import HOUR, STANDING
from bot.domain.errors import MatchError
from bot.domain.outbox import Kind, OutboxRow
from bot.matches.play import moments
from bot.matches.service import Matches
from bot.storage.time import rows as time_rows
from engines.core import Text
from tests.bot.matches.support import Shelf, key_of, pings
from tests.bot.matches.timing import NOON, Table, away, kinds, reminders

# --- pauses, outages, jumps ----------------------------------------------------------------------


async def test_after_a_pause_everything_is_due_as_much_later(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=5)
    async with table.storage.write() as connection:
        await moments.shift(connection, table.id, 5 * HOUR, table.clock.now())
    assert (await table.wait()).due_at == NOON + timedelta(hours=29)
    assert reminders(await table.later(hours=11)) == []
    assert reminders(await table.later(hours=1)) == [(101, "half")]


async def restarted(table: Table) -> Matches:
    again = Matches(table.storage, Shelf(), table.clock)
    await again.open()
    await table.clock.asleep()
    await again.close()
    return again


async def test_deadlines_move_by_an_outage_of_the_bot(table: Table) -> None:
    await restarted(table)
    await table.begins()
    table.clock.move(hours=30)
    await restarted(table)
    assert (await table.wait()).due_at == NOON + timedelta(hours=54)
    assert await table.later(hours=1) == []


async def test_an_outage_is_made_up_for_once(table: Table) -> None:
    await restarted(table)
    await table.begins()
    table.clock.move(hours=30)
    await restarted(table)
    await restarted(table)
    assert (await table.wait()).due_at == NOON + timedelta(hours=54)


async def test_a_short_restart_moves_nothing(table: Table) -> None:
    await restarted(table)
    await table.begins()
    table.clock.move(minutes=10)
    await restarted(table)
    assert (await table.wait()).due_at == NOON + timedelta(hours=24)


async def test_a_clock_set_back_moves_nothing(table: Table) -> None:
    await restarted(table)
    await table.begins()
    table.clock.move(hours=-5)
    await restarted(table)
    assert (await table.wait()).due_at == NOON + timedelta(hours=24)


async def test_a_machine_that_slept_fires_no_storm(table: Table) -> None:
    await table.matches.open()
    await table.clock.asleep()
    for _ in range(3):
        await table.begins()
    for _ in range(20):  # so that nobody is about to look when time moves
        await asyncio.sleep(0.005)
    await table.clock.asleep()
    posted = len(table.messenger.posted)
    table.clock.jump(hours=100)
    async with asyncio.timeout(10):
        while (await table.wait()).due_at != NOON + timedelta(hours=124):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0)
    await table.dispatcher.settle()
    assert table.messenger.posted[posted:] == []


async def test_time_runs_while_the_bot_is_up(table: Table) -> None:
    await table.matches.open()
    await table.clock.asleep()
    await table.begins()
    await table.clock.asleep()
    table.clock.move(hours=24)
    await settled(table)
    assert await table.asked() == [1]


async def settled(table: Table) -> None:
    """Let the sleeper do what is due."""
    async with asyncio.timeout(20):
        while await table.storage.find(lambda on: time_rows.due_now(on, table.clock.now())):
            pass


# --- vacations -----------------------------------------------------------------------------------


async def test_a_vacation_moves_open_deadlines_and_is_told_at_once(table: Table) -> None:
    await table.begins()
    await away(table, 1, 3)
    assert (await table.wait()).due_at == NOON + timedelta(days=4)
    rows = await table.later(minutes=1)
    assert kinds(rows) == [Kind.NOTICE, Kind.AWAITED]
    assert key_of(rows[0]) == "time-notice-planned"


async def test_planning_again_and_again_is_told_in_one_post(table: Table) -> None:
    await table.begins()
    await away(table, 100, 3)
    await table.later(minutes=1)
    for _ in range(3):
        (vacation,) = await table.matches.vacations.of(101)
        await table.matches.vacations.come_back(101, vacation.id, next(table.host.ids))
        await away(table, 100, 2)
        await table.later(minutes=1)
    notices = [row for row in table.messenger.posted if row.kind is Kind.NOTICE]
    assert [row.payload.message_id is None for row in notices] == [True, False, False, False]
    assert key_of(notices[-1]) == "time-notice-planned"


def told(rows: list[OutboxRow[Any]]) -> list[str]:
    """The lines that were posted, by their keys."""
    return [row.payload.text.key for row in rows if row.kind is Kind.NOTICE]


async def test_what_is_called_off_before_anybody_read_of_it_is_not_told(table: Table) -> None:
    await table.begins()
    await away(table, 100, 3)
    (vacation,) = await table.matches.vacations.of(101)
    await table.matches.vacations.come_back(101, vacation.id, next(table.host.ids))
    assert Kind.NOTICE not in kinds(await table.later(minutes=1))


async def test_the_post_names_the_vacations_that_it_named_before(table: Table) -> None:
    await table.begins()
    await away(table, 100, 3)
    await away(table, 300, 3)
    (_, vacation) = await table.matches.vacations.of(101)
    assert told(await table.later(minutes=1)) == ["time-notice-besides"]
    await table.matches.vacations.come_back(101, vacation.id, next(table.host.ids))
    assert told(await table.later(minutes=1)) == ["time-notice-besides"]


async def test_a_day_later_a_vacation_has_a_post_of_its_own(table: Table) -> None:
    await table.begins()
    await away(table, 100, 3)
    await table.later(minutes=1)
    table.clock.move(hours=25)
    (vacation,) = await table.matches.vacations.of(101)
    await table.matches.vacations.come_back(101, vacation.id, next(table.host.ids))
    rows = await table.later(minutes=1)
    notices = [row for row in rows if row.kind is Kind.NOTICE and row.payload.addressee is None]
    assert [row.payload.message_id for row in notices] == [None]


async def test_who_is_not_awaited_tells_the_others_too(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    await table.later(minutes=1)
    await away(table, 0, 3)
    assert Kind.NOTICE in kinds(await table.later(minutes=1))


async def test_coming_back_early_lets_time_run_again(table: Table) -> None:
    await table.begins()
    await away(table, 0, 10)
    table.clock.move(days=2)
    (vacation,) = await table.matches.vacations.of(101)
    await table.matches.vacations.come_back(101, vacation.id, next(table.host.ids))
    assert (await table.wait()).due_at == NOON + timedelta(days=3)
    assert await table.matches.vacations.of(101) == []


async def test_what_is_left_of_a_vacation_can_be_taken_later(table: Table) -> None:
    await away(table, 0, 30)
    table.clock.move(days=1)
    (vacation,) = await table.matches.vacations.of(101)
    await table.matches.vacations.come_back(101, vacation.id, next(table.host.ids))
    await away(table, 24, 29)
    assert len(await table.matches.vacations.of(101)) == 1


async def test_thirty_days_a_year_are_enough(table: Table) -> None:
    await away(table, 0, 20)
    with pytest.raises(MatchError) as caught:
        await away(table, 21 * 24, 11)
    assert caught.value.message == Text("time-vacation-long", {"year": "2026", "left": 10})


async def test_a_match_stands_still_for_two_weeks_at_most(table: Table) -> None:
    await table.begins()
    await away(table, 0, 30)
    assert (await table.wait()).due_at == NOON + timedelta(days=1, seconds=STANDING)


@pytest.mark.parametrize(
    ("hours", "days", "key"),
    [(0, 0, "past"), (0, -3, "past"), (-100, 2, "past"), (24 * 400, 3, "far")],
)
async def test_vacations_that_nobody_can_take_are_refused(
    table: Table, hours: float, days: float, key: str
) -> None:
    with pytest.raises(MatchError) as caught:
        await away(table, hours, days)
    assert caught.value.message.key == f"time-vacation-{key}"


async def test_one_cannot_be_away_twice(table: Table) -> None:
    await away(table, 24, 5)
    with pytest.raises(MatchError) as caught:
        await away(table, 48, 2)
    assert caught.value.message.key == "time-vacation-twice"


async def test_nobody_ends_the_vacation_of_somebody_else(table: Table) -> None:
    await away(table, 0, 5)
    (vacation,) = await table.matches.vacations.of(101)
    with pytest.raises(MatchError) as caught:
        await table.matches.vacations.come_back(102, vacation.id, next(table.host.ids))
    assert caught.value.message.key == "time-no-vacation"


async def test_nobody_is_called_on_vacation(table: Table) -> None:
    await table.begins()
    await table.matches.vacations.go_on_vacation(
        102, NOON, NOON + timedelta(days=3), next(table.host.ids)
    )
    await table.host.answer(table.id)
    (turn,) = [row for row in await table.later(minutes=1) if row.kind is Kind.TURN]
    assert pings(turn) == ()
    assert reminders(await table.later(days=2)) == []
    assert reminders(await table.later(days=1)) == [(102, "ping")]


async def test_a_vacation_called_off_at_once_costs_no_day(table: Table) -> None:
    await away(table, hours=0, days=3)
    table.clock.move(seconds=30)
    assert await table.matches.vacations.come_back(101, None, next(table.host.ids))
    assert await table.matches.vacations.days_left(101) == (2026, 30)
