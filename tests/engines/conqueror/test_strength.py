"""Units, upgrades, elite units, powers, forts: every line of a side's strength."""

import pytest

from engines.conqueror.preview.odds import so_far
from tests.engines.conqueror.build import (
    CARTHAGE,
    CONTENT,
    EGYPT,
    GAUL,
    GREECE,
    PERSIA,
    ROME,
    Scene,
)
from tests.engines.conqueror.fighting import (
    FORT,
    FROM,
    LAND,
    SEA,
    amounts,
    attack,
    dice,
    field,
    lines,
    report,
    run_out,
)
from tests.rulebook import rule


@rule("CON-13.1", "CON-A31", "CON-19.14", "CON-19.16")
def test_cavalry_counts_2_infantry_1_archers_nothing_and_a_die_is_added() -> None:
    scene = field({"cavalry": 2, "infantry": 1, "archer": 1}, {"infantry": 4}, faces=(3, 4))
    told = report(attack(scene))
    assert amounts(told.attack.counts) == {"cavalry": 4, "infantry": 1, "archer": 0, "die": 3}
    assert (told.attack.total, told.defence.total, told.defence.dice) == (8, 8, [4])


@rule("CON-2.9")
def test_the_battle_die_has_the_faces_1_1_2_3_4_4() -> None:
    assert CONTENT.die == [1, 1, 2, 3, 4, 4]


# --- unit upgrades


def upgraded(upgrade: str, *, defends: bool = False, target: str = LAND, **units: int) -> Scene:
    """Rome with an upgrade against 2 cavalry of Carthage, up to the casualties."""
    origin = LAND if target == SEA else FROM
    if defends:
        scene = field({"cavalry": 2}, units, attacker=CARTHAGE, defender=ROME, target=target)
    else:
        scene = field(units, {"cavalry": 2}, origin=origin, target=target)
    scene.has(ROME, upgrades=[upgrade])
    return attack(scene, CARTHAGE if defends else ROME, origin, target)


UPGRADE_LINES = {
    "heavy_cavalry": ({"cavalry": 2, "infantry": 1}, LAND, 2),
    "elite_armor": ({"cavalry": 2, "infantry": 3}, LAND, 3),
    "long_spears": ({"cavalry": 1, "infantry": 1}, LAND, 2),
    "naval_mastery": ({"cavalry": 1}, SEA, 3),
}
"""With which units where how much the upgrades add that are a line of strength wherever one fights."""
OTHER_UPGRADES = {
    "amphibious_assault": "test_amphibious_assault_helps_from_sea_to_land_alone",
    "thoroughbred": "test_thoroughbred_lets_cavalry_act_twice",
    "aggression": "test_aggression_inflicts_one_casualty_and_one_more_for_four",
    "discipline": "test_discipline_is_a_shield_with_infantry",
    "rapid_aim": "test_rapid_aim_throws_missed_dice_again",
    "deadly_aim": "test_deadly_aim_hits_on_3",
}
"""The tests that prove what the others do."""


def test_every_upgrade_has_its_expectation() -> None:
    assert {*UPGRADE_LINES, *OTHER_UPGRADES} == set(CONTENT.upgrades)


@rule("CON-13.8", "CON-13.9", "CON-13.11", "CON-13.13", "CON-13.2")
@pytest.mark.parametrize("upgrade", UPGRADE_LINES)
def test_an_upgrade_adds_a_line(upgrade: str) -> None:
    units, target, amount = UPGRADE_LINES[upgrade]
    assert lines(upgraded(upgrade, defends=False, target=target, **units))[0][upgrade] == amount
    assert upgrade not in lines(upgraded(upgrade, archer=1))[0], "nothing of the kind is there"


@rule("CON-13.9", "CON-A15", "CON-T13")
@pytest.mark.parametrize(("infantry", "amount"), [(3, 4), (1, 2), (2, 4)])
def test_long_spears_add_4_at_most_in_all(infantry: int, amount: int) -> None:
    assert lines(upgraded("long_spears", infantry=infantry))[0]["long_spears"] == amount


