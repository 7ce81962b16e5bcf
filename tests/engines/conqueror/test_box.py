"""The cards and the die in the box of Conqueror, and whether the rule notes tell the same of them."""

import re
from collections import Counter

import pytest

import data
from data.catalogues import catalogue
from data.rules import LANGUAGES, rules
from engines.conqueror.content import Card, read
from engines.conqueror.ids import CHRONICLES, HEROES, TACTICS, UPGRADES
from tests.rulebook import rule

CONTENT = read(data.load("conqueror"))
NOTES = {each.id: each.notes["en"] for each in rules("conqueror").values()}


@rule("CON-2.5")
def test_there_are_so_many_cards_of_each_deck() -> None:
    assert len(CONTENT.deck) == 38
    assert len(CONTENT.automa_deck) == 5
    assert Counter(hero.faction for hero in CONTENT.heroes.values()) == dict.fromkeys(
        CONTENT.factions, 5
    )
    assert Counter(card.level for card in CONTENT.chronicles.values()) == {1: 4, 2: 3, 3: 4}


@rule("CON-2.9")
def test_the_die_has_two_ones_and_two_fours() -> None:
    assert sorted(CONTENT.die) == [1, 1, 2, 3, 4, 4]


@pytest.mark.parametrize(("number", "hero"), [*enumerate(HEROES, 1)])
def test_the_note_on_a_hero_tells_its_price_and_its_numbers(number: int, hero: str) -> None:
    row, note = CONTENT.heroes[hero], NOTES[f"CON-31.{number}"]
    assert f"({row.faction.capitalize()}, {row.price} coins)" in note
    check(note.partition("): ")[2], row)


@pytest.mark.parametrize(("number", "kind"), [*enumerate(TACTICS, 1)])
def test_the_note_on_a_kind_of_tactics_tells_its_copies_and_its_numbers(
    number: int, kind: str
) -> None:
    row, note = CONTENT.tactics[kind], NOTES[f"CON-32.{number}"]
    assert f"({row.copies} cards): " in note
    check(note.partition("): ")[2], row)


@pytest.mark.parametrize(("number", "name"), [*enumerate(CHRONICLES, 1)])
def test_the_note_on_a_chronicle_card_tells_its_level_and_amount(number: int, name: str) -> None:
    row, note = CONTENT.chronicles[name], NOTES[f"CON-33.{number}"]
    assert f"(level {'I' * row.level}): " in note
    assert not row.amount or str(row.amount) in re.findall(r"\d+", note)


ELITES = ("egypt", "carthage", "greece", "rome", "persia", "gaul")
"""The nations in the order in which the notes tell of their elite units."""
ONE_BY_ONE = [
    *((f"CON-31.{number}", f"hero-{name}") for number, name in enumerate(HEROES, 1)),
    *((f"CON-32.{number}", f"tactic-{name}") for number, name in enumerate(TACTICS, 1)),
    *((f"CON-33.{number}", f"chronicle-{name}") for number, name in enumerate(CHRONICLES, 1)),
    *((f"CON-35.{number}", f"elite-{name}") for number, name in enumerate(ELITES, 1)),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rule_id", "named"), ONE_BY_ONE)
def test_a_note_on_one_card_or_unit_begins_with_its_name(
    rule_id: str, named: str, lang: str
) -> None:
    name = catalogue(lang).format(f"conqueror-{named.replace('_', '-')}")
    assert rules("conqueror")[rule_id].notes[lang].startswith(f"{name} (")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_a_note_begins_with_the_name_of_every_upgrade(upgrade: str, lang: str) -> None:
    name = catalogue(lang).format(f"conqueror-upgrade-{upgrade.replace('_', '-')}")
    told = [each.notes[lang] for each in rules("conqueror").values()]
    assert sum(note.startswith(f"{name} (") for note in told) == 1


def check(note: str, row: Card) -> None:
    """Find in the note what is printed on the card."""
    told = {
        r"strength (\d)": row.strength or (row.bonus.strength if row.bonus else 0),
        r"(\d) shield": row.shields,
        r"inflicts (\d) casualt": row.casualties,
        r"inflicts (\d) unavoidable": row.unavoidable,
        r"suffer (\d) unavoidable": row.own,
        r"inflicts (\d) further": row.when_won,
        r", up to (\d)": row.bonus.most if row.bonus else 0,
    }
    if row.bonus and row.strength:
        told[r"and (\d) more"] = row.bonus.strength
    found = {words: int(hit[1]) if (hit := re.search(words, note)) else 0 for words in told}
    assert found == told
