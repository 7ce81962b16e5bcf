"""How much memory the bot holds once it has drawn all that can be asked of it.

That is measured in a process that has the bot loaded and draws as the bot does, in another one: what both
keep resident together.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib import import_module
from itertools import pairwise
from typing import Any

from bot.bench.figure import Effort, Figure, NotMeasured, Probe
from bot.bench.matches import begun, play_out
from bot.bench.moments import moments
from bot.bench.process import memory_mb
from bot.memory import return_large_blocks
from bot.pictures.studio import Studio
from data.catalogues import languages
from engines.core import Match
from engines.registry import game, games
from renderer import Caption, Painter
from renderer.core.picture import Seen, zones_of
from renderer.core.replay import Shot, Timeline

NAME = "drawn.resident"


def probes() -> list[Probe]:
    """The one measurement, of all games together."""
    return [Probe((Figure(NAME, "MB", "<=", 250),), _measured)]


def _measured(effort: Effort) -> Mapping[str, float]:
    # Started so, it has no main module that the process which draws would load, too.
    begin = f"from bot.bench.drawn import draw_and_tell; draw_and_tell({effort.runs})"
    command = [sys.executable, "-c", begin]
    told = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own module
    if told.returncode:
        raise NotMeasured(f"nothing could be drawn: {told.stderr.strip().splitlines()[-1]}")
    return {NAME: float(told.stdout)}


def draw_all(studio: Studio, count: int) -> None:
    """Boards, own tables, zones and replays of every game, number of players and language.

    count: positions drawn of each match.
    """
    for key in games():
        spec = game(key)
        for players in spec.players:
            match = begun(key, 0, players)
            play_out(match)
            for lang in languages():
                _draw(studio.painter(key), match, lang, count)


def _draw(paints: Painter, match: Match[Any], lang: str, count: int) -> None:
    header = match.header
    names = [f"Seat {seat + 1}" for seat in range(header.seats)]
    said = Caption("Bench", "0" * 64, names, lang)
    tables = moments(match, count + 1)
    for earlier, table in pairwise(tables):
        trail, view = [Seen(earlier.view(None), 0)], table.view(None)
        paints.board(view, said, trail)
        for zone in zones_of(paints.zones, header.seats):
            paints.zoom(view, said, zone, trail)
        for seat in range(match.spec.players_with(header.options, header.marks)):
            paints.hand(table.view(seat), said, seat)
    shots = [Shot(table.view(None), at) for at, table in enumerate(tables)]
    paints.replay(shots, Timeline(len(tables) - 1, [], match.result()), said)


def draw_and_tell(count: int) -> None:
    """Draw all as the bot does, then print the megabytes resident. count: see `draw_all`."""
    return_large_blocks()
    import_module("bot.app")  # the memory wanted is that of the bot
    with closing(Studio()) as studio:
        with ThreadPoolExecutor(1, "draw") as worker:  # where the bot has its pictures drawn, too
            worker.submit(draw_all, studio, count).result()
        sys.stdout.write(f"{memory_mb(os.getpid())}\n")
