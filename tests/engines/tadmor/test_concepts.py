"""What is in the box and what things are called (TAD-1, TAD-3), and the clarifications (TAD-14)."""

from collections import Counter, defaultdict
from dataclasses import fields
from functools import cache

import pytest

from engines.tadmor.ids import (
    GOODS,
    MISSIONS,
    PARTS,
    PILES,
    REGIONS,
    RESOURCES,
    UPGRADES,
)
from engines.tadmor.state import Player, Tadmor
from tests.engines.scene import at_random
from tests.engines.tadmor.build import (
    BLUE,
    CONTENT,
    GREEN,
    RED,
    STEPS,
    YELLOW,
    Scene,
    begin,
    state_of,
)
from tests.rulebook import rule


@cache
def turns() -> dict[int, list[tuple[int, str]]]:
    """The Era and the phases of all turns of a match, as far as anything was asked in them."""
    found: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for match, _ in at_random(begin(2), "turns"):
        state = state_of(match)
        now = (state.era, state.phase)
        if state.turn and not match.over and now not in found[state.turn]:
            found[state.turn].append(now)
    return found


# --- the box ----------------------------------------------------------------------------------


@rule("TAD-1.2")
def test_everything_costs_wood_stone_marble_or_gold() -> None:
    assert RESOURCES == ("wood", "stone", "marble", "gold")
    rows = [*CONTENT.missions.values(), *CONTENT.parts.values(), *CONTENT.piles.values()]
    assert {resource for row in rows for resource in row.cost} == set(RESOURCES)


