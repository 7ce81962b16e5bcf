"""Gathering (MES-15)."""

from collections.abc import Mapping
from itertools import product

import pytest

from engines.core import Allocate, IllegalMove
from engines.mesopotamia.ids import GATHER, GOODS, STANDARD
from engines.mesopotamia.preview.gathering import sources
from engines.mesopotamia.rules.reach import marches
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene, begin, state_of
from tests.engines.mesopotamia.gathering import gathering
from tests.engines.scene import said
from tests.rulebook import rule


def highest(question: Allocate) -> dict[str, int]:
    """How much of each good may be gathered."""
    return {slot.id: slot.high for slot in question.slots}


def refused(scene: Scene, **goods: int) -> None:
    """These goods cannot be gathered together."""
    with pytest.raises(IllegalMove):
        scene.answer(goods)


@rule("MES-15.2", "MES-15.4")
@pytest.mark.parametrize("good", STANDARD)
def test_a_start_area_yields_any_of_the_four(good: str) -> None:
    scene = Scene()
    assert gathering(scene).most == 1
    scene.answer({good: 1})
    assert scene.realm(SUMER).goods[good] == 1


@rule("MES-15.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_technology_says_how_many_goods_are_gathered(level: int) -> None:
    scene = Scene().levels(SUMER, gather=level).seal("population", SUMER, 8)
    scene.force("b2", SUMER, spearman=3).force("b4", SUMER, archer=3)
    question = scene.place(Turn(SUMER)).answer(GATHER).pending
    assert isinstance(question, Allocate)
    assert question.most == CONTENT.technology("sumerian", GATHER, level).sources


@rule("MES-15.3")
def test_tablets_and_knuckles_are_not_gathered() -> None:
    assert [*highest(gathering(Scene()))] == ["stone", "wood", "clay", "food"]


@rule("MES-15.4")
def test_a_settlement_and_a_unit_yield_what_their_area_does_whoever_is_there() -> None:
    scene = Scene().force("b4", SUMER, settlement=True).force("b2", SUMER, archer=1)
    scene.force("b2", AKKAD, spearman=2)
    assert highest(gathering(scene)) == {"stone": 1, "wood": 2, "clay": 1, "food": 2}
    scene.answer({"wood": 2, "food": 1})
    assert scene.realm(SUMER).goods | {"stone": 0} == {
        **dict.fromkeys(GOODS, 0),
        "wood": 2,
        "food": 1,
    }


@rule("MES-15.4")
def test_a_ship_yields_what_one_of_its_two_banks_does() -> None:
    scene = Scene().ship("k1", SUMER)
    gathering(scene)
    refused(scene, stone=1, clay=1)
    scene.answer({"wood": 1, "food": 1})
    assert scene.realm(SUMER).goods["food"] == 1


@rule("MES-15.5")
def test_each_source_is_used_once_and_each_unit_is_one() -> None:
    scene = Scene().force("b4", SUMER, spearman=2)
    assert highest(gathering(scene)) == {"stone": 1, "wood": 3, "clay": 1, "food": 1}
    refused(scene, stone=1, wood=1, food=1)
    scene.answer({"wood": 3})
    assert scene.realm(SUMER).goods["wood"] == 3


@rule("MES-15.6")
def test_in_a_blocked_area_nothing_is_gathered() -> None:
    scene = Scene(players=2).force("c2", SUMER, spearman=1)
    assert sources(scene.start_state, SUMER) == [frozenset(STANDARD)]
    assert sources(Scene().force("c2", SUMER, spearman=1).start_state, SUMER)[1:] != []


@rule("MES-T24")
def test_with_two_players_eight_areas_are_blocked_but_can_be_passed() -> None:
    match = begin("babylonian", "akkadian")
    (asked,) = match.table.pending.values()
    match.answer(asked.id, asked.seat, "a2")
    grounds = state_of(match).grounds
    for area in ("a7", "a9", "b8", "b9", "c1", "c2", "d1", "d3"):
        assert state_of(match).is_blocked(area)
        assert not grounds[area].token
        assert not grounds[area].tribe
    scene = Scene(players=2).force("b2", SUMER, chariot=1)
    assert "chariot.b2.c3" in marches(scene.start_state, SUMER)


@rule("MES-15.6", "MES-5.8")
def test_a_ship_gathers_nothing_of_a_blocked_bank_or_a_start_area() -> None:
    free, blocked = Scene().ship("t7", SUMER), Scene(players=2).ship("t7", SUMER)
    banks = {CONTENT.areas[area].yields for area in ("a7", "b7")}
    assert len(banks) == len(CONTENT.sections["t7"].banks)
    assert sources(free.start_state, SUMER)[1] == banks
    assert sources(blocked.start_state, SUMER)[1] == {CONTENT.areas["b7"].yields}
    beside_start = Scene().ship("t2", SUMER).start_state
    assert sources(beside_start, SUMER)[1] == {CONTENT.areas["b2"].yields}


@rule("MES-15.7", "MES-A44")
def test_units_at_home_and_rams_gather_nothing() -> None:
    scene = Scene().force("a2", SUMER, spearman=1).force("b4", SUMER, rams=1)
    assert gathering(scene).most == 1


@rule("MES-15.7")
def test_a_unit_beside_a_tribe_gathers() -> None:
    scene = Scene().force("b3", SUMER, spearman=1)
    scene.start_state.grounds["b3"].tribe = {"archer": 1}
    scene.start_state.grounds["b3"].token = True
    assert highest(gathering(scene))["clay"] == 2


@rule("MES-EX10")
def test_elam_uses_any_three_of_its_four_sources() -> None:
    scene = Scene("elamite", "sumerian").seal("population", 0, 4)
    scene.force("a3", 0, settlement=True).force("b4", 0, spearman=1).ship("k1", 0)
    assert highest(gathering(scene, 3)) == {"stone": 1, "wood": 3, "clay": 1, "food": 2}
    refused(scene, stone=1, clay=1, wood=1)
    refused(scene, stone=1, food=2)
    scene.answer({"stone": 1, "wood": 1, "food": 1})


@rule("MES-15.5")
def test_what_can_be_gathered_is_what_some_matching_of_sources_gives() -> None:
    scene = Scene().seal("population", SUMER, 8).force("b4", SUMER, spearman=1, settlement=True)
    scene.ship("k1", SUMER).ship("t3", SUMER).force("b2", SUMER, archer=1)
    found = sources(scene.start_state, SUMER)
    for number in (1, 3, len(found)):
        question = gathering(scene, number)
        for numbers in product(range(number + 1), repeat=len(STANDARD)):
            wanted = dict(zip(STANDARD, numbers, strict=True))
            if sum(numbers) == number:
                assert is_taken(question, wanted) == matches(found, wanted)


def is_taken(question: Allocate, numbers: dict[str, int]) -> bool:
    """Whether numbers are an answer."""
    try:
        question.checked(numbers)
    except IllegalMove:
        return False
    return True


def matches(found: list[frozenset[str]], wanted: Mapping[str, int]) -> bool:
    """Whether sources can be found for goods, by trying all."""
    left = {good: n for good, n in wanted.items() if n}
    if not left:
        return True
    if not found:
        return False
    first, *others = found
    used = (left | {good: left[good] - 1} for good in first & left.keys())
    return matches(others, left) or any(matches(others, one) for one in used)


@rule("MES-15.2")
def test_what_there_is_least_of_is_proposed_and_all_that_can_be() -> None:
    scene = Scene().force("b4", SUMER, spearman=2).goods(SUMER, stone=1, wood=5, clay=0, food=1)
    assert gathering(scene).proposal == {"stone": 0, "wood": 2, "clay": 1, "food": 0}


def test_what_is_proposed_counts_as_owned_when_the_next_good_is() -> None:
    scene = Scene().ship("k1", SUMER).goods(SUMER, stone=5, clay=5)
    assert gathering(scene, 2).proposal == {"stone": 0, "wood": 1, "clay": 0, "food": 1}


@rule("MES-15.2")
def test_as_much_is_gathered_as_can_be() -> None:
    scene = Scene().force("b4", SUMER, spearman=1)
    assert (gathering(scene).least, gathering(scene).most) == (2, 2)
    assert gathering(scene, 1).least == 1


@rule("MES-15.5")
def test_what_the_sources_cannot_give_together_is_said() -> None:
    scene = Scene().force("b4", SUMER, spearman=1)
    gathering(scene)
    with pytest.raises(IllegalMove) as caught:
        scene.answer({"stone": 1, "food": 1})
    told = said(caught.value.message, "en")
    assert told == "Of Stone, Clay and Food you can choose at most 1 in total."


@rule("MES-15.2")
def test_the_hint_says_how_many_sources_there_are_if_these_are_few() -> None:
    scene = Scene().levels(SUMER, gather=2).force("b4", SUMER, spearman=1).place(Turn(SUMER))
    assert "(you have 2 sources of 3)" in said(scene.option(GATHER).hint, "en")
    scene = Scene().force("b4", SUMER, spearman=1).place(Turn(SUMER))
    assert "gather up to 2" in said(scene.option(GATHER).hint, "en")
