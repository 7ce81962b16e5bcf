"""Whom a match asks: one after the other, or everybody who can answer at once."""

from collections.abc import Mapping
from typing import Protocol

from bot.tempo.script import Script, Staged
from engines.core import Answer, Decision, IllegalMove, NotYet
from engines.core.players import Player


class Order(Protocol):
    """Whom the match waits for, and what somebody who has sat down answers."""

    def awaited(self, match: Staged) -> Mapping[int, Decision]:
        """The seats it waits for, each with its first question."""
        ...

    def next_answer(self, match: Staged, seat: int) -> tuple[Decision, Answer] | None:
        """What a seat answers next in one sitting; None if nothing is left to do."""
        ...


class OneByOne:
    """Strict order: the first open question alone may be answered; `script` remembers the answers."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.script: Script = {}

    def awaited(self, match: Staged) -> Mapping[int, Decision]:
        """See Order."""
        first = next((one for one in match.table.pending.values() if _waited_for(one)), None)
        return {} if first is None else {first.seat: first}

    def next_answer(self, match: Staged, seat: int) -> tuple[Decision, Answer] | None:
        """See Order."""
        decision = self.awaited(match).get(seat)
        if decision is None:
            return None
        answer = self._player.answer(match, decision)
        self.script[match.name(decision)] = answer
        return decision, answer


class AtOnce:
    """As it is built: all who are awaited are asked at once, and sit down once; they answer as in `script`.

    Whoever has sat down also answers early what it is sure of: what it will want and may have already.
    """

    def __init__(self, script: Script) -> None:
        self._script = script

    def awaited(self, match: Staged) -> Mapping[int, Decision]:
        """See Order."""
        found: dict[int, Decision] = {}
        for decision in match.table.pending.values():
            if _waited_for(decision):
                found.setdefault(decision.seat, decision)
        return found

    def next_answer(self, match: Staged, seat: int) -> tuple[Decision, Answer] | None:
        """See Order."""
        for decision in match.table.pending.values():
            if decision.seat != seat or decision.blocked:
                continue
            name = match.name(decision)
            if not decision.early:
                return decision, self._script[name]
            if name in self._script and _taken(match, decision, self._script[name]):
                return decision, self._script[name]
        return None


def _waited_for(decision: Decision) -> bool:
    return not decision.blocked and not decision.early


def _taken(match: Staged, decision: Decision, answer: Answer) -> bool:
    """Whether an early answer would be taken already; what is not on offer yet may be later."""
    try:
        match.table.check(decision.id, decision.seat, answer)
    except (NotYet, IllegalMove):
        return False
    return True
