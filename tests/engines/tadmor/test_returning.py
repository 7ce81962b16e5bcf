"""When completed missions may be returned, and what comes of it (TAD-13.4, TAD-18)."""

from typing import Any

import pytest

from engines.core import Allocate
from tests.engines.tadmor.build import BLUE, RED, Scene
from tests.rulebook import rule

RESOLUTION = {"k5", "k6", "k11", "k12", "k13", "k16", "k17", "k18"}
CONSTRUCTION = {"k1", "k2", "k3", "k4", "k7", "k8", "k19", "k20", "k21", "k22"}
UPGRADES = {"k15", "k25", "k26"}
PLACEMENT = {"k23", "k24"}
RAIDERS = {"k9", "k10", "k14"}
ALL = [f"k{number}" for number in range(1, 27)]


def owner(*completed: str, turn: int = 2) -> Scene:
    """Red has completed these missions; blue has a tower."""
    scene = Scene(2, turn=turn).display("i5", "i8", "i9").has(BLUE, height=5)
    return scene.has(RED, completed=list(completed or ALL[:10] + ALL[10:]))


def returns(scene: Scene, seat: int = RED) -> set[str]:
    """What a seat may return now."""
    return {one.removeprefix("return.") for one in scene.can(seat) if one.startswith("return.")}


def court() -> Scene:
    """Red has completed a mission of every window and stands where it can build and trade."""
    cards = ["k1", "k3", "k5", "k7", "k9", "k11", "k13", "k14", "k15", "k16"]
    cards += ["k19", "k20", "k21", "k23", "k25"]
    return owner(*cards).stands(pa1=RED, em1=RED).has(RED, wood=1, stone=2)


@rule("TAD-13.4", "TAD-A22", "TAD-18.K13", "TAD-18.K16")
def test_in_an_upgrade_slot_only_missions_of_any_time_are_returned() -> None:
    assert returns(court().start("resolution")) == {"k5", "k11", "k13", "k16"}


@rule("TAD-13.4", "TAD-7.6")
def test_after_the_purchases_missions_for_upgrades_are_returned() -> None:
    scene = court().start("resolution").does(RED, "pass")
    assert returns(scene) == {"k15", "k25", "k5", "k11", "k13", "k16"}


@rule("TAD-13.4", "TAD-18.K1", "TAD-18.K3", "TAD-18.K7", "TAD-18.K19")
def test_in_construction_missions_of_construction_are_returned() -> None:
    scene = court().start("resolution").does(RED, "pass", "close")
    building = {"k1", "k3", "k7", "k19", "k20", "k21"}
    assert returns(scene) == {*building, "k5", "k11", "k13", "k16"}


@rule("TAD-13.4", "TAD-A22")
def test_in_the_kingdom_missions_of_any_time_are_returned_still() -> None:
    scene = court().has(RED, gold=1, points=30)
    scene.start_state.turn = 5
    scene.start("resolution").does(RED, "pass", "close", "close")
    assert returns(scene) == {"k5", "k11", "k13", "k16"}


@rule("TAD-A22")
def test_pieces_of_the_king_come_in_any_own_slot() -> None:
    scene = owner("k5", "k6", "k11", "k12").start("resolution")
    scene.does(RED, "return.k5", "return.k11", "return.k6", "return.k12")
    assert (scene.player(RED).ships, scene.player(RED).camels) == (4, 5)


@rule("TAD-13.4", "TAD-18.K7", "TAD-18.K8")
@pytest.mark.parametrize("card", ["k7", "k8"])
def test_builders_of_the_king_build_three_levels_free(card: str) -> None:
    scene = owner(card).has(RED, height=9).start("resolution").does(RED, f"return.{card}")
    assert (scene.heights(RED), scene.resources(RED)) == ([12], (0, 0, 0, 0))


@rule("TAD-13.7", "TAD-18.K7", "TAD-10.5")
def test_levels_of_the_king_satisfy_a_waiting_caravan() -> None:
    scene = owner("k7").has(RED, height=2).stands(em3=RED).start("resolution")
    scene.does(RED, "return.k7")
    assert (scene.heights(RED), scene.player(RED).camels) == ([5], 4)


def test_by_default_no_mission_is_returned() -> None:
    scene = owner("k1", "k5", "k7", "k16", "k21").start("resolution").finish()
    assert (scene.player(RED).returned, len(scene.player(RED).completed)) == ([], 5)


def test_by_default_the_king_gives_two_marble_and_three_gold() -> None:
    asked = owner("k16").start("resolution").does(RED, "return.k16").asks(RED)
    assert isinstance(asked, Allocate)
    assert {name: n for name, n in asked.proposal.items() if n} == {"marble": 2, "gold": 3}
    assert asked.default == asked.proposal


@pytest.mark.parametrize(
    ("has", "place", "lacking"),
    [
        ({"stone": 2}, "eu4", {"stone": 3}),
        ({"temples": [2], "marble": 3, "wood": 1}, "eb1", {"wood": 2}),
    ],
)
def test_by_default_the_king_gives_what_the_next_own_cost_lacks(
    has: dict[str, Any], place: str, lacking: dict[str, int]
) -> None:
    scene = owner("k16").has(RED, **has).stands(**{place: RED}).start("resolution")
    asked = scene.does(RED, "return.k16").asks(RED)
    assert isinstance(asked, Allocate)
    basic = {one: n for one, n in asked.proposal.items() if one in ("wood", "stone") and n}
    assert (basic, sum(asked.proposal.values())) == (lacking, 5)
