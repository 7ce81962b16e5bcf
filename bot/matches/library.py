"""The games on offer and their content, packs applied."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import data
from bot.matches.errors import MatchError
from engines import registry
from engines.core import GameSpec, Text

SHORT = 8
"""So much of a sha256 is shown, enough to tell contents apart."""


@dataclass(frozen=True, slots=True)
class Pinned:
    """What is in the box: the sha256 of a content, and what sets it apart from the one that is shipped.

    packs: the names of the content packs it was made with, None if they are no longer installed.
    rows: those that differ, as `table.id`.
    """

    digest: str
    packs: tuple[str, ...] | None
    rows: tuple[str, ...]


class Library:
    """All games with their content. Content is read once; a match keeps the one it began with."""

    def __init__(
        self, packs: Sequence[Path] = (), specs: Mapping[str, GameSpec[Any]] | None = None
    ) -> None:
        self._packs = tuple(packs)
        self._specs = registry.games() if specs is None else specs
        self._read = cache(self._load)
        self._shipped = cache(data.load)

    def games(self) -> tuple[str, ...]:
        """The keys of all games."""
        return tuple(self._specs)

    def spec(self, game: str) -> GameSpec[Any]:
        """A game. Raises MatchError if there is none with this key."""
        if game not in self._specs:
            raise MatchError(Text("service-no-game", {"game": game, "games": list(self._specs)}))
        return self._specs[game]

    def content(self, game: str) -> tuple[Mapping[str, Any], str]:
        """The raw content of a game and its sha256. Raises data.ContentError."""
        return self._read(game)

    def shipped(self, game: str) -> Mapping[str, Any]:
        """The content of a game without any pack."""
        return self._shipped(game)

    def pinned(self, game: str, raw: Mapping[str, Any], digest: str) -> Pinned:
        """How a content differs from the one that is shipped."""
        rows = tuple(_differing(self.shipped(game), raw))
        if not rows:
            return Pinned(digest, (), ())
        installed = digest == self.content(game)[1]
        return Pinned(digest, self._packs_for(game) if installed else None, rows)

    def _packs_for(self, game: str) -> tuple[str, ...]:
        return tuple(
            pack.resolve().name for pack in self._packs if any(pack.glob(f"{game}/*.toml"))
        )

    def check(self) -> None:
        """Read and validate everything, so that a bad pack is told at start.

        Raises ContentError or ValueError naming what is wrong.
        """
        for game, spec in self._specs.items():
            spec.content(self.content(game)[0])

    def _load(self, game: str) -> tuple[Mapping[str, Any], str]:
        raw = data.load(game, self._packs)
        return raw, data.digest(raw)


def _differing(shipped: Mapping[str, Any], raw: Mapping[str, Any]) -> Iterator[str]:
    """The rows that one of two contents lacks or has otherwise, as `table.id`."""
    for table in dict.fromkeys((*shipped, *raw)):
        old, new = _by_id(shipped.get(table)), _by_id(raw.get(table))
        for one in dict.fromkeys((*old, *new)):
            if old.get(one) != new.get(one):
                yield f"{table}.{one}" if one else table


def _by_id(table: object) -> dict[str, object]:
    """The rows of a table by their ids; what is no list of rows counts as one."""
    if isinstance(table, list) and all(isinstance(row, dict) for row in table):
        return {str(row.get("id", at)): row for at, row in enumerate(table)}
    return {} if table is None else {"": table}
