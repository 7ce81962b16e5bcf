"""Every technology of the eight empires: what its action does, and its glyphs (MES-7.7, MES-8.9)."""

from typing import NamedTuple

import pytest
from typing_extensions import override

from engines.core import Allocate
from engines.mesopotamia.ids import (
    BUILD,
    CONVERT,
    DONE,
    EXPLORE,
    FOOD,
    GATHER,
    GROW,
    KNUCKLE,
    LAND,
    NONE,
    RESEARCH,
    TABLET,
    WARFARE,
)
from engines.mesopotamia.rules.glyphs import ways
from engines.mesopotamia.steps.turn import Turn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.rulebook import rule

PRINTED = {
    "sumerian": {
        EXPLORE: ["1 gir", "2 gir gish", "3 gir me", "4 an lugal"],
        BUILD: ["1 gish", "1 gish tukul", "1 gish an", "2 lugal me"],
        RESEARCH: ["", "2 2 dub tukul", "3 3 dub gir", "4 4 dub me"],
        GATHER: ["2 she", "3 she gish", "4 she me", "6 an lugal"],
        WARFARE: ["1 tukul", "2 tukul gir", "3 tukul lugal", "4 me an"],
        GROW: ["3 1 un", "2 1 un gir", "1 1 un lugal", "1 2 me an"],
    },
    "akkadian": {
        EXPLORE: ["1 gir", "2 gir tukul", "3 gir lugal", "5 an me"],
        BUILD: ["1 gish", "1 gish gir", "1 gish me", "1 lugal an"],
        RESEARCH: ["1 1 dub", "2 1 dub gir", "3 2 dub me", "4 2 lugal an"],
        GATHER: ["2 she", "3 she tukul", "4 she lugal", "5 an me"],
        WARFARE: ["", "4 tukul gish", "5 tukul gir", "6 tukul lugal"],
        GROW: ["3 1 un", "2 1 un gish", "1 1 un an", "1 2 me lugal"],
    },
    "babylonian": {
        EXPLORE: ["1 gir", "2 gir dub", "3 gir me", "4 an lugal"],
        BUILD: ["1 gish", "1 gish un", "2 gish an", "2 lugal me"],
        RESEARCH: ["1 1 dub", "2 1 dub un", "3 2 dub an", "4 3 lugal me"],
        GATHER: ["2 she", "3 she dub", "4 she me", "5 an lugal"],
        WARFARE: ["1 tukul", "2 tukul she", "3 tukul lugal", "4 me an"],
        GROW: ["", "2 1 un she", "1 2 un dub", "1 3 un an"],
    },
    "elamite": {
        EXPLORE: ["1 gir", "2 gir un", "3 gir lugal", "4 an me"],
        BUILD: ["1 gish", "1 gish she", "1 gish me", "2 lugal an"],
        RESEARCH: ["1 1 dub", "2 1 dub she", "4 2 dub me", "4 3 lugal an"],
        GATHER: ["", "3 she un", "5 she dub", "6 she me"],
        WARFARE: ["2 tukul", "3 tukul dub", "4 tukul an", "5 me lugal"],
        GROW: ["3 1 un", "2 1 un dub", "1 1 un an", "1 2 me lugal"],
    },
    "assyrian": {
        EXPLORE: ["", "3 gir gish", "4 gir tukul", "5 gir lugal"],
        BUILD: ["1 gish", "1 gish tukul", "1 gish an", "2 lugal me"],
        RESEARCH: ["1 1 dub", "2 1 dub tukul", "3 2 dub an", "4 2 lugal me"],
        GATHER: ["2 she", "3 she gish", "4 she me", "5 an lugal"],
        WARFARE: ["2 tukul", "3 tukul gir", "5 tukul lugal", "6 me an"],
        GROW: ["3 1 un", "2 1 un gir", "1 1 un lugal", "1 2 me an"],
    },
    "hittite": {
        EXPLORE: ["1 gir", "2 gir tukul", "4 gir lugal", "5 an me"],
        BUILD: ["1 gish", "1 gish gir", "2 gish me", "2 lugal an"],
        RESEARCH: ["1 1 dub", "2 1 dub gir", "3 2 dub me", "4 3 lugal an"],
        GATHER: ["2 she", "3 she tukul", "4 she lugal", "5 an me"],
        WARFARE: ["2 tukul", "3 tukul gish", "4 tukul an", "6 me lugal"],
        GROW: ["3 1 un", "2 1 un gish", "1 1 un an", "1 2 me lugal"],
    },
    "mari": {
        EXPLORE: ["", "2 gir dub", "3 gir me", "4 an lugal"],
        BUILD: ["", "1 gish un", "1 gish an", "1 lugal me"],
        RESEARCH: ["", "2 1 dub un", "3 2 dub an", "4 2 lugal me"],
        GATHER: ["", "3 she dub", "4 she me", "6 an lugal"],
        WARFARE: ["", "3 tukul she", "4 tukul lugal", "5 me an"],
        GROW: ["", "2 1 un she", "1 1 un lugal", "1 2 me an"],
    },
    "eblaite": {
        EXPLORE: ["1 gir", "2 gir un", "3 gir lugal", "4 an me"],
        BUILD: ["", "2 gish she", "2 gish un", "3 gish an"],
        RESEARCH: ["1 1 dub", "2 1 dub she", "4 2 dub me", "4 3 lugal an"],
        GATHER: ["2 she", "3 she un", "4 she lugal", "6 an me"],
        WARFARE: ["1 tukul", "2 tukul dub", "3 tukul an", "4 me lugal"],
        GROW: ["3 1 un", "2 1 un dub", "1 1 un an", "1 2 me lugal"],
    },
}
"""As they are printed, from level 1 on: the numbers, then the glyphs; "" where an empire begins one higher.

The numbers are activations; objects; tablets and discoveries; sources; knuckles; food for a step and steps.
"""


