"""Where units may go with one activation, by land and by river."""

from collections.abc import Iterator, Mapping

from engines.core import Record, record
from engines.mesopotamia.ids import LAND, RAM, SHIP
from engines.mesopotamia.rules.pinning import is_held
from engines.mesopotamia.state import Mesopotamia

Stand = tuple[str, str, str]
"""Where a unit is on its way, where it has taken a ram, and where it has handed it over; "" for nowhere."""


@record
class March(Record):
    """One activation: who goes from where to where (MES-9.1).

    kind: of a land unit, or a ship between two sections. taken, brought: from which area to which a ram comes
    along; "" if none does. A unit may take it on its way, and hand it over there (MES-23.3).
    """

    kind: str
    origin: str
    target: str
    taken: str = ""
    brought: str = ""

    @classmethod
    def read(cls, answer: str) -> "March":
        """What an answer names: `archer.b4.b5`, `.ram` behind it, or `.ram` and the two areas of the ram."""
        kind, origin, target, *ram = answer.split(".")
        if not ram:
            return cls(kind, origin, target)
        _, *areas = ram
        taken, brought = areas or (origin, target)
        return cls(kind, origin, target, taken, brought)


@record
class Survey(Record):
    """The map as the land units of a seat find it; areas where there is nothing are missing.

    own, enemies: how many land units; rams: its own. shut: where it may not be; walled: where it needs a ram
    (MES-24.3, MES-23.1). goal: an area that it enters only with one, too, and never leaves (MES-32.18).
    """

    own: dict[str, int]
    enemies: dict[str, int]
    rams: dict[str, int]
    shut: frozenset[str]
    walled: frozenset[str]
    goal: str | None = None

    def breached(self, area: str, stand: Stand) -> bool:
        """Whether a unit that comes from some stand may enter a walled area (MES-23.1, MES-23.4)."""
        _, taken, brought = stand
        if taken and not brought:
            return True
        return self.rams.get(area, 0) + (brought == area) - (taken == area) > 0

    def stops(self, area: str, origin: str) -> bool:
        """Whether a unit from `origin` must stop as it enters an area with enemies (MES-11.1, MES-11.2)."""
        there = self.own.get(area, 0) + (area != origin)
        return is_held(there, self.enemies[area])


def survey(game: Mesopotamia, seat: int) -> Survey:
    """The map as it is now for a seat."""
    own: dict[str, int] = {}
    enemies: dict[str, int] = {}
    rams: dict[str, int] = {}
    walled = []
    for area, ground in game.grounds.items():
        if ground.wall is not None and game.is_walled(area, seat):
            walled.append(area)
        if not (ground.forces or ground.tribe):
            continue
        if number := game.enemies(area, seat):
            enemies[area] = number
        force = ground.force(seat)
        if force is None:
            continue
        if force.units:
            own[area] = force.fighters
        if force.rams:
            rams[area] = force.rams
    home = game.realms[seat].home
    starts = game.content.starts.values()
    goal = next((area for area in starts if game.is_goal(area, seat)), None)
    shut = frozenset(area for area in starts if area not in (home, goal))
    if goal is not None:
        walled.append(goal)
    return Survey(own, enemies, rams, shut, frozenset(walled), goal)


def marches(game: Mesopotamia, seat: int) -> Iterator[str]:
    """All that one activation of a seat can be, as answers (MES-9.1, MES-9.3)."""
    found = survey(game, seat)
    speeds = {kind: game.content.pieces[kind].speed for kind in LAND}
    for origin in found.own:
        yield from _from(game, seat, found, origin, speeds)
    for section in game.ships_of(seat):
        for other in game.content.voyages[section]:
            if seat not in game.ships[other]:
                yield f"{SHIP}.{section}.{other}"  # MES-10.3, MES-10.4


def can_march(game: Mesopotamia, seat: int) -> bool:
    """Whether a seat has any unit that can move."""
    return next(marches(game, seat), None) is not None


def _from(
    game: Mesopotamia, seat: int, found: Survey, origin: str, speeds: Mapping[str, int]
) -> Iterator[str]:
    """The marches of the land units of an area; units of one kind are as good as each other."""
    if is_held(found.own[origin], found.enemies.get(origin, 0)):
        return
    force = game.grounds[origin].force(seat)
    ends: dict[int, list[str]] = {}
    for kind, speed in speeds.items():
        if force is None or kind not in force.units:
            continue
        if speed not in ends:
            ends[speed] = [*_ends(game, found, origin, speed)]
        for end in ends[speed]:
            yield f"{kind}.{origin}.{end}"


def _ends(game: Mesopotamia, found: Survey, origin: str, speed: int) -> Iterator[str]:
    """Where a unit may end, a ram along or not: the nearest first (MES-9.4, MES-23.2).

    Back where it came from it has only been if it reveals something there, or has moved a ram (MES-9.13).
    """
    told = set() if game.grounds[origin].is_unseen else {origin}
    for area, taken, left in _walk(game, found, origin, speed):
        brought = left or (area if taken else "")
        if taken == brought:
            end = area
        elif (taken, brought) == (origin, area):
            end = f"{area}.{RAM}"
        else:
            end = f"{area}.{RAM}.{taken}.{brought}"
        if end not in told:
            told.add(end)
            yield end


def _walk(game: Mesopotamia, found: Survey, origin: str, speed: int) -> Iterator[Stand]:
    """Every stand that a unit can come to with its speed (MES-9.4, MES-9.5)."""
    near = game.content.near
    begun = (origin, "", "")
    leaving = [begun, *_hands(found, origin, begun)]
    reached = {*leaving[1:]}
    for _ in range(speed):
        entered: list[Stand] = []
        for stand in leaving:
            for area in near[stand[0]]:
                if area in found.shut or (area in found.walled and not found.breached(area, stand)):
                    continue
                come = (area, stand[1], stand[2])
                for one in (come, *_hands(found, origin, come)):
                    if one not in reached:
                        reached.add(one)
                        entered.append(one)
        yield from entered
        leaving = [
            stand
            for stand in entered
            if stand[0] != found.goal
            and (stand[0] not in found.enemies or not found.stops(stand[0], origin))
        ]


def _hands(found: Survey, origin: str, stand: Stand) -> tuple[Stand, ...]:
    """What a unit can do with rams where it stands, each of them one at a time (MES-23.3)."""
    if not found.rams:
        return ()
    area, taken, brought = stand
    if not taken:
        return ((area, area, ""),) if area in found.rams else ()
    others = found.own.get(area, 0) - (area == origin)
    return ((area, taken, area),) if not brought and area != taken and others else ()
