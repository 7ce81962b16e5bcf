"""What the Resolution asks, and what it does not: no question that decides nothing (TAD-6.9, TAD-6.17)."""

import pytest

from engines.core import ChooseMany
from tests.engines.scene import said
from tests.engines.tadmor.build import BLUE, RED, YELLOW, Scene
from tests.engines.tadmor.permitting import RICH
from tests.rulebook import rule

# --- missions ---------------------------------------------------------------------------------


@rule("TAD-13.1", "TAD-6.12")
def test_who_has_done_something_beside_its_hand_is_not_asked_about_the_hand_alone() -> None:
    scene = Scene(3).has(RED, hand=["k5", "k9"], wood=1, stone=1).stands(em1=RED)
    scene.start("resolution")
    assert {"discard.k5", "discard.k9"} <= {*scene.can(RED)}
    assert scene.does(RED, "use.em1").playing.over


@rule("TAD-13.1", "TAD-6.12")
def test_who_has_not_been_asked_anything_else_is_asked_about_its_hand() -> None:
    scene = Scene(3).has(RED, hand=["k5"]).stands(ns1=RED).start("resolution")
    assert scene.can(RED) == ["discard.k5", "done"]


@rule("TAD-13.1", "TAD-8.19")
def test_a_mission_drawn_last_can_still_be_discarded() -> None:
    scene = Scene(3).has(RED, hand=["k5"]).deck("k9").stands(da2=RED).start("resolution")
    scene.does(RED, "draw.da2")
    assert scene.can(RED) == ["discard.k5", "discard.k9", "done"]


@rule("TAD-13.4", "TAD-13.7")
def test_a_mission_completed_last_can_still_be_returned() -> None:
    scene = Scene(3).has(RED, hand=["k18"], wood=1, stone=1, marble=1, gold=1).stands(da2=RED)
    scene.start("resolution").does(RED, "complete.da2.k18")
    assert scene.can(RED) == ["return.k18", "done"]


@rule("TAD-13.1")
def test_who_begins_to_discard_is_asked_about_the_rest() -> None:
    scene = Scene(3).has(RED, hand=["k5", "k9"], wood=1, stone=1).stands(em1=RED)
    scene.start("resolution").does(RED, "use.em1")
    assert scene.playing.over
    scene = Scene(3).has(RED, hand=["k5", "k9"]).start("resolution").does(RED, "discard.k5", "gold")
    assert scene.can(RED) == ["discard.k9", "done"]


@rule("TAD-12.3", "TAD-13.1")
def test_who_is_done_building_but_not_with_the_turn_is_asked_once_more() -> None:
    scene = Scene(3).has(RED, hand=["k5"], wood=1, stone=1).stands(em1=RED).start("resolution")
    scene.does(RED, "close")
    assert scene.can(RED)[0] == "discard.k5"


@rule("TAD-13.1", "TAD-6.12", "TAD-7.8")
def test_who_buys_nothing_but_goes_on_is_asked_once_more() -> None:
    scene = Scene(3).has(RED, hand=["k5"], wood=1).display("i10").stands(pa1=RED)
    scene.start("resolution")
    assert said(scene.option("pass").hint, "en").endswith("you can still do everything else")
    assert scene.does(RED, "pass").can(RED) == ["discard.k5", "done"]


@rule("TAD-13.1", "TAD-16.5")
@pytest.mark.parametrize(
    "fields", [{"stone": 1}, {"stone": 1, "hand": ["k5"], "upgrades": ["i46"]}]
)
def test_who_buys_nothing_and_can_do_nothing_else_is_not_told_otherwise(
    fields: dict[str, object],
) -> None:
    scene = Scene(3, turn=9).has(RED, gold=9, **fields).display("i43").stands(pa1=RED, em5=RED)
    scene.start("resolution")
    assert "done" not in scene.can(RED)
    assert said(scene.option("pass").hint, "en") == "Your camel returns unused"
    assert scene.does(RED, "pass").playing.over


@rule("TAD-12.3")
def test_trades_are_asked_about_after_building_too() -> None:
    scene = Scene(3).has(RED, upgrades=["i2"], wood=2, stone=1).stands(em1=RED).start("resolution")
    scene.does(RED, "use.em1")
    assert scene.can(RED) == ["trade.wood-gold", "done"]


