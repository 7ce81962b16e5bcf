"""Which way the units that besiege Assur take to its city (MES-33.6 to MES-33.8, MES-33.18 to MES-33.21)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from engines.mesopotamia.ids import CHARIOT, HORSEMAN
from engines.mesopotamia.rules.compass import Position, from_bottom, from_top
from engines.mesopotamia.state import Mesopotamia

Areas = tuple[str, ...]
"""The areas of a way in the order in which they are entered; the last one is the city."""
Cost = tuple[int, int]
"""How many tribes a way goes through, then how long it is: the less the better (MES-33.18)."""
Wish = tuple[str, Callable[[Areas], list[int]]]
"""By what ways that cost the same are told apart, and what is less for the better one."""

SHORTEST, BREAKS, NEAR, EVENTS, UPPER, LOWER, LEFT = (
    *("shortest", "breaks", "near", "events", "upper", "lower", "left"),
)
REASONS = (SHORTEST, BREAKS, NEAR, EVENTS, UPPER, LOWER, LEFT)
"""Why a unit takes its next step: no other one is as short, it breaks more walls, comes nearer to one, meets
more running events, leads through the upper or the lower row, or on the left where all are in one row."""
FROM_BELOW = (HORSEMAN, CHARIOT)
"""The units that take the lower row at a fork; all others take the upper one (MES-33.7)."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to the city. why: what has decided about its first step.

    barred: whether it leads through walls that the unit cannot pass, since all ways do (MES-33.21).
    """

    areas: Areas
    why: str
    barred: bool = False

    @property
    def step(self) -> str:
        """The area that is entered first."""
        return self.areas[0]


def way(game: Mesopotamia, seat: int, kind: str, origin: str, *, rams: bool, leads: bool) -> Way:
    """The way of a unit of the enemy, by its kind, from where it is.

    rams: whether a ram stands with it, so that walls are no obstacle; leads: whether it takes that along.
    Raises LookupError where no way leads to the city at all, which no map allows.
    """
    walls = frozenset(area for area, one in game.grounds.items() if one.wall not in (None, seat))
    open_to_it = frozenset(area for area, one in game.forces(seat) if one.rams)  # MES-23.4
    shut = _starts(game) if rams else _starts(game) | (walls - open_to_it)
    costs = _costs(game, shut)
    barred = origin not in costs
    if barred:
        shut = _starts(game)
        costs = _costs(game, shut)
    found = [*_shortest(game, costs, shut, origin)]
    wishes = [*(_of_rams(game, walls) if leads else ()), *_of_units(game, seat, kind)]
    areas, why = _best(found, wishes)
    return Way(areas, why, barred)


def _starts(game: Mesopotamia) -> frozenset[str]:
    """The start areas through which no way leads: all but the city (MES-33.18)."""
    return frozenset(game.content.starts.values()) - {game.realms[0].home}


def _costs(game: Mesopotamia, shut: frozenset[str]) -> Mapping[str, Cost]:
    """What the best way costs from each area from which there is one; none leads through areas shut."""
    city = game.realms[0].home
    found: dict[str, Cost] = {}
    reached: list[tuple[Cost, str]] = [((0, 0), city)]
    while reached:
        cost, area = heappop(reached)
        if area in found:
            continue
        found[area] = cost
        if area in shut:
            continue
        onward = _entered(game, area, cost)
        for other in game.content.near[area]:
            if other not in found:
                heappush(reached, (onward, other))
    return found


def _entered(game: Mesopotamia, area: str, cost: Cost) -> Cost:
    """What a way costs that enters an area, and costs so much from there on."""
    tribes, steps = cost
    return tribes + bool(game.grounds[area].tribe), steps + 1


def _shortest(
    game: Mesopotamia, costs: Mapping[str, Cost], shut: frozenset[str], origin: str
) -> Iterator[Areas]:
    """All ways from an area that cost the least."""
    city = game.realms[0].home
    for area in game.content.near[origin]:
        leads = area in costs and _entered(game, area, costs[area]) == costs[origin]
        if area in shut or not leads:
            continue
        if area == city:
            yield (area,)
        else:
            yield from ((area, *rest) for rest in _shortest(game, costs, shut, area))


def _of_rams(game: Mesopotamia, walls: frozenset[str]) -> list[Wish]:
    """A ram goes where it breaks most walls, then where it comes nearest to one (MES-33.19)."""
    far = _from_walls(game, walls)
    return [
        (BREAKS, lambda areas: [-sum(area in walls for area in areas)]),
        (NEAR, lambda areas: [min(far.get(area, len(far)) for area in areas)]),
    ]


def _from_walls(game: Mesopotamia, walls: frozenset[str]) -> Mapping[str, int]:
    """How many steps it is from each area to the nearest wall, not through start areas (MES-2.6)."""
    found = dict.fromkeys(sorted(walls), 0)
    for area in (reached := [*found]):
        for other in game.content.near[area]:
            if other not in found and not game.is_start(other):
                found[other] = found[area] + 1
                reached.append(other)
    return found


def _of_units(game: Mesopotamia, seat: int, kind: str) -> list[Wish]:
    """Running events of the city first, then at each fork the upper or the lower row (MES-33.7)."""
    running = {
        area
        for area, one in game.grounds.items()
        if one.running is not None and one.running.seat != seat
    }
    name, look = (LOWER, from_bottom) if kind in FROM_BELOW else (UPPER, from_top)
    return [
        (EVENTS, lambda areas: [-sum(area in running for area in areas)]),
        (name, lambda areas: _looked_at(areas, look)),
    ]


def _looked_at(areas: Areas, look: Callable[[str], Position]) -> list[int]:
    return [number for area in areas for number in look(area)]


def _best(found: list[Areas], wishes: list[Wish]) -> tuple[Areas, str]:
    """Of some ways the one that comes closest to the wishes, and which of them decided its first step."""
    if not found:
        raise LookupError("no way leads to the city")
    why = SHORTEST
    for name, less in wishes:
        steps = {areas[0] for areas in found}
        if len(steps) > 1:
            level = name in (UPPER, LOWER) and len({from_top(step)[0] for step in steps}) == 1
            why = LEFT if level else name
        best = min(map(less, found))
        found = [areas for areas in found if less(areas) == best]
    return found[0], why
