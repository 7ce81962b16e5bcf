"""Reinforcements: who is asked, what it costs, secrecy, order, and trades that bar them."""

import json
from itertools import permutations
from typing import Any

import pytest

from engines.conqueror.ids import INDEPENDENT, NONE
from engines.conqueror.state import Conqueror
from engines.core import Allocate, Choose, Decision, Match
from engines.core.worlds import Known
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GAUL, GREECE, PERSIA, ROME, Scene
from tests.engines.conqueror.fighting import (
    FORT,
    FROM,
    LAND,
    SEA,
    amounts,
    attack,
    field,
    march,
    report,
    run_out,
)
from tests.engines.conqueror.preparing import option
from tests.engines.scene import said
from tests.rulebook import rule

ARMENIA, MINOR = "armenia", "asia_minor"
"""Other neighbours of Syria."""


def joined(scene: Scene) -> list[tuple[int, str, bool]]:
    """Who reinforces from where, and whether the attack."""
    return [(one.seat, one.place, one.attacks) for one in scene.state.fighting().helpers]


def seats(scene: Scene) -> set[int]:
    return {one.seat for one in scene.playing.table.pending.values()}


def mustered() -> Scene:
    """Rome attacks Carthage in Syria; both, Egypt and Greece stand near it."""
    scene = field({"cavalry": 2}, {"infantry": 2}).army(FROM, ROME, tired=True, infantry=1)
    scene.army(FORT, EGYPT, infantry=2, cavalry=1).army(ARMENIA, GREECE, infantry=1)
    scene.army(MINOR, CARTHAGE, cavalry=1).army(SEA, ROME, infantry=1)
    return scene


def test_an_option_tells_once_which_units_could_come() -> None:
    scene = attack(mustered())
    whole = option(scene, EGYPT, f"{FORT}.rome.all")
    told = [said(part, "en") for part in (whole.group, whole.label, whole.hint) if part is not None]
    assert " · ".join(told).count("1 cavalry and 2 infantry") == 1
    assert said(whole.group, "en") in said(whole.label, "en")


@rule("CON-19.4", "CON-19.5", "CON-18.12", "CON-A82")
def test_everybody_with_an_active_army_next_to_the_battle_is_asked() -> None:
    scene = attack(mustered())
    assert scene.offered(ROME) == [f"{SEA}.all", NONE], "a sea helps a land; tired units do not"
    assert scene.offered(CARTHAGE) == [f"{MINOR}.all", NONE]
    assert scene.offered(EGYPT) == [
        f"{FORT}.{mark}.{part}" for mark in ("rome", "carthage") for part in ("all", "some")
    ] + [NONE]
    assert all(one.secret for one in scene.playing.table.pending.values())
    scene = field({"cavalry": 2}, {"infantry": 2}, origin=LAND, target=SEA)
    scene.army("cyprus", EGYPT, infantry=1)
    assert seats(attack(scene, ROME, LAND, SEA)) == {EGYPT}, "a land helps a sea"


@rule("CON-19.4")
def test_two_armies_that_could_come_are_told_apart_without_their_groups() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).army(FORT, EGYPT, infantry=2)
    attack(scene.army(ARMENIA, EGYPT, infantry=2, cavalry=1))
    asked = next(one for one in scene.playing.table.pending.values() if one.seat == EGYPT)
    assert isinstance(asked, Choose)
    labels = [said(one.label, "en") for one in asked.options]
    assert len({*labels}) == len(labels) == 9
    assert "Support Ben from Armenia with some" in labels


