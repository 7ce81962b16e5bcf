"""After a battle: retreat, conquest, what stays behind, draws, and what the report keeps."""

import pytest

from engines.conqueror.ids import NONE
from engines.conqueror.steps.campaign import March
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import (
    FORT,
    FROM,
    LAND,
    amounts,
    attack,
    dice,
    field,
    report,
    run_out,
)
from tests.engines.scene import said
from tests.rulebook import rule


@rule("CON-T3", "CON-19.17", "CON-19.15", "CON-20.16")
def test_an_empty_capital_is_defended_by_its_walls_a_card_and_a_die() -> None:
    scene = Scene(4).army("libya", GREECE, cavalry=2).hand(EGYPT, "charge")
    attack(dice(scene, "melee", 4, 1), GREECE, "libya", "alexandria").say(EGYPT, ["charge.01"])
    told = report(scene)
    assert (told.attack.total, told.defence.total) == (8, 9)
    assert amounts(told.defence.counts) == {"tactic": 4, "fort-capital": 4, "die": 1}
    run_out(scene)
    assert scene.units("libya") == {"cavalry": 1}
    assert [len(scene.nation(seat).hand) for seat in (EGYPT, GREECE)] == [1, 1]
    assert scene.state.owner("alexandria") == EGYPT


# --- retreat


def beaten(place: str, origin: str, scene: Scene) -> Scene:
    """Greece loses a territory to Rome and has units left there."""
    scene.army(origin, ROME, cavalry=5).army(place, GREECE, infantry=2)
    attack(dice(scene, "melee", 4, 1), ROME, origin, place)
    return scene


@rule("CON-T6", "CON-20.10", "CON-20.12", "CON-A24", "CON-20.17")
def test_with_the_sea_alone_to_go_to_defenders_are_lost() -> None:
    scene = Scene(4).army("aegean_sea", GREECE, tired=True, cavalry=1)
    beaten("crete", "ionian_sea", scene).say(ROME, NONE)
    told = report(scene)
    assert (told.retreat, told.trapped) == (None, {"infantry": 1})
    assert scene.nation(GREECE).barracks["infantry"] == 8
    assert len(scene.nation(GREECE).hand) == 1, "one casualty: the trapped one does not count"


@rule("CON-T7", "CON-20.9", "CON-20.10", "CON-26.9")
def test_defenders_at_sea_retreat_to_land_their_own_or_nobody_s_and_not_to_sea() -> None:
    scene = Scene(4).army("crete", GREECE, tired=True, infantry=1).army("levantine_sea", GREECE)
    scene.start_state.lands["levantine_sea"].owner = None
    scene.army("thrace", EGYPT, infantry=1)
    beaten("aegean_sea", "ionian_sea", scene).say(EGYPT, NONE)
    assert (scene.pending.seat, scene.topic) == (GREECE, "retreat")
    assert scene.options == ["macedonia", "athens", "crete", "asia_minor", "syria"]
    scene.answer("athens")
    assert scene.units("athens") == {"infantry": 1}
    assert report(scene).retreat == "athens"


@rule("CON-20.9", "CON-20.11", "CON-A22", "CON-A70", "CON-4.11")
def test_nobody_retreats_to_the_origin_or_to_the_empty_capital_of_an_enemy() -> None:
    scene = beaten("libya", "leptis", Scene(4))
    assert report(scene).retreat == "thebes", "not to Leptis, nor to the capital of Egypt"
    scene = beaten("thrace", "macedonia", Scene(4).army("illyria", EGYPT, infantry=1))
    scene.say(EGYPT, NONE)
    assert report(scene).retreat == "celtica", "over the Danube"
    over = beaten("apulia", "rome", Scene(4))
    assert report(over).retreat == "sicily", "over the bridge"


@rule("CON-A70")
def test_a_captured_capital_is_a_refuge_for_those_who_hold_it() -> None:
    scene = Scene(4).army("rome", GREECE, tired=True, infantry=1)
    beaten("etruria", "tyrrhenian_sea", scene)
    assert "rome" in scene.options


@rule("CON-20.23", "CON-20.9")
def test_retreating_exhausts_nobody_and_all_go_together() -> None:
    scene = Scene(4).army("illyria", GREECE, tired=True, cavalry=1)
    beaten("illyria", "adriatic_sea", scene)
    scene.say(GREECE, {"main.infantry": 1}).say(GREECE, "macedonia")
    army = scene.state.lands["macedonia"].army
    assert (army.fresh, army.tired) == ({"infantry": 1}, {"cavalry": 1})


