"""What is counted is told by the words of answers."""

from bot.training.balance.keys import (
    CHOICE,
    NAMED,
    VARIES,
    Key,
    Rows,
    merged,
    offered,
    taken,
    words,
)
from engines.core import Allocate, Choose, ChooseMany, Option, Slot, Text, Who, text

CONTENT = {
    "ovens": [{"id": "brick_oven", "source": "house"}, {"id": "o7", "source": "public"}],
    "tiles": [{"id": "shared"}],
    "marks": [{"id": "shared"}],
}
ROWS = Rows("bakery", CONTENT)
BUY = text("bakery-buy", what=text("bakery-oven-brick-oven"), price=text("bakery-coins", n=3))


def ask(*options: Option) -> Choose:
    return Choose(prompt=text("bakery-which"), topic=text("t"), default="a", options=[*options])


def keys(label: Text) -> set[Key]:
    """What a choice between this and nothing stands for."""
    return {*offered(ask(Option("a", label), Option("none", text("bakery-none"))), ROWS)["a"]}


def test_numbers_and_seats_are_left_out_of_what_an_answer_says() -> None:
    label = text("pay", what=[text("coins", n=2), text("bread", n=1)], to=Who(2), id="X4")
    assert words(label) == "pay(coins+bread,X4)"
    assert words(text("pass", n=3)) == "pass"


def test_an_answer_is_counted_as_itself_and_as_each_thing_it_names() -> None:
    assert keys(BUY) == {
        Key(CHOICE, "bakery-which bakery-buy(bakery-oven-brick-oven,bakery-coins)"),
        Key("ovens", "brick_oven"),
        Key(NAMED, "bakery-coins"),
    }


def test_what_stands_around_a_thing_in_an_answer_is_a_thing_as_well() -> None:
    deed = text("bakery-light", oven=text("bakery-oven-brick-oven"))
    assert keys(text("bakery-use", place=text("bakery-yard"), deed=deed)) == {
        Key(
            CHOICE,
            "bakery-which bakery-use(bakery-yard,bakery-light(bakery-oven-brick-oven))",
        ),
        Key(NAMED, "bakery-yard"),
        Key(NAMED, "bakery-light(bakery-oven-brick-oven)"),
        Key("ovens", "brick_oven"),
    }


def test_an_answer_that_names_nothing_is_counted_as_itself_alone() -> None:
    assert keys(text("bakery-pass", n=2)) == {Key(CHOICE, "bakery-which bakery-pass")}


def test_a_row_is_also_known_by_its_id() -> None:
    label = text("bakery-marked", id="O7", name=text("bakery-big"))
    assert Key("ovens", "o7") in keys(label)
    assert Key("ovens", "o7") in keys(text("bakery-use", place=label))


def test_an_id_of_several_tables_is_no_row() -> None:
    label = text("bakery-use", place=text("bakery-marked", id="shared", name=text("bakery-big")))
    assert Key(NAMED, "bakery-marked(shared,bakery-big)") in keys(label)


def test_where_the_values_of_a_row_come_from_is_known() -> None:
    assert ROWS.source(Key("ovens", "o7")) == "public"
    assert ROWS.source(Key("tiles", "shared")) is None
    assert ROWS.source(Key(NAMED, "bakery-coins")) is None


def test_answers_that_differ_in_numbers_alone_are_told_apart_by_their_ids() -> None:
    one, two = (Option(str(n), text("bakery-bake", n=n)) for n in (1, 2))
    names = [key.name for found in offered(ask(one, two), ROWS).values() for key in found]
    assert names == ["bakery-which bakery-bake#1", "bakery-which bakery-bake#2"]
    third = Option("none", text("bakery-none"))
    found = offered(ask(one, two, third), ROWS)
    assert found["1"].keys() == found["2"].keys()


def test_what_must_wait_is_not_offered() -> None:
    waiting = Option("b", text("bakery-bake"), waits=(1,))
    assert offered(ask(Option("a", text("bakery-none")), waiting), ROWS).keys() == {"a"}


def test_of_numbers_those_are_taken_that_are_larger_than_they_must_be() -> None:
    slots = [Slot(one, text(one), 1, 3) for one in ("rye", "oats")]
    slots.append(Slot("fixed", text("fixed"), 2, 2))
    asked = Allocate(prompt=text("p"), topic=text("t"), default={}, slots=slots)
    assert taken(asked, {"rye": 1, "oats": 2, "fixed": 2}) == ["oats"]
    assert [*offered(asked, ROWS)] == ["rye", "oats"]


def test_of_several_options_each_is_taken() -> None:
    options = [Option(one, text(one)) for one in ("rye", "oats", "salt")]
    asked = ChooseMany(prompt=text("p"), topic=text("t"), default=[], options=options, most=3)
    assert taken(asked, ["rye", "salt"]) == ["rye", "salt"]
    assert taken(ask(), "rye") == ["rye"]


def test_what_is_not_always_the_same_is_left_open_in_a_name() -> None:
    one = text("pay", what=[text("coins", n=2)], to=Who(2), for_=text("bread", n=1))
    two = text("pay", what=[text("coins", n=3)], to=Who(2), for_=text("bread", n=1))
    both = text("pay", what=[text("coins", n=VARIES)], to=VARIES, for_=text("bread", n=1))
    assert merged(one, two) == both
    assert merged(both, one) == both
    assert merged(one, one) == one
