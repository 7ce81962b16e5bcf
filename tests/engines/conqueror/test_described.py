"""What cards, upgrades, elite units and nations of Conqueror do, as it is told."""

import copy
from collections.abc import Iterator

import pytest

import data
from data.catalogues import Catalogue, catalogue, languages
from engines.conqueror.content import Content, read
from engines.conqueror.content import describe as of
from engines.conqueror.ids import KINDS, PLACES
from engines.conqueror.words import key, tactic_name, units
from engines.core import Text, say
from tests.engines.conqueror.build import ROME, Scene
from tests.engines.conqueror.preparing import option, prepare

SHIPPED = data.load("conqueror")
CONTENT = read(SHIPPED)
EACH_LANGUAGE = pytest.mark.parametrize("lang", languages())

LONGEST_CARD = 75
"""It stands in the description of an option, with what is left of the coins or the hand."""
LONGEST_SHORT = 32
"""It stands in the description of an option, with what is paid more and the price of the next one."""
LONGEST_PLACE = 16
"""There is no room for more on the map."""


def told(text: Text, lang: str = "en") -> str:
    return say(text, catalogue(lang), str)


def lines(content: Content) -> Iterator[Text]:
    found = content.lines
    for part in (found.heroes, found.tactics, found.chronicles):
        yield from part.values()
    for part in (found.upgrades, found.shorts, found.elites, found.powers):
        yield from part.values()


def corrected(table: str, name: str, **values: object) -> Content:
    """The content with other values in a row."""
    tables = copy.deepcopy(SHIPPED)
    next(row for row in tables[table] if row["id"] == name).update(values)
    return read(tables)


