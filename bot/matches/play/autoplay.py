"""Answering for those who have answered ahead: in the change that poses the question, or after a while."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from secrets import SystemRandom
from typing import Any

from bot.domain.match import OPEN, MatchInfo
from bot.domain.orders import Given, Plan, Premoves, Queued, Routines, Wanted, Why
from bot.matches.core.live import Live
from bot.reporting import report
from engines.core import (
    Answer,
    Answered,
    AnyEntry,
    Decision,
    Match,
    NotYet,
    Refusal,
    RolledBack,
    Undone,
    kind_of,
    must_confirm,
)
from engines.core.log import is_act

MOST = 200
"""How many answers are given in one change; whatever is left comes with the next one."""
SOONEST, LATEST = 30, 600
"""Seconds within which an answer is given whose moment could tell something."""

LATE = timedelta(minutes=1)
"""An answer overdue by more, after a pause or an outage, is put off once more: its moment would tell."""
SOON = 60
"""At most so many seconds it is put off then: people have waited for long enough."""

HELD = timedelta(days=3650)
"""An answer that its person has stopped is put off for so long: until it answers, or its time is over."""

Delay = Callable[[], int]
_chance = SystemRandom()


def some_while() -> int:
    """A number of seconds drawn at random, the same way whatever is answered."""
    return _chance.randint(SOONEST, LATEST)


def held(plan: Plan, now: datetime) -> bool:
    """Whether its person has stopped an answer that was to be given after a while."""
    return plan.due_at > now + HELD / 2


def plan_for(live: Live, premoves: Premoves, user_id: int) -> Plan | None:
    """The answer that will be given for a person after a while, None if there is none."""
    seat = live.info.seat_of(user_id)
    if seat is None or live.info.trial or live.info.seats[seat].person != user_id:
        return None
    return premoves.plans.get(seat)


@dataclass(slots=True)
class AutoplayResult:
    """What became of answers given ahead in one change.

    given: those given now. plans: those to be given later, by seat. spent: queued answers that are done
    with. dropped: those of them that were not allowed.
    """

    given: list[Given] = field(default_factory=list)
    plans: dict[int, Plan] = field(default_factory=dict)
    spent: list[tuple[int, str]] = field(default_factory=list)
    dropped: list[Queued] = field(default_factory=list)

    @property
    def entries(self) -> list[AnyEntry]:
        """The log entries of what was given."""
        return [one.entry for one in self.given]

    def leaves(self, before: Premoves) -> bool:
        """Whether everything stays as it was."""
        return not (self.given or self.spent) and self.plans == before.plans

    def after(self, before: Premoves) -> Premoves:
        """What is answered ahead from now on."""
        queued = {key: one for key, one in before.queued.items() if key not in self.spent}
        return Premoves(before.orders, queued, self.plans)


@dataclass(frozen=True, slots=True)
class _Ready:
    decision: Decision
    user_id: int
    answer: Answer
    why: Why


def resting(match: Match[Any], seat: int) -> bool:
    """Whether nothing is answered ahead for a seat: its person has just taken an answer back.

    It lasts until the seat has answered by hand, or until something else happens after a rollback.
    """
    for entry in reversed(match.entries):
        if isinstance(entry, RolledBack):
            return entry is match.entries[-1]
        if entry.seat == seat and not is_act(entry):
            return isinstance(entry, Undone)
    return False


def kinds_open(match: Match[Any]) -> dict[str, str]:
    """The kinds of the open questions, by id."""
    return {one.id: kind_of(one) for one in match.table.pending.values()}


class AutoResponder:
    """Answers in a match for all who have answered ahead; `outcome` is what came of it."""

    def __init__(self, live: Live, premoves: Premoves, now: datetime, delay: Delay) -> None:
        self.outcome = AutoplayResult()
        self._info: MatchInfo = live.info
        self._match = live.match
        self._premoves = premoves
        self._now = now
        self._delay = delay
        self._spec = live.spec
        self._routines: dict[int, Routines] = {}
        self._slow = live.spec.keeps_secrets
        self._failed: set[str] = set()

    def answered(self, entries: Sequence[AnyEntry], kinds: Mapping[str, str]) -> None:
        """Note what was answered by hand: what was queued for that is done with."""
        for entry in entries:
            if isinstance(entry, Answered) and entry.decision in kinds:
                self._spend(entry.seat, kinds[entry.decision])

    def ripe(self, seat: int) -> Given | None:
        """Give the answer planned for a seat; None if it is not to be given any more."""
        plan = self._premoves.plans.get(seat)
        pending = self._match.table.pending.values()
        decision = next((one for one in pending if plan and one.id == plan.decision), None)
        ready = None if decision is None else self._looked_at(decision)
        return None if ready is None else self._give(ready)

    def go_on(self, info: MatchInfo) -> AutoplayResult:
        """Answer until nobody who is asked has answered ahead; `info`: as the change leaves the match."""
        self._info = info
        if info.status not in OPEN or info.verdict is not None or info.trial:
            return self.outcome
        if info.paused_at is not None:
            self.outcome.plans = self._still_asked()
            return self.outcome
        for _ in range(MOST):
            if not self._one():
                break
        return self.outcome

    def _still_asked(self) -> dict[int, Plan]:
        """The plans whose questions are open; while a match rests they rest, too."""
        open_now = {one.id for one in self._match.table.pending.values()}
        plans = self._premoves.plans
        return {seat: plan for seat, plan in plans.items() if plan.decision in open_now}

    def _one(self) -> bool:
        """Answer one question; False if there is none to be answered now, only plans."""
        self.outcome.plans = {}
        for decision in list(self._match.table.pending.values()):
            if decision.seat in self.outcome.plans:
                continue
            ready = self._looked_at(decision)
            if ready is None:
                continue
            if self._slow or decision.secret:
                self._plan(ready)
            elif given := self._give(ready):
                self.outcome.given.append(given)
                return True
        return False

    def _looked_at(self, decision: Decision) -> _Ready | None:
        """What is to be answered to a question. Whatever goes wrong with it must not stop the match."""
        try:
            return self._ready(decision)
        except Exception as error:  # noqa: BLE001 - one person's order must not spoil another's answer
            report(error, "order.confused", match=self._info.id)
            return None

    def _ready(self, decision: Decision) -> _Ready | None:
        seat = decision.seat
        user_id = self._info.seats[seat].person
        if user_id is None or decision.id in self._failed or resting(self._match, seat):
            return None
        queued = self._queued(seat, user_id, kind_of(decision))
        if queued is not None:
            found = self._first(decision, queued)
            if found is not None:
                return _Ready(decision, user_id, found.answer, Why.QUEUED)
            if not decision.open or self._waits(decision, queued):
                return None
            self._spend(seat, queued.kind)
            self.outcome.dropped.append(queued)
        if not decision.open:
            return None
        default = partial(self._match.default_for, decision.id)  # drawn only if it is needed
        for answer in self._premoves.ordered(user_id, decision, default, self._routines_of(seat)):
            if self._allowed(decision, answer):
                return _Ready(decision, user_id, answer, Why.ORDER)
        return None

    def _routines_of(self, seat: int) -> Routines:
        """Those of use to a seat; looked up once, since options and marks stay what they are."""
        if seat not in self._routines:
            found = self._info.routines(self._spec, seat)
            self._routines[seat] = {one.key: one for one in found}
        return self._routines[seat]

    def _queued(self, seat: int, user_id: int, kind: str) -> Queued | None:
        found = self._premoves.queued.get((seat, kind))
        if found is None or found.user_id != user_id or (seat, kind) in self.outcome.spent:
            return None
        return found

    def _first(self, decision: Decision, queued: Queued) -> Wanted | None:
        """The first queued answer that is allowed; none while one that is preferred only has to wait."""
        for wanted in queued.answers:
            if wanted.sure or not must_confirm(decision, wanted.answer):
                try:
                    self._match.table.check(decision.id, decision.seat, wanted.answer)
                except NotYet:
                    return None
                except Refusal:
                    continue
                return wanted
        return None

    def _waits(self, decision: Decision, queued: Queued) -> bool:
        """Whether a queued answer need only wait."""
        for wanted in queued.answers:
            try:
                self._match.table.check(decision.id, decision.seat, wanted.answer)
            except NotYet:
                return True
            except Refusal:
                continue
        return False

    def _allowed(self, decision: Decision, answer: Answer) -> bool:
        try:
            self._match.table.check(decision.id, decision.seat, answer)
        except Refusal:
            return False
        return True

    def _plan(self, ready: _Ready) -> None:
        """Put an answer off; one that is planned already keeps its moment."""
        seat, known = ready.decision.seat, self._premoves.plans.get(ready.decision.seat)
        same = known is not None and known.decision == ready.decision.id
        due_at, again = self._moment(known if same else None)
        plan = Plan(seat, ready.decision.id, ready.answer, ready.why, due_at, again)
        self.outcome.plans[seat] = plan

    def _moment(self, known: Plan | None) -> tuple[datetime, bool]:
        """When an answer is to be given, and whether it was put off once more."""
        if known is None:
            return self._now + timedelta(seconds=self._delay()), False
        if known.again or known.due_at >= self._now - LATE:
            return known.due_at, known.again
        return self._now + timedelta(seconds=min(self._delay(), SOON)), True

    def _give(self, ready: _Ready) -> Given | None:
        decision = ready.decision
        try:
            events = self._match.answer(decision.id, decision.seat, ready.answer)
        except Exception as error:  # noqa: BLE001 - the same: it is then asked as usual
            report(error, "order.failed", match=self._info.id)
            self._failed.add(decision.id)
            return None
        if ready.why is Why.QUEUED:
            self._spend(decision.seat, kind_of(decision))
        entry = self._match.entries[-1]
        return Given(entry, tuple(events), decision.seat, ready.user_id, ready.why)

    def _spend(self, seat: int, kind: str) -> None:
        if (seat, kind) in self._premoves.queued and (seat, kind) not in self.outcome.spent:
            self.outcome.spent.append((seat, kind))
