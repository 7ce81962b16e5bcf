"""Placing camels and ships (TAD-4), and what missions do meanwhile."""

import pytest

from tests.engines.tadmor.build import BLUE, CONTENT, GREEN, RED, YELLOW, Scene
from tests.rulebook import rule

SHIP_SPACES = [
    *("ns1", "ns2", "ns3", "ns5", "ns6", "ss1", "ss2", "ss3", "ss5"),
    *("eu1", "eu2", "eu4", "eu5"),
]


def no_room(**fields: list[str]) -> Scene:
    """Red has a single ship left to place, and no space of the board holds a ship any more."""
    scene = Scene().has(RED, ships=2, **fields)
    owners = [BLUE] * 4 + [YELLOW] * 4 + [GREEN] * 4 + [RED]
    for seat in (BLUE, YELLOW, GREEN):
        scene.has(seat, ships=4)
    for place, owner in zip(SHIP_SPACES, owners, strict=True):
        scene.stands(**{place: owner})
    return scene.stands(da4=(BLUE, "camel"), pa1=RED, pa2=RED, pa3=RED)


def last_pieces(players: int = 2) -> Scene:
    """Red has one camel and one ship left, blue one camel; nobody else has any."""
    scene = Scene(players).stands(pa1=RED, pa2=RED, ns1=RED, pa3=BLUE, pa4=BLUE)
    return scene.stands(ss1=BLUE, eu1=BLUE)


# --- in turn, one piece at a time -------------------------------------------------------------


@rule("TAD-4.1", "TAD-3.2")
def test_players_place_one_piece_each_clockwise_from_the_pawn() -> None:
    scene = Scene().first(YELLOW).start("placement")
    seats = []
    for place in ("ns1", "ns2", "da1", "pa1", "pa2"):
        seats.append(scene.asked.seat)
        scene.answer(place)
    assert seats == [YELLOW, GREEN, RED, BLUE, YELLOW]
    assert scene.at("ns1", "ns2", "da1", "pa1", "pa2") == seats
    assert [scene.reserve(seat) for seat in range(4)] == [(2, 2), (2, 2), (2, 1), (3, 1)]


@rule("TAD-4.1")
def test_placing_is_compulsory() -> None:
    scene = Scene().start("placement")
    spaces = {option.partition(".")[0] for option in scene.options}
    assert spaces == set(CONTENT.board[False])


@rule("TAD-1.8")
def test_round_spaces_hold_camels_and_rectangular_ones_ships() -> None:
    camels = Scene().stands(ns1=RED, ss1=RED).start("placement").options
    assert {CONTENT.spaces[place.partition(".")[0]].piece for place in camels} == {
        "camel",
        "either",
    }
    ships = Scene().stands(pa1=RED, pa2=RED, pa3=RED).start("placement").options
    assert {place.partition(".")[0] for place in ships} == {*SHIP_SPACES, "da4"}


@rule("TAD-1.8")
def test_a_space_holds_one_piece() -> None:
    scene = Scene().start("placement").answer("ns1", "pa1")
    assert not {"ns1", "pa1"} & {*scene.options}
    assert {"ns2", "pa2"} <= {*scene.options}


@rule("TAD-1.9")
@pytest.mark.parametrize(("choice", "left"), [("da4.camel", (2, 2)), ("da4.ship", (3, 1))])
def test_war_supplies_hold_either_piece(choice: str, left: tuple[int, int]) -> None:
    scene = Scene().start("placement")
    assert [option for option in scene.options if "." in option] == ["da4.camel", "da4.ship"]
    scene.answer(choice)
    assert (scene.reserve(RED), scene.state.placed["da4"].kind) == (left, choice[4:])


@rule("TAD-4.2")
def test_the_phase_goes_on_until_every_piece_is_placed() -> None:
    scene = last_pieces().start("placement").answer("da1")
    assert scene.asked.seat == BLUE
    scene.answer("da2")
    assert scene.asked.seat == RED
    assert set(scene.options) <= {*SHIP_SPACES, "da4", "da4.ship"}
    scene.answer("ns5")
    assert scene.playing.over
    assert [scene.reserve(seat) for seat in (RED, BLUE)] == [(0, 0), (0, 0)]


