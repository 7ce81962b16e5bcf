"""Deadlines, reminders and time banks, by a clock that is moved by hand."""

from datetime import timedelta

from bot.domain.deadlines import HOUR
from bot.domain.match import OnTimeout, Pace
from bot.domain.outbox import Fate, Kind
from tests.bot.matches.support import pings
from tests.bot.matches.timing import BANKED, NOON, Table, alone, kinds, reminders

# --- deadlines -----------------------------------------------------------------------------------


async def test_without_a_deadline_nothing_is_ever_due(table: Table) -> None:
    await table.begins(Pace())
    assert (await table.wait()).due_at is None
    assert await table.later(days=300) == []


async def test_a_question_is_due_when_its_deadline_is_over(table: Table) -> None:
    await table.begins()
    assert (await table.wait()).due_at == NOON + timedelta(days=1)


async def test_each_answer_begins_a_deadline_of_its_own(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=5)
    await table.host.answer(table.id)
    assert (await table.wait()).due_at == NOON + timedelta(hours=29)


async def test_somebody_who_sleeps_has_until_the_morning(table: Table) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await table.begins()
    assert (await table.wait()).due_at == NOON + timedelta(days=1, hours=7)


# --- reminders -----------------------------------------------------------------------------------


async def test_one_is_reminded_at_half_and_at_nine_tenths_of_the_time(table: Table) -> None:
    await table.begins()
    assert reminders(await table.later(hours=11)) == []
    assert reminders(await table.later(hours=1)) == [(101, "half")]
    assert reminders(await table.later(hours=9)) == []
    assert reminders(await table.later(hours=1)) == [(101, "nearly")]


async def test_who_wants_no_reminders_gets_none(table: Table) -> None:
    await table.settings(101, reminders=False)
    await table.begins()
    assert await table.later(hours=12) == []
    assert await table.later(hours=10) == []


async def test_who_has_answered_is_not_reminded(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    assert reminders(await table.later(hours=12)) == [(102, "half")]


async def test_after_a_long_sleep_of_the_house_there_is_one_reminder(table: Table) -> None:
    await table.begins()
    assert reminders(await table.later(hours=23)) == [(101, "nearly")]


async def test_nobody_is_reminded_in_quiet_hours(table: Table) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=23 * 60, quiet_to=7 * 60)
    await table.begins()
    assert reminders(await table.later(hours=12)) == []
    assert reminders(await table.later(hours=7)) == [(101, "half")]


async def test_quiet_hours_chosen_meanwhile_hold_a_reminder_back(table: Table) -> None:
    await table.begins()
    await table.settings(101, time_zone="UTC", quiet_from=23 * 60, quiet_to=7 * 60)
    assert reminders(await table.later(hours=12)) == []
    assert reminders(await table.later(hours=7)) == [(101, "half")]


# --- the first ping ------------------------------------------------------------------------------


