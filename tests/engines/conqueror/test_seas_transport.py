"""Ships that carry units (CON-29.18)."""

import pytest

from engines.conqueror.preview.threats import threats_to
from engines.conqueror.steps.campaign import March
from engines.core import Allocate
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import dice, lines, report, run_out
from tests.engines.conqueror.sailing import SEA, seas, turn, ways
from tests.engines.scene import said
from tests.rulebook import rule


@rule("CON-29.3")
def test_a_ship_carries_two_units_to_another_land_at_its_sea() -> None:
    scene = turn(seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=3))
    assert ways(scene, SEA) >= {"apulia.carry"}
    scene.answer(f"{SEA}.apulia.carry")
    assert scene.options == ["alps", "etruria", "rome", "corsica", "sicily"]
    scene.answer("corsica")
    assert isinstance(scene.pending, Allocate)
    assert (scene.pending.least, scene.pending.most) == (1, 2)
    scene.answer({"infantry": 2})
    assert scene.state.lands["corsica"].army.tired == {"infantry": 2}
    assert scene.state.lands["apulia"].army.fresh == {"infantry": 1}
    assert scene.state.lands[SEA].army.tired == {"ship": 1}
    assert not ways(scene, SEA), "the ship is exhausted"
    assert scene.state.owner("corsica") == ROME


@rule("CON-29.3")
def test_two_ships_in_a_sea_carry_four_units_and_as_many_are_exhausted_as_it_takes() -> None:
    scene = turn(seas(tyrrhenian_sea=2).army("apulia", ROME, infantry=5))
    scene.answer(f"{SEA}.apulia.carry", "corsica")
    assert isinstance(scene.pending, Allocate)
    assert scene.pending.most == 4
    scene.answer({"infantry": 3})
    assert scene.state.lands[SEA].army.tired == {"ship": 2}
    few = turn(seas(tyrrhenian_sea=2).army("apulia", ROME, infantry=5))
    few.answer(f"{SEA}.apulia.carry", "corsica", {"infantry": 2})
    assert few.state.lands[SEA].army.fresh == {"ship": 1}
    few.answer(f"{SEA}.apulia.carry", "corsica", {"infantry": 1})
    assert few.units("corsica") == {"infantry": 3}


@rule("CON-29.3")
def test_only_active_units_on_own_land_at_a_sea_with_an_active_ship_are_carried() -> None:
    scene = seas().army(SEA, ROME, tired=True, ship=1).army("apulia", ROME, infantry=1)
    assert "apulia.carry" not in ways(turn(scene), SEA)
    scene = seas(tyrrhenian_sea=1).army("apulia", ROME, tired=True, infantry=1)
    scene.army("etruria", GREECE, infantry=1).army("illyria", ROME, infantry=1)
    assert not any(one.endswith(".carry") for one in turn(scene).options)
    docked = seas().wharf(ROME, "apulia").army("apulia", ROME, infantry=1)
    assert not any(one.endswith(".carry") for one in turn(docked).options), (
        "at a Wharf ships carry nobody"
    )


@rule("CON-29.3")
def test_one_unit_on_one_ship_is_not_asked_about() -> None:
    scene = turn(seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=1))
    scene.answer(f"{SEA}.apulia.carry", "corsica")
    assert scene.units("corsica") == {"infantry": 1}
    assert scene.told[:2] == ["carried", "marched"]


@rule("CON-29.3", "CON-4.5")
def test_whoever_could_carry_all_away_is_told_what_that_gives_up() -> None:
    scene = turn(seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=2))
    scene.answer(f"{SEA}.apulia.carry", "corsica")
    asked = said(scene.pending.prompt, "en")
    assert asked.endswith("Up to 2. If all of them go, you give up Apulia.")
    more = turn(seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=3))
    more.answer(f"{SEA}.apulia.carry", "corsica")
    assert said(more.pending.prompt, "en").endswith("Up to 2."), "one stays"
    alone = turn(seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=1))
    alone.answer(f"{SEA}.apulia.carry")
    assert "you give up Apulia" in said(alone.option("corsica").hint, "en")


