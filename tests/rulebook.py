"""Which test proves which rule: `@rule("FOR-4.2")` on tests, and the check that none is left out.

Run as `python -m tests.rulebook`: it reads the tests without importing them.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from data.rules import LANGUAGES, rulebook, rules, written
from engines.registry import KEYS

MOST_IDS = 5
"""A test that cites more proves none of them well."""

OWN = Path(__file__).parent / "engines" / "frontier" / "rules.md"
"""The rules of a game that only the tests play."""

TESTS = Path(__file__).parent

Test = TypeVar("Test", bound=Callable[..., object])


@cache
def own_rules() -> tuple[str, ...]:
    """Return the ids of the rules of the game that only the tests play."""
    return tuple(
        re.findall(r"^- \*\*(FRO-\w[\w.]*)\*\*", OWN.read_text(encoding="utf-8"), re.MULTILINE)
    )


@cache
def known_rules() -> frozenset[str]:
    """Return the ids of all rules of all games."""
    return frozenset(own_rules()).union(*(rules(game) for game in written()))


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of the rules named; ValueError if they cannot be what is meant."""
    for problem in _wrong(ids):
        raise ValueError(problem)

    def keep(test: Test) -> Test:
        return test

    return keep


@dataclass(frozen=True, slots=True)
class Citation:
    """A test and the rules it cites."""

    file: Path
    test: str
    ids: tuple[str, ...]

    @property
    def place(self) -> str:
        """Say where the test stands."""
        return f"{self.file.name}::{self.test}"


def citations(folder: Path = TESTS) -> Iterator[Citation]:
    """Find the citations of all tests below a folder by reading their source."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                ids = tuple(cited for each in node.decorator_list for cited in _cited(each))
                if ids:
                    yield Citation(file, node.name, ids)


def problems(folder: Path = TESTS, played: Collection[str] = KEYS) -> list[str]:
    """Return what is wrong with tests and rule notes, one line each; nothing if all is well.

    Only the games that are played must have a test for every rule: one that is still being written has its
    notes first, and gets its tests with its steps.
    """
    found = list(citations(folder))
    wrong = [f"{each.place}: {line}" for each in found for line in _wrong(each.ids)]
    wrong += [f"{each.place}: is no test" for each in found if not each.test.startswith("test_")]
    cited = {rule_id for each in found for rule_id in each.ids}
    for game in written():
        wrong += notes_problems(game)
        wrong += untested(game, cited) if game in played else []
    return wrong + _uncited(own_rules(), cited)


def notes_problems(game: str) -> list[str]:
    """Return what is wrong with the rule notes of a game by themselves."""
    wrong = [
        f"{each.id}: has no note in {lang!r}"
        for each in rules(game).values()
        for lang in LANGUAGES
        if not each.notes[lang]
    ]
    counted = dict(Counter(each.kind for each in rules(game).values()))
    pinned = dict(rulebook(game).pinned)
    if counted != pinned:
        wrong.append(f"{game}: {counted} rules by kind, but {pinned} are pinned in rules.toml")
    return wrong


def untested(game: str, cited: set[str]) -> list[str]:
    """Return a line for each rule of a game that needs a test and has none."""
    return _uncited((each.id for each in rules(game).values() if not each.remark), cited)


def _uncited(needed: Iterable[str], cited: set[str]) -> list[str]:
    return [f"{rule_id}: no test cites it" for rule_id in needed if rule_id not in cited]


def _cited(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and _name(decorator.func) == "rule":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
            else:
                yield f"?{ast.unparse(argument)}"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)


def _wrong(ids: tuple[str, ...]) -> Iterator[str]:
    if not ids:
        yield "cites no rule"
    if len(ids) > MOST_IDS:
        yield f"cites {len(ids)} rules, {MOST_IDS} at most; prove them in several tests"
    for rule_id in ids:
        if rule_id not in known_rules():
            yield f"cites {rule_id}, which is no rule"


def _yet(game: str) -> str:
    """Say how many rules of a game that cannot be played yet have no test."""
    if game in KEYS:
        return ""
    cited = {rule_id for each in citations() for rule_id in each.ids}
    return f" (not played yet, {len(untested(game, cited))} without a test)"


def main() -> int:
    """Print the problems; return 0 if there are none, otherwise 1."""
    found = problems()
    for line in found:
        sys.stdout.write(f"{line}\n")
    told = ", ".join(f"{game} {len(rules(game))}{_yet(game)}" for game in written())
    told += f", frontier {len(own_rules())}"
    sys.stdout.write(f"Rules: {told}; problems: {len(found)}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
