"""Where AI players think that look far ahead: in a process of their own, so that no click waits for them.

Thinking takes a core for seconds. In a thread of the bot it would hold up everything else.
"""

from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, Protocol

import structlog

from bot.child_process import LATER, give_way, processes, settle_in
from bot.habits import habits_of
from engines import registry
from engines.core import Answer, Decision, GameSpec, Match
from engines.core.search import Level, Task, taken
from engines.core.worlds import Unknowable

LONGEST = 300.0
"""Seconds that a question may take. A hard player needs some six on a slow machine; what takes much longer
has no end, as may happen to rules in a world that cannot be."""

_log = structlog.get_logger(__name__)


class ThoughtLost(Exception):
    """The process that thought has ended, and so has the one that took over; or it has taken too long."""


class Thinker(Protocol):
    """Thinks about one question after the other, and lets whoever asks wait."""

    def ranked(self, spec: GameSpec[Any], content: Any, task: Task) -> list[Answer]:
        """The answers that were tried out, the best one first.

        Raises Unknowable, Misjudged, ThoughtLost.
        """
        ...


class Here:
    """Thinks where it is asked."""

    def ranked(self, spec: GameSpec[Any], content: Any, task: Task) -> list[Answer]:
        """See Thinker."""
        return task.ranked(spec, content, habits_of(spec.key))


class ThinkingProcess:
    """Thinks in a process that begins with the first question and gives way to everything else.

    If it dies, as the system may let it when memory runs out, another one takes over. One that thinks for too
    long is ended: that question is given up at once, and the next one begins another. It ends when this is
    closed, and by itself when the bot is killed.
    """

    def __init__(self) -> None:
        self._asking = Lock()
        self._worker: tuple[BaseProcess, Connection] | None = None
        self._closed = False

    def close(self) -> None:
        """Break off what is thought; nothing can be asked after that."""
        self._closed, worker = True, self._worker
        if worker is not None:
            worker[0].kill()  # or whoever waits for its answer would hold the lock
        with self._asking:
            self._end()

    def ranked(self, spec: GameSpec[Any], content: Any, task: Task) -> list[Answer]:
        """See Thinker. The game must be a registered one."""
        with self._asking:
            for _ in range(2):
                if self._closed:
                    break
                try:
                    return self._asked(content, task)
                except (EOFError, OSError):
                    self._end()
                if not self._closed:
                    _log.warning("thinking process lost", game=spec.key)
        raise ThoughtLost(spec.key)

    def _asked(self, content: Any, task: Task) -> list[Answer]:
        _, connection = self._worker = self._worker or _begun()
        connection.send((content, task))
        if not connection.poll(LONGEST):
            # It would take as long again, and all other matches wait meanwhile.
            self._end()
            _log.warning("thinking took too long", game=task.game)
            raise ThoughtLost(task.game)
        found = connection.recv()
        if isinstance(found, Exception):
            raise found
        answers: list[Answer] = found
        return answers

    def _end(self) -> None:
        if self._worker is not None:
            process, connection = self._worker
            connection.close()
            process.kill()
            process.join()
            self._worker = None


def searched(thinker: Thinker, match: Match[Any], decision: Decision, level: Level) -> Answer:
    """The answer found by trying out what follows; what is usual where no world can be made up.

    Raises Misjudged, ThoughtLost.
    """
    if (sole := decision.sole_answer()) is not None:
        return sole
    try:
        task = Task.of(match, decision, level)
        ranked = thinker.ranked(match.spec, match.content, task)
    except Unknowable:
        ranked = []
    return taken(match, decision, ranked, habits_of(match.spec.key))


def _begun() -> tuple[BaseProcess, Connection]:
    ours, theirs = processes.Pipe()
    worker = processes.Process(target=_think, args=(theirs,), daemon=True)
    worker.start()
    theirs.close()
    return worker, ours


# --- what happens in the other process -------------------------------------------------------------


def _think(bot: Connection) -> None:
    settle_in()
    give_way(LATER)
    with suppress(EOFError, OSError):  # the bot is gone
        while True:
            bot.send(_found(*bot.recv()))


def _found(content: Any, task: Task) -> list[Answer] | Exception:
    try:
        return Here().ranked(registry.games()[task.game], content, task)
    except Exception as error:  # noqa: BLE001 - told to the bot, which tells the log
        return error
