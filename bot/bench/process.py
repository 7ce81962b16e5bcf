"""The bot as operators run it: a process of its own, connected to a stand-in of Discord."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from bot.bench.figure import NotMeasured
from bot.domain.shards import Shards
from bot.sandbox import Sandbox

START_SECONDS = 120.0


@dataclass(eq=False)
class BotProcess:
    """`caravan run` against a stand-in of Discord. words: the file its log goes to. shards: None for all."""

    sandbox: Sandbox
    url: URL
    words: Path
    shards: Shards | None = None
    _process: Process | None = None

    @property
    def process(self) -> Process:
        """The process while it runs."""
        assert self._process is not None  # noqa: S101 - it has been started
        return self._process

    async def start(self) -> None:
        """Start it, and wait until it takes commands.

        Raises NotMeasured, with the bot's last words, if it does not come up.
        """
        with self.words.open("ab") as log:
            self._process = await begin(self._surroundings(), log)
        own = None if self.shards is None else self.shards.own
        ready = asyncio.create_task(self.sandbox.ready(START_SECONDS, own))
        ended = asyncio.create_task(self.process.wait())
        await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not ready.done() or ready.exception() is not None:
            ready.cancel()
            raise NotMeasured(f"the bot did not start: {_last_line(self.words)}")

    def _surroundings(self) -> dict[str, str]:
        told = {
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_BASE": self.sandbox.api_base,
            "DISCORD_GATEWAY_URL": self.sandbox.gateway_url,
            "DATABASE_URL": self.url.render_as_string(hide_password=False),
            "CARAVAN_LOG_LEVEL": "WARNING",
            "CARAVAN_AI_PAUSE": "0",
            "CARAVAN_SHARDS": "" if self.shards is None else str(self.shards),
        }
        return os.environ | told

    async def kill(self) -> None:
        """End it in the middle of what it does, as by kill -9."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        """Stop it in good order, if it still runs."""
        if self._process is not None:
            if self.process.returncode is None:
                self.process.terminate()
            await self.process.wait()


async def begin(surroundings: Mapping[str, str], log: IO[bytes]) -> Process:
    """Start `caravan run` with its environment; what it complains of goes to a file."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=surroundings, stderr=log
    )


def in_file(database: Path) -> URL:
    """The address of a database in a file."""
    return URL.create("sqlite+aiosqlite", database=str(database))


@asynccontextmanager
async def running(sandbox: Sandbox, database: Path) -> AsyncIterator[Process]:
    """`caravan run` with a database in a file, until the block ends. Raises NotMeasured."""
    bot = BotProcess(sandbox, in_file(database), database.with_suffix(".log"))
    try:
        await bot.start()
        yield bot.process
    finally:
        await bot.stop()


def _last_line(words: Path) -> str:
    said = words.read_text(errors="replace").strip().splitlines()
    return said[-1] if said else "without a word"


def memory_mb(pid: int) -> float:
    """How much memory a process and those it has started keep resident together, in megabytes.

    What several of them share counts once. Raises NotMeasured where the system does not tell.
    """
    return sum(_share(one) for one in _family(pid)) / 1_000_000


def _family(pid: int) -> list[int]:
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        told = [(task / "children").read_text(encoding="ascii") for task in tasks]
    except OSError as error:
        raise NotMeasured("the system does not tell in /proc what a process has started") from error
    children = [int(number) for line in told for number in line.split()]
    return [pid, *(one for child in children for one in _family(child))]


def _share(pid: int) -> int:
    """The bytes a process keeps resident; of what it shares with others, its part."""
    try:
        told = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    except OSError as error:
        raise NotMeasured("the system does not tell a process's memory in /proc") from error
    line = next(line for line in told.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) * 1024
