"""Carthage B: a cavalry for coins in Preparation (CON-30.2)."""

from engines.conqueror.ids import STORE
from tests.engines.conqueror.build import CARTHAGE, GREECE, Scene
from tests.engines.conqueror.preparing import at, coins_left, done, offered, option, prepare
from tests.engines.scene import said
from tests.rulebook import rule

KIND = "mercenary"


def carthage(coins: int = 6, **fields: object) -> Scene:
    """Carthage on board B with its capital and small Leptis, in which 1 infantry stands."""
    scene = Scene().coins(coins).army("leptis", CARTHAGE, infantry=1)
    return scene.has(CARTHAGE, side="b", **fields)


@rule("CON-30.2")
def test_a_cavalry_for_3_coins_comes_to_any_fort_even_a_small_one() -> None:
    scene = prepare(carthage())
    assert sorted(offered(scene, CARTHAGE, KIND)) == ["carthage", "leptis"]
    scene.say(CARTHAGE, "mercenary.leptis")
    assert coins_left(scene.state, CARTHAGE) == 6 - 3
    done(scene)
    assert scene.units("leptis") == {"cavalry": 1, "infantry": 1}
    assert scene.nation(CARTHAGE).coins == 3
    assert scene.nation(CARTHAGE).barracks["cavalry"] == 8 - 1


@rule("CON-30.2")
def test_it_is_once_in_a_preparation() -> None:
    scene = prepare(carthage(9)).say(CARTHAGE, "mercenary.leptis")
    assert offered(scene, CARTHAGE, KIND) == []
    done(scene)
    assert sorted(offered(prepare(scene), CARTHAGE, KIND)) == ["carthage", "leptis"]


@rule("CON-30.2", "CON-14.3")
def test_it_is_on_top_of_what_the_fort_makes() -> None:
    scene = prepare(carthage()).say(CARTHAGE, "mercenary.carthage")
    assert "cavalry" in at(scene, CARTHAGE, "carthage")[0]
    scene.say(CARTHAGE, "recruit.carthage.cavalry")
    done(scene)
    assert scene.units("carthage") == {"cavalry": 2}


@rule("CON-30.2", "CON-14.7")
def test_there_has_to_be_food_for_it() -> None:
    limit = 6 + 2  # Carthage and Leptis make 2 food
    scene = prepare(carthage().army("leptis", CARTHAGE, infantry=4, archer=2))
    assert sorted(offered(scene, CARTHAGE, KIND)) == ["carthage", "leptis"]
    scene.say(CARTHAGE, "mercenary.leptis")
    assert at(scene, CARTHAGE, "carthage") == []
    done(scene)
    assert sum(scene.units("leptis").values()) == limit
    full = carthage().army("leptis", CARTHAGE, infantry=5, archer=2)
    assert offered(prepare(full), CARTHAGE, KIND) == []


@rule("CON-30.2")
def test_nobody_gets_it_without_coins_a_cavalry_left_or_the_board() -> None:
    assert offered(prepare(carthage(2)), CARTHAGE, KIND) == []
    away = carthage().army("numidia", CARTHAGE, cavalry=6).army("libya", CARTHAGE, cavalry=2)
    away.has(CARTHAGE, districts={"granary": 4})
    assert offered(prepare(away), CARTHAGE, KIND) == []
    assert offered(prepare(carthage().has(CARTHAGE, side="a")), CARTHAGE, KIND) == []
    assert offered(prepare(Scene().coins(9, 9, 9)), GREECE, KIND) == []


@rule("CON-30.2", "CON-A66")
def test_its_coins_cannot_be_spent_twice() -> None:
    scene = prepare(carthage(5)).say(CARTHAGE, "mercenary.carthage")
    assert offered(scene, CARTHAGE, "elite") == []


def test_it_is_told_before_and_afterwards() -> None:
    scene = prepare(carthage(5))
    shown = option(scene, CARTHAGE, "mercenary.leptis")
    assert said(shown.label, "en") == "1 cavalry in Leptis for 3 coins"
    assert said(shown.hint, "en") == "Then 2 units, food for 8 · leaves you 2 coins"
    assert "a cavalry for coins" in said(option(scene, CARTHAGE, STORE).hint, "en")
    scene.say(CARTHAGE, "mercenary.leptis")
    assert "recruit 1 cavalry in Leptis for 3 coins" in said(scene.ask(CARTHAGE).prompt, "en")
    done(scene)
    told = [said(event.text(None), "en") for event in scene.events]
    assert any("recruited 1 cavalry in Leptis for 3 coins" in line for line in told)


def test_a_first_unit_is_one_unit() -> None:
    scene = prepare(Scene().coins(5).has(CARTHAGE, side="b"))
    told = "Then 1 unit, food for 6"
    for entry in ("mercenary.carthage", "recruit.carthage.cavalry"):
        assert said(option(scene, CARTHAGE, entry).hint, "en").startswith(told)
        assert said(option(scene, CARTHAGE, entry).hint, "es").startswith("Tendrás 1 unidad y")
