"""What forts make: which units, how many, and what stands in the way."""

from engines.conqueror.game import GAME
from engines.conqueror.ids import ALL, DONE, STORE
from engines.conqueror.preview.drafts import draft
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.engines.conqueror.preparing import at, done, option, prepare
from tests.engines.scene import said
from tests.rulebook import rule

GREAT = [
    "cavalry",
    "infantry.infantry",
    "infantry.archer",
    "archer.archer",
    "infantry",
    "archer",
]
"""What a great fort can make."""
SMALL = ["infantry", "archer"]


@rule("CON-14.3", "CON-A51")
def test_a_great_fort_makes_a_cavalry_or_up_to_two_on_foot() -> None:
    assert at(prepare(Scene()), ROME, "rome") == GREAT


@rule("CON-14.4", "CON-12.12")
def test_a_small_fort_makes_one_on_foot_printed_or_built() -> None:
    scene = Scene().army("sicily", ROME, infantry=1)
    scene.army("etruria", ROME, infantry=1).built(ROME, "etruria")
    prepare(scene)
    assert at(scene, ROME, "sicily") == SMALL
    assert at(scene, ROME, "etruria") == SMALL


@rule("CON-14.3")
def test_open_country_makes_nothing() -> None:
    assert at(prepare(Scene().army("etruria", ROME, infantry=1)), ROME, "etruria") == []


@rule("CON-14.3")
def test_each_fort_makes_what_it_makes_once() -> None:
    scene = prepare(Scene()).say(ROME, "recruit.rome.cavalry")
    assert at(scene, ROME, "rome") == []


@rule("CON-14.3", "CON-A51")
def test_two_on_foot_may_be_chosen_one_after_the_other() -> None:
    scene = prepare(Scene()).say(ROME, "recruit.rome.infantry")
    assert at(scene, ROME, "rome") == SMALL
    scene.say(ROME, "recruit.rome.archer")
    assert at(scene, ROME, "rome") == []
    assert done(scene).units("rome") == {"infantry": 1, "archer": 1}


@rule("CON-14.5", "CON-25.3")
def test_a_temporary_capital_makes_what_a_great_fort_makes() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("etruria", ROME, infantry=1)
    assert at(prepare(scene.has(ROME, temporary="etruria")), ROME, "etruria") == GREAT


@rule("CON-25.4", "CON-A27")
def test_a_temporary_capital_on_a_small_fort_makes_what_a_great_one_makes_and_no_more() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("sicily", ROME, infantry=1)
    prepare(scene.has(ROME, temporary="sicily"))
    assert at(scene, ROME, "sicily") == GREAT
    assert at(scene.say(ROME, "recruit.sicily.cavalry"), ROME, "sicily") == []


@rule("CON-14.8")
def test_a_captured_capital_makes_what_a_great_fort_makes() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("etruria", ROME, infantry=1)
    assert at(prepare(scene), GREECE, "rome") == GREAT


@rule("CON-A53", "CON-3.2")
def test_a_covered_fort_makes_nothing() -> None:
    scene = prepare(Scene(3).army("thebes", ROME, infantry=1))
    assert at(scene, ROME, "thebes") == []


@rule("CON-14.10", "CON-26.1")
def test_an_empty_capital_makes_units() -> None:
    scene = prepare(Scene()).say(ROME, "recruit.rome.infantry.infantry")
    assert done(scene).units("rome") == {"infantry": 2}


@rule("CON-14.10")
def test_a_captured_capital_makes_nothing_for_its_owner() -> None:
    scene = Scene().army("rome", GREECE, infantry=1).army("sicily", ROME, infantry=1)
    assert at(prepare(scene), ROME, "rome") == []


@rule("CON-14.6")
def test_only_what_is_in_the_barracks_can_be_recruited() -> None:
    scene = Scene().has(ROME, districts={"granary": 4})
    scene.army("corsica", ROME, cavalry=5, infantry=7)
    assert at(prepare(scene), ROME, "rome") == ["infantry.archer", "archer.archer", *SMALL]


@rule("CON-14.6")
def test_what_one_fort_takes_from_the_barracks_another_cannot_take() -> None:
    scene = Scene().has(ROME, districts={"granary": 4}).army("sicily", ROME, infantry=7)
    prepare(scene).say(ROME, "recruit.rome.infantry")
    assert at(scene, ROME, "sicily") == ["archer"]


@rule("CON-14.6")
def test_recruits_cost_nothing_and_come_fit_to_act_to_the_fort_that_makes_them() -> None:
    scene = Scene().coins(1, 1, 1, 1).army("sicily", ROME, tired=True, infantry=1)
    done(prepare(scene).say(ROME, "recruit.sicily.archer"))
    assert scene.nation(ROME).coins == 1
    assert scene.nation(ROME).barracks == {"cavalry": 5, "infantry": 7, "archer": 2}
    army = scene.state.lands["sicily"].army
    assert (army.fresh, army.tired) == ({"archer": 1}, {"infantry": 1})


