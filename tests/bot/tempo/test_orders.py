"""Standing orders in simulated matches: what they answer takes nobody's time."""

from dataclasses import replace

from bot.tempo.course import Course, run
from bot.tempo.measure import Table, measured
from bot.tempo.orders import AtOnce, OneByOne, Ordering, ordered
from bot.tempo.people import HOUR, AnswerHabits, Night, people_for
from engines.core import Choose, Routine, key_from, usual
from engines.core.players import RandomPlayer
from tests.bot.matches.pebbles import PEBBLES

HABITS = AnswerHabits(4 * HOUR, 1.0, Night(23, 7), (-5, 0, 1, 9))
HEAP = Table(PEBBLES, {}, "b" * 64, {"heap": 12}, 3)
ONE = Routine("one", ("pebbles-turn",), usual("1"))
THREE = Routine("three", ("pebbles-turn",), usual("3"))
OTHER = Routine("other", ("pebbles-other",), usual("1"))


def played(*routines: Routine) -> tuple[Course, Course]:
    """A match one by one and as built."""
    (both,) = measured(HEAP, HABITS, RandomPlayer, 1, "standing", routines)
    return both.strict, both.built


def test_what_a_standing_order_answers_is_waited_for_at_a_table_alone() -> None:
    strict, built = played(ONE)
    assert len(strict.sittings) == 12
    assert (len(built.sittings), built.days) == (0, 0)


def test_what_no_standing_order_answers_is_waited_for() -> None:
    strict, built = played(THREE)
    assert len(strict.sittings) == 4
    assert not built.sittings
    strict, built = played(OTHER)
    assert len(strict.sittings) == len(built.sittings) > 0


def test_where_a_standing_order_ends_people_think_themselves() -> None:
    match = Table(PEBBLES, {}, "b" * 64, {"heap": 11}, 3).begun(key_from("ends"))
    one_by_one = OneByOne(Ordering(RandomPlayer(), [THREE]))
    people = people_for(HABITS, 3, match.key)
    run(match, one_by_one, people, 0)
    again = Table(PEBBLES, {}, "b" * 64, {"heap": 11}, 3).begun(key_from("ends"))
    course = run(again, AtOnce(one_by_one.script, [THREE]), people, 0)
    assert again.state_hash() == match.state_hash()
    assert len(course.sittings) == again.number - 3


def test_the_first_standing_order_that_fits_counts() -> None:
    match = HEAP.begun(key_from("first"))
    (decision,) = match.table.pending.values()
    assert ordered(match, decision, [OTHER, THREE, ONE]) == "3"


def test_a_standing_order_answers_only_where_it_is_of_use() -> None:
    match = HEAP.begun(key_from("of use"))
    (decision,) = match.table.pending.values()
    own, other = match.header.marks[:2]
    assert ordered(match, decision, [replace(ONE, needs={"heap": (11,)}), THREE]) == "3"
    assert ordered(match, decision, [replace(ONE, needs={"heap": (12,)}), THREE]) == "1"
    assert ordered(match, decision, [replace(ONE, mark=other), replace(THREE, mark=own)]) == "3"
    assert ordered(match, decision, [replace(ONE, about=own), replace(THREE, about=other)]) == "3"


def test_a_standing_order_answers_nothing_that_would_be_refused() -> None:
    match = HEAP.begun(key_from("refused"))
    (decision,) = match.table.pending.values()
    assert isinstance(decision, Choose)
    four = Routine("four", ("pebbles-turn",), lambda _: "4")
    assert ordered(match, decision, [four]) is None
