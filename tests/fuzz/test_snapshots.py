"""Stored positions, changed at random: a match wakes from each, or is made anew from its log."""

import json
from functools import cache
from typing import Any

import pytest

from bot.matches.core.loading import wake
from bot.storage.matches.play import Playing, pack
from engines.core import Match, SnapshotError, key_from
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.core.wire import counters_line, entry_line, header_line
from tests.bot.infos import info
from tests.engines.contract.cases import content, specs
from tests.fuzz.mutating import chances, changed, garbled, tried

ANSWERS = 15

each_game = pytest.mark.parametrize("game", sorted(specs()))


@cache
def match_of(game: str) -> Match[Any]:
    """A match a few answers after its beginning."""
    spec = specs()[game]
    marks = [None] * spec.players[-1]
    options = spec.suited({}, len(marks)) or {}
    match = Match.begin(spec, content(game), "a" * 64, key_from("seed"), options, marks)
    playout(match, [RandomPlayer() for _ in marks], ANSWERS)
    return match


def stored(game: str) -> bytes:
    match = match_of(game)
    return match.spec.codec.snapshot(match.dump(), "a" * 64)


def woken(game: str, body: bytes) -> None:
    """Wake a match whose position is stored so."""
    match, damage = match_of(game), list[SnapshotError]()
    lines = [entry_line(entry) for entry in match.entries]
    counters = counters_line(match.table.counters)
    playing = Playing(header_line(match.header), counters, 0, lines, ANSWERS, body, [])
    people = info([f"P{seat}" for seat in range(match.header.seats)], game=game)
    live = wake(match.spec, match.content, people, playing, damage.append)
    if damage:
        assert damage[0].detail
        assert live.match.dump() == match.dump()


@each_game
def test_a_whole_position_is_taken_as_it_is(game: str) -> None:
    woken(game, pack(stored(game)))


@each_game
def test_a_position_with_changed_values_is_taken_or_made_anew(game: str) -> None:
    whole = json.loads(stored(game))
    for chance in chances("snapshot", game):
        data = json.dumps(changed(whole, chance)).encode()
        with tried(data):
            woken(game, pack(data))


@each_game
def test_a_garbled_position_is_taken_or_made_anew(game: str) -> None:
    for chance in chances("garbled snapshot", game):
        data = garbled(stored(game), chance)
        with tried(data):
            woken(game, pack(data))


@each_game
def test_a_garbled_row_is_made_anew(game: str) -> None:
    for chance in chances("garbled row", game):
        body = garbled(pack(stored(game)), chance)
        with tried(body):
            woken(game, body)
