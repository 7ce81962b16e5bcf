"""`caravan tempo`: what scripts rely on."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.bot.cli.conftest import Caravan, CaravanJson

FEW = ("--matches", 2, "--policy", "random")
FIELDS = [
    *("game", "players", "matches", "seed", "options", "policy", "median", "spread", "zones"),
    *("sleep", "standing", "orders"),
]


def figures(found: dict[str, Any], order: str, what: str) -> dict[str, float]:
    told: dict[str, float] = found["orders"][order][what]
    return told


def test_the_tempo_of_a_game_is_told_in_these_fields(told: CaravanJson) -> None:
    found = told("tempo", "fortuna", *FEW)
    assert list(found) == FIELDS
    assert list(found["orders"]) == ["strict", "built"]
    for order in ("strict", "built"):
        assert list(found["orders"][order]) == ["waits", "days", "sittings", "topics"]
        assert list(figures(found, order, "days")) == ["mean", "p10", "p50", "p90"]


def test_without_a_word_people_take_four_hours_and_sleep_in_four_zones(told: CaravanJson) -> None:
    found = told("tempo", "fortuna", *FEW)
    assert (found["median"], found["spread"], found["sleep"]) == (4.0, 1.0, "23-7")
    assert found["zones"] == [-5, 0, 1, 9]
    assert (found["players"], found["seed"]) == (4, "0")


def test_it_goes_the_same_way_every_time(told: CaravanJson) -> None:
    words = ("tempo", "fortuna", *FEW, "--players", 2, "--seed", "x")
    assert told(*words) == told(*words)


def test_slower_people_take_longer_for_the_same_waits(told: CaravanJson) -> None:
    words = ("tempo", "fortuna", *FEW, "--players", 2, "--spread", 0, "--sleep", "0-0")
    quick, slow = told(*words, "--median", 1), told(*words, "--median", 10)
    for order in ("strict", "built"):
        assert figures(quick, order, "waits") == figures(slow, order, "waits")
        assert figures(quick, order, "days")["mean"] < figures(slow, order, "days")["mean"]


def test_without_sleep_and_spread_a_strict_match_lasts_as_long_as_its_waits(
    told: CaravanJson,
) -> None:
    words = ("--matches", 1, "--policy", "random", "--spread", 0, "--sleep", "0-0", "--median", 24)
    found = told("tempo", "caylus", "--players", 2, *words)
    waits = figures(found, "strict", "waits")["mean"]
    assert waits <= figures(found, "strict", "days")["mean"] <= waits * 1.01


def test_options_of_the_game_are_set(told: CaravanJson) -> None:
    found = told("tempo", "fortuna", *FEW, "--option", "deal=experienced")
    assert found["options"] == {"deal": "experienced"}


def test_people_read_both_orders_and_what_is_waited_for(caravan: Caravan) -> None:
    result = caravan("tempo", "fortuna", *FEW)
    assert result.exit_code == 0
    assert "one after the other" in result.stdout
    assert "as it is built" in result.stdout
    assert "choose an action card" in result.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "fortuna"),
        (["fortuna", "--players", "9"], "2"),
        (["fortuna", "--zones", "here"], "-5,0,1,9"),
        (["fortuna", "--zones", "30"], "-12 to 14"),
        (["fortuna", "--sleep", "late"], "23-7"),
        (["fortuna", "--sleep", "23-99"], "23-7"),
        (["fortuna", "--median", "0"], "--median"),
        (["fortuna", "--median", "inf"], "10000"),
        (["fortuna", "--median", "nan"], "not a number"),
        (["fortuna", "--spread", "1000"], "0<=x<=10"),
        (["fortuna", "--spread", "nan"], "not a number"),
        (["fortuna", "--matches", "0"], "--matches"),
        (["fortuna", "--option", "deal=fast"], "first_game"),
        (["fortuna", "--standing", "none-such"], "flip"),
        (["conqueror", "--standing", "blockade"], "no standing order 'blockade'"),
    ],
)
def test_bad_input_is_told_in_one_line(
    refused: Callable[..., str], words: list[str], said: str
) -> None:
    assert said in refused("tempo", *words)


def test_standing_orders_that_all_have_given_are_told(told: CaravanJson) -> None:
    found = told(
        "tempo", "fortuna", *FEW, "--players", 2, "--standing", "free", "--standing", "flip"
    )
    assert found["standing"] == ["free", "flip"]
