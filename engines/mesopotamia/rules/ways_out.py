"""Where a beaten unit can retreat."""

from engines.mesopotamia.ids import GUARDIANS, TRIBE
from engines.mesopotamia.rules.compass import from_top
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


def homeward(game: Mesopotamia, areas: list[str], seat: int) -> list[str]:
    """Of some areas those nearest to the start of a seat; the topmost, then the leftmost first (MES-31.7)."""
    far = distances(game, seat, game.realms[seat].home)
    least = min(far.get(area, len(far)) for area in areas)
    return sorted((one for one in areas if far.get(one, len(far)) == least), key=from_top)


def never_retreats(game: Mesopotamia, party: int) -> bool:
    """Whether a party stays until it falls: tribes do, and those who march on Assur (MES-22.7, MES-33.13)."""
    return party == TRIBE or (game.mode == GUARDIANS and by_rules(game, party))


def can_retreat(game: Mesopotamia, place: str, party: int) -> bool:
    """Whether a beaten unit of a party that is faster gets away from a place."""
    return not never_retreats(game, party) and bool(ways_out(game, place, party))