@rule("CON-14.7")
def test_nobody_recruits_more_than_there_is_food_for() -> None:
    scene = prepare(Scene().army("etruria", ROME, infantry=5))
    assert at(scene, ROME, "rome") == ["cavalry", *SMALL]
    assert at(scene.say(ROME, "recruit.rome.infantry"), ROME, "rome") == []


@rule("CON-14.7")
def test_nobody_recruits_who_feeds_as_many_units_as_they_can() -> None:
    scene = prepare(Scene().army("etruria", ROME, infantry=6))
    assert at(scene, ROME, "rome") == []


@rule("CON-14.2")
def test_all_forts_make_units_in_one_phase() -> None:
    scene = prepare(Scene().army("sicily", ROME, infantry=1))
    done(scene.say(ROME, "recruit.rome.cavalry", "recruit.sicily.infantry"))
    assert (scene.units("rome"), scene.units("sicily")) == ({"cavalry": 1}, {"infantry": 2})


@rule("CON-14.3")
def test_the_usual_is_cavalry_in_great_forts_and_infantry_in_small_ones() -> None:
    scene = prepare(Scene().army("sicily", ROME, infantry=1))
    assert scene.playing.default_for(scene.ask(ROME).id) == ALL
    done(scene.say(ROME, ALL))
    assert (scene.units("rome"), scene.units("sicily")) == ({"cavalry": 1}, {"infantry": 2})


@rule("CON-14.7")
def test_the_usual_uses_what_food_there_is_for_the_strongest_first() -> None:
    scene = prepare(Scene().army("leptis", CARTHAGE, infantry=5, cavalry=2))
    done(scene.say(CARTHAGE, ALL))
    assert scene.units("carthage") == {"cavalry": 1}
    assert scene.units("leptis") == {"infantry": 5, "cavalry": 2}


def test_without_cavalry_the_usual_is_two_infantry_and_without_these_archers() -> None:
    granaries = {"granary": 4}
    scene = Scene().has(ROME, districts=granaries).army("corsica", ROME, cavalry=5, infantry=7)
    done(prepare(scene).say(ROME, ALL))
    assert scene.units("rome") == {"infantry": 1, "archer": 1}


def test_the_usual_follows_what_has_been_chosen() -> None:
    scene = prepare(Scene().army("sicily", ROME, infantry=1)).say(
        ROME, "recruit.rome.archer.archer"
    )
    done(scene.say(ROME, ALL))
    assert (scene.units("rome"), scene.units("sicily")) == ({"archer": 2}, {"infantry": 2})


def test_the_usual_says_what_it_does() -> None:
    scene = prepare(Scene().army("sicily", ROME, infantry=1))
    hint = option(scene, ROME, ALL).hint
    recruits = "recruit 1 cavalry in Rome and 1 infantry in Sicily"
    assert said(hint, "en") == f"{recruits}; store 1 food"


def test_the_usual_counts_units_where_it_recruits_in_many_territories() -> None:
    scene = Scene().army("sicily", ROME, infantry=1).army("leptis", ROME, infantry=1)
    hint = option(prepare(scene), ROME, ALL).hint
    assert said(hint, "en").startswith("recruit 1 cavalry and 2 infantry")


def test_the_usual_can_be_ordered_ahead() -> None:
    order = next(one for one in GAME.routines if one.key == "usual")
    assert order.answer(prepare(Scene()).ask(ROME)) == ALL


def test_ordered_ahead_the_usual_ends_what_leaves_nothing_to_do() -> None:
    order = next(one for one in GAME.routines if one.key == "usual")
    scene = prepare(Scene().army("etruria", ROME, infantry=5)).say(ROME, "recruit.rome.cavalry")
    assert order.answer(scene.ask(ROME)) == DONE
    rich = Scene().has(ROME, districts={"granary": 2}).army("crete", ROME, infantry=1)
    assert order.answer(prepare(rich).say(ROME, "recruit.rome.cavalry").ask(ROME)) == STORE


def test_a_plan_leaves_what_it_says_it_leaves() -> None:
    scene = Scene().coins(9, 9, 9, 9).army("sicily", ROME, infantry=1)
    prepare(scene).say(ROME, "recruit.rome.cavalry", "hero.furius_camillus", "elite.rome")
    plan = draft(scene.state, ROME)
    foreseen = (plan.coins, plan.barracks, plan.limit, plan.all_units)
    done(scene)
    after = draft(scene.state, ROME)
    assert foreseen == (after.coins, after.barracks, after.limit, after.all_units)
    assert scene.nation(ROME).coins == 9 - 4 - 3


def test_the_last_answer_says_what_is_still_possible() -> None:
    scene = prepare(Scene().coins(0, 5).army("sicily", ROME, infantry=1))
    possible = "your elite unit, one of 5 heroes and units in Rome and Sicily"
    assert said(option(scene, ROME, STORE).hint, "en") == f"Still possible: {possible}"
