"""Missions returned in the Raiders phase: another region (K9, K10), two pieces that change places (K14)."""

import pytest

from engines.tadmor.ids import REGIONS
from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene, free, raid
from tests.rulebook import rule

# --- K9 and K10: another region ---------------------------------------------------------------


@rule("TAD-5.2", "TAD-18.K9", "TAD-18.K10")
@pytest.mark.parametrize("mission", ["k9", "k10"])
def test_another_region_is_attacked_before_anything_is_removed(mission: str) -> None:
    scene = Scene(turn=4).raid("palmyra", attacked="ebla").has(BLUE, completed=[mission])
    scene.stands(pa1=BLUE, da1=RED).start("raiders")
    assert (scene.asked.seat, scene.at("pa1")) == (BLUE, [BLUE])
    others = sorted(set(REGIONS) - {"palmyra", "ebla"})
    assert sorted(scene.options) == sorted([*(f"{mission}.{name}" for name in others), "decline"])
    scene.answer(f"{mission}.damascus")
    assert scene.at("pa1", "da1") == [BLUE, None]
    assert (scene.state.raided, scene.state.attacked) == ("damascus", "damascus")
    assert scene.player(BLUE).returned == [mission]


@rule("TAD-18.K9", "TAD-18.K10")
def test_the_raid_may_be_left_as_it_is() -> None:
    scene = raid("palmyra").has(BLUE, completed=["k9"]).stands(pa1=GREEN).start("raiders")
    scene.answer("decline")
    assert (scene.at("pa1"), scene.player(BLUE).completed) == ([None], ["k9"])


@rule("TAD-5.14")
def test_owners_are_asked_once_each_in_turn_order() -> None:
    scene = raid("palmyra").has(RED, completed=["k10"]).has(GREEN, completed=["k9"])
    scene.first(YELLOW).stands(pa1=BLUE).start("raiders")
    assert scene.asked.seat == GREEN
    scene.answer("decline")
    assert scene.asked.seat == RED
    assert scene.answer("decline").playing.over


@rule("TAD-5.14")
def test_one_owner_may_return_one_card() -> None:
    scene = raid("palmyra").has(BLUE, completed=["k9", "k10"]).start("raiders")
    assert {"k9.ebla", "k10.ebla", "decline"} <= {*scene.options}
    assert scene.answer("k10.ebla").playing.over
    assert (scene.player(BLUE).completed, scene.player(BLUE).returned) == (["k9"], ["k10"])


@rule("TAD-5.14", "TAD-A21")
def test_a_later_user_may_bring_the_first_region_back() -> None:
    scene = Scene(turn=4).raid("palmyra", attacked="ebla").stands(pa1=RED, da1=YELLOW, em4=GREEN)
    scene.has(BLUE, completed=["k9"]).has(YELLOW, completed=["k10"]).start("raiders")
    scene.answer("k9.damascus")
    assert scene.asked.seat == YELLOW
    assert "k10.palmyra" in scene.options
    assert not {"k10.damascus", "k10.ebla"} & {*scene.options}
    scene.answer("k10.palmyra")
    assert scene.at("pa1", "da1") == [None, YELLOW]
    assert (scene.state.raided, scene.state.attacked) == ("palmyra", "palmyra")
    assert sorted(scene.options) == free("palmyra")


@rule("TAD-A21")
def test_the_revealer_stays_the_revealer() -> None:
    scene = raid("palmyra", upgrades=["i7", "i25"]).has(BLUE, completed=["k9"])
    scene.stands(da1=RED, da2=GREEN).start("raiders").answer("k9.damascus")
    assert scene.at("da1", "da2") == [RED, None]
    assert (scene.state.revealer, scene.points()) == (RED, [13, 10, 10, 10])


@rule("TAD-A21", "TAD-A42")
def test_without_a_raid_no_mission_of_the_raiders_can_be_returned() -> None:
    scene = Scene(turn=4).has(BLUE, completed=["k9", "k10", "k14"]).stands(pa1=BLUE, pa2=RED)
    assert scene.start("raiders").playing.over
    assert scene.player(BLUE).completed == ["k9", "k10", "k14"]


