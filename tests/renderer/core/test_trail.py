from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engines.core.position import View
from engines.core.text import Text
from renderer.core.picture import Change, Seen
from renderer.core.trail import Found, grown, itself, traced


@dataclass
class Board:
    """Things by place, as a board of no game has them."""

    things: dict[str, int]


def view(**things: int) -> View[Any]:
    return View(Board(things), None, [], [], over=False)


def find(before: View[Any], after: View[Any]) -> Iterable[Found]:
    for place, thing in after.state.things.items():
        if before.state.things.get(place) != thing:
            yield thing, place, Text("thing", {"n": thing})


def numbers(*trail: Seen, now: View[Any]) -> dict[str, int | None]:
    changes, _ = traced(find, itself, trail, now)
    return {change.place: change.number for change in changes}


def test_changes_have_the_numbers_of_the_lines_that_tell_of_them() -> None:
    trail = Seen(view(), 0), Seen(view(b=1), 1)
    assert numbers(*trail, now=view(b=1, a=1)) == {"b": 1, "a": 2}


def test_lines_that_left_no_mark_are_passed_over_in_the_numbers() -> None:
    trail = Seen(view(), 3), Seen(view(a=1), 4), Seen(view(a=1), 7)
    changes, lines = traced(find, itself, trail, view(a=1, b=1))
    assert [change.number for change in changes] == [1, 2]
    assert lines == (3, 7)


def test_all_marks_of_a_line_share_its_number() -> None:
    assert numbers(Seen(view(), 0), now=view(a=1, b=1)) == {"a": 1, "b": 1}


def test_of_a_place_the_latest_change_counts() -> None:
    trail = Seen(view(), 0), Seen(view(a=1), 1)
    changes, lines = traced(find, itself, trail, view(a=2))
    assert [(change.number, change.text.args["n"]) for change in changes] == [(1, 2)]
    assert lines == (1,)


def test_what_was_changed_and_changed_back_is_no_change() -> None:
    assert numbers(Seen(view(a=1), 0), Seen(view(a=2), 1), now=view(a=1)) == {}


def test_what_no_line_tells_has_no_number() -> None:
    trail = Seen(view()), Seen(view(a=1), 0)
    assert numbers(*trail, now=view(a=1, b=1)) == {"a": None, "b": 1}


def test_what_is_seen_only_from_first_to_last_has_no_number() -> None:
    def far(before: View[Any], after: View[Any]) -> Iterable[Found]:
        if len(after.state.things) - len(before.state.things) == 2:
            yield 1, "both", Text("thing")

    trail = Seen(view(), 0), Seen(view(a=1), 1)
    changes, lines = traced(far, itself, trail, view(a=1, b=1))
    assert changes == [Change(None, "both", Text("thing"))]
    assert lines == ()


def test_of_more_than_nine_changes_the_lightest_give_way() -> None:
    weights = [5, 1, 5, *[2] * 8]
    now = view(**{f"place{i}": weight for i, weight in enumerate(weights)})
    kept = list(numbers(Seen(view(), 0), now=now))
    assert kept == ["place1", *(f"place{i}" for i in range(3, 11))]


def test_what_a_seat_gained_and_lost_is_told_at_once() -> None:
    old, new = {"points": 1, "food": 2, "wood": 3}, {"points": 6, "food": 0, "wood": 3}
    (change,) = grown(2, 2, old, new, lambda kind, n: Text(kind, {"n": n}))
    assert change.amounts == (("points", 5), ("food", -2))
    assert (change.number, change.place) == (None, "stock/2")


def test_a_seat_that_has_what_it_had_is_not_told() -> None:
    assert list(grown(0, 0, {"food": 1}, {"food": 1}, lambda kind, _: Text(kind))) == []
