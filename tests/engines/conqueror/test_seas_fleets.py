"""Battles with ships: strength, losses, retreat (CON-29.1, CON-29.5 to CON-29.8, CON-29.17)."""

import pytest

from engines.conqueror.preview.food import room
from engines.conqueror.steps.campaign import March
from engines.core import Allocate, IllegalMove
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import dice, lines, report, run_out
from tests.engines.scene import said
from tests.rulebook import rule

SEA, NEXT = "tyrrhenian_sea", "libyan_sea"
"""Two seas next to each other; Carthage and Sicily lie at both."""


def seas() -> Scene:
    """The small board with Seas of Destiny."""
    return Scene(4, seas_of_destiny="base_boards")


def attack(scene: Scene, *faces: int, origin: str = SEA, target: str = NEXT) -> Scene:
    """Rome attacks with everything, as the dice of the melee fall."""
    dice(scene, "melee", *(faces or (2, 2)))
    return scene.place(March(ROME)).answer(f"{origin}.{target}.all")


def slots(scene: Scene, seat: int) -> dict[str, int]:
    """What a seat can lose at most of each kind."""
    asked = scene.ask(seat)
    assert isinstance(asked, Allocate)
    return {slot.id: slot.high for slot in asked.slots}


# --- strength


@rule("CON-29.1")
def test_each_ship_has_strength_2_and_fights_beside_others() -> None:
    scene = seas().army(SEA, ROME, ship=2, infantry=1).army(NEXT, GREECE, ship=1)
    attack(scene)
    assert lines(scene) == ({"infantry": 1, "ship": 4}, {"ship": 2})


@rule("CON-29.1", "CON-15.4")
def test_ships_and_siege_engines_need_no_food() -> None:
    scene = seas().army("rome", ROME, infantry=1)
    before = room(scene.start_state, ROME)
    scene.army(SEA, ROME, ship=2).army("rome", ROME, siege=2)
    scene.start_state.attach(scene.content)
    assert room(scene.start_state, ROME) == before


@rule("CON-29.6")
def test_naval_mastery_counts_once_for_ships_and_all_others() -> None:
    scene = seas().army(SEA, ROME, ship=2, infantry=1).army(NEXT, GREECE, ship=1)
    attack(scene.has(ROME, upgrades=["naval_mastery"]).has(GREECE, upgrades=["naval_mastery"]))
    assert [side["naval_mastery"] for side in lines(scene)] == [3, 3]


@rule("CON-29.6")
def test_units_that_land_from_the_side_of_ships_have_amphibious_assault_without_them() -> None:
    scene = seas().army(SEA, ROME, ship=1, infantry=2).army("corsica", GREECE, infantry=1)
    attack(scene.has(ROME, upgrades=["amphibious_assault"]), target="corsica")
    assert lines(scene)[0] == {"infantry": 2, "amphibious_assault": 3}


# --- reinforcing


@rule("CON-29.5", "CON-18.12")
def test_ships_reinforce_battles_in_seas_from_seas_and_from_a_wharf() -> None:
    scene = seas().army("corsica", ROME, infantry=1).army(SEA, GREECE, infantry=2)
    scene.army("balearic_sea", ROME, ship=1).army(NEXT, GREECE, ship=1).wharf(EGYPT, "sicily")
    attack(scene, origin="corsica", target=SEA)
    assert scene.offered(ROME) == ["balearic_sea.all", "none"]
    assert scene.offered(GREECE) == [f"{NEXT}.all", "none"]
    assert scene.offered(EGYPT)[:2] == ["sicily.rome.all", "sicily.rome.some"]
    scene.say(ROME, "balearic_sea.all").say(GREECE, f"{NEXT}.all").say(EGYPT, "sicily.rome.all")
    assert lines(scene)[0] == {"infantry": 1, "ship": 6}
    assert scene.nation(EGYPT).dock.tired == {"ship": 2}
    assert scene.state.lands["balearic_sea"].army.tired == {"ship": 1}


@rule("CON-29.5")
def test_units_and_ships_of_a_wharf_reinforce_a_sea_as_one_army() -> None:
    scene = seas().army("corsica", ROME, infantry=1).army(SEA, GREECE, infantry=2)
    scene.army("sicily", EGYPT, cavalry=1).wharf(EGYPT, "sicily", 1)
    attack(scene, origin="corsica", target=SEA)
    scene.say(EGYPT, "sicily.rome.all")
    assert lines(scene)[0] == {"infantry": 1, "cavalry": 2, "ship": 2}


