"""The Raiders phase (TAD-5), and what upgrades and missions do in it."""

import pytest

from engines.tadmor.ids import REGIONS
from tests.engines.tadmor.build import BLUE, GREEN, PHASES, RED, STEPS, YELLOW, Scene, free, raid
from tests.rulebook import rule

# --- the raid ---------------------------------------------------------------------------------


@rule("TAD-5.1")
def test_the_card_of_the_turn_before_is_revealed() -> None:
    scene = raid("damascus").start("raiders")
    assert scene.playing.over
    state = scene.state
    assert (state.raided, state.revealer, scene.player(RED).raider) == ("damascus", RED, None)


@rule("TAD-5.3")
def test_pieces_in_the_region_go_back_without_resolving() -> None:
    scene = raid("north_sea").stands(ns1=RED, ns4=BLUE, ns6=GREEN, ss1=BLUE, da4=(GREEN, "ship"))
    scene.start("raiders")
    assert scene.at("ns1", "ns4", "ns6", "ss1", "da4") == [None, None, None, BLUE, GREEN]
    assert [scene.reserve(seat) for seat in range(4)] == [(3, 2), (3, 1), (3, 2), (3, 1)]
    assert scene.points() == [10] * 4
    assert [scene.resources(seat) for seat in range(4)] == [(0,) * 4] * 4


@rule("TAD-5.3")
def test_removed_pieces_are_not_placed_again_this_turn() -> None:
    scene = raid("north_sea").stands(ns1=BLUE)
    scene.place(*(STEPS[PHASES[phase]]() for phase in ("raiders", "resolution")))
    assert (scene.at("ns1"), scene.reserve(BLUE)) == ([None], (3, 2))
    assert scene.playing.over
    assert scene.resources(BLUE) == (0,) * 4


@rule("TAD-5.3", "TAD-A6")
def test_all_of_the_euphrates_is_one_region() -> None:
    places = {"eu1": RED, "eu3": BLUE, "eu4": BLUE, "eu5": YELLOW, "eu6": GREEN}
    scene = raid("euphrates").stands(**places).start("raiders")
    assert scene.at(*places) == [None] * 5


@rule("TAD-5.4", "TAD-19.5")
@pytest.mark.parametrize("region", REGIONS)
def test_private_actions_are_never_raided(region: str) -> None:
    scene = raid(region, turn=8).has(BLUE, upgrades=["i47", "i21"])
    scene.stands(i47=BLUE, i21=(BLUE, "ship")).start("raiders")
    assert scene.at("i47", "i21") == [BLUE, BLUE]


@rule("TAD-5.5")
def test_the_revealed_card_takes_the_place_of_the_last_one() -> None:
    scene = Scene(turn=4).raid("damascus", attacked="ebla").stands(em4=BLUE).start("raiders")
    assert scene.state.attacked == "damascus"
    assert sorted(scene.options) == free("damascus")


@rule("TAD-5.15")
def test_a_raid_on_an_empty_region_still_moves_the_cards() -> None:
    scene = Scene(turn=4).raid("damascus", attacked="ebla").stands(ns1=BLUE).start("raiders")
    assert (scene.state.attacked, scene.at("ns1")) == ("damascus", [BLUE])


# --- choosing the next card -------------------------------------------------------------------


@rule("TAD-5.7")
def test_the_camel_comes_back_and_a_card_is_kept_secretly() -> None:
    scene = Scene(turn=4).stands(em4=BLUE).start("raiders")
    assert (scene.asked.seat, scene.asked.secret) == (BLUE, True)
    scene.answer("euphrates")
    assert (scene.at("em4"), scene.reserve(BLUE)) == ([None], (3, 2))
    assert scene.player(BLUE).raider == "euphrates"
    views = [scene.playing.view(seat).state.players[BLUE].raider for seat in (None, RED, BLUE)]
    assert views == ["?", "?", "euphrates"]
    told = [event.text(seat) for event in scene.events for seat in (None, RED)]
    assert "euphrates" not in repr(told)


@rule("TAD-5.7")
def test_the_card_is_kept_until_the_raid_of_the_next_turn() -> None:
    scene = Scene(2, turn=4).stands(em4=RED)
    phases = ("raiders", "end", "placement", "raiders")
    scene.place(*(STEPS[PHASES[phase]]() for phase in phases)).answer("ebla")
    assert (scene.topic, scene.player(RED).raider, scene.state.raided) == ("place", "ebla", None)
    scene.answer("eb1", "eb2").finish()
    assert (scene.state.raided, scene.state.revealer) == ("ebla", RED)
    assert (scene.at("eb1", "eb2"), scene.player(RED).raider) == ([None, None], None)