@rule("TAD-18.K9", "TAD-18.K10", "TAD-18.K14")
def test_missions_in_hand_or_returned_do_nothing_in_a_raid() -> None:
    scene = raid("palmyra").has(BLUE, hand=["k9", "k14"], returned=["k10"])
    assert scene.stands(da1=BLUE, da2=RED).start("raiders").playing.over


@rule("TAD-A22")
def test_missions_for_pieces_are_not_returned_in_the_raiders_phase() -> None:
    scene = raid("palmyra").has(BLUE, completed=["k5", "k11"]).stands(da1=BLUE, da2=RED)
    assert scene.start("raiders").playing.over


# --- K14: two pieces change places ------------------------------------------------------------


@rule("TAD-5.6", "TAD-18.K14", "TAD-A20")
def test_after_the_removal_two_pieces_change_places() -> None:
    scene = raid("palmyra").has(BLUE, completed=["k14"])
    scene.stands(pa1=RED, eb3=BLUE, da1=RED, ns1=BLUE, ss1=GREEN).start("raiders")
    assert (scene.asked.seat, scene.at("pa1")) == (BLUE, [None])
    assert sorted(scene.options) == ["decline", "eb3", "ns1"]
    scene.answer("eb3")
    assert sorted(scene.options) == ["back", "da1"]
    scene.answer("da1")
    assert scene.at("eb3", "da1", "ns1", "ss1") == [RED, BLUE, BLUE, GREEN]
    assert scene.player(BLUE).returned == ["k14"]
    assert [scene.reserve(seat) for seat in (RED, BLUE)] == [(2, 2), (2, 1)]


@rule("TAD-18.K14", "TAD-A20")
def test_ships_change_places_with_ships_and_with_nothing_else() -> None:
    scene = raid("palmyra").has(BLUE, completed=["k14"])
    scene.stands(ns1=BLUE, da4=(RED, "ship"), da1=RED, ss1=GREEN).start("raiders").answer("ns1")
    assert sorted(scene.options) == ["back", "da4", "ss1"]
    scene.answer("back")
    assert sorted(scene.options) == ["decline", "ns1"]
    scene.answer("ns1", "da4")
    assert scene.at("ns1", "da4") == [RED, BLUE]
    assert scene.state.placed["da4"].kind == "ship"


@rule("TAD-A20")
def test_pieces_on_private_actions_do_not_change_places() -> None:
    scene = raid("palmyra", turn=8).has(BLUE, completed=["k14"], upgrades=["i21"])
    scene.has(RED, upgrades=["i47"]).stands(i21=BLUE, eb1=BLUE, i47=RED, eb2=RED).start("raiders")
    assert sorted(scene.options) == ["decline", "eb1"]
    assert sorted(scene.answer("eb1").options) == ["back", "eb2"]


@rule("TAD-A42")
@pytest.mark.parametrize("places", [{"eb1": BLUE, "ns1": RED}, {"eb1": RED}, {"eb1": BLUE}])
def test_without_a_legal_swap_nobody_is_asked(places: dict[str, int]) -> None:
    scene = raid("palmyra").has(BLUE, completed=["k14"]).stands(**places).start("raiders")
    assert scene.playing.over
    assert scene.player(BLUE).completed == ["k14"]


@rule("TAD-A20", "TAD-A48")
def test_who_is_swapped_onto_the_raiders_chooses_the_card() -> None:
    scene = raid("palmyra").has(BLUE, completed=["k14"]).stands(em4=GREEN, eb1=BLUE)
    scene.start("raiders").answer("eb1", "em4")
    assert (scene.asked.seat, scene.at("eb1")) == (BLUE, [GREEN])
    assert [player.raider for player in scene.state.players] == [None] * 4
    scene.answer("ebla")
    assert [player.raider for player in scene.state.players] == [None, "ebla", None, None]
    assert (scene.state.revealer, scene.state.raided) == (RED, "palmyra")


@rule("TAD-A48")
def test_a_swap_leaves_the_revealed_card_alone() -> None:
    scene = raid("palmyra", upgrades=["i26"]).has(BLUE, completed=["k14"]).stands(eb1=BLUE, da1=RED)
    scene.start("raiders").answer("eb1", "da1")
    state = scene.state
    assert (state.raided, state.attacked, state.revealer) == ("palmyra", "palmyra", RED)
    assert (scene.points(), scene.warehouse(RED)) == ([11, 10, 10, 10], (0, 0, 0, 1))
