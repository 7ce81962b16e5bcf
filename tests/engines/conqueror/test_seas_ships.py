"""Ships that move and lie at their Wharf (CON-28.9, CON-29.2 to CON-29.4)."""

from engines.conqueror.ids import END
from engines.conqueror.steps.campaign import Rest, Turn
from engines.core import Allocate
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME
from tests.engines.conqueror.fighting import dice, lines, report, run_out
from tests.engines.conqueror.sailing import SEA, seas, turn, ways
from tests.engines.scene import said
from tests.rulebook import rule

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


def test_the_last_ship_to_dock_may_end_a_match_and_is_confirmed_then() -> None:
    scene = seas(tyrrhenian_sea=1).wharf(ROME, "apulia", 0).at(round=10)
    scene.army("apulia", ROME, tired=True, infantry=1)
    turn(scene.at(order=[CARTHAGE, GREECE, EGYPT, ROME]))
    assert scene.option(f"{SEA}.apulia.dock").confirm
    assert scene.option(END).confirm
