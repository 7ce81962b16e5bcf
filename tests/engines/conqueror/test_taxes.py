"""Taxes (CON-10)."""

from engines.conqueror.preview.income import income, taxes
from engines.conqueror.steps.taxes import Taxes
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, PERSIA, ROME, Scene
from tests.rulebook import rule


@rule("CON-10.1", "CON-EX2")
def test_carthage_gets_five_coins_with_its_capital_and_numidia() -> None:
    scene = Scene().army("carthage", CARTHAGE, cavalry=1).army("numidia", CARTHAGE, cavalry=1)
    scene.place(Taxes())
    assert scene.nation(CARTHAGE).coins == 3 + 2


@rule("CON-10.1", "CON-26.1")
def test_an_empty_capital_pays_its_owner() -> None:
    scene = Scene().place(Taxes())
    assert [nation.coins for nation in scene.state.nations] == [4] * 4
    assert scene.units("rome") == {}


@rule("CON-10.1", "CON-4.3")
def test_a_lost_capital_pays_whoever_holds_it() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).place(Taxes())
    assert (scene.nation(ROME).coins, scene.nation(GREECE).coins) == (3, 5)


@rule("CON-10.1", "CON-12.11")
def test_each_bazaar_brings_two_coins() -> None:
    scene = Scene().has(ROME, districts={"bazaar": 2, "granary": 1}).place(Taxes())
    assert taxes(scene.state, ROME) == {"base": 3, "lands": 1, "bazaars": 4}
    assert scene.nation(ROME).coins == 8


@rule("CON-10.2", "CON-25.3")
def test_a_temporary_capital_brings_a_coin() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("sicily", ROME, infantry=1)
    scene.has(ROME, temporary="sicily").place(Taxes())
    assert scene.nation(ROME).coins == 3 + 1


@rule("CON-10.3", "CON-24.6", "CON-A26", "CON-T19")
def test_persia_gets_a_coin_more_for_every_five_it_then_holds() -> None:
    scene = Scene(5).coins(0, 0, 0, 0, 7).place(Taxes())
    assert scene.nation(PERSIA).coins == 11 + 2
    assert scene.nation(EGYPT).coins == 4


@rule("CON-10.1")
def test_everybody_is_paid_at_the_same_time() -> None:
    scene = Scene().place(Taxes())
    assert scene.told == ["taxes"]
    assert scene.event("taxes").by is None


@rule("CON-33.9")
def test_a_golden_age_brings_everybody_three_coins_more() -> None:
    scene = Scene().chronicle("golden_age").place(Taxes())
    assert [nation.coins for nation in scene.state.nations] == [7] * 4


@rule("CON-33.9", "CON-24.6")
def test_persia_gets_its_interest_for_the_coins_of_a_golden_age_as_well() -> None:
    scene = Scene(5).chronicle("golden_age").coins(0, 0, 0, 0, 3).place(Taxes())
    assert scene.nation(PERSIA).coins == 3 + 4 + 3 + 2


@rule("CON-33.9", "CON-8.5")
def test_a_golden_age_promises_nothing_for_the_taxes_after_its_own() -> None:
    scene = Scene().chronicle("golden_age").at(phase="year").place()
    assert income(scene.state, ROME) == 3 + 1 + 3, "its own Taxes are still to come"
    scene.state.phase = "policies"
    assert income(scene.state, ROME) == 3 + 1
