"""Luck: whom chance favours in a made-up world, whatever else has happened there."""

from collections import Counter

import pytest

from engines.core import ChooseMany, Option, key_from, text
from engines.core.habits import DOUBLE, Habits
from engines.core.luck import Favour, Luck

FRUIT = ["apple", "pear", "plum"]
EVEN = [0, 0, 0]


def luck(number: int = 0) -> Luck:
    return Luck(key_from(f"luck {number}"))


def picks(*asked: tuple[int, str, int]) -> list[int]:
    """What is picked in 60 worlds at the last of some questions: seat, kind and round of each."""
    found = []
    for number in range(60):
        world = luck(number)
        favours = [world.next(*one) for one in asked]
        found.append(favours[-1].pick(FRUIT, EVEN))
    return found


def test_each_is_taken_as_often_as_it_weighs() -> None:
    weights = [DOUBLE, 0, -DOUBLE]
    seen = Counter(luck(n).next(0, "which", 1).pick(FRUIT, weights) for n in range(2_100))
    assert 1_130 < seen[0] < 1_270
    assert 530 < seen[1] < 670
    assert 240 < seen[2] < 360


def test_sharp_is_as_if_everything_weighed_so_many_times_as_much() -> None:
    favours = [luck(n).next(0, "which", 1) for n in range(60)]
    sharp = [one.sharp(3)(FRUIT, [0, DOUBLE, 5]) for one in favours]
    assert sharp == [one.pick(FRUIT, [0, 3 * DOUBLE, 15]) for one in favours]
    assert set(sharp) == {0, 1, 2}


def test_what_is_not_taken_changes_nothing_by_being_there() -> None:
    for number in range(60):
        favour = luck(number).next(1, "which", 2)
        taken = favour.pick(FRUIT, EVEN)
        for other in {0, 1, 2} - {taken}:
            fewer = [one for one in FRUIT if one != FRUIT[other]]
            assert fewer[favour.pick(fewer, [0, 0])] == FRUIT[taken]
        swapped = FRUIT[::-1]
        assert swapped[favour.pick(swapped, EVEN)] == FRUIT[taken]


@pytest.mark.parametrize("ordered", [False, True])
def test_of_several_the_same_are_taken_whatever_else_is_there(*, ordered: bool) -> None:
    fruit = [*FRUIT, "fig", "quince", "cherry"]
    for number in range(60):
        favour = luck(number).next(1, "which", 2)
        taken = habitual(favour, fruit, ordered=ordered)
        assert len(taken) == 3
        fewer = [one for one in fruit if one in (*taken, "fig", "plum")]
        assert habitual(favour, fewer, ordered=ordered) == taken


def habitual(favour: Favour, ids: list[str], *, ordered: bool) -> list[str]:
    """Three of several, by habits that know a few of them."""
    options = [Option(one, text(one)) for one in ids]
    asked = ChooseMany(
        prompt=text("which"),
        topic=text("fruit"),
        default=[],
        options=options,
        least=3,
        most=3,
        ordered=ordered,
    )
    habits = Habits({"which": {"#fig": DOUBLE, "#plum": -DOUBLE}})
    return [*map(str, habits.picked(asked, favour.sharp(1), favour.stream()))]


def test_what_others_are_asked_or_something_else_changes_nothing() -> None:
    plain = picks((1, "which", 2))
    assert picks((0, "which", 2), (1, "whose", 2), (1, "which", 1), (1, "which", 2)) == plain


def test_every_question_has_luck_of_its_own() -> None:
    plain = picks((1, "which", 2))
    others = [
        picks((0, "which", 2)),
        picks((1, "whose", 2)),
        picks((1, "which", 3)),
        picks((1, "which", 2), (1, "which", 2)),
    ]
    for one in others:
        assert sum(a == b for a, b in zip(plain, one, strict=True)) < 40


def test_chance_for_what_has_no_weights_is_the_question_s_own() -> None:
    drawn = [luck().next(seat, "which", 1).stream().below(1_000_000) for seat in (0, 0, 1)]
    assert drawn[0] == drawn[1] != drawn[2]
