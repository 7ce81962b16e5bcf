"""Building the tower (TAD-8.2 to TAD-8.7)."""

import pytest

from engines.core import IllegalMove
from tests.engines.tadmor.build import BLUE, RED, Scene
from tests.rulebook import rule

PLENTY = {"wood": 60, "stone": 60, "marble": 60, "gold": 60}
SPACES = {"singles": "em1", "pairs": "da1"}


def builder(*actions: str, height: int = 0, upgrades: tuple[str, ...] = (), **has: int) -> Scene:
    """Red's camels stand on these tower spaces; unless told, red has plenty of everything."""
    scene = Scene().has(RED, height=height, upgrades=[*upgrades], **(has or PLENTY))
    return scene.stands(**{SPACES[action]: RED for action in actions}).start("resolution")


def build(scene: Scene, action: str, times: int) -> Scene:
    """Red builds so often on a tower space."""
    return scene.does(RED, f"use.{SPACES[action]}", str(times))


def paid(scene: Scene) -> tuple[int, ...]:
    """What red, who had plenty, has paid."""
    return tuple(60 - amount for amount in scene.resources(RED))


def cost(action: str, height: int, times: int, *upgrades: str) -> tuple[int, tuple[int, ...]]:
    """How high red's tower gets, and what that costs."""
    scene = build(builder(action, height=height, upgrades=upgrades), action, times)
    return scene.player(RED).height, paid(scene)


# --- prices -----------------------------------------------------------------------------------


@rule("TAD-8.3", "TAD-A4")
@pytest.mark.parametrize(
    ("levels", "price"),
    [
        (range(1, 6), (1, 1, 0, 0)),
        (range(6, 11), (0, 2, 0, 0)),
        (range(11, 16), (0, 3, 0, 0)),
        (range(16, 24), (0, 4, 0, 0)),
    ],
)
def test_a_single_level_costs_by_its_band(levels: range, price: tuple[int, ...]) -> None:
    for level in levels:
        assert cost("singles", level - 1, 1) == (level, price)


@rule("TAD-8.3", "TAD-A2", "TAD-8.4")
@pytest.mark.parametrize(
    ("firsts", "price"),
    [
        (range(1, 6), (1, 0, 2, 0)),
        (range(6, 11), (2, 0, 2, 0)),
        (range(11, 16), (3, 0, 2, 0)),
        (range(16, 24), (3, 0, 3, 0)),
    ],
)
def test_a_pair_costs_by_the_band_of_its_lower_level(firsts: range, price: tuple[int, ...]) -> None:
    for first in firsts:
        assert cost("pairs", first - 1, 1) == (first + 1, price)


@rule("TAD-EX1", "TAD-8.2")
def test_levels_nine_to_eleven_cost_seven_stone() -> None:
    assert cost("singles", 8, 3) == (11, (0, 7, 0, 0))


@rule("TAD-EX2", "TAD-8.4")
def test_levels_five_and_six_as_a_pair_cost_a_wood_and_two_marble() -> None:
    assert cost("pairs", 4, 1) == (6, (1, 0, 2, 0))


@rule("TAD-EX3", "TAD-17.I18")
def test_with_the_scaffold_masters_a_pair_costs_marble_alone() -> None:
    assert cost("pairs", 6, 1, "i18") == (8, (0, 0, 2, 0))


@rule("TAD-T9", "TAD-17.I18")
def test_with_the_scaffold_masters_singles_cost_stone_alone() -> None:
    assert cost("singles", 4, 2, "i18") == (6, (0, 3, 0, 0))


@rule("TAD-17.I18")
def test_nobody_else_builds_without_wood() -> None:
    scene = (
        Scene().has(BLUE, upgrades=["i18"]).has(RED, stone=9).stands(em1=RED).start("resolution")
    )
    assert "use.em1" not in scene.can(RED)


# --- how many ---------------------------------------------------------------------------------


@rule("TAD-8.2")
def test_any_number_of_single_levels_is_built_that_can_be_paid() -> None:
    scene = builder("singles", height=3, wood=2, stone=6).does(RED, "use.em1")
    assert scene.offered(RED) == ["1", "2", "3", "4"]
    scene.does(RED, "4")
    assert (scene.player(RED).height, scene.resources(RED)) == (7, (0, 0, 0, 0))


@rule("TAD-8.2", "TAD-8.5", "TAD-A3")
def test_any_number_of_whole_pairs_is_built_that_can_be_paid() -> None:
    scene = builder("pairs", height=4, wood=5, marble=7).does(RED, "use.da1")
    assert scene.offered(RED) == ["1", "2", "3"]
    scene.does(RED, "3")
    assert (scene.player(RED).height, scene.resources(RED)) == (10, (0, 0, 1, 0))


@rule("TAD-8.5", "TAD-A3")
@pytest.mark.parametrize("pairs", [1, 2, 3, 4])
def test_pairs_come_only_whole(pairs: int) -> None:
    assert cost("pairs", 1, pairs)[0] == 1 + 2 * pairs


@rule("TAD-8.5")
def test_half_a_pair_cannot_be_had_at_all() -> None:
    assert "use.da1" not in builder("pairs", wood=9, marble=1).can(RED)


@rule("TAD-8.2")
def test_the_two_spaces_take_different_resources() -> None:
    assert "use.em1" not in builder("singles", wood=9, marble=9, gold=9).can(RED)
    assert "use.da1" not in builder("pairs", wood=9, stone=9, gold=9).can(RED)


