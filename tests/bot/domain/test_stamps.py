"""Moments as Discord shows them, and what texts may put before them."""

import ast
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

import bot
from bot.domain.stamps import absolute, dated, relative
from data.catalogues import catalogue_files, languages
from tests.bot.stamped import doubled

MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ("when", "until")
"""Under these a text gets a relative stamp."""
UNWORDED = {"mod_look.py"}
"""What lists stamps in tables for those who run the bot, without a text around them."""


def test_times_are_discords_own() -> None:
    assert absolute(MOMENT) == "<t:1767225600:f>"
    assert relative(MOMENT) == "<t:1767225600:R>"
    assert dated(MOMENT) == "<t:1767225600:R> (<t:1767225600:f>)"


def test_a_preposition_before_a_relative_stamp_is_found() -> None:
    assert doubled("due by <t:1:R>") == ["by <t:1:R>"]
    assert doubled("abierta hasta <t:1:R>") == ["hasta <t:1:R>"]
    assert doubled("due <t:1:R>, until <t:1:f>") == []


@pytest.mark.parametrize("lang", languages())
def test_no_message_has_a_preposition_before_a_relative_stamp(lang: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in catalogue_files(lang)]
    placeable = rf"\{{ *\$(?:{'|'.join(NAMES)}) *\}}"
    found = [one for text in texts for one in doubled(text, placeable)]
    assert found == []
    assert sum(len(re.findall(placeable, text)) for text in texts) > 8


def test_texts_get_relative_stamps_under_a_name_that_says_so() -> None:
    named = [name for source in _sources() for name in _names(source)]
    assert set(named) <= set(NAMES)
    assert len(named) > 8


def _sources() -> Iterator[ast.Module]:
    for file in sorted(Path(bot.__path__[0]).rglob("*.py")):
        if file.name not in ("stamps.py", *UNWORDED):
            yield ast.parse(file.read_text(encoding="utf-8"))


def _names(source: ast.Module) -> Iterator[str]:
    """Under which names calls for a relative stamp stand as an argument or in a mapping."""
    named: dict[int, str] = {}
    for node in ast.walk(source):
        if isinstance(node, ast.keyword):
            named[id(node.value)] = node.arg or ""
        elif isinstance(node, ast.Dict):
            keys = [key.value if isinstance(key, ast.Constant) else "" for key in node.keys]
            named |= {id(value): str(key) for key, value in zip(keys, node.values, strict=True)}
    for node in ast.walk(source):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in ("relative", "dated"):
            yield named.get(id(node), "")


def test_no_stamp_is_written_by_hand() -> None:
    for file in sorted(Path(bot.__path__[0]).rglob("*.py")):
        if file.name != "stamps.py" and "sandbox" not in file.parts:
            assert "<t:{" not in file.read_text(encoding="utf-8"), file
