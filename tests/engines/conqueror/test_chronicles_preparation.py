"""Chronicle cards that concern Preparation: Bountiful Harvest, Levy, Plague."""

from engines.conqueror.ids import ALL, DONE, LEVY, PLAGUE, STORE, TOKEN
from engines.conqueror.preview.food import supply
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.engines.conqueror.preparing import at, done, offered, prepare
from tests.rulebook import rule

HARVEST = "bountiful_harvest"


@rule("CON-33.2", "CON-8.5", "CON-15.1")
def test_a_bountiful_harvest_gives_everybody_one_food() -> None:
    game = Scene().chronicle(HARVEST).place().state
    assert [supply(game, seat) for seat in (CARTHAGE, ROME)] == [2, 2]


@rule("CON-A63")
def test_the_food_of_a_bountiful_harvest_counts_for_storing() -> None:
    scene = Scene().has(ROME, districts={"granary": 1}).army("etruria", ROME, infantry=5)
    assert STORE in prepare(scene.chronicle(HARVEST)).offered(ROME)


@rule("CON-33.5", "CON-A77", "CON-8.5")
def test_the_levy_makes_one_infantry_more_at_one_fort() -> None:
    scene = prepare(Scene().chronicle(LEVY).army("sicily", ROME, infantry=1))
    assert offered(scene, ROME, LEVY) == ["rome", "sicily"]
    scene.say(ROME, "levy.sicily", "recruit.sicily.infantry")
    assert offered(scene, ROME, LEVY) == []
    assert done(scene).units("sicily") == {"infantry": 3}


@rule("CON-33.5", "CON-A77")
def test_the_levy_may_exceed_the_food() -> None:
    scene = prepare(Scene().chronicle(LEVY).army("etruria", ROME, infantry=6))
    assert at(scene, ROME, "rome") == []
    assert done(scene.say(ROME, "levy.rome")).units("rome") == {"infantry": 1}


@rule("CON-A77", "CON-14.9")
def test_a_levy_chosen_first_takes_no_food_from_other_recruits() -> None:
    scene = prepare(Scene().chronicle(LEVY).army("etruria", ROME, infantry=5))
    done(scene.say(ROME, "levy.rome", "recruit.rome.cavalry"))
    assert scene.units("rome") == {"cavalry": 1, "infantry": 1}


@rule("CON-A77")
def test_there_is_no_levy_without_infantry_in_the_barracks() -> None:
    scene = Scene().chronicle(LEVY).has(ROME, districts={"granary": 4})
    assert offered(prepare(scene.army("etruria", ROME, infantry=8)), ROME, LEVY) == []


@rule("CON-A77")
def test_the_last_infantry_goes_to_a_fort_or_to_the_levy() -> None:
    scene = Scene().chronicle(LEVY).has(ROME, districts={"granary": 4})
    prepare(scene.army("etruria", ROME, infantry=7)).say(ROME, "levy.rome")
    assert "infantry" not in at(scene, ROME, "rome")


@rule("CON-A77")
def test_there_is_no_levy_without_its_card() -> None:
    assert offered(prepare(Scene()), ROME, LEVY) == []


@rule("CON-15.7", "CON-A77")
def test_a_levied_unit_counts_for_the_food_that_can_be_stored() -> None:
    scene = Scene().chronicle(LEVY).has(ROME, districts={"granary": 2})
    prepare(scene.army("etruria", ROME, infantry=6))
    assert STORE in scene.offered(ROME)
    assert STORE not in scene.say(ROME, "levy.rome").offered(ROME)


@rule("CON-A77")
def test_the_usual_levy_is_at_the_capital_and_comes_on_top() -> None:
    scene = Scene().chronicle(LEVY).army("sicily", ROME, infantry=5)
    done(prepare(scene).say(ROME, ALL))
    assert scene.units("rome") == {"cavalry": 1, "infantry": 1}


@rule("CON-33.8", "CON-14.9")
def test_the_plague_takes_a_unit_of_choice_of_whoever_has_four() -> None:
    scene = Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=2, archer=1)
    prepare(scene.army("apulia", ROME, cavalry=1))
    assert offered(scene, ROME, PLAGUE) == ["etruria.infantry", "etruria.archer", "apulia.cavalry"]
    done(scene.say(ROME, "plague.etruria.archer"))
    assert scene.units("etruria") == {"infantry": 2}
    assert scene.nation(ROME).barracks == {"cavalry": 4, "infantry": 6, "archer": 3}


@rule("CON-33.8", "CON-15.4")
def test_the_plague_spares_whoever_has_three_standard_units() -> None:
    scene = Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=3, elite=1)
    assert offered(prepare(scene), ROME, PLAGUE) == []


@rule("CON-14.9")
def test_the_plague_never_takes_the_elite_unit() -> None:
    scene = Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=4, elite=1)
    assert offered(prepare(scene), ROME, PLAGUE) == ["etruria.infantry"]


@rule("CON-A65", "CON-14.9", "CON-T34")
def test_what_the_plague_takes_counts_towards_the_surplus() -> None:
    """Seven units, food for six, and the Plague."""
    scene = prepare(Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=7))
    assert offered(scene, ROME, "surplus") == []
    scene.say(ROME, "plague.etruria.infantry")
    assert scene.offered(ROME) == [DONE]
    assert done(scene).units("etruria") == {"infantry": 6}


@rule("CON-A65", "CON-14.9")
def test_units_without_food_go_after_the_plague() -> None:
    scene = prepare(Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=8))
    scene.say(ROME, "plague.etruria.infantry")
    assert scene.ask(ROME).prompt.args == {"n": 1, "fed": 7, "limit": 6}


@rule("CON-14.9", "CON-15.6")
def test_stored_food_can_be_spent_before_and_after_the_plague() -> None:
    scene = Scene().chronicle(PLAGUE).has(ROME, stored=True).army("etruria", ROME, infantry=8)
    assert TOKEN in prepare(scene).offered(ROME)
    scene.say(ROME, "plague.etruria.infantry")
    assert TOKEN in scene.offered(ROME)


@rule("CON-14.9", "CON-4.5")
def test_the_plague_may_empty_a_territory() -> None:
    scene = (
        Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=3).army("apulia", ROME, archer=1)
    )
    done(prepare(scene).say(ROME, "plague.apulia.archer"))
    assert scene.state.owner("apulia") is None


@rule("CON-14.9")
def test_the_usual_plague_takes_infantry_and_no_territory() -> None:
    scene = Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=1).army("rome", ROME, archer=3)
    done(prepare(scene).say(ROME, ALL))
    assert scene.state.owner("etruria") == ROME
    assert scene.units("rome") == {"archer": 2, "cavalry": 1}


@rule("CON-14.9")
def test_the_plague_concerns_everybody() -> None:
    scene = Scene().chronicle(PLAGUE).army("etruria", ROME, infantry=4)
    prepare(scene.army("crete", GREECE, infantry=4))
    for seat in (ROME, GREECE):
        assert scene.ask(seat).prompt.key == "conqueror-ask-plague"
