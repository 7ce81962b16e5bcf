"""Every row of Conqueror with a value of ours can be corrected by a content pack; texts and play follow."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from data.catalogues import languages
from engines.conqueror.content import Content, read
from engines.conqueror.content.charts import touching
from engines.conqueror.content.describe import (
    chronicle_effect,
    elite_effect,
    hero_effect,
    tactic_effect,
)
from engines.conqueror.game import GAME
from engines.conqueror.preview.food import supply
from engines.conqueror.preview.prices import printed
from engines.conqueror.steps.dynasty import Dynasty
from engines.core import Choose
from tests.engines import packs
from tests.engines.conqueror.build import MARKS, OPTIONS
from tests.engines.conqueror.corrections import (
    HOUSE,
    OTHERWISE,
    SHIPPED,
    begun,
    board,
    corrected,
    everything,
    packed,
    rows_of,
)
from tests.engines.scene import at_random, said, unsaid

EACH_LANGUAGE = pytest.mark.parametrize("lang", languages())


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Content:
    """The content with a pack that corrects all that is ours."""
    return packed(tmp_path_factory.mktemp("pack"), everything())


def ours(table: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The corrected rows of a table by id."""
    return ((name, corrected(table, name)) for one, name in HOUSE if one == table)


def test_every_table_with_values_of_ours_is_tried() -> None:
    assert {table for table, _ in HOUSE} == {*OTHERWISE, "crossings"}


@pytest.mark.parametrize("table", [one for one in OTHERWISE if one not in ("constants", "food")])
def test_every_field_of_a_row_is_read_as_the_pack_says(table: str, content: Content) -> None:
    elsewhere = {"source", "seats", "sign", "near", "sea", "fort", "power"}
    for name, row in ours(table):
        before = packs.shipped_row("conqueror", table, name)
        read_row = rows_of(content, table)[name]
        assert before.keys() - row.keys() <= elsewhere
        for field, value in row.items():
            found = getattr(read_row, field)
            if isinstance(value, dict) and field in ("bonus", "names"):
                found = found and {key: getattr(found, key) for key in value}
            assert (found or None) == (value or None), (name, field)
            assert field == "id" or value != before.get(field), (name, field)


def test_the_numbers_of_no_piece_are_read_as_the_pack_says(content: Content) -> None:
    for name, row in ours("constants"):
        assert getattr(content.limits, name) == row["value"]
    for name, row in ours("food"):
        assert content.food[int(name)] == row["units"]


CROSSINGS = [name for table, name in HOUSE if table == "crossings"]


@pytest.mark.parametrize("name", CROSSINGS)
def test_a_bridge_is_a_river_unless_its_lands_touch(name: str, tmp_path: Path) -> None:
    rows = [("crossings", {"id": name, "kind": "river"})]
    assert packs.shipped_row("conqueror", "crossings", name)["kind"] == "bridge"
    board, *ends = name.split(".")
    lands = [packs.shipped_row("conqueror", "territories", f"{board}.{one}") for one in ends]
    cells = packs.shipped_row("conqueror", "maps", board)["cells"]
    if frozenset(row["sign"] for row in lands) not in touching(cells):
        assert packed(tmp_path, rows).crossings[name].kind == "river"
        return
    with pytest.raises(ValueError, match=f"maps.*{' and '.join(sorted(ends))} touch"):
        packed(tmp_path, rows)


@pytest.mark.parametrize(("players", "mode"), [(3, "conquest"), (6, "emperor")])
def test_what_is_ours_can_be_corrected_all_at_once_and_is_played(
    players: int, mode: str, content: Content
) -> None:
    chosen = {**OPTIONS, "mode": mode}
    packs.play(packs.begun(GAME, content, chosen, MARKS[:players]), until=250)


def test_signs_borders_and_seas_of_a_map_of_ones_own_are_read(tmp_path: Path) -> None:
    cells = packs.shipped_row("conqueror", "maps", "small")["cells"]
    row = next(i for i, line in enumerate(cells) if line.endswith("DDDDDDDDDZZZZ")) - 1
    own = [line.replace("Z", "z").replace("O", "ö") for line in cells]
    own[row] = own[row][:46] + "z" + own[row][47:]
    near = ["libya", "thebes", "palestina", "levantine_sea", "nubia"]
    island = {"sign": "ö", "sea": True, "coins": 0, "region": ""}
    rows: list[packs.Table] = [
        ("maps", {"id": "small", "cells": own}),
        ("territories", {"id": "small.nubia", "sign": "z", "near": ["thebes", "alexandria"]}),
        ("territories", {"id": "small.alexandria", "near": near}),
        ("territories", {"id": "small.corsica", **island}),
    ]
    content = packed(tmp_path, rows)
    assert "nubia" in content.near["small"]["alexandria"]
    assert begun(content).is_sea("corsica")
    assert {**content.boards["small"]}["corsica"].region is None


