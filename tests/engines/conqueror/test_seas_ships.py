"""Ships that move, lie at their Wharf and carry units (CON-28.9, CON-29.2 to CON-29.4, CON-29.18)."""

import pytest

from engines.conqueror.ids import END
from engines.conqueror.preview.threats import threats_to
from engines.conqueror.steps.campaign import March, Rest, Turn
from engines.core import Allocate
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import dice, report, run_out
from tests.engines.conqueror.test_strength import lines
from tests.engines.scene import said
from tests.rulebook import rule

SEA = "tyrrhenian_sea"
"""A sea that Rome, Etruria, Apulia, Corsica, Sicily, the Alps and Carthage lie at, next to two other seas."""


def seas(**ships: int) -> Scene:
    """The small board with Seas of Destiny, and ships of Rome in some seas."""
    scene = Scene(4, seas_of_destiny="base_boards")
    for sea, number in ships.items():
        scene.army(sea, ROME, ship=number)
    return scene


def turn(scene: Scene, seat: int = ROME) -> Scene:
    """The campaign turn of a seat, up to its first question."""
    return scene.place(March(seat))


def ways(scene: Scene, start: str) -> set[str]:
    """The rest of the ways offered that begin so."""
    return {one.removeprefix(f"{start}.") for one in scene.options if one.startswith(f"{start}.")}


# --- moving


@rule("CON-29.2")
def test_ships_go_to_adjacent_seas_and_to_no_land() -> None:
    scene = turn(seas(tyrrhenian_sea=2))
    assert ways(scene, SEA) == {
        f"{sea}_sea.{part}" for sea in ("balearic", "libyan") for part in ("all", "some")
    }
    scene.answer(f"{SEA}.libyan_sea.some")
    assert scene.state.lands["libyan_sea"].army.tired == {"ship": 1}
    assert scene.state.lands[SEA].army.fresh == {"ship": 1}


@rule("CON-29.2", "CON-18.4")
def test_units_that_go_from_sea_to_land_leave_their_ships_at_sea() -> None:
    scene = turn(seas(tyrrhenian_sea=1).army(SEA, ROME, infantry=2, cavalry=1))
    told = said(scene.option(f"{SEA}.corsica.all").label, "en")
    assert told == "From the Tyrrhenian Sea to Corsica with all but ships"
    scene.answer(f"{SEA}.corsica.all")
    assert scene.units("corsica") == {"cavalry": 1, "infantry": 2}
    assert scene.units(SEA) == {"ship": 1}
    assert scene.state.owner(SEA) == ROME


@rule("CON-29.2")
def test_a_part_that_goes_from_sea_to_land_is_chosen_without_ships() -> None:
    scene = turn(seas(tyrrhenian_sea=1).army(SEA, ROME, infantry=1, cavalry=1))
    scene.answer(f"{SEA}.corsica.some")
    assert isinstance(scene.pending, Allocate)
    assert [slot.id for slot in scene.pending.slots] == ["cavalry", "infantry"]


@rule("CON-29.2", "CON-29.11")
def test_ships_and_other_units_go_from_sea_to_sea_together() -> None:
    scene = turn(seas(tyrrhenian_sea=1).army(SEA, ROME, infantry=1)).answer(f"{SEA}.libyan_sea.all")
    assert scene.units("libyan_sea") == {"infantry": 1, "ship": 1}
    assert (scene.state.owner("libyan_sea"), scene.state.owner(SEA)) == (ROME, None)


@rule("CON-29.2", "CON-18.7")
def test_a_ship_that_goes_where_enemies_are_attacks_them() -> None:
    scene = dice(seas(tyrrhenian_sea=1).army("libyan_sea", CARTHAGE, infantry=1), "melee", 2, 2)
    turn(scene).answer(f"{SEA}.libyan_sea.all")
    assert report(scene).attack.units == {"ship": 1}
    assert lines(scene)[0]["ship"] == 2


@rule("CON-29.11")
def test_ships_alone_hold_their_sea_and_leave_it_to_nobody() -> None:
    scene = turn(seas(tyrrhenian_sea=1)).answer(f"{SEA}.libyan_sea.all")
    assert (scene.state.owner(SEA), scene.state.owner("libyan_sea")) == (None, ROME)


# --- the Wharf


@rule("CON-29.2")
def test_ships_go_back_to_their_wharf_all_or_one() -> None:
    scene = turn(seas(tyrrhenian_sea=2).wharf(ROME, "apulia", 0).army("apulia", ROME, infantry=1))
    assert {"apulia.dock", "apulia.dock_one"} <= ways(scene, SEA)
    scene.answer(f"{SEA}.apulia.dock_one")
    assert scene.nation(ROME).dock.tired == {"ship": 1}
    assert scene.units(SEA) == {"ship": 1}
    assert scene.state.owner(SEA) == ROME
    scene.answer(f"{SEA}.apulia.dock")
    assert scene.nation(ROME).dock.tired == {"ship": 2}
    assert scene.state.owner(SEA) is None
    assert not ways(scene, "apulia") & {f"{SEA}.some", "ionian_sea.some"}, "they are exhausted"


