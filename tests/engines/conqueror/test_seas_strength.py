"""Alternate player boards in battle: the strength and shields they bring (CON-30)."""

import pytest

from engines.conqueror.preview.odds import odds
from engines.conqueror.rules.boards import unit_strength
from tests.engines.conqueror.build import (
    CARTHAGE,
    CONTENT,
    EGYPT,
    GAUL,
    GREECE,
    MARKS,
    PERSIA,
    ROME,
    Scene,
)
from tests.engines.conqueror.fighting import (
    FORT,
    FROM,
    LAND,
    amounts,
    attack,
    dice,
    field,
    lines,
    report,
    run_out,
)
from tests.rulebook import rule

# --- powers


def siege(target: str = FORT, *, side: str = "b", **units: int) -> Scene:
    """Rome with siege engines against 1 infantry of Carthage."""
    scene = (
        Scene(6, seas_of_destiny="on")
        .has(ROME, side=side)
        .army(FROM, ROME, tired=False, again=False, **units)
    )
    return dice(scene.army(target, CARTHAGE, infantry=1), "melee", 2, 2)


@rule("CON-30.4")
@pytest.mark.parametrize("engines", [1, 2])
def test_each_siege_engine_of_rome_b_is_one_stronger_against_a_fort(engines: int) -> None:
    scene = attack(siege(cavalry=1, siege=engines), target=FORT)
    mine = lines(scene)[0]
    assert (mine["power"], mine["siege"] + mine["power"]) == (engines, 5 * engines)


@rule("CON-30.4")
def test_siege_engines_of_rome_b_are_no_stronger_without_a_fort_or_with_another_board() -> None:
    assert "power" not in lines(attack(siege(LAND, siege=2)))[0]
    assert "power" not in lines(attack(siege(side="a", siege=2), target=FORT))[0]


@rule("CON-30.4", "CON-19.21")
def test_siege_engines_of_rome_b_that_reinforce_its_attack_are_stronger_too() -> None:
    scene = siege(cavalry=1).army("syria", ROME, siege=1)
    assert lines(attack(scene, target=FORT).say(ROME, "syria.all"))[0]["power"] == 1


@rule("CON-30.4", "CON-24.7")
def test_siege_engines_of_rome_b_in_defence_or_supporting_others_are_not_stronger() -> None:
    scene = Scene(6, seas_of_destiny="on").has(ROME, side="b").army(FORT, ROME, siege=2)
    scene.army(FROM, CARTHAGE, cavalry=1)
    assert "power" not in lines(attack(dice(scene, "melee", 2, 2), CARTHAGE, FROM, FORT))[1]
    scene = Scene(6, seas_of_destiny="on").has(ROME, side="b").army("syria", ROME, siege=2)
    scene.army(FROM, CARTHAGE, cavalry=1).army(FORT, EGYPT, infantry=1)
    attack(dice(scene, "melee", 2, 2), CARTHAGE, FROM, FORT).say(ROME, "syria.carthage.all")
    assert "power" not in lines(scene)[0]


def led(attacker: int, defender: int, heroes: list[str], **units: int) -> Scene:
    """An attack with Greece on board A, which plays heroes."""
    scene = field(units, {"cavalry": 1}, attacker=attacker, defender=defender)
    scene.has(GREECE, side="a").heroes(GREECE, *heroes)
    return attack(scene, attacker).say(GREECE, heroes)


@rule("CON-30.5")
def test_each_hero_of_greece_a_is_one_stronger() -> None:
    scene = led(GREECE, CARTHAGE, ["leonidas", "pyrrhus"], cavalry=1)
    assert lines(scene)[0]["power"] == 2
    scene = led(CARTHAGE, GREECE, ["leonidas"], cavalry=1)
    assert lines(scene)[1]["power"] == 1


@rule("CON-30.5")
def test_without_a_hero_greece_a_is_no_stronger() -> None:
    scene = field({"infantry": 2}, {"cavalry": 1}, attacker=GREECE).has(GREECE, side="a")
    assert "power" not in lines(attack(scene, GREECE))[0]


def bold(defence: dict[str, int]) -> Scene:
    """Gaul on board A attacks."""
    scene = field({"infantry": 1}, defence, attacker=GAUL, defender=ROME)
    return attack(scene.has(GAUL, side="a"), GAUL)


@rule("CON-30.9", "CON-30.13")
def test_gaul_a_is_stronger_attacking_units_of_5_or_more() -> None:
    assert lines(bold({"cavalry": 2, "infantry": 1}))[0]["power"] == 1
    assert "power" not in lines(bold({"cavalry": 2, "archer": 1}))[0]
    assert lines(bold({"infantry": 3, "elite": 1}))[0]["power"] == 1


