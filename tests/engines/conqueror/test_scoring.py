"""Victory points and ties (CON-5.5 to CON-5.17)."""

import pytest

from engines.conqueror.scoring import result
from engines.core import Result
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.counting import points
from tests.rulebook import rule


def ended(scene: Scene) -> Result:
    """The result after the last round."""
    return result(scene.at(round=10, ended="points").place().state)


@rule("CON-EX1", "CON-5.5", "CON-5.7", "CON-5.12")
def test_three_capitals_a_small_fort_and_the_last_space_are_39_points() -> None:
    scene = Scene().army("rome", CARTHAGE, cavalry=1).army("alexandria", CARTHAGE, cavalry=1)
    scene.army("sicily", CARTHAGE, infantry=1).has(CARTHAGE, space=7, coins=4).place()
    assert points(scene, CARTHAGE) == {"capitals": 30, "small": 4, "trade": 5}


@rule("CON-5.6")
def test_other_great_forts_are_worth_six() -> None:
    scene = Scene().army("alps", ROME, cavalry=1).army("asia_minor", ROME, cavalry=1).place()
    assert points(scene, ROME) == {"capitals": 10, "great": 12}


@rule("CON-5.6", "CON-A46", "CON-A53")
def test_capitals_of_nations_not_in_play_have_no_fort_and_are_worth_nothing() -> None:
    scene = Scene(3).army("alexandria", ROME, cavalry=1).place()
    assert points(scene, ROME) == {"capitals": 10}
    large = Scene(5).army("gaul", ROME, cavalry=1).place()
    assert points(large, ROME) == {"capitals": 10}


@rule("CON-5.7", "CON-5.17")
def test_printed_and_built_small_forts_are_worth_four_to_who_holds_them() -> None:
    scene = Scene().army("sicily", ROME, infantry=1).army("etruria", GREECE, infantry=1)
    scene.built(ROME, "etruria").place()
    assert points(scene, ROME) == {"capitals": 10, "small": 4}
    assert points(scene, GREECE) == {"capitals": 10, "small": 4}


@rule("CON-5.9")
@pytest.mark.parametrize(("cards", "worth"), [(1, 1), (3, 3), (4, 6)])
def test_each_district_is_worth_a_point_and_four_are_worth_two_more(cards: int, worth: int) -> None:
    scene = Scene().has(ROME, districts={"bazaar": cards}).place()
    assert points(scene, ROME)["districts"] == worth


@rule("CON-5.10")
@pytest.mark.parametrize(("number", "worth"), [(2, 2), (4, 6)])
def test_each_upgrade_is_worth_a_point_and_four_are_worth_two_more(number: int, worth: int) -> None:
    four = ["discipline", "rapid_aim", "thoroughbred", "naval_mastery"]
    scene = Scene().has(ROME, upgrades=four[:number]).place()
    assert points(scene, ROME)["upgrades"] == worth


@rule("CON-5.11")
@pytest.mark.parametrize(("coins", "worth"), [(4, 0), (5, 1), (14, 2)])
def test_five_coins_make_a_point(coins: int, worth: int) -> None:
    scene = Scene().coins(coins).place()
    assert points(scene, CARTHAGE).get("coins", 0) == worth


@rule("CON-5.12", "CON-A81")
@pytest.mark.parametrize(("mode", "last"), [("emperor", 7), ("conquest", 4)])
def test_only_the_last_space_of_the_track_has_points(mode: str, last: int) -> None:
    scene = Scene(mode=mode).has(ROME, space=last - 1).has(EGYPT, space=last).place()
    assert "trade" not in points(scene, ROME)
    assert points(scene, EGYPT)["trade"] == 5


@rule("CON-5.14", "CON-A7")
def test_a_tie_goes_to_more_forts_then_more_coins_then_is_shared() -> None:
    by_forts = ended(Scene(3).army("sicily", ROME, infantry=1).coins(20, 0, 0))
    assert (by_forts.winners, by_forts.tie_break) == ([ROME], by_forts.tie_break)
    assert by_forts.tie_break is not None
    assert by_forts.tie_break.key == "conqueror-tie-forts"
    by_coins = ended(Scene(3).coins(3, 4, 4).has(GREECE, coins=2))
    assert by_coins.winners == [ROME]
    assert by_coins.tie_break is not None
    assert by_coins.tie_break.key == "conqueror-tie-coins"
    shared = ended(Scene(3).coins(3, 4, 4))
    assert shared.winners == [ROME, GREECE]
    assert shared.tie_break is not None
    assert shared.tie_break.key == "conqueror-tie-shared"


@rule("CON-5.4")
def test_most_points_win_and_the_others_follow() -> None:
    told = ended(Scene(3).coins(5, 0, 15))
    assert (told.winners, told.tie_break) == ([GREECE], None)
    assert [score.rank for score in told.scores] == [2, 3, 1]
    assert [score.total for score in told.scores] == [11, 10, 13]
