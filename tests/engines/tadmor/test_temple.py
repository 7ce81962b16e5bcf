"""Building temples (TAD-8.10 to TAD-8.16, TAD-8.21, TAD-8.22) and what makes it cheaper or free."""

from typing import Any

import pytest

from engines.core import Allocate, IllegalMove
from tests.engines.tadmor.build import BLUE, CONTENT, GREEN, RED, YELLOW, Scene
from tests.rulebook import rule

RICH = {"wood": 9, "stone": 9, "marble": 9, "gold": 9}
COSTS = [(1, 3, 0, 0), (0, 2, 3, 0), (3, 0, 3, 0), (0, 0, 4, 3)]
"""Of basement, colonnade, roof and statues."""
NEXT = [([], [1]), ([1], [2]), ([2], [3]), ([3], [4])]
ALL = [RED, BLUE, YELLOW, GREEN]


def mason(*temples: int, place: str = "eb1", players: int = 4, turn: int = 8, **has: Any) -> Scene:
    """Red, with these temples and plenty of everything, has a piece on a temple action."""
    scene = Scene(players, turn=turn).has(RED, temples=[*temples], **{**RICH, **has})
    return scene.finished(*ALL[1:players]).stands(**{place: RED})


def finisher(*before: int, place: str = "eb1", players: int = 4, **has: Any) -> Scene:
    """Red builds the statues after these seats have completed a temple."""
    scene = mason(3, place=place, players=players, **has).finished(*before)
    return scene.start("resolution").does(RED, f"use.{place}")


def temples(scene: Scene, seat: int = RED) -> list[int]:
    """The parts of each temple of a seat."""
    return scene.player(seat).temples


def goods(scene: Scene, seat: int = RED) -> dict[str, int]:
    """The rare goods of a seat."""
    return {good: count for good, count in scene.player(seat).goods.items() if count}


# --- one part ---------------------------------------------------------------------------------


@rule("TAD-8.10", "TAD-1.11")
@pytest.mark.parametrize(("place", "turn"), [("pa3", 2), ("eb1", 8)])
@pytest.mark.parametrize("number", range(4))
def test_a_temple_action_builds_the_next_part_at_its_price(
    place: str, turn: int, number: int
) -> None:
    before, after = NEXT[number]
    scene = mason(*before, place=place, turn=turn).start("resolution").does(RED, f"use.{place}")
    assert temples(scene) == after
    assert tuple(9 - left for left in scene.resources(RED)) == COSTS[number]
    assert f"use.{place}" not in scene.can(RED)


@rule("TAD-8.10")
def test_a_part_that_cannot_be_paid_is_not_built() -> None:
    assert "use.eb1" not in mason(1, stone=1).start("resolution").can(RED)
    assert "use.eb1" in mason(1, stone=2, marble=3).start("resolution").can(RED)


