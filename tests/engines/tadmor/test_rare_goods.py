"""Acquiring rare goods (TAD-8.17, TAD-8.18), the upgrades around them and the missions K1 and K2."""

import pytest

from tests.engines.tadmor.build import BLUE, CONTENT, RED, STEPS, Scene
from tests.rulebook import rule

PLACES = {"grey": "ss5", "yellow": "eu4", "red": "eu5"}
PRICES = {"grey": ("gold", 3), "yellow": ("stone", 5), "red": ("wood", 5)}
TOPS = {"grey": "glass", "yellow": "jade", "red": "silk"}
GREY = {"glass": 2, "incense": 2, "myrrh": 2}
"""All grey goods of a match for two."""


def buyer(*upgrades: str, pile: str = "yellow", turn: int = 2, **has: object) -> Scene:
    """Red stands on the action of a pile, in a match for two."""
    scene = Scene(2, turn=turn).has(RED, upgrades=[*upgrades], **has)
    return scene.stands(**{PLACES[pile]: RED})


def goods(scene: Scene, seat: int = RED) -> dict[str, int]:
    """The rare goods of a seat."""
    return {good: count for good, count in scene.player(seat).goods.items() if count}


@rule("TAD-8.17")
@pytest.mark.parametrize("pile", ["grey", "yellow", "red"])
def test_the_top_tile_is_bought_at_the_price_of_its_pile(pile: str) -> None:
    resource, price = PRICES[pile]
    scene = buyer(pile=pile, wood=9, stone=9, marble=9, gold=9).start("resolution")
    scene.does(RED, f"use.{PLACES[pile]}")
    assert goods(scene) == {TOPS[pile]: 1}
    names = ("wood", "stone", "marble", "gold")
    assert scene.resources(RED) == tuple(9 - price * (name == resource) for name in names)


@rule("TAD-8.17")
@pytest.mark.parametrize("pile", ["grey", "yellow", "red"])
def test_without_the_price_nothing_is_bought(pile: str) -> None:
    resource, price = PRICES[pile]
    has = {"wood": 9, "stone": 9, "marble": 9, "gold": 9, resource: price - 1}
    scene = buyer(pile=pile, **has).start("resolution")
    assert f"use.{PLACES[pile]}" not in scene.can(RED)


@rule("TAD-8.17")
def test_the_tile_below_comes_to_light() -> None:
    scene = buyer(stone=5).pile("yellow", "ivory", "porcelain").start("resolution")
    scene.does(RED, "use.eu4")
    assert (goods(scene), scene.state.tops["yellow"]) == ({"ivory": 1}, "porcelain")


@rule("TAD-8.18", "TAD-A43")
def test_an_empty_pile_sells_nothing() -> None:
    scene = buyer(pile="grey", gold=9).has(BLUE, goods=GREY).start("resolution")
    assert "use.ss5" not in scene.can(RED)
    scene.finish()
    assert (goods(scene), scene.resources(RED), scene.reserve(RED)) == ({}, (0, 0, 0, 8), (3, 2))


@rule("TAD-1.10")
def test_a_rare_good_pays_for_nothing() -> None:
    scene = Scene(2).has(RED, goods={"glass": 2}).stands(pa4=RED, em1=RED).start("resolution")
    assert [one for one in scene.can(RED) if one.startswith(("trade", "use.em1"))] == []


# --- points for goods -------------------------------------------------------------------------


@rule("TAD-17.I8", "TAD-17.I27")
@pytest.mark.parametrize(
    ("tiles", "points"), [([], 0), (["i8"], 2), (["i27"], 3), (["i8", "i27"], 5)]
)
def test_collectors_score_for_each_good_bought(tiles: list[str], points: int) -> None:
    scene = buyer(*tiles, stone=5).start("resolution").does(RED, "use.eu4")
    assert scene.points(RED) == [10 + points]


@rule("TAD-T21", "TAD-17.I28")
def test_a_good_costs_three_stone_and_scores_five() -> None:
    scene = buyer("i28", "i8", "i27", stone=3).start("resolution").does(RED, "use.eu4")
    assert (scene.resources(RED), scene.points(RED)) == ((0, 0, 0, 0), [15])


