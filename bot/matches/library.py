"""The games on offer and their content, packs applied."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import data
from bot.matches.errors import MatchError
from engines import registry
from engines.core import GameSpec, Text


class Library:
    """All games with their content. Content is read once; a match keeps the one it began with."""

    def __init__(
        self, packs: Sequence[Path] = (), specs: Mapping[str, GameSpec[Any]] | None = None
    ) -> None:
        self._packs = tuple(packs)
        self._specs = registry.games() if specs is None else specs
        self._read = cache(self._load)

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

    def check(self) -> None:
        """Read and validate everything, so that a bad pack is told at start.

        Raises ContentError or ValueError naming what is wrong.
        """
        for game, spec in self._specs.items():
            spec.content(self.content(game)[0])

    def _load(self, game: str) -> tuple[Mapping[str, Any], str]:
        raw = data.load(game, self._packs)
        return raw, data.digest(raw)
