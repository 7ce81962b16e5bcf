"""Who controls and who occupies areas."""

from engines.mesopotamia.state import Mesopotamia


def controller(game: Mesopotamia, area: str) -> int | None:
    """The seat that controls an area, None if nobody does (MES-9.7 to MES-9.9, MES-26.17).

    Units go before a settlement, which does not fight, and while units of enemies are there, or some beside
    a tribe, nobody controls it. A start area is never lost. In a team the first there does (MES-34.9).
    """
    home = game.home_of(area)
    if home is not None:
        return home
    ground = game.grounds[area]
    armed = ground.armed()
    if not armed:
        return ground.owner()
    if ground.tribe or not all(game.are_allies(armed[0], one) for one in armed):
        return None
    there = (one.seat for one in ground.forces if one.is_there)
    return next(seat for seat in there if game.are_allies(armed[0], seat))


def occupied(game: Mesopotamia, seat: int) -> list[str]:
    """The areas that a seat occupies, its start area never among them (MES-29.9, MES-29.10)."""
    return [area for area, one in game.forces(seat) if one.is_there and not game.is_start(area)]
