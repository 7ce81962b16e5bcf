"""Lanes as they open and close, and their serial order: in which a table would play one after the other."""

from collections.abc import Iterable, Sequence
from typing import Any

from engines.core.log import MAIN
from engines.core.position import Lane, Position
from engines.core.steps import Step


def has_more(lane: Lane[Any]) -> bool:
    """Whether there is anything left of a lane."""
    return bool(lane.steps or lane.children)


class Lanes:
    """The lanes of a position; the order of those not done with is kept until some open or close."""

    def __init__(self, position: Position[Any, Any]) -> None:
        self._position = position
        self._order: list[str] | None = None

    def order(self) -> list[str]:
        """Lanes not done with but the main one, each before those opened from it. Not to be changed."""
        if self._order is None:
            lanes = self._position.lanes
            order = [MAIN]
            for at, lane_id in enumerate(order, 1):
                order[at:at] = [one for one in lanes[lane_id].children if has_more(lanes[one])]
            self._order = order[1:]
        return self._order

    def pass_over(self, lane_id: str) -> None:
        """Walk no more to a lane that is done with: most are, long before their group closes."""
        if self._order and lane_id in self._order:
            self._order.remove(lane_id)

    def open(self, parent_id: str, group: int, stacks: Iterable[Sequence[Step[Any]]]) -> None:
        """Open a group of lanes from another one, a lane per stack."""
        lanes = self._position.lanes
        parent = lanes[parent_id]
        for number, steps in enumerate(stacks):
            lane_id = f"{parent_id}-{group}:{number}"
            lanes[lane_id] = Lane(list(reversed(steps)), parent_id)
            parent.children.append(lane_id)
        self._order = None

    def close(self, lane: Lane[Any]) -> list[str]:
        """Close the lanes opened from this one if all are done; those closed, none if one is not done."""
        lanes = self._position.lanes
        # Those opened last are mostly the last to be done.
        for child in reversed(lane.children):
            if has_more(lanes[child]):
                return []
        closed = [*lane.children]
        for child in closed:
            del lanes[child]
        lane.children.clear()
        self._order = None
        return closed
