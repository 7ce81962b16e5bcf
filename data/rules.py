"""The rule notes of a game: every rule id with our own words for it, by chapters."""

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
class Chapter:
    """Rules that belong together, in the order of the book; `titles` names them by language."""

    key: str
    titles: Mapping[str, str]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in the order of the book, by chapters, and how many of each kind there must be."""

    rules: Mapping[str, Rule]
    pinned: Mapping[str, int]
    chapters: tuple[Chapter, ...]


def has_rules(game: str) -> bool:
    """Tell whether there are rule notes for the game."""
    return _file(game).is_file()


def written() -> tuple[str, ...]:
    """Return the keys of the games whose rules are written down, also of those that cannot be played yet."""
    return tuple(sorted(one.name for one in files("data").iterdir() if has_rules(one.name)))


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
    pinned = MappingProxyType(content["count"])
    return Rulebook(MappingProxyType(found), pinned, _chapters(file, content, found.values()))


def chapter_of(rule_id: str) -> str:
    """The chapter of a rule: what stands before the dot (`FOR-4.2`), or its letters (`FOR-EX3`)."""
    number = rule_id.partition("-")[2]
    return number.partition(".")[0] if "." in number else number.rstrip("0123456789")


def _chapters(
    file: Traversable, content: Mapping[str, Any], told: Iterable[Rule]
) -> tuple[Chapter, ...]:
    members: dict[str, list[Rule]] = {}
    for rule in told:
        members.setdefault(chapter_of(rule.id), []).append(rule)
    titles = content.get("chapters", {})
    if untitled := sorted(members.keys() ^ titles.keys()):
        raise ContentError(f"{file}: [chapters] must name what there is: {', '.join(untitled)}.")
    return tuple(
        Chapter(key, MappingProxyType(dict(titles[key])), tuple(members[key])) for key in members
    )


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
