"""The volley: who throws, what hits, who loses units, and battles that end by it."""

import pytest

from engines.conqueror.ids import NONE
from engines.core import Allocate, ChooseMany
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, PERSIA, ROME, Scene
from tests.engines.conqueror.fighting import FORT, FROM, LAND, attack, dice, field, report, run_out
from tests.rulebook import rule


def volleys(scene: Scene) -> list[tuple[bool, list[int], list[int], int]]:
    return [(one.attacks, one.dice, one.seats, one.hits) for one in report(scene).volleys]


@rule("CON-19.8", "CON-T16", "CON-A32")
def test_the_defence_throws_first_and_no_side_throws_more_than_two_dice() -> None:
    scene = field({"archer": 3, "cavalry": 1}, {"archer": 2, "infantry": 2})
    attack(dice(scene, "volley", 1, 2, 3, 1))
    assert volleys(scene) == [
        (False, [1, 2], [CARTHAGE] * 2, 0),
        (True, [3, 1], [ROME] * 2, 0),
    ]


@rule("CON-19.8")
def test_there_is_no_volley_without_archers_or_without_anybody_to_hit() -> None:
    assert volleys(attack(field({"cavalry": 1}, {"infantry": 1}))) == []
    scene = field({"archer": 2, "cavalry": 1}, {}, target="carthage", origin="numidia")
    assert volleys(attack(scene, ROME, "numidia", "carthage")) == []


@rule("CON-19.8", "CON-16.7")
def test_the_immortals_throw_one_die() -> None:
    scene = field({"elite": 1}, {"infantry": 1}, attacker=PERSIA)
    assert volleys(attack(dice(scene, "volley", 3), PERSIA)) == [(True, [3], [PERSIA], 0)]


@rule("CON-19.9", "CON-19.10", "CON-20.3")
def test_a_4_hits_and_no_shield_helps() -> None:
    scene = field({"archer": 1, "cavalry": 1}, {"infantry": 2, "cavalry": 1}).hand(
        CARTHAGE, "testudo"
    )
    attack(dice(scene, "volley", 4)).say(CARTHAGE, {"main.cavalry": 1})
    assert volleys(scene)[0][3] == 1
    assert scene.units(LAND) == {"infantry": 2}


@rule("CON-13.6", "CON-13.16")
@pytest.mark.parametrize(("upgrades", "hits"), [([], 0), (["deadly_aim"], 1)])
def test_deadly_aim_hits_on_3(upgrades: list[str], hits: int) -> None:
    scene = field({"archer": 1, "cavalry": 1}, {"infantry": 2}).has(ROME, upgrades=upgrades)
    assert volleys(attack(dice(scene, "volley", 3)))[0][3] == hits


def supported() -> Scene:
    """Rome shoots with one archer, Egypt for it with another; only Egypt has upgrades."""
    scene = field({"archer": 1, "cavalry": 1}, {"infantry": 3}).army(FORT, EGYPT, archer=2)
    return scene.has(EGYPT, upgrades=["deadly_aim", "rapid_aim"])


@rule("CON-19.19", "CON-13.16")
def test_the_main_player_s_archers_shoot_first_and_dice_go_by_their_owner() -> None:
    scene = attack(dice(supported(), "volley", 3, 3)).say(EGYPT, f"{FORT}.rome.all")
    assert volleys(scene) == [(True, [3, 3], [ROME, EGYPT], 1)], (
        "a 3 of Egypt hits, one of Rome does not"
    )


@rule("CON-13.5", "CON-A33", "CON-13.16")
def test_rapid_aim_throws_missed_dice_again() -> None:
    scene = dice(dice(supported(), "volley", 1, 2), "reroll", 4)
    attack(scene).say(EGYPT, f"{FORT}.rome.all")
    asked = scene.ask(EGYPT)
    assert isinstance(asked, ChooseMany)
    assert [one.id for one in asked.options] == ["die.2"], "its own die alone"
    assert asked.default == ["die.2"]
    scene.say(EGYPT, ["die.2"])
    assert volleys(scene) == [(True, [1, 4], [ROME, EGYPT], 1)]


@rule("CON-13.5", "CON-A83")
def test_nobody_has_to_throw_again_and_hits_are_never_thrown_again() -> None:
    scene = field({"archer": 2}, {"infantry": 3}).has(ROME, upgrades=["rapid_aim"])
    attack(dice(scene, "volley", 4, 2))
    asked = scene.ask(ROME)
    assert isinstance(asked, ChooseMany)
    assert [one.id for one in asked.options] == ["die.2"]
    scene.say(ROME, [])
    assert volleys(scene)[0][1:] == ([4, 2], [ROME, ROME], 1)


@rule("CON-13.5", "CON-A33")
def test_the_second_result_stands_and_both_dice_may_be_thrown_again() -> None:
    scene = field({"archer": 2}, {"infantry": 3}).has(ROME, upgrades=["rapid_aim"])
    dice(dice(scene, "volley", 3, 2), "reroll", 1, 1)
    attack(scene).say(ROME, ["die.1", "die.2"])
    assert volleys(scene)[0][1] == [1, 1]


