"""What the defenders of Ur can do, and where they go (MES-32.11 to MES-32.21)."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engines.mesopotamia.ids import ARCHER, GATHER, LAND, SPEARMAN
from engines.mesopotamia.rules.compass import Position, from_left, from_right, from_top
from engines.mesopotamia.rules.pinning import is_held
from engines.mesopotamia.state import Mesopotamia

BESIEGER = 0
"""The seat of whoever besieges Ur: nobody else plays."""


Order = tuple[int, Position, int, Position]
"""What a step is judged by: the least is the best."""


EVENT, UNIT, STEP = "event", "unit", "step"
TIES = (EVENT, UNIT, STEP)
"""Between what of a step an order of the rules may have decided (MES-32.14, MES-32.20)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a new unit comes, and why it is there.

    why: "settlement", "wall", "front" (in the way of the besieger), or "reserve" where there is none.
    tied: whether others are as near, or as far on the right.
    """

    kind: str
    area: str
    why: str
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Outing:
    """One unit goes one step. target: the face-down event it goes to, or the city, which it never enters.

    ties: what decided between equals, of TIES.
    """

    kind: str
    origin: str
    area: str
    target: str
    ties: tuple[str, ...] = ()


def besieged(game: Mesopotamia) -> list[str]:
    """The areas with land units of the besieger."""
    return [area for area, one in game.forces(BESIEGER) if one.units]


def threat(game: Mesopotamia) -> Mapping[str, int]:
    """How far it is to each area for the nearest unit of the besieger, as these may go (MES-2.6).

    Walls of Ur end a way; areas to which none leads are missing.
    """
    return _spread(
        game,
        besieged(game),
        enters=lambda area: game.is_open(area, BESIEGER),
        passes=lambda area: game.grounds[area].wall in (None, BESIEGER),
    )


def _spread(
    game: Mesopotamia,
    begin: Iterable[str],
    enters: Callable[[str], bool],
    passes: Callable[[str], bool] = lambda _: True,
) -> dict[str, int]:
    """How many steps it is from the nearest of some areas to each, where one may enter and pass."""
    found = dict.fromkeys(begin, 0)
    for area in (reached := [*found]):
        if found[area] and not passes(area):
            continue
        for other in game.content.near[area]:
            if other not in found and enters(other):
                found[other] = found[area] + 1
                reached.append(other)
    return found


def _nearest(game: Mesopotamia, areas: Collection[str]) -> list[str]:
    """Of some areas those nearest to the besieger; the leftmost, then the topmost first."""
    far = threat(game)
    least = min(far.get(area, len(far)) for area in areas)
    return sorted((one for one in areas if far.get(one, len(far)) == least), key=from_left)


# --- Gather and Trade


def free_token(game: Mesopotamia, ur: int) -> str | None:
    """The rightmost token that Ur can take: up to a level above the besieger's trade (MES-32.11)."""
    if game.amphorae(ur) >= game.content.limits.amphorae:
        return None
    level = game.realms[BESIEGER].levels[GATHER] + 1
    slots = game.content.slots
    free = [
        token
        for slot, token in sorted(game.market.items())
        if slots[slot].level <= level and token not in game.claims
    ]
    return free[-1] if free else None


# --- Warfare


