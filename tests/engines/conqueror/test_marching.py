"""Campaign turns: where units go, what they can still do, and what keeps them from it."""

import pytest

from bot.limits import OPTION_DESCRIPTION
from engines.conqueror.ids import END, INDEPENDENT, NONE
from engines.conqueror.steps.campaign import Campaign, March, Turn
from engines.core import Allocate, Arg, Text, text
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import attack, dice, march, report, run_out
from tests.engines.scene import said
from tests.rulebook import rule


def why_not(scene: Scene) -> list[str]:
    """For what reasons something is missing from a campaign turn."""
    hint = scene.option(END).hint
    if hint is None:
        return []
    reasons = hint.args["why"]
    assert isinstance(reasons, list)
    return [one.key.removeprefix("conqueror-why-not-") for one in reasons if isinstance(one, Text)]


@rule("CON-18.1")
def test_everybody_takes_a_full_turn_in_turn_order() -> None:
    scene = Scene(4).at(order=[EGYPT, ROME, CARTHAGE, GREECE])
    for seat, place in enumerate(("numidia", "etruria", "crete", "nubia")):
        scene.army(place, seat, infantry=1)
    scene.place(Campaign())
    seats = []
    while not scene.playing.over:
        assert scene.state.phase == "campaign"
        assert scene.state.active == scene.pending.seat
        seats.append(scene.pending.seat)
        scene.answer(END)
    assert seats == [EGYPT, ROME, CARTHAGE, GREECE]


def test_an_answer_says_what_is_given_up_and_what_is_barred_in_whole_phrases() -> None:
    scene = Scene(4).army("alps", ROME, infantry=1).chronicle("storms").place(Turn(ROME))
    assert said(scene.option("alps.gaul.all").hint, "en").endswith("· you give up the Alps")
    assert said(scene.option("alps.gaul.all").hint, "es").endswith("· abandonas los Alpes")
    # Beside “End your campaign turn”, “Not possible” would say that it cannot end.
    assert said(scene.option(END).hint, "en").endswith(" go everywhere: Storms close the seas")


@rule("CON-18.1", "CON-23.1", "CON-18.2")
def test_units_move_once_and_are_active_again_at_the_end_of_their_turn() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=2).army("apulia", ROME, infantry=1)
    scene.army("numidia", CARTHAGE, tired=True, infantry=1).place(Turn(ROME))
    scene.answer("etruria.tyrrhenian_sea.all")
    assert scene.state.lands["tyrrhenian_sea"].army.tired == {"infantry": 2}
    assert not any(one.startswith("tyrrhenian_sea") for one in scene.options)
    scene.answer(END)
    assert scene.state.lands["tyrrhenian_sea"].army.fresh == {"infantry": 2}
    assert scene.state.lands["numidia"].army.tired == {"infantry": 1}, "of that player only"


@rule("CON-A71")
def test_a_turn_without_active_units_ends_by_itself() -> None:
    scene = Scene(4).army("etruria", ROME, tired=True, infantry=1).place(Turn(ROME))
    assert scene.playing.over
    assert scene.state.lands["etruria"].army.fresh == {"infantry": 1}


@rule("CON-18.3", "CON-18.4", "CON-4.1", "CON-4.9", "CON-EX18")
@pytest.mark.parametrize(
    ("origin", "targets"),
    [
        ("celtica", {"gaul", "alps", "illyria", "thrace", "black_sea"}),
        ("iberia", {"gaul", "balearic_sea", "berber"}),
        ("black_sea", {"thrace", "asia_minor", "aegean_sea", "celtica"}),
    ],
)
def test_units_go_to_neighbours_over_borders_bridges_and_the_danube(
    origin: str, targets: set[str]
) -> None:
    scene = Scene(4).army(origin, ROME, infantry=1).place(March(ROME))
    assert set(scene.options) == {*(f"{origin}.{target}.all" for target in targets), END}


@rule("CON-18.5", "CON-18.6", "CON-4.8")
def test_units_take_what_is_nobody_s_and_join_their_own() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=2).army("rome", ROME, cavalry=1)
    scene.place(March(ROME)).answer("etruria.rome.all")
    assert scene.state.lands["rome"].army.tired == {"infantry": 2}
    assert (scene.state.owner("etruria"), scene.state.battle) == (None, None)
    scene.answer("rome.tyrrhenian_sea.all")
    assert scene.state.owner("tyrrhenian_sea") == ROME
    assert scene.units("rome") == {"infantry": 2}


