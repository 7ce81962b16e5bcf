"""The while that an AI player leaves people to take back the answer they have just given."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from random import SystemRandom
from typing import Any

from bot.domain.clock import Clock
from bot.domain.match import UndoState
from bot.matches.core.copies import fork
from bot.matches.core.live import Live
from bot.matches.play.taking_back import undo_state
from engines.core import Answer, Answered, Decision

Pause = Callable[[], float]
"""Draws how many seconds an AI player waits."""
Undoable = Callable[[str, int], Awaitable[UndoState]]
"""What somebody can take back in a match: the match's id, the user's."""

_chance = SystemRandom()


def between(shortest: int, longest: int) -> Pause | None:
    """Some seconds drawn anew each time; None if AI players need not wait."""
    return (lambda: _chance.uniform(shortest, longest)) if longest else None


class Patience:
    """Knows which matches wait for somebody who may want an answer back; `wake` is called when one need not.

    undoable: what somebody could take back. Nothing of it is kept: after a restart AI players simply play.
    """

    def __init__(
        self, clock: Clock, pause: Pause | None, undoable: Undoable, wake: Callable[[str], None]
    ) -> None:
        self._clock = clock
        self._pause = pause
        self._undoable = undoable
        self._wake = wake
        self._until: dict[str, tuple[int, datetime]] = {}
        self._hurried: set[str] = set()
        self._timers: dict[str, asyncio.Task[None]] = {}

    def hurry(self, match_id: str) -> None:
        """Let the AI players of a match answer the next question without waiting."""
        self._hurried.add(match_id)

    def serves(self, live: Live, seat: int) -> bool:
        """Whether an AI player that is asked now may be waiting for this seat's sake."""
        if self._pause is None or live.info.id in self._hurried:
            return False
        return _last_word(live)[0] == seat

    async def holds(self, live: Live, decision: Decision, answer: Answer) -> bool:
        """Whether an AI player shall wait with its answer; it is woken when the while is over."""
        match_id, number = live.info.id, live.match.number
        hurried = match_id in self._hurried
        self._hurried.discard(match_id)
        if self._pause is None or hurried or not await self._is_wanted(live, decision, answer):
            self._until.pop(match_id, None)
            return False
        left = self._left(match_id, number, self._pause)
        if left > 0:
            self._set(match_id, left)
        return left > 0

    def waits(self, match_id: str) -> bool:
        """Whether an AI player of a match will be woken when its while is over."""
        return match_id in self._timers

    def forget(self, match_id: str) -> None:
        """No AI player is asked anything in a match."""
        self._hurried.discard(match_id)
        self._until.pop(match_id, None)
        timer = self._timers.pop(match_id, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Wake nobody any more."""
        timers, self._timers = list(self._timers.values()), {}
        for timer in timers:
            timer.cancel()
        await asyncio.gather(*timers, return_exceptions=True)

    async def _is_wanted(self, live: Live, decision: Decision, answer: Answer) -> bool:
        """Whether somebody could take back what was answered last, and might come too late.

        Where other people play, they are called only when it will stand. Who plays against AI players alone
        waits for nothing as long as the answer can be taken back afterwards, too: for the first answer of
        theirs that would seal it, be it their second or third.
        """
        seat, first = _last_word(live)
        user_id = None if seat is None else live.info.seats[seat].person
        if seat is None or user_id is None:
            return False
        if not (await self._undoable(live.info.id, user_id)).count:
            return False
        if live.info.others_play(seat):
            return first
        return not _survives(live, seat, decision, answer)

    def _left(self, match_id: str, number: int, pause: Pause) -> float:
        now, known = self._clock.now(), self._until.get(match_id)
        if known is None or known[0] != number:
            known = self._until[match_id] = number, now + timedelta(seconds=pause())
        return (known[1] - now).total_seconds()

    def _set(self, match_id: str, seconds: float) -> None:
        before = self._timers.pop(match_id, None)
        if before is not None:
            before.cancel()
        self._timers[match_id] = asyncio.create_task(self._ring(match_id, seconds))

    async def _ring(self, match_id: str, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._timers.pop(match_id, None)
        self._wake(match_id)


def _last_word(live: Live) -> tuple[int | None, bool]:
    """The seat of the person who answered last, and whether no AI player has answered since.

    None if something else has happened since, or the person has left.
    """
    first = True
    for last in reversed(live.match.entries):
        if not isinstance(last, Answered):
            break
        seat = live.info.seats[last.seat]
        if seat.person is not None:
            return (None if seat.gone else seat.seat), first
        first = False
    return None, first


def _survives(live: Live, seat: int, decision: Decision, answer: Answer) -> bool:
    """Whether a seat could still take its last answer back after an AI player's."""
    copy: Any = fork(live.match, live.match.entries, live.match.kept)
    try:
        copy.answer(decision.id, decision.seat, answer)
    except Exception:  # noqa: BLE001 - whatever is wrong with the answer is told when it is given
        return False
    return undo_state(copy, live.info, seat).count > 0
