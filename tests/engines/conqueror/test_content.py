"""What is in the box of Conqueror."""

import dataclasses
from collections import Counter
from typing import Any

import pytest

import data
from engines.conqueror.content import read
from engines.conqueror.ids import FACTIONS, MODES, SEATS
from engines.conqueror.state import add, total
from tests.rulebook import rule

CONTENT = read(data.load("conqueror"))
EACH_FACTION = pytest.mark.parametrize("faction", FACTIONS)


def boards(faction: str) -> list[str]:
    """The sides of the board on which a nation plays."""
    seats = CONTENT.factions[faction].seats
    return [board for board, numbers in SEATS.items() if set(numbers) & set(seats)]


# --- nations --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "there"),
    [
        (3, {"rome", "carthage", "greece"}),
        (4, {"rome", "carthage", "greece", "egypt"}),
        (5, {"rome", "carthage", "greece", "egypt", "persia"}),
        (6, {*FACTIONS}),
    ],
)
@rule("CON-3.9")
def test_these_nations_play_with_so_many_players(players: int, there: set[str]) -> None:
    assert {name for name, row in CONTENT.factions.items() if players in row.seats} == there


@EACH_FACTION
@rule("CON-3.15")
def test_every_nation_starts_with_2_food_2_forts_and_2_coins_of_its_territories(
    faction: str,
) -> None:
    for board in boards(faction):
        rows = [CONTENT.boards[board][place] for place in CONTENT.factions[faction].starts]
        assert sum(row.food for row in rows) == 2
        assert sum(row.coins for row in rows) == 2
        assert [row.fort for row in rows] == ["great", "small", None]


@pytest.mark.parametrize(
    ("mode", "faction", "wanted"),
    [
        ("emperor", "rome", {"cavalry": 1, "infantry": 3}),
        ("emperor", "carthage", {"cavalry": 2, "infantry": 1}),
        ("emperor", "greece", {"cavalry": 1, "infantry": 3}),
        ("emperor", "egypt", {"cavalry": 1, "infantry": 2, "archer": 1}),
        ("emperor", "persia", {"cavalry": 2, "infantry": 1}),
        ("emperor", "gaul", {"cavalry": 1, "infantry": 3}),
        ("conquest", "rome", {"cavalry": 2, "infantry": 5}),
        ("conquest", "carthage", {"cavalry": 3, "infantry": 3}),
        ("conquest", "greece", {"cavalry": 2, "infantry": 5}),
        ("conquest", "egypt", {"cavalry": 2, "infantry": 3, "archer": 2}),
        ("conquest", "persia", {"cavalry": 4, "infantry": 1}),
        ("conquest", "gaul", {"cavalry": 2, "infantry": 5}),
    ],
)
@rule("CON-3.12", "CON-3.11")
def test_a_nation_starts_with_these_units_out_of_its_barracks(
    mode: str, faction: str, wanted: dict[str, int]
) -> None:
    row, found = CONTENT.factions[faction], dict[str, int]()
    for units in row.units(mode):
        add(found, units)
    assert found == wanted
    assert all(n <= row.barracks[kind] for kind, n in found.items())
    assert total(found) <= CONTENT.food[2]
    strength = {"cavalry": 2, "infantry": 1, "archer": 1}
    assert (
        sum(strength[kind] * n for kind, n in found.items()) == {"emperor": 5, "conquest": 9}[mode]
    )


@rule("CON-2.6")
def test_there_are_16_archers_in_the_barracks() -> None:
    archers = {name: row.barracks["archer"] for name, row in CONTENT.factions.items()}
    assert archers == {"persia": 2, "egypt": 5, "rome": 3, "gaul": 2, "carthage": 2, "greece": 2}
    assert {sum(row.barracks.values()) for row in CONTENT.factions.values()} == {16}


@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (
            3,
            {
                "alps": "2C",
                "gaul": "1C1I",
                "alexandria": "1C1I",
                "asia_minor": "1C1I",
                "syria": "1C1I",
            },
        ),
        (4, {"alps": "2C1I", "gaul": "1C1I", "asia_minor": "2C"}),
        (
            5,
            {
                "alps": "2C1I",
                "gaul": "1C1I",
                "asia_minor": "2C",
                "iberia": "1C1I",
                "palestina": "1C1I",
            },
        ),
        (6, {"alps": "2C1I", "asia_minor": "2C", "iberia": "1C1I", "palestina": "1C1I"}),
    ],
)
@rule("CON-3.16", "CON-A3")
def test_these_independent_armies_stand_at_the_start(players: int, wanted: dict[str, str]) -> None:
    signs = {"cavalry": "C", "infantry": "I"}
    found = {
        row.place: "".join(f"{n}{signs[kind]}" for kind, n in row.units.items())
        for row in CONTENT.guards.values()
        if row.seats == players
    }
    assert found == wanted