@rule("TAD-8.10", "TAD-14.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_replaced_card_goes_back_to_the_supply(number: int) -> None:
    scene = mason(number).start("resolution")
    old, new = CONTENT.parts, list(CONTENT.parts)
    assert len(old) == 4
    assert (scene.state.supply(new[number - 1]), scene.state.supply(new[number])) == (3, 4)
    scene.does(RED, "use.eb1")
    assert (scene.state.supply(new[number - 1]), scene.state.supply(new[number])) == (4, 3)


@rule("TAD-8.12")
def test_a_completed_temple_lets_its_owner_begin_another() -> None:
    scene = mason(4).start("resolution").does(RED, "use.eb1")
    assert (temples(scene), scene.resources(RED)) == ([4, 1], (8, 6, 9, 9))


@rule("TAD-8.12", "TAD-8.21")
def test_an_unfinished_temple_is_built_on_first() -> None:
    scene = mason(4, 2).start("resolution").does(RED, "use.eb1")
    assert temples(scene) == [4, 3]


@rule("TAD-8.13")
@pytest.mark.parametrize(("place", "hand"), [("pa3", ["k9"]), ("eb1", [])])
def test_palmyra_alone_gives_a_mission_with_the_part(place: str, hand: list[str]) -> None:
    scene = mason(1, place=place).deck("k9").start("resolution").does(RED, f"use.{place}")
    assert scene.player(RED).hand == hand


@rule("TAD-8.13")
def test_without_a_part_palmyra_gives_no_mission() -> None:
    scene = mason(1, place="pa3", marble=0).start("resolution").finish()
    assert (scene.player(RED).hand, temples(scene)) == ([], [1])


@rule("TAD-8.16", "TAD-A43", "TAD-14.4")
def test_without_a_card_in_the_supply_a_part_cannot_be_built() -> None:
    scene = mason().has(BLUE, temples=[1, 1]).has(YELLOW, temples=[1]).has(GREEN, temples=[1])
    assert "use.eb1" not in scene.start("resolution").can(RED)
    scene = mason().has(BLUE, temples=[1, 1]).has(YELLOW, temples=[1]).has(GREEN, temples=[2])
    assert "use.eb1" in scene.start("resolution").can(RED)


@rule("TAD-8.21", "TAD-A32")
def test_of_two_unfinished_temples_the_owner_picks_one() -> None:
    scene = mason(1, 2).start("resolution").does(RED, "use.eb1")
    assert scene.offered(RED) == ["temple-1", "temple-2"]
    assert temples(scene.does(RED, "temple-2")) == [1, 3]
    assert scene.resources(RED) == (6, 9, 6, 9)


@rule("TAD-8.21")
def test_only_the_temple_whose_part_can_be_paid_is_offered() -> None:
    scene = mason(1, 2, wood=0).start("resolution").does(RED, "use.eb1")
    assert temples(scene) == [2, 2]


def test_by_default_the_more_advanced_temple_grows() -> None:
    assert mason(1, 2).start("resolution").does(RED, "use.eb1").safe == "temple-2"


def test_by_default_a_part_is_built_that_can_be_paid() -> None:
    scene = mason(1, stone=3, marble=3, wood=0, gold=0).start("resolution").finish()
    assert (temples(scene), scene.resources(RED)) == ([2], (0, 1, 0, 0))


# --- completing a temple ----------------------------------------------------------------------


@rule("TAD-8.14")
def test_the_first_to_complete_a_temple_takes_two_rare_goods() -> None:
    scene = finisher().does(RED, "grey", "yellow")
    assert goods(scene) == {"glass": 1, "jade": 1}
    assert scene.state.finishers == [RED]


@rule("TAD-8.14")
def test_the_second_takes_one_and_the_third_none() -> None:
    scene = finisher(BLUE).does(RED, "red")
    assert goods(scene) == {"silk": 1}
    assert goods(finisher(BLUE, GREEN)) == {}


@rule("TAD-A15", "TAD-8.14")
def test_the_second_must_be_another_player() -> None:
    scene = mason(4, 3).finished(RED).start("resolution").does(RED, "use.eb1")
    assert (temples(scene), goods(scene)) == ([4, 4], {})
    scene = mason(3).finished(BLUE).has(BLUE, temples=[4, 4]).start("resolution")
    assert goods(scene.does(RED, "use.eb1", "red")) == {"silk": 1}


@rule("TAD-8.15", "TAD-8.22")
def test_both_free_goods_may_come_from_one_pile_top_after_top() -> None:
    scene = mason(3).finished().pile("red", "oil", "perfume").start("resolution")
    scene.does(RED, "use.eb1")
    assert scene.offered(RED) == ["grey", "yellow", "red"]
    scene.does(RED, "red")
    assert (goods(scene), scene.state.tops["red"]) == ({"oil": 1}, "perfume")
    scene.does(RED, "red")
    assert goods(scene) == {"oil": 1, "perfume": 1}


@rule("TAD-8.22")
def test_as_many_are_taken_as_there_are() -> None:
    full = {"glass": 2, "incense": 2, "myrrh": 2, "jade": 2, "ivory": 2, "porcelain": 2}
    scene = mason(3, players=2).has(BLUE, goods={**full, "silk": 2, "perfume": 2, "oil": 1})
    scene.finished().start("resolution").does(RED, "use.eb1")
    assert (goods(scene), scene.state.pile_size("red")) == ({"oil": 1}, 0)


@rule("TAD-8.22")
def test_at_palmyra_the_mission_comes_after_the_free_goods() -> None:
    scene = finisher(BLUE, place="pa3")
    assert (temples(scene), scene.player(RED).hand) == ([4], [])
    assert scene.does(RED, "grey").player(RED).hand == ["k1"]


@rule("TAD-8.14")
@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"completed": ["k3"]}, "return.k3"),
        ({"completed": ["k4"]}, "return.k4"),
        ({"upgrades": ["i37"]}, "use.i37"),
        ({"upgrades": ["i47"]}, "use.i47.temple"),
    ],
)
def test_however_the_temple_is_completed_the_goods_are_free(
    fields: dict[str, list[str]], answer: str
) -> None:
    scene = Scene(2, turn=8).has(RED, temples=[3], **RICH).has(RED, **fields)
    if "upgrades" in fields:
        scene.stands(**{fields["upgrades"][0]: RED})
    scene.start("resolution").does(RED, answer, "grey", "red")
    assert (temples(scene), goods(scene)) == ([4], {"glass": 1, "silk": 1})


