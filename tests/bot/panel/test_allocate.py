"""Numbers over slots: the few ways as buttons or a menu, many as a form."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panel import allocate
from bot.panel.controller import answered
from bot.panel.draft import pack_numbers
from bot.panel.numbers import ways
from bot.ui.clicks.panels import TakeClick
from bot.ui.paging import Focus
from engines.core import Cap
from tests.bot.messages import click_of, clicks_of
from tests.bot.panel.questions import numbers, view
from tests.bot.panel.seen import controls, done_of, text, verbs


def test_a_few_ways_to_give_numbers_are_buttons_the_proposal_first() -> None:
    decision = numbers(2, 2, least=2, most=2)
    decision.proposal = {"slot-0": 1, "slot-1": 1}
    shown = [item for item in controls(view(decision)) if click_of(item).verb == "take"]
    assert [item["label"] for item in shown] == [
        "1 × Slot 0 and x, 1 × Slot 1 and x",  # noqa: RUF001 - a multiplication sign is meant
        "2 × Slot 0 and x",  # noqa: RUF001 - the same
        "2 × Slot 1 and x",  # noqa: RUF001 - the same
    ]
    answers = [answered(decision, one.payload) for one in clicks_of(shown, TakeClick)]
    assert [list(one.values()) for one in answers if isinstance(one, dict)] == [
        [1, 1],
        [2, 0],
        [0, 2],
    ]


def test_up_to_25_ways_to_give_numbers_are_one_menu_and_no_form() -> None:
    (menu,) = [item for item in controls(view(numbers(2, 4))) if "options" in item]
    assert len(menu["options"]) == 25
    assert not {"form", "done"} & set(verbs(view(numbers(2, 4))))
    assert {"form", "done"} <= set(verbs(view(numbers(2, 5))))


def test_ways_whose_words_would_be_cut_are_not_listed() -> None:
    assert {"form", "done"} <= set(verbs(view(numbers(2, 1, long=True))))


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=4),
    st.integers(0, 9),
    st.integers(0, 9),
)
def test_the_ways_to_give_numbers_are_all_those_allowed(
    bounds: list[tuple[int, int]], least: int, more: int
) -> None:
    decision = numbers(len(bounds), 6, least, least + more)
    for slot, (low, room) in zip(decision.slots, bounds, strict=True):
        slot.low, slot.high = low, low + room
    spans = [range(slot.low, slot.high + 1) for slot in decision.slots]
    rows = [row for row in product(*spans) if least <= sum(row) <= least + more]
    assert sorted(tuple(way.values()) for way in ways(decision, 300)) == rows


def test_the_ways_nearest_to_the_proposal_come_first() -> None:
    decision = numbers(3, 2, least=2, most=2)
    decision.proposal = {slot.id: int(at > 0) for at, slot in enumerate(decision.slots)}
    told = [tuple(way.values()) for way in ways(decision, 25)]
    assert told == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 0, 2), (2, 0, 0)]


def test_ways_keep_to_what_slots_may_hold_together() -> None:
    decision = numbers(3, 2, least=2, most=2)
    decision.caps = [Cap([slot.id for slot in decision.slots[1:]], 1)]
    told = {tuple(way.values()) for way in ways(decision, 25)}
    assert told == {(2, 0, 0), (1, 1, 0), (1, 0, 1)}


def test_what_slots_may_hold_together_is_told_with_their_total() -> None:
    decision = numbers(3, 9, least=4, most=12)
    decision.caps = [Cap([slot.id for slot in decision.slots[1:]], 3)]
    assert "at most 3" in text(view(decision))


def test_ways_beyond_counting_are_not_counted() -> None:
    assert ways(numbers(40, 9), 25) == []


def test_numbers_can_be_finished_only_when_they_fit_together() -> None:
    decision = numbers(3, 5, least=4, most=6)
    low = view(decision)
    right = low.at(Focus(), pack_numbers(decision, {"slot-0": 5}))
    assert [done_of(shown)["disabled"] for shown in (low, right)] == [True, False]
    assert "**5**" in text(right)


def test_a_form_changes_its_own_numbers_alone() -> None:
    decision = numbers(8, 9)
    before = pack_numbers(decision, {"slot-0": 4})
    after = allocate.filled(decision, 1, before, {"n0": " 7 ", "n1": "2", "n2": "0"})
    assert (after["slot-0"], after["slot-5"], after["slot-6"], after["slot-7"]) == (4, 7, 2, 0)


@pytest.mark.parametrize("typed", ["10", "-1", "two", "", "1.5", "9" * 12])
def test_what_is_no_number_within_its_bounds_is_named(typed: str) -> None:
    decision = numbers(3, 9)
    with pytest.raises(allocate.BadNumbers) as caught:
        allocate.filled(decision, 0, "", {"n0": "3", "n1": typed, "n2": "5"})
    assert caught.value.slot.id == "slot-1"
    assert caught.value.numbers["slot-2"] == 5