@rule("TAD-T21", "TAD-A37", "TAD-17.I8", "TAD-17.I27")
@pytest.mark.parametrize(("tiles", "each"), [(["i8"], 1), (["i27"], 1), (["i8", "i27"], 2)])
def test_a_free_good_scores_a_point_for_each_collector(tiles: list[str], each: int) -> None:
    scene = Scene(2).has(RED, upgrades=tiles, completed=["k1"]).start("resolution")
    assert scene.does(RED, "return.k1", "red.oil").points(RED) == [10 + each]
    scene = Scene(2).has(RED, upgrades=tiles, temples=[3], completed=["k3"])
    scene.start("resolution").does(RED, "return.k3", "red", "grey")
    assert scene.points(RED) == [10 + 2 * each]


@rule("TAD-17.I28")
@pytest.mark.parametrize(("pile", "price"), [("grey", 1), ("yellow", 3), ("red", 3)])
def test_the_trusted_buyer_pays_two_resources_less(pile: str, price: int) -> None:
    resource, _ = PRICES[pile]
    scene = buyer("i28", pile=pile, **{resource: price + 1}).start("resolution")
    scene.does(RED, f"use.{PLACES[pile]}")
    assert (goods(scene), sum(scene.resources(RED))) == ({TOPS[pile]: 1}, 1)
    scene = buyer("i28", pile=pile, **{resource: price - 1}).start("resolution")
    assert f"use.{PLACES[pile]}" not in scene.can(RED)


# --- on credit --------------------------------------------------------------------------------


@rule("TAD-17.I9")
def test_the_connoisseur_may_pay_points_instead() -> None:
    scene = buyer("i9", stone=5).start("resolution").does(RED, "use.eu4")
    assert scene.offered(RED) == ["resources", "points"]
    scene.does(RED, "points")
    assert (goods(scene), scene.points(RED), scene.resources(RED)) == (
        {"jade": 1},
        [6],
        (0, 5, 0, 0),
    )


@rule("TAD-17.I9")
def test_the_connoisseur_may_pay_resources_too() -> None:
    scene = buyer("i9", stone=5).start("resolution").does(RED, "use.eu4")
    assert scene.safe == "resources"
    scene.does(RED, "resources")
    assert (scene.points(RED), scene.resources(RED)) == ([10], (0, 0, 0, 0))


@rule("TAD-T20", "TAD-17.I9", "TAD-A9")
def test_points_for_a_good_must_not_fall_below_nothing() -> None:
    scene = buyer("i9", "i8", pile="grey", points=3).start("resolution")
    assert "use.ss5" not in scene.can(RED)
    scene = buyer("i9", "i8", pile="grey", points=4).start("resolution")
    scene.does(RED, "use.ss5")
    assert (goods(scene), scene.points(RED)) == ({"glass": 1}, [2])


@rule("TAD-17.I9")
def test_credit_is_given_once_a_turn() -> None:
    scene = buyer("i9", pile="grey", points=20).stands(eu4=RED).start("resolution")
    assert {"use.ss5", "use.eu4"} <= set(scene.can(RED))
    scene.does(RED, "use.ss5")
    assert (scene.points(RED), goods(scene)) == ([16], {"glass": 1})
    assert "use.eu4" not in scene.can(RED)


@rule("TAD-17.I9")
def test_credit_is_given_again_next_turn() -> None:
    scene = Scene(2).has(RED, upgrades=["i9"], credited=True)
    scene.place(STEPS["EndPhase"](), STEPS["NextTurn"]()).does(RED, "eu4").until("construction")
    assert "use.eu4" in scene.can(RED)


@rule("TAD-A45", "TAD-17.I9", "TAD-17.I47")
def test_workshop_and_board_share_one_credit() -> None:
    scene = buyer("i9", "i47", pile="grey", points=20).stands(i47=RED).start("resolution")
    scene.does(RED, "use.i47.rare.red")
    assert (goods(scene), scene.points(RED)) == ({"silk": 1}, [16])
    assert "use.ss5" not in scene.can(RED)


