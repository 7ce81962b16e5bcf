"""Where the automaton sends its units, and how they go (MES-AUT6, MES-AUT12, MES-AUT13)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engines.mesopotamia.rules.compass import Position, from_left
from engines.mesopotamia.rules.pinning import is_held
from engines.mesopotamia.rules.reach import March, Survey, survey
from engines.mesopotamia.state import Mesopotamia

EVENT, TRIBE_AREA, WEAK_TRIBE, SETTLEMENT, WALL, UNIT = (
    *("event", "tribe", "weak_tribe", "settlement", "wall", "unit"),
)
"""What a strategy card can send units to."""
HOSTILE = (SETTLEMENT, WALL, UNIT)
"""Cards with one of these let units enter areas with people's units (MES-AUT6)."""
NEAREST, FASTEST, WAY = "nearest", "fastest", "way"
"""What decided between equals: of targets, of units, of ways."""
NO_TARGET, NO_UNIT, NO_WAY = "target", "unit", "way"
"""What is missing where there is nothing to do."""


@dataclass(frozen=True, slots=True)
class Drive:
    """One activation: who goes, towards what, how far that is; ties: what decided between equals."""

    march: March
    what: str
    target: str
    steps: int
    ties: tuple[str, ...]


def drive(game: Mesopotamia, seat: int, kinds: Sequence[str]) -> Drive | None:
    """The next activation towards one of some kinds of targets; None if there is no target, unit or step.

    A kind counts only if none of those before it is on the map (MES-AUT13).
    """
    what = _kind(game, seat, kinds)
    if what is None:
        return None
    found = survey(game, seat)
    fronts = [*_fronts(game, seat, found, what, hostile=any(one in HOSTILE for one in kinds))]
    if not fronts:
        return None
    steps = min(front[0] for front in fronts)
    nearest = [front for front in fronts if front[0] == steps]
    target = min({front[1] for front in nearest}, key=from_left)
    ways = [front[2] for front in nearest if front[1] == target]
    return _of_fastest(game, seat, _Goal(what, target, steps), nearest, ways)


def lacks(game: Mesopotamia, seat: int, kinds: Sequence[str]) -> str:
    """What is missing where `drive` finds nothing (MES-AUT12)."""
    what, found = _kind(game, seat, kinds), survey(game, seat)
    if what is None or all(area in found.own for area in _on_map(game, seat, what)):
        return NO_TARGET
    free = [one for one, own in found.own.items() if not is_held(own, found.enemies.get(one, 0))]
    return NO_WAY if free else NO_UNIT


def _kind(game: Mesopotamia, seat: int, kinds: Sequence[str]) -> str | None:
    """The first kind of targets that is on the map."""
    return next((kind for kind in kinds if _on_map(game, seat, kind)), None)


def _on_map(game: Mesopotamia, seat: int, kind: str) -> list[str]:
    """The areas with targets of a kind."""
    return [area for area in game.grounds if TARGETS[kind](game, seat, area)]


def _is_event(game: Mesopotamia, _: int, area: str) -> bool:
    return game.grounds[area].is_unseen


def _is_tribe(game: Mesopotamia, _: int, area: str) -> bool:
    return bool(game.grounds[area].tribe)


def _is_weak(game: Mesopotamia, seat: int, area: str) -> bool:
    """A tribe of no more units than the automaton has on the map."""
    return 0 < sum(game.grounds[area].tribe.values()) <= game.land_units(seat)


def _is_settled(game: Mesopotamia, seat: int, area: str) -> bool:
    return game.grounds[area].owner() not in (None, seat)


def _is_walled(game: Mesopotamia, seat: int, area: str) -> bool:
    return game.is_walled(area, seat)


def _is_manned(game: Mesopotamia, seat: int, area: str) -> bool:
    return any(other != seat for other in game.grounds[area].armed())


TARGETS: Mapping[str, Callable[[Mesopotamia, int, str], bool]] = {
    EVENT: _is_event,
    TRIBE_AREA: _is_tribe,
    WEAK_TRIBE: _is_weak,
    SETTLEMENT: _is_settled,
    WALL: _is_walled,
    UNIT: _is_manned,
}