# --- numbers --------------------------------------------------------------------------------


@rule("CON-1.2", "CON-1.3", "CON-5.1", "CON-9.1", "CON-A10")
def test_the_modes_differ_in_length_goal_dynasty_and_beginning() -> None:
    emperor, conquest = (CONTENT.modes[mode] for mode in MODES)
    assert (emperor.rounds, emperor.forts, emperor.dynasty) == (10, 6, 6)
    assert (conquest.rounds, conquest.forts, conquest.dynasty) == (5, 5, 3)
    assert (emperor.coins, emperor.purchases) == (0, 0)
    assert (conquest.coins, conquest.purchases) == (10, 2)
    assert (emperor.chronicles, conquest.chronicles) == ([3, 3, 3], [2, 2, 1])


@rule("CON-15.2")
def test_so_many_units_are_fed() -> None:
    assert CONTENT.food == [4, 6, 8, 10, 12, 14, 16, 18, 20]


@rule("CON-20.16")
def test_so_many_tactics_are_drawn_after_losses() -> None:
    assert CONTENT.draws == [1, 1, 2, 2, 3]


@rule("CON-12.4", "CON-13.4")
def test_so_much_districts_and_upgrades_cost() -> None:
    assert {name: row.prices for name, row in CONTENT.prices.items()} == {
        "granary": [5, 7, 9],
        "bazaar": [3, 5, 7],
        "fort": [4, 6, 8],
        "academy": [4, 6],
        "cavalry": [8, 12, 16],
        "infantry": [6, 10, 14],
        "naval": [6, 10],
        "archer": [5, 9],
    }


@rule("CON-2.4", "CON-13.2")
def test_there_are_10_upgrades_of_4_types() -> None:
    types = Counter(row.type for row in CONTENT.upgrades.values())
    assert types == {"cavalry": 3, "infantry": 3, "naval": 2, "archer": 2}
    numbers = {name: (row.amount, row.most, row.margin) for name, row in CONTENT.upgrades.items()}
    assert numbers == {
        "thoroughbred": (0, 0, 0),
        "heavy_cavalry": (1, 0, 0),
        "aggression": (1, 0, 4),
        "long_spears": (1, 4, 0),
        "discipline": (1, 0, 0),
        "elite_armor": (1, 0, 0),
        "amphibious_assault": (3, 0, 0),
        "naval_mastery": (3, 0, 0),
        "rapid_aim": (0, 0, 0),
        "deadly_aim": (3, 0, 0),
    }


@rule("CON-3.3", "CON-11.5")
def test_the_trade_tracks_pay_more_with_every_space_and_end_with_5_points() -> None:
    tracks = {mode: CONTENT.track(mode) for mode in MODES}
    assert [row.coins for row in tracks["emperor"]] == [0, 1, 2, 2, 3, 4, 5]
    assert [row.coins for row in tracks["conquest"]] == [0, 1, 3, 4]
    icons = {row.id: row.icon for track in tracks.values() for row in track if row.icon}
    assert icons == {
        "emperor.4": "discount",
        "emperor.5": "spy",
        "emperor.7": "redeploy",
        "conquest.2": "discount",
        "conquest.3": "spy",
        "conquest.4": "redeploy",
    }
    assert {row.id: row.points for track in tracks.values() for row in track if row.points} == {
        "emperor.7": 5,
        "conquest.4": 5,
    }
    assert [row.number for row in tracks["conquest"]] == [1, 2, 3, 4]


def test_the_numbers_of_the_rules() -> None:
    assert dataclasses.asdict(CONTENT.limits) == {
        "income": 3,
        "bazaar": 2,
        "partner_coins": 1,
        "track_discount": 1,
        "second_space": 2,
        "slots": 4,
        "academy_discount": 2,
        "great_archers_or_infantry": 2,
        "stored_food": 1,
        "stored_surplus": 2,
        "cavalry_strength": 2,
        "infantry_strength": 1,
        "archer_strength": 0,
        "capital_bonus": 4,
        "great_bonus": 2,
        "small_bonus": 1,
        "volley_dice": 2,
        "volley_hit": 4,
        "temporary_coins": 1,
        "temporary_food": 1,
        "power_strength": 1,
        "greece_infantry": 2,
        "persia_coins": 5,
        "dynasty_great": 1,
        "dynasty_small": 2,
        "dynasty_food": 2,
        "dynasty_coins": 4,
        "dynasty_passive": 2,
        "dynasty_more": 1,
        "capital_points": 10,
        "great_points": 6,
        "small_points": 4,
        "card_points": 1,
        "set_points": 2,
        "coins_for_point": 5,
    }


def row(content: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    return next(one for one in content[table] if one["id"] == name)
