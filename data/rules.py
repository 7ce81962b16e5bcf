"""The rule notes of a game: every rule id with our own words for it, and the search in them."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from data.tables import ContentError, read_toml

KINDS = ("rule", "ruling", "example", "scenario", "remark")
LANGUAGES = ("en", "es")

_NO_MATCH = 99
_TELLING = 4
"""Words of so many letters say what is meant."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, ruling, example or scenario.

    `notes` tells it by language. `remark` says why it needs no test; it is empty for all others.
    """

    id: str
    kind: str
    notes: Mapping[str, str]
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in the order of the book, and how many of each kind there must be."""

    rules: Mapping[str, Rule]
    pinned: Mapping[str, int]


def has_rules(game: str) -> bool:
    """Tell whether there are rule notes for the game."""
    return _file(game).is_file()


def rules(game: str) -> Mapping[str, Rule]:
    """Return the rules of a game by id, in the order of the book."""
    return rulebook(game).rules


@cache
def rulebook(game: str) -> Rulebook:
    """Read the rule notes of a game; ContentError if they are missing or misshapen."""
    file = _file(game)
    if not file.is_file():
        raise ContentError(f"There are no rule notes for {game!r}.")
    content = read_toml(file)
    found: dict[str, Rule] = {}
    for row in content["rules"]:
        rule = _rule(file, row)
        if rule.id in found:
            raise ContentError(f"{file}: {rule.id} occurs twice; keep one.")
        found[rule.id] = rule
    return Rulebook(MappingProxyType(found), MappingProxyType(content["count"]))


def search(game: str, lang: str, words: str, limit: int = 25) -> list[Rule]:
    """Return the rules that best match the words, best first; without words, the first ones.

    An id or the beginning of one counts most (`FOR-4.2`, `4.2`, `a16`), then notes that contain all
    words, whole words before parts of words. Case and accents do not matter.
    """
    index = _index(game, lang)
    wanted = _fold(words).split()
    if not wanted:
        return [entry.rule for entry in index[:limit]]
    ranked = ((_rank(entry, wanted), place) for place, entry in enumerate(index))
    hits = sorted(hit for hit in ranked if hit[0] < _NO_MATCH)
    return [index[place].rule for _, place in hits[:limit]]


def search_loosely(game: str, lang: str, words: str, limit: int = 25) -> list[Rule]:
    """Return the rules that contain some of the words, those with the most of them first.

    For what `search` finds nothing for, such as a question. Short words, which every rule has, do not count.
    """
    index = _index(game, lang)
    wanted = {word for word in _fold(words).split() if len(word) >= _TELLING}
    held = [sum(f" {word}" in entry.text for word in wanted) for entry in index]
    hits = sorted((-count, place) for place, count in enumerate(held) if count)
    return [index[place].rule for _, place in hits[:limit]]


@dataclass(frozen=True, slots=True)
class _Entry:
    rule: Rule
    names: tuple[str, str]
    """The id with and without the prefix of the game, folded."""
    text: str
    """The note, folded, each word between blanks."""


@cache
def _index(game: str, lang: str) -> tuple[_Entry, ...]:
    return tuple(
        _Entry(rule, _names(rule.id), f" {_fold(rule.notes[lang])} ")
        for rule in rules(game).values()
    )


def _names(rule_id: str) -> tuple[str, str]:
    return _fold(rule_id), _fold(rule_id.partition("-")[2])


def _fold(text: str) -> str:
    """Drop case, accents and punctuation, keeping the dot inside numbers such as 4.2."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(re.findall(r"\w+(?:\.\d+)*", plain))


def _rank(entry: _Entry, wanted: Iterable[str]) -> int:
    whole = " ".join(wanted)
    if whole in entry.names:
        return 0
    if any(name.startswith(whole) for name in entry.names):
        return 1
    return max(_rank_word(entry.text, word) for word in wanted)


def _rank_word(text: str, word: str) -> int:
    if word not in text:
        return _NO_MATCH
    if f" {word} " in text:
        return 2
    return 3 if f" {word}" in text else 4


def _rule(file: Traversable, row: Mapping[str, Any]) -> Rule:
    rule_id, kind = row.get("id"), row.get("kind")
    if not rule_id or kind not in KINDS:
        raise ContentError(f"{file}: {rule_id!r} needs an id and a kind out of {', '.join(KINDS)}.")
    notes = {lang: str(row.get(lang, "")).strip() for lang in LANGUAGES}
    remark = str(row.get("remark", "")).strip()
    if (kind == "remark") != bool(remark):
        raise ContentError(f"{file}: {rule_id} must say why it needs no test, or not be a remark.")
    return Rule(rule_id, kind, MappingProxyType(notes), remark)


def _file(game: str) -> Traversable:
    return files("data").joinpath(game, "rules.toml")
