"""What seats are worth to simple players: the final points each can expect, in hundredths."""

from collections.abc import Mapping, Sequence

from engines.core.spec import Result

POINT = 100
"""A final point."""
RIVAL = 30
"""How much of what the best of several others is worth counts against a player, in hundredths."""
ONLY_RIVAL = 70
"""The same of a single other: what one of two loses, the other has nearly won."""
NO_PRIZES: Mapping[int, int] = {}


def settled(result: Result, prizes: Mapping[int, int] = NO_PRIZES) -> list[int]:
    """What each seat is worth at the end: its points, and whoever has won more than all others.

    Ties are broken as the ranks say. prizes: what it is worth to some seats besides, in hundredths of a
    point, as where one wins or loses whatever points there are.
    """
    worths = [
        POINT * (score.total or 0) - (score.rank or 0) + prizes.get(score.seat, 0)
        for score in result.scores
    ]
    beaten = [worth for seat, worth in enumerate(worths) if seat not in result.winners]
    least = max(beaten, default=min(worths) - 1) + 1
    return [
        max(worth, least) if seat in result.winners else worth for seat, worth in enumerate(worths)
    ]


def margin(worths: Sequence[int], seat: int) -> int:
    """How well a seat stands among all, in ten-thousandths of a point."""
    others = [worth for other, worth in enumerate(worths) if other != seat]
    weight = ONLY_RIVAL if len(others) == 1 else RIVAL
    return 100 * worths[seat] - weight * max(others, default=0)
