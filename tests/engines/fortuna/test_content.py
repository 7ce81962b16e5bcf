"""Content is checked when it is read; corrected values are played."""

import copy
from typing import Any

import pytest

import data
from data.rules import rules
from engines.core import Counters, Header, Match, Position
from engines.fortuna.content import read
from engines.fortuna.game import GAME
from engines.registry import game, games
from tests.engines.fortuna.build import N, Scene, begin
from tests.engines.scene import KEY, questions


def tables() -> dict[str, Any]:
    """The shipped content, free to be spoilt."""
    return copy.deepcopy(dict(data.load("fortuna")))


def row(content: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    """One row of it."""
    found: dict[str, Any] = next(one for one in content[table] if one["id"] == name)
    return found


def test_the_shipped_content_is_read() -> None:
    content = read(tables())
    assert content.limits.road_length == 15
    assert content.prices == {"centurion": [1, 2, 3], "priestess": [1, 3, 5]}


@pytest.mark.parametrize(
    ("table", "name", "field", "value", "named"),
    [
        ("actions", "water", "gain", {"gold": 1}, "actions.water"),
        ("actions", "water", "kind", "gift", "actions.water"),
        ("favours", "1", "max_steps", -1, "favours.1"),
        ("buildings", "market", "cost", "free", "buildings.market"),
        ("privileges", "c2", "vp", 0, "privileges.c2"),
        ("privileges", "c2", "copies", 10**9, "privileges.c2"),
        ("constants", "palace_tokens", "value", 10**9, "palace_tokens"),
        ("prices", "centurion", "places", [1, 2], "centurion"),
        ("constants", "gate", "value", 16, "gate"),
        ("start", "province", "centurions", 11, "'centurion'"),
        ("start", "province", "coins", 99, "'coin'"),
        ("start", "province", "step", 16, "'step'"),
        ("constants", "total_dice", "value", 3, "total_dice"),
        ("defaults", "draft", "order", ["sleep"], "sleep"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(
    table: str, name: str, field: str, value: object, named: str
) -> None:
    content = tables()
    row(content, table, name)[field] = value
    with pytest.raises(ValueError, match=named):
        read(content)


@pytest.mark.parametrize("table", ["sides", "actions", "favours", "buildings"])
def test_a_missing_row_is_refused(table: str) -> None:
    content = tables()
    content[table].pop()
    with pytest.raises(ValueError, match=table):
        read(content)


def test_a_missing_table_is_refused() -> None:
    content = tables()
    del content["start"]
    with pytest.raises(ValueError, match="start"):
        read(content)


def test_corrected_values_are_played() -> None:
    content = tables()
    row(content, "actions", "water")["gain"] = {"water": 5}
    row(content, "constants", "max_coins")["value"] = 30
    corrected = read(content)
    scene = Scene().has(N, coins=20)
    scene.start_state.attach(corrected)
    header = Header("fortuna", "content", {}, [], KEY.hex())
    scene.start()
    position = Position(scene.state, scene.playing.table.position.lanes)
    match = Match(GAME, corrected, header, position, Counters())
    (asked,) = questions(match)
    match.answer(asked.id, N, "use.water")
    assert match.table.position.state.provinces[N].water == 6


def test_a_corrected_ceiling_of_a_card_counts() -> None:
    content = tables()
    row(content, "privileges", "c2")["units"] = 3
    scene = Scene().has(N, step=12, grain=9, privileges=["c2-1"])
    scene.start_state.attach(read(content))
    assert GAME.result(scene.start_state).scores[N].total == 12 + 3


def test_the_registry_names_the_game() -> None:
    assert games()["fortuna"] is GAME
    assert game("fortuna") is GAME
    with pytest.raises(KeyError, match="fortuna"):
        game("chess")


def test_every_rule_a_question_names_exists() -> None:
    known = rules("fortuna")
    match = begin(2, "experienced")
    while not match.over and match.table.position.state.round < 6:
        for decision in questions(match):
            assert all(name in known for name in decision.rules)
            match.answer(decision.id, decision.seat, match.default_for(decision.id))
