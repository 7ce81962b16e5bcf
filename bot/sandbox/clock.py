"""Time as the stand-in counts it: seconds of Discord, which may run faster than ours."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Timer:
    """Something that is to happen at an instant of a `Clock`; `cancel` calls it off."""

    def __init__(self, clock: "Clock", when: float, action: Callable[[], None]) -> None:
        self.when = when
        self._clock = clock
        self._action = action
        self._handle: asyncio.TimerHandle | None = None

    def arm(self) -> None:
        """Set the alarm again, after the clock was moved."""
        if self._handle:
            self._handle.cancel()
        delay = self._clock.real(max(0.0, self.when - self._clock.now()))
        self._handle = asyncio.get_running_loop().call_later(delay, self._ring)

    def cancel(self) -> None:
        """Call it off; harmless when it has happened already."""
        if self._handle:
            self._handle.cancel()
        self._clock.forget(self)

    def _ring(self) -> None:
        self._clock.forget(self)
        self._action()


class Clock:
    """Discord's seconds: `scale` of them pass in one real second, and `advance` skips some.

    The three seconds for a first answer, the fifteen minutes of a token and the rate-limit windows
    are counted on it, so a test waits for none of them. `ahead`: by how many seconds dates lie ahead of
    the machine's clock. `jumped`: by how many the bot's machine believes that clock to be wrong.
    """

    def __init__(self, scale: float = 1.0) -> None:
        if scale <= 0:
            raise ValueError(f"a clock cannot run at scale {scale}: give a number above 0")
        self.scale = scale
        self._skipped = 0.0
        self.ahead = 0.0
        self.jumped = 0.0
        self._timers: dict[int, Timer] = {}

    def now(self) -> float:
        """Seconds of Discord since an arbitrary instant."""
        return asyncio.get_running_loop().time() * self.scale + self._skipped

    def real(self, seconds: float) -> float:
        """How many real seconds these seconds of Discord last."""
        return seconds / self.scale

    def advance(self, seconds: float) -> None:
        """Let seconds of Discord pass at once; what falls due happens on the next turn of the loop."""
        self._skipped += seconds
        for timer in list(self._timers.values()):
            timer.arm()

    def skip(self, seconds: float) -> None:
        """Let hours or days pass at once, for what is dated too: the clock is then ahead of the machine's."""
        self.ahead += seconds
        self.advance(seconds)

    def call_at(self, when: float, action: Callable[[], None]) -> Timer:
        """Do `action` at the instant `when` of this clock."""
        timer = Timer(self, when, action)
        self._timers[id(timer)] = timer
        timer.arm()
        return timer

    def sleep(self, seconds: float) -> Coroutine[Any, Any, None]:
        """Wait some seconds of Discord, counted from this call; moving the clock ends the wait early."""
        return self._until(self.now() + seconds)

    async def _until(self, when: float) -> None:
        rung = asyncio.Event()
        timer = self.call_at(when, rung.set)
        try:
            await rung.wait()
        finally:
            timer.cancel()

    def forget(self, timer: Timer) -> None:
        """Drop a timer that rang or was called off."""
        self._timers.pop(id(timer), None)

    def close(self) -> None:
        """Call off everything still due."""
        for timer in list(self._timers.values()):
            timer.cancel()
