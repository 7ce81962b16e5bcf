"""What a change means for who is awaited, told without a database."""

from typing import Any

import pytest

from bot.domain.outbox import Fate
from bot.matches.core.live import PublicQuestion
from bot.matches.play.wait_plan import AwaitedSeats, Moved, Resumed, plan_waits
from engines.core import Text

PEOPLE = [101, 102, 103, None]
"""Three people, and an AI player."""
DRAFT, PAY = PublicQuestion(Text("draft"), secret=False), PublicQuestion(Text("pay"), secret=False)
SEALED = PublicQuestion(Text("seal"), secret=True)


def awaited(**asked: PublicQuestion) -> AwaitedSeats:
    """Who is awaited, by letters from `a`, the first seat."""
    seats = {ord(letter) - ord("a"): one for letter, one in asked.items()}
    return AwaitedSeats(seats, PEOPLE, [seat for seat, one in seats.items() if one.secret])


def moved(actor: int | None = 0, *entries: int, **more: Any) -> Moved:
    """Somebody acted at their panel, with these log entries, unless said otherwise."""
    usual = {"at_panel": True, "back": (), "restart_all": False, "handed_over": ()}
    return Moved(actor, entries=entries, **{**usual, **more})


def test_who_has_answered_is_awaited_no_longer_and_the_next_one_is() -> None:
    changes = plan_waits(awaited(a=DRAFT), awaited(b=PAY), moved(0, 7))
    assert (changes.over, changes.added, changes.restarted) == ((0,), (1,), ())
    assert changes.answered == (0, 7)
    assert changes.settled == ((0, Fate.ANSWERED),)
    assert changes.called_off == ()


def test_who_is_asked_on_waits_anew_and_needs_no_call() -> None:
    changes = plan_waits(awaited(a=DRAFT), awaited(a=PAY), moved(0, 7))
    assert (changes.over, changes.added, changes.restarted, changes.retold) == ((), (), (0,), ())
    assert changes.at_panel == 0


def test_for_whom_the_house_has_answered_a_call_is_needed() -> None:
    changes = plan_waits(
        awaited(a=DRAFT), awaited(a=PAY), moved(0, 7, at_panel=False, fate=Fate.SKIP)
    )
    assert changes.at_panel is None
    assert changes.settled == ((0, Fate.SKIP),)


def test_who_is_asked_something_else_by_another_s_answer_waits_on() -> None:
    changes = plan_waits(awaited(a=DRAFT, b=DRAFT), awaited(b=PAY), moved(0, 7))
    assert (changes.restarted, changes.retold) == ((), (1,))
    assert changes.settled == ((0, Fate.ANSWERED),)


def test_who_goes_on_waiting_for_the_same_is_left_alone() -> None:
    changes = plan_waits(awaited(a=DRAFT, b=DRAFT), awaited(b=DRAFT), moved(0, 7))
    assert (changes.added, changes.restarted, changes.retold) == ((), (), ())


def test_for_whom_was_answered_ahead_the_wait_begins_anew() -> None:
    changes = plan_waits(awaited(a=DRAFT, b=DRAFT), awaited(a=PAY, b=PAY), moved(0, 7, given={1}))
    assert changes.restarted == (0, 1)
    assert changes.settled == ((0, Fate.ANSWERED), (1, Fate.ANSWERED))
    assert changes.called_off == ()


def test_another_secret_question_does_not_tell_of_an_answer_by_a_new_beginning() -> None:
    old = awaited(a=SEALED, b=SEALED)
    changes = plan_waits(
        old, awaited(a=PublicQuestion(Text("again"), secret=True), b=SEALED), moved(0, 7)
    )
    assert (changes.restarted, changes.retold) == ((), (0,))


def test_with_somebody_else_newly_asked_in_secret_it_begins_anew() -> None:
    changes = plan_waits(awaited(a=SEALED), awaited(a=SEALED, b=SEALED), moved(0, 7))
    assert (changes.added, changes.restarted) == ((1,), (0,))


def test_who_takes_an_answer_back_gets_the_time_back_that_was_left() -> None:
    changes = plan_waits(awaited(b=PAY), awaited(a=DRAFT), moved(0, 9, back=(8, 7)))
    assert changes.resumed == Resumed(0, 7, secret=False)
    assert changes.answered is None
    assert changes.called_off == (1,)


def test_who_takes_a_secret_answer_back_is_among_those_asked_in_secret() -> None:
    changes = plan_waits(awaited(b=SEALED), awaited(a=SEALED, b=SEALED), moved(0, 9, back=(7,)))
    assert changes.resumed == Resumed(0, 7, secret=True)
    assert changes.restarted == ()


def test_an_answer_taken_back_that_leads_to_no_question_resumes_nothing() -> None:
    assert plan_waits(awaited(a=DRAFT), awaited(), moved(0, 9, back=(7,))).resumed is None


def test_once_all_are_awaited_anew_every_wait_is_over_first() -> None:
    changes = plan_waits(
        awaited(a=DRAFT), awaited(a=DRAFT), moved(None, at_panel=False, restart_all=True)
    )
    assert (changes.over, changes.added) == ((0, 1, 2, 3), (0,))
    assert changes.all_restarted
    assert changes.called_off == (0,)


def test_whose_seat_is_handed_over_is_called_no_longer() -> None:
    changes = plan_waits(
        awaited(a=DRAFT), awaited(a=DRAFT), moved(None, at_panel=False, handed_over=[0])
    )
    assert (changes.restarted, changes.called_off, changes.settled) == ((0,), (0,), ())


@pytest.mark.parametrize("hidden", [(), (0, 1)])
def test_a_seat_handed_over_by_who_has_sealed_an_answer_goes_as_if_it_had_none(
    hidden: tuple[int, ...],
) -> None:
    old = AwaitedSeats({1: SEALED}, PEOPLE, hidden)
    changes = plan_waits(old, awaited(b=SEALED), moved(None, at_panel=False, handed_over=[0]))
    assert changes.called_off == ((0,) if hidden else ())


def test_nothing_is_taken_back_from_an_ai_player() -> None:
    changes = plan_waits(awaited(d=DRAFT), awaited(), moved(None, at_panel=False))
    assert (changes.over, changes.called_off, changes.settled) == ((3,), (), ())
