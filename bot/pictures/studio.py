"""Pictures drawn in a process of their own, so that nobody's click waits for one.

Python lets one thread of a process compute at a time. Drawn beside the event loop, ten pictures a second
would take that from every click; in another process they take another core.
"""

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, cast

import structlog

import renderer
from bot.child_process import LATER, SOON, give_way, processes, settle_in
from engines.core import View
from renderer.core.palette import Mark
from renderer.core.picture import Caption, Change, Painter, Picture, Report, Trail
from renderer.core.replay import Shot, Timeline

_log = structlog.get_logger(__name__)


class FilmLost(Exception):
    """The process that drew a film has ended before the film was done."""


class Studio:
    """A process that draws one picture at a time, and one more for as long as a film is drawn.

    They end when it is closed, and by themselves when the bot is killed.
    """

    def __init__(self) -> None:
        self._pool = _new_pool()
        self._renewing = Lock()
        self._painters: dict[str, Painter] = {}

    def close(self) -> None:
        """Finish the picture being drawn and end; nothing can be drawn here after that."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        del self._pool
        gc.collect()  # else the system complains of the locks if the program is replaced by another

    def painter(self, game: str) -> Painter:
        """A painter whose pictures are drawn here. Raises KeyError naming the games there are."""
        if game not in self._painters:
            near = renderer.painter(game)
            self._painters[game] = _Away(near, self, near.game, near.zones, near.marks)
            with suppress(BrokenProcessPool):  # whoever wants a picture first will see to it
                self._pool.submit(_load, game)
        return self._painters[game]

    def draw(self, game: str, kind: str, *given: object) -> Picture:
        """Have a painter's picture drawn, and wait for it. kind: the name of its method.

        If the process has died meanwhile, as the system may let it when memory runs out, another one draws.
        """
        pool = self._pool
        try:
            return pool.submit(_drawn, game, kind, *given).result()
        except BrokenProcessPool:
            _log.warning("drawing process lost", game=game, picture=kind)
            return self._instead_of(pool).submit(_drawn, game, kind, *given).result()

    def _instead_of(self, lost: ProcessPoolExecutor) -> ProcessPoolExecutor:
        """A new process, unless somebody else who waited for the lost one has begun it already."""
        with self._renewing:
            if self._pool is lost:
                lost.shutdown(wait=False)
                self._pool = _new_pool()
            return self._pool

    def film(self, game: str, shots: Iterable[Shot], timeline: Timeline, caption: Caption) -> bytes:
        """Have a replay drawn, and wait for it. If `shots` raises, it is broken off. Raises FilmLost."""
        ours, theirs = processes.Pipe()
        worker = processes.Process(
            target=_filmed, args=(theirs, game, timeline, caption), daemon=True
        )
        worker.start()
        theirs.close()
        try:
            return _watched(ours, shots)
        except (EOFError, OSError) as error:
            raise FilmLost(game) from error
        finally:
            ours.close()
            worker.kill()
            worker.join()


@dataclass(slots=True)
class _Away:
    """A painter that says and compares things here, but has its pictures drawn in the studio."""

    near: Painter
    studio: Studio
    game: str
    zones: Sequence[str]
    marks: Mapping[str, Mark]

    def board(self, view: View[Any], caption: Caption, trail: Trail = ()) -> Picture:
        return self.studio.draw(self.game, "board", view, caption, trail)

    def hand(self, view: View[Any], caption: Caption, seat: int) -> Picture:
        return self.studio.draw(self.game, "hand", view, caption, seat)

    def zoom(self, view: View[Any], caption: Caption, zone: str, trail: Trail = ()) -> Picture:
        return self.studio.draw(self.game, "zoom", view, caption, zone, trail)

    def report(self, view: View[Any], caption: Caption, key: str) -> Picture:
        return self.studio.draw(self.game, "report", view, caption, key)

    def reports(self, view: View[Any]) -> Sequence[Report]:
        return self.near.reports(view)

    def replay(self, shots: Iterable[Shot], timeline: Timeline, caption: Caption) -> bytes:
        return self.studio.film(self.game, shots, timeline, caption)

    def changes(self, trail: Trail, view: View[Any]) -> list[Change]:
        return self.near.changes(trail, view)

    def describe(self, view: View[Any], caption: Caption, trail: Trail = ()) -> str:
        return self.near.describe(view, caption, trail)

    def text_board(self, view: View[Any], caption: Caption) -> str:
        return self.near.text_board(view, caption)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=processes, initializer=_settle_in)


def _watched(worker: Connection, shots: Iterable[Shot]) -> bytes:
    """Hand over the shots as they are wanted, then wait for the film."""
    with suppress(BrokenPipeError):  # it has given up, and says why
        for shot in shots:
            worker.send(shot)
        worker.send(None)
    done = worker.recv()
    if isinstance(done, Exception):
        raise done
    return cast("bytes", done)


# --- what happens in the other processes -----------------------------------------------------------


def _settle_in() -> None:
    """Let those who click come before the pictures: a board may come a little later, a response may not."""
    settle_in()
    give_way(SOON)


def _load(game: str) -> None:
    renderer.painter(game)


def _drawn(game: str, kind: str, *given: Any) -> Picture:
    draw = getattr(renderer.painter(game), kind)
    return cast("Picture", draw(*given))


def _filmed(bot: Connection, game: str, timeline: Timeline, caption: Caption) -> None:
    settle_in()
    give_way(LATER)
    shots: Iterator[Shot] = iter(bot.recv, None)
    try:
        bot.send(renderer.painter(game).replay(shots, timeline, caption))
    except Exception as error:  # noqa: BLE001 - told to the bot, which tells the person and the log
        bot.send(error)
