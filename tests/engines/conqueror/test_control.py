"""Who controls what, and what coins are for (CON-4, CON-10.4)."""

from engines.conqueror.rules.control import occupy
from engines.conqueror.state import Army
from engines.conqueror.steps.policies import AgentAction
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.rulebook import rule


@rule("CON-4.2", "CON-4.3")
def test_units_control_land_and_sea() -> None:
    scene = Scene().place()
    game = scene.state
    occupy(game, ROME, "sicily", Army(fresh={"infantry": 1}))
    occupy(game, ROME, "ionian_sea", Army(tired={"cavalry": 1}))
    assert game.held(ROME) == ["rome", "sicily", "ionian_sea"]
    assert game.forts(ROME) == ["rome", "sicily"]


@rule("CON-4.8")
def test_any_number_of_units_stands_in_a_territory() -> None:
    scene = Scene().army("etruria", ROME, infantry=8).army("etruria", ROME, cavalry=5, archer=3)
    assert sum(scene.place().units("etruria").values()) == 16


@rule("CON-10.4")
def test_coins_pay_for_districts_upgrades_and_deals() -> None:
    scene = Scene().coins(0, 4).place(AgentAction(ROME))
    assert "district.academy" in scene.options
    assert "upgrade.deadly_aim" not in scene.options, "it costs 5"
    assert scene.playing.table.act_of(ROME) is not None
    assert scene.playing.table.act_of(CARTHAGE) is None, "without coins there is nothing to give"


@rule("CON-4.4", "CON-26.1", "CON-4.6", "CON-A5")
def test_an_empty_capital_is_its_owners() -> None:
    scene = Scene().army("rome", CARTHAGE, cavalry=1).place()
    assert scene.state.owner("alexandria") == EGYPT
    scene.state.lands["rome"].army.clear()
    scene.state.abandon("rome")
    assert scene.state.owner("rome") == ROME


@rule("CON-4.5")
def test_other_territories_left_empty_are_nobodys() -> None:
    scene = Scene().army("etruria", GREECE, infantry=1).place()
    scene.state.lands["etruria"].army.clear()
    scene.state.abandon("etruria")
    assert scene.state.owner("etruria") is None
    assert scene.state.held(GREECE) == ["athens"]