class Printed(NamedTuple):
    """A technology as it is printed."""

    empire: str
    action: str
    level: int
    numbers: tuple[int, ...]
    glyphs: tuple[str, ...]

    @override
    def __str__(self) -> str:
        return f"{self.empire}.{self.action}.{self.level}"


def read(empire: str, action: str, level: int, words: list[str]) -> Printed:
    numbers = tuple(int(word) for word in words if word.isdigit())
    return Printed(empire, action, level, numbers, tuple(w for w in words if not w.isdigit()))


EVERY = [
    read(empire, action, level, line.split())
    for empire, actions in PRINTED.items()
    for action, lines in actions.items()
    for level, line in enumerate(lines, 1)
    if line
]


def of(action: str) -> list[Printed]:
    return [row for row in EVERY if row.action == action]


def ready(row: Printed, **goods: int) -> Scene:
    """The empire of a technology, which it has, with people enough; the other one is far away."""
    scene = Scene(row.empire, "babylonian" if row.empire != "babylonian" else "sumerian")
    return scene.levels(0, **{row.action: row.level}).goods(0, **goods).seal("population", 0, 6)


def begin(scene: Scene, row: Printed) -> Scene:
    """It takes the action with the selection piece."""
    return scene.place(Turn(0)).answer(row.action)


def asked(scene: Scene, topic: str) -> bool:
    """Whether a question of this topic is pending."""
    return bool(scene.playing.table.pending) and scene.topic == topic


@rule("MES-7.6", "MES-7.7")
def test_each_empire_has_four_levels_of_each_action_from_where_it_begins() -> None:
    assert sorted(map(str, EVERY)) == sorted(CONTENT.technologies)
    assert len(EVERY) == 180
    for empire, actions in PRINTED.items():
        begun = CONTENT.empires[empire].levels
        assert {action: lines.count("") + 1 for action, lines in actions.items()} == begun


@rule("MES-8.8", "MES-8.9")
@pytest.mark.parametrize("row", EVERY, ids=str)
def test_dice_with_its_glyphs_activate_a_technology_and_none_can_be_missing(row: Printed) -> None:
    colours: dict[str, str] = {
        face: colour for colour, die in CONTENT.dice.items() for face in die.faces
    }
    dice = [f"{colours[glyph]}.{glyph}" for glyph in row.glyphs]
    scene = ready(row).dice(0, *dice)
    assert [way.id for way in ways(scene.start_state, 0, row.action)] == [".".join(row.glyphs)]
    assert len(row.glyphs) == (1 if row.level == 1 else 2)
    for die in dice:
        scene.dice(0, *(one for one in dice if one != die))
        assert not ways(scene.start_state, 0, row.action)


