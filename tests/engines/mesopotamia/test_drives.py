"""Where the automaton sends its units, and how they go (MES-AUT6, MES-AUT12, MES-AUT13)."""

from collections.abc import Sequence

import pytest

from engines.core import Stream, key_from
from engines.mesopotamia.ids import LAND
from engines.mesopotamia.preview.drives import (
    EVENT,
    SETTLEMENT,
    TRIBE_AREA,
    UNIT,
    WALL,
    WEAK_TRIBE,
    drive,
)
from engines.mesopotamia.rules.reach import March, marches
from engines.mesopotamia.steps.driving import Advance
from tests.engines.mesopotamia.machines import ANA, HOUSE, Machine
from tests.engines.scene import part
from tests.rulebook import rule


def scene_with(*events: str) -> Machine:
    """A duel with face-down tokens in some areas."""
    scene = Machine("akkadian", "babylonian")
    for area in events:
        scene.start_state.grounds[area].token = True
    return scene


def drives(scene: Machine, *kinds: str) -> tuple[str, str] | None:
    """The target and the march of the next activation."""
    found = drive(scene.start_state, HOUSE, kinds)
    return None if found is None else (found.target, _answer(found.march))


def _answer(march: March) -> str:
    """A march as people would answer it."""
    told = f"{march.kind}.{march.origin}.{march.target}"
    return f"{told}.ram" if march.taken else told


# --- which target


@rule("MES-AUT12")
def test_the_nearest_target_counts_then_the_leftmost_then_the_topmost() -> None:
    assert drives(scene_with("a4", "c5").force("c7", HOUSE, spearman=1), EVENT) == (
        *("c5", "spearman.c7.c6"),
    )
    even = scene_with("c4", "b5", "d5", "c6").force("c5", HOUSE, spearman=1)
    even.start_state.grounds["d5"].token = False
    assert drives(even, EVENT) == ("c4", "spearman.c5.c4")
    column = scene_with("b5", "c6").force("c5", HOUSE, spearman=1)
    assert drives(column, EVENT) == ("b5", "spearman.c5.b5")


@rule("MES-AUT13")
def test_a_second_kind_of_targets_counts_only_if_none_of_the_first_is_on_the_map() -> None:
    scene = scene_with("a4").force("d7", HOUSE, spearman=1)
    scene.start_state.grounds["c7"].tribe = {"spearman": 1}
    scene.start_state.grounds["c7"].token = True
    assert drives(scene, EVENT, TRIBE_AREA) is not None
    assert drives(scene, EVENT, TRIBE_AREA)[0] == "a4"  # type: ignore[index] # it is there
    scene.start_state.grounds["a4"].token = False
    assert drives(scene, EVENT, TRIBE_AREA) == ("c7", "spearman.d7.c7")


@rule("MES-AUT12")
def test_an_area_with_a_unit_of_its_own_is_no_target_any_more() -> None:
    scene = scene_with("d7").force("d7", HOUSE, spearman=1).force("c8", HOUSE, spearman=1)
    assert drives(scene, EVENT) is None
    scene.start_state.grounds["c6"].token = True
    assert drives(scene, EVENT) == ("c6", "spearman.d7.d6")


@rule("MES-AUT11", "MES-AUT13")
def test_a_tribe_is_weak_enough_if_it_has_no_more_units_than_the_automaton() -> None:
    scene = scene_with("a4").force("d7", HOUSE, spearman=1).force("d9", HOUSE, spearman=1)
    ground = scene.start_state.grounds["c7"]
    ground.tribe, ground.token = {"spearman": 2, "archer": 1}, True
    assert drives(scene, WEAK_TRIBE, EVENT)[0] == "a4"  # type: ignore[index] # it is there
    ground.tribe = {"spearman": 1, "archer": 1}
    assert drives(scene, WEAK_TRIBE, EVENT) == ("c7", "spearman.d7.c7")


