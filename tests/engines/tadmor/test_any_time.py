"""What may be resolved at any moment of Resolution: collecting, Caravan, Shipyard, gifts (TAD-10)."""

import pytest

from engines.core import IllegalMove
from tests.engines.tadmor.build import BLUE, CONTENT, RED, Scene
from tests.rulebook import rule

TURNS = (1, 4, 7)
NAMES = ("wood", "stone", "marble", "gold")
YIELDS = [
    ("ns1", "wood", (3, 4, 5)),
    ("ns2", "wood", (3, 4, 5)),
    ("ns3", "marble", (2, 3, 4)),
    ("ns4", "wood", (2, 3, 4)),
    ("ss1", "stone", (3, 4, 5)),
    ("ss2", "stone", (3, 4, 5)),
    ("ss3", "gold", (2, 3, 4)),
    ("ss4", "stone", (2, 3, 4)),
    ("eu1", "gold", (2, 3, 4)),
    ("eu2", "marble", (2, 3, 4)),
    ("eu3", "gold", (1, 2, 3)),
    ("eu6", "marble", (1, 2, 3)),
]
SETS = {
    0: {},
    1: {"glass": 1, "jade": 1, "silk": 1},
    2: {"glass": 2, "jade": 2, "silk": 1, "oil": 1},
}
"""Rare goods in so many sets of the three colours."""


def only(resource: str, amount: int) -> tuple[int, ...]:
    """An amount of one resource and nothing else."""
    return tuple(amount * (name == resource) for name in NAMES)


# --- collecting -------------------------------------------------------------------------------


@rule("TAD-10.1", "TAD-12.8")
@pytest.mark.parametrize(("place", "resource", "amounts"), YIELDS)
@pytest.mark.parametrize("era", range(3))
def test_a_collector_brings_what_the_era_says_into_the_warehouse(
    place: str, resource: str, amounts: tuple[int, ...], era: int
) -> None:
    scene = Scene(3, turn=TURNS[era]).has(RED, hand=["k5"], gold=1).display("i5")
    scene.stands(**{place: RED, "pa1": RED}).start("resolution").does(RED, f"use.{place}")
    scene.player(RED).warehouse["gold"] -= 1
    assert scene.warehouse(RED) == only(resource, amounts[era])
    assert scene.traded(RED) == (0, 0, 0, 0)
    assert scene.at(place) == [None]


@rule("TAD-10.1")
def test_ships_collect_more_than_camels() -> None:
    rows = [(CONTENT.spaces[place], amounts) for place, _, amounts in YIELDS]
    assert [row.resource for row, _ in rows] == [resource for _, resource, _ in YIELDS]
    best = {(row.resource, row.piece): amounts for row, amounts in rows}
    for resource in NAMES:
        if (resource, "camel") in best:
            ship, camel = best[resource, "ship"], best[resource, "camel"]
            assert [one - 1 for one in ship] == list(camel)


@rule("TAD-17.I10", "TAD-17.I11", "TAD-17.I12", "TAD-17.I13")
@pytest.mark.parametrize(
    ("tile", "place"), [("i10", "ns1"), ("i11", "ss1"), ("i12", "ns3"), ("i13", "ss3")]
)
def test_holds_of_the_first_era_bring_one_more_by_ship(tile: str, place: str) -> None:
    holds_bring(tile, place)


@rule("TAD-17.I29", "TAD-17.I30", "TAD-17.I31", "TAD-17.I32")
@pytest.mark.parametrize(
    ("tile", "place"), [("i29", "ns1"), ("i30", "ss1"), ("i31", "eu2"), ("i32", "eu1")]
)
def test_holds_of_the_second_era_bring_one_more_by_ship(tile: str, place: str) -> None:
    holds_bring(tile, place)


def holds_bring(tile: str, place: str) -> None:
    """Assert that a tile brings one more from its place, and nothing from ships elsewhere."""
    ships = {"ns1": 3, "ss1": 3, "eu1": 2, "eu2": 2, "ns3": 2, "ss3": 2}
    resource = CONTENT.spaces[place].resource
    for other, amount in ships.items():
        scene = Scene(3).has(RED, upgrades=[tile]).stands(**{other: RED}).start("resolution")
        scene.finish()
        same = CONTENT.spaces[other].resource == resource
        assert sum(scene.warehouse(RED)) == amount + same


@rule("TAD-17.I10", "TAD-17.I29", "TAD-7.7")
def test_holds_for_one_resource_add_up() -> None:
    scene = Scene(3).has(RED, upgrades=["i10", "i29"]).stands(ns1=RED).start("resolution").finish()
    assert scene.warehouse(RED) == (5, 0, 0, 0)


