"""Lanes: in whatever permitted order players act, the end is the same."""

from typing import Any

from engines.core import IllegalMove, Stream, Table
from engines.core.log import MAIN
from tests.engines.contract.recording import Moment, Recording, copies
from tests.engines.contract.undoing import canonical_bytes
from tests.engines.core.strict import StrictMatch

# An answer, named independently of group numbers: lane, seat, its number in that lane.
Named = tuple[str, int, str]


class Names:
    """Names lanes by what their parent had done when it opened them, as group numbers depend on order."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {MAIN: MAIN}

    def see(self, table: Table[Any]) -> None:
        """Name the lanes that are new."""
        lanes = table.position.lanes
        for lane_id in sorted(lanes, key=len):
            parent = lanes[lane_id].parent
            if lane_id not in self._known and parent is not None:
                done = sum(lanes[parent].asked.values())
                left = len(lanes[parent].steps)
                number = lane_id.rpartition(":")[2]
                self._known[lane_id] = f"{self._known[parent]}/{done}.{left}:{number}"

    def name(self, decision_id: str) -> Named:
        """The lane, seat and number of a decision."""
        lane, _, seat, number = decision_id.rsplit(".", 3)
        return self._known[lane], int(seat), number


def group_from(recording: Recording, moment: Moment) -> list[Moment]:
    """The moments from this one until the group of lanes that it lies in closes."""
    first = moment.decision.id.split("-")[1].split(":")[0] if "-" in moment.decision.id else None
    found = []
    for one in recording.moments[moment.number - 1 :]:
        if first is None or not one.decision.id.startswith(f"m-{first}:"):
            break
        found.append(one)
    return found


def any_order_ends_alike(recording: Recording, moment: Moment, stream: Stream) -> None:
    """The answers of a group of lanes, given in another permitted order, end in the same bytes."""
    group = group_from(recording, moment)
    after = recording.moments[group[-1].number :] if group else []
    if len(group) < 2 or (after and after[0].is_act):
        # An act, which nobody was asked for, holds for those who answer after it.
        return
    twins = copies(recording.at(moment))
    straight, names = next(twins), Names()
    left: dict[Named, Any] = {}
    for one in group:
        names.see(straight.table)
        left[names.name(one.decision.id)] = one.answer
        straight.answer(one.decision.id, one.decision.seat, one.answer)
    mixed = next(twins)
    _give_in_any_order(mixed, left, stream)
    assert canonical_bytes(mixed) == canonical_bytes(straight)


def _give_in_any_order(match: StrictMatch[Any], left: dict[Named, Any], stream: Stream) -> None:
    names = Names()
    while left:
        names.see(match.table)
        asked = list(match.table.pending.values())
        stream.shuffle(asked)
        if not any(_given(match, names, left, decision.id) for decision in asked):
            # What is left was asked in one order and followed by itself in the other.
            return


def _given(match: StrictMatch[Any], names: Names, left: dict[Named, Any], decision_id: str) -> bool:
    name = names.name(decision_id)
    if name not in left:
        return False
    try:
        match.answer(decision_id, name[1] - 1, left[name])
    except IllegalMove:
        return False
    del left[name]
    return True
