"""The questions of a table, made as late as they can be: when somebody looks at them."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from typing_extensions import override

from engines.core.decisions import Decision
from engines.core.errors import StaleDecision


class Questions(Mapping[str, Decision]):
    """The pending questions by their lanes, in serial order.

    Most of those that an earlier lane may still change are never looked at before it does. They hold up
    their lanes whatever they ask, so they are only noted, and made from the position when somebody looks.
    What only people read is added when one is looked at, too; `each` and `bare` leave it out.
    """

    def __init__(
        self,
        order: Callable[[], Sequence[str]],
        make: Callable[[str], Decision | None],
        describe: Callable[[str, Decision], None],
    ) -> None:
        """order: the lanes that may be asked; make: what a lane is asked whose question was put off.

        describe: adds what only people read to another one.
        """
        self._order = order
        self._make = make
        self._describe = describe
        self._noted: dict[str, Decision | None] = {}
        self._plain: set[str] = set()

    def pose(self, lane_id: str, decision: Decision) -> None:
        """Ask this in a lane."""
        self._noted[lane_id] = decision
        self._plain.add(lane_id)

    def put_off(self, lane_id: str) -> None:
        """Leave it until somebody looks what a lane is asked, and whether it is asked anything."""
        self._noted[lane_id] = None
        self._plain.discard(lane_id)

    def drop(self, lane_id: str) -> None:
        """Ask nothing in a lane any more."""
        self._noted.pop(lane_id, None)
        self._plain.discard(lane_id)

    def made(self, lane_id: str) -> bool:
        """Whether a lane has a question that somebody may have seen."""
        return self._noted.get(lane_id) is not None

    def bare(self, lane_id: str) -> Decision | None:
        """What a lane is asked, perhaps without what only people read; None if it is not asked anything."""
        if lane_id not in self._noted:
            return None
        return self._noted[lane_id] or self._made_now(lane_id)

    def find(self, decision_id: str) -> tuple[str, Decision]:
        """The lane and the bare question of an id. Raises StaleDecision."""
        lane_id = decision_id.rsplit(".", 3)[0]
        decision = self._noted.get(lane_id) or self.bare(lane_id)
        if decision is None or decision.id != decision_id:
            raise StaleDecision(decision_id)
        return lane_id, decision

    def each(self) -> Iterator[Decision]:
        """The bare questions one after the other; none is made before it is its turn."""
        for lane_id in [*self._order()]:
            if decision := self._noted.get(lane_id) or self.bare(lane_id):
                yield decision

    def make_all(self) -> None:
        """Make and describe all of them."""
        for _ in self.values():
            pass

    @override
    def __getitem__(self, lane_id: str) -> Decision:
        """What a lane is asked. Raises KeyError if it is not asked anything."""
        decision = self.bare(lane_id)
        if decision is None:
            raise KeyError(lane_id)
        if lane_id in self._plain:
            self._plain.remove(lane_id)
            self._describe(lane_id, decision)
        return decision

    @override
    def __iter__(self) -> Iterator[str]:
        """The lanes that are asked something."""
        for lane_id in [*self._order()]:
            if self.bare(lane_id):
                yield lane_id

    @override
    def __len__(self) -> int:
        """How many questions there are."""
        return sum(1 for _ in self.each())

    def _made_now(self, lane_id: str) -> Decision | None:
        decision = self._make(lane_id)
        if decision is None:
            del self._noted[lane_id]
        else:
            self._noted[lane_id] = decision
        return decision