def only_berber(**units: int) -> Scene:
    """Rome could be carried from Corsica, but to Berber alone: a trade bars it from the other coasts."""
    scene = seas().army("balearic_sea", ROME, ship=1).army("gaul", CARTHAGE, infantry=1)
    scene.army("iberia", CARTHAGE, infantry=1).has(ROME, partners=[CARTHAGE])
    return scene.army("corsica", ROME, tired=False, again=False, **units)


@rule("CON-29.3", "CON-4.5")
def test_who_can_land_in_one_place_alone_reads_beforehand_where_and_what_that_gives_up() -> None:
    carry = "balearic_sea.corsica.carry"
    alone = turn(only_berber(infantry=1))
    told = said(alone.option(carry).label, "en")
    assert told == "Carry units from Corsica across the Balearic Sea to Berber"
    assert said(alone.option(carry).hint, "en").endswith("you give up Corsica")
    alone.answer(carry)
    assert alone.units("berber") == {"infantry": 1}
    several = turn(only_berber(infantry=2))
    assert "give up" not in said(several.option(carry).hint, "en"), "one may stay: it is asked"
    several.answer(carry)
    assert said(several.pending.prompt, "en").endswith("If all of them go, you give up Corsica.")


@rule("CON-29.4")
def test_who_can_land_in_one_place_alone_reads_beforehand_that_it_is_an_attack() -> None:
    scene = turn(only_berber(infantry=1).army("berber", GREECE, infantry=1))
    shown = scene.option("balearic_sea.corsica.carry")
    assert said(shown.label, "en").endswith("across the Balearic Sea and attack Berber")
    assert said(shown.hint, "en") == "Greece · strength 1 to 1 · 1 infantry"


@rule("CON-29.4")
def test_the_safe_landing_is_no_attack_where_there_is_another() -> None:
    scene = (
        seas(tyrrhenian_sea=1).army("etruria", ROME, infantry=1).army("alps", GREECE, infantry=1)
    )
    turn(scene).answer(f"{SEA}.etruria.carry")
    assert (scene.options[0], scene.pending.default) == ("alps", "rome")


@rule("CON-29.3", "CON-33.6")
def test_in_a_round_of_storms_no_ship_goes_to_sea_and_none_carries_but_they_may_dock() -> None:
    scene = seas(tyrrhenian_sea=1).wharf(ROME, "apulia", 1).army("apulia", ROME, infantry=1)
    turn(scene.chronicle("storms"))
    assert ways(scene, SEA) == {"apulia.dock"}
    assert ways(scene, "apulia") == {"rome.all", "sicily.all"}


@rule("CON-29.3", "CON-11.8")
def test_nobody_is_carried_into_an_attack_that_is_barred() -> None:
    scene = seas(5, tyrrhenian_sea=1).army("apulia", ROME, infantry=1)
    assert "carthage" in turn(scene).answer(f"{SEA}.apulia.carry").options
    scene = (
        seas(5, tyrrhenian_sea=1).army("apulia", ROME, infantry=1).has(ROME, partners=[CARTHAGE])
    )
    assert "carthage" not in turn(scene).answer(f"{SEA}.apulia.carry").options


@rule("CON-29.3", "CON-18.11")
def test_cavalry_with_thoroughbred_may_act_again_after_it_was_carried() -> None:
    scene = seas(tyrrhenian_sea=1).army("apulia", ROME, cavalry=1, infantry=1)
    turn(scene.has(ROME, upgrades=["thoroughbred"]))
    scene.answer(f"{SEA}.apulia.carry", "alps", {"cavalry": 1, "infantry": 1})
    army = scene.state.lands["alps"].army
    assert (army.again, army.tired) == ({"cavalry": 1}, {"infantry": 1})
    assert "gaul.all" in ways(scene, "alps")


