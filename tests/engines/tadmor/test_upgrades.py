"""Buying upgrades (TAD-7) and the missions that bring them for nothing (TAD-18.K15, K25, K26)."""

import pytest

from engines.core import Allocate, IllegalMove
from tests.engines.tadmor.build import BLUE, CONTENT, GREEN, RED, YELLOW, Scene
from tests.rulebook import rule

ERA_I = ("i5", "i8", "i9", "i10")


def customer(*spaces: str, turn: int = 2, tiles: tuple[str, ...] = ERA_I, **has: object) -> Scene:
    """Red has pieces on these upgrade spaces."""
    scene = Scene(3, turn=turn).display(*tiles).has(RED, **has)
    return scene.stands(**dict.fromkeys(spaces, RED)).start("resolution")


def bought(scene: Scene) -> list[str]:
    """The tiles red may buy now."""
    return [one.removeprefix("buy.") for one in scene.can(RED) if one.startswith("buy.")]


# --- price and choice -------------------------------------------------------------------------


@rule("TAD-7.2", "TAD-7.4")
@pytest.mark.parametrize(("turn", "price"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_any_tile_on_display_costs_what_the_era_says(turn: int, price: int) -> None:
    tiles = ERA_I if turn < 4 else ("i20", "i23") if turn < 7 else ("i38", "i43")
    for tile in tiles:
        scene = customer("pa1", turn=turn, tiles=tiles, marble=price)
        assert bought(scene) == list(tiles)
        scene.does(RED, f"buy.{tile}").finish()
        assert (scene.player(RED).upgrades, scene.resources(RED)) == ([tile], (0, 0, 0, 0))
        assert tile not in scene.state.display
        assert bought(customer("pa1", turn=turn, tiles=tiles, marble=price - 1)) == []


@rule("TAD-7.2", "TAD-1.3")
@pytest.mark.parametrize("pays", [{"wood": 3}, {"wood": 1, "stone": 1, "gold": 1}, {"marble": 3}])
def test_the_buyer_picks_the_resources_of_the_price(pays: dict[str, int]) -> None:
    has = {"wood": 4, "stone": 4, "marble": 4, "gold": 4}
    scene = customer("pa1", turn=8, tiles=("i38",), **has).does(RED, "buy.i38", pays)
    names = ("wood", "stone", "marble", "gold")
    assert scene.resources(RED) == tuple(4 - pays.get(name, 0) for name in names)


@rule("TAD-7.2", "TAD-1.3")
@pytest.mark.parametrize("pays", [{"wood": 2}, {"wood": 4}, {}, {"gold": 3}])
def test_neither_more_nor_less_nor_what_is_not_there_can_be_paid(pays: dict[str, int]) -> None:
    scene = customer("pa1", turn=8, tiles=("i38",), wood=4, stone=4, gold=2).does(RED, "buy.i38")
    with pytest.raises(IllegalMove):
        scene.does(RED, pays)


def test_by_default_the_most_numerous_resource_pays() -> None:
    scene = customer("pa1", turn=5, tiles=("i23",), wood=1, stone=5, gold=2)
    asked = scene.does(RED, "buy.i23").asks(RED)
    assert isinstance(asked, Allocate)
    assert {name: n for name, n in asked.proposal.items() if n} == {"stone": 2}


@rule("TAD-7.3")
def test_each_space_is_worth_one_upgrade() -> None:
    scene = customer("pa1", "eb3", wood=9).does(RED, "buy.i5")
    assert scene.at("pa1", "eb3") == [None, RED]
    scene.does(RED, "buy.i8")
    assert (scene.player(RED).upgrades, scene.resources(RED)) == (["i5", "i8"], (7, 0, 0, 0))
    assert bought(scene) == []


@rule("TAD-7.5", "TAD-A25")
def test_the_display_is_not_refilled() -> None:
    scene = customer("pa1", wood=1).does(RED, "buy.i9")
    assert scene.state.display == ["i5", "i8", "i10"]
    assert scene.finish().state.display == ["i5", "i8", "i10"]


@rule("TAD-7.8", "TAD-6.2")
def test_passing_returns_the_piece_and_buys_nothing() -> None:
    scene = customer("pa1", wood=3, completed=["k7"])
    assert scene.safe == "pass"
    scene.does(RED, "pass")
    assert RED in scene.seats
    assert (scene.at("pa1"), scene.reserve(RED)) == ([None], (3, 2))
    assert (scene.player(RED).upgrades, scene.resources(RED)) == ([], (3, 0, 0, 0))


@rule("TAD-7.8", "TAD-A43")
def test_with_an_empty_display_nothing_is_bought_or_paid() -> None:
    scene = customer("pa1", tiles=(), wood=3, hand=["k26"])
    assert bought(scene) == []
    scene.finish()
    assert (scene.resources(RED), scene.reserve(RED)) == ((3, 0, 0, 0), (3, 2))


@rule("TAD-7.7", "TAD-17.I5")
def test_a_second_tile_with_the_same_effect_may_be_bought() -> None:
    scene = customer("pa1", turn=5, tiles=("i29", "i35"), wood=2, upgrades=["i10", "i16"])
    assert bought(scene) == ["i29", "i35"]


# --- order ------------------------------------------------------------------------------------


@rule("TAD-7.1", "TAD-T33")
def test_the_spaces_buy_in_their_printed_order_whoever_stands_there() -> None:
    scene = Scene(4).display(*ERA_I).stands(pa1=YELLOW, pa2=BLUE, eb3=RED, da5=GREEN)
    for seat in range(4):
        scene.has(seat, wood=1)
    scene.start("resolution")
    for seat, tile in [(YELLOW, "i5"), (BLUE, "i8"), (RED, "i9"), (GREEN, "i10")]:
        others = [one for one in range(4) if one != seat]
        assert not [one for other in others for one in scene.can(other) if one[:3] == "buy"]
        scene.does(seat, f"buy.{tile}")
        assert scene.player(seat).upgrades == [tile]


@rule("TAD-T33", "TAD-7.3")
def test_who_stands_on_the_first_and_third_space_buys_at_both_moments() -> None:
    scene = Scene(3).display(*ERA_I).stands(pa1=YELLOW, pa2=RED, eb3=YELLOW)
    scene.has(RED, wood=1).has(YELLOW, wood=2).start("resolution").does(YELLOW, "buy.i5")
    assert not [one for one in scene.can(YELLOW) if one[:3] == "buy"]
    scene.does(RED, "buy.i8").does(YELLOW, "buy.i9")
    assert scene.player(YELLOW).upgrades == ["i5", "i9"]


@rule("TAD-A27", "TAD-7.1")
def test_the_board_for_two_has_three_upgrade_spaces() -> None:
    orders = [CONTENT.spaces[name].order for name in CONTENT.board[True]]
    assert sorted(filter(None, orders)) == [1, 2, 3]
    assert sorted(filter(None, (row.order for row in CONTENT.spaces.values()))) == [1, 2, 3, 4]


@rule("TAD-6.6", "TAD-17.I28")
def test_an_upgrade_works_at_once() -> None:
    scene = Scene(3, turn=5).display("i28").has(RED, wood=2, stone=3).stands(pa1=RED, eu4=RED)
    scene.start("resolution").does(RED, "buy.i28", {"wood": 2}).does(RED, "use.eu4")
    assert (scene.player(RED).goods["jade"], scene.resources(RED)) == (1, (0, 0, 0, 0))


# --- for nothing ------------------------------------------------------------------------------


def scholar(*tiles: str, turn: int = 2, **has: object) -> Scene:
    """Red has completed K15 and these tiles are on display."""
    return Scene(3, turn=turn).display(*tiles).has(RED, completed=["k15"], **has)


@rule("TAD-18.K15")
def test_the_scholars_take_two_displayed_upgrades_free() -> None:
    scene = scholar(*ERA_I).start("resolution").does(RED, "return.k15")
    with pytest.raises(IllegalMove):
        scene.does(RED, ["i5"])
    with pytest.raises(IllegalMove):
        scene.does(RED, ["i5", "i8", "i9"])
    scene.does(RED, ["i5", "i9"])
    assert sorted(scene.player(RED).upgrades) == ["i5", "i9"]
    assert scene.state.display == ["i8", "i10"]
    assert scene.player(RED).returned == ["k15"]


@rule("TAD-18.K15", "TAD-7.6")
def test_the_scholars_come_after_all_purchases() -> None:
    scene = scholar(*ERA_I).stands(pa2=BLUE).has(BLUE, wood=1).start("resolution")
    assert "return.k15" not in scene.can(RED)
    scene.does(BLUE, "buy.i5").does(RED, "return.k15", ["i8", "i9"])
    assert scene.state.display == ["i10"]


@rule("TAD-18.K15", "TAD-7.6")
def test_the_scholars_cannot_come_in_construction() -> None:
    scene = scholar(*ERA_I).stands(em1=RED).has(RED, wood=1, stone=1).start("resolution")
    assert "return.k15" in scene.can(RED)
    scene.does(RED, "close")
    assert "use.em1" in scene.can(RED)
    assert "return.k15" not in scene.can(RED)


@rule("TAD-T26", "TAD-7.8", "TAD-19.6", "TAD-A13")
def test_the_scholars_take_the_last_two_and_a_private_tile_waits_for_the_next_turn() -> None:
    scene = scholar("i37", "i38", turn=8, temples=[1], stone=9, marble=9).stands(em1=RED)
    scene.start("resolution").does(RED, "return.k15")
    assert sorted(scene.player(RED).upgrades) == ["i37", "i38"]
    assert "use.i37" not in scene.can(RED)


@rule("TAD-7.8", "TAD-18.K15")
def test_the_scholars_take_one_if_one_is_left_and_stay_if_none_is() -> None:
    scene = scholar("i5").start("resolution").does(RED, "return.k15")
    assert scene.player(RED).upgrades == ["i5"]
    assert "return.k15" not in scholar().start("resolution").can(RED)


@rule("TAD-A42", "TAD-18.K15", "TAD-18.K25", "TAD-18.K26")
def test_no_scholar_is_sent_for_no_tile() -> None:
    era_one = [name for name, row in CONTENT.upgrades.items() if row.era == 1]
    scene = Scene(3).has(RED, completed=["k15", "k25", "k26"], upgrades=era_one[:9])
    scene.has(BLUE, upgrades=era_one[9:]).start("resolution")
    assert not {"return.k15", "return.k25", "return.k26"} & set(scene.can(RED))


def foreign(players: int, turn: int, *displayed: str, card: str = "k25") -> list[str]:
    """What the foreigners bring."""
    scene = Scene(players, turn=turn).display(*displayed).has(RED, completed=[card])
    scene.has(BLUE, upgrades=["i1", "i20"]).start("resolution").does(RED, f"return.{card}")
    return scene.offered(RED)


@rule("TAD-18.K25", "TAD-18.K26")
@pytest.mark.parametrize("card", ["k25", "k26"])
def test_foreigners_bring_a_tile_that_is_not_on_the_board(card: str) -> None:
    scene = Scene(3).display(*ERA_I).has(RED, completed=[card]).start("resolution")
    scene.does(RED, f"return.{card}", "i18")
    assert (scene.player(RED).upgrades, scene.player(RED).returned) == (["i18"], [card])
    assert scene.state.display == list(ERA_I)


@rule("TAD-18.K25", "TAD-18.K26")
@pytest.mark.parametrize("card", ["k25", "k26"])
def test_in_the_first_era_foreigners_bring_tiles_of_it_alone(card: str) -> None:
    tiles = [name for name, row in CONTENT.upgrades.items() if row.era == 1]
    left = [name for name in tiles if name not in (*ERA_I, "i1")]
    assert foreign(4, 2, *ERA_I, card=card) == left


@rule("TAD-18.K25", "TAD-18.K26")
@pytest.mark.parametrize(("turn", "displayed"), [(5, ("i19", "i28")), (8, ("i37", "i38"))])
def test_later_foreigners_bring_tiles_of_both_earlier_eras(
    turn: int, displayed: tuple[str, ...]
) -> None:
    tiles = [name for name, row in CONTENT.upgrades.items() if row.era < 3]
    left = [name for name in tiles if name not in (*displayed, "i1", "i20")]
    assert foreign(4, turn, *displayed) == left


@rule("TAD-A26", "TAD-15.2")
def test_with_two_players_tiles_out_of_the_game_stay_there_and_starting_ones_can_be_had() -> None:
    offered = foreign(2, 5)
    assert {"i2", "i3", "i4"} <= set(offered)
    assert not {"i7", "i12", "i13", "i15", "i17", "i22", "i25", "i26", "i31", "i32"} & set(offered)
    assert "i36" not in offered


@rule("TAD-7.6", "TAD-7.8")
def test_all_cards_for_upgrades_are_used_in_one_window_in_any_sequence() -> None:
    scene = Scene(3).display("i5", "i8").has(RED, completed=["k15", "k25"]).start("resolution")
    assert {"return.k15", "return.k25"} <= set(scene.can(RED))
    scene.does(RED, "return.k25", "i9", "return.k15")
    assert sorted(scene.player(RED).upgrades) == ["i5", "i8", "i9"]


@rule("TAD-6.10", "TAD-7.6")
def test_the_window_goes_round_in_turn_order() -> None:
    scene = scholar("i5", "i8").has(YELLOW, completed=["k25"]).first(YELLOW).start("resolution")
    assert "return.k15" not in scene.can(RED)
    assert "return.k25" in scene.can(YELLOW)
    scene.does(YELLOW, "return.k25", "i9").does(RED, "return.k15")
    assert sorted(scene.player(RED).upgrades) == ["i5", "i8"]


def test_by_default_no_card_is_used_for_upgrades() -> None:
    scene = scholar(*ERA_I).start("resolution")
    assert scene.safe == "close"
    scene.finish()
    assert (scene.player(RED).completed, scene.player(RED).upgrades) == (["k15"], [])