@rule("MES-AUT13", "MES-34.6")
def test_settlements_walls_and_units_are_those_of_any_person() -> None:
    scene = Machine("akkadian", "babylonian", "sumerian")
    scene.force("d7", 2, spearman=1).force("d7", 2, settlement=True)
    scene.start_state.grounds["c7"].wall = 2
    scene.force("c4", 1, settlement=True).force("a4", 0, archer=1)
    scene.start_state.grounds["b5"].wall = 1

    def target(kind: str) -> str | None:
        found = drive(scene.start_state, 2, [kind])
        return None if found is None else found.target

    assert [target(kind) for kind in (SETTLEMENT, UNIT, WALL)] == ["c4", "a4", "b5"]


# --- which unit


@rule("MES-AUT6", "MES-AUT12")
def test_the_unit_nearest_to_the_target_goes_and_of_equals_the_fastest() -> None:
    scene = scene_with("c4").force("c6", HOUSE, spearman=1, horseman=1)
    assert drives(scene, EVENT) == ("c4", "horseman.c6.c4")
    near = scene_with("c4").force("c6", HOUSE, chariot=1).force("c5", HOUSE, spearman=1)
    assert drives(near, EVENT) == ("c4", "spearman.c5.c4")
    even = scene_with("c5").force("c6", HOUSE, archer=1).force("c4", HOUSE, spearman=1)
    assert drives(even, EVENT) == ("c5", "spearman.c4.c5")


@rule("MES-AUT12", "MES-AUT6")
def test_the_fastest_goes_before_the_leftmost_and_of_one_area_the_weakest_of_a_speed() -> None:
    swift = scene_with("c5").force("c6", HOUSE, horseman=1).force("c4", HOUSE, spearman=1)
    assert drives(swift, EVENT) == ("c5", "horseman.c6.c5")
    mixed = scene_with("c5").force("c6", HOUSE, archer=1).force("c6", HOUSE, spearman=1)
    assert drives(mixed, EVENT) == ("c5", "spearman.c6.c5")


@rule("MES-AUT12")
def test_it_is_told_what_decided_between_equals_and_nothing_where_there_were_none() -> None:
    def ties(scene: Machine) -> tuple[str, ...]:
        found = drive(scene.start_state, HOUSE, [EVENT])
        assert found is not None
        return found.ties

    assert ties(scene_with("c5").force("c6", HOUSE, spearman=2)) == ()
    assert ties(scene_with("c5", "b6").force("c6", HOUSE, spearman=1)) == ("nearest",)
    assert ties(scene_with("c5").force("c6", HOUSE, spearman=1, archer=1)) == ("fastest",)
    assert ties(scene_with("c5").force("b6", HOUSE, spearman=1)) == ("way",)


@rule("MES-AUT12", "MES-11.3")
def test_units_that_are_held_go_nowhere() -> None:
    scene = scene_with("c4").force("c5", HOUSE, spearman=1).force("c5", ANA, archer=1)
    assert drives(scene, EVENT) is None
    scene.force("d7", HOUSE, spearman=1)
    assert drives(scene, EVENT) == ("c4", "spearman.d7.d6")


# --- which way


@rule("MES-AUT6")
def test_of_equal_ways_the_leftmost_and_then_the_topmost_area_is_taken() -> None:
    scene = scene_with("b5").force("d7", HOUSE, spearman=1)
    assert drives(scene, EVENT) == ("b5", "spearman.d7.d6")
    found = drive(scene.start_state, HOUSE, [EVENT])
    assert found is not None
    assert (found.steps, found.ties) == (4, ("way",))


@rule("MES-AUT6", "MES-2.6")
def test_walls_of_people_and_their_start_areas_are_gone_round() -> None:
    scene = scene_with("c4").force("c6", HOUSE, spearman=1)
    scene.start_state.grounds["c5"].wall = ANA
    assert drives(scene, EVENT) == ("c4", "spearman.c6.b6")
    shut = scene_with("d4").force("d6", HOUSE, spearman=1)  # D5 is nobody's start area
    assert drives(shut, EVENT) == ("d4", "spearman.d6.c6")


@rule("MES-AUT6", "MES-AUT13", "MES-23.4")
def test_a_ram_goes_along_and_through_walls() -> None:
    scene = scene_with("c4").force("c6", HOUSE, spearman=2, rams=1)
    scene.start_state.grounds["c5"].wall = ANA
    assert drives(scene, EVENT) == ("c4", "spearman.c6.c5.ram")
    scene.seal("population", HOUSE, 3).place(Advance(HOUSE, [EVENT], 1))
    assert scene.state.grounds["c5"].force(HOUSE).rams == 1  # type: ignore[union-attr] # it is there


