from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import (
    Allocate,
    Cap,
    Choose,
    ChooseMany,
    IllegalMove,
    NotYet,
    Option,
    Slot,
    Stream,
    Text,
)

WORD = Text("toy")


def choose(*ids: str) -> Choose:
    return Choose(
        prompt=WORD, topic=WORD, default=ids[0], options=[Option(one, WORD) for one in ids]
    )


def many(ids: str, least: int, most: int) -> ChooseMany:
    options = [Option(one, WORD) for one in ids]
    return ChooseMany(prompt=WORD, topic=WORD, default=[], options=options, least=least, most=most)


def allocate(slots: dict[str, tuple[int, int]], least: int, most: int) -> Allocate:
    made = [Slot(key, WORD, low, high) for key, (low, high) in slots.items()]
    return Allocate(prompt=WORD, topic=WORD, default={}, slots=made, least=least, most=most)


@st.composite
def allocations(draw: st.DrawFn) -> Allocate:
    bounds = st.tuples(st.integers(0, 3), st.integers(0, 3)).map(lambda b: (b[0], b[0] + b[1]))
    slots = draw(st.dictionaries(st.sampled_from("abcd"), bounds, max_size=4))
    low, high = sum(b[0] for b in slots.values()), sum(b[1] for b in slots.values())
    least = draw(st.integers(0, high))
    most = draw(st.integers(max(least, low), high + 2))
    return allocate(slots, least, most)


def all_allocations(decision: Allocate) -> list[dict[str, int]]:
    found: list[dict[str, int]] = [{}]
    for slot in decision.slots:
        found = [{**one, slot.id: n} for one in found for n in range(slot.low, slot.high + 1)]
    return [one for one in found if decision.least <= sum(one.values()) <= decision.most]


@given(allocations(), st.binary(min_size=1, max_size=8))
def test_any_sample_of_an_allocation_lies_within_its_bounds(decision: Allocate, key: bytes) -> None:
    sample = decision.sample(Stream(key, "sample", 0))
    assert sample in all_allocations(decision)
    assert decision.checked(sample) == sample


@given(allocations())
def test_an_allocation_knows_when_there_is_one_way_only(decision: Allocate) -> None:
    ways = all_allocations(decision)
    sole = decision.sole_answer()
    assert sole == (ways[0] if len(ways) == 1 else None)


def capped() -> Allocate:
    """Of two things, one may be any of three kinds, the other is of the first."""
    decision = allocate({"a": (0, 2), "b": (0, 1), "c": (0, 1)}, 2, 2)
    decision.caps = [Cap(["b", "c"], 1)]
    return decision


def test_slots_with_a_cap_together_hold_no_more_than_that() -> None:
    assert capped().checked({"a": 1, "b": 1}) == {"a": 1, "b": 1, "c": 0}
    with pytest.raises(IllegalMove) as refused:
        capped().checked({"b": 1, "c": 1})
    assert refused.value.message.key == "core-cap"
    assert refused.value.message.args["most"] == 1


def test_samples_keep_to_caps_and_reach_all_that_they_allow() -> None:
    found = set()
    for n in range(50):
        sample = capped().sample(Stream(b"k", "s", n))
        assert isinstance(sample, dict)
        found.add(tuple(sample.values()))
    assert found == {(2, 0, 0), (1, 1, 0), (1, 0, 1)}


@st.composite
def gatherings(draw: st.DrawFn) -> Allocate:
    """Goods, each from a source of its own that yields some kinds of them: whatever keeps to the caps
    is part of an answer.
    """
    kinds = "abcd"
    found = draw(
        st.lists(st.frozensets(st.sampled_from(kinds), min_size=1), min_size=1, max_size=4)
    )
    number = draw(st.integers(1, len(found)))
    decision = allocate(dict.fromkeys(kinds, (0, 4)), number, number)
    decision.caps = [
        Cap([*group], sum(not source.isdisjoint(group) for source in found))
        for size in (1, 2, 3, 4)
        for group in combinations(kinds, size)
    ]
    return decision


@given(gatherings())
def test_an_allocation_with_caps_knows_when_they_leave_one_way_only(decision: Allocate) -> None:
    ways = [one for one in all_allocations(decision) if decision.keeps(one)]
    assert decision.sole_answer() == (ways[0] if len(ways) == 1 else None)


