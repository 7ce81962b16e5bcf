"""The Kingdom: prestige of towers, taxes, War Supplies, the First Player pawn (TAD-9)."""

import pytest

from tests.engines.tadmor.build import BLUE, GREEN, RED, STEPS, YELLOW, Scene
from tests.rulebook import rule

ERA_I, ERA_II, ERA_III = 2, 5, 8


def towers(*heights: int, turn: int = ERA_I) -> Scene:
    """The towers of red, blue, … in a turn."""
    scene = Scene(len(heights), turn=turn)
    for seat, height in enumerate(heights):
        scene.has(seat, height=height)
    return scene


def gained(scene: Scene, reason: str, seat: int = RED) -> int:
    """The points a seat has gained for a reason."""
    return scene.player(seat).tally.get(reason, 0)


# --- the prestige of the tower ----------------------------------------------------------------


@rule("TAD-9.2", "TAD-17.I16", "TAD-17.I17", "TAD-17.I35", "TAD-17.I36")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (["i16"], 2),
        (["i17"], 2),
        (["i35"], 3),
        (["i36"], 3),
        (["i16", "i17", "i35", "i36"], 10),
        ([], 0),
    ],
)
def test_the_sole_highest_tower_scores_all_its_owners_tiles(tiles: list[str], points: int) -> None:
    scene = towers(3, 2, 0).has(RED, upgrades=tiles).start("resolution").finish()
    assert (scene.points(RED), gained(scene, "prestige")) == ([10 + points], points)


@rule("TAD-9.2")
def test_a_lower_tower_scores_nothing() -> None:
    scene = towers(3, 4).has(RED, upgrades=["i16"]).start("resolution").finish()
    assert scene.points() == [10, 10]


@rule("TAD-9.2", "TAD-A16")
@pytest.mark.parametrize("height", [0, 7])
def test_nobody_scores_at_a_tie(height: int) -> None:
    scene = towers(height, height, 0).has(RED, upgrades=["i16"]).has(BLUE, upgrades=["i35"])
    assert scene.start("resolution").finish().points() == [10, 10, 10]


@rule("TAD-9.1")
@pytest.mark.parametrize("region", ["emesa", "damascus", "palmyra"])
def test_prestige_and_tax_come_whatever_region_was_raided(region: str) -> None:
    scene = towers(3, 2, turn=ERA_II).has(RED, upgrades=["i16"])
    scene.start_state.raided = scene.start_state.attacked = region
    scene.start("resolution").finish()
    assert (gained(scene, "prestige"), gained(scene, "tax", BLUE)) == (2, -3)


# --- taxes ------------------------------------------------------------------------------------


@rule("TAD-9.3")
@pytest.mark.parametrize(("turn", "loss"), [(1, 0), (3, 0), (4, 3), (6, 3), (7, 6), (9, 6)])
def test_who_cannot_pay_loses_points_by_era(turn: int, loss: int) -> None:
    scene = Scene(2, turn=turn).start("resolution").finish()
    assert scene.points() == [10 - loss] * 2


@rule("TAD-9.3")
@pytest.mark.parametrize(("turn", "tax"), [(2, 0), (5, 1), (8, 2)])
def test_the_tax_is_paid_in_gold_by_era(turn: int, tax: int) -> None:
    scene = Scene(2, turn=turn).has(RED, gold=5, wood=1, stone=1, marble=1).start("resolution")
    if tax:
        assert scene.offered(RED) == ["pay", "refuse"]
        assert scene.safe == "pay"
        scene.does(RED, "pay")
    scene.finish()
    assert (scene.resources(RED), scene.points(RED)) == ((1, 1, 1, 5 - tax), [10])


@rule("TAD-9.3")
def test_a_tax_that_has_been_paid_is_due_again_in_the_next_turn() -> None:
    scene = Scene(2, turn=ERA_II).has(RED, gold=2)
    scene.place(STEPS["ResolutionPhase"](), STEPS["EndPhase"](), STEPS["ResolutionPhase"]())
    scene.does(RED, "pay").does(RED, "pay")
    assert (scene.resources(RED), scene.points()) == ((0, 0, 0, 0), [10, 4])


@rule("TAD-A11", "TAD-9.3")
def test_who_has_the_gold_may_refuse_all_the_same() -> None:
    scene = Scene(2, turn=ERA_III).has(RED, gold=5).start("resolution").does(RED, "refuse").finish()
    assert (scene.resources(RED), scene.points(RED)) == ((0, 0, 0, 5), [4])


@rule("TAD-A11", "TAD-9.3")
def test_a_part_of_the_tax_cannot_be_paid() -> None:
    scene = Scene(2, turn=ERA_III).has(RED, gold=1).start("resolution")
    assert "pay" not in scene.can(RED)
    scene.finish()
    assert (scene.resources(RED), scene.points(RED)) == ((0, 0, 0, 1), [4])


