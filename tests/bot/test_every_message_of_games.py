"""No message of a game stands in the catalogues that nobody says.

Games put most keys together: `conqueror-why-not-{why}`. A message is said if some string of the sources makes
its key, where what stands for a blank consists of words the game knows: its strings, and ids of its content.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest

import bot
import data
import engines
import renderer
from data.catalogues import catalogue, catalogue_files, languages
from engines.registry import games

BLANK = "(.+)"


@cache
def strings(folder: Path) -> frozenset[str]:
    """The strings in the sources of a folder, as patterns; those put together have blanks."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    whole = {
        re.escape(one.value)
        for one in nodes
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }
    parts = (one.values for one in nodes if isinstance(one, ast.JoinedStr))
    return frozenset({*whole, *map(_pattern, parts)})


def _pattern(parts: list[ast.expr]) -> str:
    """What a string put together can be; blanks beside each other, with hyphens between them, are one."""
    pieces = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else BLANK for p in parts)
    return re.sub(r"(?:\(\.\+\)(?:\\-)?)+(?=\(\.\+\))", "", "".join(pieces))


def folder_of(package: Any, *below: str) -> Path:
    return Path(package.__path__[0]).joinpath(*below)


def in_content(found: Any) -> Iterator[str]:
    """The strings in the tables of a game, and of `rome.a` the last part, too."""
    if isinstance(found, str):
        yield from (found, found.rpartition(".")[2])
    elif isinstance(found, dict):
        for name, one in found.items():
            yield from in_content(one) if name != "source" else ()
    elif isinstance(found, list):
        for one in found:
            yield from in_content(one)


@dataclass(frozen=True)
class Said:
    """What a game can say."""

    game: str

    @cached_property
    def own(self) -> list[str]:
        """The strings in the sources of the game, and of what all games share."""
        names = (self.game, "core")
        folders = (folder_of(package, name) for package in (engines, renderer) for name in names)
        return sorted({one for folder in folders for one in strings(folder)})

    @cached_property
    def patterns(self) -> list[re.Pattern[str]]:
        """Keys of messages: of the game by name, or of any game, and whole ones with something after them."""
        shared = {one for one in strings(folder_of(bot)) if one.startswith(BLANK + r"\-")}
        own = {one for one in self.own if one.startswith((self.game, BLANK + r"\-"))}
        longer = {rf"{one}\-{BLANK}" for one in own if BLANK not in one and one.count("-") > 1}
        return [re.compile(one) for one in own | shared | longer]

    @cached_property
    def words(self) -> frozenset[str]:
        """What can stand for a blank."""
        known = [one.replace("\\", "") for one in self.own if "(" not in one]
        known += in_content(dict(data.load(self.game)))
        known += (one for option in games()[self.game].options for one in option.choices)
        known += (option.key for option in games()[self.game].options)
        return frozenset(re.sub(r"[_.]", "-", one).strip("-").lower() for one in known)

    def is_known(self, blank: str) -> bool:
        """Whether it consists of words and numbers, one after the other."""
        parts, ends = blank.replace("_", "-").strip("-").split("-"), {0}
        for end in range(1, len(parts) + 1):
            if any(self._is_word("-".join(parts[start:end])) for start in ends):
                ends.add(end)
        return len(parts) in ends

    def _is_word(self, part: str) -> bool:
        return part in self.words or part.isdigit()

    def __contains__(self, key: str) -> bool:
        found = (one.fullmatch(key) for one in self.patterns)
        return any(all(map(self.is_known, one.groups())) for one in found if one is not None)


def of_lobbies(game: str, lang: str) -> set[str]:
    """The messages about colours that a game has in other words."""
    keys = catalogue(lang).keys()
    return {f"{game}-lobby-{key.removeprefix('bot-')}" for key in keys if key.startswith("bot-")}


@pytest.mark.parametrize("game", data.games())
@pytest.mark.parametrize("lang", languages())
def test_no_message_of_a_game_is_left_over(game: str, lang: str) -> None:
    files = "\n".join(file.read_text(encoding="utf-8") for file in catalogue_files(lang))
    named = {*re.findall(r"\{ *([a-z][a-z0-9-]*) *\}", files), *of_lobbies(game, lang)}
    own = [key for key in sorted(catalogue(lang).keys()) if key.startswith(f"{game}-")]
    said = Said(game)
    assert [key for key in own if key not in named and key not in said] == []


def test_a_message_that_nothing_makes_is_found() -> None:
    said = Said("conqueror")
    assert "conqueror-a-fort" in said
    assert "conqueror-hero-leonidas" in said
    assert "conqueror-a-fortress" not in said
    assert "conqueror-kind-cavalry-heading" not in said