@rule("MES-AUT6")
def test_a_walled_area_is_a_target_as_a_wall_but_without_a_ram_nobody_enters_it() -> None:
    scene = Machine("akkadian", "babylonian").force("c7", HOUSE, spearman=1)
    scene.start_state.grounds["c5"].wall = ANA
    assert drives(scene, WALL, UNIT) == ("c5", "spearman.c7.c6")
    beside = Machine("akkadian", "babylonian").force("c6", HOUSE, spearman=1)
    beside.start_state.grounds["c5"].wall = ANA
    assert drives(beside, WALL, UNIT) is None
    event = scene_with("c5").force("c6", HOUSE, spearman=1)
    event.start_state.grounds["c5"].wall = ANA
    assert drives(event, EVENT) is None


@rule("MES-AUT6")
def test_only_cards_of_attack_lead_into_areas_with_people() -> None:
    scene = scene_with("c5").force("c7", HOUSE, spearman=1).force("c6", ANA, spearman=1)
    assert drives(scene, EVENT) == ("c5", "spearman.c7.b7")
    assert drives(scene, WALL, UNIT) == ("c6", "spearman.c7.c6")
    scene.force("c5", ANA, archer=1)
    assert drives(scene, EVENT) is None


@rule("MES-AUT6", "MES-AUT13")
def test_one_target_of_people_on_a_card_is_enough_to_lead_into_their_areas() -> None:
    scene = scene_with("c5").force("c7", HOUSE, spearman=1).force("c6", ANA, spearman=1)
    scene.start_state.grounds["c5"].tribe = {"archer": 1}
    assert drives(scene, SETTLEMENT, TRIBE_AREA) == ("c5", "spearman.c7.c6")


@rule("MES-AUT6", "MES-AUT12")
def test_an_event_behind_a_wall_is_nothing_to_go_to_without_a_ram() -> None:
    scene = scene_with("c5").force("c7", HOUSE, spearman=1)
    scene.start_state.grounds["c5"].wall = ANA
    assert drives(scene, EVENT) is None


@rule("MES-AUT6", "MES-23.4")
def test_where_a_ram_of_its_own_stands_behind_a_wall_others_follow() -> None:
    scene = Machine("akkadian", "babylonian").force("c5", HOUSE, spearman=1, rams=1)
    scene.force("c5", ANA, archer=1).force("c4", ANA, archer=1).force("c6", HOUSE, spearman=1)
    scene.start_state.grounds["c5"].wall = ANA
    assert drives(scene, UNIT) == ("c4", "spearman.c6.c5")


@rule("MES-AUT6", "MES-11.3")
def test_units_that_outnumber_a_tribe_leave_its_area() -> None:
    scene = scene_with("c4", "c5").force("c5", HOUSE, spearman=2)
    scene.start_state.grounds["c5"].tribe = {"archer": 1}
    assert drives(scene, EVENT) == ("c4", "spearman.c5.c4")


@rule("MES-AUT6", "MES-11.2")
def test_a_rider_goes_on_where_its_own_are_as_many_as_the_enemies() -> None:
    scene = Machine("akkadian", "babylonian").force("c7", HOUSE, horseman=1)
    scene.force("c6", HOUSE, spearman=1).force("c6", ANA, spearman=1).force("c5", ANA, archer=1)
    assert drives(scene, UNIT) == ("c5", "horseman.c7.c5")


@rule("MES-AUT6", "MES-11.1")
def test_a_rider_stops_where_it_meets_enemies() -> None:
    scene = Machine("akkadian", "babylonian").force("c7", HOUSE, horseman=1)
    scene.force("c6", ANA, spearman=1).start_state.grounds["c5"].wall = ANA
    assert drives(scene, WALL, UNIT) == ("c5", "horseman.c7.c6")


@rule("MES-AUT6", "MES-2.6")
def test_a_tribe_ends_a_way() -> None:
    scene = scene_with("c5").force("c7", HOUSE, spearman=1)
    scene.start_state.grounds["c6"].tribe = {"archer": 1}
    scene.start_state.grounds["c6"].token = True
    assert drives(scene, EVENT) == ("c5", "spearman.c7.b7")


