"""The time, as something that can be handed in: tests bring their own clock and never sleep."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol

from typing_extensions import override


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> datetime:
        """The present moment, in UTC, with its zone."""
        ...

    def steady(self) -> float:
        """Seconds the machine was awake since an arbitrary instant, whatever its clock is set to."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds of this clock."""
        ...


class SystemClock(Clock):
    """The clock of the machine."""

    @override
    def now(self) -> datetime:
        return datetime.now(UTC)

    @override
    def steady(self) -> float:
        return time.monotonic()

    @override
    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def sleep_or(clock: Clock, seconds: float, woken: asyncio.Event) -> None:
    """Sleep, but no longer than until `woken` is set."""
    waits = [asyncio.ensure_future(clock.sleep(seconds)), asyncio.ensure_future(woken.wait())]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waits:
            one.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
