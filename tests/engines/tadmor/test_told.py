"""What the options say is true for who reads them, with the upgrades that he has and at that moment."""

import re

import pytest

from engines.core import Choose
from tests.engines.scene import said
from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene
from tests.rulebook import rule

MISSIONS = "King\N{RIGHT SINGLE QUOTATION MARK}s Missions"
DONE = "Only what must be decided is still asked"
UNTAXED = "You don\N{RIGHT SINGLE QUOTATION MARK}t have 1 gold for the tax and lose 3 PP"


def hint(scene: Scene, option: str) -> str:
    """The line below an option, without the kind of the piece."""
    return re.sub("^(Camel|Ship) · ", "", said(scene.option(option).hint, "en"))


@rule("TAD-1.8", "TAD-1.9")
@pytest.mark.parametrize(
    ("option", "told"),
    [("ns1", "Ship · Take"), ("ns4", "Camel · Take"), ("em3", "Camel · Not"), ("da4.ship", "0 PP")],
)
def test_who_has_camels_and_ships_reads_which_of_them_goes_where(option: str, told: str) -> None:
    scene = Scene().start("placement")
    assert said(scene.option(option).hint, "en").startswith(told)


@rule("TAD-1.8")
def test_who_has_camels_alone_is_not_told_so_of_every_space() -> None:
    scene = Scene().stands(ns1=RED, ss1=RED).start("placement")
    told = [said(scene.option(place).hint, "es") for place in ("ns4", "em3")]
    assert told == ["Toma 2 maderas.", "Aún no: pide una torre de 5 o 2 Misiones del Rey."]


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


@rule("TAD-9.6", "TAD-16.5")
@pytest.mark.parametrize(("turn", "told"), [(8, "Take the First Player"), (9, "Take 1 basic")])
def test_placing_for_the_pawn_tells_when_it_is_of_no_use_any_more(turn: int, told: str) -> None:
    assert hint(Scene(turn=turn).start("placement"), "pa6").startswith(told)


@rule("TAD-9.5")
@pytest.mark.parametrize("option", ["da4.camel", "da4.ship"])
def test_placing_on_war_supplies_tells_the_points_of_the_towers_as_they_stand(option: str) -> None:
    scene = Scene().has(RED, height=9)
    for seat in (BLUE, YELLOW, GREEN):
        scene.has(seat, height=3)
    assert hint(scene.start("placement"), option).startswith("6 PP as the towers stand")


@rule("TAD-10.5", "TAD-10.6", "TAD-10.10")
@pytest.mark.parametrize(
    ("camels", "height", "told"),
    [
        (3, 4, f"Not yet: needs a tower of 5 or 2 {MISSIONS}."),
        (3, 5, "Gain 1 camel: you have what it needs."),
        (4, 4, f"Not yet: needs a tower of 10 or 4 {MISSIONS} or a tower of 5 and 2 {MISSIONS}."),
        (5, 20, "No effect: you already have 5 camels."),
    ],
)
def test_placing_on_the_caravan_tells_what_it_still_needs(
    camels: int, height: int, told: str
) -> None:
    scene = Scene().has(RED, camels=camels, height=height).start("placement")
    assert hint(scene, "em3") == told


@rule("TAD-10.8", "TAD-10.9", "TAD-10.10")
@pytest.mark.parametrize(
    ("ships", "told"),
    [
        (2, "Gain 1 ship: you have what it needs."),
        (3, "Not yet: needs 2 rare goods of each colour."),
        (4, "No effect: you already have 4 ships."),
    ],
)
def test_placing_on_the_shipyard_tells_what_it_still_needs(ships: int, told: str) -> None:
    goods = {"myrrh": 1, "ivory": 1, "silk": 1}
    assert hint(Scene().has(RED, ships=ships, goods=goods).start("placement"), "ns5") == told


@rule("TAD-5.7", "TAD-5.1")
@pytest.mark.parametrize(
    ("holder", "told"),
    [
        (RED, "Your raiders will attack this region: Palmyra."),
        (BLUE, "Raiders will attack this turn."),
        (None, "Place a piece."),
    ],
)
def test_the_chooser_alone_is_reminded_of_the_region_that_will_be_raided(
    holder: int | None, told: str
) -> None:
    scene = Scene() if holder is None else Scene().raid("palmyra", by=holder)
    assert said(scene.start("placement").asked.prompt, "en").endswith(told)


@rule("TAD-5.16")
def test_choosing_no_region_says_that_there_will_be_no_raid() -> None:
    scene = Scene().stands(em4=RED).start("raiders")
    assert said(scene.option("decline").label, "en") == "No raid next turn"


@rule("TAD-5.7")
@pytest.mark.parametrize(
    ("players", "offers"),
    [
        (2, "Gold, Yellow rare good, Red rare good and Marble"),
        (4, "Gold, Marble, Yellow rare good and Red rare good"),
    ],
)
def test_choosing_a_region_tells_what_is_done_there(players: int, offers: str) -> None:
    scene = Scene(players).stands(em4=RED).start("raiders")
    assert hint(scene, "euphrates") == offers