@rule("CON-A15")
def test_long_spears_count_elite_units_and_reinforcements() -> None:
    scene = field({"elite": 1}, {"infantry": 1, "elite": 1}).has(ROME, upgrades=["long_spears"])
    attack(scene)
    assert lines(scene)[0]["long_spears"] == 1, "a Praetorian against an elephant"
    scene = field({"infantry": 1}, {"infantry": 1}).army(FORT, CARTHAGE, cavalry=1)
    attack(scene.has(ROME, upgrades=["long_spears"])).say(CARTHAGE, f"{FORT}.all")
    assert lines(scene)[0]["long_spears"] == 1


@rule("CON-13.7", "CON-A6")
def test_amphibious_assault_helps_from_sea_to_land_alone() -> None:
    for origin, target, helps in ((SEA, LAND, True), (FROM, LAND, False), (LAND, SEA, False)):
        scene = field({"cavalry": 1}, {"cavalry": 2}, origin=origin, target=target)
        attack(scene.has(ROME, upgrades=["amphibious_assault"]), ROME, origin, target)
        assert lines(scene)[0].get("amphibious_assault", 0) == 3 * helps
    scene = field({"cavalry": 1}, {"cavalry": 2}, origin="black_sea", target="celtica")
    attack(scene.has(ROME, upgrades=["amphibious_assault"]), ROME, "black_sea", "celtica")
    assert lines(scene)[0]["amphibious_assault"] == 3, "over the Danube it is from the sea, too"


@rule("CON-13.8")
def test_naval_mastery_helps_defenders_too() -> None:
    scene = field({"cavalry": 1}, {"cavalry": 1}, origin=LAND, target=SEA)
    attack(scene.has(CARTHAGE, upgrades=["naval_mastery"]), ROME, LAND, SEA)
    assert lines(scene)[1]["naval_mastery"] == 3


@rule("CON-13.7", "CON-13.8", "CON-13.2", "CON-A60")
@pytest.mark.parametrize(
    ("origin", "target", "helper", "found"),
    [
        (SEA, LAND, GREECE, {"cavalry": 2}),
        (SEA, LAND, ROME, {"cavalry": 2}),
        (LAND, SEA, GREECE, {"cavalry": 2}),
        (LAND, SEA, ROME, {"cavalry": 2, "naval_mastery": 3}),
    ],
)
def test_naval_upgrades_need_an_own_unit_that_fights_at_sea_or_attacks_from_it(
    origin: str, target: str, helper: int, found: dict[str, int]
) -> None:
    scene = field({"infantry": 1}, {"infantry": 1, "archer": 1}, origin=origin, target=target)
    scene.army("asia_minor", helper, cavalry=1).hand(CARTHAGE, "flank")
    scene.has(ROME, upgrades=["amphibious_assault", "naval_mastery"])
    attack(dice(scene, "volley", 4), ROME, origin, target)
    if helper == ROME:
        scene.say(ROME, "asia_minor.all").say(ROME, {"main.infantry": 1})
    else:
        scene.say(GREECE, "asia_minor.rome.all").say(CARTHAGE, {str(ROME): 1, str(GREECE): 0})
    assert so_far(scene.state)[0].total == sum(found.values()), "as is told before the dice"
    assert lines(scene.say(CARTHAGE, []))[0] == found


@rule("CON-13.8", "CON-A60")
def test_naval_mastery_of_defenders_who_are_gone_helps_no_supporter() -> None:
    scene = field({"cavalry": 1, "archer": 1}, {"infantry": 1}, origin=LAND, target=SEA)
    scene.army("cyprus", GREECE, cavalry=1).has(CARTHAGE, upgrades=["naval_mastery"])
    attack(dice(scene, "volley", 4), ROME, LAND, SEA).say(GREECE, "cyprus.carthage.all")
    scene.say(ROME, {str(CARTHAGE): 1, str(GREECE): 0})
    assert "naval_mastery" not in lines(scene)[1]