@rule("TAD-9.4")
def test_a_piece_on_the_tax_collector_exempts_its_owner_alone() -> None:
    scene = Scene(2, turn=ERA_III).has(RED, gold=2).stands(em5=RED).start("resolution")
    assert "pay" not in scene.can(RED)
    scene.finish()
    assert (scene.points(), scene.resources(RED)) == ([10, 4], (0, 0, 0, 2))


@rule("TAD-9.4", "TAD-17.I46")
@pytest.mark.parametrize("turn", [ERA_II, ERA_III])
def test_the_tax_charter_exempts_its_owner_alone(turn: int) -> None:
    scene = Scene(3, turn=turn).has(RED, upgrades=["i46"], gold=2).start("resolution").finish()
    assert (scene.points(RED), scene.resources(RED)) == ([10], (0, 0, 0, 2))
    assert scene.points(BLUE) != [10]


@rule("TAD-T19", "TAD-12.2")
def test_the_tax_may_be_paid_with_traded_gold() -> None:
    scene = Scene(2, turn=ERA_II).has(RED, traded={"gold": 1}).start("resolution").does(RED, "pay")
    scene.finish()
    assert (scene.resources(RED), scene.points(RED)) == ((0, 0, 0, 0), [10])


@rule("TAD-T19", "TAD-A9", "TAD-14.2")
def test_the_tax_may_bring_a_score_below_nothing() -> None:
    scene = Scene(2, turn=ERA_II).has(RED, points=2).start("resolution").finish()
    assert scene.points(RED) == [-1]


@rule("TAD-9.3", "TAD-13.1", "TAD-18.K13", "TAD-18.K16", "TAD-9.8")
@pytest.mark.parametrize(
    ("turn", "fields", "use"),
    [
        (ERA_II, {"hand": ["k1"]}, "discard.k1"),
        (ERA_II, {"completed": ["k16"]}, "return.k16"),
        (ERA_II, {"completed": ["k13"], "stone": 1}, "return.k13"),
        (ERA_III, {"hand": ["k1", "k2"]}, "discard.k2"),
        (ERA_III, {"hand": ["k1"], "gold": 4}, "discard.k1"),
        (ERA_III, {"completed": ["k17"]}, "return.k17"),
    ],
)
def test_who_lacks_gold_for_the_tax_is_asked_about_missions_that_could_bring_it(
    turn: int, fields: dict[str, object], use: str
) -> None:
    scene = Scene(2, turn=turn).has(RED, **{"gold": 3, **fields}).stands(ss5=RED)
    scene.start("resolution").does(RED, "use.ss5")
    assert {"refuse", use, "done"} <= {*scene.can(RED)}
    assert scene.points(RED) == [10]


@rule("TAD-9.3", "TAD-13.1")
@pytest.mark.parametrize("answer", ["pass", "buy.i33"])
def test_a_mission_pays_the_tax_after_the_upgrades_too(answer: str) -> None:
    scene = Scene(2, turn=ERA_II).has(RED, wood=2, hand=["k1"]).stands(pa1=RED)
    scene.display("i33", "i34").start("resolution").does(RED, answer, "discard.k1", "gold", "pay")
    assert scene.playing.over
    assert (scene.player(RED).hand, scene.points(RED)) == ([], [10])


@rule("TAD-9.3", "TAD-13.1")
@pytest.mark.parametrize("answer", ["refuse", "done"])
def test_who_would_rather_lose_the_points_is_asked_no_more(answer: str) -> None:
    scene = Scene(2, turn=ERA_II).has(RED, gold=3, hand=["k1"]).stands(ss5=RED).start("resolution")
    scene.does(RED, "use.ss5", answer)
    assert scene.playing.over
    assert (scene.player(RED).hand, scene.points(RED)) == (["k1"], [7])


@rule("TAD-9.3", "TAD-13.1", "TAD-6.12")
@pytest.mark.parametrize(
    ("turn", "fields"),
    [
        (ERA_II, {"hand": ["k1"], "gold": 4}),
        (ERA_II, {"hand": ["k1"], "upgrades": ["i46"]}),
        (ERA_II, {"completed": ["k5"]}),
        (ERA_II, {"completed": ["k13"]}),
        (ERA_III, {"hand": ["k1"]}),
    ],
)
def test_missions_that_pay_no_tax_are_not_asked_about_for_its_sake(
    turn: int, fields: dict[str, object]
) -> None:
    scene = Scene(3, turn=turn).has(RED, **{"gold": 3, **fields}).stands(ss5=RED)
    scene.start("resolution").does(RED, "use.ss5")
    assert scene.can(RED) in ([], ["pay", "refuse"])


# --- War Supplies -----------------------------------------------------------------------------


