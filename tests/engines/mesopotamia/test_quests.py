"""Every quest card by its own numbers: what it asks for is enough, and nothing less is (MES-28)."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from engines.mesopotamia.ids import RAM, SHIP, WALL
from engines.mesopotamia.preview.quests import fulfilled
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.engines.mesopotamia.marching import with_units
from tests.rulebook import rule

QUESTS = {
    "urban_league": "settlements 3, own stone 1",
    "school_of_the_kiln": "level research 3, level grow 3, own tablet 2",
    "teeming_cities": "population 7, own food 1",
    "house_of_heaven": "ziggurat 6, own clay 1",
    "master_builders": "level build 3, level gather 3, own stone 2",
    "lords_of_war": "level warfare 3, level explore 3, own knuckle 2",
    "river_masters": "piece ship 2, own wood 1",
    "chariot_lords": "piece chariot 2, own food 1",
    "wall_builders": "piece wall 2, own stone 2",
    "merchant_princes": "amphorae 3, own clay 1",
    "gardeners": "gardens 1, own wood 1",
    "explorers_of_the_edge": "events 8, own tablet 1",
    "wide_dominion": "occupied 6, own food 1",
    "highlanders": "terrain mountain 2, own wood 2",
    "desert_kings": "terrain desert 2, own clay 2",
    "guardians_of_the_plain": "terrain plain 3, own food 2",
    "standing_army": "units 6, own knuckle 1",
    "priest_kings": "ziggurat 4, level research 3, own tablet 1",
    "iron_fist": "level warfare 4, own knuckle 3",
    "siege_train": "piece ram 2, own wood 1",
    "royal_road": "level explore 4, own food 2",
    "annals_of_the_king": "events 10, own clay 1",
    "cavalry_wing": "piece horseman 2, own wood 2",
    "conqueror": "settlements 2, prizes 1, own knuckle 1",
    "palace_economy": "level gather 4, own stone 1, own wood 1, own clay 1, own food 1",
    "archive_of_ebla": "own tablet 4",
    "law_givers": "level research 4, own clay 1",
    "harvest_lords": "level grow 4, own food 3",
    "harbour_towns": "harbours 1, own wood 1",
    "allied_cities": "settlements 2, population 6, own stone 1",
}
"""What each asks for, part by part."""
SETTLED = ("b4", "b5", "b6")
HELD = ("a3", "c4", "d4")
"""Areas for settlements, and others for units."""
OF_TERRAIN = {
    "mountain": ("a1", "a3", "a4"),
    "desert": ("c4", "c6", "d4"),
    "plain": ("b4", "b5", "b6", "c5"),
}
COLOURS = ("white", "silver", "black") * 2
SECTIONS = ("t1", "t6")
TILES = ("terrace_foundations", "cedar_court")


def parts(quest: str) -> dict[str, int]:
    """What a quest asks for, and how much of each."""
    split = (part.rpartition(" ") for part in QUESTS[quest].split(", "))
    return {name: int(number) for name, _, number in split}


def having(asked: Mapping[str, int]) -> Scene:
    """Sumer has exactly this; what others have, and what it has besides, serves no quest."""
    scene = Scene().goods(SUMER)
    scene.at(claims=dict.fromkeys(("envoys", "grain_tax"), AKKAD), built=2)
    scene.realm(AKKAD).tiles = [*TILES]
    for name, number in asked.items():
        kind, _, what = name.partition(" ")
        if what:
            OF_A_KIND[kind](scene, what, number)
        else:
            BY_NUMBER[kind](scene, number)
    return scene


def owned(scene: Scene, good: str, number: int) -> None:
    scene.realm(SUMER).goods[good] = number


def discovered(scene: Scene, action: str, level: int) -> None:
    scene.levels(SUMER, **{action: level})


def placed(scene: Scene, piece: str, number: int) -> None:
    """Pieces on the map."""
    if piece == WALL:
        for area in SETTLED[:number]:
            scene.start_state.grounds[area].wall = SUMER
    elif piece == SHIP:
        for section in SECTIONS[:number]:
            scene.ship(section, SUMER)
    elif piece == RAM:
        scene.force("b4", SUMER, rams=number)
    elif number:
        with_units(scene, "b4", SUMER, {piece: number})


def held(scene: Scene, terrain: str, number: int) -> None:
    """Areas of a terrain, and a ram in one more, which does not occupy it."""
    for area in OF_TERRAIN[terrain][:number]:
        scene.force(area, SUMER, spearman=1)
    scene.force(OF_TERRAIN[terrain][number], SUMER, rams=1)


def settled(scene: Scene, number: int) -> None:
    for area in SETTLED[:number]:
        scene.force(area, SUMER, settlement=True)


def occupying(scene: Scene, number: int) -> None:
    """As many areas, half of them with settlements; units at home and rams occupy nothing."""
    settled(scene, number // 2)
    for area in HELD[: number - number // 2]:
        scene.force(area, SUMER, spearman=1)
    scene.force("a2", SUMER, spearman=1).force("d6", SUMER, rams=1)


def armed(scene: Scene, number: int) -> None:
    """Land units; ships and rams are none."""
    scene.force("b4", SUMER, spearman=3, archer=number - 3, rams=2).ship("t1", SUMER)


def claiming(scene: Scene, number: int) -> None:
    scene.start_state.claims |= dict.fromkeys([*CONTENT.trades][:number], SUMER)


def gardening(scene: Scene, number: int) -> None:
    scene.realm(SUMER).tiles = [*TILES[:number]]


def prized(scene: Scene, number: int) -> None:
    """A token in the area of a settlement, or else in one of somebody else."""
    scene.force("c5", AKKAD, spearman=1)
    scene.start_state.grounds[SETTLED[0] if number else "c5"].shown = "plain.2"


def harbouring(scene: Scene, number: int) -> None:
    """A ship beside a settlement, or else elsewhere."""
    scene.force("b4", SUMER, settlement=True).ship("t4" if number else "t6", SUMER)


OF_A_KIND: Mapping[str, Callable[[Scene, str, int], object]] = {
    "own": owned,
    "level": discovered,
    "piece": placed,
    "terrain": held,
}
BY_NUMBER: Mapping[str, Callable[[Scene, int], object]] = {
    "events": lambda scene, number: scene.seal("events", SUMER, number),
    "population": lambda scene, number: scene.seal("population", SUMER, number),
    "ziggurat": lambda scene, number: scene.dice(SUMER, *COLOURS[:number]),
    "settlements": settled,
    "occupied": occupying,
    "units": armed,
    "amphorae": claiming,
    "gardens": gardening,
    "prizes": prized,
    "harbours": harbouring,
}


def met(asked: Mapping[str, int], quest: str) -> bool:
    """Whether Sumer fulfils a quest with this."""
    scene = having(asked)
    scene.start_state.attach(CONTENT)
    return fulfilled(scene.start_state, SUMER, [quest]) == [quest]


def one_less(quest: str) -> Iterator[dict[str, int]]:
    """All that is asked for but one of one part."""
    asked = parts(quest)
    for name, number in asked.items():
        yield asked | {name: number - 1}


@rule("MES-28.1")
@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_is_fulfilled_with_what_it_asks_for_and_not_with_less_of_any_part(
    quest: str,
) -> None:
    assert met(parts(quest), quest)
    for less in one_less(quest):
        assert not met(less, quest), less


def test_all_quests_are_proven() -> None:
    assert {*QUESTS} == {*CONTENT.quests}
