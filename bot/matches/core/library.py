"""The games on offer and their content, packs applied."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import data
from bot.domain.errors import MatchError
from data.catalogues import catalogue, languages
from engines import registry
from engines.core import GameSpec, Text
from engines.core.fields import canonical_json
from renderer import no_room

SHORT = 8
"""How much of a sha256 is shown, enough to tell contents apart."""


@dataclass(frozen=True, slots=True)
class Pinned:
    """What is in the box: the sha256 of a content, and what sets it apart from the one that is shipped.

    packs: the names of the content packs it was made with, none if it is as shipped; None if it is neither
    that nor what the installed packs make, all of them together or one alone.
    rows: those that differ, as `table.id`.
    """

    digest: str
    packs: tuple[str, ...] | None
    rows: tuple[str, ...]

    @property
    def shipped(self) -> bool:
        """Whether it is the content that comes with the program."""
        return self.packs == ()


class Library:
    """All games with their content. Content is read once; a match keeps the one it began with."""

    def __init__(
        self, packs: Sequence[Path] = (), specs: Mapping[str, GameSpec[Any]] | None = None
    ) -> None:
        self._packs = tuple(packs)
        self._specs = registry.games() if specs is None else specs
        self._read = cache(lambda game: self._load(game, self._packs))
        self._shipped = cache(data.load)
        self._with_one = cache(self._load)

    def games(self) -> tuple[str, ...]:
        """The keys of all games."""
        return tuple(self._specs)

    def spec(self, game: str) -> GameSpec[Any]:
        """A game. Raises MatchError if there is none with this key."""
        if game not in self._specs:
            raise MatchError(Text("service-no-game", {"game": game, "games": list(self._specs)}))
        return self._specs[game]

    def meant(self, typed: str) -> str:
        """The key of the game somebody has typed, by key or by its name in any language.

        What is no game's is given back as it was typed, for others to refuse.
        """
        wanted = typed.strip().casefold()
        for key in self._specs:
            called = (catalogue(lang).format(f"{key}-name") for lang in languages())
            if wanted == key or wanted in map(str.casefold, called):
                return key
        return typed

    def content(self, game: str) -> tuple[Mapping[str, Any], str]:
        """The raw content of a game and its sha256. Raises data.ContentError."""
        return self._read(game)

    def shipped(self, game: str) -> Mapping[str, Any]:
        """The content of a game without any pack."""
        return self._shipped(game)

    def pinned(self, game: str, raw: Mapping[str, Any], digest: str) -> Pinned:
        """How a content differs from the one that is shipped."""
        shipped = self.shipped(game)
        if digest == data.digest(shipped):
            return Pinned(digest, (), ())
        return Pinned(digest, self._packs_with(game, digest), tuple(_differing(shipped, raw)))

    def _packs_with(self, game: str, digest: str) -> tuple[str, ...] | None:
        """The packs that make a content: all of them together, or else one alone."""
        packs = [pack for pack in self._packs if any(pack.glob(f"{game}/*.toml"))]
        if digest == self.content(game)[1]:
            return tuple(pack.resolve().name for pack in packs)
        alone = (one for one in packs if self._with_one(game, (one,))[1] == digest)
        return next(((pack.resolve().name,) for pack in alone), None)

    def check(self) -> None:
        """Read and validate everything, so that a bad pack is told at start.

        Raises ContentError or ValueError naming what is wrong.
        """
        for game, spec in self._specs.items():
            told = no_room(game, spec.content(self.content(game)[0]))
            if told is not None:
                raise ValueError(f"{game}: {told}")

    @staticmethod
    def _load(game: str, packs: tuple[Path, ...]) -> tuple[Mapping[str, Any], str]:
        raw = data.load(game, packs)
        return raw, data.digest(raw)


def _differing(shipped: Mapping[str, Any], raw: Mapping[str, Any]) -> Iterator[str]:
    """The rows that one of two contents lacks or has otherwise, as `table.id`.

    A table whose rows only stand in another order is given by its name.
    """
    for table in dict.fromkeys((*shipped, *raw)):
        old, new = shipped.get(table), raw.get(table)
        before, after = _by_id(old), _by_id(new)
        either = dict.fromkeys((*before, *after))
        rows = [one for one in either if _other(before.get(one), after.get(one))]
        if not rows and _other(old, new):
            yield table
        yield from (f"{table}.{one}" if one else table for one in rows)


def _other(old: object, new: object) -> bool:
    """Whether two values are written otherwise; to Python, 1, 1.0 and True are equal."""
    return canonical_json(old) != canonical_json(new)


def _by_id(table: object) -> dict[str, object]:
    """The rows of a table by their ids; what is no list of rows counts as one."""
    if isinstance(table, list) and all(isinstance(row, dict) for row in table):
        return {str(row.get("id", at)): row for at, row in enumerate(table)}
    return {} if table is None else {"": table}