@rule("CON-A59", "CON-A48")
def test_the_enemy_splits_hits_among_owners_who_choose_their_own_units() -> None:
    scene = field({"archer": 2}, {"infantry": 1, "cavalry": 2}).army(
        FORT, EGYPT, infantry=1, cavalry=1
    )
    attack(dice(scene, "volley", 4, 4)).say(EGYPT, f"{FORT}.carthage.all")
    asked = scene.ask(ROME)
    assert isinstance(asked, Allocate)
    assert [(slot.id, slot.high) for slot in asked.slots] == [(str(CARTHAGE), 3), (str(EGYPT), 2)]
    assert asked.default == {str(CARTHAGE): 2, str(EGYPT): 0}
    scene.say(ROME, {str(CARTHAGE): 1, str(EGYPT): 1})
    assert {one.seat for one in scene.playing.table.pending.values()} == {CARTHAGE, EGYPT}
    scene.say(EGYPT, {"help.infantry": 1}).say(CARTHAGE, {"main.cavalry": 1})
    assert [(one.seat, one.units) for one in report(scene).lost[:2]] == [
        (CARTHAGE, {"cavalry": 1}),
        (EGYPT, {"infantry": 1}),
    ]
    assert scene.units(FORT) == {"cavalry": 1}


@rule("CON-T15", "CON-19.10", "CON-A20", "CON-A61")
def test_a_side_emptied_by_the_volley_has_lost_without_a_council() -> None:
    scene = field({"archer": 1, "cavalry": 1}, {"archer": 2}).heroes(ROME, "furius_camillus")
    attack(dice(scene, "volley", 4, 4))
    told = report(scene)
    assert (told.won, told.melee, told.ended) == ("defence", False, True)
    assert [one.attacks for one in told.volleys] == [False]
    assert scene.state.owner(LAND) == CARTHAGE
    assert scene.state.owner(FROM) is None
    assert [len(scene.nation(seat).hand) for seat in (ROME, CARTHAGE)] == [2, 1], "by units lost"
    assert [hero.name for hero in scene.nation(ROME).heroes] == ["furius_camillus"]


@rule("CON-A61", "CON-20.7", "CON-T33", "CON-20.22")
def test_defenders_emptied_by_the_volley_leave_the_land_to_the_attackers() -> None:
    scene = attack(dice(field({"archer": 1}, {"infantry": 1}), "volley", 4))
    told = report(scene)
    assert (told.won, told.melee, told.conquered) == ("attack", False, True)
    assert scene.state.owner(LAND) == ROME, "the lone survivor enters without a question"
    assert told.attack.counts == told.defence.harm == []


@rule("CON-19.10", "CON-19.17", "CON-A20")
def test_the_own_capital_is_defended_on_without_units() -> None:
    scene = field({"archer": 2}, {"infantry": 1}, origin="numidia", target="carthage", faces=(1, 1))
    attack(dice(scene, "volley", 4, 4), ROME, "numidia", "carthage")
    told = report(scene)
    assert (told.melee, told.won, told.defence.total) == (True, "defence", 5)


@rule("CON-A60")
def test_supporters_fight_on_where_the_main_army_is_gone() -> None:
    scene = field({"archer": 2}, {"infantry": 1}, faces=(1, 1)).army(FORT, EGYPT, cavalry=2)
    attack(dice(scene, "volley", 4, 1)).say(EGYPT, f"{FORT}.carthage.all")
    scene.say(ROME, {str(CARTHAGE): 1, str(EGYPT): 0})
    told = report(scene)
    assert (told.melee, told.won, told.defence.total) == (True, "defence", 5)
    run_out(scene)
    assert scene.state.owner(LAND) is None, "supporters never become its controllers"


@rule("CON-A20", "CON-21.8", "CON-21.5")
def test_independents_emptied_by_the_volley_are_gone() -> None:
    scene = Scene(4).army("etruria", ROME, archer=2, cavalry=1).independent("alps", infantry=2)
    attack(dice(scene, "volley", 4, 4), ROME, "etruria", "alps").answer(NONE)
    assert scene.state.owner("alps") == ROME
    assert scene.nation(ROME).hand == []


@rule("CON-21.8", "CON-A25")
def test_independents_lose_infantry_first() -> None:
    scene = Scene(4).army("etruria", ROME, archer=1).independent("alps", 2, 1).automa("au3.01")
    attack(dice(dice(scene, "volley", 4), "melee", 1), ROME, "etruria", "alps")
    assert report(scene).lost[0].units == {"infantry": 1}
    assert scene.units("alps") == {"cavalry": 2}


@rule("CON-19.9")
def test_hits_beyond_the_units_there_are_lost() -> None:
    scene = field({"archer": 2}, {"infantry": 1}, defender=GREECE)
    attack(dice(scene, "volley", 4, 4))
    assert [one.units for one in report(scene).lost] == [{"infantry": 1}]