@rule("CON-29.5")
def test_ships_never_reinforce_a_battle_on_land() -> None:
    scene = seas().army("rome", ROME, infantry=1).army("apulia", GREECE, infantry=1)
    scene.army(SEA, GREECE, ship=2).army("ionian_sea", EGYPT, ship=1, infantry=1)
    scene.wharf(GREECE, "sicily", 0)
    attack(scene, origin="rome", target="apulia")
    assert [one.seat for one in scene.playing.table.pending.values()] == [EGYPT]
    scene.say(EGYPT, "ionian_sea.rome.all")
    assert report(scene).attack.helpers[0].units == {"infantry": 1}, "without the ship"


@rule("CON-29.5", "CON-20.5")
def test_a_ship_of_a_wharf_that_reinforces_can_be_lost_there() -> None:
    scene = (
        seas()
        .army("corsica", ROME, cavalry=4)
        .army(SEA, GREECE, infantry=1)
        .wharf(GREECE, "sicily")
    )
    attack(scene, 4, 1, origin="corsica", target=SEA)
    scene.say(GREECE, "sicily.all")
    assert slots(scene, GREECE) == {"main.infantry": 1, "ship": 1}
    scene.say(GREECE, {"ship": 1})
    run_out(scene)
    assert scene.nation(GREECE).dock.units == {"ship": 1}


# --- losses


def toll(mine: dict[str, int], *hits: int, archers: int = 2) -> Scene:
    """Greece in a sea is attacked by archers of Rome, whose dice of the volley fall so."""
    scene = (
        seas()
        .army("corsica", ROME, archer=archers, cavalry=4)
        .army(SEA, GREECE, tired=False, again=False, **mine)
    )
    dice(scene, "volley", *hits)
    return attack(scene, 4, 1, origin="corsica", target=SEA)


@rule("CON-29.7", "CON-29.17")
def test_at_most_one_ship_is_lost_to_a_volley_while_there_are_others() -> None:
    scene = toll({"ship": 2, "infantry": 2}, 4, 4)
    assert slots(scene, GREECE) == {"main.infantry": 2, "ship": 1}
    with pytest.raises(IllegalMove):
        scene.say(GREECE, {"ship": 2})
    scene.say(GREECE, {"ship": 1, "main.infantry": 1})
    assert report(scene).lost[0].units == {"infantry": 1, "ship": 1}


@rule("CON-29.7", "CON-29.17")
def test_a_ship_lost_to_the_volley_counts_for_the_casualties_of_the_same_battle() -> None:
    scene = toll({"ship": 2, "infantry": 2}, 4, 1).say(GREECE, {"ship": 1})
    assert scene.state.battle is not None
    run_out(scene)
    lost = [one.units for one in report(scene).lost if one.seat == GREECE]
    assert lost == [{"ship": 1}, {"infantry": 1}], "nobody is asked: it can only be infantry"


@rule("CON-29.7")
def test_without_any_other_unit_all_ships_can_be_lost() -> None:
    scene = toll({"ship": 2}, 4, 4)
    assert report(scene).lost[0].units == {"ship": 2}
    assert "ship" not in scene.nation(GREECE).barracks


@rule("CON-29.7")
def test_once_the_others_are_lost_so_are_ships() -> None:
    scene = toll({"ship": 2, "infantry": 1}, 4, 4)
    assert report(scene).lost[0].units == {"infantry": 1, "ship": 1}, (
        "both ways are the same: none is asked"
    )
    run_out(scene)
    assert [one.units for one in report(scene).lost if one.seat == GREECE][1] == {"ship": 1}


@rule("CON-29.7")
def test_the_proposal_spares_ships_and_keeps_to_the_limit() -> None:
    scene = toll({"ship": 2, "elite": 1, "siege": 1}, 4, 4)
    asked = scene.ask(GREECE)
    assert isinstance(asked, Allocate)
    assert asked.proposal == {"main.siege": 1, "ship": 1}
    assert slots(scene, GREECE) == {"main.elite": 1, "main.siege": 1, "ship": 1}
    second = toll({"ship": 2, "elite": 1}, 4, 1)
    asked = second.ask(GREECE)
    assert isinstance(asked, Allocate)
    assert asked.proposal == {"ship": 1}
    run_out(second.say(GREECE, {"ship": 1}))
    assert second.nation(GREECE).elite == "lost", "the second loss can be no ship"


def apart(*hits: int, cards: int = 0, **mine: int) -> Scene:
    """Greece is beaten in a sea, where it has a ship and another that reinforces it from NEXT.

    hits: the dice of the volley against it. cards: how many Flanks it holds, which cost Rome units.
    """
    scene = seas().army("corsica", ROME, archer=2, cavalry=4).army(NEXT, GREECE, ship=1)
    scene.army(SEA, GREECE, tired=False, again=False, ship=1, **mine).hand(
        GREECE, *["flank"] * cards
    )
    attack(dice(scene, "volley", *(hits or (1, 1))), 4, 1, origin="corsica", target=SEA)
    return scene.say(GREECE, f"{NEXT}.all")


