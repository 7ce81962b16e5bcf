"""Every row of Mesopotamia with a value of ours can be corrected by a content pack; texts and play follow."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from data.catalogues import languages
from engines.mesopotamia.content import Content
from engines.mesopotamia.game import GAME
from engines.mesopotamia.preview.actions import says
from engines.mesopotamia.preview.prices import price, terms
from engines.mesopotamia.preview.quests import needs
from engines.mesopotamia.preview.rewards import brings
from engines.mesopotamia.preview.trades import exchange
from engines.mesopotamia.words import goods
from tests.engines import packs
from tests.engines.mesopotamia.build import MARKS, OPTIONS
from tests.engines.mesopotamia.corrections import (
    HOUSE,
    OTHERWISE,
    begun,
    corrected,
    everything,
    packed,
)
from tests.engines.scene import at_random, said, unsaid

EACH_LANGUAGE = pytest.mark.parametrize("lang", languages())


_PLAIN: TypeAdapter[Any] = TypeAdapter(Any)


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Content:
    """The content with a pack that corrects all that is ours."""
    return packed(tmp_path_factory.mktemp("pack"), everything())


def ours(table: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The corrected rows of a table by id."""
    return ((name, corrected(table, name)) for one, name in HOUSE if one == table)


def plain(value: Any) -> Any:
    """A value as it is written: without all that is nothing."""
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items() if one}
    return [plain(one) for one in value] if isinstance(value, list) else value


def test_every_table_with_values_of_ours_is_tried() -> None:
    assert {table for table, _ in HOUSE} == OTHERWISE.keys()


@pytest.mark.parametrize("table", [one for one in OTHERWISE if one != "constants"])
def test_every_field_of_a_row_is_read_as_the_pack_says(table: str, content: Content) -> None:
    rows: Mapping[str, Any] = getattr(content, table)
    for name, row in ours(table):
        before = packs.shipped_row("mesopotamia", table, name)
        found = plain(_PLAIN.dump_python(rows[name]))
        for field, value in row.items():
            assert field == "id" or value != before.get(field), (name, field)
            assert (found.get(field) or None) == (plain(value) or None), (name, field)


def test_the_numbers_of_no_piece_are_read_as_the_pack_says(content: Content) -> None:
    for name, row in ours("constants"):
        assert getattr(content.limits, name) == row["value"]


@pytest.mark.parametrize("options", [{}, {"combat": "simple", "dice": "set"}])
def test_what_is_ours_can_be_corrected_all_at_once_and_is_played(
    options: dict[str, str], content: Content
) -> None:
    packs.play(packs.begun(GAME, content, {**OPTIONS, **options}, MARKS[:4]), until=250)


# --- what the texts say -----------------------------------------------------------------------


def numbers(*told: Mapping[str, int]) -> list[str]:
    return [str(number) for one in told for number in one.values()]


@EACH_LANGUAGE
def test_technologies_and_trades_are_told_as_the_pack_says(lang: str, content: Content) -> None:
    state = begun(content)
    for name, row in ours("technologies"):
        line = said(says(content.technologies[name]), lang)
        values = {field: value for field, value in row.items() if isinstance(value, int)}
        assert all(number in line for number in numbers(values)), line
    for name, row in ours("trades"):
        line = said(exchange(state, name), lang)
        assert all(number in line for number in numbers(row["pay"], row["gain"])), line


@EACH_LANGUAGE
def test_tiles_quests_and_prices_are_told_as_the_pack_says(lang: str, content: Content) -> None:
    state = begun(content)
    for name, row in ours("gardens"):
        line = said(terms(state, name), lang)
        assert all(number in line for number in [*numbers(row["cost"]), str(row["points"])]), line
    for name, row in ours("quests"):
        line = said(needs(state, name), lang)
        others = {field: value for field, value in row.items() if isinstance(value, int)}
        assert all(number in line for number in numbers(row["own"], others)), line
    for name, row in ours("pieces"):
        assert said(goods(price(state, name)), lang) == said(goods(row["cost"]), lang)


@EACH_LANGUAGE
def test_events_are_told_as_the_pack_says(lang: str, content: Content) -> None:
    state = begun(content)
    for name, row in ours("events"):
        for number, option in enumerate(row["options"], start=1):
            line = said(brings(state, 0, name, number, "b4"), lang)
            points = [row["points"]] if option["mode"] == "points" else []
            assert all(str(told) in line for told in (4, option["steps"], *points)), line


@EACH_LANGUAGE
def test_every_text_of_a_match_can_be_said(lang: str, content: Content) -> None:
    match = packs.begun(GAME, content, OPTIONS, MARKS[:3])
    moments = (one for _, one in zip(range(60), at_random(match, "3"), strict=False))
    assert unsaid(moments, lang) == []


BARE = re.compile(r"\{[^{}]*\}|\[[^\]]*\]|^mesopotamia-[\w-]* = ")
BY_RULE = ("mesopotamia-option-", "mesopotamia-area-")
"""What tells a number that stands in no row, or one of the board."""


@EACH_LANGUAGE
def test_no_message_says_a_number_of_a_row_by_itself(lang: str) -> None:
    folder = Path(__file__).parents[3] / "data" / "locales" / lang
    lines = [
        line
        for file in sorted(folder.glob("mesopotamia*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith(("#", *BY_RULE))
    ]
    assert len(lines) > 500
    said_by_itself = [one for one in lines if re.search(r"[2-9]|\d\d", BARE.sub("", one))]
    assert said_by_itself == []