# --- what the texts say -----------------------------------------------------------------------


def numbers(row: Mapping[str, Any], *names: str) -> list[str]:
    return [str(row[name]) for name in names if row.get(name)]


@EACH_LANGUAGE
def test_cards_are_told_as_the_pack_says(lang: str, content: Content) -> None:
    for name, row in ours("heroes"):
        line = said(hero_effect(content, name), lang)
        told = [*numbers(row, "strength", "casualties", "shields", "coins", "draws")]
        told += numbers(row["bonus"], "strength", "most")
        assert all(number in line for number in told), line
    for name, row in ours("tactics"):
        line = said(tactic_effect(content, name), lang)
        told = [*numbers(row, "strength", "own", "unavoidable", "when_won", "dice", "ladders")]
        assert all(number in line for number in told), line


@EACH_LANGUAGE
def test_chronicles_and_elite_units_are_told_as_the_pack_says(lang: str, content: Content) -> None:
    for name, row in ours("chronicles"):
        line = said(chronicle_effect(content, name, destiny=False), lang)
        assert all(number in line for number in numbers(row, "amount", "least")), line
    for name, row in ours("elites"):
        line = said(elite_effect(content, name), lang)
        assert all(number in line for number in numbers(row, "strength", "amount")), line


@pytest.mark.parametrize("mode", ["emperor", "conquest"])
def test_length_and_goal_of_a_mode_are_told_as_the_pack_says(mode: str, content: Content) -> None:
    row = corrected("modes", mode)
    state = begun(content, mode=mode)
    state.round = 1
    assert f"of {row['rounds']}" in said(GAME.moment(state), "en")
    assert len(state.content.track(mode)) == len(begun(read(SHIPPED)).content.track(mode))
    assert all(nation.coins >= row["coins"] for nation in state.nations)


def test_prices_are_told_as_the_pack_says(content: Content) -> None:
    state = begun(content)
    for name, row in ours("prices"):
        assert [printed(state, name, owned) for owned in range(5)] == [
            *row["prices"],
            *[row["prices"][-1]] * (5 - len(row["prices"])),
        ]


def test_a_change_of_dynasty_is_told_as_the_pack_says(content: Content) -> None:
    state, limits = begun(content, mode="emperor"), content.limits
    state.round = corrected("modes", "emperor")["dynasty"]
    dynasty = Dynasty(0).decision(state)
    assert isinstance(dynasty, Choose)
    words = " ".join(said(one.label, "en") + said(one.hint, "en") for one in dynasty.options)
    assert f"{limits.dynasty_coins} coins, +{limits.dynasty_food} food" in words
    assert f"whenever you have {limits.dynasty_passive} or less" in words


def test_food_is_told_as_the_pack_says(content: Content) -> None:
    state = begun(content)
    for seat in range(3):
        assert f"of {content.food[supply(state, seat)]}" in board(state)
        assert f"of {content.modes['conquest'].forts}" in board(state)


@EACH_LANGUAGE
def test_every_text_of_a_match_can_be_said(lang: str, content: Content) -> None:
    match = packs.begun(GAME, content, {**OPTIONS, "mode": "conquest"}, MARKS[:3])
    moments = (one for _, one in zip(range(60), at_random(match, "3"), strict=False))
    assert unsaid(moments, lang) == []


BARE = re.compile(r"\{[^{}]*\}|\[[^\]]*\]|\d\.º")
BY_RULE = ("conqueror-option-chronicle_round_1",)
"""What tells a number of the rules that stands in no row."""


@EACH_LANGUAGE
def test_no_message_says_a_number_of_a_row_by_itself(lang: str) -> None:
    folder = Path(__file__).parents[3] / "data" / "locales" / lang
    lines = [
        line
        for file in sorted(folder.glob("conqueror*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith(("#", *BY_RULE))
    ]
    assert len(lines) > 500
    said_by_itself = [one for one in lines if re.search(r"[2-9]|\d\d", BARE.sub("", one))]
    assert said_by_itself == []
