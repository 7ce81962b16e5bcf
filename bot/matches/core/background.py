"""Something that is done for each match whenever it has moved on, beside everything else."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Job = Callable[[str], Awaitable[None]]
Found = TypeVar("Found")


class BackgroundTasks:
    """Does a job for each match it is poked for, one at a time, and once more if poked again meanwhile.

    What takes long is worked out in a thread beside.
    """

    def __init__(self, job: Job, name: str) -> None:
        self._job = job
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wanted: set[str] = set()
        self._thread = ThreadPoolExecutor(1, name)

    def __len__(self) -> int:
        """How many matches are being worked on, or wait for it."""
        return len(self._tasks)

    def __contains__(self, match_id: str) -> bool:
        """Whether a match is being worked on, or waits for it."""
        return match_id in self._tasks

    def poke(self, match_id: str) -> None:
        """Do the job for a match that has moved on."""
        self._wanted.add(match_id)
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._run(match_id))

    async def worked_out(self, work: Callable[..., Found], *given: Any) -> Found:
        """What `work` gives, called in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def idle(self) -> None:
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """Stop in the midst of it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _run(self, match_id: str) -> None:
        try:
            while match_id in self._wanted:
                self._wanted.discard(match_id)
                await self._job(match_id)
        finally:
            self._wanted.discard(match_id)
            del self._tasks[match_id]
