"""Where a seat is in danger: whose armies stand next to its territories and may attack them."""

from typing import NamedTuple

from engines.conqueror.ids import INDEPENDENT
from engines.conqueror.rules.bans import why_not
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


def threats_to(state: Conqueror, seat: int, place: str) -> list[Threat]:
    """The armies that could attack one territory of a seat now, the largest first."""
    some = []
    for origin in state.near(place):
        other = state.owner(origin)
        if other in (None, seat, INDEPENDENT) or other is None:
            continue
        number = total(state.lands[origin].army.active)
        if number and why_not(state, other, place) is None:
            some.append(Threat(other, origin, number))
    return sorted(some, key=lambda one: (-one.number, one.origin))