@rule("TAD-4.2")
def test_who_has_no_pieces_left_is_skipped() -> None:
    scene = Scene(3).has(RED, camels=5, ships=4).has(YELLOW, ships=3).start("placement")
    seats = []
    while not scene.playing.over:
        seats.append(scene.asked.seat)
        scene.answer(scene.safe)
    assert seats == [RED, BLUE, YELLOW] * 5 + [RED, YELLOW] + [RED] * 3


# --- placing does nothing yet -----------------------------------------------------------------


@rule("TAD-4.3")
def test_placing_does_not_perform_the_action() -> None:
    scene = Scene(2, turn=8).has(RED, gold=9).deck("k1").start("placement")
    for place in ("da3", "em1", "pa6", "em2", "pa5", "em4", "ns1", "ss1", "ss5", "eu1"):
        scene.answer(place)
    assert scene.points() == [10, 10]
    assert scene.resources(RED) == (0, 0, 0, 9)
    assert (scene.resources(BLUE), scene.player(BLUE).hand) == ((0, 0, 0, 0), [])
    assert (scene.player(BLUE).raider, scene.state.first) == (None, RED)
    assert scene.heights() == [0, 0]


@rule("TAD-4.4", "TAD-A17")
def test_nothing_need_be_affordable_or_useful() -> None:
    scene = Scene(turn=1).start("placement")
    assert {"eu4", "pa3", "pa1", "em3", "ns5", "em2", "em5", "em1"} <= {*scene.options}
    assert scene.answer("em2").at("em2") == [RED]


@rule("TAD-4.5")
def test_several_pieces_may_stand_in_a_region_and_on_one_kind_of_action() -> None:
    scene = Scene(2).start("placement")
    scene.answer("pa1", "ns1", "pa2", "ns4", "eb3", "ns5")
    assert scene.at("pa1", "pa2", "eb3") == [RED, RED, RED]
    assert scene.at("ns1", "ns4", "ns5") == [BLUE, BLUE, BLUE]


@rule("TAD-4.6")
def test_a_piece_that_fits_nowhere_stays_in_reserve() -> None:
    scene = no_room().start("placement")
    assert scene.asked.seat == BLUE
    scene.finish()
    assert [scene.reserve(seat) for seat in range(4)] == [(0, 1), (0, 0), (0, 0), (0, 0)]


@rule("TAD-4.9", "TAD-4.6")
@pytest.mark.parametrize("mission", ["k5", "k11", "k23"])
def test_who_is_skipped_has_no_placement_turn_to_return_missions_in(mission: str) -> None:
    scene = no_room(completed=[mission]).start("placement")
    asked = set()
    while not scene.playing.over:
        asked.add(scene.asked.seat)
        scene.answer(scene.safe)
    assert asked == {BLUE, YELLOW, GREEN}
    assert (scene.player(RED).completed, scene.reserve(RED)) == ([mission], (0, 1))


@rule("TAD-4.2", "TAD-4.10")
def test_who_has_placed_everything_can_return_no_mission_for_another_piece() -> None:
    scene = Scene(2).stands(pa1=RED, pa2=RED, pa3=RED, ns1=RED, ss1=RED)
    scene.has(RED, completed=["k5", "k11"]).start("placement")
    assert scene.asked.seat == BLUE
    assert scene.finish().reserve(RED) == (0, 0)


# --- private actions --------------------------------------------------------------------------


