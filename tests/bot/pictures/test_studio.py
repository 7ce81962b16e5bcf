"""Pictures drawn in a process of their own: the same as here, whatever becomes of the process."""

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import renderer
from bot.bench.matches import begun
from bot.pictures.studio import FilmLost, Studio
from engines.core import View
from renderer.core.picture import Caption, Seen
from renderer.core.replay import Shot, Timeline
from tests.renderer.playouts import fewest, match, play

GAME = "caylus"
PATIENCE = 30.0


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    with closing(Studio()) as studio:
        yield studio


@pytest.fixture(scope="module")
def view() -> View[Any]:
    return begun(GAME, 0, 2).table.view(None)


CAPTION = Caption("Bench", "0" * 64, ("Ana", "Ben"), "en")


def children() -> list[int]:
    return [one.pid for one in multiprocessing.active_children() if one.pid is not None]


def test_pictures_are_the_same_as_those_drawn_here(studio: Studio, view: View[Any]) -> None:
    here, there = renderer.painter(GAME), studio.painter(GAME)
    trail = [Seen(view, 0)]
    zone = here.zones[0]
    assert there.board(view, CAPTION, trail) == here.board(view, CAPTION, trail)
    assert there.zoom(view, CAPTION, zone, trail) == here.zoom(view, CAPTION, zone, trail)
    own = begun(GAME, 0, 2).table.view(1)
    assert there.hand(own, CAPTION, 1) == here.hand(own, CAPTION, 1)
    assert there.describe(view, CAPTION) == here.describe(view, CAPTION)
    assert there.text_board(view, CAPTION) == here.text_board(view, CAPTION)
    assert there.changes(trail, view) == here.changes(trail, view)
    assert (there.game, there.zones, there.marks) == (GAME, here.zones, here.marks)


def test_a_view_is_handed_over_without_what_plays_it(view: View[Any]) -> None:
    state = view.state.__getstate__()[1]
    assert "_table" not in state
    assert state["content"] is view.state.content


def test_an_error_of_a_painter_comes_back(studio: Studio, view: View[Any]) -> None:
    with pytest.raises(ValueError, match="from that seat's own view"):
        studio.painter(GAME).hand(view, CAPTION, 0)


def test_when_the_process_is_lost_another_one_draws(view: View[Any]) -> None:
    with closing(Studio()) as studio:
        before = set(children())
        painter = studio.painter(GAME)
        first = painter.board(view, CAPTION)
        (worker,) = set(children()) - before
        os.kill(worker, signal.SIGKILL)
        assert painter.board(view, CAPTION) == first


def test_what_asks_the_bot_to_stop_does_not_end_a_picture(studio: Studio, view: View[Any]) -> None:
    painter = studio.painter(GAME)
    painter.board(view, CAPTION)
    workers = children()
    for worker in workers:
        os.kill(worker, signal.SIGTERM)
        os.kill(worker, signal.SIGINT)
    painter.board(view, CAPTION)
    assert children() == workers


def test_a_film_is_the_same_as_one_drawn_here(studio: Studio, view: View[Any]) -> None:
    shots, timeline = [Shot(view, 0), Shot(view, 1)], Timeline(1, [])
    here, there = (one.painter(GAME) for one in (renderer, studio))
    assert there.replay(iter(shots), timeline, CAPTION) == here.replay(shots, timeline, CAPTION)


def test_a_film_is_broken_off_when_its_shots_are(studio: Studio, view: View[Any]) -> None:
    painter = studio.painter(GAME)
    before = children()

    def shots() -> Iterator[Shot]:
        yield Shot(view, 0)
        raise RuntimeError("the bot stops")

    with pytest.raises(RuntimeError, match="the bot stops"):
        painter.replay(shots(), Timeline(1, []), CAPTION)
    assert children() == before


def test_an_error_in_a_film_comes_back(studio: Studio, view: View[Any]) -> None:
    strange = Caption("Bench", "0" * 64, ("Ana", "Ben"), "no language")
    with pytest.raises(KeyError):
        studio.painter(GAME).replay(iter([Shot(view, 0)]), Timeline(1, []), strange)


def test_a_film_whose_process_is_lost_is_told_of(studio: Studio, view: View[Any]) -> None:
    painter = studio.painter(GAME)  # which begins the process for pictures, if nothing has yet
    before = set(children())

    def shots() -> Iterator[Shot]:
        yield Shot(view, 0)
        (worker,) = set(children()) - before
        os.kill(worker, signal.SIGKILL)

    with pytest.raises(FilmLost):
        painter.replay(shots(), Timeline(1, []), CAPTION)


KILLED = """
import multiprocessing, os, signal
from bot.bench.matches import begun
from bot.pictures.studio import Studio
from renderer.core.picture import Caption

view = begun("caylus", 0, 2).table.view(None)
Studio().painter("caylus").board(view, Caption("Bench", "0" * 64, ("Ana", "Ben"), "en"))
print(*(one.pid for one in multiprocessing.active_children()), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_process_ends_with_a_bot_that_is_killed() -> None:
    told = subprocess.run(
        [sys.executable, "-c", KILLED], capture_output=True, text=True, check=False
    )
    (worker,) = [int(number) for number in told.stdout.split()]
    end = time.monotonic() + PATIENCE
    while _runs(worker):
        assert time.monotonic() < end, "still there"
        time.sleep(0.01)


def _runs(pid: int) -> bool:
    """Whether a process is there that has not ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("game", renderer.KEYS)
def test_whatever_has_been_made_of_a_game_its_views_can_be_sent_to_the_process(game: str) -> None:
    played = match(game, fewest(game), "sent")
    sent: list[bytes] = []
    for count in play(played, "sent"):
        if count % 20 == 0 or played.over:
            sent += [pickle.dumps(played.view(seat)) for seat in (None, 0, 1)]
    assert played.over
    assert len(sent) > 9
    received, content = pickle.loads(sent[-1]).state.content, played.view(1).state.content
    assert received == content
    # what is derived while a view is being sent must not stand among what is sent
    assert vars(received).keys() == {one.name for one in fields(content)} < vars(content).keys()
