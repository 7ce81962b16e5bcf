"""Weights fitted to examples of what is usual."""

from bot.training.fitting import MOST, fitted, hits
from engines.core import Stream, key_from
from engines.core.habits import DOUBLE, Example


def chance() -> Stream:
    return Stream(key_from("fitting"), "fitting", 0)


def times(count: int, taken: int) -> list[Example]:
    return [Example("which", [["#apple", "red"], ["#plum"]], taken)] * count


def test_what_is_taken_more_often_weighs_more_as_much_as_it_is_likelier() -> None:
    weights = fitted(times(80, 0) + times(20, 1), chance())["which"]
    lead = weights["#apple"] + weights["red"] - weights["#plum"]
    assert DOUBLE * 3 // 2 < lead < DOUBLE * 5 // 2  # four times as often: two doublings
    assert hits({"which": weights}, times(3, 0) + times(1, 1)) == 3


def test_the_same_examples_give_the_same_weights() -> None:
    found = times(30, 0) + times(20, 1)
    assert fitted(found, chance()) == fitted(found, chance())


def test_learning_goes_on_from_what_was_learned() -> None:
    before = {"which": {"#plum": 5 * DOUBLE}, "whose": {"mine": DOUBLE}}
    weights = fitted(times(1, 0), chance(), before)
    assert weights["whose"] == before["whose"]
    assert 4 * DOUBLE < weights["which"]["#plum"] < 5 * DOUBLE


def test_only_what_matters_is_kept() -> None:
    many = [Example("which", [[f"#{n}"], [f"-{n}"]], 0) for n in range(MOST)]
    assert sum(map(len, fitted(many, chance()).values())) == MOST
    assert fitted(times(1, 0), chance(), {"which": {"faint": 1}})["which"].keys() == {
        *("#apple", "red", "#plum")
    }
