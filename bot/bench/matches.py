"""Matches to measure with: played at random, the same ones every time."""

from functools import cache
from typing import Any

import data
from engines.core import Match, Stream, key_from
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


def begun(key: str, seed: int, players: int | None = None) -> Match[Any]:
    """A new match, with as many players as the game allows unless told otherwise."""
    spec = game(key)
    validated, digest = content(key)
    seats = players or spec.players[-1]
    return Match.begin(spec, validated, digest, key_from(f"bench {seed}"), {}, [None] * seats)


def chance(seed: int) -> Stream:
    """What random players draw from."""
    return Stream(key_from(f"bench players {seed}"), "answers", 0)


def play_on(match: Match[Any], stream: Stream, most: int | None = None) -> int:
    """Answer at random to the end, or `most` times; how often it was."""
    answers = 0
    while not match.over and answers != most:
        decision = next(one for one in match.table.pending.values() if not one.blocked)
        match.answer(decision.id, decision.seat, decision.sample(stream))
        answers += 1
    return answers


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
    play_on(match, chance(seed))
    return match
