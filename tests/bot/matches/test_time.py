"""Deadlines, time banks, reminders and time-outs, by a clock that is moved by hand."""

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.matches.acts import By, Role
from bot.matches.clockwork import DAY, HOUR, STANDING
from bot.matches.errors import MatchError, SeatTaken
from bot.matches.model import MatchInfo, OnLeave, OnTimeout, Pace, Wait
from bot.matches.outbox import Dispatcher
from bot.matches.owed import Kind, OutboxRow
from bot.matches.preferences import MemberSettings
from bot.matches.service import Matches
from bot.storage import Storage, member_rows, time_rows
from engines.core import Event, IllegalMove, Text
from tests.bot.matches.support import ANA, BEN, CLEO, Host, ManualClock, PaperMessenger, Shelf

NOON = datetime.fromisoformat("2026-05-01T12:00:00+00:00")
DAILY = Pace(deadline=DAY)
MODERATOR = By(900, "Mo", Role.MODERATOR)


class Table:
    """A match of Ana and Ben with a deadline, its clock, and what was posted."""

    def __init__(
        self,
        host: Host,
        clock: ManualClock,
        dispatcher: Dispatcher,
        messenger: PaperMessenger,
        storage: Storage,
    ) -> None:
        self.host = host
        self.matches = host.matches
        self.clock = clock
        self.dispatcher = dispatcher
        self.messenger = messenger
        self.storage = storage
        self.id = ""

    async def begins(self, pace: Pace = DAILY, game: str = "pebbles", **options: int) -> MatchInfo:
        info = await self.host.begun(ANA, BEN, game=game, pace=pace, options=options)
        self.id = info.id
        await self.dispatcher.settle()
        return info

    async def settings(self, user_id: int, **values: object) -> None:
        async with self.storage.write() as connection:
            settings = MemberSettings(user_id, **values)  # type: ignore[arg-type] # a test's own
            await member_rows.write_member(connection, settings)

    async def later(self, **by: float) -> list[OutboxRow]:
        """Let time pass and the house look at its clock; gives what was posted."""
        before = len(self.messenger.posted)
        self.clock.move(**by)
        await self.matches.keep_time(self.clock.now())
        await self.matches.idle()
        await self.dispatcher.settle()
        return self.messenger.posted[before:]

    async def waits(self) -> list[Wait]:
        return await self.matches.waits(self.id)

    async def wait(self) -> Wait:
        (found,) = await self.waits()
        return found

    async def asked(self) -> list[int]:
        return list((await self.matches.live(self.id)).asked)

    async def told(self) -> list[str]:
        return [one.event.key for one in await self.matches.story(self.id, None)]

    async def banks(self) -> list[int]:
        return [seat.bank for seat in (await self.matches.live(self.id)).info.seats]


@pytest.fixture
def table(
    host: Host,
    clock: ManualClock,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    storage: Storage,
) -> Table:
    return Table(host, clock, dispatcher, messenger, storage)


def reminders(rows: list[OutboxRow]) -> list[tuple[int | None, str]]:
    return [(row.user_id, row.data["why"]) for row in rows if row.kind is Kind.REMINDER]


def kinds(rows: list[OutboxRow]) -> list[Kind]:
    return [row.kind for row in rows if row.kind is not Kind.STRIP]


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
    assert turn.pings == ()
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
    assert turn.pings == ()
    assert reminders(await table.later(hours=7)) == [(102, "ping")]


async def test_who_wants_no_reminders_is_pinged_in_the_morning_nevertheless(table: Table) -> None:
    await table.settings(
        102, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60, reminders=False
    )
    await table.begins()
    await table.host.answer(table.id)
    assert reminders(await table.later(hours=7)) == [(102, "ping")]


# --- time banks ----------------------------------------------------------------------------------

BANKED = Pace(deadline=DAY, bank=12 * HOUR)


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
    await table.matches.undo(table.id, 101, next(table.host.ids))
    assert await table.banks() == [7 * HOUR, 12 * HOUR]
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=8)


async def test_who_takes_back_has_as_much_time_as_was_left(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=20)
    await table.host.answer(table.id)
    table.clock.move(hours=9)
    await table.matches.undo(table.id, 101, next(table.host.ids))
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=4)
    assert reminders(await table.later(hours=1)) == []
    assert reminders(await table.later(hours=1)) == [(101, "nearly")]