@rule("TAD-1.7", "TAD-A5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_has_seven_regions_with_spaces(players: int) -> None:
    scene = Scene(players).start("placement")
    spaces = Counter(CONTENT.spaces[name].region for name in scene.state.spaces())
    wanted = [4, 3, 4, 4, 6, 3, 5] if players == 2 else [6, 5, 6, 5, 6, 4, 5]
    assert spaces == dict(zip(REGIONS, wanted, strict=True))
    assert REGIONS[-1] == "emesa"


@rule("TAD-A1")
def test_every_upgrade_is_one_tile_of_its_era() -> None:
    assert list(UPGRADES) == [f"i{number}" for number in range(1, 49)]
    eras = [CONTENT.upgrades[tile].era for tile in UPGRADES]
    assert eras == [1] * 18 + [2] * 18 + [3] * 12
    assert [tile for tile in UPGRADES if CONTENT.upgrades[tile].starting] == [
        "i1",
        "i2",
        "i3",
        "i4",
    ]


POWERS = {
    "trade": ("i1", "i2", "i3", "i4", "i23", "i24"),
    "herald": ("i5", "i19"),
    "broker": ("i6",),
    "own_raiders": ("i7",),
    "collector": ("i8", "i27"),
    "credit": ("i9",),
    "hold": ("i10", "i11", "i12", "i13", "i29", "i30", "i31", "i32"),
    "fifth_storey": ("i14", "i15"),
    "fame": ("i16", "i17", "i35", "i36"),
    "scaffold": ("i18",),
    "clerk": ("i20",),
    "private_market": ("i21", "i22"),
    "spoils": ("i25",),
    "tribute": ("i26",),
    "buyer": ("i28",),
    "storehouse": ("i33",),
    "architects": ("i34",),
    "sanctuary": ("i37",),
    "legacy": ("i38", "i39", "i40", "i41", "i42"),
    "keeper": ("i43",),
    "peacemaker": ("i44",),
    "escort": ("i45",),
    "tax_charter": ("i46",),
    "workshop": ("i47",),
    "envoy": ("i48",),
}


@rule("TAD-A1")
def test_garbled_ids_of_upgrades_have_their_place() -> None:
    found: dict[str, tuple[str, ...]] = {}
    for tile, row in CONTENT.upgrades.items():
        found[row.effect.kind] = (*found.get(row.effect.kind, ()), tile)
    assert found == POWERS


@rule("TAD-A23")
def test_several_spaces_let_one_draw_or_complete_missions() -> None:
    scene = Scene().start("placement")
    assert {"da2", "pa5", "eb4"} <= {*scene.options}
    assert {"da2", "pa5"} <= {*Scene(2).start("placement").options}
    actions = Counter(CONTENT.spaces[name].action for name in CONTENT.board[False])
    assert actions["missions"] == 3


@rule("TAD-1.10")
def test_rare_goods_pay_for_nothing_and_need_no_storage() -> None:
    scene = Scene(turn=4).has(RED, goods=dict.fromkeys(GOODS, 1), wood=8).start("resolution")
    assert scene.playing.over
    assert scene.resources(RED) == (8, 0, 0, 0)
    poor = Scene(turn=4).has(RED, goods=dict.fromkeys(GOODS, 1)).display("i33").stands(pa1=RED)
    poor.start("resolution").finish()
    assert (poor.player(RED).upgrades, poor.player(RED).rare_goods) == ([], 9)


# --- resources --------------------------------------------------------------------------------


@rule("TAD-1.3")
def test_resources_of_any_kind_are_chosen_by_the_payer() -> None:
    scene = Scene(turn=7).has(RED, wood=2, stone=2, marble=1, gold=1).display("i33")
    scene.stands(pa1=RED).start("resolution").answer("buy.i33")
    asked = scene.numbers
    assert {slot.id: slot.high for slot in asked.slots} == {
        "wood": 2,
        "stone": 2,
        "marble": 1,
        "gold": 1,
    }
    assert (asked.least, asked.most) == (3, 3)
    scene.answer({"stone": 2, "gold": 1})
    assert (scene.resources(RED), scene.player(RED).upgrades) == ((2, 0, 1, 0), ["i33"])


@rule("TAD-1.4")
def test_costs_are_paid_from_both_areas() -> None:
    scene = Scene(turn=4).has(RED, wood=3, traded={"wood": 2}).stands(eu5=RED).start("resolution")
    scene.answer("use.eu5")
    assert (scene.warehouse(RED), scene.traded(RED)) == ((0,) * 4, (0,) * 4)
    assert scene.player(RED).goods["silk"] == 1


@rule("TAD-1.5")
def test_only_what_lies_in_the_warehouse_is_traded() -> None:
    scene = Scene().has(RED, traded={"wood": 3}, upgrades=["i1"]).start("resolution")
    assert scene.playing.over
    scene = Scene().has(RED, wood=1, traded={"wood": 3}, upgrades=["i1"]).start("resolution")
    scene.answer("trade.wood-marble")
    assert scene.playing.over
    assert scene.resources(RED) == (3, 0, 1, 0)


@rule("TAD-1.6", "TAD-14.3")
def test_nothing_limits_what_one_has_during_a_turn() -> None:
    scene = Scene(turn=4).has(RED, wood=500, traded={"gold": 60}).stands(ns1=RED, em1=RED)
    scene.has(RED, stone=1).start("resolution")
    scene.player(RED).warehouse["stone"] -= 1
    assert scene.resources(RED) == (504, 0, 0, 60)


# --- temples, towers, upgrades ----------------------------------------------------------------


@rule("TAD-1.11")
def test_a_temple_is_built_part_by_part() -> None:
    temples: list[int] = []
    costs = []
    for part in PARTS:
        scene = Scene(turn=4).has(RED, wood=9, stone=9, marble=9, gold=9, temples=temples)
        scene.stands(eb1=RED).start("resolution").answer("use.eb1")
        temples = scene.player(RED).temples
        assert temples == [PARTS.index(part) + 1]
        costs.append(tuple(9 - left for left in scene.resources(RED)))
    assert costs == [(1, 3, 0, 0), (0, 2, 3, 0), (3, 0, 3, 0), (0, 0, 4, 3)]


@rule("TAD-1.12", "TAD-14.3")
def test_a_tower_may_have_any_height() -> None:
    scene = Scene(turn=4).has(RED, stone=8, height=99).stands(em1=RED).start("resolution")
    scene.answer("use.em1", "2")
    assert (scene.heights(RED), scene.resources(RED)) == ([101], (0, 0, 0, 0))


@rule("TAD-1.13")
def test_upgrades_are_kept_for_good() -> None:
    scene = Scene(turn=3).has(RED, upgrades=["i1", "i18"]).has(BLUE, upgrades=["i6"]).start("end")
    assert [scene.player(seat).upgrades for seat in (RED, BLUE)] == [["i1", "i18"], ["i6"]]
    scene = Scene(turn=6).has(RED, upgrades=["i1", "i33"]).start("end")
    assert scene.player(RED).upgrades == ["i1", "i33"]


# --- turns ------------------------------------------------------------------------------------


@rule("TAD-1.14", "TAD-11.3")
def test_nine_turns_are_three_eras() -> None:
    eras = {turn: {era for era, _ in moments} for turn, moments in turns().items()}
    assert eras == {turn: {(turn + 2) // 3} for turn in range(1, 10)}


@rule("TAD-3.1")
def test_the_phases_come_in_their_order() -> None:
    order = ["placement", "raiders", "resolution"]
    seen = [[phase for _, phase in moments] for moments in turns().values()]
    for phases in seen:
        assert phases == [phase for phase in order if phase in phases]
    assert order in seen


@rule("TAD-3.1")
def test_the_turn_ends_when_all_is_resolved() -> None:
    scene = Scene(2, turn=3).has(RED, height=2).stands(em4=BLUE, da3=RED)
    scene.place(*(STEPS[step]() for step in ("RaidersPhase", "ResolutionPhase", "EndPhase")))
    assert (scene.topic, scene.points()) == ("raid", [10, 10])
    scene.answer("decline").finish()
    assert (scene.points(), scene.state.phase) == ([10 + 1 + 4, 10], "end")


@rule("TAD-3.2")
def test_turn_order_is_clockwise_from_the_pawn() -> None:
    for first in (RED, BLUE, YELLOW, GREEN):
        scene = Scene().first(first).start("placement")
        seats = []
        for place in ("ns1", "ns2", "ss1", "ss2"):
            seats.append(scene.asked.seat)
            scene.answer(place)
        assert seats == [(first + step) % 4 for step in range(4)]


@rule("TAD-3.3")
def test_upgrades_come_before_construction_and_construction_before_the_kingdom() -> None:
    scene = Scene(turn=2).has(RED, wood=9, stone=9, marble=9).display("i33")
    scene.stands(pa1=RED, em1=RED, pa6=RED).start("resolution")
    assert "buy.i33" in scene.options
    assert not {"use.em1", "use.pa6"} & {*scene.options}
    scene.answer("pass")
    assert "use.em1" in scene.options
    assert not {"buy.i33", "use.pa6"} & {*scene.options}
    assert scene.state.first == RED


# --- clarifications ---------------------------------------------------------------------------


@rule("TAD-14.1")
def test_what_is_paid_goes_to_nobody() -> None:
    scene = Scene(turn=4).has(RED, stone=5).stands(eu4=RED).start("resolution").answer("use.eu4")
    assert [scene.resources(seat) for seat in range(4)] == [(0,) * 4] * 4


@rule("TAD-14.1", "TAD-14.6", "TAD-8.6", "TAD-A46")
def test_after_a_fall_the_tower_is_built_by_its_new_card() -> None:
    scene = Scene(2, turn=7).has(BLUE, height=6, wood=5, stone=5).stands(em2=RED, em1=BLUE)
    scene.start("resolution").does(RED, "use.em2")
    assert scene.heights(RED, BLUE) == [0, 4]
    scene.does(BLUE, "use.em1", "1")
    assert (scene.heights(BLUE), scene.resources(BLUE)) == ([5], (4, 4, 0, 0))


@rule("TAD-14.2", "TAD-A9")
def test_points_paid_may_lead_below_nothing() -> None:
    scene = Scene(turn=2).has(RED, points=0, upgrades=["i6"]).start("resolution")
    scene.answer("trade.points-gold")
    assert (scene.points(RED), scene.resources(RED)) == ([-2], (0, 0, 0, 1))


@rule("TAD-14.4", "TAD-8.16")
def test_temple_cards_run_out() -> None:
    scene = Scene(turn=7).has(BLUE, temples=[4, 4, 1, 1]).has(YELLOW, temples=[1])
    scene.has(GREEN, temples=[1]).has(RED, wood=1, stone=3, temples=[4])
    scene.finished(BLUE, RED).stands(eb1=RED, em5=RED).start("resolution").finish()
    assert (scene.player(RED).temples, scene.resources(RED)) == ([4], (1, 3, 0, 0))
    assert scene.at("eb1") == [None]


@rule("TAD-14.4", "TAD-8.18")
def test_rare_goods_run_out() -> None:
    scene = Scene(turn=4).has(BLUE, goods={"silk": 4, "perfume": 4, "oil": 4}).has(RED, wood=8)
    scene.stands(eu5=RED).start("resolution").finish()
    assert (scene.player(RED).rare_goods, scene.resources(RED)) == (0, (8, 0, 0, 0))


HIDDEN = {"hand", "raider"}


def shown(state: Tadmor) -> list[dict[str, object]]:
    """What is open of all players."""
    names = [field.name for field in fields(Player) if field.name not in HIDDEN]
    return [{name: getattr(player, name) for name in names} for player in state.players]


@rule("TAD-14.5")
def test_everybody_sees_boards_and_pieces() -> None:
    for match, _ in at_random(begin(3), "seen"):
        state = state_of(match)
        for seat in (None, 0, 1, 2):
            seen = match.view(seat).state
            assert shown(seen) == shown(state)
            assert (seen.placed, seen.display, seen.tops) == (
                state.placed,
                state.display,
                state.tops,
            )
            for one, real in zip(seen.players, state.players, strict=True):
                assert len(one.hand) == len(real.hand)
                assert (one.raider is None) == (real.raider is None)


@rule("TAD-14.5", "TAD-2.12")
def test_hands_are_shown_to_their_owners_alone() -> None:
    scene = Scene(2).has(RED, hand=["k1", "k2"]).has(BLUE, hand=["k3"]).start("placement")
    hands = [
        [player.hand for player in scene.playing.view(seat).state.players]
        for seat in (None, RED, BLUE)
    ]
    assert hands == [[["?", "?"], ["?"]], [["k1", "k2"], ["?"]], [["?", "?"], ["k3"]]]


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(UPGRADES), len(MISSIONS), len(GOODS)) == (48, 26, 9)
    assert [len(CONTENT.board[two]) for two in (False, True)] == [37, 29]
    assert (len(REGIONS), len(PARTS), len(PILES)) == (7, 4, 3)
    assert [part.copies for part in CONTENT.parts.values()] == [4] * 4
