"""Whom a position waits for, and who has to wait for whom."""

from collections.abc import Mapping
from typing import Any

from engines.core.decisions import Decision
from engines.core.position import Held, Position, Waiting
from engines.core.reach import Reaches
from engines.core.steps import Ask


def waiting(position: Position[Any, Any], pending: Mapping[str, Decision]) -> list[Waiting]:
    """Whom the match waits for; a secret question shows its whole group until all have answered.

    A seat that could act early is not waited for before what it may touch is its own.
    """
    found: dict[int, Waiting] = {}
    for lane_id, decision in pending.items():
        if decision.blocked or decision.early:
            continue
        found.setdefault(decision.seat, Waiting(decision.seat, decision.topic))
        parent = position.lanes[lane_id].parent
        if decision.secret and parent is not None:
            for seat in _seats_of(position, parent):
                found.setdefault(seat, Waiting(seat, decision.topic))
    return [found[seat] for seat in sorted(found)]


def held(
    position: Position[Any, Any], pending: Mapping[str, Decision], reaches: Reaches
) -> list[Held]:
    """The seats that have to wait with some answers, and why: from public facts alone."""
    found: dict[int, tuple[set[int], set[str]]] = {}
    for lane_id, decision in pending.items():
        if decision.early:
            may = position.lanes[lane_id].steps[-1].may_touch(position.state)
            by, objects = found.setdefault(decision.seat, (set(), set()))
            for seats, what in reaches.in_the_way(lane_id, may):
                if others := seats - {decision.seat}:
                    by |= others
                    objects |= what
    return [
        Held(seat, sorted(by), sorted(what)) for seat, (by, what) in sorted(found.items()) if by
    ]


def sealed_since(
    position: Position[Any, Any], pending: Mapping[str, Decision], lane: str, seat: int
) -> bool:
    """Whether others are being asked in secret, or have been, since a seat's answer in a lane.

    Whoever could take back what came before would learn by it whether one of them has answered.
    """
    for lane_id, decision in pending.items():
        parent = position.lanes[lane_id].parent
        if not decision.secret or parent is None:
            continue
        within = lane in position.lanes and lane.startswith(f"{parent}-")
        if not within and any(one != seat for one in _seats_of(position, parent)):
            return True
    return False


def _seats_of(position: Position[Any, Any], parent: str) -> list[int]:
    """The seats a group asks or has asked."""
    lanes = position.lanes
    seats: set[int] = set()
    for child in lanes[parent].children:
        seats.update(lanes[child].asked)
        seats.update(step.seat for step in lanes[child].steps if isinstance(step, Ask))
    return sorted(seats)
