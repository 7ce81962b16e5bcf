"""What is out of balance is told first."""

from fractions import Fraction

from bot.training.balance.keys import CHOICE, MARK, NAMED, TURN, Key
from bot.training.balance.report import report
from bot.training.balance.tally import Count, Tally


def won(wins: int, taken: int = 300) -> Count:
    """A third would be fair."""
    lots = {Fraction(1, 3): taken}
    return Count(taken, taken, Fraction(wins), Fraction(taken, 3), Fraction(2 * taken, 9), lots)


def tally(**wins: int) -> Tally:
    return Tally(300, {Key("cards", name): won(one) for name, one in wins.items()})


def test_first_is_told_what_all_strengths_call_unbalanced_then_what_one_does() -> None:
    weak = tally(a=100, b=190, c=140, d=118, e=140)
    strong = tally(a=100, b=100, c=140, d=100, e=60)
    findings = report([weak, strong], [], 1).findings["cards"]
    assert [one.key.name for one in findings] == ["c", "e", "b", "d", "a"]
    assert [one.unbalanced for one in findings] == ["above", None, None, None, None]


def test_the_groups_have_a_fixed_order() -> None:
    some = Tally(
        300, {Key(group, "x"): won(100) for group in (CHOICE, "tiles", MARK, "cards", TURN)}
    )
    assert [*report([some], [], 1).findings] == [TURN, MARK, "cards", "tiles", CHOICE]


def test_what_one_strength_hardly_takes_cannot_be_unbalanced_for_both() -> None:
    weak, strong = tally(a=200), Tally(300, {Key("cards", "a"): won(9, 10)})
    (found,) = report([weak, strong], [], 20).each()
    assert (found.before[1], found.unbalanced) == (None, None)


def test_a_name_around_another_one_is_left_out_if_the_same_seats_took_it() -> None:
    def named(**wins: int) -> Tally:
        names = {"bread": "bread", "some": "some(bread)", "bake": "bake(bread)"}
        return Tally(300, {Key(NAMED, names[name]): won(one) for name, one in wins.items()})

    weak, strong = named(bread=120, some=120, bake=120), named(bread=110, some=110, bake=111)
    found = report([weak, strong], [], 1).findings[NAMED]
    assert {one.key.name for one in found} == {"bread", "bake(bread)"}


def test_what_another_content_changes_is_told_with_the_surest_first() -> None:
    before, after = tally(a=100, b=140, c=100), tally(a=104, b=90, c=160)
    found = report([before, before], [after, after], 1)
    assert [one.key.name for one in found.changed] == ["c", "b", "a"]
    assert [one.moved for one in found.changed] == ["above", "below", None]


def test_without_another_content_nothing_has_changed() -> None:
    found = report([tally(a=200), tally(a=200)], [], 1)
    assert not found.changed
    assert [one.moved for one in found.each()] == [None]