@rule("CON-18.5", "CON-18.7", "CON-4.7", "CON-26.8", "CON-4.13")
def test_to_enter_what_somebody_holds_is_an_attack() -> None:
    scene = Scene(4).army("numidia", ROME, cavalry=1).place(March(ROME))
    scene.answer("numidia.carthage.all")
    assert "attacked" in scene.told, "an empty capital is controlled"
    scene = Scene(4).army("etruria", ROME, cavalry=1).army("tyrrhenian_sea", GREECE, infantry=1)
    march(scene, ROME, "etruria", "tyrrhenian_sea")
    assert report(scene).target == "tyrrhenian_sea"
    scene = Scene(4).army("etruria", ROME, cavalry=1).independent("alps", 1)
    assert report(march(scene, ROME, "etruria", "alps")).defence.seat == INDEPENDENT


@rule("CON-18.2", "CON-18.8", "CON-18.10", "CON-A76")
def test_a_part_of_an_army_goes_and_the_rest_may_go_later() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=2, infantry=1).place(March(ROME))
    scene.answer("etruria.rome.some")
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert (asked.least, asked.most, asked.proposal) == (1, 2, {"cavalry": 2, "infantry": 0})
    scene.answer({"cavalry": 1})
    assert scene.units("rome") == {"cavalry": 1}
    scene.answer("etruria.alps.all")
    assert scene.units("alps") == {"cavalry": 1, "infantry": 1}


@rule("CON-18.2")
@pytest.mark.parametrize("kind", ["cavalry", "archer"])
def test_of_two_that_are_alike_one_goes_and_nobody_is_asked_which(kind: str) -> None:
    scene = Scene(4).army("etruria", ROME, tired=False, again=False, **{kind: 2}).place(March(ROME))
    assert said(scene.option("etruria.rome.some").label, "en").startswith(
        "From Etruria to Rome with 1"
    )
    scene.answer("etruria.rome.some")
    assert scene.pending.topic.key == "conqueror-topic-marching"
    assert (scene.units("rome"), scene.units("etruria")) == ({kind: 1}, {kind: 1})
    assert "marched" in scene.told


@rule("CON-18.11")
def test_of_two_alike_of_which_one_has_acted_it_is_asked_which_goes() -> None:
    scene = Scene(4).army("alps", ROME, cavalry=1).army("alps", ROME, again=True, cavalry=1)
    scene.has(ROME, upgrades=["thoroughbred"]).place(March(ROME)).answer("alps.celtica.some")
    assert isinstance(scene.pending, Allocate)


@rule("CON-26.1", "CON-4.4", "CON-4.6", "CON-A5")
def test_a_capital_left_empty_is_its_owner_s() -> None:
    scene = Scene(4).army("rome", ROME, infantry=1).army("carthage", ROME, infantry=1)
    scene.army("leptis", CARTHAGE, infantry=1)
    scene.place(March(ROME)).answer("rome.etruria.all", NONE, "carthage.numidia.all")
    assert scene.state.owner("rome") == ROME
    assert scene.state.owner("carthage") == CARTHAGE


# --- second actions


@rule("CON-13.12", "CON-18.11")
def test_thoroughbred_lets_cavalry_act_twice() -> None:
    scene = (
        Scene(4).army("etruria", ROME, cavalry=2, infantry=1).has(ROME, upgrades=["thoroughbred"])
    )
    scene.place(March(ROME)).answer("etruria.alps.all")
    army = scene.state.lands["alps"].army
    assert (army.again, army.tired) == ({"cavalry": 2}, {"infantry": 1})
    scene.answer("alps.celtica.all")
    assert scene.state.lands["celtica"].army.tired == {"cavalry": 2}
    assert scene.playing.over


@rule("CON-18.11", "CON-13.2", "CON-16.3")
def test_an_elite_unit_that_rides_acts_twice_too_and_one_on_foot_does_not() -> None:
    scene = Scene(4).army("leptis", CARTHAGE, elite=1).has(CARTHAGE, upgrades=["thoroughbred"])
    scene.place(March(CARTHAGE)).answer("leptis.libya.all")
    assert scene.state.lands["libya"].army.again == {"elite": 1}
    scene = Scene(4).army("etruria", ROME, elite=1).has(ROME, upgrades=["thoroughbred"])
    scene.place(March(ROME)).answer("etruria.alps.all")
    assert scene.state.lands["alps"].army.tired == {"elite": 1}


