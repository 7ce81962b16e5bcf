"""The table: plays one position by its agenda, in lanes where players may act at the same time.

Settling is one loop over the lanes in serial order until nothing moves: a step on top that happens by
itself is taken off and run, a question with one legal answer is answered, a question with several is
left pending. What an earlier lane could still disturb waits.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from engines.core.awaited import held, waiting
from engines.core.decisions import Answer, Choose, ChooseMany, Decision, Option
from engines.core.errors import NotYet, NotYourDecision
from engines.core.events import Event
from engines.core.hidden import masked
from engines.core.log import MAIN, Counters
from engines.core.position import Given, Held, Lane, Outcome, Position, View, Waiting
from engines.core.questions import Questions
from engines.core.randomness import Stream
from engines.core.reach import NOTHING_AHEAD, Ahead, Reaches
from engines.core.steps import NOBODY, NOTHING, Ask, Objects, State, Step, meet
from engines.core.text import Arg

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """One live position. All changes to a position go through here."""

    def __init__(
        self, position: Position[S, Any], content: Any, key: bytes, counters: Counters
    ) -> None:
        self.position = position
        self.reaches = Reaches(position)
        self.counters = counters
        self.pending = Questions(self._asked_lanes, self._made_early, self._describe)
        self.events: list[Event] = []
        self.barrier = False
        self.revealed = False
        # Something has come to light in the running step, or in one before it that told nothing.
        self._shows = False
        self._key = key
        self._content = content
        self._current = MAIN
        self._actor: int | None = None
        self._sealed = False
        self._serial: list[str] | None = None
        position.state.attach(content, self)

    # --- what steps call through the state ------------------------------------------------

    def push(self, steps: Sequence[Step[Any]]) -> None:
        """See State.push."""
        self.position.lanes[self._current].steps.extend(reversed(steps))

    def together(self, stacks: Iterable[Sequence[Step[Any]]]) -> None:
        """See State.together."""
        group = self.counters.next_group
        self.counters.next_group += 1
        parent = self.position.lanes[self._current]
        for number, steps in enumerate(stacks):
            lane_id = f"{self._current}-{group}:{number}"
            self.position.lanes[lane_id] = Lane(list(reversed(steps)), self._current)
            parent.children.append(lane_id)
        self._serial = None

    def tell(
        self,
        key: str,
        by: int | None,
        private: Mapping[int, Mapping[str, Arg]] | None,
        data: dict[str, Arg],
    ) -> None:
        """See State.tell."""
        if private:
            self.barrier = True
        shows = self._shows or bool(private)
        known = {seat: dict(part) for seat, part in private.items()} if private else {}
        doer = self._actor if by is None else by
        self.events.append(Event(key, data, None if doer == NOBODY else doer, known, shows))

    def stream(self, purpose: str) -> Stream:
        """The random bytes of the next draw of a purpose; nothing before it can be taken back."""
        self.barrier = self._shows = True
        count = self.position.draws.get(purpose, 0)
        self.position.draws[purpose] = count + 1
        fresh = self.position.fresh
        return Stream(self._key, f"{purpose}~{fresh}" if fresh else purpose, count)

    def reveal(self) -> None:
        """See State.reveal."""
        self.barrier = self.revealed = self._shows = True

    # --- what the match calls ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        main = self.position.lanes[MAIN]
        return not main.steps and not main.children

    def settle(self) -> None:
        """Let everything happen that happens by itself, up to the next questions."""
        while self._move() and len(self.position.lanes) > 1:
            pass

    def find(self, decision_id: str) -> tuple[str, Decision]:
        """The lane and the pending decision of an id. Raises StaleDecision."""
        lane_id, _ = self.pending.find(decision_id)
        return lane_id, self.pending[lane_id]

    def check(self, decision_id: str, seat: int, answer: object) -> Given:
        """Look at an answer without playing it. Raises a Refusal if it is not allowed."""
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
        lane = self.position.lanes[given.lane]
        self.events, self.barrier, self.revealed = [], False, False
        self._shows = False
        self._actor = given.decision.seat
        self._sealed = given.decision.secret
        self._take(given.lane, lane, lane.steps[-1], given.answer, given.touched)
        self.settle()
        return Outcome(given, self.events, self.barrier, self.revealed)

    def answer(self, decision_id: str, seat: int, answer: object) -> Outcome:
        """Check an answer and play it."""
        return self.play(self.check(decision_id, seat, answer))

    def view(self, seat: int | None) -> View[S]:
        """What a seat (None: the public) may know."""
        own = [one for one in self.pending.values() if seat is not None and one.seat == seat]
        over = self.over
        state = masked(self.position.state, seat, over=over)
        open_now = [one for one in own if not one.blocked]
        return View(state, seat, open_now or own, self.waiting(), over, self.held())

    def held(self) -> list[Held]:
        """The seats that have to wait with some answers, and why: from public facts alone."""
        return held(self.position, self.pending, self.reaches)

    def waiting(self) -> list[Waiting]:
        """Whom the match waits for; a secret question shows its whole group until all have answered."""
        return waiting(self.position, self.pending)

    # --- how it works -------------------------------------------------------------------------

    def _order(self) -> list[str]:
        """Lanes not done with but the main one, each before those opened from it, in serial order."""
        if self._serial is None:
            lanes = self.position.lanes
            order = [MAIN]
            for at, lane_id in enumerate(order, 1):
                order[at:at] = [one for one in lanes[lane_id].children if _open(lanes[one])]
            self._serial = order[1:]
        return self._serial

    def _describe(self, lane_id: str, decision: Decision) -> None:
        """Add to a question what only people read."""
        self.position.lanes[lane_id].steps[-1].describe(self.position.state, decision)

    def _asked_lanes(self) -> list[str]:
        """The lanes that may be asked, in serial order: the main one if all others are done with."""
        return self._order() or [MAIN]

    def _move(self) -> bool:
        """Move the open lanes, or the main one if all others are done with; whether anything moved."""
        if self._order():
            return self._walk()
        return self._advance(MAIN, self.position.lanes[MAIN], NOTHING_AHEAD)

    def _walk(self) -> bool:
        """Move each lane in serial order as far as it goes; whether any moved."""
        lanes, posed, order = self.position.lanes, self.reaches.posed, [*self._order()]
        moved, at = False, self._stand(order, 0)
        while at < len(order):
            lane_id = order[at]
            lane = lanes.get(lane_id)
            if lane is None:
                # Its group has closed meanwhile.
                at += 1
                continue
            ahead, stood = self._ahead(order, at) if at else NOTHING_AHEAD, posed.get(lane_id)
            if stood is ahead:
                # It stands, and so do those up to the next one that something has happened to.
                at = self._stand(order, at + 1)
                continue
            stands = stood is not None and self._stands(lane_id, stood, ahead)
            if not stands and self._advance(lane_id, lane, ahead):
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
        posed = self.reaches.posed
        while at < len(order) and order[at] in posed:
            at += 1
        return at

    def _ahead(self, order: Sequence[str], at: int) -> Ahead:
        """What lies before a lane on the walk that is not the first, all before it having been visited."""
        lanes, lane_id, last = self.position.lanes, order[at], order[at - 1]
        before = self.reaches.posed.get(last)
        if before is None or lanes[last].parent != lanes[lane_id].parent:
            return self.reaches.ahead(lane_id)
        return self.reaches.after(last, before)

    def _pass_over(self, lane_id: str) -> None:
        """Walk no more to a lane that is done with: most are, long before their group closes."""
        if self._serial and lane_id in self._serial:
            self._serial.remove(lane_id)

    def _advance(self, lane_id: str, lane: Lane[Any], ahead: Ahead) -> bool:
        """Move one lane as far as it goes; whether it moved."""
        moved = False
        steps = lane.steps
        while True:
            if lane.children:
                if not self._close(lane):
                    return moved
                moved = True
            if not steps:
                self._pass_over(lane_id)
                return True
            if moved and ahead is not NOTHING_AHEAD and not self.reaches.holds(ahead):
                ahead = self.reaches.ahead(lane_id)
            step = steps[-1]
            if isinstance(step, Ask):
                if not self._pose(lane_id, lane, step, ahead):
                    return moved
            elif ahead.may and meet(step.may_touch(self.position.state), ahead.may):
                self._keep(lane_id, ahead)
                return moved
            else:
                self._run(lane_id, lane, step)
            moved = True

    def _close(self, lane: Lane[Any]) -> bool:
        """Close the lanes opened from this one if all are done; whether they are."""
        lanes = self.position.lanes
        # Those opened last are mostly the last to be done.
        for child in reversed(lane.children):
            if _open(lanes[child]):
                return False
        for child in lane.children:
            del lanes[child]
            self.pending.drop(child)
        lane.children.clear()
        if self._sealed:
            # What follows is nobody's doing: it would tell who was the last to answer in secret.
            self._actor = None
        self._serial = None
        # Rare, and all above may reach less now.
        self.reaches.forget_all()
        return True

    def _stands(self, lane_id: str, stood: Ahead, ahead: Ahead) -> bool:
        """Whether what was asked in a lane when `stood` lay ahead of it is the same with `ahead`."""
        # Whether a lane may be asked at all is found out sooner than whether that is still as it was.
        if not self.pending.made(lane_id):
            return False
        may = self.reaches.of(lane_id).may
        if stood.concerning(may) != ahead.concerning(may):
            return False
        self.reaches.posed[lane_id] = ahead
        return True

    def _pose(self, lane_id: str, lane: Lane[Any], step: Ask[Any], ahead: Ahead) -> bool:
        """Pose the question on top of a lane; True if it needed no asking and is done with."""
        state = self.position.state
        if ahead.may:
            if meet(step.needs(state), ahead.may):
                return self._wait(lane_id, ahead)
            if meet(self._might(lane_id, lane, step), ahead.may):
                self.pending.put_off(lane_id)
                self._keep(lane_id, ahead)
                return False
        decision = step.decision(state)
        if decision is None:
            return self._skip(lane_id, lane, step)
        self._name(decision, lane_id, lane, step)
        if isinstance(decision, Choose):
            decision.hoped = []  # what waits for nobody is not possible, and nobody is to learn of it
        sole = None if decision.always else decision.sole_answer()
        if sole is not None and not decision.blocked:
            self._take(lane_id, lane, step, sole, self._touched(lane_id, step, sole))
            return True
        self.pending.pose(lane_id, decision)
        self._keep(lane_id, ahead)
        return False

    def _might(self, lane_id: str, lane: Lane[Any], step: Ask[Any]) -> Objects:
        """What the step on top of a lane may touch."""
        if len(lane.steps) > 1:
            return step.may_touch(self.position.state)
        return self.reaches.of(lane_id).may

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
        decision.early = True
        self._describe(lane_id, decision)
        self._name(decision, lane_id, lane, step)
        self._permit(lane_id, step, decision)
        sole = None if decision.always else decision.sole_answer()
        if sole is not None and not decision.blocked:
            decision.waits = self.reaches.seats_in_the_way(lane_id, step.may_touch(state))
        return decision

    def _wait(self, lane_id: str, ahead: Ahead) -> bool:
        """Pose nothing: an earlier lane could still give the question, or take it away."""
        self.pending.drop(lane_id)
        self._keep(lane_id, ahead)
        return False

    def _keep(self, lane_id: str, ahead: Ahead) -> None:
        """Remember that a lane stands, with its reach, by which it is told when to forget it.

        What the main lane does makes all others forget, and nobody else acts while it is asked.
        """
        if lane_id != MAIN:
            self.reaches.of(lane_id)
        self.reaches.posed[lane_id] = ahead

    def _skip(self, lane_id: str, lane: Lane[Any], step: Ask[Any]) -> bool:
        """Pass over a moment without a question."""
        self._done(lane_id, lane, step, self._may_touch(lane_id, step))
        step.skip(self.position.state)
        return True

    def _run(self, lane_id: str, lane: Lane[Any], step: Step[Any]) -> None:
        self._forget(lane_id, step, self._may_touch(lane_id, step))
        lane.steps.pop()
        self._current = lane_id
        self._begin()
        step.run(self.position.state)

    def _take(
        self, lane_id: str, lane: Lane[Any], step: Ask[Any], answer: Answer, touched: Objects
    ) -> None:
        self._done(lane_id, lane, step, touched)
        step.answer(self.position.state, answer)

    def _begin(self) -> None:
        """A step begins: what the one before brought to light has been told, if that told anything."""
        if self._shows and self.events and self.events[-1].shows:
            self._shows = False

    def _done(self, lane_id: str, lane: Lane[Any], step: Ask[Any], touched: Objects) -> None:
        self._forget(lane_id, step, touched)
        lane.steps.pop()
        self._begin()
        seat, asked = step.seat, lane.asked
        asked[seat] = asked.get(seat, 0) + 1
        self.pending.drop(lane_id)
        self._current = lane_id

    def _touched(self, lane_id: str, step: Ask[Any], answer: Answer) -> Objects:
        """What an answer touches; in the main lane there is nobody whom that would concern."""
        return NOTHING if lane_id == MAIN else step.touches(self.position.state, answer)

    def _may_touch(self, lane_id: str, step: Step[Any]) -> Objects:
        """What a step that nobody answers may touch; in the main lane it concerns nobody."""
        return NOTHING if lane_id == MAIN else step.may_touch(self.position.state)

    def _forget(self, lane_id: str, step: Step[Any], touched: Objects) -> None:
        """Forget of other lanes what a step may be about to change."""
        if lane_id == MAIN:
            self.reaches.forget_all()
        else:
            self.reaches.forget(lane_id, getattr(step, "seat", None), touched)

    def _permit(self, lane_id: str, step: Ask[Any], decision: Decision) -> None:
        """Mark what an earlier lane could still disturb."""
        state, ahead = self.position.state, self.reaches.posed[lane_id].may
        if isinstance(decision, Choose):
            self._permit_one(lane_id, step, decision, ahead)
        elif isinstance(decision, ChooseMany):
            if meet(none := step.touches(state, []), ahead):
                decision.waits = self.reaches.seats_in_the_way(lane_id, none)
            touched = step.touches_each(state, [[option.id] for option in decision.options])
            decision.options = self._marked(lane_id, decision.options, touched, ahead)
        else:
            decision.waits = self.reaches.seats_in_the_way(lane_id, step.may_touch(state))

    def _permit_one(self, lane_id: str, step: Ask[Any], decision: Choose, ahead: Objects) -> None:
        """Mark the options that wait, among them those that only an earlier lane can make possible."""
        options = [*decision.options, *decision.hoped]
        touched = step.touches_each(self.position.state, [option.id for option in options])
        marked = self._marked(lane_id, options, touched, ahead)
        possible = len(decision.options)
        decision.options = marked[:possible]
        decision.options += [option for option in marked[possible:] if option.waits]
        decision.hoped = []  # what waits for nobody is not possible, and nobody is to learn of it
        decision.default_meanwhile()
        if any(option.waits for option in decision.options):
            step.meanwhile(self.position.state, decision)

    def _marked(
        self, lane_id: str, options: list[Option], touched: list[Objects], ahead: Objects
    ) -> list[Option]:
        """The options, by whom they wait for; one that waits is another one, since games share theirs."""
        waits = {
            objects: self.reaches.seats_in_the_way(lane_id, objects) if meet(objects, ahead) else ()
            for objects in dict.fromkeys(touched)
        }
        return [
            option.behind(waits[objects]) if waits[objects] else option
            for option, objects in zip(options, touched, strict=True)
        ]

    def _reach(
        self, lane_id: str, step: Ask[Any], decision: Decision, answer: Answer
    ) -> tuple[Objects, Objects]:
        """What the lane may change and what the answer does. Raises NotYet if it has to wait."""
        if lane_id == MAIN:
            return NOTHING, NOTHING
        touched = step.touches(self.position.state, answer)
        if decision.waits or meet(touched, self.reaches.posed[lane_id].may):
            raise NotYet
        return self.reaches.of(lane_id).may, touched


def _open(lane: Lane[Any]) -> bool:
    """Whether there is anything left of a lane."""
    return bool(lane.steps or lane.children)
