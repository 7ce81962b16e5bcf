"""No message stands in the catalogues that nobody says."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import bot
import engines
import renderer
from bot.cogs.naming import COMMAND, PARAMETER
from bot.matches.moderation.actions import STORY
from data.catalogues import catalogue, catalogue_files, languages
from data.rules import written as with_rules

SOURCES = tuple(
    file.read_text(encoding="utf-8")
    for package in (bot, engines, renderer)
    for file in sorted(Path(package.__path__[0]).rglob("*.py"))
)
ELSEWHERE = (
    "sandbox-",
    "service-",
    "time-",
    COMMAND,
    PARAMETER,
    *(f"{game}-" for game in with_rules()),
)
"""What the sandbox's page, the service, the clock and the games say, and names of commands: tested apart."""


def written() -> Iterator[str]:
    """What stands in a source: strings as they are, those put together as patterns."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield "".join(_piece(part) for part in node.values)


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


@dataclass(frozen=True)
class Said:
    """What can be said: keys by a pattern, and by a beginning to which some word is added."""

    whole: re.Pattern[str]
    begun: tuple[str, ...]
    words: frozenset[str]

    def __contains__(self, key: str) -> bool:
        ends = (key.removeprefix(one) for one in self.begun if key.startswith(one))
        known = key in self.words or self.whole.fullmatch(key) is not None
        return known or any(end in self for end in ends)


@pytest.fixture(scope="module")
def said() -> Said:
    found = sorted(set(written()))
    whole = [one for one in found if len(re.findall("[a-z]+", one)) > 1 and one[0].isalpha()]
    begun = [
        one.removesuffix(r"\-.+") + "-" for one in found if re.fullmatch(r"[a-z]+\\-\.\+", one)
    ]
    words = (one.replace("\\", "") for one in found if re.fullmatch(r"[a-z]+(\\-[a-z]+)*", one))
    return Said(re.compile("|".join(whole)), (STORY, *begun), frozenset(words))


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_left_over(lang: str, said: Said) -> None:
    own = [key for key in sorted(catalogue(lang).keys()) if not key.startswith(ELSEWHERE)]
    files = "\n".join(file.read_text(encoding="utf-8") for file in catalogue_files(lang))
    named = set(re.findall(r"\{ *([a-z][a-z0-9-]*) *\}", files))
    assert [key for key in own if key not in named and key not in said] == []
