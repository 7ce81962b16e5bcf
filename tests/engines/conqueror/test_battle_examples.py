"""The worked examples of battles in the rulebook, step by step with their numbers."""

from engines.conqueror.ids import NONE
from engines.conqueror.steps.campaign import Turn
from engines.core import Allocate
from tests.engines.conqueror.build import CARTHAGE, GAUL, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import amounts, attack, dice, field, report, run_out
from tests.rulebook import rule

SEA = "balearic_sea"


def berber() -> Scene:
    """Gaul attacks Berber from the sea; Carthage and Rome could reinforce."""
    scene = Scene(6).army(SEA, GAUL, cavalry=4, elite=1, infantry=1)
    scene.army("berber", CARTHAGE, cavalry=1, archer=1).army("carthage", CARTHAGE, cavalry=2)
    scene.army("espanga", ROME, infantry=1).army("carthage", CARTHAGE)
    scene.has(GAUL, upgrades=["elite_armor"]).has(CARTHAGE, upgrades=["aggression"])
    scene.heroes(GAUL, "brennus").hand(GAUL, "reserves").hand(CARTHAGE, "flank")
    dice(scene, "volley", 4)
    dice(scene, "melee", 2, 4)
    return scene.place(Turn(GAUL), Turn(CARTHAGE)).answer(f"{SEA}.berber.all")


def reinforced() -> Scene:
    return berber().say(ROME, NONE).say(CARTHAGE, "carthage.all")


def fought() -> Scene:
    scene = reinforced().say(GAUL, {"main.cavalry": 1})
    scene.say(GAUL, ["brennus"]).say(GAUL, ["reserves.01"]).say(CARTHAGE, ["flank.01"])
    return scene.say(GAUL, NONE)


@rule("CON-EX9", "CON-19.4", "CON-19.5", "CON-4.11")
def test_carthage_and_rome_may_reinforce_berber_and_gaul_may_not() -> None:
    scene = berber()
    assert {one.seat for one in scene.playing.table.pending.values()} == {CARTHAGE, ROME}
    assert scene.offered(ROME) == ["espanga.gaul.all", "espanga.carthage.all", NONE]
    scene.say(ROME, NONE).say(CARTHAGE, "carthage.all")
    assert scene.state.lands["carthage"].army.tired == {"cavalry": 2}
    assert scene.state.lands["espanga"].army.fresh == {"infantry": 1}


@rule("CON-EX10", "CON-19.9")
def test_the_archer_of_berber_hits_and_gaul_removes_a_cavalry() -> None:
    scene = reinforced()
    asked = scene.ask(GAUL)
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most) == (1, 1)
    scene.say(GAUL, {"main.cavalry": 1})
    (volley,) = report(scene).volleys
    assert (volley.attacks, volley.dice, volley.seats, volley.hits) == (False, [4], [CARTHAGE], 1)
    assert scene.state.fighting().army.units == {"cavalry": 3, "infantry": 1, "elite": 1}
    assert scene.nation(GAUL).barracks["cavalry"] == 3


@rule("CON-EX11", "CON-EX6")
def test_gaul_wins_in_berber_18_to_13() -> None:
    told = report(fought())
    assert amounts(told.attack.counts) == {
        "cavalry": 6,
        "infantry": 1,
        "elite": 2,
        "elite_armor": 2,
        "hero": 4,
        "tactic": 1,
        "die": 2,
    }
    assert amounts(told.defence.counts) == {"cavalry": 6, "archer": 0, "tactic": 3, "die": 4}
    assert (told.attack.total, told.defence.total, told.won) == (18, 13, "attack")


@rule("CON-EX12", "CON-EX16")
def test_the_shields_of_gaul_cancel_flank_and_aggression() -> None:
    scene = fought()
    told = report(scene)
    assert amounts(told.attack.harm) == {"defeat": 1}
    assert amounts(told.defence.harm) == {"tactic": 1, "aggression": 1}
    assert (told.defence.inflicted, told.attack.shields) == (2, 2)
    assert {one.seat for one in scene.playing.table.pending.values()} == {CARTHAGE}
    asked = scene.ask(CARTHAGE)
    assert isinstance(asked, Allocate)
    assert [slot.id for slot in asked.slots] == ["main.cavalry", "main.archer", "help.cavalry"]
    scene.say(CARTHAGE, {"help.cavalry": 1})
    assert scene.units("carthage") == {"cavalry": 1}
    assert scene.units("berber") == {"cavalry": 1, "archer": 1}


def conquered() -> Scene:
    scene = fought().say(CARTHAGE, {"help.cavalry": 1})
    return scene.say(CARTHAGE, "carthage").say(GAUL, NONE)