@rule("TAD-A35", "TAD-17.I10")
@pytest.mark.parametrize("place", ["ns4", "ss4", "eu3", "eu6"])
def test_holds_bring_nothing_to_camels(place: str) -> None:
    tiles = ["i10", "i11", "i12", "i13", "i29", "i30", "i31", "i32"]
    plain = Scene(3).stands(**{place: RED}).start("resolution").finish().warehouse(RED)
    scene = Scene(3).has(RED, upgrades=tiles).stands(**{place: RED}).start("resolution").finish()
    assert scene.warehouse(RED) == plain


@rule("TAD-A35")
def test_a_ship_at_war_supplies_collects_nothing() -> None:
    scene = Scene(3).has(RED, upgrades=["i10", "i11"]).stands(da4=(RED, "ship"))
    assert scene.start("resolution").finish().resources(RED) == (0, 0, 0, 0)


@rule("TAD-EX21", "TAD-6.6")
def test_a_hold_bought_this_turn_works_for_what_is_collected_afterwards() -> None:
    scene = Scene(3).has(RED, wood=1).display("i10").stands(pa1=RED, ns1=RED).start("resolution")
    scene.does(RED, "buy.i10")
    assert scene.resources(RED) == (4, 0, 0, 0)
    scene = Scene(3).has(RED, wood=1).display("i10").stands(pa1=RED, ns1=RED).start("resolution")
    scene.does(RED, "use.ns1", "buy.i10")
    assert scene.resources(RED) == (3, 0, 0, 0)


@rule("TAD-6.3", "TAD-6.12")
def test_what_is_left_to_collect_comes_when_the_own_purchases_are_over() -> None:
    scene = Scene(3).has(RED, wood=1).display("i10").stands(pa1=RED, ns1=RED, em1=RED)
    scene.start("resolution")
    assert "use.ns1" in scene.can(RED)
    scene.does(RED, "pass")
    assert (scene.warehouse(RED), scene.at("ns1")) == ((4, 0, 0, 0), [None])


@rule("TAD-6.12", "TAD-6.16")
def test_who_buys_nothing_collects_at_once_whoever_is_still_to_buy() -> None:
    scene = Scene(3).has(RED, wood=1).display("i10").stands(pa1=RED, ns1=BLUE).start("resolution")
    assert scene.seats == [RED]
    assert scene.warehouse(BLUE) == (3, 0, 0, 0)


# --- gifts ------------------------------------------------------------------------------------


@rule("TAD-10.11")
@pytest.mark.parametrize(("place", "points"), [("da3", (1, 2, 3)), ("ns6", (2, 3, 4))])
@pytest.mark.parametrize("era", range(3))
def test_gifts_score_by_era(place: str, points: tuple[int, ...], era: int) -> None:
    scene = Scene(3, turn=TURNS[era]).stands(**{place: RED}).has(RED, gold=9).start("resolution")
    scene.finish()
    assert scene.points(RED) == [10 + points[era]]
    assert scene.at(place) == [None]


@rule("TAD-EX16", "TAD-17.I44")
def test_the_peacemaker_scores_fourteen_for_both_gifts_in_the_third_era() -> None:
    scene = Scene(3, turn=8).stands(da3=RED, ns6=RED, em5=RED).has(RED, upgrades=["i44"])
    assert scene.start("resolution").finish().points(RED) == [24]


@rule("TAD-6.12", "TAD-17.I44")
def test_gifts_may_wait_for_the_peacemaker_to_be_bought() -> None:
    scene = Scene(3, turn=8).has(RED, gold=5).display("i44").stands(pa1=RED, da3=RED)
    scene.start("resolution").does(RED, "buy.i44")
    assert scene.points(RED) == [16]


# --- Caravan ----------------------------------------------------------------------------------


def caravan(camels: int, height: int, completed: int = 0, returned: int = 0) -> int:
    """How many camels red has after Resolution with a piece on the Caravan."""
    cards = [f"k{number}" for number in range(1, 27)]
    scene = Scene(3).has(RED, camels=camels, height=height, completed=cards[:completed])
    scene.has(RED, returned=cards[completed : completed + returned]).stands(em3=RED)
    scene.start("resolution").finish()
    assert scene.at("em3") == [None]
    return scene.player(RED).camels