@rule("CON-18.11", "CON-18.2")
def test_those_that_have_acted_once_stand_apart_when_a_part_goes() -> None:
    scene = Scene(4).army("alps", ROME, cavalry=1).army("alps", ROME, again=True, cavalry=2)
    scene.has(ROME, upgrades=["thoroughbred"]).place(March(ROME)).answer("alps.celtica.some")
    asked = scene.pending
    assert isinstance(asked, Allocate)
    assert [(slot.id, slot.high) for slot in asked.slots] == [("cavalry", 1), ("cavalry.again", 2)]
    scene.answer({"cavalry": 1, "cavalry.again": 1})
    army = scene.state.lands["celtica"].army
    assert (army.again, army.tired) == ({"cavalry": 1}, {"cavalry": 1})
    assert scene.state.lands["alps"].army.again == {"cavalry": 1}


@rule("CON-T36", "CON-A50", "CON-18.9")
def test_after_a_conquest_cavalry_with_a_second_action_may_attack_on() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=2, infantry=1).independent("alps", 0, 1)
    scene.independent("gaul", 0, 1).has(ROME, upgrades=["thoroughbred"]).automa("au1.01", "au2.01")
    attack(dice(scene, "melee", 4, 4), ROME, "etruria", "alps")
    run_out(scene)
    ways = [one for one in scene.options if one.startswith("alps.gaul")]
    assert ways == ["alps.gaul.all", "alps.gaul.some"]
    scene.answer("alps.gaul.all")
    assert report(scene).attack.units == {"cavalry": 2}


@rule("CON-18.11")
def test_a_failed_attack_counts_as_one_action() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=2).independent("alps", 2, 1).automa("au4.01")
    scene.has(ROME, upgrades=["thoroughbred"]).hand(ROME, "testudo")
    attack(dice(scene, "melee", 1), ROME, "etruria", "alps").say(ROME, ["testudo.01"])
    run_out(scene)
    assert scene.state.lands["etruria"].army.again == {"cavalry": 2}


@rule("CON-A49", "CON-18.11")
def test_reinforcing_exhausts_riders_wholly_even_those_that_have_moved_once() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=2).army("celtica", ROME, again=True, cavalry=1)
    scene.independent("alps", 2, 1).has(ROME, upgrades=["thoroughbred"]).automa("au4.01")
    attack(dice(scene, "melee", 1), ROME, "etruria", "alps").say(ROME, "celtica.all")
    assert scene.state.lands["celtica"].army.tired == {"cavalry": 1}


# --- what is barred


@rule("CON-11.8", "CON-11.18", "CON-A44", "CON-T11")
def test_the_nation_traded_with_is_not_attacked_not_even_its_empty_capital() -> None:
    scene = Scene(4).army("numidia", ROME, cavalry=1).army("leptis", CARTHAGE, infantry=1)
    scene.army("etruria", ROME, infantry=1).has(ROME, partners=[CARTHAGE]).place(March(ROME))
    assert not any("carthage" in one or "leptis" in one for one in scene.options)
    assert why_not(scene) == ["traded"]
    assert "traded" in said(scene.option(END).hint, "en")


@rule("CON-11.9", "CON-26.3")
def test_who_traded_with_the_independents_attacks_none() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=1).independent("alps", 1)
    scene.has(ROME, partners=[INDEPENDENT]).place(March(ROME))
    assert "etruria.alps.all" not in scene.options
    assert why_not(scene) == ["traded"]


@rule("CON-A69", "CON-33.4")
def test_a_sacred_truce_protects_capitals_but_from_their_owners() -> None:
    scene = Scene(4).army("numidia", ROME, cavalry=1).army("etruria", ROME, cavalry=1)
    scene.army("rome", GREECE, infantry=1).chronicle("sacred_truce").place(March(ROME))
    assert "numidia.carthage.all" not in scene.options
    assert "etruria.rome.all" in scene.options
    assert why_not(scene) == ["truce"]
    scene = Scene(4).army("etruria", EGYPT, cavalry=1).army("rome", GREECE, infantry=1)
    scene.chronicle("sacred_truce").place(March(EGYPT))
    assert "etruria.rome.all" not in scene.options, "a held capital is protected from third players"