@rule("CON-29.3")
def test_cavalry_that_has_acted_once_is_carried_as_its_second_action() -> None:
    scene = seas(tyrrhenian_sea=1).army("apulia", ROME, again=True, cavalry=1)
    turn(scene.has(ROME, upgrades=["thoroughbred"])).answer(f"{SEA}.apulia.carry", "corsica")
    assert scene.state.lands["corsica"].army.tired == {"cavalry": 1}


@rule("CON-29.16")
@pytest.mark.parametrize("kind", ["siege", "elite"])
def test_a_siege_engine_or_elite_takes_the_place_of_one_unit(kind: str) -> None:
    scene = seas(tyrrhenian_sea=1).army(
        "apulia", ROME, tired=False, again=False, infantry=2, **{kind: 1}
    )
    turn(scene).answer(f"{SEA}.apulia.carry", "corsica", {kind: 1, "infantry": 1})
    assert scene.units("corsica") == {kind: 1, "infantry": 1}
    assert scene.units("apulia") == {"infantry": 1}


@rule("CON-29.4", "CON-T24", "CON-A28", "CON-29.5")
def test_a_ship_carries_infantry_from_apulia_to_carthage() -> None:
    scene = seas(5, tyrrhenian_sea=1).army("apulia", ROME, infantry=3)
    scene.has(ROME, upgrades=["amphibious_assault"])
    turn(dice(scene, "melee", 1, 3)).answer(f"{SEA}.apulia.carry", "carthage", {"infantry": 2})
    told = report(scene)
    assert (told.origin, told.target) == ("apulia", "carthage")
    assert lines(scene)[0] == {"infantry": 2}
    assert told.attack.units == {"infantry": 2}, "the ship does not fight"
    run_out(scene)
    assert scene.units("apulia") == {"infantry": 2}, "those left go back to where they embarked"


@rule("CON-29.4")
def test_winners_who_were_carried_may_leave_one_where_they_embarked() -> None:
    scene = (
        seas(tyrrhenian_sea=1).army("apulia", ROME, cavalry=2).army("corsica", GREECE, infantry=1)
    )
    turn(dice(scene, "melee", 3, 1)).answer(f"{SEA}.apulia.carry", "corsica", {"cavalry": 2})
    assert scene.topic.endswith("leaving")
    scene.answer("cavalry")
    assert (scene.units("apulia"), scene.units("corsica")) == ({"cavalry": 1}, {"cavalry": 1})


@rule("CON-29.16", "CON-18.8")
def test_those_who_are_not_carried_can_only_reinforce_across_a_border() -> None:
    scene = (
        seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=3).army("sicily", GREECE, cavalry=1)
    )
    turn(dice(scene, "melee", 2, 2)).answer(f"{SEA}.apulia.carry", "sicily", {"infantry": 2})
    assert scene.topic.endswith("reinforcing")
    scene.answer("apulia.all")
    assert report(scene).attack.units == {"infantry": 2}
    assert report(scene).attack.helpers[0].units == {"infantry": 1}


@rule("CON-29.4")
def test_an_attack_by_ship_that_brings_dice_at_once_is_confirmed() -> None:
    scene = (
        seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=2).army("corsica", GREECE, archer=1)
    )
    turn(scene).answer(f"{SEA}.apulia.carry")
    assert [one for one in scene.options if scene.option(one).confirm] == []
    scene.answer("corsica")
    assert scene.pending.confirm
    alone = (
        seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=1).army("corsica", GREECE, archer=1)
    )
    turn(alone).answer(f"{SEA}.apulia.carry")
    assert [one for one in alone.options if alone.option(one).confirm] == ["corsica"]


def test_whom_ships_could_bring_is_a_danger() -> None:
    scene = (
        seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=5).army("corsica", EGYPT, infantry=1)
    )
    scene.place(March(ROME))
    [threat] = threats_to(scene.state, EGYPT, "corsica")
    assert (threat.seat, threat.origin, threat.number) == (ROME, "apulia", 2)
    docked = seas().wharf(ROME, "apulia").army(SEA, EGYPT, infantry=1).place(March(EGYPT))
    [threat] = threats_to(docked.state, EGYPT, SEA)
    assert (threat.origin, threat.number) == ("apulia", 2)