async def test_a_turn_that_comes_at_night_pings_in_the_morning(table: Table) -> None:
    await table.settings(102, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await table.begins()
    await table.host.answer(table.id)
    (turn,) = [row for row in await table.later(minutes=1) if row.kind is Kind.TURN]
    assert pings(turn) == ()
    assert reminders(await table.later(hours=7)) == [(102, "ping")]
    assert reminders(await table.later(minutes=5)) == []


async def test_who_answers_at_night_is_not_pinged_in_the_morning(table: Table) -> None:
    await table.settings(102, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await table.begins()
    await table.host.answer(table.id)
    await table.host.answer(table.id)
    assert reminders(await table.later(hours=7)) == []


async def test_matches_without_a_deadline_let_people_sleep_too(table: Table) -> None:
    await table.settings(102, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await table.begins(Pace())
    await table.host.answer(table.id)
    (turn,) = [row for row in await table.later(minutes=1) if row.kind is Kind.TURN]
    assert pings(turn) == ()
    assert reminders(await table.later(hours=7)) == [(102, "ping")]


async def test_who_wants_no_reminders_is_pinged_in_the_morning_nevertheless(table: Table) -> None:
    await table.settings(
        102, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60, reminders=False
    )
    await table.begins()
    await table.host.answer(table.id)
    assert reminders(await table.later(hours=7)) == [(102, "ping")]


# --- time banks ----------------------------------------------------------------------------------


async def test_the_time_bank_runs_when_the_deadline_is_over(table: Table) -> None:
    await table.begins(BANKED)
    wait = await table.wait()
    assert (wait.bank_at, wait.due_at) == (
        NOON + timedelta(days=1),
        NOON + timedelta(days=1, hours=12),
    )
    assert reminders(await table.later(hours=24)) == [(101, "bank")]


async def test_what_an_answer_takes_too_long_is_taken_off_the_bank(table: Table) -> None:
    await table.begins(BANKED)
    table.clock.move(hours=29)
    await table.host.answer(table.id)
    assert await table.banks() == [7 * HOUR, 12 * HOUR]


async def test_an_answer_in_time_uses_no_bank(table: Table) -> None:
    await table.begins(BANKED)
    table.clock.move(hours=23)
    await table.host.answer(table.id)
    assert await table.banks() == [12 * HOUR, 12 * HOUR]


async def test_a_smaller_bank_ends_sooner_the_next_time(table: Table) -> None:
    await table.begins(BANKED)
    table.clock.move(hours=29)
    await table.host.answer(table.id)
    await table.host.answer(table.id)
    wait = await table.wait()
    assert wait.due_at == table.clock.now() + timedelta(hours=31)


async def test_taking_back_gives_no_time_back(table: Table) -> None:
    await table.begins(BANKED)
    table.clock.move(hours=29)
    await table.host.answer(table.id)
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    assert await table.banks() == [7 * HOUR, 12 * HOUR]
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=8)


async def test_who_takes_back_has_as_much_time_as_was_left(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=20)
    await table.host.answer(table.id)
    table.clock.move(hours=9)
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=4)
    assert reminders(await table.later(hours=1)) == []
    assert reminders(await table.later(hours=1)) == [(101, "nearly")]


async def test_who_takes_back_at_the_last_moment_has_an_hour(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=24)
    await table.host.answer(table.id)
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=1)


async def test_taking_several_answers_back_wins_no_time(table: Table) -> None:
    await alone(table, OnTimeout.DEFAULT)
    for _ in range(2):
        table.clock.move(hours=10)
        await table.host.answer(table.id)
    await table.matches.play.undo(table.id, 101, next(table.host.ids), turn=True)
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=14)


async def test_the_bank_is_empty_after_a_time_out(table: Table) -> None:
    await table.begins(BANKED)
    await table.later(hours=36)
    assert await table.banks() == [0, 12 * HOUR]
    assert await table.asked() == [1]


# --- what became untrue is withdrawn -------------------------------------------------------------


async def test_reminders_are_withdrawn_when_somebody_else_takes_back(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    (reminder,) = [row for row in await table.later(hours=12) if row.kind is Kind.REMINDER]
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    rows = [row for row in await table.later(seconds=1) if row.kind is Kind.WITHDRAW]
    assert [(row.payload.addressee, row.payload.of, row.payload.message_id) for row in rows] == [
        (102, "reminder", 9000 + reminder.id)
    ]


async def test_a_reminder_that_has_not_left_is_dropped(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    table.clock.move(hours=12)
    await table.matches.timeouts.keep_time(table.clock.now())
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    rows = await table.later(seconds=1)
    assert not {Kind.REMINDER, Kind.WITHDRAW} & set(kinds(rows))


async def test_a_reminder_of_which_one_does_not_know_whether_it_arrived_is_withdrawn_when_found(
    table: Table,
) -> None:
    await table.begins()
    await table.host.answer(table.id)
    table.messenger.lost_answers = 1
    (reminder,) = [row for row in await table.later(hours=12) if row.kind is Kind.REMINDER]
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    rows = [row for row in await table.later(minutes=10) if row.kind is Kind.WITHDRAW]
    assert [row.payload.message_id for row in rows] == [9000 + reminder.id]


async def test_to_who_has_answered_the_reminder_says_so(table: Table) -> None:
    await table.begins()
    await table.later(hours=12)
    await table.host.answer(table.id)
    (settled,) = [row for row in await table.later(seconds=1) if row.kind is Kind.WITHDRAW]
    assert (settled.payload.addressee, settled.payload.fate) == (101, Fate.ANSWERED)
