"""The time, as something that can be handed in: tests bring their own clock and never sleep."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


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


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """See Clock."""
        return datetime.now(UTC)

    def steady(self) -> float:
        """See Clock."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """See Clock."""
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