def test_the_safe_retreat_is_to_the_own_fort_nearest_to_the_capital() -> None:
    scene = Scene(4).army("macedonia", GREECE, infantry=1).army("celtica", GREECE, infantry=3)
    beaten("illyria", "adriatic_sea", scene).say(GREECE, NONE)
    assert scene.safe == "macedonia"
    scene = Scene(4).army("celtica", GREECE, tired=True, infantry=3)
    beaten("illyria", "adriatic_sea", scene)
    assert scene.safe == "celtica"


# --- conquest


@rule("CON-20.7", "CON-20.13", "CON-20.22")
def test_the_attackers_move_in_and_may_leave_one_unit_behind() -> None:
    scene = attack(field({"cavalry": 2, "infantry": 1}, {"infantry": 1}))
    assert (scene.topic, scene.options) == ("leaving", ["cavalry", "infantry", NONE])
    scene.answer("infantry")
    assert scene.units(LAND) == {"cavalry": 2}
    assert scene.units(FROM) == {"infantry": 1}
    assert (scene.state.owner(LAND), scene.state.owner(FROM)) == (ROME, ROME)
    assert report(scene).left == {"infantry": 1}


@rule("CON-T33", "CON-20.22")
def test_a_lone_survivor_enters_without_a_question() -> None:
    scene = attack(field({"cavalry": 1}, {"infantry": 1}))
    assert scene.state.owner(LAND) == ROME
    assert scene.state.owner(FROM) is None


def ridden() -> Scene:
    """Rome wins with 1 cavalry that can act twice, and 1 that has acted once already."""
    scene = field({"cavalry": 1}, {"infantry": 1}).army(FROM, ROME, again=True, cavalry=1)
    return attack(scene.has(ROME, upgrades=["thoroughbred"]))


@rule("CON-20.13", "CON-18.11", "CON-13.12")
def test_of_cavalry_some_of_which_is_exhausted_either_may_stay_behind() -> None:
    scene = ridden()
    assert scene.options == ["cavalry", "cavalry.again", NONE]
    told = [said(scene.option("cavalry.again").label, lang) for lang in ("en", "es")]
    assert told == [
        "Leave 1 cavalry in Arabia for the second action",
        "Dejar 1 Caballería en Arabia para la segunda acción",
    ]
    hints = [said(scene.option(one).hint, "en") for one in ("cavalry", "cavalry.again")]
    assert hints == ["It is exhausted", "It can still act this turn"]
    scene.answer("cavalry.again")
    assert scene.state.lands[FROM].army.again == {"cavalry": 1}
    assert scene.state.lands[LAND].army.tired == {"cavalry": 1}
    assert report(scene).left == {"cavalry": 1}
    assert f"{FROM}.babylon.all" in scene.options, "its second action begins where it has stayed"


@rule("CON-20.13", "CON-18.11")
def test_an_exhausted_unit_may_stay_so_that_the_active_one_goes_on_from_the_conquered_land() -> (
    None
):
    scene = ridden().answer("cavalry")
    assert scene.state.lands[FROM].army.tired == {"cavalry": 1}
    assert scene.state.lands[LAND].army.again == {"cavalry": 1}


@rule("CON-20.13")
def test_units_of_a_kind_that_are_all_alike_are_offered_once() -> None:
    tired = attack(field({"cavalry": 2}, {"infantry": 1}))
    assert tired.options == ["cavalry", NONE]
    assert tired.option("cavalry").hint is None
    scene = field({"cavalry": 2}, {"infantry": 1}).has(ROME, upgrades=["thoroughbred"])
    assert attack(scene).options == ["cavalry", NONE]
    assert scene.answer("cavalry").state.lands[FROM].army.again == {"cavalry": 1}


def test_the_safe_answer_holds_a_fort_that_would_be_given_up() -> None:
    for origin, target, others, safe in (
        (FORT, LAND, 0, "infantry"),
        (FORT, LAND, 1, NONE),
        (FROM, LAND, 0, NONE),
        ("rome", "etruria", 0, NONE),
    ):
        scene = field({"cavalry": 2, "infantry": 1}, {"infantry": 1}, origin=origin, target=target)
        if others:
            scene.army(origin, ROME, tired=True, infantry=1)
        attack(scene, ROME, origin, target)
        assert scene.safe == safe, origin


