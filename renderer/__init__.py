"""View to picture: knows Pillow and the views, nothing of Discord or storage."""

from functools import cache
from importlib import import_module

from renderer.core.picture import Caption, Change, Painter, Picture, fit

__all__ = ["Caption", "Change", "Painter", "Picture", "fit", "painter"]

KEYS = ("fortuna", "caylus", "tadmor")
"""The games that can be painted."""


@cache
def painter(game_key: str) -> Painter:
    """The painter of a game. Raises KeyError naming the games there are."""
    if game_key not in KEYS:
        raise KeyError(f"There is no painter for {game_key!r}; choose one of: {', '.join(KEYS)}.")
    made: Painter = import_module(f"renderer.{game_key}.painter").PAINTER
    return made
