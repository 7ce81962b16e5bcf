"""Casualties: what is inflicted, shields, what cannot be avoided, splits, and losses chosen in secret."""

import pytest

from engines.core import Allocate, Decision
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GAUL, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import (
    FORT,
    LAND,
    amounts,
    attack,
    dice,
    field,
    report,
    run_out,
)
from tests.rulebook import rule


def lost(scene: Scene, seat: int) -> int:
    """How many units a seat has lost in the battle."""
    return sum(sum(one.units.values()) for one in report(scene).lost if one.seat == seat)


def asked_now(scene: Scene) -> list[Decision]:
    """What is asked."""
    return [*scene.playing.table.pending.values()]


@rule("CON-20.1", "CON-19.2", "CON-20.5")
def test_a_defeated_side_suffers_one_casualty() -> None:
    scene = run_out(attack(field({"cavalry": 2}, {"infantry": 2})))
    assert (report(scene).won, lost(scene, CARTHAGE), lost(scene, ROME)) == ("attack", 1, 0)
    assert scene.nation(CARTHAGE).barracks["infantry"] == 5


@rule("CON-T5", "CON-A21", "CON-20.1", "CON-19.2", "CON-20.8")
def test_in_a_tie_printed_casualties_alone_apply_and_the_attacker_goes_back() -> None:
    scene = field({"cavalry": 2}, {"infantry": 6}, faces=(2, 3)).hand(ROME, "flank")
    run_out(attack(scene).say(ROME, ["flank.01"]))
    told = report(scene)
    assert (told.attack.total, told.defence.total, told.won) == (9, 9, "tie")
    assert (lost(scene, ROME), lost(scene, CARTHAGE)) == (0, 1)
    assert scene.units("arabia") == {"cavalry": 2}
    assert [len(scene.nation(seat).hand) for seat in (ROME, CARTHAGE)] == [1, 1]


@rule("CON-13.10", "CON-20.3")
@pytest.mark.parametrize(("army", "shields"), [({"infantry": 3}, 1), ({"cavalry": 1}, 0)])
def test_discipline_is_a_shield_with_infantry(army: dict[str, int], shields: int) -> None:
    scene = field({"cavalry": 5}, army, faces=(4, 1)).has(CARTHAGE, upgrades=["discipline"])
    told = report(attack(scene))
    assert told.defence.shields == shields
    assert lost(scene, CARTHAGE) == 1 - shields


@rule("CON-13.14", "CON-T14")
@pytest.mark.parametrize(("face", "inflicted"), [(4, 3), (3, 2)])
def test_aggression_inflicts_one_casualty_and_one_more_for_four(face: int, inflicted: int) -> None:
    scene = field({"cavalry": 4}, {"infantry": 6}, faces=(face, 2)).has(
        ROME, upgrades=["aggression"]
    )
    told = report(attack(scene))
    assert (told.attack.total, told.defence.total) == (8 + face, 8)
    assert told.attack.inflicted == inflicted


@rule("CON-13.14", "CON-20.2")
def test_aggression_counts_for_the_defeated_but_not_without_cavalry() -> None:
    scene = field({"cavalry": 1}, {"infantry": 6}, faces=(1, 4)).has(ROME, upgrades=["aggression"])
    assert amounts(report(attack(scene)).attack.harm) == {"aggression": 1}
    scene = field({"infantry": 6}, {"infantry": 1}, faces=(4, 1)).has(ROME, upgrades=["aggression"])
    assert amounts(report(attack(scene)).attack.harm) == {"defeat": 1}


@rule("CON-20.4", "CON-20.19", "CON-A42")
def test_shields_cancel_ordinary_casualties_and_no_unavoidable_ones() -> None:
    scene = field({"cavalry": 5}, {"infantry": 4}, attacker=CARTHAGE, defender=ROME, faces=(4, 1))
    scene.heroes(CARTHAGE, "hannibal_barca").hand(CARTHAGE, "javelins").hand(
        ROME, "testudo", "reserves"
    )
    attack(scene, CARTHAGE).say(CARTHAGE, ["hannibal_barca"]).say(CARTHAGE, ["javelins.01"])
    scene.say(ROME, ["testudo.01", "reserves.01"])
    told = report(scene)
    assert (told.attack.inflicted, told.defence.shields) == (4, 5)
    assert {
        key: scene.event("casualties").data[key] for key in ("n", "fell", "shields", "left")
    } == {
        "n": 4,
        "fell": 1,
        "shields": 5,
        "left": 1,
    }
    run_out(scene)
    assert lost(scene, ROME) == 1