@rule("TAD-5.14", "TAD-17.I45")
def test_leading_raiders_elsewhere_tells_whose_pieces_they_remove_here_and_there() -> None:
    scene = Scene(turn=7).raid("ebla").has(RED, completed=["k9"]).has(GREEN, upgrades=["i45"])
    scene.stands(eb1=BLUE, eb2=GREEN, da1=BLUE, da2=YELLOW, da3=BLUE).start("raiders")
    assert "(pieces removed: Ben 1)" in said(scene.asked.prompt, "en")
    assert hint(scene, "k9.damascus") == "pieces removed: Ben 2 and Cleo 1"
    assert hint(scene, "k9.palmyra") == "no pieces removed"


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


@rule("TAD-8.3", "TAD-8.10", "TAD-8.17", "TAD-17.I28", "TAD-17.I34")
@pytest.mark.parametrize(
    ("fields", "place", "told"),
    [
        ({}, "eb1", "Build the basement for 1 wood and 3 stone; your temple: 5 PP."),
        ({"temples": [4, 1]}, "eb1", "Build the colonnade for 2 stone and 3 marble; your temple"),
        ({"temples": [1], "upgrades": ["i34"]}, "pa3", "Build the colonnade for any 2 of 2 stone"),
        ({"height": 5}, "em1", "Your tower: 5. The next level costs 2 stone."),
        ({"height": 5}, "da1", "Your tower: 5. The next pair of levels costs 2 wood and 2 marble."),
        ({"upgrades": ["i18"]}, "em1", "Your tower: 0. The next level costs 1 stone."),
        ({}, "ss5", "Pay 3 gold for the top tile: myrrh (grey)."),
        ({"upgrades": ["i28"]}, "ss5", "Pay 1 gold for the top tile: myrrh (grey)."),
        ({"upgrades": ["i43"]}, "ss5", "Pay 3 gold for any rare good of the grey pile."),
    ],
)
def test_placing_says_what_temples_towers_and_piles_cost_now(
    fields: dict[str, object], place: str, told: str
) -> None:
    scene = Scene(turn=4).has(RED, **fields).pile("grey", "myrrh").start("placement")
    assert hint(scene, place).startswith(told)


@rule("TAD-8.16")
def test_placing_says_when_no_card_of_the_next_part_is_left() -> None:
    scene = Scene().has(BLUE, temples=[1, 1, 1, 1]).start("placement")
    assert hint(scene, "eb1").startswith("No card of your next part (basement) is left;")


@rule("TAD-8.10", "TAD-8.16")
def test_placing_does_not_say_that_statues_return() -> None:
    scene = Scene(2, turn=9).has(RED, temples=[4, 4, 3]).has(BLUE, temples=[4, 4])
    told = hint(scene.start("placement"), "eb1")
    assert told == "No card of your next part (statues) is left, and none will ever return."


@rule("TAD-8.16", "TAD-8.21", "TAD-18.K19")
@pytest.mark.parametrize(
    ("temples", "told"),
    [
        ([2, 1], "Build the colonnade for"),
        ([2], "No card of your next part (roof) is left; one returns"),
    ],
)
def test_placing_tells_of_the_temple_for_whose_next_part_a_card_is_left(
    temples: list[int], told: str
) -> None:
    scene = Scene(4, turn=9).has(RED, temples=temples, stone=9, marble=9).has(BLUE, temples=[3])
    scene.has(YELLOW, temples=[3]).has(GREEN, temples=[3, 3]).start("placement")
    assert hint(scene, "eb1").startswith(told)


@rule("TAD-8.18")
def test_placing_says_when_a_pile_is_empty() -> None:
    scene = Scene().has(BLUE, goods={"glass": 4, "incense": 4, "myrrh": 4}).start("placement")
    assert hint(scene, "ss5") == "The pile is empty: there is nothing to take."


@rule("TAD-17.I8", "TAD-17.I9", "TAD-16.3")
def test_paying_for_a_rare_good_says_what_it_brings() -> None:
    scene = Scene().stands(ss5=RED).has(RED, gold=3, upgrades=["i8", "i9"], points=10)
    scene.pile("grey", "myrrh").start("resolution").does(RED, "use.ss5")
    told = "You get myrrh (grey); your sets are then worth 5 PP; plus 2 PP"
    assert [hint(scene, way) for way in ("resources", "points")] == [told, told]


@rule("TAD-17.I25", "TAD-17.I26")
@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        ([], "Nobody else will know until then."),
        (["i26"], "You gain 1 gold and 1 PP."),
        (["i25"], "If another player loses a piece there, you gain 3 PP."),
    ],
)
def test_choosing_a_region_says_what_the_raid_will_bring(tiles: list[str], told: str) -> None:
    scene = Scene(4, turn=4).has(RED, upgrades=tiles).stands(em4=RED).start("raiders")
    assert said(scene.asks(RED).prompt, "en").endswith(told)