@rule("CON-29.7", "CON-20.5")
@pytest.mark.parametrize(("slot", "place"), [("main.ship", SEA), ("help.ship", NEXT)])
def test_of_ships_that_fight_from_two_places_their_owner_chooses_which_is_lost(
    slot: str, place: str
) -> None:
    scene = apart(infantry=1)
    assert slots(scene, GREECE) == {"main.infantry": 1, "main.ship": 1, "help.ship": 1}
    scene.say(GREECE, {slot: 1})
    assert [(one.place, one.units) for one in report(scene).lost] == [(place, {"ship": 1})]


@rule("CON-29.7", "CON-4.5")
def test_a_sea_is_kept_by_giving_up_the_ship_in_the_battle_instead_of_the_only_one_there() -> None:
    kept = run_out(apart(infantry=1).say(GREECE, {"main.ship": 1}))
    assert kept.state.owner(NEXT) == GREECE
    given_up = apart(infantry=1).say(GREECE, {"help.ship": 1})
    run_out(given_up.say(GREECE, "sicily").say(GREECE, "balearic_sea"))
    assert given_up.state.owner(NEXT) is None


@rule("CON-29.7", "CON-29.17")
def test_ships_that_fight_from_two_places_share_the_limit() -> None:
    scene = apart(4, 4, infantry=2)
    with pytest.raises(IllegalMove):
        scene.say(GREECE, {"main.ship": 1, "help.ship": 1})
    asked = scene.ask(GREECE)
    assert isinstance(asked, Allocate)
    told = [said(asked.told(cap), "en") for cap in asked.caps]
    assert told == [
        "Of Ships (main army) and Ships (Libyan Sea) you can choose at most 1 in total."
    ]
    scene.say(GREECE, {"main.ship": 1, "main.infantry": 1})
    first = report(scene).lost[0]
    assert (first.place, first.units) == (SEA, {"infantry": 1, "ship": 1})


@rule("CON-29.7")
def test_once_one_of_two_ships_is_lost_the_other_is_safe_wherever_it_is() -> None:
    scene = apart(4, 1, infantry=2, elite=1).say(GREECE, {"main.ship": 1})
    assert slots(scene, GREECE) == {"main.elite": 1, "main.infantry": 2}


@rule("CON-29.7")
def test_with_nothing_but_ships_in_two_places_their_owner_chooses_too() -> None:
    scene = apart()
    assert slots(scene, GREECE) == {"main.ship": 1, "help.ship": 1}
    assert scene.safe == {"help.ship": 1}, "those that reinforce go first"
    scene.say(GREECE, {"main.ship": 1})
    assert report(scene).lost[0].place == SEA


@rule("CON-29.7")
def test_an_answer_sealed_before_ships_were_told_apart_costs_the_reinforcing_one() -> None:
    scene = apart(infantry=1, cards=1).say(GREECE, ["flank.01"]).say(GREECE, {"main.ship": 1})
    assert scene.nation(GREECE).gives == {"main.ship": 1}, "until Rome has chosen, too"
    scene.nation(GREECE).gives = {"ship": 1}
    scene.say(ROME, {"main.archer": 1})
    lost = [(one.place, one.units) for one in report(scene).lost if one.seat == GREECE]
    assert lost == [(NEXT, {"ship": 1})]


@rule("CON-29.10")
def test_a_lost_ship_never_comes_back() -> None:
    scene = toll({"ship": 2}, 4, 4)
    assert (
        scene.state.units(GREECE).get("ship", 0) + scene.nation(GREECE).barracks.get("ship", 0) == 0
    )


@rule("CON-29.7", "CON-20.6")
def test_who_splits_losses_may_give_an_owner_of_ships_alone_all_of_them() -> None:
    scene = (
        seas()
        .army("corsica", ROME, cavalry=5)
        .army(SEA, GREECE, infantry=2)
        .army(NEXT, EGYPT, ship=2)
    )
    scene.hand(ROME, "flank")
    attack(scene, 4, 1, origin="corsica", target=SEA)
    scene.say(EGYPT, f"{NEXT}.greece.all")
    while "splitting" not in scene.ask(ROME).topic.key:
        scene.say(ROME, ["flank.01"] if "tactics" in scene.ask(ROME).topic.key else "none")
    scene.say(ROME, {str(GREECE): 0, str(EGYPT): 2})
    assert scene.state.units(EGYPT).get("ship", 0) == 0


