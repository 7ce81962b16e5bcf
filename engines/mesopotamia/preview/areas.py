"""Whose areas are, as pictures and points ask."""

from engines.mesopotamia.rules.control import controller, occupied
from engines.mesopotamia.state import Mesopotamia

__all__ = ["controller", "occupied", "prizes"]


def prizes(game: Mesopotamia, seat: int) -> list[str]:
    """The events that are worth points to a seat, which controls their areas (MES-26.5, MES-29.5)."""
    return [
        ground.shown
        for area, ground in game.grounds.items()
        if ground.shown is not None and controller(game, area) == seat
    ]
