"""View to picture: knows Pillow and the views, nothing of Discord or storage."""

from functools import cache
from importlib import import_module
from typing import Any

from renderer.core.picture import Caption, Change, Painter, Picture, fit

__all__ = ["Caption", "Change", "Painter", "Picture", "fit", "no_room", "painter"]

LIMITED = ("tadmor", "conqueror", "mesopotamia")
"""Those whose content says how much lies where, so that a pack may want more than a picture has room for."""
KEYS = ("fortuna", "caylus", "tadmor", "conqueror", "mesopotamia")
"""The games that can be painted."""


@cache
def painter(game_key: str) -> Painter:
    """The painter of a game. Raises KeyError naming the games there are."""
    if game_key not in KEYS:
        raise KeyError(f"There is no painter for {game_key!r}; choose one of: {', '.join(KEYS)}.")
    made: Painter = import_module(f"renderer.{game_key}.painter").PAINTER
    return made


def no_room(game_key: str, content: Any) -> str | None:
    """What of a game's content its pictures have no room for, in a sentence; None if all of it fits."""
    if game_key not in LIMITED:
        return None
    told: str | None = import_module(f"renderer.{game_key}.room").no_room(content)
    return told
