"""The bot as operators run it: a process of its own, connected to a stand-in of Discord."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.bench.figure import NotMeasured
from bot.sandbox import Sandbox

START_SECONDS = 60.0


@asynccontextmanager
async def running(sandbox: Sandbox, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """`caravan run` against the stand-in, with this database, until the block ends.

    Raises NotMeasured, with the bot's last words, if it does not come up.
    """
    surroundings = os.environ | {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DATABASE_URL": f"sqlite:///{database}",
        "CARAVAN_LOG_LEVEL": "WARNING",
        "CARAVAN_AI_PAUSE": "0",
    }
    words = database.with_suffix(".log")
    with words.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=surroundings, stderr=log
        )
    try:
        await _up(sandbox, process, words)
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _up(sandbox: Sandbox, process: asyncio.subprocess.Process, words: Path) -> None:
    """Wait until the bot takes commands."""
    ready = asyncio.create_task(sandbox.ready(START_SECONDS))
    ended = asyncio.create_task(process.wait())
    await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
    ended.cancel()
    if not ready.done() or ready.exception() is not None:
        ready.cancel()
        raise NotMeasured(f"the bot did not start: {_last_line(words)}")


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