@rule("TAD-A44", "TAD-8.2")
@pytest.mark.parametrize(
    ("first", "second", "price"),
    [("singles", "pairs", (3, 1, 2, 0)), ("pairs", "singles", (1, 2, 2, 0))],
)
def test_with_pieces_on_both_spaces_the_owner_picks_the_sequence(
    first: str, second: str, price: tuple[int, ...]
) -> None:
    scene = builder("singles", "pairs", height=4)
    assert {"use.em1", "use.da1"} <= set(scene.offered(RED))
    build(scene, first, 1)
    build(scene, second, 1)
    assert (scene.player(RED).height, paid(scene)) == (7, price)


@rule("TAD-8.7", "TAD-1.12", "TAD-14.3")
def test_a_tower_has_no_highest_level() -> None:
    assert cost("singles", 25, 15) == (40, (0, 60, 0, 0))


@rule("TAD-8.6")
def test_a_tower_grows_past_each_of_its_cards() -> None:
    scene = builder("singles", height=3)
    build(scene, "singles", 14)
    assert (scene.player(RED).height, paid(scene)) == (17, (2, 2 + 10 + 15 + 8, 0, 0))


# --- the fifth storeys ------------------------------------------------------------------------


@rule("TAD-EX4", "TAD-17.I14")
def test_level_five_is_free_on_the_way_to_six() -> None:
    assert cost("singles", 3, 2, "i14") == (6, (1, 3, 0, 0))


@rule("TAD-EX5", "TAD-A2", "TAD-17.I14")
def test_level_ten_is_free_within_a_pair() -> None:
    assert cost("pairs", 8, 1, "i14") == (11, (2, 0, 2, 0))


@rule("TAD-T7", "TAD-17.I14")
def test_the_first_paid_level_of_each_pair_fixes_its_band() -> None:
    assert cost("pairs", 8, 2, "i14") == (13, (5, 0, 4, 0))


@rule("TAD-17.I14", "TAD-17.I15")
@pytest.mark.parametrize("tile", ["i14", "i15"])
@pytest.mark.parametrize("five", [5, 10, 15, 20])
def test_multiples_of_five_are_free_as_soon_as_they_come_next(tile: str, five: int) -> None:
    price = cost("singles", five - 2, 1)[1]
    assert cost("singles", five - 2, 1, tile) == (five, price)


@rule("TAD-A14", "TAD-7.7")
def test_both_fifth_storeys_lift_no_more_than_one() -> None:
    assert cost("singles", 3, 2, "i14", "i15") == cost("singles", 3, 2, "i14")


@rule("TAD-A14", "TAD-T8", "TAD-17.I14")
@pytest.mark.parametrize("height", [4, 9, 14])
def test_buying_the_fifth_storey_lifts_the_tower_at_once(height: int) -> None:
    scene = (
        Scene().has(RED, height=height, wood=1).display("i14").stands(pa1=RED).start("resolution")
    )
    scene.does(RED, "buy.i14")
    assert scene.player(RED).height == height + 1


@rule("TAD-T8", "TAD-10.5")
def test_the_level_lifted_at_the_purchase_satisfies_a_waiting_caravan() -> None:
    scene = (
        Scene()
        .has(RED, height=4, wood=1)
        .display("i14")
        .stands(pa1=RED, em3=RED)
        .start("resolution")
    )
    assert scene.player(RED).camels == 3
    scene.does(RED, "buy.i14")
    assert (scene.player(RED).height, scene.player(RED).camels) == (5, 4)


@rule("TAD-A14")
def test_buying_it_at_another_height_lifts_nothing() -> None:
    scene = Scene().has(RED, height=5, wood=1).display("i14").stands(pa1=RED).start("resolution")
    assert scene.does(RED, "buy.i14").player(RED).height == 5


@rule("TAD-8.24", "TAD-18.K7")
@pytest.mark.parametrize("card", ["k7", "k8"])
def test_a_level_lifted_free_does_not_count_for_the_master_builder(card: str) -> None:
    scene = Scene().has(RED, height=3, upgrades=["i14"], completed=[card]).start("resolution")
    scene.does(RED, f"return.{card}")
    assert scene.player(RED).height == 7


# --- destroyed and rebuilt --------------------------------------------------------------------


@rule("TAD-A46")
def test_a_destroyed_level_costs_its_band_again() -> None:
    scene = Scene(2, turn=7).has(RED, height=12, stone=8).stands(em1=RED).has(BLUE, height=1)
    scene.stands(em2=BLUE).first(BLUE).start("resolution").does(BLUE, "use.em2")
    assert scene.player(RED).height == 10
    scene.does(RED, "use.em1", "2")
    assert (scene.player(RED).height, scene.resources(RED)) == (12, (0, 2, 0, 0))


@rule("TAD-8.2")
def test_nothing_that_cannot_be_paid_is_built() -> None:
    scene = builder("singles", height=3, wood=2, stone=6).does(RED, "use.em1")
    with pytest.raises(IllegalMove):
        scene.does(RED, "5")


# --- without an answer ------------------------------------------------------------------------


def test_by_default_as_much_is_built_as_can_be_paid() -> None:
    scene = builder("singles", height=3, wood=2, stone=7).finish()
    assert (scene.heights(RED), scene.resources(RED)) == ([7], (0, 1, 0, 0))
    scene = builder("pairs", height=0, wood=2, marble=5).finish()
    assert (scene.heights(RED), scene.resources(RED)) == ([4], (0, 0, 1, 0))


def test_by_default_nothing_is_traded_to_build() -> None:
    scene = Scene().has(RED, upgrades=["i1"], wood=5).stands(da1=RED).start("resolution").finish()
    assert (scene.heights(RED), scene.resources(RED)) == ([0], (5, 0, 0, 0))
