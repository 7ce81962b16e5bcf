"""Siege engines: bought in Preparation, strong against forts alone (CON-29.12 to CON-29.20)."""

import pytest

from engines.conqueror.ids import DONE
from engines.conqueror.preview.odds import odds
from engines.conqueror.steps.campaign import March
from tests.engines.conqueror.build import CARTHAGE, GREECE, ROME, Scene
from tests.engines.conqueror.fighting import attack, dice, lines, march, report, run_out
from tests.engines.conqueror.preparing import done, offered, option, prepare
from tests.engines.scene import said
from tests.rulebook import rule


def seas(*, coins: int = 8) -> Scene:
    """The small board with Seas of Destiny; Rome has coins."""
    return Scene(4, seas_of_destiny="base_boards").has(ROME, coins=coins)


# --- Preparation


@rule("CON-29.12")
def test_a_siege_engine_is_bought_for_4_coins_and_comes_to_a_great_fort() -> None:
    scene = prepare(seas(coins=6).army("sicily", ROME, infantry=1))
    assert scene.state.fort_at("sicily") == "small"
    assert offered(scene, ROME, "siege") == ["rome"]
    told = option(scene, ROME, "siege.rome")
    assert said(told.label, "en") == "Siege engine in Rome for 4 coins"
    assert (
        said(told.hint, "en") == "Strength 4 when attacking a fort, else none · leaves you 2 coins"
    )
    scene.say(ROME, "siege.rome")
    assert offered(scene, ROME, "siege") == [], "2 coins are left"
    done(scene)
    assert scene.state.lands["rome"].army.fresh == {"siege": 1}
    assert scene.nation(ROME).coins == 2
    assert scene.nation(ROME).barracks["siege"] == 1


@rule("CON-29.20", "CON-29.12")
def test_there_are_two_siege_engines_for_great_forts_of_choice() -> None:
    scene = seas(coins=20).army("carthage", ROME, infantry=1).army("sicily", ROME, infantry=1)
    prepare(scene)
    assert offered(scene, ROME, "siege") == ["rome", "carthage"]
    scene.say(ROME, "siege.rome", "siege.carthage")
    assert offered(scene, ROME, "siege") == []
    done(scene)
    assert scene.units("rome") == {"siege": 1}
    assert scene.units("carthage") == {"infantry": 1, "siege": 1}
    assert "siege" not in scene.nation(ROME).barracks
    told = said(scene.event("prepared").text(None), "en")
    assert told.endswith("1 siege engine in Rome and 1 siege engine in Carthage for 8 coins")


@rule("CON-29.20")
def test_a_temporary_capital_serves_for_siege_engines() -> None:
    scene = seas().army("rome", GREECE, infantry=1).army("sicily", ROME, infantry=1)
    prepare(scene.has(ROME, temporary="sicily"))
    assert offered(scene, ROME, "siege") == ["sicily"]


@rule("CON-29.12", "CON-15.4")
def test_siege_engines_need_no_food_and_are_no_surplus_and_no_plague_takes_them() -> None:
    scene = (
        seas(coins=0).army("rome", ROME, siege=2, infantry=3).army("tyrrhenian_sea", ROME, ship=2)
    )
    prepare(scene.chronicle("plague"))
    assert offered(scene, ROME, "plague") == [], "3 standard units are too few for it"
    assert offered(scene, ROME, "surplus") == []


@rule("CON-29.12", "CON-6.2")
def test_without_coins_or_great_fort_no_siege_engine_is_offered() -> None:
    assert offered(prepare(seas(coins=3).army("rome", ROME, infantry=1)), ROME, "siege") == []
    scene = seas().army("rome", GREECE, infantry=1).army("sicily", ROME, infantry=1)
    assert offered(prepare(scene.has(ROME, declined=["sicily"])), ROME, "siege") == []


def test_without_the_expansion_there_are_no_siege_engines() -> None:
    scene = prepare(Scene(4).has(ROME, coins=20).army("rome", ROME, infantry=1))
    assert offered(scene, ROME, "siege") == []


def test_the_usual_plan_buys_no_siege_engine_and_says_it_could_be_had() -> None:
    scene = prepare(seas(coins=4).army("rome", ROME, infantry=1).has(ROME, elite="lost"))
    assert "siege engine" in said(option(scene, ROME, DONE).hint, "en")
    scene.say(ROME, "all")
    done(scene)
    assert "siege" not in scene.units("rome")


@pytest.mark.parametrize(
    ("lang", "possible"),
    [
        (
            "en",
            (
                "Still possible: the Levy, a cavalry for coins, your elite unit, a siege engine, one of 5"
                " heroes and units in Carthage"
            ),
        ),
        (
            "es",
            (
                "Todavía puedes tener: la Leva, una Caballería por monedas, tu unidad de élite, una Máquina"
                " de Asedio, uno de 5 Héroes y unidades en Cartago"
            ),
        ),
    ],
)
def test_a_siege_engine_is_still_possible_however_much_else_is(lang: str, possible: str) -> None:
    scene = seas().chronicle("levy").has(CARTHAGE, side="b", coins=20)
    assert said(option(prepare(scene), CARTHAGE, DONE).hint, lang) == possible


# --- strength


