"""The end of a turn (TAD-11): storage, the next turn, the next Era."""

import pytest

from engines.core import IllegalMove
from engines.tadmor.ids import RESOURCES, UPGRADES
from tests.engines.scene import said
from tests.engines.tadmor.build import BLUE, CONTENT, GREEN, RED, STEPS, YELLOW, Scene
from tests.rulebook import rule

ERA_2, ERA_3 = {*UPGRADES[18:36]}, {*UPGRADES[36:]}


def resolved(turn: int = 2, **fields: object) -> Scene:
    """The end of Resolution: nobody has a piece anywhere, red has what is named."""
    return Scene(turn=turn).has(RED, **fields).start("resolution")


def discards(scene: Scene) -> tuple[int, list[str]]:
    """How many resources must be discarded, and which there are."""
    asked = scene.numbers
    assert asked.least == asked.most
    return asked.least, [slot.id for slot in asked.slots if slot.high]


# --- storage ----------------------------------------------------------------------------------


@rule("TAD-11.1")
def test_traded_goods_go_to_the_warehouse() -> None:
    scene = Scene(2).has(RED, wood=1, traded={"wood": 2, "gold": 1}).has(BLUE, traded={"stone": 3})
    scene.place(*(STEPS[step]() for step in ("ResolutionPhase", "EndPhase")))
    assert (scene.warehouse(RED), scene.traded(RED)) == ((3, 0, 0, 1), (0,) * 4)
    assert (scene.warehouse(BLUE), scene.traded(BLUE)) == ((0, 3, 0, 0), (0,) * 4)


@rule("TAD-11.1")
def test_traded_goods_may_be_traded_in_the_next_turn() -> None:
    scene = Scene(2).has(RED, traded={"wood": 1}, upgrades=["i1"])
    scene.place(*(STEPS[step]() for step in ("ResolutionPhase", "EndPhase", "ResolutionPhase")))
    assert "trade.wood-marble" in scene.options
    assert scene.answer("trade.wood-marble").resources(RED) == (0, 0, 1, 0)


@rule("TAD-11.2")
def test_eight_resources_can_be_kept() -> None:
    assert resolved(wood=3, stone=5).playing.over
    scene = resolved(wood=3, stone=6)
    assert discards(scene) == (1, ["wood", "stone"])
    scene.answer({"wood": 1})
    assert scene.resources(RED) == (2, 6, 0, 0)


@rule("TAD-11.2")
def test_the_owner_chooses_what_to_discard() -> None:
    has = {"wood": 2, "stone": 2, "marble": 3, "gold": 4}
    for dropped in ({"gold": 3}, {"wood": 1, "stone": 1, "marble": 1}, {"marble": 2, "wood": 1}):
        scene = resolved(**has).answer(dropped)
        left = tuple(has[one] - dropped.get(one, 0) for one in RESOURCES)
        assert scene.resources(RED) == left
    scene = resolved(**has)
    for wrong in ({"wood": 3}, {"gold": 2}, {"gold": 4}):
        with pytest.raises(IllegalMove):
            scene.answer(wrong)


@rule("TAD-11.2", "TAD-17.I33")
def test_i33_stores_twelve() -> None:
    assert resolved(turn=5, wood=11, marble=1, upgrades=["i33"]).playing.over
    scene = resolved(turn=5, wood=19, marble=1, upgrades=["i33"])
    assert discards(scene) == (8, ["wood", "marble"])
    scene.answer({"wood": 7, "marble": 1})
    assert scene.resources(RED) == (12, 0, 0, 0)


@rule("TAD-11.2")
def test_everybody_over_the_limit_is_asked_at_the_same_time() -> None:
    scene = Scene(turn=2).has(RED, wood=8, gold=1).has(BLUE, wood=9)
    scene.has(GREEN, stone=5, traded={"wood": 5}).start("resolution")
    assert scene.resources(BLUE) == (8, 0, 0, 0)
    assert set(scene.seats) == {RED, GREEN}
    scene.does(GREEN, {"stone": 2}).does(RED, {"wood": 1})
    assert scene.playing.over
    assert [sum(scene.resources(seat)) for seat in range(4)] == [8, 8, 0, 8]


@rule("TAD-11.2", "TAD-9.6")
def test_the_resource_of_the_pawn_counts_for_the_limit() -> None:
    scene = Scene(turn=2).has(RED, wood=8).stands(pa6=RED).start("resolution")
    scene.until("start").answer("stone")
    assert discards(scene) == (1, ["wood", "stone"])
    assert scene.answer({"stone": 1}).resources(RED) == (8, 0, 0, 0)


@rule("TAD-11.2", "TAD-9.3")
def test_the_tax_is_paid_before_anything_is_discarded() -> None:
    scene = Scene(turn=5).has(RED, wood=8, gold=1).start("resolution").answer("pay")
    assert scene.playing.over
    assert (scene.resources(RED), scene.points(RED)) == ((8, 0, 0, 0), [10])
    scene = Scene(turn=5).has(RED, wood=8, gold=1).start("resolution").answer("refuse")
    assert (discards(scene), scene.points(RED)) == ((1, ["wood", "gold"]), [7])


# --- the next turn ----------------------------------------------------------------------------


@rule("TAD-11.3")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_turn_marker_moves_on(turn: int) -> None:
    scene = Scene(2, turn).place(STEPS["EndPhase"](), STEPS["NextTurn"]())
    assert (scene.state.turn, scene.state.phase) == (turn + 1, "placement")


