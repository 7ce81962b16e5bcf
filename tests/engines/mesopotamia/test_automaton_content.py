"""The cards of the automaton, and what comes in the Siege of Ur and the Guardians of Assur."""

from collections import Counter
from typing import Any

import pytest

from engines.mesopotamia.ids import ACTIONS, EMPIRES, LAND, STAR, STRATEGIES
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.refusing import refused, refused_with, row, tables

BASIC = STRATEGIES[:10]


def test_there_are_ten_basic_strategy_cards_and_two_of_each_empire_of_the_base_box() -> None:
    """MES-30.4."""
    found = {name: one.empire for name, one in CONTENT.strategies.items()}
    assert len(found) == 18
    assert [name for name, empire in found.items() if empire is None] == [*BASIC]
    assert Counter(filter(None, found.values())) == dict.fromkeys(EMPIRES[:4], 2)


def test_the_priorities_of_the_basic_cards_are_the_numbers_from_1_to_20() -> None:
    """MES-30.5: no two face-up cards can tie."""
    rows = [CONTENT.strategies[name] for name in BASIC]
    assert sorted(one.high for one in rows) == [*range(1, 11)]
    assert sorted(one.low for one in rows) == [*range(11, 21)]


def test_every_type_of_action_stands_on_at_least_three_basic_cards() -> None:
    rows = [CONTENT.strategies[name] for name in BASIC]
    found = Counter(order.action for one in rows for order in (one.left, one.right))
    assert found == {**dict.fromkeys(ACTIONS, 3), "warfare": 4, "build": 4}


@pytest.mark.parametrize(
    ("card", "high", "low", "actions"),
    [
        ("sumerian_progress", 3, 13, ["research", "grow"]),
        ("development", 8, 20, ["build", "gather"]),
        ("attack", 9, 19, ["warfare", "explore"]),
    ],
)
def test_the_cards_of_the_example(card: str, high: int, low: int, actions: list[str]) -> None:
    """MES-EX19."""
    one = CONTENT.strategies[card]
    assert (one.high, one.low) == (high, low)
    assert [one.left.action, one.right.action] == actions


def test_attack_is_warfare_though_it_builds() -> None:
    """AMB-11."""
    order = CONTENT.strategies["attack"].left
    assert (order.action, order.programme) == ("warfare", "list")
    assert [(item.piece, item.many) for item in order.items or ()] == [
        *(("ziggurat", 6), ("ram", 2), ("garden", 5))
    ]


def test_sumerian_progress_refills_the_strategies_and_draws_until_research() -> None:
    """MES-30.16."""
    one = CONTENT.strategies["sumerian_progress"]
    assert one.left.refill
    assert (one.right.programme, one.right.steps) == ("grow_draw", 1)


def test_there_are_seven_action_cards_and_five_in_the_siege() -> None:
    """MES-30.7, MES-32.5."""
    assert tuple(CONTENT.action_cards) == (*ACTIONS, STAR)
    assert [name for name, one in CONTENT.action_cards.items() if one.siege] == [
        *("explore", "gather", "warfare", "grow", STAR)
    ]


def test_so_many_action_cards_are_drawn() -> None:
    """MES-30.8."""
    assert {name: one.cards for name, one in CONTENT.difficulties.items()} == {
        "emperor": [0, 0, 1, 1, 2, 2, 3],
        "igigi": [0, 1, 1, 2, 2, 3, 4],
        "anunnaki": [0, 1, 2, 2, 3, 3, 4],
    }


def test_both_solo_modes_are_played_from_start_1_against_start_2() -> None:
    """MES-32.3, MES-32.4, MES-33.3, MES-33.4."""
    siege, guardians = CONTENT.scenarios["siege"], CONTENT.scenarios["guardians"]
    assert {(one.home, one.enemy) for one in (siege, guardians)} == {("a2", "d8")}
    assert (siege.empty, guardians.empty) == (["c8", "d7"], None)
    assert (siege.event_space, guardians.event_space) == (1, 8)


def test_the_pieces_of_ur_stand_around_it() -> None:
    """MES-32.7: its walls are the whole ring."""
    assert {kind: one.places for kind, one in CONTENT.garrison.items()} == {
        "spearman": ["d7"],
        "archer": ["c8"],
        "horseman": ["c7"],
        "ship": ["e7", "g2"],
        "wall": ["c8", "d7", "d9"],
        "settlement": ["c8", "d7", "c9"],
    }
    assert {*CONTENT.garrison["wall"].places} == {*CONTENT.areas["d8"].near}


def test_ur_brings_stronger_units_the_more_it_grows() -> None:
    """MES-32.6."""
    assert [CONTENT.pool[unit].level for unit in LAND] == [1, 3, 5, 7]


