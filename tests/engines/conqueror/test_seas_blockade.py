"""Persia A: armies of others that it keeps back, and its elite unit that acts twice (CON-30.11)."""

from engines.conqueror.ids import ELITE
from engines.conqueror.steps.campaign import Campaign, March, Rest, Turn
from tests.engines.conqueror.build import CARTHAGE, EGYPT, GAUL, PERSIA, ROME, Scene
from tests.engines.conqueror.fighting import FORT, FROM, LAND, dice, march, report, run_out
from tests.engines.conqueror.preparing import option
from tests.engines.scene import said
from tests.rulebook import rule


def persia(coins: int = 3, **units: int) -> Scene:
    """Persia on board A with some coins; Rome has units in Etruria, and 1 cavalry in Apulia."""
    scene = Scene(6).has(PERSIA, side="a", coins=coins).army("apulia", ROME, cavalry=1)
    return scene.army("etruria", ROME, tired=False, again=False, **(units or {"infantry": 2}))


def turn(scene: Scene, seat: int = ROME) -> Scene:
    """The campaign turn of a seat."""
    return scene.place(Turn(seat))


def _asked(scene: Scene) -> list[int]:
    return sorted(one.seat for one in scene.playing.table.pending.values())


def _from(scene: Scene, seat: int = ROME) -> set[str]:
    """From where a seat may march."""
    return {one.split(".")[0] for one in scene.offered(seat) if one != "end"}


@rule("CON-30.11", "CON-30.14")
def test_persia_is_asked_at_the_start_of_the_turn_of_another_player() -> None:
    scene = turn(persia())
    assert _asked(scene) == [PERSIA]
    assert scene.offered(PERSIA) == ["etruria", "apulia", "none"]
    scene.say(PERSIA, "none")
    assert _from(scene) == {"etruria", "apulia"}
    assert scene.nation(PERSIA).coins == 3


@rule("CON-30.11", "CON-30.14")
def test_an_army_kept_back_neither_moves_nor_attacks_and_costs_a_coin() -> None:
    scene = turn(persia()).say(PERSIA, "etruria")
    assert _from(scene) == {"apulia"}
    assert scene.nation(PERSIA).coins == 2
    assert scene.units("etruria") == {"infantry": 2}


@rule("CON-30.11")
def test_whose_army_is_kept_back_reads_why_it_cannot_move() -> None:
    scene = turn(persia()).say(PERSIA, "etruria")
    told = said(option(scene, ROME, "end").hint, "en")
    assert told.endswith("Persia keeps back your army in Etruria")
    free = turn(persia()).say(PERSIA, "none")
    assert option(free, ROME, "end").hint is None


@rule("CON-30.11")
def test_persia_is_asked_once_in_a_turn_and_not_in_its_own() -> None:
    scene = turn(persia()).say(PERSIA, "etruria").say(ROME, "apulia.rome.all")
    assert _asked(scene) == []
    own = turn(persia().army("media", PERSIA, infantry=1), PERSIA)
    assert _from(own, PERSIA) == {"media"}


@rule("CON-30.11")
def test_persia_is_asked_in_the_turn_of_each_opponent() -> None:
    scene = persia().army("numidia", CARTHAGE, infantry=1).place(Campaign())
    assert scene.offered(PERSIA) == ["numidia", "none"]
    scene.say(PERSIA, "none").say(CARTHAGE, "end")
    assert scene.offered(PERSIA) == ["etruria", "apulia", "none"]


@rule("CON-30.11", "CON-30.13")
def test_armies_stronger_than_5_cannot_be_kept_back() -> None:
    assert turn(persia(cavalry=2, infantry=1, archer=2)).offered(PERSIA)[0] == "etruria"
    assert "etruria" not in turn(persia(cavalry=3)).offered(PERSIA)
    assert "etruria" not in turn(persia(elite=1, infantry=4)).offered(PERSIA)


@rule("CON-30.13")
def test_exhausted_units_count_for_the_strength_of_an_army() -> None:
    scene = persia(cavalry=1).army("etruria", ROME, tired=True, cavalry=2)
    assert "etruria" not in turn(scene).offered(PERSIA)


@rule("CON-30.11", "CON-30.14")
def test_persia_is_not_asked_without_a_coin_or_an_army_to_keep_back() -> None:
    assert _asked(turn(persia(0))) == [ROME]
    assert _asked(turn(Scene(6).has(PERSIA, side="a", coins=3))) == []
    assert _asked(turn(persia().has(PERSIA, side="b"))) == [ROME]


@rule("CON-30.11")
def test_an_army_kept_back_may_reinforce_the_battles_of_its_owner() -> None:
    scene = Scene(6).has(PERSIA, side="a", coins=1).army(FROM, ROME, cavalry=3)
    scene.army(FORT, ROME, infantry=2, cavalry=1).army(LAND, CARTHAGE, infantry=1)
    turn(dice(scene, "melee", 4, 1)).say(PERSIA, FORT)
    assert _from(scene) == {FROM}
    scene.say(ROME, f"{FROM}.{LAND}.all", f"{FORT}.some", {"infantry": 1, "cavalry": 1})
    assert scene.state.lands[FORT].army.tired == {"cavalry": 1, "infantry": 1}
    assert scene.state.lands[FORT].army.barred == {"infantry": 1}
    run_out(scene)
    assert report(scene).conquered
    assert _asked(scene) == []