@rule("CON-33.4")
def test_a_sacred_truce_protects_no_temporary_capital() -> None:
    scene = Scene(4).army("etruria", EGYPT, cavalry=1).army("rome", GREECE, infantry=1)
    scene.army("alps", ROME, infantry=1).has(ROME, temporary="alps").chronicle("sacred_truce")
    assert "etruria.alps.all" in scene.place(March(EGYPT)).options


@rule("CON-A69", "CON-33.6")
def test_in_storms_nobody_goes_to_sea_and_who_is_there_may_leave_or_go_back() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=1).chronicle("storms").place(March(ROME))
    assert {one for one in scene.options if "_sea" in one} == set()
    assert why_not(scene) == ["storms"]
    scene = Scene(4).army("adriatic_sea", ROME, cavalry=1).independent("alps", 2, 1)
    scene.hand(ROME, "testudo").chronicle("storms").automa("au4.01")
    attack(dice(scene, "melee", 1), ROME, "adriatic_sea", "alps").say(ROME, ["testudo.01"])
    assert scene.units("adriatic_sea") == {"cavalry": 1}


@rule("CON-33.6", "CON-18.12")
def test_in_storms_armies_at_sea_still_reinforce() -> None:
    scene = Scene(4).army("etruria", ROME, cavalry=1).independent("alps", 2, 1)
    scene.army("adriatic_sea", ROME, cavalry=1).chronicle("storms")
    assert "adriatic_sea.all" in attack(scene, ROME, "etruria", "alps").options


@pytest.mark.parametrize("lang", ["en", "es"])
def test_several_reasons_are_told_briefly_so_that_a_menu_holds_them(lang: str) -> None:
    scene = Scene(4).army("etruria", ROME, infantry=1).army("alps", GREECE, infantry=1)
    scene.has(ROME, partners=[GREECE]).chronicle("storms").place(March(ROME))
    assert why_not(scene) == ["traded-brief", "storms-brief"]
    end = scene.option(END).hint
    assert end is not None
    for card in ("storms", "truce"):
        most: list[Arg] = [
            text(f"conqueror-why-not-{why}-brief", n=3, what=[]) for why in ("kept", "traded", card)
        ]
        assert len(said(text(end.key, why=most), lang)) <= OPTION_DESCRIPTION


# --- control and elimination


@rule("CON-5.16", "CON-A56", "CON-5.13")
def test_who_loses_the_last_territory_is_out_and_takes_no_turn() -> None:
    scene = Scene(4).army("rome", GREECE, cavalry=3).army("etruria", ROME, infantry=1)
    scene.army("alps", CARTHAGE, cavalry=5).army("celtica", CARTHAGE, infantry=1)
    scene.at(order=[CARTHAGE, ROME, GREECE, EGYPT])
    dice(scene, "melee", 4, 1).place(Campaign()).answer("alps.etruria.all")
    run_out(scene)
    assert scene.nation(ROME).out
    assert scene.state.order == [CARTHAGE, GREECE, EGYPT]
    scene.answer(END)
    assert scene.pending.seat == GREECE


@rule("CON-A56")
def test_who_is_out_by_the_own_attack_ends_the_turn_at_once() -> None:
    scene = Scene(4).army("rome", GREECE, cavalry=3, infantry=1).army("etruria", ROME, infantry=1)
    scene.at(order=[ROME, GREECE, CARTHAGE, EGYPT])
    dice(scene, "melee", 1, 4).place(Campaign()).answer("etruria.rome.all")
    assert scene.nation(ROME).out
    assert scene.pending.seat == GREECE


@rule("CON-A38")
def test_a_capital_lost_in_battle_brings_a_temporary_one() -> None:
    scene = Scene(4).army("numidia", ROME, cavalry=5).army("leptis", CARTHAGE, infantry=1)
    attack(dice(scene, "melee", 4, 1), ROME, "numidia", "carthage")
    scene.say(CARTHAGE, "none").say(ROME, "none")
    assert scene.state.owner("carthage") == ROME
    assert (scene.pending.seat, scene.topic) == (CARTHAGE, "capital")


# --- what is asked twice


