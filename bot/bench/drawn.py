"""How much memory the bot holds once it has drawn all that can be asked of it.

`python -m bot.bench.drawn MOMENTS` draws in a process of its own and prints the megabytes resident then.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from typing import Any

from bot.bench.figure import Effort, Figure, NotMeasured, Probe
from bot.bench.matches import begun, play_out
from bot.bench.moments import moments
from bot.bench.process import resident_mb
from bot.memory import return_large_blocks
from data.catalogues import languages
from engines.core import Match
from engines.registry import game, games
from renderer import Caption, painter
from renderer.core.picture import Seen, zones_of
from renderer.core.replay import Shot, Timeline

NAME = "drawn.resident"


def probes() -> list[Probe]:
    """The one measurement, of all games together."""
    return [Probe((Figure(NAME, "MB", "<=", 250),), _measured)]


def _measured(effort: Effort) -> Mapping[str, float]:
    command = [sys.executable, "-m", "bot.bench.drawn", str(effort.runs)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own module
    if told.returncode:
        raise NotMeasured(f"nothing could be drawn: {told.stderr.strip().splitlines()[-1]}")
    return {NAME: float(told.stdout)}


def draw_all(count: int) -> None:
    """Boards, own tables, zones and replays of every game, number of players and language.

    count: positions drawn of each match.
    """
    for key in games():
        for players in game(key).players:
            match = begun(key, 0, players)
            play_out(match)
            for lang in languages():
                _draw(match, lang, count)


def _draw(match: Match[Any], lang: str, count: int) -> None:
    players = match.header.players
    paints, names = painter(match.spec.key), [f"Seat {seat + 1}" for seat in range(players)]
    said = Caption("Bench", "0" * 64, names, lang)
    tables = moments(match, count + 1)
    for earlier, table in pairwise(tables):
        trail, view = [Seen(earlier.view(None), 0)], table.view(None)
        paints.board(view, said, trail)
        for zone in zones_of(paints.zones, players):
            paints.zoom(view, said, zone, trail)
        for seat in range(players):
            paints.hand(table.view(seat), said, seat)
    shots = [Shot(table.view(None), at) for at, table in enumerate(tables)]
    paints.replay(shots, Timeline(len(tables) - 1, [], match.result()), said)


def _main() -> None:
    return_large_blocks()
    import_module("bot.app")  # the memory wanted is that of the bot
    with ThreadPoolExecutor(1, "draw") as worker:  # where the bot draws, too
        worker.submit(draw_all, int(sys.argv[1])).result()
    sys.stdout.write(f"{resident_mb(os.getpid())}\n")


if __name__ == "__main__":
    _main()