@rule("CON-EX13", "CON-20.15", "CON-20.16", "CON-17.4")
def test_carthage_retreats_and_gaul_takes_berber() -> None:
    scene = conquered()
    assert scene.units("carthage") == {"cavalry": 2, "archer": 1}
    assert scene.units("berber") == {"cavalry": 3, "infantry": 1, "elite": 1}
    assert (scene.state.owner("berber"), scene.state.owner(SEA)) == (GAUL, None)
    assert (scene.nation(GAUL).open, scene.nation(GAUL).heroes) == (["brennus"], [])
    assert {"reserves.01", "flank.01"} <= set(scene.state.tactics_discards)
    assert [len(scene.nation(seat).hand) for seat in (CARTHAGE, GAUL, ROME)] == [1, 1, 0]
    told = report(scene)
    assert (told.retreat, told.conquered, told.ended) == ("carthage", True, True)


@rule("CON-EX14", "CON-23.2", "CON-18.9", "CON-A71")
def test_carthage_s_reinforcement_stays_exhausted_through_its_next_turn() -> None:
    scene = conquered()
    assert scene.state.active == CARTHAGE, "Gaul has no active unit left"
    here = scene.state.lands["carthage"].army
    assert (here.tired, here.active) == ({"cavalry": 1}, {"cavalry": 1, "archer": 1})
    assert scene.state.lands["berber"].army.active, "the units of Gaul rest as its turn ends"
    scene.answer("end")
    assert scene.state.lands["carthage"].army.fresh == {"cavalry": 2, "archer": 1}


@rule("CON-EX15")
def test_three_casualties_without_shields_cost_three_units() -> None:
    scene = field({"cavalry": 5}, {"infantry": 3, "archer": 2}, faces=(4, 1))
    scene.hand(ROME, "javelins")
    attack(scene).say(ROME, ["javelins.01"])
    asked = scene.ask(CARTHAGE)
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most) == (3, 3)


@rule("CON-EX16")
def test_three_casualties_less_two_shields_cost_one_unit() -> None:
    scene = field({"cavalry": 5}, {"infantry": 3, "archer": 2}, faces=(4, 1))
    scene.hand(ROME, "javelins").hand(CARTHAGE, "reserves")
    attack(scene).say(ROME, ["javelins.01"]).say(CARTHAGE, ["reserves.01"])
    asked = scene.ask(CARTHAGE)
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most) == (1, 1)


@rule("CON-EX17", "CON-21.1", "CON-21.2", "CON-21.3", "CON-21.4")
def test_greece_loses_in_the_alps_9_to_10() -> None:
    scene = Scene(4).army("adriatic_sea", GREECE, cavalry=3, infantry=1)
    scene.independent("alps", cavalry=2, infantry=1).automa("au4.01")
    attack(dice(scene, "melee", 2), GREECE, "adriatic_sea", "alps")
    told = report(scene)
    assert amounts(told.attack.counts) == {"cavalry": 6, "infantry": 1, "die": 2}
    assert amounts(told.defence.counts) == {
        "cavalry": 4,
        "infantry": 1,
        "fort-great": 2,
        "automa": 3,
    }
    assert (told.attack.total, told.defence.total) == (9, 10)
    assert amounts(told.defence.harm) == {"defeat": 1, "automa": 1}
    scene.say(GREECE, {"main.cavalry": 1, "main.infantry": 1})
    assert scene.units("adriatic_sea") == {"cavalry": 2}
    assert scene.units("alps") == {"cavalry": 2, "infantry": 1}
    assert scene.nation(GREECE).hand == []


@rule("CON-EX8")
def test_companion_cavalry_with_heavy_cavalry_counts_3() -> None:
    scene = field({"elite": 1}, {"infantry": 1}, attacker=GREECE)
    attack(scene.has(GREECE, upgrades=["heavy_cavalry"]), GREECE)
    assert amounts(report(scene).attack.counts) == {"elite": 2, "heavy_cavalry": 1, "die": 2}


@rule("CON-EX6", "CON-13.11")
def test_elite_armor_makes_infantry_2_and_an_infantry_elite_3() -> None:
    scene = field({"elite": 1, "infantry": 2}, {"infantry": 1})
    attack(scene.has(ROME, upgrades=["elite_armor"]))
    assert amounts(report(scene).attack.counts) == {
        "elite": 2,
        "infantry": 2,
        "elite_armor": 3,
        "die": 2,
    }


@rule("CON-EX20", "CON-A41", "CON-20.4")
def test_the_free_men_count_4_and_cost_one_more_infantry() -> None:
    scene = field({"elite": 1, "infantry": 3}, {"infantry": 4}, attacker=GAUL, faces=(1, 2))
    attack(scene, GAUL).say(GAUL, "yes")
    told = report(scene)
    assert amounts(told.attack.counts) == {"elite": 2, "free_men": 2, "infantry": 3, "die": 1}
    assert amounts(told.attack.costs) == {"free_men": 1}
    run_out(scene)
    assert sum(sum(one.units.values()) for one in told.lost if one.seat == GAUL) == 1
    assert [one.units for one in told.lost if one.seat == GAUL] == [{"infantry": 1}]
