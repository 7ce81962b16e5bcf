"""Where pictures are drawn: in the order of asking, but for those who ask for many."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, TypeVar, cast

from cachetools import LRUCache

from bot.meter import meter

T = TypeVar("T")
LATELY = 60.0
"""Seconds for which it counts that somebody, or a thread, had a picture drawn."""
OFTEN = 12
"""A thread that had so many pictures lately had many: a match is seldom played that fast."""
MANY = 4
"""A person who had so many lately had many."""
AT_ONCE = 2
"""How many pictures are on their way: while one is drawn the next is made ready."""
REMEMBERED = 10_000
"""What so many people and threads had drawn lately is remembered."""

For = int | str
"""Whom a picture is for: a person who wants to see it, or a match whose thread is owed it."""


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    number: int
    whom: For
    work: Callable[[], Any]
    done: "asyncio.Future[Any]"
    asked: float


class Easel:
    """Draws pictures off the event loop, in the order in which they were asked for.

    Whoever has had many lately waits behind all others, and of these whoever has had the fewest is next: so
    somebody who asks for a hundred pictures waits for all of them, and whoever asks now and then hardly waits
    at all. A thread in which people act and take back without a pause is no better off than they are.
    """

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._worker = ThreadPoolExecutor(at_once, "draw")
        self._waiting: list[_Job] = []
        self._idle = at_once
        self._closed = False
        self._numbers = count(1)
        self._had: LRUCache[For, deque[float]] = LRUCache(REMEMBERED)

    @property
    def waiting(self) -> int:
        """How many pictures were asked for and are not being drawn yet."""
        return sum(not job.done.done() for job in self._waiting)

    def prepare(self, work: Callable[[], Any]) -> None:
        """Have something done before the first picture is needed."""
        self._worker.submit(work)

    def close(self) -> None:
        """Finish the picture being drawn, and draw no more."""
        self._closed = True
        for job in self._waiting:
            job.done.cancel()
        self._worker.shutdown(wait=True, cancel_futures=True)

    async def draw(self, work: Callable[[], T], whom: For) -> T:
        """Draw a picture when its turn comes. Raises CancelledError if nothing is drawn any more."""
        done = asyncio.get_running_loop().create_future()
        if self._closed:
            done.cancel()
        self._waiting.append(_Job(next(self._numbers), whom, work, done, time.monotonic()))
        self._go_on()
        return cast("T", await done)

    def _go_on(self) -> None:
        self._waiting = [job for job in self._waiting if not job.done.done()]
        if not self._idle or self._closed or not self._waiting:
            return
        job = min(self._waiting, key=self._rank)
        self._waiting.remove(job)
        self._count(job.whom)
        self._idle -= 1
        drawn = asyncio.get_running_loop().run_in_executor(self._worker, job.work)
        drawn.add_done_callback(partial(self._drawn, job))

    def _rank(self, job: _Job) -> tuple[int, int]:
        had = len(self._lately(job.whom))
        many = had >= (OFTEN if isinstance(job.whom, str) else MANY)
        return had if many else 0, job.number

    def _lately(self, whom: For) -> deque[float]:
        """When pictures were drawn for a person or a thread, as far as it counts."""
        had, since = self._had.get(whom, deque()), time.monotonic() - LATELY
        while had and had[0] < since:
            had.popleft()
        return had

    def _count(self, whom: For) -> None:
        had = self._lately(whom)
        had.append(time.monotonic())
        self._had[whom] = had

    def _drawn(self, job: _Job, drawn: "asyncio.Future[Any]") -> None:
        self._idle += 1
        if drawn.cancelled():
            job.done.cancel()
        elif (error := drawn.exception()) is not None and not job.done.done():
            job.done.set_exception(error)
        elif not job.done.done():
            meter().picture(time.monotonic() - job.asked)
            job.done.set_result(drawn.result())
        self._go_on()