@rule("TAD-EX20", "TAD-8.15", "TAD-8.1")
def test_who_comes_later_gets_the_tile_below() -> None:
    scene = mason(3).finished().pile("red", "silk").pile("yellow", "porcelain", "ivory")
    scene.has(GREEN, stone=5).stands(eu4=GREEN).start("resolution")
    assert "use.eu4" in scene.waiting(GREEN)
    scene.does(RED, "use.eb1", "red", "yellow").does(GREEN, "use.eu4")
    assert goods(scene, RED) == {"silk": 1, "porcelain": 1}
    assert goods(scene, GREEN) == {"ivory": 1}


@rule("TAD-EX20", "TAD-8.1")
def test_who_stands_earlier_in_turn_order_gets_the_top() -> None:
    scene = mason(3).finished().pile("yellow", "porcelain", "ivory").first(GREEN)
    scene.has(GREEN, stone=5).stands(eu4=GREEN).start("resolution").does(GREEN, "use.eu4")
    scene.does(RED, "use.eb1", "yellow", "yellow")
    assert goods(scene, GREEN) == {"porcelain": 1}
    assert "ivory" in goods(scene, RED)


@rule("TAD-T12", "TAD-8.14", "TAD-A15")
def test_the_race_for_the_statues() -> None:
    scene = mason(3).finished().has(BLUE, temples=[3], **RICH).stands(pa3=BLUE)
    scene.pile("red", "oil", "silk", "perfume").start("resolution")
    assert "use.pa3" in scene.waiting(BLUE)
    scene.does(RED, "use.eb1", "red", "red").does(BLUE, "use.pa3", "red")
    assert (goods(scene, RED), goods(scene, BLUE)) == ({"oil": 1, "silk": 1}, {"perfume": 1})


def test_by_default_the_colour_that_is_missing_most_is_taken() -> None:
    scene = mason(3).finished().has(RED, goods={"glass": 1, "silk": 1}).start("resolution")
    assert scene.does(RED, "use.eb1").safe == "yellow"


# --- points -----------------------------------------------------------------------------------


@rule("TAD-T13", "TAD-8.11")
@pytest.mark.parametrize(
    ("built", "points"), [([], 0), ([1], 5), ([2], 13), ([3], 25), ([4], 40), ([4, 2], 53)]
)
def test_the_newest_card_of_each_temple_counts(built: list[int], points: int) -> None:
    scene = Scene(2, turn=9).has(RED, temples=[*built]).start("end").finish()
    assert scene.result().scores[RED].total == 10 + points


# --- cheaper ----------------------------------------------------------------------------------


@rule("TAD-17.I34", "TAD-A36")
@pytest.mark.parametrize(
    ("number", "pays"),
    [
        (0, {"stone": 1}),
        (0, {"wood": 1}),
        (1, {"stone": 2}),
        (1, {"stone": 1, "marble": 1}),
        (2, {"wood": 3}),
        (3, {"marble": 4}),
        (3, {"marble": 1, "gold": 3}),
    ],
)
def test_the_architects_save_three_resources_of_the_printed_cost(
    number: int, pays: dict[str, int]
) -> None:
    scene = mason(*NEXT[number][0], upgrades=["i34"]).start("resolution")
    scene.does(RED, "use.eb1", pays)
    names = ("wood", "stone", "marble", "gold")
    assert scene.resources(RED) == tuple(9 - pays.get(name, 0) for name in names)
    assert temples(scene) == NEXT[number][1]


