"""Real matches of Fortuna, played at random."""

from collections.abc import Iterator
from typing import Any

from data.content import load
from engines.core.match import Match
from engines.core.randomness import Stream
from engines.fortuna.content import read
from engines.fortuna.game import GAME


def match(players: int, seed: str, **options: str) -> Match[Any]:
    """A match before its first answer."""
    key = seed.encode().ljust(32, b"-")
    return Match.begin(GAME, read(load("fortuna")), "", key, options, [None] * players)


def play(game: Match[Any], seed: str, most: int = 2000) -> Iterator[int]:
    """Answer at random; yields the number of answers after each."""
    for count in range(most):
        if game.over:
            return
        decision = next(iter(game.table.pending.values()))
        stream = Stream(b"random answers", f"{seed}.{count}", 0)
        game.answer(decision.id, decision.seat, decision.sample(stream))
        yield count + 1