@rule("CON-20.14", "CON-A23", "CON-T35")
def test_an_attack_won_without_attackers_conquers_nothing() -> None:
    scene = Scene(6).army(FROM, ROME, cavalry=1).army(FORT, EGYPT, cavalry=1)
    scene.army(LAND, CARTHAGE, archer=1, infantry=1)
    dice(dice(scene, "volley", 4), "melee", 4, 2)
    attack(scene).say(EGYPT, f"{FORT}.rome.all").say(CARTHAGE, {str(ROME): 1, str(EGYPT): 0})
    told = report(scene)
    assert (told.attack.total, told.defence.total) == (6, 3)
    scene.say(CARTHAGE, {"main.infantry": 1})
    assert scene.units(LAND) == {"archer": 1}
    assert (scene.state.owner(LAND), report(scene).conquered) == (CARTHAGE, False)
    assert scene.state.owner(FROM) is None


@rule("CON-A62")
def test_a_land_where_neither_main_army_is_left_is_nobody_s() -> None:
    scene = Scene(6).army(FROM, ROME, cavalry=1).army(FORT, EGYPT, cavalry=1)
    scene.army(LAND, CARTHAGE, archer=1)
    dice(dice(scene, "volley", 4), "melee", 4, 2)
    attack(scene).say(EGYPT, f"{FORT}.rome.all").say(CARTHAGE, {str(ROME): 1, str(EGYPT): 0})
    run_out(scene)
    assert report(scene).won == "attack"
    assert scene.state.owner(LAND) is None


@rule("CON-20.21", "CON-4.5")
def test_defenders_who_win_with_their_last_unit_leave_the_land_empty() -> None:
    scene = field({"cavalry": 1}, {"infantry": 1}, faces=(1, 4)).hand(ROME, "flank")
    scene.army(FORT, EGYPT, cavalry=2)
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(ROME, ["flank.01"])
    scene.say(ROME, {str(CARTHAGE): 1, str(EGYPT): 0})
    assert report(scene).won == "defence"
    assert scene.state.owner(LAND) is None


@rule("CON-20.21", "CON-19.17")
def test_an_own_capital_held_without_a_unit_stays_its_owner_s() -> None:
    scene = Scene(4).army("numidia", ROME, cavalry=1).army("carthage", CARTHAGE, infantry=1)
    scene.hand(ROME, "flank")
    attack(dice(scene, "melee", 1, 4), ROME, "numidia", "carthage").say(ROME, ["flank.01"])
    assert report(scene).won == "defence"
    assert (scene.units("carthage"), scene.state.owner("carthage")) == ({}, CARTHAGE)


@rule("CON-20.8", "CON-A55")
def test_a_beaten_attacker_goes_back_to_where_the_attack_began_even_to_sea() -> None:
    scene = (
        Scene(4).army("adriatic_sea", ROME, cavalry=2).independent("alps", 2, 1).automa("au3.01")
    )
    attack(dice(scene, "melee", 1), ROME, "adriatic_sea", "alps")
    assert scene.units("adriatic_sea") == {"cavalry": 1}
    assert scene.state.owner("adriatic_sea") == ROME


@rule("CON-T29", "CON-A55", "CON-4.6")
def test_a_captured_capital_stays_the_attacker_s_while_the_battle_lasts() -> None:
    scene = Scene(4).army("rome", CARTHAGE, cavalry=2).army("etruria", GREECE, infantry=1)
    scene.army("alps", ROME, infantry=1).hand(CARTHAGE, "flank")
    attack(dice(scene, "melee", 4, 1), CARTHAGE, "rome", "etruria")
    assert scene.state.owner("rome") == CARTHAGE
    scene.say(ROME, NONE).say(CARTHAGE, []).say(CARTHAGE, NONE)
    assert scene.state.owner("etruria") == CARTHAGE
    assert (scene.state.owner("rome"), scene.units("rome")) == (ROME, {})
    scene = Scene(4).army("rome", CARTHAGE, cavalry=2).army("etruria", GREECE, infantry=6)
    scene.army("nubia", ROME, infantry=1)
    attack(dice(scene, "melee", 1, 4), CARTHAGE, "rome", "etruria")
    assert (scene.state.owner("rome"), scene.units("rome")) == (CARTHAGE, {"cavalry": 1})


