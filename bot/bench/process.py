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


def resident_mb(pid: int) -> float:
    """How much memory a process keeps resident, in megabytes. Raises NotMeasured where that is not told."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError as error:
        raise NotMeasured("the system does not tell a process's memory in /proc") from error
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024 / 1_000_000