# --- collecting -------------------------------------------------------------------------------


@rule("TAD-6.12", "TAD-6.17")
def test_collecting_alone_is_not_asked_about() -> None:
    scene = Scene(3).stands(ns1=RED, da3=RED, ss1=BLUE).start("resolution")
    assert scene.playing.over
    assert (sum(scene.resources(RED)), scene.points(RED)) == (3, [11])


@rule("TAD-6.12", "TAD-7.2")
def test_before_a_purchase_its_owner_may_collect_what_pays_for_it() -> None:
    scene = Scene(3, turn=8).display("i43").stands(pa1=RED, ns1=RED).start("resolution")
    assert "buy.i43" not in scene.can(RED)
    scene.does(RED, "use.ns1", "buy.i43")
    assert scene.player(RED).upgrades == ["i43"]


# --- ends -------------------------------------------------------------------------------------


@rule("TAD-6.17")
def test_there_is_one_end_of_building_if_nothing_could_follow() -> None:
    scene = Scene(3).has(RED, wood=1, stone=1).stands(em1=RED).start("resolution")
    assert scene.can(RED)[-2:] == ["back.em1", "done"]
    scene = Scene(3).has(RED, wood=1, stone=1, upgrades=["i2"]).stands(em1=RED).start("resolution")
    assert scene.can(RED)[-2:] == ["close", "done"]


@rule("TAD-6.17", "TAD-7.8")
def test_there_is_one_end_of_buying_if_nothing_could_follow() -> None:
    scene = Scene(3).display("i5").has(RED, gold=1).stands(pa1=RED).start("resolution")
    assert scene.can(RED) == ["buy.i5", "pass"]
    for more in ({"em1": RED}, {"pa2": RED}):
        scene = Scene(3).display("i5").has(RED, gold=1).stands(pa1=RED, **more)
        assert scene.start("resolution").can(RED)[-2:] == ["pass", "done"]


@rule("TAD-6.2", "TAD-6.7")
def test_several_pieces_are_taken_back_by_one_entry() -> None:
    scene = (
        Scene(3).has(RED, camels=4, **RICH).stands(pa1=RED, em1=RED, eb1=RED, pa4=RED).display("i5")
    )
    scene.start("resolution")
    assert [one for one in scene.can(RED) if one.startswith("back")] == ["back"]
    asked = scene.does(RED, "back").asks(RED)
    assert isinstance(asked, ChooseMany)
    assert [one.id for one in asked.options] == ["em1", "eb1", "pa4"]
    scene.does(RED, ["em1", "pa4"])
    assert scene.at("pa1", "em1", "eb1", "pa4") == [RED, None, RED, None]


# --- missions that bring upgrades -------------------------------------------------------------


@rule("TAD-7.8", "TAD-18.K15")
def test_with_nothing_on_display_the_court_of_scholars_is_not_asked_about() -> None:
    scene = Scene(3).has(RED, completed=["k15"]).start("resolution")
    assert scene.playing.over


@rule("TAD-7.8", "TAD-18.K25")
@pytest.mark.parametrize("shown", [(), ("i5",)])
def test_foreign_upgrades_are_asked_about_as_long_as_there_are_any(shown: tuple[str, ...]) -> None:
    scene = Scene(3).display(*shown).has(RED, completed=["k25"]).start("resolution")
    assert "return.k25" in scene.can(RED)


@rule("TAD-7.6", "TAD-7.8")
def test_scholars_who_come_too_late_are_told_so() -> None:
    scene = Scene(3, turn=8).display("i43").has(RED, completed=["k15"], hand=["k5"])
    scene.has(YELLOW, gold=3).stands(pa1=YELLOW).start("resolution")
    assert said(scene.asks(RED).prompt, "en").startswith("Do you return a mission")
    scene.does(YELLOW, "buy.i43")
    assert said(scene.asks(RED).prompt, "en").startswith("No upgrades are left")
    assert scene.can(RED) == ["discard.k5", "close", "done"]
