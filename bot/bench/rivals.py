"""catanatron, a fast engine of a comparable game, played in the same run for comparison."""

import time
from importlib import import_module
from statistics import median
from typing import Any

from bot.bench.figure import NotMeasured

TURN_LIMIT = 1000


def catanatron(runs: int, first_seed: int = 1) -> float:
    """Its real choices (two answers or more) per second in random games of four; median of runs."""
    try:
        library = import_module("catanatron")
    except ImportError as error:
        raise NotMeasured("catanatron is not installed: pip install -e '.[bench]'") from error
    return median(_rate(library, seed) for seed in range(first_seed, first_seed + runs))


def _rate(library: Any, seed: int) -> float:
    colours = library.Color
    seats = (colours.RED, colours.BLUE, colours.ORANGE, colours.WHITE)
    game = library.Game([library.RandomPlayer(colour) for colour in seats], seed=seed)
    choices = 0
    begun = time.process_time()
    while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
    return choices / (time.process_time() - begun)