async def test_who_takes_back_at_the_last_moment_has_an_hour(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=24)
    await table.host.answer(table.id)
    await table.matches.undo(table.id, 101, next(table.host.ids))
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=1)


async def test_taking_several_answers_back_wins_no_time(table: Table) -> None:
    await alone(table, OnTimeout.DEFAULT)
    for _ in range(2):
        table.clock.move(hours=10)
        await table.host.answer(table.id)
    await table.matches.undo(table.id, 101, next(table.host.ids), turn=True)
    assert (await table.wait()).due_at == table.clock.now() + timedelta(hours=14)


async def test_the_bank_is_empty_after_a_time_out(table: Table) -> None:
    await table.begins(BANKED)
    await table.later(hours=36)
    assert await table.banks() == [0, 12 * HOUR]
    assert await table.asked() == [1]


# --- time-outs -----------------------------------------------------------------------------------


async def test_the_safe_default_is_played_when_time_is_over(table: Table) -> None:
    await table.begins()
    rows = await table.later(hours=24)
    assert kinds(rows) == [Kind.TURN]
    assert await table.asked() == [1]
    assert "time-story-default" in await table.told()


async def test_somebody_who_is_asked_on_after_a_time_out_is_pinged(table: Table) -> None:
    info = await table.host.begun(ANA, game="pebbles", pace=DAILY)
    table.id = info.id
    await table.dispatcher.settle()
    (turn,) = [row for row in await table.later(hours=24) if row.kind is Kind.TURN]
    assert turn.pings == (101,)
    assert (await table.wait()).due_at == NOON + timedelta(days=2)


async def test_everybody_who_is_silent_is_played_for_in_turn(table: Table) -> None:
    await table.begins()
    for day in range(4):
        assert await table.asked() == [day % 2]
        await table.later(hours=24)


async def test_a_match_of_silent_people_comes_to_its_end(table: Table) -> None:
    await table.begins(heap=2)
    await table.later(hours=24)
    rows = await table.later(hours=24)
    assert kinds(rows) == [Kind.FINAL]
    assert await table.later(hours=24) == []


async def alone(table: Table, on_timeout: OnTimeout) -> None:
    """A match in which one person is asked time and again."""
    pace = Pace(deadline=DAY, on_timeout=on_timeout)
    info = await table.host.begun(ANA, game="pebbles", pace=pace, options={"heap": 5})
    table.id = info.id
    await table.dispatcher.settle()


async def test_one_question_is_answered_where_only_the_default_is_asked_for(table: Table) -> None:
    await alone(table, OnTimeout.DEFAULT)
    await table.later(hours=24)
    assert (await table.matches.live(table.id)).match.number == 1


async def test_who_is_skipped_is_asked_nothing_until_somebody_elses_turn(table: Table) -> None:
    await alone(table, OnTimeout.SKIP)
    rows = await table.later(hours=24)
    assert kinds(rows) == [Kind.FINAL]
    assert (await table.told()).count("time-story-skip") == 1


async def test_skipping_ends_where_somebody_else_is_asked(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.SKIP))
    await table.later(hours=24)
    assert (await table.matches.live(table.id)).match.number == 1


async def test_an_ai_player_sits_in_until_the_person_is_back(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.AI), heap=50)
    await table.later(hours=24)
    assert await table.asked() == [1]
    seat = (await table.matches.live(table.id)).info.seats[0]
    assert (seat.user_id, seat.person, seat.ai) == (101, None, "greedy")
    await table.host.answer(table.id)
    await table.matches.idle()
    assert await table.asked() == [1]
    await table.matches.take_seat_back(table.id, 101, next(table.host.ids))
    await table.host.answer(table.id)
    assert await table.asked() == [0]
    assert (await table.wait()).user_id == 101
    assert {"time-story-ai", "time-story-back"} <= set(await table.told())


async def test_who_is_sat_in_for_takes_the_seat_back_before_answering(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.AI), heap=50)
    await table.later(hours=24)
    with pytest.raises(MatchError) as caught:
        await table.matches.undo(table.id, 101, next(table.host.ids))
    assert caught.value.message == Text("time-stand-in")


async def test_taking_ones_seat_back_twice_counts_once(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.AI), heap=50)
    await table.later(hours=24)
    number = next(table.host.ids)
    await table.matches.take_seat_back(table.id, 101, number)
    assert (await table.matches.take_seat_back(table.id, 101, number)).already
    with pytest.raises(MatchError) as caught:
        await table.matches.take_seat_back(table.id, 101, next(table.host.ids))
    assert caught.value.message == Text("time-seat-yours")


