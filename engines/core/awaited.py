"""Whom a position waits for, and who has to wait for whom."""

from collections.abc import Mapping
from typing import Any

from engines.core.decisions import Decision
from engines.core.footprints import Footprints
from engines.core.position import Held, Position, Waiting
from engines.core.steps import Ask


def waiting(
    position: Position[Any, Any], pending: Mapping[str, Decision], footprints: Footprints
) -> list[Waiting]:
    """Whom the match waits for; a secret question shows all who may answer it at once until they have.

    A seat that could act early is not waited for before what it may touch is its own. Where secret answers
    take effect one after the other, in lanes that may touch the same, everybody sees whose turn it is, and
    that seat alone is waited for: nobody learns which of the others have answered already.
    """
    found: dict[int, Waiting] = {}
    for lane_id, decision in pending.items():
        if not decision.open:
            continue
        found.setdefault(decision.seat, Waiting(decision.seat, decision.topic))
        parent = position.lanes[lane_id].parent
        if decision.secret and parent is not None and _is_free(position, lane_id, footprints):
            for seat in _seats_of(position, parent, footprints):
                found.setdefault(seat, Waiting(seat, decision.topic))
    return [found[seat] for seat in sorted(found)]


def held(
    position: Position[Any, Any],
    pending: Mapping[str, Decision],
    footprints: Footprints,
    reader: int | None = None,
) -> list[Held]:
    """The seats that have to wait with some answers, and why: from public facts alone.

    Of a secret question only its own `reader` is told: it would show who has not answered it.
    """
    found: dict[int, tuple[set[int], set[str]]] = {}
    for lane_id, decision in pending.items():
        if decision.optional and (not decision.secret or decision.seat == reader):
            may = position.lanes[lane_id].steps[-1].write_set(position.state)
            by, objects = found.setdefault(decision.seat, (set(), set()))
            for seats, what in footprints.in_the_way(lane_id, may):
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


def _is_free(position: Position[Any, Any], lane_id: str, footprints: Footprints) -> bool:
    """Whether a lane takes effect for itself: it is done with, or touches nothing that others may touch."""
    lane = position.lanes[lane_id]
    if not (lane.steps or lane.children) or not footprints.may(lane_id):
        return True
    step = lane.steps[-1] if lane.steps else None
    return isinstance(step, Ask) and bool(step.needs(position.state))


def _seats_of(
    position: Position[Any, Any], parent: str, footprints: Footprints | None = None
) -> list[int]:
    """The seats a group asks or has asked; with `footprints`, in lanes that take effect for themselves."""
    lanes = position.lanes
    seats: set[int] = set()
    for child in lanes[parent].children:
        if footprints is None or _is_free(position, child, footprints):
            seats.update(lanes[child].asked)
            seats.update(step.seat for step in lanes[child].steps if isinstance(step, Ask))
    return sorted(seats)