@rule("CON-20.20", "CON-20.19")
def test_what_a_card_costs_its_player_falls_on_that_player_alone() -> None:
    scene = field({"cavalry": 2, "infantry": 1}, {"infantry": 1}).army(FORT, EGYPT, cavalry=2)
    scene.hand(ROME, "desperate_stand", "testudo")
    attack(scene).say(EGYPT, f"{FORT}.rome.all")
    scene.say(ROME, ["desperate_stand.01", "testudo.01"])
    run_out(scene)
    assert (lost(scene, ROME), lost(scene, EGYPT)) == (1, 0)


@rule("CON-20.19")
def test_casualties_beyond_the_units_there_are_lost() -> None:
    scene = field({"cavalry": 5}, {"infantry": 1}, faces=(4, 1)).hand(ROME, "javelins", "flank")
    attack(scene).say(ROME, ["javelins.01", "flank.01"])
    assert (report(scene).attack.inflicted, lost(scene, CARTHAGE)) == (4, 1)


@rule("CON-T32", "CON-20.19", "CON-20.6", "CON-A48")
def test_shields_are_subtracted_before_casualties_are_split() -> None:
    scene = field({"cavalry": 5}, {"infantry": 3}, faces=(4, 1)).army(FORT, EGYPT, infantry=2)
    scene.hand(ROME, "javelins", "flank").hand(CARTHAGE, "reserves")
    attack(scene).say(EGYPT, f"{FORT}.carthage.all")
    scene.say(ROME, ["javelins.01", "flank.01"]).say(CARTHAGE, ["reserves.01"])
    assert (report(scene).attack.inflicted, report(scene).defence.shields) == (4, 2)
    asked = scene.ask(ROME)
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most) == (2, 2)
    assert asked.default == {str(CARTHAGE): 2, str(EGYPT): 0}
    assert [(slot.id, slot.high) for slot in asked.slots] == [(str(CARTHAGE), 3), (str(EGYPT), 2)]


@rule("CON-A48")
def test_no_army_gets_more_casualties_than_it_has_units() -> None:
    scene = field({"cavalry": 5}, {"infantry": 1}, faces=(4, 1)).army(FORT, EGYPT, infantry=3)
    scene.hand(ROME, "javelins")
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(ROME, ["javelins.01"])
    asked = scene.ask(ROME)
    assert isinstance(asked, Allocate)
    assert [(slot.id, slot.high) for slot in asked.slots] == [(str(CARTHAGE), 1), (str(EGYPT), 3)]
    scene.say(ROME, {str(CARTHAGE): 0, str(EGYPT): 3})
    run_out(scene)
    assert (lost(scene, CARTHAGE), lost(scene, EGYPT)) == (0, 3)


@rule("CON-20.6")
def test_both_enemies_split_at_the_same_time() -> None:
    scene = field({"cavalry": 3}, {"infantry": 3}).army(FORT, EGYPT, infantry=2)
    scene.army("armenia", GREECE, infantry=2).hand(ROME, "flank").hand(CARTHAGE, "flank")
    attack(scene).say(EGYPT, f"{FORT}.carthage.all").say(GREECE, "armenia.rome.all")
    scene.say(ROME, ["flank.01"]).say(CARTHAGE, ["flank.02"])
    topics = {one.seat: one.topic.key for one in scene.playing.table.pending.values()}
    assert topics == dict.fromkeys((ROME, CARTHAGE), "conqueror-topic-splitting")
    scene.say(CARTHAGE, {str(ROME): 0, str(GREECE): 1}).say(ROME, {str(CARTHAGE): 1, str(EGYPT): 1})
    assert [one.seat for one in report(scene).lost] == [GREECE, CARTHAGE, EGYPT]