@rule("TAD-A45", "TAD-17.I47", "TAD-17.I28")
@pytest.mark.parametrize("pile", ["grey", "yellow", "red"])
def test_the_workshop_buys_as_the_board_does(pile: str) -> None:
    resource, price = PRICES[pile]
    scene = Scene(2).has(RED, upgrades=["i47", "i8", "i27", "i28"], **{resource: price - 2})
    scene.stands(i47=RED).start("resolution").does(RED, f"use.i47.rare.{pile}")
    assert (goods(scene), scene.points(RED)) == ({TOPS[pile]: 1}, [15])
    assert scene.resources(RED) == (0, 0, 0, 0)


def test_by_default_resources_are_paid_and_no_points() -> None:
    scene = buyer("i9", stone=5).start("resolution").finish()
    assert (goods(scene), scene.points(RED), scene.resources(RED)) == ({"jade": 1}, [10], (0,) * 4)
    assert goods(buyer("i9").start("resolution").finish()) == {}


# --- any tile of a pile -----------------------------------------------------------------------


@rule("TAD-17.I43")
def test_the_keeper_picks_any_tile_and_the_rest_is_shuffled() -> None:
    scene = buyer("i43", stone=5).start("resolution").does(RED, "use.eu4")
    assert scene.offered(RED) == ["jade", "ivory", "porcelain"]
    draws = dict(scene.playing.table.position.draws)
    scene.does(RED, "porcelain")
    assert (goods(scene), scene.state.pile_size("yellow")) == ({"porcelain": 1}, 5)
    assert scene.playing.table.position.draws != draws


@rule("TAD-17.I43")
def test_the_keeper_picks_only_what_the_pile_holds() -> None:
    scene = buyer("i43", stone=5).has(BLUE, goods={"jade": 2}).start("resolution")
    assert scene.does(RED, "use.eu4").offered(RED) == ["ivory", "porcelain"]


@rule("TAD-A10", "TAD-17.I43")
def test_the_keeper_picks_the_free_goods_of_the_temple_too() -> None:
    scene = Scene(2, turn=8).has(RED, upgrades=["i43"], temples=[3], completed=["k3"])
    scene.start("resolution").does(RED, "return.k3", "red", "oil", "red", "oil")
    assert goods(scene) == {"oil": 2}


@rule("TAD-18.K1", "TAD-18.K2")
@pytest.mark.parametrize("card", ["k1", "k2"])
def test_an_envoy_takes_any_good_out_of_one_pile(card: str) -> None:
    scene = Scene(2).has(RED, completed=[card]).start("resolution").does(RED, f"return.{card}")
    piles = {good: row.pile for good, row in CONTENT.goods.items()}
    assert scene.offered(RED) == [f"{pile}.{good}" for good, pile in piles.items()]
    draws = dict(scene.playing.table.position.draws)
    scene.does(RED, "red.perfume")
    assert (goods(scene), scene.player(RED).returned) == ({"perfume": 1}, [card])
    assert scene.playing.table.position.draws != draws
    assert [scene.state.pile_size(pile) for pile in ("grey", "yellow", "red")] == [6, 6, 5]


@rule("TAD-18.K1")
def test_envoys_take_their_goods_in_turn_order() -> None:
    scene = Scene(2).has(RED, completed=["k1"]).has(BLUE, stone=5).stands(eu4=BLUE)
    scene.start("resolution")
    assert "use.eu4" in scene.waiting(BLUE)
    scene.does(RED, "return.k1", "yellow.jade").does(BLUE, "use.eu4")
    assert goods(scene, RED) == {"jade": 1}
    assert sum(goods(scene, BLUE).values()) == 1


@rule("TAD-A42", "TAD-18.K2")
def test_no_envoy_is_sent_to_empty_piles() -> None:
    scene = Scene(2).has(RED, completed=["k1", "k2"])
    scene.has(BLUE, goods=dict.fromkeys(CONTENT.goods, 2)).start("resolution")
    assert not {"return.k1", "return.k2"} & set(scene.can(RED))


def test_by_default_the_envoy_takes_the_missing_colour_then_the_lowest_type() -> None:
    scene = Scene(2).has(RED, completed=["k1"], goods={"glass": 1}).start("resolution")
    assert scene.does(RED, "return.k1").safe == "yellow.jade"
