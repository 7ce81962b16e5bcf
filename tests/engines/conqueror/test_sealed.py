"""What a seat has answered in secret stands in its own panel, and in nobody else's."""

from engines.conqueror.game import GAME
from engines.conqueror.ids import DONE, NONE
from engines.conqueror.steps.preparation import Preparation
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import FORT, FROM, attack, dice, field
from tests.engines.scene import said


def told(scene: Scene, seat: int, reader: int | None = None, lang: str = "en") -> list[str]:
    """What a reader, the seat itself unless another is named, is told that the seat has answered."""
    view = scene.playing.view(seat if reader is None else reader)
    return [said(one, lang) for one in GAME.sealed(view, seat)]


def test_a_plan_that_has_been_handed_in_can_still_be_read_by_its_seat() -> None:
    scene = Scene().army("sicily", ROME, infantry=1).coins(9, 9, 9, 9).place(Preparation())
    assert told(scene, ROME) == []
    chosen = next(one for one in scene.offered(ROME) if one.startswith("recruit."))
    scene.say(ROME, chosen, DONE)
    (plan,) = told(scene, ROME)
    assert plan.startswith("recruit ")
    assert " in Rome" in plan
    assert told(scene, ROME, CARTHAGE) == []


def test_a_sealed_reinforcement_tells_units_and_whom_it_supports() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).army(FORT, EGYPT, infantry=2, cavalry=1)
    attack(scene.army("babylon", ROME, infantry=1).army("asia_minor", CARTHAGE, infantry=1))
    scene.say(EGYPT, f"{FORT}.carthage.some")
    assert told(scene, EGYPT) == [], "which of them is still asked"
    scene.say(EGYPT, {"cavalry": 1}).say(CARTHAGE, "asia_minor.all")
    assert told(scene, EGYPT) == ["1 cavalry from Palestina for Carthage"]
    assert told(scene, EGYPT, lang="es") == ["1 Caballería desde Palestina para Cartago"]
    assert told(scene, CARTHAGE) == ["1 infantry from Asia Minor"]
    assert told(scene, EGYPT, ROME) == told(scene, CARTHAGE, EGYPT) == []


def test_that_no_reinforcement_is_sent_is_told_too() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).army(FORT, EGYPT, infantry=1)
    attack(scene.army("babylon", ROME, infantry=1)).say(EGYPT, NONE)
    assert told(scene, EGYPT) == ["no reinforcement"]
    assert told(scene, EGYPT, lang="es") == ["sin refuerzos"]


def test_sealed_tactics_and_losses_are_told_by_name_and_number() -> None:
    scene = field({"cavalry": 3}, {"infantry": 2, "cavalry": 1}, faces=(4, 4))
    attack(scene.hand(ROME, "flank").hand(CARTHAGE, "testudo")).say(ROME, ["flank.01"])
    assert told(scene, ROME) == ["Flank"]
    scene = field({"cavalry": 3}, {"infantry": 2, "cavalry": 1}, faces=(4, 4))
    scene.has(ROME, upgrades=["aggression"]).has(CARTHAGE, upgrades=["aggression"])
    scene.army(FROM, ROME, tired=False, again=False, infantry=1)
    attack(scene).say(CARTHAGE, {"main.cavalry": 1, "main.infantry": 1})
    assert told(scene, CARTHAGE) == ["1 cavalry and 1 infantry"]


def test_a_sealed_loss_of_a_ship_is_told_by_its_name_wherever_it_fights() -> None:
    for reinforcing, slot in ((0, "ship"), (1, "main.ship")):
        scene = Scene(4, seas_of_destiny="base_boards").army("corsica", ROME, cavalry=3, archer=1)
        scene.army("tyrrhenian_sea", GREECE, ship=1, infantry=1).hand(GREECE, "flank")
        if reinforcing:
            scene.army("libyan_sea", GREECE, ship=1)
        dice(dice(scene, "volley", 1), "melee", 4, 1)
        attack(scene, ROME, "corsica", "tyrrhenian_sea")
        if reinforcing:
            scene.say(GREECE, "libyan_sea.all")
        scene.say(GREECE, ["flank.01"]).say(GREECE, {slot: 1})
        assert told(scene, GREECE) == ["1 ship"]
        assert told(scene, GREECE, lang="es") == ["1 Barco"]