@rule("TAD-5.8")
def test_the_card_of_the_attacked_region_cannot_be_chosen() -> None:
    scene = raid("south_sea").stands(em4=RED).start("raiders")
    assert sorted(scene.options) == free("south_sea")


@rule("TAD-5.9")
def test_without_a_card_there_is_no_raid() -> None:
    scene = Scene(turn=4).stands(ns1=RED, da1=BLUE, pa1=GREEN).start("raiders")
    assert scene.playing.over
    assert scene.at("ns1", "da1", "pa1") == [RED, BLUE, GREEN]
    assert (scene.state.raided, scene.state.revealer, scene.state.attacked) == (None, None, None)


@rule("TAD-2.16", "TAD-A18")
def test_there_is_no_raid_in_the_first_turn() -> None:
    scene = Scene(turn=0).start("turn")
    while scene.state.turn == 1:
        assert (scene.state.raided, scene.state.revealer) == (None, None)
        scene.answer(scene.safe)
    assert scene.state.turn == 2


@rule("TAD-5.10")
def test_a_raid_on_the_raiders_themselves_leaves_nobody_to_choose() -> None:
    scene = raid("emesa").stands(em4=BLUE).start("raiders")
    assert scene.playing.over
    assert (scene.at("em4"), scene.reserve(BLUE), scene.player(BLUE).raider) == (
        [None],
        (3, 2),
        None,
    )


@rule("TAD-5.11")
def test_without_a_raid_the_attacked_region_stays() -> None:
    scene = Scene(turn=4).stands(em4=BLUE)
    scene.start_state.attacked = "ebla"
    scene.start("raiders")
    assert sorted(scene.options) == free("ebla")
    assert scene.state.attacked == "ebla"


@rule("TAD-5.15")
@pytest.mark.parametrize("upgrades", [(["i7"], []), ([], ["i45"])])
def test_an_immune_camel_stays_on_the_raiders_and_chooses(upgrades: tuple[list[str], ...]) -> None:
    own, immune = upgrades
    chooser = RED if own else BLUE
    scene = raid("emesa", turn=7, upgrades=own).has(BLUE, upgrades=immune).stands(em4=chooser)
    scene.start("raiders")
    assert (scene.asked.seat, sorted(scene.options)) == (chooser, free("emesa"))


@rule("TAD-5.16")
def test_choosing_may_be_declined() -> None:
    scene = Scene(turn=4).stands(em4=BLUE).start("raiders").answer("decline")
    assert (scene.at("em4"), scene.player(BLUE).raider) == ([None], None)
    assert scene.playing.over


@rule("TAD-5.16")
def test_in_the_last_turn_nothing_is_chosen() -> None:
    scene = Scene(turn=9).stands(em4=BLUE).start("raiders")
    assert scene.playing.over
    assert (scene.at("em4"), scene.reserve(BLUE), scene.player(BLUE).raider) == (
        [None],
        (3, 2),
        None,
    )


# --- upgrades ---------------------------------------------------------------------------------


@rule("TAD-17.I7")
def test_the_revealers_own_pieces_stay_with_i7() -> None:
    scene = raid("north_sea", upgrades=["i7"]).stands(ns1=RED, ns4=RED, ns2=BLUE).start("raiders")
    assert scene.at("ns1", "ns4", "ns2") == [RED, RED, None]


@rule("TAD-17.I7")
def test_i7_protects_nobody_but_who_has_revealed_the_card() -> None:
    scene = raid("north_sea").has(BLUE, upgrades=["i7"]).stands(ns1=RED, ns2=BLUE).start("raiders")
    assert scene.at("ns1", "ns2") == [None, None]


@rule("TAD-17.I45")
def test_i45_protects_its_owners_pieces_from_everybody() -> None:
    scene = raid("palmyra", turn=7).has(BLUE, upgrades=["i45"])
    scene.stands(pa1=RED, pa2=BLUE, pa3=GREEN, pa5=BLUE).start("raiders")
    assert scene.at("pa1", "pa2", "pa3", "pa5") == [None, BLUE, None, BLUE]


