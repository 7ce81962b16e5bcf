"""Whose request is worked on: one of each person's at a time, and one in all of those who ask for much."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cachetools import LRUCache

from bot.domain.errors import MatchError
from engines.core import Text, text

LATELY: Final = 30.0
"""Seconds for which it counts that somebody's request was worked on."""
MUCH: Final = 15
"""Whoever had so many requests worked on lately shares one turn with all others who had."""
REST: Final = 1.0
"""After a request of theirs none of them has a turn for so many times as long as it took."""
WAITING: Final = 10
"""How many requests of a person wait; more are refused."""
LONGEST: Final = 10.0
"""Seconds after which a request no longer holds up others, such as one that waits for Discord."""
REMEMBERED: Final = 10_000
"""Of so many people it is remembered how much they asked for lately."""

Worker = asyncio.Task[Any]


@dataclass(frozen=True, slots=True, eq=False)
class _Request:
    """What waits to be worked on, or is. newest: of a person's with this name only the newest is wanted."""

    user_id: int
    worker: Worker
    newest: str
    begin: "asyncio.Future[None]"


class Lane:
    """Requests of one sort. A person's are worked on one after the other, in the order in which they came.

    Nobody is held up by another person, except those who had much worked on lately: of these only one
    request is worked on at a time, of whoever had the least, and then none for a while. So however many of
    them there are, they take half of the time at most.
    """

    def __init__(
        self,
        longest: float = LONGEST,
        rest: float = REST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._longest = longest
        self._rest = rest
        self._clock = clock
        self._waiting: dict[int, list[_Request]] = {}
        self._working: dict[int, _Request] = {}
        self._shared: _Request | None = None
        self._shared_since = 0.0
        self._had: LRUCache[int, deque[float]] = LRUCache(REMEMBERED)

    async def come(self, user_id: int, newest: str = "") -> None:
        """Wait until this task may work on somebody's request, which is done with when the task is.

        newest: earlier ones of this name that still wait are refused. Raises MatchError if too many wait, or
        if a newer one came meanwhile.
        """
        worker = asyncio.current_task()
        assert worker is not None  # noqa: S101 - whoever waits is a task
        own = self._working.get(user_id)
        if own is not None and own.worker is worker:
            return  # it would wait for itself
        request = self._queued(_Request(user_id, worker, newest, worker.get_loop().create_future()))
        worker.add_done_callback(lambda _: self._gone(request))
        self._go_on()
        await request.begin

    def _queued(self, request: _Request) -> _Request:
        line = self._waiting.get(request.user_id, [])
        older = [one for one in line if request.newest and one.newest == request.newest]
        for one in older:
            if not one.begin.done():
                one.begin.set_exception(MatchError(Text("quotas-picture-newer")))
        line = [one for one in line if one not in older]
        if len(line) >= WAITING:
            raise MatchError(text("quotas-waiting-met", most=WAITING))
        self._wait(request.user_id, [*line, request])
        return request

    def _go_on(self) -> None:
        """Let everybody begin whose turn it is."""
        ready = [user for user in self._waiting if user not in self._working]
        much = []
        for user in ready:
            if self._much(user):
                much.append(user)
            else:
                self._begin(user)
        if much and self._shared is None:
            # Of several who had as much, whoever has waited longest.
            self._shared_since = self._clock()
            self._shared = self._begin(min(much, key=lambda user: len(self._lately(user))))

    def _begin(self, user_id: int) -> _Request:
        request, *others = self._waiting.pop(user_id)  # what is left goes behind those of others
        self._wait(user_id, others)
        self._working[user_id] = request
        self._count(user_id)
        if not request.begin.done():
            request.begin.set_result(None)
        request.worker.get_loop().call_later(self._longest, self._gone, request)
        return request

    def _gone(self, request: _Request) -> None:
        """A request is done with, was given up, or has held up others long enough."""
        user = request.user_id
        if self._working.get(user) is request:
            del self._working[user]
            if self._shared is request:
                self._pause(request)
        elif request in (line := self._waiting.get(user, [])):
            self._wait(user, [one for one in line if one is not request])
        self._go_on()

    def _pause(self, request: _Request) -> None:
        """Let the others who ask for much wait a little after a request of one of them."""
        took = min(self._clock() - self._shared_since, self._longest)
        request.worker.get_loop().call_later(took * self._rest, self._rested, request)

    def _rested(self, request: _Request) -> None:
        if self._shared is request:
            self._shared = None
            self._go_on()

    def _wait(self, user_id: int, line: list[_Request]) -> None:
        """Let these be all that somebody waits for."""
        if line:
            self._waiting[user_id] = line
        else:
            self._waiting.pop(user_id, None)

    def _much(self, user_id: int) -> bool:
        return len(self._lately(user_id)) >= MUCH

    def _lately(self, user_id: int) -> deque[float]:
        """When requests of somebody were begun, as far as it counts."""
        had, since = self._had.get(user_id, deque()), self._clock() - LATELY
        while had and had[0] < since:
            had.popleft()
        return had

    def _count(self, user_id: int) -> None:
        had = self._lately(user_id)
        had.append(self._clock())
        self._had[user_id] = had
