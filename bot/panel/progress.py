"""How far somebody's turn has come."""

from bisect import bisect_left
from itertools import takewhile
from typing import Any

from engines.core import Match
from engines.core.log import MAIN


def steps_taken(match: Match[Any], seat: int) -> int:
    """How many answers in a row a seat has given in this round; 0 as long as players may act side by side.

    Those that can no longer be taken back are among them, so that the number only grows.
    """
    if len(match.table.position.lanes) > 1:
        return 0
    mine = takewhile(
        lambda one: one.seat == seat and one.lane == MAIN,
        reversed(match.live()),
    )
    befores = list(takewhile(bool, (match.kept.get(one.number) for one in mine)))
    now = match.spec.round(match.table.position.state)
    # Rounds only grow, so few of the positions have to be looked at.
    return bisect_left(befores, 1, key=lambda before: int(_round_of(match, before) < now))


def _round_of(match: Match[Any], position: bytes | None) -> int:
    """The round of a position as it is kept."""
    return match.spec.round(match.spec.codec.load(position or b"").state)
