"""Where a seat is in danger: whose armies stand next to its territories and may attack them."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from engines.conqueror.ids import INDEPENDENT
from engines.conqueror.rules.bans import why_not
from engines.conqueror.rules.ships import crossings, heading, landings, room_aboard
from engines.conqueror.state import Conqueror, total


class Threat(NamedTuple):
    """Units of a seat that can act, one move away."""

    seat: int
    origin: str
    number: int


def threats(state: Conqueror, seat: int) -> dict[str, list[Threat]]:
    """By territory of a seat the armies that could attack it now, the largest first.

    Those barred by a trade or a chronicle card are left out (CON-11.8). The greatest danger comes first.
    """
    found = {place: threats_to(state, seat, place) for place in state.held(seat)}
    exposed = {place: some for place, some in found.items() if some}

    def danger(place: str) -> int:
        own = total(state.lands[place].army.units)
        return max(one.number for one in exposed[place]) - own

    return {place: exposed[place] for place in sorted(exposed, key=lambda one: -danger(one))}


def threats_to(state: Conqueror, seat: int, place: str, *, later: bool = False) -> list[Threat]:
    """The armies that could attack one territory of a seat now, the largest first.

    later: also those that stand next to it and are exhausted or barred for the rest of the round.
    """
    some = []
    for other, origin in _near(state, place):
        if other in (seat, INDEPENDENT):
            continue
        if not later and why_not(state, other, place) is not None:
            continue
        army = heading(state, other, origin, place)
        number = total(army.units if later else army.active)
        if number:
            some.append(Threat(other, origin, number))
    if state.destiny and not state.is_sea(place):
        some += _by_ship(state, seat, place, [one.origin for one in some])
    return sorted(some, key=lambda one: (-one.number, one.origin))


def _near(state: Conqueror, place: str) -> Iterator[tuple[int, str]]:
    """Who stands next to a territory, and where; ships at a Wharf, too, whose land is nobody's (CON-28.9)."""
    for origin in state.near(place):
        other = state.owner(origin)
        if other is not None:
            yield other, origin
        elif state.destiny:
            yield from ((one.seat, origin) for one in state.nations if one.wharf == origin)


def _by_ship(state: Conqueror, seat: int, place: str, known: Collection[str]) -> Iterator[Threat]:
    """Those that ships can carry there, from lands that are not known to be a danger (CON-29.3)."""
    for other in state.players():
        if other == seat:
            continue
        for sea, origin in crossings(state, other):
            if origin not in known and place in landings(state, other, sea, origin):
                number = total(state.lands[origin].army.active)
                yield Threat(other, origin, min(number, room_aboard(state, sea)))
