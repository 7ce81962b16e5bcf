"""The games there are; the only place that lists them."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any

from engines.core import GameSpec

KEYS = ("fortuna", "caylus", "tadmor", "conqueror", "mesopotamia")


@cache
def games() -> Mapping[str, GameSpec[Any]]:
    """All games by key."""
    return MappingProxyType({key: import_module(f"engines.{key}.game").GAME for key in KEYS})


def game(key: str) -> GameSpec[Any]:
    """The game of a key. Raises KeyError naming the games there are."""
    if key not in KEYS:
        raise KeyError(f"There is no game {key!r}; choose one of: {', '.join(KEYS)}.")
    return games()[key]