async def test_strangers_have_no_seat_to_take_back(table: Table) -> None:
    await table.begins()
    with pytest.raises(MatchError) as caught:
        await table.matches.take_seat_back(table.id, CLEO.user_id, next(table.host.ids))
    assert caught.value.message == Text("service-not-playing")


async def test_a_moderator_is_called_once_and_the_match_waits(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.MODERATOR))
    rows = await table.later(hours=24)
    assert sorted(kinds(rows)) == [Kind.ALERT, Kind.AWAITED, Kind.NOTICE]
    assert await table.later(days=3) == []
    assert await table.asked() == [0]


async def test_more_time_from_a_moderator_sets_the_clock_going_again(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.MODERATOR))
    await table.later(hours=25)
    async with table.storage.write() as connection:
        await time_rows.extend(connection, table.id, 0, 5 * HOUR, table.clock.now())
    assert await table.later(hours=1) == []
    assert Kind.ALERT in kinds(await table.later(hours=3))


async def test_a_default_that_is_refused_calls_a_moderator_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins()
    live = await table.matches.live(table.id)

    def refuse(*_: object) -> list[Event]:
        raise IllegalMove(Text("core-undo-nothing"), "R-1")

    monkeypatch.setattr(live.match, "answer", refuse)
    rows = await table.later(hours=24)
    assert sorted(kinds(rows)) == [Kind.ALERT, Kind.AWAITED, Kind.NOTICE]
    assert await table.later(days=3) == []


async def test_an_answer_at_the_last_moment_counts(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=24)
    await table.host.answer(table.id)
    assert Kind.TURN in kinds(await table.later(seconds=1))
    assert "time-story-default" not in await table.told()


async def test_a_broken_match_does_not_stop_the_clocks_of_the_others(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins()
    broken = await table.matches.live(table.id)
    monkeypatch.setattr(broken.match, "default_for", lambda _: 1 // 0)
    await table.begins()
    await table.later(hours=24)
    assert await table.asked() == [1]


# --- pauses, outages, jumps ----------------------------------------------------------------------


async def test_after_a_pause_everything_is_due_as_much_later(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=5)
    async with table.storage.write() as connection:
        await time_rows.shift_waits(connection, table.id, 5 * HOUR, table.clock.now())
    assert (await table.wait()).due_at == NOON + timedelta(hours=29)
    assert reminders(await table.later(hours=11)) == []
    assert reminders(await table.later(hours=1)) == [(101, "half")]


async def restarted(table: Table) -> Matches:
    again = Matches(table.storage, Shelf(), table.clock)
    await again.open()
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
    posted = len(table.messenger.posted)
    table.clock.jump(hours=100)
    for _ in range(20):
        await table.clock.asleep()
    await table.dispatcher.settle()
    assert table.messenger.posted[posted:] == []
    assert (await table.wait()).due_at == NOON + timedelta(hours=124)


async def test_time_runs_while_the_bot_is_up(table: Table) -> None:
    await table.matches.open()
    await table.clock.asleep()
    await table.begins()
    table.clock.move(hours=24)
    await settled(table)
    assert await table.asked() == [1]


async def settled(table: Table) -> None:
    """Let the sleeper do what is due."""
    async with asyncio.timeout(20):
        while await table.storage.find(lambda on: time_rows.due_now(on, table.clock.now())):
            pass


# --- vacations -----------------------------------------------------------------------------------


async def away(table: Table, hours: float, days: float) -> None:
    start = table.clock.now() + timedelta(hours=hours)
    await table.matches.go_on_vacation(101, start, start + timedelta(days=days))


async def test_a_vacation_moves_open_deadlines_and_is_told_at_once(table: Table) -> None:
    await table.begins()
    await away(table, 1, 3)
    assert (await table.wait()).due_at == NOON + timedelta(days=4)
    rows = await table.later(minutes=1)
    assert kinds(rows) == [Kind.NOTICE, Kind.AWAITED]
    assert rows[0].text is not None
    assert rows[0].text.key == "time-notice-planned"


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
    (vacation,) = await table.matches.vacations(101)
    await table.matches.come_back(101, vacation.id)
    assert (await table.wait()).due_at == NOON + timedelta(days=3)
    assert await table.matches.vacations(101) == []


async def test_what_is_left_of_a_vacation_can_be_taken_later(table: Table) -> None:
    await away(table, 0, 30)
    table.clock.move(days=1)
    (vacation,) = await table.matches.vacations(101)
    await table.matches.come_back(101, vacation.id)
    await away(table, 24, 29)
    assert len(await table.matches.vacations(101)) == 1


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
    (vacation,) = await table.matches.vacations(101)
    with pytest.raises(MatchError) as caught:
        await table.matches.come_back(102, vacation.id)
    assert caught.value.message.key == "time-no-vacation"


async def test_nobody_is_called_on_vacation(table: Table) -> None:
    await table.begins()
    await table.matches.go_on_vacation(102, NOON, NOON + timedelta(days=3))
    await table.host.answer(table.id)
    (turn,) = [row for row in await table.later(minutes=1) if row.kind is Kind.TURN]
    assert turn.pings == ()
    assert reminders(await table.later(days=2)) == []
    assert reminders(await table.later(days=1)) == [(102, "ping")]


# --- secret questions ----------------------------------------------------------------------------


async def bids(table: Table, pace: Pace = BANKED) -> None:
    """A match in which all are asked in secret what they bid."""
    await table.begins(pace, game="bazaar")
    while len((await table.matches.live(table.id)).secrets) < 2:
        await table.host.answer(table.id)
    await table.dispatcher.settle()


async def ends(table: Table) -> set[tuple[int, datetime | None, datetime | None]]:
    return {(wait.seat, wait.bank_at, wait.due_at) for wait in await table.waits()}


async def test_all_who_are_asked_in_secret_have_as_long_as_the_slowest(table: Table) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await bids(table)
    end = NOON + timedelta(days=1, hours=7)
    assert await ends(table) == {(0, end, end), (1, end, end)}


@pytest.mark.parametrize("first", [0, 1])
async def test_the_times_do_not_tell_who_has_answered_in_secret(table: Table, first: int) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await bids(table)
    before = await ends(table)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == first]
    await table.host.answer(table.id, asked[0])
    assert await ends(table) == before
    await away(table, 0, 3)
    later = {(seat, NOON + timedelta(days=4, hours=7)) for seat in (0, 1)}
    assert {(seat, due) for seat, _, due in await ends(table)} == later


async def test_taking_a_secret_answer_back_tells_nothing_by_its_time(table: Table) -> None:
    await bids(table)
    before = await ends(table)
    table.clock.move(hours=3)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 0]
    await table.host.answer(table.id, asked[0])
    await table.matches.undo(table.id, 101, next(table.host.ids))
    assert await ends(table) == before
    waits = await table.matches.waiting_for(101)
    assert {(wait.seat, wait.bank_at, wait.due_at) for wait in waits} <= before