def test_there_are_six_waves_and_each_is_stronger() -> None:
    """MES-33.10, MES-33.12."""
    waves = [*CONTENT.waves.values()]
    assert [one.knuckles for one in waves] == [3, 4, 5, 6, 7, 8]
    assert waves[0].pieces == {"spearman": 1, "archer": 1}
    assert waves[5].pieces == dict.fromkeys(("spearman", "archer", "ram", "horseman", "chariot"), 2)
    sizes = [sum(one.pieces.values()) for one in waves]
    assert sizes == [2, 4, 5, 6, 8, 10]


# --- what is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "name", "field", "value", "named"),
    [
        ("strategies", "army", "high", 17, "army.*the smaller number"),
        ("strategies", "army", "high", 21, "strategies.army.high"),
        ("strategies", "army", "high", 5, "akkadian_army.*the priorities of 'army'"),
        ("strategies", "fleet", "high", 5, "a priority in common"),
        ("strategies", "fleet", "empire", "sumerian", "fleet.*replaces one"),
        ("strategies", "akkadian_army", "replaces", "", "akkadian_army.*replaces one"),
        ("strategies", "akkadian_army", "replaces", "navy", "akkadian_army.*no basic card"),
        ("strategies", "akkadian_army", "replaces", "sumerian_trade", "no basic card"),
        ("strategies", "akkadian_army", "replaces", "fleet", "the priorities of 'fleet'"),
        ("strategies", "akkadian_army", "empire", "sumerian", "'sumerian' needs 2 cards"),
        ("strategies", "akkadian_army", "empire", "rome", "akkadian_army.*rome"),
        ("strategies", "army", "condition", {"kind": "behind", "least": 2}, "army.*'behind'"),
        ("strategies", "army", "condition", {"kind": "fewer", "least": 2}, "army.*'fewer'"),
        ("strategies", "army", "condition", {"kind": "raining"}, "strategies.army.condition"),
        ("action_cards", "star", "id", "moon", "action_cards.*star"),
        ("difficulties", "igigi", "cards", [0, 1, 0, 2, 2, 3, 4], "igigi.*never fewer"),
        ("difficulties", "igigi", "cards", [0, 1], "difficulties.igigi.cards"),
        ("scenarios", "siege", "home", "a1", "siege.*a1"),
        ("scenarios", "siege", "home", "d8", "siege.*cannot begin"),
        ("scenarios", "siege", "event_space", 15, "siege.*cannot begin"),
        ("scenarios", "siege", "empty", ["a2"], "siege.*a2"),
        ("garrison", "wall", "places", ["a2"], "garrison.*a2"),
        ("garrison", "ship", "places", ["c8"], "garrison.*c8"),
        ("garrison", "horseman", "places", ["c7", "c6", "c5"], "'horseman'.*not so many"),
        ("garrison", "wall", "id", "moat", "garrison.*moat"),
        ("pool", "chariot", "id", "ship", "pool.*ship"),
        ("waves", "6", "id", "7", "waves.*1, 2, 3"),
        ("waves", "6", "pieces", {"chariot": 3}, "'6'.*not so many"),
        ("waves", "6", "pieces", {}, "waves.6.pieces"),
        ("waves", "6", "pieces", {"ship": 1}, "waves.6.pieces"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(
    table: str, name: str, field: str, value: object, named: str
) -> None:
    refused_with(table, name, field, value, named)


@pytest.mark.parametrize(
    "said",
    [
        {"programme": "march"},
        {"programme": "march", "targets": ["event"], "steps": 1},
        {"programme": "list", "items": [{"piece": "wall", "many": 1}], "bonus": 1},
        {"programme": "grow"},
        {"programme": "muster", "first": "lowest"},
        {"programme": "discover", "refill": True},
        {"programme": "trade", "threatened": True},
    ],
)
def test_an_order_says_what_its_programme_needs_and_nothing_else(said: dict[str, Any]) -> None:
    order = {"action": "explore", **said}
    refused_with("strategies", "fleet", "right", order, f"fleet.*'{said['programme']}'")


def test_the_basic_cards_must_have_research_somewhere() -> None:
    """MES-30.20: else drawing until Research would never find it."""
    content = tables()
    for name in BASIC:
        for side in ("left", "right"):
            order = row(content, "strategies", name)[side]
            if order["action"] == "research":
                order["action"] = "grow"
    refused(content, "must have Research")


def test_a_level_of_population_that_no_track_has_is_refused() -> None:
    content = tables()
    content["population"] = content["population"][:7]
    row(content, "pool", "chariot")["level"] = 8
    refused(content, "pool.*'chariot'.*no track")


def test_a_missing_wave_is_refused() -> None:
    content = tables()
    content["waves"].pop()
    refused(content, "waves.*each part of the Hanging Gardens")
