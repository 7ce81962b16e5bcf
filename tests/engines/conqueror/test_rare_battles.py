"""What rarely happens in battles: nobody left to move in, a lost garrison, what the public sees of heroes."""

from engines.conqueror.ids import ALL, NONE, way
from engines.conqueror.steps.campaign import March
from tests.engines.conqueror.build import CARTHAGE, CONTENT, EGYPT, GREECE, ROME, Scene
from tests.rulebook import rule


def melee(scene: Scene, *faces: int) -> Scene:
    """The faces that the dice of the melee show, attack first."""
    sides = [CONTENT.die.index(face) + 1 for face in faces]
    return scene.rolls("melee", len(CONTENT.die), sides)


def attack(scene: Scene, seat: int, origin: str, target: str) -> Scene:
    """All of an army attacks."""
    return scene.place(March(seat)).say(seat, way(origin, target, ALL))


@rule("CON-21.5", "CON-20.14", "CON-A23")
def test_independents_are_gone_though_no_attacker_is_left_to_move_in() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=1).army("illyria", GREECE, infantry=4)
    scene.independent("alps", 0, 2).automa("au2.01")
    attack(melee(scene, 4), ROME, "etruria", "alps").say(GREECE, "illyria.rome.all")
    assert scene.state.reports[-1].won == "attack"
    assert scene.state.units(ROME) == {}, "its only unit fell to the automa card"
    assert scene.units("alps") == {}
    assert scene.state.owner("alps") is None
    assert scene.units("illyria") == {"infantry": 4}, "supporters never move in"
    assert "scattered" in scene.told


@rule("CON-A70", "CON-4.6", "CON-20.9")
def test_a_captured_capital_whose_garrison_fell_in_the_battle_is_no_refuge() -> None:
    scene = Scene(4).army("etruria", GREECE, infantry=2).army("rome", GREECE, infantry=1)
    scene.army("tyrrhenian_sea", CARTHAGE, cavalry=6)
    attack(melee(scene, 4, 1), CARTHAGE, "tyrrhenian_sea", "etruria").say(GREECE, "rome.all")
    scene.say(GREECE, {"help.infantry": 1})
    assert scene.state.fighting().report.retreat == "alps", "there is no other place to go"
    scene.say(CARTHAGE, NONE)
    assert scene.state.owner("rome") == ROME


@rule("CON-17.4", "CON-3.13")
def test_everybody_sees_a_hero_that_is_played_while_the_battle_goes_on() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=3).army("alps", GREECE, infantry=1, archer=1)
    scene.heroes(ROME, "furius_camillus", "fabius_maximus")
    attack(melee(scene, 4, 1), ROME, "etruria", "alps").say(ROME, ["furius_camillus"])
    assert scene.topic == "losing"
    for seat in (None, GREECE, EGYPT):
        seen = scene.playing.view(seat).state
        assert [hero.name for hero in seen.nations[ROME].heroes] == ["?"]
        assert seen.fighting().attack.heroes == ["furius_camillus"]
        assert "furius_camillus" not in seen.supply(ROME)
    scene.say(GREECE, {"main.archer": 1}).say(GREECE, "celtica").say(ROME, NONE)
    assert scene.nation(ROME).open == ["furius_camillus"]
    assert [hero.name for hero in scene.nation(ROME).heroes] == ["fabius_maximus"]
