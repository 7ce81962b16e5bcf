"""What is done for somebody whose time has run out: set-up, placement, raiders."""

import pytest

from engines.core import Choose
from engines.tadmor.ids import REGIONS
from tests.engines.tadmor.build import BLUE, GREEN, RED, YELLOW, Scene, begin, state_of


def safe(scene: Scene) -> object:
    """Where red's piece goes by itself."""
    scene.start("placement")
    assert scene.asked.seat == RED
    return scene.safe


def taken(scene: Scene, *places: str) -> Scene:
    """Others stand on these places, which are not for ships."""
    owners = iter([BLUE, YELLOW, GREEN] * 5)
    for seat in (BLUE, YELLOW, GREEN):
        scene.has(seat, camels=5, ships=4)
    return scene.stands(**{place: next(owners) for place in places})


def test_wood_and_gold_are_the_extra_goods() -> None:
    match = begin(4)
    order = [player.seat for player in state_of(match).order()]
    safe = {one.seat: match.default_for(one.id) for one in match.table.pending.values()}
    assert [safe[seat] for seat in order[1:]] == ["wood", "gold", "wood.gold"]


@pytest.mark.parametrize("choice", ["starting", "any"])
def test_the_first_upgrade_is_that_of_the_lowest_number(choice: str) -> None:
    match = begin(2, first_upgrade=choice)
    for wanted in ("wood", "i1", "i2"):
        first = next(iter(match.table.pending.values()))
        assert isinstance(first, Choose)
        assert match.default_for(first.id) == wanted
        match.answer(first.id, first.seat, wanted)


def test_the_own_private_action_comes_first() -> None:
    assert str(safe(Scene(turn=8).has(RED, upgrades=["i1", "i47"]))).startswith("i47.")


def test_then_the_space_that_gives_most_in_the_region_that_is_safe() -> None:
    assert safe(Scene()) == "ns1"
    scene = Scene()
    scene.start_state.attacked = "south_sea"
    assert safe(scene) == "ss1"


@pytest.mark.parametrize(("turn", "place"), [(2, "ns4"), (5, "ns4")])
def test_a_camel_goes_where_camels_collect_most(turn: int, place: str) -> None:
    assert safe(Scene(turn=turn).stands(eu4=RED, eu5=RED)) == place


def test_without_a_space_to_collect_from_missions_are_drawn() -> None:
    scene = taken(Scene().stands(eu4=RED, eu5=RED), "ns4", "ss4", "eu3", "eu6")
    assert safe(scene) in ("da2", "pa5", "eb4")


def test_without_missions_the_pawn_is_taken() -> None:
    places = ("ns4", "ss4", "eu3", "eu6", "da2", "pa5", "eb4")
    assert safe(taken(Scene().stands(eu4=RED, eu5=RED), *places)) == "pa6"


@pytest.mark.parametrize(("height", "place"), [(4, "da1"), (5, "da1")])
def test_in_the_last_turn_nothing_is_placed_for_a_turn_to_come(height: int, place: str) -> None:
    places = ("ns4", "ss4", "eu3", "eu6", "da2", "pa5", "eb4")
    scene = Scene(turn=9).has(RED, height=height).stands(eu4=RED, eu5=RED)
    assert safe(taken(scene, *places)) == place


@pytest.mark.parametrize(("height", "place"), [(5, "em3"), (4, "da1")])
def test_the_caravan_is_for_who_meets_its_requirement(height: int, place: str) -> None:
    places = ("ns4", "ss4", "eu3", "eu6", "da2", "pa5", "eb4", "pa6")
    scene = taken(Scene().has(RED, height=height).stands(eu4=RED, eu5=RED), *places)
    assert safe(scene) == place


@pytest.mark.parametrize(("turn", "place"), [(3, "em3"), (4, "em2")])
def test_in_the_first_era_traitor_and_tax_collector_come_last(turn: int, place: str) -> None:
    scene = Scene(turn=turn).has(RED, camels=5).stands(eu4=RED, eu5=RED, da4=(BLUE, "ship"))
    others = ("ns4", "ss4", "eu3", "eu6", "da1", "da2", "da3", "da5", "pa1", "pa2", "pa3", "pa4")
    taken(scene, *others, "pa5", "pa6", "eb1").stands(eb2=RED, eb3=RED, eb4=RED, em1=RED)
    assert safe(scene) == place


def test_no_mission_is_returned_by_default() -> None:
    scene = Scene().has(RED, completed=["k5", "k11", "k23"])
    assert not str(safe(scene)).startswith("return")
    marching = Scene(2).has(RED, completed=["k23"]).start("placement").answer("return.k23", "ns1")
    assert marching.safe == "stop"


def test_the_raid_is_left_alone_and_pieces_stay() -> None:
    scene = Scene(turn=4).raid("palmyra").has(BLUE, completed=["k9", "k14"])
    scene.stands(da1=BLUE, da2=RED).start("raiders")
    assert scene.safe == "decline"
    assert scene.answer("decline").safe == "decline"


def test_a_raider_card_is_drawn_from_those_that_can_be_had() -> None:
    drawn = set()
    for first in range(4):
        for attacked in REGIONS:
            scene = Scene(turn=4).first(first).stands(em4=BLUE)
            scene.start_state.attacked = attacked
            safe = scene.start("raiders").safe
            assert safe in set(REGIONS) - {attacked}
            drawn.add(safe)
    assert len(drawn) > 1