@rule("CON-19.6", "CON-A19", "CON-A82")
def test_units_left_in_the_origin_may_reinforce_the_attack_in_part() -> None:
    scene = field({"cavalry": 3, "infantry": 2}, {"infantry": 5})
    march(scene, ROME, FROM, LAND, "some").answer({"cavalry": 1, "infantry": 0})
    assert scene.options == [f"{FROM}.all", f"{FROM}.some", NONE]
    scene.answer(f"{FROM}.some")
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most, asked.secret) == (1, 3, True)
    scene.answer({"cavalry": 1, "infantry": 1})
    told = report(scene)
    assert told.attack.units == {"cavalry": 1}
    assert told.attack.helpers[0].units == {"cavalry": 1, "infantry": 1}
    units = [(one.key, one.n, one.helps) for one in told.attack.counts if one.n]
    assert units == [("cavalry", 1, False), ("cavalry", 1, True), ("infantry", 1, True)]
    assert told.won == "tie", "so the attacker is back"
    assert scene.state.lands[FROM].army.tired == {"cavalry": 2, "infantry": 1}
    assert scene.state.lands[FROM].army.fresh == {"cavalry": 1, "infantry": 1}


@rule("CON-19.5", "CON-20.23")
def test_reinforcements_are_exhausted_at_once_and_never_move() -> None:
    scene = attack(mustered()).say(ROME, f"{SEA}.all").say(CARTHAGE, NONE)
    scene.say(EGYPT, f"{FORT}.rome.all").say(GREECE, NONE)
    assert report(scene).won == "attack"
    run_out(scene)
    assert scene.state.lands[FORT].army.tired == {"cavalry": 1, "infantry": 2}
    assert scene.state.lands[SEA].army.tired == {"infantry": 1}
    assert scene.state.owner(LAND) == ROME


@rule("CON-19.7")
def test_exhausted_units_defend_where_they_stand() -> None:
    scene = Scene(6).army(FROM, ROME, cavalry=1).army(LAND, CARTHAGE, tired=True, infantry=3)
    assert amounts(report(attack(scene)).defence.counts)["infantry"] == 3


@rule("CON-19.18", "CON-19.17")
def test_an_empty_capital_is_reinforced_by_its_owner_and_by_others() -> None:
    scene = field({"cavalry": 2}, {}, origin="numidia", target="carthage")
    scene.army("leptis", CARTHAGE, infantry=1).army("berber", EGYPT, infantry=1)
    attack(scene, ROME, "numidia", "carthage")
    assert scene.offered(CARTHAGE) == ["leptis.all", NONE]
    assert "berber.carthage.all" in scene.offered(EGYPT)


@rule("CON-21.7", "CON-21.10")
def test_nobody_can_support_independents() -> None:
    scene = Scene(6).army("etruria", ROME, cavalry=2).independent("alps", 1, 1)
    scene.army("illyria", GREECE, infantry=1)
    attack(scene, ROME, "etruria", "alps")
    assert scene.offered(GREECE) == ["illyria.rome.all", NONE]


@rule("CON-19.3", "CON-T30", "CON-A57")
def test_answers_take_effect_in_order_and_lie_sealed_until_then() -> None:
    scene = attack(mustered().at(order=[GREECE, EGYPT, CARTHAGE, ROME, PERSIA, GAUL]))
    before = scene.playing.view(EGYPT).state
    scene.say(GREECE, f"{ARMENIA}.carthage.all")
    assert joined(scene) == []
    assert scene.playing.view(EGYPT).state == before, "nobody sees that it has answered"
    assert [one.seat for one in scene.playing.table.waiting()] == [ROME]
    scene.playing.undo(GREECE)
    scene.say(GREECE, f"{ARMENIA}.rome.all").say(EGYPT, NONE)
    assert joined(scene) == []
    scene.say(CARTHAGE, f"{MINOR}.all").say(ROME, f"{SEA}.all")
    told = [
        event.by for event in scene.events if event.key.endswith(("joined", "joined-own", "aside"))
    ]
    assert told == [ROME, CARTHAGE, GREECE, EGYPT]


@rule("CON-A57")
def test_an_ai_player_that_is_asked_meanwhile_does_not_know_what_lies_sealed() -> None:
    for seat in (EGYPT, GREECE):
        known = set()
        for answer in (None, NONE, f"{MINOR}.all"):
            scene = attack(mustered())
            if answer is not None:
                scene.say(CARTHAGE, answer)
            match = scene.playing
            asked = next(one for one in match.table.pending.values() if one.seat == seat)
            known.add(Known.of(match, asked).position)
        assert len(known) == 1