@rule("TAD-9.5", "TAD-EX7")
@pytest.mark.parametrize("piece", ["camel", "ship"])
def test_war_supplies_score_the_difference_to_the_lowest_tower(piece: str) -> None:
    scene = towers(15, 11, 7).stands(da4=(BLUE, piece)).start("resolution").finish()
    assert (scene.points(), gained(scene, "war", BLUE)) == ([10, 14, 10], 4)
    assert scene.reserve(BLUE) == (3, 2)


@rule("TAD-9.5")
def test_the_lowest_tower_scores_nothing_for_war_supplies() -> None:
    assert towers(15, 7, 7).stands(da4=YELLOW).start("resolution").finish().points() == [10] * 3


@rule("TAD-9.8", "TAD-17.I48")
def test_several_users_score_their_war_supplies_each() -> None:
    scene = towers(9, 7, 2, turn=ERA_III).stands(da4=RED).has(BLUE, upgrades=["i48"])
    scene.stands(i48=BLUE).start("resolution").does(BLUE, "use.i48.war").finish()
    assert (gained(scene, "war", RED), gained(scene, "war", BLUE)) == (7, 5)


# --- the First Player pawn --------------------------------------------------------------------


@rule("TAD-9.6")
@pytest.mark.parametrize(("answer", "stock"), [("wood", (1, 0, 0, 0)), ("stone", (0, 1, 0, 0))])
def test_the_start_player_takes_pawn_and_a_basic_resource_into_the_warehouse(
    answer: str, stock: tuple[int, ...]
) -> None:
    scene = towers(0, 0, 0).stands(pa6=YELLOW).start("resolution").until("start")
    assert scene.offered(YELLOW) == ["wood", "stone"]
    scene.does(YELLOW, answer).finish()
    assert (scene.state.first, scene.warehouse(YELLOW)) == (YELLOW, stock)


@rule("TAD-9.6", "TAD-A34")
def test_without_a_piece_there_the_pawn_stays() -> None:
    assert towers(0, 0, 0).first(BLUE).start("resolution").finish().state.first == BLUE


@rule("TAD-A34", "TAD-5.3")
def test_a_start_player_removed_by_raiders_takes_nothing() -> None:
    scene = towers(0, 0, 0).stands(pa6=YELLOW).raid("palmyra", by=BLUE).start("raiders").finish()
    assert scene.at("pa6") == [None]
    assert scene.state.first == RED


def test_by_default_the_start_player_takes_the_basic_resource_owned_less() -> None:
    scene = towers(0, 0).stands(pa6=BLUE).has(BLUE, wood=2, stone=1).start("resolution")
    assert scene.until("start").safe == "stone"
    scene = towers(0, 0).stands(pa6=BLUE).has(BLUE, wood=1, stone=2).start("resolution")
    assert scene.until("start").safe == "wood"


# --- the order --------------------------------------------------------------------------------


@rule("TAD-9.8", "TAD-9.7")
def test_the_bonus_comes_after_the_tax_and_can_still_be_traded() -> None:
    scene = towers(0, 0, turn=ERA_II).has(RED, upgrades=["i2"]).stands(pa6=RED).start("resolution")
    scene.until("start")
    assert scene.points(RED) == [7]
    scene.does(RED, "wood")
    scene.does(RED, "trade.wood-gold").finish()
    assert (scene.resources(RED), scene.points(RED)) == ((0, 0, 0, 1), [7])


@rule("TAD-9.8", "TAD-EX14")
def test_gold_may_be_traded_for_before_the_tax() -> None:
    scene = towers(0, 0, turn=ERA_II).has(RED, upgrades=["i2"], wood=1).start("resolution")
    scene.does(RED, "trade.wood-gold", "pay").finish()
    assert (scene.resources(RED), scene.points(RED)) == ((0, 0, 0, 0), [10])


@rule("TAD-9.7")
def test_prestige_and_war_supplies_count_the_towers_after_construction() -> None:
    scene = towers(0, 1, 0).stands(em1=RED, da4=BLUE).has(RED, wood=9, stone=9, upgrades=["i16"])
    scene.start("resolution").does(RED, "use.em1", "3").finish()
    assert (gained(scene, "prestige", RED), gained(scene, "war", BLUE)) == (2, 1)


@rule("TAD-9.7")
def test_the_kingdom_goes_by_the_turn_order_at_its_beginning() -> None:
    scene = towers(3, 0, 0, 2, turn=ERA_I).stands(pa6=BLUE, da4=GREEN).first(YELLOW)
    scene.start("resolution").finish()
    assert (scene.state.first, gained(scene, "war", GREEN)) == (BLUE, 2)


# --- the private envoy ------------------------------------------------------------------------


