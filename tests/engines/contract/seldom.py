"""Situations of a game that players seldom come to, as its own tests lay them out and play them.

A game has some if its tests have a module `seldom`, whose `situations` yields scenes that were played from
such a situation on, with all that must hold already checked. seed: other ones with each.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from tests.engines.scene import Scene

Situations = Callable[[str], Iterator[Scene[Any]]]


def situations_of(game: str) -> Situations | None:
    """Those of a game; None if it has none."""
    package = f"tests.engines.{game}"
    if find_spec(package) is None or find_spec(f"{package}.seldom") is None:
        return None
    return cast("Situations", import_module(f"{package}.seldom").situations)
