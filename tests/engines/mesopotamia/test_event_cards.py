"""Every card: what each of its two options brings (MES-26.11 to MES-26.15)."""

from collections import Counter

import pytest

from engines.mesopotamia.ids import GOODS, LAND
from engines.mesopotamia.steps.events import ChooseOption
from engines.mesopotamia.steps.round_events import RunEvents
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import SUMER, Scene
from tests.engines.scene import said
from tests.rulebook import rule

CARDS = (
    ("desert.1", 1, "rounds", "tablet each round, settlement, discover research, 3 steps"),
    ("desert.1", 2, "rounds", "food each round, quest, 3 steps"),
    ("desert.2", 1, "instant", "2 wood, 2 food, 1 step"),
    ("desert.2", 2, "points", "1 clay, 2 steps, 3 points"),
    ("desert.3", 1, "instant", "archer, 1 knuckle, 1 step"),
    ("desert.3", 2, "rounds", "food each round, spearman, discover gather, 3 steps"),
    ("desert.4", 1, "rounds", "clay each round, 2 tablet, 3 steps"),
    ("desert.4", 2, "points", "1 tablet, 2 steps, 3 points"),
    ("desert.5", 1, "instant", "discover explore, 1 step"),
    ("desert.5", 2, "points", "2 stone, 2 steps, 2 points"),
    ("desert.6", 1, "rounds", "stone each round, 3 food, 3 steps"),
    ("desert.6", 2, "instant", "2 stone, 2 clay, 1 step"),
    ("desert.7", 1, "points", "1 food, 2 steps, 4 points"),
    ("desert.7", 2, "instant", "4 food, 1 step"),
    ("desert.8", 1, "instant", "spearman, 2 knuckle, 1 step"),
    ("desert.8", 2, "points", "1 knuckle, 2 steps, 3 points"),
    ("desert.9", 1, "rounds", "tablet each round, discover explore, 3 steps"),
    ("desert.9", 2, "instant", "2 tablet, 1 step"),
    ("desert.10", 1, "rounds", "stone each round, discover build, 3 steps"),
    ("desert.10", 2, "points", "1 stone, 2 steps, 3 points"),
    ("plain.1", 1, "rounds", "food each round, discover grow, 3 steps"),
    ("plain.1", 2, "instant", "4 food, 1 step"),
    ("plain.2", 1, "instant", "3 food, 1 wood, 1 step"),
    ("plain.2", 2, "points", "1 food, 2 steps, 3 points"),
    ("plain.3", 1, "rounds", "clay each round, settlement, 3 steps"),
    ("plain.3", 2, "instant", "3 clay, 1 food, 1 step"),
    ("plain.4", 1, "instant", "2 tablet, 1 step"),
    ("plain.4", 2, "points", "2 steps, 4 points"),
    ("plain.5", 1, "instant", "discover research, 1 step"),
    ("plain.5", 2, "rounds", "tablet each round, quest, 3 steps"),
    ("plain.6", 1, "instant", "discover warfare, 1 step"),
    ("plain.6", 2, "points", "1 knuckle, 2 steps, 3 points"),
    ("plain.7", 1, "instant", "2 clay, 2 food, 1 step"),
    ("plain.7", 2, "rounds", "clay each round, population, 3 steps"),
    ("plain.8", 1, "points", "1 wood, 2 steps, 3 points"),
    ("plain.8", 2, "instant", "discover gather, 1 step"),
    ("plain.9", 1, "rounds", "food each round, archer, 2 knuckle, 3 steps"),
    ("plain.9", 2, "instant", "2 food, 1 wood, 1 knuckle, 1 step"),
    ("plain.10", 1, "instant", "3 wood, 1 food, 1 step"),
    ("plain.10", 2, "rounds", "wood each round, discover build, 3 steps"),
    ("plain.11", 1, "points", "1 tablet, 2 steps, 2 points"),
    ("plain.11", 2, "instant", "quest, 1 step"),
    ("plain.12", 1, "instant", "discover build, 1 step"),
    ("plain.12", 2, "points", "1 clay, 2 steps, 3 points"),
    ("mountain.1", 1, "rounds", "wood each round, 3 knuckle, 3 steps"),
    ("mountain.1", 2, "instant", "4 wood, 1 step"),
    ("mountain.2", 1, "instant", "4 knuckle, 1 step"),
    ("mountain.2", 2, "rounds", "knuckle each round, discover warfare, 3 steps"),
    ("mountain.3", 1, "points", "1 stone, 2 steps, 3 points"),
    ("mountain.3", 2, "instant", "discover explore, 1 step"),
    ("mountain.4", 1, "instant", "2 tablet, 1 step"),
    ("mountain.4", 2, "rounds", "tablet each round, discover grow, 3 steps"),
    ("mountain.5", 1, "points", "2 steps, 4 points"),
    ("mountain.5", 2, "instant", "3 stone, 1 clay, 1 step"),
    ("mountain.6", 1, "instant", "spearman, archer, 1 step"),
    ("mountain.6", 2, "points", "1 knuckle, 2 steps, 3 points"),
    ("mountain.7", 1, "rounds", "stone each round, 2 tablet, 2 knuckle, 3 steps"),
    ("mountain.7", 2, "instant", "2 stone, 1 tablet, 1 step"),
    ("mountain.8", 1, "instant", "2 food, 2 wood, 1 step"),
    ("mountain.8", 2, "points", "1 food, 2 steps, 3 points"),
    ("plain.13", 1, "instant", "discover warfare, 1 step"),
    ("plain.13", 2, "points", "1 knuckle, 2 steps, 3 points"),
    ("plain.14", 1, "rounds", "clay each round, discover build, 3 steps"),
    ("plain.14", 2, "instant", "2 clay, 2 stone, 1 step"),
    ("mountain.9", 1, "points", "2 knuckle, 2 steps, 3 points"),
    ("mountain.9", 2, "instant", "4 knuckle, 1 step"),
    ("mountain.10", 1, "rounds", "knuckle each round, 2 tablet, 3 steps"),
    ("mountain.10", 2, "instant", "quest, 1 step"),
    ("desert.11", 1, "points", "2 steps, 4 points"),
    ("desert.11", 2, "instant", "1 tablet, 2 stone, 1 step"),
    ("desert.12", 1, "instant", "spearman, 2 knuckle, 1 step"),
    ("desert.12", 2, "rounds", "food each round, archer, 3 knuckle, 3 steps"),
    ("plain.15", 1, "rounds", "tablet each round, discover research, 3 steps"),
    ("plain.15", 2, "instant", "2 tablet, 1 step"),
    ("plain.16", 1, "points", "1 wood, 2 steps, 3 points"),
    ("plain.16", 2, "instant", "2 wood, 2 clay, 1 step"),
    ("mountain.11", 1, "instant", "discover gather, 1 step"),
    ("mountain.11", 2, "points", "1 stone, 2 steps, 3 points"),
    ("mountain.12", 1, "rounds", "food each round, discover explore, 3 steps"),
    ("mountain.12", 2, "instant", "3 food, 1 knuckle, 1 step"),
    ("desert.13", 1, "points", "1 tablet, 2 steps, 2 points"),
    ("desert.13", 2, "instant", "quest, 1 step"),
    ("desert.14", 1, "instant", "archer, 1 food, 1 step"),
    ("desert.14", 2, "rounds", "wood each round, settlement, 3 steps"),
)
"""Event, option, mode, and what the option brings; goods each round come six times."""
ROUNDS = 6


