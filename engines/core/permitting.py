"""Which answers to an optional question are permitted already: those that no earlier lane could disturb."""

from dataclasses import dataclass
from typing import Any

from engines.core.decisions import Choose, ChooseMany, Decision, Option
from engines.core.footprints import Footprints
from engines.core.steps import Ask, Objects, State, conflicts


def permit(
    footprints: Footprints, lane_id: str, state: State, step: Ask[Any], decision: Decision
) -> None:
    """Mark what an earlier lane could still disturb in the question of a lane, which has been asked."""
    permits = _Permits(footprints, lane_id, footprints.posed[lane_id].may)
    if isinstance(decision, Choose):
        permits.choose(state, step, decision)
    elif isinstance(decision, ChooseMany):
        permits.choose_many(state, step, decision)
    else:
        # Whatever the numbers are, they touch the same.
        decision.waits = permits.waits(step.touches(state, {}))


@dataclass(frozen=True, slots=True)
class _Permits:
    """What lies before a lane, and what may therefore be answered in it.

    upstream: what may still be touched before it.
    """

    footprints: Footprints
    lane_id: str
    upstream: Objects

    def choose(self, state: State, step: Ask[Any], decision: Choose) -> None:
        """Mark the options that wait, among them those that only an earlier lane can make possible."""
        options = [*decision.options, *decision.hoped]
        touched = step.touches_each(state, [option.id for option in options])
        marked = self._marked(options, touched)
        possible = len(decision.options)
        decision.options = marked[:possible]
        decision.options += [option for option in marked[possible:] if option.waits]
        decision.hoped = []  # what waits for nobody is not possible, and nobody is to learn of it
        decision.default_meanwhile()
        if any(option.waits for option in decision.options):
            step.meanwhile(state, decision)

    def choose_many(self, state: State, step: Ask[Any], decision: ChooseMany) -> None:
        """Mark the options that wait, and the whole question if not even choosing nothing is permitted."""
        if conflicts(none := step.touches(state, []), self.upstream):
            decision.waits = self.waits(none)
        touched = step.touches_each(state, [[option.id] for option in decision.options])
        decision.options = self._marked(decision.options, touched)

    def waits(self, objects: Objects) -> tuple[int, ...]:
        """The seats before whose earlier lanes an answer that touches these objects has to wait."""
        return self.footprints.seats_in_the_way(self.lane_id, objects)

    def _marked(self, options: list[Option], touched: list[Objects]) -> list[Option]:
        """The options, by whom they wait for; one that waits is another one, since games share theirs."""
        waits = {
            objects: self.waits(objects) if conflicts(objects, self.upstream) else ()
            for objects in dict.fromkeys(touched)
        }
        return [
            option.behind(waits[objects]) if waits[objects] else option
            for option, objects in zip(options, touched, strict=True)
        ]