class _Ways:
    """The shortest ways from an area, as far as a unit there may go."""

    def __init__(self, game: Mesopotamia, seat: int, found: Survey, origin: str) -> None:
        self.game, self.seat, self.found, self.origin = game, seat, found, origin
        self.far: dict[str, int] = {origin: 0}

    def spread(self, what: str, *, hostile: bool) -> "_Ways":
        """Find how far each area is. A tribe, or a wall that is the target itself, ends a way (MES-2.6)."""
        for area in (reached := [self.origin]):
            tribe = area != self.origin and self.game.grounds[area].tribe
            if tribe or self._keeps_out(area):
                continue
            for other in self.game.content.near[area]:
                if other not in self.far and self._enters(other, what, hostile=hostile):
                    self.far[other] = self.far[area] + 1
                    reached.append(other)
        return self

    def _keeps_out(self, area: str) -> bool:
        """Whether a wall does, as no ram is with the unit (MES-AUT6)."""
        return area in self.found.walled and not self.has_ram and area not in self.found.rams

    @property
    def has_ram(self) -> bool:
        """Whether a ram goes along from the origin (MES-AUT13)."""
        return self.origin in self.found.rams

    def _enters(self, area: str, what: str, *, hostile: bool) -> bool:
        if area in self.found.shut or (self._keeps_out(area) and what != WALL):
            return False
        return hostile or not _is_manned(self.game, self.seat, area)

    def path(self, target: str) -> tuple[list[str], bool]:
        """A shortest way, the leftmost and then topmost area at each fork, and whether there was a fork."""
        near, layers = self.game.content.near, [{target}]
        for left in range(self.far[target] - 1, 0, -1):
            before = {one for area in layers[-1] for one in near[area] if self._leads(one, left)}
            layers.append(before)
        path, forked = [self.origin], False
        for layer in reversed(layers):
            onward = [area for area in near[path[-1]] if area in layer]
            forked = forked or len(onward) > 1
            path.append(min(onward, key=from_left))
        return path[1:], forked

    def _leads(self, area: str, far: int) -> bool:
        """Whether a way goes through an area so far off: none goes through tribes or walls that stop it."""
        if self.far.get(area) != far:
            return False
        return not (self.game.grounds[area].tribe or self._keeps_out(area))

    def end(self, path: Sequence[str], speed: int) -> str | None:
        """Where a unit of a speed ends on its way; None if it cannot take a step (MES-9.4, MES-11.1)."""
        reached = None
        for area in path[:speed]:
            if self._keeps_out(area):
                break
            reached = area
            if area in self.found.enemies and self.found.stops(area, self.origin):
                break
        return reached


Front = tuple[int, str, _Ways]
"""How far it is to a target from an area with units, and the ways from there."""


@dataclass(frozen=True, slots=True)
class _Goal:
    what: str
    target: str
    steps: int


def _fronts(
    game: Mesopotamia, seat: int, found: Survey, what: str, *, hostile: bool
) -> Iterator[Front]:
    """Every target from every area with units that can leave it.

    Where it has units already, it need not go (MES-AUT12).
    """
    targets = [area for area in _on_map(game, seat, what) if area not in found.own]
    for origin, own in found.own.items():
        if is_held(own, found.enemies.get(origin, 0)):
            continue
        ways = _Ways(game, seat, found, origin).spread(what, hostile=hostile)
        yield from ((ways.far[area], area, ways) for area in targets if area in ways.far)


def _of_fastest(
    game: Mesopotamia,
    seat: int,
    goal: _Goal,
    nearest: Sequence[Front],
    ways: Sequence[_Ways],
) -> Drive | None:
    """Of the units nearest to the target the fastest goes, then the leftmost, topmost and weakest."""
    pieces = game.content.pieces

    def order(one: tuple[str, _Ways]) -> tuple[int, Position, int]:
        kind, there = one
        return -pieces[kind].speed, from_left(there.origin), pieces[kind].level

    units = [
        (kind, one)
        for one in ways
        if (force := game.grounds[one.origin].force(seat)) is not None
        for kind in force.units
    ]
    kind, way = min(units, key=order)
    path, forked = way.path(goal.target)
    end = way.end(path, pieces[kind].speed)
    if end is None:
        return None
    ram = (way.origin, end) if way.has_ram else ("", "")
    decided = {
        NEAREST: len({front[1] for front in nearest}) > 1,
        FASTEST: len(units) > 1,
        WAY: forked,
    }
    ties = tuple(tie for tie, so in decided.items() if so)
    return Drive(March(kind, way.origin, end, *ram), goal.what, goal.target, goal.steps, ties)
