"""Where pictures are drawn: what is owed to a thread first, then for whoever had the fewest."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from threading import Event as Flag
from typing import Any, TypeVar, cast

T = TypeVar("T")
LATELY = 60.0
"""Seconds for which it counts that somebody had a picture drawn."""
REMEMBERED = 10_000
"""What so many people had drawn lately is remembered."""


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    number: int
    asker: int | None
    work: Callable[[], Any]
    done: "asyncio.Future[Any]"


class Easel:
    """Draws one picture at a time, off the event loop.

    Of the people who wait, whoever has had the fewest lately is next: so somebody who asks for a hundred
    pictures waits for all of them, and whoever asks now and then hardly waits at all.
    """

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "draw")
        self._waiting: list[_Job] = []
        self._busy = False
        self._closed = False
        self._numbers = count(1)
        self._had: OrderedDict[int, deque[float]] = OrderedDict()
        self.quiet = Flag()
        """Set as long as nobody waits for a picture; what takes longer than one lets them pass."""
        self.quiet.set()

    def prepare(self, work: Callable[[], Any]) -> None:
        """Have something done before the first picture is needed."""
        self._worker.submit(work)

    def close(self) -> None:
        """Finish the picture being drawn, and draw no more."""
        self._closed = True
        self.quiet.set()
        for job in self._waiting:
            job.done.cancel()
        self._worker.shutdown(wait=True, cancel_futures=True)

    async def draw(self, work: Callable[[], T], asker: int | None = None) -> T:
        """Draw a picture when its turn comes. asker: who wants to see it; None: it is owed to a thread.

        Raises CancelledError if nothing is drawn any more.
        """
        done = asyncio.get_running_loop().create_future()
        if self._closed:
            done.cancel()
        self._waiting.append(_Job(next(self._numbers), asker, work, done))
        self._go_on()
        return cast("T", await done)

    def _go_on(self) -> None:
        self._waiting = [job for job in self._waiting if not job.done.done()]
        if self._busy or self._waiting:
            self.quiet.clear()
        else:
            self.quiet.set()
        if self._busy or self._closed or not self._waiting:
            return
        job = min(self._waiting, key=self._rank)
        self._waiting.remove(job)
        if job.asker is not None:
            self._count(job.asker)
        self._busy = True
        drawn = asyncio.get_running_loop().run_in_executor(self._worker, job.work)
        drawn.add_done_callback(partial(self._drawn, job))

    def _rank(self, job: _Job) -> tuple[bool, int, int]:
        had = 0 if job.asker is None else len(self._lately(job.asker))
        return job.asker is not None, had, job.number

    def _lately(self, user_id: int) -> deque[float]:
        """When somebody had pictures drawn, as far as it counts."""
        had, since = self._had.get(user_id, deque()), time.monotonic() - LATELY
        while had and had[0] < since:
            had.popleft()
        return had

    def _count(self, user_id: int) -> None:
        had = self._lately(user_id)
        had.append(time.monotonic())
        self._had[user_id] = had
        self._had.move_to_end(user_id)
        while len(self._had) > REMEMBERED:
            self._had.popitem(last=False)

    def _drawn(self, job: _Job, drawn: "asyncio.Future[Any]") -> None:
        self._busy = False
        if drawn.cancelled():
            job.done.cancel()
        elif (error := drawn.exception()) is not None and not job.done.done():
            job.done.set_exception(error)
        elif not job.done.done():
            job.done.set_result(drawn.result())
        self._go_on()