def gained(game: Mesopotamia, ur: int) -> int:
    """The knuckles of a Warfare card: a third of the population, rounded up (MES-32.12)."""
    return -(-game.population.space(ur) // 3)


def reserve(game: Mesopotamia, ur: int) -> str | None:
    """The unit that stands highest beside the population track, as far as Ur has come (MES-32.12)."""
    level, pool = game.population.space(ur), game.content.pool
    ready = [
        kind for kind in LAND if kind in pool and pool[kind].level <= level and game.stock(ur, kind)
    ]
    return max(ready, key=lambda kind: pool[kind].level) if ready else None


def placed(game: Mesopotamia, ur: int, kind: str) -> Placed | None:
    """Where a new unit comes; None if there is no room for it at all (MES-32.13, MES-32.21)."""
    if kind == SPEARMAN:
        why, areas = "settlement", game.settlements(ur)
    elif kind == ARCHER:
        why, areas = "wall", [area for area, one in game.grounds.items() if one.wall == ur]
    else:
        why, areas = "front", _front(game)
    if areas:
        best = _rightmost(areas) if why == "front" else _nearest(game, areas)
        return Placed(kind, best[0], why, len(best) > 1)
    free = [area for area in _behind(game, ur) if not game.grounds[area].units(BESIEGER)]
    return Placed(kind, free[0], "reserve") if free else None


def _front(game: Mesopotamia) -> list[str]:
    """The areas beside the besieger with none of its units, its walls and start areas aside (MES-32.13)."""
    there = besieged(game)
    beside = dict.fromkeys(area for one in there for area in game.content.near[one])
    return [
        area
        for area in beside
        if area not in there and not game.is_start(area) and game.grounds[area].wall != BESIEGER
    ]


def _rightmost(areas: Collection[str]) -> list[str]:
    """Of some areas those furthest on the right, the topmost first (MES-32.13)."""
    first, *others = sorted(areas, key=from_right)
    return [first, *(one for one in others if from_right(one)[0] == from_right(first)[0])]


def _behind(game: Mesopotamia, ur: int) -> list[str]:
    """The areas beside the city: the one to the west, then those to the north and the east (MES-32.21)."""
    return sorted(game.content.near[game.realms[ur].home], key=from_left)


# --- Explore


def explored(game: Mesopotamia, ur: int) -> list[str]:
    """The face-down events with a unit of Ur that are nearest to the besieger, the best first (MES-32.14)."""
    found = [area for area, one in game.forces(ur) if one.units and game.grounds[area].token]
    return _nearest(game, found) if found else []


def outing(game: Mesopotamia, ur: int) -> Outing | None:
    """The unit that goes a step: to the nearest face-down event, or home once there is none (MES-32.14).

    One of those nearest to where they go: a chariot before a horseman, an archer and a spearman, then the
    leftmost (MES-32.20). None where none can go: some are held, others cannot come nearer (MES-32.19).
    """
    city = game.realms[ur].home
    tokens = [area for area, one in game.grounds.items() if one.token and _is_free(game, ur, area)]
    unseen = any(one.token for one in game.grounds.values())
    found = [one for target in (tokens if unseen else [city]) for one in _steps(game, ur, target)]
    if not found:
        return None
    (far, *_), best = min(found, key=lambda one: one[0])
    even = [one for (steps, *_), one in found if steps == far]
    units = {(one.kind, one.origin) for one in even if one.target == best.target}
    ties = [EVENT] * (len({one.target for one in even}) > 1) + [UNIT] * (len(units) > 1)
    return replace(best, ties=(*ties, *best.ties))


def _is_free(game: Mesopotamia, ur: int, area: str) -> bool:
    """Whether units of Ur go there: never where they would meet the besieger, nor beside its start area.

    Nor do they enter start areas, or walls that are not their own (MES-32.14, MES-32.19).
    """
    ground = game.grounds[area]
    beside = game.realms[BESIEGER].home in game.content.near[area]
    walled = ground.wall not in (None, ur)
    return not (beside or walled or game.is_start(area) or ground.units(BESIEGER))


def _steps(game: Mesopotamia, ur: int, target: str) -> Iterator[tuple[Order, Outing]]:
    """The steps of all units that come nearer to a target that way, and what each is judged by."""
    far = _spread(game, [target], enters=lambda area: _is_free(game, ur, area))
    for origin, force in game.forces(ur):
        near = [area for area in game.content.near[origin] if area in far]
        if not near or is_held(force.fighters, game.enemies(origin, ur)):
            continue
        step = min(near, key=lambda area: (far[area], from_top(area)))
        if game.is_start(step):
            continue  # it stands beside the city already
        ties = (STEP,) * (sum(far[area] == far[step] for area in near) > 1)
        for kind in force.units:
            swift = -LAND.index(kind)
            order = (far[step], from_top(target), swift, from_left(origin))
            yield order, Outing(kind, origin, step, target, ties)