def chosen(event: str, number: int) -> Scene:
    """Sumer, which has room for anything, in an area of the event's terrain, takes an option to its end."""
    area = {"desert": "b1", "plain": "b2", "mountain": "a1"}[CONTENT.events[event].terrain]
    scene = Scene().goods(SUMER).seal("population", SUMER, 6).force(area, SUMER, spearman=1)
    scene.at(seen=[event])
    steps = [RunEvents() for _ in range(ROUNDS)]
    return scene.place(ChooseOption(SUMER, event, area), *steps).answer(str(number))


def brought(event: str, number: int) -> Counter[str]:
    """What has come of an option for Sumer, by the words of the table."""
    scene = chosen(event, number)
    game, realm = scene.state, scene.realm(SUMER)
    (ground,) = (one for one in game.grounds.values() if one.units(SUMER))
    shown = CONTENT.events[ground.shown].points if ground.shown else 0
    force = ground.force(SUMER)
    assert force is not None
    assert ground.running is None
    found = Counter({good: realm.goods[good] for good in GOODS})
    found |= {unit: force.number(unit) - (unit == "spearman") for unit in LAND}
    begun = CONTENT.empires[realm.empire].levels
    found |= {f"discover {one}": level - begun[one] for one, level in realm.levels.items()}
    found |= {"settlement": int(force.settlement), "quest": len(realm.hand), "points": shown}
    found |= {"population": game.population.space(SUMER) - 6}
    found["step"] = game.events.space(SUMER) - 1
    return +found


def printed(words: str) -> Counter[str]:
    """What the table says that an option brings."""
    found: Counter[str] = Counter()
    for part in words.split(", "):
        number, _, what = part.partition(" ") if part[0].isdigit() else ("1", "", part)
        if what.endswith(" each round"):
            number, what = str(ROUNDS), what.removesuffix(" each round")
        found["step" if what == "steps" else what] += int(number)
    return found


@rule("MES-26.4", "MES-26.5", "MES-26.6", "MES-26.15", "MES-26.18")
@pytest.mark.parametrize(("event", "number", "mode", "words"), CARDS)
def test_an_option_brings_what_its_card_says(
    event: str, number: int, mode: str, words: str
) -> None:
    assert CONTENT.events[event].options[number - 1].mode == mode
    assert brought(event, number) == printed(words)


def test_the_table_names_every_option_of_every_event() -> None:
    named = [(event, number) for event, number, _, _ in CARDS]
    assert sorted(named) == sorted((event, n) for event in CONTENT.events for n in (1, 2))


@rule("MES-26.3")
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("event", CONTENT.events)
def test_everybody_can_read_what_both_options_bring(event: str, lang: str) -> None:
    scene = Scene().at(seen=[event]).place(ChooseOption(SUMER, event, "b2"))
    told = [scene.asked.prompt]
    for option in scene.asked.options:
        assert option.hint is not None
        told += [option.label, option.hint]
    words = [said(one, lang) for one in told]
    assert all(words)
    assert not [one for one in words if "{" in one]
    assert len({*words}) == len(words)
