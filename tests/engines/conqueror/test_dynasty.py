"""The dynasty card (CON-9)."""

import pytest

from engines.conqueror.ids import CAVALRY, INFANTRY, NONE, YES
from engines.conqueror.preview.dynasty import may_activate
from engines.conqueror.preview.food import limit, room, supply
from engines.conqueror.steps.dynasty import Dynasties, Dynasty
from engines.conqueror.steps.rounds import EndRound
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.rulebook import rule


def few(number: int = 6, **options: str) -> Scene:
    """Rome with its capital and two small forts, 2 food and 8 units."""
    scene = Scene(3, **options).at(round=number, phase="year").army("iberia", ROME, infantry=3)
    scene.army("sicily", ROME, infantry=4).army("rome", ROME, cavalry=1)
    scene.start_state.lands["sicily"].owner = ROME
    return scene


@rule("CON-9.1", "CON-A10", "CON-T20")
@pytest.mark.parametrize(("mode", "first"), [("emperor", 6), ("conquest", 3)])
def test_it_can_be_changed_from_a_round_on(mode: str, first: int) -> None:
    assert not may_activate(few(first - 1, mode=mode).place().state, ROME)
    assert may_activate(few(first, mode=mode).place().state, ROME)


@rule("CON-9.1", "CON-T20")
def test_one_great_and_two_small_forts_are_the_most() -> None:
    assert may_activate(few().place().state, ROME)
    third = few().army("macedonia", ROME, cavalry=1)
    assert not may_activate(third.place().state, ROME)
    second_great = few().army("alps", ROME, cavalry=1)
    assert not may_activate(second_great.place().state, ROME)


@rule("CON-9.1", "CON-25.9")
def test_a_temporary_capital_counts_as_a_great_fort() -> None:
    scene = few().army("rome", GREECE, cavalry=1)
    scene.start_state.lands["rome"].army.lose({"cavalry": 1})
    scene.start_state.nations[ROME].barracks["cavalry"] += 1
    scene.has(ROME, temporary="etruria").army("etruria", ROME, cavalry=1)
    assert may_activate(scene.place().state, ROME)
    scene.state.lands["alps"].owner = ROME
    assert not may_activate(scene.state, ROME)


@rule("CON-9.2", "CON-9.3", "CON-9.4", "CON-A11", "CON-T20")
def test_it_brings_coins_food_and_two_units_to_the_capital() -> None:
    scene = few().place(Dynasty(ROME))
    game = scene.state
    food = supply(game, ROME)
    scene.answer(YES)
    assert scene.nation(ROME).coins == 4
    assert supply(game, ROME) == food + 2
    assert scene.units("rome") == {"cavalry": 2, "infantry": 1}
    assert scene.told == ["dynasty", "dynasty-units"]


@rule("CON-9.4", "CON-9.5", "CON-T20")
def test_after_the_round_the_food_is_lost_and_little_food_counts_for_more() -> None:
    scene = Scene(3).army("sicily", ROME, infantry=1).has(ROME, dynasty="active").place(EndRound())
    assert scene.nation(ROME).dynasty == "used"
    assert supply(scene.state, ROME) == 2 + 1
    scene.nation(ROME).districts = {"granary": 1}
    assert supply(scene.state, ROME) == 3, "more than 2 counts as it is"


@rule("CON-9.6")
def test_it_is_changed_once() -> None:
    for dynasty in ("active", "used"):
        assert not may_activate(few().has(ROME, dynasty=dynasty).place().state, ROME)


def full(units: int) -> Scene:
    """Rome with its capital alone, 1 food and some units there; with the change it feeds 10."""
    infantry = min(units, 7)
    scene = Scene(3).at(round=6, phase="year").army("rome", ROME, infantry=infantry)
    scene.army("rome", ROME, archer=units - infantry)
    for part in ("fresh",):
        army = scene.start_state.lands["rome"].army
        setattr(army, part, {kind: n for kind, n in getattr(army, part).items() if n})
    return scene


@rule("CON-9.7")
def test_with_food_for_one_the_owner_picks_which() -> None:
    scene = full(9).place(Dynasty(ROME))
    assert limit(scene.state, supply(scene.state, ROME) + 2) == 10
    scene.answer(YES)
    assert scene.options == [CAVALRY, INFANTRY]
    assert scene.safe == CAVALRY
    scene.answer(INFANTRY)
    assert scene.units("rome") == {"infantry": 8, "archer": 2}


@rule("CON-9.2", "CON-9.7")
def test_without_food_there_are_coins_and_no_units() -> None:
    scene = full(10).place(Dynasty(ROME)).answer(YES)
    assert (scene.nation(ROME).coins, scene.nation(ROME).dynasty) == (4, "active")
    assert scene.told == ["dynasty"]
    assert not scene.playing.table.pending


@rule("CON-9.7")
def test_a_kind_missing_in_the_barracks_is_lost() -> None:
    scene = Scene(3).at(round=6).army("rome", ROME, cavalry=5).place(Dynasty(ROME)).answer(YES)
    assert scene.units("rome") == {"cavalry": 5, "infantry": 1}
    none_left = Scene(3).at(round=6).army("rome", ROME, cavalry=5, infantry=8).place(Dynasty(ROME))
    assert none_left.answer(YES).told == ["dynasty"]


@rule("CON-9.7")
def test_with_food_but_neither_kind_in_the_barracks_nobody_is_asked() -> None:
    scene = Scene(3).at(round=6).army("rome", ROME, cavalry=5, infantry=4)
    scene.army("sicily", ROME, infantry=4).has(ROME, districts={"granary": 3})
    scene.place(Dynasty(ROME)).answer(YES)
    assert room(scene.state, ROME) > 0
    assert scene.told == ["dynasty"]
    assert not scene.playing.table.pending


@rule("CON-9.3")
def test_without_a_capital_the_units_come_to_the_temporary_one_or_anywhere() -> None:
    scene = Scene(3).at(round=6).army("rome", GREECE, cavalry=1).army("etruria", ROME, infantry=2)
    scene.army("tyrrhenian_sea", ROME, cavalry=1).place(Dynasty(ROME)).answer(YES)
    assert scene.options == ["etruria", "tyrrhenian_sea"]
    assert scene.safe == "etruria"
    scene.answer("tyrrhenian_sea")
    assert scene.units("tyrrhenian_sea") == {"cavalry": 2, "infantry": 1}
    settled = Scene(3).at(round=6).army("rome", GREECE, cavalry=1).army("etruria", ROME, infantry=2)
    settled.army("apulia", ROME, infantry=1).has(ROME, temporary="apulia").place(Dynasty(ROME))
    assert settled.answer(YES).units("apulia") == {"cavalry": 1, "infantry": 2}


@rule("CON-9.1")
def test_all_who_may_are_asked_in_turn_order_and_may_decline() -> None:
    scene = few().at(order=[GREECE, ROME, CARTHAGE])
    scene.army("corsica", CARTHAGE, cavalry=1).has(GREECE, dynasty="used").place(Dynasties())
    assert scene.pending.seat == ROME
    scene.answer(NONE)
    assert (scene.pending.seat, scene.nation(ROME).dynasty) == (CARTHAGE, "ready")