@rule("CON-20.5", "CON-19.9")
@pytest.mark.parametrize("army", [{"infantry": 1, "cavalry": 1}, {"infantry": 5}])
def test_losses_that_leave_no_choice_are_not_asked_but_told(army: dict[str, int]) -> None:
    scene = field(army, {"archer": 2})
    dice(scene, "volley", 4, 4)
    attack(scene)
    assert "lost" in scene.told
    assert lost(scene, ROME) >= 2, "both hits cost a unit"
    assert not any(one.topic.key == "conqueror-topic-losing" for one in asked_now(scene))


@rule("CON-20.5")
def test_who_has_no_choice_loses_together_with_who_has_one() -> None:
    scene = field({"cavalry": 2, "infantry": 1}, {"infantry": 3}, faces=(3, 2))
    scene.hand(ROME, "flank").hand(CARTHAGE, "flank")
    attack(scene).say(ROME, ["flank.01"]).say(CARTHAGE, ["flank.02"])
    assert [(one.seat, one.topic.key) for one in asked_now(scene)] == [
        (ROME, "conqueror-topic-losing")
    ]
    assert scene.units(LAND) == {"infantry": 3}, "nothing is removed before all is known"
    scene.say(ROME, {"main.cavalry": 0, "main.infantry": 1})
    assert [one.seat for one in report(scene).lost] == [ROME, CARTHAGE]


@rule("CON-20.5")
def test_losses_are_chosen_in_secret_and_removed_together() -> None:
    scene = field({"cavalry": 2, "infantry": 1}, {"infantry": 2, "cavalry": 1}, faces=(3, 2))
    scene.hand(ROME, "flank").hand(CARTHAGE, "flank")
    attack(scene).say(ROME, ["flank.01"]).say(CARTHAGE, ["flank.02"])
    before = scene.playing.view(GREECE).state
    scene.say(CARTHAGE, {"main.cavalry": 1, "main.infantry": 1})
    assert scene.playing.view(GREECE).state == before
    assert scene.units(LAND) == {"cavalry": 1, "infantry": 2}
    assert {one.seat for one in scene.playing.table.waiting()} == {ROME, CARTHAGE}
    scene.say(ROME, {"main.infantry": 1})
    assert scene.units(LAND) == {"infantry": 1}
    assert scene.state.fighting().army.units == {"cavalry": 2}


@rule("CON-20.5")
def test_the_order_in_which_losses_are_chosen_does_not_show() -> None:
    ended = []
    for order in ((ROME, CARTHAGE), (CARTHAGE, ROME)):
        scene = field({"cavalry": 2, "infantry": 1}, {"infantry": 2, "cavalry": 1}, faces=(3, 2))
        scene.hand(ROME, "flank").hand(CARTHAGE, "flank")
        attack(scene).say(ROME, ["flank.01"]).say(CARTHAGE, ["flank.02"])
        for seat in order:
            scene.say(seat, scene.playing.default_for(scene.ask(seat).id))
        ended.append((scene.state, [(one.key, one.by) for one in scene.events]))
    assert ended[0] == ended[1]


@rule("CON-20.5")
def test_an_owner_chooses_among_the_army_and_its_reinforcement() -> None:
    scene = field({"cavalry": 3}, {"infantry": 2}, faces=(4, 1)).army(FORT, CARTHAGE, infantry=1)
    attack(scene).say(CARTHAGE, f"{FORT}.all")
    asked = scene.ask(CARTHAGE)
    assert isinstance(asked, Allocate)
    assert [slot.id for slot in asked.slots] == ["main.infantry", "help.infantry"]
    assert asked.default == {"help.infantry": 1}
    scene.say(CARTHAGE, {"main.infantry": 1})
    assert scene.units(FORT) == {"infantry": 1}


def test_the_safe_answer_loses_infantry_archers_cavalry_and_the_elite_unit_in_this_order() -> None:
    scene = field(
        {"cavalry": 5, "infantry": 4},
        {"infantry": 1, "archer": 1, "cavalry": 1, "elite": 1},
        faces=(4, 1),
    )
    scene.hand(ROME, "javelins")
    attack(dice(scene, "volley", 1)).say(ROME, ["javelins.01"])
    assert scene.ask(CARTHAGE).default == {
        "main.infantry": 1,
        "main.archer": 1,
        "main.cavalry": 1,
    }