@rule("CON-A57")
def test_a_part_can_be_sealed_ahead_too_and_nobody_is_waited_for_meanwhile() -> None:
    scene = attack(mustered())
    scene.say(EGYPT, f"{FORT}.carthage.some")
    assert [one.seat for one in scene.playing.table.waiting()] == [ROME]
    scene.say(EGYPT, {"cavalry": 1})
    assert scene.playing.view(GREECE).state.nations[EGYPT].sends == {}
    scene.say(ROME, NONE).say(CARTHAGE, NONE).say(GREECE, NONE)
    assert report(scene).defence.helpers[0].units == {"cavalry": 1}


@rule("CON-A57", "CON-A82", "CON-T30")
def test_the_only_part_there_is_is_sealed_with_the_answer() -> None:
    scene = attack(mustered().army("babylon", PERSIA, infantry=2))
    asked = scene.ask(PERSIA)
    assert isinstance(asked, Choose)
    labels = {one.id: said(one.label, "en") for one in asked.options}
    assert labels["babylon.rome.some"].endswith("with 1 infantry")
    before = scene.playing.view(GREECE).state
    scene.say(PERSIA, "babylon.rome.some")
    assert PERSIA not in seats(scene), "it is not asked which"
    assert scene.playing.view(GREECE).state == before, "and nobody sees that it has answered"
    for seat in (ROME, CARTHAGE, EGYPT, GREECE):
        scene.say(seat, NONE)
    assert report(scene).attack.helpers[0].units == {"infantry": 1}
    assert scene.state.lands["babylon"].army.fresh == {"infantry": 1}


# --- trades


@rule("CON-11.8", "CON-22.4", "CON-T11", "CON-11.18", "CON-A58")
def test_nobody_supports_an_enemy_of_the_nation_traded_with() -> None:
    scene = attack(mustered().has(EGYPT, partners=[CARTHAGE]))
    assert scene.offered(EGYPT) == [f"{FORT}.carthage.all", f"{FORT}.carthage.some", NONE]
    scene = attack(mustered().has(EGYPT, partners=[CARTHAGE, ROME]))
    assert EGYPT not in seats(scene), "barred from both sides it is not asked"


@rule("CON-11.18", "CON-A44")
def test_own_battles_may_always_be_reinforced() -> None:
    scene = attack(mustered().has(CARTHAGE, partners=[ROME]))
    assert scene.offered(CARTHAGE) == [f"{MINOR}.all", NONE]


@rule("CON-11.18", "CON-11.9")
def test_who_traded_with_the_independents_supports_no_attack_on_them() -> None:
    scene = Scene(6).army("etruria", ROME, cavalry=2).independent("alps", 1, 1)
    scene.army("illyria", GREECE, infantry=1).has(GREECE, partners=[INDEPENDENT])
    attack(scene, ROME, "etruria", "alps")
    assert report(scene).melee, "Greece was not asked"


@rule("CON-A57", "CON-11.18")
def test_an_answer_that_has_become_illegal_is_asked_again() -> None:
    order = [EGYPT, GREECE, CARTHAGE, ROME, PERSIA, GAUL]
    scene = attack(mustered().at(order=order).has(GREECE, partners=[EGYPT]))
    scene.say(GREECE, f"{ARMENIA}.carthage.all").say(ROME, NONE).say(CARTHAGE, NONE)
    scene.say(EGYPT, f"{FORT}.rome.all")
    assert scene.offered(GREECE) == [f"{ARMENIA}.rome.all", NONE]
    scene.say(GREECE, f"{ARMENIA}.rome.all")
    assert joined(scene)[-1] == (GREECE, ARMENIA, True)