@rule("TAD-10.4", "TAD-10.5", "TAD-T14")
@pytest.mark.parametrize(
    ("height", "missions", "camels"),
    [(4, 1, 3), (5, 0, 4), (0, 2, 4), (4, 2, 4), (0, 0, 3), (9, 1, 4), (0, 1, 3)],
)
def test_the_fourth_camel_needs_five_levels_or_two_missions(
    height: int, missions: int, camels: int
) -> None:
    assert caravan(3, height, completed=missions) == camels


@rule("TAD-10.6", "TAD-T14")
@pytest.mark.parametrize(
    ("height", "missions", "camels"),
    [(10, 0, 5), (0, 4, 5), (5, 2, 5), (9, 1, 4), (4, 3, 4), (0, 3, 4), (9, 0, 4), (4, 2, 4)],
)
def test_the_fifth_camel_needs_ten_levels_or_four_missions_or_five_and_two(
    height: int, missions: int, camels: int
) -> None:
    assert caravan(4, height, completed=missions) == camels


@rule("TAD-10.7", "TAD-T14")
@pytest.mark.parametrize(("completed", "returned"), [(2, 0), (1, 1), (0, 2)])
def test_completed_and_returned_missions_count_alike(completed: int, returned: int) -> None:
    assert caravan(3, 4, completed, returned) == 4
    assert caravan(4, 5, completed, returned) == 5


@rule("TAD-10.5")
def test_missions_in_hand_do_not_count() -> None:
    scene = Scene(3).has(RED, hand=["k1", "k2", "k3", "k4"]).stands(em3=RED).start("resolution")
    assert scene.finish().player(RED).camels == 3


@rule("TAD-10.10", "TAD-T14")
def test_five_camels_are_the_most() -> None:
    assert caravan(5, 20, completed=6) == 5


@rule("TAD-10.4", "TAD-10.10")
def test_the_new_camel_joins_the_reserve_at_the_moment_of_the_requirement() -> None:
    scene = Scene(3).has(RED, height=4, wood=1, stone=1, hand=["k26"]).stands(em3=RED, em1=RED)
    scene.start("resolution")
    assert scene.reserve(RED) == (1, 2)
    scene.does(RED, "use.em1")
    assert (scene.player(RED).camels, scene.reserve(RED)) == (4, (4, 2))


# --- Shipyard ---------------------------------------------------------------------------------


def shipyard(ships: int, **goods: int) -> int:
    """How many ships red has after Resolution with a piece on the Shipyard."""
    scene = Scene(4).has(RED, ships=ships, goods=goods).stands(ns5=RED).start("resolution").finish()
    assert scene.at("ns5") == [None]
    assert {good: n for good, n in scene.player(RED).goods.items() if n} == goods
    return scene.player(RED).ships


@rule("TAD-10.8")
@pytest.mark.parametrize(
    ("goods", "ships"),
    [
        ({"glass": 1, "jade": 1, "silk": 1}, 3),
        ({"myrrh": 1, "ivory": 1, "oil": 1}, 3),
        ({"glass": 3, "jade": 2}, 2),
        ({"glass": 1, "silk": 1, "oil": 1}, 2),
        ({}, 2),
    ],
)
def test_the_third_ship_needs_a_good_of_each_colour(goods: dict[str, int], ships: int) -> None:
    assert shipyard(2, **goods) == ships


@rule("TAD-10.9", "TAD-T15")
@pytest.mark.parametrize(
    ("goods", "ships"),
    [
        ({"glass": 2, "jade": 2, "silk": 1}, 3),
        ({"glass": 2, "jade": 2, "silk": 2}, 4),
        ({"glass": 1, "myrrh": 1, "jade": 1, "ivory": 1, "silk": 1, "oil": 1}, 4),
        ({"glass": 4, "jade": 1, "silk": 4}, 3),
    ],
)
def test_the_fourth_ship_needs_two_goods_of_each_colour(goods: dict[str, int], ships: int) -> None:
    assert shipyard(3, **goods) == ships


@rule("TAD-10.10")
def test_four_ships_are_the_most() -> None:
    assert shipyard(4, glass=3, jade=3, silk=3) == 4


@rule("TAD-T16", "TAD-18.K5", "TAD-18.K6")
@pytest.mark.parametrize("card", ["k5", "k6"])
def test_a_ship_of_the_king_needs_nothing_but_raises_the_next_requirement(card: str) -> None:
    scene = Scene(3).has(RED, completed=[card]).start("resolution").does(RED, f"return.{card}")
    assert (scene.player(RED).ships, scene.reserve(RED)) == (3, (3, 3))
    assert shipyard(3, **SETS[1]) == 3
    assert shipyard(3, **SETS[2]) == 4