@pytest.mark.parametrize("seat", [0, 1])
async def test_more_time_for_one_in_secret_is_more_time_for_all(table: Table, seat: int) -> None:
    await bids(table)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 0]
    await table.host.answer(table.id, asked[0])
    async with table.storage.write() as connection:
        await time_rows.extend(connection, table.id, seat, 5 * HOUR, table.clock.now())
    end = NOON + timedelta(hours=29)
    assert await ends(table) == {(0, end, end), (1, end, end)}


async def test_secret_answers_use_no_bank_that_would_tell_of_them(table: Table) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await bids(table)
    table.clock.move(hours=30)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 1]
    await table.host.answer(table.id, asked[0])
    assert await table.banks() == [12 * HOUR, 12 * HOUR]


async def test_all_who_are_silent_in_secret_run_out_of_time_together(table: Table) -> None:
    await bids(table)
    await table.later(hours=24)
    assert not (await table.matches.live(table.id)).secrets
    assert (await table.told()).count("time-story-default") == 2


# --- what became untrue is withdrawn -------------------------------------------------------------


async def test_reminders_are_withdrawn_when_somebody_else_takes_back(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    (reminder,) = [row for row in await table.later(hours=12) if row.kind is Kind.REMINDER]
    await table.matches.undo(table.id, 101, next(table.host.ids))
    rows = [row for row in await table.later(seconds=1) if row.kind is Kind.WITHDRAW]
    assert [(row.user_id, row.data["of"], row.message_id) for row in rows] == [
        (102, "reminder", 9000 + reminder.id)
    ]


async def test_a_reminder_that_has_not_left_is_dropped(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    table.clock.move(hours=12)
    await table.matches.keep_time(table.clock.now())
    await table.matches.undo(table.id, 101, next(table.host.ids))
    rows = await table.later(seconds=1)
    assert not {Kind.REMINDER, Kind.WITHDRAW} & set(kinds(rows))


async def test_a_reminder_of_which_one_does_not_know_whether_it_arrived_is_withdrawn_when_found(
    table: Table,
) -> None:
    await table.begins()
    await table.host.answer(table.id)
    table.messenger.lost_answers = 1
    (reminder,) = [row for row in await table.later(hours=12) if row.kind is Kind.REMINDER]
    await table.matches.undo(table.id, 101, next(table.host.ids))
    rows = [row for row in await table.later(minutes=10) if row.kind is Kind.WITHDRAW]
    assert [row.message_id for row in rows] == [9000 + reminder.id]


async def test_who_has_answered_keeps_the_reminder(table: Table) -> None:
    await table.begins()
    await table.later(hours=12)
    await table.host.answer(table.id)
    assert Kind.WITHDRAW not in kinds(await table.later(seconds=1))


# --- who is next ---------------------------------------------------------------------------------


def heads_ups(rows: list[OutboxRow]) -> list[int | None]:
    key = "time-heads-up"
    return [row.user_id for row in rows if row.text is not None and row.text.key == key]


async def test_who_wants_to_hears_once_that_the_turn_is_next(table: Table) -> None:
    await table.settings(103, heads_up=True)
    info = await table.host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 30})
    table.id = info.id
    assert heads_ups(await table.later(seconds=1)) == []
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == [103]
    await table.host.answer(table.id)
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == []
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == [103]