@rule("CON-16.5", "CON-20.5")
def test_a_lost_elite_unit_leaves_the_map_for_good() -> None:
    scene = run_out(attack(field({"cavalry": 5}, {"elite": 1}, faces=(4, 1))))
    assert scene.nation(CARTHAGE).elite == "lost"


@rule("CON-T27", "CON-21.8", "CON-21.11")
def test_independents_lose_units_even_if_they_win() -> None:
    scene = Scene(4).army("etruria", GREECE, cavalry=2).independent("alps", 2, 1)
    scene.hand(GREECE, "flank").automa("au3.01")
    attack(dice(scene, "melee", 1), GREECE, "etruria", "alps").say(GREECE, ["flank.01"])
    run_out(scene)
    assert report(scene).won == "defence"
    assert scene.units("alps") == {"cavalry": 2}


@rule("CON-21.11", "CON-21.8")
def test_independents_reduced_to_nothing_leave_the_land_empty() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=2).independent("alps", 0, 1)
    scene.hand(ROME, "flank").automa("au4.01")
    attack(dice(scene, "melee", 1), ROME, "etruria", "alps").say(ROME, ["flank.01"])
    run_out(scene)
    assert report(scene).won == "tie"
    assert (scene.state.owner("alps"), scene.units("etruria")) == (None, {"infantry": 1})


@rule("CON-21.3", "CON-21.4")
def test_shields_cancel_what_independents_inflict() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=1).independent("alps", 2, 1).automa("au4.01")
    scene.hand(ROME, "testudo")
    attack(dice(scene, "melee", 1), ROME, "etruria", "alps").say(ROME, ["testudo.01"])
    assert report(scene).defence.inflicted == 2
    assert scene.units("etruria") == {"cavalry": 1}


def test_what_independents_inflict_falls_on_the_attacker_before_supporters() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=1).independent("alps", 2, 1).automa("au4.01")
    scene.army("illyria", GREECE, infantry=2)
    attack(dice(scene, "melee", 1), ROME, "etruria", "alps").say(GREECE, "illyria.rome.all")
    assert (lost(scene, ROME), lost(scene, GREECE)) == (1, 1)


@rule("CON-A24", "CON-20.17", "CON-A41")
def test_forced_losses_count_for_the_draw_of_tactics() -> None:
    scene = field({"elite": 1, "infantry": 4}, {"cavalry": 5}, attacker=GAUL, faces=(1, 4))
    attack(scene, GAUL).say(GAUL, "yes")
    run_out(scene)
    assert lost(scene, GAUL) == 2
    assert len(scene.nation(GAUL).hand) == 2


@rule("CON-20.16")
@pytest.mark.parametrize(
    ("cards", "units", "drawn"),
    [([], 1, 1), (["flank"], 2, 2), (["javelins"], 3, 2), (["javelins", "flank"], 4, 3)],
)
def test_tactics_are_drawn_by_own_casualties(cards: list[str], units: int, drawn: int) -> None:
    scene = field({"cavalry": 5}, {"infantry": 6}, faces=(4, 1)).hand(ROME, *cards)
    attack(scene)
    if cards:
        scene.say(ROME, [f"{card}.01" for card in cards])
    run_out(scene)
    assert (lost(scene, CARTHAGE), len(scene.nation(CARTHAGE).hand)) == (units, drawn)


@rule("CON-20.18")
def test_an_empty_tactics_deck_is_made_of_the_discards() -> None:
    scene = field({"cavalry": 5}, {"infantry": 2})
    state = scene.start_state
    state.tactics_discards, state.tactics = [*state.tactics], []
    run_out(attack(scene))
    assert len(scene.state.tactics) == 36
    assert [len(scene.nation(seat).hand) for seat in (ROME, CARTHAGE)] == [1, 1]


@rule("CON-20.16")
def test_only_the_drawer_sees_the_card_drawn() -> None:
    scene = field({"cavalry": 2}, {"infantry": 2}).army("etruria", ROME, infantry=1)
    run_out(attack(scene))
    drawn = scene.event("drew")
    assert set(drawn.private) == {drawn.by}
    assert [card.face for card in scene.playing.view(GREECE).state.nations[ROME].hand] == ["?"]