@rule("CON-30.13")
def test_upgrades_and_reinforcements_are_no_part_of_the_strength_gaul_a_looks_at() -> None:
    scene = field({"infantry": 1}, {"cavalry": 2}, attacker=GAUL, defender=ROME)
    scene.has(GAUL, side="a").has(ROME, upgrades=["heavy_cavalry"]).army(FORT, ROME, cavalry=3)
    attack(scene, GAUL).say(ROME, f"{FORT}.all")
    assert "power" not in lines(scene)[0]


@rule("CON-30.13")
def test_gaul_a_looks_at_the_units_that_stood_there_when_the_attack_was_declared() -> None:
    scene = field({"infantry": 1, "archer": 1}, {"cavalry": 2, "infantry": 1}, attacker=GAUL)
    attack(dice(scene.has(GAUL, side="a"), "volley", 4), GAUL).say(CARTHAGE, {"main.cavalry": 1})
    assert lines(scene)[0]["power"] == 1


@rule("CON-30.13", "CON-30.9")
def test_gaul_a_is_stronger_against_independents_too_but_not_when_it_defends() -> None:
    scene = Scene(6).has(GAUL, side="a").army(FROM, GAUL, cavalry=1)
    assert lines(attack(scene.independent(LAND, cavalry=2, infantry=1), GAUL))[0]["power"] == 1
    scene = field({"cavalry": 4}, {"infantry": 1}, defender=GAUL).has(GAUL, side="a")
    assert "power" not in lines(attack(scene))[1]


@rule("CON-30.9")
def test_what_gaul_a_has_before_an_attack_tells_of_its_power() -> None:
    scene = Scene(6).army(FROM, GAUL, infantry=1).army(LAND, ROME, cavalry=3)
    assert odds(scene.place().state, GAUL, FROM, LAND)[0] == 1
    assert odds(scene.has(GAUL, side="a").state, GAUL, FROM, LAND)[0] == 1 + 1


@rule("CON-30.13")
def test_the_strength_of_units_is_what_is_printed_on_them() -> None:
    game = Scene(6).has(CARTHAGE, side="b", upgrades=["heavy_cavalry"]).place().state
    printed = {"cavalry": 2, "infantry": 1, "archer": 0, "elite": 3, "ship": 2, "siege": 0}
    for kind, strength in printed.items():
        assert unit_strength(game, CARTHAGE, {kind: 2}) == 2 * strength


# --- elite units

ELITES = {
    "carthage.a": ({"cavalry", "archer"}, 2),
    "carthage.b": ({"cavalry"}, 3),
    "gaul.a": ({"infantry"}, 2),
    "gaul.b": ({"infantry"}, 2),
    "rome.a": ({"infantry"}, 2),
    "rome.b": ({"infantry"}, 2),
    "greece.a": ({"cavalry"}, 2),
    "greece.b": ({"infantry"}, 2),
    "persia.a": ({"infantry"}, 2),
    "persia.b": ({"infantry", "archer"}, 2),
    "egypt.a": ({"cavalry", "archer"}, 2),
    "egypt.b": ({"cavalry"}, 2),
}
"""The classes and the strength of the elite units of alternate boards."""


def elite(board: str, *, mates: int = 0, enemy: str = "cavalry", target: str = LAND) -> Scene:
    """The elite unit of an alternate board attacks a unit of another player."""
    mark, side = board.split(".")
    seat = MARKS.index(mark)
    units = {"elite": 1, **({"infantry": mates} if mates else {})}
    other = CARTHAGE if seat != CARTHAGE else ROME
    scene = field(units, {enemy: 1}, attacker=seat, defender=other, target=target)
    return attack(scene.has(seat, side=side), seat, FROM, target)


@rule("CON-A30", "CON-16.3")
@pytest.mark.parametrize("board", ELITES)
def test_an_elite_unit_has_its_classes_and_costs_what_that_of_the_base_board_does(
    board: str,
) -> None:
    row, base = CONTENT.elite(board), CONTENT.elite(board.partition(".")[0])
    assert (set(row.classes), row.strength, row.price) == (*ELITES[board], base.price)


@pytest.mark.parametrize("board", ["carthage.a", "persia.b", "egypt.a"])
@rule("CON-30.1", "CON-30.7", "CON-30.12")
def test_an_elite_unit_that_is_an_archer_throws_a_die_in_the_volley(board: str) -> None:
    scene = elite(board)
    assert [volley.dice for volley in report(scene).volleys] == [[1]]
    assert lines(scene)[0] == {"elite": 2}


@rule("CON-30.2")
def test_the_elite_unit_of_carthage_b_has_strength_3_at_sea_too() -> None:
    assert lines(elite("carthage.b"))[0] == {"elite": 3}
    scene = field(
        {"elite": 1},
        {"cavalry": 1},
        attacker=CARTHAGE,
        defender=ROME,
        origin=LAND,
        target="levantine_sea",
    )
    attack(scene.has(CARTHAGE, side="b"), CARTHAGE, LAND, "levantine_sea")
    assert lines(scene)[0] == {"elite": 3}


