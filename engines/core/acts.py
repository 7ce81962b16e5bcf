"""What seats may do without being asked, as questions like all others (see `GameSpec.acts`)."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engines.core.decisions import Decision
from engines.core.errors import NotYourDecision, StaleDecision
from engines.core.log import ACTS, Counters
from engines.core.position import Given, Position, over
from engines.core.steps import EVERYTHING, NOTHING, Ask, State

S = TypeVar("S", bound=State)

Acts = Callable[[S, int], Ask[S] | None]


class Unasked(Generic[S]):
    """The acts at a table, of each seat at most one at a time."""

    def __init__(
        self, position: Position[S, Any], counters: Counters, acts: Acts[S] | None
    ) -> None:
        """acts: what a seat may do as things stand; None: nobody anything."""
        self._position = position
        self._counters = counters
        self._acts = acts

    def of(self, seat: int) -> Decision | None:
        """What a seat may do now; None if nothing."""
        found = self._possible(seat)
        return None if found is None else found[1]

    def find(self, act_id: str) -> tuple[Ask[S], Decision]:
        """The act of an id. Raises StaleDecision if it is possible no more, or was done already."""
        number = act_id.split(".")[2:3]
        seat = int(number[0]) - 1 if number and number[0].isdecimal() else -1
        found = None if seat < 0 else self._possible(seat)
        if found is None or found[1].id != act_id:
            raise StaleDecision(act_id)
        return found

    def check(self, act_id: str, seat: int, answer: object) -> Given:
        """Look at an act without doing it. Raises a Refusal if it is not allowed."""
        step, decision = self.find(act_id)
        if decision.seat != seat:
            raise NotYourDecision(decision.seat)
        valid = decision.checked(answer)
        step.check(self._position.state, valid)
        return Given(ACTS, decision, valid, NOTHING, EVERYTHING)

    def count(self, seat: int) -> None:
        """A seat has acted: the next time is another one."""
        generations, key = self._counters.generations, f"{ACTS}.{seat}"
        generations[key] = generations.get(key, 0) + 1

    def _possible(self, seat: int) -> tuple[Ask[S], Decision] | None:
        """The step of what a seat may do, and what it is to choose."""
        if self._acts is None or over(self._position):
            return None
        state = self._position.state
        step = self._acts(state, seat)
        decision = None if step is None else step.decision(state)
        if step is None or decision is None:
            return None
        step.describe(state, decision)
        done = self._counters.generations.get(f"{ACTS}.{seat}", 0)
        decision.seat, decision.id = seat, f"{ACTS}.0.{seat + 1}.{done + 1}"
        return step, decision
