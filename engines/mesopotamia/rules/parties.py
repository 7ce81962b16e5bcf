"""The parties of a combat: what they have there, who decides for them, and how units leave."""

from engines.mesopotamia.ids import LAND, TRIBE
from engines.mesopotamia.state import Mesopotamia


def units_of(game: Mesopotamia, place: str, party: int) -> list[str]:
    """The land units of a party in a place, one by one in the order of kinds."""
    ground = game.grounds[place]
    force = None if party == TRIBE else ground.force(party)
    numbers = ground.tribe if party == TRIBE else {} if force is None else force.units
    return [kind for kind in LAND for _ in range(numbers.get(kind, 0))]


def plays_tribe(game: Mesopotamia, attacker: int) -> int:
    """Who decides for a tribe: the seat behind its attacker on the event track (MES-22.4).

    The last one has nobody behind; then it is the seat right ahead.
    """
    order = game.events.order()
    at = order.index(attacker)
    return order[at + 1] if at + 1 < len(order) else order[at - 1]


def ships_beside(game: Mesopotamia, place: str, seat: int) -> int:
    """How many ships of a seat lie beside an area (MES-21.1)."""
    return sum(seat in game.ships[section] for section in game.content.shores[place])


def leave(game: Mesopotamia, place: str, party: int, kind: str, to: str | None = None) -> None:
    """A beaten unit leaves a place at once, for an area or for good (MES-20.15, MES-20.19).

    A ram goes along with the last unit there; if that is destroyed, so are the rams (MES-23.7).
    """
    ground = game.grounds[place]
    if party == TRIBE:
        ground.tribe[kind] -= 1
        ground.tribe = {unit: number for unit, number in ground.tribe.items() if number}
        return
    force = ground.settle(party)
    force.take(kind)
    rams = 0 if force.units else force.rams
    if to is not None:
        there = game.grounds[to].settle(party)
        there.add(kind)
        there.rams += min(rams, 1)
        force.rams -= min(rams, 1)
    else:
        force.rams -= rams
    ground.clear()
