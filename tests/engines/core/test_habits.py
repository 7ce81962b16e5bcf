"""Habits: how usual each answer is, by the words of its options."""

from collections import Counter
from dataclasses import replace

import pytest

from engines.core import (
    Allocate,
    Answer,
    AtRandom,
    Choose,
    ChooseMany,
    Decision,
    Option,
    Slot,
    Stream,
    key_from,
    text,
)
from engines.core.fields import FormatError
from engines.core.habits import (
    DOUBLE,
    Example,
    Habits,
    HabitTable,
    examples,
    read_table,
    words_of,
    written,
)

KEY = key_from("habits")
FRUIT = [Option(one, text("fruit", of=text(one))) for one in ("apple", "pear", "plum")]


def stream(number: int = 0) -> Stream:
    return Stream(KEY, "habits", number)


def one_of(options: list[Option] = FRUIT, default: str = "apple") -> Choose:
    return Choose(prompt=text("which"), topic=text("fruit"), default=default, options=options)


def some_of(*, ordered: bool = False) -> ChooseMany:
    return ChooseMany(
        prompt=text("which"),
        topic=text("fruit"),
        default=[],
        options=FRUIT,
        least=1,
        most=3,
        ordered=ordered,
    )


def numbers(proposal: dict[str, int]) -> Allocate:
    slots = [Slot("wood", text("wood"), 0, 3), Slot("clay", text("clay"), 0, 3)]
    return Allocate(
        prompt=text("pay"),
        topic=text("price"),
        default=AtRandom("pay"),
        slots=slots,
        least=2,
        most=2,
        proposal=proposal,
    )


def test_a_table_is_read_as_it_was_written() -> None:
    table = HabitTable("heap", {"which": {"#apple": -3, "pear": 7}, "other": {}})
    assert read_table(written(table).encode()) == table


@pytest.mark.parametrize(
    "odd",
    [
        "[]",
        '{"game":"heap"}',
        '{"game":"heap","weights":{"which":{"#apple":99999999}}}',
        '{"game":"heap","weights":{"which":{"#apple":1.5}}}',
    ],
)
def test_what_is_no_table_is_refused(odd: str) -> None:
    with pytest.raises(FormatError):
        read_table(odd.encode())


def test_the_words_of_an_option_are_its_id_and_its_messages() -> None:
    option = Option("a", text("get", n=3, what=[text("wood"), text("clay")]), hint=text("why", n=1))
    assert words_of(option, usual=True) == ["#a", "get*3", "wood", "clay", "?why", "default"]


def test_an_option_weighs_what_is_read_of_it_now_whatever_was_read_under_its_id_before() -> None:
    habits = Habits({"which": {"#a": 1, "get*2": 10, "get*3": 20, "?why": 100, "default": 1000}})
    two, three = text("get", n=2), text("get", n=3)
    seen = [Option("a", two), Option("a", three), Option("a", two, text("why"))]
    for _ in range(2):
        weights = [habits.weights_of(one_of([one], "b"), [one])[0] for one in seen]
        assert weights == [11, 21, 111]
        assert habits.weights_of(one_of(seen[:1], "a"), seen[:1]) == [1011]


def test_what_is_kept_of_many_options_is_forgotten_and_reckoned_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engines.core.habits.MOST_SUMS", 2)
    habits = Habits({"which": {"#apple": 1, "#plum": 3}})
    for _ in range(3):
        assert habits.weights_of(one_of(), FRUIT) == [1, 0, 3]


def test_what_weighs_more_is_chosen_more_often() -> None:
    habits = Habits({"which": {"#pear": DOUBLE, "plum": -DOUBLE}})
    seen = Counter(str(habits.drawn(one_of(), stream(n))) for n in range(700))
    assert 140 < seen["apple"] < 260
    assert 340 < seen["pear"] < 460
    assert 60 < seen["plum"] < 140


def test_words_that_nobody_has_seen_weigh_nothing() -> None:
    known, none = Habits({"which": {"#cherry": 500}, "whose": {"#apple": 500}}), Habits()
    drawn = [[one.drawn(one_of(), stream(n)) for n in range(20)] for one in (known, none)]
    assert drawn[0] == drawn[1]