@rule("TAD-17.I34", "TAD-A36")
@pytest.mark.parametrize(
    "pays", [{"gold": 1}, {"stone": 1, "wood": 1}, {}, {"marble": 1}, {"wood": 4}]
)
def test_the_architects_save_neither_more_nor_anything_else(pays: dict[str, int]) -> None:
    scene = mason(upgrades=["i34"]).start("resolution").does(RED, "use.eb1")
    with pytest.raises(IllegalMove):
        scene.does(RED, pays)


@rule("TAD-17.I34")
def test_what_is_missing_may_be_what_is_saved() -> None:
    scene = mason(2, upgrades=["i34"], wood=0, marble=3).start("resolution").does(RED, "use.eb1")
    assert (temples(scene), scene.resources(RED)) == ([3], (0, 9, 0, 9))


def test_by_default_the_scarcer_resources_are_saved() -> None:
    scene = mason(2, upgrades=["i34"], wood=9, marble=3).start("resolution").does(RED, "use.eb1")
    asked = scene.asks(RED)
    assert isinstance(asked, Allocate)
    assert {name: n for name, n in asked.proposal.items() if n} == {"wood": 3}


# --- private and free -------------------------------------------------------------------------


@rule("TAD-17.I37")
def test_the_sanctuary_gives_three_points_and_no_mission() -> None:
    scene = mason(1, place="i37", upgrades=["i37"]).start("resolution").does(RED, "use.i37")
    assert (temples(scene), scene.points(RED), scene.player(RED).hand) == ([2], [13], [])
    assert scene.resources(RED) == (9, 7, 6, 9)


@rule("TAD-17.I37")
def test_without_a_part_the_sanctuary_gives_nothing() -> None:
    scene = mason(1, place="i37", upgrades=["i37"], marble=0).start("resolution")
    assert "use.i37" not in scene.can(RED)
    assert scene.finish().player(RED).tally.get("temple", 0) == 0


@rule("TAD-17.I37")
def test_with_the_sanctuary_two_parts_are_built_in_a_turn() -> None:
    scene = mason(1, upgrades=["i37"]).stands(i37=RED).start("resolution")
    scene.does(RED, "use.eb1", "use.i37")
    assert (temples(scene), scene.points(RED)) == ([3], [13])


@rule("TAD-A12", "TAD-17.I47")
def test_the_workshop_builds_as_palmyra_does_with_a_mission() -> None:
    scene = mason(1, place="i47", upgrades=["i47"]).deck("k9").start("resolution")
    scene.does(RED, "use.i47.temple")
    assert (temples(scene), scene.player(RED).hand) == ([2], ["k9"])


@rule("TAD-18.K3", "TAD-18.K4")
@pytest.mark.parametrize("card", ["k3", "k4"])
@pytest.mark.parametrize(("before", "after"), [*NEXT, ([4], [4, 1]), ([4, 2], [4, 3])])
def test_royal_builders_build_the_next_part_free(
    card: str, before: list[int], after: list[int]
) -> None:
    scene = Scene().has(RED, completed=[card], temples=[*before]).finished(BLUE, YELLOW)
    scene.start("resolution").does(RED, f"return.{card}")
    assert (temples(scene), scene.player(RED).hand) == (after, [])
    assert scene.player(RED).returned == [card]


@rule("TAD-18.K3", "TAD-A32", "TAD-8.21")
def test_of_two_unfinished_temples_the_royal_builders_build_the_one_picked() -> None:
    scene = Scene().has(RED, completed=["k3"], temples=[2, 1]).start("resolution")
    scene.does(RED, "return.k3")
    assert scene.offered(RED) == ["temple-1", "temple-2"]
    assert temples(scene.does(RED, "temple-2")) == [2, 2]


@rule("TAD-18.K19", "TAD-8.21")
@pytest.mark.parametrize("before", [[], [1], [2], [4], [4, 3]])
def test_the_vow_lays_a_basement_beside_any_temple(before: list[int]) -> None:
    scene = Scene().has(RED, completed=["k19"], temples=[*before]).start("resolution")
    assert temples(scene.does(RED, "return.k19")) == [*before, 1]


@rule("TAD-A42", "TAD-18.K19")
@pytest.mark.parametrize("card", ["k3", "k4", "k19"])
def test_no_card_is_returned_for_a_part_that_is_not_there(card: str) -> None:
    scene = Scene().has(RED, completed=[card]).has(BLUE, temples=[1, 1])
    scene.has(YELLOW, temples=[1]).has(GREEN, temples=[1]).start("resolution")
    assert f"return.{card}" not in scene.can(RED)
