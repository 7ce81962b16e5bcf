"""Pinning: which land units may not leave an area with enemies."""

from engines.mesopotamia.state import Mesopotamia


def is_held(own: int, enemies: int) -> bool:
    """Whether, of so many own land units in an area, none may leave.

    Each enemy holds one of them, whoever came first (MES-11.3, MES-11.5). Whoever enters on its way counts
    among its own: it goes on if these were as many as the enemies before (MES-11.1, MES-11.2).
    """
    return own <= enemies


def pinned(game: Mesopotamia, area: str, seat: int) -> int:
    """How many land units of a seat must stay in an area (MES-11.3, MES-11.4)."""
    return min(game.grounds[area].units(seat), game.enemies(area, seat))