def test_nothing_is_impossible() -> None:
    habits = Habits({"which": {"#plum": -30 * DOUBLE, "#pear": -30 * DOUBLE}})
    assert habits.favourite(one_of(), stream()) == "apple"
    few = [Option("plum", text("plum")), Option("pear", text("pear"))]
    assert {habits.drawn(one_of(few, "plum"), stream(n)) for n in range(20)} == {"plum", "pear"}


def test_what_waits_is_never_chosen() -> None:
    asked = one_of([FRUIT[0].behind((1,)), FRUIT[1]])
    habits = Habits({"which": {"#apple": 20 * DOUBLE}})
    assert habits.favourite(asked, stream()) == "pear"


def test_several_are_chosen_as_many_as_is_usual_and_in_the_usual_order() -> None:
    habits = Habits({"which": {"=2": 20 * DOUBLE, "#plum": 40 * DOUBLE, "#apple": 20 * DOUBLE}})
    assert habits.drawn(some_of(ordered=True), stream()) == ["plum", "apple"]
    assert habits.drawn(some_of(), stream()) == ["apple", "plum"]


def test_numbers_are_as_proposed_where_that_is_usual() -> None:
    proposed = numbers({"wood": 1, "clay": 1})
    habits = Habits({"pay": {"proposal": 20 * DOUBLE}})
    assert habits.drawn(proposed, stream()) == {"wood": 1, "clay": 1}
    assert habits.favourite(numbers({}), stream()) in [{"wood": n, "clay": 2 - n} for n in range(3)]


def test_an_answer_is_an_example_for_each_choice_in_it() -> None:
    words = [words_of(one) for one in FRUIT]
    assert told(some_of(), ["plum", "apple"]) == [
        Example("which", [["=1"], ["=2"], ["=3"]], 1),
        Example("which", words, 2),
        Example("which", words[:2], 0),
    ]
    ways = [["proposal"], ["lot"]]
    assert told(numbers({"wood": 2}), {"wood": 2, "clay": 0}) == [Example("pay", ways, 0)]
    assert told(numbers({"wood": 2}), {"wood": 1, "clay": 1}) == [Example("pay", ways, 1)]


def told(decision: Decision, answer: Answer) -> list[Example]:
    """What is learned from an answer, but for when it was given."""
    return [
        replace(
            one, alternatives=[[w for w in words if "@" not in w] for words in one.alternatives]
        )
        for one in examples(decision, answer, 1)
    ]


def test_an_example_tells_of_each_word_in_which_part_of_a_match_it_was_read() -> None:
    paid = {"wood": 2, "clay": 0}
    early, late = ([*examples(numbers(paid), paid, when)] for when in (2, 30))
    assert early == [Example("pay", [["proposal", "proposal@2"], ["lot", "lot@2"]], 0)]
    assert late == [Example("pay", [["proposal", "proposal@5"], ["lot", "lot@5"]], 0)]


def test_a_word_weighs_more_or_less_in_a_part_of_a_match() -> None:
    heavy = 20 * DOUBLE
    habits = Habits({"which": {"#pear": heavy, "#plum@1": 2 * heavy, "#pear@4": -2 * heavy}})
    taken = [habits.at(when).favourite(one_of(), stream()) for when in (0, 1, 2, 7, 8, 15, 16)]
    assert taken == ["pear", "plum", "pear", "pear", "apple", "apple", "pear"]


def test_a_word_with_a_sign_in_it_is_a_word_as_any_other() -> None:
    odd = Habits({"which": {"#a@b": DOUBLE, "@3": DOUBLE}})
    options = [Option("a@b", text("plain")), Option("c", text("@3"))]
    assert odd.at(0).weights_of(one_of(options, "c"), options) == [DOUBLE, DOUBLE]


def test_what_is_most_usual_is_not_rare_at_all() -> None:
    habits = Habits({"which": {"#pear": 3, "#plum": 2, "=2": 5}, "pay": {"lot": 4}})
    rarities = [habits.rarity(one_of(), one.id) for one in FRUIT]
    assert rarities == [3, 0, 1]
    assert habits.rarity(some_of(ordered=True), ["pear", "plum"]) == 0
    assert habits.rarity(some_of(ordered=True), ["plum", "pear"]) == 1
    assert habits.rarity(some_of(ordered=True), ["plum"]) == 5 + 1
    assert habits.rarity(some_of(), ["plum", "pear"]) == 0
    assert habits.rarity(some_of(), ["apple", "plum"]) == 1 + 3
    assert habits.rarity(numbers({"wood": 2}), {"wood": 2, "clay": 0}) == 4