# --- retreat


def beaten(scene: Scene, origin: str = "corsica") -> Scene:
    """Greece in the sea is beaten by Rome, and suffers a casualty of infantry."""
    return attack(scene.army(origin, ROME, cavalry=5), 4, 1, origin=origin, target=SEA)


def retreat(scene: Scene, casualty: str = "main.infantry") -> Scene:
    """Nobody reinforces, and the casualty is chosen if it can be."""
    if "reinforcing" in scene.ask(GREECE).topic.key:
        scene.say(GREECE, "none")
    if "losing" in scene.ask(GREECE).topic.key:
        scene.say(GREECE, {casualty: 1})
    return scene


@rule("CON-29.8", "CON-29.17", "CON-20.10")
def test_ships_and_other_units_that_lose_at_sea_retreat_separately() -> None:
    scene = retreat(
        beaten(seas().army(SEA, GREECE, ship=1, infantry=2).army("sicily", GREECE, infantry=1))
    )
    assert scene.pending.prompt.key == "conqueror-ask-retreat-crew"
    assert "sicily" in scene.options
    assert not any(scene.state.is_sea(one) for one in scene.options)
    scene.answer("sicily")
    assert scene.pending.prompt.key == "conqueror-ask-retreat-ships"
    assert scene.options == ["balearic_sea", NEXT]
    scene.answer(NEXT)
    run_out(scene)
    assert scene.units("sicily") == {"infantry": 2}
    assert scene.units(NEXT) == {"ship": 1}
    assert (report(scene).retreat, report(scene).sailed) == ("sicily", NEXT)
    assert scene.state.owner(SEA) == ROME


@rule("CON-29.8")
def test_ships_retreat_to_no_sea_of_others_and_not_to_where_the_attack_came_from() -> None:
    scene = seas().army(SEA, GREECE, ship=2).army("balearic_sea", ROME, ship=1, cavalry=4)
    scene.army(NEXT, EGYPT, infantry=1)
    attack(scene, 4, 1, origin="balearic_sea", target=SEA).say(EGYPT, "none")
    run_out(scene)
    assert report(scene).trapped == {"ship": 1}
    assert scene.state.units(GREECE) == {}
    assert scene.nation(GREECE).barracks.get("ship") is None, "for good"


@rule("CON-29.8")
def test_ships_retreat_to_their_wharf_even_on_land_of_nobody_but_not_if_an_enemy_holds_it() -> None:
    scene = retreat(beaten(seas().army(SEA, GREECE, ship=1, infantry=1).wharf(GREECE, "sicily", 0)))
    assert scene.options == ["sicily", "balearic_sea", NEXT]
    assert scene.safe == "sicily"
    told = said(scene.option("sicily").hint, "en")
    assert told == "Ships at a Wharf neither hold nor defend its territory"
    scene.answer("sicily")
    assert scene.nation(GREECE).dock.fresh == {"ship": 1}, "retreating does not exhaust"
    assert scene.state.owner("sicily") is None
    held = beaten(
        seas()
        .army(SEA, GREECE, ship=1, infantry=1)
        .wharf(GREECE, "sicily", 0)
        .army("sicily", EGYPT, infantry=1)
    )
    held.say(EGYPT, "none")
    assert "sicily" not in retreat(held).options


@rule("CON-29.8")
def test_ships_with_one_way_to_go_are_not_asked() -> None:
    scene = seas().army(SEA, GREECE, ship=2).army("balearic_sea", CARTHAGE, infantry=1)
    beaten(scene).say(CARTHAGE, "none")
    run_out(scene)
    assert report(scene).sailed == NEXT
    assert scene.units(NEXT) == {"ship": 1}


@rule("CON-29.17", "CON-20.12")
def test_units_with_nowhere_to_go_are_lost_while_their_ships_sail() -> None:
    scene = seas().army(SEA, GREECE, ship=1, infantry=2)
    for place in ("alps", "etruria", "apulia", "sicily"):
        scene.army(place, ROME, tired=True, infantry=1)
    scene = retreat(beaten(scene))
    scene.answer(NEXT)
    run_out(scene)
    assert report(scene).trapped == {"infantry": 1}
    assert scene.units(NEXT) == {"ship": 1}


@rule("CON-20.8", "CON-29.8")
def test_attacking_ships_that_lose_go_back_to_the_sea_they_came_from() -> None:
    scene = seas().army(SEA, ROME, ship=2).army(NEXT, GREECE, cavalry=4)
    run_out(attack(scene, 1, 4))
    assert scene.state.lands[SEA].army.tired == {"ship": 1}
    assert scene.state.owner(SEA) == ROME