@rule("CON-29.2", "CON-28.13")
def test_ships_cannot_go_to_a_wharf_in_the_hands_of_enemies_and_can_to_one_on_land_of_nobody() -> (
    None
):
    held = seas(tyrrhenian_sea=1).wharf(ROME, "apulia", 0).army("apulia", GREECE, infantry=1)
    assert "apulia.dock" not in ways(turn(held), SEA)
    free = turn(seas(tyrrhenian_sea=1).wharf(ROME, "apulia", 0))
    assert "apulia.dock" in ways(free, SEA)
    free.answer(f"{SEA}.apulia.dock")
    assert free.state.owner("apulia") is None


@rule("CON-29.2")
def test_ships_go_to_no_wharf_that_is_not_adjacent_and_to_none_of_others() -> None:
    scene = turn(seas(tyrrhenian_sea=1).wharf(ROME, "athens", 0).wharf(GREECE, "sicily", 0))
    assert ways(scene, SEA) == {"balearic_sea.all", "libyan_sea.all"}


@rule("CON-28.9")
def test_from_a_wharf_ships_go_to_sea_alone_or_with_units_of_the_land() -> None:
    scene = seas().wharf(ROME, "apulia").army("apulia", ROME, infantry=2)
    turn(scene).answer(f"apulia.{SEA}.some")
    assert isinstance(scene.pending, Allocate)
    assert {slot.id: slot.high for slot in scene.pending.slots} == {"infantry": 2, "ship": 2}
    scene.answer({"infantry": 1, "ship": 1})
    assert scene.units(SEA) == {"infantry": 1, "ship": 1}
    assert scene.nation(ROME).dock.fresh == {"ship": 1}
    scene.answer("apulia.ionian_sea.all")
    assert scene.units("ionian_sea") == {"infantry": 1, "ship": 1}
    assert scene.state.owner("apulia") is None


@rule("CON-28.9", "CON-29.11", "CON-A29")
def test_ships_of_a_wharf_stay_there_when_the_units_of_the_land_leave_and_hold_nothing() -> None:
    scene = turn(seas().wharf(ROME, "apulia").army("apulia", ROME, infantry=1))
    scene.answer("apulia.sicily.all")
    assert scene.units("sicily") == {"infantry": 1}
    assert scene.state.owner("apulia") is None
    assert scene.nation(ROME).dock.units == {"ship": 2}
    assert ways(scene, "apulia") == {
        f"{sea}_sea.{part}"
        for sea in ("tyrrhenian", "adriatic", "ionian")
        for part in ("all", "some")
    }
    hint = said(scene.option(f"apulia.{SEA}.all").hint, "en")
    assert "give up" not in hint, "there is nothing to give up"


@rule("CON-28.13")
def test_ships_and_wharf_are_of_no_use_while_an_enemy_holds_the_land() -> None:
    scene = seas(ionian_sea=1).wharf(ROME, "apulia", 0).army("apulia", GREECE, infantry=1)
    assert not ways(turn(scene), "apulia")
    theirs = turn(seas().wharf(ROME, "apulia", 0).army("apulia", GREECE, infantry=1), GREECE)
    assert f"apulia.{SEA}.some" not in theirs.options, "its holder has no ships there"


@rule("CON-28.13")
def test_a_wharf_works_again_once_its_owner_controls_the_land() -> None:
    scene = dice(seas(tyrrhenian_sea=1).wharf(ROME, "apulia", 0), "melee", 3, 1)
    scene.army("apulia", GREECE, infantry=1).army("rome", ROME, cavalry=3)
    turn(scene)
    assert "apulia.dock" not in ways(scene, SEA)
    run_out(scene.answer("rome.apulia.all"))
    assert scene.state.owner("apulia") == ROME
    assert "apulia.dock" in ways(scene, SEA)


@rule("CON-28.9", "CON-20.8")
def test_ships_that_attacked_from_a_wharf_in_vain_go_back_to_it() -> None:
    scene = seas().wharf(ROME, "apulia").army("apulia", ROME, infantry=1)
    scene.army(SEA, CARTHAGE, cavalry=5)
    run_out(turn(dice(scene, "melee", 1, 3)).answer(f"apulia.{SEA}.all"))
    assert scene.nation(ROME).dock.tired == {"ship": 2}
    assert scene.units("apulia") == {}
    assert report(scene).lost[0].units == {"infantry": 1}


@rule("CON-28.9", "CON-20.13")
def test_of_winners_from_a_wharf_one_ship_may_stay_there() -> None:
    scene = (
        seas()
        .wharf(ROME, "apulia")
        .army("apulia", ROME, infantry=1)
        .army(SEA, CARTHAGE, infantry=1)
    )
    turn(dice(scene, "melee", 3, 1)).answer(f"apulia.{SEA}.all")
    assert scene.topic.endswith("leaving")
    told = said(scene.option("ship").hint, "en")
    assert told == "Ships at a Wharf neither hold nor defend its territory"
    assert said(scene.option("none").hint, "en") == "You give up the territory they came from"
    scene.answer("ship")
    assert scene.nation(ROME).dock.tired == {"ship": 1}
    assert scene.units(SEA) == {"infantry": 1, "ship": 1}
    assert scene.state.owner("apulia") is None, "a ship does not hold it"


