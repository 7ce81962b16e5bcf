"""When the questions of a lane get ids that none had before, so that no old click answers a new question."""

from collections.abc import Iterable, Mapping
from typing import Any

from engines.core.allocation import Allocate
from engines.core.decisions import Choose, ChooseMany, Decision
from engines.core.flow import Table
from engines.core.log import Counters


def next_generation(counters: Counters, lanes: Iterable[str]) -> None:
    """Let the questions of some lanes have ids that none had before."""
    for lane_id in lanes:
        counters.generations[lane_id] = counters.generations.get(lane_id, 0) + 1


def changed_lanes(before: Mapping[str, Decision], pending: Mapping[str, Decision]) -> list[str]:
    """The lanes in which some answer means something else than it did before."""
    return [
        lane_id
        for lane_id, decision in pending.items()
        if lane_id in before and _means_otherwise(before[lane_id], decision)
    ]


def lanes_apart(table: Table[Any], other: Table[Any]) -> list[str]:
    """The lanes of another table in which not the same is asked as at this one."""
    before = _marks(table)
    return [lane_id for lane_id, marks in _marks(other).items() if before.get(lane_id) != marks]


def _means_otherwise(before: Decision, after: Decision) -> bool:
    """Whether an answer allowed to both of two questions means something else in each."""
    if type(before) is not type(after):
        return True
    parts, now = _parts(before), _parts(after)
    return any(parts[one] != now[one] for one in parts.keys() & now.keys())


def _parts(decision: Decision) -> dict[str, object]:
    """What can be chosen, or numbered, by its id."""
    if isinstance(decision, Choose | ChooseMany):
        return {one.id: (one.label, one.then, one.confirm) for one in decision.options}
    return {one.id: one.label for one in decision.slots} if isinstance(decision, Allocate) else {}


def _marks(table: Table[Any]) -> dict[str, tuple[object, ...]]:
    """Per lane what its questions are named by, to see which lanes a step back has changed."""
    return {
        lane_id: (tuple(sorted(lane.asked.items())), repr(lane.steps))
        for lane_id, lane in table.position.lanes.items()
    }