@rule("CON-21.5", "CON-21.6", "CON-20.16")
def test_beaten_independents_are_gone_and_bring_no_tactics() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=5).independent("alps", 2, 1).automa("au1.01")
    attack(dice(scene, "melee", 4), ROME, "etruria", "alps").answer(NONE)
    assert scene.units("alps") == {"cavalry": 5}
    assert scene.nation(ROME).hand == []
    assert report(scene).trapped == {"cavalry": 2}


@rule("CON-22.3", "CON-20.16", "CON-20.24")
def test_tactics_are_drawn_by_attacker_defender_and_third_players_in_turn_order() -> None:
    scene = field({"cavalry": 2}, {"infantry": 1}).army(FORT, EGYPT, infantry=1)
    scene.army("armenia", GREECE, infantry=1).at(order=[EGYPT, GREECE, 0, 1, 4, 5])
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(GREECE, "armenia.rome.all")
    run_out(scene)
    drew = [event.by for event in scene.events if event.key == "conqueror-event-drew"]
    assert drew == [ROME, CARTHAGE, EGYPT, GREECE]


@rule("CON-20.24", "CON-4.5")
def test_a_reinforcement_lost_to_the_last_unit_gives_its_territory_up() -> None:
    scene = field({"cavalry": 4}, {"infantry": 2}).army(FORT, EGYPT, infantry=1)
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(ROME, {str(CARTHAGE): 0, str(EGYPT): 1})
    assert scene.state.owner(FORT) == EGYPT, "until the battle is over"
    run_out(scene.say(CARTHAGE, "armenia"))
    assert scene.state.owner(FORT) is None


# --- the report


@pytest.mark.parametrize("number", [1, 2])
@rule("CON-18.10")
def test_battles_are_numbered_and_their_reports_kept(number: int) -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=5).independent("alps", 0, 1)
    scene.independent("gaul", 0, 1).army("iberia", ROME, cavalry=0).nobody("iberia")
    scene.has(ROME, upgrades=["thoroughbred"])
    scene.place(March(ROME)).answer("etruria.alps.all")
    run_out(scene)
    if number == 2:
        scene.answer("alps.gaul.all")
        run_out(scene)
    assert [one.number for one in scene.state.reports] == [1, 2][:number]
    assert all(one.ended and one.round == 2 for one in scene.state.reports)


@rule("CON-19.1")
def test_a_battle_is_told_step_by_step_in_its_five_steps() -> None:
    scene = field({"cavalry": 3}, {"infantry": 2, "archer": 1}).army(FORT, EGYPT, infantry=1)
    scene.heroes(ROME, "scipio_africanus").hand(CARTHAGE, "reserves")
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(ROME, ["scipio_africanus"])
    run_out(scene.say(CARTHAGE, ["reserves.01"]))
    steps = [
        *("attacked", "joined", "shot", "led", "revealed", "rolled", "strength"),
        *("melee-attack", "casualties", "retreated", "conquered", "hero-up", "drew"),
    ]
    told = [one for one in dict.fromkeys(scene.told) if one in steps]
    assert told == steps


def test_a_report_tells_what_fought_what_counted_and_what_came_of_it() -> None:
    scene = field({"cavalry": 3}, {"infantry": 2}).army(FORT, EGYPT, infantry=1)
    scene.heroes(ROME, "scipio_africanus").hand(CARTHAGE, "reserves")
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(ROME, ["scipio_africanus"])
    run_out(scene.say(CARTHAGE, ["reserves.01"]))
    told = report(scene)
    assert (told.origin, told.target) == (FROM, LAND)
    assert (told.attack.units, told.attack.heroes) == ({"cavalry": 3}, ["scipio_africanus"])
    assert [(one.seat, one.place, one.units) for one in told.defence.helpers] == [
        (EGYPT, FORT, {"infantry": 1})
    ]
    assert told.attack.total == sum(one.amount for one in told.attack.counts) == 12
    assert (told.attack.inflicted, told.defence.shields, told.lost) == (2, 2, [])
    assert told.defence.tactics == ["reserves.01"]
