"""AI players that look far ahead think in a process of their own, and find the same as here."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.bench.matches import begun
from bot.matches.play import thinking
from bot.matches.play.thinking import Here, Thinker, ThinkingProcess, ThoughtLost, searched
from engines.core import Answer, Match
from engines.core.search import Level

GAME = "fortuna"
QUICK, ENDLESS = Level(60), Level(10**9)
PATIENCE = 60.0


@pytest.fixture
def process() -> Iterator[ThinkingProcess]:
    with closing(ThinkingProcess()) as process:
        yield process


def thought(thinker: Thinker, level: Level = QUICK) -> Answer:
    """What is found for the first question of a match that leaves a choice."""
    match: Match[Any] = begun(GAME, 0, 2)
    asked = (one for one in match.table.pending.values() if one.sole_answer() is None)
    return searched(thinker, match, next(asked), level)


def ours() -> list[int]:
    return [one.pid for one in multiprocessing.active_children() if one.pid is not None]


def until_it_thinks() -> int:
    end = time.monotonic() + PATIENCE
    while not ours():
        assert time.monotonic() < end
        time.sleep(0.01)
    return ours()[0]


def test_the_process_finds_the_same_and_another_takes_over_if_it_is_killed(
    process: ThinkingProcess,
) -> None:
    here = thought(Here())
    assert ours() == []
    assert thought(process) == here
    (pid,) = ours()
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    os.kill(pid, signal.SIGKILL)
    with capture_logs() as logs:
        assert thought(process) == here
    assert [line["event"] for line in logs] == ["thinking process lost"]
    assert ours() != [pid]


def test_what_is_asked_on_and_on_is_broken_off_when_the_bot_stops() -> None:
    with ThreadPoolExecutor(1) as thread:
        with closing(ThinkingProcess()) as process:
            asked = thread.submit(thought, process, ENDLESS)
            until_it_thinks()
        with pytest.raises(ThoughtLost):
            asked.result(PATIENCE)
    assert ours() == []


def test_a_question_that_kills_the_process_twice_is_given_up(process: ThinkingProcess) -> None:
    with ThreadPoolExecutor(1) as thread, capture_logs() as logs:
        asked = thread.submit(thought, process, ENDLESS)
        first = until_it_thinks()
        os.kill(first, signal.SIGKILL)
        while (second := until_it_thinks()) == first:
            time.sleep(0.01)
        os.kill(second, signal.SIGKILL)
        with pytest.raises(ThoughtLost):
            asked.result(PATIENCE)
    assert [line["event"] for line in logs] == ["thinking process lost"] * 2


def test_what_takes_too_long_is_broken_off_once_and_what_comes_next_is_thought_about(
    process: ThinkingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = thought(Here())
    with monkeypatch.context() as patch, capture_logs() as logs:
        patch.setattr(thinking, "LONGEST", 0.0)
        with pytest.raises(ThoughtLost):
            thought(process, ENDLESS)
    assert [line["event"] for line in logs] == ["thinking took too long"]
    assert ours() == []
    assert thought(process) == here
