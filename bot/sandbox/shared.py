"""A clock for the bot that moves along when time is skipped in the stand-in of Discord."""

import time
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.sandbox.clock import Clock


class SharedClock:
    """The machine's clock, ahead of it by as much as the stand-in's (see `bot.domain.clock.Clock`)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def now(self) -> datetime:
        """The present moment, ahead by all that was skipped, and by every jump."""
        return datetime.now(UTC) + timedelta(seconds=self._clock.ahead + self._clock.jumped)

    def steady(self) -> float:
        """Seconds the machine was awake: what is skipped counts as lived through, a jump does not."""
        return time.monotonic() + self._clock.ahead

    def sleep(self, seconds: float) -> Coroutine[Any, Any, None]:
        """Wait; what is skipped before the wait has really begun counts, too."""
        return self._clock.sleep(seconds)
