"""Where pieces are put when they are made, and when units go."""

from engines.mesopotamia.ids import LAND, RAM, SETTLEMENT, SHIP, WALL
from engines.mesopotamia.state import Mesopotamia


def places(game: Mesopotamia, seat: int, piece: str) -> list[str]:
    """Where a seat may put a new unit, ram, ship, wall or settlement, whether it has one or not."""
    if piece in (*LAND, RAM):
        return game.bases(seat)  # MES-12.4, MES-17.3
    if piece == SHIP:
        return berths(game, seat, game.bases(seat))
    return [
        area
        for area, force in game.forces(seat)
        if (force.units or (piece == WALL and force.settlement)) and can_stand(game, piece, area)
    ]  # MES-12.3, MES-12.9


def berths(game: Mesopotamia, seat: int, areas: list[str]) -> list[str]:
    """The sections beside some areas without a ship of a seat (MES-12.5, MES-10.4)."""
    beside = dict.fromkeys(one for area in areas for one in game.content.shores[area])
    return [section for section in beside if seat not in game.ships[section]]


def can_stand(game: Mesopotamia, piece: str, area: str) -> bool:
    """Whether there is room for a wall or a settlement: one of each, of any owner (MES-12.3, MES-5.5)."""
    if game.is_start(area) or game.is_blocked(area):
        return False
    ground = game.grounds[area]
    return ground.owner() is None if piece == SETTLEMENT else ground.wall is None


def relocate(game: Mesopotamia, seat: int, kind: str, origin: str, target: str) -> None:
    """Put a land unit from one area into another, or into the same, where it then came last (MES-20.24)."""
    here = game.grounds[origin]
    force = here.force(seat)
    if force is None:
        raise LookupError(f"seat {seat} has nothing in {origin}")
    force.take(kind)
    here.clear()
    game.grounds[target].settle(seat).add(kind)
