"""Simulated people: as quick as asked, and never while they sleep."""

from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tempo.people import DAY, HOUR, AnswerHabits, Night, Person, people_for
from engines.core import Stream

KEY = b"k" * 32
AWAKE = Night(0, 0)
NIGHT = Night(23, 7)


def habits(
    spread: float = 1.0, night: Night = NIGHT, zones: tuple[int, ...] = (0,)
) -> AnswerHabits:
    return AnswerHabits(4 * HOUR, spread, night, zones)


def person(night: Night = NIGHT, zone: int = 0) -> Person:
    return Person(habits(night=night), zone, KEY, "0")


def at(hour: float) -> int:
    return round(hour * HOUR)


def delays(spread: float, count: int = 2001) -> list[int]:
    return [habits(spread).delay(Stream(KEY, "delay", number)) for number in range(count)]


def test_half_of_all_delays_are_at_most_the_median() -> None:
    assert 0.93 < median(delays(1.0)) / (4 * HOUR) < 1.07


def test_without_spread_all_take_the_same_time() -> None:
    assert set(delays(0.0, 20)) == {4 * HOUR}


def test_a_greater_spread_makes_short_ones_shorter_and_long_ones_longer() -> None:
    narrow, wide = sorted(delays(0.5, 200)), sorted(delays(2.0, 200))
    assert wide[10] < narrow[10]
    assert wide[-10] > narrow[-10]


@pytest.mark.parametrize(
    ("asked", "effort", "answered"),
    [
        (8, 4, 12),
        (20, 4, 24 + 8),
        (2, 4, 11),
        (22, 1, 24 + 7),
        (8, 16, 24 + 8),
        (8, 40, 2 * 24 + 16),
    ],
)
def test_a_delay_runs_while_somebody_is_awake(asked: int, effort: int, answered: int) -> None:
    assert person().after(at(asked), at(effort)) == at(answered)


def test_night_is_where_somebody_lives() -> None:
    assert [person(zone=9).asleep(at(hour)) for hour in (13, 14, 21, 22)] == [0, 1, 1, 0]


def test_whoever_never_sleeps_answers_after_just_the_delay() -> None:
    assert person(AWAKE).after(at(23), at(50)) == at(73)


@given(
    st.integers(0, 30 * DAY),
    st.integers(0, 5 * DAY),
    st.integers(-12, 14),
    st.tuples(st.integers(0, 23), st.integers(0, 23)),
)
def test_nobody_answers_asleep_and_all_take_their_hours_awake(
    now: int, effort: int, zone: int, hours: tuple[int, int]
) -> None:
    someone = person(Night(*hours), zone)
    done = someone.after(now, effort)
    assert not someone.asleep(done)
    assert effort <= done - now <= (effort // (DAY - someone.habits.night.seconds) + 2) * DAY


@given(st.integers(0, 3 * DAY), st.integers(0, 2 * DAY), st.integers(0, 2 * DAY))
def test_two_delays_one_after_the_other_take_as_long_as_both_at_once(
    now: int, first: int, then: int
) -> None:
    someone = person()
    assert someone.after(someone.after(now, first), then) == someone.after(now, first + then)


def test_time_zones_are_dealt_evenly_and_by_lot() -> None:
    zoned = habits(zones=(-5, 0, 1))
    zones = [[one.zone for one in people_for(zoned, 6, bytes([n]) * 32)] for n in range(9)]
    assert all(sorted(one) == [-5, -5, 0, 0, 1, 1] for one in zones)
    assert len({tuple(one) for one in zones}) > 1