@rule("CON-30.3")
def test_the_elite_unit_of_rome_a_is_stronger_against_a_fort() -> None:
    assert lines(elite("rome.a", target=FORT))[0] == {"elite": 2, "praetorians": 1}
    assert lines(elite("rome.a"))[0] == {"elite": 2}


@rule("CON-30.4")
def test_the_elite_unit_of_rome_b_gives_its_side_a_shield() -> None:
    scene = elite("rome.b")
    told = report(scene)
    assert amounts(told.attack.counts)["elite"] == 2
    assert (amounts(told.attack.guard), told.attack.shields) == ({"shield": 1}, 1)


@rule("CON-30.16")
def test_the_elite_unit_of_rome_b_gives_a_shield_to_a_side_it_supports() -> None:
    scene = field({"cavalry": 4}, {"infantry": 1}, attacker=GREECE, defender=EGYPT)
    scene.has(ROME, side="b").army(FORT, ROME, elite=1)
    attack(scene, GREECE).say(ROME, f"{FORT}.egypt.all")
    told = report(scene)
    assert (told.defence.shields, told.attack.shields) == (1, 0)
    run_out(scene)
    assert report(scene).lost == []


@rule("CON-30.5")
def test_the_elite_unit_of_greece_a_is_stronger_with_a_hero_of_its_own() -> None:
    scene = led(GREECE, CARTHAGE, ["leonidas"], elite=1)
    assert {key: n for key, n in lines(scene)[0].items() if key in ("elite", "led")} == {
        "elite": 2,
        "led": 1,
    }
    assert lines(elite("greece.a", mates=1))[0] == {"elite": 2, "infantry": 1}


@rule("CON-30.16")
def test_the_elite_unit_of_greece_a_is_no_stronger_by_the_hero_of_somebody_else() -> None:
    scene = field({"cavalry": 1}, {"cavalry": 1}, attacker=ROME, defender=CARTHAGE)
    scene.has(GREECE, side="a").army(FORT, GREECE, elite=1).heroes(ROME, "fabius_maximus")
    attack(scene).say(GREECE, f"{FORT}.rome.all").say(ROME, ["fabius_maximus"])
    assert "led" not in lines(scene)[0]


@rule("CON-30.6", "CON-19.21")
def test_the_elite_unit_of_greece_b_is_stronger_when_defending() -> None:
    scene = field({"cavalry": 1}, {"elite": 1}, attacker=ROME, defender=GREECE)
    assert lines(attack(scene.has(GREECE, side="b")))[1] == {"elite": 2, "defenders": 1}
    assert lines(elite("greece.b"))[0] == {"elite": 2}
    scene = field({"cavalry": 1}, {"cavalry": 1}, attacker=ROME, defender=CARTHAGE)
    scene.has(GREECE, side="b").army(FORT, GREECE, elite=1)
    attack(scene).say(GREECE, f"{FORT}.carthage.all")
    assert lines(scene)[1] == {"elite": 2, "defenders": 1, "cavalry": 2}


@rule("CON-30.8")
def test_the_elite_unit_of_egypt_b_is_stronger_against_infantry() -> None:
    assert lines(elite("egypt.b", enemy="infantry"))[0] == {"elite": 2, "chariots": 1}
    assert lines(elite("egypt.b"))[0] == {"elite": 2}


@rule("CON-30.9", "CON-30.10")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_elite_units_of_gauls_alternate_boards_are_the_free_men(side: str) -> None:
    scene = elite(f"gaul.{side}", mates=1)
    assert scene.offered(GAUL) == ["yes", "none"]
    scene.say(GAUL, "yes")
    assert lines(scene)[0] == {"elite": 2, "free_men": 2, "infantry": 1}


@rule("CON-30.11")
def test_the_elite_unit_of_persia_a_has_strength_2_and_rolls_no_die_in_the_volley() -> None:
    scene = elite("persia.a")
    assert lines(scene)[0] == {"elite": 2}
    assert report(scene).volleys == []
    assert report(scene).attack.seat == PERSIA


@rule("CON-27.3")
@pytest.mark.parametrize("seat", range(6))
def test_the_power_of_the_base_board_is_gone_with_another_board(seat: int) -> None:
    scene = field(
        {"infantry": 2, "archer": 1},
        {"infantry": 2},
        attacker=seat,
        defender=(seat + 1) % 6,
        origin=LAND,
        target="levantine_sea",
    )
    scene.has(seat, side="a")
    assert "power" not in lines(attack(scene, seat, LAND, "levantine_sea"))[0]
