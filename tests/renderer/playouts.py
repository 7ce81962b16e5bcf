"""Real matches, played at random."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from data.content import load
from engines.core.kept import Keeping
from engines.core.match import Match
from engines.core.randomness import Stream
from engines.registry import game as game_of


@cache
def _content(key: str) -> Any:
    return game_of(key).content(load(key))


def match(key: str, players: int, seed: str, **options: str) -> Match[Any]:
    """A match of a game before its first answer; its positions are not kept."""
    return _begun(key, players, seed, options, "none")


def match_kept(key: str, players: int, seed: str) -> Match[Any]:
    """The same with the usual options, with all its positions."""
    return _begun(key, players, seed, {}, "all")


def _begun(
    key: str, players: int, seed: str, options: Mapping[str, str], keeping: Keeping
) -> Match[Any]:
    dice, seats = seed.encode().ljust(32, b"-"), [None] * players
    return Match.begin(game_of(key), _content(key), "", dice, options, seats, keeping)


def fewest(key: str) -> int:
    """With how few players a game can be played with the usual options."""
    spec = game_of(key)
    return spec.playable(spec.read_options({}))[0]


def play(game: Match[Any], seed: str, most: int = 4000) -> Iterator[int]:
    """Answer at random; yields the number of answers after each."""
    for count in range(most):
        if game.over:
            return
        decision = next(iter(game.table.pending.values()))
        stream = Stream(b"random answers", f"{seed}.{count}", 0)
        game.answer(decision.id, decision.seat, decision.sample(stream))
        yield count + 1