def confirmed(scene: Scene) -> list[str]:
    """The options that are asked twice before they are done."""
    return [option.id for option in scene.asked.options if option.confirm]


def test_an_attack_that_brings_dice_at_once_is_confirmed_and_a_move_is_not() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=3).independent("alps", 1)
    scene.army("nubia", EGYPT, infantry=1).place(March(ROME))
    assert confirmed(scene) == ["etruria.alps.all"]
    scene.answer("etruria.alps.some")
    assert not scene.pending.confirm, "whoever attacks with a part is asked about the rest first"
    scene = Scene(4).army("etruria", ROME, infantry=3).army("nubia", EGYPT, infantry=1)
    scene.place(March(ROME)).answer("etruria.alps.some")
    assert not scene.pending.confirm


def test_an_attack_after_which_others_are_asked_in_secret_is_confirmed() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=2).independent("alps", 1)
    scene.army("illyria", GREECE, infantry=1).place(March(ROME))
    ways = ["etruria.alps.all", "etruria.alps.some"]
    assert [one for one in confirmed(scene) if "alps" in one] == ways
    scene = Scene(4).army("etruria", ROME, infantry=3).independent("alps", 1)
    scene.army("illyria", GREECE, infantry=1).place(March(ROME)).answer("etruria.alps.some")
    assert scene.pending.confirm, "a part of an army is, once it is known which"


def test_an_attack_can_be_taken_back_while_the_attacker_alone_is_asked() -> None:
    scene = Scene(4).army("etruria", ROME, infantry=3).independent("alps", 1).hand(ROME, "flank")
    scene.army("nubia", EGYPT, infantry=1).place(March(ROME))
    assert confirmed(scene) == []
    scene.answer("etruria.alps.all")
    assert scene.topic == "tactics"
    assert scene.playing.undoable(ROME)


def test_the_last_move_of_a_round_is_confirmed_if_it_may_end_the_match() -> None:
    def last(round_number: int = 10, **army: int) -> Scene:
        scene = Scene(4).at(round=round_number)
        return scene.army("leptis", EGYPT, tired=False, again=False, **army)

    move = "leptis.libya.all"
    assert move in confirmed(last(infantry=1).place(March(EGYPT)))
    assert move not in confirmed(last(9, infantry=1).place(March(EGYPT))), "another round begins"
    two = last(infantry=1).army("nubia", EGYPT, infantry=1)
    assert move not in confirmed(two.place(March(EGYPT)))
    rides = last(cavalry=1).has(EGYPT, upgrades=["thoroughbred"])
    assert move not in confirmed(rides.place(March(EGYPT))), "it may act once more"
    before = Scene(4).at(round=10).army("thebes", GREECE, infantry=1).place(March(GREECE))
    assert "thebes.nubia.all" in confirmed(before), "Egypt, which follows, has no army"


def test_a_way_names_its_origin_what_the_land_is_worth_and_what_is_given_up() -> None:
    scene = Scene(4).army("leptis", CARTHAGE, infantry=2).army("carthage", CARTHAGE, cavalry=1)
    scene.place(March(CARTHAGE))
    option = scene.option("leptis.libya.all")
    assert said(option.label, "en") == "From Leptis to Libya with all"
    assert said(option.hint, "en") == "Free · 1 food · 1 coin · you give up Leptis"
    assert said(option.hint, "es") == "Libre · 1 de alimento · 1 moneda · abandonas Leptis"
    assert said(scene.option("leptis.libya.some").hint, "en") == "Free · 1 food · 1 coin"
    assert said(scene.option("carthage.leptis.all").hint, "en") == "Yours · 2 infantry"


@rule("CON-19.14", "CON-21.2")
def test_an_attack_tells_how_strong_both_sides_are_before_cards_and_dice() -> None:
    scene = Scene(6).army("etruria", ROME, cavalry=3, infantry=1)
    scene.independent("alps", 2, 1).place(March(ROME))
    attack = scene.option("etruria.alps.all")
    assert said(attack.label, "en") == "Attack the Alps from Etruria with all"
    assert said(attack.hint, "en") == ("Independents · strength 7 to 7 · 2 cavalry and 1 infantry")
    part = said(scene.option("etruria.alps.some").hint, "es")
    assert part.startswith("Independientes · Fuerza 7 en contra · ")
    assert scene.state.battle is None, "nothing has begun"
