"""The optional tenth stone building: a jeweller, who buys gold for points."""

import pytest

from tests.engines.caylus.build import RED, Scene, begin, state_of
from tests.rulebook import rule


def jeweller(gold: int) -> Scene:
    """Red's worker is at red's jeweller."""
    scene = Scene(jeweller="on").road(9, "jeweller", RED, worker=RED).at(provost=9)
    return scene.has(RED, gold=gold, deniers=0)


@rule("CAY-A81", "CAY-2.2")
@pytest.mark.parametrize(("option", "copies"), [("off", 0), ("on", 1)])
def test_the_jeweller_is_in_the_stock_only_if_wanted(option: str, copies: int) -> None:
    assert state_of(begin(3, jeweller=option)).stock.get("jeweller", 0) == copies
    assert state_of(begin(3)).stock.get("jeweller", 0) == 0


@rule("CAY-A81", "CAY-8.21")
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_mason_builds_it_for_stone_and_cloth(option: str) -> None:
    scene = Scene(jeweller=option).road(9, "mason", RED, worker=RED).at(provost=9)
    scene.has(RED, stone=1, cloth=1).start("road")
    assert set(scene.options) - {"jeweller"} == {"decline", "church"}
    assert ("jeweller" in scene.options) == (option == "on")
    if option == "on":
        scene.answer("jeweller")
        assert (scene.tile(10), scene.points(RED)) == (("jeweller", RED), [16])
        assert sum(scene.cubes()) == 0


@rule("CAY-A81", "CAY-8.58")
@pytest.mark.parametrize(("rate", "gold", "points"), [("rate-1", 1, 5), ("rate-2", 2, 9)])
def test_gold_is_paid_in_points(rate: str, gold: int, points: int) -> None:
    scene = jeweller(3).start("road")
    assert set(scene.options) == {"decline", "rate-1", "rate-2"}
    scene.answer(rate)
    assert scene.playing.over
    assert (scene.cubes()[4], scene.points(RED)) == (3 - gold, [10 + points])


@rule("CAY-A81")
def test_only_what_can_be_paid_is_offered() -> None:
    assert set(jeweller(1).start("road").options) == {"decline", "rate-1"}
    assert jeweller(0).has(RED, food=9, cloth=9).start("road").playing.over