@rule("TAD-4.8", "TAD-19.3", "TAD-4.1")
@pytest.mark.parametrize("tile", ["i21", "i22", "i37", "i47", "i48"])
@pytest.mark.parametrize("kind", ["camel", "ship"])
def test_a_private_action_holds_one_piece_of_either_kind(tile: str, kind: str) -> None:
    scene = Scene(turn=8).has(RED, upgrades=[tile]).start("placement")
    assert [one for one in scene.options if one.startswith("i")] == [
        f"{tile}.camel",
        f"{tile}.ship",
    ]
    scene.answer(f"{tile}.{kind}")
    assert scene.asked.seat == BLUE
    assert scene.state.placed[tile].kind == kind
    scene.answer("ns1", "ns2", "ns3")
    assert not [one for one in scene.options if one.startswith("i")]


@rule("TAD-4.8")
def test_only_own_private_actions_are_offered() -> None:
    scene = Scene(turn=8).has(BLUE, upgrades=["i47"]).has(RED, upgrades=["i1"]).start("placement")
    assert not [one for one in scene.options if one.startswith("i")]


@rule("TAD-4.8")
def test_a_piece_that_fits_nothing_else_must_be_placed_on_the_own_tile() -> None:
    scene = no_room(upgrades=["i21"]).start("placement")
    assert scene.at("i21") == [RED]
    assert (scene.reserve(RED), scene.asked.seat) == ((0, 0), BLUE)


# --- missions for another piece ---------------------------------------------------------------


@rule("TAD-18.K5", "TAD-18.K6", "TAD-4.10", "TAD-A22")
@pytest.mark.parametrize("mission", ["k5", "k6"])
def test_a_ship_of_a_returned_mission_can_be_placed_at_once(mission: str) -> None:
    scene = Scene(2).has(RED, completed=[mission]).start("placement")
    scene.answer(f"return.{mission}")
    player = scene.player(RED)
    assert (player.ships, player.completed, player.returned) == (3, [], [mission])
    assert (scene.asked.seat, scene.reserve(RED)) == (RED, (3, 3))
    scene.answer("ns1")
    assert (scene.reserve(RED), scene.asked.seat) == ((3, 2), BLUE)


@rule("TAD-18.K11", "TAD-18.K12", "TAD-4.10", "TAD-A22")
@pytest.mark.parametrize("mission", ["k11", "k12"])
def test_a_camel_of_a_returned_mission_is_placed_in_this_phase(mission: str) -> None:
    scene = Scene(2).has(RED, completed=[mission]).start("placement").answer(f"return.{mission}")
    assert (scene.player(RED).camels, scene.reserve(RED)) == (4, (4, 2))
    scene.finish()
    assert sum(piece.owner == RED for piece in scene.state.placed.values()) == 6


@rule("TAD-18.K5", "TAD-18.K6", "TAD-18.K11", "TAD-18.K12")
def test_a_returned_mission_asks_for_no_tower_missions_or_rare_goods() -> None:
    scene = Scene(2).has(RED, camels=4, ships=3, completed=["k6", "k12"]).start("placement")
    scene.answer("return.k6", "return.k12")
    assert (scene.player(RED).ships, scene.player(RED).camels) == (4, 5)
    assert (scene.heights(RED), scene.player(RED).rare_goods) == ([0], 0)


@rule("TAD-A41", "TAD-14.4")
def test_with_all_pieces_no_mission_brings_another() -> None:
    full = ["k5", "k6", "k11", "k12"]
    scene = Scene(2).has(RED, camels=5, ships=3, completed=full).start("placement")
    assert [one for one in scene.options if one.startswith("return")] == ["return.k5", "return.k6"]
    scene.answer("return.k6")
    assert not [one for one in scene.options if one.startswith("return")]


@rule("TAD-18.K5", "TAD-18.K6", "TAD-18.K11", "TAD-18.K12")
def test_a_mission_in_hand_or_of_somebody_else_cannot_be_returned() -> None:
    scene = Scene(2).has(RED, hand=["k5", "k11"], returned=["k6"]).has(BLUE, completed=["k12"])
    scene.start("placement")
    assert not [one for one in scene.options if one.startswith("return")]
    scene.answer("ns1")
    assert [one for one in scene.options if one.startswith("return")] == ["return.k12"]