@rule("CON-13.7", "CON-29.15")
def test_engines_that_land_have_no_amphibious_assault_though_cavalry_reinforces_them() -> None:
    scene = (
        Scene(6, seas_of_destiny="on").army(SEA, ROME, siege=1).army("asia_minor", ROME, cavalry=1)
    )
    scene.army(LAND, CARTHAGE, infantry=1).has(ROME, upgrades=["amphibious_assault"])
    attack(dice(scene, "melee", 2, 2), ROME, SEA, LAND).say(ROME, "asia_minor.all")
    assert lines(scene)[0] == {"cavalry": 2, "siege": 0}


@rule("CON-13.15", "CON-A16", "CON-24.7")
def test_third_players_bring_what_belongs_to_each_unit_and_nothing_else() -> None:
    scene = field({"infantry": 1}, {"cavalry": 2}, origin=LAND, target=SEA)
    scene.army("cyprus", GREECE, cavalry=1, infantry=2)
    everything = ["naval_mastery", "long_spears", "heavy_cavalry", "elite_armor"]
    scene.has(GREECE, upgrades=everything)
    attack(scene, ROME, LAND, SEA).say(GREECE, "cyprus.rome.all")
    found = lines(scene)[0]
    assert found == {"infantry": 3, "cavalry": 2, "heavy_cavalry": 1, "elite_armor": 2}
    scene = field({"cavalry": 2, "infantry": 1}, {"cavalry": 3})
    scene.army(FORT, GREECE, cavalry=1, infantry=1).has(
        GREECE, upgrades=["aggression", "discipline"]
    )
    attack(scene).say(GREECE, f"{FORT}.rome.all")
    told = report(scene).attack
    assert "aggression" not in amounts(told.harm)
    assert told.shields == 0


# --- elite units


@rule("CON-16.7", "CON-19.20")
@pytest.mark.parametrize(
    ("seat", "army", "enemy", "target", "found"),
    [
        (EGYPT, {"elite": 1}, {"infantry": 1}, LAND, {"elite": 2, "chariots": 1}),
        (EGYPT, {"elite": 1}, {"cavalry": 1}, LAND, {"elite": 2}),
        (CARTHAGE, {"elite": 1}, {"cavalry": 1}, LAND, {"elite": 4}),
        (CARTHAGE, {"elite": 1}, {"cavalry": 1}, SEA, {"elite": 4, "elephant": -2, "power": 1}),
        (GREECE, {"elite": 1, "infantry": 1}, {"cavalry": 1}, LAND, {"elite": 2, "companions": 1}),
        (GREECE, {"elite": 1, "cavalry": 1}, {"cavalry": 1}, LAND, {"elite": 2}),
        (ROME, {"elite": 1}, {"cavalry": 1}, FORT, {"elite": 2, "praetorians": 1}),
        (ROME, {"elite": 1}, {"cavalry": 1}, LAND, {"elite": 2}),
        (PERSIA, {"elite": 1}, {"cavalry": 1}, LAND, {"elite": 2}),
        (GAUL, {"elite": 1}, {"cavalry": 1}, LAND, {"elite": 2}),
    ],
)
def test_an_elite_unit_has_its_strength_and_power(
    seat: int, army: dict[str, int], enemy: dict[str, int], target: str, found: dict[str, int]
) -> None:
    origin = LAND if target == SEA else FROM
    foe = ROME if seat == GREECE else GREECE
    scene = field(army, enemy, attacker=seat, defender=foe, origin=origin, target=target)
    attack(scene, seat, origin, target)
    mine = {key: n for key, n in lines(scene)[0].items() if key not in ("infantry", "cavalry")}
    assert mine == found


def test_every_elite_unit_is_proved() -> None:
    assert set(CONTENT.elites) == {"egypt", "carthage", "greece", "rome", "persia", "gaul"}


