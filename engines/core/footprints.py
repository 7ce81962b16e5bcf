"""What lanes may still change, and what lies before each of them: kept, so that nothing is asked twice."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines.core.log import MAIN
from engines.core.position import Position
from engines.core.steps import EVERYTHING, NOTHING, Ask, Objects, conflicts


@dataclass(slots=True)
class Footprint:
    """What a lane may still change, and whom it asks.

    Never written to (to freeze it would take most of the time of making one), but made anew whenever it may
    have become another.
    """

    may: Objects
    seats: frozenset[int]


class Upstream:
    """All that lies before a lane, as a chain from the nearest reach to the first one.

    Two that are the same object are the same in all they hold, so that nobody has to compare them.
    """

    __slots__ = ("before", "lane", "may", "reach")

    def __init__(self, before: "Upstream | None", reach: Footprint | None, lane: str = "") -> None:
        self.before = before
        self.reach = reach
        self.lane = lane
        nearest = NOTHING if reach is None else reach.may
        self.may: Objects = nearest if before is None else before.may | nearest

    def concerning(self, may: Objects) -> list[tuple[Objects, object]]:
        """The part somebody can notice who may touch these objects, and whose it is."""
        found: list[tuple[Objects, object]] = []
        at: Upstream | None = self
        while at is not None and at.reach is not None:
            if conflicts(at.reach.may, may):
                # Who asks nobody is held up by those before, so they count too: only the same chain is alike.
                found.append((common(at.reach.may, may), at.reach.seats or at))
            at = at.before
        return found


NOTHING_UPSTREAM = Upstream(None, None)


class Footprints:
    """What the lanes of a position may still change, and what lies before each.

    What a lane may touch, and the question posed in it, depend on nothing but what it may touch and what
    belongs to the seats it asks; so they are kept until something done elsewhere touches any of that.
    `known`, `_worn`: what lanes may touch, and what they could when it was last known; `_upstream`: all that
    lies before the lane after each; `posed`: what lay before a lane when it was last asked.
    """

    def __init__(self, position: Position[Any, Any]) -> None:
        self._position = position
        self.known: dict[str, Footprint] = {}
        self.posed: dict[str, Upstream] = {}
        self._worn: dict[str, Footprint] = {}
        self._upstream: dict[str, Upstream] = {}
        # What was forgotten last, as long as nothing has been looked up again.
        self._forgotten: tuple[str, int | None, Objects] | None = None

    def forget(self, lane_id: str, seat: int | None, touched: Objects) -> None:
        """Forget what may become another because a seat (None: nobody) touches some objects in a lane."""
        done = (lane_id, seat, touched)
        if done == self._forgotten:
            return
        self._forgotten = done
        line, everything = self._line(lane_id), "*" in touched
        met = touched | EVERYTHING if touched else NOTHING
        worn = [
            other
            for other, reach in self.known.items()
            if seat in reach.seats
            or not met.isdisjoint(reach.may)
            or (everything and reach.may)
            or other in line
        ]
        for other in worn:
            self._worn[other] = self.known.pop(other)
            self.posed.pop(other, None)

    def forget_all(self) -> None:
        """Forget everything: it may all have become another."""
        if self.posed or self.known or self._worn:  # mostly it has been done just before
            self._worn.clear()
            self.known.clear()
            self._upstream.clear()
            self.posed.clear()
            self._forgotten = None

    def keep(self, lane_id: str, upstream: Upstream) -> None:
        """Remember that a lane stands, with its reach, by which it is told when to forget it.

        What the main lane does makes all others forget, and nobody else acts while it is asked.
        """
        if lane_id != MAIN:
            self.of(lane_id)
        self.posed[lane_id] = upstream

    def _line(self, lane_id: str) -> list[str]:
        """The lane, and those that it was opened from."""
        lanes, line = self._position.lanes, [lane_id]
        while (parent := lanes[line[-1]].parent) is not None:
            line.append(parent)
        return line

    def earlier(self, lane_id: str) -> Iterator[str]:
        """All lanes before this one, in its group and in the groups above."""
        lanes = self._position.lanes
        while (parent := lanes[lane_id].parent) is not None:
            for sibling in lanes[parent].children:
                if sibling == lane_id:
                    break
                yield sibling
            lane_id = parent

    def upstream(self, lane_id: str) -> Upstream:
        """What all lanes before this one may still change."""
        parent = self._position.lanes[lane_id].parent
        if parent is None:
            return NOTHING_UPSTREAM
        upstream = self.upstream(parent)
        lanes = self._position.lanes
        for sibling in lanes[parent].children:
            if sibling == lane_id:
                break
            lane = lanes[sibling]
            if lane.steps or lane.children:
                upstream = self.after(sibling, upstream)
        return upstream

    def between(self, last: str, lane_id: str) -> Upstream:
        """What lies before a lane on the walk, all up to the last one before it having been visited."""
        lanes, before = self._position.lanes, self.posed.get(last)
        if before is None or lanes[last].parent != lanes[lane_id].parent:
            return self.upstream(lane_id)
        return self.after(last, before)

    def after(self, lane_id: str, before: Upstream) -> Upstream:
        """What lies before the lane after this one: the same object as long as it is the same."""
        reach = self.known.get(lane_id) or self.of(lane_id)
        if not reach.may:
            return before
        upstream = self._upstream.get(lane_id)
        if upstream is None or upstream.before is not before or upstream.reach is not reach:
            upstream = self._upstream[lane_id] = Upstream(before, reach, lane_id)
        return upstream

    def holds(self, upstream: Upstream) -> bool:
        """Whether no lane of a chain has been touched since: what may touch nothing never may again."""
        known, at = self.known, upstream
        while at.before is not None:
            if known.get(at.lane) is not at.reach:
                return False
            at = at.before
        return True

    def of(self, lane_id: str) -> Footprint:
        """What a lane may still change, and whom it asks: the same object as long as it is the same."""
        reach = self.known.get(lane_id)
        if reach is None:
            may, seats = self.may(lane_id), self._asks(lane_id)
            reach = self._worn.get(lane_id)
            # If nothing came of what was feared, the questions of later lanes need not be asked anew.
            if reach is None or reach.may != may or reach.seats != seats:
                reach = Footprint(may, seats)
            self.known[lane_id] = reach
            self._forgotten = None
        return reach

    def in_the_way(self, lane_id: str, objects: Objects) -> Iterator[tuple[set[int], Objects]]:
        """The earlier lanes that may still change some objects: whom they ask, and which objects."""
        for earlier in self.earlier(lane_id):
            reach = self.of(earlier)
            if conflicts(reach.may, objects):
                # A lane that asks nobody is itself held up by others.
                seats = reach.seats or self.seats_in_the_way(earlier, reach.may)
                yield set(seats), common(reach.may, objects)

    def seats_in_the_way(self, lane_id: str, objects: Objects) -> tuple[int, ...]:
        """The seats whose earlier lanes may still change some objects."""
        found: set[int] = set()
        for seats, _ in self.in_the_way(lane_id, objects):
            found |= seats
        return tuple(sorted(found))

    def may(self, lane_id: str) -> Objects:
        """What is left of a lane, and of those opened from it, may touch: looked up anew each time."""
        lane, state = self._position.lanes[lane_id], self._position.state
        if len(lane.steps) == 1 and not lane.children:  # as with most
            may: Objects = lane.steps[0].write_set(state)
            return may
        found = NOTHING.union(*[step.write_set(state) for step in lane.steps])
        for child in lane.children:
            found |= self.may(child)
        return found

    def _asks(self, lane_id: str) -> frozenset[int]:
        """The seats that what is left of a lane asks."""
        lane = self._position.lanes[lane_id]
        found = frozenset([step.seat for step in lane.steps if isinstance(step, Ask)])
        for child in lane.children:
            found |= self._asks(child)
        return found


def common(some: Objects, others: Objects) -> Objects:
    """What two sets of shared objects have in common."""
    if "*" in some:
        return others
    return some if "*" in others else some & others
