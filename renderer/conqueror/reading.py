"""Questions a picture asks of a view of Conqueror."""

from collections.abc import Mapping
from typing import TypeAlias

from engines.conqueror.ids import ELITE, INDEPENDENT, KINDS, WONDER
from engines.conqueror.preview import food
from engines.conqueror.scoring import lines
from engines.conqueror.state import Conqueror, add, total
from engines.core.position import View
from renderer.conqueror.palette import MARKS
from renderer.core.palette import Mark

ConquerorView: TypeAlias = View[Conqueror]


def mark_of(state: Conqueror, seat: int) -> Mark:
    """The mark of the nation a seat leads."""
    return MARKS[state.nations[seat].mark]


def mark_or_none(state: Conqueror, seat: int) -> Mark | None:
    """The same; None for the independents."""
    return None if seat == INDEPENDENT else mark_of(state, seat)


def points(state: Conqueror, seat: int) -> int:
    """What a seat would have if the match ended now; nothing once it is out."""
    return 0 if state.nations[seat].out else sum(line.points for line in lines(state, seat))


def goal(state: Conqueror) -> int:
    """How many forts win at the end of a round."""
    return state.content.modes[state.mode].forts


def active_at(state: Conqueror, place: str) -> dict[str, int]:
    """The units in a territory that can act; those that attack from there in a battle are among them."""
    found = dict(state.lands[place].army.active)
    if state.battle is not None and state.battle.origin == place:
        add(found, state.battle.army.units)
    return found


def idle_at(state: Conqueror, place: str) -> dict[str, int]:
    """The units in a territory that cannot act: exhausted, or kept back by Persia."""
    army = state.lands[place].army
    found = dict(army.tired)
    add(found, army.barred)
    return found


def kinds(units: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Units by the icons of their kinds; an elite unit is the only one of its nation and needs no number."""
    return tuple((kind, 0 if kind == ELITE else units[kind]) for kind in KINDS if units.get(kind))


def wonders_left(state: Conqueror) -> list[int]:
    """What the Wonders that nobody has built yet are worth, the next one first."""
    seats = len(state.nations)
    return state.content.expansion.wonders[seats - state.stock(WONDER) : seats]


def numbers(state: Conqueror, seat: int) -> dict[str, int]:
    """What the strip of a seat counts."""
    nation, units = state.nations[seat], state.units(seat)
    supply = food.supply(state, seat)
    return {
        "coins": nation.coins,
        "forts": len(state.forts(seat)),
        "food": supply,
        "fed": food.standard(units),
        "limit": food.limit(state, supply),
        "units": total(units),
        "tactics": len(nation.hand),
        "heroes": len(nation.heroes) + len(nation.open),
        "points": points(state, seat),
    }
