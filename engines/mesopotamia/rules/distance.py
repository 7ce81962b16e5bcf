"""How far it is from area to area."""

from engines.mesopotamia.state import Mesopotamia


def distances(game: Mesopotamia, seat: int, origin: str) -> dict[str, int]:
    """How many steps it is for a seat from an area to each that it can come to, the nearest first (MES-2.6).

    Start areas of others are none of them, and behind a tribe or a wall of somebody else no way goes on.
    """
    found = {origin: 0}
    for area in (ways := [origin]):
        if area != origin and (game.grounds[area].tribe or game.is_walled(area, seat)):
            continue
        for other in game.content.near[area]:
            if other not in found and game.is_open(other, seat):
                found[other] = found[area] + 1
                ways.append(other)
    return found