@rule("TAD-17.I25")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ({"pa1": BLUE, "pa2": GREEN, "pa3": BLUE}, 13),
        ({"pa1": BLUE}, 13),
        ({"pa1": RED, "pa2": RED}, 10),
        ({}, 10),
    ],
)
def test_i25_scores_three_if_an_opposing_piece_is_removed(
    places: dict[str, int], points: int
) -> None:
    scene = raid("palmyra", upgrades=["i25"]).stands(**places).start("raiders")
    assert scene.points() == [points, 10, 10, 10]


@rule("TAD-17.I25", "TAD-17.I26")
def test_spoils_and_tribute_are_the_revealers_alone() -> None:
    scene = raid("palmyra").has(BLUE, upgrades=["i25", "i26"]).stands(pa1=RED).start("raiders")
    assert (scene.points(), scene.resources(BLUE)) == ([10] * 4, (0,) * 4)


@rule("TAD-17.I26", "TAD-12.8")
def test_i26_gives_a_gold_into_the_warehouse_and_a_point() -> None:
    scene = raid("palmyra", upgrades=["i26"]).start("raiders")
    assert (scene.warehouse(RED), scene.points(RED)) == ((0, 0, 0, 1), [11])


@rule("TAD-EX22", "TAD-5.12")
def test_ex22_a_tribute_bought_this_turn_first_pays_in_the_next() -> None:
    scene = raid("ebla", wood=3).display("i26").stands(pa1=RED, em5=RED)
    scene.place(*(STEPS[PHASES[phase]]() for phase in ("resolution", "raiders")))
    assert scene.topic == "upgrade"
    scene.answer("buy.i26")
    assert scene.player(RED).upgrades == ["i26"]
    scene.finish()
    assert (scene.resources(RED), scene.points(RED)) == ((1, 0, 0, 1), [11])
    paid = Scene(turn=4).has(RED, wood=3).display("i26").stands(pa1=RED, em5=RED)
    paid.start("resolution").answer("buy.i26").finish()
    assert (paid.resources(RED), paid.points(RED)) == ((1, 0, 0, 0), [10])


@rule("TAD-5.12")
def test_raiders_upgrades_bought_in_a_turn_do_not_undo_its_raid() -> None:
    scene = (
        raid("north_sea", wood=3).display("i25", "i26").stands(pa1=RED, ns1=RED, ns2=BLUE, em5=RED)
    )
    scene.place(*(STEPS[PHASES[phase]]() for phase in ("raiders", "resolution")))
    scene.answer("buy.i25").finish()
    assert (scene.points(RED), scene.resources(RED)) == ([10], (1, 0, 0, 0))


# --- the order of it all ----------------------------------------------------------------------


@rule("TAD-5.13")
def test_the_order_of_effects() -> None:
    scene = Scene(turn=4).raid("palmyra", attacked="ebla").has(RED, upgrades=["i25", "i26"])
    scene.has(BLUE, completed=["k9", "k14"]).stands(pa1=GREEN, da1=RED, da2=BLUE, em4=YELLOW)
    scene.start("raiders")
    state = scene.state
    assert (scene.points(RED), scene.warehouse(RED)) == ([11], (0, 0, 0, 1))
    assert (state.attacked, scene.at("pa1"), scene.asked.seat) == ("ebla", [GREEN], BLUE)
    scene.answer("decline")
    assert (scene.points(RED), scene.at("pa1")) == ([14], [None])
    assert (scene.state.attacked, scene.asked.seat) == ("palmyra", BLUE)
    scene.answer("da2", "da1")
    assert (scene.asked.seat, sorted(scene.options)) == (YELLOW, free("palmyra"))


@rule("TAD-5.13")
def test_swaps_are_asked_in_turn_order() -> None:
    scene = raid("palmyra").first(GREEN).has(RED, completed=["k14"])
    scene.stands(da1=RED, da2=BLUE, em4=GREEN).start("raiders")
    assert scene.asked.seat == RED
    scene.answer("decline")
    assert scene.asked.seat == GREEN


@rule("TAD-A34")
def test_a_removed_start_player_does_not_take_the_pawn() -> None:
    scene = raid("palmyra").stands(pa6=BLUE)
    scene.place(*(STEPS[PHASES[phase]]() for phase in ("raiders", "resolution", "end")))
    assert scene.state.first == RED
    assert scene.resources(BLUE) == (0, 0, 0, 0)
