"""Territories left empty by losses, and beaten defenders who go there (CON-4.5, CON-20.9, CON-29.8)."""

import pytest

from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, PERSIA, ROME, Scene
from tests.engines.conqueror.fighting import FROM, LAND, attack, dice, report, run_out
from tests.engines.scene import said
from tests.rulebook import rule

REFUGE = "armenia"
"""The only territory next to the battle for LAND that is not firmly held by others."""


def hemmed_in(*closed: str) -> Scene:
    """Rome is about to attack Carthage in LAND, and is lucky; Egypt's exhausted armies stand around."""
    scene = Scene(6).army(FROM, ROME, cavalry=3).army(LAND, CARTHAGE, infantry=2)
    for place in closed or ("palestina", "asia_minor", "babylon"):
        scene.army(place, EGYPT, tired=True, infantry=1)
    return dice(scene.hand(CARTHAGE, "flank"), "melee", 4, 1)


@rule("CON-4.5", "CON-20.9", "CON-20.12")
def test_defenders_retreat_to_where_the_attacker_s_reinforcement_has_fallen() -> None:
    scene = hemmed_in().army(REFUGE, ROME, infantry=1)
    attack(scene).say(ROME, f"{REFUGE}.all").say(CARTHAGE, ["flank.01"])
    run_out(scene.say(ROME, {"help.infantry": 1}))
    assert (report(scene).retreat, report(scene).trapped) == (REFUGE, {})
    assert scene.state.owner(REFUGE) == CARTHAGE


def supported(scene: Scene) -> Scene:
    """Greece supports the attack from REFUGE with all it has there, and suffers the attack's casualty."""
    attack(scene).say(GREECE, f"{REFUGE}.rome.all").say(CARTHAGE, ["flank.01"])
    return scene.say(CARTHAGE, {str(ROME): 0, str(GREECE): 1})


@rule("CON-4.5", "CON-20.9")
def test_defenders_retreat_to_where_a_third_player_s_support_has_fallen() -> None:
    scene = run_out(supported(hemmed_in().army(REFUGE, GREECE, infantry=1)))
    assert (report(scene).retreat, report(scene).trapped) == (REFUGE, {})
    assert scene.state.owner(REFUGE) == CARTHAGE


@rule("CON-20.9", "CON-20.12")
def test_one_unit_that_still_stands_there_keeps_a_refuge_closed() -> None:
    scene = hemmed_in().army(REFUGE, GREECE, infantry=1)
    scene = run_out(supported(scene.army(REFUGE, GREECE, tired=True, archer=1)))
    assert (report(scene).retreat, report(scene).trapped) == (None, {"infantry": 1})
    assert scene.state.owner(REFUGE) == GREECE


@rule("CON-A55", "CON-20.11")
def test_the_origin_is_no_refuge_though_all_units_there_attack() -> None:
    scene = hemmed_in().army(REFUGE, PERSIA, tired=True, infantry=1)
    run_out(attack(scene).say(CARTHAGE, []))
    assert (report(scene).retreat, report(scene).trapped) == (None, {"infantry": 1})


@rule("CON-25.5", "CON-4.5")
def test_a_temporary_capital_that_has_lost_its_last_unit_is_a_refuge_but_no_fort() -> None:
    scene = hemmed_in("asia_minor").army(REFUGE, GREECE, infantry=1)
    scene.army("athens", PERSIA, infantry=1).has(GREECE, temporary=REFUGE)
    supported(scene)
    assert said(scene.option(REFUGE).hint, "en") == "Free"
    run_out(scene.say(CARTHAGE, REFUGE))
    assert scene.state.owner(REFUGE) == CARTHAGE
    assert scene.nation(GREECE).temporary is None