# --- the action as a whole


@rule("MES-AUT12", "MES-9.14")
def test_a_unit_stops_on_its_target_reveals_it_and_what_is_left_goes_to_the_next() -> None:
    scene = Machine("akkadian", "babylonian").force("c6", HOUSE, horseman=1)
    scene.token("c5", "plain.1").token("d4", "desert.1").place(Advance(HOUSE, [EVENT], 2))
    told = [one for one in scene.events if "-driven" in one.key]
    assert [part(one.data["area"], "id") for one in told] == ["C5", "D4"]
    assert [one for one in scene.told if one == "revealed"] == ["revealed", "revealed"]
    assert scene.told.index("revealed") < len(scene.told) - 1 - scene.told[::-1].index("marched")
    assert scene.state.grounds["d4"].units(HOUSE) == 1


@rule("MES-AUT12")
def test_what_is_left_without_a_target_is_one_knuckle() -> None:
    scene = Machine("akkadian", "babylonian").force("c6", HOUSE, spearman=1)
    scene.start_state.realms[HOUSE].goods["knuckle"] = 0
    scene.force("c5", ANA, spearman=1).place(Advance(HOUSE, [UNIT], 4))
    assert [one for one in scene.told if "instead" in one] == ["instead-target"]
    assert scene.knuckles == 1


@rule("MES-AUT12")
def test_it_is_told_whether_a_target_a_unit_or_a_way_is_missing() -> None:
    def missing(scene: Machine) -> list[str]:
        scene.place(Advance(HOUSE, [EVENT], 1))
        return [one for one in scene.told if "instead" in one]

    assert missing(scene_with().force("c6", HOUSE, spearman=1)) == ["instead-target"]
    assert missing(scene_with("c6").force("c6", HOUSE, spearman=1)) == ["instead-target"]
    assert missing(scene_with("c5").ship("e8", HOUSE)) == ["instead-unit"]
    held = scene_with("c5").force("c6", HOUSE, spearman=1).force("c6", ANA, archer=1)
    assert missing(held) == ["instead-unit"]
    walled = scene_with("c5").force("c6", HOUSE, spearman=1)
    walled.start_state.grounds["c5"].wall = ANA
    assert missing(walled) == ["instead-way"]


@rule("MES-AUT13")
def test_its_ships_never_move() -> None:
    scene = scene_with("c4").ship("e8", HOUSE)
    assert drives(scene, EVENT) is None


@rule("MES-AUT6", "MES-AUT14")
@pytest.mark.parametrize("number", range(40))
def test_whatever_the_map_is_like_every_march_is_one_that_people_could_make(number: int) -> None:
    scene = _at_random(Stream(key_from(f"drive.{number}"), "map", 0))
    legal = {*marches(scene.start_state, HOUSE)}
    for kinds in ([EVENT], [WALL, UNIT], [SETTLEMENT, TRIBE_AREA], [WEAK_TRIBE, EVENT]):
        found = drives(scene, *kinds)
        assert found is None or found[1] in legal


def _at_random(chance: Stream) -> Machine:
    """Units of both, walls, rams, tribes and tokens anywhere."""
    scene = Machine("akkadian", "babylonian")
    free = [area for area in scene.content.areas if not scene.start_state.is_start(area)]

    def some(areas: Sequence[str], number: int) -> list[str]:
        return [areas[chance.below(len(areas))] for _ in range(number)]

    game = scene.start_state
    for area in some(free, 5):
        force = game.grounds[area].settle(HOUSE)
        force.add(LAND[chance.below(4)])
        force.rams += chance.below(2)
    for area in some(free, 4):
        scene.force(area, ANA, settlement=game.grounds[area].owner() is None)
        game.grounds[area].settle(ANA).add(LAND[chance.below(4)])
    for area in some(free, 4):
        game.grounds[area].wall = ANA
    for area in some(free, 8):
        game.grounds[area].token = True
    for area in some(free, 4):
        game.grounds[area].token, game.grounds[area].tribe = True, {"archer": 1 + chance.below(3)}
    return scene