async def test_what_is_no_answer_announces_no_turn_a_second_time(table: Table) -> None:
    await table.settings(102, heads_up=True)
    await table.begins(heap=30)
    await table.later(seconds=1)
    await table.host.answer(table.id)
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == [102]
    await table.matches.pause(table.id, "dinner", MODERATOR, next(table.host.ids))
    await table.matches.resume(table.id, "eaten", MODERATOR, next(table.host.ids))
    assert heads_ups(await table.later(seconds=1)) == []


async def test_who_does_not_want_to_hear_it_does_not(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == []


async def test_nobody_hears_at_night_that_the_turn_is_next(table: Table) -> None:
    await table.settings(102, heads_up=True, time_zone="UTC", quiet_from=600, quiet_to=1200)
    await table.begins()
    assert heads_ups(await table.later(seconds=1)) == []


async def test_a_turn_taken_back_is_not_announced_again(table: Table) -> None:
    await table.settings(102, heads_up=True)
    await table.begins(heap=30)
    await table.later(seconds=1)
    assert heads_ups(table.messenger.posted) == [102]
    await table.host.answer(table.id)
    await table.matches.undo(table.id, 101, next(table.host.ids))
    assert heads_ups(await table.later(seconds=1)) == []


async def test_what_lies_hidden_says_nothing_of_who_is_next(table: Table) -> None:
    await table.settings(102, heads_up=True)
    await bids(table)
    told = heads_ups(table.messenger.posted)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 0]
    await table.host.answer(table.id, asked[0])
    await table.later(seconds=1)
    assert heads_ups(table.messenger.posted) == told


# --- people who have left ------------------------------------------------------------------------


async def nowhere(_: int, __: int) -> bool:
    return False


async def test_nobody_plays_the_default_for_somebody_who_has_left_and_whose_seat_waits(
    table: Table,
) -> None:
    await table.begins()
    table.matches.ask_where(nowhere)
    rows = await table.later(hours=24)
    assert Kind.ALERT in kinds(rows)
    assert not {Kind.REMINDER, Kind.ALERT} & set(kinds(await table.later(hours=24)))
    assert await table.asked() == [0]


async def test_an_ai_player_sits_in_for_somebody_who_has_left_where_it_is_set_up_so(
    table: Table,
) -> None:
    await table.begins(Pace(deadline=DAY, on_leave=OnLeave.AI), heap=40)
    table.matches.ask_where(nowhere)
    await table.later(hours=24)
    assert (await table.matches.live(table.id)).info.seats[0].ai is not None
    assert await table.asked() == [1]
    assert "time-story-default" not in await table.told()


async def test_an_ai_player_answers_nothing_where_a_person_plays(table: Table) -> None:
    await table.begins()
    decision = await table.host.decision(table.id)
    with pytest.raises(SeatTaken):
        await table.matches.answer_as_ai(table.id, decision.seat, decision.id, "1")
    assert await table.asked() == [0]
