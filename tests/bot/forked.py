"""Processes that need not load the program first: copies of one that has loaded it and does nothing else.

To load it takes longer than what most tests let such a process do. A copy has surroundings, signals, standard
output and standard error of its own, and is killed as any other process.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from io import FileIO
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
LOADED = "tests.bot.loaded"

_copies = multiprocessing.get_context("forkserver")


def prepare() -> None:
    """Begin to load the program in the process that is copied, unless there is one."""
    here, path = Path.cwd(), os.environ.get("PYTHONPATH")
    forkserver.set_forkserver_preload([LOADED])
    os.chdir(ROOT)
    os.environ["PYTHONPATH"] = str(ROOT)
    try:
        forkserver.ensure_running()
    finally:
        os.chdir(here)
        del os.environ["PYTHONPATH"]
        if path is not None:
            os.environ["PYTHONPATH"] = path


class Copy:
    """A running process."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        assert process.pid is not None
        self.pid: int = process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, or the negative number of the signal that ended it; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    async def wait(self) -> int:
        """Wait for its end, and tell how it ended."""
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self._process.sentinel, over.set)
        try:
            await over.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self.returncode is not None
        return self.returncode


class Heard:
    """A copy with what it says on standard output and standard error."""

    def __init__(
        self, process: Copy, stdout: asyncio.StreamReader, stderr: asyncio.StreamReader
    ) -> None:
        self.process = process
        self.stdout, self.stderr = stdout, stderr
        self.pid = process.pid
        self.send_signal, self.kill = process.send_signal, process.kill

    @property
    def returncode(self) -> int | None:
        """See Copy."""
        return self.process.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait for its end; gives what it has said that has not been read yet."""
        said = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.process.wait()
        return said[0], said[1]


def verb(*words: str) -> None:
    """Run a verb of `caravan`, and end."""
    from bot.cli import main

    main(words)


async def bot(surroundings: Mapping[str, str], log: IO[bytes]) -> Copy:
    """Start `caravan run` as `bot.bench.process` does."""
    return begin(verb, "run", surroundings=surroundings, out=1, complaints=log.fileno())


def begin(
    program: Callable[..., Any],
    *words: str,
    surroundings: Mapping[str, str],
    out: int,
    complaints: int,
) -> Copy:
    """Let a copy run a program. out, complaints: the files that are its standard output and error."""
    prepare()
    files = [Connection(os.dup(one), readable=False) for one in (out, complaints)]
    given = (program, words, dict(surroundings), Path.cwd(), *files)
    process = _copies.Process(target=_live, args=given)
    process.start()
    for one in files:
        one.close()
    return Copy(process)


@asynccontextmanager
async def heard(
    program: Callable[..., Any], *words: str, surroundings: Mapping[str, str]
) -> AsyncIterator[Heard]:
    """A copy that is listened to, killed if it outlives the block."""
    (out, said), (complaints, told) = os.pipe(), os.pipe()
    process = begin(program, *words, surroundings=surroundings, out=said, complaints=told)
    os.close(said)
    os.close(told)
    async with _read(out) as stdout, _read(complaints) as stderr:
        try:
            yield Heard(process, stdout, stderr)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


@asynccontextmanager
async def _read(file: int) -> AsyncIterator[asyncio.StreamReader]:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_read_pipe(lambda: protocol, FileIO(file))
    try:
        yield reader
    finally:
        transport.close()


def _live(
    program: Callable[..., Any],
    words: tuple[str, ...],
    surroundings: dict[str, str],
    place: Path,
    *files: Connection,
) -> None:
    for number, file in enumerate(files, 1):
        os.dup2(file.fileno(), number)
        file.close()
    os.environ.clear()
    os.environ.update(surroundings)
    os.chdir(place)
    program(*words)
