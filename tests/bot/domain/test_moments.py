"""What the moments of a match's waits follow from, and what they do not tell."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain import moments
from bot.domain.deadlines import DAY, HOUR, STANDING, Quiet, Rhythm, Span, Stage
from bot.domain.moments import OpenWait

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
NIGHT = Rhythm(Quiet("UTC", 11 * 60, 19 * 60))
"""Quiet when the waits of these tests end."""
HELD_UP = NOON + timedelta(days=1, hours=7)


def wait(seat: int, *, secret: bool = False, bank: int = 0) -> OpenWait:
    return OpenWait("m", seat, 100 + seat, secret, NOON, NOON, deadline=DAY, bank=bank)


def secrets(*rhythms: Rhythm) -> list[OpenWait]:
    asked = [replace(wait(seat, secret=True), rhythm=one) for seat, one in enumerate(rhythms)]
    return moments.reckoned(asked, NOON)


def ends(waits: list[OpenWait]) -> list[datetime | None]:
    return [one.due_at for one in waits]


def test_each_who_is_asked_openly_has_a_time_of_their_own() -> None:
    waits = moments.reckoned([wait(0), replace(wait(1), rhythm=NIGHT)], NOON)
    assert ends(waits) == [NOON + timedelta(days=1), HELD_UP]


def test_all_who_are_asked_in_secret_have_as_long_as_the_last_of_them() -> None:
    assert ends(secrets(Rhythm(), NIGHT)) == [HELD_UP, HELD_UP]


def test_the_end_of_secrets_stays_when_the_last_of_them_has_answered() -> None:
    (stayed,) = moments.reckoned(secrets(Rhythm(), NIGHT)[:1], NOON + timedelta(hours=1))
    assert stayed.due_at == HELD_UP


def test_what_is_asked_in_secret_uses_no_bank() -> None:
    asked = [replace(one, bank=5 * HOUR) for one in (wait(0), wait(1, secret=True))]
    openly, secret = moments.reckoned(asked, NOON)
    assert openly.due_at == NOON + timedelta(hours=29)
    assert secret.due_at == secret.bank_at == NOON + timedelta(days=1)


def test_only_open_waits_have_a_bank_that_runs() -> None:
    late = NOON + timedelta(hours=26)
    waits = moments.reckoned([wait(0, bank=5 * HOUR), wait(1, secret=True, bank=5 * HOUR)], NOON)
    assert moments.banks_used(moments.in_bank(waits, late), late) == {0: 2 * HOUR}


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_more_time_in_secret_is_for_all_whoever_gets_it(seat: int) -> None:
    waits = [*secrets(Rhythm(), Rhythm()), *moments.reckoned([wait(2)], NOON)]
    after = moments.extended(waits, seat, HOUR, openly=False)
    later = NOON + timedelta(hours=25)
    assert ends(moments.reckoned(after, NOON)) == [later, later, NOON + timedelta(days=1)]


def test_more_time_in_the_open_is_for_one() -> None:
    waits = [*secrets(Rhythm()), *moments.reckoned([wait(1), wait(2)], NOON)]
    after = moments.reckoned(moments.extended(waits, 1, HOUR, openly=True), NOON)
    assert [one.extra for one in after] == [0, HOUR, 0]


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_how_late_somebody_is_in_secret_is_the_same_for_all(seat: int) -> None:
    late = HELD_UP + timedelta(seconds=1, milliseconds=1)
    assert moments.overdue(secrets(Rhythm(), NIGHT), seat, late, openly=False) == 2


def test_who_is_in_time_is_not_late() -> None:
    (one,) = moments.reckoned([wait(0)], NOON)
    assert moments.overdue([one], 0, NOON + timedelta(days=1), openly=True) == 0
    assert moments.overdue([one], 0, NOON + timedelta(hours=25), openly=True) == HOUR


def test_a_vacation_of_somebody_who_has_answered_holds_all_secrets_up() -> None:
    away = Rhythm(away=(Span(NOON, NOON + timedelta(days=3)),))
    held = moments.held([*secrets(Rhythm()), wait(1)], away)
    assert ends(moments.reckoned(held, NOON)) == [
        NOON + timedelta(days=4),
        NOON + timedelta(days=1),
    ]


def test_vacations_hold_one_match_up_for_so_long_at_most() -> None:
    year = [Span(NOON, NOON + timedelta(days=365))]
    most = NOON + timedelta(seconds=STANDING + DAY)
    assert ends(moments.reckoned([moments.resting(wait(0), year)], NOON)) == [most]
    assert ends(moments.held(secrets(Rhythm()), Rhythm(away=tuple(year)))) == [most]


@pytest.mark.parametrize(
    ("until", "extra"), [(5, 5 * HOUR), (2, 2 * HOUR), (-1, 0)], ids=["whole", "part", "none"]
)
def test_lost_time_is_given_back_as_far_as_a_wait_has_seen_it(until: int, extra: int) -> None:
    given = moments.given_back(wait(0), 5 * HOUR, NOON + timedelta(hours=until))
    assert given.extra == extra


def test_time_that_is_over_is_so_for_all_who_are_asked_in_secret() -> None:
    waits = [*secrets(Rhythm(), Rhythm()), wait(2)]
    after = moments.over(waits, waits[0])
    assert [one.stage for one in after] == [Stage.OVER, Stage.OVER, Stage.ASKED]
    assert [one.stage for one in moments.over(waits, waits[2])][:2] == [Stage.ASKED] * 2


def test_the_time_in_common_is_that_of_others_who_are_asked_in_secret() -> None:
    waits = [*secrets(Rhythm(), Rhythm()), wait(2)]
    assert moments.in_common(waits, 0) == waits[1]
    assert moments.in_common(waits[1:], 1) is None


def test_the_first_ping_waits_for_the_end_of_quiet_hours() -> None:
    waits = [replace(wait(seat), rhythm=NIGHT) for seat in (0, 1)]
    assert moments.to_hush(waits, [0], NOON) == {0}
    assert moments.to_hush([replace(waits[0], pinged=True)], [0], NOON) == set()
    hushed, called = moments.reckoned(waits, NOON, {0})
    assert (hushed.stage, hushed.pinged) == (Stage.HUSHED, True)
    assert hushed.next_at == NOON + timedelta(hours=7)
    assert called.stage is Stage.ASKED


def test_without_a_deadline_nothing_is_due() -> None:
    (one,) = moments.reckoned([replace(wait(0), deadline=None)], NOON)
    assert (one.due_at, one.bank_at, one.next_at) == (None, None, None)


def test_who_has_more_time_again_is_reminded_again() -> None:
    (one,) = moments.reckoned([replace(wait(0), stage=Stage.OVER)], NOON)
    assert (one.stage, one.next_at) == (Stage.ASKED, NOON + timedelta(hours=12))


def test_safe_answers_go_on_at_once() -> None:
    (one,) = moments.reckoned([replace(wait(0), stage=Stage.SKIPPED)], NOON)
    assert (one.stage, one.next_at) == (Stage.SKIPPED, NOON)
