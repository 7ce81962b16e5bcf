"""What happens at a certain time: one sleeper on the earliest due moment, woken when it changes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime

from bot.domain.clock import Clock, sleep_or
from bot.reporting import report

LONGEST_SLEEP = 3600.0
SHORTEST_SLEEP = 1.0
AFTER_TROUBLE = 30.0


class Sleeper:
    """Calls `work` at start and at every moment it names; `wake` makes it look anew.

    `work` does what is due and gives the next due moment, None if there is none.
    """

    def __init__(self, clock: Clock, work: Callable[[], Awaitable[datetime | None]]) -> None:
        self._clock = clock
        self._work = work
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Look again: something may be due earlier than thought."""
        self._woken.set()

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            began = self._clock.now()
            try:
                seconds = self._until(await self._work(), began)
            except Exception as error:  # noqa: BLE001 - the sleeper must not die
                report(error, "sleeper.trouble")
                seconds = AFTER_TROUBLE
            await sleep_or(self._clock, seconds, self._woken)

    def _until(self, due: datetime | None, began: datetime) -> float:
        if due is None:
            return LONGEST_SLEEP
        if due <= began:
            return AFTER_TROUBLE  # it was due before, and could not be done
        return min(max((due - self._clock.now()).total_seconds(), SHORTEST_SLEEP), LONGEST_SLEEP)
