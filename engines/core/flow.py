"""The table: plays one position by its agenda, in lanes where players may act at the same time.

Settling is one loop over the lanes in serial order until nothing moves: a step on top that happens by
itself is taken off and run, a question with one legal answer is answered, a question with several is
left pending. What an earlier lane could still disturb waits.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from typing_extensions import override

from engines.core.acts import Acts, Unasked
from engines.core.awaited import held, waiting
from engines.core.decisions import Answer, Choose, Decision
from engines.core.errors import NotYet, NotYourDecision
from engines.core.footprints import NOTHING_UPSTREAM, Footprints, Upstream
from engines.core.hidden import masked
from engines.core.lanes import Lanes
from engines.core.log import ACTS, MAIN, Answered, Counters, names_act
from engines.core.permitting import permit
from engines.core.position import Given, Held, Lane, Outcome, Position, View, Waiting, over
from engines.core.questions import Questions
from engines.core.randomness import Stream
from engines.core.steps import NOTHING, Agenda, Ask, Objects, State, Step, conflicts
from engines.core.story import Story
from engines.core.text import Arg

S = TypeVar("S", bound=State)


class Table(Agenda, Generic[S]):
    """One live position. All changes to a position go through here."""

    acts_type: ClassVar[type[Unasked[Any]]] = Unasked

    def __init__(
        self,
        position: Position[S, Any],
        content: Any,
        key: bytes,
        counters: Counters,
        acts: Acts[S] | None = None,
    ) -> None:
        """acts: what a seat may do without being asked, see `GameSpec.acts`; None: nobody anything."""
        self.position = position
        self._acts = self.acts_type(position, counters, acts)
        self.footprints = Footprints(position)
        self.counters = counters
        self.pending = Questions(self._asked_lanes, self._made_early, self._describe)
        self.story = Story()
        self._key = key
        self._current = MAIN
        self._lanes = Lanes(position)
        position.state.attach(content, self)

    # --- what steps call through the state ------------------------------------------------

    @override
    def push(self, steps: Sequence[Step[Any]]) -> None:
        self.position.lanes[self._current].steps.extend(reversed(steps))

    @override
    def together(self, stacks: Iterable[Sequence[Step[Any]]]) -> None:
        group = self.counters.next_group
        self.counters.next_group += 1
        self._lanes.open(self._current, group, stacks)

    @override
    def conclude(self) -> None:
        main = self.position.lanes[MAIN]
        if main.children:
            raise LookupError("lanes are open")
        main.steps.clear()

    @override
    def tell(
        self,
        key: str,
        by: int | None,
        private: Mapping[int, Mapping[str, Arg]] | None,
        data: dict[str, Arg],
    ) -> None:
        self.story.tell(key, by, private, data)

    @override
    def stream(self, purpose: str) -> Stream:
        self.story.draw()
        count = self.position.draws.get(purpose, 0)
        self.position.draws[purpose] = count + 1
        fresh = self.position.fresh
        return Stream(self._key, f"{purpose}~{fresh}" if fresh else purpose, count)

    @override
    def reveal(self) -> None:
        self.story.reveal()

    # --- what the match calls ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return over(self.position)

    def settle(self) -> None:
        """Let everything happen that happens by itself, up to the next questions."""
        while self._move() and len(self.position.lanes) > 1:
            pass

    def find(self, decision_id: str) -> tuple[str, Decision]:
        """The lane and the pending decision of an id, be it of an act. Raises StaleDecision."""
        if names_act(decision_id):
            return ACTS, self._acts.find(decision_id)[1]
        lane_id, _ = self.pending.find(decision_id)
        return lane_id, self.pending[lane_id]

    def act_of(self, seat: int) -> Decision | None:
        """What a seat may do now without being asked; None if nothing."""
        return self._acts.of(seat)

    def posed(self, lane_id: str, seat: int) -> Decision | None:
        """What a seat is asked in a lane, or may do without being asked; None if nothing."""
        return self.act_of(seat) if lane_id == ACTS else self.pending.get(lane_id)

    def same(self, answered: Answered) -> Decision | None:
        """What an answer was given to, whatever its id was then; None if that is not asked now."""
        asked = self.posed(answered.lane, answered.seat)
        if asked is None or answered.lane == ACTS:
            return asked
        number = answered.decision.rpartition(".")[2]
        return asked if asked.id.rpartition(".")[2] == number else None

    def check(self, decision_id: str, seat: int, answer: object) -> Given:
        """Look at an answer without playing it. Raises a Refusal if it is not allowed."""
        if names_act(decision_id):
            return self._acts.check(decision_id, seat, answer)
        lane_id, decision = self.pending.find(decision_id)
        if decision.seat != seat:
            raise NotYourDecision(decision.seat)
        valid = decision.checked(answer)
        step: Ask[Any] = self.position.lanes[lane_id].steps[-1]
        might, touched = self._reach(lane_id, step, decision, valid)
        step.check(self.position.state, valid)
        return Given(lane_id, decision, valid, might, touched)

    def play(self, given: Given) -> Outcome:
        """Do what was answered and settle."""
        story = self.story
        story.begin(given.decision)
        if given.lane == ACTS:
            self._perform(given)
        else:
            lane = self.position.lanes[given.lane]
            self._take(given.lane, lane, lane.steps[-1], given.answer, given.touched)
        self.settle()
        return Outcome(given, story.events, story.barrier, story.revealed)

    def answer(self, decision_id: str, seat: int, answer: object) -> Outcome:
        """Check an answer and play it."""
        return self.play(self.check(decision_id, seat, answer))

    def view(self, seat: int | None) -> View[S]:
        """What a seat (None: the public) may know."""
        own = [one for one in self.pending.values() if seat is not None and one.seat == seat]
        view = self.pieces(seat)
        view.decisions = [one for one in own if not one.blocked] or own
        view.waiting, view.held = self.waiting(), self.held(seat)
        view.act = None if seat is None else self.act_of(seat)
        return view

    def pieces(self, seat: int | None) -> View[S]:
        """The same without any question, sooner: for those who only look at the pieces."""
        ended = self.over
        return View(masked(self.position.state, seat, over=ended), seat, [], [], ended)

    def held(self, reader: int | None = None) -> list[Held]:
        """The seats that have to wait with some answers, and why, as a seat (None: the public) may know."""
        return held(self.position, self.pending, self.footprints, reader)

    def waiting(self) -> list[Waiting]:
        """Whom the match waits for; a secret question shows all who may answer it until they have."""
        return waiting(self.position, self.pending, self.footprints)

    # --- how it works -------------------------------------------------------------------------

    def _perform(self, given: Given) -> None:
        """Do what nobody asked for. All that is asked is asked anew, since it may have changed."""
        step, _ = self._acts.find(given.decision.id)
        self._current = ACTS
        self.story.step()
        step.answer(self.position.state, given.answer)
        self._acts.count(given.decision.seat)
        self.footprints.forget_all()

    def _describe(self, lane_id: str, decision: Decision) -> None:
        """Add to a question what only people read."""
        self.position.lanes[lane_id].steps[-1].describe(self.position.state, decision)

    def _asked_lanes(self) -> list[str]:
        """The lanes that may be asked, in serial order: the main one if all others are done with."""
        return self._lanes.order() or [MAIN]

    def _move(self) -> bool:
        """Move the open lanes, or the main one if all others are done with; whether anything moved."""
        if self._lanes.order():
            return self._walk()
        return self._advance(MAIN, self.position.lanes[MAIN], NOTHING_UPSTREAM)

    def _walk(self) -> bool:
        """Move each lane in serial order as far as it goes; whether any moved."""
        lanes, posed, order = self.position.lanes, self.footprints.posed, [*self._lanes.order()]
        moved, at = False, self._stand(order, 0)
        while at < len(order):
            lane_id = order[at]
            lane = lanes.get(lane_id)
            if lane is None:
                # Its group has closed meanwhile.
                at += 1
                continue
            stood = posed.get(lane_id)
            upstream = self.footprints.between(order[at - 1], lane_id) if at else NOTHING_UPSTREAM
            if stood is upstream:
                # It stands, and so do those up to the next one that something has happened to.
                at = self._stand(order, at + 1)
                continue
            stands = stood is not None and self._stands(lane_id, stood, upstream)
            if not stands and self._advance(lane_id, lane, upstream):
                moved = True
            if lane.steps or lane.children:
                at += 1
            else:
                del order[at]
        return moved

    def _stand(self, order: Sequence[str], at: int) -> int:
        """The next lane that something has happened to since it was asked; those before it stand as they are.

        Nothing may have happened before the first one.
        """
        posed = self.footprints.posed
        while at < len(order) and order[at] in posed:
            at += 1
        return at

    def _advance(self, lane_id: str, lane: Lane[Any], upstream: Upstream) -> bool:
        """Move one lane as far as it goes; whether it moved."""
        moved, steps = False, lane.steps
        while True:
            if lane.children:
                if not self._close(lane):
                    return moved
                moved = True
            if not steps:
                self._lanes.pass_over(lane_id)
                return True
            if moved and upstream is not NOTHING_UPSTREAM and not self.footprints.holds(upstream):
                upstream = self.footprints.upstream(lane_id)
            step = steps[-1]
            if isinstance(step, Ask):
                if not self._pose(lane_id, lane, step, upstream):
                    return moved
            elif upstream.may and conflicts(step.write_set(self.position.state), upstream.may):
                self.footprints.keep(lane_id, upstream)
                return moved
            else:
                self._run(lane_id, lane, step)
            moved = True

    def _close(self, lane: Lane[Any]) -> bool:
        """Close the lanes opened from this one if all are done; whether they are."""
        closed = self._lanes.close(lane)
        if not closed:
            return False
        for lane_id in closed:
            self.pending.drop(lane_id)
        self.story.unseal()
        # Rare, and all above may reach less now.
        self.footprints.forget_all()
        return True

    def _stands(self, lane_id: str, stood: Upstream, upstream: Upstream) -> bool:
        """Whether what was asked in a lane when `stood` lay ahead of it is the same with `ahead`."""
        # Whether a lane may be asked at all is found out sooner than whether that is still as it was.
        if not self.pending.made(lane_id):
            return False
        may = self.footprints.of(lane_id).may
        if stood.concerning(may) != upstream.concerning(may):
            return False
        self.footprints.posed[lane_id] = upstream
        return True

    def _pose(self, lane_id: str, lane: Lane[Any], step: Ask[Any], upstream: Upstream) -> bool:
        """Pose the question on top of a lane; True if it needed no asking and is done with."""
        state = self.position.state
        if upstream.may:
            if conflicts(step.needs(state), upstream.may):
                # An earlier lane could still give the question, or take it away: nothing is posed.
                self.pending.drop(lane_id)
                self.footprints.keep(lane_id, upstream)
                return False
            if conflicts(self._might(lane_id, lane, step), upstream.may):
                self.pending.put_off(lane_id)
                self.footprints.keep(lane_id, upstream)
                return False
        decision = step.decision(state)
        if decision is None:
            return self._skip(lane_id, lane, step)
        self._name(decision, lane_id, lane, step)
        if isinstance(decision, Choose):
            decision.hoped = []  # what waits for nobody is not possible, and nobody is to learn of it
        sole = None if decision.always else decision.sole_answer()
        if sole is not None and not decision.blocked:
            touched = NOTHING if lane_id == MAIN else step.touches(state, sole)
            self._take(lane_id, lane, step, sole, touched)
            return True
        self.pending.pose(lane_id, decision)
        self.footprints.keep(lane_id, upstream)
        return False

    def _might(self, lane_id: str, lane: Lane[Any], step: Ask[Any]) -> Objects:
        """What the step on top of a lane may touch."""
        if len(lane.steps) > 1:
            return step.write_set(self.position.state)
        return self.footprints.of(lane_id).may

    def _name(self, decision: Decision, lane_id: str, lane: Lane[Any], step: Ask[Any]) -> None:
        """Give a question its seat, and an id that no other ever has."""
        decision.seat = seat = step.seat
        generation = self.counters.generations.get(lane_id, 0)
        decision.id = f"{lane_id}.{generation}.{seat + 1}.{lane.asked.get(seat, 0) + 1}"

    def _made_early(self, lane_id: str) -> Decision | None:
        """The question of a lane that an earlier one may still change; None if there is none for now."""
        lane, state = self.position.lanes[lane_id], self.position.state
        step: Ask[Any] = lane.steps[-1]
        decision = step.decision(state)
        if decision is None:
            return None
        decision.optional = True
        self._describe(lane_id, decision)
        self._name(decision, lane_id, lane, step)
        permit(self.footprints, lane_id, state, step, decision)
        sole = None if decision.always else decision.sole_answer()
        if sole is not None and not decision.blocked:
            decision.waits = self.footprints.seats_in_the_way(lane_id, step.write_set(state))
        return decision

    def _skip(self, lane_id: str, lane: Lane[Any], step: Ask[Any]) -> bool:
        """Pass over a moment without a question."""
        self._done(lane_id, lane, step)
        step.skip(self.position.state)
        return True

    def _run(self, lane_id: str, lane: Lane[Any], step: Step[Any]) -> None:
        self._forget(lane_id, step)
        lane.steps.pop()
        self._current = lane_id
        self.story.step()
        step.run(self.position.state)

    def _take(
        self, lane_id: str, lane: Lane[Any], step: Ask[Any], answer: Answer, touched: Objects
    ) -> None:
        self._done(lane_id, lane, step, touched)
        step.answer(self.position.state, answer)

    def _done(
        self, lane_id: str, lane: Lane[Any], step: Ask[Any], touched: Objects | None = None
    ) -> None:
        self._forget(lane_id, step, touched)
        lane.steps.pop()
        self.story.step()
        seat, asked = step.seat, lane.asked
        asked[seat] = asked.get(seat, 0) + 1
        self.pending.drop(lane_id)
        self._current = lane_id

    def _forget(self, lane_id: str, step: Step[Any], touched: Objects | None = None) -> None:
        """Forget of other lanes what a step may be about to change.

        touched: what an answer touches; None: whatever the step may. Whom the main lane concerns is nobody.
        """
        if lane_id == MAIN:
            self.footprints.forget_all()
            return
        if touched is None:
            touched = step.write_set(self.position.state)
        self.footprints.forget(lane_id, getattr(step, "seat", None), touched)

    def _reach(
        self, lane_id: str, step: Ask[Any], decision: Decision, answer: Answer
    ) -> tuple[Objects, Objects]:
        """What the lane may change and what the answer does. Raises NotYet if it has to wait."""
        if lane_id == MAIN:
            return NOTHING, NOTHING
        touched = step.touches(self.position.state, answer)
        if decision.waits or conflicts(touched, self.footprints.posed[lane_id].may):
            raise NotYet
        return self.footprints.of(lane_id).may, touched
