"""A table that trusts no game: what steps promise is checked while they are played.

AssertionError names the step that breaks its word.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from typing_extensions import override

from engines.core.acts import Unasked
from engines.core.allocation import Allocate
from engines.core.decisions import (
    MOST_ORDERED,
    Answer,
    AtRandom,
    Choose,
    ChooseMany,
    Decision,
    Option,
)
from engines.core.errors import GameError
from engines.core.flow import Table
from engines.core.footprints import Upstream
from engines.core.log import ACTS, MAIN
from engines.core.match import Match
from engines.core.position import Given, Lane
from engines.core.steps import NOTHING, Ask, Objects, State, Step, conflicts

S = TypeVar("S", bound=State)

_OPTION_ID = re.compile(r"[a-z0-9._:#-]{1,40}")


def _claim(step: Step[Any], promise: str, *told: object, kept: bool) -> None:
    """What is told of a broken promise is put into words only then: most are kept, very often."""
    if not kept:
        raise AssertionError(f"{type(step).__name__}: {promise.format(*told)}")


def _within(some: Objects, others: Objects) -> bool:
    return "*" in others or some <= others


class StrictActs(Unasked[S]):
    """Checks the form of every act."""

    @override
    def _possible(self, seat: int) -> tuple[Ask[S], Decision] | None:
        found, again = super()._possible(seat), super()._possible(seat)
        if found is not None:
            step, decision = found
            _claim(step, "offers otherwise when asked again", kept=found == again)
            _claim(step, "would be a secret", kept=not decision.secret)
            _check_answers(step, decision)
        return found


class StrictTable(Table[S]):
    """Checks the form of every question, and that nobody touches more than he said."""

    acts_type = StrictActs

    @override
    def _stands(self, lane_id: str, stood: Upstream, upstream: Upstream) -> bool:
        stands = super()._stands(lane_id, stood, upstream)
        if stands:
            self._check_kept(lane_id, upstream)
        return stands

    @override
    def _stand(self, order: Sequence[str], at: int) -> int:
        found = super()._stand(order, at)
        for lane_id in order[at:found]:
            self._check_kept(lane_id, self.footprints.posed[lane_id])
        return found

    @override
    def _pose(self, lane_id: str, lane: Lane[Any], step: Ask[Any], upstream: Upstream) -> bool:
        first = step.decision(self.position.state)
        if first is not None:
            _check_form(step, first)
            again = step.decision(self.position.state)
            _claim(step, "asks otherwise when asked again", kept=first == again)
            if lane_id != MAIN:
                self._check_touches(step, first)
        done = super()._pose(lane_id, lane, step, upstream)
        # Bare, since what only people read is often looked at by nobody before another step has been played.
        if not done and (asked := self.pending.bare(lane_id)) is not None:
            _claim(step, "long id {}", asked.id, kept=len(asked.id) <= 31)
        return done

    @override
    def _describe(self, lane_id: str, decision: Decision) -> None:
        before = _offered(decision)
        super()._describe(lane_id, decision)
        step = self.position.lanes[lane_id].steps[-1]
        _claim(step, "describes what it does not offer", kept=_offered(decision) == before)

    @override
    def push(self, steps: Sequence[Step[Any]]) -> None:
        if self._current == ACTS:
            raise AssertionError(f"{steps}: an act puts nothing on the agenda")
        super().push(steps)

    @override
    def together(self, stacks: Iterable[Sequence[Step[Any]]]) -> None:
        if self._current == ACTS:
            raise AssertionError("an act opens no lanes")
        super().together(stacks)

    @override
    def _perform(self, given: Given) -> None:
        super()._perform(given)
        if not self.story.events:
            raise AssertionError(f"{given.decision.prompt.key}: nobody is told of it")

    def _check_kept(self, lane_id: str, upstream: Upstream) -> None:
        """What is kept is what would be asked anew: nobody reads what belongs to others or may be touched."""
        lane, kept = self.position.lanes[lane_id], self.pending.get(lane_id)
        step = lane.steps[-1]
        for other, reach in self.footprints.known.items():
            now = self.footprints.may(other)
            _claim(step, "{} may touch {}, not {}", other, now, reach.may, kept=now == reach.may)
        before = NOTHING.union(*map(self.footprints.may, self.footprints.earlier(lane_id)))
        _claim(step, "comes after {}, not {}", before, upstream.may, kept=before == upstream.may)
        if not isinstance(step, Ask):
            waits = conflicts(step.write_set(self.position.state), upstream.may)
            _claim(step, "would not wait any more", kept=waits)
            return
        done = super()._pose(lane_id, lane, step, upstream)
        now_asked = self.pending.get(lane_id)
        _claim(step, "would ask {} instead of {}", now_asked, kept, kept=now_asked == kept)
        _claim(step, "would not be asked any more", kept=not done)

    @override
    def _take(
        self, lane_id: str, lane: Lane[Any], step: Ask[Any], answer: Answer, touched: Objects
    ) -> None:
        reach = self.footprints.may(lane_id)
        super()._take(lane_id, lane, step, answer, touched)
        self._check_reach(lane_id, step, reach)

    @override
    def _run(self, lane_id: str, lane: Lane[Any], step: Step[Any]) -> None:
        reach = self.footprints.may(lane_id)
        super()._run(lane_id, lane, step)
        self._check_reach(lane_id, step, reach)

    def _check_reach(self, lane_id: str, step: Step[Any], reach: Objects) -> None:
        """What a lane may touch only shrinks: `write_set` covers all that a step leads to."""
        if lane_id != MAIN:
            now = self.footprints.may(lane_id)
            _claim(step, "may touch {} after {}", now, reach, kept=_within(now, reach))

    def _each(self, step: Ask[Any], answers: list[Answer]) -> list[Objects]:
        """What each answer touches, which is the same whether all or one of them are asked about."""
        state = self.position.state
        each = [step.touches(state, answer) for answer in answers]
        together = step.touches_each(state, answers)
        _claim(step, "touches {} one by one, {} together", each, together, kept=each == together)
        return each

    def _check_touches(self, step: Ask[Any], decision: Decision) -> None:
        state = self.position.state
        may, needs = step.write_set(state), step.needs(state)
        _claim(step, "needs {}", needs, kept=_within(needs, may))
        if isinstance(decision, Choose):
            offered: list[Answer] = [one.id for one in (*decision.options, *decision.hoped)]
            for option, touched in zip(offered, self._each(step, offered), strict=True):
                _claim(step, "{} touches {}", option, touched, kept=_within(touched, may))
                _claim(step, "{} does not touch {}", option, needs, kept=_within(needs, touched))
        elif isinstance(decision, ChooseMany):
            each = self._each(step, [[option.id] for option in decision.options])
            least = step.touches(state, [])
            union = NOTHING.union(least, *each)
            ids = [option.id for option in decision.options]
            whole = step.touches(state, ids)
            _claim(step, "all together touch {}, each {}", whole, union, kept=whole <= union)
            back = step.touches(state, ids[::-1])
            _claim(step, "touch {}, the other way round {}", whole, back, kept=whole == back)
            _claim(step, "touches {}", union, kept=_within(union, may))
            _claim(step, "nothing chosen does not touch {}", needs, kept=_within(needs, least))
        elif isinstance(decision, Allocate):
            touched = step.touches(state, {})
            most = step.touches(state, {slot.id: slot.high for slot in decision.slots})
            _claim(step, "touches {}, with more {}", touched, most, kept=touched == most)
            _claim(step, "touches {}", touched, kept=_within(touched, may))
            _claim(step, "does not touch {}", needs, kept=_within(needs, touched))


def _offered(decision: Decision) -> list[str]:
    """What can be chosen in a question."""
    return [option.id for option in getattr(decision, "options", ())]


def _check_form(step: Ask[Any], decision: Decision) -> None:
    _check_answers(step, decision)
    if not isinstance(decision.default, AtRandom):
        try:
            decision.checked(decision.default)
        except GameError as error:
            raise AssertionError(f"{type(step).__name__}: default: {error}") from error


def _check_answers(step: Step[Any], decision: Decision) -> None:
    if isinstance(decision, Choose):
        _claim(step, "offers nothing", kept=bool(decision.options))
        _check_options(step, [*decision.options, *decision.hoped])
    elif isinstance(decision, ChooseMany):
        fits = 0 <= decision.least <= decision.most <= len(decision.options)
        _claim(step, "{} to {} of its options", decision.least, decision.most, kept=fits)
        few = not decision.ordered or decision.most <= MOST_ORDERED
        _claim(step, "{} of its options in order", decision.most, kept=few)
        _check_options(step, decision.options)
    elif isinstance(decision, Allocate):
        ids = [slot.id for slot in decision.slots]
        _claim(step, "slots {}", ids, kept=len(set(ids)) == len(ids))
        low, high = decision.bounds()
        _claim(step, "sum of {} to {}", low, high, kept=low <= high)
        if decision.proposal:
            decision.checked(decision.proposal)


def _check_options(step: Step[Any], options: list[Option]) -> None:
    ids = [option.id for option in options]
    _claim(step, "options {}", ids, kept=len(set(ids)) == len(ids))
    for one in ids:
        _claim(step, "option id {!r}", one, kept=_OPTION_ID.fullmatch(one) is not None)


class StrictMatch(Match[S]):
    """A match played on strict tables."""

    table_type = StrictTable
