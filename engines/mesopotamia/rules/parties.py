"""The parties of a combat: what they have there, who decides for them, and how units leave."""

from engines.mesopotamia.ids import LAND, TRIBE
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import area_name


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


def ships_beside(game: Mesopotamia, place: str, seat: int) -> list[str]:
    """The sections beside an area on which a seat has a ship (MES-21.1)."""
    return [section for section in game.content.shores[place] if seat in game.ships[section]]


def besiegers(game: Mesopotamia, area: str) -> list[int]:
    """The seats with a ram and a land unit in the walled area of somebody else (MES-23.4, MES-23.6)."""
    ground = game.grounds[area]
    return [
        one.seat
        for one in ground.forces
        if one.units and one.rams and game.is_walled(area, one.seat)
    ]


def leave(game: Mesopotamia, place: str, party: int, kind: str, to: str | None = None) -> int:
    """A beaten unit leaves a place at once, for an area or for good (MES-20.15, MES-20.19).

    A ram goes along with the last unit there; if that is destroyed, so are the rams (MES-23.7). The one that
    has broken a wall is spent in any case (MES-23.5). Gives how many rams are lost.
    """
    ground = game.grounds[place]
    if party == TRIBE:
        ground.tribe[kind] -= 1
        ground.tribe = {unit: number for unit, number in ground.tribe.items() if number}
        return 0
    force = ground.settle(party)
    force.take(kind)
    along = lost = 0
    if force.rams and not force.units:
        spent = game.is_walled(place, party)
        along = 0 if to is None else min(force.rams - spent, 1)
        lost = force.rams if to is None else int(spent)
        force.rams -= lost + along
        if lost:
            game.tell("mesopotamia-event-rams-lost", by=party, n=lost, area=area_name(place))
    if to is not None:
        there = game.grounds[to].settle(party)
        there.add(kind)
        there.rams += along
    ground.clear()
    return lost