def test_nobody_is_asked_what_caps_leave_one_answer_to() -> None:
    decision = allocate({"a": (0, 2), "b": (1, 2), "c": (0, 2)}, 2, 2)
    decision.caps = [Cap(["a"], 1), Cap(["b", "c"], 1)]
    assert decision.sole_answer() == {"a": 1, "b": 1, "c": 0}


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5), st.binary(min_size=1, max_size=8))
def test_any_sample_of_many_lies_within_its_bounds(n: int, a: int, b: int, key: bytes) -> None:
    least, most = sorted((min(a, n), min(b, n)))
    decision = many("abcde"[:n], least, most)
    sample = decision.sample(Stream(key, "sample", 0))
    assert isinstance(sample, list)
    assert least <= len(sample) <= most
    assert decision.checked(sample) == sample


def test_many_are_written_in_the_order_of_the_options() -> None:
    assert many("abc", 0, 3).checked(["c", "a"]) == ["a", "c"]


def in_order(ids: str, least: int, most: int) -> ChooseMany:
    decision = many(ids, least, most)
    decision.ordered = True
    return decision


def test_those_chosen_in_an_order_stay_in_it() -> None:
    decision = in_order("abc", 0, 3)
    assert decision.checked(["c", "a"]) == ["c", "a"]
    assert [one.id for one in decision.chosen(["c", "a"])] == ["c", "a"]
    assert [one.id for one in many("abc", 0, 3).chosen(["c", "a"])] == ["a", "c"]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (["a", "a"], "core-only-once"),
        (["x"], "core-not-offered"),
        ("a", "core-not-offered"),
        ([], "core-how-many"),
        (["c", "b", "a"], "core-how-many"),
    ],
)
def test_what_is_no_order_of_the_options_is_refused_by_its_reason(
    answer: object, told: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        in_order("abc", 1, 2).checked(answer)
    assert refused.value.message.key == told


def test_all_in_an_order_can_be_answered_in_one_way_only_if_there_is_one() -> None:
    assert in_order("ab", 2, 2).sole_answer() is None
    assert in_order("a", 1, 1).sole_answer() == ["a"]
    assert in_order("ab", 0, 0).sole_answer() == []


def test_samples_reach_every_order() -> None:
    decision, found = in_order("abc", 2, 3), set()
    for n in range(300):
        sample = decision.sample(Stream(b"k", "s", n))
        assert decision.checked(sample) == sample
        found.add("".join(sample))
    assert len(found) == 6 + 6


@pytest.mark.parametrize("answer", [["a", "a"], ["x"], "a", ["a", "b", "c"], [], None])
def test_many_refuse_what_is_not_offered(answer: object) -> None:
    with pytest.raises(IllegalMove):
        many("abc", 1, 2).checked(answer)


def test_many_have_one_answer_if_all_or_none_must_be_taken() -> None:
    assert many("ab", 2, 2).sole_answer() == ["a", "b"]
    assert many("ab", 0, 0).sole_answer() == []
    assert many("ab", 1, 2).sole_answer() is None


def test_an_allocation_is_written_in_full_in_the_order_of_the_slots() -> None:
    decision = allocate({"a": (0, 2), "b": (0, 2)}, 0, 4)
    assert list(decision.checked({"b": 1})) == ["a", "b"]
    assert decision.checked({"b": 1}) == {"a": 0, "b": 1}


@pytest.mark.parametrize("answer", [{"a": 3}, {"a": -1}, {"x": 0}, {"a": True}, {"a": "1"}, {}, []])
def test_an_allocation_refuses_what_is_out_of_bounds(answer: object) -> None:
    with pytest.raises(IllegalMove):
        allocate({"a": (0, 2), "b": (0, 2)}, 1, 4).checked(answer)


def test_samples_reach_every_option() -> None:
    found = {choose("a", "b", "c").sample(Stream(b"k", "s", n)) for n in range(50)}
    assert found == {"a", "b", "c"}


def test_what_waits_is_never_sampled() -> None:
    decision = choose("a", "b")
    decision.optional, decision.options[0].waits = True, (1,)
    assert {decision.sample(Stream(b"k", "s", n)) for n in range(20)} == {"b"}


def test_nothing_is_sampled_if_everything_waits() -> None:
    for decision in (choose("a"), many("a", 0, 1), allocate({"a": (0, 1)}, 0, 1)):
        decision.waits = (1,)
        assert decision.blocked
        with pytest.raises(NotYet):
            decision.sample(Stream(b"k", "s", 0))