@rule("CON-A57", "CON-A58")
def test_who_may_support_nobody_any_more_is_passed_over() -> None:
    order = [EGYPT, GREECE, CARTHAGE, ROME, PERSIA, GAUL]
    scene = mustered().at(order=order).has(GREECE, partners=[EGYPT, CARTHAGE])
    attack(scene).say(GREECE, f"{ARMENIA}.carthage.all").say(ROME, NONE).say(CARTHAGE, NONE)
    scene.say(EGYPT, f"{FORT}.rome.all")
    assert joined(scene) == [(EGYPT, FORT, True)]
    assert report(scene).melee


@rule("CON-11.10", "CON-A45", "CON-T11")
def test_who_is_attacked_by_its_partner_may_attack_it() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).has(CARTHAGE, partners=[ROME, GREECE])
    assert attack(scene).nation(CARTHAGE).partners == [GREECE]


@rule("CON-A45")
def test_to_be_met_by_its_partner_s_reinforcement_lifts_no_bar() -> None:
    scene = attack(mustered().has(ROME, partners=[EGYPT]))
    scene.say(ROME, NONE).say(CARTHAGE, NONE).say(EGYPT, f"{FORT}.carthage.all").say(GREECE, NONE)
    assert scene.nation(ROME).partners == [EGYPT]


# --- third players


@rule("CON-T17", "CON-22.1", "CON-22.2", "CON-22.3", "CON-20.6")
def test_a_third_player_suffers_with_the_side_it_supports() -> None:
    scene = field({"cavalry": 5}, {"infantry": 2}, defender=GREECE, faces=(4, 1))
    scene.army(FORT, EGYPT, infantry=2).hand(ROME, "flank")
    attack(scene).say(EGYPT, f"{FORT}.greece.all").say(ROME, ["flank.01"])
    scene.say(ROME, {str(GREECE): 1, str(EGYPT): 1})
    run_out(scene)
    assert scene.units(FORT) == {"infantry": 1}
    assert scene.state.lands[FORT].army.tired == {"infantry": 1}
    assert len(scene.nation(EGYPT).hand) == 1


# --- every order


def preferred(asked: Decision) -> Any:
    """The same wish for every seat, whatever is still possible of it."""
    if isinstance(asked, Allocate):
        return {asked.slots[0].id: 1}
    assert isinstance(asked, Choose)
    ids = [one.id for one in asked.options]
    wishes = {EGYPT: ".rome.", GREECE: ".carthage.", PERSIA: ".carthage."}
    wish = wishes.get(asked.seat, ".")
    return next((one for one in reversed(ids) if wish in one), ids[0])


def muster_scene(partners: dict[int, list[int]]) -> Scene:
    scene = mustered().army("babylon", PERSIA, infantry=2)
    for seat, others in partners.items():
        scene.has(seat, partners=others)
    return attack(scene)


def reinforcing(match: Match[Conqueror]) -> list[Decision]:
    return [
        one
        for one in match.table.pending.values()
        if one.topic.key == "conqueror-topic-reinforcing"
    ]


def ended(
    order: tuple[int, ...], partners: dict[int, list[int]]
) -> tuple[str, list[tuple[str, int | None]]]:
    """The pieces, and what was told, after everybody has answered, those first who come first in an order."""
    scene = muster_scene(partners)
    while asked := reinforcing(scene.playing):
        first = min(asked, key=lambda one: order.index(one.seat))
        scene.say(first.seat, preferred(first))
    told = [(event.key, event.by) for event in scene.events]
    return json.dumps(json.loads(scene.playing.dump())["state"]), told


@rule("CON-A57", "CON-19.3")
@pytest.mark.parametrize(
    "partners",
    [{}, {GREECE: [EGYPT]}, {PERSIA: [EGYPT], GREECE: [EGYPT]}, {EGYPT: [CARTHAGE]}],
)
def test_every_order_of_answers_ends_alike(partners: dict[int, list[int]]) -> None:
    five = (ROME, CARTHAGE, EGYPT, GREECE, PERSIA)
    wanted = ended(five, partners)
    for order in permutations(five):
        assert ended(order, partners) == wanted, order