@rule("TAD-11.6")
def test_all_pieces_are_back_before_the_next_placement() -> None:
    scene = Scene(2, turn=8).has(RED, upgrades=["i47", "i21"]).has(BLUE, camels=4)
    scene.stands(em2=RED, i47=RED, i21=(RED, "ship"), pa1=BLUE, em3=BLUE, eu4=BLUE, em5=BLUE)
    steps = ("ResolutionPhase", "EndPhase", "NextTurn")
    scene.place(*(STEPS[step]() for step in steps)).until("place")
    assert scene.state.placed == {}
    assert [scene.reserve(seat) for seat in (RED, BLUE)] == [(3, 2), (4, 2)]


@rule("TAD-11.6")
def test_the_end_of_a_turn_leaves_no_piece_behind() -> None:
    scene = Scene(2).stands(ns1=RED, pa1=RED, eb1=BLUE).start("end")
    assert (scene.state.placed, scene.reserve(RED), scene.reserve(BLUE)) == ({}, (3, 2), (3, 2))


# --- the next Era -----------------------------------------------------------------------------


@rule("TAD-11.4")
@pytest.mark.parametrize("turn", [3, 6])
def test_a_new_era_scores_two_points_for_each_level(turn: int) -> None:
    scene = Scene(turn=turn)
    for seat, height in enumerate((6, 4, 0, 17)):
        scene.has(seat, height=height)
    assert scene.start("end").points() == [22, 18, 10, 44]


@rule("TAD-11.4")
def test_a_new_era_is_silent_about_who_has_no_tower() -> None:
    scene = Scene(turn=3).has(BLUE, height=2).start("end")
    assert [event.by for event in scene.events_of("levels")] == [BLUE]


@rule("TAD-11.4")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_no_other_turn_scores_towers(turn: int) -> None:
    assert Scene(turn=turn).has(RED, height=6).start("end").points() == [10] * 4


@rule("TAD-11.5")
@pytest.mark.parametrize(("turn", "era"), [(3, ERA_2), (6, ERA_3)])
@pytest.mark.parametrize(("players", "shown"), [(3, 8), (4, 10)])
def test_a_new_era_brings_a_display_of_its_own(
    turn: int, era: set[str], players: int, shown: int
) -> None:
    scene = Scene(players, turn).display(*(["i5", "i18"] if turn == 3 else ["i19", "i34"]))
    display = scene.start("end").state.display
    assert len(display) == len({*display}) == shown
    assert {*display} <= era


@rule("TAD-11.5")
def test_the_new_display_is_drawn() -> None:
    scene = Scene(turn=3).place(STEPS["EndPhase"](), STEPS["EndPhase"](), STEPS["EndPhase"]())
    drawn = [repr(event.data["upgrades"]) for event in scene.events_of("display")]
    assert len(set(drawn)) == 3


@rule("TAD-A25", "TAD-7.5")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_within_an_era_the_display_is_not_refilled(turn: int) -> None:
    tiles = [one for one in UPGRADES if CONTENT.upgrades[one].era == (turn + 2) // 3][5:8]
    assert Scene(turn=turn).display(*tiles).start("end").state.display == tiles


@rule("TAD-11.7")
def test_the_last_turn_ends_with_the_storage_limit_alone() -> None:
    scene = Scene(turn=9).has(RED, wood=6, traded={"gold": 3}, height=7).display("i37")
    scene.stands(em5=RED)
    scene.place(*(STEPS[step]() for step in ("ResolutionPhase", "EndPhase", "NextTurn")))
    assert scene.playing.over
    state = scene.state
    assert (state.turn, state.ended, state.display) == (9, True, ["i37"])
    assert (scene.resources(RED), scene.points(RED)) == ((5, 0, 0, 3), [10])


@rule("TAD-16.5", "TAD-11.7")
def test_in_the_last_turn_nobody_is_asked_what_to_do_with_resources() -> None:
    scene = Scene(turn=9).has(RED, wood=9, upgrades=["i1", "i46"], hand=["k1"]).stands(pa6=RED)
    scene.place(*(STEPS[step]() for step in ("ResolutionPhase", "EndPhase", "NextTurn")))
    while not scene.playing.over:
        assert "Construction" in said(scene.asked.prompt, "en")
        scene.answer("close")
    assert scene.resources(RED) == (7, 1, 0, 0)


@rule("TAD-9.8", "TAD-16.5")
def test_in_the_last_turn_resources_can_still_be_traded_for_the_tax() -> None:
    scene = Scene(turn=9).has(RED, wood=2, upgrades=["i2"]).start("resolution")
    scene.does(RED, "trade.wood", {"gold": 2}, "pay")
    assert (scene.playing.over, scene.points(RED)) == (True, [10])


# --- defaults ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "left"),
    [
        ({"wood": 3, "stone": 5, "gold": 2}, (3, 3, 0, 2)),
        ({"wood": 6, "stone": 5}, (4, 4, 0, 0)),
        ({"wood": 1, "marble": 9}, (0, 0, 8, 0)),
    ],
)
def test_by_default_the_most_numerous_basic_resources_are_discarded(
    has: dict[str, int], left: tuple[int, ...]
) -> None:
    scene = resolved(**has)
    assert sum(scene.answer(scene.safe).resources(RED)) == 8
    assert scene.resources(RED) == left


def test_the_default_spares_advanced_resources() -> None:
    scene = resolved(wood=2, stone=1, marble=4, gold=3)
    scene.answer(scene.safe)
    assert scene.resources(RED)[2:] == (4, 3)
    assert YELLOW not in scene.seats
