"""Content packs as their owners write them, and the matches played with them."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import data
from engines.core import GameSpec, Match, key_from
from engines.core.options import Options
from engines.core.players import RandomPlayer
from engines.core.playout import playout

T = TypeVar("T")
Row = dict[str, Any]
Table = tuple[str, Row]
"""A row of a pack with the table it belongs to."""
PAGE = Path(__file__).parents[2] / "docs" / "packs.md"
BLOCK = re.compile(r"```toml\n# mypack/(\S+)\n(.*?)```", re.DOTALL)


@cache
def shipped(game: str) -> Mapping[str, Any]:
    """The tables of a game without packs."""
    return data.load(game)


def house_rows(game: str) -> list[tuple[str, str]]:
    """The rows of a game whose values are ours: table and id, but for those that no pack can change."""
    return [
        (table, row["id"])
        for table, rows in shipped(game).items()
        for row in rows
        if row["source"] == "house" and table != "options"
    ]


def shipped_row(game: str, table: str, name: str) -> Row:
    """A row as it is shipped."""
    return next(dict(row) for row in shipped(game)[table] if row["id"] == name)


def after(names: Sequence[T], name: T) -> T:
    """The next one of several, the first after the last."""
    return names[(names.index(name) + 1) % len(names)]


def toml(value: Any) -> str:
    """A value as it is written in a pack."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower()


def packed(folder: Path, game: str, rows: Sequence[Table]) -> Mapping[str, Any]:
    """The tables of a game with a pack that has these rows."""
    (folder / game).mkdir()
    blocks = [
        f"[[{table}]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in row.items())
        for table, row in rows
    ]
    (folder / game / "mine.toml").write_text("\n".join(blocks), encoding="utf-8")
    return data.load(game, [folder])


def documented(folder: Path, game: str) -> Mapping[str, Any]:
    """The tables of a game with the pack that the documents show as an example."""
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert any((folder / game).iterdir())
    return data.load(game, [folder])


def begun(
    spec: GameSpec[Any], content: Any, options: Options, marks: Sequence[str | None]
) -> Match[Any]:
    """A match with this content."""
    return Match.begin(spec, content, "content", key_from("3"), options, marks)


def play(match: Match[Any], until: int | None = None) -> None:
    """Play at random and possible at every moment, to the end or until so many answers."""

    def possible(*_: object) -> None:
        match.spec.invariants(match.table.position.state)

    playout(match, [RandomPlayer()] * len(match.header.marks), until, possible)
    assert until is not None or match.result() is not None