@rule("CON-29.13", "CON-T25")
def test_two_engines_and_two_cavalry_attack_a_capital() -> None:
    scene = dice(seas().army("numidia", ROME, siege=2, cavalry=2), "melee", 2, 2)
    scene.army("carthage", CARTHAGE, infantry=1)
    attack(scene, ROME, "numidia", "carthage")
    assert lines(scene) == ({"cavalry": 4, "siege": 8}, {"infantry": 1, "fort-capital": 4})


@rule("CON-29.13", "CON-T25")
def test_against_a_territory_without_a_fort_engines_add_nothing() -> None:
    scene = dice(seas().army("rome", ROME, siege=2, cavalry=2), "melee", 2, 2)
    scene.army("etruria", CARTHAGE, infantry=1)
    assert scene.start_state.fort_at("etruria") is None
    attack(scene, ROME, "rome", "etruria")
    assert report(scene).attack.total == 4 + 2


@rule("CON-29.13")
@pytest.mark.parametrize(("place", "built"), [("sicily", False), ("etruria", True)])
def test_engines_are_strong_against_small_and_built_forts(place: str, *, built: bool) -> None:
    scene = dice(seas().army("tyrrhenian_sea", ROME, siege=1, cavalry=1), "melee", 2, 2)
    scene.army(place, CARTHAGE, infantry=1)
    if built:
        scene.built(CARTHAGE, place)
    attack(scene, ROME, "tyrrhenian_sea", place)
    assert lines(scene)[0]["siege"] == 4


@rule("CON-29.13", "CON-29.19")
def test_engines_in_defence_are_worth_nothing() -> None:
    scene = dice(seas().army("rome", ROME, siege=2), "melee", 2, 2)
    scene.army("apulia", CARTHAGE, cavalry=1)
    attack(scene, CARTHAGE, "apulia", "rome")
    assert lines(scene)[1].get("siege", 0) == 0


@rule("CON-29.13", "CON-19.21")
def test_engines_that_reinforce_an_attack_on_a_fort_are_strong() -> None:
    scene = dice(
        seas().army("apulia", ROME, cavalry=1).army("ionian_sea", GREECE, siege=1), "melee", 2, 2
    )
    scene.army("sicily", CARTHAGE, infantry=1)
    attack(scene, ROME, "apulia", "sicily").say(GREECE, "ionian_sea.rome.all")
    assert lines(scene)[0] == {"cavalry": 2, "siege": 4}


@rule("CON-29.13")
def test_a_hint_before_an_attack_counts_engines_against_a_fort() -> None:
    scene = seas().army("apulia", ROME, siege=1, cavalry=1).army("sicily", CARTHAGE, infantry=1)
    scene.place(March(ROME))
    assert odds(scene.state, ROME, "apulia", "sicily") == (6, 2)


@rule("CON-29.15")
def test_engines_have_nothing_of_upgrades_even_alone() -> None:
    scene = dice(seas().army("tyrrhenian_sea", ROME, siege=2), "melee", 2, 2)
    scene.army("sicily", CARTHAGE, infantry=1)
    scene.has(ROME, upgrades=["amphibious_assault", "heavy_cavalry", "elite_armor"])
    attack(scene, ROME, "tyrrhenian_sea", "sicily")
    assert lines(scene)[0] == {"siege": 8}
    with_cavalry = dice(seas().army("tyrrhenian_sea", ROME, siege=1, cavalry=1), "melee", 2, 2)
    with_cavalry.army("sicily", CARTHAGE, infantry=1).has(ROME, upgrades=["amphibious_assault"])
    attack(with_cavalry, ROME, "tyrrhenian_sea", "sicily")
    assert lines(with_cavalry)[0] == {"cavalry": 2, "siege": 4, "amphibious_assault": 3}


# --- moving, holding, losing


@rule("CON-29.15")
def test_engines_move_like_other_units_to_land_and_sea() -> None:
    scene = march(seas().army("rome", ROME, siege=2), ROME, "rome", "etruria")
    assert scene.state.lands["etruria"].army.tired == {"siege": 2}
    scene = march(seas().army("rome", ROME, siege=1), ROME, "rome", "tyrrhenian_sea")
    assert scene.units("tyrrhenian_sea") == {"siege": 1}


@rule("CON-29.19")
def test_engines_alone_hold_a_territory_and_defend_it() -> None:
    scene = dice(
        seas().army("etruria", ROME, siege=1).army("alps", CARTHAGE, infantry=1), "melee", 2, 2
    )
    assert scene.start_state.owner("etruria") == ROME
    attack(scene, CARTHAGE, "alps", "etruria")
    assert (report(scene).defence.seat, report(scene).defence.units) == (ROME, {"siege": 1})


@rule("CON-29.14", "CON-20.5")
def test_a_lost_engine_is_out_of_the_game() -> None:
    scene = dice(
        seas().army("etruria", ROME, siege=1).army("alps", CARTHAGE, cavalry=3), "melee", 4, 1
    )
    run_out(attack(scene, CARTHAGE, "alps", "etruria"))
    assert report(scene).lost[0].units == {"siege": 1}
    assert scene.nation(ROME).barracks["siege"] == 1
    assert "siege" not in scene.state.units(ROME)
