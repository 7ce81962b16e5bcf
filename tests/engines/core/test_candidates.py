"""Which answers are worth a thought."""

from itertools import product

import pytest

from engines.core import (
    Allocate,
    Answer,
    Cap,
    Choose,
    ChooseMany,
    Decision,
    IllegalMove,
    Option,
    Slot,
    Stream,
    key_from,
    text,
)
from engines.core.candidates import candidates, every
from engines.core.habits import Habits
from tests.engines.core.toy import Pick, match_of

LETTERS = [Option(one, text(one)) for one in "abcd"]


def several(*, ordered: bool) -> ChooseMany:
    return ChooseMany(
        prompt=text("which"),
        topic=text("letters"),
        default=[],
        options=[*LETTERS[:3], LETTERS[3].behind((1,))],
        least=1,
        most=2,
        ordered=ordered,
    )


def test_every_choice_of_several_is_known() -> None:
    singles = [["a"], ["b"], ["c"]]
    pairs = [["a", "b"], ["a", "c"], ["b", "c"]]
    assert [*every(several(ordered=False))] == singles + pairs
    assert len([*every(several(ordered=True))]) == len(singles) + 2 * len(pairs)


def test_every_allocation_is_known() -> None:
    slots = [Slot(one, text(one), low, 3) for one, low in (("a", 0), ("b", 1), ("c", 0))]
    asked = Allocate(
        prompt=text("how"), topic=text("much"), default={}, slots=slots, least=3, most=5
    )
    asked.caps = [Cap(["a", "b"], 3)]

    def fits(answer: Answer) -> bool:
        try:
            asked.checked(answer)
        except IllegalMove:
            return False
        return True

    all_numbers = [dict(zip("abc", one, strict=True)) for one in product(range(4), repeat=3)]
    assert [*every(asked)] == [one for one in all_numbers if fits(one)]


@pytest.mark.parametrize("most", [2, 5, 30])
def test_no_more_are_taken_than_wanted_and_what_is_proposed_is_among_them(most: int) -> None:
    match = match_of(Pick(0, [f"word{n}" for n in range(20)]))
    (asked,) = match.table.pending.values()
    usual = Habits({"toy-pick": {"#word7": 640}})
    found = candidates(match.table, asked, usual, Stream(key_from("few"), "few", 0), most)
    assert found[:2] == ["word7", "word0"]
    assert len(found) == len(set(map(str, found))) == min(most, 20)


def test_what_waits_is_not_worth_a_thought() -> None:
    asked: Decision = Choose(
        prompt=text("which"),
        topic=text("letters"),
        default="a",
        options=[LETTERS[0], LETTERS[1].behind((1,))],
    )
    assert [*every(asked)] == ["a"]
