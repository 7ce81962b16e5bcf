"""Where a beaten unit can retreat."""

from engines.mesopotamia.ids import GUARDIANS, TRIBE
from engines.mesopotamia.rules.control import controller
from engines.mesopotamia.rules.distance import distances
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Mesopotamia


def ways_out(game: Mesopotamia, place: str, seat: int) -> list[str]:
    """The areas beside a place in which a unit of a seat finds no enemy (MES-20.16, MES-20.18, MES-20.25).

    No land unit of others and no tribe may be there, nor a wall of others, and it is no start area but its
    own. Blocked areas and settlements of others will do.
    """
    return [
        area
        for area in game.content.near[place]
        if game.is_open(area, seat)
        and not game.enemies(area, seat)
        and not game.is_walled(area, seat)
    ]


def safest(game: Mesopotamia, areas: list[str], seat: int) -> str:
    """Of some areas the one where a seat is best off: what it controls first, then what is near its start."""
    far = distances(game, seat, game.realms[seat].home)
    return min(
        areas, key=lambda area: (controller(game, area) != seat, far.get(area, len(far)), area)
    )


def homeward(game: Mesopotamia, areas: list[str], seat: int) -> str:
    """Of some areas the one nearest to the start of a seat; then the topmost, then the leftmost (MES-31.7).

    The ids of areas count rows from the top, and columns from the left.
    """
    far = distances(game, seat, game.realms[seat].home)
    return min(areas, key=lambda area: (far.get(area, len(game.grounds)), area))


def never_retreats(game: Mesopotamia, party: int) -> bool:
    """Whether a party stays until it falls: tribes do, and those who march on Assur (MES-22.7, MES-33.13)."""
    return party == TRIBE or (game.mode == GUARDIANS and by_rules(game, party))


def can_retreat(game: Mesopotamia, place: str, party: int) -> bool:
    """Whether a beaten unit of a party that is faster gets away from a place."""
    return not never_retreats(game, party) and bool(ways_out(game, place, party))