@rule("TAD-5.6", "TAD-18.K14")
def test_swapping_says_what_the_places_do() -> None:
    scene = Scene(4, turn=4).has(RED, completed=["k14"]).raid("damascus", by=BLUE)
    scene.stands(ns4=RED, pa1=BLUE).start("raiders")
    assert hint(scene, "ns4").startswith("Take 3 wood")
    scene.does(RED, "ns4")
    assert hint(scene, "pa1")


@rule("TAD-9.3", "TAD-9.8")
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"stone": 2, "upgrades": ["i4"]}, UNTAXED),
        ({"gold": 1, "hand": ["k1"]}, DONE),
        ({"hand": ["k1"], "upgrades": ["i46"]}, DONE),
    ],
)
def test_ending_the_turn_tells_what_is_lost_for_want_of_the_tax(
    fields: dict[str, object], told: str
) -> None:
    scene = Scene(turn=5).stands(da2=RED).has(RED, **fields).start("resolution")
    assert hint(scene, "done").startswith(told)


@rule("TAD-6.17", "TAD-9.3", "TAD-9.6", "TAD-11.2")
@pytest.mark.parametrize(
    ("fields", "topic"),
    [({"gold": 1}, "tax"), ({"upgrades": ["i46"]}, "start"), ({"wood": 9, "gold": 1}, "storage")],
)
def test_who_is_done_is_still_asked_what_must_be_decided(
    fields: dict[str, object], topic: str
) -> None:
    scene = Scene(turn=5).stands(da2=RED, pa6=RED).has(RED, hand=["k1"], **fields)
    scene.start("resolution")
    assert hint(scene, "done").startswith(DONE)
    scene.does(RED, "done").until(topic)
    assert scene.pending.seat == RED


@rule("TAD-6.17", "TAD-9.3")
@pytest.mark.parametrize(("place", "told"), [("eu3", DONE), ("ss4", UNTAXED)])
def test_gold_still_to_collect_pays_the_tax(place: str, told: str) -> None:
    scene = Scene(turn=5).stands(**{place: RED}, da2=RED).start("resolution")
    assert hint(scene, "done").startswith(told)


@rule("TAD-9.3", "TAD-9.4")
@pytest.mark.parametrize(("turn", "place", "told"), [(3, "da3", 0), (5, "da3", 1), (5, "em5", 0)])
def test_construction_tells_of_the_tax_that_is_due(turn: int, place: str, told: int) -> None:
    scene = Scene(turn=turn).stands(**{place: RED}, da2=RED).start("resolution")
    assert said(scene.asks(RED).prompt, "en").count("The tax will be 1 gold.") == told


@rule("TAD-16.3", "TAD-16.4")
@pytest.mark.parametrize(("top", "worth"), [("glass", 20), ("myrrh", 25)])
def test_buying_a_rare_good_tells_what_the_sets_are_worth_then(top: str, worth: int) -> None:
    scene = Scene().stands(ss5=RED).has(RED, gold=3, goods={"glass": 1, "silk": 1, "oil": 1})
    scene.pile("grey", top).start("resolution")
    assert hint(scene, "use.ss5") == f"Costs 3 gold; your sets are then worth {worth} PP"


@rule("TAD-17.I43", "TAD-16.3")
def test_with_the_keeper_each_good_of_the_pile_tells_what_the_sets_are_worth_then() -> None:
    scene = Scene().stands(ss5=RED).has(RED, gold=3, goods={"glass": 1}, upgrades=["i43"])
    scene.start("resolution")
    assert hint(scene, "use.ss5") == "Costs 3 gold"
    scene.does(RED, "use.ss5")
    told = [hint(scene, good) for good in ("glass", "incense")]
    assert told == [f"Your sets are then worth {points} PP" for points in (10, 10)]


@rule("TAD-8.14", "TAD-16.3")
def test_a_free_good_tells_what_the_sets_are_worth_then() -> None:
    scene = Scene().stands(eb1=RED).has(RED, temples=[3], marble=4, gold=3, goods={"glass": 1})
    scene.pile("grey", "glass", "myrrh").start("resolution").does(RED, "use.eb1")
    asked = scene.asks(RED)
    assert isinstance(asked, Choose)
    assert {said(one.hint, "es") for one in asked.options} == {"Tus conjuntos valdrán 10 PP"}


@rule("TAD-8.9", "TAD-17.I14", "TAD-T40")
def test_the_traitor_tells_what_is_left_of_each_tower_levels_lifted_at_once_included() -> None:
    scene = Scene(turn=8).stands(em2=RED).has(BLUE, height=16, upgrades=["i14"])
    scene.has(YELLOW, height=1).start("resolution").does(RED, "use.em2")
    told = [hint(scene, f"seat-{seat}") for seat in (BLUE, YELLOW)]
    assert told == ["Leaves a tower of height 15", "Leaves a tower of height 0"]
    assert scene.does(RED, f"seat-{BLUE}").heights()[BLUE] == 15
