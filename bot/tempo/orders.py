"""Whom a match asks: one after the other, or everybody who can answer at once."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from typing_extensions import override

from bot.tempo.script import Script, Staged
from engines.core import Answer, Decision, IllegalMove, Match, NotYet, Refusal, Routine, kind_of
from engines.core.players import Player


def ordered(match: Match[Any], decision: Decision, routines: Sequence[Routine]) -> Answer | None:
    """What the first of some standing orders that fits a question answers; None if none does."""
    header = match.header
    for routine in routines:
        if kind_of(decision) in routine.kinds and routine.fits(
            header.options, header.marks, decision.seat
        ):
            answer = routine.answer(decision)
            if answer is not None and _allowed(match, decision, answer):
                return answer
    return None


def _allowed(match: Match[Any], decision: Decision, answer: Answer) -> bool:
    try:
        match.table.check(decision.id, decision.seat, answer)
    except Refusal:
        return False
    return True


class Ordering(Player):
    """Somebody who answers as their standing orders say, and thinks about all else."""

    def __init__(self, player: Player, routines: Sequence[Routine]) -> None:
        self._player = player
        self._routines = routines

    @override
    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        given = ordered(match, decision, self._routines)
        return self._player.answer(match, decision) if given is None else given


class PlayOrder(Protocol):
    """Whom the match waits for, and what somebody who has sat down answers."""

    def awaited(self, match: Staged) -> Mapping[int, Decision]:
        """The seats it waits for, each with its first question."""
        ...

    def unasked(self, match: Staged) -> tuple[Decision, Answer] | None:
        """What is answered at once and without anybody, by a standing order; None if nothing is."""
        ...

    def next_answer(self, match: Staged, seat: int) -> tuple[Decision, Answer] | None:
        """What a seat answers next in one sitting; None if nothing is left to do."""
        ...


class OneByOne(PlayOrder):
    """Strict order: the first open question alone may be answered; `script` remembers the answers."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.script: Script = {}

    @override
    def awaited(self, match: Staged) -> Mapping[int, Decision]:
        first = next((one for one in match.table.pending.values() if one.open), None)
        return {} if first is None else {first.seat: first}

    @override
    def unasked(self, match: Staged) -> None:
        return

    @override
    def next_answer(self, match: Staged, seat: int) -> tuple[Decision, Answer] | None:
        decision = self.awaited(match).get(seat)
        if decision is None:
            return None
        answer = self._player.answer(match, decision)
        self.script[match.name(decision)] = answer
        return decision, answer


class AtOnce(PlayOrder):
    """As it is built: all who are awaited are asked at once, and sit down once; they answer as in `script`.

    Whoever has sat down also answers early what they are sure of: what they will want and may have already.
    What their standing orders answer, routines that all have given, takes nobody's time.
    """

    def __init__(self, script: Script, routines: Sequence[Routine] = ()) -> None:
        self._script = script
        self._routines = routines

    @override
    def awaited(self, match: Staged) -> Mapping[int, Decision]:
        found: dict[int, Decision] = {}
        for decision in match.table.pending.values():
            if decision.open:
                found.setdefault(decision.seat, decision)
        return found

    @override
    def unasked(self, match: Staged) -> tuple[Decision, Answer] | None:
        for decision in match.table.pending.values() if self._routines else ():
            if decision.open:
                answer = ordered(match, decision, self._routines)
                if answer is not None and answer == self._script[match.name(decision)]:
                    return decision, answer
        return None

    @override
    def next_answer(self, match: Staged, seat: int) -> tuple[Decision, Answer] | None:
        for decision in match.table.pending.values():
            if decision.seat != seat or decision.blocked:
                continue
            name = match.name(decision)
            if not decision.optional:
                return decision, self._script[name]
            if name in self._script and _taken(match, decision, self._script[name]):
                return decision, self._script[name]
        return None


def _taken(match: Staged, decision: Decision, answer: Answer) -> bool:
    """Whether an early answer would be taken already; what is not on offer yet may be later."""
    try:
        match.table.check(decision.id, decision.seat, answer)
    except (NotYet, IllegalMove):
        return False
    return True