@rule("MES-7.7", "MES-9.3")
@pytest.mark.parametrize("row", of(EXPLORE), ids=str)
def test_explore_activates_as_often_as_it_says(row: Printed) -> None:
    scene = begin(ready(row).force("b4", 0, spearman=1).force("b5", 0, spearman=1), row)
    times = 0
    here, there = "b4", "b5"
    while asked(scene, "activate"):
        scene.answer(f"spearman.{here}.{there}")
        here, there, times = there, here, times + 1
    assert times == row.numbers[0]


@rule("MES-7.7", "MES-12.2", "MES-12.7")
@pytest.mark.parametrize("row", of(BUILD), ids=str)
def test_build_makes_as_many_objects_as_it_says_of_those_its_level_opens(row: Printed) -> None:
    rich = dict.fromkeys(("stone", "wood", "clay", "food"), 9)
    scene = ready(row, **rich).at(tile="river_pump_house")
    for area in ("b3", "b4", "b5"):
        scene.force(area, 0, spearman=1)
    begin(scene, row)
    opened = {"wall": 1, "ziggurat": 1, "ram": 2, "ship": 2, "settlement": 3, "garden": 4}
    kinds = {one.partition(".")[0] for one in scene.options} - {DONE}
    assert kinds == {piece for piece, level in opened.items() if level <= row.level}
    while asked(scene, "build"):
        scene.answer(next(one for one in scene.options if one.startswith("wall")))
    assert scene.state.on_map(0, "wall") == row.numbers[0]


@rule("MES-7.7", "MES-14.2", "MES-14.5")
@pytest.mark.parametrize("row", of(RESEARCH), ids=str)
def test_research_brings_the_tablets_and_discoveries_it_says(row: Printed) -> None:
    tablets, most = row.numbers
    scene = begin(ready(row, clay=2, tablet=9), row).answer(CONVERT)
    assert scene.realm(0).goods[TABLET] == 9 + tablets
    times = 0
    while asked(scene, "study"):
        scene.answer(scene.options[0])
        times += 1
    assert times == most
    assert scene.realm(0).goods[TABLET] == 9 + tablets - most


@rule("MES-7.7", "MES-15.2")
@pytest.mark.parametrize("row", of(GATHER), ids=str)
def test_gather_takes_from_as_many_sources_as_it_says(row: Printed) -> None:
    scene = ready(row)
    for area in ("b3", "b4", "b5"):
        scene.force(area, 0, settlement=True, spearman=1)
    begin(scene, row)
    if asked(scene, "market"):
        scene.answer("gather")
    question = scene.pending
    assert isinstance(question, Allocate)
    assert question.bounds()[1] == row.numbers[0]


@rule("MES-7.7", "MES-17.2", "MES-17.3")
@pytest.mark.parametrize("row", of(WARFARE), ids=str)
def test_warfare_brings_the_knuckles_it_says_and_opens_units_of_its_level(row: Printed) -> None:
    scene = begin(ready(row, wood=1), row)
    assert scene.realm(0).goods[KNUCKLE] == row.numbers[0]
    home = scene.realm(0).home
    assert scene.options == [*(f"{unit}.{home}" for unit in LAND[: row.level]), NONE]


@rule("MES-7.7", "MES-18.1")
@pytest.mark.parametrize("row", of(GROW), ids=str)
def test_grow_takes_the_food_it_says_for_the_steps_it_says(row: Printed) -> None:
    food, steps = row.numbers
    scene = ready(row, food=food * steps + 1).seal("population", 0, 2)
    begin(scene, row)
    if asked(scene, "grow"):
        assert scene.options == [str(n) for n in range(1, steps + 1)]
        scene.answer(str(steps))
    assert scene.state.population.space(0) == 2 + steps
    assert scene.realm(0).goods[FOOD] == 1
    poor = ready(row, food=food - 1).seal("population", 0, 2)
    assert "not-grown" in begin(poor, row).told
