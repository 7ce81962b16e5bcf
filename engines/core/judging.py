"""Judging a position: how well a seat stands there, as far as it can see."""

from typing import Any

from engines.core.flow import Table
from engines.core.spec import GameSpec
from engines.core.worths import margin


class Misjudged(Exception):
    """A game has failed to say what the seats are worth in a position: its own fault, not that of a guess."""


def judged(spec: GameSpec[Any], table: Table[Any], seat: int) -> int:
    """How well a seat stands among all, in ten-thousandths of a point. Raises Misjudged."""
    try:
        worths = spec.worths(table.pieces(seat))
    except Exception as error:
        raise Misjudged(f"{spec.key}: seat {seat}") from error
    return margin(worths, seat)