@EACH_LANGUAGE
def test_every_line_can_be_said_with_its_numbers(
    lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = Catalogue(lang)
    said = [say(text, words, str) for text in lines(CONTENT)]
    assert len(said) > 80
    assert [line for line in said if "{" in line or "  " in line or "conqueror-" in line] == []
    assert caplog.records == []


@EACH_LANGUAGE
def test_lines_fit_where_they_are_shown(lang: str) -> None:
    found = CONTENT.lines
    for card in (*found.heroes.values(), *found.tactics.values(), *found.elites.values()):
        assert 5 < len(told(card, lang)) <= LONGEST_CARD
    for short in found.shorts.values():
        assert 5 < len(told(short, lang)) <= LONGEST_SHORT


@EACH_LANGUAGE
def test_names_of_territories_fit_the_map(lang: str) -> None:
    names = [told(Text(key("place", place)), lang) for place in PLACES["large"]]
    assert [name for name in names if len(name) > LONGEST_PLACE] == []


@pytest.mark.parametrize(
    ("hero", "english", "spanish"),
    [
        ("furius_camillus", "+4 strength", "+4 de Fuerza"),
        ("fabius_maximus", "+1 strength, 3 shields", "+1 de Fuerza, 3 Escudos"),
        (
            "alexander",
            "+4 strength, +1 if you attack, inflicts 1 casualty",
            "+4 de Fuerza, +1 si atacas, inflige 1 baja",
        ),
        (
            "pyrrhus",
            "+6 strength, you suffer 1 unavoidable casualty",
            "+6 de Fuerza, sufres 1 baja inevitable",
        ),
        (
            "xerxes_i",
            "+1 for each of your units (at most +5)",
            "+1 por cada unidad tuya (máximo +5)",
        ),
        (
            "cleopatra",
            "+2 strength, you gain 1 coin after the battle",
            "+2 de Fuerza, ganas 1 moneda tras la batalla",
        ),
    ],
)
def test_a_hero_is_told_by_what_it_brings(hero: str, english: str, spanish: str) -> None:
    line = of.hero_effect(CONTENT, hero)
    assert [told(line), told(line, "es")] == [english, spanish]


@pytest.mark.parametrize(
    ("card", "english"),
    [
        ("flank.03", "+3 strength, inflicts 1 casualty"),
        ("omens", "+2 strength, the best of 2 dice"),
        ("encirclement.01", "+2 strength, inflicts 2 more casualties if you win"),
        ("siege_ladders.02", "+1 strength, −2 to the defence of the fort you attack"),  # noqa: RUF001
    ],
)
def test_a_tactic_is_told_by_the_card_or_its_kind(card: str, english: str) -> None:
    assert told(of.tactic_effect(CONTENT, card)) == english


def test_an_elite_unit_is_told_by_strength_classes_and_power() -> None:
    assert told(of.elite_effect(CONTENT, "carthage")) == (
        "Strength 4, cavalry: 2 less in battles at sea"
    )
    assert told(of.elite_effect(CONTENT, "persia"), "es") == (
        "Fuerza 2, Infantería y Arquero: lanza un dado en la descarga"
    )


def test_the_power_of_a_nation_is_told() -> None:
    assert told(of.power(CONTENT, "persia")) == "After Taxes, 1 more coin for every 5 held"
    assert told(of.power(CONTENT, "rome")).startswith("+1 strength when defending")


def test_an_upgrade_is_told_at_length_and_in_short() -> None:
    assert told(of.upgrade_effect(CONTENT, "aggression")) == (
        "With cavalry, inflict 1 casualty, and 1 more if you win by 4 or more."
    )
    assert told(of.upgrade_short(CONTENT, "aggression")) == "1 casualty, 1 more if won by 4"


def test_what_a_pack_changes_is_told() -> None:
    changed = corrected("heroes", "furius_camillus", strength=5, casualties=2)
    assert told(of.hero_effect(changed, "furius_camillus")) == "+5 strength, inflicts 2 casualties"
    changed = corrected("chronicles", "golden_age", amount=1)
    assert told(of.chronicle_effect(changed, "golden_age", destiny=False)) == (
        "Everybody gains 1 more coin in Taxes."
    )
    changed = corrected("upgrades", "deadly_aim", amount=2)
    assert told(of.upgrade_effect(changed, "deadly_aim")) == "Your archers hit on 2 or more."
    changed = corrected("elites", "rome", strength=3, amount=2)
    assert told(of.elite_effect(changed, "rome")) == (
        "Strength 3, infantry: 2 more when attacking a fort"
    )
    changed = corrected("constants", "greece_infantry", value=3)
    assert "3 or more infantry" in told(of.power(changed, "greece"))


def test_what_does_not_differ_is_made_once() -> None:
    assert of.tactic_effect(CONTENT, "flank.01") is of.tactic_effect(CONTENT, "flank.02")


def test_names_are_those_of_the_piece() -> None:
    assert told(of.hero_name(CONTENT, "philip_ii"), "es") == "Filipo II"
    assert told(tactic_name("shield_wall.02")) == "Shield Wall"
    assert told(Text(key("place", "asia_minor")), "es") == "Asia Menor"


@EACH_LANGUAGE
def test_units_are_told_with_their_numbers(lang: str) -> None:
    line = told(units(dict.fromkeys(KINDS, 2)), lang)
    assert line.count("2") == len(KINDS)
    assert told(units({"archer": 1}), lang) == {"en": "1 archer", "es": "1 Arquero"}[lang]
    assert told(units({}), lang) == {"en": "no units", "es": "ninguna unidad"}[lang]


def test_what_stays_where_a_unit_is_given_up_is_told_by_how_many_stay() -> None:
    scene = Scene().army("rome", ROME, infantry=1).army("etruria", ROME, infantry=6, cavalry=2)
    prepare(scene)

    def hints(entry: str) -> list[str]:
        hint = option(scene, ROME, entry).hint
        assert hint is not None
        return [told(hint), told(hint, "es")]

    assert hints("surplus.rome.infantry.1") == [
        "No units stay there",
        "Allí no queda ninguna unidad",
    ]
    assert hints("surplus.etruria.infantry.1") == [
        "2 cavalry and 5 infantry stay there",
        "Allí se quedan 2 Caballerías y 5 Infanterías",
    ]
