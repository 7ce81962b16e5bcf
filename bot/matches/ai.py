"""AI players: they answer by themselves, each answer one transaction, thinking in a thread of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.matches.errors import MatchError, Refused
from bot.matches.live import Live
from bot.matches.troubles import report
from engines.core import Answer, Decision, Match, Stream

POLICIES = ("random",)

Waked = Callable[[str], Awaitable[Live]]
Answered = Callable[[str, int, str, Answer], Awaitable[object]]


class AiSeats:
    """Plays all AI seats of all matches; `poke` it whenever a match has moved on."""

    def __init__(self, wake: Waked, answer: Answered) -> None:
        self._wake = wake
        self._answer = answer
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wanted: set[str] = set()
        self._thinkers = ThreadPoolExecutor(1, "ai-player")

    def poke(self, match_id: str) -> None:
        """Let the AI seats of a match play, if any is asked."""
        self._wanted.add(match_id)
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._play(match_id))

    async def idle(self) -> None:
        """Wait until no AI seat has anything left to answer."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """Stop; an answer not yet committed is made again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    async def _play(self, match_id: str) -> None:
        try:
            while match_id in self._wanted:
                self._wanted.discard(match_id)
                while await self._one(match_id):
                    pass
        except MatchError as error:
            # Told where it was raised; the next commit or start pokes again.
            report(error, "ai.stopped", match=match_id)
        finally:
            self._wanted.discard(match_id)
            del self._tasks[match_id]

    async def _one(self, match_id: str) -> bool:
        """Answer one question; False if no AI seat is asked anything."""
        live = await self._wake(match_id)
        asked = _asked(live)
        if asked is None:
            return False
        decision, policy = asked
        answer = await self._thought(live, decision, policy)
        try:
            await self._answer(match_id, decision.seat, decision.id, answer)
        except Refused as refused:
            # The question was withdrawn meanwhile: look again. Anything else is the policy's fault.
            if not refused.stale:
                raise
        return True

    async def _thought(self, live: Live, decision: Decision, policy: str) -> Answer:
        try:
            return _random(live.match, decision)
        except Exception as error:  # noqa: BLE001 - a confused player must not stop a match
            report(error, "ai.confused", match=live.info.id)
            return live.match.default_for(decision.id)


def _asked(live: Live) -> tuple[Decision, str] | None:
    """The first question an AI seat can answer now, and how it plays."""
    for decision in live.match.table.pending.values():
        policy = live.info.seats[decision.seat].ai
        if policy is not None and not decision.blocked:
            return decision, policy
    return None


def _random(match: Match[Any], decision: Decision) -> Answer:
    """Any allowed answer; the same one again after a crash."""
    return decision.sample(Stream(bytes.fromhex(match.header.key), f"ai.{decision.id}", 0))