@rule("CON-28.9", "CON-29.11")
def test_winners_from_a_wharf_on_land_of_nobody_give_nothing_up() -> None:
    scene = seas().wharf(ROME, "apulia").army(SEA, CARTHAGE, infantry=1)
    turn(dice(scene, "melee", 3, 1)).answer(f"apulia.{SEA}.all")
    assert said(scene.option("none").hint, "es") == "El territorio de origen no es tuyo"


@rule("CON-29.2", "CON-23.1")
def test_ships_at_sea_and_at_a_wharf_rest_at_the_end_of_their_turn() -> None:
    scene = seas().wharf(ROME, "apulia", 1, tired=True).army(SEA, ROME, tired=True, ship=1)
    scene.at(active=ROME).place(Rest(ROME))
    assert scene.nation(ROME).dock.fresh == {"ship": 1}
    assert scene.state.lands[SEA].army.fresh == {"ship": 1}


@rule("CON-29.2", "CON-A71")
def test_a_turn_with_nothing_but_ships_that_can_act_is_a_turn() -> None:
    docked = seas().wharf(ROME, "apulia").place(Turn(ROME))
    assert docked.pending.seat == ROME
    assert ways(docked, "apulia")


# --- other players at a Wharf


@rule("CON-29.18", "CON-29.9")
def test_to_move_to_land_with_nothing_but_an_enemys_wharf_is_no_battle_and_costs_its_ships() -> (
    None
):
    scene = seas().wharf(ROME, "sicily").army("apulia", GREECE, infantry=1)
    assert "attack" not in said(turn(scene, GREECE).option("apulia.sicily.all").label, "en").lower()
    scene.answer("apulia.sicily.all")
    assert scene.state.battles == 0
    assert scene.state.owner("sicily") == GREECE
    assert scene.nation(ROME).dock.units == {}
    assert "sunk" in scene.told


@rule("CON-29.9", "CON-29.10", "CON-29.11")
def test_ships_at_a_wharf_defend_nothing_and_are_lost_with_its_land() -> None:
    scene = (
        seas()
        .wharf(ROME, "apulia")
        .army("apulia", ROME, infantry=1)
        .army("sicily", GREECE, cavalry=4)
    )
    run_out(turn(dice(scene, "melee", 3, 1), GREECE).answer("sicily.apulia.all"))
    assert report(scene).defence.units == {"infantry": 1}
    assert scene.nation(ROME).dock.units == {}
    assert "ship" not in scene.nation(ROME).barracks, "for good"
    assert scene.nation(ROME).wharf == "apulia", "the Wharf stays"


@rule("CON-29.9")
def test_ships_at_a_wharf_are_lost_when_an_enemys_own_capital_is_its_owners_again() -> None:
    scene = seas().wharf(ROME, "athens").army("athens", ROME, infantry=1)
    turn(scene).answer("athens.macedonia.all")
    assert scene.state.owner("athens") == GREECE
    assert scene.nation(ROME).dock.units == {}


def test_who_has_but_ships_at_a_wharf_is_not_out() -> None:
    scene = seas().wharf(ROME, "apulia").nobody("rome").army("sicily", GREECE, infantry=1)
    turn(scene, GREECE).answer("sicily.ionian_sea.all")
    assert not scene.nation(ROME).out
    last = seas().wharf(ROME, "apulia").nobody("rome").army("sicily", GREECE, infantry=1)
    turn(last, GREECE).answer("sicily.apulia.all")
    assert last.nation(ROME).out, "the last ships are lost with the land"


# --- transport


@rule("CON-29.3")
def test_a_ship_carries_two_units_to_another_land_at_its_sea() -> None:
    scene = turn(seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=3))
    assert ways(scene, SEA) >= {"apulia.carry"}
    scene.answer(f"{SEA}.apulia.carry")
    assert scene.options == ["alps", "etruria", "rome", "corsica", "sicily", "carthage"]
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
    scene = seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=1).has(ROME, partners=[CARTHAGE])
    turn(scene).answer(f"{SEA}.apulia.carry")
    assert "carthage" not in scene.options


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
    scene = seas(tyrrhenian_sea=1).army("apulia", ROME, infantry=3)
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
    assert [one for one in alone.options if alone.option(one).confirm] == [
        "corsica",
        "carthage",
    ]


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


def test_the_last_ship_to_dock_may_end_a_match_and_is_confirmed_then() -> None:
    scene = seas(tyrrhenian_sea=1).wharf(ROME, "apulia", 0).at(round=10)
    scene.army("apulia", ROME, tired=True, infantry=1)
    turn(scene.at(order=[CARTHAGE, GREECE, EGYPT, ROME]))
    assert scene.option(f"{SEA}.apulia.dock").confirm
    assert scene.option(END).confirm
