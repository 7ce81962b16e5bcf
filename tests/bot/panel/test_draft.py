"""Half-made choices written into custom_ids and read again."""

from hypothesis import given
from hypothesis import strategies as st

from bot.panel.draft import pack_numbers, pack_set, unpack_numbers, unpack_set
from tests.bot.panel.questions import many, numbers

ROOM = 50


@given(st.sets(st.integers(0, 239)))
def test_a_set_is_read_as_it_was_written(chosen: set[int]) -> None:
    decision = many(240, 0, 240)
    picked = [decision.options[at].id for at in sorted(chosen)]
    written = pack_set(decision, picked)
    assert unpack_set(decision, written) == picked
    assert len(written) <= ROOM


@given(st.lists(st.integers(0, 60), min_size=40, max_size=40))
def test_numbers_are_read_as_they_were_written(values: list[int]) -> None:
    decision = numbers(40, 60)
    given_numbers = {f"slot-{n}": value for n, value in enumerate(values)}
    written = pack_numbers(decision, given_numbers)
    assert unpack_numbers(decision, written) == given_numbers
    assert len(written) <= ROOM


@given(st.lists(st.integers(0, 4000), min_size=6, max_size=6))
def test_large_numbers_are_read_as_they_were_written(values: list[int]) -> None:
    decision = numbers(6, 4000)
    given_numbers = {f"slot-{n}": value for n, value in enumerate(values)}
    assert unpack_numbers(decision, pack_numbers(decision, given_numbers)) == given_numbers


@given(st.text(max_size=60))
def test_a_spoilt_draft_does_no_harm(draft: str) -> None:
    chosen = unpack_set(many(30, 0, 30), draft)
    assert len(chosen) <= 2 * len(draft) * 6
    assert all(0 <= n <= 9 for n in unpack_numbers(numbers(8, 9), draft).values())
