"""Matches to measure with: played at random, the same ones every time."""

from functools import cache
from typing import Any

import data
from engines.core import GameSpec, Match, Stream, key_from
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.registry import game

LOOKED_THROUGH = 60
"""So many matches are played to find a long one."""

LAST_ROUNDS = 100
"""So many answers at the end of a match are taken for its last rounds."""


@cache
def content(key: str) -> tuple[Any, str]:
    """A game's content as its engine wants it, and the hash that names it."""
    tables = data.load(key)
    return game(key).content(tables), data.digest(tables)


def most_players(spec: GameSpec[Any]) -> int:
    """How many can play at most with the usual options."""
    return spec.playable(spec.read_options({}))[-1]


def begun(key: str, seed: int, players: int | None = None) -> Match[Any]:
    """A new match with the usual options, with as many players as these allow if no number is given."""
    spec = game(key)
    validated, digest = content(key)
    marks = [None] * (players or most_players(spec))
    match_key = key_from(f"bench {seed}")
    return Match.begin(spec, validated, digest, match_key, {}, marks, keeping="none")


def chance(seed: int) -> Stream:
    """What random players draw from."""
    return Stream(key_from(f"bench players {seed}"), "answers", 0)


def play_out(match: Match[Any]) -> int:
    """Answer at random to the end; how many real choices there were on the way."""
    return playout(match, [RandomPlayer()] * match.header.seats).choices


@cache
def longest(key: str) -> Match[Any]:
    """The longest of some finished matches. Not to be played on with."""
    return max((_finished(key, seed) for seed in range(LOOKED_THROUGH)), key=lambda one: one.number)


@cache
def middle(key: str) -> Match[Any]:
    """The longest match, half-way through. Not to be played on with."""
    whole = longest(key)
    spec, (validated, _) = game(key), content(key)
    return Match.replay(spec, validated, whole.header, whole.entries[: whole.number // 2])


def _finished(key: str, seed: int) -> Match[Any]:
    match = begun(key, seed)
    play_out(match)
    return match