def envoy(*heights: int, owner: int = RED) -> Scene:
    """A piece of the owner stands on I48."""
    scene = towers(*heights, turn=ERA_III).has(owner, upgrades=["i48"])
    return scene.stands(i48=owner)


def chances(scene: Scene, seat: int = RED) -> list[str]:
    """The Kingdom actions the envoy is offered."""
    return [one.split(".")[2] for one in scene.can(seat) if one.startswith("use.i48.")]


@rule("TAD-17.I48")
def test_the_envoy_is_exempt_from_taxes() -> None:
    scene = envoy(0, 0, 0).has(RED, gold=2).start("resolution").does(RED, "use.i48.tax").finish()
    assert (scene.points(RED), scene.resources(RED)) == ([10], (0, 0, 0, 2))


@rule("TAD-17.I48")
def test_the_envoy_delivers_war_supplies() -> None:
    scene = envoy(5, 1, 3).start("resolution").does(RED, "use.i48.war").finish()
    assert gained(scene, "war") == 4


@rule("TAD-17.I48", "TAD-T28")
def test_the_envoy_becomes_start_player() -> None:
    scene = envoy(0, 0, 0, owner=BLUE).start("resolution").does(BLUE, "use.i48.start")
    scene.until("start").does(BLUE, "stone").finish()
    assert (scene.state.first, scene.warehouse(BLUE)) == (BLUE, (0, 1, 0, 0))


@rule("TAD-17.I48")
def test_the_envoy_does_one_thing_of_its_choice() -> None:
    scene = envoy(5, 1, 3).start("resolution")
    assert sorted(chances(scene)) == ["start", "tax", "war"]
    scene.does(RED, "use.i48.war")
    assert chances(scene) == []


@rule("TAD-EX18", "TAD-17.I48", "TAD-9.9")
@pytest.mark.parametrize(("place", "action"), [("da4", "war"), ("pa6", "start"), ("em5", "tax")])
def test_what_was_done_on_the_board_cannot_be_done_by_the_envoy(place: str, action: str) -> None:
    scene = envoy(5, 1, 3).stands(**{place: RED}).start("resolution")
    assert sorted([*chances(scene), action]) == ["start", "tax", "war"]


@rule("TAD-9.9")
@pytest.mark.parametrize(("place", "action"), [("da4", "war"), ("pa6", "start")])
def test_a_piece_taken_back_bars_the_envoy_from_nothing(place: str, action: str) -> None:
    scene = envoy(5, 1, 3).stands(**{place: RED}).start("resolution").does(RED, "back", [place])
    assert action in chances(scene)


@rule("TAD-EX19", "TAD-17.I48")
def test_the_later_of_two_start_players_keeps_the_pawn_and_both_get_their_resource() -> None:
    scene = envoy(0, 0, 0, owner=YELLOW).stands(pa6=BLUE).start("resolution")
    scene.does(YELLOW, "use.i48.start").finish()
    assert scene.state.first == YELLOW
    assert [sum(scene.resources(seat)) for seat in range(3)] == [0, 1, 1]


@rule("TAD-A47", "TAD-EX19")
def test_the_later_one_ends_with_the_pawn_even_if_it_was_first_to_choose() -> None:
    scene = envoy(0, 0, 0, owner=RED).stands(pa6=BLUE).start("resolution")
    scene.does(RED, "use.i48.start").finish()
    assert scene.state.first == BLUE
    assert [sum(scene.resources(seat)) for seat in range(3)] == [1, 1, 0]


@rule("TAD-T28", "TAD-9.9")
def test_the_start_player_of_the_board_is_no_start_player_twice() -> None:
    scene = envoy(0, 0, 0).stands(pa6=RED).start("resolution").finish()
    assert (scene.state.first, sum(scene.resources(RED))) == (RED, 1)


def test_by_default_the_envoy_is_exempt_from_taxes() -> None:
    scene = envoy(5, 1, 3).start("resolution").finish()
    assert scene.points(RED) == [10]


@rule("TAD-9.8", "TAD-6.17")
@pytest.mark.parametrize(("end", "asked"), [("close", True), ("done", False)])
def test_who_takes_the_pawn_may_go_on_to_trade_or_be_done(end: str, asked: bool) -> None:
    scene = Scene(2).has(RED, upgrades=["i2"], hand=["k5"]).stands(pa6=RED)
    scene.start("resolution")
    assert {"close", "done"} <= {*scene.can(RED)}
    scene.does(RED, end, "wood")
    assert ("trade.wood-gold" in scene.can(RED)) is asked


@rule("TAD-6.16")
def test_who_takes_no_pawn_closes_the_turn_with_the_kingdom() -> None:
    scene = Scene(2).has(RED, hand=["k5"]).start("resolution")
    assert "close" not in scene.can(RED)
    assert scene.does(RED, "done").playing.over
