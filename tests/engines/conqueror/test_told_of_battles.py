"""What the story says of a battle: whose units count, what adds to a strength, whose units are lost where."""

import pytest

from data.catalogues import catalogue
from engines.conqueror.preview.lines import line
from engines.conqueror.state import Count
from tests.engines.conqueror.build import CARTHAGE, CONTENT, EGYPT, GAUL, ROME, Scene
from tests.engines.conqueror.fighting import FORT, attack, field, report, run_out
from tests.engines.scene import said


def told(scene: Scene, key: str, lang: str = "en") -> list[str]:
    """What the events of a key say."""
    wanted = f"conqueror-event-{key}"
    return [said(one.text(None), lang) for one in scene.events if one.key == wanted]


def helped() -> Scene:
    """Rome attacks from Arabia and reinforces from Babylon; Egypt supports Carthage, and each side loses."""
    scene = field({"infantry": 1}, {"infantry": 1, "archer": 1}, faces=(4, 1))
    scene.army("babylon", ROME, infantry=2).army(FORT, EGYPT, infantry=1, archer=1)
    scene.hand(CARTHAGE, "testudo")
    return attack(scene).say(ROME, "babylon.all").say(EGYPT, f"{FORT}.carthage.all")


def test_a_strength_tells_whose_the_units_of_reinforcements_are() -> None:
    scene = run_out(helped())
    assert told(scene, "strength") == [
        "Strength of Ben: 7 (1 infantry +1, 2 infantry in Babylon +2 and die +4).",
        "Strength of Ana: 3 (1 infantry +1, 1 infantry of Dan +1 and die +1).",
    ]
    assert told(scene, "strength", "es") == [
        "Fuerza de Ben: 7 (1 Infantería +1, 2 Infanterías en Babilonia +2 y dado +4).",
        "Fuerza de Ana: 3 (1 Infantería +1, 1 Infantería de Dan +1 y dado +1).",
    ]


def test_what_adds_nothing_is_no_part_of_a_strength() -> None:
    scene = helped()
    scene.say(CARTHAGE, ["testudo.01"])
    run_out(scene)
    assert [one.amount for one in report(scene).defence.counts if one.key == "tactic"] == [0]
    assert not any("+0" in one for one in told(scene, "strength"))
    assert said(line(CONTENT, Count("tactic", 0, CARTHAGE, "testudo")), "en") == "Testudo"


def test_losses_are_told_of_the_battle_and_of_the_army_that_stands_elsewhere() -> None:
    scene = field({"infantry": 3}, {"infantry": 1}, faces=(4, 1)).army(FORT, EGYPT, infantry=2)
    scene.hand(ROME, "encirclement")
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(ROME, ["encirclement.01"])
    run_out(scene)
    assert told(scene, "lost") == ["loses 1 infantry in the battle for Syria"]
    assert told(scene, "lost-helping") == [
        "loses 2 infantry in the battle for Syria (reinforcement from Palestina)"
    ]
    assert told(scene, "lost-helping", "es") == [
        "pierde 2 Infanterías en la batalla por Siria (refuerzo desde Palestina)"
    ]


def test_a_reinforcement_is_told_as_the_own_or_by_the_player_it_supports() -> None:
    scene = run_out(helped())
    assert told(scene, "joined-own") == ["sends 2 infantry from Babylon as reinforcement"]
    assert told(scene, "joined") == [
        "supports the defence of Ana from Palestina with 1 infantry and 1 archer"
    ]
    assert told(scene, "joined", "es") == [
        "apoya la defensa de Ana desde Palestina con 1 Infantería y 1 Arquero"
    ]


def test_casualties_are_explained_only_if_there_is_something_to_explain() -> None:
    scene = run_out(attack(field({"infantry": 3}, {"infantry": 2}, faces=(4, 1))))
    assert told(scene, "casualties-all") == ["Casualties of Ana: 1."]
    assert told(scene, "casualties") == []
    scene = field({"infantry": 3}, {"infantry": 2}, faces=(4, 1)).hand(CARTHAGE, "testudo")
    run_out(attack(scene).say(CARTHAGE, ["testudo.01"]))
    assert told(scene, "casualties") == ["Casualties of Ana: 0 (1 inflicted, 3 shields)."]


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "Casualties of Fay: 1 (0 inflicted, 1 by the Free Men)."),
        ("es", "Bajas de Fay: 1 (0 infligidas, 1 por los Hombres Libres)."),
    ],
)
def test_what_the_free_men_risk_is_among_the_casualties(lang: str, wanted: str) -> None:
    scene = field({"elite": 1, "infantry": 3}, {"infantry": 1}, attacker=GAUL, faces=(4, 1))
    attack(scene, GAUL).say(GAUL, "yes")
    run_out(scene)
    assert wanted in told(scene, "casualties", lang)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_casualties_told_before_the_risk_was_counted_among_them_read_as_they_did(lang: str) -> None:
    known: dict[str, str | int] = {
        "who": "Fay",
        "left": "1",
        "n": 2,
        "fell": 0,
        "shields": 1,
        "own": 0,
    }
    read = catalogue(lang)
    assert read.format("conqueror-event-casualties", known) == read.format(
        "conqueror-event-casualties", {**known, "risk": 0}
    )