@rule("CON-T23", "CON-24.2")
def test_the_elephant_at_sea_is_2_less_and_attacks_land_with_4() -> None:
    scene = field(
        {"elite": 1}, {"cavalry": 1}, attacker=CARTHAGE, defender=ROME, origin=LAND, target=SEA
    )
    assert lines(attack(scene, CARTHAGE, LAND, SEA))[0] == {"elite": 4, "elephant": -2, "power": 1}
    scene = field(
        {"elite": 1}, {"cavalry": 1}, attacker=CARTHAGE, defender=ROME, origin=SEA, target=LAND
    )
    assert lines(attack(scene, CARTHAGE, SEA, LAND))[0] == {"elite": 4}


@rule("CON-16.7", "CON-19.20")
def test_the_companions_find_their_infantry_in_the_reinforcement() -> None:
    scene = field({"elite": 1}, {"cavalry": 1}, attacker=GREECE).army(FORT, GREECE, infantry=1)
    attack(scene, GREECE).say(GREECE, f"{FORT}.all")
    assert lines(scene)[0] == {"elite": 2, "companions": 1, "infantry": 1}


@rule("CON-A52", "CON-19.21")
def test_the_praetorians_of_a_supporter_attack_capitals_with_1_more_and_defend_without() -> None:
    scene = field(
        {"cavalry": 1},
        {"cavalry": 1},
        attacker=GREECE,
        defender=EGYPT,
        origin="palestina",
        target="alexandria",
    )
    scene.army("libya", ROME, elite=1)
    attack(scene, GREECE, "palestina", "alexandria").say(ROME, "libya.greece.all")
    assert lines(scene)[0]["praetorians"] == 1
    scene = field({"cavalry": 1}, {"elite": 1}, attacker=GREECE, defender=ROME, target=FORT)
    assert "praetorians" not in lines(attack(scene, GREECE, FROM, FORT))[1]


@rule("CON-19.20", "CON-EX20")
def test_the_free_men_ask_only_with_other_infantry_and_may_decline() -> None:
    scene = field({"elite": 1, "cavalry": 1}, {"cavalry": 1}, attacker=GAUL)
    assert "free_men" not in lines(attack(scene, GAUL))[0]
    scene = field({"elite": 1, "infantry": 1}, {"cavalry": 1}, attacker=GAUL)
    attack(scene, GAUL)
    assert scene.topic == "risk"
    scene.answer("none")
    assert lines(scene)[0] == {"elite": 2, "infantry": 1}
    assert report(scene).attack.costs == []


@rule("CON-19.20")
def test_the_free_men_of_a_third_player_may_risk_more() -> None:
    scene = field({"cavalry": 1}, {"cavalry": 2}).army(FORT, GAUL, elite=1, infantry=1)
    attack(scene).say(GAUL, f"{FORT}.rome.all").say(GAUL, "yes")
    assert lines(scene)[0]["free_men"] == 2


@rule("CON-A41")
def test_without_infantry_left_the_free_men_themselves_are_lost() -> None:
    scene = field({"elite": 1, "infantry": 1}, {"cavalry": 3}, attacker=GAUL)
    attack(scene, GAUL).say(GAUL, "yes").say(GAUL, {"main.infantry": 1})
    assert scene.nation(GAUL).elite == "lost"
    assert report(scene).lost[-1].units == {"elite": 1}


# --- forts


@rule("CON-19.15", "CON-12.12", "CON-26.2")
@pytest.mark.parametrize(
    ("target", "origin", "defender", "found"),
    [
        (LAND, FROM, GREECE, {}),
        (FORT, FROM, GREECE, {"fort-small": 1}),
        ("asia_minor", "syria", GREECE, {"fort-great": 2}),
        ("athens", "macedonia", GREECE, {"fort-capital": 4}),
        ("alexandria", "libya", GREECE, {"fort-great": 2}),
    ],
)
def test_a_fort_helps_its_defenders(
    target: str, origin: str, defender: int, found: dict[str, int]
) -> None:
    scene = field({"cavalry": 2}, {"cavalry": 1}, defender=defender, origin=origin, target=target)
    attack(scene, ROME, origin, target)
    assert {key: n for key, n in lines(scene)[1].items() if key != "cavalry"} == found


