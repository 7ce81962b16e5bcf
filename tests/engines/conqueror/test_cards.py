"""What is printed on the heroes, tactics, automa cards and elite units of Conqueror."""

from dataclasses import fields
from typing import Any

import pytest

import data
from engines.conqueror.content import Bonus, Hero, read
from engines.conqueror.ids import FACTIONS
from engines.core.content import Row
from tests.rulebook import rule

CONTENT = read(data.load("conqueror"))
Printed = dict[str, Any]
PLAIN = ("id", "source")


def printed(row: Row) -> Printed:
    """All that a row says but its id and where it comes from; what is not on it is left out."""
    names = [one.name for one in fields(row) if one.name not in PLAIN]
    return {name: getattr(row, name) for name in names if getattr(row, name)}


def hero(price: int, strength: int = 0, **more: Any) -> Printed:
    return {"price": price, **({"strength": strength} if strength else {}), **more}


def bonus(when: Any, strength: int, most: int = 0) -> Bonus:
    return Bonus(when=when, strength=strength, most=most)


def heroes(faction: str) -> dict[str, Printed]:
    """What is printed on the heroes of a nation."""
    return {
        name: {
            key: value for key, value in printed(CONTENT.heroes[name]).items() if key != "faction"
        }
        for name in CONTENT.heroes_of(faction)
    }


@rule("CON-31.1", "CON-31.2", "CON-31.3", "CON-31.4", "CON-31.5")
def test_the_heroes_of_rome() -> None:
    assert heroes("rome") == {
        "fabius_maximus": hero(3, 1, shields=3),
        "marcus_agrippa": hero(3, 2, bonus=bonus("sea", 2)),
        "furius_camillus": hero(4, 4),
        "claudius_marcellus": hero(4, 3, bonus=bonus("attack_fort", 2)),
        "scipio_africanus": hero(5, 4, casualties=1),
    }


@rule("CON-31.6", "CON-31.7", "CON-31.8", "CON-31.9", "CON-31.10")
def test_the_heroes_of_carthage() -> None:
    assert heroes("carthage") == {
        "hasdrubal_barca": hero(3, 2, shields=2),
        "hanno_the_navigator": hero(3, 2, bonus=bonus("sea", 2)),
        "hamilcar_barca": hero(4, 4),
        "maharbal": hero(4, 2, bonus=bonus("cavalry", 1, 3)),
        "hannibal_barca": hero(5, 4, unavoidable=1),
    }


@rule("CON-31.11", "CON-31.12", "CON-31.13", "CON-31.14", "CON-31.15")
def test_the_heroes_of_greece() -> None:
    assert heroes("greece") == {
        "leonidas": hero(3, 1, bonus=bonus("defend", 3)),
        "themistocles": hero(3, 2, bonus=bonus("sea", 2)),
        "philip_ii": hero(4, 4),
        "pyrrhus": hero(4, 6, own=1),
        "alexander": hero(5, 4, casualties=1, bonus=bonus("attack", 1)),
    }


@rule("CON-31.16", "CON-31.17", "CON-31.18", "CON-31.19", "CON-31.20")
def test_the_heroes_of_egypt() -> None:
    assert heroes("egypt") == {
        "cleopatra": hero(3, 2, coins=1),
        "thutmose_iii": hero(3, 2, bonus=bonus("archer", 2)),
        "ptolemy_i": hero(4, 4),
        "hatshepsut": hero(4, 3, shields=1, draws=1),
        "ramesses_ii": hero(5, 4, casualties=1),
    }


@rule("CON-31.21", "CON-31.22", "CON-31.23", "CON-31.24", "CON-31.25")
def test_the_heroes_of_persia() -> None:
    assert heroes("persia") == {
        "artemisia": hero(3, 2, bonus=bonus("sea", 2)),
        "surena": hero(3, 1, casualties=2),
        "darius_i": hero(4, 4),
        "xerxes_i": hero(4, bonus=bonus("unit", 1, 5)),
        "cyrus_the_great": hero(5, 4, shields=2),
    }


@rule("CON-31.26", "CON-31.27", "CON-31.28", "CON-31.29", "CON-31.30")
def test_the_heroes_of_gaul() -> None:
    assert heroes("gaul") == {
        "diviciacus": hero(3, 2, shields=1, draws=1),
        "viridomarus": hero(3, 2, bonus=bonus("attack", 2)),
        "brennus": hero(4, 4),
        "ambiorix": hero(4, 3, bonus=bonus("defend", 2)),
        "vercingetorix": hero(5, 3, bonus=bonus("infantry", 1, 3)),
    }


@pytest.mark.parametrize("faction", FACTIONS)
@rule("CON-17.2")
def test_a_price_of_3_or_4_leaves_two_heroes_of_a_nation_and_one_is_a_plain_4_for_4(
    faction: str,
) -> None:
    rows = [CONTENT.heroes[name] for name in CONTENT.heroes_of(faction)]
    assert [row.price for row in rows] == [3, 3, 4, 4, 5]
    assert sum(_is_plain(row) for row in rows) == 1


