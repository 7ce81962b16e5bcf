"""Who controls and who occupies areas."""

from engines.mesopotamia.state import Mesopotamia


def controller(game: Mesopotamia, area: str) -> int | None:
    """The seat that controls an area, None if nobody does (MES-9.7 to MES-9.9, MES-26.17).

    Units go before a settlement, which does not fight, and while units of several are there, or some beside
    a tribe, nobody controls it. A start area is never lost.
    """
    home = game.home_of(area)
    if home is not None:
        return home
    ground = game.grounds[area]
    armed = ground.armed()
    if not armed:
        return ground.owner()
    return armed[0] if len(armed) == 1 and not ground.tribe else None


def occupied(game: Mesopotamia, seat: int) -> list[str]:
    """The areas that a seat occupies, its start area never among them (MES-29.9, MES-29.10)."""
    return [area for area, one in game.forces(seat) if one.is_there and not game.is_start(area)]
