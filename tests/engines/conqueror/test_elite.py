"""The elite unit: bought once, placed in the capital, and lost for good without an Academy."""

from engines.conqueror.ids import ELITE
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.engines.conqueror.preparing import coins_left, done, offered, prepare
from tests.rulebook import rule


@rule("CON-16.1", "CON-16.2")
def test_the_elite_unit_is_paid_for_and_stands_in_the_capital() -> None:
    scene = prepare(Scene().coins(5, 0)).say(CARTHAGE, "elite.carthage")
    assert coins_left(scene.state, CARTHAGE) == 5 - 4
    done(scene)
    assert scene.units("carthage") == {ELITE: 1}
    assert (scene.nation(CARTHAGE).coins, scene.nation(CARTHAGE).elite) == (1, "map")


@rule("CON-16.1")
def test_there_is_one_elite_unit_a_nation() -> None:
    scene = prepare(Scene().coins(9, 9)).say(CARTHAGE, "elite.carthage")
    assert offered(scene, CARTHAGE, ELITE) == []
    assert offered(prepare(Scene().coins(9).army("etruria", ROME, elite=1)), ROME, ELITE) == []


@rule("CON-16.1")
def test_nobody_gets_an_elite_unit_without_the_coins() -> None:
    assert offered(prepare(Scene().coins(3)), CARTHAGE, ELITE) == []


@rule("CON-16.2")
def test_the_elite_unit_comes_to_the_capital_if_that_is_controlled() -> None:
    scene = prepare(Scene().coins(0, 3).army("apulia", ROME, infantry=1))
    assert offered(scene, ROME, ELITE) == ["rome"]


@rule("CON-16.2", "CON-A40")
def test_without_the_capital_the_elite_unit_comes_to_any_territory_seas_included() -> None:
    scene = Scene().coins(0, 3).army("rome", GREECE, infantry=1)
    scene.army("apulia", ROME, infantry=1).army("ionian_sea", ROME, infantry=1)
    assert sorted(offered(prepare(scene), ROME, ELITE)) == ["apulia", "ionian_sea"]
    done(scene.say(ROME, "elite.ionian_sea"))
    assert scene.units("ionian_sea") == {"infantry": 1, ELITE: 1}


@rule("CON-16.4", "CON-15.4")
def test_the_elite_unit_may_come_though_there_is_no_food() -> None:
    scene = prepare(Scene().coins(0, 3).army("etruria", ROME, infantry=6))
    assert offered(scene, ROME, ELITE) == ["rome"]


@rule("CON-16.5", "CON-26.7")
def test_a_lost_elite_unit_is_out_of_the_game() -> None:
    assert offered(prepare(Scene().coins(0, 9).has(ROME, elite="lost")), ROME, ELITE) == []


@rule("CON-16.6", "CON-12.13", "CON-26.7")
def test_an_academy_brings_a_lost_elite_unit_back_for_its_full_price() -> None:
    scene = Scene().coins(0, 3).has(ROME, elite="lost", districts={"academy": 1})
    done(prepare(scene).say(ROME, "elite.rome"))
    assert (scene.nation(ROME).coins, scene.nation(ROME).elite) == (0, "map")