@rule("CON-30.14")
def test_units_kept_back_may_move_again_once_the_turn_has_ended() -> None:
    scene = persia()
    scene.place(Turn(ROME), March(ROME)).say(PERSIA, "etruria").say(ROME, "end")
    assert scene.state.lands["etruria"].army.fresh == {"infantry": 2}
    assert _from(scene) == {"etruria", "apulia"}


@rule("CON-30.14")
def test_units_that_come_to_an_army_kept_back_are_free() -> None:
    scene = persia().has(ROME, upgrades=["thoroughbred"]).army("rome", ROME, cavalry=1)
    turn(scene).say(PERSIA, "etruria").say(ROME, "rome.etruria.all")
    assert "etruria.alps.all" in scene.offered(ROME)
    scene.say(ROME, "etruria.alps.all")
    assert scene.units("alps") == {"cavalry": 1}
    assert scene.units("etruria") == {"infantry": 2}


@rule("CON-30.14")
def test_a_territory_with_units_kept_back_stays_its_owners() -> None:
    scene = persia().has(ROME, upgrades=["thoroughbred"]).army("rome", ROME, cavalry=1)
    turn(scene).say(PERSIA, "etruria").say(ROME, "rome.etruria.all")
    assert "give up" not in said(option(scene, ROME, "etruria.alps.all").hint, "en")


@rule("CON-30.14")
def test_ships_on_a_wharf_are_kept_back_with_the_army_of_the_territory() -> None:
    scene = Scene(6, seas_of_destiny="on").has(PERSIA, side="a", coins=2)
    scene.army("apulia", ROME, infantry=1).wharf(ROME, "apulia")
    turn(scene)
    assert scene.offered(PERSIA) == ["apulia", "none"]
    scene.say(PERSIA, "apulia")
    assert scene.nation(ROME).dock.ready == {"ship": 2}
    strong = Scene(6, seas_of_destiny="on").has(PERSIA, side="a", coins=2)
    strong.army("apulia", ROME, infantry=2).wharf(ROME, "apulia")
    assert _asked(turn(strong)) != [PERSIA], "2 infantry and 2 ships are 6"


@rule("CON-30.14", "CON-30.13")
def test_ships_are_kept_back_at_sea_and_on_a_wharf_without_other_units() -> None:
    scene = Scene(6, seas_of_destiny="on").has(PERSIA, side="a", coins=2)
    scene.army("ionian_sea", ROME, tired=False, again=False, ship=2, infantry=1)
    scene.army("libyan_sea", CARTHAGE, tired=False, again=False, ship=2, cavalry=1)
    assert turn(scene).offered(PERSIA) == ["ionian_sea", "none"], "4 and 1, while 4 and 2 are 6"
    assert _asked(scene.place(Turn(CARTHAGE))) == [CARTHAGE]
    alone = Scene(6, seas_of_destiny="on").has(PERSIA, side="a", coins=2).has(ROME, wharf="apulia")
    alone.start_state.nations[ROME].barracks.pop("ship")
    alone.start_state.nations[ROME].dock.fresh = {"ship": 2}
    assert turn(alone).offered(PERSIA) == ["apulia", "none"]
    alone.say(PERSIA, "apulia")
    assert _asked(alone) == []


@rule("CON-30.14", "CON-23.1")
def test_ships_kept_back_on_a_wharf_are_free_once_the_turn_has_ended() -> None:
    scene = Scene(6, seas_of_destiny="on").wharf(ROME, "apulia").army("apulia", ROME, cavalry=1)
    scene.start_state.nations[ROME].dock.bar()
    scene.at(active=ROME).place(Rest(ROME))
    assert scene.nation(ROME).dock.fresh == {"ship": 2}


def test_an_army_that_can_be_kept_back_is_told_with_its_strength() -> None:
    scene = turn(persia(cavalry=1, infantry=2))
    told = said(option(scene, PERSIA, "etruria").hint, "en")
    assert told == "1 cavalry and 2 infantry · strength 4"


@rule("CON-30.11", "CON-18.11")
def test_the_elite_unit_of_persia_a_may_act_twice() -> None:
    scene = Scene(6).has(PERSIA, side="a").army("babylon", PERSIA, elite=1, infantry=1)
    march(scene, PERSIA, "babylon", "syria")
    assert scene.state.lands["syria"].army.again == {ELITE: 1}
    scene.say(PERSIA, "syria.asia_minor.all")
    assert scene.units("asia_minor") == {ELITE: 1}
    assert scene.units("syria") == {"infantry": 1}
    assert _asked(scene) == []


@rule("CON-30.11")
def test_the_elite_unit_of_other_boards_acts_once() -> None:
    for seat, side in ((PERSIA, "base"), (PERSIA, "b"), (GAUL, "a"), (EGYPT, "b")):
        scene = Scene(6).has(seat, side=side).army("babylon", seat, elite=1)
        march(scene, seat, "babylon", "syria")
        assert scene.state.lands["syria"].army.tired == {ELITE: 1}
