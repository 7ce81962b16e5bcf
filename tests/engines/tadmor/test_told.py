"""What the options say is true for who reads them, with the upgrades that he has and at that moment."""

import pytest

from engines.core import Choose
from tests.engines.scene import said
from tests.engines.tadmor.build import BLUE, RED, Scene
from tests.rulebook import rule


def hint(scene: Scene, option: str) -> str:
    """The line below an option."""
    return said(scene.option(option).hint, "en")


@rule("TAD-17.I28")
@pytest.mark.parametrize(
    ("place", "cost"), [("ss5", "1 gold"), ("eu4", "3 stone"), ("eu5", "3 wood")]
)
def test_placing_for_a_rare_good_tells_what_the_trusted_buyer_pays(place: str, cost: str) -> None:
    assert f"Pay {cost} for" in hint(Scene().has(RED, upgrades=["i28"]).start("placement"), place)


def test_placing_for_a_rare_good_tells_its_printed_cost_to_all_others() -> None:
    assert "Pay 5 stone for" in hint(Scene().start("placement"), "eu4")


@rule("TAD-5.16")
@pytest.mark.parametrize(("turn", "idle"), [(8, False), (9, True)])
def test_placing_on_the_raiders_tells_when_no_raid_is_left(turn: int, *, idle: bool) -> None:
    assert hint(Scene(turn=turn).start("placement"), "em4").startswith("No effect") == idle


@rule("TAD-5.16")
def test_choosing_no_region_says_that_there_will_be_no_raid() -> None:
    scene = Scene().stands(em4=RED).start("raiders")
    assert said(scene.option("decline").label, "en") == "No raid next turn"


@rule("TAD-17.I43", "TAD-A10")
def test_with_the_keeper_a_free_good_is_any_of_its_pile() -> None:
    scene = Scene().stands(eb1=RED).has(RED, temples=[3], marble=4, gold=3, upgrades=["i43"])
    scene.start("resolution").does(RED, "use.eb1")
    asked = scene.asks(RED)
    assert isinstance(asked, Choose)
    assert [said(one.label, "en") for one in asked.options] == [
        f"any of the pile ({colour})" for colour in ("grey", "yellow", "red")
    ]


@rule("TAD-17.I10", "TAD-A35")
def test_placing_tells_what_a_ship_collects_with_a_hold_and_a_camel_without() -> None:
    scene = Scene().has(RED, upgrades=["i10"]).start("placement")
    told = [hint(scene, place) for place in ("ns1", "ns4", "ss1")]
    assert told == ["Take 4 wood.", "Take 2 wood.", "Take 3 stone."]


@rule("TAD-5.8", "TAD-5.11")
@pytest.mark.parametrize(("held", "group"), [(True, "Ebla (safe from raiders)"), (False, "Ebla")])
def test_a_region_is_called_safe_only_if_another_one_may_be_raided(held: bool, group: str) -> None:
    scene = Scene().has(BLUE, raider="damascus" if held else None)
    scene.start_state.attacked = "ebla"
    assert said(scene.start("placement").option("eb1").group, "en") == group
