"""How fast boards are painted, and how heavy they are."""

import time
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from statistics import median
from typing import Any

from bot.bench import matches
from bot.bench.figure import Effort, Figure, Measure, Probe, percentile
from bot.bench.moments import moments
from engines.core import View
from renderer import Caption, Painter, painter
from renderer.core.picture import Seen
from renderer.core.replay import Shot, Timeline, turn_ends

SAMPLES = 40


def probes(name: str) -> list[Probe]:
    """The measurements of one of `matches.names`."""
    return [
        Probe(
            (
                Figure(f"{name}.picture.p50", "ms", "<=", 60),
                Figure(f"{name}.picture.p95", "ms", "<=", 120),
                Figure(f"{name}.picture.size", "KB", "<=", 300),
            ),
            _boards(name),
        ),
        Probe(
            (
                Figure(f"{name}.animation", "s", "<=", 5),
                Figure(f"{name}.animation.size", "MB", "<=", 8),
            ),
            _animation(name),
        ),
    ]


def _boards(name: str) -> Measure:
    """Boards along a match with what changed since the one before, caches warm: view to bytes."""

    def measure(effort: Effort) -> Mapping[str, float]:
        views = _views(name, SAMPLES)
        caption = _caption(name)
        painted(painter(matches.game_of(name)), views, caption)
        runs = [painted(painter(matches.game_of(name)), views, caption) for _ in range(effort.runs)]
        return {
            f"{name}.picture.p50": median(percentile([ms for ms, _ in run], 50) for run in runs),
            f"{name}.picture.p95": median(percentile([ms for ms, _ in run], 95) for run in runs),
            f"{name}.picture.size": max(size for run in runs for _, size in run) / 1000,
        }

    return measure


def painted(
    paints: Painter, views: Sequence[View[Any]], caption: Caption
) -> list[tuple[float, int]]:
    """Processor milliseconds and bytes of each board but the first, with what changed since."""
    taken: list[tuple[float, int]] = []
    for before, view in pairwise(views):
        begun = time.process_time()
        picture = paints.board(view, caption, [Seen(before, 0)])
        taken.append(((time.process_time() - begun) * 1000, len(picture.png)))
    return taken


def _animation(name: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        match = matches.longest(name)
        ends = turn_ends([entry.seat for entry in match.live()])
        views = {at: view for at, view in enumerate(_views(name, match.number + 1)) if at in ends}
        shots = [Shot(view, at) for at, view in views.items()]
        timeline = Timeline(match.number, [], match.result())
        times: list[float] = []
        size = 0
        for _ in range(max(1, effort.runs // 2)):
            begun = time.process_time()
            size = len(painter(matches.game_of(name)).replay(shots, timeline, _caption(name)))
            times.append(time.process_time() - begun)
        return {f"{name}.animation": median(times), f"{name}.animation.size": size / 1_000_000}

    return measure


def _caption(name: str) -> Caption:
    seats = matches.longest(name).header.seats
    return Caption("Bench", "0" * 64, [f"Seat {seat + 1}" for seat in range(seats)], "en")


@cache
def _views(name: str, count: int) -> list[View[Any]]:
    """What the public saw at so many moments, evenly spread over the longest match."""
    return [table.view(None) for table in moments(matches.longest(name), count)]
