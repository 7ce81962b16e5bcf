"""Positions along a finished match, each to be looked at on its own."""

from typing import Any

from engines.core import Counters, Match, Table


def moments(whole: Match[Any], count: int) -> list[Table[Any]]:
    """At most `count` positions of a match, evenly spread from the first to the last."""
    wanted = {round(at * whole.number / (count - 1)) for at in range(count)}
    match = Match.from_header(whole.spec, whole.content, whole.header)
    dumped = [match.dump()]
    for entry in whole.entries:
        match.apply(entry)
        if entry.number in wanted:
            dumped.append(match.dump())
    return [_settled(whole, position) for position in dumped]


def _settled(match: Match[Any], position: bytes) -> Table[Any]:
    """A table of its own, which no later answer changes."""
    table = Table(match.spec.codec.load(position), match.content, match.key, Counters())
    table.settle()
    return table