def _is_plain(row: Hero) -> bool:
    return printed(row) == {"faction": row.faction, "price": 4, "strength": 4}


def tactics(*kinds: str) -> dict[str, Printed]:
    return {kind: printed(CONTENT.tactics[kind]) for kind in kinds}


@rule("CON-32.1", "CON-32.2", "CON-32.3", "CON-32.4", "CON-32.5")
def test_tactics_that_only_add_up() -> None:
    assert tactics("flank", "reserves", "charge", "shield_wall", "testudo") == {
        "flank": {"copies": 4, "strength": 3, "casualties": 1},
        "reserves": {"copies": 4, "strength": 1, "shields": 2},
        "charge": {"copies": 4, "strength": 4},
        "shield_wall": {"copies": 3, "strength": 2, "shields": 1},
        "testudo": {"copies": 3, "shields": 3},
    }


@rule("CON-32.6", "CON-32.7", "CON-32.8", "CON-32.9", "CON-32.10")
def test_tactics_of_ambush_march_javelins_omens_and_encirclement() -> None:
    assert tactics("ambush", "forced_march", "javelins", "omens", "encirclement") == {
        "ambush": {"copies": 3, "strength": 2, "bonus": bonus("defend", 2)},
        "forced_march": {"copies": 3, "strength": 2, "bonus": bonus("attack", 2)},
        "javelins": {"copies": 3, "strength": 1, "casualties": 2},
        "omens": {"copies": 3, "strength": 2, "dice": 2},
        "encirclement": {"copies": 2, "strength": 2, "when_won": 2},
    }


@rule("CON-32.11", "CON-32.12", "CON-32.13")
def test_tactics_of_a_desperate_stand_rams_and_ladders() -> None:
    assert tactics("desperate_stand", "naval_ram", "siege_ladders") == {
        "desperate_stand": {"copies": 2, "strength": 5, "own": 1},
        "naval_ram": {"copies": 2, "strength": 1, "bonus": bonus("sea", 3)},
        "siege_ladders": {"copies": 2, "strength": 1, "ladders": 2},
    }


def test_a_card_of_the_deck_is_of_its_kind() -> None:
    assert CONTENT.deck[:5] == ("flank.01", "flank.02", "flank.03", "flank.04", "reserves.01")
    assert CONTENT.tactic("shield_wall.02") is CONTENT.tactics["shield_wall"]
    assert CONTENT.automa_deck == ("au1.01", "au2.01", "au3.01", "au3.02", "au4.01")


@rule("CON-34.1", "CON-34.2", "CON-34.3", "CON-34.4")
def test_the_automa_cards() -> None:
    assert {name: printed(row) for name, row in CONTENT.automa.items()} == {
        "au1": {"strength": 1, "copies": 1},
        "au2": {"strength": 1, "casualties": 1, "copies": 1},
        "au3": {"strength": 2, "copies": 2},
        "au4": {"strength": 3, "casualties": 1, "copies": 1},
    }


def test_the_chronicle_cards() -> None:
    assert {name: printed(row) for name, row in CONTENT.chronicles.items()} == {
        "trade_routes": {"level": 1, "amount": 2},
        "bountiful_harvest": {"level": 1, "amount": 1},
        "master_builders": {"level": 1, "amount": 1},
        "sacred_truce": {"level": 1},
        "levy": {"level": 2},
        "storms": {"level": 2},
        "age_of_heroes": {"level": 2, "amount": 1},
        "plague": {"level": 3, "amount": 1, "least": 4},
        "golden_age": {"level": 3, "amount": 3},
        "total_war": {"level": 3, "amount": 1},
        "no_quarter": {"level": 3, "amount": 1},
    }


def elites(*factions: str) -> list[Printed]:
    return [printed(CONTENT.elites[faction]) for faction in factions]


@rule("CON-35.1", "CON-35.2", "CON-35.3")
def test_the_elite_units_that_are_cavalry() -> None:
    cavalry = {"classes": ["cavalry"]}
    assert elites("egypt", "carthage", "greece") == [
        {**cavalry, "strength": 2, "price": 3, "power": "chariots", "amount": 1},
        {**cavalry, "strength": 4, "price": 4, "power": "elephant", "amount": 2},
        {**cavalry, "strength": 2, "price": 3, "power": "companions", "amount": 1},
    ]


@rule("CON-35.4", "CON-35.5", "CON-35.6")
def test_the_elite_units_that_are_infantry() -> None:
    infantry = {"classes": ["infantry"], "strength": 2}
    assert elites("rome", "persia", "gaul") == [
        {**infantry, "price": 3, "power": "praetorians", "amount": 1},
        {**infantry, "classes": ["infantry", "archer"], "price": 4, "power": "immortals"},
        {**infantry, "price": 2, "power": "free_men", "amount": 2},
    ]
