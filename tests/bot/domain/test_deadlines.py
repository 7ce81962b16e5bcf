"""When time runs out for people who sleep and go on vacation."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.deadlines import (
    DAY,
    HOUR,
    Quiet,
    Rhythm,
    Span,
    Stage,
    Terms,
    at_most,
    awake,
    bank_used,
    callable_at,
    course,
    is_zone,
    merged,
    overlap_seconds,
    run_out,
    running,
    zones,
)

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
NIGHT = Quiet("Europe/Berlin", 22 * 60, 8 * 60)

moments = st.integers(0, 1000 * DAY).map(
    lambda seconds: datetime(2025, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)
)
lengths = st.integers(0, 20 * DAY)
spans = st.builds(
    lambda start, long: Span(start, start + timedelta(seconds=long)), moments, lengths
)
aways = st.lists(spans, max_size=4).map(tuple)
minutes = st.integers(0, 24 * 60 - 1)
places = st.sampled_from(
    ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"]
)
quiets = st.builds(Quiet, places, minutes, minutes)


def at(hours: float) -> datetime:
    return NOON + timedelta(hours=hours)


def away(start: float, end: float) -> Span:
    return Span(at(start), at(end))


def berlin(day: int, hour: int, minute: int = 0, month: int = 5) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Berlin"))


def test_without_vacations_time_runs_straight_on() -> None:
    assert run_out(NOON, 5 * HOUR) == at(5)


def test_time_stands_still_during_a_vacation() -> None:
    assert run_out(NOON, 5 * HOUR, [away(2, 10)]) == at(13)


def test_a_vacation_that_has_begun_counts_from_now() -> None:
    assert run_out(NOON, 5 * HOUR, [away(-100, 10)]) == at(15)


def test_a_vacation_that_is_over_does_not_count() -> None:
    assert run_out(NOON, 5 * HOUR, [away(-100, -1)]) == at(5)


def test_a_vacation_that_begins_when_time_is_over_does_not_count() -> None:
    assert run_out(NOON, 5 * HOUR, [away(5, 10)]) == at(5)


def test_vacations_that_overlap_count_once() -> None:
    assert run_out(NOON, 5 * HOUR, [away(1, 4), away(2, 6), away(6, 7)]) == at(11)


def test_running_time_leaves_vacations_out() -> None:
    assert running(NOON, at(10), [away(2, 4), away(3, 5), away(9, 20)]) == 6 * HOUR


def test_nothing_runs_backwards() -> None:
    assert running(at(3), NOON) == 0


@given(moments, lengths, aways)
def test_what_ran_out_has_run(start: datetime, seconds: int, leave: tuple[Span, ...]) -> None:
    assert running(start, run_out(start, seconds, leave), leave) == seconds


@given(moments, lengths, aways, spans)
def test_a_vacation_more_never_brings_the_end_forward(
    start: datetime, seconds: int, leave: tuple[Span, ...], more: Span
) -> None:
    assert run_out(start, seconds, (*leave, more)) >= run_out(start, seconds, leave)


@given(aways)
def test_merged_spans_stand_apart_and_in_order(leave: tuple[Span, ...]) -> None:
    found = merged(leave)
    assert all(one.end < other.start for one, other in pairwise(found))
    assert all(one.start < one.end for one in found)


def test_standing_time_is_what_two_sets_of_spans_share() -> None:
    assert overlap_seconds([away(0, 4), away(2, 6)], [away(5, 9), away(-3, 1)]) == 2 * HOUR


def test_only_the_first_days_of_vacation_hold_a_match_up() -> None:
    found = at_most([away(-5, 3), away(10, 20), away(30, 40)], NOON, 8 * HOUR)
    assert found == (away(0, 3), away(10, 15))


def test_a_moment_at_night_is_put_off_to_the_morning() -> None:
    assert awake(berlin(1, 23), NIGHT) == berlin(2, 8)
    assert awake(berlin(2, 3), NIGHT) == berlin(2, 8)


def test_the_night_begins_at_its_first_minute_and_ends_at_its_last() -> None:
    assert awake(berlin(1, 22), NIGHT) == berlin(2, 8)
    assert awake(berlin(1, 21, 59), NIGHT) == berlin(1, 21, 59)
    assert awake(berlin(2, 8), NIGHT) == berlin(2, 8)


def test_quiet_hours_may_lie_within_a_day() -> None:
    siesta = Quiet("Europe/Berlin", 13 * 60, 16 * 60)
    assert awake(berlin(1, 14), siesta) == berlin(1, 16)
    assert awake(berlin(1, 12), siesta) == berlin(1, 12)


def test_quiet_hours_of_no_length_are_none() -> None:
    assert awake(berlin(1, 14), Quiet("Europe/Berlin", 600, 600)) == berlin(1, 14)


def test_quiet_hours_end_by_the_clock_on_the_wall_when_clocks_change() -> None:
    assert awake(berlin(28, 23, month=3), NIGHT).astimezone(UTC).hour == 6
    assert awake(berlin(27, 23, month=3), NIGHT).astimezone(UTC).hour == 7
    assert awake(berlin(24, 23, month=10), NIGHT).astimezone(UTC).hour == 7


def test_an_end_that_the_clocks_skip_lies_an_hour_later() -> None:
    short = Quiet("Europe/Berlin", 0, 2 * 60 + 30)
    assert awake(berlin(29, 1, month=3), short) == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)


@given(moments, quiets)
def test_who_is_awake_is_not_moved_and_nobody_is_called_earlier(
    moment: datetime, quiet: Quiet
) -> None:
    later = awake(moment, quiet)
    assert moment <= later <= moment + timedelta(days=1, hours=1)


@given(moments, st.builds(Rhythm, quiets, aways))
def test_a_moment_to_call_lies_in_no_vacation(moment: datetime, rhythm: Rhythm) -> None:
    found = callable_at(moment, rhythm)
    assert found >= moment
    assert not any(span.start <= found < span.end for span in rhythm.away)


def test_a_night_that_ends_in_a_vacation_ends_with_it() -> None:
    rhythm = Rhythm(NIGHT, (Span(berlin(2, 7), berlin(9, 23)),))
    assert callable_at(berlin(1, 23), rhythm) == berlin(10, 8)


def test_reminders_come_at_half_and_nine_tenths() -> None:
    found = course(Terms(NOON, 10 * HOUR))
    assert (found.half, found.nearly) == (at(5), at(9))
    assert (found.bank_at, found.due_at) == (at(10), at(10))


def test_the_bank_runs_after_the_deadline() -> None:
    found = course(Terms(NOON, 10 * HOUR, bank=4 * HOUR))
    assert (found.bank_at, found.due_at) == (at(10), at(14))


def test_extra_time_moves_everything() -> None:
    found = course(Terms(NOON, 10 * HOUR, extra=3 * HOUR, bank=HOUR))
    assert (found.half, found.nearly) == (at(8), at(12))
    assert (found.bank_at, found.due_at) == (at(13), at(14))


def test_deadlines_never_end_at_night() -> None:
    found = course(Terms(berlin(1, 12), 12 * HOUR, rhythm=Rhythm(NIGHT)))
    assert found.bank_at == berlin(2, 8)
    assert found.nearly == berlin(2, 8)


def test_a_reminder_put_off_to_the_end_is_left_out() -> None:
    found = course(Terms(berlin(1, 12), 12 * HOUR, rhythm=Rhythm(NIGHT)))
    assert [stage for stage, _ in found.marks()] == [Stage.HALF, Stage.OVER]


def test_each_stage_looks_forward_to_the_next() -> None:
    found, calm = course(Terms(NOON, 10 * HOUR, bank=HOUR)), Rhythm()
    moments = [found.next_at(stage, NOON, calm) for stage in list(Stage)[1:]]
    assert moments == [at(5), at(9), at(10), at(11), None, None]


def test_an_empty_bank_is_no_stage() -> None:
    assert course(Terms(NOON, HOUR)).next_at(Stage.NEARLY, NOON, Rhythm()) == at(1)


def test_a_ping_put_off_comes_when_the_night_ends() -> None:
    found = course(Terms(berlin(1, 23), 2 * DAY))
    assert found.next_at(Stage.HUSHED, berlin(1, 23), Rhythm(NIGHT)) == berlin(2, 8)


def test_what_was_slept_through_counts_as_one() -> None:
    found = course(Terms(NOON, 10 * HOUR, bank=HOUR))
    assert [found.reached(at(hours)) for hours in (1, 5, 9.5, 10, 30)] == [
        Stage.ASKED,
        Stage.HALF,
        Stage.NEARLY,
        Stage.BANK,
        Stage.OVER,
    ]


@given(moments, st.integers(1, 7 * DAY), lengths, st.builds(Rhythm, quiets, aways))
def test_moments_of_a_wait_come_in_order(
    since: datetime, deadline: int, bank: int, rhythm: Rhythm
) -> None:
    found = course(Terms(since, deadline, bank=bank, rhythm=rhythm))
    assert since <= found.half <= found.nearly <= found.bank_at <= found.due_at


def test_the_bank_is_used_from_the_end_of_the_deadline_on() -> None:
    calm = Rhythm()
    assert bank_used(None, at(9), calm) == 0
    assert bank_used(at(10), at(9), calm) == 0
    assert bank_used(at(10), at(12), calm) == 2 * HOUR


def test_a_vacation_uses_no_bank() -> None:
    assert bank_used(at(10), at(15), Rhythm(None, (away(11, 14),))) == 2 * HOUR


@pytest.mark.parametrize("name", ["Europe/Madrid", "America/Argentina/Buenos_Aires", "UTC"])
def test_places_are_time_zones(name: str) -> None:
    assert is_zone(name)


@pytest.mark.parametrize("name", ["", "Madrid", "Etc/GMT+1", "../etc/passwd", "CET"])
def test_other_words_are_none(name: str) -> None:
    assert not is_zone(name)
    assert name not in zones()