@rule("CON-19.15", "CON-12.7")
def test_a_built_fort_helps_as_a_small_one_and_a_temporary_capital_as_a_capital() -> None:
    scene = field({"cavalry": 2}, {"cavalry": 1}, defender=GREECE).built(GREECE, LAND)
    assert lines(attack(scene))[1] == {"cavalry": 2, "fort-small": 1}
    scene = field({"cavalry": 2}, {"cavalry": 1}, defender=GREECE).has(GREECE, temporary=LAND)
    scene.army("athens", EGYPT, cavalry=1)
    assert lines(attack(scene))[1] == {"cavalry": 2, "fort-temporary": 4}


@rule("CON-3.2", "CON-A53")
def test_a_fort_under_a_blank_token_does_not_help() -> None:
    scene = Scene(3).independent("alexandria", 1, 1).army("libya", ROME, cavalry=2).automa("au1.01")
    attack(dice(scene, "melee", 2), ROME, "libya", "alexandria")
    assert "fort-great" not in lines(scene)[1]


@rule("CON-T4")
def test_the_holder_of_a_captured_capital_has_the_bonus_of_a_great_fort() -> None:
    scene = Scene(4).army("rome", CARTHAGE, cavalry=1).army("etruria", ROME, cavalry=2)
    attack(dice(scene, "melee", 4, 1), ROME, "etruria", "rome")
    assert lines(scene)[1] == {"cavalry": 2, "fort-great": 2}
    run_out(scene)
    assert scene.state.owner("rome") == ROME


# --- powers


@rule("CON-24.1", "CON-24.2", "CON-24.3", "CON-24.4", "CON-24.5")
@pytest.mark.parametrize(
    ("seat", "army", "place", "defends", "power"),
    [
        (ROME, {"infantry": 1}, LAND, True, 1),
        (ROME, {"infantry": 1}, FORT, True, 0),
        (ROME, {"infantry": 1}, SEA, True, 0),
        (ROME, {"infantry": 1}, LAND, False, 0),
        (CARTHAGE, {"infantry": 1}, SEA, True, 1),
        (CARTHAGE, {"infantry": 1}, SEA, False, 1),
        (CARTHAGE, {"infantry": 1}, LAND, True, 0),
        (GREECE, {"infantry": 2}, LAND, False, 1),
        (GREECE, {"infantry": 1, "cavalry": 1}, LAND, True, 0),
        (EGYPT, {"archer": 1, "cavalry": 1}, LAND, False, 1),
        (EGYPT, {"infantry": 2}, LAND, True, 0),
        (GAUL, {"infantry": 1}, "dacia", True, 1),
        (GAUL, {"infantry": 1}, "dacia", False, 0),
        (GAUL, {"infantry": 1}, LAND, True, 0),
        (PERSIA, {"infantry": 1}, LAND, True, 0),
    ],
)
def test_a_nation_has_its_power(
    seat: int, army: dict[str, int], place: str, power: int, *, defends: bool
) -> None:
    enemy = PERSIA if seat != PERSIA else GAUL
    origin = {SEA: LAND, "dacia": "thrace"}.get(place, FROM)
    both = (enemy, seat) if defends else (seat, enemy)
    armies = ({"cavalry": 2}, army) if defends else (army, {"cavalry": 2})
    scene = field(*armies, attacker=both[0], defender=both[1], origin=origin, target=place)
    attack(scene, both[0], origin, place)
    assert lines(scene)[defends].get("power", 0) == power


@rule("CON-24.3")
def test_greek_infantry_in_the_reinforcement_counts() -> None:
    scene = field({"infantry": 1}, {"cavalry": 1}, attacker=GREECE).army(FORT, GREECE, infantry=1)
    attack(scene, GREECE).say(GREECE, f"{FORT}.all")
    assert lines(scene)[0]["power"] == 1


@rule("CON-21.2")
def test_independents_have_units_a_fort_and_a_card_and_nothing_else() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=2).independent("alps", 2, 1).automa("au3.01")
    attack(dice(scene, "melee", 2), ROME, "etruria", "alps")
    assert lines(scene)[1] == {"cavalry": 4, "infantry": 1, "fort-great": 2, "automa": 2}
