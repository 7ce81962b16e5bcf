"""Heroes in Preparation: their price is public, their faces are not, and the Academy helps."""

from data.catalogues import catalogue
from engines.conqueror.content.describe import hero_name
from engines.conqueror.ids import DONE, HERO
from engines.conqueror.steps.preparation import Preparation
from engines.core import HIDDEN
from engines.core.text import say
from tests.engines.conqueror.build import CONTENT, GREECE, ROME, Scene
from tests.engines.conqueror.preparing import coins_left, done, offered, prepare
from tests.rulebook import rule

ROMANS = [
    "fabius_maximus",
    "marcus_agrippa",
    "furius_camillus",
    "claudius_marcellus",
    "scipio_africanus",
]
PRICES = [3, 3, 4, 4, 5]


@rule("CON-17.1", "CON-3.13")
def test_heroes_of_ones_own_nation_can_be_bought() -> None:
    assert offered(prepare(Scene().coins(0, 5)), ROME, HERO) == ROMANS


@rule("CON-17.1")
def test_a_hero_is_paid_for_and_comes_to_the_hand() -> None:
    scene = prepare(Scene().coins(0, 5)).say(ROME, "hero.furius_camillus")
    assert coins_left(scene.state, ROME) == 1
    done(scene)
    assert scene.nation(ROME).coins == 1
    assert [hero.name for hero in scene.nation(ROME).heroes] == ["furius_camillus"]


@rule("CON-17.1")
def test_only_heroes_that_can_be_paid_are_offered() -> None:
    assert offered(prepare(Scene().coins(0, 3)), ROME, HERO) == ROMANS[:2]


@rule("CON-17.10")
def test_several_heroes_can_be_bought_each_of_them_once() -> None:
    scene = prepare(Scene().coins(0, 20).heroes(ROME, "scipio_africanus"))
    scene.say(ROME, "hero.fabius_maximus")
    assert offered(scene, ROME, HERO) == ROMANS[1:4]
    done(scene.say(ROME, "hero.marcus_agrippa", "hero.claudius_marcellus"))
    assert scene.nation(ROME).coins == 20 - 3 - 3 - 4


@rule("CON-17.2")
def test_others_learn_the_price_of_a_hero_and_not_who_it_is() -> None:
    scene = Scene().coins(0, 5).place(Preparation(), Preparation())
    done(scene.say(ROME, "hero.furius_camillus"))
    (seen,) = scene.playing.view(GREECE).state.nations[ROME].heroes
    assert (seen.name, seen.price) == (HIDDEN, 4)
    told = scene.event("prepared")
    assert "conqueror-a-hero" in repr(told.text(GREECE))
    assert repr(hero_name(CONTENT, "furius_camillus")) not in repr(told.text(GREECE))
    assert repr(hero_name(CONTENT, "furius_camillus")) in repr(told.text(ROME))


@rule("CON-17.2")
def test_several_heroes_bought_are_told_in_one_breath_each_with_its_price() -> None:
    scene = Scene().coins(0, 10).place(Preparation(), Preparation())
    done(scene.say(ROME, "hero.fabius_maximus", "hero.furius_camillus"))
    told = scene.event("prepared").text(GREECE)
    assert say(told, catalogue("en"), str) == "bought a hero for 3 coins and a hero for 4 coins"
    spanish = "ha reclutado a un Héroe por 3 monedas y a un Héroe por 4 monedas"
    assert say(told, catalogue("es"), str) == spanish


@rule("CON-17.2")
def test_what_is_bought_shows_to_nobody_before_all_are_done() -> None:
    scene = prepare(Scene().coins(0, 5))
    before = scene.playing.view(GREECE)
    scene.say(ROME, "hero.furius_camillus", DONE)
    assert scene.playing.view(GREECE).state.nations == before.state.nations
    assert scene.playing.view(GREECE).waiting == before.waiting


@rule("CON-12.13", "CON-17.1")
def test_an_academy_makes_heroes_cheaper() -> None:
    scene = Scene().coins(0, 20).has(ROME, districts={"academy": 1})
    prepare(scene).say(ROME, *(f"hero.{hero}" for hero in ROMANS))
    assert coins_left(scene.state, ROME) == 20 - sum(price - 2 for price in PRICES)


@rule("CON-12.13")
def test_a_second_academy_makes_heroes_no_cheaper() -> None:
    scene = Scene().coins(0, 2).has(ROME, districts={"academy": 2})
    assert offered(prepare(scene), ROME, HERO) == ROMANS[:4]


@rule("CON-17.2", "CON-12.13")
def test_the_price_on_the_card_stays_what_it_is_with_an_academy() -> None:
    scene = Scene().coins(0, 2).has(ROME, districts={"academy": 1})
    done(prepare(scene).say(ROME, "hero.furius_camillus"))
    assert scene.nation(ROME).heroes[0].price == 4
    assert scene.nation(ROME).coins == 0


@rule("CON-17.9", "CON-A18", "CON-26.6", "CON-T18")
def test_an_academy_brings_all_five_heroes_back_once_all_are_discarded() -> None:
    scene = Scene().coins(0, 20).has(ROME, districts={"academy": 1}, spent=[*ROMANS])
    assert offered(prepare(scene), ROME, HERO) == ROMANS
    done(scene.say(ROME, "hero.scipio_africanus"))
    assert scene.nation(ROME).coins == 20 - 3
    assert scene.nation(ROME).spent == []
    assert scene.state.supply(ROME) == ROMANS[:4]


@rule("CON-17.9", "CON-A18", "CON-26.6", "CON-T18")
def test_four_discarded_heroes_and_one_face_up_bring_nobody_back() -> None:
    scene = Scene().coins(0, 20).has(ROME, districts={"academy": 1})
    scene.has(ROME, spent=ROMANS[:4], open=ROMANS[4:])
    assert offered(prepare(scene), ROME, HERO) == []


@rule("CON-17.9", "CON-26.6")
def test_without_an_academy_discarded_heroes_stay_away() -> None:
    assert offered(prepare(Scene().coins(0, 20).has(ROME, spent=[*ROMANS])), ROME, HERO) == []


@rule("CON-A75")
def test_heroes_discarded_before_the_academy_was_built_count() -> None:
    scene = Scene().coins(0, 5).has(ROME, spent=[*ROMANS], districts={"academy": 1})
    assert offered(prepare(scene), ROME, HERO) == ROMANS


@rule("CON-17.9")
def test_discarded_heroes_stay_discarded_if_none_is_bought() -> None:
    scene = Scene().coins(0, 5).has(ROME, spent=[*ROMANS], districts={"academy": 1})
    assert done(prepare(scene)).nation(ROME).spent == ROMANS
