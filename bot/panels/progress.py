"""How far somebody's turn has come."""

from itertools import takewhile
from typing import Any

from engines.core import Match
from engines.core.log import MAIN


def steps_taken(match: Match[Any], seat: int) -> int:
    """How many answers in a row a seat has given; 0 as long as players may act at the same time.

    Those that can no longer be taken back are among them, so that the number only grows.
    """
    if len(match.table.position.lanes) > 1:
        return 0
    mine = takewhile(
        lambda one: one.seat == seat and one.lane == MAIN,
        reversed(match.live()),
    )
    return sum(1 for _ in mine)