@rule("TAD-4.10", "TAD-A22")
def test_missions_for_pieces_can_be_returned_in_every_own_placement_turn() -> None:
    scene = Scene(2).has(RED, completed=["k5", "k11"]).start("placement").answer("ns1", "pa1")
    assert [one for one in scene.options if one.startswith("return")] == ["return.k5", "return.k11"]
    scene.answer("return.k11", "return.k5", "ss1")
    assert (scene.reserve(RED), scene.asked.seat) == ((4, 1), BLUE)


# --- up to three pieces in a turn -------------------------------------------------------------


@rule("TAD-18.K23", "TAD-18.K24", "TAD-4.7", "TAD-A24")
@pytest.mark.parametrize("mission", ["k23", "k24"])
def test_three_pieces_of_any_kinds_in_one_placement_turn(mission: str) -> None:
    scene = Scene(2, turn=8).has(RED, completed=[mission], upgrades=["i47"]).start("placement")
    scene.answer(f"return.{mission}")
    assert "stop" not in scene.options
    scene.answer("pa1", "ns1")
    assert scene.asked.seat == RED
    scene.answer("i47.ship")
    assert (scene.at("pa1", "ns1", "i47"), scene.asked.seat) == ([RED, RED, RED], BLUE)
    assert (scene.player(RED).returned, scene.reserve(RED)) == ([mission], (2, 0))
    scene.answer("pa2", "pa3")
    assert scene.asked.seat == BLUE


@rule("TAD-4.10", "TAD-18.K23", "TAD-18.K24")
@pytest.mark.parametrize("placed", [["ns1"], ["ns1", "ss1"]])
def test_up_to_three_means_one_two_or_three(placed: list[str]) -> None:
    scene = Scene(2).has(RED, completed=["k23"]).start("placement")
    scene.answer("return.k23", *placed, "stop")
    assert scene.asked.seat == BLUE
    assert scene.state.places_of(RED) == placed


@rule("TAD-4.10", "TAD-A22")
def test_missions_are_returned_before_the_first_piece_of_a_go() -> None:
    scene = Scene(2).has(RED, completed=["k23", "k5"]).start("placement").answer("return.k23")
    assert "return.k5" in scene.options
    scene.answer("ns1")
    assert "return.k5" not in scene.options
    scene.answer("stop", "pa1")
    assert "return.k5" in scene.options


@rule("TAD-4.10")
def test_only_one_mission_for_three_pieces_in_a_placement_turn() -> None:
    scene = Scene(2).has(RED, completed=["k23", "k24"]).start("placement")
    assert {"return.k23", "return.k24"} <= {*scene.options}
    scene.answer("return.k23")
    assert "return.k24" not in scene.options
    scene.answer("ns1")
    assert "return.k24" not in scene.options
    scene.answer("stop", "pa1")
    assert "return.k24" in scene.options


@rule("TAD-18.K23", "TAD-18.K24")
def test_with_fewer_pieces_left_the_march_is_shorter() -> None:
    scene = Scene(2).stands(pa1=RED, pa2=RED, ns1=RED).has(RED, completed=["k24"])
    scene.start("placement").answer("return.k24", "pa3", "ss1")
    assert (scene.reserve(RED), scene.asked.seat) == ((0, 0), BLUE)


@rule("TAD-4.10", "TAD-A42")
def test_with_one_piece_left_no_march_is_returned() -> None:
    scene = Scene(2).stands(pa1=RED, pa2=RED, ns1=RED, ss1=RED).has(RED, completed=["k23", "k24"])
    assert not [one for one in scene.start("placement").options if one.startswith("return")]


@rule("TAD-4.10", "TAD-18.K23")
def test_a_ship_gained_on_a_march_leaves_three_pieces_to_place() -> None:
    scene = Scene(2).has(RED, completed=["k23", "k5"]).start("placement")
    scene.answer("return.k23", "return.k5", "ns1", "ss1", "eu1")
    assert scene.at("ns1", "ss1", "eu1") == [RED, RED, RED]
    assert scene.asked.seat == BLUE
