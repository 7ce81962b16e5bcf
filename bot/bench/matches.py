"""Matches to measure with: played at random, the same ones every time."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import data
from engines.core import GameSpec, Match, Stream, key_from
from engines.core.options import Options
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.registry import game, games

LOOKED_THROUGH = 60
"""How many matches are played to find a long one."""

LAST_ROUNDS = 100
"""How many answers at the end of a match are taken for its last rounds."""


FULL = "full"
"""What follows the name of a game, after a dot, for matches with everything there is."""


def names() -> Iterator[str]:
    """What is measured: each game with its usual options, and those with more also with everything."""
    for key, spec in games().items():
        yield key
        if spec.full:
            yield f"{key}.{FULL}"


def game_of(name: str) -> str:
    """The game of one of `names`."""
    return name.partition(".")[0]


@cache
def content(key: str) -> tuple[Any, str]:
    """A game's content as its engine wants it, and the hash that names it."""
    tables = data.load(key)
    return game(key).content(tables), data.digest(tables)


def most_players(spec: GameSpec[Any]) -> int:
    """How many can play at most with the usual options."""
    return _most(spec, {})


def _most(spec: GameSpec[Any], options: Options) -> int:
    return spec.playable(spec.read_options(options))[-1]


def begun(name: str, seed: int, players: int | None = None) -> Match[Any]:
    """A new match of one of `names`, with as many players as can play so unless a number is given.

    Where so many cannot play with the usual options, others are chosen with which they can.
    """
    spec = game(game_of(name))
    validated, digest = content(spec.key)
    base = spec.full if name.endswith(f".{FULL}") else {}
    count = players or _most(spec, base)
    options = spec.suited(base, count) or base
    marks = [None] * count
    match_key = key_from(f"bench {seed}")
    return Match.begin(spec, validated, digest, match_key, options, marks, keeping="none")


def chance(seed: int) -> Stream:
    """What random players draw from."""
    return Stream(key_from(f"bench players {seed}"), "answers", 0)


def play_out(match: Match[Any]) -> int:
    """Answer at random to the end; how many real choices there were on the way."""
    return playout(match, [RandomPlayer()] * match.header.seats).choices


@cache
def longest(name: str) -> Match[Any]:
    """The longest of some finished matches. Not to be played on with."""
    return max(
        (_finished(name, seed) for seed in range(LOOKED_THROUGH)), key=lambda one: one.number
    )


@cache
def middle(name: str) -> Match[Any]:
    """The longest match, half-way through. Not to be played on with."""
    whole = longest(name)
    return Match.replay(whole.spec, whole.content, whole.header, whole.entries[: whole.number // 2])


def _finished(name: str, seed: int) -> Match[Any]:
    match = begun(name, seed)
    play_out(match)
    return match