@rule("TAD-18.K11", "TAD-18.K12")
@pytest.mark.parametrize("card", ["k11", "k12"])
def test_a_camel_of_the_king_needs_nothing(card: str) -> None:
    scene = Scene(3).has(RED, completed=[card]).start("resolution").does(RED, f"return.{card}")
    assert (scene.player(RED).camels, scene.reserve(RED)) == (4, (4, 2))
    scene = Scene(3).has(RED, completed=[card], camels=4).start("resolution")
    assert scene.does(RED, f"return.{card}").player(RED).camels == 5


@rule("TAD-18.K11", "TAD-18.K12", "TAD-A41")
def test_after_a_camel_of_the_king_the_caravan_asks_for_the_next_ones_requirement() -> None:
    scene = Scene(3).has(RED, completed=["k11"], height=4).stands(em3=RED).start("resolution")
    scene.does(RED, "return.k11").finish()
    assert scene.player(RED).camels == 4


@rule("TAD-A41", "TAD-18.K5")
def test_after_a_ship_of_the_king_the_shipyard_asks_for_the_next_ones_requirement() -> None:
    scene = Scene(3).has(RED, completed=["k5"]).stands(ns5=RED, eu4=RED)
    scene.has(RED, goods={"glass": 1, "silk": 1}, stone=5).start("resolution")
    scene.does(RED, "return.k5", "use.eu4").finish()
    assert scene.player(RED).ships == 3


@rule("TAD-A41", "TAD-10.10")
@pytest.mark.parametrize(
    ("card", "most"), [("k5", "ships"), ("k6", "ships"), ("k11", "camels"), ("k12", "camels")]
)
def test_no_card_is_returned_for_one_piece_too_many(card: str, most: str) -> None:
    full = {"ships": 4, "camels": 5}[most]
    scene = Scene(3).has(RED, completed=[card, "k16"], **{most: full}).start("resolution")
    assert f"return.{card}" not in scene.can(RED)
    with pytest.raises(IllegalMove):
        scene.does(RED, f"return.{card}")


# --- by themselves ----------------------------------------------------------------------------


@rule("TAD-6.8", "TAD-6.10", "TAD-6.12")
def test_a_caravan_whose_requirement_is_met_resolves_before_anything_else() -> None:
    scene = Scene(2, turn=8).has(BLUE, height=5).stands(em3=BLUE, em2=RED).start("resolution")
    assert scene.player(BLUE).camels == 4
    assert "use.em3" not in scene.can(BLUE)
    scene.does(RED, "use.em2")
    assert (scene.heights(BLUE), scene.player(BLUE).camels) == ([3], 4)


@rule("TAD-6.8", "TAD-6.12")
def test_a_waiting_shipyard_resolves_with_the_good_that_was_missing() -> None:
    scene = Scene(3).has(RED, goods={"glass": 1, "silk": 1}, stone=9).stands(ns5=RED, eu4=RED)
    scene.start("resolution")
    assert scene.player(RED).ships == 2
    scene.does(RED, "use.eu4")
    assert scene.player(RED).ships == 3


@rule("TAD-10.10", "TAD-6.2")
def test_a_caravan_never_satisfied_returns_without_effect() -> None:
    scene = Scene(3).stands(em3=RED, ns5=RED).start("resolution").finish()
    assert (scene.player(RED).camels, scene.player(RED).ships) == (3, 2)
    assert scene.reserve(RED) == (3, 2)


def test_by_default_all_is_collected() -> None:
    scene = Scene(3).stands(ns1=RED, ss1=RED, da3=RED).start("resolution").finish()
    assert (scene.resources(RED), scene.points(RED)) == ((3, 3, 0, 0), [11])


def test_by_default_collectors_wait_for_the_upgrade_slots_and_no_longer() -> None:
    scene = Scene(3).display("i10").has(RED, wood=1, stone=1).stands(pa1=RED, ns1=RED, em1=RED)
    scene.start("resolution")
    assert scene.safe == "pass"
    assert scene.does(RED, "pass").warehouse(RED) == (4, 1, 0, 0)


@rule("TAD-6.12")
def test_all_own_collectors_may_resolve_in_one_go() -> None:
    scene = Scene(3).stands(ns1=RED, ss1=RED, da3=RED, pa1=RED).has(RED, hand=["k5"])
    scene.start("resolution").does(RED, "use.all")
    assert (scene.warehouse(RED), scene.points(RED)) == ((3, 3, 0, 0), [11])