@rule("CON-20.9", "CON-4.5")
def test_what_was_one_s_own_and_is_empty_now_is_offered_as_free() -> None:
    scene = Scene(6).army(FROM, ROME, cavalry=3).army(LAND, CARTHAGE, infantry=2)
    scene.army("palestina", CARTHAGE, infantry=1)
    attack(dice(scene, "melee", 4, 1)).say(CARTHAGE, "palestina.all")
    scene.say(CARTHAGE, {"help.infantry": 1})
    assert said(scene.option("palestina").hint, "en") == "Free · small fort"


@rule("CON-4.6", "CON-A70", "CON-20.9")
@pytest.mark.parametrize(("defender", "refuge"), [(ROME, "rome"), (EGYPT, None)])
def test_a_captured_capital_whose_garrison_has_fallen_is_a_refuge_for_its_owner_alone(
    defender: int, refuge: str | None
) -> None:
    scene = Scene(4).army("rome", GREECE, infantry=1).army("etruria", defender, infantry=2)
    scene.army("adriatic_sea", CARTHAGE, cavalry=4).hand(defender, "flank")
    scene.army("alps", CARTHAGE, tired=True, infantry=1)
    attack(dice(scene, "melee", 4, 1), CARTHAGE, "adriatic_sea", "etruria")
    scene.say(GREECE, "rome.carthage.all").say(defender, ["flank.01"])
    run_out(scene.say(defender, {str(CARTHAGE): 0, str(GREECE): 1}))
    assert report(scene).retreat == refuge
    assert scene.state.owner("rome") == ROME


# --- ships

SEA, NEXT, WHARF = "tyrrhenian_sea", "libyan_sea", "sicily"
"""On the small board: two seas next to each other, and a land at both."""


def at_sea() -> Scene:
    """Ships of Greece are about to be beaten by Rome; nobody else's are firmly held around them."""
    scene = Scene(4, seas_of_destiny="base_boards").army(SEA, GREECE, ship=2)
    scene.army("corsica", ROME, cavalry=5).army("balearic_sea", ROME, tired=True, infantry=1)
    return dice(scene.hand(GREECE, "flank"), "melee", 4, 1)


def without_support(scene: Scene, place: str) -> Scene:
    """Egypt supports the attack from a place, and suffers the attack's casualty there."""
    attack(scene, ROME, "corsica", SEA).say(EGYPT, f"{place}.rome.all")
    return scene.say(GREECE, ["flank.01"]).say(GREECE, {str(ROME): 0, str(EGYPT): 1})


@rule("CON-4.5", "CON-29.8", "CON-29.11")
def test_ships_retreat_to_a_sea_whose_only_ship_has_fallen() -> None:
    scene = run_out(without_support(at_sea().army(NEXT, EGYPT, ship=1), NEXT))
    assert (report(scene).sailed, report(scene).trapped) == (NEXT, {})
    assert (scene.state.owner(NEXT), scene.units(NEXT)) == (GREECE, {"ship": 1})


@rule("CON-4.5", "CON-29.8", "CON-28.13")
def test_ships_retreat_to_their_wharf_whose_last_enemy_has_fallen() -> None:
    scene = at_sea().wharf(GREECE, WHARF, 0).army(WHARF, EGYPT, infantry=1)
    scene.army(NEXT, ROME, tired=True, infantry=1)
    run_out(without_support(scene, WHARF))
    assert (report(scene).sailed, report(scene).trapped) == (WHARF, {})
    assert scene.nation(GREECE).dock.units == {"ship": 1}
    assert scene.state.owner(WHARF) is None, "ships at a Wharf hold nothing"


@rule("CON-4.6", "CON-29.8", "CON-28.13")
def test_a_wharf_in_an_enemy_s_capital_stays_closed_when_its_occupier_has_fallen() -> None:
    scene = at_sea().wharf(GREECE, "rome", 0).army("rome", EGYPT, infantry=1)
    scene.army(NEXT, ROME, tired=True, infantry=1)
    run_out(without_support(scene, "rome"))
    assert (report(scene).sailed, report(scene).trapped) == (None, {"ship": 1})
    assert scene.state.owner("rome") == ROME
