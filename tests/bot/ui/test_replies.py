"""Refusals repeat names, reasons and what was typed: never as a link, a mention or any other markup."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.domain.errors import MatchError
from bot.text.words import words
from bot.ui.replies import told
from data.catalogues import languages
from engines.core import Text
from tests.bot import messages

ROOT = Path(__file__).parents[3]
HOSTILE = (
    "[Free Nitro](https://e.vil)",
    "@everyone **now** <@1> <@&5> <#7>",
    "||spoiler|| `code` ~~gone~~ </match end:1>",
    "# head\n> quote\n- list",
    "\u202egnp.live",
)
BARE = re.compile(r"(?<!\\)(\[Free|\]\(|@everyone|<[@#/]|\*\*|\|\||~~)|\u202e|\n#|\n>")


def raised() -> Iterator[tuple[str, set[str]]]:
    """The messages that the program raises, each with the names of what stands in it."""
    for folder in ("bot", "engines"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Raise) and node.exc is not None:
                    yield from _messages(node.exc)


def _messages(raised: ast.expr) -> Iterator[tuple[str, set[str]]]:
    for call in ast.walk(raised):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id in ("Text", "text") and isinstance(call.args[0], ast.Constant):
            yield str(call.args[0].value), {*_named(call)}


def _named(call: ast.Call) -> Iterator[str]:
    yield from (one.arg for one in call.keywords if one.arg)
    for given in call.args[1:]:
        keys = given.keys if isinstance(given, ast.Dict) else []
        yield from (str(one.value) for one in keys if isinstance(one, ast.Constant))


def shown(lang: str, message: Text) -> str:
    return messages.text(told(words(lang), MatchError(message)))


def marked(lang: str, key: str, names: set[str], given: Any) -> list[str]:
    """The markup in a refusal that repeats this: our own alone, if all is well."""
    return BARE.findall(shown(lang, Text(key, dict.fromkeys(names, given))))


def test_there_are_refusals_to_look_at() -> None:
    assert sum(bool(names) for _, names in raised()) > 30


@pytest.mark.parametrize("lang", languages())
def test_whatever_a_refusal_repeats_is_harmless(lang: str) -> None:
    for key, names in raised():
        plain = marked(lang, key, names, "x")
        for hostile in HOSTILE:
            for given in (
                hostile,
                [hostile, hostile],
                Text("time-zone-unknown", {"typed": hostile}),
            ):
                assert marked(lang, key, names, given) == plain, (key, hostile)


def test_a_refusal_repeats_only_the_beginning_of_what_was_typed() -> None:
    line = shown("en", Text("time-zone-unknown", {"typed": "z" * 5000}))
    assert 50 < line.count("z") <= 100


def test_no_refusal_is_put_into_words_in_another_way() -> None:
    wrong = re.compile(r"\.say\([\w.]*\.(message|why)\)")
    found = [
        (str(file), line)
        for file in (ROOT / "bot").rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if wrong.search(line)
    ]
    assert found == []
